//! The frames of a film: a run, played frame by frame with the traces of its frames.

use crate::play::run::{InputLog, LevelRun};
use crate::play::subject::Traces;
use sim::camera::Screen;
use sim::input::{Buttons, Input, Pads};
use sim::level::Level;
use sim::project::{Project, Run, Start};
use sim::replay;
use sim::trace::{FrameTrace, Who};
use sim::world::World;
use std::collections::VecDeque;
use std::sync::Arc;

/// Frames of the trail behind a player: three seconds.
const TRAIL: usize = 180;

/// The inputs of a run, and where it begins.
#[derive(Clone, Debug)]
pub struct Reel {
    level: Arc<Level>,
    start: Start,
    /// The world that it begins in, if that is none at a start.
    origin: Option<Arc<World>>,
    screen: Screen,
    inputs: Vec<(u8, u32)>,
    inputs_2: Vec<(u8, u32)>,
}

impl Reel {
    /// A run of a project.
    ///
    /// # Errors
    /// In words: it is a run of a maze, or of a level that is not there.
    pub fn of_run(project: &Project, run: &Run) -> Result<Self, String> {
        if project.mazes.iter().any(|maze| maze.key == run.level) {
            return Err(format!("The run {} is a run of a maze, which has no moving picture.", run.key));
        }
        let level = Level::for_run(project, run);
        let level = level.ok_or_else(|| format!("The level {} of the run {} can't be played.", run.level, run.key))?;
        Ok(Self {
            start: run.start.unwrap_or(level.start),
            origin: None,
            level: Arc::new(level),
            screen: Screen::ORIGINAL,
            inputs: run.inputs.clone(),
            inputs_2: run.inputs_2.clone(),
        })
    }

    /// Returns the run that was just played, in the level as it is now.
    pub fn of_log(level: &Arc<Level>, log: &InputLog) -> Self {
        Self {
            level: Arc::clone(level),
            start: log.start,
            origin: log.origin.clone(),
            screen: log.screen,
            inputs: log.lengths(),
            inputs_2: log.lengths_2(),
        }
    }

    /// Its last frame; frame 0 is the start.
    pub fn last(&self) -> u32 {
        replay::frame_count(&self.inputs)
    }

    /// The size of its screen.
    pub const fn screen(&self) -> Screen {
        self.screen
    }

    /// Its first frame.
    pub(super) fn begin(&self) -> Shot<'_> {
        let begun =
            InputLog { start: self.start, origin: self.origin.clone(), screen: self.screen, ..InputLog::default() };
        let mut shot = Shot {
            level: &self.level,
            world: begun.first_world(&self.level),
            traces: Traces::default(),
            pads: Pads::default(),
            first: Box::new(replay::decode(&self.inputs)),
            second: Box::new(replay::decode(&self.inputs_2)),
            trails: [VecDeque::new(), VecDeque::new()],
        };
        shot.note_places();
        shot
    }
}

/// A frame of a reel, and the way to the next one.
pub(super) struct Shot<'a> {
    /// The level.
    pub level: &'a Level,
    /// The world after the frame.
    world: World,
    traces: Traces,
    /// The buttons of the frame.
    pads: Pads,
    first: Box<dyn Iterator<Item = Buttons> + 'a>,
    second: Box<dyn Iterator<Item = Buttons> + 'a>,
    trails: [VecDeque<(i32, i32)>; 2],
}

impl Shot<'_> {
    /// The next frame; false after the last.
    pub fn step(&mut self) -> bool {
        let Some(held) = self.first.next() else { return false };
        let held_2 = self.second.next().unwrap_or_default();
        let after = |before: Input, held: Buttons| Input::after(before.held, held);
        self.pads = Pads { first: after(self.pads.first, held), second: after(self.pads.second, held_2) };
        self.traces.clear();
        self.world.step(self.level, self.pads, &mut self.traces);
        self.note_places();
        true
    }

    fn note_places(&mut self) {
        let partner = self.world.partner.as_ref().filter(|partner| partner.is_in_level()).map(|it| &it.player);
        for (trail, player) in self.trails.iter_mut().zip([Some(&self.world.player), partner]) {
            if let Some(player) = player {
                if trail.len() == TRAIL {
                    trail.pop_front();
                }
                trail.push_back((player.x.px(), player.y.px()));
            }
        }
    }

    /// The frame that is shown.
    pub fn frame(&self) -> FilmFrame<'_> {
        let trails = self.trails.each_ref().map(|trail| trail.iter().copied().collect());
        FilmFrame { level: self.level, world: &self.world, traces: &self.traces, pads: self.pads, trails }
    }
}

/// A frame of a played level, with all that a picture shows of it.
pub struct FilmFrame<'a> {
    /// The level.
    pub(super) level: &'a Level,
    /// The world after the frame.
    pub(super) world: &'a World,
    traces: &'a Traces,
    /// The buttons of the frame.
    pub(super) pads: Pads,
    /// Places of both players, frame by frame; the present place is the last.
    trails: [Vec<(i32, i32)>; 2],
}

impl<'a> FilmFrame<'a> {
    /// The frame in which a run is, without trails.
    pub fn of_run(run: &'a LevelRun) -> Self {
        let trails = [Vec::new(), Vec::new()];
        Self { level: run.level(), world: run.world(), traces: run.traces(), pads: run.last_pads(), trails }
    }

    /// Returns the trace of a player's last frame.
    pub(super) const fn trace(&self, who: Who) -> &FrameTrace {
        self.traces.of(who)
    }

    /// The places where a player was, frame by frame; the present place is the last.
    pub(super) fn trail(&self, who: Who) -> &[(i32, i32)] {
        &self.trails[who as usize]
    }
}
