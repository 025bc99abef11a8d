//! Pieces: what the tiles of all layers leave on each block of a level, from the back to the front.
//!
//! A block is 16 × 16 pixels whatever the map's cells are: four tiles of 8 pixels share one, a tile of 32 pixels covers four,
//! a layer that is moved by some pixels shows parts of several tiles.

use crate::exchange::maps::cells::{CellGrid, FLIP_X, FLIP_Y, SWAPPED};
use crate::exchange::maps::import::roles::LayerRole;
use crate::exchange::maps::import::tile_list::TileList;
use crate::exchange::maps::model::RenderOrder;
use sim::tiles::{Solidity, TILE};

/// Flip of a piece: mirrored left to right.
pub(super) const PIECE_FLIP_X: u8 = 1;
/// Flip of a piece: mirrored top to bottom.
pub(super) const PIECE_FLIP_Y: u8 = 2;
/// Mark of a piece that looks the same however it is mirrored.
const SYMMETRIC: u8 = 8;

/// A tile, or its shape, as a part of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Piece {
    /// The number of the style.
    pub style: u16,
    /// Flips of the tile: bit 0 left to right, bit 1 top to bottom, bit 2 axes swapped.
    pub flips: u8,
    /// The tile in the list; of a layer of collision, the shape.
    pub tile: u32,
    /// Pixels from the block's left edge to the tile's.
    pub dx: i16,
    /// Pixels from the block's upper edge to the tile's.
    pub dy: i16,
}

/// The way in which the pieces of a layer are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceStyle {
    pub role: LayerRole,
    /// Opacity, from 0 to 255.
    pub opacity: u8,
    /// The colour that pixels are multiplied by.
    pub tint: Option<[u8; 4]>,
    /// The solidity that the layer declares.
    pub solidity: Option<Solidity>,
}

/// Tiles of one layer, where they lie in the level.
pub(super) enum PieceLayer<'a> {
    /// A layer of cells.
    Grid {
        grid: &'a CellGrid,
        style: u16,
        /// Pixels of the level at which the map's cell 0, 0 begins, with the layer's own offset.
        origin: (i32, i32),
        cell: (i32, i32),
        order: RenderOrder,
        /// Whether the pieces are shapes.
        is_collision: bool,
        /// Draw offsets of the map's tilesets, and whether their tiles are drawn in the size of a cell.
        sets: &'a [(i32, i32)],
    },
    /// Tiles at any place.
    Loose { tiles: LooseTiles, style: u16, is_collision: bool },
}

/// A tile at any place: left, top, the tile in the list, flips.
pub(super) type LooseTile = (i32, i32, u32, u8);

/// Tiles at any place, found by rows of blocks.
pub(super) struct LooseTiles {
    all: Vec<LooseTile>,
    /// Rows of blocks in which tiles begin, with their places in the list, sorted.
    begins: Vec<(i32, u32)>,
    /// Rows of blocks that the tallest tile covers.
    most: i32,
}

impl LooseTiles {
    /// Sorts tiles by the rows of blocks in which they begin.
    pub(super) fn new(all: Vec<LooseTile>, tiles: &TileList) -> Self {
        let mut begins: Vec<(i32, u32)> =
            all.iter().enumerate().map(|(place, (_, top, ..))| (top.div_euclid(TILE), place as u32)).collect();
        begins.sort_unstable();
        let height = |(_, _, tile, flips): &LooseTile| tiles.tiles[*tile as usize].shown_size(*flips).1;
        let most = all.iter().map(|tile| height(tile) / TILE + 2).max().unwrap_or(0);
        Self { all, begins, most }
    }

    /// Returns the tiles that may cover a row of blocks, in the order of the list.
    fn row(&self, y: i32) -> Vec<&LooseTile> {
        let from = self.begins.partition_point(|(row, _)| *row < y - self.most);
        let to = self.begins.partition_point(|(row, _)| *row <= y);
        let mut places: Vec<u32> = self.begins[from..to].iter().map(|(_, place)| *place).collect();
        places.sort_unstable();
        places.into_iter().map(|place| &self.all[place as usize]).collect()
    }
}

impl PieceLayer<'_> {
    /// Returns the layer with shapes in place of tiles, if it is one of collision.
    pub(super) fn into_collision(mut self, wanted: bool) -> Self {
        let (Self::Grid { is_collision, .. } | Self::Loose { is_collision, .. }) = &mut self;
        *is_collision = wanted;
        self
    }
}

/// The pieces of one row of blocks.
pub(super) struct PieceRow {
    /// By column.
    pub columns: Vec<Vec<Piece>>,
}

impl PieceRow {
    /// Begins a row of so many blocks.
    pub(super) fn new(width: usize) -> Self {
        Self { columns: vec![Vec::new(); width] }
    }

