//! The services of a format of other programs: levels into a new project, and a project's levels back into its files.
//!
//! The command line and the windows for import and export are made from this.

use super::promises::Promises;
use super::report::Report;
use crate::document::{Document, Edit};
use crate::exchange::join;
use serde::{Deserialize, Serialize};
use sim::file::{Opened, ProjectError, SaveOptions, Storage};
use sim::project::{LevelData, MazeData, Project};
use std::borrow::Borrow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A file format that another program keeps levels in.
pub trait Format: Sync {
    /// Its name on the command line; never changes.
    fn name(&self) -> &'static str;
    /// Returns the name of its file.
    fn title(&self) -> &'static str;
    /// Endings of its file, in small letters.
    fn endings(&self) -> &'static [&'static str];
    /// Whether a file with one of these endings may be one, by its name without the ending, in small letters: programs share
    /// endings.
    fn is_named(&self, _stem: &str) -> bool {
        true
    }
    /// The reader, if levels can be imported.
    fn import(&self) -> Option<&dyn Import> {
        None
    }
    /// The writer, if levels can be exported.
    fn export(&self) -> Option<&dyn Export> {
        None
    }
    /// Promises of the format about imported levels, if it makes any.
    fn promises(&self) -> Option<&dyn Promises> {
        None
    }
}

/// The reader of a format.
pub trait Import: Sync {
    /// The command line's help; the file's help after it.
    fn help(&self) -> [&'static str; 2];
    /// Returns the window's text about the file.
    fn hint(&self) -> &'static str;
    /// Returns the choices.
    fn choices(&self) -> &'static [Choice] {
        &[]
    }
    /// The message about a file that describes no level.
    fn nothing_in(&self, file: &Path) -> String {
        format!("{} describes no level. {}", file.display(), self.hint())
    }
    /// Names of the levels that a file describes.
    ///
    /// # Errors
    /// A file that cannot be read.
    fn level_names(&self, storage: &dyn Storage, request: &Request) -> Result<Vec<String>, Failure>;
    /// Whether reading is short enough to be done before the user decides, so that the window shows what will arrive.
    fn is_short(&self) -> bool {
        false
    }
    /// Whether levels can be added to a project that exists.
    fn adds(&self) -> bool {
        false
    }
    /// Returns the targets of the layers of a file, and those of its objects; empty if nothing is to be chosen.
    ///
    /// # Errors
    /// A file that cannot be read.
    fn mapping(&self, _storage: &dyn Storage, _request: &Request) -> Result<[Vec<MappingRow>; 2], Failure> {
        Ok(Default::default())
    }
    /// Reads levels. One that cannot be read is named in the report and left out.
    ///
    /// # Errors
    /// A file that cannot be read, names of no level, or the user's cancelling.
    fn read(&self, storage: &dyn Storage, request: &Request, progress: Progress<'_>) -> Result<Imported, Failure>;
}

/// The writer of a format.
pub trait Export: Sync {
    /// The command line's help; the file's help after it.
    fn help(&self) -> [&'static str; 2];
    /// Returns the window's text about the file.
    fn hint(&self) -> &'static str;
    /// Returns the choices.
    fn choices(&self) -> &'static [Choice] {
        &[]
    }
    /// Whether it writes files of its own into a folder, instead of those that levels came from.
    fn is_into_folder(&self) -> bool {
        false
    }
    /// Returns the name of a level in the format's file; `None` if it cannot be written there, or if nobody chose its place yet.
    fn place(&self, level: &LevelData) -> Option<String>;
    /// Returns the name of a maze in the format's file; `None` if it cannot be written there.
    fn maze_place(&self, _maze: &MazeData) -> Option<String> {
        None
    }
    /// Whether a level can take another place in the file than the one it came from.
    fn has_places(&self) -> bool {
        false
    }
    /// Returns the places that levels can take in the file.
    ///
    /// # Errors
    /// A file that cannot be read.
    fn places(&self, _storage: &dyn Storage, _request: &Request) -> Result<Vec<String>, Failure> {
        Ok(Vec::new())
    }
    /// Lays out the files; nothing is written yet. Without names all levels that have a place.
    ///
    /// # Errors
    /// A file that cannot be read, or the user's cancelling.
    fn plan(
        &self,
        storage: &dyn Storage,
        project: &Project,
        request: &Request,
        progress: Progress<'_>,
    ) -> Result<Plan, Failure>;
    /// Looks what others changed in the files since the import or the last export; `None` if the format cannot know.
    fn refresh(
        &self,
        _storage: &dyn Storage,
        _project: &Project,
        _request: &Request,
        _progress: Progress<'_>,
    ) -> Option<Result<Refreshed, Failure>> {
        None
    }
}

/// The changes that others made in the files that a project's levels came from.
#[derive(Clone, Debug, Default)]
pub struct Refreshed {
    /// The edits that take it over, as one step; none if nobody changed the files.
    pub edits: Vec<Edit>,
    /// The parts that are taken over, and those that both sides changed.
    pub report: Report,
}

/// Something that an import or export lets its user choose.
#[derive(Debug)]
pub struct Choice {
    /// Its name on the command line.
    pub name: &'static str,
    /// The command line's help.
    pub help: &'static str,
    /// The window's label.
    pub label: &'static str,
    /// The window's tooltip.
    pub hover: &'static str,
    /// The help in a window's empty field for a folder; `None` for a box to tick.
    pub folder: Option<&'static str>,
}

/// A row of a mapping: a part of a file, and what it becomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MappingRow {
    /// The name of the part in the file.
    pub name: String,
    /// The content, in words.
    pub detail: String,
    /// The name of what it becomes.
    pub choice: String,
    /// The things that it can become.
    pub choices: Vec<MappingChoice>,
}

