//! Small screens: nothing is cut off or out of reach at 1280 × 720, also at an interface scale of 150 %.

use crate::hills;
use crate::runs::play::press;
use crate::soft::SoftRenderer;
use crate::support::{CTRL, click};
use eframe::egui::{Key, Modifiers, Rect, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Document;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use loopwright::session::OverlaySet;
use loopwright::session::View;

/// A display of 1280 × 720 pixels at an interface scale.
fn small(scale: f32) -> Harness<'static, App> {
    let size = Vec2::new(1280.0, 720.0) / scale;
    let builder = Harness::builder().with_size(size).with_pixels_per_point(scale).with_step_dt(1.0 / 60.0);
    let mut h = builder.with_max_steps(60).renderer(SoftRenderer::default()).build_eframe(|cc| App::new(cc));
    h.run_ok();
    h.state_mut().take_document(Document::new(hills::project(), None));
    h.run_ok();
    h
}

#[test]
fn a_small_window_shows_all_there_is() {
    let mut h = small(1.5);
    h.snapshot("small_150");
    press(&mut h, CTRL, Key::F5);
    h.run_steps(40);
    press(&mut h, Modifiers::NONE, Key::P);
    h.snapshot("small_150_play");
}

#[test]
fn a_window_of_1280_by_720_shows_all_there_is() {
    let mut h = small(1.0);
    press(&mut h, CTRL, Key::F5);
    h.run_steps(40);
    press(&mut h, Modifiers::NONE, Key::P);
    h.snapshot("small_100_play");
}

#[test]
fn what_the_toolbar_has_no_room_for_is_in_a_menu() {
    let mut h = small(1.5);
    let window = Rect::from_min_size(Default::default(), Vec2::new(1280.0, 720.0) / 1.5);
    assert!(window.contains_rect(h.get_by_label("More tools").rect()));
    assert!(h.query_by_label("Chunk grid").is_none());
    (0..2).for_each(|_| press(&mut h, Modifiers::ALT, Key::O));
    assert_eq!(h.state().session().overlay_set(), Some(OverlaySet::Physics));
    click(&mut h, "More tools");
    assert!(h.query_all_by_label_contains("Chunk grid").count() > 0);
    h.get_by_label_contains("Mine").click();
    h.run_ok();
    assert_eq!(h.state().session().overlay_set(), None);
    let wide = crate::support::window_of(Vec2::new(1920.0, 1080.0));
    assert!(wide.query_by_label("More tools").is_none());
}

#[test]
fn sets_of_overlays_go_round_by_key() {
    let mut h = small(1.0);
    let own = h.state().session().canvas.overlays;
    let mut seen = Vec::new();
    for _ in 0..4 {
        press(&mut h, Modifiers::ALT, Key::O);
        seen.push(h.state().session().overlay_set());
    }
    assert_eq!(seen, [Some(OverlaySet::Play), Some(OverlaySet::Physics), Some(OverlaySet::All), None]);
    assert_eq!(h.state().session().canvas.overlays, own);
    press(&mut h, Modifiers::ALT, Key::O);
    h.state_mut().send(Command::Action(Action::Sensors));
    h.run_ok();
    assert!(h.state().session().overlay_set().is_none() && h.state().session().canvas.overlays.sensors);
}

#[test]
fn a_level_seen_from_afar_comes_near_to_play() {
    let mut h = small(1.0);
    let far = View { zoom: 0.15, ..h.state().session().canvas.view };
    h.state_mut().send(Command::Session(Box::new(move |session| session.canvas.view = far)));
    h.run_steps(3);
    let left = h.state().session().canvas.view;
    assert_eq!(left.zoom, 0.15);
    press(&mut h, CTRL, Key::F5);
    h.run_steps(20);
    let view = h.state().session().canvas.view;
    let player = h.state().play().world().expect("a world").player.x.px() as f32;
    assert_eq!(view.zoom, 1.0);
    assert!((view.origin.x..view.origin.x + h.state().session().canvas.size.x).contains(&player), "{view:?}");
    press(&mut h, Modifiers::NONE, Key::Escape);
    h.run_steps(3);
    assert_eq!(h.state().session().canvas.view, left);
}
