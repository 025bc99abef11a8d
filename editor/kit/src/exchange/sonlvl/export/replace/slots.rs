//! The numbers that the files of a key have room for.

use crate::exchange::sonlvl::zone::join::Joined;

/// Files of numbered units, emptied, and the numbers that they have room for.
pub(super) struct FileSlots {
    /// The files as they are.
    pub joined: Joined,
    /// Their new contents.
    pub contents: Vec<Vec<u8>>,
    /// Numbers in order; 0 is among them, for what is empty.
    free: Vec<usize>,
}

impl FileSlots {
    /// Empties files. Numbers up to `end`, which is none, are free if a file holds them or they are behind all files, and if
    /// nothing else says that they are not.
    pub(super) fn new(joined: Joined, end: usize, is_free: impl Fn(usize) -> bool) -> Self {
        let contents = joined.files.iter().map(|file| vec![0; file.count * joined.unit]).collect();
        let has_place = |number: &usize| joined.owner(*number).is_some() || *number >= joined.len();
        let free = std::iter::once(0).chain((1..end).filter(has_place).filter(|number| is_free(*number))).collect();
        Self { contents, free, joined }
    }

    /// Returns how many units there can be, the empty one included.
    pub(super) fn room(&self) -> usize {
        self.free.len()
    }

    /// Returns the numbers of so many units, or of as many as there are.
    pub(super) fn numbers(&self, count: usize) -> Vec<usize> {
        self.free.iter().copied().take(count).collect()
    }

    /// Sets a unit; number 0 stays empty.
    pub(super) fn put(&mut self, number: usize, bytes: &[u8]) {
        if number > 0 {
            self.joined.put(&mut self.contents, number, bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_between_files_and_those_of_others_are_left_out() {
        let files = [vec![7; 6], vec![8; 4]];
        let joined = Joined::of_bytes(&[[0, 0], [5, 0]], files.into_iter(), 2);
        let mut slots = FileSlots::new(joined, 9, |number| number != 2);
        assert_eq!(slots.numbers(9), [0, 1, 5, 6, 7, 8]);
        assert_eq!((slots.room(), slots.numbers(3)), (6, vec![0, 1, 5]));
        slots.put(0, &[1, 1]);
        slots.put(1, &[2, 2]);
        slots.put(7, &[3, 3]);
        assert_eq!(slots.contents, [vec![0, 0, 2, 2, 0, 0], vec![0, 0, 0, 0, 3, 3]]);
    }
}
