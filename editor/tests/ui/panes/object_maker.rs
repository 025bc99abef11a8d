//! The object maker: kinds of a project's own, made, drawn, typed, tried and placed.

use crate::hills;
use crate::support::{CTRL, drag, key, window_of};
use eframe::egui::{Key, Modifiers, PointerButton, Role, vec2};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotOptions};
use kit::document::Document;
use kit::document::custom_kinds::heights;
use loopwright::app::App;
use loopwright::command::Command;
use sim::project::{Amount, OwnForm, OwnKind, OwnMotion};

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
    assert_eq!(h.state().session().tools.object.placement.kind, "hazard_2");
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

/// Types teeth for the surface: every other entry is 20 pixels high.
fn draw_teeth(h: &mut Harness<'_, App>) -> Vec<i8> {
    h.get_by_role_and_label(Role::MultilineTextInput, "Heights").focus();
    h.run_ok();
    key(h, CTRL, Key::A);
    let teeth: Vec<String> = (0..60).map(|n| if n % 2 == 0 { "0".to_owned() } else { "20".to_owned() }).collect();
    h.get_by_role_and_label(Role::MultilineTextInput, "Heights").type_text(&teeth.join(" "));
    h.run_ok();
    kinds(h)[0].heights.clone()
}

#[test]
fn typing_another_width_stretches_the_drawn_surface_once() {
    let mut h = maker("Sloped solid");
    let teeth = draw_teeth(&mut h);
    let done = steps(&h);
    let field =
        |h: &Harness<'_, App>, text: &str| h.get_by_role_and_label(Role::SpinButton, "Half width").type_text(text);
    h.get_by_role_and_label(Role::SpinButton, "Half width").click();
    h.run_ok();
    field(&h, "9");
    h.run_ok();
    assert_eq!(kinds(&h)[0].half_width, 9);
    field(&h, "6");
    h.run_ok();
    let wide = kinds(&h)[0].clone();
    assert_eq!((wide.half_width, steps(&h)), (96, done + 1), "one step");
    assert_eq!(wide.heights, heights::stretched(&teeth, wide.heights_read()), "as if 9 had never been there");
    for _ in 0..2 {
        h.key_press(Key::Backspace);
        h.run_ok();
    }
    field(&h, "48");
    h.run_ok();
    assert_eq!(kinds(&h)[0].heights, teeth, "there and back is the original");
}

#[test]
fn dragging_the_width_there_and_back_keeps_the_drawn_surface() {
    let mut h = maker("Sloped solid");
    let teeth = draw_teeth(&mut h);
    let at = h.get_by_role_and_label(Role::SpinButton, "Half width").rect().center();
    let press = |h: &mut Harness<'_, App>, pos, pressed| {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        h.event(eframe::egui::Event::PointerButton { pos, button, pressed, modifiers });
        h.run_ok();
    };
    h.hover_at(at);
    press(&mut h, at, true);
    let mut narrowest = kinds(&h)[0].half_width;
    for by in [-10.0, -20.0, -30.0, -40.0, -30.0, -20.0, -10.0, 0.0] {
        h.hover_at(at + vec2(by, 0.0));
        h.run_ok();
        narrowest = narrowest.min(kinds(&h)[0].half_width);
    }
    press(&mut h, at, false);
    assert!(narrowest < 20, "it was dragged: {narrowest}");
    assert_eq!((kinds(&h)[0].half_width, &kinds(&h)[0].heights), (48, &teeth));
}

#[test]
fn a_name_is_taken_when_it_is_typed_to_its_end() {
    let mut h = maker("Hazard");
    h.get_by_label("Duplicate").click();
    h.run_ok();
    h.get_by_role_and_label(Role::TextInput, "Name").focus();
    h.run_ok();
    key(&mut h, CTRL, Key::A);
    // The name of the other kind is on the way.
    for text in ["hazard", "s", "_2"] {
        h.get_by_role_and_label(Role::TextInput, "Name").type_text(text);
        h.run_ok();
    }
    assert_eq!(kinds(&h)[1].name, "hazard_2", "not yet");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(kinds(&h)[1].name, "hazards_2");
}

#[test]
fn a_kind_gets_a_motion_and_the_trial_shows_it_moving() {
    let mut h = maker("Platform");
    let done = steps(&h);
    h.get_by_role_and_label(Role::ComboBox, "Motion").click();
    h.run_ok();
    h.get_by_label("There and back").click();
    h.run_ok();
    let number = Amount::Fixed;
    let swing = OwnMotion::Swing { across: number(64), down: number(0), period: number(0) };
    assert_eq!(kinds(&h)[0].motion, swing, "it goes somewhere at once");
    assert_eq!(steps(&h), done + 1);
    h.run_ok();
    // The trial with its object away from its place, at the frame that the slider shows.
    h.snapshot_options("object_maker_motion", &SnapshotOptions::new().threshold(0.6));
    h.get_by_role_and_label(Role::ComboBox, "Motion").click();
    h.run_ok();
    h.get_by_label("Round a circle").click();
    h.run_ok();
    let circle = OwnMotion::Circle { across: number(64), down: number(48), period: number(0) };
    assert_eq!(kinds(&h)[0].motion, circle, "what was set stays");
    key(&mut h, CTRL, Key::Z);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(kinds(&h)[0].motion, OwnMotion::Still);
}
