//! What the levels of a zone share: chunks, collision indices, solid tiles.

use super::Export;
use crate::neighbours::sonlvl::SonLvlError;
use crate::neighbours::sonlvl::chunks::{cell_of, most_blocks, unknown_bits, word_of};
use crate::neighbours::sonlvl::collision::{IndexShape, write_angles, write_array};
use crate::neighbours::sonlvl::extra::{self, LevelExtra, ZoneExtra};
use crate::neighbours::sonlvl::project::{Engine, Level};
use crate::neighbours::sonlvl::report::Weight;
use crate::neighbours::sonlvl::zone::{self, Zone};
use sim::project::{Project, TilesetRef};
use sim::tiles::{Cell, Chunk, ChunkId, Solidity, TileId};
use std::path::Path;

/// A zone of the project on its way out.
#[derive(Clone, Debug)]
pub(super) struct ZoneOut<'a> {
    pub(super) zone: Zone,
    set: &'a TilesetRef,
    /// The files' numbers of the tileset's blocks.
    block_numbers: Vec<u16>,
    /// Chunks that were made in the project, in the order of the numbers they get.
    added: Vec<ChunkId>,
    /// The first number that is free for them.
    free: u16,
}

impl ZoneOut<'_> {
    /// The files' number of a chunk of the project.
    pub(super) fn number(&self, chunk: ChunkId) -> Option<u8> {
        let extra = &self.zone.extra;
        if chunk == extra.chunk_zero {
            return Some(0);
        }
        let own = extra.chunk_numbers().position(|number| number == Some(chunk));
        let number = match own {
            Some(n) => u16::try_from(n + 1).ok()?,
            None => self.free.saturating_add(self.added.iter().position(|added| *added == chunk)? as u16),
        };
        let most = if self.zone.has_loops { 0x7F } else { 0xFF };
        u8::try_from(number).ok().filter(|number| *number <= most)
    }

    /// Every chunk that the files shall hold: number and the project's chunk.
    fn chunks(&self) -> impl Iterator<Item = (usize, ChunkId)> {
        let extra = &self.zone.extra;
        let zero = (extra.chunk_zero != 0).then_some((0, extra.chunk_zero));
        let own = extra.chunk_numbers().enumerate().filter_map(|(n, number)| Some((n + 1, number?)));
        let added = self.added.iter().filter_map(|chunk| Some((usize::from(self.number(*chunk)?), *chunk)));
        zero.into_iter().chain(own).chain(added)
    }

    /// A cell with the files' block number; `None` for blocks of other tilesets.
    fn cell(&self, cell: Cell) -> Option<Cell> {
        let own = if cell.block == 0 { 0 } else { cell.block.checked_sub(self.set.first_block)? };
        let block = if own == 0 { 0 } else { *self.block_numbers.get(usize::from(own))? };
        Some(Cell { block, ..cell })
    }
}

impl<'a> Export<'a> {
    pub(super) fn open_zone(&mut self, engine: Engine, name: &str) -> Result<(), SonLvlError> {
        let known =
            |set: &&TilesetRef| extra::read::<ZoneExtra>(&set.tileset.extra).is_some_and(|extra| extra.zone == name);
        let no_tileset = || SonLvlError::Unsupported(format!("the project has no tileset of the zone `{name}`"));
        let project: &'a Project = self.project;
        let set = project.tilesets.iter().map(|set| &**set).find(known).ok_or_else(no_tileset)?;
        let extra: ZoneExtra = extra::read(&set.tileset.extra).unwrap_or_default();
        let free = extra.chunks.saturating_add(1);
        let zone = Zone { extra, has_loops: engine.has_large_chunks(), ..Zone::default() };
        let block_numbers = extra::file_numbers(&zone.extra.blocks, set.tileset.blocks.len());
        let mut out = ZoneOut { zone, set, block_numbers, added: Vec::new(), free };
        // Numbers must not depend on which of the zone's levels are written: all of them are looked at.
        for data in &project.levels {
            if extra::read::<LevelExtra>(&data.extra).is_none_or(|extra| extra.zone != name) {
                continue;
            }
            for y in 0..data.layout.height() {
                for cell in data.layout.row(y) {
                    if cell.chunk != 0 && out.number(cell.chunk).is_none() && !out.added.contains(&cell.chunk) {
                        out.added.push(cell.chunk);
                    }
                }
            }
        }
        // Where the files' chunk 0 is not blank, what was erased needs a blank one.
        if out.zone.extra.chunk_zero != 0 {
            out.added.push(0);
        }
        self.zones.insert(name.to_owned(), out);
        Ok(())
    }

