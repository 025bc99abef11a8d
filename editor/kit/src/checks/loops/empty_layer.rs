//! Layer switchers that lead onto a layer where nothing is solid.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::loops::switcher_paths::place_of;
use crate::checks::problem::layer_name;
use crate::checks::runner::floors;
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use sim::project::{Area, LayerSwitcher, Orientation};
use sim::tiles::TileLayer;

pub(crate) const CHECK: Check = Check {
    name: "empty-layer",
    title: "Switchers onto an empty layer",
    why: "A switcher puts the player on a layer that has no floor on that side, neither there nor anywhere below, \
          while the other layer has one: he falls out of the level.",
    advice: "Set the switcher to the other layer for that side, or make the ground solid on this one.",
    severity: Severity::Error,
    usual: true,
    scope: Scope::Level(run),
};

/// Pixels from the line at which floors are looked for.
const ASIDE: [i32; 3] = [8, 24, 40];
/// Pixels above and below a horizontal line, within which they are.
const BELOW: i32 = 128;

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    if cx.level.ruleset.swaps_chunks() {
        return;
    }
    for (n, switcher) in cx.data.switchers.iter().enumerate().filter(|(_, switcher)| !switcher.priority_only) {
        for right in [true, false] {
            let side = if right { switcher.right_or_below } else { switcher.left_or_above };
            let other = if side.layer == TileLayer::A { TileLayer::B } else { TileLayer::A };
            // A player falling past its end may be meant to land below.
            if has_floor(cx, switcher, right, side.layer, cx.size().1) || !has_floor(cx, switcher, right, other, 0) {
                continue;
            }
            let name = match (switcher.orientation, right) {
                (Orientation::Vertical, true) => "Right of it",
                (Orientation::Vertical, false) => "Left of it",
                (Orientation::Horizontal, true) => "Below it",
                (Orientation::Horizontal, false) => "Above it",
            };
            let (to, instead) = (layer_name(side.layer), layer_name(other));
            let what = format!(
                "{name} the switcher puts the player on layer {to}, which has no floor there or below; layer {instead} has."
            );
            let mut fixed = switcher.clone();
            (if right { &mut fixed.right_or_below } else { &mut fixed.left_or_above }).layer = other;
            let edit = Edit::SetSwitcher { level: cx.data.key.clone(), id: switcher.id, switcher: Some((n, fixed)) };
            let edits = if cx.is_only_switcher(switcher.id) { vec![edit] } else { Vec::new() };
            let half = i32::from(switcher.half_length).max(BELOW);
            let (x, y) = (switcher.x.saturating_sub(half), switcher.y.saturating_sub(half));
            let below = Area { x, y, width: 2 * half, height: cx.size().1.saturating_sub(y).max(0) };
            out.add(place_of(cx, switcher), what)
                .about(&cx.area(below, None))
                .fix(format!("Put the player on layer {instead}"), edits);
        }
    }
}

/// There is a floor on a side of a switcher, within its reach or so far below.
fn has_floor(cx: &LevelContext<'_>, switcher: &LayerSwitcher, right: bool, layer: TileLayer, below: i32) -> bool {
    let half = i32::from(switcher.half_length);
    let (x, y) = (switcher.x, switcher.y);
    let sign = if right { 1 } else { -1 };
    let (columns, heights) = match switcher.orientation {
        Orientation::Vertical => (ASIDE.map(|aside| aside * sign), (y.saturating_sub(half), y.saturating_add(half))),
        Orientation::Horizontal if right => ([-half / 2, 0, half / 2], (y, y.saturating_add(BELOW))),
        Orientation::Horizontal => ([-half / 2, 0, half / 2], (y.saturating_sub(BELOW), y)),
    };
    let heights = (heights.0, heights.1.saturating_add(below));
    columns.iter().any(|aside| !floors(cx, layer, x.saturating_add(*aside), heights, 1).is_empty())
}