/// Something that a part of a file can become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MappingChoice {
    /// The name in files.
    pub name: String,
    /// The label for the user.
    pub label: String,
}

/// The targets of parts of a file where they are not the usual ones: names of choices, by names of parts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Mapping {
    /// The targets of layers.
    pub layers: BTreeMap<String, String>,
    /// The targets of objects, by their class.
    pub objects: BTreeMap<String, String>,
    /// The places of levels in the file of an export, by their keys.
    pub levels: BTreeMap<String, String>,
}

/// The levels to import or export.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Request {
    /// The format's file, or the folder that it writes into.
    pub file: PathBuf,
    /// Names of levels; empty for all of them.
    pub levels: Vec<String>,
    /// Names of the choices that are on.
    pub on: BTreeSet<&'static str>,
    /// Folders, by name of the choice.
    pub folders: BTreeMap<&'static str, PathBuf>,
    /// The targets of parts of the file.
    pub mapping: Mapping,
    /// The folder of the project that is exported: pictures of backgrounds are read from there.
    pub home: Option<PathBuf>,
    /// Blocks along the side of a chunk of the project that levels are added to.
    pub chunk_size: Option<u8>,
}

/// Reported before each level: how many are done, how many there are, the next one's name. Breaking cancels.
pub type Progress<'a> = &'a mut dyn FnMut(usize, usize, &str) -> ControlFlow<()>;

/// Why an import or export came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The user stopped it.
    #[error("cancelled; nothing was written")]
    Cancelled,
    /// The fault, with the file and the place in it.
    #[error("{0}")]
    Failed(String),
}

impl From<ProjectError> for Failure {
    fn from(error: ProjectError) -> Self {
        Self::Failed(error.to_string())
    }
}

/// The result of an import, not yet written anywhere.
#[derive(Clone, Debug, Default)]
pub struct Imported {
    /// The project.
    pub project: Project,
    /// Paths in the project's folder and bytes of the tilesets' pictures.
    pub pictures: Vec<(String, Vec<u8>)>,
    /// The parts that came over, and those that did not.
    pub report: Report,
}

impl Imported {
    /// True if neither a level nor a maze came over.
    pub fn is_empty(&self) -> bool {
        self.project.levels.is_empty() && self.project.mazes.is_empty()
    }

    /// Saves it as a project in `folder`, unless neither a level nor a maze came over.
    ///
    /// # Errors
    /// Those of saving.
    pub(crate) fn save(&self, storage: &dyn Storage, folder: &Path) -> Result<(), ProjectError> {
        if self.is_empty() {
            return Ok(());
        }
        write_pictures(storage, folder, &self.pictures)?;
        sim::file::save_as(storage, &self.project, None, folder).map(|_| ())
    }
}

/// Reads levels and saves them as a project in `folder`, or adds them to the project that is there, if the format can.
///
/// # Errors
/// Those of reading and of saving, and a file without levels. If no level came over nothing is written.
pub fn import_into(
    storage: &dyn Storage,
    (import, request): (&dyn Import, &Request),
    folder: &Path,
    progress: Progress<'_>,
) -> Result<Report, Failure> {
    let path = folder.join("loopwright.json");
    let there = storage.meta(&path).map_err(|source| ProjectError::Io { action: "read", path, source })?;
    if there.is_some() && !import.adds() {
        return Err(ProjectError::Occupied { path: folder.to_owned() }.into());
    }
    let opened = there.map(|_| sim::file::open(storage, folder, &mut |_, _| {})).transpose()?;
    let chunk_size = opened.as_ref().map(|opened| opened.project.chunk_size);
    let request = Request { chunk_size: chunk_size.or(request.chunk_size), ..request.clone() };
    let imported = import.read(storage, &request, progress)?;
    if imported.is_empty() {
        let failures = if imported.report.has_failures() { imported.report.to_string() } else { String::new() };
        return Err(Failure::Failed(failures + &import.nothing_in(&request.file)));
    }
    match opened {
        Some(opened) => add_to(storage, opened, imported),
        None => {
            imported.save(storage, folder)?;
            Ok(imported.report)
        }
    }
}

