//! A project opened: its levels one by one.

use crate::exchange::ldtk::map::file::{LdtkFile, LdtkLevel};
use crate::exchange::ldtk::map::level::{LevelParts, map_of};
use crate::exchange::map_error::MapError;
use crate::exchange::maps::files::{MOST_MAP, MapFiles};
use crate::exchange::maps::model::GridMap;
use crate::exchange::maps::source::MapSource;
use serde::de::DeserializeOwned;
use sim::project::free_name;
use std::path::{Path, PathBuf};

/// Levels of a project at most.
const MOST_LEVELS: usize = 10_000;

/// A project that is open.
struct OpenedProject<'a> {
    files: &'a MapFiles<'a>,
    path: PathBuf,
    file: LdtkFile,
    /// The names of the levels, and their places: that of the world, that in the world.
    levels: Vec<(String, Option<usize>, usize)>,
}

/// Opens a project.
///
/// # Errors
/// A file that can't be read, or holds no project.
pub(crate) fn open<'a>(files: &'a MapFiles<'a>, path: &Path) -> Result<Box<dyn MapSource + 'a>, MapError> {
    let file: LdtkFile = read(files, path, None)?;
    let refuse = |problem: String| MapError::Unsupported { path: path.to_owned(), problem };
    if file.json_version.is_empty() {
        return Err(refuse("it says no version of LDtk's format: it holds no project of LDtk".to_owned()));
    }
    let mut levels: Vec<(String, Option<usize>, usize)> = Vec::new();
    let mut add = |prefix: &str, world: Option<usize>, list: &[LdtkLevel]| {
        for (place, level) in list.iter().enumerate() {
            let usual = format!("{prefix}{}", level.identifier);
            let name = free_name(&usual, "-", |name| levels.iter().all(|(known, ..)| known != name));
            levels.push((name, world, place));
        }
    };
    let count: usize = file.levels.len() + file.worlds.iter().map(|world| world.levels.len()).sum::<usize>();
    if count > MOST_LEVELS {
        return Err(refuse(format!("it has {count} levels: {MOST_LEVELS} are read at most")));
    }
    add("", None, &file.levels);
    for (number, world) in file.worlds.iter().enumerate() {
        // The name of a world that is alone says nothing.
        let prefix = if file.worlds.len() == 1 { String::new() } else { format!("{}/", world.identifier) };
        add(&prefix, Some(number), &world.levels);
    }
    Ok(Box::new(OpenedProject { files, path: path.to_owned(), file, levels }))
}

/// Reads a JSON file of a project.
fn read<T: DeserializeOwned>(files: &MapFiles<'_>, path: &Path, by: Option<&Path>) -> Result<T, MapError> {
    let bytes = files.read(path, by, MOST_MAP)?;
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&bytes);
    serde_json::from_slice(text).map_err(|error| MapError::Content {
        path: path.to_owned(),
        line: error.line(),
        problem: error.to_string(),
    })
}

impl MapSource for OpenedProject<'_> {
    fn names(&self) -> Vec<String> {
        self.levels.iter().map(|(name, ..)| name.clone()).collect()
    }

    fn losses(&self) -> Vec<String> {
        let major = self.file.json_version.split('.').next().and_then(|major| major.parse::<u32>().ok());
        match major {
            Some(1) => Vec::new(),
            _ => vec![format!(
                "what is other in version {} of LDtk's format: version 1 is read. Save the project with LDtk 1.5",
                self.file.json_version
            )],
        }
    }

    fn read(&self, place: usize) -> Result<GridMap, MapError> {
        let (_, world, level) = &self.levels[place];
        let list = world.map_or(&self.file.levels, |world| &self.file.worlds[world].levels);
        let level = &list[*level];
        let parts = LevelParts { files: self.files, project: &self.path, definitions: &self.file.defs };
        match (&level.layer_instances, &level.external_rel_path) {
            (None, Some(text)) => {
                let path = self.files.place(&self.path, text)?;
                let level: LdtkLevel = read(self.files, &path, Some(&self.path))?;
                map_of(&level, &parts).map_err(|problem| MapError::Unsupported { path, problem })
            }
            _ => {
                let refuse = |problem| MapError::Unsupported { path: self.path.clone(), problem };
                map_of(level, &parts).map_err(refuse)
            }
        }
    }
}
