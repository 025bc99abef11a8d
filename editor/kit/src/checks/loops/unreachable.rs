//! Unreachable loop.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::loops::finder::{self, Loop};
use crate::checks::loops::run::{Arrival, Arrivals, gets_round};
use crate::checks::problem::layer_name;
use crate::checks::runner::{Runner, floors};
use crate::checks::surface::LAYERS;
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use crate::drawing::shapes::speed::least;
use sim::objects::KindId;
use sim::project::{Area, LayerSwitcher, PlacementId, SwitcherSide};
use sim::tiles::{ChunkRole, LayoutCell, TILE, TileLayer};
use std::hash::{BuildHasher as _, RandomState};

pub(crate) const CHECK: Check = Check {
    name: "loop",
    title: "Unreachable loop",
    why: "A loop is solid all around, so each of its feet must be missing on the layer on which the player enters \
          there, and he must change layers at the top. Without matching layer switchers (in Sonic 1 and CD: without \
          the mark that makes a chunk a loop) he runs into a foot, or falls through the floor at the exit. Tested \
          with players at 8, 10 and 12 pixels a frame, and with a run from the start, as it arrives.",
    advice: "Put a layer switcher before each foot and one at the top, and make each foot solid on one layer only.",
    severity: Severity::Error,
    usual: true,
    scope: Scope::Level(run),
};

/// Advice, if an object is near that may carry the player round.
const UNKNOWN: &str = "An object that this version does not know is near it, and may carry the player round.";
/// Pixels a frame.
const SPEEDS: [i16; 3] = [8, 10, 12];
/// Frames within which a player is through.
const FRAMES: usize = 480;
/// Pixels beside the ring within which a foot stops a player: as thick as an arch may be.
const FOOT: i32 = 7 * TILE;
/// Pixels before the ring at which a player begins.
const RUN_UP: i32 = 96;

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let from_start = Arrivals::new(cx);
    for found in finder::loops(cx) {
        let place = cx.area(found.area(), None);
        let around = cx.area(around(&found), None);
        let swaps = cx.level.ruleset.swaps_chunks();
        if found.is_closed() {
            let what = "No player gets into this loop: it is solid all around on both layers.";
            let finding = out.add(place, what).about(&around);
            if swaps {
                let advice = "Mark its chunk as a loop in the layout, and choose its chunk on the low plane.";
                finding.advice(advice).fix("Mark as a loop", marked(cx, &found));
            } else {
                finding.advice("Make the left foot solid on one layer only and the right foot on the other only.");
            }
            continue;
        }
        let ways = [("left", 1), ("right", -1)].map(|(name, way)| (name, outcome(cx, &found, way)));
        let failed: Vec<&str> =
            ways.iter().filter(|(_, outcome)| *outcome == Some(false)).map(|(name, _)| *name).collect();
        let passed = ways.iter().any(|(_, outcome)| *outcome == Some(true));
        if failed.is_empty() {
            if let Some(arrival) = from_start.arrival(&found, FOOT) {
                wrong_layer(cx, out, &found, &arrival);
            }
            continue;
        }
        let what = match failed[..] {
            ["left"] => "No player who runs in from the left gets round this loop and out on the other side.",
            ["right"] => "No player who runs in from the right gets round this loop and out on the other side.",
            _ => {
                "No player who runs in from the left or from the right gets round this loop and out on the other side."
            }
        };
        let switchers = near(cx, &found);
        let finding = out.add(place, format!("{what}{}", if swaps { "" } else { count(switchers) })).about(&around);
        let finding = match (passed, unknown_near(cx, &found)) {
            (_, true) => finding.severity(Severity::Hint).advice(UNKNOWN),
            (true, false) => finding.severity(Severity::Warning),
            (false, false) => finding,
        };
        if !swaps && switchers == 0 {
            finding.fix("Put three layer switchers", switched(cx, &found));
        }
    }
}

/// Reports a loop that a run from the start meets on the layer on which it is closed, and the other layer leads around it.
fn wrong_layer(cx: &LevelContext<'_>, out: &mut Findings<'_>, found: &Loop, arrival: &Arrival) {
    let world = &arrival.world;
    let (layer, other) = match world.player.layer {
        TileLayer::A => (TileLayer::A, TileLayer::B),
        TileLayer::B => (TileLayer::B, TileLayer::A),
    };
    let gets_round = |layer: TileLayer| {
        let mut world = world.clone();
        world.player.layer = layer;
        least(|speed| gets_round(cx, found.area(), &world, (arrival.way, arrival.end), speed).then_some(speed))
            .is_some()
    };
    if gets_round(layer) || !gets_round(other) {
        return;
    }
    let what = format!(
        "A run from the start arrives at this loop on layer {}, on which its foot is in the way; it gets round on layer {}.",
        layer_name(layer),
        layer_name(other)
    );
    let around = cx.area(around(found), None);
    let place = cx.area(found.area(), None);
    let finding = out.add(place, what).about(&around);
    if unknown_near(cx, found) {
        finding.severity(Severity::Hint).advice(UNKNOWN);
        return;
    }
    let advice = format!(
        "Put a layer switcher before it that sets layer {}, or one behind the last loop that sets it back.",
        layer_name(other)
    );
    let finding = finding.advice(advice);
    if !cx.level.ruleset.swaps_chunks() {
        finding.fix("Put a layer switcher before it", vec![before(cx, found, arrival.way, (layer, other))]);
    }
}

