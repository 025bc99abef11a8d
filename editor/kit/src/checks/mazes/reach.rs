//! The reach of a player of a maze, which checks of mazes ask for.

use crate::document::Blocks;
use sim::maze::grid::{CELL, centre_of, checked_cell};
use sim::maze::{MazeBlock, MazeGrid};
use sim::project::{Area, MazeData};
use std::collections::{BTreeMap, VecDeque};

/// A cell: column and row.
pub(crate) type CellAt = (i32, i32);

/// The places that a player can get to, each by the first of the four cells that its tile check looks at, with the order in
/// which they are reached: the nearest first.
///
/// Glass breaks, and ghost blocks may be passed: both count as open. So what is not here is really out of reach.
pub(crate) struct Reach(BTreeMap<CellAt, usize>);

impl Reach {
    /// Returns all places that can be reached from the maze's start; `None` without a start, or with one in a wall.
    pub(crate) fn of(maze: &MazeData) -> Option<Self> {
        let (x, y) = maze.start?;
        let first = checked_cell(x, y);
        is_open(&maze.grid, first).then(|| Self::from(&maze.grid, first))
    }

    /// Returns all places outside of the maze's walls: those with a way to the surroundings of its cells.
    fn outside(grid: &MazeGrid) -> Self {
        Self::from(grid, (-2, -2))
    }

    /// Returns all places that can be reached from an open one.
    fn from(grid: &MazeGrid, first: CellAt) -> Self {
        let mut places = BTreeMap::new();
        let mut queue = VecDeque::from([first]);
        while let Some(place @ (column, row)) = queue.pop_front() {
            let beyond = |at: i32, size: u16| at < -2 || at > i32::from(size);
            if beyond(column, grid.columns()) || beyond(row, grid.rows()) || places.contains_key(&place) {
                continue;
            }
            places.insert(place, places.len());
            let next = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)];
            queue.extend(next.into_iter().filter(|next| is_open(grid, *next) && !places.contains_key(next)));
        }
        Self(places)
    }

    /// Cells that the player can be in or touch.
    pub(crate) fn meets(&self, cell: CellAt) -> bool {
        (-1..=2).any(|down| {
            (-1..=2).any(|right| {
                let is_beside = (0..2).contains(&down) || (0..2).contains(&right);
                is_beside && self.0.contains_key(&(cell.0 - right, cell.1 - down))
            })
        })
    }

    /// The player can be in a cell.
    pub(crate) fn holds(&self, cell: CellAt) -> bool {
        self.order(cell).is_some()
    }

    /// Returns the order in which a cell is reached, as a number that grows with the way; `None` if it is not.
    pub(crate) fn order(&self, cell: CellAt) -> Option<usize> {
        around(cell).filter_map(|place| self.0.get(&place).copied()).min()
    }

    /// The player can get to a place where one of the four cells is not of these.
    pub(crate) fn leaves(&self, cells: Blocks) -> bool {
        self.0.keys().any(|place| !is_within(*place, cells))
    }

    /// The player can touch a goal or take an emerald.
    pub(crate) fn ends(&self, grid: &MazeGrid) -> bool {
        cells(grid).any(|(cell, block)| match block {
            MazeBlock::Goal => self.meets(cell),
            MazeBlock::Emerald(_) => self.holds(cell),
            _ => false,
        })
    }
}

/// Returns true if all four cells of a place are of these.
pub(crate) fn is_within((column, row): CellAt, cells: Blocks) -> bool {
    (cells.left..cells.right - 1).contains(&column) && (cells.top..cells.bottom - 1).contains(&row)
}

/// The smallest rectangle with every cell that is not empty; `None` if all are empty.
pub(crate) fn built(grid: &MazeGrid) -> Option<Blocks> {
    let built =
        cells(grid).filter(|(_, block)| *block != MazeBlock::Empty).map(|(cell, _)| Blocks::spanned(cell, cell));
    built.reduce(|all, one| Blocks {
        left: all.left.min(one.left),
        top: all.top.min(one.top),
        right: all.right.max(one.right),
        bottom: all.bottom.max(one.bottom),
    })
}

