//! Opening, saving and closing, as a user does, on real folders and on failing ones.

use crate::level::canvas::{at, hills};
use crate::support::{CTRL, click_at, key, let_work, scratch, window};
use crate::{hills, support};
use eframe::egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::paint::cell_at;
use kit::notices::Severity;
use loopwright::app::App;
use loopwright::command::Command;
use loopwright::shell::windows::question::Question;
use sim::file::{Disk, open, save_as};
use std::path::{Path, PathBuf};

/// Lets the thread that reads and writes finish.
pub fn settle(h: &mut Harness<'_, App>) {
    assert!(let_work(h, |h| !h.state().is_busy()), "the disk never finishes");
}

/// A project in a folder of the test's own.
pub fn project(name: &str) -> PathBuf {
    let folder = scratch(name).join("project");
    save_as(&Disk, &hills::project(), None, &folder).unwrap();
    folder
}

/// A copy of the sample that comes with the program, with its tilesets beside it.
pub fn sample(name: &str) -> PathBuf {
    let (root, copy) = (Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), scratch(name));
    for folder in ["projects/first-steps", "tilesets"] {
        copy_folder(&root.join(folder), &copy.join(folder));
    }
    copy.join("projects/first-steps")
}

fn copy_folder(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let (path, copy) = (entry.as_ref().unwrap().path(), to.join(entry.unwrap().file_name()));
        if path.is_file() {
            std::fs::copy(path, copy).unwrap();
        } else if path.file_name().is_some_and(|name| name != ".loopwright") {
            copy_folder(&path, &copy);
        }
    }
}

pub fn open_path(h: &mut Harness<'_, App>, path: &Path) {
    key(h, CTRL | Modifiers::SHIFT, Key::O);
    let field = h.get_by_label("Folder");
    field.focus();
    h.run_ok();
    key(h, CTRL, Key::A);
    h.event(Event::Text(path.display().to_string()));
    h.run_ok();
    key(h, Modifiers::NONE, Key::Enter);
    settle(h);
}

pub fn paint(h: &mut Harness<'_, App>) {
    key(h, Modifiers::NONE, Key::N);
    let place = at(h, 200.0, 300.0);
    click_at(h, PointerButton::Primary, place);
    assert!(h.state().history().is_dirty());
}

/// Clicks the topmost of what has this label: windows come after what they cover.
pub fn click(h: &mut Harness<'_, App>, label: &str) {
    h.query_all_by_label(label).last().expect("something has this label").click();
    h.run_ok();
    settle(h);
}

fn last_error(h: &Harness<'_, App>) -> String {
    let notice = h.state().notices().latest().expect("there is a notice");
    assert_eq!(notice.severity, Severity::Error, "{}", notice.text);
    notice.text.clone()
}

#[test]
fn a_project_is_opened_by_path_changed_saved_and_opened_again() {
    let folder = project("open-save");
    let mut h = window();
    open_path(&mut h, &folder);
    assert_eq!(h.state().document().project().levels.len(), 1, "{:?}", h.state().notices().latest());
    paint(&mut h);
    key(&mut h, CTRL, Key::S);
    settle(&mut h);
    assert!(!h.state().history().is_dirty());
    let again = open(&Disk, &folder, &mut |_, _| {}).unwrap();
    assert_eq!((again.project.levels[0].start.x, again.project.levels[0].start.y), (200, 304));
    key(&mut h, CTRL, Key::Z);
    assert!(h.state().history().is_dirty(), "the saved state is left by undo");
    key(&mut h, CTRL, Key::Y);
    assert!(!h.state().history().is_dirty(), "and reached again by redo");
}

#[test]
fn save_as_makes_a_project_of_its_own() {
    let folder = project("save-as");
    let copy = folder.with_file_name("copy");
    let mut h = window();
    open_path(&mut h, &folder);
    paint(&mut h);
    // Without dialogs of the system, "Save as" asks for a path.
    key(&mut h, CTRL | Modifiers::SHIFT, Key::S);
    h.get_by_label("Folder").focus();
    h.run_ok();
    key(&mut h, CTRL, Key::A);
    h.event(Event::Text(copy.display().to_string()));
    h.run_ok();
    click(&mut h, "Save");
    assert!(!h.state().history().is_dirty(), "{:?}", h.state().notices().latest());
    assert_eq!(open(&Disk, &copy, &mut |_, _| {}).unwrap().project.levels[0].start.x, 200);
    assert_ne!(open(&Disk, &folder, &mut |_, _| {}).unwrap().project.levels[0].start.x, 200);
    assert_eq!(h.state().document().folder().unwrap().file_name().unwrap(), "copy");
}