    /// Gathers the pieces of row `y`, from the back to the front.
    pub(super) fn gather(&mut self, y: i32, layers: &[PieceLayer<'_>], tiles: &mut TileList) {
        self.columns.iter_mut().for_each(Vec::clear);
        for layer in layers {
            match layer {
                PieceLayer::Grid { .. } => self.add_grid(y, layer, tiles),
                PieceLayer::Loose { tiles: loose, style, is_collision } => {
                    for (left, top, tile, flips) in loose.row(y) {
                        let size = tiles.tiles[*tile as usize].shown_size(*flips);
                        let shown = if *is_collision { tiles.solid_shape(*tile as usize) } else { *tile };
                        self.put(y, (*left, *top), size, (*style, *flips, shown));
                    }
                }
            }
        }
    }

    fn add_grid(&mut self, y: i32, layer: &PieceLayer<'_>, tiles: &mut TileList) {
        let PieceLayer::Grid { grid, style, origin, cell, order, is_collision, sets } = *layer else { return };
        let top = y * TILE;
        // Tiles stand on the lower edge of their cell: larger ones reach up and to the right.
        let taller = tiles.largest.1.max(tiles.largest.0).max(cell.1);
        let lowest = sets.iter().map(|set| set.1.abs()).max().unwrap_or(0);
        let first = (top - origin.1 - lowest).div_euclid(cell.1);
        let last = (top + TILE - 1 - origin.1 + taller - cell.1 + lowest).div_euclid(cell.1);
        let rows: Box<dyn Iterator<Item = i32>> =
            if order.upwards { Box::new((first..=last).rev()) } else { Box::new(first..=last) };
        for row in rows {
            let cells = grid.row(row);
            let bottom = origin.1 + (row + 1) * cell.1;
            let mut each = |at: usize, found: u32| {
                let Some(tile) = tiles.find(found) else { return };
                let flips = flips_of(found);
                let of = &tiles.tiles[tile];
                let (set, size) = (of.set, of.shown_size(flips));
                let offset = sets.get(set).copied().unwrap_or_default();
                let left = origin.0 + (grid.left + at as i32) * cell.0 + offset.0;
                let place = (left, bottom - size.1 + offset.1);
                if is_collision {
                    let shape = tiles.solid_shape(tile);
                    let mark = if tiles.shapes[shape as usize].symmetric { SYMMETRIC } else { 0 };
                    let flips = if mark == 0 { flips } else { flips & 4 | mark };
                    self.put(y, place, size, (style, flips, shape));
                } else {
                    self.put(y, place, size, (style, flips, tile as u32));
                }
            };
            let filled = cells.iter().copied().enumerate().filter(|(_, cell)| *cell != 0);
            if order.leftwards {
                filled.rev().for_each(|(at, cell)| each(at, cell))
            } else {
                filled.for_each(|(at, cell)| each(at, cell))
            }
        }
    }

    /// Adds a tile to all blocks of row `y` that it covers.
    fn put(
        &mut self,
        y: i32,
        (left, top): (i32, i32),
        (width, height): (i32, i32),
        (style, flips, tile): (u16, u8, u32),
    ) {
        let dy = top - y * TILE;
        if dy >= TILE || dy + height <= 0 {
            return;
        }
        let first = left.div_euclid(TILE).max(0);
        let last = (left + width - 1).div_euclid(TILE).min(self.columns.len() as i32 - 1);
        for column in first..=last {
            let dx = left - column * TILE;
            self.columns[column as usize].push(Piece { style, flips, tile, dx: dx as i16, dy: dy as i16 });
        }
    }
}

/// Returns the flips of a cell as those of a piece.
pub(super) const fn flips_of(cell: u32) -> u8 {
    let x = if cell & FLIP_X != 0 { PIECE_FLIP_X } else { 0 };
    let y = if cell & FLIP_Y != 0 { PIECE_FLIP_Y } else { 0 };
    x | y | if cell & SWAPPED != 0 { 4 } else { 0 }
}

/// Turns the pieces of a block so that the first one is not mirrored, and returns how the block is mirrored for that.
///
/// Blocks that are mirror images of each other are one block in a level.
pub(super) fn unmirror(pieces: &mut [Piece], size_of: impl Fn(&Piece) -> (i32, i32)) -> (bool, bool) {
    let lead = pieces.iter().find(|piece| piece.flips & SYMMETRIC == 0);
    let flips = lead.map_or(0, |piece| piece.flips & (PIECE_FLIP_X | PIECE_FLIP_Y));
    if flips == 0 {
        return (false, false);
    }
    for piece in pieces {
        let (width, height) = size_of(piece);
        if flips & PIECE_FLIP_X != 0 {
            piece.dx = (TILE - width - i32::from(piece.dx)) as i16;
        }
        if flips & PIECE_FLIP_Y != 0 {
            piece.dy = (TILE - height - i32::from(piece.dy)) as i16;
        }
        if piece.flips & SYMMETRIC == 0 {
            piece.flips ^= flips;
        }
    }
    (flips & PIECE_FLIP_X != 0, flips & PIECE_FLIP_Y != 0)
}
