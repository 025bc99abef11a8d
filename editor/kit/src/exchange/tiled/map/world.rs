//! Worlds: files that list maps.

use crate::exchange::map_error::MapError;
use crate::exchange::maps::files::{MOST_PART, MapFiles};
use crate::exchange::maps::import::name_of;
use crate::exchange::maps::model::GridMap;
use crate::exchange::maps::source::MapSource;
use crate::exchange::tiled::map::open::read_map;
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
struct MapList {
    /// Their paths.
    pub maps: Vec<PathBuf>,
    /// Patterns that maps are found by, which are not read.
    pub patterns: Vec<String>,
}

/// Returns the maps that a file stands for.
///
/// # Errors
/// Errors of a world's file.
fn maps_of(files: &MapFiles<'_>, file: &Path) -> Result<MapList, MapError> {
    if !file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("world")) {
        return Ok(MapList { maps: vec![file.to_owned()], patterns: Vec::new() });
    }
    let bytes = files.read(file, None, MOST_PART)?;
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&bytes);
    let world: WorldFile = serde_json::from_slice(bytes).map_err(|error| MapError::Content {
        path: file.to_owned(),
        line: error.line(),
        problem: error.to_string(),
    })?;
    if world.maps.len() > MOST_MAPS {
        let problem = format!("more than {MOST_MAPS} maps");
        return Err(MapError::Unsupported { path: file.to_owned(), problem });
    }
    let maps = world.maps.iter().map(|map| files.place(file, &map.file_name));
    let patterns = world.patterns.into_iter().map(|pattern| pattern.regexp).collect();
    Ok(MapList { maps: maps.collect::<Result<_, _>>()?, patterns })
}

/// A map of Tiled, or a world of several, opened.
struct OpenedMaps<'a> {
    files: &'a MapFiles<'a>,
    list: MapList,
}

/// Opens a map or a world.
///
/// # Errors
/// Errors of a world's file.
pub(crate) fn open<'a>(files: &'a MapFiles<'a>, file: &Path) -> Result<Box<dyn MapSource + 'a>, MapError> {
    Ok(Box::new(OpenedMaps { files, list: maps_of(files, file)? }))
}

impl MapSource for OpenedMaps<'_> {
    fn names(&self) -> Vec<String> {
        self.list.maps.iter().map(|path| name_of(path)).collect()
    }
    fn losses(&self) -> Vec<String> {
        let lost = |pattern: &String| {
            format!("maps that are found by the pattern `{pattern}`: list them by name in the world")
        };
        self.list.patterns.iter().map(lost).collect()
    }
    fn read(&self, place: usize) -> Result<GridMap, MapError> {
        read_map(self.files, &self.list.maps[place])
    }
}