#[test]
fn unsaved_changes_are_asked_about() {
    let folder = project("unsaved");
    let mut h = window();
    open_path(&mut h, &folder);
    paint(&mut h);
    key(&mut h, CTRL, Key::W);
    assert!(matches!(h.state().question(), Some(Question::Unsaved { .. })));
    key(&mut h, CTRL, Key::Z);
    assert!(h.state().history().is_dirty(), "no key acts behind the question");
    click(&mut h, "Cancel");
    assert!(h.state().question().is_none());
    assert!(h.state().history().is_dirty());
    key(&mut h, CTRL, Key::W);
    click(&mut h, "Don't save");
    assert!(h.state().document().project().levels.is_empty());
    assert_ne!(open(&Disk, &folder, &mut |_, _| {}).unwrap().project.levels[0].start.x, 200);

    open_path(&mut h, &folder);
    paint(&mut h);
    key(&mut h, CTRL, Key::W);
    click(&mut h, "Save");
    assert!(h.state().document().project().levels.is_empty(), "saved, then closed");
    assert_eq!(open(&Disk, &folder, &mut |_, _| {}).unwrap().project.levels[0].start.x, 200);
}

#[test]
fn a_new_project_has_something_to_draw_with_and_is_unsaved() {
    let mut h = window();
    key(&mut h, CTRL, Key::N);
    key(&mut h, Modifiers::NONE, Key::Enter);
    settle(&mut h);
    let project = h.state().document().project();
    assert_eq!((project.name.as_str(), project.levels.len()), ("Untitled", 1));
    assert!(h.state().history().is_dirty());
    let folder = scratch("new").join("mine");
    h.state_mut().send(Command::SaveTo(folder.clone()));
    settle(&mut h);
    assert!(!h.state().history().is_dirty(), "{:?}", h.state().notices().latest());
    let opened = open(&Disk, &folder, &mut |_, _| {}).unwrap();
    assert!(opened.problems.is_empty(), "{:?}", opened.problems);
    let source = h.state().document().project().tilesets.len();
    assert_eq!(opened.project.tilesets.len(), source);
}

#[test]
fn a_new_project_can_have_chunks_of_256_pixels() {
    let mut h = window();
    key(&mut h, CTRL, Key::N);
    key(&mut h, Modifiers::NONE, Key::Enter);
    settle(&mut h);
    let cells = |h: &Harness<'_, App>| -> Vec<_> {
        let places = (0..64).flat_map(|y| (0..256).map(move |x| (x, y)));
        let document = h.state().document();
        let level = document.level("level-1").unwrap();
        places.map(|(x, y)| cell_at(document, level, x, y)).collect()
    };
    let small = cells(&h);
    click(&mut h, "File");
    h.get_by_label_contains("New project, 256-pixel chunks").click();
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::Enter);
    click(&mut h, "Don't save");
    settle(&mut h);
    let project = h.state().document().project();
    assert_eq!((project.chunk_size, project.levels[0].layout.width(), project.levels[0].layout.height()), (16, 16, 4));
    assert_eq!(cells(&h), small, "the same ground");
}

#[test]
fn what_changed_on_disk_is_never_overwritten_unseen() {
    let folder = project("changed");
    let mut h = window();
    open_path(&mut h, &folder);
    let level = folder.join("levels/hills.json");
    let theirs = std::fs::read_to_string(&level).unwrap().replace("Hills", "Theirs");
    std::fs::write(&level, format!("{theirs}\n")).unwrap();
    paint(&mut h);
    key(&mut h, CTRL, Key::S);
    settle(&mut h);
    assert!(matches!(h.state().question(), Some(Question::ChangedOnDisk(_))), "{:?}", h.state().notices().latest());
    assert!(h.state().history().is_dirty());
    assert_eq!(std::fs::read_to_string(&level).unwrap(), format!("{theirs}\n"));
    // The first answer overwrites nothing: it compares what both did.
    key(&mut h, Modifiers::NONE, Key::Enter);
    settle(&mut h);
    assert!(h.state().history().is_dirty());
    assert_eq!(std::fs::read_to_string(&level).unwrap(), format!("{theirs}\n"));
    while h.state().question().is_some() {
        key(&mut h, Modifiers::NONE, Key::Escape);
        settle(&mut h);
    }
    key(&mut h, CTRL, Key::S);
    settle(&mut h);
    click(&mut h, "Overwrite them");
    assert!(!h.state().history().is_dirty());
    assert_eq!(open(&Disk, &folder, &mut |_, _| {}).unwrap().project.levels[0].start.x, 200);
}

