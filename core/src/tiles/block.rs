//! Blocks, the cells that place them, and what a cell is solid to.

use super::TileId;
use crate::snapshot::Snapshot;

/// Number of a block in a project: the first block of its tileset plus its index there. Block 0 is always empty.
pub type BlockId = u16;

/// One of the two collision layers.
///
/// Guide: Solid Terrain > Layers
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Snapshot)]
#[repr(u8)]
pub enum TileLayer {
    /// Layer A; the high plane of Sonic 1.
    #[default]
    A,
    /// Layer B; the low plane of Sonic 1.
    B,
}

/// A block: one picture and a solid tile for each layer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Block {
    /// Cell of the tileset's picture, counted left to right, top to bottom, in cells of 16×16.
    pub art: u16,
    /// Solid tile on layer A.
    pub tile_a: TileId,
    /// Solid tile on layer B.
    pub tile_b: TileId,
    /// Drawn in front of a player of low priority.
    pub front: bool,
}

/// The sides from which a cell of a chunk is solid on one layer.
///
/// Guide: Solid Tiles > Tile Solidity
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Solidity {
    /// Solid to probes that look for ground to stand on.
    pub top: bool,
    /// Solid to probes that look for walls and ceilings.
    pub sides_and_bottom: bool,
}

impl Solidity {
    /// Solid to nothing.
    pub const NONE: Self = Self { top: false, sides_and_bottom: false };
    /// A ledge to jump through from below.
    pub const TOP: Self = Self { top: true, sides_and_bottom: false };
    /// Solid to everything.
    pub const ALL: Self = Self { top: true, sides_and_bottom: true };
}

/// One place in a chunk: a block, its flips and what it is solid to on each layer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cell {
    /// The block; 0 is nothing, regardless of the rest.
    pub block: BlockId,
    /// Mirrored left to right.
    pub flip_x: bool,
    /// Mirrored top to bottom.
    pub flip_y: bool,
    /// Solidity on layer A.
    pub a: Solidity,
    /// Solidity on layer B.
    pub b: Solidity,
}

impl Cell {
    /// Returns the solidity of a side of it.
    pub const fn solidity(&self, side: TileLayer) -> Solidity {
        match side {
            TileLayer::A => self.a,
            TileLayer::B => self.b,
        }
    }
}
