//! Putting files back: all of them or none, each one whole, the old ones kept beside them.

use crate::exchange::compression::Compression;
use crate::exchange::sonlvl::files::error::SonLvlError;
use crate::exchange::sonlvl::files::folder::{MOST_BYTES, read_limited};
use sim::file::{FileChange, FileDigest, ProjectError, Storage, commit_files};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The parts that a file is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// Bytes that mean something only together; more than any file has if the file is one whole.
    pub unit: usize,
    /// Number of the first.
    pub first: usize,
    /// Bytes of an entry, of a list whose entries may move; 0 for other files.
    pub entry: usize,
    /// One of them, several of them.
    pub what: [&'static str; 2],
}

impl Parts {
    /// Units that keep their places.
    pub(crate) const fn of(unit: usize, first: usize, what: [&'static str; 2]) -> Self {
        Self { unit, first, entry: 0, what }
    }

    /// A list whose entries may move.
    pub(crate) const fn list(entry: usize, what: [&'static str; 2]) -> Self {
        Self { unit: usize::MAX, first: 0, entry, what }
    }

    /// True for a list whose entries may move.
    pub(crate) const fn is_list(&self) -> bool {
        self.entry > 0
    }

    /// Returns the differences between two states of a file, in words.
    pub(crate) fn difference(&self, old: &[u8], new: &[u8]) -> String {
        let counted = |count: usize, done: &str| {
            (count > 0).then(|| format!("{count} {} {done}", self.what[usize::from(count != 1)]))
        };
        let (changed, added, removed) = if self.is_list() {
            let (added, removed) = (missing(new, old, self.entry), missing(old, new, self.entry));
            let changed = added.min(removed);
            (changed, added - changed, removed - changed)
        } else {
            let units = |bytes: &[u8]| bytes.len().div_ceil(self.unit);
            let pairs = old.chunks(self.unit).zip(new.chunks(self.unit));
            let changed = pairs.filter(|(old, new)| old != new).count();
            (changed, units(new).saturating_sub(units(old)), units(old).saturating_sub(units(new)))
        };
        let parts = [counted(changed, "changed"), counted(added, "added"), counted(removed, "removed")];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        if parts.is_empty() { "other order".to_owned() } else { parts.join(", ") }
    }
}

/// Returns the number of entries of `one` that the other list does not have.
fn missing(one: &[u8], other: &[u8], entry: usize) -> usize {
    let sorted = |bytes: &[u8]| {
        let mut entries: Vec<Vec<u8>> = bytes.chunks(entry).map(<[u8]>::to_vec).collect();
        entries.sort_unstable();
        entries
    };
    let (one, other) = (sorted(one), sorted(other));
    let (mut at, mut missing) = (0, 0);
    for item in &one {
        while other.get(at).is_some_and(|there| there < item) {
            at += 1;
        }
        if other.get(at) == Some(item) {
            at += 1;
        } else {
            missing += 1;
        }
    }
    missing
}

/// A file to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The path, links followed.
    pub path: PathBuf,
    /// The compression.
    pub compression: Compression,
    /// The present contents, unpacked; `None` if there is no file.
    pub old: Option<Vec<u8>>,
    /// The new contents.
    pub new: Vec<u8>,
    /// The parts that it is made of.
    pub parts: Parts,
}

impl Target {
    /// True if its content changes.
    pub(crate) fn changes(&self) -> bool {
        self.old.as_ref() != Some(&self.new)
    }
}

/// The files of an export.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Targets {
    /// The folder that all of them are in.
    pub root: PathBuf,
    /// Each file once.
    pub files: Vec<Target>,
}

/// A file that is ready to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ready {
    path: PathBuf,
    /// The packed bytes that are there now.
    old: Option<Vec<u8>>,
    /// The packed bytes to write.
    new: Vec<u8>,
}

impl Ready {
    /// Bytes of the file now, if there is one, and afterwards.
    pub(crate) fn lengths(&self) -> (Option<usize>, usize) {
        (self.old.as_ref().map(Vec::len), self.new.len())
    }
}

impl Targets {
    /// The files whose content changes.
    pub(crate) fn changed(&self) -> impl Iterator<Item = &Target> {
        self.files.iter().filter(|target| target.changes())
    }

    /// Packs a file and looks whether it can be written.
    ///
    /// # Errors
    /// What cannot be packed, a file that is marked as read-only, or one that changed since it was read.
    pub(crate) fn prepare(storage: &dyn Storage, target: &Target) -> Result<Ready, SonLvlError> {
        let old = check_old(storage, target)?;
        let new = pack(target, old.as_deref())?;
        Ok(Ready { path: target.path.clone(), old, new })
    }