/// Adds what was imported to a project on disk.
fn add_to(storage: &dyn Storage, opened: Opened, imported: Imported) -> Result<Report, Failure> {
    if !opened.problems.is_empty() {
        let text =
            "files of the project can't be read: restore them, or take them out of the project, then import again";
        return Err(Failure::Failed(text.to_owned()));
    }
    let Opened { project, mut saved, .. } = opened;
    let root = saved.root().to_owned();
    let mut document = Document::new(project, None);
    let Imported { project: new, pictures, report } = imported;
    let (edits, pictures) = join::added(document.project(), &new, pictures).map_err(Failure::Failed)?;
    for edit in edits {
        document.apply(edit).map_err(|error| Failure::Failed(error.to_string()))?;
    }
    write_pictures(storage, &root, &pictures)?;
    let outside = document.project().tilesets.iter().map(|set| set.path.clone()).collect();
    let options = SaveOptions { outside, ..SaveOptions::default() };
    sim::file::save(storage, document.project(), &mut saved, &options)?;
    Ok(report)
}

/// Writes pictures of tilesets into a project's folder.
///
/// # Errors
/// Refusals of the disk.
pub fn write_pictures(
    storage: &dyn Storage,
    folder: &Path,
    pictures: &[(String, Vec<u8>)],
) -> Result<(), ProjectError> {
    let io = |action, path: &Path| {
        let path = path.to_owned();
        move |source| ProjectError::Io { action, path, source }
    };
    for (name, bytes) in pictures {
        let path = folder.join(name);
        let parent = path.parent().unwrap_or(folder);
        storage.create_folder(parent).map_err(io("created", parent))?;
        storage.write(&path, bytes).map_err(io("written", &path))?;
    }
    Ok(())
}

/// A file that changes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileLine {
    /// From the outermost folder.
    pub path: String,
    /// The change in it, in words.
    pub what: String,
    /// Bytes as they are on the disk; `None` for a new file.
    pub before: Option<usize>,
    /// Bytes afterwards.
    pub after: usize,
    /// Other levels that use it too and are not exported.
    pub also: Vec<String>,
}

/// Files that are ready to be written, and what the project keeps of them.
pub trait Ready: fmt::Debug + Send + Sync {
    /// Number of files, also of those that stay as they are.
    fn count(&self) -> usize;
    /// Writes all files that change, or none; returns their paths.
    ///
    /// # Errors
    /// In words, the first file that cannot be written.
    fn write(&self, storage: &dyn Storage) -> Result<Vec<PathBuf>, String>;
    /// The edits that make a project keep what was written; none if it keeps all of it already.
    ///
    /// The project may have been edited since the export was laid out.
    fn edits(&self, _project: &Project) -> Vec<Edit> {
        Vec::new()
    }
    /// The edits by which levels keep the places that were chosen for them, which may be done before anything is written.
    fn place_edits(&self, _project: &Project) -> Vec<Edit> {
        Vec::new()
    }
}

/// An export that is ready to be written.
#[derive(Clone, Debug, Default)]
pub struct Plan<R = Arc<dyn Ready>> {
    /// The files that change.
    pub files: Vec<FileLine>,
    /// The parts that the format cannot hold, and the faults that hinder the export.
    pub report: Report,
    /// The work that is left.
    pub ready: R,
}

impl<R> Plan<R> {
    /// True if it can be written: nothing hinders it.
    pub fn is_writable(&self) -> bool {
        !self.report.has_failures()
    }
}

impl<R: Borrow<dyn Ready>> fmt::Display for Plan<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.report)?;
        writeln!(f, "Files")?;
        for line in &self.files {
            writeln!(f, "  {line}")?;
        }
        writeln!(f, "  {} of {} files change", self.files.len(), self.ready.borrow().count())
    }
}

impl fmt::Display for FileLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { path, what, before, after, also } = self;
        write!(f, "{path}: {what}; ")?;
        match before {
            Some(before) if before != after => write!(f, "{before} bytes become {after}")?,
            _ => write!(f, "{after} bytes")?,
        }
        if !also.is_empty() {
            write!(f, "; also used by {}", also.join(", "))?;
        }
        Ok(())
    }
}
