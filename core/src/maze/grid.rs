//! The grid of a maze: cells of 24 pixels, and which of them a place is in.

use super::block::{MazeBlock, is_solid};

/// Size of a cell, pixels.
///
/// Guide: Special Stages > Rotating Maze
pub const CELL: i32 = 24;
/// Empty cells left of a maze and above it: the originals keep it in the middle of a larger grid, and so do positions.
pub const MARGIN: i32 = 32;
/// Columns and rows of a maze at most.
pub const MAX_SIZE: u16 = 256;

/// The cells of a maze, by the originals' numbers, row after row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MazeGrid {
    columns: u16,
    rows: u16,
    cells: Vec<u8>,
}

/// A maze cannot have these cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MazeGridError {
    /// A size without cells, or with too many.
    #[error("a maze has 1 to {MAX_SIZE} columns and rows, not {0} by {1}")]
    Size(u16, u16),
    /// The number of cells is not that of its size.
    #[error("{expected} cells were expected and {found} are there")]
    Count {
        /// Columns times rows.
        expected: usize,
        /// Cells given.
        found: usize,
    },
    /// No block has this number.
    #[error("no block has the number {id:#04X} (column {column}, row {row})")]
    Id {
        /// The number.
        id: u8,
        /// Column, from 0.
        column: usize,
        /// Row, from 0.
        row: usize,
    },
}

impl MazeGrid {
    /// An empty maze of a size.
    ///
    /// # Errors
    /// A size that no maze may have.
    pub fn new(columns: u16, rows: u16) -> Result<Self, MazeGridError> {
        Self::from_cells(columns, rows, vec![0; usize::from(columns) * usize::from(rows)])
    }

    /// A maze of given cells, row after row.
    ///
    /// # Errors
    /// A size that no maze may have, a wrong number of cells, and a number that is no block's.
    pub fn from_cells(columns: u16, rows: u16, cells: Vec<u8>) -> Result<Self, MazeGridError> {
        if [columns, rows].iter().any(|size| !(1..=MAX_SIZE).contains(size)) {
            return Err(MazeGridError::Size(columns, rows));
        }
        let (wide, expected) = (usize::from(columns), usize::from(columns) * usize::from(rows));
        if cells.len() != expected {
            return Err(MazeGridError::Count { expected, found: cells.len() });
        }
        match cells.iter().position(|id| MazeBlock::from_id(*id).is_none()) {
            Some(at) => Err(MazeGridError::Id { id: cells[at], column: at % wide, row: at / wide }),
            None => Ok(Self { columns, rows, cells }),
        }
    }

    /// Columns of the maze.
    pub const fn columns(&self) -> u16 {
        self.columns
    }

    /// Rows of the maze.
    pub const fn rows(&self) -> u16 {
        self.rows
    }

    /// Returns all cells, row after row.
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// The number in a cell; 0 outside of the maze.
    ///
    /// Differs: outside its grid the original reads the bytes that follow in memory.
    #[inline]
    pub fn get(&self, cell: (i32, i32)) -> u8 {
        self.index(cell).map_or(0, |index| self.cells[index])
    }

    /// The last of the four cells that a tile check looks at that is solid; `None` if the player fits in there.
    ///
    /// Guide: Special Stages > Rotating Maze
    pub fn solid_at(&self, x: u16, y: u16) -> Option<(i32, i32)> {
        let (column, row) = checked_cell(x, y);
        let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(right, down)| (column + right, row + down));
        four.into_iter().rev().find(|cell| is_solid(self.get(*cell)))
    }

    /// Puts a number into a cell and returns the one that was there; `None` outside of the maze.
    pub fn set(&mut self, cell: (i32, i32), id: u8) -> Option<u8> {
        let index = self.index(cell)?;
        Some(std::mem::replace(&mut self.cells[index], id))
    }

    /// Puts a number into every cell that has another one.
    pub(super) fn replace_all(&mut self, from: u8, to: u8) {
        self.cells.iter_mut().filter(|id| **id == from).for_each(|id| *id = to);
    }

    fn index(&self, (column, row): (i32, i32)) -> Option<usize> {
        let inside = (0..i32::from(self.columns)).contains(&column) && (0..i32::from(self.rows)).contains(&row);
        inside.then(|| row as usize * usize::from(self.columns) + column as usize)
    }
}

/// The centre of a cell, pixels.
///
/// Guide: Special Stages > Rotating Maze
pub const fn centre_of((column, row): (i32, i32)) -> (i32, i32) {
    ((column + MARGIN) * CELL - 20, (row + MARGIN) * CELL - 68)
}

/// The first of the four cells that a tile check looks at: upper left, then right of it, below it, and diagonal.
///
/// Guide: Special Stages > Rotating Maze
/// Differs: the guide counts from another origin.
pub const fn checked_cell(x: u16, y: u16) -> (i32, i32) {
    cell_at(x, y, 20, 68)
}

/// The one cell whose item a player at a place takes.
pub(super) const fn item_cell(x: u16, y: u16) -> (i32, i32) {
    cell_at(x, y, 32, 80)
}

const fn cell_at(x: u16, y: u16, right: u16, down: u16) -> (i32, i32) {
    (x.wrapping_add(right) as i32 / CELL - MARGIN, y.wrapping_add(down) as i32 / CELL - MARGIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_maze_refuses_what_it_cannot_be() {
        assert_eq!(MazeGrid::new(0, 4), Err(MazeGridError::Size(0, 4)));
        assert_eq!(MazeGrid::new(257, 4), Err(MazeGridError::Size(257, 4)));
        assert_eq!(MazeGrid::from_cells(2, 2, vec![0; 3]), Err(MazeGridError::Count { expected: 4, found: 3 }));
        let wrong = MazeGrid::from_cells(2, 2, vec![0, 0, 0, 0x4F]);
        assert_eq!(wrong, Err(MazeGridError::Id { id: 0x4F, column: 1, row: 1 }));
    }

    #[test]
    fn a_player_in_the_centre_of_a_cell_takes_its_item() {
        for cell in [(0, 0), (5, 9), (63, 63), (255, 255)] {
            let (x, y) = centre_of(cell);
            assert_eq!(item_cell(x as u16, y as u16), cell);
        }
    }

    #[test]
    fn outside_of_a_maze_nothing_is_solid() {
        let mut grid = MazeGrid::new(2, 3).expect("a size");
        assert_eq!((grid.set((1, 2), 0x25), grid.set((2, 2), 0x25)), (Some(0), None));
        assert_eq!((grid.get((1, 2)), grid.get((2, 2)), grid.get((-1, 0))), (0x25, 0, 0));
    }
}
