//! Constants of a character: the speeds, forces and sizes that make up his motion, each with its words and its range.
//!
//! A project sets them one by one for each character; what it does not set is as in the originals.

use super::Character;
use crate::value::{Unit, ValueKind};

/// The numbers of a character's motion. Speeds are subpixels a frame, what changes a speed is subpixels a frame each
/// frame, and radii are pixels.
///
/// Guide: Characters
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Constants {
    /// `acc`: the speed that a frame of running adds.
    ///
    /// Guide: States > Running > Acceleration
    pub acceleration: i16,
    /// `dec`: the speed that a frame of running against the motion takes off.
    ///
    /// Guide: States > Running > Deceleration
    pub deceleration: i16,
    /// `frc`: the speed that a frame on the ground without input takes off.
    ///
    /// Guide: States > Running > Friction
    pub friction: i16,
    /// `top`: the speed that acceleration leads to.
    pub top_speed: i16,
    /// The speed that a frame takes off a ball on the ground.
    ///
    /// Guide: States > Rolling > Friction
    pub roll_friction: i16,
    /// The speed that a frame of braking takes off a ball, besides its friction.
    ///
    /// Guide: States > Rolling > Deceleration
    pub roll_deceleration: i16,
    /// The slope factor of running: what a frame on a vertical slope adds.
    ///
    /// Guide: Slope Physics > Slowing Down Uphill And Speeding Up Downhill
    pub slope_factor: i16,
    /// The slope factor of a ball that rolls uphill.
    ///
    /// Guide: Slope Physics > Slowing Down Uphill And Speeding Up Downhill
    pub slope_factor_roll_up: i16,
    /// The slope factor of a ball that rolls downhill.
    ///
    /// Guide: Slope Physics > Slowing Down Uphill And Speeding Up Downhill
    pub slope_factor_roll_down: i16,
    /// The speed that a frame of steering in the air adds.
    ///
    /// Guide: States > Air State > Air Acceleration
    pub air_acceleration: i16,
    /// `grv`: the speed that a frame in the air adds to the fall.
    ///
    /// Guide: States > Air State > Gravity
    pub gravity: i16,
    /// `jmp`: the speed of a jump off the ground.
    ///
    /// Guide: Jumping > Jump Force
    pub jump_force: i16,
    /// The speed upwards to which letting go of the button cuts a jump.
    ///
    /// Guide: Jumping > Variable Jump Height
    pub jump_release: i16,
    /// Gravity under water.
    ///
    /// Guide: States > Underwater
    pub water_gravity: i16,
    /// The jump force under water.
    ///
    /// Guide: States > Underwater
    pub water_jump_force: i16,
    /// The speed of a cut jump under water.
    ///
    /// Guide: States > Underwater
    pub water_jump_release: i16,
    /// Gravity while he is thrown back by a hit.
    ///
    /// Guide: States > Getting Hit
    pub hurt_gravity: i16,
    /// The speed sideways of a hit.
    ///
    /// Guide: States > Getting Hit
    pub hurt_x_speed: i16,
    /// The speed upwards of a hit.
    ///
    /// Guide: States > Getting Hit
    pub hurt_y_speed: i16,
    /// The ground speed of a spin dash without charge.
    ///
    /// Guide: Special Abilities > Spindash
    pub spin_dash_speed: i16,
    /// Acceleration in speed shoes.
    ///
    /// Guide: States > Super Speeds
    pub shoes_acceleration: i16,
    /// Top speed in speed shoes.
    ///
    /// Guide: States > Super Speeds
    pub shoes_top_speed: i16,
    /// Acceleration in a super form.
    ///
    /// Guide: States > Super Speeds > Super/Hyper Sonic
    pub super_acceleration: i16,
    /// Deceleration in a super form.
    ///
    /// Guide: States > Super Speeds > Super/Hyper Sonic
    pub super_deceleration: i16,
    /// Top speed in a super form.
    ///
    /// Guide: States > Super Speeds > Super/Hyper Sonic
    pub super_top_speed: i16,
    /// Jump force in a super form.
    ///
    /// Guide: States > Super Speeds > Super/Hyper Sonic
    pub super_jump_force: i16,
    /// The ground speed of a spin dash without charge in a super form.
    ///
    /// Guide: Special Abilities > Spindash
    pub super_spin_dash_speed: i16,
    /// The Width Radius of a standing player.
    pub width_radius: i16,
    /// The Height Radius of a standing player.
    pub height_radius: i16,
    /// The Width Radius of a ball.
    pub roll_width_radius: i16,
    /// The Height Radius of a ball.
    pub roll_height_radius: i16,
    /// The Push Radius: from the centre to the sensors E and F.
    ///
    /// Guide: Slope Collision > Push Sensors
    pub push_radius: i16,
}

