//! Characters: sizes and jump forces, and the speeds that all of them share.

use super::Player;
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

/// `acc`: gained per frame on the ground, twice as much in the air; also the friction.
///
/// Guide: States > Running
pub const ACCELERATION_SPEED: i16 = 0xC;
/// `dec`: lost per frame against the direction of motion.
///
/// Guide: States > Running
pub const DECELERATION_SPEED: i16 = 0x80;
/// `top`: what acceleration leads to.
///
/// Guide: States > Running
pub const TOP_SPEED: i16 = 0x600;

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

/// Speed off the ground of a jump.
///
/// Guide: Jumping > Jump Force
pub const fn jump_force(character: Character) -> i16 {
    match character {
        Character::Knuckles => 0x600,
        Character::Sonic | Character::Tails => 0x680,
    }
}

impl Player {
    /// Pixels between the centres of standing and ball: 5, for Tails 1.
    pub(super) fn ball_shift(&self) -> i32 {
        i32::from(standing(self.character).height - BALL.height)
    }

    /// What he gains per frame on the ground, and loses by friction: twice as much in speed shoes.
    ///
    /// Guide: Characters > Sonic
    pub(super) const fn acceleration(&self) -> i16 {
        if self.speed_shoes > 0 { ACCELERATION_SPEED * 2 } else { ACCELERATION_SPEED }
    }

    /// The speed that acceleration leads to: twice as high in speed shoes.
    ///
    /// Guide: Characters > Sonic
    pub(super) const fn top_speed(&self) -> i16 {
        if self.speed_shoes > 0 { TOP_SPEED * 2 } else { TOP_SPEED }
    }

    /// Takes on radii; the centre stays.
    pub(super) fn set_radii(&mut self, radii: Radii) {
        self.width_radius = radii.width;
        self.height_radius = radii.height;
    }
}
