//! Files in memory, with failures on order: what tests save to.

use super::storage::{Meta, Storage};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A failure of a call.
#[derive(Clone, Debug)]
pub enum Failure {
    /// The call fails with this kind; nothing happens.
    Error(ErrorKind),
    /// The call and all after it fail, as if the program had been killed in the middle of it.
    Stop,
    /// The disk is full from this call on: writing stores half and fails, all else works.
    NoSpace,
    /// Before the call, another program writes this.
    Write(PathBuf, Vec<u8>),
}

/// A file system in memory that knows what would survive a power loss.
#[derive(Debug, Default)]
pub struct MemoryStorage {
    state: Mutex<State>,
    locked: Locked,
}

/// Files that are locked.
type Locked = Arc<Mutex<BTreeSet<PathBuf>>>;

/// A file that is locked until this is dropped.
struct Lock {
    path: PathBuf,
    locked: Locked,
}

impl Drop for Lock {
    fn drop(&mut self) {
        self.locked.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.path);
    }
}

#[derive(Clone, Debug, Default)]
struct State {
    contents: Vec<Content>,
    names: BTreeMap<PathBuf, usize>,
    folders: BTreeSet<PathBuf>,
    /// Names as they are on the disk itself.
    durable: BTreeMap<PathBuf, usize>,
    /// Changes of names that are not on the disk yet, oldest first; a rename is one, of two names.
    pending: Vec<Vec<(PathBuf, Option<usize>)>>,
    read_only: BTreeSet<PathBuf>,
    failure: Option<(u64, Failure)>,
    stopped: bool,
    full: bool,
    /// Bytes that all files may have together.
    room: Option<usize>,
    calls: u64,
    touched: BTreeSet<PathBuf>,
}

#[derive(Clone, Debug, Default)]
struct Content {
    bytes: Vec<u8>,
    durable: Vec<u8>,
}

impl Clone for MemoryStorage {
    fn clone(&self) -> Self {
        Self { state: Mutex::new(self.state().clone()), locked: Arc::default() }
    }
}

impl MemoryStorage {
    /// Without any file.
    pub fn new() -> Self {
        Self::default()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a file there, safe from power loss, without counting as a call.
    pub fn put(&self, path: impl AsRef<Path>, content: impl Into<Vec<u8>>) {
        let mut state = self.state();
        state.put(path.as_ref(), content.into());
    }

    /// Takes a file away, without counting as a call.
    pub fn take(&self, path: impl AsRef<Path>) {
        let mut state = self.state();
        state.names.remove(path.as_ref());
        state.durable.remove(path.as_ref());
    }

    /// Marks a file as read-only.
    pub fn set_read_only(&self, path: impl AsRef<Path>) {
        self.state().read_only.insert(path.as_ref().to_owned());
    }

    /// Lets all files together have only so many bytes more than now; `None` is a disk without end.
    pub fn set_room(&self, more: Option<usize>) {
        let mut state = self.state();
        state.room = more.map(|more| state.used() + more);
    }

    /// Orders a failure at call `at`, counted from 0 from now on.
    pub fn fail_at(&self, at: u64, failure: Failure) {
        let mut state = self.state();
        (state.calls, state.failure) = (0, Some((at, failure)));
    }

    /// Calls made since the start, the last [`MemoryStorage::fail_at`] or [`MemoryStorage::heal`].
    pub fn calls(&self) -> u64 {
        self.state().calls
    }

    /// Every path that a call named.
    pub fn touched(&self) -> Vec<PathBuf> {
        self.state().touched.iter().cloned().collect()
    }

    /// Ends all failures: what another program finds after the first one was killed.
    pub fn heal(&self) {
        let mut state = self.state();
        (state.calls, state.failure, state.stopped, state.full) = (0, None, false, false);
        state.touched.clear();
    }

    /// The power fails and comes back. Of what was not synced, `keep` says what is on the disk all the same:
    /// it is asked once for each change of names and for each content, in their order.
    pub fn power_loss(&self, mut keep: impl FnMut() -> bool) {
        let mut state = self.state();
        let state = &mut *state;
        for change in std::mem::take(&mut state.pending) {
            if keep() {
                state.write_durable(change);
            }
        }
        state.names = state.durable.clone();
        for content in &mut state.contents {
            if content.bytes != content.durable && keep() {
                content.durable = content.bytes.clone();
            }
            content.bytes = content.durable.clone();
        }
        (state.calls, state.failure, state.stopped, state.full) = (0, None, false, false);
    }

    /// Writes a file anew, or at its end.
    fn put_bytes(&self, path: &Path, content: &[u8], anew: bool) -> io::Result<()> {
        let mut state = self.state();
        let dies = state.call(path)?;
        state.parent_exists(path)?;
        if state.folders.contains(path) {
            return Err(ErrorKind::IsADirectory.into());
        }
        let target = match state.names.get(path) {
            Some(target) => *target,
            None => {
                state.contents.push(Content::default());
                let target = state.contents.len() - 1;
                state.name(vec![(path.to_owned(), Some(target))]);
                target
            }
        };
        if anew {
            state.contents[target].bytes.clear();
        }
        let left = state.room.map_or(content.len(), |room| room.saturating_sub(state.used()));
        let lacks_room = left < content.len();
        let whole = if dies || state.full { content.len() / 2 } else { content.len() };
        state.contents[target].bytes.extend(&content[..whole.min(left)]);
        if state.full || lacks_room {
            return Err(ErrorKind::StorageFull.into());
        }
        died(dies)
    }

    /// Returns all files and their contents.
    pub fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let state = self.state();
        state.names.iter().map(|(path, content)| (path.clone(), state.contents[*content].bytes.clone())).collect()
    }

