//! The blocks of a zone: their patterns, and the solid tile of each.

use super::Export;
use super::allot::Numbering;
use super::files::Source;
use super::zone::ZoneOut;
use crate::document::imported::mapping::Mapping;
use crate::document::imported::packed::Packed;
use crate::exchange::compression::Compression;
use crate::exchange::sonlvl::SonLvlError;
use crate::exchange::sonlvl::files::art::BLOCK;
use crate::exchange::sonlvl::files::collision::IndexShape;
use crate::exchange::sonlvl::files::project::Level;
use crate::exchange::sonlvl::files::write::Parts;
use crate::exchange::sonlvl::zone::chunks::{cell_of, chunk_files};
use crate::exchange::sonlvl::zone::join::{Joined, Units};
use crate::exchange::sonlvl::zone::tileset;
use crate::exchange::{Report, Weight};
use sim::project::ArtCell;
use sim::tiles::{Block, BlockId};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The bit of a pattern word that puts it in front.
const FRONT: u16 = 0x8000;

impl<'a> Export<'a> {
    /// Gives each block that a chunk shows a number of the files.
    pub(super) fn number_blocks(&mut self, level: Level<'_>, out: &mut ZoneOut<'a>) -> Result<(), SonLvlError> {
        let count = out.set.tileset.blocks.len();
        let held = self.blocks_of(level).map_or(0, |joined| joined.len());
        let end = usize::from(out.room.blocks).max(held) as u16;
        // Chunks may name blocks that the game has no room for: those keep their numbers.
        let imported = out.base.cell_count().min(count);
        out.blocks = match out.zone.extra.blocks.as_slice() {
            [] if imported > usize::from(end) => {
                Mapping::of(&(0..imported as u16).map(Some).collect::<Vec<_>>(), count, end)
            }
            list => Mapping::of(list, count, end),
        };
        let used = self.used_blocks(out);
        let wanted: Vec<BlockId> = used.iter().copied().filter(|own| out.blocks.number(*own).is_none()).collect();
        if !wanted.is_empty() {
            let mut numbering = Numbering { held: end, end, ..Numbering::default() };
            numbering.take(0);
            self.blocks_in_files(level, out).into_iter().for_each(|number| numbering.take(number));
            for own in used.iter().filter_map(|own| out.blocks.number(*own)) {
                numbering.take(own);
            }
            let free: Vec<u16> = numbering.free().collect();
            if free.len() < wanted.len() {
                let needed = usize::from(end) + wanted.len() - free.len();
                let text = format!("blocks of {}: {needed} are needed, the game has room for {end}", out.name());
                self.add(level, Weight::Failed, text);
            }
            wanted.into_iter().zip(free).for_each(|(own, number)| out.blocks.give(own, number));
        }
        out.after.0.blocks = out.blocks.stored();
        Ok(())
    }

    /// Blocks of the zone's tileset that chunks of the project show, and block 0.
    fn used_blocks(&self, out: &ZoneOut<'_>) -> BTreeSet<BlockId> {
        let cells = self.project.chunks.iter().flat_map(|chunk| &chunk.cells);
        let own = cells.filter_map(|cell| out.own_block(cell.block));
        std::iter::once(0).chain(own).collect()
    }

    /// The block files of a level.
    pub(super) fn blocks_of(&self, level: Level<'_>) -> Result<Joined, SonLvlError> {
        let packed = level.compression("block", &["blockcmp"])?;
        let units = Units { bytes: BLOCK, ..Units::default() };
        Joined::read(&self.sonlvl.folder, &level.pieces("blocks")?, packed, units, &mut |_, _| {})
    }

