//! A scene as a file that a map is read from.

use crate::exchange::godot::import::file::GodotFile;
use crate::exchange::godot::import::map::map_of;
use crate::exchange::map_error::MapError;
use crate::exchange::maps::files::MapFiles;
use crate::exchange::maps::import::name_of;
use crate::exchange::maps::model::GridMap;
use crate::exchange::maps::source::MapSource;
use std::path::Path;

/// A scene that is open.
struct OpenedScene<'a> {
    file: GodotFile<'a>,
}

/// Opens a scene.
pub(in crate::exchange::godot) fn open<'a>(
    files: &'a MapFiles<'a>,
    path: &Path,
) -> Result<Box<dyn MapSource + 'a>, MapError> {
    let file = GodotFile::read(files, path, None)?;
    if file.sections[0].tag != "gd_scene" {
        let problem = "this is a resource: choose the scene (TSCN) that uses it".to_owned();
        return Err(MapError::Unsupported { path: path.to_owned(), problem });
    }
    Ok(Box::new(OpenedScene { file }))
}

impl MapSource for OpenedScene<'_> {
    fn names(&self) -> Vec<String> {
        vec![name_of(&self.file.path)]
    }
    fn losses(&self) -> Vec<String> {
        Vec::new()
    }
    fn read(&self, _place: usize) -> Result<GridMap, MapError> {
        map_of(&self.file).map_err(|problem| MapError::Unsupported { path: self.file.path.clone(), problem })
    }
}
