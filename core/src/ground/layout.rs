//! The chunk at each place of a compiled level.

use super::Ground;
use crate::tiles::{BlockId, ChunkId, ChunkRole, LayoutCell, TileLayer};

/// The layout, flat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Layout {
    pub columns: u32,
    pub rows: u32,
    pub cells: Vec<LayoutCell>,
}

impl Layout {
    /// Returns a layout of empty places.
    pub(crate) fn new(columns: u32, rows: u32) -> Self {
        Self { columns, rows, cells: vec![LayoutCell::default(); columns as usize * rows as usize] }
    }

    fn index(&self, column: u32, row: u32) -> Option<usize> {
        (column < self.columns && row < self.rows).then(|| row as usize * self.columns as usize + column as usize)
    }

    /// The chunk at a place; chunk 0 outside.
    pub(crate) fn get(&self, column: u32, row: u32) -> LayoutCell {
        self.index(column, row).and_then(|place| self.cells.get(place)).copied().unwrap_or_default()
    }

    /// Writes the chunk at a place inside.
    pub(crate) fn set(&mut self, column: u32, row: u32, cell: LayoutCell) {
        if let Some(place) = self.index(column, row) {
            self.cells[place] = cell;
        }
    }
}

/// A point's chunk, as the loop rule of Sonic 1 and CD sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChunkPlace {
    /// The meaning of the chunk; loops only if the layout marks the place as one, tunnels only if it does not.
    pub role: ChunkRole,
    /// The point's x within the chunk, in pixels of a chunk of 256 (a smaller chunk's is scaled).
    pub x: i32,
}

impl Ground {
    /// The chunk under a point, for the loop rule.
    ///
    /// Guide: Solid Terrain > Loops
    pub fn chunk_place(&self, x: i32, y: i32) -> ChunkPlace {
        // Named sizes, so that the divisions become shifts: this runs in every frame of Sonic 1.
        match self.chunks.side as i32 {
            16 => self.place_in_chunk(16, x, y),
            8 => self.place_in_chunk(8, x, y),
            0 => ChunkPlace::default(),
            side => self.place_in_chunk(side, x, y),
        }
    }

    /// Marks the columns of places whose chunk means something else than in `before`, or is made of other blocks: what loops,
    /// tunnels and objects read beside the terrain; and of those that show a shape which changed. False if the two can't be
    /// compared place by place.
    pub(crate) fn mark_edited_chunks(&self, before: &Self, edited: &mut [bool]) -> bool {
        let (now, then) = (&self.layout, &before.layout);
        if (now.columns, now.rows, self.chunks.side) != (then.columns, then.rows, before.chunks.side) {
            return false;
        }
        let shapes = self.terrain.shapes().changed_since(before.terrain.shapes());
        if now.cells.is_empty() && !shapes.is_empty() {
            return false; // a shape that may be anywhere
        }
        let (changed, bent) = (self.chunks.changed_since(&before.chunks), self.chunks.that_name(&shapes));
        let is_in = |chunks: &[bool], id: ChunkId| chunks.get(usize::from(id)).copied().unwrap_or(false);
        let low_plane = |cell| self.chunks.on_layer(cell, TileLayer::B, true).0;
        let is_changed = |cell: LayoutCell| {
            is_in(&changed, cell.chunk) || is_in(&bent, cell.chunk) || cell.is_loop && is_in(&bent, low_plane(cell))
        };
        let (columns, side) = (now.columns.max(1) as usize, self.chunks.side as usize);
        for (row, old) in now.cells.chunks(columns).zip(then.cells.chunks(columns)) {
            if row == old && changed.is_empty() && bent.is_empty() {
                continue;
            }
            let differs = |(cell, old): (&LayoutCell, &LayoutCell)| cell != old || is_changed(*cell);
            for (place, _) in row.iter().zip(old).enumerate().filter(|(_, pair)| differs(*pair)) {
                edited.iter_mut().skip(place * side).take(side).for_each(|edited| *edited = true);
            }
        }
        true
    }

    /// The number of the block at block coordinates on layer A; 0 outside, and in chunks in which nothing is solid.
    pub(crate) fn block_at(&self, block_x: i32, block_y: i32) -> BlockId {
        let side = self.chunks.side.max(1) as i32;
        let block_y = self.terrain.wrapped_row(block_y);
        let cell = self.layout.get(block_x.div_euclid(side) as u32, block_y.div_euclid(side) as u32);
        let place = block_y.rem_euclid(side) * side + block_x.rem_euclid(side);
        self.chunks.get(cell.chunk).map_or(0, |chunk| chunk.block(place as usize))
    }

    #[inline(always)]
    fn place_in_chunk(&self, side: i32, x: i32, y: i32) -> ChunkPlace {
        let (block_x, block_y) = (x >> 4, self.terrain.wrapped_row(y >> 4));
        let (column, row) = (block_x.div_euclid(side), block_y.div_euclid(side));
        let cell = self.layout.get(column as u32, row as u32);
        let role = self.chunks.get(cell.chunk).map_or(ChunkRole::Plain, |chunk| chunk.role);
        // The originals compare the whole layout byte, the mark (bit 7) included.
        let counts = cell.is_loop != matches!(role, ChunkRole::Tunnel);
        ChunkPlace { role: if counts { role } else { ChunkRole::Plain }, x: x.rem_euclid(side * 16) * 16 / side }
    }
}