    /// The numbers of blocks that chunks of any level show which takes blocks or collision indices from the same files,
    /// and those of animated blocks.
    fn blocks_in_files(&self, level: Level<'_>, out: &ZoneOut<'_>) -> BTreeSet<u16> {
        let own = self.paths_of_blocks(level);
        let mut numbers = BTreeSet::new();
        for other in self.sonlvl.levels().filter(|other| !self.paths_of_blocks(*other).is_disjoint(&own)) {
            numbers.extend(self.animated_blocks(other));
            let Ok(chunks) = chunk_files(self.sonlvl, other, &[], &mut Report::default()) else { continue };
            let words = chunks.files.iter().flat_map(|file| file.bytes.as_chunks::<2>().0);
            numbers.extend(words.map(|word| cell_of(out.engine, u16::from_be_bytes(*word)).block));
        }
        numbers
    }

    fn paths_of_blocks(&self, level: Level<'_>) -> BTreeSet<PathBuf> {
        let pieces = level.pieces("blocks").unwrap_or_default().into_iter().map(|piece| piece.name);
        let indices = ["colind", "colind1", "colind2"].into_iter().filter_map(|key| level.file(key));
        pieces.chain(indices).filter_map(|name| Some(self.sonlvl.folder.find(&name).ok()?.path)).collect()
    }

    /// Blocks that the game draws anew: a word with their place in bytes, a word with their length.
    pub(super) fn animated_blocks(&self, level: Level<'_>) -> std::ops::Range<u16> {
        let bytes = level
            .file("animblocks")
            .and_then(|name| Some(self.sonlvl.folder.unpack(&name, Compression::Uncompressed).ok()?.bytes));
        match bytes.as_deref() {
            Some(&[a, b, c, d, ..]) => {
                let first = u16::from_be_bytes([a, b]) / BLOCK as u16;
                first..first.saturating_add(u16::from_be_bytes([c, d]).div_ceil(4))
            }
            _ => 0..0,
        }
    }

    pub(super) fn block_files(&mut self, level: Level<'_>, out: &mut ZoneOut<'a>) {
        let Ok(now) = self.blocks_of(level) else {
            // Without the files nothing was read of them, and nothing can be written.
            return self.unwritten_blocks(level, out, &Joined::default());
        };
        if now.files.is_empty() {
            return self.unwritten_blocks(level, out, &now);
        }
        let base = self.agreed(&out.base.blocks, &now);
        let mut ours: Vec<Vec<u8>> = base.files.iter().map(|file| file.bytes.clone()).collect();
        let used = self.used_blocks(out);
        let animated = self.animated_blocks(level);
        for (number, own) in out.blocks.list.iter().enumerate().skip(1) {
            let Some(block) = own.and_then(|own| out.set.tileset.blocks.get(usize::from(own))) else { continue };
            if !own.is_some_and(|own| used.contains(&own)) && number >= base.len() {
                continue;
            }
            if animated.contains(&(number as u16)) {
                if usize::from(block.art) != number || out.base.front(block.art) != Some(block.front) {
                    let text = format!("block {number:02X}: its picture and priority: the game draws it itself");
                    self.add(level, Weight::Lost, text);
                }
                continue;
            }
            // Of a block behind the files' end nothing is known; what nobody edited stays so.
            if base.get(number).is_none() && is_as_imported(out, number, block) {
                continue;
            }
            let (words, lost) = wanted_words(out, number, block, base.get(number));
            if let Some(words) = words {
                base.put(&mut ours, number, &words);
            }
            if let Some((weight, why)) = lost {
                self.add(level, weight, format!("block {number:02X}: {why}"));
            }
        }
        out.after.1.blocks = self.lay_joined(level, (&base, &now), ["block", "blocks"], &ours);
    }

    /// The files of a key as project and disassembly last agreed on them, if the project kept that of each.
    pub(super) fn agreed(&self, known: &[Packed], now: &Joined) -> Joined {
        let known = if known.len() == now.files.len() { known } else { &[] };
        let mut agreed = now.clone();
        for (n, file) in agreed.files.iter_mut().enumerate() {
            file.bytes = self.base_of(known.get(n).and_then(Packed::bytes), Some(&file.bytes));
            file.count = file.bytes.len() / now.unit;
        }
        agreed
    }

