//! The shape tool: a loop in one gesture, its handles, its numbers.

use crate::canvas::{at, hills};
use crate::support::{CTRL, click_at, drag, key};
use eframe::egui::{Key, Modifiers, PointerButton};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use loopwright::app::App;
use loopwright::command::Command;
use sim::project::{Shape, ShapeKind};
use std::sync::Arc;

fn shapes(h: &Harness<'_, App>) -> Vec<Arc<Shape>> {
    h.state().document().level("hills").unwrap().shapes.clone()
}

fn draw(h: &mut Harness<'_, App>, from: (f32, f32), to: (f32, f32)) {
    let (from, to) = (at(h, from.0, from.1), at(h, to.0, to.1));
    drag(h, PointerButton::Primary, from, to, Modifiers::NONE);
}

#[test]
fn a_loop_is_one_gesture_and_its_handle_changes_it() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::C);
    assert_eq!(h.state().session().tool, "shape");
    let middle =
        h.state().session().view.origin + h.state().session().canvas_size / h.state().session().view.zoom / 2.0;
    let (x, y) = ((middle.x / 16.0).round() * 16.0, (middle.y / 16.0).round() * 16.0);
    let steps = h.state().history().done().len();
    draw(&mut h, (x, y + 64.0), (x + 64.0, y));
    let drawn = shapes(&h);
    assert_eq!((drawn.len(), h.state().history().done().len()), (1, steps + 1));
    assert_eq!((drawn[0].kind, drawn[0].points.len()), (ShapeKind::Loop, 2));
    assert_eq!(h.state().session().chosen_shape, Some(drawn[0].id));
    h.get_by_label("Loop, radius 64");

    let (sx, sy) = drawn[0].points[1];
    draw(&mut h, (sx as f32, sy as f32), (sx as f32 + 32.0, sy as f32 - 32.0));
    assert_eq!(shapes(&h)[0].points[1].0 - shapes(&h)[0].points[0].0, 96);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(shapes(&h), drawn);

    assert!(h.query_all_by_label("Handle 1 x").next().is_some());
    key(&mut h, Modifiers::NONE, Key::ArrowRight);
    assert!(shapes(&h)[0].points[0].0 > drawn[0].points[0].0, "arrows move it");
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert!(shapes(&h).is_empty());
    key(&mut h, CTRL, Key::Z);
    h.get_by_label("Bake").click();
    h.run_ok();
    assert!(shapes(&h).is_empty());
    assert_eq!(h.state().document().level("hills").unwrap().switchers.len(), 4, "the loop's switchers stay");
}

#[test]
fn every_kind_is_there_for_the_keyboard_and_a_click_on_nothing_lets_go() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::C);
    for (n, (kind, ..)) in loopwright::shapes::handles::KINDS.into_iter().enumerate() {
        h.state_mut().send(Command::Session(Box::new(move |session| {
            session.shape.kind = kind;
            session.chosen_shape = None;
        })));
        h.run_ok();
        h.get_by_label("Add in the middle of the view").click();
        h.run_ok();
        assert_eq!(
            shapes(&h).len(),
            n + 1,
            "{kind:?}: {:?}",
            h.state().notices().all().last().map(|told| told.notice.text.clone())
        );
    }
    assert!(h.state().session().chosen_shape.is_some());
    let corner = h.state().session().view.origin;
    let place = at(&h, corner.x + 20.0, corner.y + 20.0);
    click_at(&mut h, PointerButton::Primary, place);
    assert_eq!(h.state().session().chosen_shape, None);
}
