//! Files that are there whole, or not at all.

use sim::file::advice;
use std::ffi::OsString;
use std::fmt::Display;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

/// Why something can't be written, with its path.
pub(crate) fn refusal(path: &Path, why: &dyn Display) -> String {
    format!("{} can't be written: {why}", path.display())
}

/// The same of what the disk says, with what to do about it.
pub(crate) fn disk_refusal(path: &Path, error: &io::Error) -> String {
    refusal(path, &format_args!("{error}. {}", advice(error)))
}

/// The name under which something is written before it gets its own.
///
/// # Errors
/// The path has no name at its end.
pub(crate) fn fresh(path: &Path) -> Result<PathBuf, String> {
    let name = path.file_name().ok_or_else(|| refusal(path, &"the path ends in no file name"))?;
    let mut name: OsString = name.to_owned();
    name.push(".loopwright-new");
    Ok(path.with_file_name(name))
}

/// Writes a file under another name, and gives it its own once it is whole.
///
/// # Errors
/// In words, with the file's name: it is there already, what the disk refuses, and what `write` says.
pub(crate) fn save(
    path: &Path,
    overwrite: bool,
    write: impl FnOnce(&mut BufWriter<File>) -> Result<(), String>,
) -> Result<(), String> {
    let refused = |error: io::Error| disk_refusal(path, &error);
    if path.is_dir() || (path.exists() && !overwrite) {
        return Err(format!("{} is there already", path.display()));
    }
    let fresh = fresh(path)?;
    let mut file = BufWriter::new(File::create(&fresh).map_err(refused)?);
    let written = write(&mut file).map_err(|why| refusal(path, &why));
    let put = written.and_then(|()| file.flush().and_then(|()| fs::rename(&fresh, path)).map_err(refused));
    if put.is_err() {
        // What stays behind is a copy under a name of ours.
        let _left = fs::remove_file(&fresh);
    }
    put
}
