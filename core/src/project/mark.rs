//! Marks in a level: regions that a game finds by their names, notes for the designers of the level, and guides. The physics
//! reads none of them.

use super::{Area, Extra, PlacementId, Rgb};
use crate::serial::{capped, is_usual};
use serde::{Deserialize, Serialize};

/// Marks that a level can have.
pub const MOST_MARKS: usize = 4096;

/// Guides that a level can have, each way.
pub const MOST_GUIDES: usize = 256;

/// The purpose of a mark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MarkKind {
    /// A region or a point for the game, which finds it by its name.
    #[default]
    Region,
    /// A note for the designers of the level.
    Note,
    /// A note of something to do.
    ToDo,
    /// A note of something that is done.
    Done,
}

impl MarkKind {
    /// The kinds, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Region, Self::Note, Self::ToDo, Self::Done];

    /// True for regions, which a game gets; notes stay in the editor.
    pub const fn is_region(self) -> bool {
        matches!(self, Self::Region)
    }
}

/// A mark in a level: an area, or a point if it has no size.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LevelMark {
    /// Stable id.
    pub id: PlacementId,
    /// The purpose.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub kind: MarkKind,
    /// The name of a region; the headline of a note.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub name: String,
    /// The left edge, pixels.
    pub x: i32,
    /// The top edge, pixels.
    pub y: i32,
    /// The width, pixels. A mark without width and height is a point.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub width: i32,
    /// The height, pixels.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub height: i32,
    /// More words.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub text: String,
    /// The colour; that of its kind if it is not set.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub color: Option<Rgb>,
    /// Unknown fields, and the values of own properties.
    #[serde(flatten)]
    pub extra: Extra,
}

impl LevelMark {
    /// The area that it covers; without size it is a point.
    pub const fn area(&self) -> Area {
        Area { x: self.x, y: self.y, width: self.width, height: self.height }
    }

    /// True if it is a point.
    pub const fn is_point(&self) -> bool {
        self.width <= 0 && self.height <= 0
    }
}

/// The guides of a level: lines to which things are aligned.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Guides {
    /// The upright guides: their x, pixels.
    #[serde(default, deserialize_with = "capped::<_, _, MOST_GUIDES>", skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(length(max = MOST_GUIDES)))]
    pub x: Vec<i32>,
    /// The level guides: their y, pixels.
    #[serde(default, deserialize_with = "capped::<_, _, MOST_GUIDES>", skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(length(max = MOST_GUIDES)))]
    pub y: Vec<i32>,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}

impl Guides {
    /// The upright guides, or the level ones.
    pub const fn along(&self, is_upright: bool) -> &Vec<i32> {
        if is_upright { &self.x } else { &self.y }
    }

    /// The same, to change them.
    pub const fn along_mut(&mut self, is_upright: bool) -> &mut Vec<i32> {
        if is_upright { &mut self.x } else { &mut self.y }
    }
}
