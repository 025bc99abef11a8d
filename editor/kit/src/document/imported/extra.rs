//! The notes of the project about the sources of its parts: objects under the name `sonlvl` in the extra maps of levels and
//! tilesets. Nothing else of a project knows these fields; they are written back with it.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sim::project::{Bounds, Extra};
use sim::tiles::ChunkId;

/// The field's name.
const FIELD: &str = "sonlvl";

/// The field with what the files held, also of a tileset: where its solid tiles are.
pub(crate) const FILES: &str = "sonlvl_files";

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
    /// The project's number of the file's chunk 0; 0 if that is blank.
    pub chunk_zero: ChunkId,
    /// First chunk and number of chunks of each file, in the order of the key.
    pub chunk_files: Vec<[u16; 2]>,
    /// Bytes of each file of collision indices.
    pub index_bytes: Vec<usize>,
    /// The project's numbers of the files' chunks from 1 on, if they do not simply follow `first_chunk`; `None` for
    /// a chunk that the project no longer has.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chunk_list: Vec<Option<ChunkId>>,
    /// The tileset's numbers of the files' blocks, if they are not the same.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub blocks: Vec<Option<u16>>,
    /// The tileset's numbers of the files' solid tiles, if they are not the same.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<Option<u16>>,
}

impl ZoneExtra {
    /// The project's numbers of the files' chunks, from chunk 1 on.
    pub fn chunk_numbers(&self) -> impl Iterator<Item = Option<ChunkId>> + '_ {
        (0..self.chunks).map(|n| match self.chunk_list.get(usize::from(n)) {
            Some(number) => *number,
            None => (self.first_chunk > 0).then(|| self.first_chunk.saturating_add(n)),
        })
    }

    /// Sets them, as short as it can be said.
    pub(crate) fn set_chunks(&mut self, numbers: Vec<Option<ChunkId>>) {
        let first = numbers.first().copied().flatten().unwrap_or(0);
        let follows = |(n, number): (usize, &Option<ChunkId>)| *number == first.checked_add(n as ChunkId);
        self.chunks = numbers.len() as u16;
        self.chunk_list = Vec::new();
        if first > 0 && numbers.iter().enumerate().all(follows) {
            self.first_chunk = first;
        } else {
            self.chunk_list = numbers;
        }
    }
}

/// The files' numbers of a tileset's blocks or tiles, by number in the tileset; what was added since has those that
/// come next. `list` says which number in the tileset each of the files' has; empty if they are the same.
pub(crate) fn file_numbers(list: &[Option<u16>], count: usize) -> Vec<u16> {
    let mut numbers: Vec<Option<u16>> = vec![None; count];
    for (file, own) in (0..=u16::MAX).zip(list) {
        // The first of several that were merged.
        if let Some(number) = own.and_then(|own| numbers.get_mut(usize::from(own))) {
            number.get_or_insert(file);
        }
    }
    let mut next = list.len();
    let given = numbers.into_iter().map(|number| {
        number.unwrap_or_else(|| {
            next += 1;
            u16::try_from(next - 1).unwrap_or(u16::MAX)
        })
    });
    given.collect()
}

/// In the order of the files: what the tileset has for each of their numbers; `None` if it has nothing any more.
pub(crate) fn by_file_number<T: Copy>(list: &[Option<u16>], own: &[T]) -> Vec<Option<T>> {
    let known = list.iter().map(|number| number.and_then(|number| own.get(usize::from(number)).copied()));
    let numbers = file_numbers(list, own.len());
    let added = numbers.iter().zip(own).filter(|(number, _)| usize::from(**number) >= list.len());
    known.chain(added.map(|(_, value)| Some(*value))).collect()
}

/// Of a level: the section it came from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct LevelExtra {
    /// The section's name, folders with backslashes.
    pub section: String,
    /// The zone.
    pub zone: String,
    /// The unpacked layout file, in hexadecimal: it also holds what no editor of a foreground sees.
    pub layout: String,
    /// Character, x and y of the further start positions as the files held them; `None` for what could not be read.
    pub starts: Vec<Option<(String, i32, i32)>>,
    /// The camera's limits as they were imported.
    pub limits: ImportedLimits,
}

/// The field of a level that is the plane behind others.
const PLANE: &str = "sonlvl_plane";

/// Of a level that is the plane behind others: the file that it came from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct PlaneExtra {
    /// The file, as reports name it.
    pub file: String,
    /// The zone whose chunks it shows.
    pub zone: String,
    /// The unpacked file, in hexadecimal; empty for one that holds the foreground, too: then the level in front keeps it.
    pub layout: String,
}

impl PlaneExtra {
    /// Reads it from the extra map of a level.
    pub(crate) fn of(extra: &Extra) -> Option<Self> {
        read_field(extra, PLANE)
    }

