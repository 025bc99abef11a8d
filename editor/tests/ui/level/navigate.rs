//! Finding, going to places, opening, snapping and moving by keys.

use crate::level::canvas::{at, block, canvas, hills};
use crate::support::{CTRL, click_at, drag, key};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use loopwright::app::App;
use loopwright::session::{Brush, Selected, Snap};
use sim::project::{LayerSwitcher, PlacementId};

const ALT: Modifiers = Modifiers::ALT;

fn switcher(h: &Harness<'_, App>) -> LayerSwitcher {
    h.state().document().level("hills").unwrap().switchers[0].clone()
}

fn type_text(h: &mut Harness<'_, App>, text: &str) {
    h.event(Event::Text(text.into()));
    h.run_ok();
}

/// The level position in the middle of the canvas.
fn middle(h: &Harness<'_, App>) -> Pos2 {
    h.state().session().canvas.view.to_level(canvas(h), canvas(h).center())
}

/// A second click so soon after the first that both are one double click.
fn double_click(h: &mut Harness<'_, App>, pos: Pos2) {
    h.hover_at(pos);
    for pressed in [true, false, true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        h.input_mut().events.push(Event::PointerButton { pos, button, pressed, modifiers });
    }
    h.run_ok();
}

#[test]
fn things_are_found_selected_and_brought_into_view() {
    let mut h = hills();
    key(&mut h, CTRL, Key::F);
    type_text(&mut h, "switcher");
    assert!(h.query_by_label("1 place").is_some());
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(h.state().session().selected.things, [Selected::Switcher(PlacementId(0x51))].into());
    assert!((middle(&h) - pos2(320.0, 272.0)).length() < 2.0, "{:?}", middle(&h));
    assert!(h.query_by_label("1 of 1").is_some());
    type_text(&mut h, " nowhere");
    assert!(h.query_by_label("Nothing found").is_some());
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert!(h.query_by_label("Kind, number or id").is_none(), "Esc closes it");
}

#[test]
fn places_of_a_block_are_walked_through_with_the_window_closed() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::F3);
    assert!(h.query_by_label("Kind, number or id").is_some(), "nothing to look for yet");
    h.get_by_label("Find: Block").click();
    h.run_ok();
    h.get_by_label("Number: 26, $1A or 0x1A").focus();
    h.run_ok();
    type_text(&mut h, "x");
    assert!(h.query_by_label_contains("Type the number of a block").is_some());
    key(&mut h, Modifiers::NONE, Key::Backspace);
    type_text(&mut h, "$2");
    key(&mut h, CTRL, Key::F);
    let mut seen = Vec::new();
    for _ in 0..2 {
        key(&mut h, Modifiers::NONE, Key::F3);
        let found = h.state().session().canvas.found.unwrap();
        let (x, y) = ((found.min.x / 16.0) as i32, (found.min.y / 16.0) as i32);
        assert_eq!(crate::level::canvas::cell(&h, x, y).block, 2, "{x}, {y}");
        seen.push(found);
    }
    assert_ne!(seen[0], seen[1]);
    key(&mut h, Modifiers::SHIFT, Key::F3);
    assert_eq!(h.state().session().canvas.found, Some(seen[0]));
    // Edited meanwhile, it looks again.
    key(&mut h, Modifiers::NONE, Key::E);
    let place = at(&h, seen[0].center().x, seen[0].center().y);
    click_at(&mut h, PointerButton::Primary, place);
    key(&mut h, Modifiers::NONE, Key::F3);
    assert_ne!(h.state().session().canvas.found, Some(seen[0]));
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert_eq!(h.state().session().canvas.found, None);
}

#[test]
fn a_position_is_typed_and_shown() {
    let mut h = hills();
    key(&mut h, CTRL, Key::G);
    type_text(&mut h, "somewhere");
    assert!(h.query_by_label_contains("Type two numbers").is_some());
    (0..9).for_each(|_| key(&mut h, Modifiers::NONE, Key::Backspace));
    type_text(&mut h, "40b $100");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert!((middle(&h) - pos2(640.0, 256.0)).length() < 2.0, "{:?}", middle(&h));
    assert!(h.query_by_label_contains("Across and down").is_none(), "it is done");
}

