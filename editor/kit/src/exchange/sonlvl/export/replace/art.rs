//! The pictures of blocks as patterns of 8×8 pixels in the lines of a palette.

use super::colors::{CLEAR, ColorCounts, FittedPalette, PaletteRoom, fit, word_of};
use crate::document::art::pixels::{MIRRORED, SIDE, mirrored};
use crate::exchange::drawn_blocks::block_set::BlockSet;
use crate::exchange::sonlvl::files::art::{PATTERN, packed};
use rustc_hash::{FxHashMap, FxHashSet};
use sim::project::ArtCell;
use std::collections::{BTreeMap, BTreeSet};

/// A quarter of a block: a pattern, its line, and how it is mirrored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct BlockQuarter {
    /// The pattern's place among those of the act; 0 is empty.
    pub pattern: usize,
    /// The line of the palette.
    pub line: usize,
    pub flip_x: bool,
    pub flip_y: bool,
}

impl BlockQuarter {
    /// Returns the word of the quarter, whose pattern has a number of the game.
    pub(super) fn word(self, number: u16, front: bool) -> u16 {
        let flips = u16::from(self.flip_x) << 11 | u16::from(self.flip_y) << 12;
        number & 0x7FF | flips | (self.line as u16) << 13 | u16::from(front) << 15
    }
}

/// The art of an act.
pub(super) struct ActArt {
    /// The patterns; the first one is empty.
    pub patterns: Vec<[u8; PATTERN]>,
    /// The quarters of each block: top left, top right, bottom left, bottom right.
    pub blocks: Vec<[BlockQuarter; 4]>,
    /// The colours.
    pub palette: FittedPalette,
    /// Colours of the pictures, and how many they are as colours of the console.
    pub colors: [usize; 2],
    /// Colours that become another one of the console, with their pixels in the levels, the most frequent first.
    pub lost: Vec<(u16, u64)>,
}

/// Pixels of a quarter as colours of the console.
type QuarterColors = [u16; SIDE * SIDE];

/// The quarters of a block's picture.
fn quarters_of(art: &ArtCell) -> [QuarterColors; 4] {
    let pixels = art.as_chunks::<4>().0;
    std::array::from_fn(|quarter| {
        let (left, top) = (quarter % 2 * SIDE, quarter / 2 * SIDE);
        std::array::from_fn(|at| word_of(pixels[(top + at / SIDE) * 2 * SIDE + left + at % SIDE]))
    })
}

/// Returns how many patterns the pictures of blocks need if their colours have room.
pub(in crate::exchange::sonlvl) fn patterns_of(set: &BlockSet) -> usize {
    let mut known: FxHashSet<QuarterColors> = FxHashSet::default();
    let mut count = 0;
    for quarter in set.blocks.iter().flat_map(|block| quarters_of(&block.art)) {
        if !known.contains(&quarter) {
            count += 1;
            known.extend(MIRRORED.map(|flips| mirrored(&quarter, flips)));
        }
    }
    count
}

/// Returns the art of blocks by their pictures, each with how often it is seen: the more often, the more its colours count.
pub(super) fn art_of<'a>(blocks: impl Iterator<Item = (&'a ArtCell, u64)>, room: &PaletteRoom) -> ActArt {
    let mut seen: BTreeSet<[u8; 3]> = BTreeSet::new();
    let quarters: Vec<(QuarterColors, u64)> = blocks
        .flat_map(|(art, uses)| {
            let pixels = art.as_chunks::<4>().0;
            seen.extend(pixels.iter().filter(|pixel| pixel[3] >= 128).map(|[r, g, b, _]| [*r, *g, *b]));
            quarters_of(art).map(|quarter| (quarter, uses))
        })
        .collect();
    // Patterns with the same colours are one set.
    let mut known: BTreeMap<Vec<u16>, usize> = BTreeMap::new();
    let mut sets: Vec<ColorCounts> = Vec::new();
    let of_set: Vec<usize> = quarters
        .iter()
        .map(|(quarter, uses)| {
            let mut counts = ColorCounts::new();
            let colors = quarter.iter().filter(|color| **color != CLEAR);
            colors.for_each(|color| *counts.entry(*color).or_default() += uses);
            let colors: Vec<u16> = counts.keys().copied().collect();
            let number = *known.entry(colors).or_insert(sets.len());
            match sets.get_mut(number) {
                Some(set) => counts.into_iter().for_each(|(color, count)| *set.entry(color).or_default() += count),
                None => sets.push(counts),
            }
            number
        })
        .collect();
    let rounded: BTreeSet<u16> = sets.iter().flat_map(|set| set.keys().copied()).collect();
    let palette = fit(&sets, room);
    let mut patterns = PatternSet::new();
    let mut lost = ColorCounts::new();
    let made: Vec<BlockQuarter> = quarters
        .iter()
        .zip(&of_set)
        .map(|((quarter, uses), set)| {
            let line = palette.lines[*set];
            let places = quarter.map(|color| if color == CLEAR { 0 } else { palette.place(line, color) });
            for (color, place) in quarter.iter().zip(places).filter(|(color, _)| **color != CLEAR) {
                if palette.words[line * super::colors::LINE + usize::from(place)] & 0xEEE != *color {
                    *lost.entry(*color).or_default() += uses;
                }
            }
            // An empty pattern has no colours: which line it takes is the same.
            let (pattern, flip_x, flip_y) = patterns.add(&places);
            BlockQuarter { pattern, line: if pattern == 0 { 0 } else { line }, flip_x, flip_y }
        })
        .collect();
    let mut lost: Vec<(u16, u64)> = lost.into_iter().collect();
    lost.sort_unstable_by_key(|(color, count)| (std::cmp::Reverse(*count), *color));
    let blocks = made.as_chunks::<4>().0.to_vec();
    ActArt { patterns: patterns.patterns, blocks, palette, colors: [seen.len(), rounded.len()], lost }
}