    pub(super) fn chunk_files(&mut self, level: Level<'_>, engine: Engine, zone: &str) {
        let Some(out) = self.zones.get(zone).cloned() else { return };
        let joined = zone::chunk_files(self.sonlvl, level, &out.zone.extra.chunk_files, &mut self.plan.report);
        let Some(joined) = self.told(level, joined) else { return };
        let mut files: Vec<Vec<u8>> = joined.files.iter().map(|file| file.bytes.clone()).collect();
        let mut lost = Vec::new();
        for (number, id) in out.chunks() {
            let Some(chunk) = self.project.chunks.get(usize::from(id)) else { continue };
            let is_blank_zero = id == 0 && chunk.cells.iter().all(|cell| cell.block == 0);
            let base = joined.get(number);
            if base.is_none() && is_blank_zero && !self.uses_blank(zone, &out) {
                continue;
            }
            let bytes = chunk_bytes_of(engine, &out, chunk, base, &format!("chunk {number:02X}"), &mut lost);
            match joined.owner(number) {
                Some(owner) => {
                    let at = (number - joined.files[owner].start) * joined.unit;
                    files[owner][at..at + joined.unit].copy_from_slice(&bytes);
                }
                None => {
                    // New chunks go behind the last file's, which is where the next number is.
                    let last = joined.files.iter().enumerate().max_by_key(|(_, file)| file.start + file.count);
                    let Some((last, file)) = last else { continue };
                    let at = (number - file.start) * joined.unit;
                    let length = files[last].len().max(at + joined.unit);
                    files[last].resize(length, 0);
                    files[last][at..at + joined.unit].copy_from_slice(&bytes);
                }
            }
        }
        lost.sort();
        lost.dedup();
        for text in lost {
            self.add(level, Weight::Lost, text);
        }
        for id in out.added.iter().filter(|id| **id != 0 && out.number(**id).is_none()) {
            let most = if out.zone.has_loops { 0x7F } else { 0xFF };
            self.add(level, Weight::Lost, format!("chunk {id} of the project: the game has numbers up to {most:02X}"));
        }
        for (file, new) in joined.files.into_iter().zip(files) {
            let old = self.exists(&file.path).then_some(file.bytes);
            self.put(level, (file.path, file.compression), old, new);
        }
    }

    fn exists(&self, path: &Path) -> bool {
        self.sonlvl.folder.storage().meta(path).ok().flatten().is_some()
    }

    /// True where a level of the zone has an empty place that was not empty in its file.
    fn uses_blank(&self, zone: &str, out: &ZoneOut<'_>) -> bool {
        out.zone.extra.chunk_zero != 0
            && self.project.levels.iter().any(|data| {
                extra::read::<LevelExtra>(&data.extra).is_some_and(|extra| extra.zone == zone)
                    && (0..data.layout.height()).any(|y| data.layout.row(y).any(|cell| cell.chunk == 0))
            })
    }