impl Constants {
    /// Returns the constants that a character has in the originals, which agree in them.
    ///
    /// Guide: Characters
    pub const fn of(character: Character) -> Self {
        let is_sonic = matches!(character, Character::Sonic);
        let is_knuckles = matches!(character, Character::Knuckles);
        let jump_force = if is_knuckles { 0x600 } else { 0x680 };
        Self {
            acceleration: 0xC,
            deceleration: 0x80,
            friction: 0xC,
            top_speed: 0x600,
            roll_friction: 6,
            roll_deceleration: 0x20,
            slope_factor: 0x20,
            slope_factor_roll_up: 0x14,
            slope_factor_roll_down: 0x50,
            air_acceleration: 0x18,
            gravity: 0x38,
            jump_force,
            jump_release: 0x400,
            water_gravity: 0x10,
            water_jump_force: if is_knuckles { 0x300 } else { 0x380 },
            water_jump_release: 0x200,
            hurt_gravity: 0x30,
            hurt_x_speed: 0x200,
            hurt_y_speed: 0x400,
            spin_dash_speed: 0x800,
            shoes_acceleration: 0x18,
            shoes_top_speed: 0xC00,
            super_acceleration: if is_sonic { 0x30 } else { 0x18 },
            super_deceleration: if is_sonic { 0x100 } else { 0xC0 },
            super_top_speed: if is_sonic { 0xA00 } else { 0x800 },
            super_jump_force: if is_sonic { 0x800 } else { jump_force },
            super_spin_dash_speed: if is_sonic { 0xB00 } else { 0xA00 },
            width_radius: 9,
            height_radius: if matches!(character, Character::Tails) { 15 } else { 19 },
            roll_width_radius: 7,
            roll_height_radius: 14,
            push_radius: 10,
        }
    }

    /// Returns the description of a constant by its name in files.
    pub fn named(name: &str) -> Option<&'static ConstantInfo> {
        CONSTANTS.iter().find(|constant| constant.name == name)
    }
}

/// The constants of the originals, in the order of [`Character::ALL`].
pub(super) const ORIGINAL_CONSTANTS: [Constants; 3] =
    [Constants::of(Character::Sonic), Constants::of(Character::Tails), Constants::of(Character::Knuckles)];

/// A group of constants, as an editor shows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstantGroup {
    /// Running.
    Ground,
    /// Rolling and slopes.
    Slopes,
    /// Jumps and falls.
    Air,
    /// Motion under water.
    Water,
    /// Hits.
    Hits,
    /// Charges, shoes and super forms.
    Powers,
    /// Radii.
    Size,
}

impl ConstantGroup {
    /// The groups, in the order in which they are shown.
    pub const ALL: [Self; 7] =
        [Self::Ground, Self::Slopes, Self::Air, Self::Water, Self::Hits, Self::Powers, Self::Size];

    /// Returns the label.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Ground => "Running",
            Self::Slopes => "Rolling and slopes",
            Self::Air => "Jumps and falls",
            Self::Water => "Under water",
            Self::Hits => "Hits",
            Self::Powers => "Charges, shoes and super forms",
            Self::Size => "Size",
        }
    }
}

/// A constant as an editor and a project file see it.
#[derive(Clone, Copy, Debug)]
pub struct ConstantInfo {
    /// The name in project files and in [`Constants`]; it never changes.
    pub name: &'static str,
    /// The short name to show.
    pub label: &'static str,
    /// The meaning, in a whole sentence.
    pub doc: &'static str,
    /// The group in which it is shown.
    pub group: ConstantGroup,
    /// The values that it takes.
    pub kind: ValueKind,
    /// Returns its place in the constants of a character.
    field: fn(&mut Constants) -> &mut i16,
}

impl ConstantInfo {
    /// Returns the value.
    pub fn get(&self, mut constants: Constants) -> i32 {
        (*(self.field)(&mut constants)).into()
    }

    /// Sets the value, or the nearest one in its range.
    pub fn set(&self, constants: &mut Constants, number: i32) {
        *(self.field)(constants) = self.kind.clamp(number) as i16;
    }
}

/// A speed or a change of a speed, 0 to 0x4000.
const SPEED: ValueKind = ValueKind::Integer { min: 0, max: 0x4000, unit: Unit::Speed };
/// A change of a speed in each frame, 0 to 0x1000.
const CHANGE: ValueKind = ValueKind::Integer { min: 0, max: 0x1000, unit: Unit::Speed };
/// A radius: the originals' arithmetic of sensors stays exact for it.
const RADIUS: ValueKind = ValueKind::Integer { min: 1, max: 40, unit: Unit::Pixels };

