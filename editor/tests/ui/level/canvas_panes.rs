//! Palettes, inspector and history beside the canvas.

use crate::level::canvas::{at, block, cell, hills};
use crate::support::{CTRL, click, click_at, drag, key, steps, type_number};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use loopwright::app::App;
use loopwright::bindings::ToolId;
use loopwright::command::Command;
use loopwright::session::{Brush, Selected};
use sim::project::{Area, LayerSwitcher, LevelData, Orientation, PlacementId};
use sim::ruleset::{Character, Game};
use sim::tiles::{Cell, Solidity, TileLayer};

fn level(h: &Harness<'_, App>) -> LevelData {
    h.state().document().level("hills").unwrap().as_ref().clone()
}

fn switcher(h: &Harness<'_, App>) -> LayerSwitcher {
    level(h).switchers[0].clone()
}

fn select(h: &mut Harness<'_, App>, what: Selected) {
    h.state_mut().send(Command::Session(Box::new(move |session| session.selected.things = [what].into())));
    h.run_ok();
}

#[test]
fn the_palette_fills_the_brush() {
    let mut h = hills();
    click(&mut h, "Block 4");
    click(&mut h, "Layer A: top");
    click(&mut h, "Layer B: none");
    key(&mut h, Modifiers::NONE, Key::Y);
    let expected = Cell { block: 4, flip_y: true, a: Solidity::TOP, ..Cell::default() };
    assert_eq!(h.state().session().tools.brush, Brush::Block(expected));
    let place = block(&h, 5, 5);
    click_at(&mut h, PointerButton::Primary, place);
    assert_eq!(cell(&h, 5, 5), expected);
    h.get_by_label("Block in the brush");
}

#[test]
fn choosing_from_a_palette_takes_a_tool_that_paints_with_it() {
    let mut h = hills();
    for (tool, taken, expected) in [
        (Key::E, "Block 4", ToolId::Brush),
        (Key::F, "Block 3", ToolId::Fill),
        (Key::M, "Block 4", ToolId::Brush),
        (Key::E, "Chunk 3", ToolId::Brush),
        (Key::R, "Chunk 2", ToolId::Rectangle),
        (Key::U, "Chunk 3", ToolId::Brush),
    ] {
        key(&mut h, Modifiers::NONE, tool);
        click(&mut h, if taken.starts_with("Block") { "Blocks" } else { "Chunks" });
        click(&mut h, taken);
        assert_eq!(h.state().session().tools.tool, expected, "{taken} after {tool:?}");
    }
}

#[test]
fn a_chunk_is_painted_from_its_palette() {
    let mut h = hills();
    click(&mut h, "Chunks");
    click(&mut h, "Chunk 3");
    assert_eq!(h.state().session().tools.brush, Brush::Chunk(3));
    let place = block(&h, 12, 3);
    click_at(&mut h, PointerButton::Primary, place);
    assert_eq!(level(&h).layout.get(1, 0).unwrap().chunk, 3);
    assert_eq!(cell(&h, 8, 0).block, 1);
}

#[test]
fn a_switcher_is_edited_in_the_inspector() {
    let mut h = hills();
    select(&mut h, Selected::Switcher(PlacementId(0x51)));
    click(&mut h, "Line: horizontal");
    click(&mut h, "Half length: 128");
    click(&mut h, "Going up, layer: B");
    click(&mut h, "Only on the ground");
    type_number(&mut h, "x", "$200");
    let now = switcher(&h);
    assert_eq!((now.orientation, now.half_length, now.x), (Orientation::Horizontal, 128, 512));
    assert_eq!((now.left_or_above.layer, now.grounded_only), (TileLayer::B, true));
    assert_eq!(steps(&h), ["Change layer switcher"; 5]);
    click(&mut h, "Swap sides");
    assert!(switcher(&h).left_or_above.high_priority);
    (0..6).for_each(|_| key(&mut h, CTRL, Key::Z));
    assert_eq!(switcher(&h), crate::hills::project().levels[0].switchers[0]);
}

