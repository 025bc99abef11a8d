//! The places of a picture's cells.

use crate::pixels::Pixels;
use sim::project::ArtCell;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Arc;

/// Pixels along the side of a cell.
pub const CELL: usize = 16;

/// The division of a picture into cells of 16×16.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cut {
    /// Pixels around the whole picture that belong to no cell.
    pub margin: usize,
    /// Pixels between two cells.
    pub spacing: usize,
}

/// The cells of a picture of a certain size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Grid {
    /// The division.
    pub cut: Cut,
    /// Cells in a row.
    pub across: usize,
    /// Rows.
    pub down: usize,
    /// Clear pixels that complete the last cell of a row, left to right and top to bottom; 0 if the picture ends with a cell.
    pub padding: (usize, usize),
}

impl Cut {
    /// The largest margin or spacing that makes sense.
    pub const MOST: usize = 256;

    /// The cells of a picture of that size. A last column or row that the picture cuts off counts as well.
    pub(crate) fn grid(self, width: usize, height: usize) -> Grid {
        let cut = Self { margin: self.margin.min(Self::MOST), spacing: self.spacing.min(Self::MOST) };
        let count = |side: usize| {
            let room = side.saturating_sub(2 * cut.margin);
            let step = CELL + cut.spacing;
            let (whole, rest) = (room / step, room % step);
            (whole + usize::from(rest > 0), if rest > 0 { CELL.saturating_sub(rest) } else { 0 })
        };
        let ((across, padding_x), (down, padding_y)) = (count(width), count(height));
        Grid { cut, across, down, padding: (padding_x, padding_y) }
    }

    /// The cuts under which a picture ends with whole cells, the most likely one first.
    ///
    /// A cut whose gutters (margin and spacing) all show one colour, or nothing, comes before a cut without gutters: a drawing
    /// hardly leaves such lines free by chance, and the more pixels they have the less. Other cuts follow by size.
    pub fn guesses(picture: &Pixels) -> Vec<Self> {
        let all = (0..=8).flat_map(|margin| (0..=8).map(move |spacing| Self { margin, spacing }));
        let mut fitting: Vec<(usize, Self)> = all
            .filter(|cut| {
                let grid = cut.grid(picture.width, picture.height);
                grid.count() > 0 && grid.fits()
            })
            .map(|cut| (cut.plain_gutters(picture), cut))
            .collect();
        fitting.sort_by_key(|(gutters, cut)| {
            (Reverse(*gutters), cut.margin + cut.spacing, cut.margin.abs_diff(cut.spacing))
        });
        fitting.into_iter().map(|(_, cut)| cut).collect()
    }

    /// Pixels of the gutters, if they all look alike and some pixel of a cell looks different; else 0.
    fn plain_gutters(self, picture: &Pixels) -> usize {
        if self == Self::default() {
            return 0;
        }
        let grid = self.grid(picture.width, picture.height);
        let shown = |x: usize, y: usize| match picture.at(x, y) {
            [.., 0] => [0; 4],
            pixel => pixel,
        };
        let (mut gutter, mut first_inside, mut cells_are_plain, mut pixels) = (None, None, true, 0);
        for y in 0..picture.height {
            for x in 0..picture.width {
                let pixel = shown(x, y);
                if grid.cell_at(x, y).is_some() {
                    cells_are_plain &= pixel == *first_inside.get_or_insert(pixel);
                } else if *gutter.get_or_insert(pixel) != pixel {
                    return 0;
                } else {
                    pixels += 1;
                }
            }
        }
        if cells_are_plain && first_inside == gutter { 0 } else { pixels }
    }
}

impl Grid {
    /// Cells in all.
    pub(crate) fn count(&self) -> usize {
        self.across.saturating_mul(self.down)
    }

    /// The left and upper edge of a cell, by its number in reading order.
    pub(crate) fn corner(&self, cell: usize) -> (usize, usize) {
        let step = CELL + self.cut.spacing;
        let across = self.across.max(1);
        (self.cut.margin + cell % across * step, self.cut.margin + cell / across * step)
    }

    /// The cell that a pixel belongs to, and its place in it; `None` for margin and spacing.
    pub fn cell_at(&self, x: usize, y: usize) -> Option<(usize, (usize, usize))> {
        let step = CELL + self.cut.spacing;
        let place = |at: usize, count: usize| {
            let from = at.checked_sub(self.cut.margin)?;
            (from % step < CELL && from / step < count).then_some((from / step, from % step))
        };
        let ((column, x), (row, y)) = (place(x, self.across)?, place(y, self.down)?);
        Some((row * self.across + column, (x, y)))
    }

    /// True if the picture ends with whole cells.
    pub fn fits(&self) -> bool {
        self.padding == (0, 0)
    }
}

