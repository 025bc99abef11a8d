//! Recorded runs that do not go or end as they should.

use crate::checks::context::{Findings, LevelContext, MazeContext};
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use sim::level::Level;
use sim::project::Run;
use sim::replay::{self, Mismatch};
use std::sync::Arc;

pub(crate) const CHECK: Check = Check {
    name: "run",
    title: "Recorded runs that changed",
    why: "A recorded run, played again in the level or maze as it is now, has another result: something on its path \
          has changed.",
    advice: "Look at what changed on its path. If the change is intended, let the run expect the new result.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::LevelOrMaze(run, run_of_maze),
};

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    for run in cx.project.runs.iter().filter(|run| run.level == cx.data.key) {
        // By rules of its own it is played in a level of its own.
        let own = run.ruleset.and_then(|_| Level::for_run(cx.project, run));
        let level = own.as_ref().unwrap_or(cx.level);
        let mismatches = replay::check(run, level).err().unwrap_or_default();
        if !mismatches.is_empty() || run.expect.is_outdated() {
            report(out, &mismatches, replay::as_it_comes_out(run, level));
        }
    }
}

fn run_of_maze(cx: &MazeContext<'_>, out: &mut Findings<'_>) {
    let Some(maze) = cx.data.maze() else { return };
    for run in cx.project.runs.iter().filter(|run| run.level == cx.data.key) {
        let mismatches = replay::check_in_maze(run, &maze).err().unwrap_or_default();
        if !mismatches.is_empty() || run.expect.is_outdated() {
            report(out, &mismatches, replay::as_it_comes_out_of(run, &maze));
        }
    }
}

fn report(out: &mut Findings<'_>, mismatches: &[Mismatch], now: Run) {
    let mut what: Vec<String> = mismatches.iter().map(ToString::to_string).collect();
    if mismatches.is_empty() {
        what.push(replay::OUTDATED.to_owned());
    }
    let (key, run) = (now.key.clone(), Some(Arc::new(now)));
    let edit = Edit::SetRun { key: key.clone(), run };
    out.add(Place::Run(key), what.join("; ")).decision("Expect the new result", vec![edit]);
}
