//! The patterns of painted blocks: 8×8 pixels each, which blocks, acts and zones share.
//!
//! A pattern that only painted blocks show, all alike, is painted where it is. Otherwise a block takes another pattern that looks
//! as wanted, mirrored or not, or one that is blank and that nothing shows. There are never more patterns than the files have:
//! behind them the game loads the art of objects.

use super::Export;
use super::blocks::{imported_pixels, is_painted};
use super::zone::ZoneOut;
use crate::document::art::pixels::{MIRRORED, SIDE, mirrored};
use crate::document::imported::packed::Packed;
use crate::exchange::Report;
use crate::exchange::sonlvl::SonLvlError;
use crate::exchange::sonlvl::files::art::{BLOCK, PATTERN, packed, words};
use crate::exchange::sonlvl::files::project::Level;
use crate::exchange::sonlvl::zone::join::{Joined, Units};
use crate::exchange::sonlvl::zone::pictures;
use rustc_hash::{FxHashMap, FxHashSet};
use sim::project::{Rgb, Sheet};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Colours of a line of the palette; the first one is clear.
const LINE: usize = 16;
/// Lines of the palette.
const LINES: usize = 4;
/// The bits of a pattern word that mirror the pattern.
const FLIPS: u16 = 0x1800;
/// The parts of a block, as reports name them.
const PLACES: [&str; 4] = ["upper left", "upper right", "lower left", "lower right"];

/// A unit of a file, such as a pattern or a block, wherever the levels count it.
type FileUnit<'j> = (&'j Path, usize);

/// The patterns and the blocks of a level of the disassembly.
struct ActFiles {
    /// The level's name.
    name: String,
    patterns: Joined,
    blocks: Joined,
}

/// A quarter of a block whose picture changed.
struct DrawnQuarter {
    /// The cell of the tileset's picture.
    cell: u16,
    /// The place of the quarter in it: index of [`PLACES`].
    place: usize,
    /// Its pattern word until now.
    word: u16,
    /// The line of the palette that has its colours.
    line: u16,
    /// The pattern that it shall show by the flips of that word.
    pattern: [u8; PATTERN],
}

/// The patterns of a zone while painted blocks get theirs.
struct PatternSet {
    /// The patterns, with the first frames of animated ones.
    patterns: Vec<[u8; PATTERN]>,
    /// The numbers of patterns that painted blocks changed.
    changed: BTreeSet<usize>,
    /// The numbers of patterns that are taken, with all else that shows them: blocks that are not painted, and the game itself.
    fixed: FxHashMap<usize, Vec<String>>,
    /// The patterns by their content, the first ones first.
    by_content: FxHashMap<[u8; PATTERN], Vec<usize>>,
}

impl<'a> Export<'a> {
    /// Writes painted blocks into the pattern files, and gives the blocks the words for it.
    pub(super) fn pattern_files(&mut self, level: Level<'_>, out: &mut ZoneOut<'a>) {
        let blocks = self.painted_cells(level, out);
        let Some(sheet) = out.set.tileset.sheet.as_ref().filter(|_| !blocks.is_empty()) else { return };
        let now = match self.patterns_of(level) {
            Ok(now) if sheet.indexed.is_some() && !now.is_empty() => now,
            read => {
                let why = match read {
                    _ if sheet.indexed.is_none() => "it has no colour numbers; import the level again".to_owned(),
                    Err(error) => error.to_string(),
                    Ok(_) => "the files have no patterns".to_owned(),
                };
                let painted: Vec<u16> = blocks.into_keys().filter(|cell| is_painted(out, *cell)).collect();
                let why = format!("its picture was painted: {why}");
                return out.unwritten.extend(painted.into_iter().map(|cell| (cell, why.clone())));
            }
        };
        let known = out.cells.len();
        let last = blocks.keys().next_back().map_or(0, |cell| usize::from(*cell) + 1);
        out.cells.resize(known.max(last.min(sheet.cells.len())), [0; BLOCK]);
        let base = self.agreed(&out.base.patterns, &now);
        let set = self.painted(level, out, (&blocks, &base, &now));
        let mut ours: Vec<Vec<u8>> = base.files.iter().map(|file| file.bytes.clone()).collect();
        for number in &set.changed {
            base.put(&mut ours, *number, &set.patterns[*number]);
        }
        out.after.1.patterns = self.lay_joined(level, (&base, &now), ["pattern", "patterns"], &ours);
        out.after.1.cells = Packed::of(out.cells[..known].as_flattened());
        let is_there = |cell: u16| usize::from(cell) < sheet.cells.len() && !out.unwritten.contains_key(&cell);
        out.drawn = blocks.keys().copied().filter(|cell| is_there(*cell)).collect();
        for cell in &out.drawn {
            if let Some(pixels) = imported_pixels(out, *cell) {
                out.after.1.set_picture(*cell, &pixels[..]);
            }
        }
    }

