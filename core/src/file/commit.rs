//! One commit of many files: all of them become new, or none does.
//!
//! 1. Each new content is written beside its file under a temporary name and synced.
//! 2. A record that names all of them, with the digests of old and new contents and a digest of its own, is written
//!    and synced. With it on disk the commit has happened; before, nothing has.
//! 3. The temporary files are renamed over the old ones. If renaming fails, or a file has several names (hard
//!    links), a mark is set and the content is written into the old file.
//! 4. The mark and the record are removed.
//!
//! Opening does steps 3 and 4 again when it finds a whole record; a record cut short counts as none. A file that is
//! neither the old nor the new one has been changed by somebody else in between: it is put aside under another name,
//! never lost. If somebody removed a temporary file the commit cannot be finished: it is given up, and what is left of it
//! stays beside the files.
//!
//! A record may name files of the project, and of tilesets beside it that the project lists. Any other one is refused
//! whole: a save writes none such.

use super::digest::FileDigest;
use super::encoding::decode_text;
use super::error::{FilePlace, FileProblem, ProjectError};
use super::limited::read_limited;
use super::parts::PROJECT;
use super::paths::{check_picture, check_tileset_path, fault_of_name, tileset_folder, within};
use super::storage::{Storage, write_new};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

const RECORD: &str = ".loopwright-save";
const MARK: &str = ".loopwright-save.in-place";
const TEMP: (&str, &str) = (".loopwright-", ".new");

/// A file about to change.
#[derive(Clone, Debug)]
pub struct Change {
    /// Relative to the folder of the commit, with `/`.
    pub path: String,
    /// The file's new content; `None` removes it.
    pub content: Option<Vec<u8>>,
    /// Digest of what is there now.
    pub before: Option<FileDigest>,
}

/// Changes all files below `root`, a real path, or none of them. A commit that was cut short before is finished first.
///
/// # Errors
/// [`ProjectError::Unfinished`] if the commit has happened but a file could not be put in place: [`recover_files`] does
/// that later. [`ProjectError::ChangedOnDisk`] if a file is not what the change says. With any error but the first all
/// files are as before.
pub fn commit_files(storage: &dyn Storage, root: &Path, changes: &[Change]) -> Result<(), ProjectError> {
    let storage = storage.without_links();
    recover(storage, root)?;
    commit(storage, root, changes)
}

/// Finishes a commit of files below `root`, a real path, that was cut short.
///
/// # Errors
/// [`ProjectError::Unfinished`] if it cannot be finished now either.
pub fn recover_files(storage: &dyn Storage, root: &Path) -> Result<(), ProjectError> {
    recover(storage.without_links(), root).map(drop)
}

#[derive(Serialize, Deserialize)]
struct Record {
    parts: Vec<RecordPart>,
}

#[derive(Serialize, Deserialize)]
struct RecordPart {
    path: String,
    before: Option<String>,
    after: Option<String>,
}

impl RecordPart {
    fn digests(&self) -> (Option<FileDigest>, Option<FileDigest>) {
        let parse = |text: &Option<String>| text.as_deref().and_then(FileDigest::parse);
        (parse(&self.before), parse(&self.after))
    }
}

/// The real file of a part, after all checks that it is one of the project (or of a tileset beside it).
pub(super) fn resolve(storage: &dyn Storage, root: &Path, part: &str) -> Result<PathBuf, ProjectError> {
    let refuse = |why| ProjectError::Path { what: "file of the project", text: part.to_owned(), why };
    if let Some((tileset, name)) = outside_tileset(part)? {
        return within(storage, &tileset_folder(storage, root, tileset)?, &[name]);
    }
    let parts: Vec<&str> = part.split('/').collect();
    parts.iter().find_map(|name| fault_of_name(name)).map_or(Ok(()), |why| Err(refuse(why)))?;
    within(storage, root, &parts)
}

/// The real file of a part of the project in a folder: a path relative to it, of which only a tileset's may lead outside.
///
/// # Errors
/// [`ProjectError::Path`] if the path is not allowed, or a link leads outside.
pub fn part_path(storage: &dyn Storage, root: &Path, part: &str) -> Result<PathBuf, ProjectError> {
    let root = storage.real_path(root).map_err(ProjectError::io("found", root))?;
    resolve(storage, &root, part)
}

