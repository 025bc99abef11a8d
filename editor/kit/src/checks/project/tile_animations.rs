//! Animations of tiles that name cells which the picture does not have.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use crate::document::art::animations::changed;

pub(crate) const CHECK: Check = Check {
    name: "tile-animation",
    title: "Animations with missing cells",
    why: "An animation of a tile shows or replaces a cell that the tileset's picture does not have. The \
          block shows its own picture for that time.",
    advice: "Choose other cells for the animation, in the block's editor.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Project(run),
};

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    for (index, set) in cx.project.tilesets.iter().enumerate() {
        // A picture that nobody decoded may have them.
        let Some(sheet) = &set.tileset.sheet else { continue };
        let is_there = |cell: u16| usize::from(cell) < sheet.cells.len();
        for (cell, frames) in set.tileset.animations.iter() {
            let missing: Vec<u16> = frames.iter().map(|frame| frame.cell).filter(|cell| !is_there(*cell)).collect();
            if is_there(*cell) && missing.is_empty() {
                continue;
            }
            let edit = changed(cx.project, index, *cell, |frames| {
                frames.retain(|frame| is_there(*cell) && is_there(frame.cell));
            });
            let what = missing.first().unwrap_or(cell);
            let name = &set.tileset.name;
            out.add(
                Place::Tileset(index),
                format!(
                    "{name}: the animation of cell {cell} names cell {what}; the picture has {}.",
                    sheet.cells.len()
                ),
            )
            .fix("Delete these cells from the animation", edit.into_iter().collect());
        }
    }
}
