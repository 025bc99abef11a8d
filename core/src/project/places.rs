//! Places of a level beside its start and its bounds: further starts, and camera limits that change on the way.

use super::{Bounds, Extra, PlacementId, Start};
use crate::serial::is_usual;
use serde::{Deserialize, Serialize};

/// Most changes of a level's camera limits.
pub const MOST_LIMIT_CHANGES: usize = 4096;

/// A further start of a level, chosen by its name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NamedStart {
    /// The name; unique in its level.
    pub name: String,
    /// The place and the state in which the player begins there.
    pub start: Start,
    /// Unknown fields.
    pub extra: Extra,
}

/// A change of the camera's limits: the limits that are wanted while camera, player, switch and stage are as it says.
///
/// All changes that apply count, from left to right, and those of one camera x in the order of the list: of two that set
/// a side, the later one decides. A side that none sets is the level's own. A level begins in stage 0. How the camera's
/// limits follow the wanted ones: see [`crate::camera`].
///
/// Guide: Camera > Level boundaries
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LimitChange {
    /// Stable id.
    pub id: PlacementId,
    /// Smallest camera x (left edge of the screen) at which it applies, pixels.
    pub from_x: i32,
    /// The camera x from which on it does not apply any more.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub to_x: Option<i32>,
    /// Smallest camera y (top edge of the screen) at which it applies.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub from_y: Option<i32>,
    /// The camera y from which on it does not apply any more.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub to_y: Option<i32>,
    /// Smallest y of the player's centre.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub player_from_y: Option<i32>,
    /// The y of the player's centre from which on it does not apply any more.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub player_to_y: Option<i32>,
    /// The switch that has to be pressed, 0 to 15.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub switch: Option<u8>,
    /// The stage in which it applies; `None` for any.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub stage: Option<u8>,
    /// The stage that it leads to, from the next frame on.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub next_stage: Option<u8>,
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
    /// Largest camera y at once, from which the limit moves on to the wanted one.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub at_once: Option<i32>,
    /// Pixels per frame by which the upper limit moves to the wanted one; 0 at once.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub top_speed: u8,
    /// The left limit follows the camera, which cannot go back.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub no_return: bool,
    /// The right limit holds the player on the screen, as in a boss area.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub closed: bool,
    /// Sides that it does not set stay as they were wanted in the frame before; an upper limit on its way stays where it
    /// has come to.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub keeps: bool,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}

impl LimitChange {
    /// The limits with the sides that it sets.
    pub fn over(&self, before: Bounds) -> Bounds {
        Bounds {
            left: self.left.unwrap_or(before.left),
            top: self.top.unwrap_or(before.top),
            right: self.right.unwrap_or(before.right),
            bottom: self.bottom.unwrap_or(before.bottom),
        }
    }

    /// Whether it changes nothing.
    pub fn is_empty(&self) -> bool {
        let sides = [self.left, self.top, self.right, self.bottom, self.at_once];
        sides == [None; 5] && self.next_stage.is_none() && !self.no_return && !self.closed && !self.keeps
    }

    /// Whether the camera's x alone decides if it applies, and its sides are all that it sets.
    pub(crate) fn is_by_x_alone(&self) -> bool {
        let Self { id, from_x, left, top, right, bottom, ref extra, .. } = *self;
        let plain = Self { id, from_x, left, top, right, bottom, extra: extra.clone(), ..Self::default() };
        *self == plain
    }
}

impl Bounds {
    /// These limits with those that changes want at each place: camera x and limits, from left to right. Changes that
    /// need more than a camera x count as if they did not.
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

    #[test]
    fn any_condition_needs_more_than_the_camera_x() {
        let plain = LimitChange { from_x: 5, top: Some(1), ..LimitChange::default() };
        assert!(plain.is_by_x_alone());
        let with: [fn(&mut LimitChange); 13] = [
            |change| change.to_x = Some(9),
            |change| change.from_y = Some(9),
            |change| change.to_y = Some(9),
            |change| change.player_from_y = Some(9),
            |change| change.player_to_y = Some(9),
            |change| change.switch = Some(0),
            |change| change.stage = Some(0),
            |change| change.next_stage = Some(0),
            |change| change.at_once = Some(0),
            |change| change.top_speed = 1,
            |change| change.no_return = true,
            |change| change.closed = true,
            |change| change.keeps = true,
        ];
        for (n, add) in with.into_iter().enumerate() {
            let mut change = plain.clone();
            add(&mut change);
            assert!(!change.is_by_x_alone(), "{n}");
        }
    }
}
