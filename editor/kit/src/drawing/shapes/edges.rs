//! Outer edges past 45 degrees: which of them throw a player off, and the angles of tiles that hold him.
//!
//! There he changes mode, and with it the corner of his box that touches: it jumps 14 pixels along the surface, back
//! onto flatter ground or ahead onto steeper, and for some frames the modes take turns. Too early a turn throws off a
//! player who comes up, too late a turn one who goes down. A mode only turns where a tile ends, so it depends on the
//! place whether an edge holds; tighter ones hold in fewer places, and by the rules of Sonic 2 and later, whose feet
//! look only as far as the speed goes, those of 72 pixels and less hold nowhere. So players are sent round each edge
//! before it is put down, and if one is thrown the tiles at the turn try all the angles that the curve has in
//! them.

use super::figure::{Figure, Stroke};
use super::path::{Path, Point, Vertex, distance};
use super::raster::Raster;
use super::trial::Trial;
use sim::angle::Angle;
use sim::ruleset::{FootSnap, Ruleset};
use sim::tiles::{Solidity, TileLayer};
use std::fmt;

/// The radius from which on an edge past 45 degrees holds every player at 6 and at 12 pixels a frame both ways in any
/// place, without any choice of angles: found by trying every place within a block, to an eighth of a pixel.
pub const fn safe_edge(feet: FootSnap) -> f64 {
    match feet {
        FootSnap::Fixed => 132.0,
        FootSnap::BySpeed => 144.0,
    }
}

/// The radius below which angles that hold every player are not looked for: by the rules of Sonic 2 and later there are
/// none, by those of Sonic 1 and CD nobody was promised any.
pub(crate) const fn tightest_that_holds(feet: FootSnap) -> f64 {
    match feet {
        FootSnap::Fixed => 60.0,
        FootSnap::BySpeed => 73.0,
    }
}

/// Pixels of the way to either side of a turn on which tiles try other angles.
const NEAR: f64 = 28.0;
/// Tiles at a turn that try other angles: those farther away change nothing.
const TILES: usize = 5;
/// Runs after which no more choices are tried while a shape is dragged: rarely fewer than two edges take.
pub(crate) const WHILE_DRAGGED: usize = 8000;
/// Turns of a stroke that are tried at most: a scribble has any number of them.
const TURNS: usize = 16;

/// An edge that throws players off.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TightEdge {
    /// The place of the turn.
    pub at: Point,
    /// Its radius, pixels.
    pub radius: f64,
    /// The radius that holds them in any place.
    pub safe: f64,
    /// So many were sent round it, from all over a frame's way, both ways.
    pub runs: usize,
    /// So many of them left the ground.
    pub thrown: usize,
}

impl fmt::Display for TightEdge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { radius, safe, .. } = self;
        let share = self.thrown as f64 * 100.0 / self.runs.max(1) as f64;
        let share = if share < 1.0 { "under 1".to_owned() } else { format!("{share:.0}") };
        write!(
            f,
            "Outer edge of radius {radius:.0}: {share} % of the runs at 6 and 12 pixels a frame leave it; \
             from {safe} on none does"
        )
    }
}

/// Returns a sentence about the edges of a shape: the worst, and their number; nothing if there are none.
pub fn summary(edges: &[TightEdge]) -> Option<String> {
    let worst = edges.iter().max_by_key(|edge| edge.thrown)?;
    Some(match edges.len() - 1 {
        0 => worst.to_string(),
        1 => format!("{worst}. Another one does so too"),
        others => format!("{worst}. {others} others do so too"),
    })
}

/// A turn of a stroke round an edge from floor to wall or from wall to ceiling, or back.
#[derive(Clone, Copy, Debug)]
struct Turn {
    /// Pixels of the way to it.
    way: f64,
    at: Point,
    radius: f64,
}

/// The turns of a stroke that are tighter than `safe`.
fn turns(stroke: &Stroke, safe: f64) -> Vec<Turn> {
    let is_tight = |vertex: &Vertex| vertex.bend * safe > 1.0 + 1e-6;
    let mut way = 0.0;
    let mut found = Vec::new();
    for pair in stroke.path.vertices.windows(2) {
        if pair[0].is_flat() != pair[1].is_flat() && pair.iter().all(is_tight) {
            found.push(Turn { way, at: pair[0].at, radius: 1.0 / pair[0].bend });
        }
        way += distance(pair[0].at, pair[1].at);
    }
    found
}

