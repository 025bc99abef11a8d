//! The blocks of a maze: what a byte of its grid means.

/// The contents of a cell of a maze, by the originals' numbers.
///
/// Guide: Special Stages > Rotating Maze
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MazeBlock {
    /// Nothing.
    #[default]
    Empty,
    /// A wall, by its picture, 1 to 36: nine shapes in four colours.
    Wall(u8),
    /// Throws the player off.
    Bumper,
    /// A solid block that does nothing, by its picture: 0 a plain one, 1 to 6 signs.
    Plain(u8),
    /// Ends the stage.
    Goal,
    /// An extra life.
    Life,
    /// Doubles the rotation, and becomes [`MazeBlock::Down`].
    Up,
    /// Halves the rotation, and becomes [`MazeBlock::Up`].
    Down,
    /// Turns the rotation round.
    Reverse,
    /// A ghost block that became solid.
    SolidGhost,
    /// Glass that breaks after four hits: how many it has had, 0 to 3.
    Glass(u8),
    /// A ring.
    Ring,
    /// An emerald, 0 to 5. Taking it ends the stage.
    Emerald(u8),
    /// A ghost block: passed through once, it may become solid.
    Ghost,
    /// Makes ghost blocks solid that were passed.
    GhostMaker,
    /// A picture of something just hit or taken, by its number. Only play puts it into a cell.
    Effect(u8),
}

impl MazeBlock {
    /// The number of the last block.
    pub const LAST: u8 = 0x4E;

    /// The block of a number; `None` from 0x4F on.
    pub const fn from_id(id: u8) -> Option<Self> {
        Some(match id {
            0 => Self::Empty,
            0x01..=0x24 => Self::Wall(id),
            0x25 => Self::Bumper,
            0x26 => Self::Plain(0),
            0x27 => Self::Goal,
            0x28 => Self::Life,
            0x29 => Self::Up,
            0x2A => Self::Down,
            0x2B => Self::Reverse,
            0x2C => Self::SolidGhost,
            0x2D..=0x30 => Self::Glass(id - 0x2D),
            0x34..=0x39 => Self::Plain(id - 0x33),
            0x3A => Self::Ring,
            0x3B..=0x40 => Self::Emerald(id - 0x3B),
            0x41 => Self::Ghost,
            0x4A => Self::GhostMaker,
            0x31..=0x33 | 0x42..=0x49 | 0x4B..=Self::LAST => Self::Effect(id),
            _ => return None,
        })
    }

    /// The number of a block.
    pub const fn id(self) -> u8 {
        match self {
            Self::Empty => 0,
            Self::Wall(id) | Self::Effect(id) => id,
            Self::Bumper => 0x25,
            Self::Plain(0) => 0x26,
            Self::Plain(picture) => 0x33 + picture,
            Self::Goal => 0x27,
            Self::Life => 0x28,
            Self::Up => 0x29,
            Self::Down => 0x2A,
            Self::Reverse => 0x2B,
            Self::SolidGhost => 0x2C,
            Self::Glass(hits) => 0x2D + hits,
            Self::Ring => 0x3A,
            Self::Emerald(kind) => 0x3B + kind,
            Self::Ghost => 0x41,
            Self::GhostMaker => 0x4A,
        }
    }

    /// Returns the name that a designer gives it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Empty => "Empty",
            Self::Wall(_) => "Wall",
            Self::Bumper => "Bumper",
            Self::Plain(_) => "Plain block",
            Self::Goal => "Goal",
            Self::Life => "Extra life",
            Self::Up => "Up",
            Self::Down => "Down",
            Self::Reverse => "Reverse",
            Self::SolidGhost => "Solid ghost",
            Self::Glass(_) => "Glass",
            Self::Ring => "Ring",
            Self::Emerald(_) => "Emerald",
            Self::Ghost => "Ghost",
            Self::GhostMaker => "Ghost maker",
            Self::Effect(_) => "Effect",
        }
    }

    /// A designer may put it into a cell: all but the pictures of play.
    pub const fn can_be_placed(self) -> bool {
        !matches!(self, Self::Effect(_))
    }
}

/// The player cannot enter a cell with this number.
///
/// Guide: Special Stages > Rotating Maze
pub const fn is_solid(id: u8) -> bool {
    !matches!(id, 0 | 0x28 | 0x3A..=0x4A)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_a_block_and_back() {
        for id in 0..=MazeBlock::LAST {
            assert_eq!(MazeBlock::from_id(id).map(MazeBlock::id), Some(id), "{id:#X}");
        }
        assert!((MazeBlock::LAST + 1..=u8::MAX).all(|id| MazeBlock::from_id(id).is_none()));
    }
}
