//! Chunks compiled once, to be copied wherever the layout names them.

use super::shapes::{ShapeId, ShapeNumbers, TileKey, TileShapes, flips, variant};
use super::terrain::{SHAPE, Terrain, word_of};
use crate::project::Project;
use crate::tiles::{BlockId, Cell, Chunk, ChunkId, ChunkRole, LayoutCell, TileId, TileLayer, on_layer, stand_in};
use std::sync::Arc;

/// A chunk as the grids hold it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct ChunkWords {
    /// A word for each cell, from the cells' A and B sides; none if nothing is solid.
    sides: [Vec<u16>; 2],
    /// The block of each cell; none of a chunk in which nothing is solid.
    blocks: Vec<BlockId>,
    pub role: ChunkRole,
    /// The chunk that stands in on the low plane at places marked as loops.
    pub low_plane: ChunkId,
}

/// The chunks of a project, compiled.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chunks {
    /// Blocks along the side of a chunk.
    pub side: u32,
    words: Vec<Arc<ChunkWords>>,
    numbers: ShapeNumbers,
}

/// More mirrored tiles are in use than a grid word can number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShapesFull;

/// Returns the number of mirrored solid tiles that the chunks of a project ask for: more than [`MOST_MIRRORED_TILES`] cannot be distinguished
/// in a compiled level, and what is beyond is empty there.
///
/// Each tile counts once for every way in which some cell mirrors it, on either layer, solid to anything.
pub fn mirrored_tiles(project: &Project) -> usize {
    let blocks = BlockTiles::of(project);
    let mut numbers = ShapeNumbers::default();
    let mut count = 0;
    for cell in project.chunks.iter().flat_map(|chunk| &chunk.cells) {
        for (tile, solidity) in blocks.tiles(cell).into_iter().zip([cell.a, cell.b]) {
            if tile.tile == 0 || word_of(1, solidity) == 0 {
                continue;
            }
            let seen = numbers.entry(tile, variant(cell.flip_x, cell.flip_y));
            count += usize::from(*seen == 0);
            *seen = 1;
        }
    }
    count
}

/// Mirrored solid tiles that the chunks of a project can ask for.
pub const MOST_MIRRORED_TILES: usize = TileShapes::MAX - 1;

impl Chunks {
    /// No chunks yet; [`Chunks::follow`] makes them.
    pub(crate) fn new(side: u8) -> Self {
        Self { side: side.into(), ..Self::default() }
    }

    /// The compiled chunk of that number.
    pub(crate) fn get(&self, id: ChunkId) -> Option<&ChunkWords> {
        self.words.get(id as usize).map(Arc::as_ref)
    }

    /// Compiles the chunks of `new` that `changed` names, and marks those that came out otherwise in the result.
    ///
    /// With `strict`, fails as soon as the shapes run out; else what has no number is empty.
    pub(crate) fn follow(
        &mut self,
        new: &Project,
        shapes: &mut TileShapes,
        strict: bool,
        changed: impl Fn(usize) -> bool,
    ) -> Result<Vec<bool>, ShapesFull> {
        let count = new.chunks.len().min(usize::from(ChunkId::MAX) + 1);
        let mut dirty = vec![false; self.words.len().max(count)];
        dirty[count..].fill(true);
        self.words.truncate(count);
        let blocks = BlockTiles::of(new);
        for (id, chunk) in new.chunks.iter().enumerate().take(count) {
            let old = self.words.get(id);
            if old.is_some() && !changed(id) {
                continue;
            }
            let words = self.numbers.compile(chunk, id, self.side, &blocks, new, shapes, strict)?;
            if old.is_none_or(|old| **old != words) {
                dirty[id] = true;
                let words = Arc::new(words);
                if id < self.words.len() { self.words[id] = words } else { self.words.push(words) }
            }
        }
        Ok(dirty)
    }

    /// Returns which chunks mean something else than in `before`, or are made of other blocks; empty if none does.
    pub(crate) fn changed_since(&self, before: &Self) -> Vec<bool> {
        let read = |words: &ChunkWords| (words.role, words.low_plane);
        let same =
            |a: &Arc<ChunkWords>, b: &Arc<ChunkWords>| Arc::ptr_eq(a, b) || read(a) == read(b) && a.blocks == b.blocks;
        let count = self.words.len().max(before.words.len());
        let changed = |id: usize| match (self.words.get(id), before.words.get(id)) {
            (Some(now), Some(then)) => !same(now, then),
            _ => true,
        };
        let changed: Vec<bool> = (0..count).map(changed).collect();
        if changed.contains(&true) { changed } else { Vec::new() }
    }

    /// Returns which chunks name one of these shapes, on either side; empty if no shape is given.
    pub(crate) fn that_name(&self, shapes: &[bool]) -> Vec<bool> {
        if shapes.is_empty() {
            return Vec::new();
        }
        let is_one = |word: &u16| shapes.get(usize::from(word & SHAPE)).copied().unwrap_or(false);
        self.words.iter().map(|words| words.sides.iter().flatten().any(is_one)).collect()
    }

