//! The difference of the layers: what is solid on one of them alone, or on both in different ways.

use super::{IRect, Scene};
use crate::derived::masks::{tint, with_alpha};
use crate::derived::palette::Rgb;
use crate::derived::picture::{CLEAR, Pyramid, Rgba};
use sim::tiles::{Cell, ChunkId, Solidity, TileLayer};

/// The colour of pixels that both layers have, with another angle or solid to something else.
const BOTH: Rgb = [236, 240, 246];
/// The alpha of all these pixels.
const ALPHA: u8 = 176;

impl Scene {
    /// Draws the differences of an area at one of the levels of detail that show single pixels of blocks.
    pub(super) fn bake_difference(&self, lod: u8, area: IRect, out: &mut [Rgba]) {
        let (side, width) = (16i32 >> lod, (area.x1 - area.x0) as usize);
        for by in area.y0.div_euclid(side)..=(area.y1 - 1).div_euclid(side) {
            for bx in area.x0.div_euclid(side)..=(area.x1 - 1).div_euclid(side) {
                let [a, b] = [TileLayer::A, TileLayer::B]
                    .map(|layer| self.solid_cell(bx, by, layer).map(|(cell, _)| cell).unwrap_or_default());
                let Some(pyramid) = self.difference(&a, &b) else { continue };
                let texels = pyramid.level(usize::from(lod));
                let block = IRect { x0: bx * side, y0: by * side, x1: bx * side + side, y1: by * side + side };
                let Some(part) = block.intersect(area) else { continue };
                for y in part.y0..part.y1 {
                    let from = ((y - block.y0) * side + part.x0 - block.x0) as usize;
                    let to = (y - area.y0) as usize * width + (part.x0 - area.x0) as usize;
                    let count = (part.x1 - part.x0) as usize;
                    out[to..to + count].copy_from_slice(&texels[from..from + count]);
                }
            }
        }
    }

    /// Returns whether both layers read the same chunk at a place, on the same side.
    pub(super) fn is_alike_on_layers(&self, column: i32, row: i32) -> bool {
        self.chunk_swap && self.place(column, row).is_none_or(|place| !place.is_loop)
    }

    /// The difference of a cell of a chunk and what layer B reads in its place.
    pub(super) fn difference_in(&self, id: ChunkId, cell: &Cell, i: usize) -> Option<Pyramid> {
        if !self.chunk_swap {
            return self.difference(cell, cell);
        }
        let other = self.project.chunk(self.project.low_plane(id));
        let other = other.and_then(|chunk| chunk.cells.get(i)).copied().unwrap_or_default();
        self.difference(cell, &other)
    }

    /// The difference of the cells that layer A and layer B read at a place; `None` if there is none.
    fn difference(&self, a: &Cell, b: &Cell) -> Option<Pyramid> {
        let read = |cell: &Cell, layer: TileLayer| {
            let side = self.side(layer);
            let rows = self.rows_of(cell, layer);
            let solidity = if rows == [0; 16] { Solidity::NONE } else { cell.solidity(side) };
            let tile = self.masks.tile(cell.block, side).filter(|_| solidity != Solidity::NONE);
            let angle = tile.map(|(_, tile)| tile.flipped(cell.flip_x, cell.flip_y).engine_angle());
            (rows, solidity, angle)
        };
        let (a, b) = (read(a, TileLayer::A), read(b, TileLayer::B));
        if a == b {
            return None;
        }
        let palette = self.masks.palette();
        let color = |layer| tint(layer, Solidity::ALL, palette).map_or(CLEAR, |color| with_alpha(color, ALPHA));
        let (of_a, of_b) = (color(TileLayer::A), color(TileLayer::B));
        let both = if (a.1, a.2) == (b.1, b.2) { CLEAR } else { with_alpha(BOTH, ALPHA) };
        let is_solid = |rows: &[u16; 16], x: usize, y: usize| rows[y] & (1 << x) != 0;
        Some(Pyramid::new(|x, y| match (is_solid(&a.0, x, y), is_solid(&b.0, x, y)) {
            (true, true) => both,
            (true, false) => of_a,
            (false, true) => of_b,
            (false, false) => CLEAR,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Show;
    use super::*;
    use crate::derived::Derived;
    use crate::derived::tests::derived_of;
    use sim::tiles::{Block, SolidTile};

    /// A level of one chunk, whose first row of cells is given.
    fn scene(row: &[Cell]) -> Derived {
        let low = SolidTile { heights: [4; 16], ..SolidTile::default() };
        let tilted = SolidTile { angle: sim::angle::Angle(8), ..low };
        let block = |tile_a, tile_b| Block { tile_a, tile_b, ..Block::default() };
        let blocks = [Block::default(), block(1, 1), block(1, 2), block(1, 3)];
        derived_of(&[SolidTile::default(), low, SolidTile::FULL, tilted], &blocks, (0, row))
    }

    #[test]
    fn pixels_of_one_layer_alone_have_its_colour() {
        let (all, top, none) = (Solidity::ALL, Solidity::TOP, Solidity::NONE);
        let cell = |block, a, b| Cell { block, a, b, ..Cell::default() };
        let row = [
            cell(1, all, all),  // the same
            cell(1, all, none), // A alone
            cell(1, none, top), // B alone
            cell(1, all, top),  // both, solid to something else
            cell(2, all, all),  // B has more of it
            cell(3, all, all),  // another angle
        ];
        let derived = scene(&row);
        let whole = IRect { x0: 0, y0: 0, x1: 128, y1: 128 };
        let mut out = vec![CLEAR; 128 * 128];
        derived.scene().bake(Show::Difference, 0, whole, &mut out);
        let color = |layer| with_alpha(tint(layer, all, derived.scene().masks.palette()).expect("a colour"), ALPHA);
        let (a, b, both) = (color(TileLayer::A), color(TileLayer::B), with_alpha(BOTH, ALPHA));
        let at = |block: usize, y: usize| out[y * 128 + block * 16 + 8];
        let seen: Vec<_> = (0..7).map(|block| [at(block, 2), at(block, 14)]).collect();
        let expected = [[CLEAR; 2], [CLEAR, a], [CLEAR, b], [CLEAR, both], [b, both], [CLEAR, both], [CLEAR; 2]];
        // Of the fifth block the tile of B is full, and has no angle: what both have differs in that.
        assert_eq!(seen, expected);
        // Of a distance a texel for a block, and a texel for a chunk.
        for (lod, count) in [(4, 5), (7, 1)] {
            let side = 128usize >> lod;
            let mut out = vec![CLEAR; side * side];
            derived.scene().bake(
                Show::Difference,
                lod,
                IRect { x0: 0, y0: 0, x1: side as i32, y1: side as i32 },
                &mut out,
            );
            assert_eq!(out.iter().filter(|texel| **texel != CLEAR).count(), count, "lod {lod}");
        }
    }
}
