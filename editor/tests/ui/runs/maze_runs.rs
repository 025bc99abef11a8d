//! Runs of mazes: saved as they were played, watched, held at a moment.

use crate::level::mazes::{play, spinning, world};
use crate::support::key;
use eframe::egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use loopwright::app::App;
use loopwright::command::Command;
use sim::project::{Fact, Run};
use sim::replay::{check_in_maze, frame_count};
use std::sync::Arc;

fn run(h: &Harness<'_, App>) -> Arc<Run> {
    Arc::clone(&h.state().document().project().runs[0])
}

/// A window with a maze that was played for 12 frames, the last 5 of them taken back and 3 played anew, and saved.
fn saved() -> Harness<'static, App> {
    let mut h = spinning();
    play(&mut h, 12);
    (0..5).for_each(|_| key(&mut h, Modifiers::NONE, Key::Comma));
    (0..3).for_each(|_| key(&mut h, Modifiers::NONE, Key::Period));
    assert_eq!(world(&h).frame, 10);
    key(&mut h, Modifiers::SHIFT, Key::F9);
    assert!(h.query_by_label_contains("(10 frames)").is_some());
    key(&mut h, Modifiers::NONE, Key::Enter);
    h.state_mut().send(Command::ShowPane("runs"));
    h.run_ok();
    h
}

#[test]
fn a_maze_that_was_played_is_saved_as_a_run_that_holds() {
    let h = saved();
    let run = run(&h);
    assert_eq!((run.key.as_str(), run.level.as_str(), frame_count(&run.inputs)), ("spin-1", "spin", 10));
    let maze = h.state().document().project().mazes[0].maze().unwrap();
    let end = check_in_maze(&run, &maze).unwrap();
    assert_eq!(&end, world(&h));
    assert_eq!(run.expect.x, Some(end.player.px().0.into()));
}

#[test]
fn a_run_of_a_maze_is_watched_and_held_at_its_moments() {
    let mut h = saved();
    let end = world(&h).clone();
    key(&mut h, Modifiers::NONE, Key::Escape);
    h.get_by_label("spin-1").click();
    h.run_steps(60);
    assert!(h.state().play().is_paused());
    assert_eq!(world(&h), &end, "it plays itself and is held at its end");
    h.get_by_label("Frame 10 of 10");
    key(&mut h, Modifiers::NONE, Key::Comma);
    assert_eq!(world(&h).frame, 9, "one can step back through it");
    h.get_by_label("Expect this frame").click();
    h.run_steps(3);
    let moment = run(&h).moments[0].clone();
    assert_eq!((moment.frame, moment.facts[&Fact::Rings]), (9, 0));
    assert_eq!(h.query_all_by_label("holds").count(), moment.facts.len());
    h.get_by_label("Frame 9").click();
    h.run_steps(5);
    assert_eq!((world(&h).frame, h.state().play().is_paused()), (9, true));
    assert!(check_in_maze(&run(&h), &h.state().document().project().mazes[0].maze().unwrap()).is_ok());
}

#[test]
fn after_a_restart_the_run_begins_again_and_can_be_rewound() {
    let mut h = spinning();
    play(&mut h, 4);
    let held = |h: &Harness<'_, App>| h.state().play().maze_run().unwrap().held().len();
    assert_eq!(held(&h), 4);
    h.state_mut().send(Command::Play(kit::play::PlayCommand::Restart));
    h.run_ok();
    assert_eq!(held(&h), 0);
    key(&mut h, Modifiers::NONE, Key::Comma);
    assert_eq!((held(&h), world(&h).frame), (4, 4), "back over the restart");
}