    /// Lists the blocks whose pictures or priorities differ, if there are no files to write them to.
    fn unwritten_blocks(&mut self, level: Level<'_>, out: &ZoneOut<'_>, base: &Joined) {
        for (number, own) in out.blocks.list.iter().enumerate().skip(1) {
            let Some(block) = own.and_then(|own| out.set.tileset.blocks.get(usize::from(own))) else { continue };
            if wanted_words(out, number, block, base.get(number)) != (None, None) {
                let text = format!("block {number:02X}: its picture and priority: the files of the blocks are missing");
                self.add(level, Weight::Lost, text);
            }
        }
    }

    pub(super) fn index_files(&mut self, level: Level<'_>, out: &mut ZoneOut<'a>) {
        let mut unread = Vec::new();
        let mut failed = |error: SonLvlError| unread.push(error.to_string());
        let files = tileset::index_files(self.sonlvl, level, &out.zone.extra.index_bytes, &mut failed);
        let Some(files) = self.reported(level, files) else { return };
        unread.into_iter().for_each(|text| self.add(level, Weight::Note, text));
        let has_two = files.len() > 1 || files.iter().any(|file| file.shape != IndexShape::Bytes);
        let blocks = out.blocks.by_number(&out.set.tileset.blocks);
        if !has_two && blocks.iter().flatten().any(|block| block.tile_a != block.tile_b) {
            let text = "solid tiles of layer B that differ from layer A: there is one table for both";
            self.add(level, Weight::Lost, text);
        }
        let used = self.used_blocks(out);
        let known: Vec<Option<Vec<u8>>> = out.base.indices.iter().map(Packed::bytes).collect();
        let known = if known.len() == files.len() { known } else { vec![None; files.len()] };
        let mut known = known.into_iter();
        out.after.1.indices.clear();
        for (n, index) in files.into_iter().enumerate() {
            let now = self.is_there(&index.file.path).then(|| index.file.bytes.clone());
            let base = self.base_of(known.next().flatten(), now.as_ref().or(Some(&index.file.bytes)));
            let mut ours = base.clone();
            let mut lost = Vec::new();
            let paths: &[usize] = if index.shape == IndexShape::Bytes { &[n] } else { &[0, 1] };
            for (number, own) in out.blocks.list.iter().enumerate().skip(1) {
                let Some(own) = *own else { continue };
                let Some(block) = out.set.tileset.blocks.get(usize::from(own)) else { continue };
                let is_new = number >= index.shape.blocks(base.len());
                if is_new && !used.contains(&own) {
                    continue;
                }
                for path in paths {
                    let tile = if *path == 0 { block.tile_a } else { block.tile_b };
                    if !put_tile(out, index.shape, (&mut ours, number, *path), tile) {
                        lost.push(number);
                    }
                }
            }
            if !lost.is_empty() {
                lost.dedup();
                let text = format!("{}: `{}` has no room for their solid tiles", BLOCKS.named(&lost), index.key);
                self.add(level, Weight::Failed, text);
            }
            let unit = if index.shape == IndexShape::Bytes { 1 } else { 2 };
            let parts = Parts::of(unit, 0, ["solid tile of a block", "solid tiles of blocks"]);
            let source = Source { path: index.file.path, compression: index.file.compression, now };
            out.after.1.indices.push(Packed::of(&self.lay(level.name(), source, parts, &base, &ours)));
        }
    }
}

const BLOCKS: Parts = Parts::of(BLOCK, 0, ["block", "blocks"]);

/// Puts a block's solid tile into a collision index. False if it has no room for that block or number.
fn put_tile(
    out: &ZoneOut<'_>,
    shape: IndexShape,
    (bytes, number, path): (&mut Vec<u8>, usize, usize),
    tile: u16,
) -> bool {
    // A number without a solid tile means itself.
    let tile = if usize::from(tile) < out.set.tileset.tiles.len() { out.tiles.number(tile) } else { Some(tile) };
    let Some(tile) = tile else { return false };
    // One that was merged away stands for the same tile.
    let there = shape.get(bytes, number, path);
    let same = |one: u16, other: u16| one == other || same_tile(out, one, other);
    if same(there, tile) {
        return true;
    }
    // Tables of bytes and pairs grow with the blocks, as far as the game has room.
    let can_grow = out.engine.has_large_chunks() || number < usize::from(out.room.blocks);
    let is_words = matches!(shape, IndexShape::Words { .. });
    let fits = number < shape.blocks(bytes.len()) || can_grow && !is_words;
    fits && shape.set(bytes, number, path, tile)
}

