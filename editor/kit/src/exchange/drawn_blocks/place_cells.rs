//! The blocks of a place of a layout as they are seen: picture, plane, and collision on both paths.

use crate::exchange::drawn_blocks::block_set::DrawnBlock;
use sim::project::{ArtCell, Project, Sheet};
use sim::tiles::{Cell, LayoutCell, SolidTile, Solidity, TileLayer, on_layer};

/// The cells of a place of the layout: those that are seen, and those of both paths.
pub(crate) struct PlaceCells<'a> {
    project: &'a Project,
    seen: &'a [Cell],
    paths: [(&'a [Cell], TileLayer); 2],
}

/// A block of a place of the layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeenBlock {
    /// The block as its picture is stored: its solid tiles are mirrored as the picture is.
    pub block: DrawnBlock,
    /// Mirroring of the picture: left to right, top to bottom.
    pub flips: (bool, bool),
    /// Solidities on both paths; none where there is no solid tile.
    pub solidity: [Solidity; 2],
}

impl SeenBlock {
    /// Returns the paths on which the block is solid, as bits.
    pub(crate) fn needs(&self) -> usize {
        [0, 1].iter().filter(|path| self.solidity[**path] != Solidity::NONE).fold(0, |bits, path| bits | 1 << path)
    }
}

impl<'a> PlaceCells<'a> {
    /// Opens a place of a layout. `swaps` tells whether loops swap their chunks.
    pub(crate) fn new(project: &'a Project, place: LayoutCell, swaps: bool) -> Self {
        let of = |id| project.chunk(id).map_or(&[][..], |chunk| chunk.cells.as_slice());
        let path = |layer| {
            let (chunk, side) = on_layer(place, layer, swaps, |chunk| project.low_plane(chunk));
            (of(chunk), side)
        };
        Self { project, seen: of(place.chunk), paths: [path(TileLayer::A), path(TileLayer::B)] }
    }

    /// Returns all that a block depends on: the cell that is seen, those of both paths and their sides.
    pub(crate) fn key(&self, at: usize) -> ([Cell; 3], [bool; 2]) {
        let cells = [self.seen, self.paths[0].0, self.paths[1].0];
        let cells = cells.map(|cells| cells.get(at).copied().unwrap_or_default());
        (cells, self.paths.map(|(_, side)| side == TileLayer::B))
    }

    /// Returns a block; `None` if nothing is there.
    pub(crate) fn block(&self, at: usize) -> Option<SeenBlock> {
        let ([cell, a, b], _) = self.key(at);
        let (art, front) = match self.project.block(cell.block) {
            Some((of, block)) => (art_of(self.project, of, block.art), block.front),
            None => (Sheet::clear(), false),
        };
        let paths = [(&a, self.paths[0].1), (&b, self.paths[1].1)];
        let solid = paths.map(|(cell, side)| {
            self.project.solid_tile(cell, side).filter(|(tile, _)| *tile != SolidTile::default()).unwrap_or_default()
        });
        let is_seen = art.chunks_exact(4).any(|pixel| pixel[3] >= 128);
        let flips = (cell.flip_x, cell.flip_y);
        // As the cell that is seen shows it: mirroring twice gives the tile back.
        let tiles = solid.map(|(tile, _)| tile.flipped(flips.0, flips.1));
        let block = DrawnBlock { art, solid: tiles, front };
        let seen = SeenBlock { block, flips, solidity: solid.map(|(_, solidity)| solidity) };
        (is_seen || seen.needs() > 0).then_some(seen)
    }
}

/// The picture of a block.
fn art_of(project: &Project, set: usize, art: u16) -> ArtCell {
    let sheet = project.tilesets[set].tileset.sheet.as_ref();
    sheet.and_then(|sheet| sheet.cells.get(usize::from(art)).cloned()).unwrap_or_else(Sheet::clear)
}
