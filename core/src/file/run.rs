//! A single run, in any file.

use super::error::ProjectError;
use super::formats::{self, Source};
use super::limited::read_limited;
use super::storage::Storage;
use crate::project::Run;
use std::path::Path;

/// Reads a recorded run by its path; its key is the file's name without the ending.
///
/// # Errors
/// What the disk refuses, and what is wrong in the file.
pub fn read_run(storage: &dyn Storage, path: &Path) -> Result<Run, ProjectError> {
    let bytes = read_limited(storage, path)?;
    let file = path.display().to_string();
    let text = str::from_utf8(&bytes).unwrap_or_default();
    let key = path.file_stem().unwrap_or_default().to_string_lossy();
    let source = Source { file: &file, text };
    if text.is_empty() && !bytes.is_empty() {
        return Err(source.fault("", "this is not text: bytes that are not UTF-8"));
    }
    formats::run::read(&source, &key)
}