impl Figure {
    /// The radius of the tightest outer edge past 45 degrees; infinite if there is none.
    pub(crate) fn tightest_edge(&self) -> f64 {
        let all =
            self.strokes.iter().filter(|stroke| !stroke.is_buried).flat_map(|stroke| turns(stroke, f64::INFINITY));
        all.map(|turn| turn.radius).fold(f64::INFINITY, f64::min)
    }
}

/// Sends players round the outer edges of a figure, lets its tiles have the angles that hold them, and returns the
/// edges for which there are none, or none are found in `most` runs.
pub(crate) fn settle(
    figure: &Figure,
    raster: &mut Raster,
    solidity: Solidity,
    rules: Ruleset,
    most: usize,
) -> Vec<TightEdge> {
    let safe = safe_edge(rules.foot_snap);
    let (mut tight, mut left) = (Vec::new(), most);
    for stroke in figure.strokes.iter().filter(|stroke| !stroke.is_buried) {
        // On both layers it is the same.
        let layers = [TileLayer::A, TileLayer::B].map(|layer| stroke.layers.has(layer).then_some(layer));
        let Some(layer) = layers[0].or(layers[1]) else { continue };
        for turn in turns(stroke, safe).into_iter().take(TURNS) {
            let mut trial = Trial::new(raster, layer, solidity, rules, &stroke.path, turn.way);
            if trial.holds() {
                continue;
            }
            let choices = choices(raster, layer, &stroke.path, turn.way);
            let may_hold = turn.radius > tightest_that_holds(rules.foot_snap);
            let chosen = may_hold.then(|| choose(&mut trial, &choices, left)).flatten();
            left = left.saturating_sub(trial.ran());
            match chosen {
                Some(chosen) => {
                    for (layer, (at, angle)) in
                        layers.iter().flatten().flat_map(|layer| chosen.iter().map(move |c| (*layer, *c)))
                    {
                        raster.choose_angle(at, layer, angle.0);
                    }
                }
                None => {
                    let (Turn { at, radius, .. }, runs) = (turn, trial.count());
                    tight.push(TightEdge { at, radius, safe, runs, thrown: trial.thrown() });
                }
            }
        }
    }
    tight
}

/// A block and the angles that it may have, its own one first.
type Choice = ((i32, i32), Vec<Angle>);

/// The first angles that hold every player; `None` if no choice of them is found, and they are as before.
fn choose(trial: &mut Trial, choices: &[Choice], most: usize) -> Option<Vec<((i32, i32), Angle)>> {
    let all: usize = choices.iter().map(|(_, angles)| angles.len()).product();
    for n in 1..all {
        if trial.ran() > most {
            break;
        }
        let mut rest = n;
        let mut chosen = Vec::with_capacity(choices.len());
        for (at, angles) in choices {
            chosen.push((*at, angles[rest % angles.len()]));
            rest /= angles.len();
        }
        chosen.iter().for_each(|(at, angle)| trial.choose_angle(*at, *angle));
        if trial.holds() {
            return Some(chosen);
        }
    }
    choices.iter().for_each(|(at, angles)| trial.choose_angle(*at, angles[0]));
    None
}

/// The blocks around a turn, nearest first, with all even angles that the path has in each of them.
fn choices(raster: &Raster, layer: TileLayer, path: &Path, way: f64) -> Vec<Choice> {
    let mut spans: Vec<((i32, i32), f64, f64)> = Vec::new();
    let Some(turn) = path.after(way) else { return Vec::new() };
    for step in 0..=(NEAR * 2.0) as i32 {
        for side in [-0.5, 0.5] {
            let Some(vertex) = path.after(way + f64::from(step) * side) else { continue };
            // Not wrapped round, so that least and greatest mean something.
            let angle = turn.angle() + (vertex.angle() - turn.angle() + 128.0).rem_euclid(256.0) - 128.0;
            let inside = vertex.beside(0.5);
            let at = ((inside.0 / 16.0).floor() as i32, (inside.1 / 16.0).floor() as i32);
            match spans.iter_mut().find(|(place, ..)| *place == at) {
                Some((_, low, high)) => (*low, *high) = (low.min(angle), high.max(angle)),
                None => spans.push((at, angle, angle)),
            }
        }
    }
    let mut choices = Vec::new();
    for (at, low, high) in spans {
        let Some(own) = raster.angle(at.0, at.1, layer).map(Angle) else { continue };
        let even = (low / 2.0).ceil() as i32..=(high / 2.0).floor() as i32;
        let others = even.map(|half| Angle((half * 2) as u8)).filter(|angle| *angle != own);
        let angles: Vec<Angle> = std::iter::once(own).chain(others).collect();
        choices.push((at, angles));
        if choices.len() == TILES {
            break;
        }
    }
    choices
}
