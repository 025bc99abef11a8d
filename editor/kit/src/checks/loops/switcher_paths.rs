//! Layer switchers that contradict each other along a path.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::loops::departures::{Departure, Way, departures};
use crate::checks::problem::{Place, Thing, layer_name};
use crate::checks::runner::layers_differ;
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use rayon::prelude::*;
use sim::project::{Area, LayerSwitcher, Orientation};
use sim::tiles::TileLayer;
use std::collections::HashSet;

pub(crate) const CHECK: Check = Check {
    name: "switcher-path",
    title: "Switchers that contradict each other",
    why: "A player who leaves one switcher on a layer reaches the next one, which sets another layer for the side \
          that he comes from: if he turns around there, he is on the wrong layer between the two. Tested with players \
          from each switcher in both directions, running, and falling and jumping through horizontal ones.",
    advice: "Set both switchers to the same layer for the stretch between them.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(run),
};

/// Frames after which a path has ended.
const FRAMES: usize = 600;
/// Horizontal switchers, after which a path has ended.
const LEGS: usize = 4;
/// Pixels between two switchers from which on their contradicting each other matters less.
const FAR: i32 = 1024;
/// Switchers from which players are sent; more would take longer than anybody waits.
const FOLLOWED: usize = 2048;
/// The cost that all the runs may have: a run is slower for each switcher around it.
const COST: usize = 1 << 16;
/// Pixels around a switcher within which others exist while a player runs from it.
const AROUND: i32 = 768;
/// Objects that exist at once at most.
const SLOTS: usize = 128;
/// Pixels round the centre of a player that he touches.
const BODY: i32 = 20;
/// Frames in the air after which a path has ended.
const AIRBORNE: usize = 90;
/// Frames at one place after which a path has ended.
const STILL: usize = 20;

/// Two switchers that contradict each other, by their places in the level's list.
struct Contradiction {
    from: usize,
    to: usize,
    /// The way that the player left `from`.
    way: Way,
    layer: TileLayer,
    /// The layer that `to` gives on the side that he came from.
    says: TileLayer,
    /// True if he came to `to` from the right or from below.
    from_beyond: bool,
    /// The area that he touched on the way.
    between: Area,
}

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    if cx.level.ruleset.swaps_chunks() || cx.data.switchers.len() < 2 {
        return;
    }
    let switchers = &cx.data.switchers;
    let ways = |(n, switcher)| departures(cx, switcher).into_iter().flat_map(move |leaving| follow(cx, n, &leaving));
    let followed = followed(switchers);
    if followed < switchers.len() {
        let what = format!("Only the first {followed} of {} switchers were followed.", switchers.len());
        let advice = "Delete those that no path crosses; no level needs so many.";
        out.add(Place::Level(cx.data.key.clone()), what).severity(Severity::Hint).advice(advice);
    }
    let all: Vec<Contradiction> = switchers[..followed].par_iter().enumerate().flat_map_iter(ways).collect();
    let mut reported: HashSet<(usize, usize)> = HashSet::new();
    for Contradiction { from, to, way, layer, says, from_beyond, between } in all {
        if !reported.insert((from.min(to), from.max(to))) {
            continue;
        }
        let (first, second) = (&switchers[from], &switchers[to]);
        let what = format!(
            "Going {} from this switcher, a player is on layer {} when he meets the one at {}, {}, which sets layer \
             {} for the side that he comes from.",
            way.words(),
            layer_name(layer),
            second.x,
            second.y,
            layer_name(says)
        );
        let mut fixed = second.clone();
        let side = if from_beyond { &mut fixed.right_or_below } else { &mut fixed.left_or_above };
        side.layer = layer;
        let level = cx.data.key.clone();
        let edit = Edit::SetSwitcher { level, id: second.id, switcher: Some((to, fixed)) };
        let label = format!("Set the switcher at {}, {} to layer {}", second.x, second.y, layer_name(layer));
        let place = place_of(cx, first);
        // A way that long has other ways in: few turn round on it.
        let is_far = between.width.max(between.height) > FAR;
        let severity = if is_far { Severity::Hint } else { CHECK.severity };
        let finding =
            out.add(place, what).severity(severity).about(&place_of(cx, second)).about(&cx.area(between, None));
        finding.fix(label, if cx.is_only_switcher(second.id) { vec![edit] } else { Vec::new() });
    }
}

/// Returns the number of switchers from the first one on that are followed: fewer where many are close together.
fn followed(switchers: &[LayerSwitcher]) -> usize {
    let mut columns: Vec<i32> = switchers.iter().map(|switcher| switcher.x).collect();
    columns.sort_unstable();
    let mut spent = 0;
    let costs = switchers.iter().map(|switcher| {
        let from = columns.partition_point(|x| *x < switcher.x.saturating_sub(AROUND));
        let to = columns.partition_point(|x| *x <= switcher.x.saturating_add(AROUND));
        cost(to - from)
    });
    let within = costs.take(FOLLOWED).take_while(|cost| {
        spent += cost;
        spent <= COST
    });
    within.count()
}

