//! Mazes that nobody can begin.

use super::context::{Findings, MazeContext};
use super::maze_reach::{CellAt, area_at, cells};
use super::problem::{Place, Thing};
use super::{Check, Scope, Severity};
use sim::maze::Block;
use sim::maze::grid::{centre_of, checked_cell};
use sim::project::MazeData;

pub(crate) const CHECK: Check = Check {
    name: "maze-start",
    title: "Start of a maze",
    why: "A maze without a start cannot be played. A player who begins inside a wall cannot move, and one who begins outside of the cells falls for ever.",
    advice: "Set the start to a place with two free cells each way.",
    severity: Severity::Error,
    usual: true,
    scope: Scope::Maze(run),
};

fn run(cx: &MazeContext<'_>, out: &mut Findings<'_>) {
    let (level, grid) = (cx.data.key.clone(), &cx.data.grid);
    let (place, what) = match cx.data.start {
        None => (Place::Level(level), "The maze has no start."),
        Some((x, y)) => {
            let place = Place::Thing { level, thing: Thing::Start, area: area_at((x.into(), y.into())) };
            let (column, row) = checked_cell(x, y);
            let is_inside =
                (0..i32::from(grid.columns())).contains(&column) && (0..i32::from(grid.rows())).contains(&row);
            match grid.solid_at(x, y) {
                Some(_) => (place, "The start is inside a solid block."),
                None if !is_inside => (place, "The start is outside of the cells."),
                None => return,
            }
        }
    };
    let finding = out.add(place, what);
    if let Some((x, y)) = free_place(cx.data) {
        let data = MazeData { start: Some((x, y)), ..cx.data.clone() };
        finding.fix(format!("Start at {x}, {y}"), vec![cx.replaced(data)]);
    }
}

/// The free place that is nearest to the start, or to the middle of the maze.
fn free_place(data: &MazeData) -> Option<(u16, u16)> {
    let grid = &data.grid;
    let middle = centre_of((i32::from(grid.columns()) / 2, i32::from(grid.rows()) / 2));
    let (x, y) = data.start.map_or(middle, |(x, y)| (x.into(), y.into()));
    let is_free = |(column, row): CellAt| {
        let is_empty = |cell: CellAt| grid.get(cell) == Block::Empty.id();
        let inside = column + 1 < i32::from(grid.columns()) && row + 1 < i32::from(grid.rows());
        inside
            && [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().all(|(right, down)| is_empty((column + right, row + down)))
    };
    let places = cells(grid).map(|(cell, _)| cell).filter(|cell| is_free(*cell)).map(centre_of);
    let nearest = places.min_by_key(|at| (at.0 - x).pow(2).saturating_add((at.1 - y).pow(2)))?;
    Some((u16::try_from(nearest.0).ok()?, u16::try_from(nearest.1).ok()?))
}
