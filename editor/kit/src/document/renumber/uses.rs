//! The uses of chunks, blocks and solid tiles.

use sim::project::Project;
use sim::tiles::{BlockId, Chunk, ChunkId, ChunkRole, TileId, stand_in};

/// The way in which a place names a chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// The chunk of the place itself.
    Stands,
    /// The chunk in its place on the low plane (Sonic 1 and CD).
    StandsIn,
}

/// A place of a layout that names a chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Index of the level in the project.
    pub level: usize,
    /// Column of the layout.
    pub x: u32,
    /// Row of the layout.
    pub y: u32,
    /// The way in which it names the chunk.
    pub named: Named,
}

/// Returns the number of places of all layouts that show each chunk, and of those marked as loops.
pub(super) fn counts(project: &Project) -> Vec<[u32; 2]> {
    let mut counts = vec![[0u32; 2]; project.chunks.len()];
    for level in &project.levels {
        for y in 0..level.layout.height() {
            for cell in level.layout.row(y) {
                if let Some([shown, marked]) = counts.get_mut(usize::from(cell.chunk)) {
                    *shown += 1;
                    *marked += u32::from(cell.is_loop);
                }
            }
        }
    }
    counts
}

/// True if it matters which chunk stands in for this one.
pub fn has_stand_in(chunk: &Chunk, marked: u32) -> bool {
    marked > 0 || matches!(chunk.role, ChunkRole::Loop | ChunkRole::LoopHighInAir)
}

/// The places that show a chunk, level by level, or show it on the low plane of a loop. At most `most` of them.
pub fn places_of_chunk(project: &Project, chunk: ChunkId, most: usize) -> Vec<Place> {
    let stood_for: Vec<bool> = (0..=ChunkId::MAX)
        .zip(project.chunks.iter())
        .map(|(id, other)| id != chunk && stand_in(id, Some(other)) == Some(chunk))
        .collect();
    let mut places = Vec::new();
    for (level, data) in project.levels.iter().enumerate() {
        for y in 0..data.layout.height() {
            for (x, cell) in (0..).zip(data.layout.row(y)) {
                let low = cell.is_loop && stood_for.get(usize::from(cell.chunk)) == Some(&true);
                let named = match (cell.chunk == chunk, low) {
                    (true, _) => Named::Stands,
                    (false, true) => Named::StandsIn,
                    (false, false) => continue,
                };
                if places.len() == most {
                    return places;
                }
                places.push(Place { level, x, y, named });
            }
        }
    }
    places
}

/// The chunks with a block in them, and in how many of their cells.
pub fn chunks_with_block(project: &Project, block: BlockId) -> Vec<(ChunkId, usize)> {
    let count = |chunk: &Chunk| chunk.cells.iter().filter(|cell| cell.block == block).count();
    let all = (0..=ChunkId::MAX).zip(project.chunks.iter()).map(|(id, chunk)| (id, count(chunk)));
    all.filter(|(_, count)| *count > 0).collect()
}

/// The blocks of a tileset that carry a solid tile on either layer, by their numbers there.
pub fn blocks_with_tile(project: &Project, tileset: usize, tile: TileId) -> Vec<BlockId> {
    let Some(set) = project.tilesets.get(tileset) else { return Vec::new() };
    let all = (0..=BlockId::MAX).zip(set.tileset.blocks.iter());
    all.filter(|(_, block)| block.tile_a == tile || block.tile_b == tile).map(|(id, _)| id).collect()
}
