//! The things that are placed in a level: objects and layer switchers.

use super::Extra;
use crate::serial::is_usual;
use crate::tiles::TileLayer;
use serde::{Deserialize, Serialize};

/// A stable random id of something placed, so that two people's branches merge.
///
/// Written as 16 hexadecimal digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlacementId(pub u64);

/// The orientation of a layer switcher's line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Orientation {
    /// A vertical line: compares the player's x.
    #[default]
    Vertical,
    /// A horizontal line: compares the player's y.
    Horizontal,
}

/// The effect of crossing a layer switcher to one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SwitcherSide {
    /// The collision layer set.
    pub layer: TileLayer,
    /// The drawing priority set: true is in front.
    pub high_priority: bool,
}

/// A layer switcher (path swapper).
///
/// Guide: Solid Terrain > Layer Switchers
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LayerSwitcher {
    /// Stable id.
    pub id: PlacementId,
    /// Centre, pixels.
    pub x: i32,
    /// Centre, pixels.
    pub y: i32,
    /// The orientation of the line.
    #[serde(default)]
    pub orientation: Orientation,
    /// Half the line's length in pixels: 32, 64, 128 or 256 in the originals.
    pub half_length: u16,
    /// Set when the player crosses to the right or below.
    pub right_or_below: SwitcherSide,
    /// Set when the player crosses to the left or above.
    pub left_or_above: SwitcherSide,
    /// Acts only while the player is not airborne.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub grounded_only: bool,
    /// Leaves the layers alone and sets the priority only.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub priority_only: bool,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}

/// A placed object of any kind, also of kinds that this version does not know.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Placement {
    /// Stable id.
    pub id: PlacementId,
    /// Name of the kind.
    pub kind: String,
    /// Centre, pixels.
    pub x: i32,
    /// Centre, pixels.
    pub y: i32,
    /// Mirrored left to right.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub flip_x: bool,
    /// Mirrored top to bottom.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub flip_y: bool,
    /// The kind's parameters and everything else in the file.
    #[serde(flatten)]
    pub extra: Extra,
}