/// The tileset outside of the project, and the name in its folder, that a part is of; `None` if it is in the project.
fn outside_tileset(part: &str) -> Result<Option<(&str, &str)>, ProjectError> {
    let Some((tileset, name)) = part.rsplit_once('/') else { return Ok(None) };
    let is_of_tileset = name == "tileset.json" || check_picture(name).is_ok();
    Ok((is_of_tileset && check_tileset_path(tileset)?).then_some((tileset, name)))
}

/// The digest of the file at `path`; `None` if there is none.
pub(super) fn digest_of(storage: &dyn Storage, path: &Path) -> Result<Option<FileDigest>, ProjectError> {
    match storage.meta(path).map_err(ProjectError::io("read", path))? {
        None => Ok(None),
        Some(_) => Ok(Some(FileDigest::of(&read_limited(storage, path)?))),
    }
}

fn temp_of(target: &Path, part: &str, after: FileDigest) -> PathBuf {
    let name = FileDigest::of(format!("{part} {after}").as_bytes()).to_string();
    target.with_file_name(format!("{}{name}{}", TEMP.0, TEMP.1))
}

/// Changes all files or none.
///
/// # Errors
/// [`ProjectError::Unfinished`] if the commit has happened but a file could not be put in place; with any other
/// error all files are as before.
pub(super) fn commit(storage: &dyn Storage, root: &Path, changes: &[Change]) -> Result<(), ProjectError> {
    if changes.is_empty() {
        return Ok(());
    }
    let mut temps = Vec::new();
    let prepared = prepare(storage, root, changes, &mut temps);
    if prepared.is_err() {
        // Taken back as far as it goes; what stays behind is swept at the next save.
        let _ = remove_if_there(storage, &root.join(RECORD));
        for temp in temps {
            let _ = remove_if_there(storage, &temp);
        }
    }
    finish(storage, root, &prepared?)
}

fn prepare(
    storage: &dyn Storage,
    root: &Path,
    changes: &[Change],
    temps: &mut Vec<PathBuf>,
) -> Result<Record, ProjectError> {
    remove_if_there(storage, &root.join(MARK)).map_err(ProjectError::io("written", root))?;
    remove_if_there(storage, &root.join(RECORD)).map_err(ProjectError::io("written", root))?;
    let mut parts = Vec::with_capacity(changes.len());
    let mut folders = BTreeSet::new();
    for change in changes {
        let target = resolve(storage, root, &change.path)?;
        let after = change.content.as_deref().map(FileDigest::of);
        if let (Some(content), Some(after)) = (&change.content, after) {
            let folder = target.parent().unwrap_or(root);
            storage.create_folder(folder).map_err(ProjectError::io("written", folder))?;
            folders.extend(folder.ancestors().take_while(|above| above.starts_with(root)).map(Path::to_owned));
            folders.insert(folder.to_owned());
            let temp = temp_of(&target, &change.path, after);
            temps.push(temp.clone());
            write_new(storage, &temp, content).map_err(ProjectError::io("written", &target))?;
            if change.before.is_some() {
                storage.copy_ownership(&target, &temp).map_err(ProjectError::io("written", &target))?;
            }
        }
        let text = |digest: Option<FileDigest>| digest.map(|digest| digest.to_string());
        parts.push(RecordPart { path: change.path.clone(), before: text(change.before), after: text(after) });
    }
    for folder in &folders {
        storage.sync_folder(folder).map_err(ProjectError::io("written", folder))?;
    }
    // The last look before the commit: somebody may have written while the new contents were.
    let mut changed = Vec::new();
    for change in changes {
        if digest_of(storage, &resolve(storage, root, &change.path)?)? != change.before {
            changed.push(change.path.clone());
        }
    }
    if !changed.is_empty() {
        return Err(ProjectError::ChangedOnDisk { paths: changed });
    }
    let record = Record { parts };
    let body = serde_json::to_string(&record).map_err(|error| ProjectError::io("written", root)(error.into()))?;
    let text = format!("{}\n{body}\n", FileDigest::of(body.as_bytes()));
    let path = root.join(RECORD);
    write_new(storage, &path, text.as_bytes()).map_err(ProjectError::io("written", &path))?;
    storage.sync_folder(root).map_err(ProjectError::io("written", root))?;
    Ok(record)
}

fn remove_if_there(storage: &dyn Storage, path: &Path) -> io::Result<()> {
    match storage.meta(path)? {
        None => Ok(()),
        Some(_) => storage.remove(path),
    }
}

