//! Contacts of objects and players: the words in which a step reports them.

use crate::snapshot::Snapshot;
use crate::value::ChoiceInfo;

/// The effect of touching an object's hitbox.
///
/// Guide: Game Objects > Hitbox Reactions
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Reaction {
    /// No hitbox.
    #[default]
    None,
    /// Destroyed by an attack, else it hurts.
    Attackable,
    /// Collected: its step finds itself touched.
    Item,
    /// A placed ring: an item that from Sonic 2 on is asked about before all others.
    Ring,
    /// Several placed rings in one object, each with a box of its own: the bits of `touched` say which were touched.
    Rings,
    /// A monitor: breaks or is bumped.
    Monitor,
    /// Hurts.
    Hurt,
    /// The object's step finds the touch and acts on it.
    Special,
    /// Hurts, but in some games a shield throws it back.
    Shot,
    /// Hurts, and its step finds itself touched even if something protected the player.
    HurtAndMark,
}

/// The element of something that hurts: the shield of that element protects from it.
///
/// Guide: Elemental Shields
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Element {
    /// Plain, none of the others: a shield is lost to it.
    #[default]
    Plain,
    /// Fire: flames, lava.
    Fire,
    /// Lightning: electricity.
    Lightning,
    /// Water.
    Water,
}

impl Element {
    /// The element of a parameter's number.
    pub(crate) const fn of(number: i32) -> Self {
        match number {
            1 => Self::Fire,
            2 => Self::Lightning,
            3 => Self::Water,
            _ => Self::Plain,
        }
    }
}

/// The elements as a parameter's choices, in the order of their numbers.
pub(crate) const ELEMENTS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "plain", label: "Plain" },
    ChoiceInfo { name: "fire", label: "Fire" },
    ChoiceInfo { name: "lightning", label: "Lightning" },
    ChoiceInfo { name: "water", label: "Water" },
];

/// A rectangle in the level that can touch another: all pixels up to its half sizes away from its centre, so that it is one
/// pixel wider and higher than twice those. Of a picture of even size, the pixel too many is on the right and below.
///
/// Guide: Game Objects > Hitboxes
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TouchBox {
    /// Centre, pixels.
    pub x: i32,
    /// Centre, pixels.
    pub y: i32,
    /// Half width, pixels.
    pub half_width: i32,
    /// Half height, pixels.
    pub half_height: i32,
}

impl TouchBox {
    /// The two share a pixel.
    ///
    /// Guide: Game Objects > Hitboxes
    #[inline]
    pub const fn touches(&self, other: &Self) -> bool {
        let (dx, dy) = (self.x.wrapping_sub(other.x), self.y.wrapping_sub(other.y));
        dx.unsigned_abs() <= (self.half_width + other.half_width) as u32
            && dy.unsigned_abs() <= (self.half_height + other.half_height) as u32
    }

    /// Returns the first and last pixel columns and rows: left, top, right, bottom.
    pub const fn pixels(&self) -> [i32; 4] {
        [
            self.x.wrapping_sub(self.half_width),
            self.y.wrapping_sub(self.half_height),
            self.x.wrapping_add(self.half_width),
            self.y.wrapping_add(self.half_height),
        ]
    }
}

/// The effect of a solid object on the player in its step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// Nothing.
    None(Miss),
    /// The object stopped the player from the side. `x_distance` is how far he was inside: positive on the left, negative on
    /// the right, 0 for one who only leans against it.
    ///
    /// Guide: Solid Objects > Popped Left or Right
    Side {
        /// Pixels.
        x_distance: i32,
        /// True if the player was moved out; not so within 4 pixels of the top or bottom edge, in some games.
        popped: bool,
    },
    /// The player landed on it in this frame.
    ///
    /// Guide: Solid Objects > Popped Upwards
    Landed,
    /// The player is at its bottom, whether that moved him or not.
    ///
    /// Guide: Solid Objects > Popped Downwards
    Bottom,
    /// The object crushed the player.
    ///
    /// Guide: Solid Objects > Popped Downwards
    Crushed,
    /// The player is on it, and was before.
    ///
    /// Guide: Solid Objects > Standing On Solid Objects
    Stands,
    /// The player was on it until the last frame.
    ///
    /// Guide: Solid Objects > Walking Off The Edges
    Left,
}

impl Contact {
    /// Returns true if the player is on it: landed just now or before.
    pub const fn is_on_top(self) -> bool {
        matches!(self, Self::Landed | Self::Stands)
    }

    /// Returns true if the player is at its side.
    pub const fn is_side(self) -> bool {
        matches!(self, Self::Side { .. })
    }

    /// Returns true if the player is at its bottom, crushed or not.
    pub(crate) const fn is_bottom(self) -> bool {
        matches!(self, Self::Bottom | Self::Crushed)
    }
}

/// Why a check ended without contact, in the order in which they are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Miss {
    /// The object was not on the screen.
    OffScreen,
    /// The player rises: one jumps up through platforms.
    Rising,
    /// Too far to the left or right.
    BesideIt,
    /// Too far above or below.
    AboveOrBelowIt,
    /// Objects cannot touch him at the moment, or he dies.
    Untouchable,
    /// Nearest to the top, but 16 pixels or more inside.
    TooDeepToLand,
    /// Nearest to the top, but his centre is beside it: he slips down the side.
    Slips,
    /// Nearest to the top, but he rises.
    RisesThroughTop,
    /// Nearest to the top, of which the object has none.
    NoTop,
    /// Nearest to the bottom, but he does not rise.
    NotRising,
}

/// One check of a solid object, as it is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolidCheck {
    /// The object's slot.
    pub slot: u8,
    /// The area in which the player's centre had to be.
    pub combined: CombinedBox,
    /// The player's centre, pixels.
    pub player: (i32, i32),
    /// Distances, x and y, to the nearer sides; `None` if it was not come to them.
    pub distances: Option<(i32, i32)>,
    /// The result.
    pub contact: Contact,
    /// By how many pixels the player was moved.
    pub pop: (i32, i32),
}

/// The pixels in which a player's centre touches an object: both sizes together. All ends are inclusive.
///
/// Guide: Solid Objects > Checking For An Overlap
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CombinedBox {
    /// First column.
    pub left: i32,
    /// First row.
    pub top: i32,
    /// Last column.
    pub right: i32,
    /// Last row.
    pub bottom: i32,
}
