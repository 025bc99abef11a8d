//! Places of a level beside its start and its bounds: further starts, and camera limits that change on the way.

use super::{Bounds, Extra, PlacementId, Start};
use crate::serial::is_usual;
use serde::{Deserialize, Serialize};

/// A further start of a level, chosen by its name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NamedStart {
    /// What it is called; unique in its level.
    pub name: String,
    /// Where and how the player begins there.
    pub start: Start,
    /// Unknown fields.
    pub extra: Extra,
}

/// Camera limits that are wanted from a place on: while the camera's x is at `from_x` or right of it.
///
/// A side that it leaves out keeps what the changes further left want, and at first the level's bounds. How the camera
/// gets there: see [`crate::camera`].
///
/// Guide: Camera > Level boundaries
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LimitChange {
    /// Stable id.
    pub id: PlacementId,
    /// Smallest camera x (left edge of the screen) at which it holds, pixels.
    pub from_x: i32,
    /// Wanted smallest camera x.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub left: Option<i32>,
    /// Wanted smallest camera y.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub top: Option<i32>,
    /// Wanted largest camera x.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub right: Option<i32>,
    /// Wanted largest camera y.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub bottom: Option<i32>,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}

impl LimitChange {
    /// The limits with the sides that it sets.
    pub(crate) fn over(&self, before: Bounds) -> Bounds {
        Bounds {
            left: self.left.unwrap_or(before.left),
            top: self.top.unwrap_or(before.top),
            right: self.right.unwrap_or(before.right),
            bottom: self.bottom.unwrap_or(before.bottom),
        }
    }

    /// True if it sets no side.
    pub(crate) const fn is_empty(&self) -> bool {
        self.left.is_none() && self.top.is_none() && self.right.is_none() && self.bottom.is_none()
    }
}

impl Bounds {
    /// These limits with those that changes want at each place: camera x and limits, from left to right.
    pub(crate) fn with_changes(self, changes: &[LimitChange]) -> Vec<(i32, Self)> {
        let mut sorted: Vec<&LimitChange> = changes.iter().collect();
        sorted.sort_by_key(|change| change.from_x);
        let mut limits = self;
        let follow = |change: &LimitChange| {
            limits = change.over(limits);
            (change.from_x, limits)
        };
        sorted.into_iter().map(follow).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_left_out_keeps_what_was_wanted_before() {
        let bounds = Bounds { left: 0, top: 0, right: 900, bottom: 300 };
        let changes = [
            LimitChange { from_x: 600, right: Some(700), ..LimitChange::default() },
            LimitChange { from_x: 200, bottom: Some(400), top: Some(-50), ..LimitChange::default() },
        ];
        let lower = Bounds { top: -50, bottom: 400, ..bounds };
        assert_eq!(bounds.with_changes(&changes), [(200, lower), (600, Bounds { right: 700, ..lower })]);
        assert!(LimitChange::default().is_empty() && !changes[0].is_empty());
    }
}
