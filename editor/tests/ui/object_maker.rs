//! The object maker: kinds of a project's own, made, drawn, typed, tried and placed.

use crate::hills;
use crate::support::{CTRL, drag, key, window_of};
use eframe::egui::{Key, Modifiers, PointerButton, Role, vec2};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotOptions};
use kit::document::Document;
use loopwright::app::App;
use loopwright::command::Command;
use sim::project::{OwnForm, OwnKind};

/// The hills, with the maker in front and a new kind of a form.
pub fn maker(form: &str) -> Harness<'static, App> {
    let mut h = window_of(vec2(1600.0, 1000.0));
    h.state_mut().take_document(Document::new(hills::project(), None));
    h.state_mut().send(Command::ShowPane("object_maker"));
    h.run_ok();
    h.get_by_label("New object\u{2026}").click();
    h.run_ok();
    h.get_by_label(form).click();
    h.run_ok();
    h.run_ok();
    h
}

fn kinds(h: &Harness<'_, App>) -> Vec<OwnKind> {
    h.state().document().project().objects.kinds.iter().map(|kind| (**kind).clone()).collect()
}

fn steps(h: &Harness<'_, App>) -> usize {
    h.state().history().done().len()
}

#[test]
fn a_surface_is_drawn_in_one_step_and_taken_back() {
    let mut h = maker("Sloped solid");
    let kind = kinds(&h).pop().expect("it was made");
    assert_eq!((kind.form, kind.name.as_str(), kind.heights.len()), (OwnForm::Sloped, "sloped_solid", 60));
    let bars = h.get_by_role_and_label(Role::Slider, "Heights as bars, entry 0 is 16").rect();
    h.get_by_label("Draw: Line").click();
    h.run_ok();
    let done = steps(&h);
    let (from, to) = (bars.left_bottom() + vec2(60.0, -30.0), bars.right_top() + vec2(-60.0, 20.0));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    let drawn = kinds(&h)[0].heights.clone();
    assert_eq!(steps(&h), done + 1, "one gesture is one step");
    assert!(drawn[10..50].windows(2).all(|pair| pair[0] <= pair[1]) && drawn[12] < drawn[48], "{drawn:?}");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(kinds(&h)[0].heights, kind.heights);
}

#[test]
fn heights_are_pasted_and_nonsense_is_reported() {
    let mut h = maker("Sloped platform");
    let field = |h: &Harness<'_, App>, text: &str| {
        let node = h.get_by_role_and_label(Role::MultilineTextInput, "Heights");
        node.focus();
        node.type_text(text);
    };
    let before = kinds(&h)[0].heights.clone();
    h.get_by_role_and_label(Role::MultilineTextInput, "Heights").focus();
    h.run_ok();
    key(&mut h, CTRL, Key::A);
    field(&h, "twelve");
    h.run_ok();
    assert_eq!(kinds(&h)[0].heights, before);
    assert!(h.query_by_label_contains("is not a height").is_some(), "it says what is wrong");
    key(&mut h, CTRL, Key::A);
    field(&h, "12*16, dc.b $10,$F0");
    h.run_ok();
    let heights = kinds(&h)[0].heights.clone();
    assert_eq!((heights.len(), &heights[11..]), (14, &[16, 16, -16][..]));
    assert!(h.query_by_label_contains("of 48 entries").is_some(), "a length that does not fit is shown");
    h.get_by_label("Stretch to fit").click();
    h.run_ok();
    assert_eq!(kinds(&h)[0].heights.len(), 48);
}

#[test]
fn a_kind_is_duplicated_placed_and_kept_while_it_is_used() {
    let mut h = maker("Hazard");
    assert!(h.query_by_label("Level canvas").is_none(), "the maker covers the level");
    h.get_by_label("Duplicate").click();
    h.run_ok();
    assert_eq!(kinds(&h).iter().map(|kind| kind.name.as_str()).collect::<Vec<_>>(), ["hazard", "hazard_2"]);
    h.get_by_label("Place").click();
    h.run_ok();
    h.run_ok();
    assert_eq!(h.state().session().object.placement.kind, "hazard_2");
    h.get_by_label("Level canvas");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(kinds(&h).len(), 1);
}

#[test]
fn it_looks_as_it_did() {
    let mut h = maker("Sloped solid");
    h.run_ok();
    h.snapshot_options("object_maker", &SnapshotOptions::new().threshold(0.6));
}

#[test]
fn the_bars_keep_their_scale_while_they_are_dragged() {
    let mut h = maker("Sloped solid");
    let bars = |h: &Harness<'_, App>| h.get_by_label_contains("Heights as bars").rect();
    let rect = bars(&h);
    let (middle, top) = (rect.center_bottom() - vec2(0.0, 40.0), rect.center_top() + vec2(0.0, 1.0));
    let press = |h: &mut Harness<'_, App>, pos, pressed| {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        h.event(eframe::egui::Event::PointerButton { pos, button, pressed, modifiers });
        h.run_ok();
    };
    let heights = |h: &Harness<'_, App>| kinds(h)[0].heights.clone();
    h.hover_at(middle);
    press(&mut h, middle, true);
    for step in 1..=8 {
        h.hover_at(middle + (top - middle) * (step as f32 / 8.0));
        h.run_ok();
        assert_eq!(bars(&h), rect, "step {step}");
    }
    let highest = heights(&h).into_iter().max();
    for step in [4.0, 8.0] {
        h.hover_at(middle + (top - middle) * (step / 8.0));
        h.run_ok();
    }
    assert_eq!(heights(&h).into_iter().max(), highest, "the same place means the same height");
    press(&mut h, top, false);
    assert_ne!(bars(&h), rect, "it fits again once the hand has let go");
}
