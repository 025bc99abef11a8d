//! Changes of the camera limits in the window: placed, dragged, set, undone, and the limits in force while a world runs.

use crate::level::canvas::{at, canvas, hills};
use crate::runs::play::compare;
use crate::support::{CTRL, click, drag, key, steps, type_number};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Rect, vec2};
use egui_kittest::Harness;
use loopwright::app::App;
use loopwright::command::Command;
use loopwright::session::Selected;
use sim::project::{Bounds, LimitChange};

fn changes(h: &Harness<'_, App>) -> Vec<LimitChange> {
    h.state().document().level("hills").unwrap().limit_changes.clone()
}

/// The sample level with a change from camera x 160 on, made in the Inspector and selected.
fn with_change() -> Harness<'static, App> {
    let mut h = hills();
    click(&mut h, "Add a change of the limits");
    let id = changes(&h)[0].id;
    assert_eq!(h.state().session().selected.things, [Selected::LimitChange(id)].into());
    type_number(&mut h, "Change 1: From camera x", "160");
    type_number(&mut h, "Change 1: Bottom limit", "160");
    h
}

#[test]
fn change_of_limits_is_placed_dragged_and_undone() {
    let mut h = with_change();
    let first = changes(&h)[0].clone();
    assert_eq!((first.from_x, first.bottom, first.top), (160, Some(160), None));
    // Its line leads from the top limit to the last row that the camera shows.
    let (from, to) = (at(&h, 160.0, 130.0), at(&h, 224.0, 140.0));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    assert_eq!((changes(&h)[0].from_x, changes(&h)[0].bottom), (224, Some(160)), "it moves sideways alone");
    let (from, to) = (at(&h, 224.0, 160.0 + 224.0), at(&h, 224.0, 160.0 + 224.0 - 32.0));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    assert_eq!(changes(&h)[0].bottom, Some(128), "its lower end is the bottom limit");
    let (from, to) = (at(&h, 224.0, 0.0), at(&h, 224.0, 16.0));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    assert_eq!(changes(&h)[0].top, Some(16), "its upper end the top limit");
    assert_eq!(steps(&h).last().map(String::as_str), Some("Edit a change of the camera limits"));
    (0..3).for_each(|_| key(&mut h, CTRL, Key::Z));
    assert_eq!(changes(&h), [first]);
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert!(changes(&h).is_empty());
    key(&mut h, CTRL, Key::Z);
    assert_eq!(changes(&h).len(), 1);
}

#[test]
fn parts_of_a_change_are_set_in_the_inspector() {
    let mut h = with_change();
    click(&mut h, "Change 1: has In stage");
    click(&mut h, "Change 1: has Next stage");
    click(&mut h, "Change 1: has Until camera x");
    click(&mut h, "Change 1: has Top limit");
    type_number(&mut h, "Change 1: Top speed of the limit", "2");
    click(&mut h, "Change 1: No way back");
    click(&mut h, "Change 1: Closed");
    let change = changes(&h)[0].clone();
    assert_eq!((change.stage, change.next_stage, change.to_x), (Some(0), Some(1), Some(480)));
    assert_eq!((change.top, change.top_speed, change.no_return, change.closed), (Some(0), 2, true, true));
    click(&mut h, "Change 1: has Bottom limit");
    assert_eq!(changes(&h)[0].bottom, None);
}

#[test]
fn picture_of_a_change_of_limits() {
    let mut h = with_change();
    let area = Rect::from_min_max(at(&h, 100.0, 0.0), at(&h, 600.0, 400.0)).intersect(canvas(&h).shrink(4.0));
    compare(&mut h, area, "camera_limits_change");
}

#[test]
fn limits_in_force_are_shown_while_a_world_runs() {
    let mut h = with_change();
    click(&mut h, "Change 1: Closed");
    h.state_mut().send(Command::Session(Box::new(|session| session.selected.things.clear())));
    h.event(Event::PointerMoved(at(&h, 300.0, 40.0)));
    key(&mut h, CTRL, Key::F5);
    h.run_steps(4);
    h.key_down(Key::ArrowRight);
    let camera = |h: &Harness<'_, App>| h.state().play().world().expect("it plays").camera.clone();
    for _ in 0..400 {
        h.run_steps(1);
        if camera(&h).x >= 160 && camera(&h).limits.bottom < 280 {
            break;
        }
    }
    key(&mut h, Modifiers::NONE, Key::P);
    let camera = camera(&h);
    assert!(camera.is_closed() && camera.wanted.bottom == 160, "{camera:?}");
    assert!(camera.limits.bottom > 160 && camera.limits == Bounds { bottom: camera.limits.bottom, ..camera.wanted });
    let shown = Rect::from_min_size(at(&h, camera.x as f32, camera.y as f32), vec2(320.0, 224.0));
    let area = shown.expand(40.0).intersect(canvas(&h).shrink(4.0));
    compare(&mut h, area, "camera_limits_in_force");
}