    /// Writes the files that change: all of them become new, or none does. The old ones are kept beside them.
    ///
    /// # Errors
    /// What the system refuses, or a file that changed since it was read. The files are as they were then.
    pub(crate) fn write(&self, storage: &dyn Storage) -> Result<Vec<PathBuf>, SonLvlError> {
        let ready: Result<Vec<Ready>, SonLvlError> =
            self.changed().map(|target| Self::prepare(storage, target)).collect();
        let ready = ready?;
        let mut made = Vec::new();
        let result = self.keep_old(storage, &ready, &mut made).and_then(|()| self.commit(storage, &ready));
        // A commit that has happened but is not finished needs its old files most of all.
        if let Err(error) = &result
            && !matches!(error, SonLvlError::Project(ProjectError::Unfinished { .. }))
        {
            for path in &made {
                // What stays behind is a copy under a name of ours.
                let _left = storage.remove(path);
            }
        }
        result.map(|()| ready.into_iter().map(|file| file.path).collect())
    }

    /// Writes copies of the files as they are.
    fn keep_old(&self, storage: &dyn Storage, ready: &[Ready], made: &mut Vec<PathBuf>) -> Result<(), SonLvlError> {
        for file in ready {
            let Some(old) = &file.old else { continue };
            let backup = free_backup(storage, &file.path)?;
            made.push(backup.clone());
            storage.write(&backup, old).map_err(io("written", &backup))?;
            storage.sync(&backup).map_err(io("written", &backup))?;
        }
        Ok(())
    }

    fn commit(&self, storage: &dyn Storage, ready: &[Ready]) -> Result<(), SonLvlError> {
        let outside = |path: &Path| SonLvlError::Outside { text: path.display().to_string(), root: self.root.clone() };
        let change = |file: &Ready| {
            let path = file.path.strip_prefix(&self.root).map_err(|_| outside(&file.path))?;
            let names: Option<Vec<&str>> = path.components().map(|part| part.as_os_str().to_str()).collect();
            let path = names.ok_or_else(|| outside(&file.path))?.join("/");
            let before = file.old.as_deref().map(FileDigest::of);
            Ok(FileChange { path, content: Some(file.new.clone()), before })
        };
        let changes: Result<Vec<FileChange>, SonLvlError> = ready.iter().map(change).collect();
        commit_files(storage, &self.root, &changes?).map_err(|error| match error {
            ProjectError::ChangedOnDisk { paths } => changed_meanwhile(&paths.join(", ")),
            error => error.into(),
        })
    }
}

fn io(what: &'static str, path: &Path) -> impl FnOnce(std::io::Error) -> SonLvlError {
    let path = path.to_owned();
    move |source| SonLvlError::Io { what, path, source }
}

fn changed_meanwhile(what: &str) -> SonLvlError {
    SonLvlError::Unsupported(format!("{what} changed since it was read: export again"))
}

/// The packed bytes, checked by unpacking them, with as much padding behind them as the old ones were aligned to.
fn pack(target: &Target, old: Option<&[u8]>) -> Result<Vec<u8>, SonLvlError> {
    let Target { path, compression, new, .. } = target;
    let mut whole = new.clone();
    whole.resize(whole.len().next_multiple_of(compression.unit()), 0);
    let packed = compression.encode(&whole);
    let mut packed =
        packed.map_err(|source| SonLvlError::Encode { path: path.clone(), compression: *compression, source })?;
    if *compression != Compression::Uncompressed {
        let aligned = [16, 2].into_iter().find(|unit| old.is_some_and(|old| old.len().is_multiple_of(*unit)));
        packed.resize(packed.len().next_multiple_of(aligned.unwrap_or(1)), 0);
    }
    match compression.decode(&packed) {
        Ok(back) if back == whole => Ok(packed),
        _ => Err(SonLvlError::Unsupported(format!("{}: what was packed does not come back", path.display()))),
    }
}

/// The packed bytes that are there; refuses if they are not what was read.
fn check_old(storage: &dyn Storage, target: &Target) -> Result<Option<Vec<u8>>, SonLvlError> {
    let path = &target.path;
    let meta = storage.meta(path).map_err(io("read", path))?;
    match (meta, &target.old) {
        (None, None) => Ok(None),
        (Some(meta), _) if meta.is_folder || meta.read_only => {
            let why = if meta.is_folder { "it is a folder" } else { "it is marked as read-only" };
            Err(io("written", path)(std::io::Error::new(std::io::ErrorKind::PermissionDenied, why)))
        }
        (Some(_), Some(old)) => {
            let packed = read_limited(storage, path, MOST_BYTES)?;
            let same = target.compression.decode(&packed).is_ok_and(|found| found == *old);
            if same { Ok(Some(packed)) } else { Err(changed_meanwhile(&path.display().to_string())) }
        }
        _ => Err(changed_meanwhile(&path.display().to_string())),
    }
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().map(OsString::from).unwrap_or_default();
    name.push(ending);
    path.with_file_name(name)
}