/// Returns the cost of the runs from a switcher with so many around it: each frame asks those that exist, and each run looks through
/// all.
const fn cost(around: usize) -> usize {
    16 + if around < SLOTS { around } else { SLOTS } + around / 64
}

/// A switcher with the strip that it watches.
pub(in crate::checks) fn place_of(cx: &LevelContext<'_>, switcher: &LayerSwitcher) -> Place {
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

/// A stretch of a path: from one switcher to the next.
struct Leg {
    from: usize,
    way: Way,
    least: (i32, i32),
    most: (i32, i32),
}

impl Leg {
    const fn new(from: usize, way: Way, at: (i32, i32)) -> Self {
        Self { from, way, least: at, most: at }
    }

    /// With all that a player at that place touches.
    fn reach(&mut self, (x, y): (i32, i32)) {
        let (before, after) = (|n: i32| n.saturating_sub(BODY), |n: i32| n.saturating_add(BODY));
        self.least = (self.least.0.min(before(x)), self.least.1.min(before(y)));
        self.most = (self.most.0.max(after(x)), self.most.1.max(after(y)));
    }

    /// The rectangle of it.
    fn area(&self) -> Area {
        let size = |from: i32, to: i32| to.saturating_sub(from);
        let (x, y) = self.least;
        Area { x, y, width: size(x, self.most.0), height: size(y, self.most.1) }
    }

    /// Returns true if it makes a difference on which layer one is there.
    fn matters(&self, cx: &LevelContext<'_>) -> bool {
        let block = |(x, y): (i32, i32)| (x >> 4, y >> 4);
        layers_differ(cx, block(self.least), block(self.most))
    }
}

/// The contradictions on a way that leads away from a switcher: at the next one, and at those after it as long as they
/// are horizontal, for those are crossed at any speed and on any surface.
fn follow(cx: &LevelContext<'_>, from: usize, leaving: &Departure) -> Vec<Contradiction> {
    let mut found = Vec::new();
    let mut runner = leaving.runner(cx);
    let (mut airborne, mut still, mut legs) = (0, 0, 0);
    let mut leg = Leg::new(from, leaving.way, runner.place());
    for _ in 0..FRAMES {
        let (last, layer) = (runner.place(), runner.world.player.layer);
        runner.step();
        let at = runner.place();
        leg.reach(at);
        // Those that leave the layers alone are run past.
        let crossed = runner.trace.layer_switches().filter_map(|met| {
            let to = met.switcher as usize;
            Some((to, cx.data.switchers.get(to).filter(|next| !next.priority_only)?))
        });
        let mut crossed = crossed.peekable();
        if crossed.peek().is_some() {
            let Some((to, next)) = crossed.find(|(to, _)| *to != leg.from) else { break }; // back over where he began
            let from_beyond = match next.orientation {
                Orientation::Vertical => last.0 >= next.x,
                Orientation::Horizontal => last.1 >= next.y,
            };
            let says = if from_beyond { next.right_or_below } else { next.left_or_above }.layer;
            if says != layer && leg.matters(cx) {
                let between = leg.area();
                found.push(Contradiction { from: leg.from, to, way: leg.way, layer, says, from_beyond, between });
            }
            legs += 1;
            if next.orientation == Orientation::Vertical || legs == LEGS {
                break;
            }
            leg = Leg::new(to, Way::over(next.orientation, !from_beyond), at);
        }
        airborne = if runner.world.player.airborne { airborne + 1 } else { 0 };
        still = if at == last { still + 1 } else { 0 };
        if airborne > AIRBORNE || still > STILL {
            break;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The work of all runs, in switchers that are asked, grows no further than the limit, wherever they are.
    #[test]
    fn work_is_limited_however_many_switchers_there_are() {
        let spread = |apart: i32| -> Vec<LayerSwitcher> {
            (0..65_536).map(|n| LayerSwitcher { x: n * apart, ..LayerSwitcher::default() }).collect()
        };
        for (apart, least, most) in [(0, 40, 80), (1, 300, 500), (64, 1200, FOLLOWED), (4096, FOLLOWED, FOLLOWED)] {
            let list = spread(apart);
            let count = followed(&list);
            assert!((least..=most).contains(&count), "{apart} pixels apart: {count}");
            let near = |of: &LayerSwitcher| list.iter().filter(|other| (other.x - of.x).abs() <= AROUND).count();
            let sampled: usize = list[..count].iter().step_by(16).map(|switcher| cost(near(switcher))).sum();
            assert!(sampled * 16 <= COST + 16 * cost(list.len()), "{apart} pixels apart: {sampled}");
        }
        assert_eq!(followed(&spread(64)[..100]), 100, "a level's own are all followed");
    }
}
