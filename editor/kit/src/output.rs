//! Files that a user asks for by name: each is written whole or not at all.
//!
//! A link is followed, and the file that it leads to is replaced. A device, a pipe and standard output are written into:
//! replacing them would take them away from every other program.

use sim::file::{Meta, Storage, advice};
use std::ffi::OsString;
use std::fmt::Display;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Links in a row that are followed, as the systems themselves have it.
const MOST_LINKS: usize = 40;

/// The ending of a name under which something is written before it gets its own.
const FRESH: &str = ".loopwright-new";

/// The name of standard output, as on other command lines.
pub const STANDARD: &str = "-";

/// Returns why a path can't be written.
pub(crate) fn refusal(path: &Path, why: &dyn Display) -> String {
    format!("{} can't be written: {why}", path.display())
}

/// Returns why the system refuses to write a path, and what to do about it.
pub(crate) fn disk_refusal(path: &Path, error: &io::Error) -> String {
    refusal(path, &format_args!("{error}. {}", advice(error)))
}

/// The place that an output's path leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Standard output, by whatever name.
    Standard,
    /// A device, a pipe or an open file of this program: its path.
    Stream(PathBuf),
    /// A file that does not exist yet, links followed.
    New(PathBuf),
    /// A file that exists, links followed.
    Existing(PathBuf),
}

impl Output {
    /// Finds the place that a path leads to.
    ///
    /// # Errors
    /// In words: a folder, a disk, a read-only file, a folder that does not exist, or links that lead nowhere.
    pub fn find(path: &Path) -> Result<Self, String> {
        let refused = |error: io::Error| disk_refusal(path, &error);
        if path == Path::new(STANDARD) {
            return Ok(Self::Standard);
        }
        let mut target = path.to_owned();
        for _ in 0..MOST_LINKS {
            match descriptor(&target) {
                Some(1) => return Ok(Self::Standard),
                Some(_) => return Ok(Self::Stream(target)),
                None => {}
            }
            let there = match fs::symlink_metadata(&target) {
                Ok(there) => there,
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    let folder = fs::metadata(folder_of(&target)).map_err(refused)?;
                    file_name(&target)?;
                    let is_folder = folder.is_dir();
                    return if is_folder {
                        Ok(Self::New(target))
                    } else {
                        Err(refused(io::ErrorKind::NotADirectory.into()))
                    };
                }
                Err(error) => return Err(refused(error)),
            };
            if there.is_symlink() {
                target = folder_of(&target).join(fs::read_link(&target).map_err(refused)?);
                continue;
            }
            return Self::existing(path, target, &there);
        }
        Err(refusal(path, &"too many links lead on from it"))
    }

    fn existing(path: &Path, target: PathBuf, there: &Metadata) -> Result<Self, String> {
        if there.is_dir() {
            return Err(format!("{} is a folder. Choose another name.", path.display()));
        }
        if is_disk(there) {
            return Err(refusal(path, &"it is a whole disk. Choose another name"));
        }
        if !there.is_file() {
            return Ok(Self::Stream(target));
        }
        if there.permissions().readonly() {
            return Err(refusal(path, &"it is read-only. Make it writable, or choose another name"));
        }
        Ok(Self::Existing(target))
    }
}

