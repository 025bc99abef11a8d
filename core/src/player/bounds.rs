//! Level boundaries: the sides stop the player, the bottom kills.

use super::Player;
use super::frame::Frame;
use crate::trace::Trace;
use crate::units::{Speed, Sub};

/// Pixels from the camera's left limit to the player's.
///
/// Guide: Camera > Level boundaries
const LEFT_BOUND: i32 = 16;
/// Height of the originals' screen: a player farther below the camera's lower limit dies.
///
/// Guide: Camera > Level boundaries
const SCREEN_HEIGHT: i32 = 224;

impl Player {
    /// Stops the player at the sides and kills below the bottom, before the position moves.
    ///
    /// Positions are compared unsigned, so that a player who gets past the left edge in one frame comes out at the
    /// right one. The originals compare 16 bits; levels here may be wider, so all bits count.
    ///
    /// Guide: Camera > Level boundaries
    pub(super) fn keep_in_bounds<T: Trace>(&mut self, frame: &Frame<'_, T>) {
        let (left, right) = (frame.limits.left, frame.limits.right);
        let origin = left.min(0);
        let from_origin = |x: i32| x.wrapping_sub(origin) as u32;
        let x = from_origin(self.x.moved(self.x_speed).px());
        let least = left.wrapping_add(LEFT_BOUND);
        let most = right.wrapping_add(i32::from(frame.rules.right_bound));
        if x < from_origin(least) {
            self.stop_at(least);
        } else if x > from_origin(most) || (x == from_origin(most) && !frame.rules.right_bound_strict) {
            self.stop_at(most);
        }
        self.die_below(frame);
    }

    /// Kills a player below the camera's lower limit of the moment.
    ///
    /// Guide: Camera > Level boundaries
    pub(super) fn die_below<T: Trace>(&mut self, frame: &Frame<'_, T>) {
        if self.y.px() > frame.limits.bottom.saturating_add(SCREEN_HEIGHT) {
            self.die(frame.rules);
        }
    }

    #[cold]
    fn stop_at(&mut self, x: i32) {
        self.x = Sub::from_px(x);
        self.x_speed = Speed::ZERO;
        self.ground_speed = Speed::ZERO;
    }
}
