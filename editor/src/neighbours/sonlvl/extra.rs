//! What the project keeps of where its parts came from: objects under the name `sonlvl` in the extra maps of levels and
//! tilesets. Nothing else of a project knows these fields; they are written back with it.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sim::project::Extra;
use sim::tiles::ChunkId;

/// The field's name.
pub const FIELD: &str = "sonlvl";

/// Of a tileset: the zone whose blocks and chunks it stands for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ZoneExtra {
    /// Names the zone to its levels.
    pub zone: String,
    /// The project's number of the file's chunk 1; the others follow.
    pub first_chunk: ChunkId,
    /// Chunks from there on.
    pub chunks: u16,
    /// The project's number of the file's chunk 0; 0 where that is blank.
    pub chunk_zero: ChunkId,
    /// First chunk and number of chunks of each file, in the order of the key.
    pub chunk_files: Vec<[u16; 2]>,
    /// Bytes of each file of collision indices.
    pub index_bytes: Vec<usize>,
}

/// Of a level: the section it came from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LevelExtra {
    /// The section's name, folders with backslashes.
    pub section: String,
    /// The zone.
    pub zone: String,
    /// The unpacked layout file, in hexadecimal: it also holds what no editor of a foreground sees.
    pub layout: String,
    /// Character, x and y of the further start positions.
    pub starts: Vec<(String, i32, i32)>,
}

/// The field of an extra map, where it is there and understood.
pub fn read<T: DeserializeOwned>(extra: &Extra) -> Option<T> {
    T::deserialize(extra.get(FIELD)?).ok()
}

/// An extra map with the field.
pub fn with<T: Serialize>(mut extra: Extra, value: &T) -> Extra {
    if let Ok(value) = serde_json::to_value(value) {
        extra.insert(FIELD.to_owned(), value);
    }
    extra
}

/// Bytes as hexadecimal digits.
pub fn to_hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from_digit(nibble.into(), 16).unwrap_or('0');
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 0xF)]).collect()
}

/// Bytes of hexadecimal digits; empty where there are others.
pub fn from_hex(text: &str) -> Vec<u8> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    let (pairs, _) = text.as_bytes().as_chunks::<2>();
    let bytes: Option<Vec<u8>> =
        pairs.iter().map(|[high, low]| Some((digit(*high)? << 4 | digit(*low)?) as u8)).collect();
    bytes.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back() {
        let bytes: Vec<u8> = (0..=255).collect();
        assert_eq!(from_hex(&to_hex(&bytes)), bytes);
        assert_eq!(from_hex("1g"), [0u8; 0]);
    }

    #[test]
    fn a_field_that_is_not_understood_counts_as_missing() {
        let mut extra = Extra::new();
        assert_eq!(read::<LevelExtra>(&extra), None);
        extra.insert(FIELD.into(), 7.into());
        assert_eq!(read::<LevelExtra>(&extra), None);
        let level = LevelExtra { section: "A\\1".into(), ..LevelExtra::default() };
        assert_eq!(read(&with(extra, &level)), Some(level));
    }
}
