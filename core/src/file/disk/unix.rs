//! The file system without links. A folder is opened with a call that follows none, and what is in it is named relative
//! to the open folder, so that no link that is put there meanwhile is followed either.

use super::{Disk, folder_synced, found, give, locked, read_to};
use crate::file::storage::{Meta, Refusal, Storage};
use rustix::fs::{self as sys, AtFlags, Mode, OFlags, RawMode};
use rustix::io::Errno;
use std::ffi::{CStr, OsStr};
use std::fs::File;
use std::io::{self, Write as _};
use std::os::fd::OwnedFd;
use std::path::{Component, Path, PathBuf};

/// The file system, of which only plain files and folders are opened, and links never.
pub(super) struct PlainDisk;

/// Flags for folders on the way: where the system can, only to look names up in them.
#[cfg(any(target_os = "linux", target_os = "android"))]
const FOLDER: OFlags = OFlags::PATH.union(OFlags::DIRECTORY).union(OFlags::CLOEXEC);
#[cfg(not(any(target_os = "linux", target_os = "android")))]
const FOLDER: OFlags = OFlags::RDONLY.union(OFlags::DIRECTORY).union(OFlags::CLOEXEC);

/// Flags for files: a pipe that was put there in the last moment does not block.
const FILE: OFlags = OFlags::NOFOLLOW.union(OFlags::NONBLOCK).union(OFlags::NOCTTY).union(OFlags::CLOEXEC);

/// The permissions of new files, before the user's mask.
const NEW_FILE: Mode = Mode::from_raw_mode(0o666);
/// The permissions of new folders, before the user's mask.
const NEW_FOLDER: Mode = Mode::from_raw_mode(0o777);

/// A name in a folder that is open.
struct Place<'a> {
    folder: OwnedFd,
    name: &'a OsStr,
}

impl<'a> Place<'a> {
    fn new(path: &'a Path) -> io::Result<Self> {
        let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
        Ok(Self { folder: open_folder(path.parent().unwrap_or(Path::new("")))?, name })
    }

    fn kind(&self) -> io::Result<sys::FileType> {
        let stat = sys::statat(&self.folder, self.name, AtFlags::SYMLINK_NOFOLLOW)?;
        Ok(sys::FileType::from_raw_mode(stat.st_mode as RawMode))
    }

    /// Opens the plain file of that name. Devices are not opened even to look at them: that alone can have effects.
    fn open(&self, flags: OFlags) -> io::Result<File> {
        match self.kind() {
            Ok(kind) => refuse(kind)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound && flags.contains(OFlags::CREATE) => {}
            Err(error) => return Err(error),
        }
        let opened = sys::openat(&self.folder, self.name, flags | FILE, NEW_FILE);
        let file = File::from(opened.map_err(error_of)?);
        if file.metadata()?.is_file() { Ok(file) } else { Err(Refusal::Special.into()) }
    }
}

/// The error of a call that follows no link.
fn error_of(errno: Errno) -> io::Error {
    if errno == Errno::LOOP { Refusal::Link.into() } else { errno.into() }
}

fn refuse(kind: sys::FileType) -> io::Result<()> {
    match kind {
        sys::FileType::RegularFile => Ok(()),
        sys::FileType::Directory => Err(io::ErrorKind::IsADirectory.into()),
        sys::FileType::Symlink => Err(Refusal::Link.into()),
        _ => Err(Refusal::Special.into()),
    }
}

