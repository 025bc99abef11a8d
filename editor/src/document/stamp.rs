//! Stamps: a piece of a level to put down elsewhere.

use super::Document;
use super::paint::cell_at;
use sim::project::LevelData;
use sim::tiles::Cell;

/// A rectangle of cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    /// Blocks across.
    pub width: u32,
    /// The cells, row after row.
    pub cells: Vec<Cell>,
}

impl Stamp {
    /// Takes the rectangle that two blocks of a level span, both included; `None` where nothing of it is in the level.
    pub fn capture(document: &Document, level: &LevelData, a: (i32, i32), b: (i32, i32)) -> Option<Self> {
        let (width, height) = super::paint::size_in_blocks(document, level);
        let (left, right) = (a.0.min(b.0).max(0), a.0.max(b.0).min(width - 1));
        let (top, bottom) = (a.1.min(b.1).max(0), a.1.max(b.1).min(height - 1));
        if left > right || top > bottom {
            return None;
        }
        let rows = top..=bottom;
        let cells = rows.flat_map(|y| (left..=right).map(move |x| (x, y)));
        let cells = cells.map(|(x, y)| cell_at(document, level, x, y).unwrap_or_default()).collect();
        Some(Self { width: (right - left + 1) as u32, cells })
    }

    /// Blocks down.
    pub fn height(&self) -> u32 {
        (self.cells.len() as u32).checked_div(self.width).unwrap_or(0)
    }

    /// Mirrored left to right, each cell with it.
    #[must_use]
    pub fn flipped_x(&self) -> Self {
        let rows = self.cells.chunks(self.width.max(1) as usize);
        let cells =
            rows.flat_map(|row| row.iter().rev()).map(|cell| Cell { flip_x: flipped(cell, cell.flip_x), ..*cell });
        Self { width: self.width, cells: cells.collect() }
    }

    /// Mirrored top to bottom, each cell with it.
    #[must_use]
    pub fn flipped_y(&self) -> Self {
        let rows = self.cells.chunks(self.width.max(1) as usize).rev();
        let cells = rows.flatten().map(|cell| Cell { flip_y: flipped(cell, cell.flip_y), ..*cell });
        Self { width: self.width, cells: cells.collect() }
    }

    /// The cells to paint where the stamp's top left block stands at (`x`, `y`). `with_empty`: empty cells erase.
    pub fn cells_at(&self, x: i32, y: i32, with_empty: bool) -> Vec<(i32, i32, Cell)> {
        let width = self.width.max(1) as usize;
        let place = |(i, cell): (usize, &Cell)| (x + (i % width) as i32, y + (i / width) as i32, *cell);
        let all = self.cells.iter().enumerate().map(place);
        all.filter(|(_, _, cell)| with_empty || cell.block != 0).collect()
    }
}

/// Nothing stays nothing: an empty cell has no flips.
fn flipped(cell: &Cell, flip: bool) -> bool {
    if *cell == Cell::default() { flip } else { !flip }
}
