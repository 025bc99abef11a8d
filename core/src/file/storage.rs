//! The file layer: what reading and saving ask of a disk, as a trait that tests can make fail.

use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

/// What is at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meta {
    /// A folder; else a file.
    pub is_folder: bool,
    /// Length in bytes.
    pub length: u64,
    /// Marked as read-only.
    pub read_only: bool,
    /// Names that the file has (hard links); 1 if the system does not say.
    pub names: u64,
}

/// A place to keep files. Calls name the failures of the system and retry nothing.
pub trait Storage: Send + Sync {
    /// What is at the path, links followed; `None` if there is nothing.
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

    /// Gives the file `to` the permissions of the file `from`.
    ///
    /// # Errors
    /// Those of the system.
    fn copy_permissions(&self, from: &Path, to: &Path) -> io::Result<()>;
}

/// The real path of `path`, of which the last components need not exist.
pub(super) fn real_path_of_existing(storage: &dyn Storage, path: &Path) -> io::Result<PathBuf> {
    match storage.real_path(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => match (path.parent(), path.file_name()) {
            (Some(parent), Some(name)) => Ok(real_path_of_existing(storage, parent)?.join(name)),
            _ => Err(error),
        },
        found => found,
    }
}

/// The file system.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl Storage for Disk {
    fn meta(&self, path: &Path) -> io::Result<Option<Meta>> {
        match fs::metadata(path) {
            Ok(meta) => Ok(Some(Meta {
                is_folder: meta.is_dir(),
                length: meta.len(),
                read_only: meta.permissions().readonly(),
                names: names_of(&meta),
            })),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
        // Without the marks that Windows puts before real paths, so that messages show what people know.
        dunce::canonicalize(path)
    }

    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        let mut content = Vec::new();
        fs::File::open(path)?.take(limit).read_to_end(&mut content)?;
        Ok(content)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(folder)? {
            names.extend(entry?.file_name().into_string().ok());
        }
        names.sort();
        Ok(names)
    }

    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        fs::File::create(path)?.write_all(content)
    }

    fn append(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        fs::OpenOptions::new().append(true).create(true).open(path)?.write_all(content)
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Send>>> {
        let file = fs::OpenOptions::new().write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Box::new(file))),
            Err(fs::TryLockError::WouldBlock) => Ok(None),
            Err(fs::TryLockError::Error(error)) => Err(error),
        }
    }

    fn sync(&self, path: &Path) -> io::Result<()> {
        fs::OpenOptions::new().write(true).open(path)?.sync_all()
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        if cfg!(windows) {
            return Ok(()); // folders cannot be synced there; names are journalled by the system
        }
        match fs::File::open(folder)?.sync_all() {
            // Some network drives cannot sync folders: nothing better can be had there.
            Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => Ok(()),
            result => result,
        }
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
    }

    fn copy_permissions(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::set_permissions(to, fs::metadata(from)?.permissions())
    }
}

#[cfg(unix)]
fn names_of(meta: &fs::Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::nlink(meta)
}

#[cfg(not(unix))]
fn names_of(_meta: &fs::Metadata) -> u64 {
    1
}
