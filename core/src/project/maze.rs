//! A rotating maze as it is edited and saved.

use super::Extra;
use crate::maze::{Maze, MazeGrid};

/// A level of its own kind: a maze that turns.
///
/// Guide: Special Stages > Rotating Maze
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MazeData {
    /// Name of the file under `mazes/`, without its ending; unique among levels and mazes.
    pub key: String,
    /// Shown in tabs and lists.
    pub title: String,
    /// Its cells.
    pub grid: MazeGrid,
    /// The place where the player's centre begins, pixels, counted as the originals do: the maze's first cell is the 33rd.
    pub start: Option<(u16, u16)>,
    /// The angle that it begins at, 65536 to the turn.
    pub angle: u16,
    /// Unknown fields.
    pub extra: Extra,
}

impl MazeData {
    /// The maze as it is played; `None` without a start.
    pub fn maze(&self) -> Option<Maze> {
        self.start.map(|start| Maze { grid: self.grid.clone(), start, angle: self.angle })
    }
}
