//! Shapes: terrain drawn in one stroke that can still be changed by its handles.
//!
//! A level's cells hold what a shape drew, so a reader of a level needs to know nothing of shapes. The shape beside
//! them says how it was drawn and what was there before, so that it can be drawn again; baking a shape drops it and
//! leaves its cells.

use super::{Extra, PlacementId};
use crate::serial::{capped, is_usual, lines, one_line};
use crate::tiles::{Cell, TileLayer};
use serde::{Deserialize, Serialize};

/// The line that a shape draws, and what its points mean.
///
/// Points are level pixels. For every kind but `Loop` the first points are the two ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ShapeKind {
    /// Straight from end to end: two points.
    #[default]
    Line,
    /// Straight, but easing into level ground at both ends: two points.
    Slope,
    /// A piece of a circle: two ends and a point on the way.
    Arc,
    /// From level ground into a wall: the end on the ground, the end on the wall.
    QuarterPipe,
    /// A full circle that one runs through: its lowest point, and a point on its side that gives the radius.
    Loop,
    /// Down one side, along the bottom, up the other: two rims and a point at the depth of the bottom.
    HalfPipe,
    /// From one level to another, level at both ends: two points.
    SCurve,
    /// Up and down again, level at both ends and at the top: two ends and the top (or the bottom of a dip).
    Hill,
    /// A floor and a ceiling over it: two ends of the floor, and a point at the height of the ceiling.
    Tunnel,
    /// A line by hand, smoothed: two points or more.
    Freehand,
    /// Straight pieces: two points or more.
    Polyline,
    /// Cubic pieces: an end, its handle, the next end's handle, the next end, that one's handle and so on.
    Curve,
}

/// The side of its line that a shape makes solid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ShapeSide {
    /// Below: one runs on top of it.
    #[default]
    Floor,
    /// Above: one runs under it.
    Ceiling,
    /// Half the thickness on each side.
    Both,
}

/// The collision layers that a shape is solid on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ShapeLayers {
    /// Layer A alone.
    A,
    /// Layer B alone.
    B,
    /// Both layers.
    #[default]
    Both,
    /// None of them: scenery to look at.
    Neither,
}

impl ShapeLayers {
    /// True if the shape is solid on that layer.
    pub const fn has(self, layer: TileLayer) -> bool {
        match layer {
            TileLayer::A => matches!(self, Self::A | Self::Both),
            TileLayer::B => matches!(self, Self::B | Self::Both),
        }
    }
}

impl ShapeKind {
    /// The fewest points that draw something, and the most.
    pub const fn points(self) -> (usize, usize) {
        match self {
            Self::Line | Self::Slope | Self::QuarterPipe | Self::Loop | Self::SCurve => (2, 2),
            Self::Arc | Self::HalfPipe | Self::Hill | Self::Tunnel => (3, 3),
            Self::Freehand | Self::Polyline => (2, Shape::MAX_POINTS),
            Self::Curve => (4, Shape::MAX_POINTS),
        }
    }
}

/// The blocks of a row before a shape was drawn over them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beneath {
    /// Column of the first block.
    pub x: u32,
    /// Row.
    pub y: u32,
    /// The cells, left to right.
    pub cells: Vec<Cell>,
}

/// A shape of a level.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Shape {
    /// Stable id.
    pub id: PlacementId,
    /// The line.
    pub kind: ShapeKind,
    /// The handles, pixels; see [`ShapeKind`].
    #[serde(deserialize_with = "capped::<_, _, { Shape::MAX_POINTS }>", serialize_with = "one_line")]
    #[cfg_attr(feature = "schema", schemars(length(max = Shape::MAX_POINTS)))]
    pub points: Vec<(i32, i32)>,
    /// The solid side.
    #[serde(default)]
    pub side: ShapeSide,
    /// Pixels from the surface to the back.
    pub thickness: u16,
    /// The back is level, the thickness below (above) the lowest (highest) point of the line.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub level_back: bool,
    /// The layers it is solid on. A loop is on both, each of its feet on one.
    #[serde(default)]
    pub layers: ShapeLayers,
    /// Solid from above alone: one jumps through from below.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub top_only: bool,
    /// Clears what is in front of the surface.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub carves: bool,
    /// Name of the material that draws it.
    #[serde(default)]
    pub material: String,
    /// The blocks that it was drawn over.
    #[serde(
        default,
        deserialize_with = "capped::<_, _, 65536>",
        serialize_with = "lines",
        skip_serializing_if = "is_usual"
    )]
    #[cfg_attr(feature = "schema", schemars(length(max = 65536)))]
    pub beneath: Vec<Beneath>,
    /// Layer switchers that came with it.
    #[serde(default, deserialize_with = "capped::<_, _, 64>", skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(length(max = 64)))]
    pub switchers: Vec<PlacementId>,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}

impl Shape {
    /// Points of a shape at most.
    pub const MAX_POINTS: usize = 4096;
    /// Solid pixels behind a surface at least: a sensor looks two tiles deep.
    pub const MIN_THICKNESS: u16 = 32;
    /// And at most.
    pub const MAX_THICKNESS: u16 = 1024;
}
