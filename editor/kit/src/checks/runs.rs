//! Recorded runs that do not go or end as they should.

use super::context::{Findings, LevelContext};
use super::problem::Place;
use super::{Check, Scope, Severity};
use crate::document::Edit;
use sim::level::Level;
use sim::replay;
use std::sync::Arc;

pub(crate) const CHECK: Check = Check {
    name: "run",
    title: "Recorded runs that changed",
    why: "A recorded run, played again in the level as it is now, does not go or end as it says: something on its way has changed.",
    advice: "Look at what changed on its way. If the change is meant, let the run expect the new result.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(run),
};

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    for run in cx.project.runs.iter().filter(|run| run.level == cx.data.key) {
        // By rules of its own it is played in a level of its own.
        let own = run.ruleset.and_then(|_| Level::for_run(cx.project, run));
        let level = own.as_ref().unwrap_or(cx.level);
        let Err(mismatches) = replay::check(run, level) else { continue };
        let what: Vec<String> = mismatches.iter().map(ToString::to_string).collect();
        let run_now = replay::as_it_comes_out(run, level);
        let edit = Edit::SetRun { key: run.key.clone(), run: Some(Arc::new(run_now)) };
        out.add(Place::Run(run.key.clone()), what.join("; ")).decision("Expect what comes out now", vec![edit]);
    }
}
