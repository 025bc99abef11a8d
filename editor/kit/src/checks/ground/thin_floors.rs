//! Floors that a falling player passes through between two frames.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::runner::is_air;
use crate::checks::settings::FALL;
use crate::checks::surface::{LAYERS, cast, is_full, is_side, length, stand};
use crate::checks::{Check, Scope, Severity};
use rayon::prelude::*;
use sim::angle::Mode;
use sim::project::Area;
use sim::sensors::Direction;
use sim::tiles::{TILE, TileLayer};

pub(crate) const CHECK: Check = Check {
    name: "thin-floor",
    title: "Floor too thin",
    why: "A falling player moves by up to 16 pixels between two frames. If a floor is thinner than that, his feet can \
          be above it in one frame and below it in the next, and no sensor looks back up.",
    advice: "Make the floor thicker: at least a whole block of solid pixels under every column of the surface.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(run),
};

/// Columns of a block that are looked at.
const COLUMNS: [i32; 5] = [0, 4, 8, 12, 15];

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let (columns, rows) = cx.size_in_blocks();
    let fall = cx.setting(&FALL);
    let row = |y: i32| {
        let mut found: Vec<(i32, i32, i32, [bool; 2])> = Vec::new();
        for x in 0..columns {
            let thin = LAYERS.map(|layer| is_thin(cx, layer, (x, y), fall));
            if thin == [false; 2] {
                continue;
            }
            match found.last_mut() {
                Some((_, end, _, layers)) if *end == x && *layers == thin => *end += 1,
                _ => found.push((x, x + 1, y, thin)),
            }
        }
        found
    };
    let found: Vec<_> = (0..rows).into_par_iter().flat_map_iter(row).collect();
    for (left, right, y, layers) in found {
        let layer = match layers {
            [true, false] => Some(TileLayer::A),
            [false, true] => Some(TileLayer::B),
            _ => None,
        };
        let area = Area { x: left * TILE, y: y * TILE, width: (right - left) * TILE, height: TILE };
        let what = format!("Feet that come down at {fall} pixels a frame can be below this floor before they feel it.");
        out.add(cx.area(area, layer), what);
    }
}

/// Some column of the floor on top of this block does not hold feet that were right above it a frame ago.
fn is_thin(cx: &LevelContext<'_>, layer: TileLayer, (x, y): (i32, i32), fall: i32) -> bool {
    let (number, solidity) = cx.level.shape_at(layer, x, y);
    if number == 0 || !solidity.top || is_full(&cx.shapes, layer, (x, y + 1)) {
        return false;
    }
    // Nobody lands on what is as steep as a wall.
    let tile = &cx.shapes.get(number).tile;
    let angle = tile.engine_angle();
    if is_side(tile) || !angle.is_flagged() && angle.mode() != Mode::Floor {
        return false;
    }
    if cx.shapes.get(number).is_full && (fall <= TILE || is_full(&cx.shapes, layer, (x, y - 1))) {
        return false;
    }
    COLUMNS.into_iter().any(|column| {
        // What hangs from the top of its block is felt from far above, but not from right above.
        let hangs = length(&cx.shapes.get(number).tile, Direction::Down, column as usize) < 0;
        if hangs && is_air(cx, layer, (x * TILE + column, y * TILE - 1)) {
            return true;
        }
        let Some(at) = stand(&cx.shapes, layer, Direction::Down, (x, y), column) else { return false };
        let depths = (1..=4).map(|quarter| (fall * quarter / 4).max(1));
        depths.into_iter().any(|depth| cast(cx.level, layer, Direction::Down, (at.0, at.1 + depth)).distance >= 0)
    })
}
