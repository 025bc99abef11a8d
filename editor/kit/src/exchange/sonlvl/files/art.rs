//! Pictures: 8×8 patterns and palettes to the tileset's PNG, a cell of 16×16 for each block.

use crate::pixels::{self, Pixels};
use png::{Compression, Filter};
use sim::tiles::{Block, SolidTile};

/// Bytes of a pattern: 8 rows of 8 pixels, the left one in the high half of a byte.
pub(crate) const PATTERN: usize = 32;
/// Bytes of a block: four words, top left, top right, bottom left, bottom right.
pub(crate) const BLOCK: usize = 8;
/// Blocks side by side in the picture.
const ACROSS: usize = 16;
/// Colours of the four lines of a palette.
pub(crate) const COLOURS: usize = 64;

/// Colours as words of the console: three bits each of blue, green and red.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Palette(pub [u16; COLOURS]);

impl Default for Palette {
    /// Greys, for levels whose palette is missing.
    fn default() -> Self {
        Self(std::array::from_fn(|i| (i % 16 / 2) as u16 * 0x222))
    }
}

impl Palette {
    fn rgba(&self, line: usize, index: u8) -> [u8; 4] {
        if index == 0 {
            return [0; 4];
        }
        let word = self.0[line * 16 + usize::from(index)];
        let level = |shift: u16| level(word >> shift & 7);
        [level(1), level(5), level(9), 255]
    }
}

/// The brightness of one of the console's eight levels of a colour, rounded to the nearest.
const fn level(of_7: u16) -> u8 {
    ((of_7 * 255 * 2 + 7) / 14) as u8
}

/// A block's four words.
fn words(block: &[u8; BLOCK]) -> [u16; 4] {
    std::array::from_fn(|i| u16::from_be_bytes([block[2 * i], block[2 * i + 1]]))
}

/// Index of the colour of a pattern's pixel; 0 past the end of the patterns.
fn pixel(patterns: &[u8], word: u16, x: usize, y: usize) -> u8 {
    let x = if word & 0x800 != 0 { 7 - x } else { x };
    let y = if word & 0x1000 != 0 { 7 - y } else { y };
    let at = usize::from(word & 0x7FF) * PATTERN + y * 4 + x / 2;
    let pair = patterns.get(at).copied().unwrap_or(0);
    if x.is_multiple_of(2) { pair >> 4 } else { pair & 0xF }
}

/// True if most of the visible part of a block is in front of a player of low priority.
pub(crate) fn is_front(patterns: &[u8], block: &[u8; BLOCK]) -> bool {
    let (mut front, mut seen) = (0, 0);
    for word in words(block) {
        let pixels = (0..64).filter(|i| pixel(patterns, word, i % 8, i / 8) != 0).count();
        seen += pixels;
        front += if word & 0x8000 != 0 { pixels } else { 0 };
    }
    front * 2 > seen
}

/// The picture of `count` blocks, 16 side by side; blocks that are not there are clear.
pub(crate) fn draw(patterns: &[u8], blocks: &[[u8; BLOCK]], count: usize, palette: &Palette) -> Pixels {
    let rows = count.max(1).div_ceil(ACROSS);
    let mut picture = Pixels::clear(ACROSS * 16, rows * 16);
    for (n, block) in blocks.iter().enumerate().take(count) {
        let (left, top) = (n % ACROSS * 16, n / ACROSS * 16);
        for (quarter, word) in words(block).into_iter().enumerate() {
            let line = usize::from(word >> 13 & 3);
            for y in 0..8 {
                for x in 0..8 {
                    let colour = palette.rgba(line, pixel(patterns, word, x, y));
                    picture.put(left + x + quarter % 2 * 8, top + y + quarter / 2 * 8, colour);
                }
            }
        }
    }
    picture
}

/// The pixels of a cell of a picture of blocks, row after row, as red, green, blue and alpha.
pub(crate) fn cell(picture: &Pixels, number: usize) -> Vec<u8> {
    let (left, top) = (number % ACROSS * 16, number / ACROSS * 16);
    (0..256).flat_map(|i| picture.at(left + i % 16, top + i / 16)).collect()
}

