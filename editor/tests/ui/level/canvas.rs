//! The level canvas: shown, moved and painted on.

use crate::hills;
use crate::support::{CTRL, click_at, drag, key, window};
use eframe::egui::{Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, Rect, Role, Vec2, pos2, vec2};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotOptions};
use kit::document::{Document, paint};
use loopwright::app::App;
use loopwright::bindings::ToolId;
use loopwright::panes::canvas::grid::RULER;
use loopwright::session::{Brush, Selected};
use sim::project::{LayerSwitcher, Orientation, PlacementId};
use sim::tiles::{Cell, Solidity};

/// A window with the hills open.
pub fn hills() -> Harness<'static, App> {
    let mut h = window();
    h.state_mut().take_document(Document::new(hills::project(), None));
    h.run_ok();
    h
}

/// The canvas inside its rulers.
pub fn canvas(h: &Harness<'_, App>) -> Rect {
    let full = h.get_by_label("Level canvas").rect();
    Rect::from_min_max(full.min + Vec2::splat(RULER), full.max)
}

/// Returns the place of a level position on the screen.
pub fn at(h: &Harness<'_, App>, x: f32, y: f32) -> Pos2 {
    h.state().session().canvas.view.snapped(1.0).to_screen(canvas(h), pos2(x, y))
}

/// The middle of a block on the screen.
pub fn block(h: &Harness<'_, App>, x: i32, y: i32) -> Pos2 {
    at(h, x as f32 * 16.0 + 8.0, y as f32 * 16.0 + 8.0)
}

/// The cell at a block.
pub fn cell(h: &Harness<'_, App>, x: i32, y: i32) -> Cell {
    let document = h.state().document();
    paint::cell_at(document, document.level("hills").unwrap(), x, y).unwrap()
}

/// The only switcher.
fn switcher(h: &Harness<'_, App>) -> LayerSwitcher {
    h.state().document().level("hills").unwrap().switchers[0].clone()
}

fn steps(h: &Harness<'_, App>) -> usize {
    h.state().history().done().len()
}

fn wheel(h: &mut Harness<'_, App>, lines: Vec2, modifiers: Modifiers) {
    h.event(Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: lines,
        phase: eframe::egui::TouchPhase::Move,
        source: eframe::egui::MouseWheelSource::Unknown,
        modifiers,
    });
    h.run_ok();
}

fn take(h: &mut Harness<'_, App>, brush: Brush) {
    use loopwright::command::Command;
    h.state_mut().send(Command::Session(Box::new(move |session| session.tools.brush = brush)));
    h.run_ok();
}

/// Returns a tolerance for letters: the place of a glyph in the font's texture depends on other panes, and its edge with it.
fn tolerant() -> SnapshotOptions {
    SnapshotOptions::new().threshold(0.5)
}

fn solid(block: u16) -> Cell {
    Cell { block, a: Solidity::ALL, b: Solidity::ALL, ..Default::default() }
}

#[test]
fn the_level_is_shown_with_what_stands_in_it() {
    let mut h = hills();
    assert!(h.get_by_label("Level canvas").rect().width() > 400.0);
    h.get_by_label("Layer switcher 1");
    h.get_by_label("Player start");
    key(&mut h, Modifiers::NONE, Key::Tab); // the level alone: other panes have pictures of their own
    h.snapshot_options("canvas_level", &tolerant());
}

#[test]
fn a_stroke_is_one_step_without_gaps_and_undone_as_one() {
    let mut h = hills();
    take(&mut h, Brush::Block(solid(2)));
    key(&mut h, Modifiers::NONE, Key::B);
    let (from, to) = (block(&h, 4, 5), block(&h, 20, 5));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    for x in 4..=20 {
        assert_eq!(cell(&h, x, 5), solid(2), "block {x}");
    }
    assert_eq!((cell(&h, 3, 5).block, cell(&h, 21, 5).block), (0, 0));
    assert_eq!(steps(&h), 1, "one stroke, one step");
    key(&mut h, CTRL, Key::Z);
    assert!((0..64).all(|x| cell(&h, x, 5).block == 0));
    key(&mut h, CTRL, Key::Y);
    assert_eq!(cell(&h, 12, 5), solid(2));
}

#[test]
fn a_fast_pointer_leaves_no_gaps() {
    let mut h = hills();
    take(&mut h, Brush::Block(solid(1)));
    let (from, to) = (block(&h, 3, 4), block(&h, 30, 12));
    let press = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    h.hover_at(from);
    h.event(press(from, true));
    h.hover_at(to);
    h.event(press(to, false));
    h.run_ok();
    let painted: Vec<_> = paint::line((3, 4), (30, 12));
    assert!(painted.iter().all(|(x, y)| cell(&h, *x, *y) == solid(1)));
}

