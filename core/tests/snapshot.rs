//! A world that was written as bytes goes on as the one that was not, from every frame of every run that ships; damaged bytes
//! are refused, or are a world that can be played.

#![allow(clippy::unwrap_used)]

mod support;

use sim::file::{self, Disk};
use sim::input::{Buttons, Input, Pads};
use sim::level::Level;
use sim::maze::MazeWorld;
use sim::project::Project;
use sim::replay::decode;
use sim::trace::NoTrace;
use sim::world::{SnapshotError, World};
use std::path::Path;
use support::Random;

fn sample(name: &str) -> Project {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../projects").join(name);
    file::open(&Disk, &folder, &mut |_, _| {}).unwrap().project
}

/// The pads of a run, frame by frame.
fn pads(run: &sim::project::Run) -> impl Iterator<Item = Pads> {
    let second = decode(&run.inputs_2).chain(std::iter::repeat(Buttons::NONE));
    let mut before = [Buttons::NONE; 2];
    decode(&run.inputs).zip(second).map(move |(first, second)| {
        let [first_before, second_before] = std::mem::replace(&mut before, [first, second]);
        Pads { first: Input::after(first_before, first), second: Input::after(second_before, second) }
    })
}

#[test]
fn every_frame_of_every_run_goes_through_bytes() {
    let (mut frames, mut largest) = (0, 0);
    for name in ["first-steps", "abilities", "object-gym", "two-roads", "night-shift", "workshop"] {
        let project = sample(name);
        for run in &project.runs {
            let Some(level) = Level::for_run(&project, run) else { continue };
            let mut world = World::at(&level, run.start.as_ref().unwrap_or(&level.start));
            for pads in pads(run) {
                let bytes = world.to_bytes();
                let mut read = World::from_bytes(&level, &bytes).unwrap_or_else(|why| panic!("{}: {why}", run.key));
                assert!(read == world, "{name}/{} after {} frames", run.key, world.frame);
                world.step(&level, pads, &mut NoTrace);
                read.step(&level, pads, &mut NoTrace);
                assert!(read == world, "{name}/{}: frame {}", run.key, world.frame);
                assert_eq!(read.digest(), world.digest(), "{name}/{}: frame {}", run.key, world.frame);
                let objects = world.objects.slots.count() as usize;
                let most = 2048 + 64 * objects + if world.partner.is_some() { 640 } else { 0 };
                assert!(bytes.len() <= most, "{} bytes with {objects} objects", bytes.len());
                (frames, largest) = (frames + 1, largest.max(bytes.len()));
            }
        }
    }
    assert!(frames > 10_000, "{frames}");
    assert!(largest < 32_768, "{largest} bytes");
}

#[test]
fn every_frame_of_every_run_of_a_maze_goes_through_bytes() {
    let (project, mut frames) = (sample("mazes"), 0);
    for run in &project.runs {
        let maze = project.maze(&run.level).and_then(|maze| maze.maze()).unwrap();
        let mut world = MazeWorld::new(&maze);
        for Pads { first: input, .. } in pads(run) {
            let mut read = MazeWorld::from_bytes(&world.to_bytes()).unwrap_or_else(|why| panic!("{}: {why}", run.key));
            assert!(read == world, "{} after {} frames", run.key, world.frame);
            world.step(input, &mut NoTrace);
            read.step(input, &mut NoTrace);
            assert!(read == world, "{}: frame {}", run.key, world.frame);
            frames += 1;
        }
    }
    assert!(frames > 2000, "{frames}");
}

#[test]
fn damaged_bytes_of_a_maze_do_no_harm() {
    let project = sample("mazes");
    let run = &project.runs[0];
    let mut world = MazeWorld::new(&project.maze(&run.level).and_then(|maze| maze.maze()).unwrap());
    pads(run).take(200).for_each(|pads| world.step(pads.first, &mut NoTrace));
    let bytes = world.to_bytes();
    for length in 0..bytes.len() {
        assert!(MazeWorld::from_bytes(&bytes[..length]).is_err(), "cut to {length} bytes");
    }
    let longer = [&bytes[..], &[0]].concat();
    assert_eq!(MazeWorld::from_bytes(&longer), Err(SnapshotError::Length(longer.len())));
    let (mut random, mut taken) = (Random::new(11), 0);
    for _ in 0..2000 {
        let mut damaged = bytes.clone();
        let at = random.below(damaged.len());
        damaged[at] = random.below(256) as u8;
        let Ok(mut world) = MazeWorld::from_bytes(&damaged) else { continue };
        taken += 1;
        (0..100).for_each(|_| world.step(Input::after(Buttons::NONE, Buttons::RIGHT), &mut NoTrace));
    }
    assert!(taken > 500, "most are mazes: {taken}");
}

/// A world with objects and a partner, in the midst of a run.
fn in_the_midst() -> (Level, World) {
    let project = sample("abilities");
    let run = project.runs.iter().find(|run| run.key == "partner-carry").unwrap();
    let mut level = Level::for_run(&project, run).unwrap();
    level.start.partner = Some(sim::ruleset::Character::Tails);
    let mut world = World::at(&level, &level.start);
    pads(run).take(100).for_each(|pads| world.step(&level, pads, &mut NoTrace));
    (level, world)
}

#[test]
fn bytes_that_are_no_snapshot_are_refused() {
    let (level, world) = in_the_midst();
    let bytes = world.to_bytes();
    for length in 0..bytes.len() {
        assert!(World::from_bytes(&level, &bytes[..length]).is_err(), "cut to {length} bytes");
    }
    let longer = [&bytes[..], &[0]].concat();
    assert_eq!(World::from_bytes(&level, &longer), Err(SnapshotError::Length(longer.len())));
    assert_eq!(World::from_bytes(&level, b"LOOPW\x02"), Err(SnapshotError::NotASnapshot));
    let gym = sample("object-gym");
    let other = Level::compile(&gym, &gym.levels[0].key).unwrap();
    assert_eq!(World::from_bytes(&other, &bytes), Err(SnapshotError::OtherObjects));
}

#[test]
fn damaged_bytes_do_no_harm() {
    let mut random = Random::new(0x5A5A);
    let project = sample("object-gym");
    let mut taken = 0;
    for run in project.runs.iter().step_by(3) {
        let Some(level) = Level::for_run(&project, run) else { continue };
        let mut world = World::at(&level, run.start.as_ref().unwrap_or(&level.start));
        pads(run).take(40).for_each(|pads| world.step(&level, pads, &mut NoTrace));
        let bytes = world.to_bytes();
        for _ in 0..200 {
            let mut damaged = bytes.clone();
            for _ in 0..1 + random.below(6) {
                let at = random.below(damaged.len());
                damaged[at] = random.below(256) as u8;
            }
            let Ok(mut world) = World::from_bytes(&level, &damaged) else { continue };
            taken += 1;
            let held = Buttons(random.below(256) as u8);
            (0..30).for_each(|_| world.step(&level, Input::after(Buttons::NONE, held), &mut NoTrace));
            let _ = world.clone().digest();
        }
    }
    assert!(taken > 500, "most are worlds: {taken}");
}
