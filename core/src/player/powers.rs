//! What the player has on him: shields, forms, and the constants in force.

pub use crate::ruleset::{Form, Shield};

use super::Player;
use crate::contacts::Element;
use crate::ruleset::{Character, Ruleset};
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
    /// Every character on dry land.
    ///
    /// Guide: Characters > Sonic
    pub const NORMAL: Self = Self { acceleration: 0xC, deceleration: 0x80, top_speed: 0x600 };
    /// In speed shoes.
    ///
    /// Guide: States > Super Speeds
    pub const SPEED_SHOES: Self = Self { acceleration: 0x18, deceleration: 0x80, top_speed: 0xC00 };
    /// Super and Hyper Sonic.
    ///
    /// Guide: States > Super Speeds > Super/Hyper Sonic
    pub const SUPER_SONIC: Self = Self { acceleration: 0x30, deceleration: 0x100, top_speed: 0xA00 };
    /// Super Tails, Super and Hyper Knuckles.
    ///
    /// Guide: States > Super Speeds > Super Tails, Super/Hyper Knuckles
    pub const SUPER_OTHERS: Self = Self { acceleration: 0x18, deceleration: 0xC0, top_speed: 0x800 };

    /// What a character has in a form on dry land.
    pub const fn of(character: Character, form: Form) -> Self {
        match (form, character) {
            (Form::Normal | Form::Small, _) => Self::NORMAL,
            (_, Character::Sonic) => Self::SUPER_SONIC,
            _ => Self::SUPER_OTHERS,
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
    pub fn give_speed_shoes(&mut self, frames: u16) {
        self.speed_shoes = frames;
        self.stats = Stats::SPEED_SHOES;
    }

    /// The shoes' time is over: the dry constants of his form return, also under water.
    ///
    /// Guide: States > Super Speeds
    pub(super) fn count_speed_shoes(&mut self, by: u16) {
        if self.speed_shoes > 0 {
            self.speed_shoes = self.speed_shoes.saturating_sub(by);
            if self.speed_shoes == 0 {
                self.stats = Stats::of(self.character, self.form);
            }
        }
    }

    /// What he loses per frame on the ground without input.
    ///
    /// Guide: States > Running > Friction
    pub(super) const fn friction(&self, rules: &Ruleset) -> i16 {
        if self.form.is_super() && rules.super_friction_is_normal {
            Stats::NORMAL.acceleration
        } else {
            self.stats.acceleration
        }
    }

    /// What a ball loses per frame.
    ///
    /// Guide: States > Rolling > Friction
    pub(super) const fn roll_friction(&self, rules: &Ruleset) -> i16 {
        if self.form.is_super() && rules.super_roll_friction_is_normal {
            Stats::NORMAL.acceleration >> 1
        } else {
            self.stats.acceleration >> 1
        }
    }
}
