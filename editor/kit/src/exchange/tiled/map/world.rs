//! Worlds: files that list maps.

use crate::exchange::tiled::error::TiledError;
use crate::exchange::tiled::map::files::{MOST_PART, MapFiles};
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// Maps of a world at most.
const MOST_MAPS: usize = 1000;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct WorldFile {
    maps: Vec<WorldMap>,
    patterns: Vec<WorldPattern>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct WorldMap {
    file_name: String,
}

/// Maps that are found by their names.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct WorldPattern {
    regexp: String,
}

/// The maps of a file: those of a world, or the file itself.
pub(crate) struct MapList {
    /// Their paths.
    pub maps: Vec<PathBuf>,
    /// Patterns that maps are found by, which are not read.
    pub patterns: Vec<String>,
}

/// Returns the maps that a file stands for.
///
/// # Errors
/// Errors of a world's file.
pub(crate) fn maps_of(files: &MapFiles<'_>, file: &Path) -> Result<MapList, TiledError> {
    if !file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("world")) {
        return Ok(MapList { maps: vec![file.to_owned()], patterns: Vec::new() });
    }
    let bytes = files.read(file, None, MOST_PART)?;
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&bytes);
    let world: WorldFile = serde_json::from_slice(bytes).map_err(|error| TiledError::Content {
        path: file.to_owned(),
        line: error.line(),
        problem: error.to_string(),
    })?;
    if world.maps.len() > MOST_MAPS {
        let problem = format!("more than {MOST_MAPS} maps");
        return Err(TiledError::Unsupported { path: file.to_owned(), problem });
    }
    let maps = world.maps.iter().map(|map| files.place(file, &map.file_name));
    let patterns = world.patterns.into_iter().map(|pattern| pattern.regexp).collect();
    Ok(MapList { maps: maps.collect::<Result<_, _>>()?, patterns })
}
