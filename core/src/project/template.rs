//! The templates that File > New starts from.

use super::{Bounds, LevelData, Project, Start, TilesetRef};
use crate::grid::Grid;
use crate::tiles::{Cell, Chunk};
use std::sync::Arc;

impl Chunk {
    /// A chunk of `size` × `size` empty cells.
    pub fn empty(size: u8) -> Self {
        Self { cells: vec![Cell::default(); usize::from(size) * usize::from(size)], ..Self::default() }
    }
}

impl Project {
    /// A project with one empty level of 16 × 4 chunks of 8 × 8 blocks, and no tileset.
    pub fn empty(name: &str) -> Self {
        let mut project = Self {
            name: name.to_owned(),
            chunk_size: 8,
            chunks: Arc::new(vec![Arc::new(Chunk::empty(8))]),
            ..Self::default()
        };
        project.levels.push(Arc::new(project.empty_level("level-1", "Level 1", 16, 4)));
        project
    }

    /// As [`Project::empty`], with a tileset in use from block 0.
    pub fn with_tileset(name: &str, tileset: TilesetRef) -> Self {
        let mut project = Self::empty(name);
        if let Some(level) = project.levels.first_mut()
            && !tileset.tileset.backgrounds.is_empty()
        {
            Arc::make_mut(level).background = Some(0);
        }
        project.tilesets.push(Arc::new(tileset));
        project
    }

    /// An empty level of `width` × `height` chunks, its limits inside of it, its start near the top left.
    pub fn empty_level(&self, key: &str, title: &str, width: u32, height: u32) -> LevelData {
        let pixels = |chunks: u32| (chunks * u32::from(self.chunk_size) * 16) as i32;
        LevelData {
            key: key.to_owned(),
            title: title.to_owned(),
            layout: Grid::new(width, height),
            bounds: Bounds::inside(pixels(width), pixels(height)),
            start: Start { x: 96, y: (pixels(height) / 2).min(256), ..Start::default() },
            ..LevelData::default()
        }
    }
}
