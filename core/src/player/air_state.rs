//! Air State: steering, drag, gravity and turning upright.

use super::Player;
use super::frame::Frame;
use crate::input::Buttons;
use crate::ruleset::Ruleset;
use crate::trace::Trace;
use crate::units::Speed;

/// Rising slower than this (and rising at all), the player loses speed sideways.
///
/// Guide: States > Air State > Air Drag
const AIR_DRAG_RANGE: std::ops::Range<i16> = -0x400..0;
/// By how much the angle turns back to 0 each frame.
///
/// Guide: States > Air State > Air Rotation
const AIR_ROTATION: u8 = 2;

impl Player {
    /// Steering (not after a roll jump), the camera's look ahead, drag.
    ///
    /// Guide: States > Air State > Air Acceleration
    pub(super) fn steer_in_air<T: Trace>(&mut self, frame: &Frame<'_, T>) {
        let (acceleration, top) = (self.air_acceleration(frame.rules), self.stats.top_speed);
        if !(self.roll_jump && frame.rules.roll_jump_locks_control) {
            if frame.held(Buttons::LEFT) {
                self.faces_left = true;
                let faster = self.x_speed.minus(acceleration);
                let top = top.wrapping_neg();
                self.x_speed = if faster.0 > top {
                    faster
                } else if self.x_speed.0 <= top && !frame.rules.air_speed_clamps {
                    self.x_speed
                } else {
                    Speed(top)
                };
            }
            if frame.held(Buttons::RIGHT) {
                self.faces_left = false;
                let faster = self.x_speed.plus(acceleration);
                self.x_speed = if faster.0 < top {
                    faster
                } else if self.x_speed.0 >= top && !frame.rules.air_speed_clamps {
                    self.x_speed
                } else {
                    Speed(top)
                };
            }
        }
        self.return_look_bias();
        self.apply_air_drag();
    }

    /// Near the top of a jump: 1/32 of the speed sideways is lost.
    ///
    /// The shift rounds down, so that speeds of -1 to -31 fade and those of 1 to 31 stay.
    ///
    /// Guide: States > Air State > Air Drag
    fn apply_air_drag(&mut self) {
        if AIR_DRAG_RANGE.contains(&self.y_speed.0) {
            self.x_speed = self.x_speed.minus(self.x_speed.0 >> 5);
        }
    }

    /// The position follows the speeds as they are; gravity comes after.
    ///
    /// Guide: States > Air State > Gravity
    pub(super) fn move_and_fall(&mut self, rules: &Ruleset) {
        self.move_by_speed();
        let constants = self.constants(rules);
        self.y_speed = self.y_speed.plus(constants.gravity);
        if rules.fall_cap > 0 {
            self.y_speed = Speed(self.y_speed.0.min(rules.fall_cap));
        }
        if self.breath.under_water {
            self.y_speed = self.y_speed.minus(constants.gravity - constants.water_gravity);
        }
    }

    /// Guide: States > Air State > Air Rotation
    pub(super) fn turn_upright(&mut self) {
        let angle = self.ground_angle.0;
        self.ground_angle.0 = if angle < 0x80 {
            angle.saturating_sub(AIR_ROTATION)
        } else {
            angle.checked_add(AIR_ROTATION).unwrap_or(0)
        };
    }
}
