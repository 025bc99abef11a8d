//! Properties of compiled terrain over random projects: it agrees with a naive walk of the chain, an update equals a new
//! compilation, and no probe leaves the range of distances.

mod naive;
#[path = "../support/mod.rs"]
mod support;

use proptest::prelude::*;
use sim::level::Level;
use sim::project::Project;
use sim::sensors::{Direction, Ray};
use sim::tiles::TileLayer;
use std::sync::Arc;
use support::{Random, projects};

const KEY: &str = "level";
const DIRECTIONS: [Direction; 4] = [Direction::Down, Direction::Right, Direction::Up, Direction::Left];
const LAYERS: [TileLayer; 2] = [TileLayer::A, TileLayer::B];

fn compiled(project: &Project) -> Level {
    Level::compile(project, KEY).expect("random projects have that level")
}

fn ray(random: &mut Random, level: &Level) -> Ray {
    let (columns, rows) = level.size_in_blocks();
    let mut coordinate = |blocks: u32| match random.below(8) {
        0 => [i32::MIN, i32::MIN + 15, -17, -1, i32::MAX, i32::MAX - 16][random.below(6)],
        _ => random.below(blocks as usize * 16 + 64) as i32 - 32,
    };
    let (x, y) = (coordinate(columns), coordinate(rows));
    Ray { x, y, direction: DIRECTIONS[random.below(4)], top: random.chance(2) }
}

/// The block that two levels differ in first.
fn difference(a: &Level, b: &Level) -> Option<(TileLayer, i32, i32)> {
    assert_eq!(a.size_in_blocks(), b.size_in_blocks());
    let (columns, rows) = a.size_in_blocks();
    for layer in LAYERS {
        for y in -1..rows as i32 + 1 {
            for x in -1..columns as i32 + 1 {
                if a.tile_at(layer, x, y) != b.tile_at(layer, x, y) {
                    return Some((layer, x, y));
                }
            }
        }
    }
    None
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn compiled_terrain_is_what_the_chain_says(seed in any::<u64>()) {
        let mut random = Random::new(seed);
        let project = random.project();
        let level = compiled(&project);
        prop_assert_eq!(sim::level::mirrored_tiles(&project), level.shape_count() - 1);
        for _ in 0..2000 {
            let ray = ray(&mut random, &level);
            let layer = LAYERS[random.below(2)];
            let hit = level.cast(ray, layer);
            prop_assert_eq!((hit.distance, hit.angle), naive::cast(&project, ray, layer), "{:?} {:?}", ray, layer);
            prop_assert!((-32..=31).contains(&hit.distance), "{:?}", hit);
            prop_assert_eq!(level.cast_in_full(ray, layer).hit, hit);
        }
    }

    #[test]
    fn an_update_equals_a_new_compilation(seed in any::<u64>()) {
        let mut random = Random::new(seed);
        let mut project = random.project();
        let mut level = compiled(&project);
        for step in 0..24 {
            let mut edited = project.clone();
            let edit = random.edit(&mut edited);
            let before = level.clone();
            level.update(&project, &edited, KEY);
            let fresh = compiled(&edited);
            prop_assert_eq!(difference(&level, &fresh), None, "step {}: {}", step, edit);
            if step % 4 == 0 {
                let old = compiled(&project);
                prop_assert_eq!(difference(&before, &old), None, "a clone from before, step {}: {}", step, edit);
            }
            prop_assert_eq!(level.bounds, fresh.bounds);
            prop_assert_eq!(level.ruleset, fresh.ruleset);
            for _ in 0..50 {
                let (x, y) = (random.below(3000) as i32 - 500, random.below(3000) as i32 - 500);
                prop_assert_eq!(level.chunk_place(x, y), fresh.chunk_place(x, y), "step {}: {}", step, edit);
            }
            project = edited;
        }
    }
}

/// More tiles than a grid can number: the level compiles, and what has no number is empty.
#[test]
fn too_many_tiles_in_use_leave_the_rest_empty() {
    let project = projects::with_tiles(20_000);
    let level = compiled(&project);
    let solid = |x: i32, y: i32| level.tile_at(TileLayer::A, x, y).is_some();
    let (columns, rows) = level.size_in_blocks();
    let count = (0..rows as i32).flat_map(|y| (0..columns as i32).map(move |x| (x, y))).filter(|&(x, y)| solid(x, y));
    assert_eq!(count.count(), 16_383);
    assert!(solid(0, 0));
}

/// An edit that needs a number when none is left: those of tiles no longer in use are found by compiling anew.
#[test]
fn an_update_that_runs_out_of_numbers_starts_over() {
    let old = projects::with_tiles(16_383);
    let mut level = compiled(&old);
    let mut new = old.clone();
    let chunk = Arc::make_mut(&mut Arc::make_mut(&mut new.chunks)[0]);
    chunk.cells[0].flip_x = true;
    chunk.cells[1].block = 0;
    level.update(&old, &new, KEY);
    assert_eq!(difference(&level, &compiled(&new)), None);
    assert!(level.tile_at(TileLayer::A, 0, 0).is_some());
    assert!(level.tile_at(TileLayer::A, 1, 0).is_none());
}

#[test]
fn missing_levels_and_levels_of_no_size() {
    let project = Project::default();
    assert!(Level::compile(&project, KEY).is_none());
    let mut random = Random::new(1);
    let mut empty = random.project();
    projects::set_layout_size(&mut empty, 0, 0);
    let level = compiled(&empty);
    assert_eq!(level.cast(Ray::ground(0, 0, Direction::Down), TileLayer::A).distance, 31);
    assert_eq!(
        level.chunk_place(-5, 7),
        sim::level::ChunkPlace { x: level.chunk_place(-5, 7).x, ..Default::default() }
    );
}
