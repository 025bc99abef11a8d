//! One run: a world, the inputs that led to it, and the worlds before it.

use super::crossing::{Crossing, Crossings};
use super::past::{self, Past};
use super::place;
use super::subject::{Subject, Traces};
use sim::camera::Screen;
use sim::input::{Buttons, Input, Pads};
use sim::level::Level;
use sim::objects::{Object, Setting};
use sim::project::Start;
use sim::replay;
use sim::trace::{FrameTrace, NoTrace, Who};
use sim::world::World;
use std::collections::VecDeque;
use std::sync::Arc;

/// Attempts kept besides the one that goes on.
const ATTEMPTS: usize = 64;

/// The buttons held in each frame of an attempt, from its start on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InputLog {
    /// The start.
    pub start: Start,
    /// The size of the screen, which decides about the camera and where objects exist.
    pub screen: Screen,
    /// The world that it began in, if that was none at a start: after a death, at a checkpoint.
    pub origin: Option<Arc<World>>,
    /// Buttons held, frame by frame.
    pub held: Vec<Buttons>,
    /// The same of the second pad.
    pub held_2: Vec<Buttons>,
}

impl InputLog {
    /// The same, as runs of frames in which the same buttons are held: the form in which runs are kept.
    pub fn lengths(&self) -> Vec<(u8, u32)> {
        replay::encode(self.held.iter().copied())
    }

    /// The same of the second pad, up to the last button that was held on it.
    pub fn lengths_2(&self) -> Vec<(u8, u32)> {
        let used = self.held_2.iter().rposition(|held| *held != Buttons::NONE).map_or(0, |last| last + 1);
        replay::encode(self.held_2[..used].iter().copied())
    }

    /// The world that it begins in.
    pub fn first_world(&self, level: &Level) -> World {
        match &self.origin {
            Some(world) => {
                let mut world = World::clone(world);
                world.follow(level);
                world
            }
            None => World::on_screen(level, &self.start, self.screen),
        }
    }

    /// Frames that it has.
    pub fn frames(&self) -> usize {
        self.held.len()
    }

    /// Both pads in the frame with that index, from 0; behind the end nothing is held.
    pub fn pads(&self, frame: usize) -> Pads {
        let input = |held: &[Buttons]| {
            let at = |frame: Option<usize>| frame.and_then(|frame| held.get(frame)).copied().unwrap_or_default();
            Input::after(at(frame.checked_sub(1)), at(Some(frame)))
        };
        Pads { first: input(&self.held), second: input(&self.held_2) }
    }

    /// Returns true if it began like the other one: at the same start, on the same screen.
    pub fn begins_as(&self, other: &Self) -> bool {
        let same_world = match (&self.origin, &other.origin) {
            (Some(own), Some(others)) => Arc::ptr_eq(own, others),
            (own, others) => own.is_none() && others.is_none(),
        };
        same_world && (self.start, self.screen) == (other.start, other.screen)
    }

    /// Returns the number of frames with the same input as in the other one.
    pub fn frames_like(&self, other: &Self) -> usize {
        let both = self.frames().min(other.frames());
        let second = |log: &Self, frame| log.held_2.get(frame).copied().unwrap_or_default();
        let first = self.held.iter().zip(&other.held).position(|(own, others)| own != others).unwrap_or(both);
        let partners = (0..first).find(|frame| second(self, *frame) != second(other, *frame));
        partners.unwrap_or(first)
    }

    /// Its first frames.
    #[must_use]
    pub fn up_to(&self, frames: usize) -> Self {
        let cut = |held: &[Buttons]| held.get(..frames.min(held.len())).unwrap_or_default().to_vec();
        Self { held: cut(&self.held), held_2: cut(&self.held_2), origin: self.origin.clone(), ..*self }
    }

