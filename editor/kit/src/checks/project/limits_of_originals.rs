//! The parts that would not go back into the game of the preset.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::problem::Place;
use crate::checks::project::capacity::{Counted, counts};
use crate::checks::{Check, Scope, Severity};

pub(crate) const CHECK: Check = Check {
    name: "limits",
    title: "Limits of the originals",
    why: "The game whose physics the project uses has room for a limited number of chunks, blocks, solid tiles and \
          layout places. The limits only matter if you want to put the levels back into that game.",
    advice: "Join equal things and delete unused ones, or switch this check off.",
    severity: Severity::Warning,
    usual: false,
    scope: Scope::Project(run),
};

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    for count in counts(cx.project).into_iter().filter(|count| !count.fits) {
        let place = match count.what {
            Counted::Layout { level } => {
                cx.project.levels.get(level).map_or(Place::Project, |level| Place::Level(level.key.clone()))
            }
            _ => Place::Project,
        };
        out.add(place, format!("{count}: more than the game has room for."));
    }
}
