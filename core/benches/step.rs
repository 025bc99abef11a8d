//! The cost of one frame. Times are for 1,000 frames, so microseconds read as nanoseconds a frame.

#[path = "../tests/support/mod.rs"]
mod support;

use divan::{Bencher, black_box};
use sim::input::{Buttons, Input};
use sim::level::Level;
use sim::ruleset::{Game, Ruleset};
use sim::trace::{FrameTrace, NoTrace, Trace};
use sim::world::World;
use std::path::Path;
use support::course::{course, in_the_cavern, inputs};

const FRAMES: usize = 1000;

/// The level that ships, and the inputs of its first recorded run, again and again.
fn sample() -> (Level, World, Vec<Input>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../projects/first-steps");
    let project = sim::file::open(&sim::file::Disk, &folder, &mut |_, _| ()).expect("the sample opens").project;
    let run = project.runs.iter().find(|run| run.expect.goal == Some(true)).expect("a run reaches the goal");
    let level = Level::compile(&project, &run.level).expect("the run's level is there");
    let world = World::at(&level, run.start.as_ref().unwrap_or(&level.start));
    let held: Vec<_> = sim::replay::decode(&run.inputs).collect();
    let before = std::iter::once(Buttons::NONE).chain(held.iter().copied());
    let inputs = before.zip(&held).map(|(before, held)| Input::after(before, *held)).collect();
    (level, world, inputs)
}

fn main() {
    divan::main();
}

fn over_the_hills(game: Game) -> (Level, World, Vec<Input>) {
    let level = course(Ruleset::preset(game));
    let world = World::new(&level);
    (level, world, inputs(1, FRAMES))
}

/// Always in motion around a cavern: all four modes, no rest.
fn round_the_cavern(game: Game) -> (Level, World, Vec<Input>) {
    let level = course(Ruleset::preset(game));
    let world = in_the_cavern(&level);
    (level, world, inputs(1, 100))
}

const GAMES: [Game; 5] = Game::ALL;

#[divan::bench(args = GAMES)]
fn step_1000_frames(bencher: Bencher<'_, '_>, game: Game) {
    let (level, world, inputs) = over_the_hills(game);
    bencher.bench(|| {
        let level = black_box(&level);
        let mut world = world.clone();
        for input in &inputs {
            world.step(level, *input, &mut NoTrace);
        }
        world
    });
}

#[divan::bench(args = GAMES)]
fn step_1000_frames_on_walls_and_ceilings(bencher: Bencher<'_, '_>, game: Game) {
    let (level, world, inputs) = round_the_cavern(game);
    bencher.bench(|| {
        let level = black_box(&level);
        let mut last = 0;
        for _ in 0..FRAMES / inputs.len() {
            let mut world = world.clone();
            for input in &inputs {
                world.step(level, *input, &mut NoTrace);
            }
            last ^= world.player.x.0;
        }
        last
    });
}

/// `FRAMES` frames of the sample's run, from the start again when it ends.
fn play<T: Trace>(level: &Level, start: &World, inputs: &[Input], trace: &mut T, clear: impl Fn(&mut T)) -> World {
    let mut world = start.clone();
    for frame in 0..FRAMES {
        let frame = frame % inputs.len();
        if frame == 0 {
            world = start.clone();
        }
        clear(trace);
        world.step(level, inputs[frame], trace);
    }
    world
}

#[divan::bench]
fn step_1000_frames_of_the_sample(bencher: Bencher<'_, '_>) {
    let (level, world, inputs) = sample();
    bencher.bench(|| play(black_box(&level), &world, &inputs, &mut NoTrace, |_| ()));
}

#[divan::bench]
fn step_1000_frames_of_the_sample_with_the_probe(bencher: Bencher<'_, '_>) {
    let (level, world, inputs) = sample();
    let mut trace = FrameTrace::default();
    bencher.bench_local(|| play(black_box(&level), &world, &inputs, &mut trace, FrameTrace::clear));
}

#[divan::bench]
fn step_and_digest_1000_frames(bencher: Bencher<'_, '_>) {
    let (level, world, inputs) = over_the_hills(Game::Sonic2);
    bencher.bench(|| {
        let level = black_box(&level);
        let mut world = world.clone();
        inputs.iter().fold(0, |digest, input| {
            world.step(level, *input, &mut NoTrace);
            digest ^ world.digest()
        })
    });
}

#[divan::bench]
fn clone_1000_worlds(bencher: Bencher<'_, '_>) {
    let (_, world, _) = over_the_hills(Game::Sonic2);
    bencher.bench(|| (0..FRAMES).map(|_| black_box(black_box(&world).clone()).frame).sum::<u32>());
}

/// Back to a snapshot, in the memory of the world that goes back.
#[divan::bench]
fn restore_1000_worlds(bencher: Bencher<'_, '_>) {
    let (level, world, inputs) = over_the_hills(Game::Sonic2);
    let mut other = world.clone();
    inputs.iter().for_each(|input| other.step(&level, *input, &mut NoTrace));
    bencher.bench_local(|| (0..FRAMES).for_each(|_| black_box(&mut other).copy_from(black_box(&world))));
}

/// To bytes and back again.
#[divan::bench]
fn snapshots_of_1000_worlds_as_bytes(bencher: Bencher<'_, '_>) {
    let (level, world, _) = over_the_hills(Game::Sonic2);
    let round = |_| World::from_bytes(&level, &black_box(&world).to_bytes()).map_or(0, |world| world.frame);
    bencher.bench(|| (0..FRAMES).map(round).sum::<u32>());
}
