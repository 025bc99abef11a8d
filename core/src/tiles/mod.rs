//! Solid Tiles: the 16×16 shapes, the blocks that carry them and the chunks made of blocks.

use crate::angle::Angle;

/// Pixels along the side of a solid tile and of a block.
pub const TILE: i32 = 16;

/// The collision shape of a block: a height array, a width array and an angle.
///
/// Guide: Solid Tiles > Height Array
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SolidTile {
    /// Solid pixels of each column, left to right: `1..=16` counted from the bottom, `-1..=-16` from the top, 0 none.
    pub heights: [i8; 16],
    /// Solid pixels of each row, top to bottom: `1..=16` counted from the right edge, `-1..=-16` from the left, 0 none.
    pub widths: [i8; 16],
    /// The angle as authored.
    pub angle: Angle,
    /// The tile has no angle of its own: who stands on it snaps to the nearest of the four directions.
    pub flagged: bool,
}

impl SolidTile {
    /// A tile that is solid all over, flagged.
    pub const FULL: Self = Self { heights: [16; 16], widths: [16; 16], angle: Angle(0xFF), flagged: true };

    /// The angle the engine reads: the authored one, or an odd value where the tile is flagged.
    ///
    /// The originals test bit 0, so an authored odd angle counts as flagged too.
    ///
    /// Guide: Solid Tiles > Angle
    pub const fn engine_angle(&self) -> Angle {
        if self.flagged { Angle(0xFF) } else { self.angle }
    }
}

/// Number of a solid tile. Tile 0 of a tileset is always empty.
pub type TileId = u16;
/// Number of a block in a project: the first block of its tileset plus its index there. Block 0 is always empty.
pub type BlockId = u16;
/// Number of a chunk in a project. Chunk 0 is what erasing in the layout leaves.
pub type ChunkId = u16;

/// One of the two collision layers.
///
/// Guide: Solid Terrain > Layers
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

/// What a cell of a chunk is solid to on one layer.
///
/// Guide: Solid Terrain > Solidity
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
    /// The block; 0 is nothing, whatever the rest says.
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

/// What a chunk means to the player's own routine in Sonic 1 and CD.
///
/// Guide: Solid Terrain > Loops, S Tunnels
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ChunkRole {
    /// Nothing.
    #[default]
    Plain,
    /// A loop: swaps planes by position and angle. Counts where the layout marks the place as a loop.
    Loop,
    /// As `Loop`, but a player in the air is put on the high plane.
    LoopHighInAir,
    /// An S tunnel: starts a roll.
    Tunnel,
}

/// A chunk: 8×8 or 16×16 cells, row after row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chunk {
    /// The cells; `size * size` of them.
    pub cells: Vec<Cell>,
    /// What the chunk means to Sonic 1's loop rule.
    pub role: ChunkRole,
    /// The chunk that stands in for this one on the low plane, where the layout marks the place as a loop.
    pub low_plane: Option<ChunkId>,
    /// Fields of the file that this version does not know, kept and written back.
    pub extra: crate::project::Extra,
}

/// One place of a level's layout: a chunk number and the loop mark of Sonic 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LayoutCell {
    /// The chunk.
    pub chunk: ChunkId,
    /// The place is marked as a loop (bit 7 of the originals' layout byte).
    pub is_loop: bool,
}
