//! Blocks: the pieces on each place drawn into one picture, with what is solid of them.

use crate::exchange::maps::import::pieces::{PIECE_FLIP_X, PIECE_FLIP_Y, Piece, PieceStyle, unmirror};
use crate::exchange::maps::import::roles::LayerRole;
use crate::exchange::maps::import::tile_list::TileList;
use crate::exchange::maps::import::tile_shape::TileShape;
use crate::exchange::maps::model::GridMap;
use crate::exchange::tilesets::mask::tile_of;
use crate::pixels::over;
use rustc_hash::FxHashMap;
use sim::project::{ArtCell, Sheet, TileFrame};
use sim::tiles::{Block, BlockId, Cell, Mask, SolidTile, Solidity, TileId};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Blocks across in the picture of an imported tileset.
const ACROSS: u16 = 32;
/// Frames of the game in a second, by milliseconds of Tiled.
const FRAMES: u32 = 60;

/// Groups of pieces that are remembered at most.
const MOST_KNOWN: usize = 1 << 20;

/// The blocks of an import so far.
pub(super) struct BlockMaker {
    pub tiles: Vec<SolidTile>,
    pub blocks: Vec<Block>,
    pub cells: Vec<ArtCell>,
    pub animations: BTreeMap<u16, Vec<TileFrame>>,
    tile_numbers: FxHashMap<SolidTile, TileId>,
    block_numbers: FxHashMap<Block, BlockId>,
    cell_numbers: FxHashMap<ArtCell, u16>,
    /// Pixels that no height array can say, of all blocks.
    pub floating: u64,
    /// Places that are empty because there are no more numbers of blocks.
    pub left_out: u64,
}

/// The pieces of a map that were made into blocks, which are the same wherever they lie.
#[derive(Default)]
pub(super) struct KnownBlocks {
    /// The cell of each group of pieces; `None` if there was no number left for it.
    known: FxHashMap<Box<[Piece]>, Option<Cell>>,
    sorted: Vec<Piece>,
}

/// The parts that the pieces of a map are drawn with.
pub(super) struct BlockParts<'a> {
    pub map: &'a GridMap,
    pub tiles: &'a TileList,
    pub styles: &'a [PieceStyle],
    /// Layers A and B have layers of collision: shapes of art count nothing there.
    pub has_collision: [bool; 2],
}

impl BlockMaker {
    /// Begins with the empty block, which shows the empty cell and has the empty tile.
    pub(super) fn new() -> Self {
        let clear = Sheet::clear();
        Self {
            tiles: vec![SolidTile::default()],
            blocks: vec![Block::default()],
            cells: vec![clear.clone()],
            animations: BTreeMap::new(),
            tile_numbers: [(SolidTile::default(), 0)].into_iter().collect(),
            block_numbers: [(Block::default(), 0)].into_iter().collect(),
            cell_numbers: [(clear, 0)].into_iter().collect(),
            floating: 0,
            left_out: 0,
        }
    }

    /// The picture of the blocks.
    pub(super) fn sheet(&self) -> Sheet {
        Sheet { across: ACROSS, cells: self.cells.clone(), indexed: None }
    }

    /// Returns the cell of a chunk that shows these pieces.
    pub(super) fn cell(&mut self, pieces: &[Piece], known: &mut KnownBlocks, of: &BlockParts<'_>) -> Cell {
        if pieces.is_empty() {
            return Cell::default();
        }
        known.sorted.clear();
        known.sorted.extend_from_slice(pieces);
        let size_of = |piece: &Piece| of.size_of(piece);
        let (flip_x, flip_y) = unmirror(&mut known.sorted, size_of);
        let cell = match known.known.get(&*known.sorted) {
            Some(cell) => *cell,
            None => {
                let cell = self.make(&known.sorted, of);
                // Every key leads to one of few blocks; a hostile map has endless keys.
                if known.known.len() < MOST_KNOWN {
                    known.known.insert(known.sorted.clone().into(), cell);
                }
                cell
            }
        };
        let Some(cell) = cell else {
            self.left_out += 1;
            return Cell::default();
        };
        if cell.block == 0 {
            return Cell::default();
        }
        Cell { flip_x: cell.flip_x ^ flip_x, flip_y: cell.flip_y ^ flip_y, ..cell }
    }

    fn is_full(&self) -> bool {
        self.blocks.len() > usize::from(BlockId::MAX)
    }

