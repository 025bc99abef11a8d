//! Random projects and random edits of them.

use super::Random;
use sim::angle::Angle;
use sim::grid::Grid;
use sim::project::{LevelData, Project, Tileset, TilesetRef};
use sim::ruleset::Game;
use sim::tiles::{Block, Cell, Chunk, ChunkRole, LayoutCell, SolidTile, Solidity};
use std::sync::Arc;

impl Random {
    fn tile(&mut self) -> SolidTile {
        let kind = self.below(5);
        let mut row = || {
            std::array::from_fn(|_| match kind {
                0 => 16,
                1 => self.below(17) as i8,
                2 => -(self.below(17) as i8),
                3 => self.below(33) as i8 - 16,
                _ => self.next() as i8, // out of range, as a broken file may have it
            })
        };
        let (heights, widths) = (row(), row());
        SolidTile { heights, widths, angle: Angle(self.next() as u8), flagged: self.chance(6) }
    }

    fn solidity(&mut self) -> Solidity {
        Solidity { top: !self.chance(3), sides_and_bottom: !self.chance(3) }
    }

    fn cell(&mut self) -> Cell {
        if self.chance(3) {
            return Cell::default();
        }
        Cell {
            block: self.below(40) as u16, // some name no block
            flip_x: self.chance(2),
            flip_y: self.chance(2),
            a: self.solidity(),
            b: self.solidity(),
        }
    }

    fn block(&mut self) -> Block {
        // Some name no tile.
        Block { tile_a: self.below(14) as u16, tile_b: self.below(14) as u16, ..Block::default() }
    }

    fn chunk(&mut self, side: usize) -> Chunk {
        let cells = if self.chance(12) { self.below(side * side) } else { side * side };
        Chunk {
            cells: (0..cells).map(|_| self.cell()).collect(),
            role: [ChunkRole::Plain, ChunkRole::Loop, ChunkRole::LoopHighInAir, ChunkRole::Tunnel][self.below(4)],
            low_plane: self.chance(4).then(|| self.below(12) as u16),
            ..Chunk::default()
        }
    }

    fn place(&mut self) -> LayoutCell {
        LayoutCell { chunk: self.below(12) as u16, is_loop: self.chance(4) }
    }

    fn tileset(&mut self, first_block: u16) -> Arc<TilesetRef> {
        let tileset = Tileset {
            tiles: Arc::new((0..12).map(|_| self.tile()).collect()),
            blocks: Arc::new((0..14).map(|_| self.block()).collect()),
            ..Tileset::default()
        };
        Arc::new(TilesetRef { first_block, tileset: Arc::new(tileset), ..TilesetRef::default() })
    }

    /// A project with one level, two tilesets and ten chunks.
    pub fn project(&mut self) -> Project {
        let side = if self.chance(2) { 8 } else { 16 };
        let (width, height) = (1 + self.below(40) as u32, 1 + self.below(6) as u32);
        let mut layout = Grid::new(width, height);
        for y in 0..height {
            for x in 0..width {
                layout.set(x, y, self.place());
            }
        }
        let level = LevelData {
            key: "level".into(),
            layout,
            wrap_y: [None, Some(256), Some(2048), Some(100), Some(-16)][self.below(5)],
            ..LevelData::default()
        };
        let mut project = Project {
            chunk_size: side,
            tilesets: vec![self.tileset(0), self.tileset(16)],
            chunks: Arc::new((0..10).map(|_| Arc::new(self.chunk(side.into()))).collect()),
            levels: vec![Arc::new(level)],
            ..Project::default()
        };
        project.ruleset.preset = Game::ALL[self.below(5)];
        project
    }

