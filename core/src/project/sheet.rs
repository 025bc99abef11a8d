//! The picture of a tileset as it is edited: cells of 16×16 pixels, shared and copied on write.

use super::{MOST_COLORS, Rgb};
use std::sync::Arc;

/// A cell of a tileset's picture: 16×16 pixels, row after row, each as red, green, blue, alpha (not premultiplied).
pub type ArtCell = Arc<[u8; 1024]>;

/// The colour number of each pixel of a cell.
pub type ColorNumbers = Arc<[u8; 256]>;

/// A tileset's picture, decoded.
///
/// The files of this crate hold no pictures: the caller decodes them on opening and encodes them on saving.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    /// Cells in a row of the picture, at least 1.
    pub across: u16,
    /// The cells, left to right, top to bottom; what is missing in the last row is clear.
    pub cells: Vec<ArtCell>,
    /// Its colours by number; `None` for a picture that has none, which is always shown in its own colours.
    pub indexed: Option<Arc<IndexedArt>>,
}

/// The colours of a picture by number, and the number of each pixel.
///
/// Two numbers may have one colour, so pixels of one colour may differ in another palette.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct IndexedArt {
    /// The colours by number, at most [`MOST_COLORS`]: red, green, blue, alpha. Clear pixels do not show the colour of theirs.
    pub colors: Vec<[u8; 4]>,
    /// The numbers of the cells as they were cut. A pixel that was painted since has another colour than its number: see
    /// [`Sheet::numbers`].
    pub cells: Vec<ColorNumbers>,
}

impl PartialEq for Sheet {
    /// Compares what is shown, in any palette: not which number a pixel had before it was painted.
    fn eq(&self, other: &Self) -> bool {
        let is_same = self.across == other.across && self.cells == other.cells;
        is_same
            && match (&self.indexed, &other.indexed) {
                (None, None) => true,
                (Some(one), Some(other)) if Arc::ptr_eq(one, other) => true,
                (Some(one), Some(two)) => {
                    one.colors == two.colors
                        && (0..self.cells.len()).all(|cell| self.numbers(cell) == other.numbers(cell))
                }
                _ => false,
            }
    }
}

impl Eq for Sheet {}

impl IndexedArt {
    /// Returns the number of a colour, near a number if several have it: first of its line of 16, then of all.
    fn number(&self, color: [u8; 4], near: u8) -> Option<u8> {
        let is_it = |number: &usize| self.colors.get(*number).is_some_and(|known| is_alike(*known, color));
        let near = usize::from(near);
        let line = near & !15;
        let mut numbers = std::iter::once(near).chain(line..line + 16).chain(0..self.colors.len());
        numbers.find(is_it).and_then(|number| u8::try_from(number).ok())
    }
}

/// True for colours that look alike: the same, or both clear.
fn is_alike(one: [u8; 4], other: [u8; 4]) -> bool {
    one == other || one[3] == 0 && other[3] == 0
}

impl Sheet {
    /// Cells in a row if a picture is made here.
    pub(crate) const ACROSS: u16 = 32;

    /// A picture with one clear cell.
    pub fn empty() -> Self {
        Self { across: Self::ACROSS, cells: vec![Self::clear()], indexed: None }
    }

    /// A clear cell.
    pub fn clear() -> ArtCell {
        Arc::new([0; 1024])
    }

    /// Cuts a picture of `width` × `height` pixels (RGBA, row after row); `None` unless both sides are multiples of 16
    /// and the cells can be numbered.
    pub fn cut(width: usize, height: usize, pixels: &[u8]) -> Option<Self> {
        let (across, down) = (width / 16, height / 16);
        let fits = width.is_multiple_of(16) && height.is_multiple_of(16) && width > 0 && height > 0;
        if !fits || across.checked_mul(down)? > 1 << 16 || pixels.len() != width * height * 4 {
            return None;
        }
        let clear = Self::clear();
        let cell = |i: usize| {
            let (x, y) = (i % across * 16, i / across * 16);
            let mut cell = [0; 1024];
            for (row, to) in cell.chunks_exact_mut(64).enumerate() {
                let from = ((y + row) * width + x) * 4;
                to.copy_from_slice(&pixels[from..from + 64]);
            }
            if cell == *clear { clear.clone() } else { Arc::new(cell) }
        };
        Some(Self { across: u16::try_from(across).ok()?, cells: (0..across * down).map(cell).collect(), indexed: None })
    }

