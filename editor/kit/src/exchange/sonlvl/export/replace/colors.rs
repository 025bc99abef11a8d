//! The colours of an act's art: which line of the palette each pattern takes, and which colours the lines get.

use crate::document::imported::console_color::{self, BITS};
use sim::project::Rgb;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// Colours of a line; the first one is clear.
pub(super) const LINE: usize = 16;
/// Lines of a palette.
const LINES: usize = 4;
/// The word of a pixel that is clear.
pub(super) const CLEAR: u16 = u16::MAX;
/// Rounds in which the colours of lines and the lines of patterns follow each other.
const ROUNDS: usize = 4;
/// Most colours of a line that compete for its places: the most frequent ones.
const MOST_RIVALS: usize = 128;

/// Returns the word of a pixel: each part rounded to the nearest of the console's eight levels.
pub(super) fn word_of(pixel: [u8; 4]) -> u16 {
    let [red, green, blue, alpha] = pixel;
    if alpha < 128 { CLEAR } else { console_color::word_of(Rgb([red, green, blue])) }
}

/// Colours of a pattern and how many pixels of the art have each, clear ones left out.
pub(super) type ColorCounts = BTreeMap<u16, u64>;

/// The palette that the art is fitted to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PaletteRoom {
    /// The colours of all lines as they are.
    pub words: [u16; LINES * LINE],
    /// The places that get colours of the art.
    pub open: [bool; LINES * LINE],
}

/// A palette with the colours of the art.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FittedPalette {
    /// The colours of all lines.
    pub words: [u16; LINES * LINE],
    /// The line of each set of colours.
    pub lines: Vec<usize>,
    /// The places whose colours stand for those of the art.
    usable: [bool; LINES * LINE],
}

impl FittedPalette {
    /// Returns the place in a line of the colour that comes nearest, from 1 to 15.
    pub(super) fn place(&self, line: usize, color: u16) -> u8 {
        let places = (1..LINE).filter(|place| self.usable[line * LINE + place]);
        let nearest = places.min_by_key(|place| (distance(self.words[line * LINE + place], color), *place));
        nearest.unwrap_or(1) as u8
    }
}

/// A line while colours are given to it.
#[derive(Clone, Debug, Default)]
struct LineColors {
    fixed: BTreeSet<u16>,
    own: BTreeSet<u16>,
    room: usize,
}

impl LineColors {
    fn lacking<'a>(&'a self, colors: &'a ColorCounts) -> impl Iterator<Item = u16> + 'a {
        colors.keys().copied().filter(|color| !self.fixed.contains(color) && !self.own.contains(color))
    }

    /// The error of showing colours in the line, as squares of distances times pixels.
    fn error(&self, colors: &ColorCounts) -> u64 {
        let nearest = |color: u16| self.fixed.iter().chain(&self.own).map(|known| distance(*known, color)).min();
        colors.iter().map(|(color, count)| nearest(*color).map_or(u64::MAX / 1024, |far| far * count)).sum()
    }
}

/// Fits sets of colours, one for each pattern, to a palette: each set into one line.
///
/// If all of them have room the colours are exact. Else patterns take the lines that come nearest to them, and lines the
/// colours that are nearest to their patterns.
pub(super) fn fit(sets: &[ColorCounts], palette: &PaletteRoom) -> FittedPalette {
    let empty: Vec<LineColors> = (0..LINES)
        .map(|line| {
            let places = || line * LINE + 1..line * LINE + LINE;
            LineColors {
                fixed: places().filter(|at| !palette.open[*at]).map(|at| palette.words[at] & BITS).collect(),
                own: BTreeSet::new(),
                room: places().filter(|at| palette.open[*at]).count(),
            }
        })
        .collect();
    let (mut lines, is_exact) = exact(sets, &empty);
    let mut best = assigned(sets, &lines);
    let mut least = total(sets, &lines, &best);
    for _ in 0..if is_exact { 0 } else { ROUNDS } {
        let next = nearest_colors(sets, &empty, &best);
        let taken = assigned(sets, &next);
        let error = total(sets, &next, &taken);
        if error >= least {
            break;
        }
        (lines, best, least) = (next, taken, error);
    }
    let mut fitted = FittedPalette { words: palette.words, lines: best, usable: palette.open.map(|open| !open) };
    for (line, colors) in lines.iter().enumerate() {
        let places = (line * LINE + 1..line * LINE + LINE).filter(|at| palette.open[*at]);
        for (at, color) in places.zip(&colors.own) {
            (fitted.words[at], fitted.usable[at]) = (*color, true);
        }
    }
    fitted
}

/// Gives sets to lines in which they are exact, the largest first; false if some have no room.
fn exact(sets: &[ColorCounts], empty: &[LineColors]) -> (Vec<LineColors>, bool) {
    let mut lines = empty.to_vec();
    let mut order: Vec<&ColorCounts> = sets.iter().collect();
    order.sort_by_key(|colors| (Reverse(colors.len()), Reverse(colors.values().sum::<u64>()), colors.keys().next()));
    let mut is_exact = true;
    for colors in order {
        let lacking = |line: &usize| lines[*line].lacking(colors).count();
        let fits = (0..LINES).filter(|line| lacking(line) <= lines[*line].room);
        match fits.min_by_key(|line| (lacking(line), *line)) {
            Some(line) => {
                let more: Vec<u16> = lines[line].lacking(colors).collect();
                lines[line].room -= more.len();
                lines[line].own.extend(more);
            }
            None => is_exact = false,
        }
    }
    (lines, is_exact)
}

/// The line of each set in which it looks best.
fn assigned(sets: &[ColorCounts], lines: &[LineColors]) -> Vec<usize> {
    let best = |colors: &ColorCounts| (0..LINES).min_by_key(|line| (lines[*line].error(colors), *line)).unwrap_or(0);
    sets.iter().map(best).collect()
}

