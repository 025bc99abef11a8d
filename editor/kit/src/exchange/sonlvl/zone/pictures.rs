//! Pictures of a level: tiles, blocks and colours of the key files, with the first frame of what the game animates.

use crate::exchange::compression::Compression;
use crate::exchange::sonlvl::files::art::{self, Palette};
use crate::exchange::sonlvl::files::error::SonLvlError;
use crate::exchange::sonlvl::files::folder::FileName;
use crate::exchange::sonlvl::files::palette;
use crate::exchange::sonlvl::files::project::{Level, SonLvl, file_name, number};
use crate::exchange::sonlvl::zone::join::{Joined, Units};
use crate::exchange::{Report, Weight};

/// Most tiles, and most blocks, that an entry of an animation may reach.
const MOST_TILES: usize = 0x800;
const MOST_BLOCKS: usize = 0x400;
/// Most entries of animated tiles.
const MOST_ANIMATIONS: usize = 256;

/// Patterns, blocks and colours of a level; empty if they are missing.
pub(crate) struct Pictures {
    /// The pattern files' bytes, in the order of the key.
    pub pattern_files: Vec<Vec<u8>>,
    /// Tiles of 8 × 8 pixels, with the first frames of animated ones.
    pub patterns: Vec<u8>,
    /// The block files' bytes, in the order of the key.
    pub block_files: Vec<Vec<u8>>,
    /// Blocks, with those that the game loads from other files.
    pub blocks: Vec<[u8; art::BLOCK]>,
    /// Blocks in the files of the key `blocks`.
    pub in_files: usize,
    /// The colours.
    pub palette: Palette,
}

impl Pictures {
    /// Reads them; what is missing is in the report.
    pub fn read(sonlvl: &SonLvl<'_>, level: Level<'_>, report: &mut Report) -> Self {
        let mut read = |key: &str, kind: &str, cmp: &str, unit: usize| -> Result<Joined, SonLvlError> {
            let packed: Compression = level.compression(kind, &[cmp])?;
            let mut found_instead = |name: &str, instead: &str| report.add_instead(level.name(), name, instead);
            let units = Units { bytes: unit, ..Units::default() };
            Joined::read(&sonlvl.folder, &level.pieces(key)?, packed, units, &mut found_instead)
        };
        let patterns = read("tiles", "tile", "tilecmp", art::PATTERN);
        let blocks = read("blocks", "block", "blockcmp", art::BLOCK);
        let joined = report.given(level.name(), Weight::Lost, patterns).unwrap_or_default();
        let mut patterns = joined.flat();
        let pattern_files = joined.files.into_iter().map(|file| file.bytes).collect();
        let joined = report.given(level.name(), Weight::Lost, blocks).unwrap_or_default();
        let mut blocks = joined.flat().as_chunks().0.to_vec();
        let in_files = blocks.len();
        let block_files = joined.files.into_iter().map(|file| file.bytes).collect();
        if patterns.is_empty() || blocks.is_empty() {
            let text = "without patterns and blocks the tileset's picture shows solid tiles";
            report.add(level.name(), Weight::Note, text);
        }
        if !patterns.is_empty() {
            animated_tiles(sonlvl, level, &mut patterns, report);
        }
        if !blocks.is_empty() {
            animated_blocks(sonlvl, level, &mut blocks, report);
        }
        Self { pattern_files, patterns, block_files, blocks, in_files, palette: palette::read(sonlvl, level, report) }
    }
}

/// Tiles that the game draws anew as time goes by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AnimatedTiles {
    /// The file of the frames.
    pub file: FileName,
    /// The first tile in the file.
    pub source: usize,
    /// The first tile that is drawn anew.
    pub destination: usize,
    /// The number of tiles.
    pub length: usize,
}

/// Returns the tiles that the game draws anew: keys `animtiles1`, `animtiles2`, ... as `file:source:destination:length`, in
/// tiles.
pub(crate) fn animated(level: Level<'_>, report: &mut Report) -> Vec<AnimatedTiles> {
    let mut found = Vec::new();
    for n in 1..=MOST_ANIMATIONS {
        let key = format!("animtiles{n}");
        let Some(value) = level.get(&key) else { break };
        let mut fields = value.text.split(':');
        let name = fields.next().unwrap_or_default();
        let raw = value.raw.split(':').next().unwrap_or(name);
        let numbers: Option<Vec<usize>> = fields.map(number).collect();
        let Some([source, destination, length]) = numbers.as_deref() else {
            let error = level.refuse(&key, value, "file:source:destination:length is wanted");
            report.add(level.name(), Weight::Lost, error.to_string());
            continue;
        };
        if destination.saturating_add(*length) > MOST_TILES {
            let error = level.refuse(&key, value, format!("there are {MOST_TILES} tiles at most"));
            report.add(level.name(), Weight::Lost, error.to_string());
            continue;
        }
        let (source, destination, length) = (*source, *destination, *length);
        found.push(AnimatedTiles { file: file_name(name, raw), source, destination, length });
    }
    found
}

/// Lays the first frame of each animation over the tiles.
pub(in crate::exchange::sonlvl) fn animated_tiles(
    sonlvl: &SonLvl<'_>,
    level: Level<'_>,
    patterns: &mut Vec<u8>,
    report: &mut Report,
) {
    for AnimatedTiles { file, source, destination, length } in animated(level, report) {
        let file = sonlvl.folder.unpack(&file, Compression::Uncompressed);
        let Some(file) = report.given(level.name(), Weight::Lost, file) else { continue };
        let frame = file.bytes.chunks_exact(art::PATTERN).skip(source).take(length);
        let wanted = patterns.len().max((destination + length) * art::PATTERN);
        patterns.resize(wanted, 0);
        for (tile, pixels) in frame.enumerate() {
            patterns[(destination + tile) * art::PATTERN..][..art::PATTERN].copy_from_slice(pixels);
        }
    }
}

/// Lays the blocks that the game animates over the others: key `animblocks`, a file of a byte offset, a number of words
/// less one and the words.
fn animated_blocks(sonlvl: &SonLvl<'_>, level: Level<'_>, blocks: &mut Vec<[u8; art::BLOCK]>, report: &mut Report) {
    let Some(name) = level.file("animblocks") else { return };
    let file = sonlvl.folder.unpack(&name, Compression::Uncompressed);
    let Some(file) = report.given(level.name(), Weight::Lost, file) else { return };
    let Some((&[high, low, more, less], words)) = file.bytes.split_first_chunk::<4>() else {
        let (path, offset) = (file.path, file.bytes.len());
        let problem = "the file ends before its first block".to_owned();
        report.add(level.name(), Weight::Lost, SonLvlError::Content { path, offset, problem }.to_string());
        return;
    };
    let first = usize::from(u16::from_be_bytes([high, low])) / art::BLOCK;
    let count = (usize::from(u16::from_be_bytes([more, less])) + 1) / 4;
    let count = count.min(MOST_BLOCKS.saturating_sub(first));
    let wanted = blocks.len().max(first.min(MOST_BLOCKS) + count);
    blocks.resize(wanted, [0; art::BLOCK]);
    for (slot, block) in blocks.iter_mut().skip(first).zip(words.as_chunks().0.iter().take(count)) {
        *slot = *block;
    }
}
