//! What a player may begin with: shields and forms, by name.

use crate::digest::saved;

saved! {
    /// What takes the next hit.
    ///
    /// Guide: Elemental Shields
    pub enum Shield {
        /// Nothing.
        None,
        /// The plain (blue) one.
        Plain,
        /// Fire does not hurt; lost in water.
        Fire,
        /// Attracts rings; lost in water.
        Lightning,
        /// Air does not run out.
        Bubble,
    }
}

impl Shield {
    /// All shields, each with its name in files and its label.
    pub const NAMES: [(Self, &str, &str); 5] = [
        (Self::None, "none", "None"),
        (Self::Plain, "plain", "Plain"),
        (Self::Fire, "fire", "Fire"),
        (Self::Lightning, "lightning", "Lightning"),
        (Self::Bubble, "bubble", "Bubble"),
    ];

    /// True if it is gone as soon as it gets wet.
    ///
    /// Guide: Elemental Shields
    pub const fn is_lost_under_water(self) -> bool {
        matches!(self, Self::Fire | Self::Lightning)
    }

    /// True if one takes the next hit.
    pub const fn is_some(self) -> bool {
        !matches!(self, Self::None)
    }
}

saved! {
    /// What seven emeralds make of a character.
    ///
    /// Guide: States > Super Speeds
    pub enum Form {
        /// Nothing.
        Normal,
        /// Super form.
        Super,
        /// Hyper form.
        Hyper,
    }
}

impl Form {
    /// All forms, each with its name in files and its label.
    pub const NAMES: [(Self, &str, &str); 3] =
        [(Self::Normal, "normal", "Normal"), (Self::Super, "super", "Super"), (Self::Hyper, "hyper", "Hyper")];

    /// True for super and hyper forms: rings drain, nothing hurts.
    pub const fn is_super(self) -> bool {
        !matches!(self, Self::Normal)
    }
}