    /// Makes a block; `None` if there are no more numbers.
    fn make(&mut self, pieces: &[Piece], of: &BlockParts<'_>) -> Option<Cell> {
        let art = self.art(pieces, of)?;
        let front = pieces.iter().any(|piece| of.role(piece) == LayerRole::Front);
        let (tile_a, a) = self.solid(pieces, of, 0)?;
        let (tile_b, b) = self.solid(pieces, of, 1)?;
        let block = Block { art, tile_a, tile_b, front: front && art != 0 };
        let next = self.blocks.len();
        let number = match self.block_numbers.get(&block) {
            Some(number) => *number,
            None if self.is_full() => return None,
            None => {
                self.blocks.push(block);
                self.block_numbers.insert(block, next as BlockId);
                next as BlockId
            }
        };
        Some(Cell { block: number, a, b, ..Cell::default() })
    }

    /// The number of the cell that shows the art of these pieces.
    fn art(&mut self, pieces: &[Piece], of: &BlockParts<'_>) -> Option<u16> {
        let mut shown = pieces.iter().filter(|piece| of.role(piece).is_art());
        let Some(first) = shown.next() else { return Some(0) };
        if shown.next().is_none()
            && let Some(frames) = of.animation(first)
        {
            return self.animated(first, &frames, of);
        }
        let cell = drawn(pieces, of);
        match self.cell_numbers.get(&cell) {
            Some(number) => Some(*number),
            None => {
                let number = self.add_cell(cell.clone())?;
                self.cell_numbers.insert(cell, number);
                Some(number)
            }
        }
    }

    /// Adds the pictures of a tile that changes. The first one is a cell of its own: no other block changes with it.
    fn animated(&mut self, piece: &Piece, frames: &[(u32, u32)], of: &BlockParts<'_>) -> Option<u16> {
        let number = self.add_cell(drawn(&[*piece], of))?;
        let mut shown = Vec::new();
        for (tile, time) in frames {
            let cell = self.add_cell(drawn(&[Piece { tile: *tile, ..*piece }], of))?;
            let duration = (u64::from(*time) * u64::from(FRAMES) / 1000).clamp(1, u64::from(u16::MAX));
            shown.push(TileFrame { cell, duration: duration as u16 });
        }
        self.animations.insert(number, shown);
        Some(number)
    }

    fn add_cell(&mut self, cell: ArtCell) -> Option<u16> {
        let number = u16::try_from(self.cells.len()).ok()?;
        self.cells.push(cell);
        Some(number)
    }

    /// The solid tile of these pieces on a layer, and what it is solid to.
    fn solid(&mut self, pieces: &[Piece], of: &BlockParts<'_>, side: usize) -> Option<(TileId, Solidity)> {
        let mut solidity = Solidity::NONE;
        let mut counted: Vec<(&TileShape, &Piece)> = Vec::new();
        for piece in pieces {
            let Some(shape) = of.shape(piece, side) else { continue };
            let wanted = of.styles[usize::from(piece.style)].solidity.unwrap_or(shape.solidity);
            if wanted == Solidity::NONE {
                continue;
            }
            solidity.top |= wanted.top;
            solidity.sides_and_bottom |= wanted.sides_and_bottom;
            counted.push((shape, piece));
        }
        let tile = match counted.as_slice() {
            [] => return Some((0, Solidity::NONE)),
            [(shape, piece)] if is_whole(shape, piece) => {
                let (flip_x, flip_y) = (piece.flips & PIECE_FLIP_X != 0, piece.flips & PIECE_FLIP_Y != 0);
                let upright = Piece { flips: 0, ..**piece };
                let made = |maker: &mut Self| maker.fitted(&mask_of(&[(shape, &upright)]), shape, true);
                let tile = shape.exact.unwrap_or_else(|| made(self));
                if flip_x || flip_y { tile.flipped(flip_x, flip_y) } else { tile }
            }
            all => self.fitted(&mask_of(all), all[0].0, all.len() == 1),
        };
        if tile.heights == [0; 16] && tile.widths == [0; 16] {
            return Some((0, Solidity::NONE));
        }
        let next = self.tiles.len();
        let number = match self.tile_numbers.get(&tile) {
            Some(number) => *number,
            None => {
                let number = TileId::try_from(next).ok()?;
                self.tiles.push(tile);
                self.tile_numbers.insert(tile, number);
                number
            }
        };
        Some((number, solidity))
    }

