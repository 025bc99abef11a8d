//! SonLVL projects as one of the formats.

use crate::document::Edit;
use crate::document::imported::extra;
use crate::exchange::format;
use crate::exchange::promises::{ImportedParts, Promises, RoomGauge};
use crate::exchange::sonlvl::SonLvlError;
use crate::exchange::sonlvl::export::replace::place::ActPlace;
use crate::exchange::sonlvl::export::{ExportRequest, Files, Plan, plan, refresh, unheld};
use crate::exchange::sonlvl::import::{Request, level_names, read};
use crate::exchange::sonlvl::room::ZoneGauge;
use crate::exchange::sonlvl::zone::untouched::Untouched;
use crate::exchange::{Choice, Export, Failure, Format, Import, Imported, Progress, Ready, Refreshed};
use sim::file::Storage;
use sim::project::{LevelData, PlacementId, Project};
use std::borrow::Borrow;
use std::path::PathBuf;
use std::sync::Arc;

/// A level project of SonLVL, beside the files of a disassembly.
pub(crate) struct SonLvlProject;

const ROOT: &str = "root";
const OVERWRITE: &str = "overwrite";
const CHANGE_OTHER_ACTS: &str = "change-other-acts";
const KEEP_COLORS: &str = "keep-colours";

const fn root(help: &'static str) -> Choice {
    Choice {
        name: ROOT,
        help,
        label: "Outermost folder",
        hover: "No file outside this folder is opened or written",
        folder: Some("Without one: the disassembly around the INI file"),
    }
}

impl Format for SonLvlProject {
    fn name(&self) -> &'static str {
        "sonlvl"
    }
    fn title(&self) -> &'static str {
        "SonLVL project"
    }
    fn endings(&self) -> &'static [&'static str] {
        &["ini"]
    }
    fn import(&self) -> Option<&dyn Import> {
        Some(self)
    }
    fn export(&self) -> Option<&dyn Export> {
        Some(self)
    }
    fn promises(&self) -> Option<&dyn Promises> {
        Some(self)
    }
}

impl Promises for SonLvlProject {
    fn untouched(&self, project: &Project) -> Box<dyn ImportedParts> {
        Box::new(Untouched::of(project))
    }
    fn unheld(&self, project: &Project, level: &LevelData) -> Vec<(PlacementId, String)> {
        unheld(project, level)
    }
    fn gauge(&self) -> Box<dyn RoomGauge> {
        Box::<ZoneGauge>::default()
    }
}

impl Import for SonLvlProject {
    fn help(&self) -> [&'static str; 2] {
        [
            "Import levels of a disassembly with a SonLVL project into a new project.",
            "The SonLVL project: an INI file. A `.user.ini` of the same name overrides it.",
        ]
    }
    fn hint(&self) -> &'static str {
        "The INI file with which SonLVL opens a disassembly of Sonic 1, Sonic 2 or Sonic 3 & Knuckles."
    }
    fn choices(&self) -> &'static [Choice] {
        const CHOICES: &[Choice] =
            &[root("Outermost folder to read files from (default: the disassembly around the INI file).")];
        CHOICES
    }
    fn level_names(&self, storage: &dyn Storage, request: &format::Request) -> Result<Vec<String>, Failure> {
        Ok(level_names(storage, &request.into())?)
    }
    fn read(
        &self,
        storage: &dyn Storage,
        request: &format::Request,
        progress: Progress<'_>,
    ) -> Result<Imported, Failure> {
        Ok(read(storage, &request.into(), progress)?)
    }
}

impl Export for SonLvlProject {
    fn help(&self) -> [&'static str; 2] {
        [
            "Export levels into the files of a disassembly, where they came from or in the places of acts; the old files are kept beside them.",
            "The SonLVL project: an INI file.",
        ]
    }
    fn hint(&self) -> &'static str {
        "The INI file of the disassembly that the levels came from, or of one whose acts they replace."
    }
    fn choices(&self) -> &'static [Choice] {
        const CHOICES: &[Choice] = &[
            root("Outermost folder to write files to (default: the disassembly around the INI file)."),
            Choice {
                name: OVERWRITE,
                help: "Replace what other programs changed in the files since the import or the last export.",
                label: "Replace what other programs changed in the files",
                hover: "Otherwise such changes stay, and an export that would undo one is refused",
                folder: None,
            },
            Choice {
                name: CHANGE_OTHER_ACTS,
                help: "Also change acts that are not in the project, if they show a chunk that the project changed or take art from the same files.",
                label: "Change acts that are not in this project too",
                hover: "Otherwise they keep their chunks, and changed chunks get new numbers; acts that share art with a replaced one hinder the export",
                folder: None,
            },
            Choice {
                name: KEEP_COLORS,
                help: "Levels that replace acts take the colours that those have.",
                label: "Levels that replace acts take the colours of those",
                hover: "Otherwise two lines of the act's palette get the colours of the level's art",
                folder: None,
            },
        ];
        CHOICES
    }
    fn place(&self, level: &LevelData) -> Option<String> {
        extra::section(&level.extra).or_else(|| ActPlace::of(&level.extra).map(|place| place.section))
    }
    fn has_places(&self) -> bool {
        true
    }
    fn places(&self, storage: &dyn Storage, request: &format::Request) -> Result<Vec<String>, Failure> {
        Ok(level_names(storage, &request.into())?)
    }
    fn plan(
        &self,
        storage: &dyn Storage,
        project: &Project,
        request: &format::Request,
        progress: Progress<'_>,
    ) -> Result<format::Plan, Failure> {
        let is_on = |name| request.on.contains(name);
        let (overwrites, others_follow) = (is_on(OVERWRITE), is_on(CHANGE_OTHER_ACTS));
        let (acts, keeps_colors) = (request.mapping.levels.clone(), is_on(KEEP_COLORS));
        let request = ExportRequest { request: request.into(), overwrites, others_follow, acts, keeps_colors };
        let Plan { files, report, ready } = plan(storage, project, &request, progress)?;
        Ok(format::Plan { files, report, ready: Arc::new(ready) })
    }
    fn refresh(
        &self,
        storage: &dyn Storage,
        project: &Project,
        request: &format::Request,
        progress: Progress<'_>,
    ) -> Option<Result<Refreshed, Failure>> {
        Some(refresh(storage, project, &request.into(), progress).map_err(Failure::from))
    }
}

impl From<&format::Request> for Request {
    fn from(request: &format::Request) -> Self {
        let root = request.folders.get(ROOT).cloned();
        Self { ini: request.file.clone(), levels: request.levels.clone(), root }
    }
}

impl From<SonLvlError> for Failure {
    fn from(error: SonLvlError) -> Self {
        match error {
            SonLvlError::Cancelled => Self::Cancelled,
            error => Self::Failed(error.to_string()),
        }
    }
}

impl Ready for Files {
    fn count(&self) -> usize {
        self.targets.files.len()
    }
    fn write(&self, storage: &dyn Storage) -> Result<Vec<PathBuf>, String> {
        self.targets.write(storage).map_err(|error| error.to_string())
    }
    fn edits(&self, project: &Project) -> Vec<Edit> {
        self.after.edits(project)
    }
    fn place_edits(&self, project: &Project) -> Vec<Edit> {
        self.after.place_edits(project)
    }
}

impl Borrow<dyn Ready> for Files {
    fn borrow(&self) -> &(dyn Ready + 'static) {
        self
    }
}