#[test]
fn hostile_folders_are_named_and_cost_nothing() {
    let base = scratch("hostile");
    let make = |name: &str, files: &[(&str, &[u8])]| {
        let folder = base.join(name);
        for (file, content) in files {
            let path = folder.join(file);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, content).unwrap();
        }
        std::fs::create_dir_all(&folder).unwrap();
        folder
    };
    let good = project("hostile-good");
    let read = |file: &str| std::fs::read(good.join(file)).unwrap();
    let newer = String::from_utf8(read("loopwright.json")).unwrap().replace("\"format\": 1", "\"format\": 999");
    let cases = [
        ("nothing here", base.join("no such folder"), "contains no project"),
        ("an empty folder", make("empty", &[]), "contains no project"),
        ("no JSON", make("garbage", &[("loopwright.json", b"\xff\x00{{{")]), "loopwright.json"),
        ("a list", make("list", &[("loopwright.json", b"[]")]), "loopwright.json"),
        ("a newer format", make("newer", &[("loopwright.json", newer.as_bytes())]), "newer Loopwright"),
        ("no chunks", make("chunkless", &[("loopwright.json", &read("loopwright.json"))]), "chunks.json"),
        ("a file", make("file", &[("x", b"")]).join("x"), "contains no project"),
    ];
    let mut h = hills();
    let before = h.state().document().project().clone();
    for (row, path, names) in cases {
        let before_it = h.state().notices().all().len();
        h.state_mut().send(Command::Open(path));
        h.run_ok();
        settle(&mut h);
        assert!(h.state().notices().all().len() > before_it, "{row}: no notice");
        let text = last_error(&h);
        assert!(text.contains(names), "{row}: {text}");
        assert!(*h.state().document().project() == before, "{row}: the open project is another");
    }
}

#[derive(Debug)]
pub struct Dropped(pub PathBuf);

impl eframe::egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Err("a folder".into())
    }
}

#[test]
fn a_folder_dropped_onto_the_window_is_opened() {
    let folder = project("dropped");
    let mut h = window();
    h.input_mut().dropped_files.push(std::sync::Arc::new(Dropped(folder)));
    h.run_ok();
    settle(&mut h);
    assert_eq!(h.state().document().project().levels.len(), 1);
}

#[cfg(unix)]
#[test]
fn a_read_only_folder_keeps_the_work_in_the_window() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = project("read-only");
    let mut h = window();
    open_path(&mut h, &folder);
    paint(&mut h);
    let mode = |path: &Path, mode| std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    mode(&folder, 0o555);
    mode(&folder.join("levels"), 0o555);
    mode(&folder.join("levels/hills.json"), 0o444);
    let is_root = std::fs::write(folder.join("probe"), b"").is_ok();
    key(&mut h, CTRL, Key::S);
    settle(&mut h);
    mode(&folder, 0o755);
    mode(&folder.join("levels"), 0o755);
    let error = last_error(&h);
    assert!(error.contains("read-only") || error.contains("permissions") || is_root, "{error}");
    assert!(h.state().history().is_dirty(), "the document is still dirty");
    mode(&folder.join("levels/hills.json"), 0o644);
    key(&mut h, CTRL, Key::S);
    support::key(&mut h, Modifiers::NONE, Key::F35);
    settle(&mut h);
    assert!(!h.state().history().is_dirty(), "the next save works: {:?}", h.state().notices().latest());
}

#[test]
fn the_view_is_restored_whichever_level_was_seen() {
    let folder = scratch("view-restored").join("project");
    let mut two = hills::project();
    let mut second = (*two.levels[0]).clone();
    (second.key, second.title) = ("second".into(), "Second".into());
    two.levels.push(std::sync::Arc::new(second));
    save_as(&Disk, &two, None, &folder).unwrap();
    let mut h = window();
    open_path(&mut h, &folder);
    assert_eq!(h.state().session().level, "hills");
    key(&mut h, Modifiers::ALT, Key::PageDown);
    for k in [Key::Plus, Key::Plus] {
        key(&mut h, Modifiers::NONE, k);
        h.run_steps(8);
    }
    let left = h.state().session().canvas.view;
    assert_eq!(h.state().session().level, "second");
    h.state_mut().send(Command::Action(loopwright::bindings::Action::CloseProject));
    settle(&mut h);
    assert!(h.state().document().project().levels.is_empty());
    open_path(&mut h, &folder);
    assert_eq!((h.state().session().level.as_str(), h.state().session().canvas.view), ("second", left));
}

#[test]
fn what_is_opened_or_new_is_seen() {
    let folder = project("seen");
    let mut h = window();
    open_path(&mut h, &folder);
    for new in [false, true] {
        key(&mut h, Modifiers::NONE, Key::T);
        assert!(h.query_by_label("Level canvas").is_none(), "the tiles are before it");
        if new {
            key(&mut h, CTRL, Key::N);
            key(&mut h, Modifiers::NONE, Key::Enter);
            settle(&mut h);
        } else {
            open_path(&mut h, &folder);
        }
        h.get_by_label("Level canvas");
        assert_eq!(h.state().focus().pane, "canvas");
    }
}
