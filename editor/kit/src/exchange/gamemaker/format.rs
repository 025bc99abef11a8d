//! GameMaker as one of the formats.

use crate::exchange::gamemaker::file::GameProject;
use crate::exchange::gamemaker::room::map_of;
use crate::exchange::map_error::MapError;
use crate::exchange::maps::files::MapFiles;
use crate::exchange::maps::import::{ROOT, name_of};
use crate::exchange::maps::model::GridMap;
use crate::exchange::maps::reader::MapImporter;
use crate::exchange::maps::source::MapSource;
use crate::exchange::{Choice, Format, Import};
use std::path::{Path, PathBuf};

/// Rooms of GameMaker.
pub(crate) struct GameMakerRooms;

impl Format for GameMakerRooms {
    fn name(&self) -> &'static str {
        "gamemaker"
    }
    fn title(&self) -> &'static str {
        "GameMaker room"
    }
    fn endings(&self) -> &'static [&'static str] {
        &["yy"]
    }
    fn import(&self) -> Option<&dyn Import> {
        Some(&IMPORTER)
    }
}

/// The reader.
static IMPORTER: MapImporter = MapImporter {
    open,
    help: [
        "Import a room of GameMaker as a level: tile layers, assets, backgrounds and instances.",
        "The room (rooms/NAME/NAME.yy) of a project of GameMaker 2.3 or later.",
    ],
    hint: "A room of GameMaker 2.3 or later (rooms/NAME/NAME.yy), in its project: tile layers whose tiles have 8, 16 or 32 pixels, \
         with their tilesets and sprites.",
    choices: &[Choice {
        name: ROOT,
        help: "Outermost folder to read files from (default: the GameMaker project around the file, else its folder).",
        label: "Outermost folder",
        hover: "No file outside this folder is opened",
        folder: Some("Without one: the GameMaker project around the file, else its folder"),
    }],
};

/// A room that is open.
struct OpenedRoom<'a> {
    project: GameProject<'a>,
    path: PathBuf,
}

fn open<'a>(files: &'a MapFiles<'a>, path: &Path) -> Result<Box<dyn MapSource + 'a>, MapError> {
    Ok(Box::new(OpenedRoom { project: GameProject::around(files, path), path: path.to_owned() }))
}

impl MapSource for OpenedRoom<'_> {
    fn names(&self) -> Vec<String> {
        vec![name_of(&self.path)]
    }
    fn losses(&self) -> Vec<String> {
        Vec::new()
    }
    fn read(&self, _place: usize) -> Result<GridMap, MapError> {
        let room = self.project.read(&self.path, None)?;
        let refuse = |problem| MapError::Unsupported { path: self.path.clone(), problem };
        map_of(&self.project, &self.path, &room).map_err(refuse)
    }
}