#[test]
fn painting_here_keeps_the_other_places_of_a_shared_chunk() {
    let mut h = hills();
    take(&mut h, Brush::Block(solid(2)));
    let place = block(&h, 1, 17);
    click_at(&mut h, PointerButton::Primary, place);
    assert_eq!((cell(&h, 1, 17).block, cell(&h, 9, 17).block), (2, 0), "here only");
    key(&mut h, CTRL, Key::Z);
    key(&mut h, Modifiers::NONE, Key::V);
    click_at(&mut h, PointerButton::Primary, place);
    assert_eq!((cell(&h, 1, 17).block, cell(&h, 9, 17).block), (2, 2), "everywhere");
}

#[test]
fn right_click_picks_with_all_flags_and_erasing_follows() {
    let mut h = hills();
    let ledge = block(&h, 31, 17);
    click_at(&mut h, PointerButton::Secondary, ledge);
    let expected = Cell { block: 3, a: Solidity::TOP, b: Solidity::NONE, ..Default::default() };
    assert_eq!(h.state().session().tools.brush, Brush::Block(expected));
    key(&mut h, Modifiers::NONE, Key::E);
    click_at(&mut h, PointerButton::Primary, ledge);
    assert_eq!(cell(&h, 31, 17), Cell::default());
}

#[test]
fn rectangle_and_fill() {
    let mut h = hills();
    take(&mut h, Brush::Block(solid(1)));
    key(&mut h, Modifiers::NONE, Key::R);
    let (from, to) = (block(&h, 10, 9), block(&h, 6, 5));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    assert!((6..=10).all(|x| (5..=9).all(|y| cell(&h, x, y) == solid(1))));
    assert_eq!(cell(&h, 11, 9).block, 0);
    take(&mut h, Brush::Block(solid(4)));
    key(&mut h, Modifiers::NONE, Key::F);
    let inside = block(&h, 8, 7);
    click_at(&mut h, PointerButton::Primary, inside);
    assert!((6..=10).all(|x| (5..=9).all(|y| cell(&h, x, y) == solid(4))));
    assert_eq!(steps(&h), 2);
}

#[test]
fn a_captured_stamp_is_put_down_flipped() {
    let mut h = hills();
    // The hill's slope runs up to the right over blocks (25, 19) to (28, 16).
    let (from, to) = (block(&h, 25, 16), block(&h, 28, 19));
    drag(&mut h, PointerButton::Secondary, from, to, Modifiers::NONE);
    assert_eq!(h.state().session().tools.tool, ToolId::Stamp);
    assert_eq!(h.state().session().tools.stamp.as_ref().map(|s| (s.width, s.height())), Some((4, 4)));
    key(&mut h, CTRL, Key::Num3);
    key(&mut h, Modifiers::NONE, Key::X);
    let target = at(&h, 8.0 * 16.0, 8.0 * 16.0);
    click_at(&mut h, PointerButton::Primary, target);
    for (x, y, was) in [(6, 6, (28, 16)), (9, 9, (25, 19)), (6, 9, (28, 19))] {
        let old = cell(&h, was.0, was.1);
        assert_eq!(cell(&h, x, y), Cell { flip_x: !old.flip_x, ..old }, "{x}, {y}");
    }
    key(&mut h, Modifiers::NONE, Key::Num3);
    let kept = h.state().session().tools.stamp.clone().unwrap();
    assert!(kept.cells.iter().all(|cell| !cell.flip_x), "the stamp put by was not flipped");
}

#[test]
fn a_switcher_is_dragged_by_name_and_stretched_by_its_end() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::S);
    let from = h.get_by_label("Layer switcher 1").rect().center();
    drag(&mut h, PointerButton::Primary, from, from + vec2(64.0, -32.0), Modifiers::NONE);
    assert_eq!((switcher(&h).x, switcher(&h).y, steps(&h)), (384, 240, 1));
    assert_eq!(h.state().session().selected.things, [Selected::Switcher(PlacementId(0x51))].into());
    let end = at(&h, 384.0, 272.0);
    drag(&mut h, PointerButton::Primary, end, end + vec2(0.0, 32.0), Modifiers::NONE);
    assert_eq!((switcher(&h).half_length, switcher(&h).y, steps(&h)), (64, 240, 2));
    key(&mut h, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(switcher(&h).x, 392);
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert!(h.state().document().level("hills").unwrap().switchers.is_empty());
    (0..4).for_each(|_| key(&mut h, CTRL, Key::Z));
    assert_eq!((switcher(&h).x, switcher(&h).y, switcher(&h).half_length), (320, 272, 32));
}

#[test]
fn a_new_switcher_is_drawn_as_a_line() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::K);
    let from = at(&h, 560.0, 160.0);
    drag(&mut h, PointerButton::Primary, from, from + vec2(96.0, 4.0), Modifiers::NONE);
    let level = h.state().document().level("hills").unwrap().clone();
    let new = &level.switchers[1];
    assert_eq!((new.orientation, new.x, new.y, new.half_length), (Orientation::Horizontal, 608, 160, 48));
    assert_eq!(h.state().session().selected.things, [Selected::Switcher(new.id)].into());
    assert_eq!(steps(&h), 1);
    h.get_by_role_and_label(Role::GraphicsObject, "Layer switcher 2");
}

