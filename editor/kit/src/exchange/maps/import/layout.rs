//! The layout of a level: blocks cut into chunks, equal chunks once.

use rustc_hash::FxHashMap;
use sim::grid::Grid;
use sim::tiles::{Cell, Chunk, ChunkId, LayoutCell};
use std::hash::{Hash as _, Hasher as _};
use std::sync::Arc;

/// The chunks of an import so far.
pub(super) struct ChunkMaker {
    side: usize,
    pub chunks: Vec<Arc<Chunk>>,
    /// Chunks by the digest of their cells.
    by_digest: FxHashMap<u64, Vec<ChunkId>>,
}

impl ChunkMaker {
    /// Begins with the empty chunk, of so many blocks along a side.
    pub(super) fn new(side: u8) -> Self {
        let side = usize::from(side);
        let blank = Chunk { cells: vec![Cell::default(); side * side], ..Chunk::default() };
        let mut maker = Self { side, chunks: Vec::new(), by_digest: FxHashMap::default() };
        maker.by_digest.insert(digest(&blank.cells), vec![0]);
        maker.chunks.push(Arc::new(blank));
        maker
    }

    /// The number of the chunk of these cells; `None` if there are no more numbers.
    fn number(&mut self, cells: &[Cell]) -> Option<ChunkId> {
        let same = self.by_digest.entry(digest(cells)).or_default();
        if let Some(known) = same.iter().find(|id| self.chunks[usize::from(**id)].cells == cells) {
            return Some(*known);
        }
        let next = ChunkId::try_from(self.chunks.len()).ok()?;
        self.chunks.push(Arc::new(Chunk { cells: cells.to_vec(), ..Chunk::default() }));
        same.push(next);
        Some(next)
    }
}

fn digest(cells: &[Cell]) -> u64 {
    let mut hasher = rustc_hash::FxHasher::default();
    cells.hash(&mut hasher);
    hasher.finish()
}

/// A layout under way: rows of blocks, from the top on.
pub(super) struct LayoutMaker {
    layout: Grid<LayoutCell>,
    /// Rows of blocks of the chunks under way.
    rows: Vec<Vec<Cell>>,
    /// Rows of chunks that are done.
    done: u32,
    cells: Vec<Cell>,
    /// Whether a place is empty because there are no more numbers of chunks.
    is_cut: bool,
}

impl LayoutMaker {
    /// Begins a layout of so many blocks.
    pub(super) fn new((width, height): (u32, u32), side: u8) -> Self {
        let side = u32::from(side);
        let layout = Grid::new(width.div_ceil(side).max(1), height.div_ceil(side).max(1));
        Self { layout, rows: Vec::new(), done: 0, cells: Vec::new(), is_cut: false }
    }

    /// Adds a row of blocks.
    pub(super) fn add(&mut self, row: &[Cell], chunks: &mut ChunkMaker) {
        self.rows.push(row.to_vec());
        if self.rows.len() == chunks.side {
            self.close(chunks);
        }
    }

    /// Cuts the rows so far into chunks.
    fn close(&mut self, chunks: &mut ChunkMaker) {
        let side = chunks.side;
        for column in 0..self.layout.width() {
            self.cells.clear();
            for row in 0..side {
                let from = column as usize * side;
                let row = self.rows.get(row).map_or(&[][..], Vec::as_slice);
                let cells = row.get(from..).unwrap_or_default();
                let cells = &cells[..cells.len().min(side)];
                self.cells.extend_from_slice(cells);
                self.cells.resize(self.cells.len() + side - cells.len(), Cell::default());
            }
            match chunks.number(&self.cells) {
                Some(chunk) => drop(self.layout.set(column, self.done, LayoutCell { chunk, is_loop: false })),
                None => self.is_cut = true,
            }
        }
        self.rows.clear();
        self.done += 1;
    }

    /// Returns the layout, and whether a place is empty because there are no more numbers of chunks.
    pub(super) fn finish(mut self, chunks: &mut ChunkMaker) -> (Grid<LayoutCell>, bool) {
        if !self.rows.is_empty() {
            self.close(chunks);
        }
        (self.layout, self.is_cut)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_chunks_are_one_and_edges_are_filled() {
        let mut chunks = ChunkMaker::new(8);
        let mut layout = LayoutMaker::new((20, 9), 8);
        let filled = Cell { block: 3, ..Cell::default() };
        (0..9).for_each(|_| layout.add(&[filled; 20], &mut chunks));
        let (layout, is_cut) = layout.finish(&mut chunks);
        assert!(!is_cut);
        let rows: Vec<Vec<u16>> = (0..2).map(|y| layout.row(y).map(|cell| cell.chunk).collect()).collect();
        assert_eq!(rows, [[1, 1, 2], [3, 3, 4]]);
        assert_eq!(chunks.chunks[4].cells.iter().filter(|cell| cell.block == 3).count(), 4);
    }
}
