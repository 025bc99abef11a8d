//! Sensors: how the player feels the terrain.
//!
//! [`Ground::cast`](crate::ground::Ground::cast) is one sensor (in `cast.rs`): the tile under its anchor and at most one
//! neighbour, with extension and regression. `Ground::sense` and
//! `Ground::sense_pair` (in `pair.rs`) are how the player's rules use it, so that a
//! trace sees every cast. Which sensors are active, and what their distances do, are the rules of `player`.

mod cast;
mod pair;

pub use crate::direction::Direction;
pub use crate::trace::{Reach, Sensor};
pub use cast::Cast;
pub use pair::Pair;

use crate::angle::Angle;

/// The anchor of a sensor, its direction, and the solidity that it looks for.
///
/// Guide: Solid Tiles > Sensors
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ray {
    /// Anchor, whole pixels of the level.
    pub x: i32,
    /// Anchor, whole pixels of the level.
    pub y: i32,
    /// The direction.
    pub direction: Direction,
    /// Tests the top bit (ground to stand on, in all four modes); else sides and bottom (walls, ceilings).
    pub top: bool,
}

impl Ray {
    /// A sensor that looks for ground to stand on.
    pub const fn ground(x: i32, y: i32, direction: Direction) -> Self {
        Self { x, y, direction, top: true }
    }

    /// A sensor that looks for walls and ceilings.
    pub const fn wall(x: i32, y: i32, direction: Direction) -> Self {
        Self { x, y, direction, top: false }
    }
}

/// The surface that a sensor found.
///
/// Guide: Solid Tiles > Reaction
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// Pixels from the anchor to the last free pixel before the surface, -32 to 31; negative inside the terrain.
    ///
    /// Nothing found gives 16 to 31, but a surface can be that far away too.
    pub distance: i32,
    /// The angle of the last tile looked at that is solid at all, even if it is not the one that set the distance.
    /// `None` if no tile was: the caller keeps its angle.
    pub angle: Option<Angle>,
}