#[test]
fn ctrl_drag_selects_with_any_tool_and_the_start_moves() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::B);
    let (from, to) = (at(&h, 40.0, 200.0), at(&h, 400.0, 318.0));
    drag(&mut h, PointerButton::Primary, from, to, CTRL);
    let both = [Selected::Start, Selected::Switcher(PlacementId(0x51))];
    assert_eq!(h.state().session().selected.things, both.into());
    assert_eq!((steps(&h), h.state().session().tools.tool), (0, ToolId::Brush));
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert!(h.state().session().selected.things.is_empty());
    key(&mut h, Modifiers::NONE, Key::N);
    let place = at(&h, 200.0, 300.0);
    click_at(&mut h, PointerButton::Primary, place);
    let start = h.state().document().level("hills").unwrap().start;
    assert_eq!((start.x, start.y), (200, 304));
}

#[test]
fn the_wheel_zooms_at_the_cursor() {
    let mut h = hills();
    let pointer = at(&h, 300.0, 200.0);
    h.hover_at(pointer);
    h.run_ok();
    let under = |h: &Harness<'_, App>| h.state().session().canvas.view.to_level(canvas(h), pointer);
    let before = under(&h);
    for (lines, zoom) in [(1.0, 2.0), (1.0, 3.0), (-1.0, 2.0), (-1.0, 1.0), (2.0, 3.0)] {
        wheel(&mut h, vec2(0.0, lines), Modifiers::NONE);
        assert_eq!(h.state().session().canvas.view.zoom, zoom);
        assert!((under(&h) - before).length() < 0.6, "{:?} became {:?}", before, under(&h));
    }
    let x = h.state().session().canvas.view.origin.x;
    wheel(&mut h, vec2(0.0, -2.0), Modifiers::SHIFT);
    assert!(h.state().session().canvas.view.origin.x > x, "Shift scrolls sideways");
}

#[test]
fn the_middle_button_and_space_pan() {
    let mut h = hills();
    wheel(&mut h, Vec2::ZERO, Modifiers::NONE);
    h.hover_at(canvas(&h).center());
    wheel(&mut h, vec2(0.0, 2.0), Modifiers::NONE);
    let view = h.state().session().canvas.view;
    let from = canvas(&h).center();
    drag(&mut h, PointerButton::Middle, from, from + vec2(-60.0, 30.0), Modifiers::NONE);
    let moved = h.state().session().canvas.view;
    assert!((moved.origin - view.origin - vec2(60.0, -30.0) / view.zoom).length() < 0.01);
    h.key_down(Key::Space);
    drag(&mut h, PointerButton::Primary, from, from + vec2(60.0, -30.0), Modifiers::NONE);
    h.key_up(Key::Space);
    h.run_ok();
    assert!((h.state().session().canvas.view.origin - view.origin).length() < 0.01);
    assert_eq!(steps(&h), 0, "the hand painted nothing");
}

#[test]
fn home_fits_the_level_and_overlays_are_drawn() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::Tab);
    key(&mut h, Modifiers::SHIFT, Key::W);
    key(&mut h, Modifiers::SHIFT, Key::R);
    h.hover_at(block(&h, 27, 17));
    wheel(&mut h, vec2(0.0, 3.0), Modifiers::NONE);
    h.snapshot_options("canvas_collision", &tolerant());
    key(&mut h, Modifiers::NONE, Key::Home);
    let view = h.state().session().canvas.view;
    assert!(view.visible(canvas(&h)).contains_rect(Rect::from_min_size(Pos2::ZERO, vec2(1024.0, 512.0))));
}

#[test]
fn a_right_click_on_something_selected_opens_its_menu() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::S);
    let place = h.get_by_label("Layer switcher 1").rect().center();
    click_at(&mut h, PointerButton::Primary, place);
    click_at(&mut h, PointerButton::Secondary, place);
    h.get_by_label("Turn the line").click();
    h.run_ok();
    assert_eq!(switcher(&h).orientation, Orientation::Horizontal);
    assert!(h.query_by_label("Turn the line").is_none(), "a click closes the menu");
    click_at(&mut h, PointerButton::Secondary, place);
    h.get_by_label_contains("Duplicate").click();
    h.run_ok();
    let switchers = h.state().document().level("hills").unwrap().switchers.clone();
    assert_eq!((switchers.len(), switchers[1].x - switchers[0].x), (2, 32));
    assert_ne!(switchers[0].id, switchers[1].id);
    assert_eq!(h.state().session().selected.things, [Selected::Switcher(switchers[1].id)].into());
    h.get_by_label("Rulers: decimal or hexadecimal").click();
    h.run_ok();
}
