//! Walls and ceilings that lead a player into the terrain.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::surface::LAYERS;
use crate::checks::{Check, Scope, Severity};
use crate::drawing::wall_ends::{WallEnd, grouped, wall_ends};
use sim::project::Area;
use sim::sensors::Direction;
use sim::tiles::{TILE, TileLayer};

pub(crate) const CHECK: Check = Check {
    name: "wall-end",
    title: "Walls that lead into the ground",
    why: "On walls and under ceilings no sensor looks ahead. A wall that meets the ground in a corner leads a player in wall \
          mode straight through it, and so do a ceiling that meets a wall, and an edge behind which the feet find the inside \
          of the terrain. Tested with players at up to 12 pixels a frame, standing and as a ball, from each such surface.",
    advice: "Draw a curve between the two surfaces, build the outside of the wall from whole blocks, or flag its tiles \
             (angle 255): a flagged tile gives no player the angle of a wall.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(run),
};

/// Ends that are less than so many pixels apart are one finding.
const APART: i32 = 64;

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let ends = wall_ends(cx.level, ((0, 0), cx.size_in_blocks()), &LAYERS);
    for (end, layers) in grouped(&ends, APART) {
        let layer = match layers {
            [true, false] => Some(TileLayer::A),
            [false, true] => Some(TileLayer::B),
            _ => None,
        };
        out.add(cx.area(area(&end), layer), sentence(&end));
    }
}

/// The last block of the wall.
fn area(end: &WallEnd) -> Area {
    Area { x: end.block.0 * TILE, y: end.block.1 * TILE, width: TILE, height: TILE }
}

fn sentence(end: &WallEnd) -> String {
    let ((x, y), pace) = (end.into, pace(end));
    match (end.feet, end.speed > 0) {
        (Direction::Left, true) | (Direction::Right, false) => {
            format!("A player who runs down this wall at {pace} pixels a frame is inside the terrain at {x}, {y}.")
        }
        (Direction::Left, false) | (Direction::Right, true) => {
            format!("A player who runs up this wall at {pace} pixels a frame is inside the terrain at {x}, {y}.")
        }
        _ => {
            format!("A player who runs along this ceiling at {pace} pixels a frame is inside the terrain at {x}, {y}.")
        }
    }
}

/// The speed in pixels, to a tenth.
fn pace(end: &WallEnd) -> String {
    let tenths = i32::from(end.speed.unsigned_abs()) * 10 / 256;
    format!("{}.{}", tenths / 10, tenths % 10)
}
