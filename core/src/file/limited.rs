//! The greatest size of a file of a project.

use super::error::ProjectError;
use super::storage::Storage;
use std::path::Path;

/// Largest file of a project that is read, in bytes.
pub const MAX_FILE: u64 = 256 << 20;

/// The content of a file that may be part of a project; larger ones are refused before they are read.
pub(super) fn read_limited(storage: &dyn Storage, path: &Path) -> Result<Vec<u8>, ProjectError> {
    let meta = storage.meta(path).map_err(ProjectError::io("read", path))?;
    if let Some(meta) = meta
        && meta.length > MAX_FILE
    {
        return Err(ProjectError::TooBig { path: path.to_owned(), length: meta.length, limit: MAX_FILE });
    }
    let content = storage.read(path, MAX_FILE + 1).map_err(ProjectError::io("read", path))?;
    if content.len() as u64 > MAX_FILE {
        return Err(ProjectError::TooBig { path: path.to_owned(), length: content.len() as u64, limit: MAX_FILE });
    }
    Ok(content)
}
