//! The result of a check of a solid object.

use super::sloped::shift;
use super::{Solid, SolidShape};
use crate::contacts::{CombinedBox, Contact, Miss};
use crate::objects::body::Body;
use crate::player::Player;
use crate::ruleset::Ruleset;

/// The result of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The contact that came of it.
    pub contact: Contact,
    /// Distances, x and y, to the nearer sides of the combined box; `None` if it was not come to them.
    ///
    /// Guide: Solid Objects > Finding The Direction of Collision
    pub distances: Option<(i32, i32)>,
}

impl Found {
    pub(super) const fn miss(why: Miss) -> Self {
        Self { contact: Contact::None(why), distances: None }
    }
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
            SolidShape::Box | SolidShape::Sloped(_) => {
                let shift = shift(&solid, heights, rules, body.flip_x, offset);
                let top = y.wrapping_sub(shift + 4 + solid.half_height + radius);
                (solid.half_width, top, overlap_height(&solid, rules, player))
            }
            SolidShape::Case | SolidShape::Wall => {
                let reach = solid.half_height + radius;
                (solid.half_width, y.wrapping_sub(reach), 2 * reach)
            }
            SolidShape::Platform | SolidShape::SlopedPlatform(_) => {
                let surface = super::platform::surface(&solid, heights, body.flip_x, offset);
                (solid.landing_half_width, y.wrapping_sub(surface + radius + 3), 16)
            }
        };
        let open = matches!(solid.shape, SolidShape::Platform | SolidShape::SlopedPlatform(_));
        Self {
            left: x.wrapping_sub(half_width),
            top,
            right: x.wrapping_add(half_width - i32::from(open)),
            bottom: top.wrapping_add(height - 1),
        }
    }
}

/// Rows in which a player overlaps something solid: the combined diameter. If the bottom is not skewed, 4 more.
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
    if rules.bottom_by_standing_radius && solid.shape == SolidShape::Box {
        2 * solid.half_height + radius + i32::from(player.standing_radii(rules).height)
    } else {
        2 * (solid.half_height + radius)
    }
}