#[test]
fn arrows_move_by_snap_pixel_and_chunk() {
    let mut h = hills();
    key(&mut h, CTRL, Key::CloseBracket);
    assert_eq!(h.state().session().selected.things, [Selected::Goal].into());
    key(&mut h, CTRL, Key::CloseBracket);
    assert_eq!(h.state().session().selected.things, [Selected::Start].into());
    key(&mut h, CTRL, Key::CloseBracket);
    assert_eq!(h.state().session().selected.things, [Selected::Switcher(PlacementId(0x51))].into());
    for (modifiers, k, x, y) in [
        (Modifiers::NONE, Key::ArrowRight, 328, 272),
        (Modifiers::SHIFT, Key::ArrowRight, 329, 272),
        (CTRL, Key::ArrowLeft, 201, 272),
        (Modifiers::SHIFT, Key::ArrowUp, 201, 271),
    ] {
        key(&mut h, modifiers, k);
        assert_eq!((switcher(&h).x, switcher(&h).y), (x, y), "{k:?}");
    }
    let turned = switcher(&h).orientation;
    key(&mut h, Modifiers::NONE, Key::Z);
    assert_ne!(switcher(&h).orientation, turned);
    key(&mut h, Modifiers::SHIFT, Key::PageDown);
    assert_eq!(switcher(&h).half_length, 64);
    key(&mut h, Modifiers::SHIFT, Key::PageUp);
    assert_eq!(switcher(&h).half_length, 32);
    let before = h.state().session().canvas.view.origin;
    key(&mut h, ALT, Key::ArrowDown);
    assert_eq!(h.state().session().canvas.view.origin, before + vec2(0.0, 64.0));
}

#[test]
fn the_snap_size_is_chosen_and_used() {
    let mut h = hills();
    let grid = h.state().session().canvas.overlays.chunk_grid;
    key(&mut h, Modifiers::SHIFT, Key::G);
    assert_eq!(h.state().session().tools.snap, Snap::Pixels(16));
    assert!(h.query_by_label("Snap 16").is_some(), "the status bar says it");
    assert_eq!(h.state().session().canvas.overlays.chunk_grid, grid);
    key(&mut h, ALT, Key::G);
    assert_ne!(h.state().session().canvas.overlays.chunk_grid, grid);
    key(&mut h, Modifiers::NONE, Key::S);
    let from = h.get_by_label("Layer switcher 1").rect().center();
    drag(&mut h, PointerButton::Primary, from, from + vec2(21.0, -43.0), Modifiers::NONE);
    assert_eq!((switcher(&h).x, switcher(&h).y), (336, 224));
    h.get_by_label("Snap 16").click();
    h.run_ok();
    h.get_by_label_contains("a chunk").click();
    h.run_ok();
    let from = at(&h, 336.0, 224.0);
    drag(&mut h, PointerButton::Primary, from, from + vec2(30.0, 70.0), Modifiers::NONE);
    assert_eq!((switcher(&h).x, switcher(&h).y), (384, 256));
    key(&mut h, Modifiers::NONE, Key::N);
    let place = at(&h, 200.0, 300.0);
    click_at(&mut h, PointerButton::Primary, place);
    let start = h.state().document().level("hills").unwrap().start;
    assert_eq!((start.x, start.y), (256, 256));
}

#[test]
fn a_double_click_opens_the_fields_or_the_chunk() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::S);
    h.get_by_label("History").click();
    h.run_ok();
    let place = h.get_by_label("Layer switcher 1").rect().center();
    double_click(&mut h, place);
    assert_eq!(h.state().session().selected.things, [Selected::Switcher(PlacementId(0x51))].into());
    assert!(h.query_by_label("Swap sides").is_some(), "the inspector is in front");
    assert_eq!(switcher(&h).x, 320, "opening the fields changes nothing");
    type_text(&mut h, "500");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(switcher(&h).x, 500, "the keyboard is in the first field");
    let ground = block(&h, 20, 24);
    double_click(&mut h, ground);
    let chunk = h.state().document().level("hills").unwrap().layout.get(2, 3).unwrap().chunk;
    assert_eq!(h.state().session().tools.brush, Brush::Chunk(chunk));
    assert!(h.query_by_label("Unused only").is_some(), "the chunks are in front");
    // A tool that paints is not interrupted.
    key(&mut h, Modifiers::NONE, Key::B);
    h.get_by_label("Blocks").click();
    h.run_ok();
    let sky = block(&h, 20, 4);
    double_click(&mut h, sky);
    assert!(h.query_by_label("Unused only").is_none());
}

