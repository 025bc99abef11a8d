//! Objects inside of the terrain.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::objects::{half_size, place_of, replace};
use crate::checks::runner::is_air;
use crate::checks::surface::LAYERS;
use crate::checks::{Check, Scope, Severity};
use crate::document::custom_kinds::title;
use sim::objects::{Setting, shown};
use sim::project::Placement;
use sim::tiles::TileLayer;

pub(crate) const CHECK: Check = Check {
    name: "object-in-wall",
    title: "Objects in walls",
    why: "An object is entirely inside ground that is solid from all sides, on both layers: no player can reach it.",
    advice: "Move it out of the ground.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(run),
};

/// The distance within which a free place is looked for, in pixels.
const FAR: i32 = 512;

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    for (n, placement) in cx.data.placements.iter().enumerate() {
        let half = half_size(cx, placement);
        let (x, y) = (placement.x, placement.y);
        if !is_buried(cx, (x, y), half) || acts_outside(cx, placement) {
            continue;
        }
        let ways = (1..=FAR / 8).flat_map(|step| [(0, -step), (0, step), (-step, 0), (step, 0)]);
        let places = ways.map(|(dx, dy)| (x.saturating_add(dx * 8), y.saturating_add(dy * 8)));
        let inside = |(x, y): &(i32, i32)| (0..cx.size().0).contains(x) && (0..cx.size().1).contains(y);
        let free = places.filter(inside).find(|at| is_free(cx, *at, half));
        let what = format!("{} is inside solid ground.", title(placement, &cx.project.objects));
        // How large one is of a kind that nobody knows, nobody knows either.
        let is_known = cx.objects.contains_key(&placement.id);
        let severity = if is_known { Severity::Warning } else { Severity::Hint };
        let finding = out.add(place_of(cx, placement), what).severity(severity);
        if let Some((x, y)) = free {
            finding.fix(format!("Move it to {x}, {y}"), replace(cx, n, Placement { x, y, ..placement.clone() }));
        }
    }
}

/// Returns true if its effect reaches out of the ground: the originals bury fans and springs that act from there.
fn acts_outside(cx: &LevelContext<'_>, placement: &Placement) -> bool {
    let Some(placed) = cx.objects.get(&placement.id).and_then(|index| cx.level.objects().get(*index)) else {
        return false;
    };
    let object = shown(cx.level, placed);
    let setting = Setting { level: cx.level, values: &placed.values };
    let mut reaches = false;
    object.state.areas(&object.body, &setting, &mut |[left, top, right, bottom]| {
        let half = (right.saturating_sub(left) / 2, bottom.saturating_sub(top) / 2);
        reaches |= !is_buried(cx, (left.saturating_add(half.0), top.saturating_add(half.1)), half);
    });
    reaches
}

/// Centre, corners and middles of the sides, a little inside.
fn points((x, y): (i32, i32), (width, height): (i32, i32)) -> impl Iterator<Item = (i32, i32)> {
    let (width, height) = ((width - 2).max(0), (height - 2).max(0));
    let all = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy)));
    all.map(move |(dx, dy)| (x.saturating_add(dx * width), y.saturating_add(dy * height)))
}

fn is_buried(cx: &LevelContext<'_>, at: (i32, i32), half: (i32, i32)) -> bool {
    points(at, half).all(|point| LAYERS.into_iter().all(|layer| is_wall(cx, layer, point)))
}

/// The terrain is solid at a pixel, and not just something to jump through from below.
fn is_wall(cx: &LevelContext<'_>, layer: TileLayer, (x, y): (i32, i32)) -> bool {
    cx.level.shape_at(layer, x >> 4, y >> 4).1.sides_and_bottom && !is_air(cx, layer, (x, y))
}

fn is_free(cx: &LevelContext<'_>, at: (i32, i32), half: (i32, i32)) -> bool {
    points(at, half).all(|point| LAYERS.into_iter().all(|layer| is_air(cx, layer, point)))
}
