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