/// Finishes a commit that was cut short, or gives it up if that is no longer possible: the problems say of which files the
/// new content is gone.
///
/// # Errors
/// [`ProjectError::Unfinished`] if it cannot be finished now either. [`ProjectError::Record`] if the record names what no
/// save writes.
pub(super) fn recover(storage: &dyn Storage, root: &Path) -> Result<Vec<FileProblem>, ProjectError> {
    let path = root.join(RECORD);
    if storage.meta(&path).map_err(ProjectError::io("read", &path))?.is_none() {
        return Ok(Vec::new());
    }
    let text = String::from_utf8(read_limited(storage, &path)?).unwrap_or_default();
    // Cut short while it was written: nothing has happened.
    let Some(record) = parse_record(&text) else { return Ok(Vec::new()) };
    check_record(storage, root, &record)?;
    let mut states = Vec::with_capacity(record.parts.len());
    for part in &record.parts {
        states.push(state_of(storage, root, part)?);
    }
    if states.contains(&PartState::Lost) {
        return give_up(storage, root, record, &states);
    }
    finish(storage, root, &record).map(|()| Vec::new())
}

/// Refuses a record that names what no save of the project writes.
fn check_record(storage: &dyn Storage, root: &Path, record: &Record) -> Result<(), ProjectError> {
    let mut linked = None;
    for part in &record.parts {
        let refuse = |why| ProjectError::Record { path: root.join(RECORD), part: part.path.clone(), why };
        let named = |error| match error {
            ProjectError::Path { why, .. } => refuse(why),
            other => other,
        };
        let damaged = |text: &Option<String>| text.as_deref().is_some_and(|text| FileDigest::parse(text).is_none());
        if damaged(&part.before) || damaged(&part.after) {
            return Err(refuse("the digest of its content is damaged"));
        }
        if let Some((tileset, _)) = outside_tileset(&part.path).map_err(named)? {
            if part.after.is_none() {
                return Err(refuse("a save removes nothing outside of the project"));
            }
            if !linked.get_or_insert_with(|| linked_tilesets(storage, root, record)).contains(tileset) {
                return Err(refuse("the project has no such tileset"));
            }
        }
        resolve(storage, root, &part.path).map_err(named)?;
    }
    Ok(())
}

/// The tilesets that the project lists, in the version that is on disk and in the one that a record is about to make of it.
fn linked_tilesets(storage: &dyn Storage, root: &Path, record: &Record) -> BTreeSet<String> {
    #[derive(Deserialize)]
    struct Head {
        #[serde(default)]
        tilesets: Vec<Listed>,
    }
    #[derive(Deserialize)]
    struct Listed {
        path: String,
    }
    let mut linked = BTreeSet::new();
    let Ok(target) = within(storage, root, &[PROJECT]) else { return linked };
    let pending = record.parts.iter().find(|part| part.path == PROJECT).and_then(|part| part.digests().1);
    for path in pending.map(|after| temp_of(&target, PROJECT, after)).iter().chain([&target]) {
        let text = read_limited(storage, path).and_then(|content| decode_text(content, PROJECT)).unwrap_or_default();
        let head = serde_json::from_str(&text).unwrap_or(Head { tilesets: Vec::new() });
        linked.extend(head.tilesets.into_iter().map(|listed| listed.path));
    }
    linked
}

/// The progress of one part of a commit that was cut short.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PartState {
    /// The file is new.
    Placed,
    /// Putting it in place is possible.
    Waiting,
    /// The new content is gone.
    Lost,
}

fn state_of(storage: &dyn Storage, root: &Path, part: &RecordPart) -> Result<PartState, ProjectError> {
    let target = resolve(storage, root, &part.path)?;
    let Some(after) = part.digests().1 else { return Ok(PartState::Waiting) };
    if digest_of(storage, &target)? == Some(after) {
        return Ok(PartState::Placed);
    }
    let temp = digest_of(storage, &temp_of(&target, &part.path, after))?;
    Ok(if temp == Some(after) { PartState::Waiting } else { PartState::Lost })
}