/// Patterns that share a place if they are equal, however they are mirrored.
struct PatternSet {
    patterns: Vec<[u8; PATTERN]>,
    known: FxHashMap<[u8; PATTERN], (usize, bool, bool)>,
}

impl PatternSet {
    fn new() -> Self {
        let mut set = Self { patterns: Vec::new(), known: FxHashMap::default() };
        set.add(&[0; SIDE * SIDE]);
        set
    }

    fn add(&mut self, places: &[u8; SIDE * SIDE]) -> (usize, bool, bool) {
        let pattern = packed(places);
        if let Some(known) = self.known.get(&pattern) {
            return *known;
        }
        let number = self.patterns.len();
        self.patterns.push(pattern);
        for (flip_x, flip_y) in MIRRORED {
            self.known.entry(packed(&mirrored(places, (flip_x, flip_y)))).or_insert((number, flip_x, flip_y));
        }
        (number, false, false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::imported::palette_sources::COLORS;
    use crate::exchange::sonlvl::files::art::{BLOCK, Palette, cell, draw};
    use sim::project::Sheet;
    use std::sync::Arc;

    /// Pictures drawn from the patterns show the colours of the console that are nearest to those of the blocks.
    #[test]
    fn drawn_patterns_look_like_the_blocks() {
        let level = |of_7: usize| (of_7 * 255 / 7) as u8;
        let mut art = *Sheet::clear();
        for (at, pixel) in art.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            let (x, y) = (at % 16, at / 16);
            // Left and right halves are mirrored, and the lower right quarter is clear.
            let x = x.min(15 - x);
            *pixel = if at % 16 >= 8 && y >= 8 { [0; 4] } else { [level(x / 4), level(y / 2), 36, 255] };
        }
        let room = PaletteRoom { words: [0; 64], open: std::array::from_fn(|at| at >= 32 && at % 16 > 0) };
        let clear = Sheet::clear();
        let art: ArtCell = Arc::new(art);
        let made = art_of([(&clear, 1), (&art, 1)].into_iter(), &room);
        assert_eq!(made.blocks[0], [BlockQuarter::default(); 4]);
        assert_eq!(made.patterns.len(), 2, "the others are mirrored, or the same in another line");
        assert_ne!(made.blocks[1][0].line, made.blocks[1][2].line);
        let words = |quarters: &[BlockQuarter; 4]| -> [u8; BLOCK] {
            let words = quarters.map(|quarter| quarter.word(quarter.pattern as u16, false));
            std::array::from_fn(|at| words[at / 2].to_be_bytes()[at % 2])
        };
        let blocks: Vec<[u8; BLOCK]> = made.blocks.iter().map(words).collect();
        let mut palette = Palette([0; COLORS]);
        palette.0 = made.palette.words;
        let picture = draw(made.patterns.as_flattened(), &blocks, 2).in_colors(&palette);
        let drawn = cell(&picture, 1);
        for (at, (drawn, wanted)) in drawn.as_chunks::<4>().0.iter().zip(art.as_chunks::<4>().0).enumerate() {
            assert_eq!(word_of(*drawn), word_of(*wanted), "pixel {at}");
        }
        assert_eq!((made.lost.len(), made.colors), (0, [16, 16]));
    }
}
