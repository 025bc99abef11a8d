//! The effects that are heard: the runs of the shipped projects, played as in the window.

#![allow(clippy::unwrap_used)]

use kit::play::{Play, PlayCommand};
use kit::sound::Sound::{self, *};
use kit::sound::{Sounds, sounds_of};
use sim::level::Level;
use sim::project::Project;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

fn project(name: &str) -> Project {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects").join(name);
    sim::file::open(&sim::file::Disk, &folder, &mut |_, _| ()).unwrap().project
}

/// Returns the number of times that each effect is asked for while a run is watched to its end.
fn heard(project: &Project, key: &str) -> BTreeMap<Sound, usize> {
    let run = project.runs.iter().find(|run| run.key == key).unwrap_or_else(|| panic!("no run {key}"));
    let mut play = Play::default();
    play.hear(true);
    match (Level::for_run(project, run), project.maze(&run.level)) {
        (Some(level), None) => play.watch(&Arc::new(level), run, None),
        (_, Some(maze)) => play.watch_maze(maze, run, None),
        (None, None) => panic!("no level {}", run.level),
    }
    let mut counts = BTreeMap::new();
    let mut picture = 0;
    while play.is_running() && picture < 100_000 {
        play.advance(Duration::from_micros(picture * 16_667));
        sounds_of(play.take_heard().events).iter().for_each(|sound| *counts.entry(sound).or_default() += 1);
        picture += 1;
    }
    counts
}

#[test]
fn what_happens_in_a_run_is_heard() {
    let table: &[(&str, &str, &[Sound])] = &[
        ("first-steps", "main-path", &[Jump, Goal]),
        ("first-steps", "main-path-rolled", &[Roll, Skid]),
        ("first-steps", "into-the-gap", &[Die]),
        ("object-gym", "rings", &[Ring]),
        ("object-gym", "spring-up", &[Spring]),
        ("object-gym", "spring-down", &[Spring]),
        ("object-gym", "spring-sideways", &[Spring]),
        ("object-gym", "mushroom", &[Launch]),
        ("object-gym", "booster", &[Launch]),
        ("object-gym", "cannon", &[Launch]),
        ("object-gym", "bumper", &[Bumper]),
        ("object-gym", "hex-bumper", &[Bumper]),
        ("object-gym", "flipper", &[Bumper]),
        ("object-gym", "balloons", &[Bumper]),
        ("object-gym", "checkpoint", &[Checkpoint]),
        ("object-gym", "button", &[Switch]),
        ("object-gym", "door", &[Switch, Door]),
        ("object-gym", "breakable-wall", &[Break]),
        ("object-gym", "breakable-block", &[Break]),
        ("object-gym", "collapsing-floor", &[Break]),
        ("object-gym", "goal-post", &[Goal]),
        ("object-gym", "crawler", &[RingsLost]),
        ("abilities", "elements", &[Hurt]),
        ("abilities", "boss", &[Pop]),
        ("abilities", "hidden-monitors-out-sonic3k", &[Monitor, Shield]),
        ("abilities", "spin-dash", &[Charge, Release]),
        ("abilities", "drowning", &[Splash, AirWarning, Breathe, Drown]),
        ("abilities", "water-jump", &[Splash]),
        ("abilities", "insta-shield", &[Ability]),
        ("abilities", "super-sonic-2", &[Transform]),
        ("mazes", "to-a-goal", &[Goal, Bumper]),
        ("mazes", "to-the-emerald", &[Transform, Ring]),
    ];
    let mut projects = BTreeMap::new();
    let mut missing = Vec::new();
    for (name, key, sounds) in table {
        let project = projects.entry(*name).or_insert_with(|| project(name));
        let counts = heard(project, key);
        if let Some(sound) = sounds.iter().find(|sound| !counts.contains_key(sound)) {
            missing.push(format!("{name}/{key}: no {sound:?} in {counts:?}"));
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// The places of the project's sounds that a run calls for, and each change of the music.
fn called(project: &Project, key: &str) -> (Vec<u8>, Vec<Option<u8>>) {
    let run = project.runs.iter().find(|run| run.key == key).unwrap();
    let mut play = Play::default();
    play.hear(true);
    play.watch(&Arc::new(Level::for_run(project, run).unwrap()), run, None);
    let (mut effects, mut music) = (Vec::new(), Vec::new());
    let mut now = Duration::ZERO;
    while !play.is_paused() {
        now += Duration::from_micros(16_667);
        play.advance(now);
        let heard = play.take_heard();
        effects.extend(heard.calls.effects());
        music.extend(heard.calls.music());
        assert_eq!(play.music().flatten(), music.last().copied().flatten());
    }
    (effects, music)
}

#[test]
fn objects_play_sounds_of_the_project_and_change_the_music() {
    let workshop = project("workshop");
    assert_eq!(workshop.sounds.place("twang"), Some(0));
    assert_eq!(called(&workshop, "launcher").0.first(), Some(&0));
    let (effects, music) = called(&workshop, "boss");
    assert!(effects.is_empty());
    assert_eq!(music, [workshop.sounds.place("danger")], "once, as the player comes near");
}

#[test]
fn what_does_not_happen_is_not_heard() {
    for (name, key, silent) in [
        ("object-gym", "block", &[Break, Spring, Pop, Monitor, Hurt, Die][..]),
        ("abilities", "hidden-monitors-out-sonic3k", &[Pop, Die, Hurt]),
        ("object-gym", "spring-up", &[Jump, Launch, Bumper]),
        ("abilities", "spin-dash", &[Roll, Ability, Launch]),
        ("abilities", "drowning", &[Die]),
    ] {
        let counts = heard(&project(name), key);
        assert!(silent.iter().all(|sound| !counts.contains_key(sound)), "{name}/{key}: {counts:?}");
    }
}

/// A run of which a second was heard, and its project.
fn begun() -> (Play, Arc<Level>) {
    let project = project("object-gym");
    let run = project.runs.iter().find(|run| run.key == "rings").unwrap();
    let level = Arc::new(Level::for_run(&project, run).unwrap());
    let mut play = Play::default();
    play.hear(true);
    play.watch(&level, run, None);
    (play, level)
}

#[test]
fn frames_back_and_single_frames_are_silent() {
    let (mut play, level) = begun();
    let mut now = Duration::ZERO;
    let mut pictures = |play: &mut Play, count: u32| {
        let mut sounds = Sounds::default();
        for _ in 0..count {
            now += Duration::from_micros(16_667);
            play.advance(now);
            sounds.add_all(sounds_of(play.take_heard().events));
        }
        sounds
    };
    let all = pictures(&mut play, 600);
    assert!(all.has(Ring));
    play.set_rewinding(true);
    assert!(pictures(&mut play, 300).is_empty(), "backwards");
    play.set_rewinding(false);
    play.command(PlayCommand::TogglePause, &level);
    (0..300).for_each(|_| play.command(PlayCommand::StepFrame, &level));
    assert_eq!(play.take_heard(), Default::default(), "frame by frame");
    play.hear(false);
    play.go_on();
    assert!(pictures(&mut play, 600).is_empty(), "nobody listens");
}
