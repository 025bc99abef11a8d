//! Space in a level: columns and rows with all that is behind them, and areas that move with their things.

use crate::level::canvas::block;
use crate::projects::files::{open_path, sample};
use crate::support::{CTRL, drag, key, type_number, window};
use eframe::egui::{Key, Modifiers, PointerButton, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use std::sync::Arc;

fn level(h: &Harness<'_, App>) -> Arc<sim::project::LevelData> {
    Arc::clone(&h.state().document().project().levels[0])
}

/// A click on a choice of the window.
fn choose(h: &mut Harness<'_, App>, label: &str) {
    let title = "Insert or delete space";
    let window = h.get_by_role_and_label(Role::Window, title).rect();
    let is_choice = |node: &Node<'_>| node.accesskit_node().role() != Role::Label && window.contains_rect(node.rect());
    h.query_all_by_label(label).rfind(is_choice).expect(label).click();
    h.run_ok();
}

#[test]
fn columns_are_put_in_and_taken_out_with_all_behind_them() {
    let mut h = window();
    open_path(&mut h, &sample("space"));
    let before = level(&h);
    h.state_mut().send(Command::Action(Action::Space));
    h.run_ok();
    let (width, height) = (before.layout.width(), before.layout.height());
    h.get_by_label(&format!("The level becomes {} × {height} chunks.", width + 1));
    type_number(&mut h, "Before", "2");
    type_number(&mut h, "Number", "3");
    choose(&mut h, "Insert columns");
    let after = level(&h);
    assert_eq!((after.layout.width(), after.layout.height()), (width + 3, height));
    assert_eq!(after.bounds.right, before.bounds.right + 3 * 128);
    let moved = |x: i32| if x < 256 { x } else { x + 384 };
    let places = |level: &sim::project::LevelData| level.placements.iter().map(|thing| thing.x).collect::<Vec<_>>();
    assert_eq!(places(&after), places(&before).into_iter().map(moved).collect::<Vec<_>>());
    // The same numbers take them out again.
    choose(&mut h, "Delete");
    h.get_by_label(&format!("The level becomes {width} × {height} chunks."));
    choose(&mut h, "Delete columns");
    assert_eq!(level(&h).layout, before.layout);
    assert_eq!(places(&level(&h)), places(&before));
    choose(&mut h, "Close");
    key(&mut h, CTRL, Key::Z);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(*level(&h), *before, "undone");
}

#[test]
fn rows_of_blocks_are_taken_out_with_what_is_in_them() {
    let mut h = window();
    open_path(&mut h, &sample("space-rows"));
    let before = level(&h);
    h.state_mut().send(Command::Action(Action::Space));
    h.run_ok();
    for choice in ["Rows", "Delete", "Blocks"] {
        choose(&mut h, choice);
    }
    // The row of blocks in which the first object is.
    let row = before.placements[0].y.div_euclid(16);
    type_number(&mut h, "First", &row.to_string());
    let there = before.placements.iter().filter(|thing| thing.y.div_euclid(16) == row).count();
    assert!(h.query_all_by_label_contains("there are deleted.").count() > 0);
    choose(&mut h, "Delete rows");
    let after = level(&h);
    assert_eq!(after.placements.len(), before.placements.len() - there);
    assert_eq!(after.bounds.bottom, before.bounds.bottom - 16);
    type_number(&mut h, "First", "9999");
    h.get_by_label("choose a place in the level, and at least one block.");
    assert!(h.get_by_label("Delete rows").accesskit_node().is_disabled());
}

#[test]
fn an_area_moves_with_its_things_by_arrows_and_by_the_hand() {
    use kit::document::paint::cell_at;
    use kit::document::{Blocks, Region};
    use loopwright::bindings::ToolId;
    let mut h = window();
    open_path(&mut h, &sample("area-move"));
    let before = level(&h);
    let ring = before.placements.iter().find(|thing| thing.x > 200 && thing.x < 600).expect("a thing in view").clone();
    let (x, y) = (ring.x.div_euclid(16), ring.y.div_euclid(16));
    let area = Blocks { left: x - 1, top: y - 1, right: x + 3, bottom: y + 8 };
    let cells = |h: &Harness<'_, App>, left: i32| {
        let document = h.state().document();
        let at = |n: i32| cell_at(document, &document.project().levels[0], left + n % 4, area.top + n / 4);
        (0..36).map(|n| at(n).unwrap_or_default()).collect::<Vec<_>>()
    };
    let (old, beside) = (cells(&h, area.left), cells(&h, area.left + 4));
    assert_ne!(old, vec![Default::default(); 36]);
    h.state_mut().send(Command::Session(Box::new(move |session| {
        session.tools.tool = ToolId::Select;
        session.selected.things.clear();
        session.selected.area = Region::of(area);
    })));
    h.run_ok();
    h.get_by_label("Level canvas").focus();
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(cells(&h, area.left + 1), old, "one block to the right");
    let x_of = |h: &Harness<'_, App>| level(h).placements.iter().find(|thing| thing.id == ring.id).expect("it").x;
    assert_eq!(x_of(&h), ring.x + 16);
    // The hand takes hold of a part without a thing, and moves it on by three blocks.
    let [from, to] = [2, 5].map(|x| block(&h, area.left + x, area.bottom - 1));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    assert_eq!(cells(&h, area.left + 4), old, "three more");
    assert_eq!(x_of(&h), ring.x + 64);
    key(&mut h, CTRL, Key::Z);
    key(&mut h, CTRL, Key::Z);
    assert_eq!((cells(&h, area.left), cells(&h, area.left + 4)), (old, beside));
    assert_eq!(x_of(&h), ring.x);
}