    /// Cuts a picture of `width` × `height` colour numbers, row after row; `None` as for [`Sheet::cut`], and for a number
    /// without a colour.
    pub fn cut_indexed((width, height): (usize, usize), numbers: &[u8], colors: Vec<[u8; 4]>) -> Option<Self> {
        if colors.len() > MOST_COLORS || numbers.len() != width.checked_mul(height)? {
            return None;
        }
        let pixel = |number: &u8| colors.get(usize::from(*number)).map(|color| visible(*color));
        let pixels: Option<Vec<[u8; 4]>> = numbers.iter().map(pixel).collect();
        let sheet = Self::cut(width, height, pixels?.as_flattened())?;
        let across = usize::from(sheet.across);
        let number =
            |cell: usize, i: usize| numbers[(cell / across * 16 + i / 16) * width + cell % across * 16 + i % 16];
        let blank = Arc::new([0; 256]);
        let cells = (0..sheet.cells.len()).map(|cell| {
            let own: [u8; 256] = std::array::from_fn(|i| number(cell, i));
            if own == *blank { Arc::clone(&blank) } else { Arc::new(own) }
        });
        let indexed = IndexedArt { cells: cells.collect(), colors };
        Some(Self { indexed: Some(Arc::new(indexed)), ..sheet })
    }

    /// The colour number of each pixel of a cell; `None` if the picture has no colour numbers, or a pixel a colour that is none of
    /// them.
    pub fn numbers(&self, cell: usize) -> Option<ColorNumbers> {
        let (indexed, pixels) = (self.indexed.as_ref()?, self.cells.get(cell)?.as_chunks::<4>().0);
        let known = indexed.cells.get(cell);
        let mut numbers = known.map_or([0; 256], |known| **known);
        let mut is_known = known.is_some();
        for (number, pixel) in numbers.iter_mut().zip(pixels) {
            let found = indexed.number(*pixel, *number)?;
            is_known &= found == *number;
            *number = found;
        }
        Some(known.filter(|_| is_known).map_or_else(|| Arc::new(numbers), Arc::clone))
    }

    /// The pixels of a cell in the colours of a palette; `None` for one without colour numbers. Clear pixels stay clear, and
    /// alpha stays.
    pub fn cell_in(&self, cell: usize, palette: &[Rgb]) -> Option<ArtCell> {
        let (numbers, colors) = (self.numbers(cell)?, &self.indexed.as_ref()?.colors);
        Some(colored(&numbers, |number| {
            let own = colors.get(usize::from(number)).copied().unwrap_or_default();
            let other = palette.get(usize::from(number)).filter(|_| own[3] > 0);
            other.map_or(own, |&Rgb([red, green, blue])| [red, green, blue, own[3]])
        }))
    }

    /// The picture with other colours, by number. Cells that have a colour which is none of the numbers' stay as they are; cells
    /// that do not change are shared with this picture.
    #[must_use]
    pub fn recolored(&self, colors: Vec<[u8; 4]>) -> Self {
        let Some(indexed) = &self.indexed else { return self.clone() };
        let mut new = self.clone();
        let mut numbered = IndexedArt { colors, cells: indexed.cells.clone() };
        numbered.cells.resize(self.cells.len().max(numbered.cells.len()), Arc::new([0; 256]));
        for (cell, pixels) in new.cells.iter_mut().enumerate() {
            let Some(numbers) = self.numbers(cell) else { continue };
            let drawn = colored(&numbers, |n| numbered.colors.get(usize::from(n)).copied().unwrap_or_default());
            numbered.cells[cell] = numbers;
            if drawn != *pixels {
                *pixels = drawn;
            }
        }
        new.indexed = Some(Arc::new(numbered));
        new
    }

