//! Test-play: a world that runs beside the document.

pub mod clock;
pub mod latch;

use sim::level::Level;
use std::sync::Arc;

/// What can be asked of the running world.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PlayCommand {
    /// Start at a level position (player's centre, pixels).
    StartAt(i32, i32),
    /// Start at the level's start.
    StartAtStart,
    /// Stop and return to the view one left.
    Stop,
    /// Pause or go on.
    TogglePause,
    /// One frame forward, pausing.
    StepFrame,
    /// Slower by one notch.
    Slower,
    /// Faster by one notch.
    Faster,
}

/// The running world, its clock and its inputs.
#[derive(Default)]
pub struct Play {}

impl Play {
    /// True while a world exists, running or paused.
    pub fn is_active(&self) -> bool {
        false
    }

    /// Carries out a command.
    pub fn command(&mut self, _command: PlayCommand, _level: &Arc<Level>) {}
}
