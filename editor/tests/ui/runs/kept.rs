//! Runs of the project: watched from their start, held at a moment, and what holds there.

use crate::level::canvas::hills;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Edit;
use loopwright::app::App;
use loopwright::command::Command;
use loopwright::session::Selected;
use sim::project::{Fact, Moment, Run, Start, StartState};
use sim::ruleset::{Game, Ruleset};
use std::sync::Arc;

/// The hills with a run of half a second that has 7 rings, not 8 as it expects at frame 9, and the pane open.
fn with_run(ruleset: Option<Game>) -> Harness<'static, App> {
    expecting(8, ruleset)
}

/// The same with a run that expects so many rings at frame 9.
fn expecting(rings: i32, ruleset: Option<Game>) -> Harness<'static, App> {
    let mut h = hills();
    let level = h.state().session().level.clone();
    let start = h.state().document().level(&level).unwrap().start;
    let state = StartState { rings: 7, ..StartState::default() };
    let moment = |frame, fact, value| Moment {
        frame,
        name: format!("at {frame}"),
        facts: [(fact, value)].into(),
        ..Moment::default()
    };
    let run = Run {
        key: "a-walk".into(),
        level,
        ruleset,
        start: Some(Start { state, ..start }),
        inputs: vec![(8, 30)],
        moments: vec![moment(5, Fact::Rings, 7), moment(9, Fact::Rings, rings)],
        ..Run::default()
    };
    let edits = vec![Edit::SetRun { key: run.key.clone(), run: Some(Arc::new(run)) }];
    h.state_mut().send(Command::Edit { label: "Add a run".into(), gesture: None, edits: edits.into() });
    h.state_mut().send(Command::ShowPane("runs"));
    h.run_ok();
    h
}

fn frame(h: &Harness<'_, App>) -> u32 {
    h.state().play().world().unwrap().frame
}

#[test]
fn a_run_is_watched_and_held_at_its_end() {
    let mut h = expecting(7, None);
    h.get_by_label("a-walk").click();
    h.run_steps(90);
    assert_eq!(frame(&h), 30);
    let play = h.state().play();
    assert!(play.is_paused() && play.world().unwrap().player.ground_speed.0 > 0, "it held the key by itself");
    h.get_by_label("Frame 30 of 30");
    h.key_press(eframe::egui::Key::Comma);
    h.run_steps(3);
    assert_eq!(frame(&h), 29, "one can step back through it");
}

#[test]
fn expected_facts_are_added_at_a_moment() {
    let mut h = with_run(None);
    h.set_size(eframe::egui::Vec2::new(1280.0, 1100.0));
    h.run_ok();
    h.get_by_label("a-walk").click();
    h.run_steps(2);
    h.get_by_label("Frame 5: at 5").click();
    h.run_steps(5);
    assert_eq!((frame(&h), h.state().play().is_paused()), (5, true));
    h.get_by_label("holds");
    h.get_by_label("Frame 9: at 9").click();
    h.run_steps(5);
    h.get_by_label("is 7");
}

#[test]
fn what_comes_out_is_expected_and_forgotten_again() {
    let mut h = expecting(7, None);
    h.get_by_label("a-walk").click();
    h.run_steps(90);
    let run = |h: &Harness<'_, App>| h.state().document().project().runs[0].clone();
    h.get_by_label("Expect this frame").click();
    h.run_steps(3);
    let player = &h.state().play().world().unwrap().player;
    let (moment, x) = (run(&h).moments[2].clone(), player.x.px());
    assert_eq!((moment.frame, moment.facts[&Fact::X], moment.facts[&Fact::Rings]), (30, x, 7));
    assert!(h.query_all_by_label("holds").count() == moment.facts.len());
    let mut expected = (*run(&h)).clone();
    expected.moments.remove(1);
    let level = sim::level::Level::compile(h.state().document().project(), &expected.level).unwrap();
    assert!(sim::replay::check(&expected, &level).is_ok());
    h.get_by_label("Forget").scroll_to_me();
    h.run_steps(3);
    h.get_by_label("Forget").click();
    h.run_steps(3);
    assert_eq!(run(&h).moments.len(), 2);
}

