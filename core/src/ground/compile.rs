//! From project to ground: all of it at once, or what an edit touched.

use super::chunks::{Chunks, ShapesFull};
use super::{Ground, Layout, LimitTable, Terrain};
use crate::grid::{BLOCK, Grid};
use crate::project::{LevelData, Project};
use crate::tiles::LayoutCell;
use std::sync::Arc;

/// Blocks that a level has at most; rows of a larger layout that are beyond are empty.
///
/// Twice the largest layout that projects are made for (16,384 × 2,048 blocks).
const MAX_BLOCKS: u32 = 1 << 26;

impl Ground {
    /// Compiles the ground of a level of the project.
    ///
    /// Compiles any project: numbers that name nothing are empty, overrides of the ruleset that can't be
    /// taken are left out, and mirrored tiles beyond the 16,383rd in use are empty.
    pub(crate) fn compile(project: &Project, data: &LevelData) -> Self {
        let chunks = Chunks::new(project.chunk_size);
        let side = chunks.side.max(1);
        let columns = data.layout.width().min(MAX_BLOCKS / side);
        let rows = data.layout.height().min(MAX_BLOCKS / side / (columns * side).max(1));
        let terrain = Terrain::new(columns * chunks.side, rows * chunks.side);
        let mut ground =
            Self { layout: Layout::new(columns, rows), chunks, ..Self::of(terrain, data.bounds, &data.limit_changes) };
        ground.follow_data(project, data);
        // Lenient, so it can't fail.
        let _none_full = ground.chunks.follow(project, ground.terrain.shapes_mut(), false, |_| true);
        for row in 0..rows {
            for column in 0..columns {
                ground.place(column, row, data.layout.get(column, row).unwrap_or_default());
            }
        }
        ground
    }

    /// Follows an edit: recompiles what differs between the two projects; this was compiled from level `before` of `old`.
    ///
    /// What did not change is known by identity, so this costs what the edit touched: tiles change in place, a changed
    /// chunk is copied to the places that show it, a changed place of the layout alone.
    pub(crate) fn update(&mut self, (old, before): (&Project, &LevelData), (new, data): (&Project, &LevelData)) {
        if !self.fits((old, before), (new, data)) || self.follow_edit((old, before), (new, data)).is_err() {
            *self = Self::compile(new, data);
        }
    }

    fn follow_edit(
        &mut self,
        (old, before): (&Project, &LevelData),
        (new, data): (&Project, &LevelData),
    ) -> Result<(), ShapesFull> {
        self.follow_data(new, data);
        self.follow_tiles(old, new);
        self.follow_chunks(old, new)?;
        self.follow_layout(&before.layout, &data.layout);
        Ok(())
    }

    /// The grids keep their size and their meaning.
    fn fits(&self, (old, before): (&Project, &LevelData), (new, data): (&Project, &LevelData)) -> bool {
        let size = |data: &LevelData| (data.layout.width(), data.layout.height());
        old.chunk_size == new.chunk_size
            && size(before) == size(data)
            && self.ruleset.layers == new.ruleset.resolve_lenient().layers
            && old.tilesets.len() == new.tilesets.len()
    }

    /// Everything but terrain.
    fn follow_data(&mut self, project: &Project, data: &LevelData) {
        self.ruleset = project.ruleset.resolve_lenient();
        self.bounds = data.bounds;
        self.limits = LimitTable::new(data.bounds, &data.limit_changes);
        self.start = data.start;
        self.goal = data.goal;
        self.water = data.water;
        if self.tide != data.tide {
            self.tide = data.tide.clone();
        }
        self.wrap_y = data.wrap_y;
        self.terrain.set_wrap(data.wrap_y, &self.ruleset);
    }

    fn follow_tiles(&mut self, old: &Project, new: &Project) {
        for (tileset, (before, after)) in old.tilesets.iter().zip(&new.tilesets).enumerate() {
            let (before, after) = (&before.tileset.tiles, &after.tileset.tiles);
            if Arc::ptr_eq(before, after) {
                continue;
            }
            for tile in 1..before.len().max(after.len()) {
                if before.get(tile) != after.get(tile) {
                    self.chunks.follow_tile(tileset, tile, new, self.terrain.shapes_mut());
                }
            }
        }
    }

    fn follow_chunks(&mut self, old: &Project, new: &Project) -> Result<(), ShapesFull> {
        let blocks_changed = old.tilesets.iter().zip(&new.tilesets).any(|(before, after)| {
            !Arc::ptr_eq(&before.tileset.blocks, &after.tileset.blocks) || before.first_block != after.first_block
        });
        if Arc::ptr_eq(&old.chunks, &new.chunks) && !blocks_changed {
            return Ok(());
        }
        let same = |id: usize| old.chunks.get(id).zip(new.chunks.get(id)).is_some_and(|(a, b)| Arc::ptr_eq(a, b));
        let changed = |id| blocks_changed || !same(id);
        let dirty = self.chunks.follow(new, self.terrain.shapes_mut(), true, changed)?;
        if !dirty.contains(&true) {
            return Ok(());
        }
        let is_dirty = |id: u16| dirty.get(id as usize).copied().unwrap_or(false);
        let swaps = self.swaps_chunks();
        for place in 0..self.layout.cells.len() {
            let cell = self.layout.cells[place];
            let low_plane = || self.chunks.on_layer(cell, crate::tiles::TileLayer::B, swaps).0;
            if is_dirty(cell.chunk) || cell.is_loop && is_dirty(low_plane()) {
                let (column, row) = (place as u32 % self.layout.columns, place as u32 / self.layout.columns);
                self.chunks.stamp(&mut self.terrain, swaps, column, row, cell);
            }
        }
        Ok(())
    }

    fn follow_layout(&mut self, before: &Grid<LayoutCell>, after: &Grid<LayoutCell>) {
        for (left, top) in before.changed_blocks(after) {
            for row in top..(top + BLOCK).min(self.layout.rows) {
                for column in left..(left + BLOCK).min(self.layout.columns) {
                    let cell = after.get(column, row).unwrap_or_default();
                    if self.layout.get(column, row) != cell {
                        self.place(column, row, cell);
                    }
                }
            }
        }
    }

    fn place(&mut self, column: u32, row: u32, cell: LayoutCell) {
        let swaps = self.swaps_chunks();
        self.layout.set(column, row, cell);
        self.chunks.stamp(&mut self.terrain, swaps, column, row, cell);
    }

    fn swaps_chunks(&self) -> bool {
        self.ruleset.swaps_chunks()
    }
}