#[test]
fn nonsense_in_a_number_changes_nothing() {
    let mut h = hills();
    select(&mut h, Selected::Start);
    let start = level(&h).start;
    for text in ["", "-", "12abc", "nan", "$"] {
        type_number(&mut h, "y", text);
        assert_eq!(level(&h).start, start, "{text:?}");
    }
    type_number(&mut h, "y", "99999999999");
    assert_eq!(level(&h).start.y, 1 << 20, "brought to the greatest");
    click(&mut h, "Character: Knuckles");
    click(&mut h, "Facing: left");
    assert_eq!((level(&h).start.character, level(&h).start.faces_left), (Character::Knuckles, true));
}

#[test]
fn the_level_is_edited_if_nothing_is_selected() {
    let mut h = hills();
    type_number(&mut h, "Columns", "12");
    assert_eq!(level(&h).layout.width(), 8, "nothing before it is applied");
    click(&mut h, "Apply size");
    assert_eq!(level(&h).layout.width(), 12);
    type_number(&mut h, "Left", "16");
    assert_eq!(level(&h).bounds.left, 16);
    click(&mut h, "As large as the level");
    assert_eq!(level(&h).bounds.right, 12 * 128 - 320);
    click(&mut h, "Select the goal");
    type_number(&mut h, "Width", "64");
    assert_eq!(level(&h).goal, Some(Area { x: 880, y: 192, width: 64, height: 128 }));
    click(&mut h, "Delete the goal");
    assert_eq!(level(&h).goal, None);
}

#[test]
fn the_waters_surface_is_dragged_and_comes_back() {
    let mut h = hills();
    click(&mut h, "The level has water");
    type_number(&mut h, "Water line", "96");
    assert_eq!(level(&h).water, Some(96));
    h.state_mut().send(Command::Session(Box::new(|session| session.tools.tool = ToolId::Select)));
    h.run_ok();
    let (from, to) = (at(&h, 56.0, 96.0), at(&h, 56.0, 128.0));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    assert_eq!(level(&h).water, Some(128));
    assert_eq!(h.state().session().selected.things.iter().collect::<Vec<_>>(), [&Selected::Water]);
    click(&mut h, "The water swells");
    assert!(level(&h).tide.swells);
    key(&mut h, CTRL, Key::Z);
    key(&mut h, CTRL, Key::Z);
    assert_eq!((level(&h).water, level(&h).tide.swells), (Some(96), false));
    select(&mut h, Selected::Water);
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert_eq!(level(&h).water, None);
}

#[test]
fn changes_of_the_water_are_added_set_ordered_and_removed() {
    let mut h = hills();
    click(&mut h, "The level has water");
    let water = level(&h).water;
    select(&mut h, Selected::Water);
    click(&mut h, "Add a change");
    type_number(&mut h, "Change 1: From camera x", "$40");
    click(&mut h, "Change 1: has With switch");
    type_number(&mut h, "Change 1: With switch", "7");
    type_number(&mut h, "Change 1: Moves to", "64");
    let first = level(&h).tide.changes[0].clone();
    assert_eq!((first.from_x, first.switch, first.y), (0x40, Some(7), Some(64)));
    click(&mut h, "Add a change");
    let second = level(&h).tide.changes[1].clone();
    assert_eq!((second.y, second.id == first.id), (water, false));
    h.get_all_by_role_and_label(Role::Button, "Earlier").last().unwrap().scroll_to_me();
    h.run_ok();
    h.get_all_by_role_and_label(Role::Button, "Earlier").last().unwrap().click();
    h.run_ok();
    assert_eq!(level(&h).tide.changes, [second.clone(), first.clone()]);
    h.get_all_by_role_and_label(Role::Button, "Delete").last().unwrap().scroll_to_me();
    h.run_ok();
    h.get_all_by_role_and_label(Role::Button, "Delete").last().unwrap().click();
    h.run_ok();
    assert_eq!(level(&h).tide.changes, [second]);
    while !level(&h).tide.changes.is_empty() {
        key(&mut h, CTRL, Key::Z);
    }
    assert_eq!(level(&h).water, water);
}

