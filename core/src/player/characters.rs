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

/// Radii of a ball; every character.
///
/// Guide: Characters > Sonic
pub const BALL: Radii = Radii { width: 7, height: 14 };

/// Radii of a standing player.
///
/// Guide: Characters > Sonic
pub const fn standing(character: Character) -> Radii {
    Radii {
        width: 9,
        height: match character {
            Character::Tails => 15,
            Character::Sonic | Character::Knuckles => 19,
        },
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
    /// Pixels between the centres of standing and ball: 5, for Tails 1.
    pub(super) fn ball_shift(&self) -> i32 {
        i32::from(standing(self.character).height - BALL.height)
    }

    /// Takes on radii; the centre stays.
    pub(super) fn set_radii(&mut self, radii: Radii) {
        self.width_radius = radii.width;
        self.height_radius = radii.height;
    }
}
