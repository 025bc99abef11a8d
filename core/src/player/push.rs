//! Slope Collision: the push sensors on the ground.

use super::Player;
use super::characters::push_radius;
use super::frame::Frame;
use crate::angle::Angle;
use crate::ruleset::Ruleset;
use crate::sensors::{Direction, Ray, Sensor};
use crate::trace::{Refusal, Trace};
use crate::units::Speed;

/// On nearly flat ground the push sensors sit this much lower, so that low steps stop the player.
///
/// Guide: Slope Collision > Push Sensors
const LOW_PUSH: i32 = 8;

impl Player {
    /// Feels for a wall where this frame's motion leads, and takes off the speed what would go into it.
    ///
    /// The sensor looks from the position after the move but before the feet find the ground.
    ///
    /// Guide: Slope Collision > Push Sensors
    /// Differs: the lower position holds for angles 0x00 to 0x07, not at 0 only; only walls to the side stop the ground
    /// speed.
    pub(super) fn push_walls<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        if self.ground_speed == Speed::ZERO || !self.feels_walls(frame.rules.push_at_right_angles) {
            return;
        }
        let forward = self.ground_speed.0 > 0;
        let ray =
            self.push_ray(forward, (self.x.moved(self.x_speed).px(), self.y.moved(self.y_speed).px()), frame.rules);
        let sensor = if forward { Sensor::F } else { Sensor::E };
        let distance = frame.ground.sense(sensor, ray, self.layer, frame.trace).distance;
        if distance < 0 {
            self.hit_wall(self.pushes_at(forward), distance, frame.rules.push_needs_facing);
        } else {
            frame.refuse(Refusal::NotReached);
        }
    }

    /// The angle of a wall square to the ground that he stands on, ahead of him or behind.
    fn pushes_at(&self, forward: bool) -> Angle {
        if forward { self.ground_angle.minus(0x40) } else { self.ground_angle.plus(0x40) }
    }

    /// The push sensor of a player on the ground whose centre is at (`x`, `y`).
    ///
    /// Guide: Slope Collision > Push Sensors
    pub(super) fn push_ray(&self, forward: bool, (x, y): (i32, i32), rules: &Ruleset) -> Ray {
        let ahead = self.pushes_at(forward);
        let direction = ahead.mode().feet();
        let is_low = matches!(direction, Direction::Left | Direction::Right) && ahead.0 & 0x38 == 0;
        let (x, y) = direction.moved((x, if is_low { y + LOW_PUSH } else { y }), push_radius(rules, self.character));
        Ray::wall(x, y, direction)
    }

    fn feels_walls(&self, at_right_angles: bool) -> bool {
        self.ground_angle.plus(0x40).0 < 0x80 || (at_right_angles && self.ground_angle.0 & 0x3F == 0)
    }

    /// Takes `distance` pixels (negative) off the speed. Rounded otherwise than the probe was chosen: at exactly 45
    /// degrees the two disagree, as they do in the originals.
    ///
    /// Guide: Slope Collision > Push Sensors
    #[cold]
    fn hit_wall(&mut self, ahead: Angle, distance: i32, needs_facing: bool) {
        let pixels = (distance * 0x100) as i16;
        match ahead.rounded() {
            Angle::FLOOR => self.y_speed = self.y_speed.plus(pixels),
            Angle::CEILING => self.y_speed = self.y_speed.minus(pixels),
            side => {
                let on_left = side == Angle::LEFT_WALL;
                self.x_speed = if on_left { self.x_speed.minus(pixels) } else { self.x_speed.plus(pixels) };
                self.ground_speed = Speed::ZERO;
                if !needs_facing || self.faces_left == on_left {
                    self.pushing = true;
                }
            }
        }
    }
}
