//! The origin of a search.

use sim::input::{Buttons, Input, Pads};
use sim::level::Level;
use sim::project::{Project, Run, Start};
use sim::replay::{Replay, decode, encode};
use sim::ruleset::Game;
use sim::world::World;
use std::sync::Arc;

/// The origin of a search: a start, and the inputs played from there, so that a run can lead on from it.
#[derive(Clone, Debug, Default)]
pub struct Origin {
    /// Key of the level.
    pub level: String,
    /// The game by whose rules alone it is played; `None`: the project's rules.
    pub ruleset: Option<Game>,
    /// The start of the run; `None`: the level's start.
    pub start: Option<Start>,
    /// The buttons held on both pads before, frame by frame.
    pub played: [Vec<Buttons>; 2],
}

impl Origin {
    /// The start of a level.
    pub fn start_of(level: impl Into<String>) -> Self {
        Self { level: level.into(), ..Self::default() }
    }

    /// A frame of a run; its last one if it has fewer.
    pub fn frame_of(run: &Run, frame: u32) -> Self {
        let frames = usize::try_from(frame).unwrap_or(usize::MAX);
        let played = [&run.inputs, &run.inputs_2].map(|inputs| decode(inputs).take(frames).collect());
        Self { level: run.level.clone(), ruleset: run.ruleset, start: run.start, played }
    }

    /// A start in a level, by the rules of a game of its own or by the project's.
    pub fn at(level: impl Into<String>, start: Start, ruleset: Option<Game>) -> Self {
        Self { level: level.into(), start: Some(start), ruleset, ..Self::default() }
    }

    /// The level, compiled; `None` if the project has none of that key.
    pub fn compiled(&self, project: &Project) -> Option<Arc<Level>> {
        Level::for_run(project, &self.run(std::iter::empty())).map(Arc::new)
    }

    /// The run that plays what was played and then holds other buttons on the first pad.
    pub(super) fn run(&self, then: impl Iterator<Item = Buttons>) -> Run {
        let [first, second] = &self.played;
        Run {
            level: self.level.clone(),
            ruleset: self.ruleset,
            start: self.start,
            inputs: encode(first.iter().copied().chain(then)),
            inputs_2: encode(second.iter().copied()),
            ..Run::default()
        }
    }

    /// Returns the buttons held on the first pad where the search begins.
    pub(super) fn held(&self) -> Buttons {
        self.played[0].last().copied().unwrap_or_default()
    }

    /// The world where the search begins.
    pub(super) fn world(&self, level: &Level) -> World {
        Replay::new(&self.run(std::iter::empty()), level).finish()
    }

    /// Pads of a frame that comes behind one in which `before` was held on the first.
    pub(super) fn pads(before: Buttons, held: Buttons) -> Pads {
        Input::after(before, held).into()
    }
}
