//! Layer switchers that contradict each other along a path.

use super::context::{Findings, LevelContext};
use super::problem::{Place, Thing, layer_name};
use super::runner::{Runner, floors, layers_differ};
use super::{Check, Scope, Severity};
use crate::document::Edit;
use rayon::prelude::*;
use sim::project::{Area, LayerSwitcher, Orientation};
use sim::ruleset::Layers;
use sim::tiles::{TILE, TileLayer};

pub const CHECK: Check = Check {
    name: "switcher-path",
    title: "Switchers that contradict each other",
    why: "A player who leaves one switcher on a layer meets the next one, which says another layer for the side that he \
          comes from: if he turns round there, he is on the wrong layer between the two. Players were sent from each \
          switcher both ways to see which one they meet.",
    advice: "Let both switchers name the same layer for the stretch between them.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(run),
};

const SPEEDS: [i16; 2] = [6, 12];
const FRAMES: usize = 600;
/// Frames in the air after which a path has ended.
const AIRBORNE: usize = 90;
/// Frames at one place after which a path has ended.
const STILL: usize = 20;

/// Two switchers that contradict each other, by their places in the level's list.
struct Contradiction {
    from: usize,
    to: usize,
    /// The way that the player left `from`: 1 right, -1 left.
    way: i16,
    layer: TileLayer,
    /// What `to` says for the side that he came from.
    says: TileLayer,
    /// He came to `to` from the right or from below.
    from_right: bool,
}

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    if cx.level.ruleset.layers == Layers::ChunkSwap || cx.data.switchers.len() < 2 {
        return;
    }
    let switchers = &cx.data.switchers;
    let all: Vec<Contradiction> = switchers.par_iter().enumerate().flat_map_iter(|(n, s)| from(cx, n, s)).collect();
    let mut told: Vec<(usize, usize)> = Vec::new();
    for Contradiction { from, to, way, layer, says, from_right } in all {
        let pair = (from.min(to), from.max(to));
        if told.contains(&pair) {
            continue;
        }
        told.push(pair);
        let (first, second) = (&switchers[from], &switchers[to]);
        let what = format!(
            "Running {} from this switcher, a player is on layer {} when he meets the one at {}, {}, which says layer {} for \
             the side that he comes from.",
            if way > 0 { "right" } else { "left" },
            layer_name(layer),
            second.x,
            second.y,
            layer_name(says)
        );
        let mut mended = second.clone();
        let side = if from_right { &mut mended.right_or_below } else { &mut mended.left_or_above };
        side.layer = layer;
        let level = cx.data.key.clone();
        let unique = switchers.iter().filter(|other| other.id == second.id).count() == 1;
        let edit = Edit::SetSwitcher { level, id: second.id, switcher: Some((to, mended)) };
        let label = format!("Let the switcher at {}, {} say layer {}", second.x, second.y, layer_name(layer));
        let place = place_of(cx, first);
        out.add(place, what).fix(label, if unique { vec![edit] } else { Vec::new() });
    }
}

/// A switcher with the strip that it watches.
pub(super) fn place_of(cx: &LevelContext<'_>, switcher: &LayerSwitcher) -> Place {
    let half = i32::from(switcher.half_length);
    let (x, y) = (switcher.x, switcher.y);
    let area = match switcher.orientation {
        Orientation::Vertical => {
            Area { x: x.saturating_sub(8), y: y.saturating_sub(half), width: 16, height: 2 * half }
        }
        Orientation::Horizontal => {
            Area { x: x.saturating_sub(half), y: y.saturating_sub(8), width: 2 * half, height: 16 }
        }
    };
    Place::Thing { level: cx.data.key.clone(), thing: Thing::Switcher(switcher.id), area }
}

/// The contradictions on the ways that lead away from a switcher.
fn from(cx: &LevelContext<'_>, n: usize, switcher: &LayerSwitcher) -> Vec<Contradiction> {
    if switcher.priority_only || switcher.orientation == Orientation::Horizontal {
        return Vec::new(); // who falls through a horizontal one runs on as he pleases
    }
    let half = i32::from(switcher.half_length);
    let heights = (switcher.y.saturating_sub(half), switcher.y.saturating_add(half));
    let mut found = Vec::new();
    for (way, side) in [(1, switcher.right_or_below), (-1, switcher.left_or_above)] {
        let x = switcher.x.saturating_add(if way > 0 { 4 } else { -5 });
        for floor in floors(cx, side.layer, x, heights, 3) {
            for speed in SPEEDS {
                let met = follow(cx, n, (x, floor), side.layer, speed * way);
                found.extend(met.map(|(to, layer, says, from_right)| Contradiction {
                    from: n,
                    to,
                    way,
                    layer,
                    says,
                    from_right,
                }));
            }
        }
    }
    found
}

/// The next switcher that a player meets, the layer he is on and the one it says for where he comes from, if they differ
/// and it matters.
fn follow(
    cx: &LevelContext<'_>,
    from: usize,
    start: (i32, i32),
    layer: TileLayer,
    speed: i16,
) -> Option<(usize, TileLayer, TileLayer, bool)> {
    let mut runner = Runner::new(cx, start, layer, speed);
    let (mut airborne, mut still) = (0, 0);
    let (mut least, mut most) = (start, start);
    for _ in 0..FRAMES {
        let before = (runner.place(), runner.world.player.layer);
        runner.step();
        let at = runner.place();
        least = (least.0.min(at.0), least.1.min(at.1));
        most = (most.0.max(at.0), most.1.max(at.1 + TILE));
        let met = runner.trace.layer_switches().map(|met| met.switcher as usize).find(|met| *met != from);
        if let Some(to) = met {
            let next = cx.data.switchers.get(to).filter(|next| !next.priority_only)?;
            let from_right = match next.orientation {
                Orientation::Vertical => before.0.0 >= next.x,
                Orientation::Horizontal => before.0.1 >= next.y,
            };
            let says = if from_right { next.right_or_below } else { next.left_or_above }.layer;
            let blocks = |(x, y): (i32, i32)| (x >> 4, y >> 4);
            let matters = layers_differ(cx, blocks(least), blocks(most));
            return (says != before.1 && matters).then_some((to, before.1, says, from_right));
        }
        if runner.trace.layer_switches().next().is_some() {
            return None; // back over where he began
        }
        airborne = if runner.world.player.airborne { airborne + 1 } else { 0 };
        still = if at == before.0 { still + 1 } else { 0 };
        if airborne > AIRBORNE || still > STILL {
            return None;
        }
    }
    None
}
