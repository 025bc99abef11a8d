//! One run: a world, the inputs that led to it, and the worlds before it.

use super::past::Past;
use super::place;
use sim::camera::Screen;
use sim::input::{Buttons, Input};
use sim::level::Level;
use sim::objects::{Object, Setting};
use sim::project::Start;
use sim::trace::{FrameTrace, NoTrace};
use sim::world::World;
use std::collections::VecDeque;
use std::sync::Arc;

/// Attempts kept besides the one that goes on.
const ATTEMPTS: usize = 64;

/// What was held in each frame of an attempt, from its start on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recording {
    /// Where it began.
    pub start: Start,
    /// The size of the screen, which decides about the camera and where objects exist.
    pub screen: Screen,
    /// Buttons held, frame by frame.
    pub held: Vec<Buttons>,
}

impl Recording {
    /// The same, as runs of frames in which the same buttons are held: the form in which runs are kept.
    pub fn lengths(&self) -> Vec<(u8, u32)> {
        let mut runs: Vec<(u8, u32)> = Vec::new();
        for held in &self.held {
            match runs.last_mut() {
                Some((buttons, frames)) if *buttons == held.0 => *frames += 1,
                _ => runs.push((held.0, 1)),
            }
        }
        runs
    }
}

/// A world that goes on from a start, by the level as it is at each moment.
#[derive(Clone, Debug)]
pub struct Run {
    level: Arc<Level>,
    world: World,
    trace: FrameTrace,
    recording: Recording,
    /// Attempts that ended, oldest first.
    attempts: VecDeque<Recording>,
    past: Past,
}

impl Run {
    /// A run that begins at `start`.
    pub fn new(level: &Arc<Level>, start: Start, screen: Screen) -> Self {
        Self {
            level: Arc::clone(level),
            world: World::on_screen(level, &start, screen),
            trace: FrameTrace::default(),
            recording: Recording { start, screen, held: Vec::new() },
            attempts: VecDeque::new(),
            past: Past::default(),
        }
    }

    /// Goes on in the level as edited; true where it differs from the last one.
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
    pub fn step(&mut self, input: Input) {
        self.past.push(&self.level, &self.world, input);
        self.recording.held.push(input.held);
        self.trace.clear();
        self.world.step(&self.level, input, &mut self.trace);
    }

    /// Begins again where the run began. The attempt so far is kept, and can be rewound into.
    pub fn restart(&mut self) {
        self.restart_on(self.recording.screen);
    }

    /// Begins again after a death: at the last checkpoint that was hit, else where the run began.
    pub fn after_death(&mut self) {
        if self.world.objects.common.tally.checkpoint == 0 {
            self.restart();
            return;
        }
        let mut world = self.world.clone();
        world.restart(&self.level);
        let player = &world.player;
        let (x, y, layer) = (player.x.px(), player.y.px(), player.layer);
        let character = self.recording.start.character;
        let start = Start { x, y, layer, character, ..Start::default() };
        self.restart_at(start, self.recording.screen);
        // Frames are counted from where a recording begins.
        world.frame = 0;
        self.world = world;
    }

    /// Begins again on a screen of another size.
    pub fn restart_on(&mut self, screen: Screen) {
        self.restart_at(self.recording.start, screen);
    }

    fn restart_at(&mut self, start: Start, screen: Screen) {
        self.past.push(&self.level, &self.world, Input::default());
        self.past.cut();
        let ended = std::mem::replace(&mut self.recording, Recording { start, screen, held: Vec::new() });
        if self.attempts.len() == ATTEMPTS {
            self.attempts.pop_front();
        }
        self.attempts.push_back(ended);
        self.world = World::on_screen(&self.level, &start, screen);
        self.trace.clear();
    }

    /// One frame back; false at the beginning of what is remembered.
    pub fn step_back(&mut self) -> bool {
        let Some(world) = self.past.pop(&self.level) else { return false };
        if self.recording.held.pop().is_none() {
            // Back over a restart, into the attempt before it.
            if let Some(attempt) = self.attempts.pop_back() {
                self.recording = attempt;
            }
        }
        self.world = world;
        self.look_again();
        true
    }

    /// Sees again what the last frame saw: the trace of the frame that led here.
    fn look_again(&mut self) {
        self.trace.clear();
        if let (Some(mut world), false) = (self.past.last(&self.level), self.recording.held.is_empty()) {
            let input = self.last_input();
            world.step(&self.level, input, &mut self.trace);
        }
    }

    /// The input of the last frame.
    pub fn last_input(&self) -> Input {
        let held = |back: usize| {
            let held = &self.recording.held;
            held.len().checked_sub(back).and_then(|at| held.get(at)).copied().unwrap_or_default()
        };
        Input::after(held(2), held(1))
    }

    /// The world after the last frame.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// What the last frame saw.
    pub fn trace(&self) -> &FrameTrace {
        &self.trace
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

    /// What was held so far in the attempt that goes on.
    pub fn recording(&self) -> &Recording {
        &self.recording
    }

    /// Attempts that ended, oldest first.
    pub fn attempts(&self) -> impl Iterator<Item = &Recording> {
        self.attempts.iter()
    }

    /// Frames that can be taken back.
    pub fn remembered(&self) -> usize {
        self.past.len()
    }

    /// Centres of the player in the last `frames` frames, oldest first, the present one last.
    pub fn trail(&self, frames: usize) -> impl Iterator<Item = (i32, i32)> {
        let skip = self.past.len().saturating_sub(frames);
        let player = &self.world.player;
        self.past.trail().skip(skip).chain(std::iter::once((player.x.px(), player.y.px())))
    }
}

/// Plays a recording from its start and returns the world at its end.
pub fn replay(level: &Level, recording: &Recording) -> World {
    let mut world = World::on_screen(level, &recording.start, recording.screen);
    let mut before = Buttons::NONE;
    for held in &recording.held {
        world.step(level, Input::after(before, *held), &mut NoTrace);
        before = *held;
    }
    world
}
