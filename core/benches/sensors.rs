//! The cost of one sensor. Nanoseconds for 1,000 casts, so microseconds read as nanoseconds a cast.

use divan::{Bencher, black_box};
use sim::level::{Level, LevelBuilder, Placed, fixtures};
use sim::ruleset::Ruleset;
use sim::sensors::{Direction, Ray, Sensor};
use sim::tiles::{SolidTile, TileLayer};
use sim::trace::{FrameTrace, NoTrace};

const CASTS: usize = 1000;

fn main() {
    divan::main();
}

/// Rolling hills of many shapes on a level of 1024 × 64 blocks, some of them mirrored.
fn hills() -> Level {
    let mut level = LevelBuilder::new(1024, 64);
    let tiles: Vec<_> = (0..32u8)
        .map(|i| {
            let heights = std::array::from_fn(|x| (((x as u8 * (i % 5)) / 4 + i / 3) % 17) as i8);
            level.tile(SolidTile::from_heights(heights, sim::angle::Angle(i * 2)))
        })
        .collect();
    for x in 0..1024 {
        let top = 24 + (x / 3 + x / 7) % 9;
        level.put(x, top, Placed::solid(tiles[x as usize * 7 % tiles.len()]).flipped(x % 3 == 0, false));
        level.fill(x..x + 1, top + 1..64, Placed::solid(1));
    }
    level.build(Ruleset::default())
}

/// Anchors of a player running along the floor of the fixtures: just above the surface.
fn along_the_floor() -> Vec<Ray> {
    (0..CASTS as i32).map(|i| Ray::ground(64 + i * 6, fixtures::FLOOR_Y - 1, Direction::Down)).collect()
}

/// Anchors and directions without order.
fn anywhere() -> Vec<Ray> {
    let mut seed = 1u32;
    let mut next = |limit: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((u64::from(seed) * u64::from(limit)) >> 32) as i32
    };
    let directions = [Direction::Down, Direction::Right, Direction::Up, Direction::Left];
    (0..CASTS)
        .map(|_| Ray {
            x: next(1024 * 16),
            y: 23 * 16 + next(12 * 16),
            direction: directions[next(4) as usize],
            top: next(2) == 0,
        })
        .collect()
}

fn casts(bencher: Bencher<'_, '_>, level: &Level, rays: &[Ray]) {
    bencher.counter(divan::counter::ItemsCount::new(CASTS)).bench(|| {
        let level = black_box(level);
        rays.iter().fold(0, |sum: i32, ray| {
            let hit = level.cast(*ray, TileLayer::A);
            sum.wrapping_add(hit.distance).wrapping_add(hit.angle.map_or(0, |angle| angle.0.into()))
        })
    });
}

#[divan::bench]
fn along_a_floor_1000_casts(bencher: Bencher<'_, '_>) {
    casts(bencher, &fixtures::flat(Ruleset::default()), &along_the_floor());
}

#[divan::bench]
fn anywhere_in_hills_1000_casts(bencher: Bencher<'_, '_>) {
    casts(bencher, &hills(), &anywhere());
}

#[divan::bench]
fn pairs_without_trace_500_pairs(bencher: Bencher<'_, '_>) {
    let level = fixtures::flat(Ruleset::default());
    let rays = along_the_floor();
    bencher.bench(|| {
        let level = black_box(&level);
        rays.as_chunks::<2>().0.iter().fold(0, |sum: i32, [first, second]| {
            let pair = [(Sensor::B, *first), (Sensor::A, *second)];
            sum.wrapping_add(level.sense_pair(pair, TileLayer::A, &mut NoTrace).winner().distance)
        })
    });
}

#[divan::bench]
fn pairs_with_frame_trace_500_pairs(bencher: Bencher<'_, '_>) {
    let level = fixtures::flat(Ruleset::default());
    let rays = along_the_floor();
    let mut trace = FrameTrace::default();
    bencher.bench_local(|| {
        let level = black_box(&level);
        rays.as_chunks::<2>().0.iter().fold(0, |sum: i32, [first, second]| {
            trace.clear();
            let pair = [(Sensor::B, *first), (Sensor::A, *second)];
            sum.wrapping_add(level.sense_pair(pair, TileLayer::A, &mut trace).winner().distance)
        })
    });
}
