//! The things that can be selected in a level: by id, so that a selection outlives every edit.

use sim::project::PlacementId;
use std::collections::BTreeSet;

/// Something selected in the level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Selected {
    /// The start.
    Start,
    /// A further start, by its place in the level's list.
    FurtherStart(usize),
    /// The goal's area.
    Goal,
    /// The water's surface.
    Water,
    /// A layer switcher.
    Switcher(PlacementId),
    /// A placed object.
    Placement(PlacementId),
    /// A change of the camera limits.
    LimitChange(PlacementId),
    /// A region or a note.
    Mark(PlacementId),
}

impl Selected {
    /// Returns whether this is a layer switcher or a placed object, of which a level has any number.
    pub const fn is_placed(&self) -> bool {
        matches!(self, Self::Switcher(_) | Self::Placement(_))
    }
}

/// A selection and its level: of start, goal and water every level has its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LevelSelection {
    /// Key of the level.
    pub level: String,
    /// The things selected there.
    pub things: BTreeSet<Selected>,
}
