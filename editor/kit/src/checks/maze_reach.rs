//! Where a player of a maze can get: what checks of mazes ask.

use sim::maze::grid::{CELL, centre_of, checked_cell};
use sim::maze::{Block, MazeGrid};
use sim::project::{Area, MazeData};
use std::collections::{BTreeSet, VecDeque};

/// A cell: column and row.
pub(crate) type CellAt = (i32, i32);

/// The places that a player can get to, each by the first of the four cells that its tile check looks at.
///
/// Glass breaks, and ghost blocks may be passed: both count as open. So what is not here is really out of reach.
pub(crate) struct Reach(BTreeSet<CellAt>);

impl Reach {
    /// All places that can be reached from the maze's start; `None` without a start, or with one in a wall.
    pub(crate) fn of(maze: &MazeData) -> Option<Self> {
        let (x, y) = maze.start?;
        let first = checked_cell(x, y);
        let mut places = BTreeSet::new();
        if !is_open(&maze.grid, first) {
            return None;
        }
        let mut queue = VecDeque::from([first]);
        while let Some(place @ (column, row)) = queue.pop_front() {
            let beyond = |at: i32, size: u16| at < -1 || at > i32::from(size);
            if beyond(column, maze.grid.columns()) || beyond(row, maze.grid.rows()) || !places.insert(place) {
                continue;
            }
            let next = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)];
            queue.extend(next.into_iter().filter(|next| is_open(&maze.grid, *next) && !places.contains(next)));
        }
        Some(Self(places))
    }

    /// Cells that the player can be in or touch.
    pub(crate) fn meets(&self, cell: CellAt) -> bool {
        (-1..=2).any(|down| {
            (-1..=2).any(|right| {
                let is_beside = (0..2).contains(&down) || (0..2).contains(&right);
                is_beside && self.0.contains(&(cell.0 - right, cell.1 - down))
            })
        })
    }

    /// The player can be in a cell.
    pub(crate) fn holds(&self, cell: CellAt) -> bool {
        around(cell).any(|place| self.0.contains(&place))
    }

    /// The player can leave the maze's cells.
    pub(crate) fn leaves(&self, grid: &MazeGrid) -> bool {
        let (columns, rows) = (i32::from(grid.columns()), i32::from(grid.rows()));
        self.0.iter().any(|(column, row)| *column < 0 || *row < 0 || *column >= columns - 1 || *row >= rows - 1)
    }
}

/// The places whose tile check looks at a cell.
fn around((column, row): CellAt) -> impl Iterator<Item = CellAt> {
    [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().map(move |(right, down)| (column - right, row - down))
}

/// Nothing keeps a player out of a place for ever.
fn is_open(grid: &MazeGrid, (column, row): CellAt) -> bool {
    [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().all(|(right, down)| {
        let id = grid.get((column + right, row + down));
        !sim::maze::block::is_solid(id) || matches!(Block::from_id(id), Some(Block::Glass(_)))
    })
}

/// All cells of a maze with their blocks.
pub(crate) fn cells(grid: &MazeGrid) -> impl Iterator<Item = (CellAt, Block)> {
    let columns = usize::from(grid.columns()).max(1);
    let at = move |index: usize| ((index % columns) as i32, (index / columns) as i32);
    grid.cells().iter().enumerate().filter_map(move |(index, id)| Some((at(index), Block::from_id(*id)?)))
}

/// The rectangle of a cell.
pub(crate) fn area_of(cell: CellAt) -> Area {
    area_at(centre_of(cell))
}

/// A rectangle of a cell's size around a place.
pub(crate) fn area_at((x, y): (i32, i32)) -> Area {
    Area { x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL }
}
