//! What can be selected in a level: things by id, so that a selection outlives every edit.

use sim::project::PlacementId;

/// Something selected in the level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Selected {
    /// The start.
    Start,
    /// The goal's area.
    Goal,
    /// A layer switcher.
    Switcher(PlacementId),
    /// A placed object.
    Placement(PlacementId),
}
