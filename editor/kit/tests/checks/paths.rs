//! Paths from switcher to switcher: a row for each way to leave one, with what must be reported of it.

use crate::drawn;
use crate::drawn::canvas::{BOTH, Canvas, Material};
use crate::drawn::curves::Quarter;
use crate::projects::*;
use kit::checks::{Place, Thing};
use sim::project::*;
use sim::tiles::*;

const A: TileLayer = TileLayer::A;
const B: TileLayer = TileLayer::B;

/// Nothing hangs there on layer B, so that it matters on which layer one comes by.
fn only_a() -> Cell {
    Cell { b: Solidity::NONE, ..cell(1) }
}

/// A horizontal line that puts a player falling through it on one layer, and one jumping up through it on another.
fn lying(id: u64, (x, y): (i32, i32), above: TileLayer, below: TileLayer) -> LayerSwitcher {
    let orientation = Orientation::Horizontal;
    LayerSwitcher {
        orientation,
        half_length: 64,
        left_or_above: side(above),
        right_or_below: side(below),
        ..switcher(id, x, y)
    }
}

/// A line that stands.
fn standing(id: u64, (x, y): (i32, i32), left: TileLayer, right: TileLayer) -> LayerSwitcher {
    LayerSwitcher { left_or_above: side(left), right_or_below: side(right), ..switcher(id, x, y) }
}

fn with(mut project: Project, switchers: Vec<LayerSwitcher>) -> Project {
    level(&mut project).switchers = switchers;
    project
}

/// Flat ground; something of layer A is in the way at column 15.
fn ground(switchers: Vec<LayerSwitcher>) -> Project {
    with(project(&[], &vec![(15, FLOOR - 2, only_a())]), switchers)
}

/// Flat ground and a ledge over it, on which something of layer A is in the way.
fn ledge(switchers: Vec<LayerSwitcher>) -> Project {
    let ledge = (12..22).map(|x| (x, 4, cell(1)));
    with(project(&[], &ledge.chain([(16, 3, only_a())]).collect()), switchers)
}

/// Ground, a quarter pipe and a cliff at its end, up which one runs; something of layer A hangs over that.
fn cliff(switchers: Vec<LayerSwitcher>, with_pipe: bool) -> Project {
    let mut canvas = Canvas::new(64, 32);
    canvas.blocks([0, 26, 64, 32], Material::Earth);
    canvas.blocks([30, 14, 64, 26], Material::Earth);
    if with_pipe {
        Quarter { x: 24, y: 20, radius: 96, right: true, below: true }.pipe(&mut canvas, Material::Stone, BOTH);
    }
    canvas.fill([28 * 16, 16 * 16, 29 * 16, 17 * 16], Material::Stone, drawn::canvas::A, |_, _| true);
    with(drawn(&canvas), switchers)
}

/// The pairs reported, by the ids of their switchers, with which way the player went.
fn pairs(project: &Project) -> Vec<(u64, String)> {
    let mut pairs: Vec<_> = found(project, "switcher-path")
        .into_iter()
        .map(|problem| {
            let Place::Thing { thing: Thing::Switcher(id), .. } = problem.place else { panic!("{:?}", problem.place) };
            let fixed = edited(project, &problem.fix.as_ref().unwrap().edits);
            let left = found(&fixed, "switcher-path");
            assert!(!left.iter().any(|other| other.what == problem.what), "{} still there", problem.what);
            let words = problem.what.split(" from this switcher").next().unwrap();
            (id.0, words.to_owned())
        })
        .collect();
    pairs.sort();
    pairs
}

#[test]
fn paths_through_horizontal_lines_are_followed() {
    let (beside, on_floor) = ((176, 96), (320, FLOOR * 16 - 16));
    let falls = |below| lying(1, beside, below, below);
    let meets = |left| standing(2, on_floor, left, A);
    let grounded = |switcher| LayerSwitcher { grounded_only: true, ..switcher };
    let priority = |switcher| LayerSwitcher { priority_only: true, ..switcher };
    let nothing_hangs = |switchers| with(clean(), switchers);
    let rises = |above| lying(1, (160, 100), above, A);
    let up_there = |left| standing(2, (300, 40), left, A);
    let wall = |above| lying(1, (464, 336), above, A);
    let on_top = |left| standing(2, (528, 200), left, A);
    let before = |id| standing(id, (260, FLOOR * 16 - 16), B, B);
    let rows: &[(&str, Project, &[&str])] = &[
        ("falls, runs, meets one that says A", ground(vec![falls(B), meets(A)]), &["Going downwards"]),
        ("falls, runs, meets one that says B", ground(vec![falls(B), meets(B)]), &[]),
        ("falls onto A, meets one that says B", ground(vec![falls(A), meets(B)]), &["Going downwards"]),
        ("what hangs there is on both layers", nothing_hangs(vec![falls(B), meets(A)]), &[]),
        ("acts on the ground only", ground(vec![grounded(falls(B)), meets(A)]), &[]),
        ("leaves the layers alone", ground(vec![priority(falls(B)), meets(A)]), &[]),
        ("met: leaves the layers alone", ground(vec![falls(B), priority(meets(A))]), &[]),
        ("met: one that acts on the ground only", ground(vec![falls(B), grounded(meets(A))]), &["Going downwards"]),
        ("past one of priorities", ground(vec![falls(B), priority(before(3)), meets(A)]), &["Going downwards"]),
        ("jumps up, lands on a ledge", ledge(vec![rises(B), up_there(A)]), &["Going upwards"]),
        ("jumps up, both say B", ledge(vec![rises(B), up_there(B)]), &[]),
        ("jumps up: on the ground only", ledge(vec![grounded(rises(B)), up_there(A)]), &[]),
        ("runs up a wall", cliff(vec![grounded(wall(B)), on_top(A)], true), &["Going upwards"]),
        ("runs up a wall, both say B", cliff(vec![grounded(wall(B)), on_top(B)], true), &[]),
        ("nobody runs up a plain cliff", cliff(vec![grounded(wall(B)), on_top(A)], false), &[]),
    ];
    for (row, project, expected) in rows {
        let ways: Vec<String> = pairs(project).into_iter().map(|(_, way)| way).collect();
        assert_eq!(ways, *expected, "{row}");
    }
}
