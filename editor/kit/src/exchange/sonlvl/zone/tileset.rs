//! Zones: the blocks, chunks, solid tiles and pictures that levels share, as a tileset and chunks of the project.

use crate::document::imported::extra::{self, ZoneExtra};
use crate::document::imported::packed::Packed;
use crate::exchange::compression::Compression;
use crate::exchange::sonlvl::files::art;
use crate::exchange::sonlvl::files::collision::{IndexShape, tiles_of};
use crate::exchange::sonlvl::files::error::SonLvlError;
use crate::exchange::sonlvl::files::folder::Unpacked;
use crate::exchange::sonlvl::files::project::{Engine, Level, SonLvl, hex, number};
use crate::exchange::sonlvl::zone::acts;
use crate::exchange::sonlvl::zone::base::{self, ZoneBase};
use crate::exchange::sonlvl::zone::chunks::{cell_of, chunk_files, most_blocks};
use crate::exchange::sonlvl::zone::palettes;
use crate::exchange::sonlvl::zone::pictures::Pictures;
use crate::exchange::sonlvl::zone::prints::{self, ZonePrints};
use crate::exchange::{Report, Weight};
use sim::project::{Project, Tileset, TilesetRef};
use sim::tiles::{Block, BlockId, Cell, Chunk, ChunkId, ChunkRole, SolidTile};
use std::sync::Arc;

/// File name of a tileset's picture.
pub(crate) const ART: &str = "art.png";

/// Bytes of the three kinds of solid tile data.
pub(in crate::exchange::sonlvl) const ARRAYS: [&str; 3] = ["colarr1", "colarr2", "angles"];
/// Most bytes of a collision index that a project may claim.
const MOST_INDEX_BYTES: usize = 0x4000;

/// A zone as the project holds it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Zone {
    /// The settings that its levels have in common.
    pub identity: String,
    /// The numbers it has in the project.
    pub extra: ZoneExtra,
    /// True if layouts mark loops in bit 7.
    pub has_loops: bool,
    /// The level whose pictures the tileset shows.
    pub level: String,
}

impl Zone {
    /// The project's number of a chunk of the files; `None` if they have none of that number.
    pub(crate) fn chunk(&self, number: u8) -> Option<ChunkId> {
        match u16::from(number) {
            0 => Some(self.extra.chunk_zero),
            n => self.extra.chunk_numbers().nth(usize::from(n) - 1).flatten(),
        }
    }

    /// The chunk and loop mark that a byte of a layout stands for. Chunks that are not there count as empty.
    pub(crate) fn cell(&self, byte: u8) -> sim::tiles::LayoutCell {
        let (number, is_loop) = if self.has_loops { (byte & 0x7F, byte & 0x80 != 0) } else { (byte, false) };
        sim::tiles::LayoutCell { chunk: self.chunk(number).unwrap_or(0), is_loop }
    }
}

/// Returns the settings that the levels of a zone have in common: the keys that its blocks and chunks come from.
pub(crate) fn identity(level: Level<'_>) -> String {
    let keys = ["version", "blocks", "chunks", "colind", "colind1", "colind2", "colarr1", "colarr2", "angles"];
    let formats = [
        "chunkfmt",
        "chunkcmp",
        "colindfmt",
        "colindcmp",
        "colindsz",
        "blockmax",
        "colarrcmp",
        "anglecmp",
        "loopchunks",
    ];
    let values = keys.iter().chain(&formats).map(|key| level.get(key).map_or("", |value| value.text.trim()));
    values.collect::<Vec<_>>().join("\n")
}

/// Keys of pictures that two levels have different values for. Palettes are not among them: a level has its own.
pub(crate) fn other_pictures(one: Level<'_>, other: Level<'_>) -> Vec<String> {
    let is_picture = |key: &&str| matches!(*key, "tiles" | "animblocks") || key.starts_with("animtiles");
    let keys: std::collections::BTreeSet<&str> = one.keys().chain(other.keys()).filter(is_picture).collect();
    let value = |level: Level<'_>, key: &str| level.get(key).map(|value| value.text.trim().to_owned());
    keys.into_iter().filter(|key| value(one, key) != value(other, key)).map(str::to_owned).collect()
}

/// A chunk of nothing.
pub(crate) fn blank_chunk(size: u8) -> Chunk {
    Chunk { cells: vec![Cell::default(); usize::from(size).pow(2)], ..Chunk::default() }
}

/// A cell of the project, for a cell with the files' block number. Block 0 is nothing everywhere.
fn to_project(cell: Cell, first_block: BlockId) -> Cell {
    Cell { block: if cell.block == 0 { 0 } else { cell.block + first_block }, ..cell }
}

