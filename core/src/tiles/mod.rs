//! Solid Tiles: the 16×16 shapes, the blocks that carry them and the chunks made of blocks.
//!
//! The chain is that of the originals: a level's layout names chunks ([`chunk`]), a chunk's cells name blocks
//! ([`block`]), a block names a solid tile for each layer ([`solid_tile`]). A [`crate::level::Level`] is the same chain
//! flattened.

pub mod block;
pub mod chunk;
pub mod solid_tile;

pub use block::{Block, BlockId, Cell, Solidity, TileLayer};
pub use chunk::{Chunk, ChunkId, ChunkRole, LayoutCell, on_layer, stand_in};
pub use solid_tile::{Mask, SolidTile, TILE, TileId};
