//! The ways in which reading a map fails.

use crate::exchange::Failure;
use std::path::PathBuf;

/// A map, or a file that it names, that cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum MapError {
    /// The user stopped it.
    #[error("cancelled; nothing was written")]
    Cancelled,
    /// The system refused.
    #[error("{} can't be read: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// The system's words.
        source: std::io::Error,
    },
    /// There is no such file.
    #[error("{} does not exist{}", path.display(), by.as_ref().map_or_else(String::new, |by| format!("; {} names it", by.display())))]
    Missing {
        /// The file.
        path: PathBuf,
        /// The file that names it.
        by: Option<PathBuf>,
    },
    /// A file names one outside of the outermost folder.
    #[error("`{text}` is outside of {}. Give the outermost folder that files are read from", root.display())]
    Outside {
        /// The path as the file has it.
        text: String,
        /// The outermost folder.
        root: PathBuf,
    },
    /// The file is larger than what is read.
    #[error("{} has more than {} MB", path.display(), most >> 20)]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// Bytes at most.
        most: u64,
    },
    /// The content is not what such a file holds.
    #[error("{}, line {line}: {problem}", path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// The fault.
        problem: String,
    },
    /// The map is sound, but no level can be made of it.
    #[error("{}: {problem}", path.display())]
    Unsupported {
        /// The file.
        path: PathBuf,
        /// The part that is not supported, and what to do.
        problem: String,
    },
}

impl From<MapError> for Failure {
    fn from(error: MapError) -> Self {
        match error {
            MapError::Cancelled => Self::Cancelled,
            error => Self::Failed(error.to_string()),
        }
    }
}