    /// The files under a folder, their paths relative to it.
    pub fn files_under(&self, folder: impl AsRef<Path>) -> BTreeMap<PathBuf, Vec<u8>> {
        let under = |(path, content): (PathBuf, Vec<u8>)| Some((path.strip_prefix(&folder).ok()?.to_owned(), content));
        self.files().into_iter().filter_map(under).collect()
    }
}

impl State {
    /// Bytes of all files that have names.
    fn used(&self) -> usize {
        self.names.values().map(|content| self.contents[*content].bytes.len()).sum()
    }

    fn put(&mut self, path: &Path, bytes: Vec<u8>) {
        self.folders.extend(path.ancestors().skip(1).map(Path::to_owned));
        self.contents.push(Content { durable: bytes.clone(), bytes });
        let content = self.contents.len() - 1;
        self.names.insert(path.to_owned(), content);
        self.durable.insert(path.to_owned(), content);
    }

    fn name(&mut self, change: Vec<(PathBuf, Option<usize>)>) {
        for (path, content) in &change {
            match content {
                Some(content) => self.names.insert(path.clone(), *content),
                None => self.names.remove(path),
            };
        }
        self.pending.push(change);
    }

    fn write_durable(&mut self, change: Vec<(PathBuf, Option<usize>)>) {
        for (path, content) in change {
            match content {
                Some(content) => self.durable.insert(path, content),
                None => self.durable.remove(&path),
            };
        }
    }

    /// Counts a call. `Ok(true)`: the program dies in the middle of it.
    fn call(&mut self, path: &Path) -> io::Result<bool> {
        self.touched.insert(path.to_owned());
        if self.stopped {
            return Err(ErrorKind::BrokenPipe.into());
        }
        let now = self.calls;
        self.calls += 1;
        match self.failure.clone() {
            Some((at, failure)) if at == now => match failure {
                Failure::Error(kind) => return Err(kind.into()),
                Failure::Stop => {
                    self.stopped = true;
                    return Ok(true);
                }
                Failure::NoSpace => self.full = true,
                Failure::Write(path, content) => self.put(&path, content),
            },
            _ => {}
        }
        Ok(false)
    }

    fn existing(&self, path: &Path) -> io::Result<usize> {
        if self.folders.contains(path) {
            return Err(ErrorKind::IsADirectory.into());
        }
        self.names.get(path).copied().ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn parent_exists(&self, path: &Path) -> io::Result<()> {
        let there = path.parent().is_none_or(|parent| self.folders.contains(parent));
        if there { Ok(()) } else { Err(ErrorKind::NotFound.into()) }
    }
}

fn died(dies: bool) -> io::Result<()> {
    if dies { Err(ErrorKind::BrokenPipe.into()) } else { Ok(()) }
}

impl Storage for MemoryStorage {
    /// There are no links in memory.
    fn without_links(&self) -> &dyn Storage {
        self
    }