    pub(super) fn index_files(&mut self, level: Level<'_>, engine: Engine, zone: &str) {
        let Some(out) = self.zones.get(zone).cloned() else { return };
        let files = zone::index_files(self.sonlvl, level, &out.zone.extra.index_bytes);
        let Some(files) = self.told(level, files) else { return };
        let has_two = files.len() > 1 || files.iter().any(|file| file.shape != IndexShape::Bytes);
        let blocks = extra::by_file_number(&out.zone.extra.blocks, &out.set.tileset.blocks);
        let tile_numbers = extra::file_numbers(&out.zone.extra.tiles, out.set.tileset.tiles.len());
        // A number without a tile stands for itself.
        let in_files = |tile: TileId| tile_numbers.get(usize::from(tile)).copied().unwrap_or(tile);
        if !has_two && !engine.has_large_chunks() && blocks.iter().flatten().any(|block| block.tile_a != block.tile_b) {
            self.add(
                level,
                Weight::Lost,
                "solid tiles of layer B that differ from layer A: there is one table for both",
            );
        }
        for (n, index) in files.iter().enumerate() {
            let paths: &[usize] = if index.shape == IndexShape::Bytes { &[n] } else { &[0, 1] };
            let mut new = index.file.bytes.clone();
            let mut lost = 0;
            for (block, tiles) in blocks.iter().enumerate().skip(1) {
                let Some(tiles) = tiles else { continue };
                for path in paths {
                    let tile = in_files(if *path == 0 { tiles.tile_a } else { tiles.tile_b });
                    if index.shape.get(&new, block, *path) == tile {
                        continue;
                    }
                    // Tables of Sonic 2 have one length; those of Sonic 1 grow.
                    let fits = engine.has_large_chunks() || block < index.shape.blocks(new.len());
                    if !fits || !index.shape.set(&mut new, block, *path, tile) {
                        lost += 1;
                    }
                }
            }
            if lost > 0 {
                self.add(
                    level,
                    Weight::Lost,
                    format!("solid tiles of {lost} blocks: `{}` has no room for them", index.key),
                );
            }
            let old = self.exists(&index.file.path).then(|| index.file.bytes.clone());
            self.put(level, (index.file.path.clone(), index.file.compression), old, new);
        }
    }

    pub(super) fn array_files(&mut self, level: Level<'_>, zone: &str) {
        let Some(out) = self.zones.get(zone).cloned() else { return };
        let tiles = &extra::by_file_number(&out.zone.extra.tiles, &out.set.tileset.tiles);
        for key in zone::ARRAYS {
            let known = if key == "angles" { tiles.len() } else { tiles.len() * 16 };
            let file = zone::array_file(self.sonlvl, level, key, Some(known));
            let Some(Some(file)) = self.told(level, file) else { continue };
            let mut new = file.bytes.clone();
            match key {
                "colarr1" => write_array(&mut new, tiles, |tile| tile.heights),
                "colarr2" => write_array(&mut new, tiles, |tile| tile.widths),
                _ => write_angles(&mut new, tiles),
            }
            let old = self.exists(&file.path).then_some(file.bytes);
            self.put(level, (file.path, file.compression), old, new);
        }
    }
}

/// The bytes of a chunk over those that stand in the file.
fn chunk_bytes_of(
    engine: Engine,
    out: &ZoneOut<'_>,
    chunk: &Chunk,
    base: Option<&[u8]>,
    name: &str,
    lost: &mut Vec<String>,
) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(chunk.cells.len() * 2);
    let old: Vec<u16> = base
        .map(|base| base.as_chunks::<2>().0.iter().map(|word| u16::from_be_bytes(*word)).collect())
        .unwrap_or_default();
    for (i, cell) in chunk.cells.iter().enumerate() {
        let cell = out.cell(*cell).filter(|cell| cell.block < most_blocks(engine)).unwrap_or_else(|| {
            lost.push(format!("{name}: block {} of the project has no number in this zone", cell.block));
            Cell::default()
        });
        if engine.has_large_chunks() && cell.b != Solidity::NONE {
            lost.push(format!("{name}: the second layer, which this game does not have"));
        }
        let base = old.get(i).copied();
        let word = match base {
            Some(word) if cell_of(engine, word) == cell => word,
            _ => word_of(engine, cell) | base.unwrap_or(0) & unknown_bits(engine),
        };
        bytes.extend(word.to_be_bytes());
    }
    bytes
}
