//! Attempts at a level as files have them, and as runs that can be watched.

use super::run::{InputLog, replay};
use sim::camera::Screen;
use sim::input::Buttons;
use sim::level::Level;
use sim::player::Routine;
use sim::project::{Attempt, Plays};
use sim::replay::decode;
use sim::trace::NoTrace;
use sim::world::World;

/// Returns the attempts of logs, in the order in which they were played. Logs without a frame are left out.
pub fn attempts_of<'a>(level: &Level, logs: impl Iterator<Item = &'a InputLog>) -> Vec<Attempt> {
    let attempt = |log: &InputLog| Attempt {
        goes_on: log.origin.is_some(),
        inputs: log.lengths(),
        inputs_2: log.lengths_2(),
        digest: Some(replay(level, log).digest()),
    };
    logs.filter(|log| log.frames() > 0).map(attempt).collect()
}

/// An attempt that was played again.
#[derive(Clone, Debug)]
pub struct PlayedAttempt {
    /// The inputs, from where it begins.
    pub log: InputLog,
    /// The centre of the player after each frame, pixels, and how fast he was: the larger of both speeds, pixels a frame.
    pub way: Vec<WayPoint>,
    /// Its end.
    pub end: AttemptEnd,
    /// Whether it came out as it was played: if not, the level was changed since.
    pub is_same: bool,
}

/// A place on the way of an attempt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WayPoint {
    /// The centre of the player, pixels.
    pub x: i32,
    /// The centre of the player, pixels.
    pub y: i32,
    /// Speed of the player: the larger of X Speed and Y Speed, 1/256 pixel a frame.
    pub speed: u16,
}

/// End of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum AttemptEnd {
    /// The goal was reached, after so many frames.
    Goal(u32),
    /// The player died, after so many frames.
    Death(u32),
    /// The player gave up, or began again.
    Left,
}

impl PlayedAttempt {
    fn play(level: &Level, log: InputLog, digest: Option<u64>) -> (Self, World) {
        let mut world = log.first_world(level);
        let (mut way, mut goal, mut death) = (Vec::with_capacity(log.frames()), None, None);
        for frame in 0..log.frames() {
            world.step(level, log.pads(frame), &mut NoTrace);
            let player = &world.player;
            let speed = player.x_speed.0.unsigned_abs().max(player.y_speed.0.unsigned_abs());
            way.push(WayPoint { x: player.x.px(), y: player.y.px(), speed });
            let is_lost = matches!(player.routine, Routine::Dying | Routine::Drowning | Routine::Dead);
            goal = goal.or(world.goal_reached.then_some(frame as u32 + 1));
            death = death.or(is_lost.then_some(frame as u32 + 1));
        }
        let end = match (goal, death) {
            (Some(frames), _) => AttemptEnd::Goal(frames),
            (None, Some(frames)) => AttemptEnd::Death(frames),
            (None, None) => AttemptEnd::Left,
        };
        let is_same = digest.is_none_or(|digest| digest == world.digest());
        (Self { log, way, end, is_same }, world)
    }

    /// The way up to the death that ended it, or to its end.
    pub fn alive(&self) -> &[WayPoint] {
        match self.end {
            AttemptEnd::Death(frames) => &self.way[..self.way.len().min(frames as usize)],
            AttemptEnd::Goal(_) | AttemptEnd::Left => &self.way,
        }
    }

    /// The place where the player died; `None` if he did not. He falls off the screen afterwards: that does not count.
    pub fn death(&self) -> Option<WayPoint> {
        let AttemptEnd::Death(frames) = self.end else { return None };
        self.way.get((frames as usize).checked_sub(1)?).copied()
    }
}

/// Plays attempts again in their level, each where it began: at the start, or at the checkpoint that was reached before.
pub fn play_again(level: &Level, plays: &Plays) -> Vec<PlayedAttempt> {
    let mut played: Vec<PlayedAttempt> = Vec::new();
    let mut last: Option<(InputLog, World)> = None;
    for attempt in &plays.attempts {
        let begun = last.as_ref().filter(|_| attempt.goes_on).map(|(log, world)| log.after_death(level, world));
        let begun = begun.unwrap_or_else(|| InputLog::at(level.start, Screen::ORIGINAL));
        let held: Vec<Buttons> = decode(&attempt.inputs).collect();
        let mut held_2: Vec<Buttons> = decode(&attempt.inputs_2).take(held.len()).collect();
        held_2.resize(held.len(), Buttons::NONE);
        let (one, world) = PlayedAttempt::play(level, InputLog { held, held_2, ..begun }, attempt.digest);
        last = Some((one.log.clone(), world));
        played.push(one);
    }
    played
}