    /// The whole picture as colour numbers, and their colours: what was painted in further colours gets numbers behind the
    /// others. `None` if the picture has no colour numbers, or more colours than there can be.
    pub fn indexed_pixels(&self) -> Option<(Vec<[u8; 4]>, Vec<u8>)> {
        let mut colors = self.indexed.as_ref()?.colors.clone();
        let across = usize::from(self.across.max(1));
        let (width, rows) = (across * 16, self.cells.len().div_ceil(across).max(1));
        let clear = |colors: &mut Vec<[u8; 4]>| number_of(colors, [0; 4]);
        let is_whole = rows * across == self.cells.len();
        let ground = if is_whole { 0 } else { clear(&mut colors)? };
        let mut pixels = vec![ground; width * rows * 16];
        for cell in 0..self.cells.len() {
            let numbers = match self.numbers(cell) {
                Some(numbers) => numbers,
                None => {
                    let near = self.indexed.as_ref()?.cells.get(cell).map_or([0; 256], |known| **known);
                    let all = IndexedArt { colors: colors.clone(), cells: Vec::new() };
                    let mut numbers = [0; 256];
                    for ((number, near), pixel) in numbers.iter_mut().zip(near).zip(self.cells[cell].as_chunks::<4>().0)
                    {
                        *number = match all.number(*pixel, near) {
                            Some(known) => known,
                            None => number_of(&mut colors, *pixel)?,
                        };
                    }
                    Arc::new(numbers)
                }
            };
            let (x, y) = (cell % across * 16, cell / across * 16);
            for (row, from) in numbers.chunks_exact(16).enumerate() {
                let to = (y + row) * width + x;
                pixels[to..to + 16].copy_from_slice(from);
            }
        }
        Some((colors, pixels))
    }

    /// The picture with colour numbers, in the order in which its colours come, clear first; `None` if it has too many colours.
    pub fn with_numbers(&self) -> Option<Self> {
        let mut colors = vec![[0; 4]];
        for pixel in self.cells.iter().flat_map(|cell| cell.as_chunks::<4>().0) {
            number_of(&mut colors, *pixel)?;
        }
        let indexed = Some(Arc::new(IndexedArt { colors, cells: Vec::new() }));
        let mut new = Self { indexed, ..self.clone() };
        let cells = (0..new.cells.len()).map(|cell| new.numbers(cell)).collect::<Option<_>>()?;
        Arc::make_mut(new.indexed.as_mut()?).cells = cells;
        Some(new)
    }

    /// The whole picture: width and height in pixels, and the pixels.
    pub fn pixels(&self) -> (usize, usize, Vec<u8>) {
        let across = usize::from(self.across.max(1));
        let (width, height) = (across * 16, self.cells.len().div_ceil(across).max(1) * 16);
        let mut pixels = vec![0; width * height * 4];
        for (i, cell) in self.cells.iter().enumerate() {
            let (x, y) = (i % across * 16, i / across * 16);
            for (row, from) in cell.chunks_exact(64).enumerate() {
                let to = ((y + row) * width + x) * 4;
                pixels[to..to + 64].copy_from_slice(from);
            }
        }
        (width, height, pixels)
    }
}

/// A cell of pixels by their numbers.
fn colored(numbers: &[u8; 256], color: impl Fn(u8) -> [u8; 4]) -> ArtCell {
    let mut cell = [0; 1024];
    for (pixel, number) in cell.as_chunks_mut::<4>().0.iter_mut().zip(numbers) {
        *pixel = visible(color(*number));
    }
    Arc::new(cell)
}

/// A colour as pixels have it: a clear one without what it hides.
fn visible(color: [u8; 4]) -> [u8; 4] {
    if color[3] == 0 { [0; 4] } else { color }
}

/// The number of a colour, which gets one if it has none; `None` if there is no room.
fn number_of(colors: &mut Vec<[u8; 4]>, color: [u8; 4]) -> Option<u8> {
    let known = colors.iter().position(|known| is_alike(*known, color));
    let number = known.unwrap_or(colors.len());
    if known.is_none() {
        if colors.len() == MOST_COLORS {
            return None;
        }
        colors.push(color);
    }
    u8::try_from(number).ok()
}

