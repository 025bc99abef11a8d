//! Standing On Solid Objects: landing, walking off, being carried.

use super::sloped::height_at;
use super::{Contact, Encounter, SolidShape};
use crate::angle::Angle;
use crate::units::Speed;

impl Encounter<'_> {
    /// Stands on the object from now on. The position is left as it is.
    ///
    /// Guide: Solid Objects > Popped Upwards
    pub(super) fn land(&mut self) {
        let player = &mut *self.player;
        player.stands_in = self.slot;
        player.ground_angle = Angle::FLOOR;
        player.y_speed = Speed::ZERO;
        player.ground_speed = player.x_speed;
        if player.airborne {
            player.reset_on_floor(self.rules);
        }
        player.on_object = true;
        self.body.stood_on = true;
    }

    /// Finds out whether he who stood on the object jumped, was thrown or walked off; then he does no more.
    ///
    /// Guide: Solid Objects > Walking Off The Edges
    pub(super) fn keep_or_leave(&mut self) -> Contact {
        self.solid = self.solid.bounded();
        if !self.player.airborne && self.column(self.solid.half_width, 0).is_some() {
            return Contact::Stands;
        }
        self.body.stood_on = false;
        self.player.on_object = false;
        if self.rules.leaving_lifts_off {
            self.player.airborne = true;
        }
        Contact::Left
    }

    /// Puts him on the surface and moves him along with the object.
    ///
    /// Guide: Solid Objects > Moving On Platforms
    /// Differs: nothing is taken off for the pixel by which landing puts him higher; the object's height has it, or he sinks.
    pub(super) fn carry(&mut self, x_before: i32) {
        let height = match self.solid.shape {
            SolidShape::Box | SolidShape::Case | SolidShape::Wall | SolidShape::Platform => self.solid.standing_height,
            SolidShape::Sloped(_) | SolidShape::SlopedPlatform(_) if self.heights.is_empty() => {
                self.solid.standing_height
            }
            SolidShape::Sloped(_) | SolidShape::SlopedPlatform(_) => {
                height_at(self.heights, self.solid.half_width, self.body.flip_x, self.offset().0)
            }
        };
        let y = self.body.y.px().wrapping_add(self.solid.centre.1).wrapping_sub(height).wrapping_sub(self.radius());
        let player = &mut *self.player;
        // Whole pixels are written, the fraction stays.
        player.y = player.y.at_px(y);
        player.x = player.x.moved_px(self.body.x.px().wrapping_sub(x_before));
    }
}
