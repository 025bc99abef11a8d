//! Pictures of a project's own objects: typed, dropped, moved, saved, missing, changed on disk.

use crate::level::canvas::hills;
use crate::projects::files::Dropped;
use crate::support::{CTRL, click_at, drag, key, scratch, wait_until, window};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Role, pos2, vec2};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotOptions};
use kit::pixels::Pixels;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use sim::project::{OwnImage, OwnKind};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

fn kind(h: &Harness<'_, App>) -> OwnKind {
    (**h.state().document().project().objects.kinds.last().unwrap()).clone()
}

/// Width and height of what the kind is drawn as.
fn size(h: &Harness<'_, App>) -> Option<(u16, u16)> {
    kind(h).picture?.shown().map(|image| (image.width, image.height))
}

fn is_reported(h: &Harness<'_, App>, text: &str) -> bool {
    h.state().notices().all().iter().any(|entry| entry.notice.text.contains(text))
}

fn has(h: &Harness<'_, App>, label: &str) -> bool {
    h.query_all_by_label_contains(label).next().is_some()
}

fn click(h: &mut Harness<'_, App>, label: &str) {
    h.get_by_label(label).scroll_to_me();
    h.run_ok();
    h.get_by_label(label).click();
    h.run_ok();
}

/// A boulder with a clear margin: something that shows how it is mirrored and where it ends.
fn boulder(path: &Path, width: usize, height: usize) -> PathBuf {
    let mut pixels = Pixels { width, height, rgba: vec![[0; 4]; width * height] };
    for y in 2..height - 1 {
        for x in 1..width - 1 {
            let (light, edge) = (x * 2 < width, x == 1 || x == width - 2 || y == 2 || y == height - 2);
            // Its top rises to the right.
            if y + x / 4 < 2 + width / 4 {
                continue;
            }
            pixels.rgba[y * width + x] = match (edge, light) {
                (true, _) => [40, 30, 60, 255],
                (_, true) => [230, 150, 90, 255],
                (_, false) => [150, 80, 70, 255],
            };
        }
    }
    fs::write(path, pixels.to_png().unwrap()).unwrap();
    path.to_owned()
}

/// The hills with the maker in front and a new kind, on the page of its looks.
fn maker(form: &str) -> Harness<'static, App> {
    let mut h = hills();
    h.state_mut().send(Command::ShowPane("object_maker"));
    h.run_ok();
    click(&mut h, "New object\u{2026}");
    h.get_by_label(form).click();
    h.run_ok();
    h.run_ok();
    click(&mut h, "Page: Looks");
    h
}

fn type_path(h: &mut Harness<'_, App>, path: &Path) {
    h.get_by_label("Path of the picture").scroll_to_me();
    h.run_ok();
    h.get_by_label("Path of the picture").focus();
    h.run_ok();
    h.event(Event::Text(path.display().to_string()));
    h.run_ok();
    key(h, Modifiers::NONE, Key::Enter);
}

fn saved(h: &mut Harness<'_, App>) {
    wait_until(h, "saved", |h| !h.state().is_busy() && !h.state().history().is_dirty());
}

#[test]
fn a_picture_is_typed_moved_measured_and_taken_away() {
    let folder = scratch("object-picture");
    let path = boulder(&folder.join("boulder.png"), 48, 40);
    let mut h = maker("Sloped solid");
    let plain = kind(&h);
    type_path(&mut h, &path);
    wait_until(&mut h, "it has a picture", |h| size(h) == Some((48, 40)));
    let done = h.state().history().done().len();
    h.get_by_label("Looks of the object").scroll_to_me();
    h.run_ok();
    let looks = h.get_by_role_and_label(Role::Image, "Looks of the object").rect();
    drag(&mut h, PointerButton::Primary, looks.center(), looks.center() + vec2(40.0, -24.0), Modifiers::NONE);
    let offset = kind(&h).picture.unwrap().offset;
    assert!(offset.0 > 5 && offset.1 < -3, "{offset:?}");
    assert_eq!(h.state().history().done().len(), done + 1, "one gesture is one step");
    key(&mut h, Modifiers::NONE, Key::ArrowLeft);
    key(&mut h, Modifiers::SHIFT, Key::ArrowDown);
    assert_eq!(kind(&h).picture.unwrap().offset, (offset.0 - 1, offset.1 + 8), "arrow keys move it as well");
    click(&mut h, "Size from picture");
    let fitted = kind(&h);
    assert_eq!((fitted.half_width, fitted.half_height, fitted.heights.len()), (23, 18, 35));
    click(&mut h, "Surface from picture");
    let heights = kind(&h).heights;
    assert!(heights[6] < heights[28] && heights[28] <= 18, "it rises to the right: {heights:?}");
    h.remove_cursor();
    h.run_ok();
    h.get_by_label("Looks of the object").scroll_to_me();
    h.run_ok();
    h.snapshot_options("object_maker_picture", &SnapshotOptions::new().threshold(0.6));
    click(&mut h, "Clear");
    assert_eq!(kind(&h).picture, None);
    while kind(&h) != plain {
        let before = h.state().history().done().len();
        key(&mut h, CTRL, Key::Z);
        assert!(h.state().history().done().len() < before, "undo leads back to where it began");
    }
}

