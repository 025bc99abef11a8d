//! Finding and reading the files that an INI file names, and none outside of its disassembly.

use crate::exchange::compression::Compression;
use crate::exchange::inside::path_inside;
use crate::exchange::sonlvl::files::encoding::{composed, folded};
use crate::exchange::sonlvl::files::error::SonLvlError;
use sim::file::{Refusal, Storage};
use std::path::{Path, PathBuf};

/// Largest file that is read, in bytes; unpacking stops at less.
pub(crate) const MOST_BYTES: u64 = 8 << 20;

/// A file as an INI file names it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct FileName {
    /// With escapes taken out.
    pub text: String,
    /// As in the file.
    pub raw: String,
}

/// A file that was found.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// The real path, links followed.
    pub path: PathBuf,
    /// The name, if that is not the one asked for.
    pub instead: Option<String>,
}

/// A file's unpacked content.
#[derive(Clone, Debug)]
pub(crate) struct Unpacked {
    /// The real path.
    pub path: PathBuf,
    /// Another name than the one asked for.
    pub instead: Option<String>,
    /// The compression.
    pub compression: Compression,
    /// The contents.
    pub bytes: Vec<u8>,
}

/// The folder of an INI file, and the disassembly around it.
pub(crate) struct Folder<'a> {
    storage: &'a dyn Storage,
    here: PathBuf,
    root: PathBuf,
}

impl<'a> Folder<'a> {
    /// The folder `here`, which may name files in `root` and below. Both are real paths.
    pub(crate) fn new(storage: &'a dyn Storage, here: PathBuf, root: PathBuf) -> Self {
        Self { storage, here, root }
    }

    /// The outermost folder that files are taken from.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// A path as reports show it: from the outermost folder, with slashes.
    pub(crate) fn shown(&self, path: &Path) -> String {
        path.strip_prefix(&self.root).unwrap_or(path).to_string_lossy().replace('\\', "/")
    }

