//! The file layer: what reading and saving ask of a disk, as a trait that tests can make fail.

use std::io;
use std::path::{Path, PathBuf};

/// The kind, size and time of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meta {
    /// A folder.
    pub is_folder: bool,
    /// A plain file; a device, a pipe, a socket, or a link that is not followed is neither this nor a folder.
    pub is_file: bool,
    /// Length in bytes.
    pub length: u64,
    /// Marked as read-only.
    pub read_only: bool,
    /// Names that the file has (hard links); 1 if the system does not say.
    pub names: u64,
}

/// Why a path is not opened as a part of a project, as the source of an [`io::Error`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The path, or a folder on the way to it, is a link.
    #[error("it is a link, or is reached through one")]
    Link,
    /// The path names a device, a pipe or a socket.
    #[error("it is a device, a pipe or a socket, not a file")]
    Special,
}

impl Refusal {
    /// The refusal that an error carries, if it carries one.
    pub fn of(error: &io::Error) -> Option<Self> {
        error.get_ref()?.downcast_ref().copied()
    }
}

impl From<Refusal> for io::Error {
    fn from(refusal: Refusal) -> Self {
        Self::new(io::ErrorKind::Unsupported, refusal)
    }
}

/// A place to keep files. Calls name the failures of the system and retry nothing.
pub trait Storage: Send + Sync {
    /// The same files for the paths of a project: no call but [`Storage::real_path`] follows a link, and none opens
    /// anything but plain files and folders ([`Refusal`]). A path that may lead through links is resolved and checked
    /// before ([`Storage::real_path`]).
    fn without_links(&self) -> &dyn Storage;

    /// Returns the kind, size and time of a path, links followed; `None` if there is nothing.
    ///
    /// # Errors
    /// Those of the system, but for "not found".
    fn meta(&self, path: &Path) -> io::Result<Option<Meta>>;

    /// The path with all links followed; it must exist.
    ///
    /// # Errors
    /// Those of the system.
    fn real_path(&self, path: &Path) -> io::Result<PathBuf>;

    /// The content of a file, at most `limit` bytes of it.
    ///
    /// # Errors
    /// Those of the system.
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>>;

    /// Names in a folder, sorted; names that are not valid Unicode are left out.
    ///
    /// # Errors
    /// Those of the system.
    fn list(&self, folder: &Path) -> io::Result<Vec<String>>;

    /// Creates or overwrites a file.
    ///
    /// # Errors
    /// Those of the system; part of the content may be there then.
    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()>;

    /// Adds to the end of a file, which is created if it is not there.
    ///
    /// # Errors
    /// Those of the system; part of the content may be there then.
    fn append(&self, path: &Path, content: &[u8]) -> io::Result<()>;

    /// Shortens a file to `length` bytes. This needs no room on the disk.
    ///
    /// # Errors
    /// Those of the system.
    fn cut(&self, path: &Path, length: u64) -> io::Result<()>;

    /// Locks a file, which is created if it is not there, until what is returned is dropped or the program ends, however
    /// it ends. `None`: another program has locked it.
    ///
    /// # Errors
    /// Those of the system, also if it has no locks.
    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Send>>>;

    /// Returns when the content of a file is safe from power loss.
    ///
    /// # Errors
    /// Those of the system.
    fn sync(&self, path: &Path) -> io::Result<()>;

    /// Returns when the names in a folder are safe from power loss.
    ///
    /// # Errors
    /// Those of the system.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;

    /// Renames a file, replacing what is at `to`.
    ///
    /// # Errors
    /// Those of the system.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    /// Those of the system.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Creates a folder and those above it.
    ///
    /// # Errors
    /// Those of the system.
    fn create_folder(&self, folder: &Path) -> io::Result<()>;

    /// Gives the file `to` the permissions of the file `from`, and its owner and group where the system allows it.
    ///
    /// # Errors
    /// Those of the system, but for an owner or a group that may not be given away.
    fn copy_ownership(&self, from: &Path, to: &Path) -> io::Result<()>;
}

/// The real path of `path`, of which the last components need not exist.
///
/// # Errors
/// Those of the system.
pub fn real_path_of_existing(storage: &dyn Storage, path: &Path) -> io::Result<PathBuf> {
    match storage.real_path(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => match (path.parent(), path.file_name()) {
            (Some(parent), Some(name)) => Ok(real_path_of_existing(storage, parent)?.join(name)),
            _ => Err(error),
        },
        found => found,
    }
}

/// Writes a file that is synced and in nobody else's hands: what had its name before, a link too, is removed, so that
/// nothing is written through it.
///
/// # Errors
/// Those of the system; part of the content may be there then.
pub fn write_new(storage: &dyn Storage, path: &Path, content: &[u8]) -> io::Result<()> {
    if storage.meta(path)?.is_some() {
        storage.remove(path)?;
    }
    storage.write(path, content)?;
    storage.sync(path)
}
