//! The cells of a level as tiles of tilesets: art, and solid tiles of both collision layers.

use crate::exchange::maps::export::solid_set::SolidSet;
use sim::project::{LevelData, Project};
use sim::tiles::{Cell, Solidity, TileLayer, on_layer};

/// A layer of cells that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WrittenLayer {
    /// Art, in front of the player or not.
    Art(bool),
    /// Solid tiles of a collision layer.
    Solid(TileLayer),
}

/// A tile on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WrittenCell {
    /// The place of its tileset in the project's list.
    pub set: usize,
    /// The number in the picture of the art, or in the set of solid tiles.
    pub number: u32,
    pub flip_x: bool,
    pub flip_y: bool,
    /// The effect of a solid tile.
    pub solidity: Solidity,
}

/// The optional layers that a level has.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LayersUsed {
    /// Blocks are in front of the player.
    pub front: bool,
    /// Layer B differs from layer A.
    pub b: bool,
}

/// The cells of a level.
#[derive(Clone, Copy)]
pub(crate) struct LevelCells<'a> {
    pub project: &'a Project,
    pub data: &'a LevelData,
    /// The solid tiles that are written, by tileset.
    pub solids: &'a [SolidSet],
}

impl LevelCells<'_> {
    /// Returns the size, blocks across and down.
    pub(crate) fn size(&self) -> (usize, usize) {
        let side = usize::from(self.project.chunk_size.max(1));
        (self.data.layout.width() as usize * side, self.data.layout.height() as usize * side)
    }

    /// Puts the tiles of a row of cells in the place of what `row` holds.
    pub(crate) fn row(&self, part: WrittenLayer, y: usize, row: &mut Vec<Option<WrittenCell>>) {
        row.clear();
        let side = usize::from(self.project.chunk_size.max(1));
        let swaps = self.project.ruleset.resolve_lenient().swaps_chunks();
        let layer = if let WrittenLayer::Solid(layer) = part { layer } else { TileLayer::A };
        let low_plane = |chunk| self.project.low_plane(chunk);
        for place in self.data.layout.row((y / side) as u32) {
            let (id, of) = match part {
                WrittenLayer::Art(_) => (place.chunk, TileLayer::A),
                WrittenLayer::Solid(_) => on_layer(place, layer, swaps, low_plane),
            };
            let cells = self.project.chunk(id).map_or(&[][..], |chunk| chunk.cells.as_slice());
            let of_row = cells.get(y % side * side..).unwrap_or_default();
            row.extend((0..side).map(|x| self.tile(part, of_row.get(x).unwrap_or(&Cell::default()), of)));
        }
    }

    /// Puts the art of a row of cells in the place of what `row` holds, whether it is in front of the player or not. It is as long as
    /// `width`; a level without such cells has nothing there.
    pub(crate) fn art_row(&self, y: usize, width: usize, row: &mut Vec<Option<WrittenCell>>) {
        row.clear();
        if y < self.size().1 {
            let mut front = Vec::new();
            self.row(WrittenLayer::Art(true), y, &mut front);
            self.row(WrittenLayer::Art(false), y, row);
            row.iter_mut().zip(front).for_each(|(cell, front)| *cell = cell.or(front));
        }
        row.resize(width, None);
    }

    fn tile(&self, part: WrittenLayer, cell: &Cell, side: TileLayer) -> Option<WrittenCell> {
        let (set, block) = self.project.block(cell.block)?;
        let (number, solidity) = match part {
            WrittenLayer::Art(front) => {
                let is_shown = block.front == front && self.is_seen(set, block.art);
                (is_shown.then_some(u32::from(block.art))?, Solidity::NONE)
            }
            WrittenLayer::Solid(_) => {
                let (tile, solidity) = match side {
                    TileLayer::A => (block.tile_a, cell.a),
                    TileLayer::B => (block.tile_b, cell.b),
                };
                (self.solids[set].get(tile, solidity).filter(|_| solidity != Solidity::NONE)?, solidity)
            }
        };
        Some(WrittenCell { set, number, flip_x: cell.flip_x, flip_y: cell.flip_y, solidity })
    }

    /// Whether anything of a cell of art can be seen.
    fn is_seen(&self, set: usize, art: u16) -> bool {
        let tileset = &self.project.tilesets[set].tileset;
        let cell = tileset.sheet.as_ref().and_then(|sheet| sheet.cells.get(usize::from(art)));
        let moves = tileset.animations.contains_key(&art);
        cell.is_some_and(|cell| moves || cell.chunks_exact(4).any(|pixel| pixel[3] != 0))
    }

    /// Returns which optional layers the level has.
    pub(crate) fn used(&self) -> LayersUsed {
        let mut used = LayersUsed::default();
        let (mut a, mut b) = (Vec::new(), Vec::new());
        for y in 0..self.size().1 {
            self.row(WrittenLayer::Solid(TileLayer::A), y, &mut a);
            self.row(WrittenLayer::Solid(TileLayer::B), y, &mut b);
            used.b |= a != b;
            self.row(WrittenLayer::Art(true), y, &mut a);
            used.front |= a.iter().any(Option::is_some);
        }
        used
    }
}

/// Returns the solid tiles that levels use, by tileset, with their numbers.
pub(crate) fn solids_of(project: &Project, levels: &[&LevelData]) -> Vec<SolidSet> {
    let mut solids = vec![SolidSet::default(); project.tilesets.len()];
    levels.iter().for_each(|level| note_solids(project, level, &mut solids));
    solids.iter_mut().for_each(SolidSet::number);
    solids
}

/// Notes the solid tiles that a level uses.
fn note_solids(project: &Project, data: &LevelData, solids: &mut [SolidSet]) {
    let swaps = project.ruleset.resolve_lenient().swaps_chunks();
    let mut shown: Vec<_> = (0..data.layout.height())
        .flat_map(|y| data.layout.row(y))
        .flat_map(|place| {
            [TileLayer::A, TileLayer::B].map(|layer| on_layer(place, layer, swaps, |chunk| project.low_plane(chunk)))
        })
        .map(|(id, side)| (id, side == TileLayer::B))
        .collect();
    shown.sort_unstable();
    shown.dedup();
    for (id, is_b) in shown {
        for cell in project.chunk(id).into_iter().flat_map(|chunk| &chunk.cells) {
            let Some((set, block)) = project.block(cell.block) else { continue };
            let (tile, solidity) = if is_b { (block.tile_b, cell.b) } else { (block.tile_a, cell.a) };
            if tile != 0 && solidity != Solidity::NONE {
                solids[set].add(tile, solidity);
            }
        }
    }
}
