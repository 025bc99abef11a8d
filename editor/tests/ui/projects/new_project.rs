//! The window for a new project: what it makes, and what it refuses.

use crate::projects::files::settle;
use crate::support::{CTRL, key, scratch, wait_until, window, window_of};
use eframe::egui::{Event, Id, Key, Modifiers, Role, TextureHandle, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use loopwright::app::App;
use loopwright::command::Command;
use sim::file::{Disk, open};
use sim::project::ShapeKind;

fn type_into(h: &mut Harness<'_, App>, field: &str, text: &str) {
    h.get_by_role_and_label(Role::TextInput, field).focus();
    h.run_ok();
    key(h, CTRL, Key::A);
    h.event(Event::Text(text.to_owned()));
    h.run_ok();
}

/// True as soon as a picture of a project is kept under a name.
fn has_picture(h: &Harness<'_, App>, name: &str) -> bool {
    h.ctx.data(|data| data.get_temp::<(u64, TextureHandle)>(Id::unique(("picture", name))).is_some())
}

/// Returns the picture of the button of levels of a game.
fn zone(h: &mut Harness<'_, App>) -> image::RgbaImage {
    h.remove_cursor();
    h.run_ok();
    let area = h.get_by_label("Zone of a game").rect();
    let [x, y, width, height] = [area.left(), area.top(), area.width(), area.height()].map(|side| side.round() as u32);
    let shown = h.render().expect("it can be painted");
    image::imageops::crop_imm(&shown, x, y, width, height).to_image()
}

/// Waits until all templates are drawn: the last import comes after them, if it can be shown.
fn wait_for_templates(h: &mut Harness<'_, App>) {
    wait_until(h, "pictures", |h| has_picture(h, "meadow-cave"));
}

#[test]
fn a_project_is_made_as_it_was_asked_for() {
    let folder = scratch("new-project").join("loops");
    let mut h = window();
    key(&mut h, CTRL, Key::N);
    h.get_by_label("Loop course").click();
    h.run_ok();
    type_into(&mut h, "Name", "Round and Round");
    type_into(&mut h, "Folder", &folder.display().to_string());
    h.get_by_label_contains("Will be created:");
    key(&mut h, Modifiers::NONE, Key::Enter);
    settle(&mut h);
    wait_until(&mut h, "saved", |h| !h.state().history().is_dirty() && !h.state().is_busy());
    let made = open(&Disk, &folder, &mut |_, _| {}).unwrap();
    assert!(made.problems.is_empty(), "{:?}", made.problems);
    assert_eq!(made.project.name, "Round and Round");
    let loops = made.project.levels[0].shapes.iter().filter(|shape| shape.kind == ShapeKind::Loop).count();
    assert_eq!(loops, 2);
    assert!(!h.state().has_window());
}

#[test]
fn a_project_begins_with_the_tileset_that_was_chosen() {
    for (title, material) in [("Ruins", "ruins"), ("Factory", "works"), ("Meadow", "meadow")] {
        let mut h = window();
        key(&mut h, CTRL, Key::N);
        h.get_by_label(title).click();
        h.run_ok();
        h.get_by_label("Hills").click();
        h.run_ok();
        h.get_by_label("Create").click();
        settle(&mut h);
        let project = h.state().document().project();
        assert_eq!(project.tilesets[0].tileset.name, title);
        assert!(project.tilesets[0].tileset.backgrounds.len() >= 3, "{title}");
        assert!(project.levels[0].shapes.iter().all(|shape| shape.material == material), "{title}");
        // What is drawn next looks like it.
        assert_eq!((&*project.ground.material, &*h.state().session().tools.shape.material), (material, material));
    }
}

#[test]
fn a_folder_that_is_not_empty_is_refused_with_a_reason() {
    let folder = scratch("new-refused");
    std::fs::write(folder.join("notes.txt"), "mine").unwrap();
    let mut h = window();
    key(&mut h, CTRL, Key::N);
    for (typed, reason) in [(folder.display().to_string().as_str(), "not empty"), ("some/where", "full path")] {
        type_into(&mut h, "Folder", typed);
        h.get_by_label_contains(reason);
        assert!(h.get_by_label("Create").accesskit_node().is_disabled());
        key(&mut h, Modifiers::NONE, Key::Enter);
        assert!(h.state().has_window() && h.state().document().is_empty(), "nothing was made");
    }
    type_into(&mut h, "Folder", "");
    type_into(&mut h, "Name", " ");
    h.get_by_label_contains("needs a name");
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert!(!h.state().has_window() && h.state().document().is_empty());
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
}

#[test]
fn levels_of_a_game_are_one_click_away() {
    let mut h = window();
    key(&mut h, CTRL, Key::N);
    h.get_by_label("Zone of a game").click();
    h.run_ok();
    assert!(h.query_by_role_and_label(Role::Window, "New project").is_none() && h.state().has_window());
}

#[test]
fn the_window_looks_as_it_did() {
    let mut h = window_of(vec2(853.0, 560.0));
    key(&mut h, CTRL, Key::N);
    wait_for_templates(&mut h);
    h.snapshot("new_project");
}

#[test]
fn levels_of_a_game_have_the_picture_of_the_last_import() {
    let mut h = window();
    key(&mut h, CTRL, Key::N);
    wait_for_templates(&mut h);
    let sketch = zone(&mut h);
    assert!(!has_picture(&h, "imported"), "nothing was imported");

    let ini = crate::projects::import::disassembly(&scratch("last-import").join("game"));
    let mut h = crate::projects::import::imported(&ini);
    let folder = h.state().document().folder().expect("it is on disk").to_owned();
    key(&mut h, CTRL, Key::N);
    wait_until(&mut h, "its picture", |h| has_picture(h, "imported"));
    let shown = zone(&mut h);
    let others = shown.pixels().zip(sketch.pixels()).filter(|(a, b)| a != b).count();
    assert!(others > 3000, "the level instead of the sketch: {others} pixels differ");

    // It was deleted since: the sketch again.
    std::fs::remove_dir_all(&folder).unwrap();
    let mut h = window();
    h.state_mut().send(Command::Settings(Box::new(move |settings| settings.export_to(&folder, &ini))));
    h.run_ok();
    key(&mut h, CTRL, Key::N);
    wait_for_templates(&mut h);
    (0..50).for_each(|_| {
        h.run_ok();
        std::thread::sleep(std::time::Duration::from_millis(2));
    });
    assert!(!has_picture(&h, "imported"));
    assert!(zone(&mut h) == sketch, "the sketch");
}

#[test]
fn a_small_display_has_the_buttons_in_reach() {
    let size = vec2(853.0, 480.0);
    let mut h = window_of(size);
    key(&mut h, CTRL, Key::N);
    let display = eframe::egui::Rect::from_min_size(Default::default(), size);
    for label in ["Create", "Cancel"] {
        let all: Vec<_> = h.query_all_by_label(label).map(|node| node.rect()).collect();
        assert!(all.iter().any(|area| display.contains_rect(*area)), "{label}: {all:?}");
    }
    h.get_by_label_contains("256 × 256").scroll_to_me();
    h.run_ok();
    h.get_by_label_contains("256 × 256").click();
    h.run_ok();
    h.get_by_label("Create").click();
    settle(&mut h);
    assert_eq!(h.state().document().project().chunk_size, 16);
}
