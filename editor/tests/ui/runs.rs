//! Runs of the project: watched from their start, held at a moment, and what holds there.

use crate::canvas::hills;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Edit;
use loopwright::app::App;
use loopwright::command::Command;
use loopwright::session::Selected;
use sim::project::{Fact, Moment, Run, Start, StartState};
use sim::ruleset::{Game, Ruleset};
use std::sync::Arc;

/// The hills with a run of half a second, and the pane open.
fn with_run(ruleset: Option<Game>) -> Harness<'static, App> {
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
        moments: vec![moment(5, Fact::Rings, 7), moment(9, Fact::Rings, 8)],
        ..Run::default()
    };
    let edits = vec![Edit::SetRun { key: run.key.clone(), run: Some(Arc::new(run)) }];
    h.state_mut().send(Command::Edit { label: "Add a run".into(), gesture: None, edits });
    h.state_mut().send(Command::ShowPane("runs"));
    h.run_ok();
    h
}

fn frame(h: &Harness<'_, App>) -> u32 {
    h.state().play().world().unwrap().frame
}

#[test]
fn a_run_is_watched_and_held_at_its_end() {
    let mut h = with_run(None);
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
fn at_a_moment_it_is_told_what_holds() {
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
    let mut h = with_run(None);
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
fn a_run_by_rules_of_its_own_is_watched_by_them_also_after_an_edit() {
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
        edits: vec![Edit::SetStart { level: key, start }],
    });
    h.run_steps(3);
    let level = h.state().play().run().unwrap().level().clone();
    assert_eq!((level.ruleset, level.start.x), (Ruleset::preset(Game::Sonic1), start.x));

    h.state_mut().send(Command::Play(kit::play::PlayCommand::StartAtStart));
    h.run_steps(3);
    assert_ne!(rules(&h), Ruleset::preset(Game::Sonic1), "a run of one's own is by the project's rules again");
}

#[test]
fn a_start_that_moves_is_told_and_stands_still_at_a_click() {
    let mut h = hills();
    let key = h.state().session().level.clone();
    let start = h.state().document().level(&key).unwrap().start;
    let state = StartState { airborne: true, x_speed: -512, rings: 7, ..StartState::default() };
    let edits = vec![Edit::SetStart { level: key.clone(), start: Start { state, ..start } }];
    h.state_mut().send(Command::Edit { label: "Start in motion".into(), gesture: None, edits });
    h.state_mut().send(Command::Session(Box::new(|session| session.selection = [Selected::Start].into())));
    h.run_ok();
    h.get_by_label("Begins in the air, x speed -512, rings 7.");
    h.get_by_label("Stand still").click();
    h.run_ok();
    assert_eq!(h.state().document().level(&key).unwrap().start, start);
}
