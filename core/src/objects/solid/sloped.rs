//! Sloped Objects: arrays of heights that shift a solid object up and down.

use super::{Solid, SolidShape};
use crate::level::Level;
use crate::ruleset::Ruleset;

/// An array of heights: of a kind of ours, or of one that the level's project defines.
///
/// Each entry is the height of the surface above the object's centre, over 2 pixels.
///
/// Guide: Solid Objects > Height Array
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heights {
    /// Part of a kind.
    Fixed(&'static [i8]),
    /// One of the level's own, by its place among them; no heights if there is none.
    Own(u16),
}

impl Level {
    /// An array of heights; empty for a number that stands for none.
    pub fn heights(&self, heights: Heights) -> &[i8] {
        match heights {
            Heights::Fixed(heights) => heights,
            Heights::Own(number) => self.own_heights.get(usize::from(number)).map_or(&[], |heights| heights),
        }
    }
}

/// The entry of an array, or the nearest that there is: the originals read what happens to be beside the array. Without
/// entries the object is as high as its box.
fn entry(heights: &[i8], index: i32, otherwise: i32) -> i32 {
    let index = (index.max(0) as usize).min(heights.len().saturating_sub(1));
    heights.get(index).map_or(otherwise, |height| i32::from(*height))
}

/// Returns the pixels by which the whole object is shifted up for a player whose centre is `offset` pixels to the right of the object's.
///
/// Guide: Solid Objects > Array Collision Process
/// Differs: by the first entry of the array, not by the half height.
pub(super) fn shift(solid: &Solid, heights: &[i8], rules: &Ruleset, flip_x: bool, offset: i32) -> i32 {
    if !matches!(solid.shape, SolidShape::Sloped(_)) || heights.is_empty() {
        return 0;
    }
    let left = offset.wrapping_add(solid.half_width);
    let along = if flip_x { (2 * solid.half_width - 1).wrapping_sub(left) } else { left };
    let shift = entry(heights, along >> 1, 0) - entry(heights, 0, 0);
    if rules.slope_shift_unsigned { shift & 0xFF } else { shift }
}

/// Height of the surface above the object's centre for a player who stands on it, or lands on a platform.
///
/// Guide: Solid Objects > Array Collision Process
pub(super) fn height_at(heights: &[i8], half_width: i32, flip_x: bool, offset: i32) -> i32 {
    let index = offset.wrapping_add(half_width) >> 1;
    entry(heights, if flip_x { half_width - 1 - index } else { index }, 0)
}

/// As [`height_at`] for one who comes down on a platform: a mirrored one is read half an entry further on.
pub(super) fn height_below(heights: &[i8], half_width: i32, flip_x: bool, offset: i32) -> i32 {
    let left = offset.wrapping_add(half_width);
    entry(heights, if flip_x { (2 * half_width - 1).wrapping_sub(left) >> 1 } else { left >> 1 }, 0)
}
