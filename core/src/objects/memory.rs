//! The memory of objects that went out of range: the originals' table of states.

use super::{NO_PLACEMENT, Placements};
use crate::snapshot::{Sink, Snapshot};

/// A word for each placement that has something to remember, in the order in which they first had.
///
/// Room for all is asked for once, so that a step need not ask.
///
/// Guide: Game Objects > Loading
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Memory {
    words: Vec<(u32, u32)>,
}

impl Clone for Memory {
    /// Keeps the room.
    fn clone(&self) -> Self {
        let mut words = Vec::with_capacity(self.words.capacity());
        words.extend_from_slice(&self.words);
        Self { words }
    }
}

impl Memory {
    /// Holds what another one holds, in its own room.
    pub fn copy_from(&mut self, other: &Self) {
        self.words.clear();
        self.words.reserve(other.words.capacity());
        self.words.extend_from_slice(&other.words);
    }

    /// Bytes of its room.
    pub fn bytes(&self) -> usize {
        self.words.capacity() * size_of::<(u32, u32)>()
    }

    /// Placements with their words, in the order in which they first had one.
    pub fn words(&self) -> &[(u32, u32)] {
        &self.words
    }

    /// Nothing to remember yet.
    pub fn for_level(placements: &Placements) -> Self {
        let most = placements.list().iter().filter(|placed| placed.kind.has_memory()).count();
        Self { words: Vec::with_capacity(most) }
    }

    /// The word of a placement; `None` if it is 0.
    pub fn of(&self, placement: u32) -> Option<u32> {
        self.words.iter().find(|(index, word)| *index == placement && *word != 0).map(|(_, word)| *word)
    }

    /// Adds to the bits of a placement's word: several objects may be of one placement.
    pub fn keep(&mut self, placement: u32, word: u32) {
        let has_room = self.words.len() < self.words.capacity();
        match self.words.iter_mut().find(|(index, _)| *index == placement) {
            Some((_, known)) => *known |= word,
            None if word != 0 && placement != NO_PLACEMENT && has_room => self.words.push((placement, word)),
            None => {}
        }
    }

    /// The same for other placements, by what their indices became.
    pub fn renumbered(&self, placements: &Placements, index_of: impl Fn(u32) -> Option<u32>) -> Self {
        let mut memory = Self::for_level(placements);
        for (index, word) in &self.words {
            if let Some(now) = index_of(*index) {
                memory.keep(now, *word);
            }
        }
        memory
    }
}

impl Memory {
    /// Writes the words, with their count, to bytes or into a digest.
    pub(super) fn write(&self, to: &mut impl Sink) {
        (self.words.len() as u32).write(to);
        Snapshot::write_list(&self.words, to);
    }
}
