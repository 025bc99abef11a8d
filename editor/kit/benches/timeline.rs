//! Runs simulated again. Asked: 36,000 frames with 32 objects (6 near), digests and samples kept, in 9 ms; one minute after
//! an edit in the same picture, 1 ms; any frame of an hour in 2 ms, and its snapshots in 100 MB.

use divan::{Bencher, black_box};
use kit::play::run::InputLog;
use kit::timeline::fan::fan;
use kit::timeline::track::Track;
use sim::input::{Buttons, Input};
use sim::level::{Level, LevelBuilder, Placed};
use sim::project::{Placement, PlacementId, Start};
use sim::ruleset::{Game, Ruleset};
use sim::trace::NoTrace;
use sim::world::World;
use std::sync::Arc;

const MINUTE: usize = 3600;
/// The kinds that a designer places most.
const KINDS: [&str; 8] = ["ring", "block", "ring_line", "spikes", "platform", "monitor", "rover", "lobber"];

fn main() {
    divan::main();
}

/// A long floor with six objects beside the player, and others along the level.
fn level(edited: Edited) -> Arc<Level> {
    let mut level = LevelBuilder::new(4096, 64);
    level.fill(0..4096, 40..42, Placed::solid(1));
    if let Edited::Column(column) = edited {
        level.put(column, 10, Placed::solid(1));
    }
    let object = |index: usize, x: i32| Placement {
        id: PlacementId(index as u64),
        kind: KINDS[index % KINDS.len()].to_owned(),
        x,
        y: 560 - (index as i32 % 5) * 24,
        ..Placement::default()
    };
    let beside = |index: usize| 30_000 + if index.is_multiple_of(2) { -60 } else { 60 } + (index as i32 % 7 - 3) * 10;
    level.placements.extend((0..6).map(|index| object(index, beside(index))));
    level.placements.extend((6..32).map(|index| object(index, (index * 13) as i32 % 24_000)));
    if let Edited::Object(index) = edited {
        level.placements[index].y -= 3;
    }
    level.start = Start { x: 30_000, y: 40 * 16 - 20, ..Start::default() };
    Arc::new(level.build(Ruleset::preset(Game::Sonic2)))
}

/// The part that differs from the first state.
#[derive(Clone, Copy)]
enum Edited {
    Nothing,
    /// A block high above the floor.
    Column(u32),
    /// An object's height.
    Object(usize),
}

/// Jumps on the spot.
fn recording(level: &Level, frames: usize) -> Arc<InputLog> {
    let held: Vec<_> = (0..frames).map(|frame| if frame % 64 < 20 { Buttons::JUMP } else { Buttons::NONE }).collect();
    Arc::new(InputLog { start: level.start, held_2: vec![Buttons::NONE; frames], held, ..InputLog::default() })
}

/// From the first frame.
#[divan::bench(args = [1, 10], sample_count = 20)]
fn simulate_minutes(bencher: Bencher<'_, '_>, minutes: usize) {
    let level = level(Edited::Nothing);
    let recording = recording(&level, minutes * MINUTE);
    bencher.bench(|| Track::new(black_box(&recording), &level));
}

/// After an edit where the run goes in all of its frames.
#[divan::bench(args = [1, 10], sample_count = 20)]
fn again_after_an_edit_near_minutes(bencher: Bencher<'_, '_>, minutes: usize) {
    let (before, now) = (level(Edited::Nothing), level(Edited::Column(1876)));
    let recording = recording(&before, minutes * MINUTE);
    let track = Track::new(&recording, &before);
    bencher.bench(|| black_box(&track).again(&recording, &now));
}

/// After an edit that the run comes nowhere near.
#[divan::bench(args = [1, 10, 60], sample_count = 20)]
fn again_after_an_edit_elsewhere_minutes(bencher: Bencher<'_, '_>, minutes: usize) {
    let (before, now) = (level(Edited::Nothing), level(Edited::Column(9)));
    let recording = recording(&before, minutes * MINUTE);
    let track = Track::new(&recording, &before);
    bencher.bench(|| black_box(&track).again(&recording, &now));
}

/// After an object was moved that the run comes nowhere near, or that is beside the player in all of its frames.
#[divan::bench(args = [(10, false), (60, false), (1, true), (10, true)], sample_count = 20)]
fn again_after_an_object_moved_minutes(bencher: Bencher<'_, '_>, (minutes, beside): (usize, bool)) {
    let (before, now) = (level(Edited::Nothing), level(Edited::Object(if beside { 2 } else { 20 })));
    let recording = recording(&before, minutes * MINUTE);
    let track = Track::new(&recording, &before);
    bencher.bench(|| black_box(&track).again(&recording, &now));
}

/// A frame in the midst of an hour: its world, and the run that can be rewound from there.
#[divan::bench(args = [false, true])]
fn a_frame_of_an_hour(bencher: Bencher<'_, '_>, with_run: bool) {
    let level = level(Edited::Nothing);
    let recording = recording(&level, 60 * MINUTE);
    let track = Track::new(&recording, &level);
    let resident = || {
        std::fs::read_to_string("/proc/self/statm").ok().and_then(|text| text.split(' ').nth(1)?.parse::<u64>().ok())
    };
    println!("an hour is in {} MB of the process", resident().unwrap_or(0) * 4096 / 1_000_000);
    let mut frame = 0;
    bencher.bench_local(|| {
        frame = (frame + 7919) % track.frames();
        if with_run { track.run(frame).world().frame } else { track.world(frame).frame }
    });
}

/// 16 runs that each go on for two seconds, on one core and on two. Asked: 0.3 ms, and 1.8 times as fast on two.
#[divan::bench(args = [1, 2])]
fn follow_16_ghosts_on_cores(bencher: Bencher<'_, '_>, cores: usize) {
    use rayon::prelude::*;
    let level = level(Edited::Nothing);
    let world = |frames| Track::new(&recording(&level, frames), &level).end().clone();
    let worlds: Vec<_> = (40..56).map(world).collect();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(cores).build().expect("threads");
    let follow = |world: &World| {
        let mut world = world.clone();
        let right = Input::after(Buttons::NONE, Buttons::RIGHT);
        (0..120).for_each(|_| world.step(&level, right, &mut NoTrace));
        world.player.x.0
    };
    bencher.bench_local(|| pool.install(|| worlds.par_iter().map(follow).reduce(|| 0, i32::wrapping_add)));
}

/// 256 ghosts of two seconds.
#[divan::bench(sample_count = 20)]
fn some_256_ghosts(bencher: Bencher<'_, '_>) {
    let level = level(Edited::Nothing);
    let worlds: Vec<_> =
        (0..12).map(|frame| Track::new(&recording(&level, 40 + frame), &level).end().clone()).collect();
    let count: usize = worlds.iter().map(|world| fan(world, &level, Buttons::RIGHT).len()).sum();
    println!("{count} ghosts");
    bencher.bench(|| worlds.iter().map(|world| fan(world, &level, Buttons::RIGHT).len()).sum::<usize>());
}
