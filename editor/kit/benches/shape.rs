//! The cost of a shape while it is dragged, and when it is let go. Every kind up to a radius of 1,024 pixels, over level
//! ground; times are for one picture, or one release. A drag has 16 ms.

use divan::{Bencher, black_box};
use kit::document::Document;
use kit::drawing::in_hand::{InHand, Trial, Under};
use kit::drawing::shapes::handles::{KINDS, ShapeOptions, dragged};
use kit::drawing::shapes::lay;
use kit::drawing::shapes::preview::Previewer;
use sim::grid::Grid;
use sim::level::Level;
use sim::project::{PlacementId, Project, Shape, ShapeKind, ShapeSide};
use std::sync::Arc;

const LEVEL: &str = "level-1";
/// The place where shapes are, and the height of the ground.
const FOOT: (i32, i32) = (4000, 3000);

fn main() {
    divan::main();
}

/// A level of 8,192 × 4,096 pixels with ground.
fn document() -> Document {
    let mut project = Project::empty("bench");
    Arc::make_mut(&mut project.levels[0]).layout = Grid::new(64, 32);
    let mut document = Document::new(project, None);
    let line = ShapeOptions { kind: ShapeKind::Line, thickness: 512, ..ShapeOptions::default() };
    let line = line.make(PlacementId(1), vec![(0, FOOT.1), (8192, FOOT.1)]);
    for edit in lay::put(&document, LEVEL, line).expect("fits").edits {
        document.apply(edit).expect("fits");
    }
    document
}

/// A shape of that radius, solid on all sides that it can be solid on and clearing what is in front.
fn shape(kind: ShapeKind, radius: i32) -> Shape {
    let (x, y) = FOOT;
    let (from, to) = ((x - radius, y), (x + radius, y - radius));
    let points = match kind {
        ShapeKind::Loop => vec![(x, y), (x + radius, y - radius)],
        ShapeKind::Arc => vec![(x - radius, y), (x + radius, y), (x, y - radius)],
        // Wound as a hand draws it: a point every six pixels.
        ShapeKind::Freehand => {
            let wave = |n: i32| (f64::from(n) / 20.0).sin() * f64::from(radius) / 4.0;
            (0..radius / 3).map(|n| (x - radius + n * 6, y - radius + wave(n) as i32)).collect()
        }
        ShapeKind::Polyline => (0..=16).map(|n| (x - radius + n * radius / 8, y - n % 2 * radius)).collect(),
        kind => dragged(kind, from, to),
    };
    let side =
        if matches!(kind, ShapeKind::HalfPipe | ShapeKind::QuarterPipe) { ShapeSide::Floor } else { ShapeSide::Both };
    let options = ShapeOptions { kind, side, thickness: 64, carves: true, ..ShapeOptions::default() };
    options.make(PlacementId(7), points)
}

fn drag(bencher: Bencher<'_, '_>, shape: &Shape) {
    let document = document();
    let previewer = Previewer::new(&document, LEVEL, PlacementId(7));
    bencher.bench_local(|| black_box(previewer.of(black_box(shape))));
}

/// Everything behind one picture of the drag: paths, pixels, tiles, counts.
#[divan::bench(args = [96, 256, 1024])]
fn drag_loop(bencher: Bencher<'_, '_>, radius: i32) {
    drag(bencher, &shape(ShapeKind::Loop, radius));
}

/// As `drag_loop`, each kind at its largest.
#[divan::bench(args = KINDS.map(|(_, name, _)| name))]
fn drag_1024(bencher: Bencher<'_, '_>, name: &str) {
    let kind = KINDS.iter().find(|(_, other, _)| *other == name).map_or(ShapeKind::Loop, |(kind, ..)| *kind);
    drag(bencher, &shape(kind, 1024));
}

/// As `drag_1024`, filled with ground down to a level line: as many blocks as a shape can have.
#[divan::bench]
fn drag_1024_arc_with_level_back(bencher: Bencher<'_, '_>) {
    drag(bencher, &Shape { level_back: true, side: ShapeSide::Floor, ..shape(ShapeKind::Arc, 1024) });
}

/// Both edges of an arch as tight as Sonic 2's rules throw players off, so that all choices of angles are tried.
#[divan::bench(args = [64, 80, 96, 112, 128])]
fn drag_tight_edges(bencher: Bencher<'_, '_>, radius: i32) {
    drag(bencher, &Shape { side: ShapeSide::Floor, ..shape(ShapeKind::Arc, radius) });
}

/// The press: everything that does not move is looked up once.
#[divan::bench]
fn press(bencher: Bencher<'_, '_>) {
    let document = document();
    bencher.bench_local(|| black_box(Previewer::new(&document, LEVEL, PlacementId(7))));
}

/// Letting go: art, blocks, chunks and edits.
#[divan::bench(args = [96, 1024])]
fn release_loop(bencher: Bencher<'_, '_>, radius: i32) {
    let document = document();
    let shape = shape(ShapeKind::Loop, radius);
    bencher.bench_local(|| black_box(lay::put(&document, LEVEL, shape.clone())));
}

/// The copy of the level that runs meet while a loop is dragged: made on a thread, of which a picture waits 4 ms for.
#[divan::bench(args = [96, 256, 1024])]
fn trial_of_a_loop(bencher: Bencher<'_, '_>, radius: i32) {
    let document = document();
    let level = Arc::new(Level::compile(document.project(), LEVEL).unwrap_or_default());
    let under = Under { document: &document, level_key: LEVEL, level: &level };
    let mut trial = Trial::default();
    bencher.bench_local(|| {
        let in_hand = Arc::new(InHand::Shape(shape(ShapeKind::Loop, radius)));
        let before = trial.count();
        while trial.count() == before {
            trial.follow(Some(&in_hand), under, || {});
        }
        trial.is_on()
    });
}
