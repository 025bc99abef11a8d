//! Putting files back: all of them or none, each one whole, the old ones kept beside them.

use super::error::SonLvlError;
use super::folder::{MOST_BYTES, read_limited};
use crate::neighbours::compression::Compression;
use sim::file::Storage;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// A file to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Where it is, links followed.
    pub path: PathBuf,
    /// How it is packed.
    pub compression: Compression,
    /// What it holds until now, unpacked; `None` where there is none.
    pub old: Option<Vec<u8>>,
    /// What it shall hold.
    pub new: Vec<u8>,
}

/// The files of an export.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Targets {
    /// Each file once.
    pub files: Vec<Target>,
}

impl Targets {
    /// Adds a file. One that is there already takes the changes of both; false where they contradict each other.
    #[must_use]
    pub fn put(&mut self, target: Target) -> bool {
        let Some(known) = self.files.iter_mut().find(|known| known.path == target.path) else {
            self.files.push(target);
            return true;
        };
        let merged = merge(known.old.as_deref().unwrap_or(&[]), &known.new, &target.new);
        if let Some(merged) = &merged {
            known.new.clone_from(merged);
        }
        merged.is_some()
    }

    /// The files whose content changes.
    pub fn changed(&self) -> impl Iterator<Item = &Target> {
        self.files.iter().filter(|target| target.old.as_ref() != Some(&target.new))
    }

    /// Writes the files that change.
    ///
    /// All new ones are safe on the disk before the first takes its place, and the old ones beside them.
    ///
    /// # Errors
    /// What the system refuses, or a file that changed since it was read. The files stand as they were then.
    pub fn write(&self, storage: &dyn Storage) -> Result<Vec<PathBuf>, SonLvlError> {
        let mut made = Vec::new();
        let result = self.prepare(storage, &mut made).and_then(|steps| replace(storage, &steps));
        if result.is_err() {
            for path in &made {
                // What stays behind is a copy under a name of ours.
                let _left = storage.remove(path);
            }
        }
        result
    }

    fn prepare(&self, storage: &dyn Storage, made: &mut Vec<PathBuf>) -> Result<Vec<Step>, SonLvlError> {
        let mut steps = Vec::new();
        for target in self.changed() {
            let packed = pack(target)?;
            let folder = target.path.parent().unwrap_or(Path::new(""));
            storage.create_folder(folder).map_err(io("written", folder))?;
            let old = check_old(storage, target)?;
            let backup = match &old {
                Some(old) => {
                    let backup = free_backup(storage, &target.path)?;
                    write_safely(storage, &backup, old, made)?;
                    Some(backup)
                }
                None => None,
            };
            let fresh = with_ending(&target.path, ".loopwright-new");
            write_safely(storage, &fresh, &packed, made)?;
            if old.is_some() {
                storage.copy_permissions(&target.path, &fresh).map_err(io("written", &fresh))?;
            }
            steps.push(Step { path: target.path.clone(), fresh, backup });
        }
        Ok(steps)
    }
}

/// A file that is ready to take its place.
struct Step {
    path: PathBuf,
    fresh: PathBuf,
    backup: Option<PathBuf>,
}

fn io(what: &'static str, path: &Path) -> impl FnOnce(std::io::Error) -> SonLvlError {
    let path = path.to_owned();
    move |source| SonLvlError::Io { what, path, source }
}

/// The packed bytes, checked by unpacking them.
fn pack(target: &Target) -> Result<Vec<u8>, SonLvlError> {
    let Target { path, compression, new, .. } = target;
    let mut whole = new.clone();
    whole.resize(whole.len().next_multiple_of(compression.unit()), 0);
    let packed = compression.encode(&whole);
    let packed =
        packed.map_err(|source| SonLvlError::Encode { path: path.clone(), compression: *compression, source })?;
    match compression.decode(&packed) {
        Ok(back) if back == whole => Ok(packed),
        _ => Err(SonLvlError::Unsupported(format!(
            "{}: what was packed does not come back; nothing was written",
            path.display()
        ))),
    }
}

/// The packed bytes that stand there; refuses where they are not what was read.
fn check_old(storage: &dyn Storage, target: &Target) -> Result<Option<Vec<u8>>, SonLvlError> {
    let path = &target.path;
    let meta = storage.meta(path).map_err(io("read", path))?;
    let changed = || SonLvlError::Unsupported(format!("{} changed since it was read: export again", path.display()));
    match (meta, &target.old) {
        (None, None) => Ok(None),
        (Some(meta), _) if meta.is_folder || meta.read_only => {
            let why = if meta.is_folder { "it is a folder" } else { "it is marked as read-only" };
            Err(io("written", path)(std::io::Error::new(std::io::ErrorKind::PermissionDenied, why)))
        }
        (Some(_), Some(old)) => {
            let packed = read_limited(storage, path, MOST_BYTES)?;
            let same = target.compression.decode(&packed).is_ok_and(|found| found == *old);
            if same { Ok(Some(packed)) } else { Err(changed()) }
        }
        _ => Err(changed()),
    }
}

