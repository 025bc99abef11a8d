//! Sensors: how the player feels the terrain.
//!
//! [`Level::cast`](crate::level::Level::cast) is one sensor (in `cast.rs`): the tile under its anchor and at most one
//! neighbour, with extension and regression. [`Level::sense`](crate::level::Level::sense) and
//! [`Level::sense_pair`](crate::level::Level::sense_pair) (in `pair.rs`) are how the player's rules use it, so that a
//! trace sees every cast. Which sensors are active, and what their distances do, are the rules of `player`.

mod cast;
mod pair;

pub use crate::trace::{Direction, Reach, Sensor};
pub use cast::Cast;
pub use pair::Pair;

use crate::angle::{Angle, Mode};

/// Where a sensor stands, where it looks, and which solidity it looks for.
///
/// Guide: Solid Tiles > Sensors
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ray {
    /// Anchor, whole pixels of the level.
    pub x: i32,
    /// Anchor, whole pixels of the level.
    pub y: i32,
    /// Where it looks.
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

/// What a sensor found.
///
/// Guide: Solid Tiles > Reaction
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// Pixels from the anchor to the last free pixel before the surface, -32 to 31; negative inside the terrain.
    ///
    /// Nothing found gives 16 to 31, but a surface can be that far away too.
    pub distance: i32,
    /// The angle of the last tile looked at that is solid at all, even where it is not the one that set the distance.
    /// `None` where no tile was: who asked keeps the angle that he came with.
    pub angle: Option<Angle>,
}

impl Direction {
    /// A point moved by `distance` along the direction, as every response to a sensor does.
    #[must_use]
    pub const fn moved(self, (x, y): (i32, i32), distance: i32) -> (i32, i32) {
        match self {
            Self::Down => (x, y.wrapping_add(distance)),
            Self::Right => (x.wrapping_add(distance), y),
            Self::Up => (x, y.wrapping_sub(distance)),
            Self::Left => (x.wrapping_sub(distance), y),
        }
    }
}

impl Mode {
    /// Where the feet point, and the foot sensors look.
    ///
    /// Guide: Slope Collision > Ground Collision Modes
    pub const fn feet(self) -> Direction {
        match self {
            Self::Floor => Direction::Down,
            Self::RightWall => Direction::Right,
            Self::Ceiling => Direction::Up,
            Self::LeftWall => Direction::Left,
        }
    }
}
