//! A run of the project that plays itself, while somebody looks on.

use super::run::Run;
use sim::input::{Buttons, Input};
use sim::project::{self, Start};
use sim::replay;
use sim::ruleset::Game;

/// What is watched.
#[derive(Clone, Debug, Default)]
pub struct Watched {
    /// The run's key.
    pub key: String,
    /// The game whose rules it is played by, where it names one.
    pub rules: Option<Game>,
    held: Vec<Buttons>,
}

impl Watched {
    /// A run, and where it begins in a level with this start.
    pub fn new(run: &project::Run, level_start: Start) -> (Self, Start) {
        let held = replay::decode(&run.inputs).collect();
        (Self { key: run.key.clone(), rules: run.ruleset, held }, run.start.unwrap_or(level_start))
    }

    /// Frames that it has.
    pub fn frames(&self) -> usize {
        self.held.len()
    }

    /// The input of the frame that comes next; `None` behind its end.
    pub(super) fn next(&self, run: &Run) -> Option<Input> {
        let held = self.held.get(run.recording().held.len())?;
        Some(Input::after(run.last_input().held, *held))
    }
}
