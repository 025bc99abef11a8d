//! The object lists of the originals: which kind a number of a level file stands for.

use crate::ruleset::Game;

/// An object list: the numbers by which the level files of a game, or of some of its zones, place objects.
///
/// Sonic CD's numbers are not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Engine {
    /// Sonic the Hedgehog.
    Sonic1,
    /// Sonic the Hedgehog 2.
    Sonic2,
    /// Sonic 3 & Knuckles: what means the same in both of its sets, and set A, of the zones from Angel Island to Launch
    /// Base, Flying Battery among them, of those for two players and of the bonus stages.
    Sonic3K,
    /// Sonic 3 & Knuckles, set B: the zones from Mushroom Hill to Doomsday.
    Sonic3KB,
    /// Sonic 3 & Knuckles, in a zone whose set is not known: only what means the same in both sets has a meaning.
    Sonic3KUnset,
    /// Sonic 3 alone, as far as its list differs from set A.
    Sonic3,
}

impl Engine {
    const ALL: [Self; 6] =
        [Self::Sonic1, Self::Sonic2, Self::Sonic3K, Self::Sonic3KB, Self::Sonic3KUnset, Self::Sonic3];

    /// The word before the number in the names of its objects' kinds.
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Sonic3KB => "sonic3k_b",
            Self::Sonic3KUnset => "sonic3k_unset",
            Self::Sonic1 => Game::Sonic1.name(),
            Self::Sonic2 => Game::Sonic2.name(),
            Self::Sonic3K => Game::Sonic3K.name(),
            Self::Sonic3 => Game::Sonic3.name(),
        }
    }

    /// Its label.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Sonic3KB => "Sonic 3 & Knuckles, Mushroom Hill to Doomsday",
            Self::Sonic3KUnset | Self::Sonic3K => Game::Sonic3K.label(),
            Self::Sonic1 => Game::Sonic1.label(),
            Self::Sonic2 => Game::Sonic2.label(),
            Self::Sonic3 => Game::Sonic3.label(),
        }
    }

    /// The list with that prefix, also one that older versions wrote.
    pub fn named(prefix: &str) -> Option<Self> {
        let game = Game::named(prefix);
        Self::ALL.into_iter().find(|list| list.prefix() == game.map_or(prefix, |game| game.name()))
    }

    /// The game whose level files have it, by the format of their lists.
    pub const fn game(self) -> Game {
        match self {
            Self::Sonic1 => Game::Sonic1,
            Self::Sonic2 => Game::Sonic2,
            Self::Sonic3K | Self::Sonic3KB | Self::Sonic3KUnset | Self::Sonic3 => Game::Sonic3K,
        }
    }

    /// The list under which a number of this list is known: that of set A, if the number means the same there.
    pub const fn list_of(self, number: u8) -> Self {
        let is_as_in_a = match self {
            Self::Sonic3KB | Self::Sonic3KUnset => is_in_both_sets(number),
            Self::Sonic3 => number <= LAST_AS_IN_A,
            Self::Sonic1 | Self::Sonic2 | Self::Sonic3K => true,
        };
        if is_as_in_a && matches!(self, Self::Sonic3KB | Self::Sonic3KUnset | Self::Sonic3) {
            Self::Sonic3K
        } else {
            self
        }
    }
}

/// The last number of Sonic 3 alone that stands for the same object as in set A of Sonic 3 & Knuckles.
const LAST_AS_IN_A: u8 = 0x6E;

/// True for numbers of Sonic 3 & Knuckles that stand for the same object in both of its sets.
const fn is_in_both_sets(number: u8) -> bool {
    matches!(
        number,
        0x00..=0x02
            | 0x04
            | 0x05
            | 0x07
            | 0x08
            | 0x0D..=0x0F
            | 0x24
            | 0x26..=0x28
            | 0x2A
            | 0x2F
            | 0x30
            | 0x33..=0x36
            | 0x3C
            | 0x3D
            | 0x51
            | 0x54
            | 0x6A..=0x6C
            | 0x78
            | 0x80..=0x8B
    )
}

/// A number by which an original's level file calls a kind of object, and the list in which it has that meaning.
pub type Original = (Engine, u8);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prefixes_come_back() {
        for list in Engine::ALL {
            assert_eq!(Engine::named(list.prefix()), Some(list));
            let is_part_of_a_game = matches!(list, Engine::Sonic3KB | Engine::Sonic3KUnset);
            assert_eq!(Game::named(list.prefix()).is_none(), is_part_of_a_game, "{}", list.prefix());
        }
        for (prefix, list) in
            [("s1", Some(Engine::Sonic1)), ("s3k", Some(Engine::Sonic3K)), ("sonic_cd", None), ("", None)]
        {
            assert_eq!(Engine::named(prefix), list, "{prefix}");
        }
    }
}
