//! More mirrored tiles than a compiled level can number.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use sim::level::{MOST_MIRRORED_TILES, mirrored_tiles};

pub(crate) const CHECK: Check = Check {
    name: "tile-variants",
    title: "Too many mirrored tiles",
    why: "Each solid tile counts once for each way in which the chunks mirror it, and a level can hold 16,383 different ones. \
          What is beyond that is not solid at all.",
    advice: "Delete unused chunks, join equal tiles, or split the project.",
    severity: Severity::Error,
    usual: true,
    scope: Scope::Project(run),
};

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    let count = mirrored_tiles(cx.project);
    if count > MOST_MIRRORED_TILES {
        let beyond = count - MOST_MIRRORED_TILES;
        out.add(Place::Project, format!("{count} mirrored tiles are in use: the last {beyond} of them are not solid."));
    }
}
