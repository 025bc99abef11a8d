//! Backups in the window: each save leaves one, which can be looked at, restored and undone.

use crate::projects::files::{click, open_path, project, sample, settle};
use crate::projects::recovery::keeping;
use crate::support::{CTRL, key, wait_until};
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotOptions};
use kit::document::Edit;
use kit::document::disk::backups::list;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use sim::file::Disk;
use std::path::{Path, PathBuf};

fn place_start(h: &mut Harness<'_, App>, x: i32) {
    let level = &h.state().document().project().levels[0];
    let (key, start) = (level.key.clone(), sim::project::Start { x, ..level.start });
    let edits = vec![Edit::SetStart { level: key, start }];
    h.state_mut().send(Command::Edit { label: "Move the start".into(), gesture: None, edits: edits.into() });
    h.run_ok();
}

fn save(h: &mut Harness<'_, App>) {
    key(h, CTRL, Key::S);
    settle(h);
}

fn start_x(h: &Harness<'_, App>) -> i32 {
    h.state().document().project().levels[0].start.x
}

fn open_window(h: &mut Harness<'_, App>, text: &str) {
    h.state_mut().send(Command::Action(Action::Backups));
    wait_until(h, "the backups are shown", |h| h.query_by_label_contains(text).is_some());
}

/// Rows of the list whose names contain this.
fn rows(h: &Harness<'_, App>, text: &str) -> usize {
    h.query_all_by_label_contains(text).count()
}

#[test]
fn a_backup_is_looked_at_restored_and_taken_back() {
    let folder = sample("backups");
    let mut h = keeping(None);
    open_path(&mut h, &folder);
    let first = start_x(&h);
    for x in [300, 500] {
        place_start(&mut h, x);
        save(&mut h);
    }
    assert_eq!(list(&Disk, &folder).len(), 3);
    drop(h);
    let mut h = keeping(None);
    open_path(&mut h, &folder);
    place_start(&mut h, 700);
    open_window(&mut h, "Differences from the current project:");
    wait_until(&mut h, "all are read", |h| rows(h, "ago: Level") == 3);
    // The newest is chosen; keys walk down to the oldest, which is what was there before the first save.
    h.snapshot_options("backups", &SnapshotOptions::new().threshold(0.5));
    h.query_all_by_label_contains("Backup of").next().expect("a row").click();
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::End);
    click(&mut h, "Restore");
    assert_eq!(start_x(&h), first);
    assert!(h.state().history().is_dirty());
    assert!(h.query_by_label("Restore").is_none(), "the window is done");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(start_x(&h), 700);
    key(&mut h, CTRL, Key::Y);
    save(&mut h);
    assert_eq!(list(&Disk, &folder).len(), 4, "what was restored and saved is the newest");
}

#[test]
fn the_list_follows_edits_and_saves_while_it_is_open() {
    let folder = project("backups-open");
    let mut h = keeping(None);
    open_path(&mut h, &folder);
    open_window(&mut h, "There is no backup yet");
    place_start(&mut h, 300);
    save(&mut h);
    wait_until(&mut h, "the save is listed", |h| rows(h, "Backup of") == 2);
    wait_until(&mut h, "it is as it is", |h| h.query_by_label("The project has not changed since then.").is_some());
    place_start(&mut h, 400);
    wait_until(&mut h, "it differs", |h| h.query_by_label("Differences from the current project:").is_some());
}

#[test]
fn a_damaged_backup_says_so_and_the_others_work() {
    let folder = project("backups-damaged");
    let mut h = keeping(None);
    open_path(&mut h, &folder);
    place_start(&mut h, 300);
    save(&mut h);
    let newest = list(&Disk, &folder)[0].time;
    std::fs::write(folder.join(format!(".loopwright/backups/{newest}.backup")), "?").unwrap();
    open_window(&mut h, "backup can't be read");
    assert!(h.query_by_label("Restore").is_none());
    h.query_all_by_label_contains("Backup of").last().expect("a row").click();
    h.run_ok();
    wait_until(&mut h, "the older one is read", |h| h.query_by_label("Restore").is_some());
}

/// A project with two backups, of which nothing can be opened: `file` holds something else than JSON.
fn damaged(name: &str, file: &str) -> PathBuf {
    let folder = project(name);
    let mut h = keeping(None);
    open_path(&mut h, &folder);
    place_start(&mut h, 300);
    save(&mut h);
    std::fs::write(folder.join(file), "\u{0}\u{0}\u{0}").unwrap();
    folder
}

/// The file that was damaged is kept.
fn is_kept(folder: &Path, file: &str) -> bool {
    let replaced = folder.join(".loopwright/replaced");
    let mut kept = std::fs::read_dir(replaced).unwrap().flatten().map(|entry| entry.path().join(file));
    kept.any(|kept| std::fs::read(kept).is_ok_and(|content| content == [0; 3]))
}

#[test]
fn a_damaged_project_is_restored_from_the_welcome_page() {
    for (name, file) in [("only-level", "levels/hills.json"), ("head", "loopwright.json"), ("chunks", "chunks.json")] {
        let folder = damaged(&format!("backups-{name}"), file);
        let mut h = keeping(None);
        open_path(&mut h, &folder);
        assert!(h.state().document().is_empty(), "{name}: the welcome page");
        let offered = |h: &Harness<'_, App>| {
            let mut notices = h.state().notices().all().iter();
            notices.any(|entry| entry.notice.text.contains("It has backups") && entry.notice.offer == Some("backups"))
        };
        wait_until(&mut h, "the backups are offered", offered);
        open_window(&mut h, "In this backup:");
        wait_until(&mut h, "all are read", |h| rows(h, "Backup of") == 2);
        click(&mut h, "Restore");
        wait_until(&mut h, "it is open", |h| !h.state().document().is_empty());
        settle(&mut h);
        assert_eq!(start_x(&h), 300, "{name}");
        assert!(!h.state().history().is_dirty() && is_kept(&folder, file), "{name}");
        assert!(h.query_by_label("Restore").is_none(), "{name}: the window is done");
    }
}

#[test]
fn a_damaged_project_is_restored_from_its_card() {
    let folder = damaged("backups-card", "loopwright.json");
    let mut h = keeping(None);
    h.state_mut().use_gallery(None);
    let to = folder.clone();
    h.state_mut().send(Command::Settings(Box::new(move |settings| settings.opened(&to))));
    h.run_ok();
    wait_until(&mut h, "the card", |h| h.query_by_label("Restore a backup of project").is_some());
    assert!(h.query_by_label_contains("Not found").is_none());
    h.get_by_label("Open project, damaged");
    h.get_by_label("Restore a backup of project").click();
    h.run_ok();
    wait_until(&mut h, "it is read", |h| h.query_by_label("Restore").is_some());
    click(&mut h, "Restore");
    wait_until(&mut h, "it is open", |h| !h.state().document().is_empty());
    assert_eq!(start_x(&h), 300);
}

#[test]
fn a_project_that_was_never_saved_has_no_backups() {
    let mut h = keeping(None);
    key(&mut h, CTRL, Key::N);
    key(&mut h, Modifiers::NONE, Key::Enter);
    settle(&mut h);
    open_window(&mut h, "was never saved");
}
