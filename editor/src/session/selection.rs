//! The selection: things, an area, a shape and its handle.

use kit::document::{Region, Selected};
use sim::project::PlacementId;
use std::collections::BTreeSet;

/// The selection: things, an area, a shape and its handle.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// The things that are selected.
    pub things: BTreeSet<Selected>,
    /// The blocks that are selected. Things that are selected come first.
    pub area: Region,
    /// The shape whose handles are shown.
    pub chosen_shape: Option<PlacementId>,
    /// A shape and the one of its handles that the arrows move, while it is the one chosen.
    pub chosen_handle: Option<(PlacementId, usize)>,
    /// The inspector shall give its first field the keyboard.
    pub focus_fields: bool,
}
