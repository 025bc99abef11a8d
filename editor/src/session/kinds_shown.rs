//! The kinds of things that are hidden on the canvas, or locked there against the pointer.

use kit::document::Selected;
use sim::project::LevelData;
use std::collections::{BTreeMap, BTreeSet};

/// A kind of things that is hidden or locked as a whole.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ThingKind {
    /// Every layer switcher.
    Switchers,
    /// The objects of a kind, by its name in the files.
    Objects(String),
}

impl ThingKind {
    /// Returns the kind of a thing of a level; `None` for what is not hidden: starts, the goal, water, camera limits.
    pub fn of(level: &LevelData, what: Selected) -> Option<Self> {
        match what {
            Selected::Switcher(_) => Some(Self::Switchers),
            Selected::Placement(id) => {
                let placement = level.placements.iter().find(|placement| placement.id == id)?;
                Some(Self::Objects(placement.kind.clone()))
            }
            _ => None,
        }
    }

    /// Returns the kinds of a level with their numbers of things, those with a name in order.
    pub fn counts(level: &LevelData) -> BTreeMap<Self, usize> {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        level.placements.iter().for_each(|placement| *counts.entry(&placement.kind).or_default() += 1);
        let switchers = (!level.switchers.is_empty()).then_some((Self::Switchers, level.switchers.len()));
        let objects = counts.into_iter().map(|(kind, count)| (Self::Objects(kind.to_owned()), count));
        objects.chain(switchers).collect()
    }
}

/// The kinds of things that are hidden on the canvas, or locked there against the pointer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KindsShown {
    /// Kinds that are not drawn while nothing is played.
    pub hidden: BTreeSet<ThingKind>,
    /// Kinds that the pointer does not grab.
    pub locked: BTreeSet<ThingKind>,
}

impl KindsShown {
    /// Returns true if every kind is seen and can be grabbed.
    pub fn is_all(&self) -> bool {
        self.hidden.is_empty() && self.locked.is_empty()
    }

    /// Returns true if the objects of a kind are not drawn.
    pub fn hides_kind(&self, kind: &str) -> bool {
        is_among(&self.hidden, kind)
    }

    /// Returns true if the pointer does not grab the objects of a kind: they are locked or hidden.
    pub fn keeps_kind(&self, kind: &str) -> bool {
        self.hides_kind(kind) || is_among(&self.locked, kind)
    }

    /// Returns true if layer switchers are not drawn.
    pub fn hides_switchers(&self) -> bool {
        self.hidden.contains(&ThingKind::Switchers)
    }

    /// Returns true if the pointer does not grab layer switchers.
    pub fn keeps_switchers(&self) -> bool {
        self.hides_switchers() || self.locked.contains(&ThingKind::Switchers)
    }

    /// Shows and unlocks the objects of a kind.
    pub fn free(&mut self, kind: &str) {
        let is_other = |of: &ThingKind| !matches!(of, ThingKind::Objects(name) if name == kind);
        self.hidden.retain(is_other);
        self.locked.retain(is_other);
    }
}

fn is_among(kinds: &BTreeSet<ThingKind>, kind: &str) -> bool {
    kinds.iter().any(|of| matches!(of, ThingKind::Objects(name) if name == kind))
}
