//! Slope Physics: what slopes add to the ground speed, and when they let go of the player.

use super::Player;
use super::slope_ranges::{SLIP_SPEED, SlipRange};
use crate::angle::Angle;
use crate::ruleset::{Character, Ruleset, SlopeAtRest};
use crate::units::Speed;

/// The least slope factor that moves a standing player, if any does.
///
/// Guide: Slope Physics > Slowing Down Uphill And Speeding Up Downhill
const SLOPE_FACTOR_AT_REST: u16 = 13;
/// Frames of control lock after slipping.
///
/// Guide: States > Control Lock
const CONTROL_LOCK: u16 = 30;
/// The speed that slipping adds in the direction of the slope.
///
/// Guide: Slope Physics > Falling and Slipping Down Slopes
const SLIDE_SPEED: i16 = 0x80;

impl Player {
    /// Adds the slope factor of a walking player. Flat ceilings (angles 0x60 to 0x9F) have none.
    ///
    /// Guide: Slope Physics > Slowing Down Uphill And Speeding Up Downhill
    /// Differs: the range is not that of ceiling mode, 0xA0 still gets the factor.
    pub fn apply_slope_factor(&mut self, rules: &Ruleset) {
        if self.is_under_ceiling() {
            return;
        }
        let factor = Speed(self.constants(rules).slope_factor).scaled(self.ground_angle.sin());
        if self.ground_speed != Speed::ZERO || (factor != Speed::ZERO && self.slides_from_rest(rules, factor)) {
            self.ground_speed = self.ground_speed.plus(factor.0);
        }
    }

    fn slides_from_rest(&self, rules: &Ruleset, factor: Speed) -> bool {
        factor.magnitude() >= SLOPE_FACTOR_AT_REST
            && match rules.slope_at_rest {
                SlopeAtRest::Never => false,
                SlopeAtRest::SteepNotTails => self.character != Character::Tails,
                SlopeAtRest::Steep => true,
            }
    }

    /// Adds the slope factor of a ball: full downhill, a quarter uphill, at rest too.
    ///
    /// Guide: Slope Physics > Slowing Down Uphill And Speeding Up Downhill
    pub fn apply_roll_slope_factor(&mut self, rules: &Ruleset) {
        if self.is_under_ceiling() {
            return;
        }
        let constants = self.constants(rules);
        let downhill = Speed(constants.slope_factor_roll_down).scaled(self.ground_angle.sin());
        let is_uphill = (self.ground_speed.0 >= 0) == (downhill.0 < 0);
        // A quarter of the product in the originals: the same as the product with a quarter.
        let uphill = || Speed(constants.slope_factor_roll_up).scaled(self.ground_angle.sin());
        self.ground_speed = self.ground_speed.plus(if is_uphill { uphill() } else { downhill }.0);
    }

    fn is_under_ceiling(&self) -> bool {
        self.ground_angle.plus(0x60).0 >= 0xC0
    }

    /// Counts the control lock, or lets go of a player who is too slow for the slope. Last of the ground's steps: it
    /// also runs in the frame in which the player leaves the ground.
    ///
    /// Guide: Slope Physics > Falling and Slipping Down Slopes
    pub fn slip(&mut self, rules: &Ruleset) {
        if self.stick_to_convex {
            return;
        }
        if self.control_lock != 0 {
            self.control_lock -= 1;
            return;
        }
        if self.ground_speed.magnitude() >= SLIP_SPEED {
            return;
        }
        match self.slip_range(self.ground_angle, rules) {
            SlipRange::Holds => return,
            SlipRange::Slides => self.ground_speed = self.ground_speed.plus(downhill(self.ground_angle, SLIDE_SPEED)),
            SlipRange::Falls => self.airborne = true,
            SlipRange::FallsStopped => {
                self.ground_speed = Speed::ZERO;
                self.airborne = true;
            }
        }
        self.control_lock = CONTROL_LOCK;
    }
}

/// Ground speed that leads down a slope of this angle.
const fn downhill(angle: Angle, speed: i16) -> i16 {
    if angle.0 >= 0x80 { -speed } else { speed }
}
