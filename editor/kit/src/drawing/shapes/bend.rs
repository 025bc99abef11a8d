//! Bending a shape a little until its outer edges hold.

use super::edges::tightest_that_holds;
use super::figure::figure;
use super::handles::with_handle;
use super::lay::{chunk_swap, holds};
use sim::project::{Project, Shape};

/// Pixels by which a handle is moved at most.
pub const FARTHEST: i32 = 32;
/// Changed shapes that are tried at most.
const TRIES: usize = 160;

/// The shape with one handle moved by as few pixels as hold every player; `None` if [`FARTHEST`] are not enough.
pub fn bent(project: &Project, shape: &Shape) -> Option<Shape> {
    let feet = project.ruleset.resolve_lenient().foot_snap;
    let ways = [(0, 1), (0, -1), (1, 0), (-1, 0)];
    let changes = (1..=FARTHEST).flat_map(|far| ways.map(|(x, y)| (x * far, y * far)));
    // The first handle last: a shape mostly begins at ground that is there already.
    let changed = changes.flat_map(|(x, y)| {
        shape.points.iter().enumerate().rev().map(move |(i, at)| with_handle(shape, i, (at.0 + x, at.1 + y)))
    });
    let plausible = changed.filter(|new| {
        let drawing = figure(new, chunk_swap(project));
        !drawing.strokes.is_empty() && drawing.tightest_edge() >= tightest_that_holds(feet)
    });
    plausible.take(TRIES).find(|new| holds(project, new))
}
