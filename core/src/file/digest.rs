//! Digests of file contents: how a change on disk is noticed, regardless of time stamps.

use std::fmt;

/// A digest of bytes: length and 64-bit FNV-1a together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileDigest {
    length: u64,
    fnv: u64,
}

impl FileDigest {
    /// The digest of `bytes`.
    pub fn of(bytes: &[u8]) -> Self {
        Self { length: bytes.len() as u64, fnv: crate::digest::fnv(bytes) }
    }

    /// Half of it: enough to see that something changed.
    pub const fn short(self) -> u32 {
        self.fnv as u32
    }

    /// Reads what `Display` writes.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let (length, fnv) = text.split_once('-')?;
        Some(Self { length: length.parse().ok()?, fnv: u64::from_str_radix(fnv, 16).ok()? })
    }
}

impl fmt::Display for FileDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:016x}", self.length, self.fnv)
    }
}