#[test]
fn a_picture_dropped_on_the_maker_is_the_kinds_not_a_tileset() {
    let folder = scratch("object-picture-drop");
    let path = boulder(&folder.join("boulder.png"), 24, 24);
    let mut h = maker("Hazard");
    let name = h.get_by_label("Path of the picture").rect().center();
    h.hover_at(name);
    h.run_ok();
    h.input_mut().dropped_files.push(Arc::new(Dropped(path.clone())));
    wait_until(&mut h, "the kind has it", |h| size(h) == Some((24, 24)));
    assert!(!has(&h, "Picture path"));
    h.hover_at(pos2(700.0, 12.0));
    h.run_ok();
    h.input_mut().dropped_files.push(Arc::new(Dropped(path)));
    wait_until(&mut h, "the window that imports tiles", |h| has(h, "Picture path"));
}

#[test]
fn hostile_pictures_are_reported_and_nothing_changes() {
    let folder = scratch("object-picture-hostile");
    let whole = fs::read(boulder(&folder.join("whole.png"), 32, 32)).unwrap();
    fs::write(folder.join("torn.png"), &whole[..whole.len() / 2]).unwrap();
    fs::write(folder.join("nothing.png"), "").unwrap();
    boulder(&folder.join("huge.png"), 1100, 64);
    fs::create_dir(folder.join("folder.png")).unwrap();
    let mut h = maker("Solid box");
    let before = kind(&h);
    for (name, says) in [
        ("torn.png", "ends in the middle"),
        ("nothing.png", "an empty file"),
        ("huge.png", "1024 × 1024 is the most"),
        ("folder.png", "this is a folder"),
        ("gone.png", "there is no such file"),
    ] {
        type_path(&mut h, &folder.join(name));
        wait_until(&mut h, says, |h| is_reported(h, says));
        assert_eq!(kind(&h), before, "{name}");
    }
}

/// A project on disk with a kind whose picture is a boulder.
fn on_disk(name: &str) -> (Harness<'static, App>, PathBuf) {
    let folder = scratch(name);
    let home = folder.join("game");
    let mut h = maker("Solid box");
    type_path(&mut h, &boulder(&folder.join("boulder.png"), 32, 32));
    wait_until(&mut h, "it has a picture", |h| size(h).is_some());
    h.state_mut().send(Command::SaveTo(home.clone()));
    saved(&mut h);
    (h, home)
}

#[test]
fn a_picture_is_saved_and_copied_to_another_folder() {
    let (mut h, home) = on_disk("object-picture-save");
    let text = fs::read_to_string(home.join("objects.json")).unwrap();
    assert!(text.contains("\"picture\": \"boulder.png\""), "{text}");
    assert_eq!(fs::read(home.join("boulder.png")).unwrap(), fs::read(home.join("../boulder.png")).unwrap());
    let mut again = window();
    again.state_mut().send(Command::Open(home.clone()));
    wait_until(&mut again, "opened", |h| h.state().document().project().objects.kinds.len() == 1);
    assert_eq!(size(&again), Some((32, 32)));
    let other = home.join("../other");
    again.state_mut().send(Command::SaveTo(other.clone()));
    wait_until(&mut again, "saved", |h| !h.state().is_busy() && other.join("objects.json").is_file());
    assert_eq!(fs::read(other.join("boulder.png")).unwrap(), fs::read(home.join("boulder.png")).unwrap());
    // Another picture of the same name does not take the place of this one.
    fs::create_dir(home.join("../elsewhere")).unwrap();
    type_path(&mut h, &boulder(&home.join("../elsewhere/boulder.png"), 16, 16));
    wait_until(&mut h, "another picture", |h| size(h) == Some((16, 16)));
    assert_eq!(kind(&h).picture.unwrap().file, "boulder_2.png");
    key(&mut h, CTRL, Key::S);
    saved(&mut h);
    assert!(home.join("boulder_2.png").is_file() && home.join("boulder.png").is_file());
    // A file that somebody took away is written anew.
    fs::remove_file(home.join("boulder_2.png")).unwrap();
    click(&mut h, "Material: Wood");
    key(&mut h, CTRL, Key::S);
    saved(&mut h);
    assert!(home.join("boulder_2.png").is_file());
}

#[test]
fn a_picture_that_changes_on_disk_is_read_again() {
    let (mut h, home) = on_disk("object-picture-reload");
    let path = home.join("boulder.png");
    // The watch needs no key; if the system has none, Ctrl+R does the same.
    boulder(&path, 40, 24);
    wait_until(&mut h, "seen by itself", |h| size(h) == Some((40, 24)));
    assert!(!h.state().history().is_dirty(), "it stands so on disk");
    let whole = fs::read(&path).unwrap();
    fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    h.state_mut().send(Command::Action(Action::ReloadAssets));
    wait_until(&mut h, "it is reported", |h| is_reported(h, "ends in the middle"));
    assert_eq!(size(&h), Some((40, 24)), "what was read before stays");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(size(&h), Some((32, 32)), "undo brings the old picture back");
}

