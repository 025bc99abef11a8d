//! Pictures: 8×8 patterns and palettes to the tileset's PNG, a cell of 16×16 for each block.

use crate::document::art::pixels::SIDE;
use crate::document::imported::console_color::rgb_of;
use crate::document::imported::palette_sources::COLORS;
use crate::pixels::{self, Pixels};
use png::{Compression, Filter};
use sim::project::Rgb;
use sim::tiles::{Block, SolidTile};

/// Bytes of a pattern: 8 rows of 8 pixels, the left one in the high half of a byte.
pub(crate) const PATTERN: usize = 32;
/// Bytes of a block: four words, top left, top right, bottom left, bottom right.
pub(crate) const BLOCK: usize = 8;
/// Blocks side by side in the picture.
const ACROSS: usize = 16;

/// Colours as words of the console: three bits each of blue, green and red.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Palette(pub [u16; COLORS]);

impl Default for Palette {
    /// Greys, for levels whose palette is missing.
    fn default() -> Self {
        Self(std::array::from_fn(|i| (i % 16 / 2) as u16 * 0x222))
    }
}

impl Palette {
    /// The colours by number; the first of each line is clear.
    pub(crate) fn colors(&self) -> Vec<[u8; 4]> {
        let color = |(number, word): (usize, &u16)| {
            let Rgb([red, green, blue]) = rgb_of(*word);
            [red, green, blue, if number % 16 == 0 { 0 } else { 255 }]
        };
        self.0.iter().enumerate().map(color).collect()
    }
}

/// A block's four words.
pub(in crate::exchange::sonlvl) fn words(block: &[u8; BLOCK]) -> [u16; 4] {
    std::array::from_fn(|i| u16::from_be_bytes([block[2 * i], block[2 * i + 1]]))
}

/// Index of the colour of a pattern's pixel; 0 past the end of the patterns.
pub(in crate::exchange::sonlvl) fn pixel(patterns: &[u8], word: u16, x: usize, y: usize) -> u8 {
    let x = if word & 0x800 != 0 { 7 - x } else { x };
    let y = if word & 0x1000 != 0 { 7 - y } else { y };
    let at = usize::from(word & 0x7FF) * PATTERN + y * 4 + x / 2;
    let pair = patterns.get(at).copied().unwrap_or(0);
    if x.is_multiple_of(2) { pair >> 4 } else { pair & 0xF }
}

/// The bytes of a pattern: rows of four, the left pixel of two in the high half.
pub(in crate::exchange::sonlvl) fn packed(pixels: &[u8; SIDE * SIDE]) -> [u8; PATTERN] {
    std::array::from_fn(|at| pixels[2 * at] << 4 | pixels[2 * at + 1] & 0xF)
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

/// The picture of blocks as numbers of colours: 16 blocks side by side, pixels row after row.
pub(crate) struct NumberedPicture(Vec<u8>);

impl NumberedPicture {
    /// Pixels of the picture: columns and rows.
    fn size(&self) -> (usize, usize) {
        (ACROSS * 16, self.0.len() / (ACROSS * 16))
    }

    /// The numbers of a cell, row after row.
    pub(in crate::exchange::sonlvl) fn cell(&self, number: usize) -> [u8; 256] {
        let corner = number / ACROSS * 16 * ACROSS * 16 + number % ACROSS * 16;
        std::array::from_fn(|at| self.0.get(corner + at / 16 * ACROSS * 16 + at % 16).copied().unwrap_or_default())
    }

    /// The picture in the colours of a palette.
    pub(crate) fn in_colors(&self, palette: &Palette) -> Pixels {
        let ((width, height), colors) = (self.size(), palette.colors());
        let color = |number: &u8| colors.get(usize::from(*number)).copied().filter(|color| color[3] > 0);
        Pixels { width, height, rgba: self.0.iter().map(|number| color(number).unwrap_or_default()).collect() }
    }

    /// The picture as the bytes of a PNG file, with its colour numbers.
    ///
    /// # Errors
    /// Failures of the encoder.
    pub(crate) fn to_png(&self, palette: &Palette) -> Result<Vec<u8>, String> {
        pixels::to_indexed_png(self.size(), &self.0, &palette.colors())
    }
}

/// Draws the picture of `count` blocks; blocks that are not there are clear.
pub(crate) fn draw(patterns: &[u8], blocks: &[[u8; BLOCK]], count: usize) -> NumberedPicture {
    let rows = count.max(1).div_ceil(ACROSS);
    let mut picture = vec![0; ACROSS * 16 * rows * 16];
    for (n, block) in blocks.iter().enumerate().take(count) {
        let (left, top) = (n % ACROSS * 16, n / ACROSS * 16);
        for (quarter, word) in words(block).into_iter().enumerate() {
            let line = (word >> 13 & 3) as u8 * 16;
            for y in 0..8 {
                for x in 0..8 {
                    let at = (top + y + quarter / 2 * 8) * ACROSS * 16 + left + x + quarter % 2 * 8;
                    picture[at] = line + pixel(patterns, word, x, y);
                }
            }
        }
    }
    NumberedPicture(picture)
}

/// The pixels of a cell of a picture of blocks, row after row, as red, green, blue and alpha; clear ones without a colour.
pub(crate) fn cell(picture: &Pixels, number: usize) -> Vec<u8> {
    let (left, top) = (number % ACROSS * 16, number / ACROSS * 16);
    let pixel = |i: usize| Some(picture.at(left + i % 16, top + i / 16)).filter(|pixel| pixel[3] > 0);
    (0..256).flat_map(|i| pixel(i).unwrap_or_default()).collect()
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
/// Failures of the encoder.
pub(crate) fn to_png(picture: &Pixels) -> Result<Vec<u8>, String> {
    let size = (picture.width, picture.height);
    pixels::to_png(size, picture.rgba.as_flattened(), (Compression::Fast, Filter::Adaptive))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

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
        let mut palette = Palette([0; COLORS]);
        palette.0[1] = 0x00E;
        palette.0[17] = 0xE00;
        let words: [u16; 4] = [0x0001, 0x2801, 0x1001, 0x8000];
        let block: [u8; BLOCK] = std::array::from_fn(|i| words[i / 2].to_be_bytes()[i % 2]);
        let numbered = draw(&patterns, &[[0; BLOCK], block], 2);
        let picture = numbered.in_colors(&palette);
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
        let png = numbered.to_png(&palette).unwrap();
        let (size, numbers, colors) = pixels::read_indexed(&png).unwrap();
        assert_eq!((size, numbers, colors), ((256, 16), numbered.0, palette.colors()));
        assert_eq!(Pixels::read(&to_png(&picture).unwrap()).unwrap(), picture);
    }
}