    /// Paints the patterns of painted cells, and gives the cells the words that show them. `base` are the patterns as agreed, `now`
    /// those of the files.
    fn painted(
        &self,
        level: Level<'_>,
        out: &mut ZoneOut<'_>,
        (blocks, base, now): (&BTreeMap<u16, Vec<usize>>, &Joined, &Joined),
    ) -> PatternSet {
        let mut flat = base.flat();
        pictures::animated_tiles(self.sonlvl, level, &mut flat, &mut Report::default());
        let patterns = flat.as_chunks().0;
        let animated: BTreeSet<usize> = pictures::animated(level, &mut Report::default())
            .into_iter()
            .flat_map(|tiles| tiles.destination..tiles.destination + tiles.length)
            .collect();
        let sheet = out.set.tileset.sheet.as_deref();
        let (quarters, kept) = sheet.map(|sheet| drawn_quarters(sheet, out, (blocks, patterns))).unwrap_or_default();
        let acts = self.acts_with(now);
        let own_blocks = self.blocks_of(level).unwrap_or_default();
        let mut fixed = fixed_patterns(base, (&own_blocks, out), &acts);
        for (cell, word) in kept {
            fixed.entry(usize::from(word & 0x7FF)).or_default().push(format!("block {cell:02X}"));
        }
        for tile in animated.iter().filter(|tile| **tile < patterns.len()) {
            fixed.entry(*tile).or_default().push("an animation".to_owned());
        }
        let is_drawn = |number: usize| !animated.contains(&number) && base.owner(number).is_some();
        let mut set = PatternSet::new(patterns.to_vec(), fixed, is_drawn);
        // A block that several levels have shows a pattern only if it is the same one in all of them, and as agreed.
        let is_same = |cell: u16, pattern: usize| {
            let own = file_unit(base, pattern);
            let is_in = |act: &ActFiles, unit| !has(&act.blocks, unit) || file_unit(&act.patterns, pattern) == own;
            let numbers = blocks.get(&cell).into_iter().flatten();
            let mut units = numbers.filter_map(|number| file_unit(&own_blocks, *number));
            base.get(pattern) == now.get(pattern) && units.all(|unit| acts.iter().all(|act| is_in(act, unit)))
        };
        for index in set.paint_in_place(&quarters, &mut out.cells) {
            let quarter = &quarters[index];
            match set.place(quarter, |pattern| is_same(quarter.cell, pattern)) {
                Some(word) => put_word(&mut out.cells, quarter, word),
                None => {
                    let why = set.refusal(quarter, &quarters);
                    out.unwritten.insert(quarter.cell, why);
                }
            }
        }
        set
    }

    /// The pattern files of a level.
    fn patterns_of(&self, level: Level<'_>) -> Result<Joined, SonLvlError> {
        let packed = level.compression("tile", &["tilecmp"])?;
        let units = Units { bytes: PATTERN, ..Units::default() };
        Joined::read(&self.sonlvl.folder, &level.pieces("tiles")?, packed, units, &mut |_, _| {})
    }

    /// The painted cells that blocks show, with the files' numbers of those blocks.
    fn painted_cells(&self, level: Level<'_>, out: &ZoneOut<'_>) -> BTreeMap<u16, Vec<usize>> {
        let animated = self.animated_blocks(level);
        let mut cells: BTreeMap<u16, Vec<usize>> = BTreeMap::new();
        for (number, own) in out.blocks.list.iter().enumerate().skip(1) {
            let Some(block) = own.and_then(|own| out.set.tileset.blocks.get(usize::from(own))) else { continue };
            if !animated.contains(&(number as u16)) {
                cells.entry(block.art).or_default().push(number);
            }
        }
        // A cell behind those of the import has no patterns yet. A zone whose pictures were never read has none at all.
        let is_new = |cell: u16| usize::from(cell) >= out.base.cell_count();
        let has_words = |cell: u16| usize::from(cell) < out.cells.len();
        let is_wanted = |cell: u16| match is_new(cell) {
            true => !out.cells.is_empty(),
            false => has_words(cell) && (self.request.overwrites || is_painted(out, cell)),
        };
        cells.retain(|cell, _| *cell > 0 && is_wanted(*cell));
        cells
    }

