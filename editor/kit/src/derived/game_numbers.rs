//! Numbers of imported chunks and blocks as their game counts them, and which tileset is of which zone.

use crate::document::imported::extra::{self, ZoneExtra, file_numbers};
use sim::project::{LevelData, Project, TilesetRef};
use sim::tiles::{BlockId, ChunkId};
use std::collections::HashMap;
use std::sync::Arc;

/// The numbers of all imported zones.
#[derive(Default)]
pub struct GameNumbers {
    of: Vec<Arc<TilesetRef>>,
    /// The tileset and the game's number of each imported chunk.
    chunks: HashMap<ChunkId, (usize, u16)>,
    zones: Vec<Zone>,
}

/// A tileset that was imported.
struct Zone {
    name: String,
    tileset: usize,
    first_block: BlockId,
    /// The game's number of each block.
    blocks: Vec<u16>,
}

impl GameNumbers {
    /// Follows the tilesets of a project.
    pub(crate) fn follow(&mut self, project: &Project) {
        let sets = &project.tilesets;
        if self.of.len() == sets.len() && self.of.iter().zip(sets).all(|(old, new)| Arc::ptr_eq(old, new)) {
            return;
        }
        *self = Self { of: sets.clone(), ..Self::default() };
        for (tileset, set) in sets.iter().enumerate() {
            let Some(zone) = extra::read::<ZoneExtra>(&set.tileset.extra) else { continue };
            let zero = (zone.chunk_zero != 0).then_some((zone.chunk_zero, 0));
            let own = (1..).zip(zone.chunk_numbers()).filter_map(|(number, chunk)| Some((chunk?, number)));
            self.chunks.extend(zero.into_iter().chain(own).map(|(chunk, number)| (chunk, (tileset, number))));
            let blocks = file_numbers(&zone.blocks, set.tileset.blocks.len());
            self.zones.push(Zone { name: zone.zone, tileset, first_block: set.first_block, blocks });
        }
    }

    /// Nothing of the project was imported.
    pub fn is_empty(&self) -> bool {
        self.zones.is_empty()
    }

    /// The game's number of a chunk; `None` if its files have none of that number.
    pub fn chunk(&self, chunk: ChunkId) -> Option<u16> {
        self.chunks.get(&chunk).map(|(_, number)| *number)
    }

    /// The game's number of a block.
    pub fn block(&self, block: BlockId) -> Option<u16> {
        let own = |zone: &Zone| zone.blocks.get(usize::from(block.checked_sub(zone.first_block)?)).copied();
        self.zones.iter().find_map(own)
    }

    /// The chunk that has a number in the game.
    pub fn chunk_of(&self, tileset: Option<usize>, number: u16) -> Option<ChunkId> {
        let is_it = |(of, known): (usize, u16)| known == number && tileset.is_none_or(|tileset| tileset == of);
        self.chunks.iter().filter(|(_, of)| is_it(**of)).map(|(chunk, _)| *chunk).min()
    }

    /// The block that has a number in the game.
    pub fn block_of(&self, tileset: Option<usize>, number: u16) -> Option<BlockId> {
        let zones = self.zones.iter().filter(|zone| tileset.is_none_or(|tileset| tileset == zone.tileset));
        let mut found = zones.filter_map(|zone| {
            let own = zone.blocks.iter().position(|known| *known == number)?;
            zone.first_block.checked_add(BlockId::try_from(own).ok()?)
        });
        found.next()
    }

    /// The tileset of a chunk: of an imported one that of its zone, else that of its first block.
    pub fn tileset_of(&self, project: &Project, chunk: ChunkId) -> Option<usize> {
        if let Some((tileset, _)) = self.chunks.get(&chunk) {
            return Some(*tileset);
        }
        let cells = &project.chunks.get(usize::from(chunk))?.cells;
        project.block(cells.iter().find(|cell| cell.block != 0)?.block).map(|(tileset, _)| tileset)
    }

    /// The tileset of the zone that a level came from.
    pub fn zone_of(&self, level: &LevelData) -> Option<usize> {
        if self.is_empty() {
            return None;
        }
        let name = extra::zone_of(&level.extra)?;
        self.zones.iter().find(|zone| zone.name == name).map(|zone| zone.tileset)
    }
}