    /// Changes something; returns what.
    pub fn edit(&mut self, project: &mut Project) -> &'static str {
        let side = usize::from(project.chunk_size);
        match self.below(10) {
            0 => {
                project.ruleset.preset = Game::ALL[self.below(5)];
                "ruleset"
            }
            1 => {
                let (tileset, tile) = (self.below(2), self.below(12));
                let of = Arc::make_mut(&mut project.tilesets[tileset]);
                let tiles = Arc::make_mut(&mut Arc::make_mut(&mut of.tileset).tiles);
                match self.below(6) {
                    0 => tiles.push(self.tile()),
                    1 => drop(tiles.pop()),
                    _ => tiles.get_mut(tile).into_iter().for_each(|tile| *tile = self.tile()),
                }
                "tile"
            }
            2 => {
                let tileset = self.below(2);
                let of = Arc::make_mut(&mut project.tilesets[tileset]);
                if self.chance(4) {
                    of.first_block = self.below(24) as u16;
                }
                let blocks = Arc::make_mut(&mut Arc::make_mut(&mut of.tileset).blocks);
                let index = self.below(blocks.len());
                blocks.get_mut(index).into_iter().for_each(|block| *block = self.block());
                "block"
            }
            3..6 => {
                let index = self.below(project.chunks.len());
                let chunk = Arc::make_mut(&mut Arc::make_mut(&mut project.chunks)[index]);
                let at = self.below(side * side);
                chunk.cells.get_mut(at).into_iter().for_each(|cell| *cell = self.cell());
                if self.chance(4) {
                    chunk.low_plane = self.chance(2).then(|| self.below(12) as u16);
                    chunk.role = ChunkRole::Tunnel;
                }
                "chunk"
            }
            6 => {
                let chunks = Arc::make_mut(&mut project.chunks);
                if self.chance(2) && chunks.len() > 2 {
                    chunks.pop();
                } else {
                    chunks.push(Arc::new(self.chunk(side)));
                }
                "number of chunks"
            }
            7 if self.chance(3) => {
                let (width, height) = (self.below(40) as u32, self.below(6) as u32);
                set_layout_size(project, width, height);
                "size of the layout"
            }
            8 if self.chance(3) => {
                let level = Arc::make_mut(&mut project.levels[0]);
                level.wrap_y = [None, Some(512), Some(2048)][self.below(3)];
                level.bounds.right = self.below(5000) as i32;
                "level data"
            }
            _ => {
                let layout = &mut Arc::make_mut(&mut project.levels[0]).layout;
                for _ in 0..=self.below(3) {
                    let (x, y) = (self.below(layout.width() as usize), self.below(layout.height() as usize));
                    let place = self.place();
                    layout.set(x as u32, y as u32, place);
                }
                "layout"
            }
        }
    }
}

/// Crops or extends the layout.
pub fn set_layout_size(project: &mut Project, width: u32, height: u32) {
    let level = Arc::make_mut(&mut project.levels[0]);
    level.layout = level.layout.resized(width, height);
}

/// A project that uses `count` different tiles, a block each, from the top left on.
pub fn with_tiles(count: u16) -> Project {
    let mut project = Random::new(7).project();
    let tiles = (0..=count).map(|_| SolidTile::FULL).collect();
    let blocks = (0..=count).map(|tile| Block { tile_a: tile, tile_b: tile, ..Block::default() }).collect();
    let tileset = Tileset { tiles: Arc::new(tiles), blocks: Arc::new(blocks), ..Tileset::default() };
    project.tilesets = vec![Arc::new(TilesetRef { tileset: Arc::new(tileset), ..TilesetRef::default() })];
    project.chunk_size = 16;
    project.ruleset.preset = Game::Sonic2;
    let cells: Vec<Cell> =
        (1..=count).map(|block| Cell { block, a: Solidity::ALL, b: Solidity::ALL, ..Cell::default() }).collect();
    let chunk = |cells: &[Cell]| Arc::new(Chunk { cells: cells.to_vec(), ..Chunk::default() });
    project.chunks = Arc::new(cells.chunks(256).map(chunk).collect());
    let columns = project.chunks.len() as u32;
    let mut layout = Grid::new(columns, 1);
    for x in 0..columns {
        layout.set(x, 0, LayoutCell { chunk: x as u16, is_loop: false });
    }
    let level = Arc::make_mut(&mut project.levels[0]);
    (level.layout, level.wrap_y) = (layout, None);
    project
}
