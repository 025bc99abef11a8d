//! The powers of the player: shields, forms, and the constants in force.

pub use crate::ruleset::{Form, Shield};

use super::Player;
use crate::contacts::Element;
use crate::ruleset::{Constants, Ruleset};
use crate::snapshot::Snapshot;

/// The constants in force, as the originals keep them: written when something changes them (water, shoes, a form), read
/// by every frame. Subpixels per frame.
///
/// Guide: Characters > Sonic
#[derive(Clone, Copy, Debug, PartialEq, Eq, Snapshot)]
pub struct Stats {
    /// `acc`: gained per frame on the ground, twice as much in the air; also the friction.
    pub acceleration: i16,
    /// `dec`: lost per frame against the direction of motion.
    pub deceleration: i16,
    /// `top`: the speed that acceleration leads to.
    pub top_speed: i16,
}

impl Stats {
    /// Every character of the originals on dry land.
    ///
    /// Guide: Characters > Sonic
    pub const NORMAL: Self = Self { acceleration: 0xC, deceleration: 0x80, top_speed: 0x600 };

    /// Returns what a character with these constants has in a form on dry land.
    ///
    /// Guide: States > Super Speeds > Super/Hyper Sonic
    pub const fn of(constants: &Constants, form: Form) -> Self {
        if form.is_super() {
            Self {
                acceleration: constants.super_acceleration,
                deceleration: constants.super_deceleration,
                top_speed: constants.super_top_speed,
            }
        } else {
            Self {
                acceleration: constants.acceleration,
                deceleration: constants.deceleration,
                top_speed: constants.top_speed,
            }
        }
    }

    /// Returns what speed shoes make of a character with these constants.
    ///
    /// Guide: States > Super Speeds
    pub const fn in_speed_shoes(constants: &Constants) -> Self {
        Self {
            acceleration: constants.shoes_acceleration,
            deceleration: constants.deceleration,
            top_speed: constants.shoes_top_speed,
        }
    }

    /// The same under water: half of each.
    ///
    /// Guide: States > Underwater
    #[must_use]
    pub const fn under_water(self) -> Self {
        Self { acceleration: self.acceleration / 2, deceleration: self.deceleration / 2, top_speed: self.top_speed / 2 }
    }
}

impl Default for Stats {
    fn default() -> Self {
        Self::NORMAL
    }
}

impl Shield {
    /// True if nothing of that element hurts its owner or takes anything from him.
    ///
    /// Guide: Elemental Shields
    pub const fn protects_from(self, element: Element) -> bool {
        matches!(
            (self, element),
            (Self::Fire, Element::Fire) | (Self::Lightning, Element::Lightning) | (Self::Bubble, Element::Water)
        )
    }
}

impl Player {
    /// Nothing hurts him, and he destroys what he touches: for a while, or in a super form.
    ///
    /// Guide: Game Objects > Damage
    pub const fn is_invincible(&self) -> bool {
        self.invincibility > 0 || self.form.is_super()
    }

    /// Puts speed shoes on for so many frames.
    ///
    /// Guide: States > Super Speeds
    pub fn give_speed_shoes(&mut self, rules: &Ruleset, frames: u16) {
        self.speed_shoes = frames;
        self.stats = Stats::in_speed_shoes(self.constants(rules));
    }

    /// The shoes' time is over: the dry constants of his form return, also under water.
    ///
    /// Guide: States > Super Speeds
    pub(super) fn count_speed_shoes(&mut self, rules: &Ruleset, by: u16) {
        if self.speed_shoes > 0 {
            self.speed_shoes = self.speed_shoes.saturating_sub(by);
            if self.speed_shoes == 0 {
                self.stats = Stats::of(self.constants(rules), self.form);
            }
        }
    }

    /// Returns the speed that he loses per frame on the ground without input.
    ///
    /// Guide: States > Running > Friction
    pub(super) const fn friction(&self, rules: &Ruleset) -> i16 {
        let constants = self.constants(rules);
        if self.form.is_super() && rules.super_friction_is_normal {
            constants.friction
        } else {
            in_proportion(constants.friction, self.stats.acceleration, constants.acceleration)
        }
    }

    /// Returns the speed that a ball loses per frame.
    ///
    /// Guide: States > Rolling > Friction
    pub(super) const fn roll_friction(&self, rules: &Ruleset) -> i16 {
        let constants = self.constants(rules);
        if self.form.is_super() && rules.super_roll_friction_is_normal {
            constants.roll_friction
        } else {
            in_proportion(constants.roll_friction, self.stats.acceleration, constants.acceleration)
        }
    }

    /// Returns what a frame of steering in the air adds: twice the acceleration in the originals.
    ///
    /// Guide: States > Air State > Air Acceleration
    pub(super) const fn air_acceleration(&self, rules: &Ruleset) -> i16 {
        let constants = self.constants(rules);
        in_proportion(constants.air_acceleration, self.stats.acceleration, constants.acceleration)
    }

    /// Returns what a frame of braking takes off a ball, as the quarter of the deceleration that it is in the originals.
    ///
    /// Guide: States > Rolling > Deceleration
    pub(super) const fn quarter_deceleration(&self, rules: &Ruleset) -> i16 {
        let constants = self.constants(rules);
        in_proportion(constants.roll_deceleration, self.stats.deceleration, constants.deceleration)
    }

    /// Returns the constants of his character.
    #[inline]
    pub const fn constants<'a>(&self, rules: &'a Ruleset) -> &'a Constants {
        rules.constants(self.character)
    }
}

/// Returns a constant that the originals derive from another one: it changes as that one does between `usual` and `now`.
/// If the other one is usually 0, the constant stays as it is.
const fn in_proportion(constant: i16, now: i16, usual: i16) -> i16 {
    if usual <= 0 { constant } else { (constant as i32 * now as i32).div_euclid(usual as i32) as i16 }
}
