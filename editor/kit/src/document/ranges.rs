//! The numbers that fields take. Files may hold others, which are kept; the check `value-range` names them.

use std::ops::RangeInclusive;

/// Pixels from a level's corner: beyond the largest level in every direction.
pub const FAR: i32 = 1 << 20;
/// Half the length of a layer switcher's line, pixels.
pub const HALF_LENGTH: RangeInclusive<i32> = 1..=4096;
/// Rings held at a start.
pub const RINGS: RangeInclusive<i32> = 0..=999;
/// Emeralds held at a start.
pub const EMERALDS: RangeInclusive<i32> = 0..=14;
/// Width and height of the goal, pixels.
pub const GOAL_SIDE: RangeInclusive<i32> = 1..=FAR;