fn write_safely(storage: &dyn Storage, path: &Path, bytes: &[u8], made: &mut Vec<PathBuf>) -> Result<(), SonLvlError> {
    made.push(path.to_owned());
    storage.write(path, bytes).map_err(io("written", path))?;
    storage.sync(path).map_err(io("written", path))
}

/// Puts the new files in place; on a failure those already in place go back.
fn replace(storage: &dyn Storage, steps: &[Step]) -> Result<Vec<PathBuf>, SonLvlError> {
    for (done, step) in steps.iter().enumerate() {
        if let Err(error) = storage.rename(&step.fresh, &step.path) {
            for step in &steps[..done] {
                // The backup is a copy of what stood there. Where even this fails it is what the user has left.
                let _tried = match &step.backup {
                    Some(backup) => storage.rename(backup, &step.path),
                    None => storage.remove(&step.path),
                };
            }
            return Err(io("written", &step.path)(error));
        }
    }
    for step in steps {
        let folder = step.path.parent().unwrap_or(Path::new(""));
        storage.sync_folder(folder).map_err(io("written", folder))?;
    }
    Ok(steps.iter().map(|step| step.path.clone()).collect())
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

/// Both changes of `old` together; `None` where they contradict each other.
fn merge(old: &[u8], one: &[u8], other: &[u8]) -> Option<Vec<u8>> {
    if one == other || other == old {
        return Some(one.to_vec());
    }
    if one == old {
        return Some(other.to_vec());
    }
    if one.len() != old.len() || other.len() != old.len() {
        return None;
    }
    let byte = |((old, one), other): ((&u8, &u8), &u8)| {
        if one == other || other == old {
            Some(*one)
        } else if one == old {
            Some(*other)
        } else {
            None
        }
    };
    old.iter().zip(one).zip(other).map(byte).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use sim::file::{Failure, MemoryStorage};

    #[test]
    fn changes_meet_or_contradict() {
        for (one, other, merged) in [
            ([1, 2, 3], [1, 2, 3], Some([1, 2, 3])),
            ([9, 2, 3], [1, 2, 3], Some([9, 2, 3])),
            ([9, 2, 3], [1, 2, 8], Some([9, 2, 8])),
            ([9, 2, 3], [8, 2, 3], None),
        ] {
            assert_eq!(merge(&[1, 2, 3], &one, &other), merged.map(Vec::from));
        }
        assert_eq!(merge(&[1], &[1, 2], &[1, 3]), None);
        assert_eq!(merge(&[1], &[1, 2], &[1]), Some(vec![1, 2]));
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
        };
        let mut targets = Targets::default();
        assert!(targets.put(target("/d/a.bin", raw, Some(&[1, 2]), &[1, 3])));
        assert!(targets.put(target("/d/b.kos", kosinski, Some(&[3; 40]), &[4; 40])));
        assert!(targets.put(target("/d/new.bin", raw, None, &[5])));
        assert!(targets.put(target("/d/same.bin", raw, Some(&[7]), &[7])));
        (storage, targets)
    }

    #[test]
    fn files_change_and_the_old_ones_stay_beside() {
        let (storage, targets) = folder();
        assert_eq!(targets.write(&storage).unwrap().len(), 3);
        let files = storage.files();
        let file = |name: &str| files.get(Path::new(name)).cloned();
        assert_eq!((file("/d/a.bin"), file("/d/a.bin.bak")), (Some(vec![1, 3]), Some(vec![1, 2])));
        assert_eq!(Compression::Kosinski.decode(&file("/d/b.kos").unwrap()).unwrap(), [4; 40]);
        assert_eq!((file("/d/new.bin"), file("/d/same.bin.bak")), (Some(vec![5]), None));
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
            let after = storage.files();
            let is_old = before.iter().all(|(path, bytes)| after.get(path) == Some(bytes));
            let is_new = after.get(Path::new("/d/a.bin")) == Some(&vec![1, 3]);
            assert!(is_old != is_new, "call {at}: {result:?}");
            assert!(result.is_err() || is_new, "call {at}");
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
