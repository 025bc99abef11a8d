//! Characters: sizes and jump forces.

use super::Player;
use super::powers::Form;
use crate::ruleset::Character;

/// Half sizes of a player for the terrain.
///
/// Guide: Characters > Sonic
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Radii {
    /// From the centre to the foot sensors, sideways.
    pub width: u8,
    /// From the centre to the feet.
    pub height: u8,
}

/// From the centre to the push sensors; every character, standing or not.
///
/// Guide: Slope Collision > Push Sensors
pub const PUSH_RADIUS: i32 = 10;

/// Radii of a ball: the same for every character, but for a small Sonic.
///
/// Guide: Characters > Sonic
pub const fn ball(character: Character, form: Form) -> Radii {
    match (character, form) {
        (Character::Sonic, Form::Small) => Radii { width: 5, height: 8 },
        _ => Radii { width: 7, height: 14 },
    }
}

/// Radii of a standing player.
///
/// Guide: Characters > Sonic
pub const fn standing(character: Character, form: Form) -> Radii {
    match (character, form) {
        (Character::Sonic, Form::Small) => Radii { width: 5, height: 10 },
        (Character::Tails, _) => Radii { width: 9, height: 15 },
        (Character::Sonic | Character::Knuckles, _) => Radii { width: 9, height: 19 },
    }
}

/// Speed off the ground of a jump, dry or under water.
///
/// Guide: Jumping > Jump Force
pub const fn jump_force(character: Character, form: Form, under_water: bool) -> i16 {
    match (character, form, under_water) {
        (Character::Knuckles, _, false) => 0x600,
        (Character::Sonic, Form::Super | Form::Hyper, false) => 0x800,
        (Character::Sonic | Character::Tails, _, false) => 0x680,
        (Character::Knuckles, _, true) => 0x300,
        (Character::Sonic | Character::Tails, _, true) => 0x380,
    }
}

impl Player {
    /// His radii when he stands.
    #[inline]
    pub(crate) const fn standing_radii(&self) -> Radii {
        standing(self.character, self.form)
    }

    /// His radii as a ball.
    #[inline]
    pub(crate) const fn ball_radii(&self) -> Radii {
        ball(self.character, self.form)
    }

    /// Pixels between the centres of standing and ball: 5, for Tails 1, for a small Sonic 2.
    pub(super) fn ball_shift(&self) -> i32 {
        i32::from(self.standing_radii().height - self.ball_radii().height)
    }

    /// Takes on radii; the centre stays.
    pub(super) fn set_radii(&mut self, radii: Radii) {
        self.width_radius = radii.width;
        self.height_radius = radii.height;
    }
}
