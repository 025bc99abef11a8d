//! The tour, played through by hand: it moves on by what it sees.

use crate::level::canvas::at;
use crate::runs::play::{display, press};
use crate::support::{CTRL, click_at, drag};
use eframe::egui::{Key, Modifiers, PointerButton, Role, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Document;
use kit::drawing::starting_ground;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;

fn step(h: &Harness<'_, App>) -> u8 {
    h.state().settings().tour.step
}

/// A new level with the tour in it.
fn on_tour() -> Harness<'static, App> {
    let project = starting_ground::grounded(starting_ground::empty_project());
    let mut h = display(Vec2::new(1280.0, 800.0), Document::new(project, None));
    h.state_mut().send(Command::Action(Action::Tour));
    h.run_steps(4);
    h.get_by_label("Tour, step 1 of 6");
    h
}

#[test]
fn all_six_steps_are_done_by_hand() {
    let mut h = on_tour();
    // Run.
    press(&mut h, CTRL, Key::F5);
    assert_eq!(step(&h), 0, "to begin is not to run");
    h.key_down(Key::ArrowRight);
    for _ in 0..240 {
        h.run_steps(1);
        if step(&h) == 1 {
            break;
        }
    }
    h.key_up(Key::ArrowRight);
    press(&mut h, Modifiers::NONE, Key::Escape);
    assert_eq!(step(&h), 1);
    let start = h.state().document().project().levels[0].start;
    let (x, ground) = (start.x as f32, start.y as f32 + 20.0);
    // Paint.
    press(&mut h, Modifiers::NONE, Key::B);
    h.state_mut().send(Command::Session(Box::new(|session| {
        session.tools.brush = loopwright::session::Brush::Block(sim::tiles::Cell { block: 1, ..Default::default() });
    })));
    h.run_steps(2);
    let place = at(&h, x + 100.0, ground - 60.0);
    click_at(&mut h, PointerButton::Primary, place);
    h.run_steps(3);
    assert_eq!(step(&h), 2, "{:?}", crate::support::steps(&h));
    // A loop; another shape is none.
    press(&mut h, Modifiers::NONE, Key::C);
    let (from, to) = (at(&h, x + 368.0, ground), at(&h, x + 432.0, ground - 64.0));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    h.run_steps(3);
    assert_eq!(step(&h), 3);
    // An object.
    h.state_mut().send(Command::Session(Box::new(|session| loopwright::things::objects::take(session, "bumper"))));
    h.run_steps(2);
    let place = at(&h, x + 200.0, ground - 60.0);
    click_at(&mut h, PointerButton::Primary, place);
    h.run_steps(3);
    assert_eq!(step(&h), 4);
    // Sensors.
    press(&mut h, CTRL, Key::F5);
    h.run_steps(20);
    assert_eq!(step(&h), 4);
    press(&mut h, Modifiers::NONE, Key::P);
    h.run_steps(3);
    assert_eq!(step(&h), 5);
    // A test.
    press(&mut h, Modifiers::NONE, Key::F9);
    h.run_steps(6);
    assert_eq!(h.state().document().project().runs.len(), 1);
    assert_eq!(step(&h), 6);
    h.get_by_label("That was the tour");
    h.get_by_role_and_label(Role::Button, "Done").click();
    h.run_steps(4);
    assert!(h.query_by_label("That was the tour").is_none());
    let tour = h.state().settings().tour;
    assert_eq!((tour.on, tour.step), (false, 0));
}

#[test]
fn the_tour_is_left_and_resumed_where_it_was() {
    let mut h = on_tour();
    h.get_by_label("Skip this step").click();
    h.run_steps(4);
    h.get_by_label("Tour, step 2 of 6");
    h.get_by_label("End the tour. Help > Tour resumes it.").click();
    h.run_steps(4);
    assert!(h.query_by_label("Tour, step 2 of 6").is_none());
    h.state_mut().send(Command::Action(Action::Tour));
    h.run_steps(4);
    h.get_by_label("Tour, step 2 of 6");
}

#[test]
fn the_tour_looks_as_it_did() {
    let mut h = on_tour();
    h.get_by_label("Skip this step").click();
    h.run_steps(4);
    h.remove_cursor();
    h.run_steps(4);
    h.snapshot("tour");
}

#[test]
fn the_tour_waits_behind_windows() {
    let mut h = on_tour();
    press(&mut h, CTRL, Key::N);
    assert!(h.query_by_label("Tour, step 1 of 6").is_none(), "it would cover the window");
    press(&mut h, Modifiers::NONE, Key::Escape);
    h.run_steps(4);
    h.get_by_label("Tour, step 1 of 6");
}

#[test]
fn the_tour_is_beside_a_small_level() {
    let project = starting_ground::grounded(starting_ground::empty_project());
    let mut h = display(Vec2::new(853.0, 480.0), Document::new(project, None));
    h.state_mut().send(Command::Action(Action::Tour));
    h.run_steps(4);
    press(&mut h, CTRL, Key::F5);
    h.run_steps(20);
    let panel = h.get_by_label("Tour, step 1 of 6").rect();
    let player = &h.state().play().world().expect("it plays").player;
    let at = at(&h, player.x.px() as f32, player.y.px() as f32);
    assert!(at.x + 12.0 < panel.left(), "the player is seen: {at} beside {panel}");
}