    /// The solid tile of some pixels, with the angle that their only shape declares.
    fn fitted(&mut self, mask: &Mask, shape: &TileShape, is_only: bool) -> SolidTile {
        let (tile, floating) = tile_of(mask);
        self.floating += u64::from(floating);
        match shape.angle.filter(|_| is_only && *mask != [0xFFFF; 16] && *mask != [0; 16]) {
            Some(angle) => SolidTile { angle, flagged: angle.is_flagged(), ..tile },
            None => tile,
        }
    }
}

/// Whether a shape covers its block exactly, upright.
fn is_whole(shape: &TileShape, piece: &Piece) -> bool {
    shape.size == (16, 16) && (piece.dx, piece.dy) == (0, 0) && piece.flips & 4 == 0
}

/// The solid pixels of pieces in their block.
fn mask_of(pieces: &[(&TileShape, &Piece)]) -> Mask {
    std::array::from_fn(|y| {
        let is_solid = |x: &usize| {
            pieces.iter().any(|(shape, piece)| {
                shape.is_solid((*x as i32 - i32::from(piece.dx), y as i32 - i32::from(piece.dy)), piece.flips)
            })
        };
        (0..16).filter(is_solid).fold(0, |row, x| row | 1 << x)
    })
}

/// The art of pieces in their block, those in front over those behind.
fn drawn(pieces: &[Piece], of: &BlockParts<'_>) -> ArtCell {
    let mut cell = [0_u8; 1024];
    for piece in pieces.iter().filter(|piece| of.role(piece).is_art()) {
        let (tile, style) = (&of.tiles.tiles[piece.tile as usize], &of.styles[usize::from(piece.style)]);
        for (at, below) in cell.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            let place = ((at % 16) as i32 - i32::from(piece.dx), (at / 16) as i32 - i32::from(piece.dy));
            let pixel = style.shown(tile.pixel(place, piece.flips));
            *below = over(pixel, *below);
        }
    }
    if cell == *Sheet::clear() { Sheet::clear() } else { Arc::new(cell) }
}

impl PieceStyle {
    /// Returns a pixel with the layer's tint and opacity.
    pub(super) fn shown(&self, mut pixel: [u8; 4]) -> [u8; 4] {
        if let Some(tint) = self.tint {
            for (channel, by) in pixel.iter_mut().zip(tint) {
                *channel = (u16::from(*channel) * u16::from(by) / 255) as u8;
            }
        }
        pixel[3] = (u16::from(pixel[3]) * u16::from(self.opacity) / 255) as u8;
        pixel
    }
}

impl BlockParts<'_> {
    fn role(&self, piece: &Piece) -> LayerRole {
        self.styles[usize::from(piece.style)].role
    }

    fn size_of(&self, piece: &Piece) -> (i32, i32) {
        if self.role(piece).is_collision() {
            self.tiles.shapes[piece.tile as usize].shown_size(piece.flips)
        } else {
            self.tiles.tiles[piece.tile as usize].shown_size(piece.flips)
        }
    }

    /// The shape that a piece has on a layer; `None` if it is not solid there.
    fn shape(&self, piece: &Piece, side: usize) -> Option<&TileShape> {
        let counts = match self.role(piece) {
            LayerRole::LayerA => side == 0,
            LayerRole::LayerB => side == 1,
            LayerRole::Both => true,
            LayerRole::Art | LayerRole::Front if !self.has_collision[side] => {
                let shape = self.tiles.tiles[piece.tile as usize].shape?;
                return self.tiles.shapes.get(shape as usize);
            }
            _ => false,
        };
        counts.then(|| self.tiles.shapes.get(piece.tile as usize)).flatten()
    }

    /// The tiles that a piece shows in turn, by their places in the list, and for how many milliseconds.
    fn animation(&self, piece: &Piece) -> Option<Vec<(u32, u32)>> {
        let tile = &self.tiles.tiles[piece.tile as usize];
        let used = self.map.tilesets.get(tile.set)?;
        let frames = &used.tileset.tiles.get(&tile.id)?.animation;
        let shown = |(id, time): &(u32, u32)| Some((self.tiles.find(used.first.checked_add(*id)?)? as u32, *time));
        let found: Vec<_> = frames.iter().filter_map(shown).collect();
        (found.len() > 1).then_some(found)
    }
}
