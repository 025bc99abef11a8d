//! On the ground: the slide after a glide.

use super::Glide;
use crate::player::Player;
use crate::player::frame::Frame;
use crate::sensors::{Direction, Hit};
use crate::trace::Trace;

/// The loss of speed of a slide per frame.
///
/// Guide: Special Abilities > Sliding
const FRICTION: i16 = 0x20;
/// Ground as far below as this lets him fall.
///
/// Guide: Special Abilities > Sliding
const FARTHEST: i32 = 14;

impl Glide {
    /// One frame of sliding: he counts as in the air until he gets up.
    ///
    /// Guide: Special Abilities > Sliding
    pub(super) fn slide<T: Trace>(self, player: &mut Player, frame: &mut Frame<'_, T>) {
        player.keep_in_bounds(frame);
        player.move_by_speed();
        if player.action != self.into() {
            return; // fell out of the level
        }
        let slides_left = player.x_speed.0 < 0;
        player.x_speed = player.x_speed.plus(if slides_left { FRICTION } else { -FRICTION });
        if !frame.input.held.jumps() || slides_left != (player.x_speed.0 < 0) {
            Self::get_up(player, frame.rules);
            return;
        }
        player.collide_in_glide(frame);
        let Hit { distance, angle } = player.floor_pair(frame).winner();
        if distance >= FARTHEST {
            self.let_go(player, frame.rules);
            return;
        }
        player.shift(Direction::Down, distance);
        player.ground_angle = angle.filter(|angle| !angle.is_flagged()).unwrap_or(crate::angle::Angle::FLOOR);
    }
}
