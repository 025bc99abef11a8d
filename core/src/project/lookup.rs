//! Finding things in a project by key or number.

use super::{LevelData, MazeData, Project, TilesetRef};
use crate::ruleset::{Game, RulesetChoice};
use crate::tiles::{Block, BlockId, Cell, Chunk, ChunkId, SolidTile, Solidity, TileLayer, stand_in};
use std::sync::Arc;

impl Project {
    /// The same project, played by the rules of a game alone.
    #[must_use]
    pub fn by_rules_of(&self, game: Game) -> Self {
        Self { ruleset: RulesetChoice { preset: game, ..RulesetChoice::default() }, ..self.clone() }
    }

    /// The level whose file is named `key`.
    pub fn level(&self, key: &str) -> Option<&Arc<LevelData>> {
        self.levels.iter().find(|level| level.key == key)
    }

    /// The levels that have the level of that key as the plane behind them.
    pub fn in_front_of<'a>(&'a self, key: &'a str) -> impl Iterator<Item = &'a Arc<LevelData>> {
        self.levels.iter().filter(move |level| level.plane.level == key && level.key != key)
    }

    /// True for a level that is the plane behind another one.
    pub fn is_plane(&self, key: &str) -> bool {
        self.in_front_of(key).next().is_some()
    }

    /// The levels that have the level of that key as a layer of art.
    pub fn with_layer<'a>(&'a self, key: &'a str) -> impl Iterator<Item = &'a Arc<LevelData>> {
        let has = move |level: &LevelData| level.art_layers.iter().any(|layer| layer.level == key);
        self.levels.iter().filter(move |level| level.key != key && has(level))
    }

    /// True for a level that is a layer of art of another one.
    pub fn is_layer(&self, key: &str) -> bool {
        self.with_layer(key).next().is_some()
    }

    /// True for a level that others draw: the plane behind one, or a layer of art of one.
    pub fn is_scenery(&self, key: &str) -> bool {
        self.is_plane(key) || self.is_layer(key)
    }

    /// The levels that are played: all but those that others draw.
    pub fn played_levels(&self) -> impl Iterator<Item = &Arc<LevelData>> {
        self.levels.iter().filter(|level| !self.is_scenery(&level.key))
    }

    /// The first level that is played; the first of all if each is drawn by another one.
    pub fn first_level(&self) -> Option<&Arc<LevelData>> {
        self.played_levels().next().or(self.levels.first())
    }

    /// The maze whose file is named `key`.
    pub fn maze(&self, key: &str) -> Option<&Arc<MazeData>> {
        self.mazes.iter().find(|maze| maze.key == key)
    }

    /// A level or maze of that key is listed, but could not be read.
    pub fn is_absent(&self, key: &str) -> bool {
        self.absent_levels.iter().chain(self.absent_mazes.iter()).any(|absent| absent.key == key)
    }

    /// The chunk of that number.
    pub fn chunk(&self, id: ChunkId) -> Option<&Arc<Chunk>> {
        self.chunks.get(id as usize)
    }

    /// The chunk that replaces a chunk on the low plane of a place marked as a loop.
    pub fn low_plane(&self, id: ChunkId) -> ChunkId {
        stand_in(id, self.chunk(id).map(Arc::as_ref)).unwrap_or_default()
    }

    /// Returns the solid ground of a side of a cell and its solidity: the tile as it is mirrored there. `None` if nothing
    /// is solid.
    pub fn solid_tile(&self, cell: &Cell, side: TileLayer) -> Option<(SolidTile, Solidity)> {
        let solidity = cell.solidity(side);
        let (set, block) = self.block(cell.block).filter(|_| solidity != Solidity::NONE)?;
        let number = if side == TileLayer::A { block.tile_a } else { block.tile_b };
        let tile = self.tilesets[set].tileset.tiles.get(usize::from(number)).filter(|_| number != 0)?;
        Some((tile.flipped(cell.flip_x, cell.flip_y), solidity))
    }

    /// The block of that number, with the index of its tileset. If two tilesets claim a number, the later one has it.
    ///
    /// Block 0 is empty and in no tileset.
    pub fn block(&self, id: BlockId) -> Option<(usize, &Block)> {
        if id == 0 {
            return None;
        }
        let find = |of: &TilesetRef| id.checked_sub(of.first_block).map(usize::from);
        let mut tilesets = self.tilesets.iter().enumerate().rev();
        tilesets.find_map(|(i, of)| find(of).and_then(|index| of.tileset.blocks.get(index)).map(|block| (i, block)))
    }
}
