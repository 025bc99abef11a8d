//! A single run, in any file.

use super::encoding::decode_text;
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
    let file = path.display().to_string();
    let text = decode_text(read_limited(storage, path)?, &file)?;
    let key = path.file_stem().unwrap_or_default().to_string_lossy();
    formats::run::read(&Source::new(&file, &text), &key)
}
