//! Maps of Tiled as one of the formats.

use crate::exchange::format::Request;
use crate::exchange::maps::export::folder::REPLACE_FILES;
use crate::exchange::maps::import::ROOT;
use crate::exchange::maps::reader::MapImporter;
use crate::exchange::maps::writer::MapExporter;
use crate::exchange::tiled::export::plan;
use crate::exchange::tiled::map::world::open;
use crate::exchange::tiled::write_back;
use crate::exchange::{Choice, Export, Failure, Format, Import, Plan, Progress};
use sim::file::Storage;
use sim::project::Project;

/// A map of Tiled, or a world of several.
pub(crate) struct TiledMaps;

impl Format for TiledMaps {
    fn name(&self) -> &'static str {
        "tiled"
    }
    fn title(&self) -> &'static str {
        "Tiled map"
    }
    fn endings(&self) -> &'static [&'static str] {
        &["tmx", "tmj", "json", "world"]
    }
    fn import(&self) -> Option<&dyn Import> {
        Some(&IMPORTER)
    }
    fn export(&self) -> Option<&dyn Export> {
        Some(&EXPORTER)
    }
}

/// The reader.
static IMPORTER: MapImporter = MapImporter {
    open,
    help: [
        "Import maps of Tiled into a project: art, collision, backgrounds and objects.",
        "The map (TMX, TMJ) or a world of several maps.",
    ],
    hint: "A map of Tiled (TMX or TMJ) with cells of 8, 16 or 32 pixels, or a world of several maps.",
    choices: &[Choice {
        name: ROOT,
        help: "Outermost folder to read files from (default: the Tiled project around the file, else its folder).",
        label: "Outermost folder",
        hover: "No file outside this folder is opened",
        folder: Some("Without one: the Tiled project around the file, else its folder"),
    }],
};

/// The writer.
static EXPORTER: MapExporter = MapExporter {
    help: [
        "Export levels as maps of Tiled, with tilesets for art and for solid tiles.",
        "The folder to write into, or the map (TMX, TMJ) that a level came from: its objects are written back.",
    ],
    hint: "A folder: a map (TMX) for each level, tilesets (TSX) for art and for solid tiles, and a world of all levels. Or the \
         map that the level came from: type its path, and its objects are written back.",
    choices: &[REPLACE_FILES],
    place: |level| format!("{}.tmx", level.key),
    plan: lay_out,
};

fn lay_out(
    storage: &dyn Storage,
    project: &Project,
    request: &Request,
    progress: Progress<'_>,
) -> Result<Plan, Failure> {
    let overwrites = request.on.contains(REPLACE_FILES.name);
    if write_back::is_map(&request.file) {
        return write_back::plan(storage, project, request, overwrites);
    }
    plan(storage, project, request, overwrites, progress)
}
