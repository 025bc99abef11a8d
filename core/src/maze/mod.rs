//! Special Stages: the rotating maze, a kind of level of its own with a world of its own.
//!
//! Nothing turns: the grid stays as it is, and gravity, jumps and the picture follow the stage's angle. One frame is read
//! in [`world`]; `motion` is how the player moves, `reactions` what he touches and takes, [`effects`] what that shows.

pub mod block;
pub mod effects;
pub mod grid;
mod motion;
mod reactions;
mod snapshot;
pub mod trace;
pub mod world;

pub use block::MazeBlock;
pub use grid::MazeGrid;
pub use trace::{MazeFrameTrace, MazeTrace};
pub use world::MazeWorld;

/// The rotation that a stage begins with, 65536 to the turn and frame.
///
/// Guide: Special Stages > Rotating Maze
pub const START_ROTATION: i16 = 0x40;

/// A maze before anyone plays it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Maze {
    /// Its cells.
    pub grid: MazeGrid,
    /// The place where the player's centre begins, pixels.
    pub start: (u16, u16),
    /// The angle that it begins at, 65536 to the turn.
    pub angle: u16,
}
