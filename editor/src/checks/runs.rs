//! Recorded runs that do not end as they should.

use super::context::{Findings, LevelContext};
use super::problem::Place;
use super::{Check, Scope, Severity};
use crate::document::Edit;
use sim::project::{Expectation, Run};
use sim::replay::{self, Replay};
use std::sync::Arc;

pub const CHECK: Check = Check {
    name: "run",
    title: "Runs that end otherwise",
    why: "A recorded run, played again in the level as it is now, does not end as it says: something on its way has changed.",
    advice: "Look at what changed on its way; where that is meant, let the run expect what comes out now.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(run),
};

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    for run in cx.project.runs.iter().filter(|run| run.level == cx.data.key) {
        let world = Replay::new(run, cx.level).finish();
        let mismatches = replay::compare(&run.expect, &world);
        if mismatches.is_empty() {
            continue;
        }
        let what: Vec<String> = mismatches.iter().map(ToString::to_string).collect();
        let old = run.expect;
        let expect = Expectation {
            goal: old.goal.map(|_| world.goal_reached),
            x: old.x.map(|_| world.player.x.px()),
            y: old.y.map(|_| world.player.y.px()),
            digest: old.digest.map(|_| world.digest()),
        };
        let edit = Edit::SetRun { key: run.key.clone(), run: Some(Arc::new(Run { expect, ..(**run).clone() })) };
        out.add(Place::Run(run.key.clone()), what.join("; ")).fix("Expect what comes out now", vec![edit]);
    }
}
