//! Errors and problems of a project on disk: errors that stop, and problems that a project opens in spite of.

use super::storage::Refusal;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// Why a project could not be opened or saved. The text says what, where, and what to do.
#[derive(Debug, thiserror::Error)]
pub enum ProjectError {
    /// There is no project at that place.
    #[error("{path} contains no project: there is no loopwright.json. Choose the folder that contains it, or start a \
             new project.", path = path.display())]
    NotAProject {
        /// The folder looked in.
        path: PathBuf,
    },
    /// The system refused to read or write something.
    #[error("{path} could not be {action}: {source}. {}", advice(source), path = path.display())]
    Io {
        /// The attempt that failed, as in "read" or "written".
        action: &'static str,
        /// The file or folder.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// The content of a file is not what it must be.
    #[error("{place}: {message}")]
    Content {
        /// The place in the files.
        place: FilePlace,
        /// The fault, and the form that is expected.
        message: String,
    },
    /// The file was written by a newer version.
    #[error("{path} has format {found}, this version knows formats up to {known}. Open it with a newer Loopwright; nothing was changed.", path = path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its format number.
        found: u64,
        /// The newest format known here.
        known: u64,
    },
    /// The file is larger than any valid one.
    #[error("{path} is {length} bytes long, more than the {limit} that such a file can have.", path = path.display())]
    TooBig {
        /// The file.
        path: PathBuf,
        /// Its length in bytes.
        length: u64,
        /// The limit in bytes.
        limit: u64,
    },
    /// A path or a name in a project is not allowed.
    #[error("`{text}` cannot be used as a {what}: {why}.")]
    Path {
        /// The thing that the text is meant to name.
        what: &'static str,
        /// The path or name.
        text: String,
        /// Why it is refused.
        why: &'static str,
    },
    /// Files differ from what was loaded or saved last.
    #[error("Changed on disk since it was opened: {}. Nothing was written. Open the project again to take that version, overwrite it, or save as another project.", paths.join(", "))]
    ChangedOnDisk {
        /// The parts, as paths relative to the project.
        paths: Vec<String>,
    },
    /// The file is marked as read-only.
    #[error("{path} is read-only. Nothing was written. Make it writable, or save as another project.", path = path.display())]
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// The new version is safe on disk, but not all of it is in place.
    #[error("The new version is written in full, but {path} could not be put in place: {source}. It is finished at the next opening or saving. {}", advice(source), path = path.display())]
    Unfinished {
        /// The file that could not be replaced.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// The record of a save that was cut short names what no save of the project writes.
    #[error("{path} is not the record of a save of this project: it names `{part}`, and {why}. Nothing was changed. Do not trust \
             this project if somebody else made it. To open it as its files are, delete {path}.", path = path.display())]
    Record {
        /// The record.
        path: PathBuf,
        /// The path that it names.
        part: String,
        /// Why it is refused.
        why: &'static str,
    },
    /// The folder chosen for saving already holds a project.
    #[error("{path} already contains another project. Choose an empty folder.", path = path.display())]
    Occupied {
        /// The folder.
        path: PathBuf,
    },
    /// An edited tileset is outside the project, and writing there was not allowed.
    #[error(
        "The tileset {path} is outside the project and was edited. Allow writing to it, or save as a separate \
         project, which copies it."
    )]
    OutsideTileset {
        /// Path of the tileset as the project names it.
        path: String,
    },
}

impl ProjectError {
    pub(super) fn io(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Self {
        move |source| Self::Io { action, path: path.to_owned(), source }
    }
}

/// Returns advice about a refusal of the system, in a sentence.
pub fn advice(error: &io::Error) -> &'static str {
    match Refusal::of(error) {
        Some(Refusal::Link) => return "Put the file or folder itself there in place of the link.",
        Some(Refusal::Special) => return "Remove it, or put a file there.",
        None => {}
    }
    match error.kind() {
        io::ErrorKind::NotFound => "Check that the folder still exists, or choose another one.",
        io::ErrorKind::PermissionDenied => "Check the permissions of the folder, or choose another one.",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            "Free some space and try again, or choose a folder on another disk."
        }
        io::ErrorKind::ReadOnlyFilesystem => "The disk is read-only: choose a folder on another disk.",
        io::ErrorKind::IsADirectory | io::ErrorKind::NotADirectory => {
            "A folder has the name of a file, or the reverse: rename it."
        }
        io::ErrorKind::InvalidFilename | io::ErrorKind::InvalidInput => {
            "The name is not allowed there; it may be too long: choose a shorter one."
        }
        io::ErrorKind::ResourceBusy | io::ErrorKind::ExecutableFileBusy | io::ErrorKind::WouldBlock => {
            "Another program has the file open: close it there and try again."
        }
        _ => "Try again, or choose another folder.",
    }
}

/// A place in a file of a project.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FilePlace {
    /// The file, relative to the project's folder, with `/`.
    pub file: String,
    /// Line, counted from 1; 0 if no line is known.
    pub line: usize,
    /// Column in bytes, counted from 1.
    pub column: usize,
    /// The field, as in `chunks[3].rows[2]`; empty for the whole file.
    pub field: String,
}

impl fmt::Display for FilePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if self.line > 0 {
            write!(f, ":{}:{}", self.line, self.column)?;
        }
        if !self.field.is_empty() {
            write!(f, " ({})", self.field)?;
        }
        Ok(())
    }
}

/// Something wrong in a project that opens all the same; nothing of it is lost by saving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileProblem {
    /// The place in the files.
    pub place: FilePlace,
    /// The fault, and the repair that is made instead.
    pub message: String,
    /// Key of the level concerned.
    pub level: Option<String>,
    /// The file could not be read: nothing of it is in the project.
    pub is_unread: bool,
}

impl fmt::Display for FileProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}
