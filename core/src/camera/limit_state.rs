//! The progress through the changes of a level's camera limits, and the part of it that a checkpoint keeps.

use crate::snapshot::Snapshot;

/// The limits that a checkpoint keeps for the restart after a death.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct KeptLimits {
    /// The checkpoint; 0 for none.
    pub checkpoint: u8,
    /// The stage of the changes.
    pub stage: u8,
    /// The lower limit in force.
    pub bottom: i32,
}

/// The progress of a level's changes of the camera limits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct LimitState {
    /// The stage that the changes have come to.
    pub stage: u8,
    /// The right limit holds the player on the screen.
    pub is_closed: bool,
    /// A change applies that goes by the limits of the frame before.
    pub remembers: bool,
    /// The limits that the last checkpoint keeps.
    pub kept: KeptLimits,
}
