//! The powers that a player may begin with: shields and forms, by name.

use crate::snapshot::Snapshot;

/// The shield of a player, which takes the next hit.
///
/// Guide: Elemental Shields
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Shield {
    /// Nothing.
    #[default]
    None,
    /// The plain (blue) one.
    Plain,
    /// Fire does not hurt; lost in water.
    Fire,
    /// Electricity does not hurt; attracts rings; lost in water.
    Lightning,
    /// Air does not run out, water that hurts does not hurt.
    Bubble,
}

impl Shield {
    /// The shields, each with its name in files and its label.
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

/// The form that emeralds give a character, and the small Sonic of CD.
///
/// Guide: States > Super Speeds
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Form {
    /// Nothing.
    #[default]
    Normal,
    /// Super form.
    Super,
    /// Hyper form.
    Hyper,
    /// The small Sonic of CD: the radii are those of the documents, everything else is as in the normal form
    /// (UNVERIFIED). Other characters are as they are.
    Small,
}

impl Form {
    /// The forms, each with its name in files and its label.
    pub const NAMES: [(Self, &str, &str); 4] = [
        (Self::Normal, "normal", "Normal"),
        (Self::Super, "super", "Super"),
        (Self::Hyper, "hyper", "Hyper"),
        (Self::Small, "small", "Small"),
    ];

    /// True for super and hyper forms: rings drain, nothing hurts.
    pub const fn is_super(self) -> bool {
        matches!(self, Self::Super | Self::Hyper)
    }
}
