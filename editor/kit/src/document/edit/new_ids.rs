//! Ids for things that are new in a level.

use sim::project::{LevelData, PlacementId};
use std::collections::HashSet;
use std::hash::{BuildHasher as _, Hasher as _};

/// Random ids that a level does not have yet.
pub struct NewIds {
    taken: HashSet<u64>,
}

impl NewIds {
    /// Notes the ids that the level has.
    pub fn of(level: &LevelData) -> Self {
        let things = level.switchers.iter().map(|s| s.id).chain(level.placements.iter().map(|p| p.id));
        let changes = level.limit_changes.iter().map(|c| c.id).chain(level.tide.changes.iter().map(|c| c.id));
        let changes = changes.chain(level.marks.iter().map(|mark| mark.id));
        Self { taken: things.chain(changes).map(|id| id.0).chain([0]).collect() }
    }

    /// A new one; no two are the same.
    pub fn next_id(&mut self) -> PlacementId {
        // The standard library seeds every hasher with fresh random numbers.
        let random = || std::hash::RandomState::new().build_hasher().finish();
        let mut id = random();
        while !self.taken.insert(id) {
            id = random();
        }
        PlacementId(id)
    }
}