#[test]
fn palettes_turn_and_the_probe_comes_and_goes() {
    let mut h = hills();
    let block = h.state().session().tools.brush;
    key(&mut h, Modifiers::NONE, Key::CloseBracket);
    assert!(h.query_by_label("Unused only").is_some());
    assert!(matches!(h.state().session().tools.brush, Brush::Chunk(_)));
    key(&mut h, Modifiers::NONE, Key::CloseBracket);
    assert!(h.query_by_label("Unused only").is_none() && h.query_by_label("Search objects").is_some());
    key(&mut h, Modifiers::NONE, Key::CloseBracket);
    assert_eq!(h.state().session().tools.brush, block);
    let inspector = |h: &Harness<'_, App>| h.query_all_by_label("Title").next().is_some();
    assert!(inspector(&h));
    key(&mut h, Modifiers::NONE, Key::P);
    assert!(!inspector(&h), "the probe covers the inspector");
    key(&mut h, Modifiers::NONE, Key::P);
    assert!(inspector(&h), "and uncovers it");
}

#[test]
fn the_hand_moves_the_view_until_it_is_put_away() {
    let mut h = hills();
    key(&mut h, Modifiers::SHIFT, Key::Space);
    let (before, from) = (h.state().session().canvas.view.origin, canvas(&h).center());
    drag(&mut h, PointerButton::Primary, from, from + vec2(-40.0, 20.0), Modifiers::NONE);
    assert_eq!(h.state().session().canvas.view.origin, before + vec2(40.0, -20.0));
    assert!(h.state().history().done().is_empty(), "nothing was painted");
    key(&mut h, Modifiers::SHIFT, Key::Space);
    drag(&mut h, PointerButton::Primary, from, from + vec2(-40.0, 20.0), Modifiers::NONE);
    assert_eq!(h.state().history().done().len(), 1);
}

#[test]
fn undo_and_redo_select_what_was_selected() {
    let mut h = hills();
    let id = Selected::Switcher(PlacementId(0x51));
    key(&mut h, CTRL, Key::OpenBracket);
    assert_eq!(h.state().session().selected.things, [id].into());
    key(&mut h, Modifiers::NONE, Key::ArrowUp);
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert!(h.state().session().selected.things.is_empty());
    key(&mut h, CTRL, Key::Z);
    assert_eq!(h.state().session().selected.things, [id].into(), "what was deleted is selected again");
    key(&mut h, CTRL, Key::Y);
    assert!(h.state().session().selected.things.is_empty());
    key(&mut h, CTRL, Key::Z);
    key(&mut h, CTRL, Key::CloseBracket);
    assert_eq!(h.state().session().selected.things, [Selected::Goal].into());
    key(&mut h, CTRL, Key::Z);
    assert_eq!(h.state().session().selected.things, [id].into(), "as it was when the switcher moved");
    // A new switcher is selected by redo, and forgotten by undo.
    key(&mut h, Modifiers::NONE, Key::K);
    let place = at(&h, 560.0, 160.0);
    click_at(&mut h, PointerButton::Primary, place);
    let new = h.state().session().selected.things.clone();
    assert!(new != [id].into() && new.len() == 1);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(h.state().session().selected.things, [id].into());
    key(&mut h, CTRL, Key::Y);
    assert_eq!(h.state().session().selected.things, new);
}

