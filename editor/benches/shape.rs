//! What does a shape cost while it is dragged, and when it is let go? A loop, up to a radius of 1,024 pixels; times are
//! for one picture, or one release. A drag has 16 ms.

use divan::{Bencher, black_box};
use loopwright::document::Document;
use loopwright::shapes::handles::{ShapeOptions, dragged};
use loopwright::shapes::lay::{self, Previewer};
use sim::grid::Grid;
use sim::project::{PlacementId, Project, Shape, ShapeKind};
use std::sync::Arc;

fn main() {
    divan::main();
}

fn document() -> Document {
    let mut project = Project::empty("bench");
    Arc::make_mut(&mut project.levels[0]).layout = Grid::new(64, 32);
    Document::new(project, None)
}

fn shape(kind: ShapeKind, radius: i32) -> Shape {
    let (x, y) = (4000, 3000);
    let points = match kind {
        ShapeKind::Loop => vec![(x, y), (x + radius, y - radius)],
        _ => dragged(kind, (x - radius, y), (x + radius, y - radius / 2)),
    };
    ShapeOptions { kind, ..ShapeOptions::default() }.make(PlacementId(7), points)
}

/// Everything behind one picture of the drag: paths, pixels, tiles, counts.
#[divan::bench(args = [96, 256, 1024])]
fn drag_loop(bencher: Bencher<'_, '_>, radius: i32) {
    let document = document();
    let previewer = Previewer::new(&document, "level-1", PlacementId(7));
    let shape = shape(ShapeKind::Loop, radius);
    bencher.bench_local(|| black_box(previewer.of(black_box(&shape))));
}

/// As `drag_loop`, for a line by curves.
#[divan::bench(args = [1024])]
fn drag_s_curve(bencher: Bencher<'_, '_>, radius: i32) {
    let document = document();
    let previewer = Previewer::new(&document, "level-1", PlacementId(7));
    let shape = shape(ShapeKind::SCurve, radius);
    bencher.bench_local(|| black_box(previewer.of(black_box(&shape))));
}

/// Letting go: art, blocks, chunks and edits.
#[divan::bench(args = [96, 1024])]
fn release_loop(bencher: Bencher<'_, '_>, radius: i32) {
    let document = document();
    let shape = shape(ShapeKind::Loop, radius);
    bencher.bench_local(|| black_box(lay::put(&document, "level-1", shape.clone())));
}
