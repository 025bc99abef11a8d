//! Other numbers for chunks, blocks and solid tiles, with everything that names them following.
//!
//! Merging what is equal, dropping what is unused, swapping and moving are all the same thing: an [`Order`], which says
//! what is at which number afterwards and what stands in for what is gone. [`chunks`], [`blocks`] and [`tiles`] turn an order
//! into edits. What an import remembers of the files' own numbers follows too, so that an export still writes each thing
//! where the game looks for it.

mod blocks;
mod chunks;
mod uses;

pub use blocks::{blocks, equal_blocks, equal_tiles, tiles, unused_blocks, unused_tiles};
pub use chunks::{chunks, chunks_by_use, equal_chunks, split_off, unused_chunks};
pub use uses::{Named, Place, blocks_with_tile, chunks_with_block, has_stand_in, places_of_chunk};

use crate::document::chunk_numbers::NoChunks;
use std::collections::{BTreeMap, BTreeSet};

/// The new order: of chunks, or of the blocks or solid tiles of a tileset. Number 0 keeps its place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// Old numbers, in the order of the new ones.
    keep: Vec<u16>,
    /// The numbers that are gone, and those in their place.
    instead: BTreeMap<u16, u16>,
    /// Numbers there were before.
    before: usize,
}

/// Why numbers cannot change.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// A level's file, which cannot be read, goes on naming the old numbers.
    #[error("the level \"{0}\" could not be read and would show other chunks afterwards; fix or delete it first")]
    AbsentLevel(String),
    /// A number that is still named somewhere.
    #[error("{what} {number} is still used")]
    Used {
        /// Chunk, block or tile.
        what: &'static str,
        /// Its number.
        number: u16,
    },
    /// There is no such tileset.
    #[error("there is no tileset {0}")]
    NoTileset(usize),
    /// No number is left for another chunk.
    #[error(transparent)]
    Full(#[from] NoChunks),
}

impl Order {
    /// Everything stays where it is.
    pub fn of(count: usize) -> Self {
        let count = count.min(usize::from(u16::MAX) + 1);
        Self { keep: (0..count).map(|n| n as u16).collect(), instead: BTreeMap::new(), before: count }
    }

    /// True for a number whose place may change.
    fn moves(&self, number: u16) -> bool {
        number != 0 && usize::from(number) < self.keep.len()
    }

    /// Two change places; as it was if one of them is 0 or is not there.
    #[must_use]
    pub fn swapped(mut self, a: u16, b: u16) -> Self {
        if self.moves(a) && self.moves(b) {
            self.keep.swap(a.into(), b.into());
        }
        self
    }

    /// One goes to another place, and those between shift.
    #[must_use]
    pub fn moved(mut self, from: u16, to: u16) -> Self {
        if self.moves(from) && self.moves(to) {
            let old = self.keep.remove(from.into());
            self.keep.insert(to.into(), old);
        }
        self
    }

    /// Some go.
    #[must_use]
    pub fn without(mut self, gone: &[u16]) -> Self {
        let gone: BTreeSet<u16> = gone.iter().copied().collect();
        self.keep.retain(|number| *number == 0 || !gone.contains(number));
        self
    }

    /// Some go, and others stand for them: pairs of what goes and what stays.
    #[must_use]
    pub fn merged(mut self, equal: &[(u16, u16)]) -> Self {
        self.instead.extend(equal.iter().copied().filter(|(gone, kept)| *gone != 0 && gone != kept));
        let instead = std::mem::take(&mut self.instead);
        self.keep.retain(|number| !instead.contains_key(number));
        self.instead = instead;
        self
    }

    /// Puts those that are named first, in this order; the others follow as they stood.
    #[must_use]
    pub fn sorted(mut self, first: &[u16]) -> Self {
        let rank: BTreeMap<u16, usize> = first.iter().rev().enumerate().map(|(i, n)| (*n, first.len() - i)).collect();
        self.keep.sort_by_key(|n| if *n == 0 { 0 } else { rank.get(n).copied().unwrap_or(usize::MAX) });
        self
    }

    /// Returns the number afterwards.
    pub fn count(&self) -> usize {
        self.keep.len()
    }

    /// True if nothing changes.
    pub fn changes_nothing(&self) -> bool {
        self.keep.len() == self.before && self.keep.iter().enumerate().all(|(new, old)| usize::from(*old) == new)
    }