    /// The levels that take patterns from any of these files, each with its blocks. Those that cannot be read are left aside.
    fn acts_with(&self, patterns: &Joined) -> Vec<ActFiles> {
        let paths: BTreeSet<&Path> = patterns.files.iter().map(|file| file.path.as_path()).collect();
        let mut known: BTreeSet<Vec<(PathBuf, usize)>> = BTreeSet::new();
        let mut acts = Vec::new();
        for level in self.sonlvl.levels() {
            let names = level.pieces("tiles").unwrap_or_default();
            let is_one = |path: PathBuf| paths.contains(path.as_path());
            if !names.iter().any(|piece| self.sonlvl.folder.find(&piece.name).is_ok_and(|found| is_one(found.path))) {
                continue;
            }
            let (Ok(patterns), Ok(blocks)) = (self.patterns_of(level), self.blocks_of(level)) else { continue };
            let files = patterns.files.iter().chain(&blocks.files).map(|file| (file.path.clone(), file.start));
            if known.insert(files.collect()) {
                acts.push(ActFiles { name: level.name().to_owned(), patterns, blocks });
            }
        }
        acts
    }
}

/// The file and the place in there of a unit of files.
fn file_unit(files: &Joined, number: usize) -> Option<FileUnit<'_>> {
    let file = &files.files[files.owner(number)?];
    Some((&file.path, number - file.start))
}

/// True if files have a unit of a file.
fn has(files: &Joined, (path, unit): FileUnit<'_>) -> bool {
    files.files.iter().any(|file| file.path == path && unit < file.count)
}

