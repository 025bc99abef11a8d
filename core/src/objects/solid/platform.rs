//! Jump Through Platforms: solid from above only.

use super::sloped::height_below;
use super::{Contact, Encounter, Found, Miss, Solid, SolidShape};

/// Rows above the surface from which he is pulled down to it.
///
/// Guide: Solid Objects > Vertical Overlap
const GRIP: i32 = 4;
/// A player who is deeper than this below the surface (the grip included) does not land.
///
/// Guide: Solid Objects > Vertical Overlap
const DEEPEST: i32 = -16;

/// Height above the centre of the surface that a player comes down on, `offset` pixels to the right of the centre.
pub(super) fn surface(solid: &Solid, heights: &[i8], flip_x: bool, offset: i32) -> i32 {
    match solid.shape {
        SolidShape::SlopedPlatform(_) => height_below(heights, solid.half_width, flip_x, offset),
        _ => solid.half_height,
    }
}

impl Encounter<'_> {
    /// Lands him on the surface, if he falls through it or stands just above it.
    ///
    /// Guide: Solid Objects > Jump Through Platforms
    pub(super) fn touch_platform(&mut self) -> Found {
        if self.player.y_speed.0 < 0 {
            return Found::miss(Miss::Rising);
        }
        if self.column(self.solid.landing_half_width, 0).is_none() {
            return Found::miss(Miss::BesideIt);
        }
        self.solid = self.solid.bounded();
        let (offset, down) = self.offset();
        if self.column(self.solid.landing_half_width, 0).is_none() {
            return Found::miss(Miss::BesideIt);
        }
        let surface = surface(&self.solid, self.heights, self.body.flip_x, offset);
        let distance = (-surface).wrapping_sub(down.wrapping_add(self.radius() + GRIP));
        if !(DEEPEST..0).contains(&distance) {
            return Found::miss(Miss::AboveOrBelowIt);
        }
        if self.is_untouchable() {
            return Found::miss(Miss::Untouchable);
        }
        self.player.y = self.player.y.moved_px(distance + GRIP - 1);
        self.land();
        Found { contact: Contact::Landed, distances: Some((offset, distance)) }
    }
}
