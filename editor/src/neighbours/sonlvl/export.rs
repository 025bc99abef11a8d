//! From a project back to the disassembly that its levels came from.
//!
//! Each file is laid out anew from the project over what the file holds now: what the project says differently is
//! replaced, all else stays. So files that nobody edited keep their bytes.

use super::chunks::{cell_of, most_blocks, unknown_bits, word_of};
use super::collision::{IndexShape, write_angles, write_array};
use super::error::SonLvlError;
use super::extra::{self, LevelExtra, ZoneExtra};
use super::folder::{FileName, Unpacked};
use super::layout::Layout;
use super::level::{layout_name, start_places};
use super::objects::{self, RING};
use super::project::{Engine, Level, SonLvl};
use super::report::{Report, Weight};
use super::write::{Target, Targets};
use super::zone::{self, Zone};
use crate::neighbours::compression::Compression;
use sim::file::Storage;
use sim::project::{LevelData, Project, TilesetRef};
use sim::tiles::{Cell, Chunk, ChunkId, LayoutCell, Solidity};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What to export.
pub use super::import::{Progress, Request};

/// An export that is ready to be written.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The files.
    pub targets: Targets,
    /// What is written and what the game cannot hold.
    pub report: Report,
}

/// Lays out the files of a project's levels.
///
/// Without names all levels that came from a disassembly. Nothing is written yet.
///
/// # Errors
/// An INI file that cannot be read, or the user's cancelling.
pub fn plan(
    storage: &dyn Storage,
    project: &Project,
    request: &Request,
    progress: Progress<'_>,
) -> Result<Plan, SonLvlError> {
    let sonlvl = SonLvl::open(storage, &request.ini, request.root.as_deref())?;
    let mut export = Export { sonlvl: &sonlvl, project, zones: BTreeMap::new(), plan: Plan::default() };
    let levels = export.wanted(&request.levels);
    for (done, data) in levels.iter().enumerate() {
        if progress(done, levels.len(), &data.title).is_break() {
            return Err(SonLvlError::Cancelled);
        }
        if let Err(error) = export.level(data) {
            export.plan.report.add(&data.title, Weight::Failed, error.to_string());
        }
    }
    export.tell_files();
    Ok(export.plan)
}

/// A zone of the project on its way out.
#[derive(Clone, Debug)]
struct ZoneOut<'a> {
    zone: Zone,
    set: &'a TilesetRef,
    /// Chunks that were made in the project, in the order of the numbers they get.
    added: Vec<ChunkId>,
    /// The first number that is free for them.
    free: u16,
}

impl ZoneOut<'_> {
    /// The files' number of a chunk of the project.
    fn number(&self, chunk: ChunkId) -> Option<u8> {
        let extra = &self.zone.extra;
        if chunk == extra.chunk_zero {
            return Some(0);
        }
        let own = chunk.checked_sub(extra.first_chunk).filter(|n| *n < extra.chunks && extra.first_chunk > 0);
        let number = match own {
            Some(n) => n + 1,
            None => self.free.saturating_add(self.added.iter().position(|added| *added == chunk)? as u16),
        };
        let most = if self.zone.has_loops { 0x7F } else { 0xFF };
        u8::try_from(number).ok().filter(|number| *number <= most)
    }

    /// Every chunk that the files shall hold: number and the project's chunk.
    fn chunks(&self) -> impl Iterator<Item = (usize, ChunkId)> {
        let extra = &self.zone.extra;
        let zero = (extra.chunk_zero != 0).then_some((0, extra.chunk_zero));
        let own = (0..extra.chunks).map(move |n| (usize::from(n) + 1, extra.first_chunk.saturating_add(n)));
        let added = self.added.iter().filter_map(|chunk| Some((usize::from(self.number(*chunk)?), *chunk)));
        zero.into_iter().chain(own).chain(added)
    }

    /// A cell with the files' block number; `None` for blocks of other tilesets.
    fn cell(&self, cell: Cell) -> Option<Cell> {
        let block = if cell.block == 0 { 0 } else { cell.block.checked_sub(self.set.first_block)? };
        (usize::from(block) < self.set.tileset.blocks.len() || block == 0).then_some(Cell { block, ..cell })
    }
}

/// An export under way.
struct Export<'a> {
    sonlvl: &'a SonLvl<'a>,
    project: &'a Project,
    zones: BTreeMap<String, ZoneOut<'a>>,
    plan: Plan,
}

