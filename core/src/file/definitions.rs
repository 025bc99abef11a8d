//! Object definitions in files of their own: to take them from one project to another.

use super::encoding::decode_text;
use super::error::ProjectError;
use super::formats::{self, Source};
use super::limited::read_limited;
use super::storage::Storage;
use crate::project::{OwnKind, OwnKinds};
use std::path::Path;

/// Reads object definitions by their path: the `objects.json` of a project, or a file with some of them.
///
/// # Errors
/// Refusals of the disk, and faults of the file with their places.
pub fn read_definitions(storage: &dyn Storage, path: &Path) -> Result<OwnKinds, ProjectError> {
    let file = path.display().to_string();
    let text = decode_text(read_limited(storage, path)?, &file)?;
    formats::objects::read(&Source::new(&file, &text))
}

/// Returns the text of object definitions, as `objects.json` has it.
pub fn write_definitions(kinds: &OwnKinds) -> String {
    formats::objects::write(kinds)
}

/// Returns an object definition as one line of JSON, as an item of `objects.json`.
pub fn definition_line(kind: &OwnKind) -> String {
    formats::objects::line(kind)
}
