//! Packed parts of files of version 5, and texts of all versions.

use crate::bytes::{ByteReader, unpacked};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::io::Write as _;

/// Reads a packed part: its size, the size of what comes out, and zlib.
///
/// # Errors
/// In words: it is damaged, or more than so many bytes would come out.
pub(super) fn unpack(from: &mut ByteReader<'_>, most: usize) -> Result<Vec<u8>, String> {
    let length = (from.long()? as usize).checked_sub(4).ok_or("a packed part is shorter than its head")?;
    let count = u32::from_be_bytes(from.array()?) as usize;
    if count > most {
        return Err(format!("{count} bytes would come out of a packed part that has room for {most}"));
    }
    unpacked(from.take(length)?, count)
}

/// Writes a packed part.
pub(super) fn pack(bytes: &[u8], to: &mut Vec<u8>) {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::default());
    // Writing into memory fails never.
    let _written = packed.write_all(bytes);
    let packed = packed.finish().unwrap_or_default();
    to.extend((packed.len() as u32 + 4).to_le_bytes());
    to.extend((bytes.len() as u32).to_be_bytes());
    to.extend(packed);
}

/// Reads a text with its length before it; a zero at its end does not count.
///
/// # Errors
/// In words: the file ends before.
pub(super) fn text(from: &mut ByteReader<'_>) -> Result<String, String> {
    let length = from.byte()?;
    let bytes = from.take(length.into())?;
    Ok(String::from_utf8_lossy(bytes).trim_end_matches('\0').to_owned())
}

/// Writes a text, as far as its length fits.
pub(super) fn put_text(text: &str, to: &mut Vec<u8>) {
    let length = text.floor_char_boundary(255);
    to.push(length as u8);
    to.extend(&text.as_bytes()[..length]);
}
