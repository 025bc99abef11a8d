//! The observer of a step in a maze.

use crate::trace::{Event, EventSet};

/// Why cells were looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// Walking: the place that ground speed leads to.
    Move,
    /// Falling: the place that x speed alone leads to.
    FallX,
    /// Falling: the place that both speeds lead to.
    FallY,
}

/// One tile check: four cells around a place.
///
/// Guide: Special Stages > Rotating Maze
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileCheck {
    /// Why it was made.
    pub purpose: Purpose,
    /// The place, pixels.
    pub at: (u16, u16),
    /// The first of the four cells; the others are right of it, below it, and diagonal.
    pub first: (i32, i32),
    /// The cell that answered: the last solid one of the four.
    pub answer: Option<(i32, i32)>,
}

/// Receives what a step in a maze did. All methods do nothing unless overridden.
pub trait MazeTrace {
    /// Cells were looked at.
    fn check(&mut self, _check: TileCheck) {}
    /// A cell was looked at for an item.
    fn item(&mut self, _cell: (i32, i32)) {}
    /// Something happened that is heard.
    fn event(&mut self, _event: Event) {}
}

impl MazeTrace for crate::trace::NoTrace {}

/// The tile checks of one frame: walking, falling in x, falling in both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MazeFrameTrace {
    /// The checks, in their order.
    pub checks: [Option<TileCheck>; 3],
    /// The cell looked at for an item.
    pub item: Option<(i32, i32)>,
    /// Events of the frame.
    pub events: EventSet,
}

impl MazeTrace for MazeFrameTrace {
    fn check(&mut self, check: TileCheck) {
        self.checks[check.purpose as usize] = Some(check);
    }

    fn item(&mut self, cell: (i32, i32)) {
        self.item = Some(cell);
    }

    fn event(&mut self, event: Event) {
        self.events.add(event);
    }
}