/// A switcher before a loop: towards it, it sets the layer that leads around.
fn before(cx: &LevelContext<'_>, found: &Loop, way: i32, (from, to): (TileLayer, TileLayer)) -> Edit {
    let area = found.area();
    let x = if way > 0 { area.x - FOOT } else { area.x + area.width + FOOT };
    let y = area.y + area.height - 3 * TILE;
    let [towards, away] = [to, from].map(|layer| SwitcherSide { layer, high_priority: layer == TileLayer::B });
    let (right_or_below, left_or_above) = if way > 0 { (towards, away) } else { (away, towards) };
    let id = PlacementId(RandomState::new().hash_one((x, y)));
    let new = LayerSwitcher { id, x, y, half_length: 64, right_or_below, left_or_above, ..LayerSwitcher::default() };
    Edit::SetSwitcher { level: cx.data.key.clone(), id, switcher: Some((cx.data.switchers.len(), new)) }
}

/// The loop with all that a player running in and out meets.
fn around(found: &Loop) -> Area {
    let area = found.area();
    let by = RUN_UP + 64;
    Area { x: area.x - by, y: area.y - 64, width: area.width + 2 * by, height: area.height + 128 }
}

fn count(switchers: usize) -> &'static str {
    match switchers {
        0 => " There is no layer switcher near it.",
        1 => " There is a single layer switcher near it.",
        _ => " The layer switchers near it do not fit.",
    }
}

/// Whether a player gets through that way, from any layer and at any speed; `None` if there is no
/// floor to come from.
fn outcome(cx: &LevelContext<'_>, found: &Loop, way: i32) -> Option<bool> {
    let area = found.area();
    let (left, right, bottom) = (area.x, area.x + area.width, area.y + area.height);
    let from = if way > 0 { left - RUN_UP } else { right + RUN_UP };
    let starts = LAYERS.map(|layer| floors(cx, layer, from, (bottom - 4 * TILE, bottom + 2 * TILE), 1));
    if starts.iter().all(Vec::is_empty) {
        return None;
    }
    let passes = |layer: TileLayer, floor: i32| {
        SPEEDS.into_iter().any(|speed| {
            let mut runner = Runner::new(cx, (from, floor), layer, speed * way as i16);
            let mut went_over = false;
            (0..FRAMES).any(|_| {
                runner.step();
                let (x, y) = runner.place();
                went_over |= (left..right).contains(&x)
                    && (area.y..area.y + area.height / 2).contains(&y)
                    && !runner.world.player.airborne;
                went_over && if way > 0 { x > right + TILE } else { x < left - TILE }
            })
        })
    };
    Some(LAYERS.into_iter().zip(starts).any(|(layer, floors)| floors.iter().any(|floor| passes(layer, *floor))))
}

/// Switchers in and beside the loop that put the player on a layer.
fn near(cx: &LevelContext<'_>, found: &Loop) -> usize {
    let area = found.area();
    let beside = |switcher: &&LayerSwitcher| {
        !switcher.priority_only
            && (area.x - 160..area.x + area.width + 160).contains(&switcher.x)
            && (area.y - 64..area.y + area.height + 64).contains(&switcher.y)
    };
    cx.data.switchers.iter().filter(beside).count()
}

/// An object of an original whose kind nobody knows here is in or beside the loop.
fn unknown_near(cx: &LevelContext<'_>, found: &Loop) -> bool {
    let area = around(found);
    let list = cx.level.objects().list().iter();
    let is_in =
        |x: i32, y: i32| (area.x..area.x + area.width).contains(&x) && (area.y..area.y + area.height).contains(&y);
    list.filter(|placed| placed.kind == KindId::Unknown).any(|placed| is_in(placed.x, placed.y))
}

/// Three switchers: before the left foot, at the top, before the right foot.
fn switched(cx: &LevelContext<'_>, found: &Loop) -> Vec<Edit> {
    let Some([left, right]) = found.ways_out() else { return Vec::new() };
    if left == right {
        return Vec::new(); // no switcher helps: both feet are missing on the same layer
    }
    let area = found.area();
    let side = |layer: TileLayer| SwitcherSide { layer, high_priority: layer == TileLayer::B };
    let (floor, middle) = (area.y + area.height - TILE, area.x + area.width / 2);
    let (usual, ids) = (side(cx.data.start.layer), RandomState::new());
    let list = [
        (area.x - 4 * TILE, floor - 2 * TILE, 64, side(left), usual, false),
        (middle, area.y + TILE, 32, side(left), side(right), true),
        (area.x + area.width + 4 * TILE, floor - 2 * TILE, 64, usual, side(right), false),
    ];
    let make = |(n, (x, y, half_length, right_or_below, left_or_above, grounded_only))| {
        let id = PlacementId(ids.hash_one((x, y, n)));
        let new =
            LayerSwitcher { id, x, y, half_length, right_or_below, left_or_above, grounded_only, ..Default::default() };
        let switcher = Some((cx.data.switchers.len() + n, new));
        Edit::SetSwitcher { level: cx.data.key.clone(), id, switcher }
    };
    list.into_iter().enumerate().map(make).collect()
}

/// The places of the layout under the loop whose chunks can be loops, marked.
fn marked(cx: &LevelContext<'_>, found: &Loop) -> Vec<Edit> {
    let side = i32::from(cx.project.chunk_size.max(1));
    let mut cells = Vec::new();
    for y in found.least.1 / side..=found.most.1 / side {
        for x in found.least.0 / side..=found.most.0 / side {
            let (x, y) = (x as u32, y as u32);
            let Some(cell) = cx.data.layout.get(x, y) else { continue };
            let role = cx.project.chunk(cell.chunk).map_or(ChunkRole::Plain, |chunk| chunk.role);
            if matches!(role, ChunkRole::Loop | ChunkRole::LoopHighInAir) && !cell.is_loop {
                cells.push((x, y, LayoutCell { is_loop: true, ..cell }));
            }
        }
    }
    if cells.is_empty() { Vec::new() } else { vec![Edit::SetLayout { level: cx.data.key.clone(), cells }] }
}
