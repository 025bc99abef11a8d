//! A run of the project that plays itself, while somebody looks on.

use super::maze::MazeRun;
use super::run::{InputLog, LevelRun};
use sim::input::{Buttons, Input, Pads};
use sim::project::{self, Start};
use sim::replay;
use sim::ruleset::Game;

/// A run that is watched.
#[derive(Clone, Debug, Default)]
pub struct Watched {
    /// The run's key; empty if it is none of the project's.
    pub key: String,
    /// The game whose rules it is played by, if it names one.
    pub rules: Option<Game>,
    held: Vec<Buttons>,
    held_2: Vec<Buttons>,
    /// The frames of its moments and their names, in order.
    moments: Vec<(usize, String)>,
}

impl Watched {
    /// A run, and where it begins in a level with this start.
    pub fn new(run: &project::Run, level_start: Start) -> (Self, Start) {
        let [held, held_2] = [&run.inputs, &run.inputs_2].map(|inputs| replay::decode(inputs).collect());
        let mut moments: Vec<_> =
            run.moments.iter().map(|moment| (moment.frame as usize, moment.name.clone())).collect();
        moments.sort_by_key(|(frame, _)| *frame);
        moments.dedup_by_key(|(frame, _)| *frame);
        (Self { key: run.key.clone(), rules: run.ruleset, held, held_2, moments }, run.start.unwrap_or(level_start))
    }

    /// A log of inputs that is none of the project's runs.
    pub fn of(log: &InputLog, rules: Option<Game>) -> Self {
        let (held, held_2) = (log.held.clone(), log.held_2.clone());
        Self { key: String::new(), rules, held, held_2, moments: Vec::new() }
    }

    /// Returns the whole run, of which `begun` is the beginning.
    pub fn whole(&self, begun: &InputLog) -> InputLog {
        let mut held_2 = self.held_2.clone();
        held_2.resize(self.held.len(), Buttons::NONE);
        InputLog { held: self.held.clone(), held_2, ..begun.up_to(0) }
    }

    /// Ends the run after so many frames.
    pub(super) fn cut(&mut self, frames: usize) {
        self.held.truncate(frames);
        self.held_2.truncate(frames);
    }

    /// Returns true if it presses the same buttons.
    pub fn presses_as(&self, log: &InputLog) -> bool {
        let second = |held: &[Buttons]| held.iter().rposition(|held| *held != Buttons::NONE).map_or(0, |last| last + 1);
        let [own, others] = [&self.held_2, &log.held_2].map(|held| &held[..second(held)]);
        self.held == log.held && own == others
    }

    /// Returns the frames of its moments and their names, in order, each frame once.
    pub fn moments(&self) -> &[(usize, String)] {
        &self.moments
    }

    /// Frames that it has.
    pub fn frames(&self) -> usize {
        self.held.len()
    }

    /// The input of the frame that comes next; `None` behind its end.
    pub(super) fn next(&self, run: &LevelRun) -> Option<Pads> {
        let frame = run.log().held.len();
        let held_2 = self.held_2.get(frame).copied().unwrap_or_default();
        let before = run.last_pads();
        Some(Pads {
            first: Input::after(before.first.held, *self.held.get(frame)?),
            second: Input::after(before.second.held, held_2),
        })
    }

    /// [`Self::next`], in a maze.
    pub(super) fn next_in_maze(&self, run: &MazeRun) -> Option<Input> {
        let held = run.held();
        Some(Input::after(held.last().copied().unwrap_or_default(), *self.held.get(held.len())?))
    }
}