/// The number of an open file of this program, if that is what a path names, as `/dev/fd/3` does.
fn descriptor(path: &Path) -> Option<u32> {
    let number = path.file_name()?.to_str()?.parse().ok()?;
    let folder = fs::canonicalize(path.parent()?).ok()?;
    let is_table = folder == Path::new("/dev/fd") || (folder.starts_with("/proc") && folder.ends_with("fd"));
    is_table.then_some(number)
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn file_name(path: &Path) -> Result<&std::ffi::OsStr, String> {
    path.file_name().ok_or_else(|| refusal(path, &"the path ends in no file name"))
}

#[cfg(unix)]
fn is_disk(there: &Metadata) -> bool {
    std::os::unix::fs::FileTypeExt::is_block_device(&there.file_type())
}

#[cfg(not(unix))]
fn is_disk(_there: &Metadata) -> bool {
    false
}

/// True if other names lead to the same file: it must stay the same file, with new content.
#[cfg(unix)]
fn has_names(there: &Metadata) -> bool {
    std::os::unix::fs::MetadataExt::nlink(there) > 1
}

#[cfg(not(unix))]
fn has_names(_there: &Metadata) -> bool {
    false
}

/// The name under which something is written before it gets its own.
///
/// # Errors
/// The path has no name at its end.
pub(crate) fn fresh(path: &Path) -> Result<PathBuf, String> {
    let mut name: OsString = file_name(path)?.to_owned();
    name.push(FRESH);
    Ok(path.with_file_name(name))
}

/// Writes an output. A file is written under another name, and gets its own once it is whole.
///
/// # Errors
/// In words, with the output's name: it exists already and is not to be replaced, what the system refuses, and what
/// `write` says.
pub(crate) fn save(
    path: &Path,
    overwrite: bool,
    write: impl FnOnce(&mut dyn Write) -> Result<(), String>,
) -> Result<(), String> {
    match Output::find(path)? {
        Output::Standard => fill(path, io::stdout().lock(), write).map(drop),
        Output::Stream(target) => {
            // Neither created nor cut: what is there belongs to others too.
            let stream = OpenOptions::new().append(true).open(target).map_err(|error| disk_refusal(path, &error))?;
            fill(path, stream, write).map(drop)
        }
        Output::Existing(_) if !overwrite => Err(format!("{} is there already", path.display())),
        Output::New(target) => replace(path, &target, None, write),
        Output::Existing(target) => {
            let there = fs::metadata(&target).map_err(|error| disk_refusal(path, &error))?;
            replace(path, &target, Some(&there), write)
        }
    }
}

/// A writer that remembers why the system refused a write, and that takes a reader who left for one who has enough.
struct Watched<W> {
    to: W,
    error: Option<io::Error>,
    has_reader: bool,
}

impl<W: Write> Watched<W> {
    const fn new(to: W) -> Self {
        Self { to, error: None, has_reader: true }
    }

    fn noted<T>(&mut self, result: io::Result<T>, unread: T) -> io::Result<T> {
        result.or_else(|error| match error.kind() {
            io::ErrorKind::BrokenPipe => {
                self.has_reader = false;
                Ok(unread)
            }
            io::ErrorKind::Interrupted => Err(error),
            kind => {
                self.error = Some(error.raw_os_error().map_or_else(|| kind.into(), io::Error::from_raw_os_error));
                Err(error)
            }
        })
    }
}

impl<W: Write> Write for Watched<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !self.has_reader {
            return Ok(bytes.len());
        }
        let result = self.to.write(bytes);
        self.noted(result, bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if !self.has_reader {
            return Ok(());
        }
        let result = self.to.flush();
        self.noted(result, ())
    }
}

/// Writes text to standard output. A reader who left, as `head` does, is no error.
///
/// # Errors
/// What the system refuses, as a full disk behind the output.
pub(crate) fn print(text: impl Display) -> io::Result<()> {
    let mut output = Watched::new(io::stdout().lock());
    write!(output, "{text}").and_then(|()| output.flush())
}

/// Writes all of an output into a stream.
fn fill<W: Write>(
    path: &Path,
    stream: W,
    write: impl FnOnce(&mut dyn Write) -> Result<(), String>,
) -> Result<W, String> {
    let mut file = BufWriter::new(Watched::new(stream));
    let written = write(&mut file).and_then(|()| file.flush().map_err(|error| error.to_string()));
    // Without what is still in the buffer after a failure: it would be tried again.
    let (Watched { to, error, .. }, _) = file.into_parts();
    match (error, written) {
        (Some(error), _) => Err(disk_refusal(path, &error)),
        (None, Err(why)) => Err(refusal(path, &why)),
        (None, Ok(())) => Ok(to),
    }
}

