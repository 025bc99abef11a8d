//! The file system, in two ways: with links followed, for what the user names, and without, for what a project names.

#[cfg(unix)]
mod unix;

#[cfg(not(unix))]
mod portable;

#[cfg(not(unix))]
use portable::PlainDisk;
#[cfg(unix)]
use unix::PlainDisk;

use super::storage::{Meta, Storage};
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

/// The file system. Links are followed; [`Storage::without_links`] follows none.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl Storage for Disk {
    fn without_links(&self) -> &dyn Storage {
        &PlainDisk
    }

    fn meta(&self, path: &Path) -> io::Result<Option<Meta>> {
        found(fs::metadata(path))
    }

    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
        // Without the marks that Windows puts before real paths, so that messages show what people know.
        dunce::canonicalize(path)
    }

    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        read_to(fs::File::open(path)?, limit)
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

    fn cut(&self, path: &Path, length: u64) -> io::Result<()> {
        fs::OpenOptions::new().write(true).open(path)?.set_len(length)
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Send>>> {
        locked(fs::OpenOptions::new().write(true).create(true).truncate(false).open(path)?)
    }

    fn sync(&self, path: &Path) -> io::Result<()> {
        fs::OpenOptions::new().write(true).open(path)?.sync_all()
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        if cfg!(windows) {
            return Ok(()); // folders cannot be synced there; names are journalled by the system
        }
        folder_synced(fs::File::open(folder)?.sync_all())
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

    fn copy_ownership(&self, from: &Path, to: &Path) -> io::Result<()> {
        give(&fs::metadata(from)?, &fs::OpenOptions::new().write(true).open(to)?)
    }
}

/// The description of a file that the system gave, or would not give.
fn found(meta: io::Result<fs::Metadata>) -> io::Result<Option<Meta>> {
    match meta {
        Ok(meta) => Ok(Some(Meta {
            is_folder: meta.is_dir(),
            is_file: meta.is_file(),
            length: meta.len(),
            read_only: meta.permissions().readonly(),
            names: names_of(&meta),
        })),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// At most `limit` bytes of a file. The limit holds while it is read, whatever length the file claims.
fn read_to(file: fs::File, limit: u64) -> io::Result<Vec<u8>> {
    let mut content = Vec::new();
    file.take(limit).read_to_end(&mut content)?;
    Ok(content)
}

fn locked(file: fs::File) -> io::Result<Option<Box<dyn Send>>> {
    match file.try_lock() {
        Ok(()) => Ok(Some(Box::new(file))),
        Err(fs::TryLockError::WouldBlock) => Ok(None),
        Err(fs::TryLockError::Error(error)) => Err(error),
    }
}

fn folder_synced(result: io::Result<()>) -> io::Result<()> {
    match result {
        // Some network drives cannot sync folders: nothing better can be had there.
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => Ok(()),
        result => result,
    }
}

/// Gives a file the permissions that another one has, and its owner and group where the system allows it.
#[cfg(unix)]
fn give(from: &fs::Metadata, to: &fs::File) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, fchown};
    let now = to.metadata()?;
    let mut mode = from.permissions().mode() & 0o7777;
    // Only an administrator can give a file to another user; its group can be any that the user is a member of.
    if now.uid() != from.uid() && fchown(to, Some(from.uid()), None).is_err() {
        mode &= !0o4000;
    }
    if now.gid() != from.gid() && fchown(to, None, Some(from.gid())).is_err() {
        // The permissions of the old group are not for the members of the new one.
        mode = (mode & !0o2070) | ((mode & 0o007) << 3);
    }
    to.set_permissions(fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
fn give(from: &fs::Metadata, to: &fs::File) -> io::Result<()> {
    to.set_permissions(from.permissions())
}

#[cfg(unix)]
fn names_of(meta: &fs::Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::nlink(meta)
}

#[cfg(not(unix))]
fn names_of(_meta: &fs::Metadata) -> u64 {
    1
}
