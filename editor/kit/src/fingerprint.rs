//! Numbers that stand for values, to see that something changed: the same only in this run of the program, never stored.

use std::hash::{DefaultHasher, Hash, Hasher};

/// A number that is another one for another value.
pub fn fingerprint(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
