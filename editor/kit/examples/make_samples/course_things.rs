//! What one meets on the course of `first-steps`: rings along its ways, a checkpoint half-way, and an island with more.

use super::canvas::{BOTH, Canvas};
use super::course;
use super::gym::{self, Thing};
use super::runs::{MAIN, UPPER};
use super::script::{self, Leg};
use sim::level::Level;
use sim::project::{Placement, Project};
use std::sync::Arc;

/// Pixels of the way from one ring to the next.
const APART: i64 = 28;
/// Frames of the main way that rings are on: a hill, the jump over the gap, the tunnel, the loop, and the last slope.
const ON_MAIN: &[(u32, u32)] = &[(96, 132), (228, 276), (344, 378), (612, 676), (884, 930)];
/// Frames of the upper way that rings are on: along the islands.
const ON_UPPER: &[(u32, u32)] = &[(420, 470), (520, 560)];
/// What is on the ground: kind, x, the y below which its ground is, and its centre's height above that ground.
/// All after the checkpoint are on the island over the tunnel, which no recorded run comes to; a spring at either end leads
/// from there back to the upper way.
const STANDING: &[(&str, i32, i32, i32)] = &[
    ("checkpoint", 2520, 500, 32),
    ("spring", 1660, 360, 8),
    ("monitor", 1712, 360, 16),
    ("rover", 1820, 360, 16),
    ("crawler", 1864, 360, 8),
    ("monitor", 1936, 360, 16),
    ("spring", 1984, 360, 8),
];

/// What is in the air over the upper way: kind, centre, what is set about it.
const UPPER_WAY: &[Thing] = &[
    ("bridge", 132 * 16, 16 * 16 + 8, false, &[("logs", 12)]),
    ("platform", 149 * 16, 16 * 16 + 8, false, &[("motion", 1)]),
    ("platform", 155 * 16, 16 * 16 + 8, false, &[("motion", 2), ("reach", 50)]),
];

/// The objects, in their order; the project has none yet.
pub fn make(project: &Project) -> Vec<Placement> {
    let mut with_ways = project.clone();
    let ways: Vec<Placement> = UPPER_WAY.iter().map(gym::placement).collect();
    Arc::make_mut(&mut with_ways.levels[0]).placements.clone_from(&ways);
    let level = Level::compile(&with_ways, "meadow").expect("the level is there");
    let mut things = Vec::new();
    for (legs, frames) in [(MAIN, ON_MAIN), (UPPER, ON_UPPER)] {
        rings(&level, legs, frames, &mut things);
    }
    let ground = course::draw();
    things.extend(STANDING.iter().map(|(kind, x, from, above)| {
        let y = below(&ground, *x, *from) - above;
        Placement { kind: (*kind).into(), x: *x, y, ..Placement::default() }
    }));
    things.extend(ways);
    for (number, thing) in things.iter_mut().enumerate() {
        thing.id = gym::id(0, number);
    }
    things
}

/// The first row of ground at an x, from a y on.
fn below(ground: &Canvas, x: i32, from: i32) -> i32 {
    (from..ground.height * 16).find(|y| ground.solid(x, *y, BOTH)).expect("there is ground")
}

/// Rings on the way of a run, in some of its frames.
fn rings(level: &Level, legs: &[Leg], frames: &[(u32, u32)], to: &mut Vec<Placement>) {
    let mut last: Option<(i32, i32)> = None;
    script::play(level, legs, |_, world| {
        if !frames.iter().any(|(first, end)| (*first..*end).contains(&world.frame)) {
            return;
        }
        let (x, y) = (world.player.x.px(), world.player.y.px());
        let far = last.is_none_or(|(from_x, from_y)| {
            let (dx, dy) = (i64::from(x - from_x), i64::from(y - from_y));
            dx * dx + dy * dy >= APART * APART
        });
        let is_free = to.iter().all(|ring| (ring.x - x).abs() + (ring.y - y).abs() >= 20);
        if far && is_free {
            last = Some((x, y));
            to.push(Placement { kind: "ring".into(), x, y, ..Placement::default() });
        }
    });
}
