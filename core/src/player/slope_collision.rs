//! Slope Collision: the foot sensors on the ground.

use super::frame::Frame;
use super::{NO_TILE, Player};
use crate::angle::{Angle, Mode};
use crate::ruleset::{FootSnap, Ruleset};
use crate::sensors::{Hit, Sensor};
use crate::trace::{Refusal, Trace};

/// Deeper than this inside the ground, the player is not moved.
///
/// Guide: Slope Collision > Ground Sensors
const DEEPEST: i32 = -14;
/// Ground farther away than this never holds the player.
///
/// Guide: Slope Collision > Ground Sensors
const FARTHEST: i32 = 14;
/// An angle that differs by this much or more is taken as one of the four directions.
///
/// Guide: Slope Collision > Angles of Flagged Tiles
const SNAP_DIFFERENCE: u8 = 0x20;

impl Player {
    /// Follows the ground: takes its angle, moves onto it, or leaves it if it is too far below.
    ///
    /// The angle is taken before the distance is judged, so also in the frame in which the player leaves the ground.
    ///
    /// Guide: Slope Collision > Ground Sensors
    pub(super) fn stand_on_terrain<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        if self.on_object {
            self.foot_angles = [Angle::FLOOR; 2];
            return;
        }
        let mode = self.ground_angle.mode();
        if T::ENABLED {
            frame.trace.mode(mode);
        }
        // Turned with the mode, the right foot is the one ahead: below on left walls, on the left under ceilings.
        let sensors = match mode {
            Mode::Floor | Mode::RightWall => [Sensor::B, Sensor::A],
            Mode::Ceiling | Mode::LeftWall => [Sensor::A, Sensor::B],
        };
        let direction = mode.feet();
        let pair = self.probe_pair(frame, direction, true, sensors);
        self.foot_angles = [pair.first.angle.unwrap_or(NO_TILE), pair.second.angle.unwrap_or(NO_TILE)];

        let Hit { distance, angle } = pair.winner();
        self.take_angle(frame.rules, angle.unwrap_or(NO_TILE));
        if distance < DEEPEST {
            frame.refuse(Refusal::TooDeep(DEEPEST));
            return;
        }
        let farthest = self.snap_limit(frame.rules, mode);
        if distance <= farthest || self.stick_to_convex {
            self.shift(direction, distance);
        } else {
            frame.refuse(Refusal::TooFar(farthest));
            self.leave_ground();
        }
    }

    /// Guide: Slope Collision > Angles of Flagged Tiles
    /// Differs: a difference of exactly 0x20 snaps too.
    #[inline]
    fn take_angle(&mut self, rules: &Ruleset, tile: Angle) {
        let snaps =
            tile.is_flagged() || (rules.snap_to_quadrant && self.ground_angle.distance_to(tile) >= SNAP_DIFFERENCE);
        self.ground_angle = if snaps { self.ground_angle.rounded() } else { tile };
    }

    /// Returns the distance below the feet within which ground holds him.
    ///
    /// Guide: Slope Collision > Ground Sensors
    /// Differs: the speed's signed high byte counts, so that -0x60 is one whole pixel.
    #[inline]
    fn snap_limit(&self, rules: &Ruleset, mode: Mode) -> i32 {
        match rules.foot_snap {
            FootSnap::Fixed => FARTHEST,
            FootSnap::BySpeed => {
                let speed = match mode {
                    Mode::Floor | Mode::Ceiling => self.x_speed,
                    Mode::LeftWall | Mode::RightWall => self.y_speed,
                };
                (i32::from(speed.high_byte()).abs() + 4).min(FARTHEST)
            }
        }
    }

    #[cold]
    fn leave_ground(&mut self) {
        self.airborne = true;
        self.pushing = false;
        self.animation.restart();
    }
}
