//! Tables by numbers that need no strong hash.

use std::hash::{BuildHasherDefault, Hasher};

/// For tables whose keys are single numbers of 32 or 64 bits.
pub(super) type Scrambled = BuildHasherDefault<Scramble>;

/// Spreads one number.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scramble(u64);

impl Hasher for Scramble {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = scramble(self.0.rotate_left(23) ^ number);
    }
}

/// Spreads the bits of a word over all of it; no two words give the same.
pub(super) fn scramble(word: u64) -> u64 {
    let word = (word ^ (word >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    let word = (word ^ (word >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    word ^ (word >> 32)
}
