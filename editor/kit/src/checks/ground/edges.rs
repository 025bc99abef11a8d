//! Outer edges of shapes that throw players off.

use crate::checks::{Check, Findings, LevelContext, Scope, Severity};
use crate::drawing::shapes::lay;
use sim::project::Area;
use sim::tiles::TILE;

pub(crate) const CHECK: Check = Check {
    name: "outer-edge",
    title: "Outer edges that throw off",
    why: "A surface turns around an edge past 45 degrees too tightly for the foot sensors: depending on their \
          position, some players at 6 or 12 pixels a frame leave the ground there and others do not.",
    advice: "Choose the shape; in the Inspector, Bend until it holds moves one of its handles by a few pixels. Or draw it \
             wider, or bake it if players are meant to fly off.",
    severity: Severity::Hint,
    usual: true,
    scope: Scope::Level(look),
};

fn look(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    for edge in cx.data.shapes.iter().flat_map(|shape| lay::tight_edges(cx.project, shape)) {
        let (x, y) = (edge.at.0.round() as i32 - TILE, edge.at.1.round() as i32 - TILE);
        out.add(cx.area(Area { x, y, width: 2 * TILE, height: 2 * TILE }, None), format!("{edge}."));
    }
}
