//! Solid Objects: what stops, carries and crushes the player.

/// What of an object is solid, in the numbers that the originals hand to their routine.
///
/// Guide: Solid Objects > General Solid Objects
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solid {
    /// Half width of the combined box: mostly the object's own and 11.
    pub half_width: i32,
    /// Half height while the player is not on it.
    pub half_height: i32,
    /// Half height while he stands on it.
    pub standing_height: i32,
    /// Half width of what he can land on.
    pub landing_half_width: i32,
}
