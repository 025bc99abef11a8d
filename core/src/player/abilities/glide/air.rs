//! In the air: the glide, the fall that ends it, and what they meet.

use super::{Glide, Phase};
use crate::angle::Angle;
use crate::camera::WRAPS;
use crate::input::Buttons;
use crate::player::Player;
use crate::player::abilities::flight::CEILING;
use crate::player::animation::AnimationKind;
use crate::player::frame::Frame;
use crate::sensors::{Direction, Hit, Sensor};
use crate::trace::Trace;
use crate::units::Speed;

/// Gained per frame up to the first speed, then up to the top speed, and then by super and hyper forms.
///
/// Guide: Special Abilities > Gliding
const FIRST_ACCELERATION: i16 = 8;
const ACCELERATION: i16 = 4;
const SUPER_ACCELERATION: i16 = 12;
/// Guide: Special Abilities > Gliding
const TOP_SPEED: i16 = 0x1800;
/// 64 frames make half a turn.
///
/// Guide: Special Abilities > Turning Around
const TURN: u8 = 2;
/// The speed downwards that a glide comes to, and by how much in each frame.
///
/// Guide: Special Abilities > Gliding
const SINKS: i16 = 0x80;
const GRAVITY: i16 = 0x20;

/// The obstacle that a glide met in a frame.
#[derive(Clone, Copy, Default)]
pub(super) struct Met {
    /// The ground.
    pub floor: bool,
    /// A wall, on either side.
    pub wall: bool,
}

impl Glide {
    /// One frame of gliding.
    ///
    /// Guide: Special Abilities > Gliding
    pub(super) fn glide<T: Trace>(mut self, player: &mut Player, frame: &mut Frame<'_, T>) {
        self.steer(player, frame);
        player.action = self.into();
        player.keep_in_bounds(frame);
        player.move_by_speed();
        if player.action != self.into() {
            return; // fell out of the level
        }
        let met = player.collide_in_glide(frame);
        if met.floor {
            self.touch_down(player, frame);
        } else if met.wall {
            self.meet_wall(player, frame);
        } else if !frame.input.held.jumps() {
            player.faces_left = player.x_speed.0 < 0;
            player.x_speed.0 >>= 2;
            self.let_go(player, frame.rules);
        }
    }

    /// Speed, turning, sinking, the sky.
    ///
    /// Guide: Special Abilities > Turning Around
    fn steer<T>(&mut self, player: &mut Player, frame: &Frame<'_, T>) {
        let speed = player.ground_speed.0;
        if speed < super::FIRST_SPEED {
            player.ground_speed = player.ground_speed.plus(FIRST_ACCELERATION);
        } else if speed < TOP_SPEED && self.turn & 0x7F == 0 {
            let gain = if player.form.is_super() { SUPER_ACCELERATION } else { ACCELERATION };
            player.ground_speed = player.ground_speed.plus(gain);
        }
        self.take_turn(frame.held(Buttons::LEFT), frame.held(Buttons::RIGHT));
        player.x_speed = player.ground_speed.scaled(Angle(self.turn).cos());
        player.y_speed = player.y_speed.plus(if player.y_speed.0 < SINKS { GRAVITY } else { -GRAVITY });
        let top = frame.limits.top;
        if top != WRAPS && player.y.px() < top.saturating_add(CEILING) {
            player.x_speed.0 >>= 1;
            player.ground_speed.0 >>= 1;
        }
    }

    /// The way he glides turns towards the direction held, or on if a turn has begun.
    ///
    /// Guide: Special Abilities > Turning Around
    fn take_turn(&mut self, left: bool, right: bool) {
        let turns = self.turn & 0x7F != 0;
        if left && self.turn != 0x80 {
            if self.turn > 0x7F {
                self.turn = self.turn.wrapping_neg();
            }
        } else if right && self.turn != 0 {
            if turns && self.turn < 0x80 {
                self.turn = self.turn.wrapping_neg();
            }
        } else if !turns {
            return;
        }
        self.turn = self.turn.wrapping_add(TURN);
    }

