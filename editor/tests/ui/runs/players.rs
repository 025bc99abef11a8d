//! Two players in the window: which one is shown, and the second one's keys.

use crate::hills;
use crate::level::canvas::canvas;
use crate::runs::play::display;
use crate::support::{CTRL, click, click_at};
use eframe::egui::{Key, Modifiers, PointerButton, Pos2, Role, Vec2, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Document;
use loopwright::app::App;
use loopwright::bindings::{Action, Owner};
use loopwright::command::Command;
use loopwright::session::PlayersShown;
use sim::input::Buttons;
use sim::player::partner::{PAD_FRAMES, Partner, Task};
use sim::project::{Fact, Subject};
use sim::ruleset::Character;
use std::sync::Arc;

/// The hills, played by Sonic, with Tails if there shall be a partner.
fn played(with_partner: bool) -> Harness<'static, App> {
    let mut project = hills::project();
    for level in &mut project.levels {
        Arc::make_mut(level).start.partner = with_partner.then_some(Character::Tails);
    }
    let mut h = display(Vec2::new(1600.0, 1000.0), Document::new(project, None));
    press(&mut h, CTRL, Key::F5);
    h
}

fn press(h: &mut Harness<'_, App>, modifiers: Modifiers, key: Key) {
    h.key_press_modifiers(modifiers, key);
    h.run_steps(3);
}

fn partner<'a>(h: &'a Harness<'_, App>) -> &'a Partner {
    h.state().play().world().and_then(|world| world.partner.as_deref()).expect("a partner plays")
}

fn shown(h: &Harness<'_, App>) -> PlayersShown {
    h.state().session().play.players_shown
}

