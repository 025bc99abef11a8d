//! The files that the levels of a zone share: chunks, blocks, collision indices, solid tiles.

use super::Export;
use crate::document::imported::extra::{self, LevelExtra, ZoneExtra};
use crate::document::imported::mapping::Mapping;
use crate::document::imported::palette_sources::PaletteSources;
use crate::exchange::Weight;
use crate::exchange::sonlvl::SonLvlError;
use crate::exchange::sonlvl::files::art::BLOCK;
use crate::exchange::sonlvl::files::project::{Engine, Level};
use crate::exchange::sonlvl::zone::acts::{self, ActUse};
use crate::exchange::sonlvl::zone::base::{self, ZoneBase};
use crate::exchange::sonlvl::zone::capacity::Capacity;
use crate::exchange::sonlvl::zone::chunks::chunk_files;
use crate::exchange::sonlvl::zone::join::Joined;
use crate::exchange::sonlvl::zone::numbers::Numbers;
use crate::exchange::sonlvl::zone::tileset::Zone;
use sim::project::{Project, TilesetRef};
use sim::tiles::{BlockId, Cell, ChunkId};
use std::collections::{BTreeMap, BTreeSet};

/// The data that the project keeps of a zone: its numbers, its files, and the files of its colours.
pub(super) type ZoneAfter = (ZoneExtra, ZoneBase, Option<PaletteSources>);

/// A zone of the project on its way out.
#[derive(Clone, Debug)]
pub(super) struct ZoneOut<'a> {
    /// The numbers that it had until now.
    pub zone: Zone,
    /// Whose chunks it has.
    pub engine: Engine,
    /// The room of the game.
    pub room: Capacity,
    /// Its tileset.
    pub set: &'a TilesetRef,
    /// The contents of the files when project and disassembly last agreed, as far as the project kept them.
    pub base: ZoneBase,
    /// The pattern words of the cells of the imported picture.
    pub cells: Vec<[u8; BLOCK]>,
    /// Cells whose picture was painted and cannot be written, with the reason.
    pub unwritten: BTreeMap<u16, String>,
    /// Cells whose picture was painted, or is new, and that have words for it.
    pub drawn: BTreeSet<u16>,
    /// The acts that share the chunks, with those that they show.
    pub acts: Vec<ActUse>,
    /// The chunk files as they are.
    pub files: Joined,
    /// The files' numbers of the tileset's solid tiles.
    pub tiles: Mapping,
    /// The files' numbers of the tileset's blocks.
    pub blocks: Mapping,
    /// The files' numbers of the project's chunks.
    pub numbers: BTreeMap<ChunkId, u8>,
    /// Numbers whose chunk stays as it is for others, though the project's has changed.
    pub kept: Numbers,
    /// The data that the project keeps.
    pub after: ZoneAfter,
}

impl ZoneOut<'_> {
    /// The name that reports call the zone by.
    pub(crate) fn name(&self) -> &str {
        &self.set.tileset.name
    }

    /// A cell with the files' block number; `None` for blocks of other tilesets, and those that have no number.
    pub(crate) fn cell(&self, cell: Cell) -> Option<Cell> {
        let block = match self.own_block(cell.block)? {
            0 => 0,
            own => self.blocks.number(own)?,
        };
        Some(Cell { block, ..cell })
    }

    /// A block's number in the zone's tileset; `None` for blocks of other tilesets.
    pub(crate) fn own_block(&self, block: BlockId) -> Option<BlockId> {
        let own = if block == 0 { 0 } else { block.checked_sub(self.set.first_block)? };
        (own == 0 || usize::from(own) < self.set.tileset.blocks.len()).then_some(own)
    }
}

impl<'a> Export<'a> {
    /// Opens a zone and lays out its files.
    pub(super) fn zone(&mut self, level: Level<'_>, name: &str) -> Result<ZoneOut<'a>, SonLvlError> {
        let mut out = self.open_zone(level, name)?;
        self.number_tiles(level, &mut out)?;
        self.number_blocks(level, &mut out)?;
        self.number_chunks(level, &mut out)?;
        self.chunk_files(level, &mut out);
        self.pattern_files(level, &mut out);
        self.block_files(level, &mut out);
        self.index_files(level, &mut out);
        self.array_files(level, &mut out);
        self.color_files(level, &mut out);
        self.unwritten_of_zone(level, &out);
        Ok(out)
    }

    pub(super) fn open_zone(&mut self, level: Level<'_>, name: &str) -> Result<ZoneOut<'a>, SonLvlError> {
        let project: &'a Project = self.project;
        let of_name = |set: &TilesetRef| {
            let extra: ZoneExtra = extra::read(&set.tileset.extra)?;
            (extra.zone == name).then_some(extra)
        };
        let no_tileset = || SonLvlError::Unsupported(format!("the project has no tileset of the zone `{name}`"));
        let mut sets = project.tilesets.iter();
        let (set, extra) = sets.find_map(|set| Some((&**set, of_name(set)?))).ok_or_else(no_tileset)?;
        let engine = level.format("chunk")?;
        let files = chunk_files(self.sonlvl, level, &extra.chunk_files, &mut self.plan.report)?;
        let known: Option<ZoneBase> = base::read(&set.tileset.extra);
        if known.is_none() {
            let text = "imported by an older version: what other programs changed since cannot be distinguished from what the \
                        project changed, and pictures of blocks are not written";
            self.add(level, Weight::Note, text);
        }
        let known = known.unwrap_or_default();
        let zone = Zone { extra: extra.clone(), has_loops: engine.has_large_chunks(), ..Zone::default() };
        let acts = acts::acts(self.sonlvl, level, &files);
        Ok(ZoneOut {
            zone,
            engine,
            room: self.room_of_zone(level, name)?,
            set,
            after: (extra, ZoneBase { acts: acts.clone(), ..known.clone() }, PaletteSources::of(&set.tileset)),
            acts,
            unwritten: BTreeMap::new(),
            drawn: BTreeSet::new(),
            files,
            tiles: Mapping::default(),
            blocks: Mapping::default(),
            numbers: BTreeMap::new(),
            kept: Numbers::default(),
            cells: known.cells.bytes().unwrap_or_default().as_chunks().0.to_vec(),
            base: known,
        })
    }

    /// The least room that any of the zone's levels has.
    fn room_of_zone(&self, level: Level<'_>, name: &str) -> Result<Capacity, SonLvlError> {
        let mut room = Capacity::of(level)?;
        let extras = self.project.levels.iter().filter_map(|data| extra::read::<LevelExtra>(&data.extra));
        for came in extras.filter(|came| came.zone == name) {
            if let Some(other) = self.sonlvl.level(&came.section).ok().and_then(|level| Capacity::of(level).ok()) {
                room.last_chunk = room.last_chunk.min(other.last_chunk);
                room.blocks = room.blocks.min(other.blocks);
            }
        }
        Ok(room)
    }
}
