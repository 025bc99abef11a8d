//! Files that a key joins, one behind the other or at offsets, as one run of units of equal size.

use crate::exchange::compression::Compression;
use crate::exchange::sonlvl::files::error::SonLvlError;
use crate::exchange::sonlvl::files::folder::{FileName, Folder, Unpacked};
use crate::exchange::sonlvl::files::project::Piece;
use std::path::PathBuf;

/// Most bytes that the files of a key make together.
const MOST_BYTES: usize = 2 << 20;

/// Most units that a project may claim of a file that is missing.
const MOST_KNOWN: u16 = 0x400;

/// One of the files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct JoinedFile {
    /// As the key names it.
    pub name: FileName,
    /// The path, existing or not.
    pub path: PathBuf,
    /// The compression.
    pub compression: Compression,
    /// Number of its first unit.
    pub start: usize,
    /// Whole units in it.
    pub count: usize,
    /// Its unpacked bytes.
    pub bytes: Vec<u8>,
}

/// The files of a key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Joined {
    /// The files, in the order of the key.
    pub files: Vec<JoinedFile>,
    /// Bytes of a unit.
    pub unit: usize,
}

/// The division of the files of a key into units.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Units<'a> {
    /// Bytes of a unit.
    pub bytes: usize,
    /// Units before those of the first file.
    pub lead: usize,
    /// First unit and number of units that files had once: a missing one is taken as zeros of that size.
    pub known: &'a [[u16; 2]],
}

impl Joined {
    /// Reads the files of a key.
    ///
    /// `found_instead` is called for files that were found under another name.
    ///
    /// # Errors
    /// The first file that is missing or cannot be unpacked, and offsets beyond all measure.
    pub fn read(
        folder: &Folder<'_>,
        pieces: &[Piece],
        packed: Compression,
        units: Units<'_>,
        found_instead: &mut dyn FnMut(&str, &str),
    ) -> Result<Self, SonLvlError> {
        let unit = units.bytes;
        let mut joined = Self { files: Vec::new(), unit };
        let (mut end, mut total) = (0, 0);
        for (n, piece) in pieces.iter().enumerate() {
            let file = match (folder.unpack(&piece.name, packed), units.known.get(n)) {
                (Err(SonLvlError::Missing { path, .. }), Some([_, count])) if *count <= MOST_KNOWN => {
                    Unpacked { path, instead: None, compression: packed, bytes: vec![0; usize::from(*count) * unit] }
                }
                (file, _) => file?,
            };
            if let Some(instead) = &file.instead {
                found_instead(&piece.name.text, instead);
            }
            let start = piece.offset.map_or(end, |offset| offset / unit) + if n == 0 { units.lead } else { 0 };
            let count = file.bytes.len() / unit;
            total += file.bytes.len();
            // Pieces that cover each other count as well: all of them are kept.
            if start.saturating_add(count).saturating_mul(unit) > MOST_BYTES || total > MOST_BYTES {
                let problem = format!("with its offset, or together, the files have more than {MOST_BYTES} bytes");
                return Err(SonLvlError::Content { path: file.path, offset: 0, problem });
            }
            end = end.max(start + count);
            let (path, compression, bytes) = (file.path, file.compression, file.bytes);
            joined.files.push(JoinedFile { name: piece.name.clone(), path, compression, start, count, bytes });
        }
        Ok(joined)
    }

    /// Files known by their content alone: first unit and number of units of each, and its bytes.
    pub(crate) fn of_bytes(places: &[[u16; 2]], files: impl Iterator<Item = Vec<u8>>, unit: usize) -> Self {
        let file = |([start, _], bytes): (&[u16; 2], Vec<u8>)| JoinedFile {
            name: FileName { text: String::new(), raw: String::new() },
            path: PathBuf::new(),
            compression: Compression::Uncompressed,
            start: usize::from(*start),
            count: bytes.len() / unit.max(1),
            bytes,
        };
        Self { files: places.iter().zip(files).map(file).collect(), unit }
    }

    /// Units from the first one on, with those that no file holds.
    pub(crate) fn len(&self) -> usize {
        self.files.iter().map(|file| file.start + file.count).max().unwrap_or(0)
    }

    /// True without any unit.
    pub(crate) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The file that a unit is taken from: the last one that holds it.
    pub(crate) fn owner(&self, unit: usize) -> Option<usize> {
        self.files.iter().rposition(|file| (file.start..file.start + file.count).contains(&unit))
    }

    /// A unit's bytes; `None` if no file holds it.
    pub(crate) fn get(&self, unit: usize) -> Option<&[u8]> {
        let file = &self.files[self.owner(unit)?];
        file.bytes.get((unit - file.start) * self.unit..)?.get(..self.unit)
    }

    /// Puts a unit where its number is in the content of the files; what no file holds goes behind the last one's.
    pub(crate) fn put(&self, contents: &mut [Vec<u8>], number: usize, bytes: &[u8]) {
        let last = || {
            let ends = self.files.iter().enumerate().filter(|(_, file)| file.start <= number);
            ends.max_by_key(|(_, file)| file.start + file.count).map(|(last, _)| last)
        };
        let Some(owner) = self.owner(number).or_else(last) else { return };
        let at = (number - self.files[owner].start) * self.unit;
        let content = &mut contents[owner];
        content.resize(content.len().max(at + self.unit), 0);
        content[at..at + self.unit].copy_from_slice(bytes);
    }

    /// Returns all units in a row, zeros if no file holds one.
    pub(crate) fn flat(&self) -> Vec<u8> {
        let mut bytes = vec![0; self.len() * self.unit];
        for file in &self.files {
            let whole = file.count * self.unit;
            bytes[file.start * self.unit..][..whole].copy_from_slice(&file.bytes[..whole]);
        }
        bytes
    }
}