    /// Comes to the ground: on a steep one he lands, on a flat one he slides.
    ///
    /// Guide: Special Abilities > Sliding
    fn touch_down<T>(self, player: &mut Player, frame: &Frame<'_, T>) {
        player.y_speed = Speed::ZERO;
        if player.ground_angle.rounded() != Angle::FLOOR {
            player.x_speed = player.ground_speed;
            Self::stand(player, frame.rules);
            return;
        }
        player.action = Self { phase: Phase::Slides, ..self }.into();
        player.animation.request(AnimationKind::Slide);
    }

    /// One frame of the fall after a glide: as any in the air, but for how it ends.
    ///
    /// Guide: Special Abilities > Gliding
    pub(super) fn fall<T: Trace>(self, player: &mut Player, frame: &mut Frame<'_, T>) {
        player.keep_in_bounds(frame);
        if player.action != self.into() {
            return; // fell out of the level
        }
        player.steer_in_air_after_moving(frame);
        if player.collide_in_glide(frame).floor {
            Self::get_up(player, frame.rules);
        }
    }
}

impl Player {
    /// Moves, then steers and falls: a fall after a glide has them in this order.
    ///
    /// Guide: Special Abilities > Gliding
    fn steer_in_air_after_moving<T: Trace>(&mut self, frame: &Frame<'_, T>) {
        let (x, y) = (self.x.moved(self.x_speed), self.y.moved(self.y_speed));
        self.steer_in_air(frame);
        self.move_and_fall(frame.rules);
        (self.x, self.y) = (x, y);
    }

    /// Walls, ceiling and floor by the way he is mostly moving, as in the air, but he holds on to no ceiling, and lands
    /// however deep the floor is.
    ///
    /// Guide: Slope Collision > Airborne Sensor Activation
    pub(super) fn collide_in_glide<T: Trace>(&mut self, frame: &mut Frame<'_, T>) -> Met {
        let quadrant = Angle::air_quadrant(self.x_speed.0, self.y_speed.0);
        let mut met = Met::default();
        for side in [Direction::Left, Direction::Right] {
            if !matches!(quadrant, Direction::Left | Direction::Right) || side == quadrant {
                met.wall |= self.hit_air_wall(frame, side);
            }
        }
        if quadrant != Direction::Down && self.hit_ceiling_in_glide(frame) {
            return met;
        }
        if quadrant != Direction::Up && self.y_speed.0 >= 0 {
            let Hit { distance, angle } = self.floor_pair(frame).winner();
            if distance < 0 {
                self.shift(Direction::Down, distance);
                self.ground_angle = angle.filter(|angle| !angle.is_flagged()).unwrap_or(Angle::FLOOR);
                self.y_speed = Speed::ZERO;
                met.floor = true;
            }
        }
        met
    }

    /// Guide: Slope Collision > Airborne Sensor Activation
    fn hit_ceiling_in_glide<T: Trace>(&mut self, frame: &mut Frame<'_, T>) -> bool {
        let distance = self.probe_pair(frame, Direction::Up, false, [Sensor::D, Sensor::C]).winner().distance;
        if distance >= 0 {
            return false;
        }
        self.shift(Direction::Up, distance);
        self.y_speed = Speed(self.y_speed.0.max(0));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_takes_64_frames_and_can_be_taken_back() {
        let mut glide = Glide::default();
        let frames = (1..200).find(|_| {
            glide.take_turn(true, false);
            glide.turn == 0x80
        });
        assert_eq!(frames, Some(64));
        glide.take_turn(true, false);
        assert_eq!(glide.turn, 0x80, "holding on turns no further");
        glide.take_turn(false, true);
        glide.take_turn(false, false);
        assert_eq!(glide.turn, 0x84, "a tap is enough");
        glide.take_turn(true, false);
        assert_eq!(glide.turn, 0x7E, "the other key turns him back");
    }

    #[test]
    fn p9_a_turn_keeps_the_speed() {
        for (turn, x_speed) in [(0, 0x400), (0x20, 0x2D4), (0x40, 0), (0x60, -0x2D4), (0x80, -0x400)] {
            assert_eq!(Speed(0x400).scaled(Angle(turn).cos()).0, x_speed, "{turn:#x}");
        }
    }
}