/// The cells of a picture in reading order; those that are equal are one and the same in memory.
pub(crate) fn cells(pixels: &Pixels, grid: &Grid) -> Vec<ArtCell> {
    let mut known: HashMap<[u8; 1024], ArtCell> = HashMap::new();
    let cell = |number: usize| {
        let (x, y) = grid.corner(number);
        let mut cell = [0; 1024];
        for (row, to) in cell.chunks_exact_mut(CELL * 4).enumerate() {
            let seen = pixels.width.saturating_sub(x).min(CELL);
            let from = (y + row) * pixels.width + x;
            if let Some(from) = pixels.rgba.get(from..from + seen) {
                to[..seen * 4].copy_from_slice(from.as_flattened());
            }
        }
        // The colours of clear pixels are not seen: they must not make cells differ.
        for pixel in cell.as_chunks_mut::<4>().0.iter_mut().filter(|pixel| pixel[3] == 0) {
            *pixel = [0; 4];
        }
        cell
    };
    (0..grid.count())
        .map(|number| Arc::clone(known.entry(cell(number)).or_insert_with_key(|cell| Arc::new(*cell))))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stand_where_margin_and_spacing_put_them() {
        for (margin, spacing, width, height, cells, padding) in [
            (0, 0, 32, 16, (2, 1), (0, 0)),
            (0, 0, 40, 17, (3, 2), (8, 15)),
            (0, 0, 250, 130, (16, 9), (6, 14)),
            (1, 1, 35, 18, (2, 1), (0, 0)),
            (2, 0, 20, 20, (1, 1), (0, 0)),
            (0, 1, 33, 16, (2, 1), (0, 0)),
            (0, 1, 34, 16, (2, 1), (0, 0)),
            (0, 1, 35, 16, (3, 1), (15, 0)),
            (0, 4, 36, 18, (2, 1), (0, 0)),
            (0, 0, 1, 1, (1, 1), (15, 15)),
            (9, 3, 10, 10, (0, 0), (0, 0)),
            (0, 0, 0, 0, (0, 0), (0, 0)),
            (999_999, 999_999, 600, 16, (1, 0), (0, 0)),
        ] {
            let grid = Cut { margin, spacing }.grid(width, height);
            let name = format!("{margin} {spacing} {width} × {height}: {grid:?}");
            assert_eq!(((grid.across, grid.down), grid.padding), (cells, padding), "{name}");
        }
        let grid = Cut { margin: 3, spacing: 2 }.grid(3 + 3 * 16 + 2 * 2 + 3, 3 + 2 * 16 + 2 + 3);
        assert_eq!((grid.across, grid.down), (3, 2));
        assert_eq!([0, 2, 4].map(|cell| grid.corner(cell)), [(3, 3), (39, 3), (21, 21)]);
    }

    /// Noise in the cells of a picture, and one colour in its gutters.
    fn noise(across: usize, down: usize, cut: Cut, gutter: [u8; 4]) -> Pixels {
        let side = |cells: usize| 2 * cut.margin + cells * 16 + (cells - 1) * cut.spacing;
        let (width, height) = (side(across), side(down));
        let grid = cut.grid(width, height);
        let pixel = |i: usize| match grid.cell_at(i % width, i / width) {
            Some(_) => [(i * 37 % 251) as u8, 9, 9, 255],
            None => gutter,
        };
        Pixels { width, height, rgba: (0..width * height).map(pixel).collect() }
    }

    #[test]
    fn margin_and_spacing_are_guessed() {
        let cut = |margin, spacing| Cut { margin, spacing };
        for gutter in [[0; 4], [255, 0, 255, 255], [0, 0, 0, 255]] {
            for made in [cut(0, 0), cut(1, 1), cut(0, 1), cut(1, 0), cut(1, 2), cut(2, 1), cut(2, 2), cut(4, 4)] {
                // Eight cells with a spacing of 2 are as wide as nine without: the size alone can't tell.
                for (across, down) in [(8, 8), (4, 3), (1, 9), (16, 2)] {
                    let guess = Cut::guesses(&noise(across, down, made, gutter))[0];
                    assert_eq!(guess, made, "{across} × {down}, gutter {gutter:?}");
                }
            }
        }
        assert_eq!(Cut::guesses(&Pixels::clear(64, 32))[0], Cut::default(), "an empty picture has no gutters");
        assert_eq!(Cut::guesses(&Pixels::clear(1, 1)), []);
    }

    #[test]
    fn cut_off_cells_are_padded() {
        let pixels = Pixels { width: 18, height: 17, rgba: vec![[7, 8, 9, 255]; 18 * 17] };
        let cells = cells(&pixels, &Cut::default().grid(18, 17));
        let seen: Vec<usize> = cells.iter().map(|cell| cell.chunks_exact(4).filter(|p| p[3] > 0).count()).collect();
        assert_eq!(seen, [256, 32, 16, 2]);
    }

    #[test]
    fn equal_cells_are_one_despite_colours_of_clear_pixels() {
        let mut pixels = Pixels { width: 48, height: 16, rgba: vec![[9, 9, 9, 0]; 48 * 16] };
        pixels.rgba[0] = [1, 2, 3, 255];
        pixels.rgba[32] = [1, 2, 3, 255];
        pixels.rgba[33] = [200, 0, 0, 0];
        let cells = cells(&pixels, &Cut::default().grid(48, 16));
        assert!(Arc::ptr_eq(&cells[0], &cells[2]) && !Arc::ptr_eq(&cells[0], &cells[1]));
        assert_eq!(cells[1][..4], [0; 4]);
    }
}