/// Ends a commit of which new contents are gone. If none of its files is in place all stay as they are, and what is left of
/// it is kept beside them; else the rest of it is put in place.
fn give_up(
    storage: &dyn Storage,
    root: &Path,
    mut record: Record,
    states: &[PartState],
) -> Result<Vec<FileProblem>, ProjectError> {
    let is_begun = states.contains(&PartState::Placed);
    let mut problems = Vec::new();
    for (part, state) in record.parts.iter().zip(states) {
        let target = resolve(storage, root, &part.path)?;
        match (state, part.digests().1) {
            (PartState::Lost, _) => {
                let message = match is_begun {
                    true => {
                        "a save was cut short and the new content of this file is gone; other files of that save are \
                         new. If the project no longer fits together, restore a backup"
                    }
                    false => {
                        "a save was cut short and the new content of this file is gone; all files are as they were \
                         before it. A backup may have what was saved"
                    }
                };
                let place = FilePlace { file: part.path.clone(), ..FilePlace::default() };
                problems.push(FileProblem { place, message: message.to_owned(), level: None, is_unread: false });
            }
            (PartState::Waiting, Some(after)) if !is_begun => {
                let temp = temp_of(&target, &part.path, after);
                storage.rename(&temp, &aside(&target, after)).map_err(ProjectError::io("put aside", &target))?;
            }
            _ => {}
        }
    }
    let mut states = states.iter();
    record.parts.retain(|_| is_begun && states.next() != Some(&PartState::Lost));
    finish(storage, root, &record)?;
    Ok(problems)
}

/// The name under which a content is kept beside the file that it is not.
fn aside(target: &Path, content: FileDigest) -> PathBuf {
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    target.with_file_name(format!("{name}.aside-{content}"))
}

fn parse_record(text: &str) -> Option<Record> {
    let (digest, body) = text.split_once('\n')?;
    let body = body.strip_suffix('\n')?;
    (FileDigest::parse(digest)? == FileDigest::of(body.as_bytes())).then(|| serde_json::from_str(body).ok())?
}

fn finish(storage: &dyn Storage, root: &Path, record: &Record) -> Result<(), ProjectError> {
    let mark = root.join(MARK);
    let unfinished = |path: &Path| {
        let path = path.to_owned();
        move |source| ProjectError::Unfinished { path, source }
    };
    let mut folders = BTreeSet::new();
    for part in &record.parts {
        let target = resolve(storage, root, &part.path).and_then(|target| {
            put_in_place(storage, &target, part, &mark)?;
            Ok(target)
        });
        let target = target.map_err(|error| match error {
            ProjectError::Io { path, source, .. } => ProjectError::Unfinished { path, source },
            other => other,
        })?;
        folders.extend(target.parent().map(Path::to_owned));
    }
    for folder in &folders {
        if storage.meta(folder).map_err(unfinished(folder))?.is_some() {
            storage.sync_folder(folder).map_err(unfinished(folder))?;
        }
    }
    for path in [&mark, &root.join(RECORD)] {
        remove_if_there(storage, path).map_err(unfinished(path))?;
    }
    storage.sync_folder(root).map_err(unfinished(root))
}

fn put_in_place(storage: &dyn Storage, target: &Path, part: &RecordPart, mark: &Path) -> Result<(), ProjectError> {
    let fault = |error| ProjectError::io("replaced", target)(error);
    let (before, after) = part.digests();
    let marked = storage.meta(mark).map_err(fault)?.is_some();
    let names = storage.meta(target).map_err(fault)?.map_or(1, |meta| meta.names);
    // From this look to the rename that follows it, another program's write would go unseen: nothing comes between.
    let current = digest_of(storage, target)?;
    let Some(after) = after else {
        // A file that somebody changed is not removed unseen.
        return if current.is_some() && current == before { storage.remove(target).map_err(fault) } else { Ok(()) };
    };
    let temp = temp_of(target, &part.path, after);
    if current == Some(after) {
        return remove_if_there(storage, &temp).map_err(fault);
    }
    if let Some(current) = current
        && Some(current) != before
        && !marked
    {
        storage.rename(target, &aside(target, current)).map_err(fault)?;
    }
    if names <= 1 && !marked && storage.rename(&temp, target).is_ok() {
        return Ok(());
    }
    let content = read_limited(storage, &temp)?;
    if FileDigest::of(&content) != after {
        let why = "the new content beside it is damaged";
        return Err(fault(io::Error::new(io::ErrorKind::InvalidData, why)));
    }
    if !marked {
        write_new(storage, mark, b"").map_err(fault)?;
        storage.sync_folder(mark.parent().unwrap_or(mark)).map_err(fault)?;
    }
    storage.write(target, &content).and_then(|()| storage.sync(target)).map_err(fault)?;
    storage.remove(&temp).map_err(fault)
}

/// Removes what earlier saves that never came to their commit left behind in a folder.
pub(super) fn sweep(storage: &dyn Storage, folder: &Path) {
    for name in storage.list(folder).unwrap_or_default() {
        if name.starts_with(TEMP.0) && name.ends_with(TEMP.1) {
            // Only litter: a failure here changes nothing.
            let _ = storage.remove(&folder.join(name));
        }
    }
}