#[test]
fn the_level_is_painted_with_keys_alone() {
    let mut h = hills();
    let home = at(&h, 72.0, 72.0);
    h.hover_at(home);
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(h.state().session().canvas.caret, Some((72, 72)), "it comes where the pointer is");
    key(&mut h, Modifiers::NONE, Key::ArrowRight);
    key(&mut h, Modifiers::NONE, Key::Enter);
    let painted = |h: &Harness<'_, App>, x, y| crate::level::canvas::cell(h, x, y).block;
    assert_eq!((painted(&h, 4, 4), painted(&h, 5, 4)), (0, 1));
    // A rectangle is pulled open by the arrows.
    key(&mut h, Modifiers::NONE, Key::R);
    key(&mut h, CTRL, Key::ArrowRight);
    key(&mut h, Modifiers::SHIFT, Key::Enter);
    (0..3).for_each(|_| key(&mut h, Modifiers::NONE, Key::ArrowRight));
    key(&mut h, Modifiers::NONE, Key::ArrowDown);
    assert_eq!(painted(&h, 13, 4), 0, "not before it is let go");
    key(&mut h, Modifiers::SHIFT, Key::Enter);
    assert!((13..=16).all(|x| (4..=5).all(|y| painted(&h, x, y) == 1)));
    assert_eq!((painted(&h, 12, 4), painted(&h, 17, 4), painted(&h, 13, 6)), (0, 0, 0));
    // A brush that holds draws its way; Esc drops it.
    key(&mut h, Modifiers::NONE, Key::B);
    key(&mut h, CTRL, Key::ArrowUp);
    key(&mut h, Modifiers::SHIFT, Key::Enter);
    assert_eq!(h.state().session().canvas.caret, Some((264, 0)));
    key(&mut h, Modifiers::NONE, Key::ArrowLeft);
    key(&mut h, Modifiers::NONE, Key::Escape);
    key(&mut h, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!((painted(&h, 16, 0), painted(&h, 15, 0), painted(&h, 14, 0)), (1, 1, 0));
    // Picked, and the start put there.
    key(&mut h, Modifiers::NONE, Key::N);
    key(&mut h, Modifiers::NONE, Key::Enter);
    let start = h.state().document().level("hills").unwrap().start;
    assert_eq!((start.x, start.y), (232, 0));
    // The mouse takes over again.
    h.hover_at(home + vec2(40.0, 0.0));
    h.run_ok();
    assert_eq!(h.state().session().canvas.caret, None);
}

#[test]
fn a_key_opens_the_menu_of_the_selection() {
    let mut h = hills();
    key(&mut h, CTRL, Key::OpenBracket);
    key(&mut h, Modifiers::SHIFT, Key::F10);
    h.get_by_label("Turn the line").click();
    h.run_ok();
    assert_eq!(switcher(&h).orientation, sim::project::Orientation::Horizontal);
}

#[test]
fn the_right_button_erases_if_set_so() {
    use loopwright::bindings::Preset;
    use loopwright::command::Command;
    let mut h = hills();
    h.state_mut().send(Command::Settings(Box::new(|settings| settings.take_preset(Preset::RightErases))));
    h.run_ok();
    let (from, to) = (block(&h, 2, 24), block(&h, 6, 24));
    drag(&mut h, PointerButton::Secondary, from, to, Modifiers::NONE);
    assert!((2..=6).all(|x| crate::level::canvas::cell(&h, x, 24).block == 0));
    assert_eq!(h.state().history().done().len(), 1);
    // Alt and a click pick, Alt and a drag capture.
    let ledge = block(&h, 31, 17);
    drag(&mut h, PointerButton::Primary, ledge, ledge, ALT);
    assert!(matches!(h.state().session().tools.brush, Brush::Block(cell) if cell.block == 3));
    let (from, to) = (block(&h, 25, 16), block(&h, 28, 19));
    drag(&mut h, PointerButton::Primary, from, to, ALT);
    assert_eq!(h.state().session().tools.stamp.as_ref().map(|s| (s.width, s.height())), Some((4, 4)));
    // On what is selected it opens the menu and erases nothing.
    key(&mut h, Modifiers::NONE, Key::S);
    let place = h.get_by_label("Layer switcher 1").rect().center();
    click_at(&mut h, PointerButton::Primary, place);
    click_at(&mut h, PointerButton::Secondary, place);
    assert!(h.query_by_label("Turn the line").is_some());
    assert_eq!(h.state().history().done().len(), 1);
}