    /// Returns the storage of the files.
    pub(crate) fn storage(&self) -> &'a dyn Storage {
        self.storage
    }

    /// The path that a name stands for, whether or not there is anything.
    ///
    /// # Errors
    /// [`SonLvlError::Outside`].
    pub(crate) fn place(&self, text: &str) -> Result<PathBuf, SonLvlError> {
        path_inside(&self.here, &self.root, text)
            .ok_or_else(|| SonLvlError::Outside { text: text.to_owned(), root: self.root.clone() })
    }

    /// The file of a name; else the one file of the same stem that is there.
    ///
    /// # Errors
    /// What is missing, or leads out of the disassembly.
    pub(crate) fn find(&self, name: &FileName) -> Result<Found, SonLvlError> {
        // Single backslashes are escapes, so that `..\map\ghz.kos` reads as `..mapghz.kos`: what was meant is clear.
        let meant = if name.raw.contains('\\') { self.place(&name.raw)? } else { self.place(&name.text)? };
        for (text, path) in [(&name.text, self.place(&name.text).ok()), (&name.raw, Some(meant.clone()))] {
            if let Some(path) = path.map_or(Ok(None), |path| self.existing(&path, text))? {
                return Ok(Found { path, instead: None });
            }
        }
        let meant = self.in_its_case(meant);
        if let Some(path) = self.existing(&meant, &name.raw)? {
            return Ok(Found { path, instead: None });
        }
        let lower = |text: &std::ffi::OsStr| folded(&text.to_string_lossy());
        let parent = meant.parent().unwrap_or(&self.here);
        let stem = meant.file_stem().map(lower).unwrap_or_default();
        let whole = meant.file_name().map(lower).unwrap_or_default();
        let is_folder = self.storage.meta(parent).ok().flatten().is_some_and(|meta| meta.is_folder);
        // A folder that cannot be listed holds nothing that could be taken instead.
        let names = if is_folder { self.storage.list(parent).unwrap_or_default() } else { Vec::new() };
        let mut seen: Vec<String> = names
            .into_iter()
            .filter(|known| Path::new(known).file_stem().map(lower).as_deref() == Some(stem.as_str()))
            .filter(|known| !is_backup(known))
            .collect();
        if let Some(same) = seen.iter().position(|known| folded(known) == whole) {
            seen = vec![seen.swap_remove(same)];
        }
        if let [only] = seen.as_slice()
            && let Some(path) = self.existing(&parent.join(only), &name.text)?
        {
            let asked = meant.file_name().unwrap_or_default().to_string_lossy();
            let is_same = composed(only) == composed(&asked);
            return Ok(Found { path, instead: (!is_same).then(|| only.clone()) });
        }
        Err(SonLvlError::Missing { path: meant, seen })
    }

    /// A path with its folders spelled as they are on the disk: systems differ in whether case matters. Unchanged from the
    /// first folder on that is not there, or there under several spellings.
    fn in_its_case(&self, path: PathBuf) -> PathBuf {
        let Ok(below) = path.strip_prefix(&self.root) else { return path };
        let (mut real, mut parts) = (self.root.clone(), below.components().peekable());
        while let Some(part) = parts.next() {
            let exact = real.join(part);
            let is_folder = |path: &Path| self.storage.meta(path).ok().flatten().is_some_and(|meta| meta.is_folder);
            if parts.peek().is_none() || is_folder(&exact) {
                real = exact;
                continue;
            }
            let name = folded(&part.as_os_str().to_string_lossy());
            let mut same = self.storage.list(&real).unwrap_or_default();
            same.retain(|known| folded(known) == name && is_folder(&real.join(known)));
            match same.as_slice() {
                [only] => real.push(only),
                _ => return path,
            }
        }
        real
    }

    /// The real path of a file below the outermost folder, if it is there.
    pub(crate) fn below_root(&self, name: &str) -> Option<PathBuf> {
        self.existing(&self.in_its_case(self.root.join(name)), name).ok().flatten()
    }

    /// The real path of a file, if there is one.
    fn existing(&self, path: &Path, text: &str) -> Result<Option<PathBuf>, SonLvlError> {
        let io = |source| SonLvlError::Io { what: "read", path: path.to_owned(), source };
        // A path through something that is not a folder names nothing.
        let Ok(Some(meta)) = self.storage.meta(path) else { return Ok(None) };
        if meta.is_folder {
            return Ok(None);
        }
        let real = self.storage.real_path(path).map_err(io)?;
        if !real.starts_with(&self.root) {
            return Err(SonLvlError::Outside { text: text.to_owned(), root: self.root.clone() });
        }
        Ok(Some(real))
    }

    /// The bytes of a file.
    ///
    /// # Errors
    /// Those of the system, and [`SonLvlError::TooLarge`].
    pub fn read(&self, path: &Path) -> Result<Vec<u8>, SonLvlError> {
        read_limited(self.storage, path, MOST_BYTES)
    }

    /// The unpacked content of a file.
    ///
    /// A file that was found under another name is also tried as its ending says.
    ///
    /// # Errors
    /// What is missing or cannot be unpacked.
    pub(crate) fn unpack(&self, name: &FileName, compression: Compression) -> Result<Unpacked, SonLvlError> {
        let Found { path, instead } = self.find(name)?;
        let packed = self.read(&path)?;
        let other = instead.as_deref().and_then(by_ending).filter(|other| *other != compression);
        let (compression, result) = match (compression.decode(&packed), other) {
            (Err(error), Some(other)) => match other.decode(&packed) {
                Ok(bytes) => (other, Ok(bytes)),
                Err(_) => (compression, Err(error)),
            },
            (result, _) => (compression, result),
        };
        let bytes = result.map_err(|source| SonLvlError::Decode { path: path.clone(), compression, source })?;
        Ok(Unpacked { path, instead, compression, bytes })
    }
}

/// Reads a file of at most `most` bytes.
///
/// # Errors
/// Those of the system, and [`SonLvlError::TooLarge`].
pub(crate) fn read_limited(storage: &dyn Storage, path: &Path, most: u64) -> Result<Vec<u8>, SonLvlError> {
    let io = |source| SonLvlError::Io { what: "read", path: path.to_owned(), source };
    // A pipe would be waited for without end.
    if storage.meta(path).map_err(io)?.is_some_and(|meta| !meta.is_file && !meta.is_folder) {
        return Err(io(Refusal::Special.into()));
    }
    let bytes = storage.read(path, most + 1).map_err(io)?;
    if bytes.len() as u64 > most {
        let known = storage.meta(path).ok().flatten().map_or(0, |meta| meta.length);
        return Err(SonLvlError::TooLarge { path: path.to_owned(), length: known.max(bytes.len() as u64), most });
    }
    Ok(bytes)
}

/// True for the copies that an export leaves behind.
fn is_backup(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|ending| ending.to_string_lossy().starts_with("bak"))
}

/// The compression that a file's ending speaks of.
fn by_ending(name: &str) -> Option<Compression> {
    match Path::new(name).extension()?.to_str()?.to_ascii_lowercase().as_str() {
        "bin" | "unc" => Some(Compression::Uncompressed),
        ending => Compression::from_name(ending),
    }
}
