//! Puts the files of a project back as a backup has them, also of a project that can't be opened any more.
//!
//! Nothing is lost: each file that is replaced is kept in a folder beside the backups.

use crate::document::art::pictures::{decode, encode};
use crate::document::beside::{folder_of, make_folder, now};
use crate::document::disk::backups::Backup;
use crate::document::journal::is_open;
use sim::file::{
    FileChange, FileDigest, MAX_FILE, Storage, all_texts, check_tileset_path, commit_files, part_path, write_new,
};
use sim::project::Project;
use std::path::{Path, PathBuf};

/// The folder of replaced files, in the folder beside the project.
const REPLACED: &str = "replaced";

/// A project that was put back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The files that were written, relative to the project's folder.
    pub files: Vec<String>,
    /// The folder with those that were there before; `None` if there were none.
    pub replaced: Option<PathBuf>,
}

/// Restores a backup in the folder of its project, all of it or nothing. Tilesets beside the project stay as they are.
///
/// # Errors
/// Says what is wrong, and what to do.
pub fn restore(storage: &dyn Storage, folder: &Path, backup: Backup) -> Result<Restored, String> {
    let io = |path: &Path, error: std::io::Error| format!("{}: {error}. {}", path.display(), sim::file::advice(&error));
    let root = storage.real_path(folder).map_err(|error| io(folder, error))?;
    if is_open(storage, &root) {
        return Err(format!(
            "{} is open in a window of Loopwright. Restore it there with File > Backups…, or close that window.",
            root.display()
        ));
    }
    let project = backup.project(storage, &root)?;
    let changes = changes(storage, &root, &project)?;
    let files = changes.iter().map(|(change, _)| change.path.clone()).collect();
    let replaced = keep_old(storage, &root, &changes).map_err(|error| io(&root, error))?;
    let changes: Vec<FileChange> = changes.into_iter().map(|(change, _)| change).collect();
    commit_files(storage, &root, &changes).map_err(|error| error.to_string())?;
    Ok(Restored { files, replaced })
}

/// A file to write, and what is in it now.
type Replacement = (FileChange, Option<Vec<u8>>);

/// The files that differ from the backup, with what is in them now.
fn changes(storage: &dyn Storage, root: &Path, project: &Project) -> Result<Vec<Replacement>, String> {
    let is_inside = |part: &str| {
        let folder = part.rsplit_once('/').map_or(part, |(folder, _)| folder);
        !check_tileset_path(folder).unwrap_or(true)
    };
    let mut changes = Vec::new();
    let mut add = |part: String, content: Vec<u8>, is_same: &dyn Fn(&[u8]) -> bool| {
        let path = part_path(storage, root, &part).map_err(|error| error.to_string())?;
        let plain = storage.without_links();
        let meta = plain.meta(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let old = match meta {
            Some(meta) if meta.is_file => {
                Some(plain.read(&path, MAX_FILE).map_err(|error| format!("{}: {error}", path.display()))?)
            }
            Some(_) => {
                return Err(format!("{} is not a file. Move it away, and restore the backup then.", path.display()));
            }
            None => None,
        };
        if !old.as_deref().is_some_and(|old| old == content || is_same(old)) {
            let before = old.as_deref().map(FileDigest::of);
            changes.push((FileChange { path: part, content: Some(content), before }, old));
        }
        Ok(())
    };
    for (part, text) in all_texts(project) {
        if !part.contains('/') || is_inside(&part) {
            add(part, text.into_bytes(), &|_| false)?;
        }
    }
    for set in project.tilesets.iter().filter(|set| check_tileset_path(&set.path).is_ok_and(|outside| !outside)) {
        if let (Some(sheet), false) = (&set.tileset.sheet, set.tileset.art.is_empty()) {
            let content = encode(sheet).ok_or_else(|| format!("the picture of {} can't be written", set.path))?;
            // A picture on disk has whole rows.
            let wanted = decode(&content);
            let is_same = |old: &[u8]| wanted.is_some() && decode(old) == wanted;
            add(format!("{}/{}", set.path, set.tileset.art), content, &is_same)?;
        }
    }
    let mut names = std::collections::BTreeSet::new();
    for picture in project.objects.pictures() {
        if let Some(image) = picture.shown().filter(|_| names.insert(picture.file.as_str())) {
            add(picture.file.clone(), image.content.to_vec(), &|_| false)?;
        }
    }
    Ok(changes)
}

/// Keeps the contents that are about to be replaced; the folder that they are in.
fn keep_old(storage: &dyn Storage, root: &Path, changes: &[Replacement]) -> std::io::Result<Option<PathBuf>> {
    if changes.iter().all(|(_, old)| old.is_none()) {
        return Ok(None);
    }
    let beside = folder_of(storage, root)?;
    make_folder(storage, &beside)?;
    let (storage, all) = (storage.without_links(), beside.join(REPLACED));
    let mut time = now();
    while storage.meta(&all.join(time.to_string()))?.is_some() {
        time += 1;
    }
    let folder = all.join(time.to_string());
    for (change, old) in changes {
        let Some(old) = old else { continue };
        let to = change.path.split('/').fold(folder.clone(), |to, name| to.join(name));
        storage.create_folder(to.parent().unwrap_or(&folder))?;
        write_new(storage, &to, old)?;
    }
    Ok(Some(folder))
}
