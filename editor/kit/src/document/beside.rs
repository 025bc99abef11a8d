//! The folder beside a project for what belongs to this machine alone: its journal and its backups.

use sim::file::Storage;
use std::io;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// The folder of a project, or of the window's own files for projects that have none yet.
pub const FOLDER: &str = ".loopwright";

/// Makes the folder. No version control takes it up.
pub(super) fn make_folder(storage: &dyn Storage, folder: &Path) -> io::Result<()> {
    if storage.meta(folder)?.is_none() {
        storage.create_folder(folder)?;
        storage.write(&folder.join(".gitignore"), b"*\n")?;
    }
    Ok(())
}

/// Puts a new file in the place of an old one, safe from power loss.
pub(super) fn replace(storage: &dyn Storage, file: &Path, content: &[u8]) -> io::Result<()> {
    let new = file.with_extension("new");
    storage.write(&new, content)?;
    storage.sync(&new)?;
    storage.rename(&new, file)?;
    storage.sync_folder(file.parent().unwrap_or(file))
}

/// Seconds since 1970.
pub(super) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}
