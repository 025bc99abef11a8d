//! Places where a walking player dips because only the nearer of his two feet counts.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::surface::{LAYERS, REACH, cast, stand};
use crate::checks::{Check, Scope, Severity};
use rayon::prelude::*;
use sim::angle::Angle;
use sim::player::characters::standing;
use sim::project::Area;
use sim::sensors::Direction;
use sim::tiles::{TILE, TileLayer};

pub(crate) const CHECK: Check = Check {
    name: "sensor-dip",
    title: "Dips at peaks and slanted ledges",
    why: "A player stands on the higher of the two surfaces that his feet find. At the end of a slope that rises to a ledge the \
          foot ahead finds nothing any more, and he drops to the height at the foot behind. Where two ramps meet in a peak he \
          dips while one foot is on either side, and has the angle of the ramp that he leaves. Both are known bugs of the \
          originals' method.",
    advice: "Let the slope end in a level block before the ledge, or put a level block between the two ramps. If players only \
             run there, leave it as it is.",
    severity: Severity::Hint,
    usual: false,
    scope: Scope::Level(run),
};

/// Angles that are less steep than this make no dip of a pixel.
const LEVEL: i8 = 4;
/// The least drop at a ledge that is reported, pixels.
const DROP: i32 = 2;

/// A place where the player dips.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dip {
    /// The slope to the left (-1) or right (1) edge of its block ends at a ledge.
    Ledge(i32),
    /// Two ramps meet at the right edge of the block.
    Peak,
}

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let (columns, rows) = cx.size_in_blocks();
    let row = |y: i32| {
        let mut found: Vec<(Area, Dip, i32, [bool; 2])> = Vec::new();
        for x in 0..columns {
            for layer in LAYERS {
                for (dip, pixels) in dips(cx, layer, (x, y)) {
                    let wide = if dip == Dip::Peak { 2 } else { 1 };
                    let area = Area { x: x * TILE, y: y * TILE, width: wide * TILE, height: TILE };
                    match found.iter_mut().find(|known| (known.0, known.1, known.2) == (area, dip, pixels)) {
                        Some(known) => known.3[layer as usize] = true,
                        None => {
                            let mut layers = [false; 2];
                            layers[layer as usize] = true;
                            found.push((area, dip, pixels, layers));
                        }
                    }
                }
            }
        }
        found
    };
    let found: Vec<_> = (0..rows).into_par_iter().flat_map_iter(row).collect();
    for (area, dip, pixels, layers) in found {
        let layer = match layers {
            [true, false] => Some(TileLayer::A),
            [false, true] => Some(TileLayer::B),
            _ => None,
        };
        let what = match dip {
            Dip::Ledge(_) => {
                format!("A player who walks to the end of this slanted ledge drops by {pixels} pixels before it ends.")
            }
            Dip::Peak => format!("A player who walks over this peak of two ramps dips by {pixels} pixels."),
        };
        out.add(cx.area(area, layer), what);
    }
}

/// The dips of a block's surface, with their pixels.
fn dips(cx: &LevelContext<'_>, layer: TileLayer, block: (i32, i32)) -> Vec<(Dip, i32)> {
    let mut found = Vec::new();
    let Some(angle) = slope(cx, layer, block) else { return found };
    let apart = 2 * i32::from(standing(&cx.level.ruleset, cx.data.start.character, cx.data.start.state.form).width);
    let ground = |x: i32, y: i32| cast(cx.level, layer, Direction::Down, (x, y)).distance;
    // Rising to the right it has an angle below 0, to the left above.
    for (side, rises) in [(1, angle <= -LEVEL), (-1, angle >= LEVEL)] {
        let column = if side > 0 { TILE - 1 } else { 0 };
        let Some((x, y)) = stand(&cx.shapes, layer, Direction::Down, block, column).filter(|_| rises) else { continue };
        if ground(x + side, y) > REACH {
            let drop = ground(x - side * apart, y);
            if (DROP..=REACH).contains(&drop) {
                found.push((Dip::Ledge(side), drop));
            }
            continue;
        }
        // A peak belongs to the ramp on its left.
        let next = (0..3).map(|down| (block.0 + 1, block.1 - 1 + down));
        let falls = next.filter_map(|next| slope(cx, layer, next)).any(|angle| angle >= LEVEL);
        if side > 0 && falls && ground(x + 1, y).abs() <= 1 {
            let dip = ground(x - apart / 2, y).min(ground(x + 1 + apart / 2, y));
            if (1..=REACH).contains(&dip) {
                found.push((Dip::Peak, dip));
            }
        }
    }
    found
}

/// The angle of a floor that is no level one: below 0 if it rises to the right; `None` for other surfaces.
fn slope(cx: &LevelContext<'_>, layer: TileLayer, (x, y): (i32, i32)) -> Option<i8> {
    let (number, solidity) = cx.level.shape_at(layer, x, y);
    let angle = cx.shapes.get(number).tile.engine_angle();
    let is_floor = number != 0 && solidity.top && !angle.is_flagged() && angle.distance_to(Angle::FLOOR) <= 0x20;
    is_floor.then_some(angle.0 as i8).filter(|angle| angle.abs() >= LEVEL)
}