    /// Follows edits of a solid tile: the shapes that stand for it, in all ways to mirror it.
    pub(crate) fn follow_tile(&self, tileset: usize, tile: usize, new: &Project, shapes: &mut TileShapes) {
        let Ok(tile) = TileId::try_from(tile) else { return };
        let key = TileKey { tileset, tile };
        for variant in 0..4 {
            let shape = self.numbers.get(key, variant);
            if shape != 0 {
                shapes.replace(shape, &mirrored(new, key, variant));
            }
        }
    }

    /// Copies the chunk of a place of the layout into the grids.
    pub(crate) fn stamp(&self, terrain: &mut Terrain, swaps: bool, column: u32, row: u32, cell: LayoutCell) {
        for layer in [TileLayer::A, TileLayer::B] {
            let (chunk, side) = self.on_layer(cell, layer, swaps);
            let words = self.get(chunk).map_or(&[][..], |chunk| &chunk.sides[side as usize]);
            terrain.stamp(layer, column * self.side, row * self.side, self.side, words);
        }
    }

    /// Returns which chunk a layer shows at a place, and which side of its cells.
    pub(crate) fn on_layer(&self, cell: LayoutCell, layer: TileLayer, swaps: bool) -> (ChunkId, TileLayer) {
        on_layer(cell, layer, swaps, |chunk| self.low_plane(chunk))
    }

    fn low_plane(&self, chunk: ChunkId) -> ChunkId {
        self.get(chunk).map_or_else(|| stand_in(chunk, None).unwrap_or_default(), |words| words.low_plane)
    }
}

impl ChunkWords {
    /// The block of the cell in that place; 0 if there is none.
    pub(crate) fn block(&self, place: usize) -> BlockId {
        self.blocks.get(place).copied().unwrap_or_default()
    }
}

impl ShapeNumbers {
    #[expect(clippy::too_many_arguments, reason = "one call, all of it needed")]
    fn compile(
        &mut self,
        chunk: &Chunk,
        id: usize,
        side: u32,
        blocks: &BlockTiles,
        project: &Project,
        shapes: &mut TileShapes,
        strict: bool,
    ) -> Result<ChunkWords, ShapesFull> {
        let mut words = ChunkWords {
            sides: [Vec::new(), Vec::new()],
            blocks: Vec::new(),
            role: chunk.role,
            low_plane: stand_in(id as ChunkId, Some(chunk)).unwrap_or_default(),
        };
        let cells = (side * side) as usize;
        for (i, cell) in chunk.cells.iter().enumerate().take(cells) {
            let tiles = blocks.tiles(cell);
            for ((side, tile), solidity) in words.sides.iter_mut().zip(tiles).zip([cell.a, cell.b]) {
                if tile.tile == 0 || word_of(1, solidity) == 0 {
                    continue;
                }
                let shape = self.number(tile, variant(cell.flip_x, cell.flip_y), project, shapes);
                if shape.is_none() && strict {
                    return Err(ShapesFull);
                }
                side.resize(cells, 0);
                side[i] = word_of(shape.unwrap_or(0), solidity);
            }
        }
        if words.sides.iter().any(|side| !side.is_empty()) {
            words.blocks = chunk.cells.iter().take(cells).map(|cell| cell.block).collect();
        }
        Ok(words)
    }

    /// The shape of a mirrored tile, given a number if it has none yet; `None` if no number is left.
    fn number(&mut self, key: TileKey, variant: usize, project: &Project, shapes: &mut TileShapes) -> Option<ShapeId> {
        let number = self.entry(key, variant);
        if *number == 0 {
            *number = shapes.push(&mirrored(project, key, variant))?;
        }
        Some(*number)
    }
}

/// A solid tile of the project in one of the ways to mirror it; a number without a tile is an empty one.
fn mirrored(project: &Project, key: TileKey, variant: usize) -> crate::tiles::SolidTile {
    let tileset = project.tilesets.get(key.tileset);
    let tile = tileset.and_then(|of| of.tileset.tiles.get(key.tile as usize)).copied().unwrap_or_default();
    let (flip_x, flip_y) = flips(variant);
    tile.flipped(flip_x, flip_y)
}

/// The solid tiles of every block of a project, on layer A and on layer B.
struct BlockTiles(Vec<[TileKey; 2]>);

impl BlockTiles {
    fn of(project: &Project) -> Self {
        let mut tiles = Vec::new();
        for (tileset, of) in project.tilesets.iter().enumerate() {
            for (id, block) in (of.first_block..=u16::MAX).zip(of.tileset.blocks.iter()) {
                if tiles.len() <= id as usize {
                    tiles.resize(id as usize + 1, [TileKey::default(); 2]);
                }
                let key = |tile| TileKey { tileset, tile };
                tiles[id as usize] = [key(block.tile_a), key(block.tile_b)];
            }
        }
        if let Some(empty) = tiles.first_mut() {
            *empty = [TileKey::default(); 2]; // block 0 is empty, despite the tileset
        }
        Self(tiles)
    }

    fn tiles(&self, cell: &Cell) -> [TileKey; 2] {
        self.0.get(cell.block as usize).copied().unwrap_or_default()
    }
}
