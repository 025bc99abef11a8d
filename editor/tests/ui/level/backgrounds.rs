//! Background layers in their window, and blocks that move.

use crate::hills;
use crate::level::canvas::{at, canvas};
use crate::support::{CTRL, click, key, scratch, steps, type_number, wait_until, window};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotOptions};
use kit::document::Document;
use kit::pixels::Pixels;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use loopwright::session::Brush;
use sim::project::{Background, Sheet, TileFrame};
use sim::tiles::{Cell, Solidity};
use std::path::Path;
use std::sync::Arc;

/// Hills of one colour under a clear sky, `height` rows.
fn picture(path: &Path, color: [u8; 3], height: usize) {
    let mut pixels = Pixels { width: 64, height, rgba: vec![[0; 4]; 64 * height] };
    for y in 0..height {
        for x in 0..64 {
            if y * 2 > height - (x * 7 % 31) {
                pixels.rgba[y * 64 + x] = [color[0], color[1], color[2].wrapping_add(x as u8), 255];
            }
        }
    }
    std::fs::write(path, pixels.to_png().unwrap()).unwrap();
}

fn act(h: &mut Harness<'_, App>, action: Action) {
    h.state_mut().send(Command::Action(action));
    h.run_ok();
}

/// A saved project with the window open.
fn opened(name: &str) -> (Harness<'static, App>, std::path::PathBuf) {
    let folder = scratch(name);
    let mut h = window();
    h.state_mut().take_document(Document::new(hills::project(), None));
    h.state_mut().send(Command::SaveTo(folder.join("project")));
    wait_until(&mut h, "saved", |h| !h.state().history().is_dirty() && h.state().document().folder().is_some());
    act(&mut h, Action::Backgrounds);
    click(&mut h, "Stop the preview");
    (h, folder)
}

fn add(h: &mut Harness<'_, App>, path: &Path, layers: usize) {
    h.get_by_label("Path of the background picture").focus();
    h.run_ok();
    h.event(Event::Text(path.display().to_string()));
    h.run_ok();
    click(h, "Add");
    wait_until(h, "the layer is there", |h| list(h).len() == layers);
    wait_until(h, "its picture is read", |h| h.state().studio().derived().scene().art.backgrounds(0).len() == layers);
}

fn list(h: &Harness<'_, App>) -> Vec<Background> {
    h.state().document().project().tilesets[0].tileset.backgrounds.to_vec()
}

fn images(h: &Harness<'_, App>) -> Vec<String> {
    list(h).into_iter().map(|layer| layer.image).collect()
}

