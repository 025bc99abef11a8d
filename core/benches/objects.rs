//! The cost of a frame of a world with objects. Times are for 1,000 frames, so microseconds read as nanoseconds a frame.

#[path = "../tests/support/mod.rs"]
mod support;

use divan::{Bencher, black_box};
use sim::input::Input;
use sim::level::Level;
use sim::ruleset::Game;
use sim::trace::NoTrace;
use sim::world::World;
use std::collections::BTreeSet;
use support::beside;

const FRAMES: usize = 1000;

fn main() {
    divan::main();
}

/// Some frames of jumps.
fn play(level: &Level, world: &World) -> World {
    let mut world = world.clone();
    beside::jumps().take(FRAMES).for_each(|input| world.step(level, input, &mut NoTrace));
    world
}

fn bench(bencher: Bencher<'_, '_>, game: Game, near: usize, placed: usize) {
    bench_in(bencher, beside::level(game, near, placed), near);
}

fn bench_in(bencher: Bencher<'_, '_>, level: Level, near: usize) {
    let mut world = World::new(&level);
    // Long enough that nothing of it is missed.
    world.player.invincibility = u16::MAX;
    world.step(&level, Input::default(), &mut NoTrace);
    // Rings of a line may be objects of their own.
    let around: BTreeSet<_> = world.objects.slots.iter().map(|(_, object)| object.body.placement).collect();
    assert_eq!(around.len(), near, "all that is near and nothing else was loaded");
    bencher.bench(|| play(black_box(&level), &world));
}

const GAMES: [Game; 3] = [Game::Sonic1, Game::Sonic2, Game::Sonic3K];

#[divan::bench(args = GAMES)]
fn step_1000_frames_32_placed_6_near(bencher: Bencher<'_, '_>, game: Game) {
    bench(bencher, game, 6, 32);
}

#[divan::bench(args = GAMES)]
fn step_1000_frames_2000_placed_40_near(bencher: Bencher<'_, '_>, game: Game) {
    bench(bencher, game, 40, 2000);
}

/// The same number of objects of definitions with states and rules, to compare with.
#[divan::bench(args = GAMES)]
fn step_1000_frames_2000_defined_40_near(bencher: Bencher<'_, '_>, game: Game) {
    bench_in(bencher, beside::level_of_definitions(game, 40, 2000), 40);
}

/// The player alone on the same floor, to compare with.
#[divan::bench(args = GAMES)]
fn step_1000_frames_nothing_placed(bencher: Bencher<'_, '_>, game: Game) {
    bench(bencher, game, 0, 0);
}