    fn meta(&self, path: &Path) -> io::Result<Option<Meta>> {
        let mut state = self.state();
        died(state.call(path)?)?;
        let read_only = state.read_only.contains(path);
        if state.folders.contains(path) {
            return Ok(Some(Meta { is_folder: true, is_file: false, length: 0, read_only, names: 1 }));
        }
        let length = state.names.get(path).map(|content| state.contents[*content].bytes.len() as u64);
        Ok(length.map(|length| Meta { is_folder: false, is_file: true, length, read_only, names: 1 }))
    }

    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        let mut state = self.state();
        died(state.call(path)?)?;
        // The root is always there.
        if path.parent().is_none() || state.folders.contains(path) || state.names.contains_key(path) {
            return Ok(path.to_owned());
        }
        Err(ErrorKind::NotFound.into())
    }

    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        let mut state = self.state();
        died(state.call(path)?)?;
        let content = state.existing(path)?;
        let bytes = &state.contents[content].bytes;
        Ok(bytes[..bytes.len().min(usize::try_from(limit).unwrap_or(usize::MAX))].to_vec())
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        let mut state = self.state();
        died(state.call(folder)?)?;
        if !state.folders.contains(folder) {
            return Err(ErrorKind::NotFound.into());
        }
        let paths = state.names.keys().chain(&state.folders).filter(|path| path.parent() == Some(folder));
        let mut names: Vec<String> = paths.filter_map(|path| path.file_name()?.to_str().map(str::to_owned)).collect();
        names.sort();
        Ok(names)
    }

    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        self.put_bytes(path, content, true)
    }

    fn append(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        self.put_bytes(path, content, false)
    }

    fn cut(&self, path: &Path, length: u64) -> io::Result<()> {
        let mut state = self.state();
        let dies = state.call(path)?;
        let content = state.existing(path)?;
        died(dies)?;
        state.contents[content].bytes.truncate(usize::try_from(length).unwrap_or(usize::MAX));
        Ok(())
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Send>>> {
        let (mut state, locked) = (self.state(), Arc::clone(&self.locked));
        died(state.call(path)?)?;
        state.parent_exists(path)?;
        let path = path.to_owned();
        let free = locked.lock().unwrap_or_else(PoisonError::into_inner).insert(path.clone());
        Ok(free.then(|| Box::new(Lock { path, locked }) as Box<dyn Send>))
    }

    fn sync(&self, path: &Path) -> io::Result<()> {
        let mut state = self.state();
        died(state.call(path)?)?;
        let content = state.existing(path)?;
        let content = &mut state.contents[content];
        content.durable = content.bytes.clone();
        Ok(())
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        let mut state = self.state();
        died(state.call(folder)?)?;
        let is_here = |change: &Vec<(PathBuf, _)>| change.iter().any(|(path, _)| path.parent() == Some(folder));
        let (here, elsewhere) = std::mem::take(&mut state.pending).into_iter().partition(is_here);
        state.pending = elsewhere;
        Vec::into_iter(here).for_each(|change| state.write_durable(change));
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut state = self.state();
        let dies = state.call(from)?;
        state.touched.insert(to.to_owned());
        let content = state.existing(from)?;
        state.parent_exists(to)?;
        died(dies)?;
        state.name(vec![(to.to_owned(), Some(content)), (from.to_owned(), None)]);
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let mut state = self.state();
        let dies = state.call(path)?;
        state.existing(path)?;
        died(dies)?;
        state.name(vec![(path.to_owned(), None)]);
        Ok(())
    }

    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        let mut state = self.state();
        died(state.call(folder)?)?;
        if folder.ancestors().any(|above| state.names.contains_key(above)) {
            return Err(ErrorKind::NotADirectory.into());
        }
        state.folders.extend(folder.ancestors().map(Path::to_owned));
        Ok(())
    }

    fn copy_ownership(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut state = self.state();
        died(state.call(from)?)?;
        state.existing(from)?;
        state.existing(to).map(|_| ())
    }
}