impl<'a> Export<'a> {
    fn add(&mut self, level: Level<'_>, weight: Weight, text: impl Into<String>) {
        self.plan.report.add(level.name(), weight, text);
    }

    /// The project's levels of those names, or all that came from a disassembly.
    fn wanted(&mut self, names: &[String]) -> Vec<&'a LevelData> {
        let project: &'a Project = self.project;
        let section = |data: &LevelData| extra::read::<LevelExtra>(&data.extra).map(|extra| extra.section);
        let mut wanted = Vec::new();
        if names.is_empty() {
            for data in &project.levels {
                match section(data) {
                    Some(_) => wanted.push(&**data),
                    None => self.plan.report.add(&data.title, Weight::Note, "came from no disassembly: left out"),
                }
            }
        }
        for name in names {
            let meant = self.sonlvl.level(name).ok().map(|level| level.name().to_owned());
            let by_section = |data: &&'a LevelData| meant.is_some() && section(data) == meant;
            let by_name = |data: &&'a LevelData| data.key == *name || data.title.eq_ignore_ascii_case(name);
            let mut levels = project.levels.iter().map(|data| &**data);
            match levels.clone().find(by_section).or_else(|| levels.find(by_name)) {
                Some(data) => wanted.push(data),
                None => self.plan.report.add(name, Weight::Failed, "the project has no such level"),
            }
        }
        wanted
    }

    fn level(&mut self, data: &'a LevelData) -> Result<(), SonLvlError> {
        let no_extra = || {
            let text = "it came from no SonLVL project, so that no file is known to write it to";
            SonLvlError::Unsupported(text.into())
        };
        let came: LevelExtra = extra::read(&data.extra).ok_or_else(no_extra)?;
        let level = self.sonlvl.level(&came.section)?;
        let engine = level.format("chunk")?;
        if engine.chunk_size() != self.project.chunk_size {
            let (has, wants) = (self.project.chunk_size, engine.chunk_size());
            let text = format!("its chunks have {has} × {has} blocks, those of the game {wants} × {wants}");
            return Err(SonLvlError::Unsupported(text));
        }
        if !self.zones.contains_key(&came.zone) {
            self.open_zone(engine, &came.zone)?;
            self.chunk_files(level, engine, &came.zone);
            self.index_files(level, engine, &came.zone);
            self.array_files(level, &came.zone);
        }
        self.layout(level, data, &came)?;
        self.objects(level, data);
        self.rings(level, data);
        self.starts(level, data, &came);
        Ok(())
    }

    /// Adds a file, and tells of it where levels contradict each other.
    fn put(
        &mut self,
        level: Level<'_>,
        (path, compression): (PathBuf, Compression),
        old: Option<Vec<u8>>,
        new: Vec<u8>,
    ) {
        let shown = path.display().to_string();
        if !self.plan.targets.put(Target { path, compression, old, new }) {
            self.add(level, Weight::Failed, format!("{shown}: levels that share it want different things of it"));
        }
    }

    /// What a file gave, or a line in the report.
    fn told<T>(&mut self, level: Level<'_>, result: Result<T, SonLvlError>) -> Option<T> {
        result.map_err(|error| self.add(level, Weight::Failed, error.to_string())).ok()
    }

    /// A file, or `known` in the place of a missing one: its content until now and as it is laid over.
    fn file(&self, name: &FileName, packed: Compression, known: &[u8]) -> Result<(Unpacked, bool), SonLvlError> {
        match self.sonlvl.folder.unpack(name, packed) {
            Err(SonLvlError::Missing { path, .. }) => {
                Ok((Unpacked { path, instead: None, compression: packed, bytes: known.to_vec() }, false))
            }
            file => file.map(|file| (file, true)),
        }
    }

    fn open_zone(&mut self, engine: Engine, name: &str) -> Result<(), SonLvlError> {
        let known =
            |set: &&TilesetRef| extra::read::<ZoneExtra>(&set.tileset.extra).is_some_and(|extra| extra.zone == name);
        let no_tileset = || SonLvlError::Unsupported(format!("the project has no tileset of the zone `{name}`"));
        let project: &'a Project = self.project;
        let set = project.tilesets.iter().map(|set| &**set).find(known).ok_or_else(no_tileset)?;
        let extra: ZoneExtra = extra::read(&set.tileset.extra).unwrap_or_default();
        let free = extra.chunks.saturating_add(1);
        let zone = Zone { identity: String::new(), extra, has_loops: engine.has_large_chunks() };
        let mut out = ZoneOut { zone, set, added: Vec::new(), free };
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

    fn chunk_files(&mut self, level: Level<'_>, engine: Engine, zone: &str) {
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

    fn index_files(&mut self, level: Level<'_>, engine: Engine, zone: &str) {
        let Some(out) = self.zones.get(zone).cloned() else { return };
        let files = zone::index_files(self.sonlvl, level, &out.zone.extra.index_bytes);
        let Some(files) = self.told(level, files) else { return };
        let has_two = files.len() > 1 || files.iter().any(|file| file.shape != IndexShape::Bytes);
        let blocks = &out.set.tileset.blocks;
        if !has_two && !engine.has_large_chunks() && blocks.iter().any(|block| block.tile_a != block.tile_b) {
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
                for path in paths {
                    let tile = if *path == 0 { tiles.tile_a } else { tiles.tile_b };
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

    fn array_files(&mut self, level: Level<'_>, zone: &str) {
        let Some(out) = self.zones.get(zone).cloned() else { return };
        let tiles = &out.set.tileset.tiles;
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

    fn layout(&mut self, level: Level<'_>, data: &LevelData, came: &LevelExtra) -> Result<(), SonLvlError> {
        let Some(out) = self.zones.get(&came.zone).cloned() else { return Ok(()) };
        let engine = level.format("layout")?;
        let (name, packed) = layout_name(level)?;
        let (file, is_there) = self.file(&name, packed, &extra::from_hex(&came.layout))?;
        let base = Layout::read(engine, &file.bytes).unwrap_or_default();
        let (width, height) = (data.layout.width() as usize, data.layout.height() as usize);
        let mut lost: Vec<String> = Vec::new();
        let mut cells = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let cell = data.layout.get(x as u32, y as u32).unwrap_or_default();
                let raw = base.at(x, y);
                let has_place = x < base.width && y < base.height();
                cells.push(if has_place && out.zone.cell(raw) == cell {
                    raw
                } else {
                    self.layout_byte(&out, cell).unwrap_or_else(|why| {
                        lost.push(format!("the chunk at column {x}, row {y}: {why}"));
                        0
                    })
                });
            }
        }
        lost.into_iter().for_each(|text| self.add(level, Weight::Lost, text));
        match (Layout { width, cells }).write(engine, &file.bytes) {
            Ok(new) => {
                let old = is_there.then_some(file.bytes);
                self.put(level, (file.path, file.compression), old, new);
            }
            Err(why) => self.add(level, Weight::Failed, format!("the layout is not written: {why}")),
        }
        Ok(())
    }

    /// The byte of a place in the layout.
    fn layout_byte(&self, out: &ZoneOut<'_>, cell: LayoutCell) -> Result<u8, String> {
        let number = out.number(cell.chunk).ok_or_else(|| format!("chunk {} has no number there", cell.chunk))?;
        if !cell.is_loop {
            return Ok(number);
        }
        if !out.zone.has_loops {
            return Err("this game's layouts mark no loops".into());
        }
        let next = if number == 0x28 { 0x51 } else { u16::from(number) + 1 };
        let stands_in = self.project.chunks.get(usize::from(cell.chunk)).and_then(|chunk| chunk.low_plane);
        match stands_in.map(|low| out.number(low).map(u16::from)) {
            Some(low) if low != Some(next) => Err(format!("on the low plane the game takes chunk {next:02X}")),
            _ => Ok(number | 0x80),
        }
    }

    fn objects(&mut self, level: Level<'_>, data: &LevelData) {
        let format = level.format("object").and_then(|engine| Ok((engine, level.format("ring")?)));
        let Some((engine, rings)) = self.told(level, format) else { return };
        let is_ring = |kind: &str| !rings.has_large_chunks() && kind == objects::ring_kind(rings);
        let others = data.placements.iter().filter(|placement| !is_ring(&placement.kind));
        let Some(name) = level.file("objects").filter(|_| engine != Engine::Scd) else {
            let count = others.count() + data.switchers.len();
            if count > 0 {
                self.add(
                    level,
                    Weight::Lost,
                    format!("{count} objects and layer switchers: there is no list of objects"),
                );
            }
            return;
        };
        let entries = others
            .map(|placement| objects::entry_of_placement(engine, placement))
            .chain(data.switchers.iter().map(|switcher| objects::entry_of_switcher(engine, switcher)));
        let mut list = Vec::new();
        for entry in entries {
            match entry {
                Ok((entry, order)) => list.push((entry.write(engine), order)),
                Err(why) => self.add(level, Weight::Lost, why),
            }
        }
        let packed = level.compression("object", &["objectcmp"]);
        let file = packed.and_then(|packed| self.file(&name, packed, &objects::OBJECTS_END));
        let Some((file, is_there)) = self.told(level, file) else { return };
        let (old, rest) = objects::split_objects(&file.bytes);
        let new = [objects::in_order(list, old).as_flattened(), rest].concat();
        let old = is_there.then_some(file.bytes);
        self.put(level, (file.path, file.compression), old, new);
    }

    fn rings(&mut self, level: Level<'_>, data: &LevelData) {
        let format = level.format("ring");
        let Some(engine) = self.told(level, format).filter(|engine| !engine.has_large_chunks()) else { return };
        let kind = objects::ring_kind(engine);
        let rings = data.placements.iter().filter(|placement| placement.kind == kind);
        let Some(name) = level.file("rings") else {
            let count = rings.count();
            if count > 0 {
                self.add(level, Weight::Lost, format!("{count} rings and groups of rings: there is no list of rings"));
            }
            return;
        };
        let mut list = Vec::new();
        for ring in rings.map(|ring| objects::bytes_of_ring(engine, ring)) {
            match ring {
                Ok(ring) => list.push(ring),
                Err(why) => self.add(level, Weight::Lost, why),
            }
        }
        let fresh: &[u8] = if engine == Engine::S2 { &[0xFF; 2] } else { &[0, 0, 0, 0, 0xFF, 0xFF] };
        let packed = level.compression("ring", &["ringcmp"]);
        let file = packed.and_then(|packed| self.file(&name, packed, fresh));
        let Some((file, is_there)) = self.told(level, file) else { return };
        let (head, old, rest): (&[u8], &[[u8; RING]], &[u8]) = objects::split_rings(engine, &file.bytes);
        let new = [head, objects::in_order(list, old).as_flattened(), rest].concat();
        let old = is_there.then_some(file.bytes);
        self.put(level, (file.path, file.compression), old, new);
    }

    fn starts(&mut self, level: Level<'_>, data: &LevelData, came: &LevelExtra) {
        let places = start_places(level);
        let Some(places) = self.told(level, places) else { return };
        let own = (data.start.x, data.start.y);
        let all = std::iter::once(own).chain(came.starts.iter().map(|(_, x, y)| (*x, *y)));
        // Places may share a file: it is laid out once.
        let mut files: Vec<(Unpacked, bool, Vec<u8>)> = Vec::new();
        for (place, (x, y)) in places.into_iter().zip(all) {
            let [Ok(left), Ok(top)] = [x, y].map(u16::try_from) else {
                self.add(level, Weight::Lost, format!("the start at {x}, {y}: 0 to 65535 are possible"));
                continue;
            };
            if place.offset > 0x10000 {
                self.add(level, Weight::Failed, format!("the start at offset {:X}: too far out", place.offset));
                continue;
            }
            let file = self.file(&place.name, Compression::Uncompressed, &[]);
            let Some((file, is_there)) = self.told(level, file) else { continue };
            let at = files.iter().position(|(known, ..)| known.path == file.path).unwrap_or_else(|| {
                let bytes = file.bytes.clone();
                files.push((file, is_there, bytes));
                files.len() - 1
            });
            let new = &mut files[at].2;
            new.resize(new.len().max(place.offset + 4), 0);
            new[place.offset..place.offset + 2].copy_from_slice(&left.to_be_bytes());
            new[place.offset + 2..place.offset + 4].copy_from_slice(&top.to_be_bytes());
        }
        for (file, is_there, new) in files {
            let old = is_there.then_some(file.bytes);
            self.put(level, (file.path, file.compression), old, new);
        }
    }

    /// Adds which files change to the report.
    fn tell_files(&mut self) {
        let root = self.sonlvl.folder.root();
        let name = |path: &Path| path.strip_prefix(root).unwrap_or(path).display().to_string();
        let mut lines: Vec<String> = Vec::new();
        for target in self.plan.targets.changed() {
            let how = if target.old.is_some() { "changes" } else { "is new" };
            lines.push(format!("{} ({}) {how}", name(&target.path), target.compression.name()));
        }
        let (changed, all) = (lines.len(), self.plan.targets.files.len());
        lines.push(format!("{changed} of {all} files change"));
        for line in lines {
            self.plan.report.add("Files", Weight::Done, line);
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