/// A file of collision indices: the key and the content.
pub(crate) struct IndexFile {
    /// `colind`, `colind1` or `colind2`.
    pub key: &'static str,
    /// Its content.
    pub file: Unpacked,
    /// The layout of the file.
    pub shape: IndexShape,
}

/// The files of collision indices of a level, at most one for each path.
///
/// A missing one is taken as zeros, of the length that `known` says. `failed` gets why a file of no known length is empty.
///
/// # Errors
/// Formats and compressions that are not read.
pub(crate) fn index_files(
    sonlvl: &SonLvl<'_>,
    level: Level<'_>,
    known: &[usize],
    failed: &mut dyn FnMut(SonLvlError),
) -> Result<Vec<IndexFile>, SonLvlError> {
    let engine = level.format("colind")?;
    let packed = level.compression("colind", &["colindcmp"])?;
    let entry = level.get("colindsz").and_then(|value| number(&value.text));
    let most = level.get("blockmax").and_then(|value| hex(&value.text)).map(|most| most as usize);
    let mut files = Vec::new();
    let keys = if level.get("colind1").is_some() { ["colind1", "colind2"].as_slice() } else { &["colind"] };
    for key in keys {
        if let Some(name) = level.file(key) {
            let length = known.get(files.len()).copied().filter(|length| (1..=MOST_INDEX_BYTES).contains(length));
            let file = or_zeros(sonlvl.folder.unpack(&name, packed), packed, length);
            let file = file.unwrap_or_else(|error| {
                failed(error);
                let path = sonlvl.folder.place(&name.text).unwrap_or_default();
                Unpacked { path, instead: None, compression: packed, bytes: Vec::new() }
            });
            let shape = IndexShape::of(engine, file.bytes.len(), entry, most);
            files.push(IndexFile { key, file, shape });
        }
    }
    Ok(files)
}

/// A file of the solid tiles that all levels share: heights, widths or angles.
///
/// A missing one is taken as zeros if `known` says how many bytes it had.
///
/// # Errors
/// What is missing or cannot be unpacked.
pub(crate) fn array_file(
    sonlvl: &SonLvl<'_>,
    level: Level<'_>,
    key: &str,
    known: Option<usize>,
) -> Result<Option<Unpacked>, SonLvlError> {
    let Some(name) = level.file(key) else { return Ok(None) };
    let (kind, packed) = if key == "angles" { ("angle", "anglecmp") } else { ("colarr", "colarrcmp") };
    let packed = level.compression(kind, &[packed])?;
    or_zeros(sonlvl.folder.unpack(&name, packed), packed, known).map(Some)
}

/// Returns the path of a file of the solid tiles, from the outermost folder; empty if no key names one.
fn array_path(sonlvl: &SonLvl<'_>, level: Level<'_>, key: &str) -> String {
    let path = level.file(key).and_then(|name| match sonlvl.folder.find(&name) {
        Ok(found) => Some(found.path),
        Err(_) => sonlvl.folder.place(&name.text).ok(),
    });
    path.map_or_else(String::new, |path| sonlvl.folder.shown(&path))
}

/// The file, or zeros in its place if it is missing and its length is known.
fn or_zeros(
    file: Result<Unpacked, SonLvlError>,
    compression: Compression,
    length: Option<usize>,
) -> Result<Unpacked, SonLvlError> {
    match (file, length) {
        (Err(SonLvlError::Missing { path, .. }), Some(length)) => {
            Ok(Unpacked { path, instead: None, compression, bytes: vec![0; length] })
        }
        (file, _) => file,
    }
}

/// A zone just read, and its picture.
pub(crate) struct Made {
    /// The zone.
    pub zone: Zone,
    /// Bytes of the PNG.
    pub picture: Vec<u8>,
}

