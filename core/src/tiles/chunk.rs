//! Chunks of 8×8 or 16×16 cells, and the places of a layout.

use super::{Cell, TileLayer};

/// Number of a chunk in a project. Chunk 0 is what erasing in the layout leaves.
pub type ChunkId = u16;

/// The meaning of a chunk to the player's own routine in Sonic 1 and CD.
///
/// Guide: Solid Terrain > Loops
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ChunkRole {
    /// Nothing.
    #[default]
    Plain,
    /// A loop: swaps planes by position and angle. Counts if the layout marks the place as a loop.
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
    /// The meaning of the chunk to Sonic 1's loop rule.
    pub role: ChunkRole,
    /// The chunk that stands in for this one on the low plane, if the layout marks the place as a loop.
    pub low_plane: Option<ChunkId>,
    /// Fields of the file that this version does not know, kept and written back.
    pub extra: crate::extra::Extra,
}

/// The chunk that stands in for chunk `id` on the low plane, at a place marked as a loop: the one that the chunk names, else
/// the next one by number. `None` if there is no next number.
///
/// Guide: Solid Terrain > Chunk Swapping
pub fn stand_in(id: ChunkId, chunk: Option<&Chunk>) -> Option<ChunkId> {
    chunk.and_then(|chunk| chunk.low_plane).or(id.checked_add(1))
}

/// Returns which chunk a layer shows at a place of the layout, and which side of its cells.
///
/// With two layers, each its own side. With chunk swapping (`swaps`) there is only one side: layer A is the high plane,
/// layer B the low plane, on which places marked as loops show `low_plane` of their chunk.
///
/// Guide: Solid Terrain > Chunk Swapping
pub fn on_layer(
    place: LayoutCell,
    layer: TileLayer,
    swaps: bool,
    low_plane: impl FnOnce(ChunkId) -> ChunkId,
) -> (ChunkId, TileLayer) {
    match (swaps, layer) {
        (false, _) => (place.chunk, layer),
        (true, TileLayer::B) if place.is_loop => (low_plane(place.chunk), TileLayer::A),
        (true, _) => (place.chunk, TileLayer::A),
    }
}

/// One place of a level's layout: a chunk number and the loop mark of Sonic 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LayoutCell {
    /// The chunk.
    pub chunk: ChunkId,
    /// The place is marked as a loop (bit 7 of the originals' layout byte).
    pub is_loop: bool,
}
