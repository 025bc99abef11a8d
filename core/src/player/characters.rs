//! Characters: radii and jump forces.

use super::Player;
use super::powers::Form;
use crate::ruleset::{Character, Ruleset};

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

/// Radii of a ball: the same for every character, but for a small Sonic.
///
/// Guide: Characters > Sonic
#[inline]
pub const fn ball(rules: &Ruleset, character: Character, form: Form) -> Radii {
    let constants = rules.constants(character);
    match (character, form) {
        (Character::Sonic, Form::Small) => Radii { width: 5, height: 8 },
        _ => Radii { width: constants.roll_width_radius as u8, height: constants.roll_height_radius as u8 },
    }
}

/// Radii of a standing player.
///
/// Guide: Characters > Sonic
#[inline]
pub const fn standing(rules: &Ruleset, character: Character, form: Form) -> Radii {
    let constants = rules.constants(character);
    match (character, form) {
        (Character::Sonic, Form::Small) => Radii { width: 5, height: 10 },
        _ => Radii { width: constants.width_radius as u8, height: constants.height_radius as u8 },
    }
}

/// Returns the pixels from the centre to the push sensors, standing or not.
///
/// Guide: Slope Collision > Push Sensors
pub const fn push_radius(rules: &Ruleset, character: Character) -> i32 {
    rules.constants(character).push_radius as i32
}

/// Speed off the ground of a jump, dry or under water.
///
/// Guide: Jumping > Jump Force
pub const fn jump_force(rules: &Ruleset, character: Character, form: Form, under_water: bool) -> i16 {
    let constants = rules.constants(character);
    match (under_water, form.is_super()) {
        (true, _) => constants.water_jump_force,
        (false, true) => constants.super_jump_force,
        (false, false) => constants.jump_force,
    }
}

impl Player {
    /// His radii when he stands.
    #[inline]
    pub(crate) const fn standing_radii(&self, rules: &Ruleset) -> Radii {
        standing(rules, self.character, self.form)
    }

    /// His radii as a ball.
    #[inline]
    pub(crate) const fn ball_radii(&self, rules: &Ruleset) -> Radii {
        ball(rules, self.character, self.form)
    }

    /// Pixels between the centres of standing and ball: 5, for Tails 1, for a small Sonic 2.
    pub(super) fn ball_shift(&self, rules: &Ruleset) -> i32 {
        i32::from(self.standing_radii(rules).height) - i32::from(self.ball_radii(rules).height)
    }

    /// Takes on radii; the centre stays.
    pub(super) fn set_radii(&mut self, radii: Radii) {
        self.width_radius = radii.width;
        self.height_radius = radii.height;
    }
}