#[test]
fn a_run_with_its_own_rules_keeps_them_after_an_edit() {
    let mut h = with_run(Some(Game::Sonic1));
    h.get_by_label("a-walk").click();
    h.run_steps(2);
    h.get_by_label("Frame 5: at 5").click();
    h.run_steps(3);
    let rules = |h: &Harness<'_, App>| h.state().play().run().unwrap().level().ruleset;
    assert_eq!(rules(&h), Ruleset::preset(Game::Sonic1));
    let key = h.state().session().level.clone();
    let mut start = h.state().document().level(&key).unwrap().start;
    start.x += 40;
    h.state_mut().send(Command::Edit {
        label: "Move start".into(),
        gesture: None,
        edits: vec![Edit::SetStart { level: key, start }].into(),
    });
    h.run_steps(3);
    let level = h.state().play().run().unwrap().level().clone();
    assert_eq!((level.ruleset, level.start.x), (Ruleset::preset(Game::Sonic1), start.x));

    h.state_mut().send(Command::Play(kit::play::PlayCommand::StartAtStart));
    h.run_steps(3);
    assert_ne!(rules(&h), Ruleset::preset(Game::Sonic1), "a run of one's own is by the project's rules again");
}

#[test]
fn a_moving_start_is_reported_and_stops_at_a_click() {
    let mut h = hills();
    let key = h.state().session().level.clone();
    let start = h.state().document().level(&key).unwrap().start;
    let state = StartState { airborne: true, x_speed: -512, rings: 7, ..StartState::default() };
    let edits = vec![Edit::SetStart { level: key.clone(), start: Start { state, ..start } }];
    h.state_mut().send(Command::Edit { label: "Start in motion".into(), gesture: None, edits: edits.into() });
    h.state_mut().send(Command::Session(Box::new(|session| session.selected.things = [Selected::Start].into())));
    h.run_ok();
    h.get_by_label("Begins in the air, x speed -512, rings 7.");
    h.get_by_label("Stand still").click();
    h.run_ok();
    assert_eq!(h.state().document().level(&key).unwrap().start, start);
}

/// Waits until the only run is known to fail after some frames, or to hold.
fn wait_for(h: &mut Harness<'_, App>, first_mismatch: Option<u32>) {
    crate::support::wait_until(h, "the run is played again", |h| {
        h.state().runs().of("a-walk").is_some_and(|outcome| {
            (outcome.first_mismatch(), outcome.holds()) == (first_mismatch, first_mismatch.is_none())
        })
    });
}

#[test]
fn an_edit_turns_a_run_red_and_undo_turns_it_green() {
    let mut h = with_run(None);
    let run = h.state().document().project().runs[0].clone();
    let level = sim::level::Level::compile(h.state().document().project(), &run.level).unwrap();
    let walked = sim::replay::Replay::new(&run, &level).finish().player.x.px();
    let key = run.level.clone();
    let mut run = Run { moments: Vec::new(), ..(*run).clone() };
    run.expect.x = Some(walked);
    let edits = vec![Edit::SetRun { key: run.key.clone(), run: Some(Arc::new(run.clone())) }];
    h.state_mut().send(Command::Edit { label: "Expect its end".into(), gesture: None, edits: edits.into() });
    wait_for(&mut h, None);
    assert_eq!(h.state().runs().failed(), 0);
    // A wall just ahead of the player at the start.
    let start = run.start.unwrap();
    let (column, row) = ((start.x + 11 + 15) / 16, start.y / 16);
    let document = h.state().document();
    let full = kit::document::paint::cell_at(document, document.level(&key).unwrap(), column, row + 3).unwrap();
    assert_eq!(full.a, sim::tiles::Solidity::ALL, "solid ground");
    let places: Vec<_> = (row - 3..=row + 1).map(|row| (column, row, full)).collect();
    let scope = kit::document::paint::Scope::HereOnly;
    let edits = kit::document::paint::block_edits(document, &key, &places, scope).unwrap();
    h.state_mut().send(Command::Edit { label: "Paint a wall".into(), gesture: None, edits });
    wait_for(&mut h, Some(30));
    h.get_by_label("1 run fails");
    h.get_by_label("a-walk").click();
    h.run_steps(4);
    assert_eq!((frame(&h), h.state().play().is_paused()), (30, true));
    assert!(h.state().play().world().unwrap().player.x.px() < walked, "he stands at the wall");
    h.state_mut().send(Command::Action(loopwright::bindings::Action::Undo));
    wait_for(&mut h, None);
    h.run_ok();
    assert!(h.query_by_label("1 run fails").is_none());
}

#[test]
fn what_must_hold_at_the_end_is_chosen_in_the_pane() {
    let mut h = expecting(7, None);
    h.set_size(eframe::egui::Vec2::new(1280.0, 1100.0));
    h.run_ok();
    h.get_by_label("a-walk").click();
    h.run_steps(90);
    crate::support::click(&mut h, "At least");
    crate::support::click(&mut h, "Never dies");
    let expect = h.state().document().project().runs[0].expect;
    assert_eq!((expect.rings, expect.alive, expect.within), (Some(7), Some(true), None));
    crate::support::click(&mut h, "At least");
    assert_eq!(h.state().document().project().runs[0].expect.rings, None);
}
