//! Levels of the usual parts, made as they should be: no check says a word. And levels that look like them, but are not.

use crate::drawn::canvas::{A, B, BOTH, Canvas, L_B, Material};
use crate::drawn::curves::{Profile, Quarter, Stroke, draw_loop};
use crate::projects::*;
use kit::checks::Severity;
use sim::angle::Angle;
use sim::project::*;
use sim::tiles::*;
use std::sync::Arc;

/// Columns, rows, and the row that the ground begins with.
const GROUND: i32 = 26;

fn canvas(draw: impl FnOnce(&mut Canvas)) -> Project {
    let mut canvas = Canvas::new(64, 32);
    canvas.blocks([0, GROUND, 64, 32], Material::Earth);
    draw(&mut canvas);
    drawn(&canvas)
}

fn loop_with(switchers: [(i32, i32, u16, TileLayer, TileLayer, bool); 3]) -> Project {
    let mut project = canvas(|canvas| draw_loop(canvas, 30, GROUND, 96));
    let all = (1..).zip(switchers).map(|(id, (x, y, half_length, left, right, grounded_only))| LayerSwitcher {
        half_length,
        grounded_only,
        left_or_above: side(left),
        right_or_below: side(right),
        ..switcher(id, x, y)
    });
    level(&mut project).switchers = all.collect();
    project
}

fn spots(tiles: &[SolidTile], spots: Vec<(i32, i32, Cell)>) -> Project {
    project(tiles, &spots)
}

fn row(x: std::ops::Range<i32>, y: i32, cell: Cell) -> Vec<(i32, i32, Cell)> {
    x.map(|x| (x, y, cell)).collect()
}

fn good() -> Vec<(&'static str, Project)> {
    use TileLayer::{A as OnA, B as OnB};
    let line = |profile| Stroke { x: 16, y: GROUND, width: 8, drop: -4, profile };
    let top = Cell { a: Solidity::TOP, b: Solidity::TOP, ..cell(1) };
    let none = Cell { a: Solidity::NONE, b: Solidity::NONE, ..cell(1) };
    let ledge = SolidTile::from_heights([-16; 16], Angle(0xFF));
    let quarter = |x, y, radius, right, below| Quarter { x, y, radius, right, below };
    vec![
        // Feet at columns 24 and 36, its middle at 480, its roof at 224.
        (
            "a loop with switchers as the originals set them",
            loop_with([
                (352, 384, 64, OnA, OnA, false),
                (480, 240, 64, OnB, OnA, true),
                (608, 384, 64, OnB, OnA, false),
            ]),
        ),
        (
            "a slope of one in two, and a plateau",
            canvas(|c| {
                line(Profile::Line).floor(c, GROUND, Material::Earth);
                c.blocks([24, GROUND - 4, 40, GROUND], Material::Earth);
            }),
        ),
        (
            "a hill, up and down",
            canvas(|c| {
                line(Profile::Hill).floor(c, GROUND, Material::Earth);
                Stroke { x: 24, y: GROUND - 4, width: 8, drop: 4, profile: Profile::Hill }.floor(
                    c,
                    GROUND,
                    Material::Earth,
                );
            }),
        ),
        (
            "a half pipe between two blocks",
            canvas(|c| {
                c.blocks([10, GROUND - 6, 14, GROUND], Material::Earth);
                c.blocks([34, GROUND - 6, 40, GROUND], Material::Earth);
                quarter(20, GROUND - 6, 96, false, true).pipe(c, Material::Stone, BOTH);
                quarter(28, GROUND - 6, 96, true, true).pipe(c, Material::Stone, BOTH);
            }),
        ),
        (
            "a tunnel under a hill",
            canvas(|c| {
                c.blocks([16, 12, 40, GROUND - 5], Material::Earth);
            }),
        ),
        (
            "a tunnel whose roof slopes",
            canvas(|c| {
                c.blocks([16, 12, 24, GROUND - 8], Material::Earth);
                Stroke { x: 16, y: GROUND - 8, width: 8, drop: 3, profile: Profile::Line }.ceiling(
                    c,
                    GROUND - 8,
                    Material::Earth,
                );
                c.blocks([24, 12, 40, GROUND - 5], Material::Earth);
            }),
        ),
        (
            "a round edge to run over, above a pit",
            canvas(|c| {
                c.blocks([16, GROUND - 6, 28, GROUND], Material::Earth);
                c.blocks([28, GROUND, 40, GROUND + 4], Material::Air);
                quarter(28, GROUND, 96, true, false).round(c, Material::Stone, BOTH);
            }),
        ),
        (
            "stairs of a block each",
            canvas(|c| {
                for step in 0..6 {
                    c.blocks([16 + 2 * step, GROUND - 1 - step, 40, GROUND - step], Material::Earth);
                }
            }),
        ),
        (
            "a pit without ground",
            canvas(|c| c.fill([16 * B, GROUND * B, 24 * B, 32 * B], Material::Air, BOTH, |_, _| true)),
        ),
        ("ledges to jump through, one over the other", spots(&[], [row(12..20, 6, top), row(14..22, 3, top)].concat())),
        ("ground to jump through, three blocks thick", spots(&[], (4..7).flat_map(|y| row(12..20, y, top)).collect())),
        ("a ledge that fills its block from the top", spots(&[ledge], row(12..20, 6, cell(2)))),
        (
            "a wall of blocks, solid at the sides alone",
            spots(&[], {
                let sides = Solidity { top: false, sides_and_bottom: true };
                (4..10).map(|y| (20, y, Cell { a: sides, b: sides, ..cell(1) })).collect()
            }),
        ),
        (
            "pictures without solidity, over and on the ground",
            spots(&[], [row(3..9, 9, none), row(20..30, 5, none)].concat()),
        ),
        ("things among pictures without solidity", {
            let mut project = spots(&[], (5..9).flat_map(|y| row(16..22, y, none)).collect());
            let id = PlacementId(7);
            level(&mut project).placements =
                vec![Placement { id, kind: "ring".into(), x: 304, y: 112, ..Placement::default() }];
            project
        }),
        ("things in ground that one jumps through", {
            let mut project = spots(&[], (4..8).flat_map(|y| row(16..22, y, top)).collect());
            let id = PlacementId(7);
            level(&mut project).placements =
                vec![Placement { id, kind: "ring".into(), x: 304, y: 96, ..Placement::default() }];
            project
        }),
        ("a start in front of a picture", { spots(&[], (7..10).flat_map(|y| row(4..9, y, none)).collect()) }),
        (
            "another layer inside of a hill",
            canvas(|c| {
                c.fill([16 * B, 18 * B, 40 * B, GROUND * B], Material::Earth, A, |_, _| true);
            }),
        ),
        (
            "a fall into a pool below, layer B for a player it leads back",
            canvas(|c| {
                c.fill([16 * B, 18 * B, 18 * B, 20 * B], Material::Stone, L_B, |_, _| true);
            }),
        ),
    ]
}

