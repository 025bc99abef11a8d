//! Tiles whose two arrays draw two shapes.

use super::context::{Findings, ProjectContext};
use super::problem::Place;
use super::{Check, Scope, Severity};
use crate::document::Edit;
use crate::tile_shape::{heights_of, linked};
use sim::tiles::{SolidTile, TileId};

pub const CHECK: Check = Check {
    name: "tile-shape",
    title: "Heights and widths that disagree",
    why: "A tile has heights for who stands on floors and ceilings and widths for walls and who runs up them. Where the two \
          draw different shapes, the ground is in another place as soon as the player's mode changes.",
    advice: "Take the widths from the heights, unless the tile is meant to be so; then ignore this with the reason.",
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

/// Pixels that one of the arrays makes solid and the other does not; 0 where one says all that it can of the other.
fn disagreement(tile: &SolidTile) -> usize {
    let by_widths = turned(tile);
    if tile.widths == linked(tile).widths || tile.heights == heights_of(&tile.widths) {
        return 0;
    }
    (0..256).filter(|i| tile.is_solid_at(i % 16, i / 16) != by_widths.is_solid_at(i / 16, i % 16)).count()
}

/// The tile with columns for rows, so that its widths are asked as heights are.
fn turned(tile: &SolidTile) -> SolidTile {
    SolidTile { heights: tile.widths, widths: tile.heights, ..*tile }
}
