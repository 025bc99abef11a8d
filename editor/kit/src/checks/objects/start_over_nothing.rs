//! The start over nothing: the player falls out of the level.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::objects::start_in_ground::{Ground, report};
use crate::checks::{Check, Scope, Severity};

pub(crate) const CHECK: Check = Check {
    name: "start-ground",
    title: "Start without ground",
    why: "A player who begins over nothing, or outside the level, falls out of it and dies.",
    advice: "Put the start on free ground.",
    severity: Severity::Error,
    usual: true,
    scope: Scope::Level(run),
};

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let ground = Ground::of(cx);
    if let Some(what) = ground.lacks_ground(&cx.data.start) {
        report(cx, &ground, what, out);
    }
}
