//! The numbers that checks compare with: what is usual, and what a project may set instead.

use sim::project::CheckChoice;

/// A number that a check compares with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threshold {
    /// Its name in project files: never changes.
    pub name: &'static str,
    /// Name of the check that reads it.
    pub check: &'static str,
    /// Shown beside the value.
    pub label: &'static str,
    /// The least.
    pub min: i32,
    /// The greatest.
    pub max: i32,
    /// The value unless the project has its own.
    pub usual: i32,
}

impl Threshold {
    /// Returns the threshold in a project with this choice.
    pub fn of(&self, choice: &CheckChoice) -> i32 {
        choice.settings.get(self.name).map_or(self.usual, |value| *value.clamp(&self.min, &self.max))
    }
}

/// The greatest distance of a tile's angle from every surface that the tile has.
pub(crate) const ANGLE: Threshold = Threshold {
    name: "angle_tolerance",
    check: "tile-angle",
    label: "Angles may be off by (256 to the turn)",
    min: 0,
    max: 128,
    usual: 8,
};

/// From this many pixels on, a surface that goes on a little higher or lower is a seam.
pub(crate) const SEAM: Threshold = Threshold {
    name: "seam_pixels",
    check: "seam",
    label: "Surfaces may be off by (pixels)",
    min: 0,
    max: 4,
    usual: 1,
};

/// The fall that floors must hold.
pub(crate) const FALL: Threshold = Threshold {
    name: "fall_speed",
    check: "thin-floor",
    label: "Floors must stop falls of (pixels a frame)",
    min: 1,
    max: 31,
    usual: 16,
};

/// States that the search from a level's start finds.
pub(crate) const REACH: Threshold = Threshold {
    name: "reach_states",
    check: "reach",
    label: "States to search in each level",
    min: 1_000,
    max: 4_000_000,
    usual: 200_000,
};

/// The thresholds.
pub const ALL: &[Threshold] = &[ANGLE, SEAM, FALL, REACH];