    /// An extra map with it.
    pub(crate) fn put(&self, extra: Extra) -> Extra {
        with_field(extra, PLANE, self)
    }
}

/// The zone whose chunks a level shows, or the plane behind one.
pub(crate) fn zone_of(extra: &Extra) -> Option<String> {
    let level = read::<LevelExtra>(extra).map(|came| came.zone);
    level.or_else(|| PlaneExtra::of(extra).map(|came| came.zone))
}

/// Camera limits as they were imported, and where from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ImportedLimits {
    /// File and line of the table; empty for a guess from the used part of the layout.
    pub source: String,
    /// Left, top, right, bottom.
    pub bounds: [i32; 4],
}

impl ImportedLimits {
    /// Limits from a place, as a level has them.
    pub(crate) fn new(source: String, bounds: Bounds) -> Self {
        Self { source, bounds: as_list(bounds) }
    }

    /// Returns true if they are still those of a level.
    pub(crate) fn is_of(&self, now: Bounds) -> bool {
        as_list(now) == self.bounds
    }

    /// No table said them.
    pub fn is_guess(&self) -> bool {
        self.source.is_empty()
    }
}

const fn as_list(Bounds { left, top, right, bottom }: Bounds) -> [i32; 4] {
    [left, top, right, bottom]
}

/// Returns the start position of the level that a further start came from: 1 for the second one of the key.
pub(crate) fn start_place(extra: &Extra) -> Option<usize> {
    extra.get(FIELD)?.as_u64()?.try_into().ok()
}

/// An extra map with that number.
pub(crate) fn with_start_place(place: usize) -> Extra {
    with(Extra::new(), &place)
}

/// An extra map of a start whose file the level project does not name: where it was in the file.
pub(crate) fn with_unnamed_start(place: (i32, i32)) -> Extra {
    with(Extra::new(), &[place.0, place.1])
}

/// Returns the place of such a start in its file.
pub(crate) fn unnamed_start(extra: &Extra) -> Option<(i32, i32)> {
    read::<[i32; 2]>(extra).map(|[x, y]| (x, y))
}

/// The section that a level came from, by its extra map.
pub(crate) fn section(extra: &Extra) -> Option<String> {
    extra.get(FIELD)?.get("section")?.as_str().map(str::to_owned)
}

/// The field of an extra map, if it is there and understood.
pub fn read<T: DeserializeOwned>(extra: &Extra) -> Option<T> {
    read_field(extra, FIELD)
}

/// An extra map with the field.
pub fn with<T: Serialize>(extra: Extra, value: &T) -> Extra {
    with_field(extra, FIELD, value)
}

/// A field of an extra map, if it is there and understood.
pub(crate) fn read_field<T: DeserializeOwned>(extra: &Extra, name: &str) -> Option<T> {
    T::deserialize(extra.get(name)?).ok()
}

/// An extra map with a field of that name.
pub(crate) fn with_field<T: Serialize>(mut extra: Extra, name: &str, value: &T) -> Extra {
    if let Ok(value) = serde_json::to_value(value) {
        extra.insert(name.to_owned(), value);
    }
    extra
}

/// Bytes as hexadecimal digits.
pub(crate) fn to_hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from_digit(nibble.into(), 16).unwrap_or('0');
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 0xF)]).collect()
}

/// Bytes of hexadecimal digits; empty if there are others.
pub(crate) fn from_hex(text: &str) -> Vec<u8> {
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
    fn numbers_of_the_files_are_kept_in_any_order_here() {
        assert_eq!(file_numbers(&[], 3), [0, 1, 2]);
        assert_eq!(by_file_number(&[], &['a', 'b']), [Some('a'), Some('b')]);
        let list = [Some(0), Some(2), None, Some(2)];
        assert_eq!(file_numbers(&list, 4), [0, 4, 1, 5], "what is new comes behind the files' own");
        let own = ['0', 'n', '2', 'm'];
        let files = [Some('0'), Some('2'), None, Some('2'), Some('n'), Some('m')];
        assert_eq!(by_file_number(&list, &own), files);
        let mut zone = ZoneExtra { first_chunk: 3, chunks: 2, ..ZoneExtra::default() };
        assert_eq!(zone.chunk_numbers().collect::<Vec<_>>(), [Some(3), Some(4)]);
        zone.set_chunks(vec![Some(4), Some(3)]);
        assert_eq!(zone.chunk_numbers().collect::<Vec<_>>(), [Some(4), Some(3)]);
        zone.set_chunks(vec![Some(7), Some(8)]);
        assert_eq!(zone, ZoneExtra { first_chunk: 7, chunks: 2, ..ZoneExtra::default() });
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
