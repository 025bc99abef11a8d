//! What does a frame of a world with objects cost? Times are for 1,000 frames, so microseconds read as nanoseconds a frame.

use divan::{Bencher, black_box};
use sim::input::{Buttons, Input};
use sim::level::{Level, LevelBuilder, Placed};
use sim::project::{Placement, PlacementId, Start};
use sim::ruleset::{Game, Ruleset};
use sim::trace::NoTrace;
use sim::world::World;
use std::collections::BTreeSet;

const FRAMES: usize = 1000;
/// What a designer places most.
const KINDS: [&str; 8] = ["ring", "block", "ring_line", "spikes", "platform", "monitor", "rover", "lobber"];

fn main() {
    divan::main();
}

/// A long floor with objects beside the player, and others along the level.
fn level(game: Game, near: usize, placed: usize) -> Level {
    let mut level = LevelBuilder::new(4096, 64);
    level.fill(0..4096, 40..42, Placed::solid(1));
    let object = |index: usize, x: i32| Placement {
        id: PlacementId(index as u64),
        kind: KINDS[index % KINDS.len()].to_owned(),
        x,
        y: 560 - (index as i32 % 5) * 24,
        ..Placement::default()
    };
    // Around the player, but not where he stands.
    let beside = |index: usize| 30_000 + if index.is_multiple_of(2) { -60 } else { 60 } + (index as i32 % 7 - 3) * 10;
    let far = |index: usize| (index * 13) as i32 % 24_000;
    level.placements.extend((0..near).map(|index| object(index, beside(index))));
    level.placements.extend((near..placed).map(|index| object(index, far(index))));
    level.start = Start { x: 30_000, y: 40 * 16 - 20, ..Start::default() };
    level.build(Ruleset::preset(game))
}

/// Jumps on the spot, so that solids and hitboxes are met again and again, or in passing if there are none.
fn play(level: &Level, world: &World) -> World {
    let (mut world, mut before) = (world.clone(), Buttons::NONE);
    for frame in 0..FRAMES {
        let held = if frame % 64 < 20 { Buttons::JUMP } else { Buttons::NONE };
        world.step(level, Input::after(before, held), &mut NoTrace);
        before = held;
    }
    world
}

fn bench(bencher: Bencher<'_, '_>, game: Game, near: usize, placed: usize) {
    let level = level(game, near, placed);
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

/// The player alone on the same floor, to compare with.
#[divan::bench(args = GAMES)]
fn step_1000_frames_nothing_placed(bencher: Bencher<'_, '_>, game: Game) {
    bench(bencher, game, 0, 0);
}
