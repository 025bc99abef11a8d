//! What a format of other programs offers: levels into a new project, and a project's levels back into its files.
//!
//! The command line and the windows for import and export are made from this.

use super::promises::Promises;
use super::report::Report;
use crate::document::Edit;
use sim::file::{ProjectError, Storage};
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
    /// What its file is called.
    fn title(&self) -> &'static str;
    /// Endings of its file, in small letters.
    fn endings(&self) -> &'static [&'static str];
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
    /// What the window says about the file.
    fn hint(&self) -> &'static str;
    /// What can be chosen.
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
    /// What the window says about the file.
    fn hint(&self) -> &'static str;
    /// What can be chosen.
    fn choices(&self) -> &'static [Choice] {
        &[]
    }
    /// What a level is called in the format's file; `None` if it cannot be written there.
    fn place(&self, level: &LevelData) -> Option<String>;
    /// What a maze is called in the format's file; `None` if it cannot be written there.
    fn maze_place(&self, _maze: &MazeData) -> Option<String> {
        None
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

/// What others changed in the files that a project's levels came from.
#[derive(Clone, Debug, Default)]
pub struct Refreshed {
    /// The edits that take it over, as one step; none if nobody changed the files.
    pub edits: Vec<Edit>,
    /// What is taken over, and what both sides changed.
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

/// What to import or export.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Request {
    /// The format's file.
    pub file: PathBuf,
    /// Names of levels; empty for all of them.
    pub levels: Vec<String>,
    /// Names of the choices that are on.
    pub on: BTreeSet<&'static str>,
    /// Folders, by name of the choice.
    pub folders: BTreeMap<&'static str, PathBuf>,
}

/// Reported before each level: how many are done, how many there are, the next one's name. Breaking cancels.
pub type Progress<'a> = &'a mut dyn FnMut(usize, usize, &str) -> ControlFlow<()>;

/// Why an import or export came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The user stopped it.
    #[error("cancelled; nothing was written")]
    Cancelled,
    /// What is wrong, with the file and the place in it.
    #[error("{0}")]
    Failed(String),
}

impl From<ProjectError> for Failure {
    fn from(error: ProjectError) -> Self {
        Self::Failed(error.to_string())
    }
}

/// What came out of an import, not yet written anywhere.
#[derive(Clone, Debug, Default)]
pub struct Imported {
    /// The project.
    pub project: Project,
    /// Paths in the project's folder and bytes of the tilesets' pictures.
    pub pictures: Vec<(String, Vec<u8>)>,
    /// What came over and what did not.
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
        let io = |action, path: &Path| {
            let path = path.to_owned();
            move |source| ProjectError::Io { action, path, source }
        };
        for (name, bytes) in &self.pictures {
            let path = folder.join(name);
            let parent = path.parent().unwrap_or(folder);
            storage.create_folder(parent).map_err(io("created", parent))?;
            storage.write(&path, bytes).map_err(io("written", &path))?;
        }
        sim::file::save_as(storage, &self.project, None, folder).map(|_| ())
    }
}

/// Reads levels and saves them as a project in `folder`, which must not hold one yet.
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
    if there.is_some() {
        return Err(ProjectError::Occupied { path: folder.to_owned() }.into());
    }
    let imported = import.read(storage, request, progress)?;
    if imported.is_empty() {
        let failures = if imported.report.has_failures() { imported.report.to_string() } else { String::new() };
        return Err(Failure::Failed(failures + &import.nothing_in(&request.file)));
    }
    imported.save(storage, folder)?;
    Ok(imported.report)
}

/// A file that changes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileLine {
    /// From the outermost folder.
    pub path: String,
    /// What changes in it, in words.
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
}

/// An export that is ready to be written.
#[derive(Clone, Debug, Default)]
pub struct Plan<R = Arc<dyn Ready>> {
    /// The files that change.
    pub files: Vec<FileLine>,
    /// What the format cannot hold, and what hinders the export.
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
