//! Bytes that a project keeps of files: packed, as text.

use super::extra::{from_hex, to_hex};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use serde::{Deserialize, Serialize};

/// Most bytes that are kept of a file: more than any file of the originals has.
pub(crate) const MOST_BYTES: usize = 0x2_0000;

/// Bytes, packed, as hexadecimal digits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Packed(String);

impl Packed {
    /// Packs bytes. Of a file beyond all measure nothing is kept.
    pub(crate) fn of(bytes: &[u8]) -> Self {
        let is_kept = (1..=MOST_BYTES).contains(&bytes.len());
        Self(if is_kept { to_hex(&compress_to_vec(bytes, 6)) } else { String::new() })
    }

    /// The bytes; `None` if there are none or they cannot be read.
    pub(crate) fn bytes(&self) -> Option<Vec<u8>> {
        let packed = from_hex(&self.0);
        if packed.is_empty() {
            return None;
        }
        decompress_to_vec_with_limit(&packed, MOST_BYTES).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_bytes_come_back() {
        let bytes: Vec<u8> = (0..4000).map(|i| (i / 7 % 50) as u8).collect();
        let packed = Packed::of(&bytes);
        assert!(packed.0.len() < bytes.len());
        assert_eq!(packed.bytes(), Some(bytes));
        assert_eq!(Packed::of(&[]).bytes(), None);
        assert_eq!(Packed("xyz".into()).bytes(), None);
    }
}