/// Reads the zone of a level into the project, as a tileset in `path`.
///
/// # Errors
/// Chunks that cannot be read. All else that is missing is reported and left empty.
pub fn read(
    sonlvl: &SonLvl<'_>,
    level: Level<'_>,
    project: &mut Project,
    path: &str,
    report: &mut Report,
) -> Result<Made, SonLvlError> {
    let engine = level.format("chunk")?;
    let chunks = chunk_files(sonlvl, level, &[], report)?;
    if chunks.is_empty() {
        return Err(SonLvlError::NoKey { key: "chunks", section: level.name().to_owned() });
    }
    let words: Vec<Vec<Cell>> = (0..chunks.len())
        .map(|n| match chunks.get(n) {
            Some(bytes) => bytes.as_chunks::<2>().0.iter().map(|w| cell_of(engine, u16::from_be_bytes(*w))).collect(),
            None => blank_chunk(engine.chunk_size()).cells,
        })
        .collect();
    let pictures = Pictures::read(sonlvl, level, report);
    let mut unread = Vec::new();
    let indices = index_files(sonlvl, level, &[], &mut |error| unread.push(error.to_string()));
    let indices = report.given(level.name(), Weight::Lost, indices).unwrap_or_default();
    unread.into_iter().for_each(|text| report.add(level.name(), Weight::Lost, text));
    for index in &indices {
        if let Some(instead) = &index.file.instead {
            report.add_instead(level.name(), index.key, instead);
        }
    }
    if indices.iter().all(|index| index.file.bytes.is_empty()) {
        report.add(level.name(), Weight::Note, "no collision index: no block is solid");
    }
    let [heights, widths, angles] = ARRAYS.map(|key| {
        let file = report.given(level.name(), Weight::Lost, array_file(sonlvl, level, key, None)).flatten();
        if let Some(instead) = file.as_ref().and_then(|file| file.instead.as_ref()) {
            report.add_instead(level.name(), key, instead);
        }
        if file.is_none() {
            report.add(level.name(), Weight::Note, format!("without `{key}` solid tiles lack that part"));
        }
        file.map(|file| file.bytes).unwrap_or_default()
    });
    let named = words.iter().flatten().map(|cell| usize::from(cell.block) + 1).max().unwrap_or(1);
    let indexed = indices.iter().map(|index| index.shape.blocks(index.file.bytes.len())).max().unwrap_or(0);
    let known = pictures.in_files;
    let count = pictures.blocks.len().max(indexed).max(named).clamp(1, usize::from(most_blocks(engine)));
    if known > 0 && named > pictures.blocks.len() {
        let drawn = pictures.blocks.len();
        let text = format!("chunks name blocks up to {:X}; the files have {drawn:X}: the others are blank", named - 1);
        report.add(level.name(), Weight::Note, text);
    }
    let next = project.tilesets.last().map_or(0, |set| usize::from(set.first_block) + set.tileset.blocks.len());
    let first_block = u16::try_from(next).ok().filter(|first| usize::from(*first) + count <= 0xFFFF);
    let first_block = first_block.ok_or_else(|| too_many("blocks"))?;
    let tile = |block: usize, path: usize| match indices.get(path.min(indices.len().saturating_sub(1))) {
        Some(index) => index.shape.get(&index.file.bytes, block, path),
        None => 0,
    };
    let block = |n: usize| Block {
        art: n as u16,
        tile_a: tile(n, 0),
        // Sonic 1 has one path: both layers read the same table.
        tile_b: tile(n, usize::from(!engine.has_large_chunks())),
        front: pictures.blocks.get(n).is_some_and(|block| art::is_front(&pictures.patterns, block)),
    };
    let blocks: Vec<Block> = (0..count).map(|n| if n == 0 { Block::default() } else { block(n) }).collect();
    let mut zone = Zone { has_loops: engine.has_large_chunks(), level: level.name().to_owned(), ..Zone::default() };
    zone.extra = add_chunks(engine, level, &words, first_block, project)?;
    zone.extra.zone = path.trim_start_matches("tilesets/").to_owned();
    zone.extra.chunk_files = chunks.files.iter().map(|file| [file.start as u16, file.count as u16]).collect();
    zone.extra.index_bytes = indices.iter().map(|index| index.file.bytes.len()).collect();
    let mut base = ZoneBase {
        chunks: chunks.files.iter().map(|file| Packed::of(&file.bytes)).collect(),
        blocks: pictures.block_files.iter().map(|bytes| Packed::of(bytes)).collect(),
        indices: indices.iter().map(|index| Packed::of(&index.file.bytes)).collect(),
        arrays: [&heights, &widths, &angles].map(|bytes| Packed::of(bytes)),
        array_files: ARRAYS.map(|key| array_path(sonlvl, level, key)),
        patterns: pictures.pattern_files.iter().map(|bytes| Packed::of(bytes)).collect(),
        cells: Packed::of(pictures.blocks.as_flattened()),
        acts: acts::acts(sonlvl, level, &chunks),
        ..ZoneBase::default()
    };
    base.set_fronts(&blocks.iter().map(|block| block.front).collect::<Vec<_>>());
    let tiles: Vec<SolidTile> = tiles_of(&heights, &widths, &angles);
    let held: usize = chunks.files.iter().map(|file| file.count).sum();
    let has_pictures = !pictures.patterns.is_empty() && !pictures.blocks.is_empty();
    let numbered = has_pictures.then(|| art::draw(&pictures.patterns, &pictures.blocks, count));
    let picture = match &numbered {
        Some(numbered) => numbered.in_colors(&pictures.palette),
        None => art::draw_shapes(&blocks, &tiles),
    };
    (0..count).for_each(|cell| base.add_picture(&art::cell(&picture, cell)));
    if words.len() > engine.chunk_numbers() {
        let text = format!("the files hold more chunks than the {} that a layout can name", engine.chunk_numbers());
        report.add(level.name(), Weight::Note, text);
    }
    let text = format!("{held} chunks, {known} blocks, {} solid tiles", tiles.len());
    report.add(level.name(), Weight::Done, text);
    let mut tileset = Tileset {
        name: level.name().split('\\').next().unwrap_or_default().to_owned(),
        art: ART.into(),
        tiles: Arc::new(tiles),
        blocks: Arc::new(blocks),
        extra: Arc::new(base::with(extra::with(sim::project::Extra::new(), &zone.extra), &base)),
        ..Tileset::default()
    };
    if has_pictures {
        palettes::begin(sonlvl, level, &mut tileset, &pictures.palette);
    }
    let mut set = TilesetRef { path: path.to_owned(), first_block, tileset: Arc::new(tileset) };
    let imported = ZonePrints::of(project, &set, &zone.extra);
    let fields = Arc::make_mut(&mut Arc::make_mut(&mut set.tileset).extra);
    *fields = prints::with(std::mem::take(fields), &imported);
    project.tilesets.push(Arc::new(set));
    let picture = numbered
        .map_or_else(|| art::to_png(&picture), |numbered| numbered.to_png(&pictures.palette))
        .map_err(|error| SonLvlError::Unsupported(format!("the picture cannot be made: {error}")))?;
    Ok(Made { zone, picture })
}