    /// The log of the attempt after a death that ended this one in `world`: it begins at the last checkpoint that was
    /// reached, else where this one began.
    #[must_use]
    pub fn after_death(&self, level: &Level, world: &World) -> Self {
        if world.objects.common.tally.checkpoint == 0 {
            return Self::at(self.start, self.screen);
        }
        let mut world = world.clone();
        world.restart(level);
        let player = &world.player;
        let (x, y, layer) = (player.x.px(), player.y.px(), player.layer);
        let Start { character, partner, .. } = self.start;
        let start = Start { x, y, layer, character, partner, ..Start::default() };
        // Frames are counted from where a log begins.
        world.frame = 0;
        Self { origin: Some(Arc::new(world)), ..Self::at(start, self.screen) }
    }

    /// Nothing held so far, at a start.
    pub(super) fn at(start: Start, screen: Screen) -> Self {
        Self { start, screen, ..Self::default() }
    }
}

/// A world that goes on from a start, by the level as it is at each moment.
#[derive(Clone, Debug)]
pub struct LevelRun {
    level: Arc<Level>,
    world: World,
    traces: Traces,
    crossings: Crossings,
    log: InputLog,
    /// Attempts that ended, oldest first.
    attempts: VecDeque<InputLog>,
    past: Past,
}

impl LevelRun {
    /// A run that begins at `start`.
    pub fn new(level: &Arc<Level>, start: Start, screen: Screen) -> Self {
        Self {
            level: Arc::clone(level),
            world: World::on_screen(level, &start, screen),
            traces: Traces::default(),
            crossings: Crossings::default(),
            log: InputLog::at(start, screen),
            attempts: VecDeque::new(),
            past: Past::default(),
        }
    }

    /// A run that is so many frames into a log, by way of `world`, which is the one after `from` frames of it. What
    /// is between can be taken back.
    pub fn within(level: &Arc<Level>, log: &InputLog, (mut world, from): (World, usize), frames: usize) -> Self {
        let mut run = Self::new(level, log.start, log.screen);
        run.log = log.up_to(from);
        run.world = world.clone();
        for frame in from..frames.min(log.frames()) {
            let pads = log.pads(frame);
            run.past.push(&run.level, &world, pads);
            run.log.held.push(pads.first.held);
            run.log.held_2.push(pads.second.held);
            run.traces.clear();
            let before = Crossings::look(&world, &run.level.ruleset);
            world.step(&run.level, pads, &mut run.traces);
            run.crossings.note(run.log.held.len(), before, (&world, &run.level.ruleset), &run.traces);
        }
        run.world = world;
        run
    }

    /// Goes on in the level as edited; true if it differs from the last one.
    pub fn follow(&mut self, level: &Arc<Level>) -> bool {
        let differs = !Arc::ptr_eq(&self.level, level);
        if differs {
            let before = std::mem::replace(&mut self.level, Arc::clone(level));
            self.past.leave_level();
            self.world.follow(level);
            if let Some(up) = place::lift(&before, level, &self.world.player) {
                self.world.lift_player(up);
            }
        }
        differs
    }

    /// One frame forward.
    pub fn step(&mut self, pads: impl Into<Pads>) {
        let pads = pads.into();
        self.past.push(&self.level, &self.world, pads);
        self.log.held.push(pads.first.held);
        self.log.held_2.push(pads.second.held);
        self.traces.clear();
        let before = Crossings::look(&self.world, &self.level.ruleset);
        self.world.step(&self.level, pads, &mut self.traces);
        self.crossings.note(self.log.held.len(), before, (&self.world, &self.level.ruleset), &self.traces);
    }

    /// Begins again where the run began. The attempt so far is kept, and can be rewound into.
    pub fn restart(&mut self) {
        self.restart_on(self.log.screen);
    }

    /// Begins again after a death: at the last checkpoint that was hit, else where the run began.
    pub fn after_death(&mut self) {
        let next = self.log.after_death(&self.level, &self.world);
        self.restart_at(next.start, next.screen);
        if let Some(world) = &next.origin {
            self.world = World::clone(world);
        }
        self.log = next;
    }

    /// Begins again on a screen of another size.
    pub fn restart_on(&mut self, screen: Screen) {
        self.restart_at(self.log.start, screen);
    }

