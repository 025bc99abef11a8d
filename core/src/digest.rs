//! The number that stands for a world: equal on every machine, in every build, for ever.

use crate::snapshot::Sink;

/// The version of the digest: how a world becomes a number. A run says which version its digest is of.
pub const DIGEST_VERSION: u32 = 2;

/// A digest being taken: mixes words of 64 bits, in order, into one (FNV-1a by words, with the high half folded in).
///
/// Each number counts with the names of the fields that lead to it, and a number that is 0 does not count. A new field
/// that is 0 where nothing new happens therefore leaves the digests of old runs as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Digest {
    mixed: u64,
    path: u64,
}

impl Digest {
    const START: u64 = 0xCBF2_9CE4_8422_2325;

    /// Returns the digest of what `write` writes.
    pub(crate) fn of(write: impl FnOnce(&mut Self)) -> u64 {
        let mut digest = Self { mixed: Self::START, path: 0 };
        write(&mut digest);
        digest.mixed
    }
}

impl Sink for Digest {
    #[inline]
    fn number(&mut self, number: u64, _width: usize) {
        if number != 0 {
            self.mixed = mix(self.mixed, self.path ^ number);
        }
    }

    #[inline]
    fn within(&mut self, name: u64, write: impl FnOnce(&mut Self)) {
        let path = self.path;
        // Places in lists are small: spread, they differ from what numbers differ by.
        self.path = path.rotate_left(5).wrapping_add(name.wrapping_mul(SPREAD));
        write(self);
        self.path = path;
    }
}

const PRIME: u64 = 0x0000_0100_0000_01B3;
/// The golden ratio as a fraction of 64 bits, odd.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

const fn mix(mixed: u64, word: u64) -> u64 {
    let mixed = (mixed ^ word).wrapping_mul(PRIME);
    mixed ^ (mixed >> 32)
}

/// Returns the number that stands for the name of a field.
pub const fn field_name(name: &str) -> u64 {
    fnv(name.as_bytes())
}

/// FNV-1a of 64 bits: the same on every machine, for ever.
pub const fn fnv(bytes: &[u8]) -> u64 {
    let (mut hash, mut at) = (Digest::START, 0);
    while at < bytes.len() {
        hash = (hash ^ bytes[at] as u64).wrapping_mul(PRIME);
        at += 1;
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::snapshot::Snapshot;

    #[derive(Snapshot)]
    struct Old {
        x: i32,
        timers: [u8; 3],
    }

    #[derive(Snapshot)]
    struct New {
        x: i32,
        wind: Option<i16>,
        timers: [u8; 3],
    }

    fn digest(part: &impl Snapshot) -> u64 {
        Digest::of(|digest| part.write(digest))
    }

    #[test]
    fn a_new_field_counts_once_it_is_not_zero() {
        let (x, timers) = (-7, [0, 5, 0]);
        let old = digest(&Old { x, timers });
        assert_eq!(digest(&New { x, wind: None, timers }), old);
        assert_ne!(digest(&New { x, wind: Some(0), timers }), old);
        assert_ne!(digest(&Old { x, timers: [5, 0, 0] }), old, "a number counts where it stands");
        assert_ne!(digest(&Old { x: 0, timers }), old);
    }
}
