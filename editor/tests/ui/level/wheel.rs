//! The wheel and the touch pad: two fingers drag the view, small amounts add up to the steps of a wheel.

use crate::keys::event_order::at_once;
use crate::level::canvas::{at, block, canvas, hills};
use crate::support::{CTRL, drag, window_of};
use eframe::egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, TouchPhase, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Document;
use loopwright::app::App;
use loopwright::bindings::ToolId;
use loopwright::command::Command;
use loopwright::session::Brush;
use sim::tiles::Cell;

const ALT: Modifiers = Modifiers { alt: true, ..Modifiers::NONE };

fn turn(unit: MouseWheelUnit, delta: Vec2, modifiers: Modifiers) -> Event {
    Event::MouseWheel { unit, delta, phase: TouchPhase::Move, source: MouseWheelSource::Unknown, modifiers }
}

/// The hills with the pointer over them.
fn pointed() -> Harness<'static, App> {
    let mut h = hills();
    let middle = canvas(&h).center();
    h.hover_at(middle);
    h.run_ok();
    h
}

#[test]
fn two_fingers_drag_the_view_in_any_direction() {
    for (row, unit, by) in [
        ("sideways", MouseWheelUnit::Point, vec2(-9.0, 0.0)),
        ("nearly sideways", MouseWheelUnit::Point, vec2(-9.0, 0.5)),
        ("up", MouseWheelUnit::Point, vec2(0.0, -9.0)),
        ("aslant", MouseWheelUnit::Point, vec2(-6.0, -6.0)),
    ] {
        let mut h = pointed();
        let (zoom, before) = (h.state().session().canvas.view.zoom, at(&h, 0.0, 0.0));
        for _ in 0..6 {
            at_once(&mut h, vec![turn(unit, by, Modifiers::NONE)]);
        }
        assert_eq!(h.state().session().canvas.view.zoom, zoom, "{row}");
        assert_eq!(at(&h, 0.0, 0.0) - before, by * 6.0, "{row}: the level follows the fingers");
    }
    // X11 reports them as parts of lines.
    let mut h = pointed();
    let (zoom, before) = (h.state().session().canvas.view.zoom, at(&h, 0.0, 0.0));
    for _ in 0..6 {
        at_once(&mut h, vec![turn(MouseWheelUnit::Line, vec2(-0.2, -0.3), Modifiers::NONE)]);
    }
    let moved = at(&h, 0.0, 0.0) - before;
    assert!(h.state().session().canvas.view.zoom == zoom && moved.x < -50.0 && moved.y < -90.0, "{moved}");
}

#[test]
fn a_wheel_zooms_and_so_does_ctrl_with_two_fingers() {
    let zoom_after = |events: &[Event]| {
        let mut h = pointed();
        let before = h.state().session().canvas.view.zoom;
        for event in events {
            at_once(&mut h, vec![event.clone()]);
        }
        h.state().session().canvas.view.zoom / before
    };
    let notch = zoom_after(&[turn(MouseWheelUnit::Line, vec2(0.0, 1.0), Modifiers::NONE)]);
    assert!(notch > 1.1, "{notch}");
    let fine = vec![turn(MouseWheelUnit::Line, vec2(0.0, 0.1), Modifiers::NONE); 10];
    assert_eq!(zoom_after(&fine), notch, "a wheel of high resolution");
    let pad = vec![turn(MouseWheelUnit::Point, vec2(0.0, 4.0), CTRL); 10];
    assert_eq!(zoom_after(&pad), notch, "Ctrl and two fingers");
    assert_eq!(zoom_after(&pad[..5]), 1.0, "half a notch is not a step yet");
}

#[test]
fn alt_and_a_touch_pad_step_a_notch_at_a_time() {
    for (row, unit, amount, count, steps) in [
        ("a wheel", MouseWheelUnit::Line, -1.0, 3, 3),
        ("a touch pad", MouseWheelUnit::Point, -4.0, 30, 3),
        ("a touch pad in lines", MouseWheelUnit::Line, -0.1, 30, 3),
        ("a little", MouseWheelUnit::Point, -16.0, 1, 0),
    ] {
        let mut h = pointed();
        let cell = Cell { block: 1, ..Cell::default() };
        h.state_mut().send(Command::Session(Box::new(move |session| {
            (session.tools.brush, session.tools.tool) = (Brush::Block(cell), ToolId::Brush);
        })));
        h.event(Event::ModifiersChanged(ALT));
        h.run_ok();
        (0..count).for_each(|_| at_once(&mut h, vec![turn(unit, vec2(0.0, amount), ALT)]));
        let Brush::Block(cell) = h.state().session().tools.brush else { panic!("{row}") };
        assert_eq!(cell.block, 1 + steps, "{row}");
    }
}

#[test]
fn ctrl_and_the_wheel_size_the_mask_once_a_notch() {
    let mut h = window_of(vec2(1760.0, 1000.0));
    h.state_mut().take_document(Document::new(crate::hills::project(), None));
    h.run_ok();
    h.key_press(Key::T);
    h.run_ok();
    h.get_by_label("Smaller mask").click();
    h.run_ok();
    h.get_by_label("Smaller mask").click();
    h.run_ok();
    let side = |h: &Harness<'_, App>| h.get_by_label("Tile mask").rect().width();
    let small = side(&h);
    h.get_by_label("Larger mask").click();
    h.run_ok();
    let large = side(&h);
    h.get_by_label("Smaller mask").click();
    h.run_ok();
    assert!(large > small);
    let over = h.get_by_label("Tile mask").rect().center();
    h.hover_at(over);
    h.event(Event::ModifiersChanged(CTRL));
    h.run_ok();
    at_once(&mut h, vec![turn(MouseWheelUnit::Line, vec2(0.0, 1.0), CTRL)]);
    assert_eq!(side(&h), large, "one notch, one size");
    let fine = vec![turn(MouseWheelUnit::Point, vec2(0.0, -4.0), CTRL); 10];
    fine.into_iter().for_each(|event| at_once(&mut h, vec![event]));
    assert_eq!(side(&h), small);
}

#[test]
fn digits_of_other_layouts_reach_their_actions_and_zoom_nothing() {
    let mut h = pointed();
    let (from, to) = (block(&h, 2, 2), block(&h, 4, 4));
    drag(&mut h, PointerButton::Secondary, from, to, Modifiers::NONE);
    assert!(h.state().session().tools.stamp.is_some());
    let zoom = h.state().session().canvas.view.zoom;
    // French 6 is a minus, Czech 1 a plus, German Shift and 0 an equals sign.
    for (key, place, modifiers, notice) in [
        (Key::Minus, Key::Num6, Modifiers::NONE, Some("No stamp is stored under 6 yet")),
        (Key::Plus, Key::Num1, Modifiers::NONE, Some("No stamp is stored under 1 yet")),
        (Key::Quote, Key::Num3, CTRL, Some("The stamp is stored under the key 3")),
        (Key::Equals, Key::Num0, Modifiers::SHIFT, None),
        (Key::Plus, Key::Num1, CTRL, Some("The stamp is stored under the key 1")),
    ] {
        let press = |pressed| Event::Key { key, physical_key: Some(place), pressed, repeat: false, modifiers };
        let none = Event::ModifiersChanged(Modifiers::NONE);
        at_once(&mut h, vec![Event::ModifiersChanged(modifiers), press(true), press(false), none]);
        assert_eq!(h.state().session().canvas.view.zoom, zoom, "{key:?} on {place:?}");
        if let Some(notice) = notice {
            assert!(h.query_all_by_label_contains(notice).next().is_some(), "{key:?} on {place:?}: {notice}");
        }
    }
}