#[test]
fn a_missing_picture_is_named_and_its_material_drawn() {
    let (h, home) = on_disk("object-picture-missing");
    drop(h);
    fs::rename(home.join("boulder.png"), home.join("away.png")).unwrap();
    let mut h = window();
    h.state_mut().use_checks();
    h.state_mut().send(Command::Open(home.clone()));
    wait_until(&mut h, "opened", |h| h.state().document().project().objects.kinds.len() == 1);
    assert!(matches!(kind(&h).picture.unwrap().image, OwnImage::Broken(_)));
    assert!(is_reported(&h, "objects.json") && is_reported(&h, "boulder.png can't be shown: there is no such file"));
    h.state_mut().send(Command::ShowPane("problems"));
    wait_until(&mut h, "the pane names it", |h| has(h, "boulder.png can't be shown"));
    assert!(has(&h, "objects.json:"), "with the line");
    let text = fs::read_to_string(home.join("objects.json")).unwrap();
    h.state_mut().send(Command::ShowPane("object_maker"));
    h.run_ok();
    click(&mut h, "Page: Looks");
    wait_until(&mut h, "the maker says it", |h| has(h, "It is drawn in its material"));
    // A change in another place loses nothing of what names the picture.
    click(&mut h, "Material: Steel");
    key(&mut h, CTRL, Key::S);
    saved(&mut h);
    let after = fs::read_to_string(home.join("objects.json")).unwrap();
    assert_eq!(after, text.replace("\"stone\"", "\"steel\""));
    fs::rename(home.join("away.png"), home.join("boulder.png")).unwrap();
    h.state_mut().send(Command::Action(Action::ReloadAssets));
    wait_until(&mut h, "back again", |h| size(h) == Some((32, 32)));
}

#[test]
fn the_path_window_asks_where_no_dialog_can_open() {
    let folder = scratch("object-picture-window");
    let path = boulder(&folder.join("boulder.png"), 20, 20);
    let mut h = maker("Trigger");
    click(&mut h, "Choose\u{2026}");
    h.run_ok();
    h.event(Event::Text(path.display().to_string()));
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::Enter);
    wait_until(&mut h, "it has a picture", |h| size(h) == Some((20, 20)));
    click(&mut h, "Place");
    h.state_mut().send(Command::ShowPane("canvas"));
    h.run_ok();
    let canvas = h.get_by_label("Level canvas").rect();
    click_at(&mut h, PointerButton::Primary, canvas.center());
    assert!(h.state().document().project().levels[0].placements.iter().any(|placed| placed.kind == "trigger"));
}

#[test]
fn another_size_leaves_the_buttons_of_the_page_in_their_places() {
    let folder = scratch("object-picture-page");
    let path = boulder(&folder.join("boulder.png"), 48, 40);
    let mut h = maker("Sloped solid");
    type_path(&mut h, &path);
    wait_until(&mut h, "it has a picture", |h| size(h) == Some((48, 40)));
    h.get_by_label("Size from picture").scroll_to_me();
    h.run_ok();
    let places = |h: &Harness<'_, App>| {
        ["Size from picture", "Surface from picture", "Clear"].map(|label| h.get_by_label(label).rect())
    };
    let before = places(&h);
    h.get_by_label("Size from picture").click();
    h.run_ok();
    assert_eq!(kind(&h).half_width, 23);
    assert_eq!(places(&h), before);
}

#[test]
fn an_object_goes_to_a_file_and_comes_back() {
    let folder = scratch("object-files");
    let mut h = maker("Hazard");
    let path = boulder(&folder.join("boulder.png"), 24, 24);
    type_path(&mut h, &path);
    wait_until(&mut h, "it has a picture", |h| size(h) == Some((24, 24)));
    fs::remove_file(&path).unwrap();
    let before = kind(&h);
    let count = |h: &Harness<'_, App>| h.state().document().project().objects.kinds.len();
    let first = count(&h);
    click(&mut h, "Export\u{2026}");
    assert!(has(&h, "Pictures are written beside it"), "no dialog can open here: a path is typed");
    let file = folder.join("mine.json");
    key(&mut h, CTRL, Key::A);
    h.event(Event::Text(file.display().to_string()));
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert!(file.is_file() && path.is_file(), "with its picture");
    assert!(is_reported(&h, "Exported"));
    click(&mut h, "Import objects\u{2026}");
    h.event(Event::Text(file.display().to_string()));
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::Enter);
    wait_until(&mut h, "it is there twice", |h| count(h) == first + 1);
    let copy = kind(&h);
    assert_eq!((copy.name.as_str(), &copy.picture), (format!("{}_2", before.name).as_str(), &before.picture));
    key(&mut h, CTRL, Key::Z);
    assert_eq!(count(&h), first, "one step");
    fs::write(&file, "{").unwrap();
    let name = h.get_by_label("Import objects\u{2026}").rect().center();
    h.hover_at(name);
    h.run_ok();
    h.input_mut().dropped_files.push(Arc::new(Dropped(file.clone())));
    wait_until(&mut h, "it is refused", |h| is_reported(h, "can't be imported"));
    assert_eq!(count(&h), first);
}
