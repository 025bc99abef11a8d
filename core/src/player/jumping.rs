//! Jumping: head-room, the jump itself, its height.

use super::Player;
use super::animation::AnimationKind;
use super::characters::jump_force;
use super::frame::Frame;
use crate::direction::Direction;
use crate::input::Buttons;
use crate::ruleset::Ruleset;
use crate::trace::{Sensor, Trace};
use crate::units::Speed;
use std::ops::ControlFlow;

/// Free pixels above the head without which there is no jump.
///
/// Guide: Slope Collision > Jump Check
const HEAD_ROOM: i32 = 6;

impl Player {
    /// Jumps off the ground, at a right angle to it, if a jump button is pressed and there is room. A jump ends the
    /// list: neither movement nor gravity in this frame.
    ///
    /// Guide: Jumping > Jump Force
    pub(super) fn start_jump<T: Trace>(&mut self, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        if !frame.input.pressed.jumps() {
            return ControlFlow::Continue(());
        }
        let looks = frame.held(Buttons::UP) || frame.held(Buttons::DOWN);
        if frame.rules.jump_needs_free_dpad && looks && self.ground_speed == Speed::ZERO {
            return ControlFlow::Continue(());
        }
        if self.head_room(frame) < HEAD_ROOM {
            return ControlFlow::Continue(());
        }
        self.jump(frame.rules);
        ControlFlow::Break(())
    }

    fn jump(&mut self, rules: &Ruleset) {
        let force = Speed(jump_force(rules, self.character, self.form, self.breath.under_water));
        let away = self.ground_angle.minus(0x40);
        self.x_speed = self.x_speed.plus(force.scaled(away.cos()).0);
        self.y_speed = self.y_speed.plus(force.scaled(away.sin()).0);
        self.airborne = true;
        self.jumping = true;
        self.pushing = false;
        self.on_object = false;
        self.stick_to_convex = false;
        if self.rolling {
            self.roll_jump = true;
            self.set_radii(if rules.roll_jump_keeps_ball {
                self.ball_radii(rules)
            } else {
                self.standing_radii(rules)
            });
        } else {
            self.rolling = true;
            self.set_radii(self.ball_radii(rules));
            self.animation.request(AnimationKind::Roll);
            self.y = self.y.moved_px(self.ball_shift(rules));
        }
    }

    /// Free pixels above the head, whichever way that is.
    ///
    /// Guide: Slope Collision > Jump Check
    fn head_room<T: Trace>(&self, frame: &mut Frame<'_, T>) -> i32 {
        let direction = match self.ground_angle.rounded().0 {
            0x00 => Direction::Up,
            0x40 => Direction::Right,
            0x80 => Direction::Down,
            _ => Direction::Left,
        };
        // A player hanging upside down jumps towards ground, which the top bit makes solid.
        let top = direction == Direction::Down;
        self.probe_pair(frame, direction, top, [Sensor::D, Sensor::C]).winner().distance
    }

    /// Cuts a jump whose button is let go, or caps the rise of a player who did not jump. Once a jump is too slow to be
    /// cut, a new press is an ability's.
    ///
    /// Guide: Jumping > Variable Jump Height
    pub(super) fn limit_jump<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        if self.jumping {
            let constants = self.constants(frame.rules);
            let release_speed =
                -if self.breath.under_water { constants.water_jump_release } else { constants.jump_release };
            if self.y_speed.0 >= release_speed {
                self.transform_at_top(frame);
                if frame.input.pressed.jumps() {
                    // Whichever ability takes the press, the frame goes on as any in the air.
                    let _taken = self.press_in_jump(frame);
                }
            } else if !frame.input.held.jumps() {
                self.y_speed = Speed(release_speed);
            }
        } else if frame.rules.upward_cap > 0 && self.forced_roll.is_free() {
            self.y_speed = Speed(self.y_speed.0.max(-frame.rules.upward_cap));
        }
    }
}