#[test]
fn physics_are_switched_one_by_one() {
    let mut h = hills();
    click(&mut h, "Physics");
    h.get_by_label("Find a switch").scroll_to_me();
    h.run_ok();
    let ruleset = |h: &Harness<'_, App>| h.state().document().project().ruleset.clone();
    assert_eq!((ruleset(&h).preset, ruleset(&h).overrides.len()), (Game::Sonic2, 0));
    click(&mut h, "Snap to 90 degrees");
    assert_eq!(ruleset(&h).overrides.len(), 1);
    click(&mut h, "Snap to 90 degrees");
    assert_eq!(ruleset(&h).overrides.len(), 0, "the preset's own value is no difference");
}

#[test]
fn the_history_is_clicked_through() {
    let mut h = hills();
    for x in 2..6 {
        let place = block(&h, x, 4);
        click_at(&mut h, PointerButton::Primary, place);
    }
    click(&mut h, "History");
    click(&mut h, "Step 1: Paint");
    assert_eq!((cell(&h, 2, 4).block, cell(&h, 3, 4).block), (1, 0));
    click(&mut h, "Step 4: Paint");
    assert_eq!(cell(&h, 5, 4).block, 1);
    click(&mut h, "Step 0: As opened");
    assert_eq!(cell(&h, 2, 4).block, 0);
}

/// The hills with many chunks.
fn many_chunks() -> Harness<'static, App> {
    let mut project = crate::hills::project();
    let one = project.chunks[1].clone();
    std::sync::Arc::make_mut(&mut project.chunks).extend(std::iter::repeat_n(one, 120));
    let mut h = crate::support::window();
    h.state_mut().take_document(kit::document::Document::new(project, None));
    h.run_ok();
    h
}

#[test]
fn a_click_in_a_palette_scrolls_nothing() {
    let mut h = many_chunks();
    click(&mut h, "Chunks");
    let take = |h: &mut Harness<'_, App>, brush: Brush| {
        use loopwright::command::Command;
        h.state_mut().send(Command::Session(Box::new(move |session| session.tools.brush = brush)));
        h.run_ok();
    };
    let place = |h: &Harness<'_, App>, n: u16| h.get_by_label(&format!("Chunk {n}")).rect();
    take(&mut h, Brush::Chunk(60));
    for n in [66, 61, 64] {
        let before = place(&h, n);
        h.get_by_label(&format!("Chunk {n}")).click();
        h.run_ok();
        assert_eq!(h.state().session().tools.brush, Brush::Chunk(n));
        assert_eq!(place(&h, n), before, "chunk {n}");
    }
    take(&mut h, Brush::Chunk(8));
    place(&h, 8); // what was chosen in another place is brought into view
}

#[test]
fn the_project_is_renamed() {
    let mut h = hills();
    let name = |h: &Harness<'_, App>| h.state().document().project().name.clone();
    let before = name(&h);
    h.get_by_role_and_label(Role::TextInput, "Project name").scroll_to_me();
    h.run_ok();
    h.get_by_role_and_label(Role::TextInput, "Project name").click();
    h.run_ok();
    key(&mut h, CTRL, Key::A);
    for letter in ["H", "i", "l", "l", "y"] {
        h.event(Event::Text(letter.to_owned()));
        h.run_ok();
    }
    assert_eq!((name(&h).as_str(), steps(&h)), ("Hilly", vec!["Rename project".to_owned()]));
    key(&mut h, Modifiers::NONE, Key::Escape);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(name(&h), before);
}

#[test]
fn a_size_that_is_not_applied_ends_with_undo() {
    let mut h = hills();
    click(&mut h, "Layer A: top");
    let place = block(&h, 5, 5);
    click_at(&mut h, PointerButton::Primary, place);
    type_number(&mut h, "Columns", "20");
    assert!(h.query_by_label("Apply size").is_some());
    key(&mut h, CTRL, Key::Z);
    assert!(h.query_by_label("Apply size").is_none());
    assert_eq!(level(&h).layout.width(), 8);
}