/// True if two numbers of the files stand for the same solid tile of the tileset.
fn same_tile(out: &ZoneOut<'_>, one: u16, other: u16) -> bool {
    let own = |number: u16| out.tiles.list.get(usize::from(number)).copied().flatten();
    own(one).is_some() && own(one) == own(other)
}

/// True if a block has the picture and the priority that its number was imported with.
fn is_as_imported(out: &ZoneOut<'_>, number: usize, block: &Block) -> bool {
    usize::from(block.art) == number && out.base.front(block.art) == Some(block.front) && !is_painted(out, block.art)
}

/// The pixels of a cell of the picture in the colours of the import: other colours are no other picture.
pub(super) fn imported_pixels(out: &ZoneOut<'_>, cell: u16) -> Option<ArtCell> {
    let sheet = out.set.tileset.sheet.as_ref()?;
    let imported = out.after.2.as_ref().and_then(|sources| sheet.cell_in(usize::from(cell), &sources.picture));
    imported.or_else(|| sheet.cells.get(usize::from(cell)).cloned())
}

/// True if the pixels of a cell of the imported picture were changed.
pub(super) fn is_painted(out: &ZoneOut<'_>, cell: u16) -> bool {
    imported_pixels(out, cell).is_some_and(|pixels| out.base.is_as_imported(cell, &pixels[..]) == Some(false))
}

/// The work on a block's patterns: words to write, and those that cannot be written.
type Wanted = (Option<[u8; BLOCK]>, Option<(Weight, String)>);

/// Returns the work by which a block gets the patterns and the priority of the project.
fn wanted_words(out: &ZoneOut<'_>, number: usize, block: &Block, held: Option<&[u8]>) -> Wanted {
    let has_own = usize::from(block.art) == number;
    let refused = |why: &str| (None, Some((refusal(held), why.to_owned())));
    let lost = out.unwritten.get(&block.art).map(|why| (refusal(held), why.clone()));
    let differing = |words: [u8; BLOCK]| (held != Some(&words[..])).then_some(words);
    if usize::from(block.art) >= out.base.cell_count()
        && let Some(words) = out.cells.get(usize::from(block.art)).filter(|_| out.drawn.contains(&block.art))
    {
        return (differing(with_front(*words, block.front)), None);
    }
    if lost.is_some() && usize::from(block.art) >= out.base.cell_count() {
        return (None, lost);
    }
    let Some(front) = out.base.front(block.art) else {
        return if has_own { (None, None) } else { refused("its picture is not among the imported ones") };
    };
    let Some(words) = out.cells.get(usize::from(block.art)) else {
        // A block without patterns: an animated one, or one that only the collision index names.
        let is_same = has_own && front == block.front;
        return if is_same { (None, None) } else { refused("the files have no patterns for its picture") };
    };
    let words = if front == block.front { *words } else { with_front(*words, block.front) };
    (differing(words), lost)
}

/// A new block without a picture would be seen through.
const fn refusal(held: Option<&[u8]>) -> Weight {
    if held.is_some() { Weight::Lost } else { Weight::Failed }
}

/// Pattern words that are all in front, or all behind.
fn with_front(words: [u8; BLOCK], front: bool) -> [u8; BLOCK] {
    let mut bytes = words;
    for word in bytes.as_chunks_mut::<2>().0 {
        let plain = u16::from_be_bytes(*word) & !FRONT;
        *word = (plain | if front { FRONT } else { 0 }).to_be_bytes();
    }
    bytes
}