/// The picture of blocks whose patterns are missing: the solid tile of each, so that levels can be seen.
pub(crate) fn draw_shapes(blocks: &[Block], tiles: &[SolidTile]) -> Pixels {
    const SOLID: [u8; 4] = [0x7C, 0x86, 0x99, 0xFF];
    const EDGE: [u8; 4] = [0xC4, 0xCC, 0xDA, 0xFF];
    let rows = blocks.len().max(1).div_ceil(ACROSS);
    let mut picture = Pixels::clear(ACROSS * 16, rows * 16);
    for (n, block) in blocks.iter().enumerate().skip(1) {
        let (left, top) = (n % ACROSS * 16, n / ACROSS * 16);
        let Some(tile) = tiles.get(usize::from(block.tile_a)).filter(|_| block.tile_a != 0) else { continue };
        for (x, height) in tile.heights.into_iter().enumerate() {
            let solid = if height >= 0 { 16 - i32::from(height)..16 } else { 0..-i32::from(height) };
            let surface = if height >= 0 { solid.start } else { solid.end - 1 };
            for y in solid.clone() {
                let colour = if y == surface { EDGE } else { SOLID };
                picture.put(left + x, top + y as usize, colour);
            }
        }
    }
    picture
}

/// A picture as the bytes of a PNG file.
///
/// # Errors
/// Those of the encoder.
pub(crate) fn to_png(picture: &Pixels) -> Result<Vec<u8>, String> {
    let size = (picture.width, picture.height);
    pixels::to_png(size, picture.rgba.as_flattened(), (Compression::Fast, Filter::Adaptive))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn levels_of_a_colour_are_rounded_to_the_nearest() {
        let levels: Vec<u8> = (0..8).map(level).collect();
        assert_eq!(levels, [0x00, 0x24, 0x49, 0x6D, 0x92, 0xB6, 0xDB, 0xFF]);
        let mut palette = Palette([0; COLOURS]);
        palette.0[1] = 0x0E8A;
        assert_eq!(palette.rgba(0, 1), [0xB6, 0x92, 0xFF, 0xFF]);
    }

    #[test]
    fn shapes_stand_in_for_patterns() {
        let tile = |height| SolidTile { heights: [height; 16], ..SolidTile::default() };
        let block = |tile_a| Block { tile_a, ..Block::default() };
        let picture = draw_shapes(&[block(0), block(1), block(2), block(9)], &[tile(0), tile(3), tile(-16)]);
        let alpha = |x, y| picture.at(x, y)[3];
        assert_eq!([alpha(16, 12), alpha(16, 13), alpha(32, 0), alpha(47, 15), alpha(48, 15)], [0, 255, 255, 255, 0]);
    }

    #[test]
    fn a_block_is_drawn_with_flips_and_lines() {
        let mut patterns = vec![0; 2 * PATTERN];
        patterns[PATTERN] = 0x10; // top left pixel of pattern 1
        let mut palette = Palette([0; COLOURS]);
        palette.0[1] = 0x00E;
        palette.0[17] = 0xE00;
        let words: [u16; 4] = [0x0001, 0x2801, 0x1001, 0x8000];
        let block: [u8; BLOCK] = std::array::from_fn(|i| words[i / 2].to_be_bytes()[i % 2]);
        let picture = draw(&patterns, &[[0; BLOCK], block], 2, &palette);
        assert_eq!((picture.width, picture.height), (256, 16));
        for (x, y, colour) in [
            (16, 0, [255, 0, 0, 255]),
            (31, 0, [0, 0, 255, 255]),
            (16, 15, [255, 0, 0, 255]),
            (24, 8, [0; 4]),
            (0, 0, [0; 4]),
        ] {
            assert_eq!(picture.at(x, y), colour, "{x} {y}");
        }
        assert!(!is_front(&patterns, &block));
        let front: [u8; BLOCK] = std::array::from_fn(|i| (words[i / 2] | 0x8000).to_be_bytes()[i % 2]);
        assert!(is_front(&patterns, &front));
        assert_eq!(Pixels::read(&to_png(&picture).unwrap()).unwrap(), picture);
    }
}
