//! The routines that Sonic 1's item monitors and edge walls have for themselves: boxes without a bottom, or without a top.

use super::{Contact, Encounter, Found, Miss};
use crate::units::Speed;

/// A player who is less deep than this inside the top lands.
///
/// Guide: Game Objects > Item Monitors
const TOO_DEEP: i32 = 16;

/// The place of a player in a box without the four pixels of grip.
struct Inside {
    /// Pixels from the nearer of the left and right edges; negative from the right one.
    x: i32,
    /// Pixels from the top edge.
    top: i32,
    /// Height of the box with the player's on both sides.
    height: i32,
}

impl Encounter<'_> {
    /// Returns his place inside of the box; `Err` if he is not inside, or cannot be touched.
    fn inside(&mut self) -> Result<Inside, Found> {
        let (offset, down) = self.offset();
        let width = 2 * self.solid.half_width;
        let left = offset.wrapping_add(self.solid.half_width);
        if left as u32 > width as u32 {
            return Err(self.nothing(Miss::BesideIt));
        }
        let reach = self.solid.half_height + self.radius();
        let (top, height) = (down.wrapping_add(reach), (2 * reach).max(0));
        if top as u32 >= height as u32 {
            return Err(self.nothing(Miss::AboveOrBelowIt));
        }
        if self.is_untouchable() {
            return Err(Found::miss(Miss::Untouchable));
        }
        Ok(Inside { x: if left <= self.solid.half_width { left } else { left - width }, top, height })
    }

    /// Lands him on top at any speed, or stops him at the side. He is not moved when he leans against it or moves
    /// away, there is no bottom, and no four pixels of grip.
    ///
    /// Guide: Game Objects > Item Monitors
    pub(super) fn touch_case(&mut self) -> Found {
        let Inside { x, top, .. } = match self.inside() {
            Ok(inside) => inside,
            Err(miss) => return miss,
        };
        let half = self.solid.landing_half_width;
        if top < TOO_DEEP && (self.offset().0.wrapping_add(half) as u32) < 2 * half as u32 {
            self.player.y = self.player.y.moved_px(-top);
            self.land();
            return Found { contact: Contact::Landed, distances: Some((x, top)) };
        }
        Found { contact: self.stop_at_side(x), distances: Some((x, top)) }
    }

    /// Stops him at the nearer side, or moves him out of the bottom if he rises. From above it does nothing.
    ///
    /// Guide: Solid Objects > General Solid Objects
    pub(super) fn touch_wall(&mut self) -> Found {
        let Inside { x, top, height } = match self.inside() {
            Ok(inside) => inside,
            Err(miss) => return miss,
        };
        let y = if top <= height / 2 { top } else { top - height };
        let contact = if x.abs() <= y.abs() {
            self.stop_at_side(x)
        } else if y >= 0 {
            Contact::None(Miss::NoTop)
        } else if self.player.y_speed.0 >= 0 {
            Contact::None(Miss::NotRising)
        } else {
            self.player.y = self.player.y.moved_px(-y);
            self.player.y_speed = Speed::ZERO;
            Contact::Bottom
        };
        Found { contact, distances: Some((x, y)) }
    }

    /// Out of the side if he moves towards it. On the ground he pushes, even if he only leans against it or moves away.
    fn stop_at_side(&mut self, x: i32) -> Contact {
        let player = &mut *self.player;
        let popped = x != 0 && (x > 0) == (player.x_speed.0 >= 0);
        if popped {
            player.x = player.x.moved_px(-x);
            (player.x_speed, player.ground_speed) = (Speed::ZERO, Speed::ZERO);
        }
        player.pushing = !player.airborne;
        self.body.pushed = !player.airborne;
        Contact::Side { x_distance: x, popped }
    }
}
