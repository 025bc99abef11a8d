//! Errors of a level project of a disassembly: always with the file, and the place in it.

use crate::exchange::compression::{Compression, DecodeError, EncodeError};
use crate::exchange::sonlvl::files::ini::IniError;
use std::path::PathBuf;

/// A failure while reading or writing a level project.
#[derive(Debug, thiserror::Error)]
pub enum SonLvlError {
    /// The INI file cannot be read as one.
    #[error("{}: {source}", path.display())]
    Ini {
        /// The file.
        path: PathBuf,
        /// Line and reason.
        source: IniError,
    },
    /// The system refuses.
    #[error("{} cannot be {what}: {source}. {}", path.display(), sim::file::advice(source))]
    Io {
        /// `read`, `written`, ...
        what: &'static str,
        /// The file.
        path: PathBuf,
        /// The system's reason.
        source: std::io::Error,
    },
    /// Nothing is at the place of a key.
    #[error("{} is missing{}", path.display(), beside(seen))]
    Missing {
        /// The path where it was looked for.
        path: PathBuf,
        /// Files of the same stem there.
        seen: Vec<String>,
    },
    /// A path that leads out of the disassembly.
    #[error("`{text}` leads out of {}: only files of the disassembly are opened", root.display())]
    Outside {
        /// As in the INI file.
        text: String,
        /// The folder that it leads out of.
        root: PathBuf,
    },
    /// A file beyond all measure.
    #[error("{} has {length} bytes; {most} are possible", path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// Its length.
        length: u64,
        /// Most that is read.
        most: u64,
    },
    /// Packed data that cannot be unpacked.
    #[error("{}, read as {}: {source}", path.display(), compression.name())]
    Decode {
        /// The file.
        path: PathBuf,
        /// The compression that it was read with.
        compression: Compression,
        /// Offset and reason.
        source: DecodeError,
    },
    /// Data that a compression cannot hold.
    #[error("{} as {}: {source}", path.display(), compression.name())]
    Encode {
        /// The file.
        path: PathBuf,
        /// The compression that it is written with.
        compression: Compression,
        /// The reason.
        source: EncodeError,
    },
    /// Unpacked data that is not what the key promises.
    #[error("{}, at byte 0x{offset:X}: {problem}", path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// Offset into the unpacked bytes.
        offset: usize,
        /// The fault.
        problem: String,
    },
    /// A key's value cannot be used.
    #[error("`{key}` of {section}, line {line}: {problem}")]
    Key {
        /// The key.
        key: String,
        /// The level.
        section: String,
        /// Line of the INI file.
        line: usize,
        /// The fault.
        problem: String,
    },
    /// A level needs a key that is not there.
    #[error("{section} has no key `{key}`")]
    NoKey {
        /// The key.
        key: &'static str,
        /// The level.
        section: String,
    },
    /// No level of that name.
    #[error("the file describes no level `{name}`; it has {}", known.join(", "))]
    NoLevel {
        /// As it was asked for.
        name: String,
        /// The levels that there are.
        known: Vec<String>,
    },
    /// A file that describes no levels.
    #[error("{} describes no levels: {why}", path.display())]
    NoLevels {
        /// The file.
        path: PathBuf,
        /// The reason.
        why: &'static str,
    },
    /// A game or format that is not read.
    #[error("{0}")]
    Unsupported(String),
    /// The project cannot be read or written.
    #[error(transparent)]
    Project(#[from] sim::file::ProjectError),
    /// The user stopped it.
    #[error("cancelled; nothing was written")]
    Cancelled,
}

fn beside(seen: &[String]) -> String {
    if seen.is_empty() { String::new() } else { format!("; nearby files: {}", seen.join(", ")) }
}
