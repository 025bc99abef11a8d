//! From project to level: all of it at once, or what an edit touched.

use super::chunks::{Chunks, ShapesFull};
use super::{Layout, Level, Terrain};
use crate::grid::{BLOCK, Grid};
use crate::objects::Placements;
use crate::objects::kinds::{layer_switcher, own};
use crate::project::{LevelData, Project, Run};
use crate::ruleset::Layers;
use crate::tiles::LayoutCell;
use std::sync::Arc;

/// Blocks that a level has at most; rows of a larger layout that are beyond are empty.
///
/// Twice the largest layout that projects are made for (16,384 × 2,048 blocks).
const MAX_BLOCKS: u32 = 1 << 26;

impl Level {
    /// Compiles the level named `key`; `None` where the project has no such level.
    ///
    /// Compiles whatever the project holds: numbers that name nothing are empty, overrides of the ruleset that can't be
    /// taken are left out, and mirrored tiles beyond the 16,383rd in use are empty.
    pub fn compile(project: &Project, key: &str) -> Option<Self> {
        let data = project.level(key)?;
        let chunks = Chunks::new(project.chunk_size);
        let side = chunks.side.max(1);
        let columns = data.layout.width().min(MAX_BLOCKS / side);
        let rows = data.layout.height().min(MAX_BLOCKS / side / (columns * side).max(1));
        let mut level = Self {
            terrain: Terrain::new(columns * chunks.side, rows * chunks.side, data.wrap_y),
            layout: Layout::new(columns, rows),
            chunks,
            ..Self::default()
        };
        level.follow_data(project, data);
        level.place_objects(project, data);
        // Lenient, so it can't fail.
        let _none_full = level.chunks.follow(project, level.terrain.shapes_mut(), false, |_| true);
        for row in 0..rows {
            for column in 0..columns {
                level.place(column, row, data.layout.get(column, row).unwrap_or_default());
            }
        }
        Some(level)
    }

    /// Compiles the level that a run is played in, by the rules that it is played by; `None` where there is no such level.
    pub fn for_run(project: &Project, run: &Run) -> Option<Self> {
        match run.ruleset {
            None => Self::compile(project, &run.level),
            Some(game) => Self::compile(&project.by_rules_of(game), &run.level),
        }
    }

    /// Follows an edit: recompiles what differs between the two projects, of which this level was compiled from `old`.
    ///
    /// What did not change is known by identity, so this costs what the edit touched: tiles change in place, a changed
    /// chunk is copied to the places that show it, a changed place of the layout alone. Where `new` has no level of
    /// that key, nothing happens.
    pub fn update(&mut self, old: &Project, new: &Project, key: &str) {
        let Some(data) = new.level(key) else { return };
        let followed = old.level(key).filter(|before| self.fits(old, before, new, data)).map(|before| {
            self.follow_data(new, data);
            let same = before.placements == data.placements && before.switchers == data.switchers;
            if !same || !Arc::ptr_eq(&old.objects, &new.objects) {
                self.place_objects(new, data);
            }
            self.follow_tiles(old, new);
            self.follow_chunks(old, new)?;
            self.follow_layout(&before.layout, &data.layout);
            Ok::<_, ShapesFull>(())
        });
        if followed != Some(Ok(()))
            && let Some(level) = Self::compile(new, key)
        {
            *self = level;
        }
    }

    /// The grids keep their size and their meaning.
    fn fits(&self, old: &Project, before: &LevelData, new: &Project, data: &LevelData) -> bool {
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
        self.limit_changes = data.bounds.with_changes(&data.limit_changes).into();
        self.start = data.start;
        self.goal = data.goal;
        self.water = data.water;
        self.wrap_y = data.wrap_y;
        self.terrain.set_wrap(data.wrap_y);
    }

    /// The placed objects and layer switchers, and the kinds that the project defines for them.
    fn place_objects(&mut self, project: &Project, data: &LevelData) {
        let switchers = layer_switcher::in_force(&data.switchers, &self.ruleset);
        self.objects = Placements::new(&data.placements, switchers, &project.objects);
        self.own_kinds = project.objects.clone();
        self.own_heights = own::heights_of(&project.objects.kinds);
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
        self.ruleset.layers == Layers::ChunkSwap
    }
}
