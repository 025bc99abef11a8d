//! What comes of a check of a solid object.

use super::sloped::shift;
use super::{Shape, Solid};
use crate::objects::body::Body;
use crate::player::{Player, characters};
use crate::ruleset::Ruleset;

/// What a solid object did to the player in its step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// Nothing.
    None(Miss),
    /// It stopped him from the side. `x_distance` is how far he was inside: positive on the left, negative on the right,
    /// 0 for one who only leans against it.
    ///
    /// Guide: Solid Objects > Popped Left or Right
    Side {
        /// Pixels.
        x_distance: i32,
        /// He was moved out; not so within 4 pixels of the top or bottom edge, in some games.
        popped: bool,
    },
    /// He landed on it in this frame.
    ///
    /// Guide: Solid Objects > Popped Upwards
    Landed,
    /// He is at its bottom, whether that moved him or not.
    ///
    /// Guide: Solid Objects > Popped Downwards
    Bottom,
    /// It crushed him.
    ///
    /// Guide: Solid Objects > Popped Downwards
    Crushed,
    /// He stands on it, and did before.
    ///
    /// Guide: Solid Objects > Standing On Solid Objects
    Stands,
    /// He stood on it until the last frame.
    ///
    /// Guide: Solid Objects > Walking Off The Edges
    Left,
}

impl Contact {
    /// He is on it: landed just now or before.
    pub const fn is_on_top(self) -> bool {
        matches!(self, Self::Landed | Self::Stands)
    }

    /// He is at its side.
    pub const fn is_side(self) -> bool {
        matches!(self, Self::Side { .. })
    }

    /// He is at its bottom, crushed or not.
    pub const fn is_bottom(self) -> bool {
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

/// What a check found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// What it did.
    pub contact: Contact,
    /// Distances, x and y, to the nearer sides of the combined box; `None` where it was not come to them.
    ///
    /// Guide: Solid Objects > Finding The Direction of Collision
    pub distances: Option<(i32, i32)>,
}

impl Found {
    pub(super) const fn miss(why: Miss) -> Self {
        Self { contact: Contact::None(why), distances: None }
    }
}

/// One check of a solid object, as it is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolidCheck {
    /// The object's slot.
    pub slot: u8,
    /// Where the player's centre had to be.
    pub combined: CombinedBox,
    /// Where it was, pixels.
    pub player: (i32, i32),
    /// Distances, x and y, to the nearer sides; `None` where it was not come to them.
    pub distances: Option<(i32, i32)>,
    /// What came of it.
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

impl CombinedBox {
    /// The box of an object for a player as he is: his radius, and above which height of a sloped object he is. Of a
    /// platform, the pixels from which he lands.
    pub fn of(solid: &Solid, heights: &[i8], rules: &Ruleset, body: &Body, player: &Player) -> Self {
        let solid = solid.bounded();
        let (x, y) = (body.x.px().wrapping_add(solid.centre.0), body.y.px().wrapping_add(solid.centre.1));
        let radius = i32::from(player.height_radius);
        let offset = player.x.px().wrapping_sub(x);
        let (half_width, top, height) = match solid.shape {
            Shape::Box | Shape::Sloped(_) => {
                let shift = shift(&solid, heights, rules, body.flip_x, offset);
                let top = y.wrapping_sub(shift + 4 + solid.half_height + radius);
                (solid.half_width, top, overlap_height(&solid, rules, player))
            }
            Shape::Case | Shape::Wall => {
                let reach = solid.half_height + radius;
                (solid.half_width, y.wrapping_sub(reach), 2 * reach)
            }
            Shape::Platform | Shape::SlopedPlatform(_) => {
                let surface = super::platform::surface(&solid, heights, body.flip_x, offset);
                (solid.landing_half_width, y.wrapping_sub(surface + radius + 3), 16)
            }
        };
        let open = matches!(solid.shape, Shape::Platform | Shape::SlopedPlatform(_));
        Self {
            left: x.wrapping_sub(half_width),
            top,
            right: x.wrapping_add(half_width - i32::from(open)),
            bottom: top.wrapping_add(height - 1),
        }
    }
}

/// Rows in which a player overlaps something solid: the combined diameter. Where the bottom is not skewed, 4 more.
///
/// Guide: Solid Objects > Vertical Overlap
pub(super) fn overlap_height(solid: &Solid, rules: &Ruleset, player: &Player) -> i32 {
    diameter(solid, rules, player) + if rules.bottom_overlap { 0 } else { 4 }
}

/// Height of the combined box.
///
/// Guide: Solid Objects > Checking For An Overlap
pub(super) fn diameter(solid: &Solid, rules: &Ruleset, player: &Player) -> i32 {
    let radius = i32::from(player.height_radius);
    if rules.bottom_by_standing_radius && solid.shape == Shape::Box {
        2 * solid.half_height + radius + i32::from(characters::standing(player.character).height)
    } else {
        2 * (solid.half_height + radius)
    }
}