/// Ground of two layers: on B it is missing from column 22 on, down to a row.
fn gap(to: i32) -> Project {
    let only_a = Cell { b: Solidity::NONE, ..cell(1) };
    let mut project = spots(&[], (FLOOR..to).flat_map(|y| row(22..WIDTH, y, only_a)).collect());
    let right_or_below = side(TileLayer::B);
    level(&mut project).switchers = vec![LayerSwitcher { right_or_below, ..switcher(1, 352, FLOOR * 16 - 16) }];
    project
}

#[test]
fn a_layer_is_empty_if_nothing_is_below_either() {
    assert_eq!(found(&gap(HEIGHT), "empty-layer").len(), 1, "he falls out of the level");
    assert!(found(&gap(HEIGHT - 2), "empty-layer").is_empty(), "he falls to a floor below");
}

#[test]
fn what_is_correct_is_not_reported() {
    let mut wrong = Vec::new();
    for (what, project) in good() {
        let report = report(&project, &[]);
        let reported = report.standing().filter(|problem| problem.severity > Severity::Hint);
        wrong.extend(reported.map(|problem| format!("{what}: {} at {}: {}", problem.check, problem.at, problem.what)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn starting_points_of_objects_have_no_finding() {
    let mut project = clean();
    let mut own = OwnKinds::default();
    for point in &kit::document::custom_kinds::gallery::STARTING_POINTS {
        own.kinds.extend(point.definitions(&own).into_iter().map(Arc::new));
    }
    assert!(own.kinds.len() > 14);
    project.objects = Arc::new(own);
    let found = report(&project, &["object-definition"]);
    assert!(found.problems.is_empty(), "{:#?}", found.problems);
}
