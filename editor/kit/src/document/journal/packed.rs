//! The texts that a journal begins with, packed: as lines they are many times as long as the project.

use std::collections::BTreeMap;

/// The level of compression: 6 of 10 is what `gzip` uses.
const PACKING: u8 = 6;
/// Bytes that packed texts may always have.
const FREE: usize = 16 << 20;
/// Bytes that they may have for each byte that is packed. More is kept as it is, so that no journal takes more memory to read
/// than its length justifies.
const RATIO: usize = 4;

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Texts by the names of files, packed as one text; `None` if they are to be kept as they are.
pub(super) fn pack(texts: &BTreeMap<String, String>) -> Option<String> {
    let bytes = serde_json::to_vec(texts).ok()?;
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(&bytes, PACKING);
    (bytes.len() <= most(packed.len())).then(|| to_base64(&packed))
}

/// Returns the unpacked bytes; `None` if they are damaged, or larger than anything that is packed.
pub(super) fn unpack(text: &str) -> Option<BTreeMap<String, String>> {
    let packed = from_base64(text)?;
    let bytes = miniz_oxide::inflate::decompress_to_vec_zlib_with_limit(&packed, most(packed.len())).ok()?;
    serde_json::from_slice(&bytes).ok()
}

fn most(packed: usize) -> usize {
    packed.saturating_mul(RATIO).saturating_add(FREE)
}

fn to_base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let byte = |n: usize| u32::from(three.get(n).copied().unwrap_or_default());
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for n in 0..4 {
            let digit = char::from(DIGITS[(bits >> (18 - 6 * n) & 63) as usize]);
            text.push(if n <= three.len() { digit } else { '=' });
        }
    }
    text
}

fn from_base64(text: &str) -> Option<Vec<u8>> {
    let (fours, rest) = text.as_bytes().as_chunks::<4>();
    let mut bytes = Vec::with_capacity(fours.len() * 3);
    for four in fours {
        let digits = four.iter().take_while(|digit| **digit != b'=').count();
        let mut bits = 0;
        for digit in &four[..digits] {
            bits = bits << 6 | DIGITS.iter().position(|known| known == digit)? as u32;
        }
        let whole = (bits << (6 * (4 - digits))).to_be_bytes();
        bytes.extend(&whole[1..digits.max(1)]);
    }
    rest.is_empty().then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_survive_packing() {
        let texts: BTreeMap<String, String> =
            (0..50).map(|n| (format!("levels/{n}.json"), "{ \"x\": 7 }\n".repeat(n))).collect();
        assert_eq!(unpack(&pack(&texts).expect("they are short")), Some(texts));
        for length in 0..9 {
            let bytes: Vec<u8> = (0..length).map(|n| 250_u8.wrapping_add(n * 3)).collect();
            assert_eq!(from_base64(&to_base64(&bytes)), Some(bytes));
        }
        assert_eq!(to_base64(b"any carnal pleas"), "YW55IGNhcm5hbCBwbGVhcw==");
        for damaged in ["?", "abc", "ab?d", "====", "a===", "YW55IGNhcm5hbCBwbGVhcw="] {
            assert_eq!(unpack(damaged), None, "{damaged}");
        }
    }

    #[test]
    fn what_unpacks_to_too_much_is_refused_and_never_written() {
        let texts = |length| BTreeMap::from([("a".to_owned(), "x".repeat(length))]);
        // What they are packed into gives room for a little more than what is free.
        let most = texts(FREE + 1000);
        assert!(pack(&most).is_some_and(|packed| unpack(&packed) == Some(most)));
        let long = texts(FREE + (1 << 20));
        assert!(pack(&long).is_none());
        let bytes = serde_json::to_vec(&long).expect("texts");
        let packed = miniz_oxide::deflate::compress_to_vec_zlib(&bytes, PACKING);
        assert!(unpack(&to_base64(&packed)).is_none());
    }
}