    /// The new number of every old one; `None` for what is gone.
    pub fn map(&self) -> NewNumbers {
        let mut map = vec![None; self.before];
        for (new, old) in self.keep.iter().enumerate() {
            if let Some(place) = map.get_mut(usize::from(*old)) {
                *place = Some(new as u16);
            }
        }
        for (gone, kept) in self.ends(|| ()) {
            let number = kept.and_then(|kept| map.get(usize::from(kept)).copied().flatten());
            if let Some(place) = map.get_mut(usize::from(gone)) {
                *place = number;
            }
        }
        NewNumbers(map)
    }
}

impl Order {
    /// The number that in the end stands for each one that is gone, for a stand-in may itself be stood in for; `None` for
    /// numbers that stand for each other in a circle. Calls `followed` for each stand-in that is looked at.
    fn ends(&self, mut followed: impl FnMut()) -> BTreeMap<u16, Option<u16>> {
        let mut ends: BTreeMap<u16, Option<u16>> = BTreeMap::new();
        for first in self.instead.keys() {
            let (mut way, mut at) = (Vec::new(), *first);
            let end = loop {
                // A number on this way itself has no end yet: a circle.
                if let Some(end) = ends.get(&at) {
                    break *end;
                }
                let Some(next) = self.instead.get(&at) else { break Some(at) };
                followed();
                ends.insert(at, None);
                way.push(at);
                at = *next;
            };
            ends.extend(way.into_iter().map(|gone| (gone, end)));
        }
        ends
    }
}

/// New numbers by old ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewNumbers(Vec<Option<u16>>);

impl NewNumbers {
    /// The new number; `None` for what is gone. A number that was never there stays what it is: still nothing.
    pub fn get(&self, old: u16) -> Option<u16> {
        self.0.get(usize::from(old)).copied().unwrap_or(Some(old))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The longest chain, all for one, and a circle with a tail.
    #[test]
    fn each_stand_in_is_followed_once() {
        const ALL: u16 = 60_000;
        let chain: Vec<_> = (1..ALL).map(|n| (n, n + 1)).collect();
        let star: Vec<_> = (1..ALL).map(|n| (n, ALL)).collect();
        let circle: Vec<_> = (1..ALL).map(|n| (n, if n == 1000 { 500 } else { n + 1 })).collect();
        for (name, equal, last) in [("chain", chain, Some(ALL)), ("star", star, Some(ALL)), ("circle", circle, None)] {
            let order = Order::of(65_536).merged(&equal);
            let mut followed = 0;
            assert_eq!(order.ends(|| followed += 1)[&1], last, "{name}");
            assert_eq!(followed, equal.len(), "{name}");
        }
    }

    #[test]
    fn orders_say_where_everything_goes() {
        let five = || Order::of(5);
        for (name, order, map) in [
            ("nothing", five(), [Some(0), Some(1), Some(2), Some(3), Some(4)]),
            ("swap", five().swapped(1, 4), [Some(0), Some(4), Some(2), Some(3), Some(1)]),
            ("0 stays", five().swapped(0, 4), [Some(0), Some(1), Some(2), Some(3), Some(4)]),
            ("up", five().moved(1, 3), [Some(0), Some(3), Some(1), Some(2), Some(4)]),
            ("down", five().moved(4, 1), [Some(0), Some(2), Some(3), Some(4), Some(1)]),
            ("past the end", five().moved(4, 9), [Some(0), Some(1), Some(2), Some(3), Some(4)]),
            ("drop", five().without(&[0, 2]), [Some(0), Some(1), None, Some(2), Some(3)]),
            ("merge", five().merged(&[(4, 2), (2, 1)]), [Some(0), Some(1), Some(1), Some(2), Some(1)]),
            ("into 0", five().merged(&[(3, 0), (0, 1)]), [Some(0), Some(1), Some(2), Some(0), Some(3)]),
            ("sort", five().sorted(&[3, 1, 3, 0]), [Some(0), Some(2), Some(3), Some(1), Some(4)]),
        ] {
            let found: Vec<_> = (0..5).map(|n| order.map().get(n)).collect();
            assert_eq!(found, map, "{name}");
            assert_eq!(order.changes_nothing(), map == [Some(0), Some(1), Some(2), Some(3), Some(4)], "{name}");
            assert_eq!(order.map().get(77), Some(77), "{name}: what is not there stays so");
        }
    }
}
