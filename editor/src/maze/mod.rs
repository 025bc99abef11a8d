//! Rotating mazes in the window: what takes the place of the level's own things while a maze is in view.
//!
//! Positions are the core's, so that the status bar, the probe and the files all say the same: a maze's first cell is
//! the 33rd of the grid that the originals keep it in.

pub mod actions;
pub mod cells;
pub mod hand;
pub mod inspector;
pub mod look;
pub mod overlays;
pub mod palette;
pub mod probe;
pub mod screen;
pub mod words;

use crate::studio::Studio;
use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};
use kit::document::{Blocks, Edit};
use sim::maze::MazeGrid;
use sim::maze::grid::{CELL, centre_of};
use sim::project::MazeData;
use std::sync::Arc;

/// Side of a cell, pixels.
pub const SIDE: f32 = CELL as f32;

/// The upper left corner of a cell, pixels.
pub fn corner_of(cell: (i32, i32)) -> Pos2 {
    let (x, y) = centre_of(cell);
    pos2(x as f32, y as f32) - Vec2::splat(SIDE / 2.0)
}

/// The cell at a position.
pub fn cell_at(at: Pos2) -> (i32, i32) {
    let cell = (at - corner_of((0, 0))) / SIDE;
    (cell.x.floor() as i32, cell.y.floor() as i32)
}

/// The place of some cells, pixels.
pub fn area_of(cells: Blocks) -> Rect {
    Rect::from_min_max(corner_of((cells.left, cells.top)), corner_of((cells.right, cells.bottom)))
}

/// Returns all cells of a maze.
pub fn cells_of(grid: &MazeGrid) -> Blocks {
    Blocks { left: 0, top: 0, right: grid.columns().into(), bottom: grid.rows().into() }
}

/// The place of a maze, pixels.
pub fn area(grid: &MazeGrid) -> Rect {
    area_of(cells_of(grid))
}

/// The edits that put a maze in the place of the one of the same key.
pub fn replaced(cx: &Studio, maze: MazeData) -> Vec<Edit> {
    let mazes = &cx.document().project().mazes;
    let place = mazes.iter().position(|other| other.key == maze.key).unwrap_or(mazes.len());
    vec![Edit::SetMaze { key: maze.key.clone(), maze: Some((place, Arc::new(maze))) }]
}

/// Returns the start of the player, pixels.
pub fn start_of(maze: &MazeData) -> Option<Pos2> {
    maze.start.map(|(x, y)| pos2(x.into(), y.into()))
}

/// The place of the player at a position: as wide as a cell.
pub fn player_area(at: Pos2) -> Rect {
    Rect::from_center_size(at, vec2(SIDE, SIDE))
}