fn replace(
    path: &Path,
    target: &Path,
    there: Option<&Metadata>,
    write: impl FnOnce(&mut dyn Write) -> Result<(), String>,
) -> Result<(), String> {
    let refused = |error: io::Error| disk_refusal(path, &error);
    let fresh = fresh(target)?;
    // What an earlier program left there, or laid there for us to follow.
    let _stale = fs::remove_file(&fresh);
    let file = OpenOptions::new().write(true).create_new(true).open(&fresh).map_err(refused)?;
    let whole = fill(path, file, write).and_then(|file| file.sync_all().map_err(refused));
    let put = whole.and_then(|()| put_in_place(&fresh, target, there).map_err(refused));
    if put.is_err() {
        // What stays behind is a copy under a name of ours.
        let _left = fs::remove_file(&fresh);
    }
    put
}

fn put_in_place(fresh: &Path, target: &Path, there: Option<&Metadata>) -> io::Result<()> {
    let Some(there) = there else { return fs::rename(fresh, target) };
    if has_names(there) {
        io::copy(&mut File::open(fresh)?, &mut OpenOptions::new().write(true).truncate(true).open(target)?)?;
        return fs::remove_file(fresh);
    }
    fs::set_permissions(fresh, there.permissions())?;
    fs::rename(fresh, target)
}

/// Writes the bytes of an output.
///
/// # Errors
/// As `save`.
pub fn write(path: &Path, overwrite: bool, content: &[u8]) -> Result<(), String> {
    save(path, overwrite, |file| file.write_all(content).map_err(|error| error.to_string()))
}

/// Writes files into a folder, which is created if it does not exist; returns their paths. Each is written as `save` does.
///
/// # Errors
/// In words, with the file's name. Nothing is written if one of them can't be, as far as that is known before.
pub fn write_all<N: AsRef<str>>(
    storage: &dyn Storage,
    folder: &Path,
    files: &[(N, Vec<u8>)],
    overwrite: bool,
) -> Result<Vec<PathBuf>, String> {
    storage.create_folder(folder).map_err(|error| disk_refusal(folder, &error))?;
    let mut outputs = Vec::new();
    for (name, content) in files {
        let path = folder.join(name.as_ref());
        let there = storage.meta(&path).map_err(|error| disk_refusal(&path, &error))?;
        // A storage that is not the disk has neither links nor devices.
        let output = Output::find(&path).unwrap_or_else(|_| Output::New(path.clone()));
        match (&there, &output) {
            (Some(meta), _) if meta.is_folder => {
                return Err(format!("{} is a folder. Choose another name.", path.display()));
            }
            (_, Output::Stream(_) | Output::Standard) => {}
            (Some(meta), _) if meta.read_only => {
                return Err(refusal(&path, &"it is read-only. Make it writable, or choose another name"));
            }
            (Some(_), _) if !overwrite => return Err(format!("{} is there already", path.display())),
            _ => {}
        }
        outputs.push((path, output, there, content));
    }
    for (path, output, there, content) in &outputs {
        match output {
            Output::New(target) | Output::Existing(target) => {
                put(storage, target, there.as_ref(), content).map_err(|error| disk_refusal(path, &error))?;
            }
            Output::Stream(_) | Output::Standard => write(path, overwrite, content)?,
        }
    }
    Ok(outputs.into_iter().map(|(path, ..)| path).collect())
}

fn put(storage: &dyn Storage, target: &Path, there: Option<&Meta>, content: &[u8]) -> io::Result<()> {
    if there.is_some_and(|meta| meta.names > 1) {
        return storage.write(target, content).and_then(|()| storage.sync(target));
    }
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    let fresh = target.with_file_name(format!("{name}{FRESH}"));
    let put = storage
        .write(&fresh, content)
        .and_then(|()| storage.sync(&fresh))
        .and_then(|()| there.map_or(Ok(()), |_| storage.copy_ownership(target, &fresh)))
        .and_then(|()| storage.rename(&fresh, target));
    if put.is_err() {
        // What stays behind is a copy under a name of ours.
        let _left = storage.remove(&fresh);
    }
    put
}
