//! Hex angles: the originals' byte angles, their sine and arctangent, and the two ways to make four directions of them.

mod tables;

pub use tables::{ARCTANGENT, SINE};

use crate::direction::Direction;
use crate::snapshot::Snapshot;

/// An angle in 1/256 of a full turn, clockwise on the screen: 0x00 flat floor, 0x40 left wall, 0x80 ceiling, 0xC0 right wall.
///
/// The name of a surface is the direction in which positive ground speed moves the player along it.
///
/// Guide: Calculations > Hex Angles
/// Differs: the guide draws its degrees counter-clockwise and calls 0x80 "up"; up is 0xC0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Snapshot)]
pub struct Angle(pub u8);

/// The direction of the player's feet.
///
/// Guide: Slope Collision > Ground Collision Modes
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Feet down.
    #[default]
    Floor,
    /// Feet to the right.
    RightWall,
    /// Feet up.
    Ceiling,
    /// Feet to the left.
    LeftWall,
}

impl Mode {
    /// Returns the direction of the feet, in which the foot sensors look.
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

impl Angle {
    /// A flat floor.
    pub const FLOOR: Self = Self(0x00);
    /// A wall on the left.
    pub const LEFT_WALL: Self = Self(0x40);
    /// A flat ceiling.
    pub const CEILING: Self = Self(0x80);
    /// A wall on the right.
    pub const RIGHT_WALL: Self = Self(0xC0);

    /// Sum, wrapping at a full turn.
    #[must_use]
    pub const fn plus(self, by: u8) -> Self {
        Self(self.0.wrapping_add(by))
    }

    /// Difference, wrapping at a full turn.
    #[must_use]
    pub const fn minus(self, by: u8) -> Self {
        Self(self.0.wrapping_sub(by))
    }

    /// The shorter way from `self` to `other`, 0 to 128: the absolute value of their signed byte difference.
    pub const fn distance_to(self, other: Self) -> u8 {
        (other.0.wrapping_sub(self.0) as i8).unsigned_abs()
    }

    /// Sine, -256 to 256.
    ///
    /// Guide: Calculations > Sine and Cosine
    pub const fn sin(self) -> i16 {
        SINE[self.0 as usize]
    }

    /// Cosine, -256 to 256: the sine a quarter of a turn ahead.
    ///
    /// Guide: Calculations > Sine and Cosine
    pub const fn cos(self) -> i16 {
        self.plus(0x40).sin()
    }

    /// The direction of a vector, by the originals' table of arctangents; of no vector at all 0x40.
    ///
    /// Guide: Calculations > Angle Functions
    pub const fn of_vector(x: i16, y: i16) -> Self {
        let (across, down) = (x.unsigned_abs() as u32, y.unsigned_abs() as u32);
        let acute = if across == 0 && down == 0 {
            return Self(0x40);
        } else if down < across {
            ARCTANGENT[(down * 256 / across) as usize]
        } else {
            0x40 - ARCTANGENT[(across * 256 / down) as usize]
        };
        let half = if x < 0 { 0x80 - acute } else { acute };
        Self(if y < 0 { half.wrapping_neg() } else { half })
    }

    /// The way a player in the air is mostly moving, which decides what sensors are active.
    ///
    /// The table decides near 45°: exact diagonals are down (↘), left (↙), up (↖) and right (↗), and no speed is down.
    ///
    /// Guide: Slope Collision > Airborne Sensor Activation
    /// Differs: the guide's degrees are rounded; comparing |x| with |y| is not the same.
    pub const fn air_quadrant(x_speed: i16, y_speed: i16) -> Direction {
        // The angle itself would cost a division: the table only says 32, its greatest, from a ratio of 250 to 256 on.
        let (across, down) = (x_speed.unsigned_abs() as u32, y_speed.unsigned_abs() as u32);
        let is_flat = down * 256 < across * 250;
        let is_steep = across * 256 < down * 250;
        match (x_speed < 0, y_speed < 0) {
            (false, false) => {
                if is_flat {
                    Direction::Right
                } else {
                    Direction::Down
                }
            }
            (false, true) => {
                if is_steep {
                    Direction::Up
                } else {
                    Direction::Right
                }
            }
            (true, false) => {
                if is_steep {
                    Direction::Down
                } else {
                    Direction::Left
                }
            }
            (true, true) => {
                if is_flat {
                    Direction::Left
                } else {
                    Direction::Up
                }
            }
        }
    }

    /// The mode of a ground angle: which way the foot sensors look, and which push probe is used.
    ///
    /// Floor and ceiling take both of their borders: floor 0xE0 to 0x20, left wall 0x21 to 0x5F, ceiling 0x60 to 0xA0,
    /// right wall 0xA1 to 0xDF. Not to be mixed up with [`Angle::rounded`].
    ///
    /// Guide: Slope Collision > Determining the Mode
    pub const fn mode(self) -> Mode {
        match self.0 {
            0x21..=0x5F => Mode::LeftWall,
            0x60..=0xA0 => Mode::Ceiling,
            0xA1..=0xDF => Mode::RightWall,
            _ => Mode::Floor,
        }
    }

    /// The nearest of the four directions: 0x00, 0x40, 0x80 or 0xC0. A border belongs to the angle above it.
    ///
    /// Used where the angle is snapped, by the push response, the head-room check and every test for "is this a floor".
    ///
    /// Guide: Slope Collision > Angles of Flagged Tiles
    #[must_use]
    pub const fn rounded(self) -> Self {
        Self(self.0.wrapping_add(0x20) & 0xC0)
    }

    /// The tile that carries this angle has none of its own: bit 0 is set.
    ///
    /// Stays so in every flip of the tile.
    ///
    /// Guide: Solid Tiles > Flagged Tiles
    /// Differs: the guide names 0xFF only; the originals test bit 0.
    pub const fn is_flagged(self) -> bool {
        self.0 & 1 != 0
    }

    /// The angle of a tile mirrored left to right.
    ///
    /// Guide: Solid Tiles > Flipping Tiles
    #[must_use]
    pub const fn flipped_x(self) -> Self {
        Self(self.0.wrapping_neg())
    }

    /// The angle of a tile mirrored top to bottom.
    ///
    /// Guide: Solid Tiles > Flipping Tiles
    #[must_use]
    pub const fn flipped_y(self) -> Self {
        Self(0x80u8.wrapping_sub(self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_air_quadrant_is_that_of_the_angle() {
        let sizes = [0, 1, 2, 3, 31, 249, 250, 251, 255, 256, 0x380, 0x5FF, 0x600, 0x7D0, 0x1000, 0x7F3B, 0x7FFF];
        let near =
            |size: i16| [size, size.saturating_sub(1), size.saturating_add(1), (i32::from(size) * 250 / 256) as i16];
        let all: Vec<_> = sizes.into_iter().flat_map(near).flat_map(|size| [size, -size]).chain([i16::MIN]).collect();
        for &x in &all {
            for &y in &all {
                let expected = match Angle::of_vector(x, y).0.wrapping_sub(0x20) & 0xC0 {
                    0x00 => Direction::Down,
                    0x40 => Direction::Left,
                    0x80 => Direction::Up,
                    _ => Direction::Right,
                };
                assert_eq!(Angle::air_quadrant(x, y), expected, "{x} {y}");
            }
        }
    }
}
