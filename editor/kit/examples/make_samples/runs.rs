//! The recorded runs of `first-steps`.

use super::script::{self, Leg, Until};
use sim::input::Buttons;
use sim::level::Level;
use sim::project::{Project, Run};
use sim::replay::what_came_out;
use std::sync::Arc;

const N: Buttons = Buttons::NONE;
const L: Buttons = Buttons::LEFT;
const R: Buttons = Buttons::RIGHT;
const D: Buttons = Buttons::DOWN;
const J: Buttons = Buttons::JUMP;
const LJ: Buttons = Buttons::LEFT.with(Buttons::JUMP);
const RJ: Buttons = Buttons::RIGHT.with(Buttons::JUMP);

/// Through the hills, over the gap, through tunnel and half-pipe, the loop, the bend and up the crossing.
pub const MAIN: &[Leg] = &[(R, Until::Right(1000)), (RJ, Until::Landed), (R, Until::Goal)];

/// The same, rolled where it goes down.
const ROLLED: &[Leg] = &[
    (R, Until::Right(500)),
    (D, Until::Right(660)),
    (R, Until::Right(1000)),
    (RJ, Until::Landed),
    (R, Until::Right(1320)),
    (D, Until::Below(760)),
    (R, Until::Landed),
    (L, Until::Left(2600)),
    (R, Until::Goal),
];

/// Up the ledges, along the islands, down the crossing.
pub const UPPER: &[Leg] = &[
    (R, Until::Right(945)),
    (L, Until::Slow),
    (N, Until::Frames(30)),
    (J, Until::Landed),
    (L, Until::Frames(12)),
    (LJ, Until::Left(930)),
    (RJ, Until::Landed),
    (R, Until::Slow),
    (N, Until::Frames(20)),
    (RJ, Until::Landed),
    (R, Until::Frames(2)),
    (RJ, Until::Landed),
    (R, Until::Right(2250)),
    (RJ, Until::Landed),
    (R, Until::Goal),
];

/// Straight on, into the gap.
const PIT: &[Leg] = &[(R, Until::Dying), (N, Until::Frames(30))];

/// Key and legs of every run.
pub const RUNS: [(&str, &[Leg]); 4] =
    [("main-path", MAIN), ("main-path-rolled", ROLLED), ("upper-path", UPPER), ("into-the-gap", PIT)];

/// The runs, played in a project that has none yet.
///
/// # Panics
/// Where a leg never ends: the course or the physics changed under it.
pub fn make(project: &Project) -> Vec<Arc<Run>> {
    let level = Level::compile(project, "meadow").expect("the level is there");
    RUNS.iter().map(|(key, legs)| Arc::new(record(&level, "meadow", key, legs))).collect()
}

/// A run that is played in a level of that key.
///
/// # Panics
/// If a leg never ends.
pub fn record(level: &Level, level_key: &str, key: &str, legs: &[Leg]) -> Run {
    let verbose = std::env::var_os("RUNS").is_some();
    let played = script::play(level, legs, |leg, world| {
        if verbose {
            let p = &world.player;
            println!(
                "{key} {:5} leg {leg} x {:5} y {:4} gsp {:6} xv {:6} yv {:6} angle {:02X} {}{}{:?}",
                world.frame,
                p.x.px(),
                p.y.px(),
                p.ground_speed.0,
                p.x_speed.0,
                p.y_speed.0,
                p.ground_angle.0,
                if p.airborne { "air " } else { "" },
                if p.rolling { "roll " } else { "" },
                p.layer
            );
        }
    });
    let world = &played.world;
    if let (Some(leg), false) = (played.stuck, verbose) {
        panic!("{key}: leg {leg} never ends; the player is at {}, {}", world.player.x.px(), world.player.y.px());
    }
    Run {
        key: key.into(),
        level: level_key.into(),
        inputs: played.inputs,
        expect: what_came_out(world),
        ..Run::default()
    }
}
