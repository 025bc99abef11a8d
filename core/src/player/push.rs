//! Slope Collision: the push sensors on the ground.

use super::Player;
use super::characters::PUSH_RADIUS;
use super::step::Frame;
use crate::angle::{Angle, Mode};
use crate::sensors::{Ray, Sensor};
use crate::trace::Trace;
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
        let ahead = if forward { self.ground_angle.minus(0x40) } else { self.ground_angle.plus(0x40) };
        let mode = ahead.mode();
        let (mut x, mut y) = (self.x.moved(self.x_speed).px(), self.y.moved(self.y_speed).px());
        match mode {
            Mode::Floor => y += PUSH_RADIUS,
            Mode::Ceiling => y -= PUSH_RADIUS,
            Mode::LeftWall => x -= PUSH_RADIUS,
            Mode::RightWall => x += PUSH_RADIUS,
        }
        if matches!(mode, Mode::LeftWall | Mode::RightWall) && ahead.0 & 0x38 == 0 {
            y += LOW_PUSH;
        }
        let sensor = if forward { Sensor::F } else { Sensor::E };
        let distance = frame.level.sense(sensor, Ray::wall(x, y, mode.feet()), self.layer, frame.trace).distance;
        if distance < 0 {
            self.hit_wall(ahead, distance, frame.rules.push_needs_facing);
        }
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