/// The players whose names the Probe shows.
fn probed(h: &Harness<'_, App>) -> Vec<&'static str> {
    ["Player 1: Sonic", "Partner: Tails"].into_iter().filter(|name| h.query_by_label(name).is_some()).collect()
}

#[test]
fn the_probe_shows_the_players_that_are_chosen() {
    let mut h = played(true);
    h.state_mut().send(Command::ShowPane("probe"));
    h.run_steps(30);
    assert_eq!(probed(&h), ["Player 1: Sonic"]);
    for (choice, names) in [
        ("Players shown: Partner", &["Partner: Tails"][..]),
        ("Players shown: Both", &["Player 1: Sonic", "Partner: Tails"]),
        ("Players shown: Player 1", &["Player 1: Sonic"]),
    ] {
        h.get_by_label(choice).click();
        h.run_steps(3);
        assert_eq!(probed(&h), names, "{choice}");
    }
}

#[test]
fn the_preview_offers_the_choice_of_players() {
    let mut h = played(true);
    h.state_mut().send(Command::ShowPane("preview"));
    h.run_steps(3);
    h.get_by_role_and_label(Role::ComboBox, "Players in the preview").click();
    h.run_steps(3);
    let line = h.query_all_by_label("Both").last().expect("a line of the list").rect().center();
    click_at(&mut h, PointerButton::Primary, line);
    h.run_steps(3);
    assert_eq!(shown(&h), PlayersShown::Both);
}

#[test]
fn a_key_shows_the_next_player() {
    let mut h = played(true);
    for expected in [PlayersShown::Partner, PlayersShown::Both, PlayersShown::First] {
        press(&mut h, Modifiers::ALT, Key::P);
        assert_eq!(shown(&h), expected);
    }
    let mut alone = played(false);
    press(&mut alone, Modifiers::ALT, Key::P);
    assert_eq!(shown(&alone), PlayersShown::First);
}

#[test]
fn the_second_keys_take_the_partner_over_for_ten_seconds() {
    let mut h = played(true);
    h.run_steps(60);
    let (leader, from) = (h.state().play().world().unwrap().player.x.px(), partner(&h).player.x.px());
    h.key_down(Key::Num4);
    h.run_steps(20);
    assert_eq!(h.state().last_key(), Some(Owner::Player));
    assert_eq!(partner(&h).mind.pad_frames, PAD_FRAMES - 1);
    assert!(partner(&h).player.x.px() < from && partner(&h).player.faces_left);
    assert_eq!(h.state().play().world().unwrap().player.x.px(), leader, "the first player stays");
    h.key_up(Key::Num4);
    h.run_steps(usize::from(PAD_FRAMES) - 10);
    assert!((1..20).contains(&partner(&h).mind.pad_frames), "{}", partner(&h).mind.pad_frames);
    h.run_steps(30);
    assert_eq!((partner(&h).mind.pad_frames, partner(&h).mind.task), (0, Task::Follows));
}

#[test]
fn without_a_partner_the_second_keys_are_other_shortcuts() {
    let mut h = played(false);
    press(&mut h, Modifiers::NONE, Key::Num4);
    assert!(matches!(h.state().last_key(), Some(Owner::Action(Action::Stamp4, _))));
}

#[test]
fn a_saved_run_keeps_what_both_players_held() {
    let mut h = played(true);
    h.key_down(Key::Num0);
    h.run_steps(20);
    h.key_up(Key::Num0);
    h.run_steps(10);
    press(&mut h, Modifiers::NONE, Key::P);
    press(&mut h, Modifiers::NONE, Key::F9);
    h.run_steps(2);
    let run = h.state().document().project().runs.last().expect("it is kept").clone();
    assert!(run.inputs.iter().all(|(held, _)| *held == 0), "{:?}", run.inputs);
    let jump = Buttons::JUMP.0;
    assert!(matches!(run.inputs_2[..], [(0, _), (held, 20)] if held == jump), "{:?}", run.inputs_2);
}

/// The level position that the first player or his partner is at.
fn places(h: &Harness<'_, App>) -> [Pos2; 2] {
    let world = h.state().play().world().expect("it is played");
    [&world.player, &partner(h).player].map(|player| pos2(player.x.px() as f32, player.y.px() as f32))
}

/// Whether the canvas shows the first player, and his partner.
fn in_view(h: &Harness<'_, App>) -> [bool; 2] {
    let seen = h.state().session().canvas.view.visible(canvas(h));
    places(h).map(|at| seen.contains(at))
}

#[test]
fn the_view_follows_the_player_that_is_shown() {
    let mut h = played(true);
    h.run_steps(60);
    // So near that both fit only side by side.
    h.state_mut().send(Command::Session(Box::new(|session| session.canvas.view.zoom = 8.0)));
    h.key_down(Key::Num6);
    h.run_steps(90);
    h.key_up(Key::Num6);
    h.run_steps(10);
    let [first, second] = places(&h);
    assert!(second.x - first.x > 200.0, "{first:?} {second:?}");
    for (shown, expected) in [
        (PlayersShown::Partner, [false, true]),
        (PlayersShown::First, [true, false]),
        (PlayersShown::Partner, [false, true]),
        (PlayersShown::Both, [true, false]),
        (PlayersShown::Partner, [false, true]),
    ] {
        h.state_mut().send(Command::Session(Box::new(move |session| session.play.players_shown = shown)));
        // The second pad keeps the partner away.
        h.key_down(Key::Num5);
        h.run_steps(20);
        h.key_up(Key::Num5);
        h.run_steps(2);
        assert_eq!(in_view(&h), expected, "{shown:?}");
    }
}

#[test]
fn a_frame_is_expected_of_the_players_that_are_shown() {
    let mut h = played(true);
    h.key_down(Key::Num6);
    h.run_steps(30);
    h.key_up(Key::Num6);
    press(&mut h, Modifiers::NONE, Key::P);
    press(&mut h, Modifiers::NONE, Key::F9);
    click(&mut h, "Dismiss message");
    let key = h.state().document().project().runs.last().expect("it is kept").key.clone();
    let saved = |h: &Harness<'_, App>| h.state().document().project().runs.last().unwrap().moments.clone();
    let before = saved(&h).len();
    h.state_mut().send(Command::ShowPane("runs"));
    h.state_mut().send(Command::Watch { run: key, frame: Some(20) });
    h.run_steps(5);
    h.state_mut().send(Command::Session(Box::new(|session| session.play.players_shown = PlayersShown::Both)));
    h.run_steps(3);
    let (first, second) = (places(&h)[0], places(&h)[1]);
    click(&mut h, "Expect this frame");
    let moments: Vec<_> = saved(&h).into_iter().filter(|moment| moment.frame == 20).collect();
    assert_eq!((saved(&h).len() - before, moments.len()), (2, 2));
    for (moment, subject, at, own) in
        [(&moments[0], Subject::Player, first, Fact::Rings), (&moments[1], Subject::Partner, second, Fact::PartnerTask)]
    {
        assert_eq!(moment.subject, subject);
        let place = (moment.facts[&Fact::X] as f32, moment.facts[&Fact::Y] as f32);
        assert_eq!(place, (at.x, at.y), "{subject:?}");
        assert!(moment.facts.contains_key(&own) && moment.facts.len() == 7, "{:?}", moment.facts);
    }
    h.get_by_label("partner");
    click(&mut h, "Expect this frame");
    assert_eq!(saved(&h).len() - before, 2, "the same once more");
    assert!(h.query_all_by_label("holds").count() >= 14);
    // Forgotten, and expected of the partner alone.
    click(&mut h, "Forget");
    h.state_mut().send(Command::Session(Box::new(|session| session.play.players_shown = PlayersShown::Partner)));
    h.run_steps(3);
    click(&mut h, "Expect this frame");
    let subjects: Vec<_> =
        saved(&h).into_iter().filter(|moment| moment.frame == 20).map(|moment| moment.subject).collect();
    assert_eq!(subjects, [Subject::Partner]);
}
