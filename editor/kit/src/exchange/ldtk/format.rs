//! LDtk as one of the formats.

use crate::exchange::format::Request;
use crate::exchange::ldtk::export::{ExportWishes, plan};
use crate::exchange::ldtk::map::open;
use crate::exchange::maps::export::folder::REPLACE_FILES;
use crate::exchange::maps::import::ROOT;
use crate::exchange::maps::reader::MapImporter;
use crate::exchange::maps::writer::MapExporter;
use crate::exchange::{Choice, Export, Failure, Format, Import, Plan, Progress};
use sim::file::Storage;
use sim::project::Project;

/// A project of LDtk.
pub(crate) struct LdtkProjects;

const OBJECTS_ONLY: &str = "objects-only";

impl Format for LdtkProjects {
    fn name(&self) -> &'static str {
        "ldtk"
    }
    fn title(&self) -> &'static str {
        "LDtk project"
    }
    fn endings(&self) -> &'static [&'static str] {
        &["ldtk"]
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
    help: ["Import levels of LDtk into a project: art, collision, backgrounds and objects.", "The project of LDtk."],
    hint: "A project of LDtk (version 1) with cells of 8, 16 or 32 pixels, its levels inside or in files of their own.",
    choices: &[Choice {
        name: ROOT,
        help: "Outermost folder to read files from (default: the file's folder).",
        label: "Outermost folder",
        hover: "No file outside this folder is opened",
        folder: Some("Without one: the file's folder"),
    }],
};

/// The writer.
static EXPORTER: MapExporter = MapExporter {
    help: [
        "Export levels as a project of LDtk, or into one: what else it holds stays as it is.",
        "The folder to write into, or the project of LDtk.",
    ],
    hint: "A folder: a project of LDtk with all levels, and pictures of its tilesets. A project that is there already keeps what \
         else it holds.",
    choices: &[
        REPLACE_FILES,
        Choice {
            name: OBJECTS_ONLY,
            help: "Write objects alone, into a project whose layers of cells stay as they are.",
            label: "Objects alone",
            hover: "Layers of cells of the project stay as they are: for levels that are drawn in LDtk",
            folder: None,
        },
    ],
    place: |level| level.key.clone(),
    plan: lay_out,
};

fn lay_out(
    storage: &dyn Storage,
    project: &Project,
    request: &Request,
    progress: Progress<'_>,
) -> Result<Plan, Failure> {
    let is_on = |name: &'static str| request.on.contains(name);
    let wishes = ExportWishes { overwrites: is_on(REPLACE_FILES.name), objects_only: is_on(OBJECTS_ONLY) };
    plan(storage, project, request, wishes, progress)
}