/// The constants, in the order in which they are shown.
pub const CONSTANTS: &[ConstantInfo] = {
    use ConstantGroup::{Air, Ground, Hits, Powers, Size, Slopes, Water};
    &[
        ConstantInfo {
            name: "acceleration",
            label: "Acceleration",
            doc: "Speed that each frame of running adds.",
            group: Ground,
            kind: CHANGE,
            field: |of| &mut of.acceleration,
        },
        ConstantInfo {
            name: "deceleration",
            label: "Deceleration",
            doc: "Speed that each frame of running against the motion takes off.",
            group: Ground,
            kind: CHANGE,
            field: |of| &mut of.deceleration,
        },
        ConstantInfo {
            name: "friction",
            label: "Friction",
            doc: "Speed that each frame without input takes off. In shoes, water and super forms it changes as the acceleration does.",
            group: Ground,
            kind: CHANGE,
            field: |of| &mut of.friction,
        },
        ConstantInfo {
            name: "top_speed",
            label: "Top speed",
            doc: "Speed that running and steering in the air lead to. Slopes, springs and rolls can exceed it. Half of it under water.",
            group: Ground,
            kind: SPEED,
            field: |of| &mut of.top_speed,
        },
        ConstantInfo {
            name: "roll_friction",
            label: "Roll friction",
            doc: "Speed that each frame takes off a ball on the ground. In shoes, water and super forms it changes as the acceleration does.",
            group: Slopes,
            kind: CHANGE,
            field: |of| &mut of.roll_friction,
        },
        ConstantInfo {
            name: "roll_deceleration",
            label: "Roll deceleration",
            doc: "Speed that each frame of braking takes off a ball, besides the roll friction.",
            group: Slopes,
            kind: CHANGE,
            field: |of| &mut of.roll_deceleration,
        },
        ConstantInfo {
            name: "slope_factor",
            label: "Slope factor",
            doc: "Speed that a slope adds in each frame, times the sine of its angle.",
            group: Slopes,
            kind: CHANGE,
            field: |of| &mut of.slope_factor,
        },
        ConstantInfo {
            name: "slope_factor_roll_up",
            label: "Slope factor, rolling uphill",
            doc: "Speed that a slope takes off a ball that rolls uphill, times the sine of its angle.",
            group: Slopes,
            kind: CHANGE,
            field: |of| &mut of.slope_factor_roll_up,
        },
        ConstantInfo {
            name: "slope_factor_roll_down",
            label: "Slope factor, rolling downhill",
            doc: "Speed that a slope adds to a ball that rolls downhill, times the sine of its angle.",
            group: Slopes,
            kind: CHANGE,
            field: |of| &mut of.slope_factor_roll_down,
        },
        ConstantInfo {
            name: "air_acceleration",
            label: "Air acceleration",
            doc: "Speed that each frame of steering in the air adds. In shoes, water and super forms it changes as the acceleration does.",
            group: Air,
            kind: CHANGE,
            field: |of| &mut of.air_acceleration,
        },
        ConstantInfo {
            name: "gravity",
            label: "Gravity",
            doc: "Speed that each frame in the air adds to the fall.",
            group: Air,
            kind: CHANGE,
            field: |of| &mut of.gravity,
        },
        ConstantInfo {
            name: "jump_force",
            label: "Jump force",
            doc: "Speed of a jump off the ground.",
            group: Air,
            kind: SPEED,
            field: |of| &mut of.jump_force,
        },
        ConstantInfo {
            name: "jump_release",
            label: "Jump release speed",
            doc: "Speed upwards to which a jump is cut when the button is let go.",
            group: Air,
            kind: SPEED,
            field: |of| &mut of.jump_release,
        },
        ConstantInfo {
            name: "water_gravity",
            label: "Gravity under water",
            doc: "Speed that each frame in the air adds to the fall under water.",
            group: Water,
            kind: CHANGE,
            field: |of| &mut of.water_gravity,
        },
        ConstantInfo {
            name: "water_jump_force",
            label: "Jump force under water",
            doc: "Speed of a jump off the ground under water.",
            group: Water,
            kind: SPEED,
            field: |of| &mut of.water_jump_force,
        },
        ConstantInfo {
            name: "water_jump_release",
            label: "Jump release speed under water",
            doc: "Speed upwards to which a jump under water is cut when the button is let go.",
            group: Water,
            kind: SPEED,
            field: |of| &mut of.water_jump_release,
        },
        ConstantInfo {
            name: "hurt_gravity",
            label: "Gravity of a hit",
            doc: "Speed that each frame adds to the fall while a hit throws the player back. Under water 32 less.",
            group: Hits,
            kind: CHANGE,
            field: |of| &mut of.hurt_gravity,
        },
        ConstantInfo {
            name: "hurt_x_speed",
            label: "Throw of a hit, sideways",
            doc: "Speed sideways of a player who is hit. Half of it under water.",
            group: Hits,
            kind: SPEED,
            field: |of| &mut of.hurt_x_speed,
        },
        ConstantInfo {
            name: "hurt_y_speed",
            label: "Throw of a hit, upwards",
            doc: "Speed upwards of a player who is hit. Half of it under water.",
            group: Hits,
            kind: SPEED,
            field: |of| &mut of.hurt_y_speed,
        },
        ConstantInfo {
            name: "spin_dash_speed",
            label: "Spin dash",
            doc: "Ground speed of a spin dash without further presses. A full charge adds 0x400.",
            group: Powers,
            kind: SPEED,
            field: |of| &mut of.spin_dash_speed,
        },
        ConstantInfo {
            name: "shoes_acceleration",
            label: "Acceleration in speed shoes",
            doc: "Speed that each frame of running in speed shoes adds.",
            group: Powers,
            kind: CHANGE,
            field: |of| &mut of.shoes_acceleration,
        },
        ConstantInfo {
            name: "shoes_top_speed",
            label: "Top speed in speed shoes",
            doc: "Speed that running in speed shoes leads to.",
            group: Powers,
            kind: SPEED,
            field: |of| &mut of.shoes_top_speed,
        },
        ConstantInfo {
            name: "super_acceleration",
            label: "Acceleration in a super form",
            doc: "Speed that each frame of running in a super form adds.",
            group: Powers,
            kind: CHANGE,
            field: |of| &mut of.super_acceleration,
        },
        ConstantInfo {
            name: "super_deceleration",
            label: "Deceleration in a super form",
            doc: "Speed that each frame of running against the motion takes off in a super form.",
            group: Powers,
            kind: CHANGE,
            field: |of| &mut of.super_deceleration,
        },
        ConstantInfo {
            name: "super_top_speed",
            label: "Top speed in a super form",
            doc: "Speed that running in a super form leads to.",
            group: Powers,
            kind: SPEED,
            field: |of| &mut of.super_top_speed,
        },
        ConstantInfo {
            name: "super_jump_force",
            label: "Jump force in a super form",
            doc: "Speed of a jump off the ground in a super form. Under water it is as in the normal form.",
            group: Powers,
            kind: SPEED,
            field: |of| &mut of.super_jump_force,
        },
        ConstantInfo {
            name: "super_spin_dash_speed",
            label: "Spin dash in a super form",
            doc: "Ground speed of a spin dash without further presses in a super form.",
            group: Powers,
            kind: SPEED,
            field: |of| &mut of.super_spin_dash_speed,
        },
        ConstantInfo {
            name: "width_radius",
            label: "Width Radius",
            doc: "Pixels from the centre of a standing player to the sensors A and B, sideways.",
            group: Size,
            kind: RADIUS,
            field: |of| &mut of.width_radius,
        },
        ConstantInfo {
            name: "height_radius",
            label: "Height Radius",
            doc: "Pixels from the centre of a standing player to the feet. The hitbox follows it.",
            group: Size,
            kind: RADIUS,
            field: |of| &mut of.height_radius,
        },
        ConstantInfo {
            name: "roll_width_radius",
            label: "Width Radius of a ball",
            doc: "Pixels from the centre of a ball to the sensors A and B, sideways.",
            group: Size,
            kind: RADIUS,
            field: |of| &mut of.roll_width_radius,
        },
        ConstantInfo {
            name: "roll_height_radius",
            label: "Height Radius of a ball",
            doc: "Pixels from the centre of a ball to its lowest pixel.",
            group: Size,
            kind: RADIUS,
            field: |of| &mut of.roll_height_radius,
        },
        ConstantInfo {
            name: "push_radius",
            label: "Push Radius",
            doc: "Pixels from the centre to the sensors E and F, standing or not.",
            group: Size,
            kind: RADIUS,
            field: |of| &mut of.push_radius,
        },
    ]
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_names_every_constant_once_and_describes_it() {
        let mut constants = Constants::of(Character::Sonic);
        for (n, constant) in CONSTANTS.iter().enumerate() {
            assert!(!constant.label.is_empty() && constant.doc.len() > 20, "{}", constant.name);
            assert!(CONSTANTS[..n].iter().all(|other| other.name != constant.name), "{}", constant.name);
            constant.set(&mut constants, 1 + n as i32);
        }
        for (n, constant) in CONSTANTS.iter().enumerate() {
            assert_eq!(constant.get(constants), 1 + n as i32, "{} has a field of its own", constant.name);
        }
        assert_eq!(size_of::<Constants>(), 2 * CONSTANTS.len(), "each field is in the table");
    }

    #[test]
    fn the_originals_values_are_in_range() {
        for character in Character::ALL {
            for constant in CONSTANTS {
                let value = constant.get(Constants::of(character));
                assert_eq!(constant.kind.clamp(value), value, "{} of {character:?}", constant.name);
            }
        }
    }
}
