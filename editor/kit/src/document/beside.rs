//! The folder beside a project for what belongs to this machine alone: its journal and its backups.

use sim::file::{Storage, real_path_of_existing, write_new};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// The folder of a project, or of the window's own files for projects that have none yet.
pub const FOLDER: &str = ".loopwright";
/// The ending of files that are not whole yet.
const NEW: &str = "new";

/// The folder beside the project in `home`, of which the last components need not exist.
///
/// # Errors
/// Those of the system.
pub(super) fn folder_of(storage: &dyn Storage, home: &Path) -> io::Result<PathBuf> {
    Ok(real_path_of_existing(storage, home)?.join(FOLDER))
}

/// Makes the folder. No version control takes it up.
pub(super) fn make_folder(storage: &dyn Storage, folder: &Path) -> io::Result<()> {
    let storage = storage.without_links();
    match storage.meta(folder)? {
        None => {
            storage.create_folder(folder)?;
            storage.write(&folder.join(".gitignore"), b"*\n")
        }
        Some(meta) if meta.is_folder => Ok(()),
        // A file, or a link to a folder of somebody else: the refusal says which.
        Some(_) => storage.create_folder(folder),
    }
}

/// Puts a new file in the place of an old one, safe from power loss. If that fails nothing of it is left: on a full disk
/// others need the room.
pub(super) fn replace(storage: &dyn Storage, file: &Path, content: &[u8]) -> io::Result<()> {
    let (storage, new) = (storage.without_links(), file.with_extension(NEW));
    let replaced = write_new(storage, &new, content).and_then(|()| storage.rename(&new, file));
    if replaced.is_err() {
        let _only_litter = storage.remove(&new);
    }
    replaced?;
    storage.sync_folder(file.parent().unwrap_or(file))
}

/// Removes what a program that was killed left of [`replace`] in a folder that nobody else writes to. True if there was any.
pub(super) fn sweep(storage: &dyn Storage, folder: &Path) -> bool {
    let storage = storage.without_links();
    // Beside a journal or a backup; any other file is somebody else's.
    let is_ours = |stem: &str| stem == "journal" || stem.parse::<u64>().is_ok();
    let is_litter = |name: &String| {
        let (stem, ending) = name.split_once('.').unwrap_or_default();
        ending == NEW && is_ours(stem)
    };
    let litter: Vec<_> = storage.list(folder).unwrap_or_default().into_iter().filter(is_litter).collect();
    litter.iter().filter(|name| storage.remove(&folder.join(name)).is_ok()).count() > 0
}

/// Seconds since 1970.
pub(super) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}
