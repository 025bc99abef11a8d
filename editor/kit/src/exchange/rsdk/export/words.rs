//! The cells of a level as words of tiles, as version 5 has them: on the low plane, or on the high one.

use crate::exchange::rsdk::export::tile_set::{PlacedTile, StageTile, TileSet};
use crate::exchange::rsdk::stage::scene::EMPTY;
use sim::project::{ArtCell, LevelData, Project, Sheet};
use sim::tiles::{Cell, LayoutCell, SolidTile, Solidity, TileLayer, on_layer};

/// The cells of a level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct LevelWords {
    /// Cells across and down.
    pub size: (usize, usize),
    /// The words of the low plane, then those of the high one.
    pub planes: [Vec<u16>; 2],
}

/// Returns the words of those cells of a level that are wanted; tiles that are new go into the set.
pub(super) fn words_of(
    project: &Project,
    data: &LevelData,
    set: &mut TileSet,
    wanted: impl Fn(usize, usize) -> bool,
) -> LevelWords {
    let side = usize::from(project.chunk_size.max(1));
    let size = (data.layout.width() as usize * side, data.layout.height() as usize * side);
    let mut words = LevelWords { size, planes: [vec![EMPTY; size.0 * size.1], vec![EMPTY; size.0 * size.1]] };
    let swaps = project.ruleset.resolve_lenient().swaps_chunks();
    for row in 0..data.layout.height() {
        for (column, place) in data.layout.row(row).enumerate() {
            let cells = PlaceCells::new(project, place, swaps);
            for at in 0..side * side {
                let (x, y) = (column * side + at % side, row as usize * side + at / side);
                let word = if wanted(x, y) { cells.word(at, set) } else { None };
                let Some((word, is_high)) = word else { continue };
                words.planes[usize::from(is_high)][y * size.0 + x] = word;
            }
        }
    }
    words
}

/// The cells of a place of the layout: those that are seen, and those of both paths.
struct PlaceCells<'a> {
    project: &'a Project,
    seen: &'a [Cell],
    paths: [(&'a [Cell], TileLayer); 2],
}

impl<'a> PlaceCells<'a> {
    fn new(project: &'a Project, place: LayoutCell, swaps: bool) -> Self {
        let of = |id| project.chunk(id).map_or(&[][..], |chunk| chunk.cells.as_slice());
        let path = |layer| {
            let (chunk, side) = on_layer(place, layer, swaps, |chunk| project.low_plane(chunk));
            (of(chunk), side)
        };
        Self { project, seen: of(place.chunk), paths: [path(TileLayer::A), path(TileLayer::B)] }
    }

    /// The word of a cell, and whether it is on the high plane; `None` if nothing is there.
    fn word(&self, at: usize, set: &mut TileSet) -> Option<(u16, bool)> {
        let cell = self.seen.get(at).copied().unwrap_or_default();
        let block = self.project.block(cell.block);
        let (art, is_high) = match block {
            Some((of, block)) => (art_of(self.project, of, block.art), block.front),
            None => (Sheet::clear(), false),
        };
        let (mut bits, mut needs) = (0, 0);
        let solid = [0, 1].map(|path: usize| {
            let (cells, side) = self.paths[path];
            let of = cells.get(at).copied().unwrap_or_default();
            let solidity = of.solidity(side);
            let tile = self.tile(&of, side);
            if tile != SolidTile::default() && solidity != Solidity::NONE {
                bits |= solidity_bits(solidity) << (12 + 2 * path);
                needs |= 1 << path;
            }
            // As the cell that is seen shows it: mirroring twice gives the tile back.
            tile.flipped(of.flip_x != cell.flip_x, of.flip_y != cell.flip_y)
        });
        let is_seen = art.chunks_exact(4).any(|pixel| pixel[3] >= 128);
        if !is_seen && bits == 0 {
            return None;
        }
        let PlacedTile { number, flip_x, flip_y } = set.add(&StageTile { art, solid }, needs);
        let flips = u16::from(flip_x != cell.flip_x) << 10 | u16::from(flip_y != cell.flip_y) << 11;
        Some((number as u16 & 0x3FF | flips | bits, is_high))
    }

    /// The solid tile of a cell's block on a path, not mirrored.
    fn tile(&self, cell: &Cell, side: TileLayer) -> SolidTile {
        let Some((set, block)) = self.project.block(cell.block) else { return SolidTile::default() };
        let number = if side == TileLayer::A { block.tile_a } else { block.tile_b };
        self.project.tilesets[set].tileset.tiles.get(usize::from(number)).copied().unwrap_or_default()
    }
}

/// The picture of a block.
fn art_of(project: &Project, set: usize, art: u16) -> ArtCell {
    let sheet = project.tilesets[set].tileset.sheet.as_ref();
    sheet.and_then(|sheet| sheet.cells.get(usize::from(art)).cloned()).unwrap_or_else(Sheet::clear)
}

/// The bits of a solidity: the low one for the top, the high one for sides and below.
fn solidity_bits(solidity: Solidity) -> u16 {
    u16::from(solidity.top) | u16::from(solidity.sides_and_bottom) << 1
}