#[test]
fn layers_are_added_ordered_and_given_speeds() {
    let (mut h, folder) = opened("backgrounds");
    picture(&folder.join("far.png"), [60, 90, 150], 96);
    picture(&folder.join("near.png"), [30, 120, 60], 128);
    add(&mut h, &folder.join("far.png"), 1);
    add(&mut h, &folder.join("near.png"), 2);
    assert!(folder.join("project/t/far.png").is_file(), "it is copied");
    assert_eq!(images(&h), ["far.png", "near.png"]);
    click(&mut h, "Show them there");
    assert_eq!(h.state().document().level("hills").unwrap().background, Some(0));
    type_number(&mut h, "Moves across", "50");
    assert_eq!(list(&h)[1].scroll_x, 128);
    type_number(&mut h, "Moves across, exactly", "77");
    type_number(&mut h, "Height", "40");
    type_number(&mut h, "Drifts", "-12");
    click(&mut h, "Repeats: Once");
    let near = &list(&h)[1];
    assert_eq!((near.scroll_x, near.y, near.drift, near.once), (77, 40, -12, true));
    click(&mut h, "Repeats: Sideways");
    click(&mut h, "Layer 1: far.png");
    type_number(&mut h, "Row to split at", "48");
    click(&mut h, "Split into two");
    assert_eq!(images(&h), ["far.png", "far.png", "near.png"]);
    assert_eq!((list(&h)[0].rows, list(&h)[1].rows, list(&h)[1].y), (Some((0, 48)), Some((48, 96)), 48));
    h.remove_cursor();
    h.run_steps(30);
    // A list that was scrolled may still be fading at its edge.
    h.snapshot_options("backgrounds_window", &SnapshotOptions::new().threshold(0.5));
    click(&mut h, "Layer 3 farther");
    assert_eq!(images(&h), ["far.png", "near.png", "far.png"]);
    let row =
        |h: &Harness<'_, App>, n: usize, name: &str| h.get_by_label(&format!("Layer {n}: {name}")).rect().center();
    let (from, to) = (row(&h, 2, "near.png"), row(&h, 1, "far.png"));
    crate::support::drag(&mut h, PointerButton::Primary, from, to, eframe::egui::Modifiers::NONE);
    assert_eq!(images(&h), ["near.png", "far.png", "far.png"], "dragged to the back");
    click(&mut h, "Delete layer 1");
    assert_eq!(images(&h), ["far.png", "far.png"]);
    for _ in 0..3 {
        key(&mut h, CTRL, Key::Z);
    }
    assert_eq!(images(&h), ["far.png", "far.png", "near.png"]);
    assert_eq!(steps(&h).last().map(String::as_str), Some("Split background layer"));
    h.state_mut().send(Command::Action(Action::Save));
    wait_until(&mut h, "saved", |h| !h.state().history().is_dirty());
    let text = std::fs::read_to_string(folder.join("project/t/tileset.json")).unwrap();
    assert!(text.contains(r#""drift": -12"#) && text.contains(r#""rows": [48, 96]"#), "{text}");
}

#[test]
fn a_file_that_is_no_picture_is_reported_with_its_name() {
    let (mut h, folder) = opened("backgrounds-bad");
    std::fs::write(folder.join("torn.png"), "no picture").unwrap();
    h.get_by_label("Path of the background picture").focus();
    h.run_ok();
    h.event(Event::Text(folder.join("torn.png").display().to_string()));
    h.run_ok();
    click(&mut h, "Add");
    wait_until(&mut h, "it is reported", |h| {
        h.query_all_by_label_contains("torn.png can't be a background").next().is_some()
    });
    assert_eq!(list(&h), []);
}

/// Hills whose full blocks show a red and a blue cell in turn.
fn moving() -> Harness<'static, App> {
    let mut project = hills::project();
    let set = Arc::make_mut(&mut project.tilesets[0]);
    let set = Arc::make_mut(&mut set.tileset);
    let cell = |color: [u8; 4]| Arc::new(std::array::from_fn(|i| color[i % 4]));
    let cells = [[0, 0, 0, 0], [220, 40, 40, 255], [40, 220, 40, 255], [220, 220, 40, 255], [40, 60, 220, 255]];
    set.sheet = Some(Arc::new(Sheet { across: 8, cells: cells.into_iter().map(cell).collect(), indexed: None }));
    set.animations =
        Arc::new([(1, vec![TileFrame { cell: 1, duration: 8 }, TileFrame { cell: 4, duration: 8 }])].into());
    let mut h = window();
    h.state_mut().take_document(Document::new(project, None));
    h.run_ok();
    h
}

/// The colour of the ground on the canvas.
fn ground(h: &mut Harness<'_, App>) -> [u8; 3] {
    h.remove_cursor();
    h.run_ok();
    let place = at(h, 24.0, 424.0);
    assert!(canvas(h).contains(place), "{place:?}");
    let shot = h.render().expect("rendered");
    let pixel = shot.get_pixel(place.x as u32, place.y as u32 + 3);
    [pixel[0], pixel[1], pixel[2]]
}

#[test]
fn blocks_move_in_play_and_stand_still_where_that_is_wanted() {
    let mut h = moving();
    h.state_mut().send(Command::Session(Box::new(|session| {
        session.canvas.overlays.collision = false;
        session.canvas.overlays.dim = false;
        session.canvas.overlays.animate = false;
    })));
    h.run_ok();
    let still = ground(&mut h);
    assert!(still[0] > still[2], "its own cell is red: {still:?}");
    h.state_mut().send(Command::Session(Box::new(|session| session.canvas.overlays.animate = true)));
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..40 {
        h.step();
        let place = at(&h, 24.0, 424.0);
        let shot = h.render().expect("rendered");
        let pixel = shot.get_pixel(place.x as u32, place.y as u32 + 3);
        seen.insert(pixel[0] > pixel[2]);
    }
    assert_eq!(seen.len(), 2, "both are seen");
    let regions = |h: &Harness<'_, App>| h.state().studio().derived().scene().clone();
    let scene = regions(&h);
    h.step();
    assert!(Arc::ptr_eq(&scene, &regions(&h)), "nothing of the level is made anew");
}

#[test]
fn an_animation_is_made_beside_its_block() {
    let mut h = moving();
    let cell = Cell { block: 2, a: Solidity::ALL, b: Solidity::TOP, ..Cell::default() };
    h.state_mut().send(Command::ShowPane("block-editor"));
    h.state_mut().send(Command::Session(Box::new(move |session| session.tools.brush = Brush::Block(cell))));
    h.run_ok();
    click(&mut h, "Add picture");
    let frames = |h: &Harness<'_, App>| {
        let set = &h.state().document().project().tilesets[0].tileset;
        set.animations.get(&2).map(|all| all.iter().map(|frame| (frame.cell, frame.duration)).collect::<Vec<_>>())
    };
    assert_eq!(frames(&h), Some(vec![(2, 8), (3, 8)]));
    type_number(&mut h, "Frames of picture 2", "30");
    type_number(&mut h, "Cell of picture 2", "4");
    assert_eq!(frames(&h), Some(vec![(2, 8), (4, 30)]));
    click(&mut h, "Later: picture 1");
    assert_eq!(frames(&h), Some(vec![(4, 30), (2, 8)]));
    h.get_by_label("Later: picture 1").scroll_to_me();
    h.remove_cursor();
    h.run_ok();
    h.get_by_label("Animation of the block");
    click(&mut h, "Delete picture 2");
    click(&mut h, "Delete picture 1");
    assert_eq!(frames(&h), None, "it stands still");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(frames(&h), Some(vec![(4, 30)]));
    assert!(steps(&h).contains(&"Change animation".to_owned()));
}

