//! The file system without links, on systems that cannot open relative to a folder: each path is looked at first.

use super::{Disk, found};
use crate::file::storage::{Meta, Refusal, Storage};
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

/// The file system, of which only plain files and folders are opened, and links never.
pub(super) struct PlainDisk;

/// Refuses a path on which there is a link, and one with `..` steps.
fn check_way(path: &Path) -> io::Result<()> {
    if path.components().any(|part| part == Component::ParentDir) {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    for part in path.ancestors().filter(|part| part.file_name().is_some()) {
        if fs::symlink_metadata(part).is_ok_and(|meta| meta.file_type().is_symlink()) {
            return Err(Refusal::Link.into());
        }
    }
    Ok(())
}

/// Refuses everything but a plain file that nothing but folders lead to. `may_be_new`: there may also be nothing.
fn check_file(path: &Path, may_be_new: bool) -> io::Result<()> {
    check_way(path)?;
    match fs::symlink_metadata(path) {
        Ok(meta) if meta.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Ok(meta) if !meta.is_file() => Err(Refusal::Special.into()),
        Err(error) if error.kind() != io::ErrorKind::NotFound || !may_be_new => Err(error),
        _ => Ok(()),
    }
}

fn check_folder_of(path: &Path) -> io::Result<()> {
    check_way(path.parent().unwrap_or(Path::new("")))
}

impl Storage for PlainDisk {
    fn without_links(&self) -> &dyn Storage {
        self
    }

    fn meta(&self, path: &Path) -> io::Result<Option<Meta>> {
        check_folder_of(path)?;
        found(fs::symlink_metadata(path))
    }

    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        Disk.real_path(path)
    }

    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        check_file(path, false)?;
        Disk.read(path, limit)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        check_way(folder)?;
        Disk.list(folder)
    }

    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        check_file(path, true)?;
        Disk.write(path, content)
    }

    fn append(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        check_file(path, true)?;
        Disk.append(path, content)
    }

    fn cut(&self, path: &Path, length: u64) -> io::Result<()> {
        check_file(path, false)?;
        Disk.cut(path, length)
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Send>>> {
        check_file(path, true)?;
        Disk.lock(path)
    }

    fn sync(&self, path: &Path) -> io::Result<()> {
        check_file(path, false)?;
        Disk.sync(path)
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        check_way(folder)?;
        Disk.sync_folder(folder)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        check_folder_of(from)?;
        check_folder_of(to)?;
        Disk.rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        check_folder_of(path)?;
        Disk.remove(path)
    }

    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        check_way(folder)?;
        Disk.create_folder(folder)
    }

    fn copy_ownership(&self, from: &Path, to: &Path) -> io::Result<()> {
        check_file(from, false)?;
        check_file(to, false)?;
        Disk.copy_ownership(from, to)
    }
}
