//! Where the cells of a picture are.

use crate::pixels::Pixels;
use sim::project::ArtCell;
use std::collections::HashMap;
use std::sync::Arc;

/// Pixels along the side of a cell.
pub const CELL: usize = 16;

/// How a picture is cut into cells of 16×16.
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
    /// How it is cut.
    pub cut: Cut,
    /// Cells in a row.
    pub across: usize,
    /// Rows.
    pub down: usize,
    /// Pixels at the right edge that belong to no cell and no margin.
    pub left_over_x: usize,
    /// Pixels at the lower edge that do.
    pub left_over_y: usize,
}

impl Cut {
    /// The largest margin or spacing that makes sense.
    pub const MOST: usize = 256;

    /// The cells of a picture of that size.
    pub(crate) fn grid(self, width: usize, height: usize) -> Grid {
        let cut = Self { margin: self.margin.min(Self::MOST), spacing: self.spacing.min(Self::MOST) };
        let count = |side: usize| {
            let room = side.saturating_sub(2 * cut.margin);
            let cells = (room + cut.spacing) / (CELL + cut.spacing);
            (cells, room.saturating_sub((cells * (CELL + cut.spacing)).saturating_sub(cut.spacing)))
        };
        let ((across, left_over_x), (down, left_over_y)) = (count(width), count(height));
        Grid { cut, across, down, left_over_x, left_over_y }
    }

    /// The cuts that leave nothing over, the plainest first: what a picture of unknown making may be.
    pub fn guesses(width: usize, height: usize) -> Vec<Self> {
        let all = (0..=8).flat_map(|margin| (0..=8).map(move |spacing| Self { margin, spacing }));
        let mut fitting: Vec<Self> = all
            .filter(|cut| {
                let grid = cut.grid(width, height);
                grid.count() > 0 && grid.fits()
            })
            .collect();
        fitting.sort_by_key(|cut| (cut.margin + cut.spacing, cut.margin.abs_diff(cut.spacing)));
        fitting
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

    /// The cell that a pixel belongs to, and its place in it; `None` for margin, spacing and what is left over.
    pub fn cell_at(&self, x: usize, y: usize) -> Option<(usize, (usize, usize))> {
        let step = CELL + self.cut.spacing;
        let place = |at: usize, count: usize| {
            let from = at.checked_sub(self.cut.margin)?;
            (from % step < CELL && from / step < count).then_some((from / step, from % step))
        };
        let ((column, x), (row, y)) = (place(x, self.across)?, place(y, self.down)?);
        Some((row * self.across + column, (x, y)))
    }

    /// True if no pixel is left over.
    pub fn fits(&self) -> bool {
        (self.left_over_x, self.left_over_y) == (0, 0)
    }
}

/// The cells of a picture in reading order; those that are equal are one and the same in memory.
pub(crate) fn cells(pixels: &Pixels, grid: &Grid) -> Vec<ArtCell> {
    let mut known: HashMap<[u8; 1024], ArtCell> = HashMap::new();
    let cell = |number: usize| {
        let (x, y) = grid.corner(number);
        let mut cell = [0; 1024];
        for (row, to) in cell.chunks_exact_mut(CELL * 4).enumerate() {
            let from = (y + row) * pixels.width + x;
            if let Some(from) = pixels.rgba.get(from..from + CELL) {
                to.copy_from_slice(from.as_flattened());
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
        for (margin, spacing, width, height, cells, over) in [
            (0, 0, 32, 16, (2, 1), (0, 0)),
            (0, 0, 40, 17, (2, 1), (8, 1)),
            (1, 1, 35, 18, (2, 1), (0, 0)),
            (2, 0, 20, 20, (1, 1), (0, 0)),
            (0, 1, 33, 16, (2, 1), (0, 0)),
            (0, 1, 34, 16, (2, 1), (1, 0)),
            (0, 0, 1, 1, (0, 0), (1, 1)),
            (9, 3, 10, 10, (0, 0), (0, 0)),
            (0, 0, 0, 0, (0, 0), (0, 0)),
            (999_999, 999_999, 600, 16, (1, 0), (72, 0)),
        ] {
            let grid = Cut { margin, spacing }.grid(width, height);
            let name = format!("{margin} {spacing} {width} × {height}: {grid:?}");
            assert_eq!(((grid.across, grid.down), (grid.left_over_x, grid.left_over_y)), (cells, over), "{name}");
        }
        let grid = Cut { margin: 3, spacing: 2 }.grid(3 + 3 * 16 + 2 * 2 + 3, 3 + 2 * 16 + 2 + 3);
        assert_eq!((grid.across, grid.down), (3, 2));
        assert_eq!([0, 2, 4].map(|cell| grid.corner(cell)), [(3, 3), (39, 3), (21, 21)]);
    }

    #[test]
    fn a_cut_is_guessed() {
        assert_eq!(Cut::guesses(64, 32)[0], Cut::default());
        assert_eq!(Cut::guesses(1 + 17 * 4, 1 + 17 * 3)[0], Cut { margin: 1, spacing: 1 });
        assert_eq!(Cut::guesses(17 * 4 - 1, 17 * 3 - 1)[0], Cut { margin: 0, spacing: 1 });
        assert_eq!(Cut::guesses(1, 1), []);
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