/// A name for the old file that is not taken: the first export's backup is the original and stays.
fn free_backup(storage: &dyn Storage, path: &Path) -> Result<PathBuf, SonLvlError> {
    for n in 1..10_000u32 {
        let backup = with_ending(path, &if n == 1 { ".bak".to_owned() } else { format!(".bak{n}") });
        if storage.meta(&backup).map_err(io("read", &backup))?.is_none() {
            return Ok(backup);
        }
    }
    Err(SonLvlError::Unsupported(format!("{} has too many backups beside it", path.display())))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use sim::file::{Failure, MemoryStorage};

    #[test]
    fn differences_are_counted_in_what_the_file_is_made_of() {
        let blocks = Parts::of(2, 0, ["block", "blocks"]);
        let list = Parts::list(2, ["object", "objects"]);
        for (parts, old, new, said) in [
            (blocks, "aabbcc", "aaxxcc", "1 block changed"),
            (blocks, "aabb", "xxyybbdd", "2 blocks changed, 2 blocks added"),
            (blocks, "aabb", "aa", "1 block removed"),
            (list, "aabbcc", "nnaabbcc", "1 object added"),
            (list, "aabbcc", "aaxxcc", "1 object changed"),
            (list, "aabbcc", "ccaabb", "other order"),
            (list, "aaaabb", "aabb", "1 object removed"),
        ] {
            assert_eq!(parts.difference(old.as_bytes(), new.as_bytes()), said, "{old} {new}");
        }
    }

    fn folder() -> (MemoryStorage, Targets) {
        let storage = MemoryStorage::new();
        let kosinski = Compression::Kosinski;
        storage.put("/d/a.bin", vec![1, 2]);
        storage.put("/d/b.kos", kosinski.encode(&[3; 40]).unwrap());
        storage.put("/d/same.bin", vec![7]);
        let raw = Compression::Uncompressed;
        let target = |name: &str, compression, old: Option<&[u8]>, new: &[u8]| Target {
            path: name.into(),
            compression,
            old: old.map(<[u8]>::to_vec),
            new: new.to_vec(),
            parts: Parts::of(1, 0, ["byte", "bytes"]),
        };
        let files = vec![
            target("/d/a.bin", raw, Some(&[1, 2]), &[1, 3]),
            target("/d/b.kos", kosinski, Some(&[3; 40]), &[4; 40]),
            target("/d/sub/new.bin", raw, None, &[5]),
            target("/d/same.bin", raw, Some(&[7]), &[7]),
        ];
        (storage, Targets { root: "/d".into(), files })
    }

    #[test]
    fn files_change_and_the_old_ones_stay_beside() {
        let (storage, targets) = folder();
        assert_eq!(targets.write(&storage).unwrap().len(), 3);
        let files = storage.files();
        let file = |name: &str| files.get(Path::new(name)).cloned();
        assert_eq!((file("/d/a.bin"), file("/d/a.bin.bak")), (Some(vec![1, 3]), Some(vec![1, 2])));
        assert_eq!(Compression::Kosinski.decode(&file("/d/b.kos").unwrap()).unwrap(), [4; 40]);
        assert_eq!((file("/d/sub/new.bin"), file("/d/same.bin.bak")), (Some(vec![5]), None));
        assert_eq!(files.len(), 6, "{:?}", files.keys());
    }

    #[test]
    fn a_failure_at_any_call_leaves_all_or_nothing() {
        let (storage, targets) = folder();
        storage.heal();
        targets.write(&storage).unwrap();
        let calls = storage.calls();
        assert!(calls > 10);
        for at in 0..calls {
            let (storage, targets) = folder();
            let before = storage.files();
            storage.fail_at(at, Failure::Error(std::io::ErrorKind::Other));
            let result = targets.write(&storage);
            storage.heal();
            // What is on its way is put in place by the next reader of the folder.
            sim::file::recover_files(&storage, Path::new("/d")).unwrap();
            let after = storage.files();
            let is_old = before.iter().all(|(path, bytes)| after.get(path) == Some(bytes));
            let is_new = after.get(Path::new("/d/a.bin")) == Some(&vec![1, 3]);
            assert!(is_old != is_new, "call {at}: {result:?}");
            let has_happened = matches!(&result, Err(SonLvlError::Project(ProjectError::Unfinished { .. })));
            assert_eq!(result.is_ok() || has_happened, is_new, "call {at}: {result:?}");
            let backups = after.keys().filter(|path| path.to_string_lossy().contains(".bak")).count();
            assert_eq!(backups, if is_new { 2 } else { 0 }, "call {at}");
        }
    }

    #[test]
    fn what_changed_meanwhile_is_not_overwritten() {
        let (storage, targets) = folder();
        storage.put("/d/b.kos", Compression::Kosinski.encode(&[8; 40]).unwrap());
        let before = storage.files();
        assert!(targets.write(&storage).is_err());
        assert_eq!(storage.files(), before);
    }
}
