//! The room of a game: chunks, blocks, layout, objects and rings.

use crate::exchange::sonlvl::SonLvlError;
use crate::exchange::sonlvl::files::project::{Engine, Level, hex, number};
use serde::{Deserialize, Serialize};

/// Most of each; 0 if no limit is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Capacity {
    /// The highest chunk number.
    pub last_chunk: u16,
    /// Numbers of blocks, block 0 included.
    pub blocks: u16,
    /// Columns of the layout.
    pub width: u16,
    /// Rows of the layout.
    pub height: u16,
    /// Chunks in the rows of both planes together.
    pub layout_bytes: u16,
    /// Objects in the level's list.
    pub objects: u16,
    /// Objects in the list that are remembered.
    pub remembered: u16,
    /// Rings in the level's ring list, those of groups counted one by one.
    pub rings: u16,
}

/// Bytes of memory for blocks, in all three games.
const BLOCK_BYTES: u16 = 0x1800;

impl Capacity {
    /// Returns the capacity of the game's memory.
    pub(crate) const fn of_engine(engine: Engine) -> Self {
        let blocks = BLOCK_BYTES / 8;
        match engine {
            // $A400 bytes of 512 each; the layout's memory is 64 + 64 chunks by 8.
            Engine::S1 => Self {
                last_chunk: 0x52,
                blocks,
                width: 64,
                height: 8,
                layout_bytes: 0,
                objects: 0,
                remembered: 189,
                rings: 0,
            },
            // UNVERIFIED: as the layout's bytes allow.
            Engine::Scd => Self {
                last_chunk: 0x7F,
                blocks: 0x800,
                width: 0,
                height: 0,
                layout_bytes: 0,
                objects: 0,
                remembered: 0,
                rings: 0,
            },
            // UNVERIFIED: as the layout's bytes and the formats allow.
            Engine::S2na => Self {
                last_chunk: 0xFF,
                blocks: 0x400,
                width: 0,
                height: 0,
                layout_bytes: 0,
                objects: 0,
                remembered: 0,
                rings: 0,
            },
            Engine::S2 => Self {
                last_chunk: 0xFF,
                blocks,
                width: 128,
                height: 16,
                layout_bytes: 0,
                objects: 0,
                remembered: 189,
                rings: 254,
            },
            Engine::S3k => Self {
                last_chunk: 0xFF,
                blocks,
                width: 0,
                height: 32,
                layout_bytes: 3960,
                objects: 768,
                remembered: 0,
                rings: 511,
            },
        }
    }

    /// Returns the room of a level's game, with the figures of the level project.
    ///
    /// # Errors
    /// Games that are not read.
    pub(crate) fn of(level: Level<'_>) -> Result<Self, SonLvlError> {
        let engine = level.format("chunk")?;
        let mut room = Self::of_engine(engine);
        let layout_engine = level.format("layout")?;
        let layout = Self::of_engine(layout_engine);
        (room.width, room.height, room.layout_bytes) = (layout.width, layout.height, layout.layout_bytes);
        room.objects = Self::of_engine(level.format("object")?).objects;
        room.rings = Self::of_engine(level.format("ring")?).rings;
        let value = |key: &str, read: fn(&str) -> Option<u32>| {
            let count = level.get(key).and_then(|value| read(&value.text))?;
            u16::try_from(count).ok().filter(|count| *count > 0)
        };
        let most = if engine.has_large_chunks() { 0x7F } else { 0xFF };
        if let Some(count) = value("chunkmax", hex) {
            room.last_chunk = (count - 1).min(most);
        }
        if let Some(count) = value("blockmax", hex) {
            room.blocks = count.min(crate::exchange::sonlvl::zone::chunks::most_blocks(engine));
        }
        let decimal = |text: &str| number(text).and_then(|number| u32::try_from(number).ok());
        if layout_engine.has_sized_layout() {
            room.width = value("levelwidthmax", decimal).unwrap_or(room.width);
            room.height = value("levelheightmax", decimal).unwrap_or(room.height);
        }
        Ok(room)
    }

    /// Returns the number of chunk numbers. In the games with large chunks number 0 is not one: it has no data.
    pub(crate) const fn chunk_count(self, engine: Engine) -> usize {
        self.last_chunk as usize + if engine.has_large_chunks() { 0 } else { 1 }
    }
}
