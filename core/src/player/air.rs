//! Underwater: taking a breath, and drowning.

use super::animation::AnimationKind;
use super::frame::Frame;
use super::{Player, Routine};
use crate::ruleset::Ruleset;
use crate::units::Speed;

/// Guide: States > Underwater
const DROWNING_GRAVITY: i16 = 0x10;
/// Frames of sinking, after which he is dead.
///
/// Guide: States > Underwater
const DROWNING_FRAMES: u8 = 120;
/// Frames on the ground for which left and right are ignored after a bubble.
///
/// Guide: Game Objects > Air Bubble and Bubble Makers
const BREATH_LOCK: u16 = 35;

impl Player {
    /// Restores all air.
    ///
    /// Guide: States > Underwater
    pub fn breathe_in(&mut self) {
        self.breath.used = 0;
    }

    /// Breathes a bubble in: stops, unrolls, has all his air.
    ///
    /// Guide: Game Objects > Air Bubble and Bubble Makers
    pub fn take_bubble(&mut self, rules: &Ruleset) {
        self.breathe_in();
        self.stop();
        self.control_lock = BREATH_LOCK;
        self.pushing = false;
        self.roll_jump = false;
        self.jumping = false;
        self.end_moves();
        self.animation.request(AnimationKind::Breathe);
        if self.rolling {
            self.rolling = false;
            self.set_radii(self.standing_radii(rules));
            self.y = self.y.moved_px(-self.ball_shift(rules));
        }
    }

    /// His air is gone: he sinks through everything.
    ///
    /// Guide: States > Underwater
    #[cold]
    pub(crate) fn drown(&mut self, rules: &Ruleset) {
        self.breathe_in();
        self.reset_on_floor(rules);
        self.routine = Routine::Drowning;
        self.breath.drowning = DROWNING_FRAMES;
        self.stop();
        self.airborne = true;
        self.on_object = false;
        self.hidden = false;
        self.high_priority = true;
        self.end_moves();
        self.animation.request(AnimationKind::Drown);
    }

    /// Sets all speeds to 0.
    pub(super) fn stop(&mut self) {
        (self.x_speed, self.y_speed, self.ground_speed) = (Speed::ZERO, Speed::ZERO, Speed::ZERO);
    }

    /// One frame of sinking.
    ///
    /// Guide: Main Game Loop > While Dying
    pub(super) fn step_drowning<T>(&mut self, frame: &Frame<'_, T>) {
        self.move_by_speed();
        self.y_speed = self.y_speed.plus(DROWNING_GRAVITY);
        self.animate(frame.rules);
    }

    /// Returns true if he is drowning, dying or dead.
    pub fn is_lost(&self) -> bool {
        !matches!(self.routine, Routine::Normal | Routine::Hurt)
    }
}
