//! The four directions of the level.

/// A direction of the level: a sensor looks in one, feet point in one, and a player in the air mostly moves in one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards larger y.
    Down,
    /// Towards larger x.
    Right,
    /// Towards smaller y.
    Up,
    /// Towards smaller x.
    Left,
}

impl Direction {
    /// The other way.
    #[must_use]
    pub(crate) const fn opposite(self) -> Self {
        match self {
            Self::Down => Self::Up,
            Self::Right => Self::Left,
            Self::Up => Self::Down,
            Self::Left => Self::Right,
        }
    }

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
