//! Cutting a canvas into solid tiles and blocks, each kept once under mirroring.

use super::canvas::{A, B, Canvas, L_B, Layers};
use sim::angle::Angle;
use sim::tiles::{Block, Cell, SolidTile, Solidity};

/// Everything cut so far: the tileset in the making.
pub struct Catalogue {
    /// Solid tiles; tile 0 is empty.
    pub tiles: Vec<SolidTile>,
    /// Blocks; block 0 is empty.
    pub blocks: Vec<Block>,
}

impl Default for Catalogue {
    fn default() -> Self {
        Self { tiles: vec![SolidTile::default(), SolidTile::FULL, FLAT], blocks: vec![Block::default()] }
    }
}

/// A full tile that is a floor, not a wall: angle 0.
pub const FLAT: SolidTile = SolidTile { heights: [16; 16], widths: [16; 16], angle: Angle(0), flagged: false };

impl Catalogue {
    /// The cells of a canvas, row after row; new tiles and blocks are added in reading order.
    pub fn cut(&mut self, canvas: &Canvas) -> Vec<Cell> {
        let places = (0..canvas.height).flat_map(|by| (0..canvas.width).map(move |bx| (bx, by)));
        places.map(|(bx, by)| self.cell([A, L_B].map(|layer| cut_tile(canvas, bx, by, layer)))).collect()
    }

    /// A cell that is solid as the tiles of both layers are.
    fn cell(&mut self, tiles: [Option<SolidTile>; 2]) -> Cell {
        let [a, b] = tiles.map(|tile| if tile.is_some() { Solidity::ALL } else { Solidity::NONE });
        // Solid on one layer only is the cell's business, not the block's: the same block serves both feet of a loop.
        let both = match tiles {
            [Some(tile), None] | [None, Some(tile)] => [tile; 2],
            [Some(a), Some(b)] => [a, b],
            [None, None] => return Cell::default(),
        };
        let (block, flip_x) = match (self.known(both), self.known(both.map(|tile| tile.flipped(true, false)))) {
            (Some(block), _) => (block, false),
            (None, Some(block)) => (block, true),
            (None, None) => {
                let [tile_a, tile_b] = both.map(|tile| self.number(tile));
                let art = self.blocks.len() as u16;
                self.blocks.push(Block { art, tile_a, tile_b, front: false });
                (art, false)
            }
        };
        Cell { block, flip_x, flip_y: false, a, b }
    }

    /// The block with these tiles on both layers.
    fn known(&self, tiles: [SolidTile; 2]) -> Option<u16> {
        let has = |block: &Block| [block.tile_a, block.tile_b].map(|tile| self.tiles[usize::from(tile)]) == tiles;
        self.blocks.iter().position(has).map(|place| place as u16)
    }

    fn number(&mut self, tile: SolidTile) -> u16 {
        let known = self.tiles.iter().position(|known| *known == tile);
        let number = known.unwrap_or(self.tiles.len());
        if known.is_none() {
            self.tiles.push(tile);
        }
        number as u16
    }
}

/// The solid tile of one block on one layer; `None` if nothing is solid.
///
/// # Panics
/// If the terrain is not one surface, or no curve gave the block an angle: the strokes are wrong then.
fn cut_tile(canvas: &Canvas, bx: i32, by: i32, layer: Layers) -> Option<SolidTile> {
    let solid = |x: i32, y: i32| canvas.solid(bx * B + x, by * B + y, layer);
    let pixels = (0..256).filter(|i| solid(i % B, i / B)).count();
    if pixels == 0 {
        return None;
    }
    if pixels == 256 {
        return Some(if is_floor(canvas, bx, by, layer) { FLAT } else { SolidTile::FULL });
    }
    let heights: [i8; 16] = std::array::from_fn(|i| {
        let i = i as i32;
        extent((0..B).rev().map(|y| solid(i, y))).unwrap_or_else(|| panic!("block {bx},{by}: column {i} has a gap"))
    });
    let widths: [i8; 16] = std::array::from_fn(|i| {
        let i = i as i32;
        extent((0..B).rev().map(|x| solid(x, i))).unwrap_or_else(|| panic!("block {bx},{by}: row {i} has a gap"))
    });
    let angle = canvas.angle(bx, by, usize::from(layer == L_B));
    let angle = angle.unwrap_or_else(|| panic!("block {bx},{by}: no curve gave it an angle"));
    Some(SolidTile { heights, widths, angle: Angle(angle), flagged: false })
}

/// A floor that goes on to both sides: at the top of a wall the angle must follow the player.
fn is_floor(canvas: &Canvas, bx: i32, by: i32, layer: Layers) -> bool {
    let any = |dx: i32, dy: i32| (0..256).any(|i| canvas.solid((bx + dx) * B + i % B, (by + dy) * B + i / B, layer));
    !any(0, -1) && any(-1, 0) && any(1, 0) && any(0, 1)
}

/// Signed length of a line of pixels given from the far end (bottom or right); `None` if it is in two parts.
fn extent(line: impl Iterator<Item = bool>) -> Option<i8> {
    let line: Vec<bool> = line.collect();
    let count = line.iter().filter(|solid| **solid).count() as i8;
    let ahead = line.iter().take_while(|solid| **solid).count() as i8;
    let behind = line.iter().rev().take_while(|solid| **solid).count() as i8;
    match count {
        _ if ahead == count => Some(count),
        _ if behind == count => Some(-count),
        _ => None,
    }
}