#[test]
fn the_border_is_dragged_at_any_side() {
    let mut h = crate::level::canvas::hills();
    key(&mut h, Modifiers::NONE, Key::Home);
    key(&mut h, Modifiers::NONE, Key::S);
    let before = level(&h);
    let chunk = crate::level::canvas::at(&h, 128.0, 0.0).x - crate::level::canvas::at(&h, 0.0, 0.0).x;
    let grip = |h: &Harness<'_, App>, x: f32, y: f32, dx: f32, dy: f32| {
        crate::level::canvas::at(h, x, y) + eframe::egui::vec2(dx, dy)
    };
    let size = |h: &Harness<'_, App>| (level(h).layout.width(), level(h).layout.height());
    // Right: two chunks less, with the goal. Nothing else moves.
    let from = grip(&h, 1024.0, 100.0, 3.0, 0.0);
    drag(&mut h, PointerButton::Primary, from, from - eframe::egui::vec2(2.0 * chunk, 0.0), Modifiers::NONE);
    assert_eq!(size(&h), (6, 4));
    assert_eq!(level(&h).goal, None);
    assert_eq!(level(&h).start, before.start);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(*level(&h), *before);
    // The upper left corner: a column and a row more, and everything moves along.
    let from = grip(&h, 0.0, 0.0, -3.0, -3.0);
    drag(&mut h, PointerButton::Primary, from, from - eframe::egui::vec2(chunk, chunk), Modifiers::NONE);
    assert_eq!(size(&h), (9, 5));
    assert_eq!((level(&h).start.x, level(&h).start.y), (before.start.x + 128, before.start.y + 128));
    assert_eq!((level(&h).switchers[0].x, level(&h).switchers[0].y), (448, 400));
    assert_eq!(level(&h).layout.get(1, 3), before.layout.get(0, 2));
    // All of it away is refused.
    let from = grip(&h, 1152.0, 100.0, 3.0, 0.0);
    drag(&mut h, PointerButton::Primary, from, from - eframe::egui::vec2(20.0 * chunk, 0.0), Modifiers::NONE);
    assert_eq!(size(&h), (9, 5));
    key(&mut h, CTRL, Key::Z);
    assert_eq!(*level(&h), *before);
}

#[test]
fn the_inspector_resizes_at_the_side_that_is_chosen() {
    let mut h = crate::level::canvas::hills();
    key(&mut h, Modifiers::NONE, Key::S);
    let before = level(&h);
    type_number(&mut h, "Columns", "10");
    type_number(&mut h, "Rows", "3");
    h.get_by_label("Columns at the: Left").click();
    h.run_ok();
    crate::support::click(&mut h, "Apply size");
    let after = level(&h);
    assert_eq!((after.layout.width(), after.layout.height()), (10, 3));
    assert_eq!((after.start.x, after.start.y), (before.start.x + 256, before.start.y));
    assert_eq!(after.layout.get(5, 2), before.layout.get(3, 2));
    assert_eq!(crate::support::steps(&h).len(), 1);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(*level(&h), *before);
}

#[test]
fn an_area_grows_shrinks_and_copies_its_layers() {
    use kit::document::paint::cell_at;
    use kit::document::{Blocks, Region};
    let mut h = crate::level::canvas::hills();
    let ledge = Blocks { left: 31, top: 17, right: 32, bottom: 18 };
    h.state_mut().send(Command::Session(Box::new(move |session| {
        session.tools.tool = loopwright::bindings::ToolId::Area;
        session.selected.area = Region::of(ledge);
    })));
    h.run_ok();
    let bounds = |h: &Harness<'_, App>| h.state().session().selected.area.bounds().expect("an area");
    let alt = Modifiers { alt: true, ..Modifiers::NONE };
    key(&mut h, alt, Key::Plus);
    assert_eq!(bounds(&h), Blocks { left: 30, top: 16, right: 33, bottom: 19 });
    key(&mut h, alt, Key::Minus);
    assert_eq!(bounds(&h), ledge);
    key(&mut h, alt, Key::Minus);
    assert_eq!(bounds(&h), ledge, "a single block does not shrink away");
    let solidity = |h: &Harness<'_, App>| {
        let cell = cell_at(h.state().document(), &level(h), 31, 17).expect("a cell");
        (cell.a, cell.b)
    };
    let (top, none) = (sim::tiles::Solidity::TOP, sim::tiles::Solidity::NONE);
    assert_eq!(solidity(&h), (top, none));
    h.state_mut().send(Command::Action(Action::CopyLayerToB));
    h.run_ok();
    assert_eq!(solidity(&h), (top, top));
    key(&mut h, CTRL, Key::Z);
    h.state_mut().send(Command::Action(Action::CopyLayerToA));
    h.run_ok();
    assert_eq!(solidity(&h), (none, none));
}
