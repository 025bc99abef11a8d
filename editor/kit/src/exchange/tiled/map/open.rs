//! Opening a map: whichever form it and its parts have.

use crate::exchange::map_error::MapError;
use crate::exchange::maps::files::{MOST_MAP, MapFiles};
use crate::exchange::maps::model::GridMap;
use crate::exchange::tiled::map::reader::{MapReader, PartReaders};
use crate::exchange::tiled::map::{json, xml};
use std::path::Path;

/// The readers of the parts, by the form of each file.
const PARTS: PartReaders = PartReaders {
    tileset: |bytes, path, files| {
        if is_json(bytes) { json::tileset(bytes, path, files) } else { xml::tileset(bytes, path, files) }
    },
    template: |bytes, path| if is_json(bytes) { json::template(bytes, path) } else { xml::template(bytes, path) },
};

/// Reads a map.
///
/// # Errors
/// Errors of its files.
pub(crate) fn read_map(files: &MapFiles<'_>, path: &Path) -> Result<GridMap, MapError> {
    let bytes = files.read(path, None, MOST_MAP)?;
    let mut reader = MapReader::new(files, path, &PARTS);
    if is_json(&bytes) {
        json::map(&bytes, &mut reader)?
    } else {
        xml::map(&bytes, &mut reader)?
    }
    Ok(reader.map)
}

/// Whether a file is JSON, by its first sign.
fn is_json(bytes: &[u8]) -> bool {
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    matches!(text.trim_ascii_start().first(), Some(b'{' | b'['))
}
