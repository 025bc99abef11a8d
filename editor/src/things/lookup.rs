//! Placed things by their ids.

use sim::project::{LayerSwitcher, LevelData, Placement, PlacementId};
use std::collections::HashMap;
use std::ops::Deref;
use std::sync::Arc;

/// A level whose things are found by id, with their slots.
pub trait Lookup {
    /// The level.
    fn level(&self) -> &LevelData;

    /// An object and its slot; `None` if the level has none of that id.
    fn placement(&self, id: PlacementId) -> Option<(usize, &Placement)> {
        self.level().placements.iter().enumerate().find(|(_, placement)| placement.id == id)
    }

    /// A layer switcher and its slot; `None` if the level has none of that id.
    fn switcher(&self, id: PlacementId) -> Option<(usize, &LayerSwitcher)> {
        self.level().switchers.iter().enumerate().find(|(_, switcher)| switcher.id == id)
    }
}

/// Looks through the lists: for one thing, or a few.
impl Lookup for LevelData {
    fn level(&self) -> &LevelData {
        self
    }
}

impl Lookup for Arc<LevelData> {
    fn level(&self) -> &LevelData {
        self
    }
}

/// A level with an index of its ids: for what is done to many things at once.
pub struct Indexed<'a> {
    level: &'a LevelData,
    placements: HashMap<PlacementId, usize>,
    switchers: HashMap<PlacementId, usize>,
}

impl<'a> Indexed<'a> {
    /// Makes the index.
    pub fn new(level: &'a LevelData) -> Self {
        // Of two things with one id the first counts, as in a list that is looked through.
        let placements = level.placements.iter().enumerate().rev().map(|(slot, placement)| (placement.id, slot));
        let switchers = level.switchers.iter().enumerate().rev().map(|(slot, switcher)| (switcher.id, slot));
        Self { level, placements: placements.collect(), switchers: switchers.collect() }
    }
}

impl Lookup for Indexed<'_> {
    fn level(&self) -> &LevelData {
        self.level
    }

    fn placement(&self, id: PlacementId) -> Option<(usize, &Placement)> {
        let slot = *self.placements.get(&id)?;
        Some((slot, self.level.placements.get(slot)?))
    }

    fn switcher(&self, id: PlacementId) -> Option<(usize, &LayerSwitcher)> {
        let slot = *self.switchers.get(&id)?;
        Some((slot, self.level.switchers.get(slot)?))
    }
}

impl Deref for Indexed<'_> {
    type Target = LevelData;

    fn deref(&self) -> &LevelData {
        self.level
    }
}
