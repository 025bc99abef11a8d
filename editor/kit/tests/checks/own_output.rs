//! The output of the editor's tools passes the editor's checks: nothing is found, no hint either.
//!
//! Two things that the shape tool says while one draws are findings too, because a shape may be meant so: an outer edge that
//! throws off fast players, and a loop that a run from the start arrives at too slowly.

use crate::projects::report;
use crate::support::Random;
use kit::document::{Document, History};
use kit::drawing::shapes::handles::{KINDS, ShapeOptions, dragged};
use kit::drawing::shapes::lay;
use kit::drawing::starting_ground;
use sim::project::*;
use sim::ruleset::{Game, RulesetChoice};
use std::sync::Arc;

const LEVEL: &str = "level-1";
/// The row where the ground of a new project begins.
const GROUND: i32 = 768;
/// The findings of the tool that are known before.
const SAID: [&str; 2] = ["outer-edge", "loop-speed"];

/// A new project by the rules of a game.
fn fresh(game: Game) -> History {
    let mut project = starting_ground::empty_project();
    project.ruleset = RulesetChoice { preset: game, ..RulesetChoice::default() };
    History::unsaved(Document::new(starting_ground::grounded(project), None))
}

fn draw(history: &mut History, options: &ShapeOptions, from: (i32, i32), to: (i32, i32)) {
    let id = PlacementId((history.done().len() as u64 + 1) << 8);
    let shape = options.make(id, dragged(options.kind, from, to));
    let outcome = lay::put(history.document(), LEVEL, shape).expect("there is room");
    history.apply("Draw", None, outcome.edits).expect("its edits fit");
}

/// A new project with a loop of that radius on its ground.
pub fn with_loop(radius: i32) -> Project {
    let mut history = fresh(Game::Sonic2);
    draw(&mut history, &ShapeOptions::default(), (1600, GROUND), (1600 + radius, GROUND - radius));
    history.document().project().clone()
}

/// Returns the findings that are not known before.
fn found(history: &History) -> Vec<String> {
    let report = report(history.document().project(), &[]);
    let unsaid = report.standing().filter(|found| !SAID.contains(&found.check));
    unsaid.map(|found| format!("{} at {}: {}", found.check, found.at, found.what)).collect()
}

fn none(what: &str, history: &History) {
    let found = found(history);
    let shapes = history.document().project().levels[0].shapes.iter();
    let drawn: Vec<String> = shapes.map(|shape| format!("{:?} {:?}", shape.kind, shape.points)).collect();
    assert!(found.is_empty(), "{what}:\n{}\nafter\n{}", found.join("\n"), drawn.join("\n"));
}

#[test]
fn new_projects_have_no_findings() {
    for game in Game::ALL {
        none(&format!("{game:?}"), &fresh(game));
        let folder = starting_ground::sample().expect("the sample project is beside the sources");
        let sample = sim::file::open(&sim::file::Disk, &folder, &mut |_, _| {}).unwrap().project;
        let mut project = starting_ground::new_from(&sample);
        project.ruleset.preset = game;
        for size in [8, 16] {
            let begun = starting_ground::begun(project.clone(), None, size);
            assert_eq!(begun.project().chunk_size, size);
            none("from the sample", &History::unsaved(begun));
        }
    }
}

#[test]
fn a_ring_more_in_the_sample_changes_no_run() {
    let folder = starting_ground::sample().expect("the sample project is beside the sources");
    let mut project = sim::file::open(&sim::file::Disk, &folder, &mut |_, _| {}).unwrap().project;
    let Start { x, y, .. } = project.levels[0].start;
    let ring = Placement { id: PlacementId(0x51), kind: "ring".into(), x: x + 96, y, ..Placement::default() };
    Arc::make_mut(&mut project.levels[0]).placements.push(ring);
    let report = report(&project, &["run"]);
    let found: Vec<_> = report.standing().map(|found| format!("{}: {}", found.at, found.what)).collect();
    assert!(found.is_empty() && !project.runs.is_empty(), "{found:?}");
}

#[test]
fn loops_of_every_radius_have_no_findings() {
    for game in Game::ALL {
        let mut random = Random::new(game as u64 + 7);
        for pair in [[48, 64], [80, 96], [112, 128], [144, 160], [176, 192], [224, 256]] {
            let mut history = fresh(game);
            for (n, radius) in pair.iter().enumerate() {
                let x = 1000 + 1600 * n as i32 + random.below(64) as i32;
                draw(&mut history, &ShapeOptions::default(), (x, GROUND), (x + radius, GROUND - radius));
            }
            none(&format!("{game:?} {pair:?}"), &history);
        }
    }
}

#[test]
fn shapes_of_every_kind_have_no_findings() {
    for game in Game::ALL {
        let mut random = Random::new(game as u64 + 99);
        for round in 0..2 {
            let mut history = fresh(game);
            for (n, (kind, ..)) in KINDS.iter().enumerate().filter(|(_, (kind, ..))| *kind != ShapeKind::Loop) {
                let options = ShapeOptions { kind: *kind, ..ShapeOptions::default() };
                let from = (350 + n as i32 * 300 + random.below(40) as i32, GROUND);
                let across = 64 + random.below(170) as i32;
                let to = (from.0 + across, GROUND + across / 4 - random.below(across as usize) as i32);
                draw(&mut history, &options, from, to);
            }
            none(&format!("{game:?} {round}"), &history);
        }
    }
}
