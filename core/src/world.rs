//! Main Game Loop: one frame, in the originals' order.

use crate::input::Input;
use crate::level::Level;
use crate::player::step::Frame;
use crate::player::{Player, Routine};
use crate::project::Start;
use crate::trace::Trace;

/// Everything that changes while a level is played, as plain data: a clone is a snapshot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct World {
    /// Frames stepped.
    pub frame: u32,
    /// The player.
    pub player: Player,
    /// The player's centre was inside of the level's goal in some frame.
    pub goal_reached: bool,
}

impl World {
    /// A world at the level's start.
    pub fn new(level: &Level) -> Self {
        Self::at(level, &level.start)
    }

    /// A world at a start of one's own choice.
    pub fn at(_level: &Level, start: &Start) -> Self {
        Self { frame: 0, player: Player::new(start), goal_reached: false }
    }

    /// One frame: the player, then objects in slot order, then the camera.
    ///
    /// Guide: Main Game Loop
    pub fn step<T: Trace>(&mut self, level: &Level, input: Input, trace: &mut T) {
        self.frame = self.frame.wrapping_add(1);
        let limits = level.bounds;
        self.player.step(&mut Frame { level, rules: &level.ruleset, input, limits, camera_y: 0, trace });
        self.check_goal(level);
    }

    fn check_goal(&mut self, level: &Level) {
        let Some(goal) = level.goal else { return };
        let (x, y) = (self.player.x.px().wrapping_sub(goal.x), self.player.y.px().wrapping_sub(goal.y));
        let inside = (0..goal.width).contains(&x) && (0..goal.height).contains(&y);
        self.goal_reached |= inside && self.player.routine == Routine::Normal;
    }

    /// The player died and the time to restart has come.
    pub fn is_over(&self) -> bool {
        self.player.routine == Routine::Dead && self.player.restart_timer == 0
    }
}