    fn restart_at(&mut self, start: Start, screen: Screen) {
        self.past.push(&self.level, &self.world, Pads::default());
        self.past.cut();
        let ended = std::mem::replace(&mut self.log, InputLog::at(start, screen));
        if self.attempts.len() == ATTEMPTS {
            self.attempts.pop_front();
        }
        self.attempts.push_back(ended);
        self.world = World::on_screen(&self.level, &start, screen);
        self.traces.clear();
        self.crossings = Crossings::default();
    }

    /// One frame back; false at the beginning of what is remembered.
    pub fn step_back(&mut self) -> bool {
        let Some(world) = self.past.pop(&self.level) else { return false };
        self.log.held_2.pop();
        if self.log.held.pop().is_none() {
            // Back over a restart, into the attempt before it.
            if let Some(attempt) = self.attempts.pop_back() {
                self.log = attempt;
            }
        }
        self.world = world;
        self.crossings.go_back(self.log.held.len());
        self.look_again();
        true
    }

    /// Sees again what the last frame saw: the trace of the frame that led here.
    fn look_again(&mut self) {
        self.traces.clear();
        if let (Some(mut world), false) = (self.past.last(&self.level), self.log.held.is_empty()) {
            let pads = self.last_pads();
            world.step(&self.level, pads, &mut self.traces);
        }
    }

    /// The input of the last frame.
    pub fn last_input(&self) -> Input {
        self.last_pads().first
    }

    /// Both pads in the last frame.
    pub fn last_pads(&self) -> Pads {
        let input = |held: &[Buttons]| {
            let held = |back: usize| held.len().checked_sub(back).and_then(|at| held.get(at)).copied();
            Input::after(held(2).unwrap_or_default(), held(1).unwrap_or_default())
        };
        Pads { first: input(&self.log.held), second: input(&self.log.held_2) }
    }

    /// The world after the last frame.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// Returns the trace of the player's last frame.
    pub fn trace(&self) -> &FrameTrace {
        self.traces.of(Who::First)
    }

    /// Traces of the last frame of each player.
    pub(crate) const fn traces(&self) -> &Traces {
        &self.traces
    }

    /// A player with what his last frame saw; `None` if there is no partner.
    pub fn subject(&self, who: Who) -> Option<Subject<'_>> {
        let partner = self.world.partner.as_deref().filter(|_| who == Who::Second);
        let player = match who {
            Who::First => &self.world.player,
            Who::Second => &partner?.player,
        };
        Some(Subject { who, player, partner, trace: self.traces.of(who) })
    }

    /// The last time that a player came into the water or out of it, as far as this attempt is known.
    pub fn crossing(&self, who: Who) -> Option<&Crossing> {
        self.crossings.last(who)
    }

    /// Calls `with` for the objects of the world with their slots, and what they are placed in.
    pub fn each_object(&self, mut with: impl FnMut(u8, &Object, &Setting<'_>)) {
        for (slot, object) in self.world().objects.slots.iter() {
            with(slot, object, &Setting::of(self.level(), &object.body, &object.state));
        }
    }

    /// The level it is played in.
    pub fn level(&self) -> &Arc<Level> {
        &self.level
    }

    /// Returns the inputs so far of the attempt that goes on.
    pub fn log(&self) -> &InputLog {
        &self.log
    }

    /// Attempts that ended, oldest first.
    pub fn attempts(&self) -> impl Iterator<Item = &InputLog> {
        self.attempts.iter()
    }

    /// Frames that can be taken back.
    pub fn remembered(&self) -> usize {
        self.past.len()
    }

    /// Centres of a player in the last `frames` frames, oldest first, the present one last. Without a partner, his are
    /// the player's.
    pub fn trail(&self, who: Who, frames: usize) -> impl Iterator<Item = (i32, i32)> {
        let skip = self.past.len().saturating_sub(frames);
        let now = past::centres(&self.world)[who as usize];
        self.past.trail(who).skip(skip).chain(std::iter::once(now))
    }
}

/// Plays a log from its start and returns the world at its end.
pub fn replay(level: &Level, log: &InputLog) -> World {
    let mut world = log.first_world(level);
    (0..log.frames()).for_each(|frame| world.step(level, log.pads(frame), &mut NoTrace));
    world
}
