//! Pixels of a sprite: its pieces, drawn with tiles of an art file.

use super::mappings::SpritePiece;
use crate::document::imported::object_pictures::{HIGH, PictureImage};
use crate::exchange::sonlvl::files::art::{PATTERN, pixel};

/// Farther than this from its place nothing of a sprite is drawn, pixels.
const REACH: i32 = 512;
/// Pieces of this word and above name tiles that lie before the art in the console's memory.
const BEFORE_ART: u16 = 0xF800;

/// The palette that a definition draws a sprite with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct SpritePalette {
    /// The line that pieces count from: 0 to 3, or 4 to 7 for the lines beyond those of the level.
    pub line: u8,
    /// Drawn in front of the level.
    pub is_high: bool,
}

impl SpritePalette {
    /// The first colour of the line of a piece, with the mark of high priority.
    ///
    /// As in the game words are added: a line beyond the last turns the priority over.
    fn of_piece(self, word: u16) -> u8 {
        let start = self.line & 3 | u8::from(self.is_high) << 2;
        let sum = start.wrapping_add((word >> 13) as u8);
        let priority = if sum & 4 == 0 { 0 } else { HIGH };
        (((sum & 3) | (self.line & 4)) * 16) | priority
    }
}

/// Draws a sprite, trimmed to what is seen. Returns it and the number of tiles that the art does not have.
pub(super) fn sprite(pieces: &[SpritePiece], tiles: &[u8], palette: SpritePalette) -> (PictureImage, usize) {
    let mut missing = 0;
    let seen: Vec<&SpritePiece> = pieces.iter().filter(|piece| piece.word < BEFORE_ART).collect();
    let sides =
        |piece: &&SpritePiece| [piece.x, piece.y, piece.x + 8 * piece.width as i32, piece.y + 8 * piece.height as i32];
    let around = |a: [i32; 4], b: [i32; 4]| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])];
    let bounds = seen.iter().map(sides).reduce(around).unwrap_or_default();
    let [left, top, right, bottom] = bounds.map(|side| side.clamp(-REACH, REACH));
    let (width, height) = ((right - left) as usize, (bottom - top) as usize);
    let mut pixels = vec![0; width * height];
    // The first piece is in front.
    for piece in seen.iter().rev() {
        let first_color = palette.of_piece(piece.word);
        let (flips_x, flips_y) = (piece.word & 0x800 != 0, piece.word & 0x1000 != 0);
        for place in 0..piece.width * piece.height {
            let (column, row) = (place / piece.height, place % piece.height);
            let tile = usize::from(piece.word & 0x7FF) + place;
            if (tile + 1) * PATTERN > tiles.len() {
                missing += 1;
                continue;
            }
            let word = tile as u16 & 0x7FF | piece.word & 0x1800;
            let column = if flips_x { piece.width - 1 - column } else { column };
            let row = if flips_y { piece.height - 1 - row } else { row };
            for at in 0..64 {
                let color = pixel(tiles, word, at % 8, at / 8);
                let x = piece.x + (8 * column + at % 8) as i32 - left;
                let y = piece.y + (8 * row + at / 8) as i32 - top;
                let is_inside = (0..width as i32).contains(&x) && (0..height as i32).contains(&y);
                if color != 0 && is_inside {
                    pixels[y as usize * width + x as usize] = first_color | color;
                }
            }
        }
    }
    let image = PictureImage { left, top, width, height, pixels };
    (image.trimmed(), missing)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(x: i32, (width, height): (usize, usize), word: u16) -> SpritePiece {
        SpritePiece { x, y: 0, width, height, word }
    }

    /// Tiles of one colour each: that of its number, plus one.
    fn tiles(count: u8) -> Vec<u8> {
        (0..count).flat_map(|tile| [(tile + 1) % 16 * 0x11; PATTERN]).collect()
    }

    #[test]
    fn tiles_go_down_the_columns_and_pieces_are_mirrored_whole() {
        let at = |word: u16| {
            let (image, missing) = sprite(&[piece(0, (2, 2), word)], &tiles(4), SpritePalette::default());
            assert_eq!((image.width, image.height, missing), (16, 16, 0));
            [(0, 0), (8, 0), (0, 8), (8, 8)].map(|(x, y)| image.pixels[y * 16 + x])
        };
        assert_eq!(at(0), [1, 3, 2, 4]);
        assert_eq!(at(0x800), [3, 1, 4, 2]);
        assert_eq!(at(0x1000), [2, 4, 1, 3]);
    }

    #[test]
    fn the_first_piece_is_in_front_and_lines_are_added() {
        let pieces = [piece(0, (1, 1), 0x2000), piece(4, (1, 1), 0x6001)];
        let palette = SpritePalette { line: 2, is_high: false };
        let (image, _) = sprite(&pieces, &tiles(2), palette);
        assert_eq!((image.width, image.pixels[0], image.pixels[7]), (12, 3 * 16 + 1, 3 * 16 + 1));
        assert_eq!(image.pixels[8], 18 | HIGH, "2 and 3 are line 1, and high");
        let beyond = SpritePalette { line: 5, is_high: true };
        assert_eq!(sprite(&pieces[..1], &tiles(2), beyond).0.pixels[0], 97 | HIGH);
    }

    #[test]
    fn tiles_that_the_art_does_not_have_are_left_out() {
        let pieces = [piece(0, (2, 1), 1), piece(40, (1, 1), 0xFFFF)];
        let (image, missing) = sprite(&pieces, &tiles(2), SpritePalette::default());
        assert_eq!((image.width, missing), (8, 1), "a tile before the art is not counted");
        assert_eq!(sprite(&[], &[], SpritePalette::default()).0, PictureImage::default());
        let far = [piece(32_000, (4, 4), 0), piece(-32_000, (4, 4), 0)];
        assert_eq!(sprite(&far, &tiles(16), SpritePalette::default()).0, PictureImage::default());
    }
}
