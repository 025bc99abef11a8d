//! Words as chunks of 8 × 8 tiles, for versions 3 and 4.

use crate::exchange::rsdk::export::words::LevelWords;
use crate::exchange::rsdk::stage::act::{CHUNK_CELLS, CHUNKS, ChunkCell};
use crate::exchange::rsdk::stage::scene::EMPTY;
use rustc_hash::FxHashMap;

/// The chunks of a stage.
pub(super) struct ChunkSet {
    /// The chunks by number; chunk 0 is empty.
    pub chunks: Vec<[ChunkCell; CHUNK_CELLS]>,
    known: FxHashMap<[u32; CHUNK_CELLS], u16>,
}

impl ChunkSet {
    /// Begins with the empty chunk.
    pub(super) fn new() -> Self {
        let mut set = Self { chunks: Vec::new(), known: FxHashMap::default() };
        set.add(&[NONE; CHUNK_CELLS]);
        set
    }

    /// Begins with the chunks of a stage that is there, which keep their numbers.
    pub(super) fn of_stage(chunks: &[[ChunkCell; CHUNK_CELLS]]) -> Self {
        let is_used = |chunk: &[ChunkCell; CHUNK_CELLS]| chunk.iter().any(|cell| cell.tile != 0);
        let count = chunks.iter().rposition(is_used).map_or(1, |last| last + 1);
        Self { chunks: chunks.iter().take(count).copied().collect(), known: FxHashMap::default() }
    }

    fn add(&mut self, cells: &[u32; CHUNK_CELLS]) -> u16 {
        let next = self.chunks.len() as u16;
        *self.known.entry(*cells).or_insert_with(|| {
            self.chunks.push(cells.map(cell_of));
            next
        })
    }

    /// Returns the layout of a level: chunks across and down, and their numbers. `stays` gives the number of a place that
    /// stays as it is.
    pub(super) fn layout(
        &mut self,
        words: &LevelWords,
        stays: impl Fn(usize, usize) -> Option<u16>,
    ) -> ((usize, usize), Vec<u16>) {
        let (width, height) = words.size;
        let size = (width.div_ceil(8), height.div_ceil(8));
        let mut layout = Vec::with_capacity(size.0 * size.1);
        for (left, top) in (0..size.1).flat_map(|y| (0..size.0).map(move |x| (x * 8, y * 8))) {
            if let Some(number) = stays(left / 8, top / 8) {
                layout.push(number);
                continue;
            }
            let mut cells = [NONE; CHUNK_CELLS];
            for (at, cell) in cells.iter_mut().enumerate() {
                let (x, y) = (left + at % 8, top + at / 8);
                if x >= width || y >= height {
                    continue;
                }
                let plane = words.planes.iter().position(|plane| plane[y * width + x] != EMPTY);
                if let Some(plane) = plane {
                    *cell = u32::from(words.planes[plane][y * width + x]) | (plane as u32) << 16;
                }
            }
            layout.push(self.add(&cells));
        }
        (size, layout)
    }

    /// Whether a stage has numbers for all of them.
    pub(super) fn fits(&self) -> bool {
        self.chunks.len() <= CHUNKS
    }

    /// Returns as many chunks as a file has.
    pub(super) fn filled(mut self) -> Vec<[ChunkCell; CHUNK_CELLS]> {
        self.chunks.resize(CHUNKS, [ChunkCell::default(); CHUNK_CELLS]);
        self.chunks
    }
}

/// A cell without a tile.
const NONE: u32 = u32::MAX;

/// A cell by its word, with its plane above that.
fn cell_of(word: u32) -> ChunkCell {
    if word == NONE {
        return ChunkCell::default();
    }
    let bits = |by: u32| (word >> by & 3) as u8;
    let solidity = |by: u32| [3, 1, 2, 0][usize::from(bits(by))];
    ChunkCell { tile: (word & 0x3FF) as u16, flips: bits(10), plane: bits(16), solidity: [solidity(12), solidity(14)] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_chunks_share_a_number() {
        let mut low = vec![EMPTY; 16 * 9];
        (low[0], low[8]) = (0x7401, 0x7401);
        let words = LevelWords { size: (16, 9), planes: [low, vec![EMPTY; 16 * 9]] };
        let mut set = ChunkSet::new();
        let (size, layout) = set.layout(&words, |_, _| None);
        assert_eq!((size, layout), ((2, 2), vec![1, 1, 0, 0]));
        let cell = ChunkCell { tile: 1, flips: 1, plane: 0, solidity: [0, 1] };
        assert_eq!(set.chunks[1][0], cell);
        assert_eq!(set.filled().len(), CHUNKS);
    }
}
