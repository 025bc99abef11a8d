//! Godot as one of the formats.

use crate::exchange::format::Request;
use crate::exchange::godot::export::plan;
use crate::exchange::godot::import::open;
use crate::exchange::maps::export::folder::REPLACE_FILES;
use crate::exchange::maps::import::ROOT;
use crate::exchange::maps::reader::MapImporter;
use crate::exchange::maps::writer::MapExporter;
use crate::exchange::{Choice, Export, Failure, Format, Import, Plan, Progress};
use sim::file::Storage;
use sim::project::Project;

/// Scenes of Godot.
pub(crate) struct GodotScenes;

impl Format for GodotScenes {
    fn name(&self) -> &'static str {
        "godot"
    }
    fn title(&self) -> &'static str {
        "Godot scene"
    }
    fn endings(&self) -> &'static [&'static str] {
        &["tscn"]
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
        "Import a scene of Godot 4 as a level: tile maps, pictures behind them, and nodes as objects.",
        "The scene (TSCN).",
    ],
    hint: "A scene of Godot 4 (TSCN) with tile maps whose cells have 8, 16 or 32 pixels, and its tilesets (TRES) and pictures.",
    choices: &[Choice {
        name: ROOT,
        help: "Outermost folder to read files from (default: the Godot project around the file, else its folder).",
        label: "Outermost folder",
        hover: "No file outside this folder is opened",
        folder: Some("Without one: the Godot project around the file, else its folder"),
    }],
};

/// The writer.
static EXPORTER: MapExporter = MapExporter {
    help: [
        "Export levels as scenes of Godot 4.3 and later, with a tileset for art and for the solid tiles of both layers.",
        "The folder to write into, inside a project of Godot or not.",
    ],
    hint: "A folder: a scene (TSCN) for each level, and a tileset (TRES) with art, polygons of collision and the arrays of solid \
         tiles. For Godot 4.3 and later.",
    choices: &[REPLACE_FILES],
    place: |level| format!("{}.tscn", level.key),
    plan: lay_out,
};

fn lay_out(
    storage: &dyn Storage,
    project: &Project,
    request: &Request,
    progress: Progress<'_>,
) -> Result<Plan, Failure> {
    plan(storage, project, request, request.on.contains(REPLACE_FILES.name), progress)
}
