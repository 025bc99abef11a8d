//! RSDK as one of the formats.

use crate::exchange::format::Request;
use crate::exchange::maps::export::folder::REPLACE_FILES;
use crate::exchange::maps::import::ROOT;
use crate::exchange::maps::reader::MapImporter;
use crate::exchange::maps::writer::MapExporter;
use crate::exchange::rsdk::export::{RsdkWishes, plan};
use crate::exchange::rsdk::import::open;
use crate::exchange::rsdk::stage::act::{ChunkVersion, RsdkVersion};
use crate::exchange::{Choice, Export, Failure, Format, Import, Plan, Progress};
use sim::file::Storage;
use sim::project::Project;

/// Stages of the Retro Engine.
pub(crate) struct RsdkStages;

/// The names of files of a stage begin with one of these.
const STEMS: [&str; 7] = ["scene", "act", "tileconfig", "collisionmasks", "128x128tiles", "stageconfig", "backgrounds"];

const VERSION_4: &str = "v4";
const VERSION_3: &str = "v3";

impl Format for RsdkStages {
    fn name(&self) -> &'static str {
        "rsdk"
    }
    fn title(&self) -> &'static str {
        "RSDK stage"
    }
    fn endings(&self) -> &'static [&'static str] {
        &["bin"]
    }
    fn is_named(&self, stem: &str) -> bool {
        STEMS.iter().any(|known| stem.starts_with(known))
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
        "Import stages of the Retro Engine (RSDK): ground, collision, backgrounds and objects.",
        "A scene (Scene1.bin) or an act (Act1.bin), or TileConfig.bin or CollisionMasks.bin for all of the stage.",
    ],
    hint: "A stage of the Retro Engine, unpacked: a scene of version 5 (Scene1.bin), an act of version 3 or 4 (Act1.bin), or \
         TileConfig.bin or CollisionMasks.bin for all scenes of the stage.",
    choices: &[Choice {
        name: ROOT,
        help: "Outermost folder to read files from (default: the data folder around Stages, else the file's folder).",
        label: "Outermost folder",
        hover: "No file outside this folder is opened",
        folder: Some("Without one: the data folder around Stages, else the file's folder"),
    }],
};

/// The writer.
static EXPORTER: MapExporter = MapExporter {
    help: [
        "Export levels as a stage of the Retro Engine (RSDK), or into one: what else it holds stays as it is.",
        "The folder of the stage.",
    ],
    hint: "A folder: a scene for each level, and the tiles, collision and colours that they share. A stage that is there already \
         keeps its tiles, its other layers and its objects.",
    choices: &[
        REPLACE_FILES,
        Choice {
            name: VERSION_4,
            help: "Write acts of version 4 (chunks) instead of scenes of version 5.",
            label: "Version 4: acts of chunks",
            hover: "For the remakes of Sonic 1 and 2: Act1.bin, 128x128Tiles.bin and CollisionMasks.bin",
            folder: None,
        },
        Choice {
            name: VERSION_3,
            help: "Write acts of version 3 (chunks) instead of scenes of version 5.",
            label: "Version 3: acts of chunks",
            hover: "For the remake of Sonic CD: Act1.bin, 128x128Tiles.bin and CollisionMasks.bin",
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
    let version = match (is_on(VERSION_3), is_on(VERSION_4)) {
        (true, true) => return Err(Failure::Failed("Choose one version: 3 or 4.".to_owned())),
        (true, false) => RsdkVersion::Chunks(ChunkVersion::V3),
        (false, true) => RsdkVersion::Chunks(ChunkVersion::V4),
        (false, false) => RsdkVersion::Scenes,
    };
    plan(storage, project, request, RsdkWishes { version, overwrites: is_on(REPLACE_FILES.name) }, progress)
}