fn too_many(what: &str) -> SonLvlError {
    SonLvlError::Unsupported(format!("no room for its {what} in one project: import fewer levels at once"))
}

/// Appends the files' chunks to the project's.
fn add_chunks(
    engine: Engine,
    level: Level<'_>,
    words: &[Vec<Cell>],
    first_block: BlockId,
    project: &mut Project,
) -> Result<ZoneExtra, SonLvlError> {
    let all = Arc::make_mut(&mut project.chunks);
    let first = u16::try_from(all.len()).ok().filter(|first| usize::from(*first) + words.len() <= 0xFFFF);
    let first_chunk = first.ok_or_else(|| too_many("chunks"))?;
    let roles = roles(engine, level);
    let chunk = |n: usize, cells: &[Cell]| Chunk {
        cells: cells.iter().map(|cell| to_project(*cell, first_block)).collect(),
        role: roles.iter().find(|(number, _)| usize::from(*number) == n).map_or(ChunkRole::Plain, |(_, role)| *role),
        // The one pair of the original that does not follow its number.
        low_plane: (engine.has_large_chunks() && n == 0x28 && words.len() > 0x51).then_some(first_chunk + 0x50),
        ..Chunk::default()
    };
    all.extend(words.iter().enumerate().skip(1).map(|(n, cells)| Arc::new(chunk(n, cells))));
    let mut extra = ZoneExtra { first_chunk, chunks: words.len() as u16 - 1, ..ZoneExtra::default() };
    if let Some(zero) = words.first().filter(|cells| cells.iter().any(|cell| cell.block != 0)) {
        extra.chunk_zero = all.len() as u16;
        all.push(Arc::new(chunk(0, zero)));
    }
    Ok(extra)
}

/// Returns the meaning of chunks to Sonic 1's loop rule. The level project names the loops; that they swap planes in the air or
/// start rolls is in the game's code, which distinguishes its two zones with loops by just those numbers.
pub(in crate::exchange::sonlvl) fn roles(engine: Engine, level: Level<'_>) -> Vec<(u8, ChunkRole)> {
    let Some(value) = level.get("loopchunks").filter(|_| engine == Engine::S1) else { return Vec::new() };
    let loops: Vec<u8> =
        value.text.split([',', '|']).filter_map(hex).filter_map(|n| u8::try_from(n).ok()).map(|n| n & 0x7F).collect();
    let mut roles: Vec<(u8, ChunkRole)> = Vec::new();
    for number in &loops {
        let role = if *number == 0x34 { ChunkRole::LoopHighInAir } else { ChunkRole::Loop };
        roles.push((*number, role));
    }
    if loops.contains(&0x35) {
        roles.extend([(0x1F, ChunkRole::Tunnel), (0x20, ChunkRole::Tunnel)]);
    }
    roles
}
