//! The routine that Sonic 1's item monitors have for themselves: a box without a bottom.

use super::{Contact, Encounter, Found, Miss};
use crate::units::Speed;

/// Who is less deep than this inside the top lands.
///
/// Guide: Game Objects > Item Monitors
const TOO_DEEP: i32 = 16;

impl Encounter<'_> {
    /// Lands him on top whatever his speed, or stops him at the side. He is not moved when he leans against it or moves
    /// away, there is no bottom, and no four pixels of grip.
    ///
    /// Guide: Game Objects > Item Monitors
    pub(super) fn touch_case(&mut self) -> Found {
        let (offset, down) = self.offset();
        let width = 2 * self.solid.half_width;
        let left = offset.wrapping_add(self.solid.half_width);
        if left as u32 > width as u32 {
            return self.nothing(Miss::BesideIt);
        }
        let radius = self.solid.half_height + self.radius();
        let top = down.wrapping_add(radius);
        if top as u32 >= (2 * radius).max(0) as u32 {
            return self.nothing(Miss::AboveOrBelowIt);
        }
        if self.is_untouchable() {
            return Found::miss(Miss::Untouchable);
        }
        let x = if left <= self.solid.half_width { left } else { left - width };
        let half = self.solid.landing_half_width;
        if top < TOO_DEEP && (offset.wrapping_add(half) as u32) < 2 * half as u32 {
            self.player.y = self.player.y.moved_px(-top);
            self.land();
            return Found { contact: Contact::Landed, distances: Some((x, top)) };
        }
        let player = &mut *self.player;
        let popped = x != 0 && (x > 0) == (player.x_speed.0 >= 0);
        if popped {
            player.x = player.x.moved_px(-x);
            (player.x_speed, player.ground_speed) = (Speed::ZERO, Speed::ZERO);
        }
        player.pushing = !player.airborne;
        self.body.pushed = !player.airborne;
        Found { contact: Contact::Side { x_distance: x, popped }, distances: Some((x, top)) }
    }
}