/// The patterns that blocks show which the zone does not write, by the zone's numbers of them.
fn fixed_patterns(
    patterns: &Joined,
    (blocks, out): (&Joined, &ZoneOut<'_>),
    acts: &[ActFiles],
) -> FxHashMap<usize, Vec<String>> {
    let written = |number: &usize| out.blocks.list.get(*number).is_some_and(Option::is_some);
    let mut known: FxHashSet<FileUnit<'_>> =
        (1..blocks.len()).filter(written).filter_map(|number| file_unit(blocks, number)).collect();
    let numbers: FxHashMap<FileUnit<'_>, usize> =
        (0..patterns.len()).filter_map(|number| Some((file_unit(patterns, number)?, number))).collect();
    let mut fixed: FxHashMap<usize, Vec<String>> = FxHashMap::default();
    for act in acts {
        for number in 0..act.blocks.len() {
            let (Some(unit), Some(block)) = (file_unit(&act.blocks, number), act.blocks.get(number)) else { continue };
            let Some(block) = block.first_chunk::<BLOCK>().filter(|_| known.insert(unit)) else { continue };
            for word in words(block) {
                let unit = file_unit(&act.patterns, usize::from(word & 0x7FF));
                if let Some(pattern) = unit.and_then(|unit| numbers.get(&unit)) {
                    fixed.entry(*pattern).or_default().push(format!("block {number:02X} of {}", act.name));
                }
            }
        }
    }
    fixed
}

/// The changed quarters of painted cells, and the pattern words of all others with their cells.
fn drawn_quarters(
    sheet: &Sheet,
    out: &mut ZoneOut<'_>,
    (painted, patterns): (&BTreeMap<u16, Vec<usize>>, &[[u8; PATTERN]]),
) -> (Vec<DrawnQuarter>, Vec<(u16, u16)>) {
    let shown: BTreeSet<u16> = (out.blocks.list.iter().skip(1).flatten())
        .filter_map(|own| Some(out.set.tileset.blocks.get(usize::from(*own))?.art))
        .collect();
    let (mut drawn, mut kept) = (Vec::new(), Vec::new());
    for cell in shown {
        let Some(block) = out.cells.get(usize::from(cell)) else { continue };
        let words = words(block);
        let quarters =
            if painted.contains_key(&cell) { quarters_of_cell(sheet, cell, words, patterns) } else { Ok(Vec::new()) };
        let quarters = quarters.unwrap_or_else(|why| {
            out.unwritten.insert(cell, why);
            Vec::new()
        });
        let is_kept = |place: &usize| quarters.iter().all(|quarter| quarter.place != *place);
        kept.extend((0..PLACES.len()).filter(is_kept).map(|place| (cell, words[place])));
        drawn.extend(quarters);
    }
    (drawn, kept)
}

/// The quarters of a cell that do not look as their words say.
///
/// # Errors
/// The reason why the console cannot show the picture.
fn quarters_of_cell(
    sheet: &Sheet,
    cell: u16,
    words: [u16; 4],
    patterns: &[[u8; PATTERN]],
) -> Result<Vec<DrawnQuarter>, String> {
    let (Some(indexed), Some(pixels)) = (&sheet.indexed, sheet.cells.get(usize::from(cell))) else {
        return Ok(Vec::new());
    };
    let pixels = pixels.as_chunks::<4>().0;
    let near = indexed.cells.get(usize::from(cell));
    let mut quarters = Vec::new();
    for (place, word) in words.into_iter().enumerate() {
        let at = |i: usize| (place / 2 * SIDE + i / SIDE) * 2 * SIDE + place % 2 * SIDE + i % SIDE;
        let own: [([u8; 4], usize); SIDE * SIDE] =
            std::array::from_fn(|i| (pixels[at(i)], near.map_or(0, |near| usize::from(near[at(i)]))));
        let old_line = word >> 13 & 3;
        let (line, numbers) = fitted(&own, &indexed.colors, usize::from(old_line)).map_err(|color| match color {
            Some([red, green, blue, _]) => {
                format!("its picture was painted with {}, which the palette of the act has not", Rgb([red, green, blue]))
            }
            None => format!(
                "its picture was painted with colours of several lines of the palette in one pattern of 8 × 8 pixels ({})",
                PLACES[place]
            ),
        })?;
        let pattern = packed(&mirrored(&numbers, (word & 0x800 != 0, word & 0x1000 != 0)));
        let is_blank = pattern == [0; PATTERN];
        let old = patterns.get(usize::from(word & 0x7FF)).copied().unwrap_or([0; PATTERN]);
        if pattern != old || line != old_line && !is_blank {
            let line = if is_blank { old_line } else { line };
            quarters.push(DrawnQuarter { cell, place, word, line, pattern });
        }
    }
    Ok(quarters)
}

/// The line of the palette that has all colours of a quarter, and the number of each pixel in it; rather `line`, and rather the
/// number that the pixel had.
///
/// # Errors
/// A colour that no line has; `None` if each has a line, but not the same one.
fn fitted(
    pixels: &[([u8; 4], usize); SIDE * SIDE],
    colors: &[[u8; 4]],
    line: usize,
) -> Result<(u16, [u8; SIDE * SIDE]), Option<[u8; 4]>> {
    let number = |line: usize, (pixel, near): ([u8; 4], usize)| {
        let is_it = |number: &usize| !number.is_multiple_of(LINE) && colors.get(*number) == Some(&pixel);
        let mut numbers =
            std::iter::once(near).filter(|near| near / LINE == line).chain(line * LINE..(line + 1) * LINE);
        if pixel[3] == 0 { Some(0) } else { numbers.find(is_it).map(|number| (number % LINE) as u8) }
    };
    for line in std::iter::once(line).chain(0..LINES) {
        let found: Option<Vec<u8>> = pixels.iter().map(|pixel| number(line, *pixel)).collect();
        if let Some(numbers) = found.and_then(|found| <[u8; SIDE * SIDE]>::try_from(found).ok()) {
            return Ok((line as u16, numbers));
        }
    }
    let is_foreign = |pixel: &&([u8; 4], usize)| (0..LINES).all(|line| number(line, **pixel).is_none());
    Err(pixels.iter().find(is_foreign).map(|(color, _)| *color))
}

/// Gives a quarter of a cell another pattern word.
fn put_word(cells: &mut [[u8; BLOCK]], quarter: &DrawnQuarter, word: u16) {
    let cell = &mut cells[usize::from(quarter.cell)];
    cell[2 * quarter.place..][..2].copy_from_slice(&word.to_be_bytes());
}

impl DrawnQuarter {
    /// The pattern that it showed.
    fn number(&self) -> usize {
        usize::from(self.word & 0x7FF)
    }

    /// The word by which it shows a pattern, mirrored besides what its word says.
    fn word_of(&self, pattern: usize, (flip_x, flip_y): (bool, bool)) -> u16 {
        let flips = self.word & FLIPS ^ (u16::from(flip_x) << 11 | u16::from(flip_y) << 12);
        self.word & 0x8000 | self.line << 13 | flips | pattern as u16
    }
}

impl PatternSet {
    /// `is_drawn` are the patterns that blocks may show: those of the files that the game does not animate.
    fn new(
        patterns: Vec<[u8; PATTERN]>,
        fixed: FxHashMap<usize, Vec<String>>,
        is_drawn: impl Fn(usize) -> bool,
    ) -> Self {
        let mut by_content: FxHashMap<[u8; PATTERN], Vec<usize>> = FxHashMap::default();
        for number in (0..patterns.len().min(0x800)).filter(|number| is_drawn(*number)) {
            by_content.entry(patterns[number]).or_default().push(number);
        }
        Self { patterns, changed: BTreeSet::new(), fixed, by_content }
    }

    /// Paints the patterns that only changed quarters show; the quarters that want another one in the same place, and those
    /// whose pattern others show too, are returned.
    fn paint_in_place(&mut self, quarters: &[DrawnQuarter], cells: &mut [[u8; BLOCK]]) -> Vec<usize> {
        let mut by_number: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (index, quarter) in quarters.iter().enumerate() {
            by_number.entry(quarter.number()).or_default().push(index);
        }
        let mut rest = Vec::new();
        for (number, group) in by_number {
            let Some(known) = self.patterns.get(number).copied() else {
                rest.extend(group);
                continue;
            };
            let is_own = self.by_content.get(&known).is_some_and(|same| same.contains(&number));
            // The first pattern is blank in all of these games, and much shows it that no file says.
            if number == 0 || !is_own || self.fixed.contains_key(&number) {
                rest.extend(group);
                continue;
            }
            let count =
                |pattern: &[u8; PATTERN]| group.iter().filter(|index| quarters[**index].pattern == *pattern).count();
            let wanted = group.iter().rev().map(|index| quarters[*index].pattern).max_by_key(count).unwrap_or(known);
            self.put(number, wanted);
            for index in group {
                let quarter = &quarters[index];
                if quarter.pattern == wanted {
                    put_word(cells, quarter, quarter.word_of(number, (false, false)));
                } else {
                    rest.push(index);
                }
            }
        }
        rest
    }

    fn put(&mut self, number: usize, pattern: [u8; PATTERN]) {
        if let Some(same) = self.by_content.get_mut(&self.patterns[number]) {
            same.retain(|other| *other != number);
        }
        self.by_content.entry(pattern).or_default().push(number);
        self.patterns[number] = pattern;
        self.changed.insert(number);
        self.fixed.entry(number).or_default();
    }

    /// Finds the pattern of a quarter, or paints one that is blank and that nothing shows. Returns the word that shows it;
    /// `None` without one of either kind.
    fn place(&mut self, quarter: &DrawnQuarter, is_free: impl Fn(usize) -> bool) -> Option<u16> {
        let pixels: [u8; SIDE * SIDE] = std::array::from_fn(|at| {
            let pair = quarter.pattern[at / 2];
            if at % 2 == 0 { pair >> 4 } else { pair & 0xF }
        });
        for flips in MIRRORED {
            let same = self.by_content.get(&packed(&mirrored(&pixels, flips)));
            if let Some(number) = same.into_iter().flatten().find(|number| is_free(**number)) {
                self.fixed.entry(*number).or_default();
                return Some(quarter.word_of(*number, flips));
            }
        }
        let blank = self.by_content.get(&[0; PATTERN])?;
        let is_unused = |number: &&usize| **number > 0 && !self.fixed.contains_key(*number) && is_free(**number);
        let number = *blank.iter().find(is_unused)?;
        self.put(number, quarter.pattern);
        Some(quarter.word_of(number, (false, false)))
    }

    /// Says why a quarter got no pattern.
    fn refusal(&self, quarter: &DrawnQuarter, quarters: &[DrawnQuarter]) -> String {
        let number = quarter.number();
        let cells = quarters.iter().filter(|other| other.number() == number && other.cell != quarter.cell);
        let painted = cells.map(|other| format!("block {:02X}", other.cell));
        let mut others: Vec<String> = self.fixed.get(&number).into_iter().flatten().cloned().chain(painted).collect();
        others.dedup();
        let more = others.len().saturating_sub(3);
        let mut shown = others.into_iter().take(3).collect::<Vec<_>>().join(", ");
        if more > 0 {
            shown = format!("{shown} and {more} more");
        }
        let by = if shown.is_empty() { "not the block's alone".to_owned() } else { format!("also shown by {shown}") };
        format!(
            "its picture was painted: {} is pattern {number:X}, {by}, and no other pattern of the act is free. Paint them alike",
            PLACES[quarter.place]
        )
    }
}