fn total(sets: &[ColorCounts], lines: &[LineColors], assigned: &[usize]) -> u64 {
    sets.iter().zip(assigned).map(|(colors, line)| lines[*line].error(colors)).fold(0, u64::saturating_add)
}

/// Lines with the colours that the sets assigned to them need most.
fn nearest_colors(sets: &[ColorCounts], empty: &[LineColors], assigned: &[usize]) -> Vec<LineColors> {
    let mut lines = empty.to_vec();
    for (number, line) in lines.iter_mut().enumerate() {
        let mut counts = ColorCounts::new();
        for (color, count) in sets.iter().zip(assigned).filter(|(_, of)| **of == number).flat_map(|(set, _)| set) {
            if !line.fixed.contains(color) {
                *counts.entry(*color).or_default() += count;
            }
        }
        line.own = fewer(counts, line.room);
        line.room -= line.own.len();
    }
    lines
}

/// Merges colours into the nearest more frequent one, the least harm first, until there is room for them.
fn fewer(counts: ColorCounts, room: usize) -> BTreeSet<u16> {
    let mut colors: Vec<(u64, u16)> = counts.into_iter().map(|(color, count)| (count, color)).collect();
    colors.sort_unstable_by_key(|(count, color)| (Reverse(*count), *color));
    colors.truncate(MOST_RIVALS);
    while colors.len() > room {
        // The list is in order: of two colours the later one is the rarer.
        let pairs = (1..colors.len()).flat_map(|rare| (0..rare).map(move |kept| (rare, kept)));
        let harm = |(rare, kept): &(usize, usize)| distance(colors[*rare].1, colors[*kept].1) * colors[*rare].0;
        let Some((rare, kept)) = pairs.min_by_key(harm) else {
            colors.clear();
            break;
        };
        colors[kept].0 += colors[rare].0;
        colors.remove(rare);
        colors.sort_unstable_by_key(|(count, color)| (Reverse(*count), *color));
    }
    colors.into_iter().map(|(_, color)| color).collect()
}

/// The distance at which two colours look apart: squares of the parts' differences, weighted as the eye sees them.
fn distance(one: u16, other: u16) -> u64 {
    let part = |shift: u16| u64::from((one >> shift & 7).abs_diff(other >> shift & 7)).pow(2);
    3 * part(1) + 6 * part(5) + part(9)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A palette whose last two lines are open, the other colours black.
    fn room() -> PaletteRoom {
        PaletteRoom { words: [0; 64], open: std::array::from_fn(|at| at >= 32 && !at.is_multiple_of(LINE)) }
    }

    fn set(colors: impl IntoIterator<Item = u16>) -> ColorCounts {
        colors.into_iter().map(|color| (color, 8)).collect()
    }

    /// Colours of the console by a number below 512.
    fn color(number: u16) -> u16 {
        (number & 7) << 1 | (number >> 3 & 7) << 5 | (number >> 6 & 7) << 9
    }

    #[test]
    fn parts_of_a_colour_are_rounded_to_the_nearest_level() {
        let cases = [
            ([0, 0, 0, 255], 0),
            ([255, 255, 255, 255], 0xEEE),
            ([0xB6, 0x92, 0xFF, 255], 0xE8A),
            ([18, 19, 0, 255], 0x020),
            ([9, 9, 9, 127], CLEAR),
        ];
        for (pixel, word) in cases {
            assert_eq!(word_of(pixel), word, "{pixel:?}");
        }
    }

    #[test]
    fn colours_that_have_room_are_exact() {
        let sets: Vec<ColorCounts> = vec![
            set((1..14).map(color)),
            set((10..16).map(color)),
            set((100..112).map(color)),
            set((105..115).map(color)),
            set([0]),
        ];
        let fitted = fit(&sets, &room());
        for (colors, line) in sets.iter().zip(&fitted.lines) {
            for wanted in colors.keys() {
                let place = usize::from(fitted.place(*line, *wanted));
                assert_eq!(fitted.words[line * LINE + place], *wanted);
            }
        }
        assert_eq!(fitted.lines, [2, 2, 3, 3, 0], "black is a colour of the first line");
        assert_eq!(fitted.words[..32], [0; 32], "closed lines stay");
    }

    #[test]
    fn colours_without_room_come_near_and_frequent_ones_stay() {
        let mut sets: Vec<ColorCounts> = (0..40).map(|n| set((n * 12..n * 12 + 12).map(color))).collect();
        sets[7].insert(color(85), 100_000);
        let fitted = fit(&sets, &room());
        let mut far = 0;
        for (colors, line) in sets.iter().zip(&fitted.lines) {
            let nearest = |color: u16| fitted.words[line * LINE + usize::from(fitted.place(*line, color))];
            far += colors.keys().map(|color| distance(nearest(*color), *color)).sum::<u64>();
        }
        assert!(far < 480 * 40, "{far}: two levels in each part are 40");
        let line = fitted.lines[7];
        assert!(fitted.words[line * LINE..][..LINE].contains(&color(85)));
    }

    #[test]
    fn a_palette_without_room_is_taken_as_it_is() {
        let mut palette = PaletteRoom { open: [false; 64], ..room() };
        palette.words[20] = 0xE00;
        palette.words[40] = 0x00E;
        let fitted = fit(&[set([0xC00]), set([0x00C]), set([])], &palette);
        assert_eq!(fitted.lines, [1, 2, 0]);
        assert_eq!((fitted.place(1, 0xC00), fitted.place(2, 0x00C), fitted.words), (4, 8, palette.words));
    }
}
