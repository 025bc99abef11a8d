//! Hex angles.

/// An angle in 1/256 of a full turn, clockwise on the screen: 0x00 flat floor, 0x40 left wall, 0x80 ceiling, 0xC0 right wall.
///
/// Guide: Basics > Angles
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Angle(pub u8);

/// Which way the player's feet point.
///
/// Guide: Slope Collision > Modes
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
