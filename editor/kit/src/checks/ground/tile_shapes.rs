//! Tiles whose two arrays draw two shapes.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use crate::drawing::tile::{disagreement, linked};
use sim::tiles::TileId;

pub(crate) const CHECK: Check = Check {
    name: "tile-shape",
    title: "Heights and widths that disagree",
    why: "A tile has heights for floors and ceilings, and widths for walls. If the two draw different shapes, the \
          ground moves as soon as the player's mode changes.",
    advice: "Take the widths from the heights, unless the tile is meant to be like this; then ignore this with the \
             reason.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Project(run),
};

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    for (set, of) in cx.project.tilesets.iter().enumerate() {
        for (number, tile) in (0..=TileId::MAX).zip(of.tileset.tiles.iter()).skip(1) {
            let pixels = disagreement(tile);
            if pixels == 0 {
                continue;
            }
            let what = format!("Heights and widths disagree about {pixels} of 256 pixels.");
            let value = Some(linked(tile));
            out.add(Place::Tile(set, number), what)
                .fix("Take the widths from the heights", vec![Edit::SetTile { tileset: set, tile: number, value }]);
        }
    }
}