/// Returns a better place for the maze's start: the free place nearest to it, or to the maze's middle without one.
///
/// A place inside of the walls with a way to an end comes before others inside, and those before any other.
pub(crate) fn free_place(maze: &MazeData) -> Option<(u16, u16)> {
    let grid = &maze.grid;
    let middle = built(grid).map_or((i32::from(grid.columns()) / 2, i32::from(grid.rows()) / 2), |built| {
        (i32::midpoint(built.left, built.right), i32::midpoint(built.top, built.bottom))
    });
    let (x, y) = maze.start.map_or(centre_of(middle), |(x, y)| (x.into(), y.into()));
    let is_free = |(column, row): CellAt| {
        let all = Blocks { left: 0, top: 0, right: grid.columns().into(), bottom: grid.rows().into() };
        let is_empty = |cell: CellAt| grid.get(cell) == MazeBlock::Empty.id();
        is_within((column, row), all) && four_of((column, row)).into_iter().all(is_empty)
    };
    let mut free: Vec<CellAt> = cells(grid).map(|(cell, _)| cell).filter(|cell| is_free(*cell)).collect();
    free.sort_by_key(|cell| {
        let at = centre_of(*cell);
        (at.0 - x).pow(2).saturating_add((at.1 - y).pow(2))
    });
    let place = inside(grid, &free).or_else(|| free.first().copied())?;
    let (x, y) = centre_of(place);
    Some((u16::try_from(x).ok()?, u16::try_from(y).ok()?))
}

/// The first of some free places that is inside of the walls with a way to an end, else the first inside.
fn inside(grid: &MazeGrid, free: &[CellAt]) -> Option<CellAt> {
    let mut seen = Reach::outside(grid);
    let mut first = None;
    for place in free {
        if !seen.0.contains_key(place) {
            let reach = Reach::from(grid, *place);
            if reach.ends(grid) {
                return Some(*place);
            }
            first.get_or_insert(*place);
            seen.0.extend(reach.0);
        }
    }
    first
}

/// A place for the start inside of the walls with a way to an end, if the start is outside of the walls.
pub(crate) fn place_inside(maze: &MazeData) -> Option<(u16, u16)> {
    let (x, y) = maze.start?;
    let outside = Reach::outside(&maze.grid);
    let is_outside = |(x, y): (u16, u16)| outside.0.contains_key(&checked_cell(x, y));
    let inside = free_place(maze).filter(|place| is_outside((x, y)) && !is_outside(*place))?;
    Reach::from(&maze.grid, checked_cell(inside.0, inside.1)).ends(&maze.grid).then_some(inside)
}

/// The four cells that a place's tile check looks at.
fn four_of((column, row): CellAt) -> [CellAt; 4] {
    [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(right, down)| (column + right, row + down))
}

/// The places whose tile check looks at a cell.
fn around((column, row): CellAt) -> impl Iterator<Item = CellAt> {
    [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().map(move |(right, down)| (column - right, row - down))
}

/// Nothing keeps a player out of a place for ever.
fn is_open(grid: &MazeGrid, place: CellAt) -> bool {
    four_of(place).into_iter().all(|cell| {
        let id = grid.get(cell);
        !sim::maze::block::is_solid(id) || matches!(MazeBlock::from_id(id), Some(MazeBlock::Glass(_)))
    })
}

/// Returns all cells of a maze with their blocks.
pub(crate) fn cells(grid: &MazeGrid) -> impl Iterator<Item = (CellAt, MazeBlock)> {
    let columns = usize::from(grid.columns()).max(1);
    let at = move |index: usize| ((index % columns) as i32, (index / columns) as i32);
    grid.cells().iter().enumerate().filter_map(move |(index, id)| Some((at(index), MazeBlock::from_id(*id)?)))
}

/// The rectangle of a cell.
pub(crate) fn area_of(cell: CellAt) -> Area {
    area_at(centre_of(cell))
}

/// A rectangle of a cell's size around a place.
pub(crate) fn area_at((x, y): (i32, i32)) -> Area {
    Area { x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL }
}
