//! Pictures of tilesets that cannot be shown.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use crate::document::art::pictures::{FIELD, begins};

pub(crate) const CHECK: Check = Check {
    name: "tileset-picture",
    title: "Pictures of tilesets that cannot be shown",
    why: "The picture that a tileset names is missing or is not a PNG that can be shown. Its blocks are drawn empty, in the \
          editor and in pictures of the level; their solid tiles are not affected.",
    advice: "Put the file back into the tileset's folder, or save it again as PNG.",
    severity: Severity::Error,
    usual: true,
    scope: Scope::Project(run),
};

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    for (index, set) in cx.project.tilesets.iter().enumerate().filter(|(_, set)| set.tileset.sheet.is_none()) {
        let file = format!("{}/tileset.json", set.path);
        // Opening looked at the files.
        let reported = cx.opened.iter().find(|opened| {
            opened.place.file == file && opened.place.field == FIELD && opened.message.starts_with(&begins(set))
        });
        if let Some(reported) = reported {
            out.add(Place::Tileset(index), format!("{}: {}.", set.tileset.name, reported.message));
        }
    }
}