/// Art that was drawn by rule: which material drew it, and what it drew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawnArt {
    /// Name of the material.
    pub material: String,
    /// Digest of the pixels as the rule drew them. If the cell's pixels have another one, somebody painted it: it is
    /// found again for the same rule's drawing, and never drawn over.
    pub digest: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Colours: clear, red, green, red again.
    const COLORS: [[u8; 4]; 4] = [[0; 4], [255, 0, 0, 255], [0, 255, 0, 255], [255, 0, 0, 255]];

    fn indexed(numbers: [u8; 4]) -> Sheet {
        let numbers: Vec<u8> = (0..32 * 32).map(|i| numbers[i / 512 * 2 + i / 16 % 2]).collect();
        Sheet::cut_indexed((32, 32), &numbers, COLORS.to_vec()).expect("whole cells")
    }

    #[test]
    fn pixels_of_one_colour_differ_in_another_palette() {
        let sheet = indexed([0, 1, 2, 3]);
        assert_eq!(sheet.cells[1], sheet.cells[3], "the same red");
        let palette = [[1; 3], [2; 3], [3; 3], [4; 3]].map(Rgb);
        let first = |cell: usize| sheet.cell_in(cell, &palette).map(|cell| [cell[0], cell[1], cell[2], cell[3]]);
        assert_eq!(first(0), Some([0; 4]), "clear stays clear");
        assert_eq!((first(1), first(3)), (Some([2, 2, 2, 255]), Some([4, 4, 4, 255])));
        assert_eq!(sheet.cell_in(3, &palette[..2]), Some(sheet.cells[3].clone()), "a number without a colour");
        assert_eq!(Sheet::empty().cell_in(0, &palette), None, "no numbers");
    }

    #[test]
    fn other_colours_reach_the_pixels_of_their_number_alone() {
        let sheet = indexed([0, 1, 2, 3]);
        let mut colors = COLORS.to_vec();
        colors[3] = [9, 9, 9, 255];
        let new = sheet.recolored(colors);
        let same: Vec<bool> = (0..4).map(|cell| Arc::ptr_eq(&sheet.cells[cell], &new.cells[cell])).collect();
        assert_eq!((same, new.cells[3][0]), (vec![true, true, true, false], 9));
        assert_eq!(new.recolored(COLORS.to_vec()), sheet, "and back");
    }

    #[test]
    fn painted_pixels_get_numbers_of_their_colour() {
        let mut sheet = indexed([0, 2, 3, 1]);
        let painted = |colour: [u8; 4]| Arc::new(*colour.repeat(256).first_chunk::<1024>().expect("it has numbers"));
        sheet.cells[2] = painted([0, 255, 0, 255]);
        assert_eq!(sheet.numbers(2).map(|numbers| numbers[7]), Some(2));
        sheet.cells[2] = painted([0, 0, 255, 255]);
        assert_eq!(sheet.numbers(2), None, "no number has this blue");
        sheet.cells.push(painted([255, 0, 0, 255]));
        let (colors, pixels) = sheet.indexed_pixels().expect("it has numbers");
        assert_eq!((colors.len(), colors[4], pixels.len()), (5, [0, 0, 255, 255], 32 * 48));
        assert_eq!([0, 16, 16 * 32, 16 * 32 + 16, 32 * 32, 32 * 32 + 16].map(|i| pixels[i]), [0, 2, 4, 1, 1, 0]);
        let again = Sheet::cut_indexed((32, 48), &pixels, colors).expect("it has numbers");
        assert_eq!(again.cells[..5], sheet.cells);
        for shade in 0..=255 {
            sheet.cells.push(painted([shade, 1, 1, 255]));
        }
        assert_eq!(sheet.indexed_pixels(), None, "there are too many colours");
    }

    #[test]
    fn a_picture_gets_colour_numbers() {
        let plain = Sheet { indexed: None, ..indexed([1, 2, 0, 1]) };
        let numbered = plain.with_numbers().expect("it has numbers");
        assert_eq!(numbered.indexed.as_ref().expect("it has numbers").colors, COLORS[..3]);
        assert_eq!((&numbered.cells, numbered.numbers(1).expect("it has numbers")[0]), (&plain.cells, 2));
        assert_eq!(Sheet::cut_indexed((16, 16), &[4; 256], COLORS.to_vec()), None, "a number without a colour");
    }

    #[test]
    fn a_picture_is_cut_and_put_together_again() {
        let pixels: Vec<u8> = (0..48 * 32 * 4).map(|i| (i % 251) as u8).collect();
        let sheet = Sheet::cut(48, 32, &pixels).expect("whole cells");
        assert_eq!((sheet.across, sheet.cells.len()), (3, 6));
        assert_eq!(sheet.pixels(), (48, 32, pixels));
        assert_eq!(Sheet::cut(20, 16, &[0; 20 * 16 * 4]), None);
    }
}
