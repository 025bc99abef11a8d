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
//! never lost.

use super::digest::FileDigest;
use super::error::ProjectError;
use super::limited::read_limited;
use super::paths::{check_picture, check_tileset_path, fault_of_name, tileset_folder, within};
use super::storage::Storage;
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
    recover(storage, root)?;
    commit(storage, root, changes)
}

/// Finishes a commit of files below `root`, a real path, that was cut short.
///
/// # Errors
/// [`ProjectError::Unfinished`] if it cannot be finished now either.
pub fn recover_files(storage: &dyn Storage, root: &Path) -> Result<(), ProjectError> {
    recover(storage, root)
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
    if let Some((tileset, name)) = part.rsplit_once('/')
        && (name == "tileset.json" || check_picture(name).is_ok())
        && check_tileset_path(tileset)?
    {
        return within(storage, &tileset_folder(storage, root, tileset)?, &[name]);
    }
    let parts: Vec<&str> = part.split('/').collect();
    parts.iter().find_map(|name| fault_of_name(name)).map_or(Ok(()), |why| Err(refuse(why)))?;
    within(storage, root, &parts)
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
            write_synced(storage, &temp, content).map_err(ProjectError::io("written", &target))?;
            if change.before.is_some() {
                storage.copy_permissions(&target, &temp).map_err(ProjectError::io("written", &target))?;
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
    write_synced(storage, &path, text.as_bytes()).map_err(ProjectError::io("written", &path))?;
    storage.sync_folder(root).map_err(ProjectError::io("written", root))?;
    Ok(record)
}

fn write_synced(storage: &dyn Storage, path: &Path, content: &[u8]) -> io::Result<()> {
    storage.write(path, content)?;
    storage.sync(path)
}

fn remove_if_there(storage: &dyn Storage, path: &Path) -> io::Result<()> {
    match storage.meta(path)? {
        None => Ok(()),
        Some(_) => storage.remove(path),
    }
}

/// Finishes a commit that was cut short.
///
/// # Errors
/// [`ProjectError::Unfinished`] if it cannot be finished now either.
pub(super) fn recover(storage: &dyn Storage, root: &Path) -> Result<(), ProjectError> {
    let path = root.join(RECORD);
    if storage.meta(&path).map_err(ProjectError::io("read", &path))?.is_none() {
        return Ok(());
    }
    let text = String::from_utf8(read_limited(storage, &path)?).unwrap_or_default();
    match parse_record(&text) {
        Some(record) => finish(storage, root, &record),
        None => Ok(()), // cut short while it was written: nothing has happened
    }
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
        let name = target.file_name().unwrap_or_default().to_string_lossy();
        storage.rename(target, &target.with_file_name(format!("{name}.aside-{current}"))).map_err(fault)?;
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
        write_synced(storage, mark, b"").map_err(fault)?;
        storage.sync_folder(mark.parent().unwrap_or(mark)).map_err(fault)?;
    }
    write_synced(storage, target, &content).map_err(fault)?;
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