/// Opens a folder, to which no component of the path leads through a link.
fn open_folder(path: &Path) -> io::Result<OwnedFd> {
    let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
    if path.components().any(|part| part == Component::ParentDir) {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    #[cfg(any(target_os = "linux", target_os = "android"))]
    {
        let resolve = sys::ResolveFlags::NO_SYMLINKS | sys::ResolveFlags::NO_MAGICLINKS;
        match sys::openat2(sys::CWD, path, FOLDER, Mode::empty(), resolve) {
            // Kernels before 5.6, and sandboxes that do not know the call.
            Err(Errno::NOSYS | Errno::PERM) => {}
            opened => return opened.map_err(error_of),
        }
    }
    walk(path)
}

/// [`open_folder`] on systems without a call for it: component by component.
fn walk(path: &Path) -> io::Result<OwnedFd> {
    let mut folder = sys::openat(sys::CWD, if path.is_absolute() { "/" } else { "." }, FOLDER, Mode::empty())?;
    for part in path.components() {
        let Component::Normal(name) = part else { continue };
        folder = step(&folder, name)?;
    }
    Ok(folder)
}

fn step(folder: &OwnedFd, name: &OsStr) -> io::Result<OwnedFd> {
    sys::openat(folder, name, FOLDER | OFlags::NOFOLLOW, Mode::empty()).map_err(|errno| {
        let is_link = || {
            let stat = sys::statat(folder, name, AtFlags::SYMLINK_NOFOLLOW).ok();
            stat.is_some_and(|stat| sys::FileType::from_raw_mode(stat.st_mode as RawMode) == sys::FileType::Symlink)
        };
        if matches!(errno, Errno::NOTDIR | Errno::LOOP) && is_link() { Refusal::Link.into() } else { errno.into() }
    })
}

/// Opens a folder that is made if it is not there.
fn make_folder(path: &Path) -> io::Result<OwnedFd> {
    match (open_folder(path), path.parent(), path.file_name()) {
        (Err(error), Some(parent), Some(name)) if error.kind() == io::ErrorKind::NotFound => {
            let parent = make_folder(parent)?;
            match sys::mkdirat(&parent, name, NEW_FOLDER) {
                Ok(()) | Err(Errno::EXIST) => step(&parent, name),
                Err(errno) => Err(errno.into()),
            }
        }
        (opened, ..) => opened,
    }
}

/// A folder to be listed or synced, which one opened by its path alone may not be.
fn readable(folder: &Path) -> io::Result<OwnedFd> {
    let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
    Ok(sys::openat(open_folder(folder)?, ".", flags, Mode::empty())?)
}

fn text_of(name: &CStr) -> Option<String> {
    name.to_str().ok().filter(|name| !matches!(*name, "." | "..")).map(str::to_owned)
}

impl Storage for PlainDisk {
    fn without_links(&self) -> &dyn Storage {
        self
    }

    fn meta(&self, path: &Path) -> io::Result<Option<Meta>> {
        if path.file_name().is_none() {
            return found(File::from(open_folder(path)?).metadata());
        }
        let stat =
            Place::new(path).and_then(|place| Ok(sys::statat(&place.folder, place.name, AtFlags::SYMLINK_NOFOLLOW)?));
        let stat = match stat {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            stat => stat?,
        };
        let (mode, kind) = (stat.st_mode as RawMode, sys::FileType::from_raw_mode(stat.st_mode as RawMode));
        Ok(Some(Meta {
            is_folder: kind == sys::FileType::Directory,
            is_file: kind == sys::FileType::RegularFile,
            length: u64::try_from(stat.st_size).unwrap_or_default(),
            read_only: mode & 0o222 == 0,
            #[allow(clippy::unnecessary_cast, reason = "its width differs between systems")]
            names: stat.st_nlink as u64,
        }))
    }

    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        Disk.real_path(path)
    }

    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        read_to(Place::new(path)?.open(OFlags::RDONLY)?, limit)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        let mut names = Vec::new();
        for entry in sys::Dir::new(readable(folder)?)? {
            names.extend(text_of(entry?.file_name()));
        }
        names.sort();
        Ok(names)
    }

    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        let mut file = Place::new(path)?.open(OFlags::WRONLY | OFlags::CREATE)?;
        file.set_len(0)?;
        file.write_all(content)
    }

    fn append(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        Place::new(path)?.open(OFlags::WRONLY | OFlags::CREATE | OFlags::APPEND)?.write_all(content)
    }

    fn cut(&self, path: &Path, length: u64) -> io::Result<()> {
        Place::new(path)?.open(OFlags::WRONLY)?.set_len(length)
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Send>>> {
        locked(Place::new(path)?.open(OFlags::WRONLY | OFlags::CREATE)?)
    }

    fn sync(&self, path: &Path) -> io::Result<()> {
        Place::new(path)?.open(OFlags::WRONLY)?.sync_all()
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        folder_synced(File::from(readable(folder)?).sync_all())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let (from, to) = (Place::new(from)?, Place::new(to)?);
        Ok(sys::renameat(&from.folder, from.name, &to.folder, to.name)?)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let place = Place::new(path)?;
        Ok(sys::unlinkat(&place.folder, place.name, AtFlags::empty())?)
    }

    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        make_folder(folder).map(drop)
    }

    fn copy_ownership(&self, from: &Path, to: &Path) -> io::Result<()> {
        let from = Place::new(from)?.open(OFlags::RDONLY)?.metadata()?;
        give(&from, &Place::new(to)?.open(OFlags::WRONLY)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::os::unix::fs::symlink;

    #[test]
    fn a_folder_opened_step_by_step_follows_no_link_either() {
        let folder = std::env::temp_dir().join(format!("loopwright-walk-{}", std::process::id()));
        fs::create_dir_all(folder.join("a/b")).expect("made");
        symlink("a", folder.join("link")).expect("made");
        let folder = Disk.real_path(&folder).expect("it is there");
        for open in [open_folder, walk] {
            assert!(open(&folder.join("a/b")).is_ok());
            let error = open(&folder.join("link/b")).expect_err("a link on the way");
            assert_eq!(Refusal::of(&error), Some(Refusal::Link));
            let error = open(&folder.join("link")).expect_err("a link at the end");
            assert_eq!(Refusal::of(&error), Some(Refusal::Link));
            assert_eq!(open(&folder.join("c")).expect_err("nothing").kind(), io::ErrorKind::NotFound);
        }
        fs::remove_dir_all(&folder).expect("removed");
    }
}
