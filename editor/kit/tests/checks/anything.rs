//! With any project: no check panics, every fix applies and is undone, and a checker that followed edits says
//! what a fresh one says.

use crate::projects::{self, edited};
use crate::support;
use kit::checks::{ALL, Checker, Wish};
use sim::project::{Placement, PlacementId, Project, Run};
use sim::tiles::Cell;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

pub fn anything(seed: u64) -> Project {
    let mut random = support::Random::new(seed);
    let mut project = support::Random::new(seed).project();
    random.furnish(&mut project);
    // Chunks of other sizes are refused when they are read.
    let side = usize::from(project.chunk_size);
    for chunk in Arc::make_mut(&mut project.chunks) {
        Arc::make_mut(chunk).cells.resize(side * side, Cell::default());
    }
    let level = Arc::make_mut(&mut project.levels[0]);
    for (n, switcher) in level.switchers.iter_mut().enumerate() {
        switcher.id = PlacementId(n as u64);
    }
    for n in 0..random.below(6) {
        let kind = ["block", "spring", "ring", ""][random.below(4)].to_owned();
        let (x, y, id) = (random.coordinate(), random.coordinate(), PlacementId(1000 + n as u64));
        level.placements.push(Placement { id, kind, x, y, ..Placement::default() });
    }
    Arc::make_mut(&mut project.checks).settings.insert("reach_states".into(), 1000);
    for n in 0..random.below(3) {
        let start = Some(random.start());
        let key = format!("run-{n}");
        project.runs.push(Arc::new(Run { key, level: "level".into(), start, inputs: vec![(8, 40)], ..Run::default() }));
    }
    project
}

fn everything() -> Wish {
    Wish { only: ALL.iter().map(|check| check.name.to_owned()).collect(), ..Wish::default() }
}

#[test]
fn no_check_panics_and_every_fix_is_taken_back() {
    let (mut problems, mut fixes) = (0, 0);
    for seed in 0..150 {
        let project = anything(seed);
        let report = Checker::default().run(&project, &[], &everything(), &AtomicBool::new(false)).unwrap();
        problems += report.problems.len();
        for fix in report.problems.iter().filter_map(|problem| problem.fix.as_ref()).take(12) {
            edited(&project, &fix.edits);
            fixes += 1;
        }
    }
    assert!(problems > 1000 && fixes > 200, "{problems} problems, {fixes} fixes");
}

#[test]
fn a_checker_that_follows_edits_says_what_a_fresh_one_says() {
    let go = AtomicBool::new(false);
    for seed in 0..12 {
        let mut project = anything(seed);
        let mut random = support::Random::new(seed);
        let mut checker = Checker::default();
        for _ in 0..10 {
            let followed = checker.run(&project, &[], &Wish::default(), &go).unwrap();
            let fresh = Checker::default().run(&project, &[], &Wish::default(), &go).unwrap();
            let reported = |problem: &kit::checks::Problem| (problem.at.clone(), problem.what.clone());
            let [a, b]: [Vec<_>; 2] = [&followed, &fresh].map(|report| report.problems.iter().map(reported).collect());
            assert_eq!(a, b, "seed {seed}");
            random.edit(&mut project);
        }
    }
}

#[test]
fn a_project_with_nothing_in_it_is_looked_at() {
    for project in [Project::default(), Project::empty("Nothing")] {
        Checker::default().run(&project, &[], &everything(), &AtomicBool::new(false)).unwrap();
    }
}

/// A list in which each entry was compared with each other would take minutes here.
#[test]
fn as_many_equal_chunks_and_runs_as_there_can_be() {
    let mut project = projects::clean();
    let chunk = Arc::clone(&project.chunks[1]);
    Arc::make_mut(&mut project.chunks).resize(65_536, chunk);
    let run = Run { level: project.levels[0].key.clone(), inputs: vec![(8, 40)], ..Run::default() };
    project.runs = (0..10_000).map(|n| Arc::new(Run { key: format!("run-{n}"), ..run.clone() })).collect();
    let wish = Wish { only: vec!["duplicate".to_owned()], ..Wish::default() };
    let report = Checker::default().run(&project, &[], &wish, &AtomicBool::new(false)).unwrap();
    let (runs, chunks): (Vec<_>, Vec<_>) = report.problems.iter().partition(|problem| problem.what.contains("run"));
    assert!(runs.len() > 200, "{} of the findings about runs are kept", runs.len());
    assert!(chunks.iter().any(|problem| problem.what.starts_with("6553")), "{:?}", chunks.first());
}