/// The level behind hills.
fn plane(h: &Harness<'_, App>) -> sim::project::BackPlane {
    h.state().document().level("hills").unwrap().plane.clone()
}

/// Chooses an entry of the row Plane.
fn choose_plane(h: &mut Harness<'_, App>, entry: &str) {
    let list = h.get_by_role_and_label(Role::ComboBox, "Plane");
    list.scroll_to_me();
    h.run_ok();
    h.get_by_role_and_label(Role::ComboBox, "Plane").click();
    h.run_ok();
    h.get_by_label(entry).click();
    h.run_ok();
}

#[test]
fn a_plane_is_added_drawn_and_left_again() {
    let mut h = crate::level::canvas::hills();
    let alt_b = |h: &mut Harness<'_, App>| key(h, Modifiers::ALT, Key::B);
    alt_b(&mut h);
    assert_eq!(h.state().session().level, "hills", "there is nothing behind it yet");
    choose_plane(&mut h, "a new level");
    let made = plane(&h);
    assert_eq!((made.level.as_str(), made.scroll_x, made.scroll_y), ("hills-background", 64, 32));
    type_number(&mut h, "Moves across", "50");
    type_number(&mut h, "Plane x", "24");
    assert_eq!((plane(&h).scroll_x, plane(&h).x), (128, 24));
    // Drawn with the tools of a level.
    alt_b(&mut h);
    assert_eq!(h.state().session().level, "hills-background");
    assert!(h.query_by_label("The plane behind Hills").is_some());
    let project = h.state().document().project();
    assert!(project.is_plane("hills-background") && project.level("hills-background").unwrap().layout.width() == 8);
    h.state_mut().send(Command::Session(Box::new(|session| {
        session.tools.brush = Brush::Block(Cell { block: 3, ..Cell::default() });
    })));
    h.run_ok();
    for y in 0..28 {
        let (from, to) = (crate::level::canvas::block(&h, 2, y), crate::level::canvas::block(&h, 5, y));
        if y % 4 == 0 {
            crate::support::drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
        }
    }
    // And seen behind the level in front, more slowly than that.
    alt_b(&mut h);
    assert_eq!(h.state().session().level, "hills");
    let scene = h.state().studio().derived().scene();
    let behind = &scene.behind()[0];
    assert_eq!(behind.back.corner((100, 0)), (74, 0));
    h.remove_cursor();
    h.run_steps(4);
    h.snapshot_options("plane_behind", &SnapshotOptions::new().threshold(0.5));
    // The other way out, and undo.
    choose_plane(&mut h, "none");
    assert!(h.state().studio().derived().scene().behind().is_empty());
    while !steps(&h).is_empty() {
        key(&mut h, CTRL, Key::Z);
    }
    assert_eq!(h.state().document().project().levels.len(), 1);
    assert_eq!(plane(&h), sim::project::BackPlane::default());
}

#[test]
fn low_and_high_blocks_are_hidden_alone() {
    let mut h = crate::level::canvas::hills();
    let colors = |h: &mut Harness<'_, App>, low: bool, high: bool| {
        h.state_mut().send(Command::Session(Box::new(move |session| {
            let overlays = &mut session.canvas.overlays;
            (overlays.low_blocks, overlays.high_blocks) = (low, high);
        })));
        h.run_steps(3);
        let place = crate::level::canvas::block(h, 10, 20);
        let image = h.render().expect("a picture");
        image.get_pixel(place.x as u32, place.y as u32).0
    };
    let both = colors(&mut h, true, true);
    // The hills have no block in front.
    assert_eq!(colors(&mut h, true, false), both);
    assert_ne!(colors(&mut h, false, true), both);
    assert_eq!(colors(&mut h, false, false), colors(&mut h, false, true));
    let mut project = hills::project();
    let set = Arc::make_mut(&mut Arc::make_mut(&mut project.tilesets[0]).tileset);
    Arc::make_mut(&mut set.blocks).iter_mut().for_each(|block| block.front = true);
    h.state_mut().take_document(Document::new(project, None));
    h.run_ok();
    assert_eq!(colors(&mut h, false, true), both);
    assert_ne!(colors(&mut h, true, false), both);
}
