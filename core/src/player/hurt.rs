//! Getting hit, and dying.

use super::animation::AnimationKind;
use super::frame::Frame;
use super::{Player, Routine};
use crate::ruleset::Ruleset;
use crate::trace::Trace;
use crate::units::Speed;

/// Speed that water takes off the fall of a player who is thrown back, each frame.
///
/// Guide: States > Underwater
const HURT_WATER_LIFT: i16 = 0x20;
/// Frames of flicker after a hit.
///
/// Guide: States > Getting Hit
const INVULNERABILITY: u8 = 120;
/// Guide: States > Getting Hit > Dying
const DEATH_Y_SPEED: i16 = -0x700;
/// Pixels below the camera's limit (or the screen's top) where a dead player is gone.
///
/// Guide: States > Getting Hit > Dying
const DEATH_DEPTH: i32 = 0x100;
/// Frames from being gone to the restart.
///
/// Guide: States > Getting Hit > Dying
const RESTART_DELAY: u8 = 60;

impl Player {
    /// Thrown back by a hazard whose centre is at pixel `hazard_x`. If he stood on an object, its next step lets him go.
    ///
    /// Guide: States > Getting Hit
    pub fn hurt(&mut self, rules: &Ruleset, hazard_x: i32) {
        self.end_moves();
        self.reset_on_floor(rules);
        self.airborne = true;
        self.routine = Routine::Hurt;
        let by = if self.breath.under_water { 2 } else { 1 };
        let constants = self.constants(rules);
        self.y_speed = Speed(-constants.hurt_y_speed / by);
        let aside = constants.hurt_x_speed / by;
        self.x_speed = Speed(if self.x.px() < hazard_x { -aside } else { aside });
        self.ground_speed = Speed::ZERO;
        self.animation.request(AnimationKind::Hurt);
        self.invulnerability = INVULNERABILITY;
    }

    /// Dies on the spot: thrown up, then falling through everything.
    ///
    /// Guide: States > Getting Hit > Dying
    #[cold]
    pub fn die(&mut self, rules: &Ruleset) {
        self.routine = Routine::Dying;
        self.hidden = false;
        self.end_moves();
        self.reset_on_floor(rules); // unrolls, as a hit does (UNVERIFIED for deaths)
        self.airborne = true;
        self.x_speed = Speed::ZERO;
        self.ground_speed = Speed::ZERO;
        self.y_speed = Speed(DEATH_Y_SPEED);
        self.high_priority = true;
        self.animation.request(AnimationKind::Death);
    }

    /// One frame of being thrown back: no control, no drag, no turning upright.
    ///
    /// Guide: Main Game Loop > While Hurt
    pub(super) fn step_hurt<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        self.move_by_speed(); // 1
        self.y_speed = self.y_speed.plus(self.hurt_gravity(frame.rules)); // 2
        self.wrap_vertically(frame);
        self.die_below_hurt(frame); // 3
        self.hidden = false;
        if self.routine == Routine::Hurt {
            self.collide_in_air(frame); // 4
            if !self.airborne {
                self.recover();
            }
        }
        self.keep_in_bounds(frame); // 5
        self.leave_trail(frame, None); // 6
        self.animate(frame.rules); // 7
    }

    /// Returns what a frame adds to the fall of a player who is thrown back: under water 0x20 less, and never a rise.
    ///
    /// Guide: States > Underwater
    fn hurt_gravity(&self, rules: &Ruleset) -> i16 {
        let dry = self.constants(rules).hurt_gravity;
        if self.breath.under_water { (dry - HURT_WATER_LIFT).max(0) } else { dry }
    }

    /// Kills below the camera's lower limit; in some games above the level's top as well, where a number without sign is
    /// taken for far below.
    ///
    /// Guide: Camera > Level boundaries
    fn die_below_hurt<T: Trace>(&mut self, frame: &Frame<'_, T>) {
        if frame.rules.hurt_dies_above && self.y.px() < 0 {
            self.die(frame.rules);
        } else {
            self.die_below(frame);
        }
    }

    fn recover(&mut self) {
        self.x_speed = Speed::ZERO;
        self.y_speed = Speed::ZERO;
        self.ground_speed = Speed::ZERO;
        self.routine = Routine::Normal;
        self.invulnerability = INVULNERABILITY;
        self.animation.request(AnimationKind::Walk);
    }

    /// One frame of falling out of the level. The frame that finds him gone is one of them.
    ///
    /// Guide: Main Game Loop > While Dying
    pub(super) fn step_dying<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        self.on_object = false;
        let top = if frame.rules.death_ends_below_screen { frame.view.y } else { frame.limits.bottom };
        if self.y.px() > top.saturating_add(DEATH_DEPTH) {
            self.routine = Routine::Dead; // 1
            self.restart_timer = RESTART_DELAY;
            if frame.rules.death_ends_at_rest {
                self.y_speed = Speed(-self.constants(frame.rules).gravity);
            }
        }
        self.move_by_speed(); // 2
        self.y_speed = self.y_speed.plus(self.constants(frame.rules).gravity);
        self.leave_trail(frame, None); // 3
        self.animate(frame.rules); // 4
    }
}
