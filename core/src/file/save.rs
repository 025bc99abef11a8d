//! Saving a project: only what changed, all of it or nothing, and never over what somebody else wrote.

use super::commit::{self, Change};
use super::digest::FileDigest;
use super::error::ProjectError;
use super::limited::read_limited;
use super::open::Saved;
use super::parts::{OBJECTS, PROJECT, Part};
use super::paths::{
    SOUNDS, check_key, check_picture, check_tileset_path, picture_path, sound_path, tileset_folder, within,
};
use super::storage::Storage;
use crate::project::free_name;
use crate::project::{Project, TilesetRef};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

/// Permissions of a save beyond the plain case.
#[derive(Clone, Debug, Default)]
pub struct SaveOptions {
    /// Overwrite files that changed on disk; their content is lost. Ask first.
    pub overwrite: bool,
    /// Paths of tilesets outside of the project that may be written where they were edited.
    pub outside: BTreeSet<String>,
    /// Pictures of tilesets to write in the same commit, encoded: the tileset's place in the project's list, and the
    /// content of its `art`.
    pub pictures: BTreeMap<usize, Vec<u8>>,
}

/// Saves a project where it was opened or saved before; `saved` becomes what is there now.
///
/// Only parts whose content changed are written; all others keep their bytes. Files that could not be read when the
/// project was opened are left alone.
///
/// # Errors
/// With [`ProjectError::Unfinished`] the new version is on disk and is put in place at the next opening or saving.
/// With any other error the old version is unchanged.
pub fn save(
    storage: &dyn Storage,
    project: &Project,
    saved: &mut Saved,
    options: &SaveOptions,
) -> Result<(), ProjectError> {
    check_names(project)?;
    let storage = storage.without_links();
    let root = saved.root.clone();
    if storage.meta(&root).map_err(ProjectError::io("found", &root))?.is_none() {
        let gone = std::io::Error::from(std::io::ErrorKind::NotFound);
        return Err(ProjectError::io("found", &root)(gone));
    }
    commit::recover(storage, &root)?;
    sweep(storage, &root, project);
    let stale = take_over_attempt(storage, saved)?;
    forget_missing(storage, project, saved)?;
    let (mut changes, digests) = changes(project, saved, options, &stale)?;
    check_disk(storage, saved, &mut changes, &digests, options)?;
    let after = |change: &Change| (change.path.clone(), change.content.as_deref().map(FileDigest::of));
    saved.attempted = changes.iter().map(after).collect();
    commit::commit(storage, &root, &changes)?;
    let mut pictures = std::mem::take(&mut saved.pictures);
    pictures.extend(
        changes
            .iter()
            .filter(|change| is_picture(&change.path))
            .filter_map(|change| Some((change.path.clone(), FileDigest::of(change.content.as_deref()?)))),
    );
    *saved = Saved { root, project: project.clone(), digests, attempted: BTreeMap::new(), pictures };
    Ok(())
}

/// Removes what earlier saves left behind that never came to their commit. Tilesets beside the project are not looked at.
fn sweep(storage: &dyn Storage, root: &Path, project: &Project) {
    let own = ["levels", "mazes", "runs", "stamps"].map(|folder| root.join(folder));
    let tilesets = project.tilesets.iter().filter(|set| check_tileset_path(&set.path).is_ok_and(|outside| !outside));
    let tilesets = tilesets.filter_map(|set| tileset_folder(storage, root, &set.path).ok());
    for folder in [root.to_owned()].into_iter().chain(own).chain(tilesets) {
        commit::sweep(storage, &folder);
    }
}

/// Pictures alone are no JSON.
fn is_picture(path: &str) -> bool {
    path.to_ascii_lowercase().ends_with(".png")
}

/// Recognizes what a failed save of ours put in place after all. Returns the parts that differ from `saved.project`.
fn take_over_attempt(storage: &dyn Storage, saved: &mut Saved) -> Result<BTreeSet<String>, ProjectError> {
    let mut stale = BTreeSet::new();
    for (path, digest) in std::mem::take(&mut saved.attempted) {
        let target = commit::resolve(storage, &saved.root, &path)?;
        if is_picture(&path) {
            if let Some(digest) = digest
                && commit::digest_of(storage, &target)? == Some(digest)
            {
                saved.pictures.insert(path, digest);
            }
            continue;
        }
        if saved.digests.get(&path).copied() != digest && commit::digest_of(storage, &target)? == digest {
            match digest {
                Some(digest) => saved.digests.insert(path.clone(), digest),
                None => saved.digests.remove(&path),
            };
            stale.insert(path);
        }
    }
    Ok(stale)
}

fn check_names(project: &Project) -> Result<(), ProjectError> {
    let mut parts = BTreeSet::new();
    for level in &project.levels {
        check_key("level name", &level.key)?;
    }
    for maze in &project.mazes {
        check_key("level name", &maze.key)?;
    }
    for run in &project.runs {
        check_key("run name", &run.key)?;
    }
    for stamp in &project.stamps {
        check_key("stamp name", &stamp.key)?;
    }
    for set in &project.tilesets {
        check_tileset_path(&set.path)?;
    }
    for part in Part::all(project) {
        let path = part.path();
        if !parts.insert(path.to_lowercase()) {
            return Err(ProjectError::Path { what: "name", text: path, why: "it is used twice (case does not count)" });
        }
    }
    Ok(())
}

/// The decoded pictures of the project's own object kinds: the names of their files, and their content.
fn own_pictures(project: &Project) -> Result<BTreeMap<&str, &[u8]>, ProjectError> {
    let mut pictures = BTreeMap::new();
    for picture in project.objects.pictures() {
        check_picture(&picture.file)?;
        if let Some(image) = picture.shown() {
            pictures.insert(picture.file.as_str(), &*image.content);
        }
    }
    Ok(pictures)
}

/// Pictures of object kinds that somebody took away are to be written anew.
fn forget_missing(storage: &dyn Storage, project: &Project, saved: &mut Saved) -> Result<(), ProjectError> {
    for path in own_pictures(project)?.into_keys() {
        if commit::digest_of(storage, &commit::resolve(storage, &saved.root, path)?)?.is_none() {
            saved.pictures.remove(path);
        }
    }
    Ok(())
}

/// The files to change and the digests that all files have then.
fn changes(
    project: &Project,
    saved: &Saved,
    options: &SaveOptions,
    stale: &BTreeSet<String>,
) -> Result<(Vec<Change>, BTreeMap<String, FileDigest>), ProjectError> {
    let mut old: BTreeMap<String, Part<'_>> = BTreeMap::new();
    if !saved.digests.is_empty() {
        old.extend(Part::all(&saved.project).map(|part| (part.path(), part)));
    }
    let mut digests = saved.digests.clone();
    let mut changes = Vec::new();
    let mut present = BTreeSet::new();
    for part in Part::all(project) {
        let path = part.path();
        present.insert(path.clone());
        let before = old.remove(&path).filter(|_| !stale.contains(&path));
        if before.as_ref().is_some_and(|before| before.is_same(&part)) {
            continue;
        }
        let content = part.render();
        if let Part::Tileset(tileset, _) = part
            && check_tileset_path(tileset)?
            && !options.outside.contains(tileset)
        {
            return Err(ProjectError::OutsideTileset { path: tileset.to_owned() });
        }
        let before = digests.insert(path.clone(), FileDigest::of(content.as_bytes()));
        changes.push(Change { path, content: Some(content.into_bytes()), before });
    }
    for (n, content) in &options.pictures {
        let Some(set) = project.tilesets.get(*n) else { continue };
        check_picture(&set.tileset.art)?;
        if check_tileset_path(&set.path)? && !options.outside.contains(&set.path) {
            return Err(ProjectError::OutsideTileset { path: set.path.clone() });
        }
        let path = format!("{}/{}", set.path, set.tileset.art);
        let before = saved.pictures.get(&path).copied();
        if before != Some(FileDigest::of(content)) {
            changes.push(Change { path, content: Some(content.clone()), before });
        }
    }
    for (path, content) in own_pictures(project)? {
        let before = saved.pictures.get(path).copied();
        if before != Some(FileDigest::of(content)) {
            changes.push(Change { path: path.to_owned(), content: Some(content.to_vec()), before });
        }
    }
    let mut gone: Vec<String> = Vec::new();
    for (path, part) in old {
        // Tilesets that are no longer used stay where they are; so does what could not be read.
        if matches!(part, Part::Level(_) | Part::Maze(_) | Part::Run(_) | Part::Stamp(_) | Part::Objects(_)) {
            gone.push(path);
        }
    }
    // What only a failed save put there, and the project no longer has.
    let folders = ["levels/", "mazes/", "runs/", "stamps/"];
    let ours = |path: &&String| folders.iter().any(|folder| path.starts_with(folder)) || *path == OBJECTS;
    gone.extend(stale.iter().filter(|path| !present.contains(*path)).filter(ours).cloned());
    for path in gone {
        if let Some(before) = digests.remove(&path) {
            changes.push(Change { path, content: None, before: Some(before) });
        }
    }
    Ok((changes, digests))
}

/// Compares what is on disk with what is known of it.
fn check_disk(
    storage: &dyn Storage,
    saved: &Saved,
    changes: &mut Vec<Change>,
    digests: &BTreeMap<String, FileDigest>,
    options: &SaveOptions,
) -> Result<(), ProjectError> {
    let mut differing = Vec::new();
    for change in changes.iter_mut() {
        let target = commit::resolve(storage, &saved.root, &change.path)?;
        let meta = storage.meta(&target).map_err(ProjectError::io("read", &target))?;
        if meta.is_some_and(|meta| meta.is_folder) {
            let error = std::io::Error::from(std::io::ErrorKind::IsADirectory);
            return Err(ProjectError::io("written", &target)(error));
        }
        if meta.is_some_and(|meta| meta.read_only) {
            return Err(ProjectError::ReadOnly { path: target });
        }
        let current = commit::digest_of(storage, &target)?;
        if current != change.before {
            differing.push(change.path.clone());
            change.before = current;
        }
    }
    let changing: BTreeSet<String> = changes.iter().map(|change| change.path.clone()).collect();
    for part in Part::all(&saved.project) {
        let path = part.path();
        let (Some(known), false) = (digests.get(&path), changing.contains(&path)) else { continue };
        if matches!(part, Part::Tileset(tileset, _) if check_tileset_path(tileset)?) {
            continue; // not ours: another project may well have changed it
        }
        let target = commit::resolve(storage, &saved.root, &path)?;
        let current = commit::digest_of(storage, &target)?;
        if current != Some(*known) {
            differing.push(path.clone());
            if options.overwrite {
                changes.push(Change { path, content: Some(part.render().into_bytes()), before: current });
            }
        }
    }
    if differing.is_empty() || options.overwrite {
        return Ok(());
    }
    differing.sort();
    Err(ProjectError::ChangedOnDisk { paths: differing })
}

/// The parts that differ on disk from how they were read or written last, as paths relative to the project.
///
/// # Errors
/// If a file cannot be read.
pub fn changed_on_disk(storage: &dyn Storage, saved: &Saved) -> Result<Vec<String>, ProjectError> {
    let (storage, mut changed) = (storage.without_links(), Vec::new());
    for (path, known) in &saved.digests {
        let target = commit::resolve(storage, &saved.root, path)?;
        if commit::digest_of(storage, &target)? != Some(*known) {
            changed.push(path.clone());
        }
    }
    Ok(changed)
}

/// Saves a project into another folder, which becomes its own.
///
/// A tileset outside that the new place reaches by the same path, and that was not edited, stays where it is. Every
/// other one is copied, with its pictures, into `tilesets/` of the new project, which is returned with the paths that
/// it has now. `from` is where the project lived before, if anywhere.
///
/// # Errors
/// [`ProjectError::Occupied`] if the folder holds a project; else as for [`save`].
pub fn save_as(
    storage: &dyn Storage,
    project: &Project,
    from: Option<&Path>,
    folder: &Path,
) -> Result<(Project, Saved), ProjectError> {
    save_as_with(storage, project, from, folder, &BTreeMap::new())
}

/// As [`save_as`], with pictures that were edited, as in [`SaveOptions::pictures`]. A tileset outside whose picture was
/// edited is copied.
///
/// # Errors
/// As for [`save_as`].
pub fn save_as_with(
    storage: &dyn Storage,
    project: &Project,
    from: Option<&Path>,
    folder: &Path,
    pictures: &BTreeMap<usize, Vec<u8>>,
) -> Result<(Project, Saved), ProjectError> {
    check_names(project)?;
    storage.create_folder(folder).map_err(ProjectError::io("created", folder))?;
    let root = storage.real_path(folder).map_err(ProjectError::io("created", folder))?;
    let storage = storage.without_links();
    commit::recover(storage, &root)?;
    if storage.meta(&root.join(PROJECT)).map_err(ProjectError::io("read", &root))?.is_some() {
        return Err(ProjectError::Occupied { path: root });
    }
    let mut moved = project.clone();
    let mut changes = Vec::new();
    let mut digests = BTreeMap::new();
    let mut linked = BTreeSet::new();
    let mut taken: BTreeSet<String> = BTreeSet::new();
    for (n, set) in moved.tilesets.iter_mut().enumerate() {
        let painted = pictures.get(&n).filter(|_| !set.tileset.art.is_empty());
        if let Some(from) = from {
            if painted.is_none() && is_shared(storage, from, &root, set)? {
                linked.insert(set.path.clone());
                continue;
            }
            let path = free_folder(&set.path, &mut taken);
            copy_pictures(storage, from, set, &path, painted.is_some(), &mut changes)?;
            *set = Arc::new(TilesetRef { path, ..(**set).clone() });
        } else if check_tileset_path(&set.path)? {
            return Err(ProjectError::OutsideTileset { path: set.path.clone() });
        }
        if let Some(content) = painted {
            check_picture(&set.tileset.art)?;
            let path = format!("{}/{}", set.path, set.tileset.art);
            changes.push(Change { path, content: Some(content.clone()), before: None });
        }
    }
    for (path, content) in own_pictures_for(storage, project, from)? {
        changes.push(Change { path, content: Some(content), before: None });
    }
    if let Some(from) = from {
        copy_sounds(storage, project, from, &mut changes)?;
    }
    for part in Part::all(&moved) {
        let path = part.path();
        if matches!(part, Part::Tileset(tileset, _) if linked.contains(tileset)) {
            if let Some(digest) = commit::digest_of(storage, &commit::resolve(storage, &root, &path)?)? {
                digests.insert(path, digest);
            }
            continue;
        }
        let content = part.render().into_bytes();
        digests.insert(path.clone(), FileDigest::of(&content));
        changes.push(Change { path, content: Some(content), before: None });
    }
    let taken: Vec<String> = changes.iter().map(|change| change.path.clone()).collect();
    for (change, path) in changes.iter_mut().zip(taken) {
        let target = commit::resolve(storage, &root, &path)?;
        change.before = commit::digest_of(storage, &target)?;
        if change.before.is_some() && change.before != change.content.as_deref().map(FileDigest::of) {
            return Err(ProjectError::Occupied { path: root });
        }
    }
    commit::commit(storage, &root, &changes)?;
    let pictures = changes.iter().filter(|change| is_picture(&change.path));
    let pictures =
        pictures.filter_map(|change| Some((change.path.clone(), FileDigest::of(change.content.as_deref()?))));
    let pictures = pictures.collect();
    Ok((moved.clone(), Saved { root, project: moved, digests, attempted: BTreeMap::new(), pictures }))
}

/// True if the tileset's path leads from both folders to the same place outside, and what is there is the
/// tileset as the project has it.
fn is_shared(storage: &dyn Storage, from: &Path, to: &Path, set: &Arc<TilesetRef>) -> Result<bool, ProjectError> {
    if !check_tileset_path(&set.path)? {
        return Ok(false);
    }
    let from = storage.real_path(from).map_err(ProjectError::io("found", from))?;
    let here = tileset_folder(storage, to, &set.path)?;
    if here != tileset_folder(storage, &from, &set.path)? {
        return Ok(false);
    }
    let part = Part::Tileset(&set.path, &set.tileset);
    let target = commit::resolve(storage, to, &part.path())?;
    Ok(commit::digest_of(storage, &target)? == Some(FileDigest::of(part.render().as_bytes())))
}

/// The pictures of object kinds for another folder. One that could not be shown goes along as it is.
fn own_pictures_for(
    storage: &dyn Storage,
    project: &Project,
    from: Option<&Path>,
) -> Result<BTreeMap<String, Vec<u8>>, ProjectError> {
    let decoded = own_pictures(project)?;
    let mut all: BTreeMap<String, Vec<u8>> =
        decoded.into_iter().map(|(path, content)| (path.to_owned(), content.to_vec())).collect();
    let Some(from) = from else { return Ok(all) };
    let from = storage.real_path(from).map_err(ProjectError::io("found", from))?;
    for picture in project.objects.pictures().filter(|picture| picture.shown().is_none()) {
        let Ok(path) = within(storage, &from, &[&picture.file]) else { continue };
        let is_file = storage.meta(&path).is_ok_and(|meta| meta.is_some_and(|meta| !meta.is_folder));
        if is_file && let Ok(content) = read_limited(storage, &path) {
            all.entry(picture.file.clone()).or_insert(content);
        }
    }
    Ok(all)
}

/// Copies the sounds of a project. One that is not there is left out, as it was.
fn copy_sounds(
    storage: &dyn Storage,
    project: &Project,
    from: &Path,
    changes: &mut Vec<Change>,
) -> Result<(), ProjectError> {
    let names: BTreeSet<&str> = project.sounds.list.iter().map(|sound| sound.file.as_str()).collect();
    for name in names {
        let Ok(path) = sound_path(storage, from, name) else { continue };
        let is_file = storage.meta(&path).is_ok_and(|meta| meta.is_some_and(|meta| !meta.is_folder));
        if is_file {
            let content = read_limited(storage, &path)?;
            changes.push(Change { path: format!("{SOUNDS}/{name}"), content: Some(content), before: None });
        }
    }
    Ok(())
}

/// The folder of a copied tileset: its own name, with a number if that is taken.
fn free_folder(path: &str, taken: &mut BTreeSet<String>) -> String {
    let name = path.rsplit('/').next().unwrap_or("tileset");
    free_name(&format!("tilesets/{name}"), "-", |name| taken.insert(name.to_lowercase()))
}

fn copy_pictures(
    storage: &dyn Storage,
    from: &Path,
    set: &TilesetRef,
    to: &str,
    without_art: bool,
    changes: &mut Vec<Change>,
) -> Result<(), ProjectError> {
    let backgrounds = set.tileset.backgrounds.iter().map(|background| background.image.as_str());
    let names: BTreeSet<&str> =
        backgrounds.chain((!without_art).then_some(set.tileset.art.as_str())).filter(|name| !name.is_empty()).collect();
    for name in names {
        check_picture(name)?;
        let path = picture_path(storage, from, &set.path, name)?;
        if storage.meta(&path).map_err(ProjectError::io("read", &path))?.is_some() {
            let content = read_limited(storage, &path)?;
            changes.push(Change { path: format!("{to}/{name}"), content: Some(content), before: None });
        }
    }
    Ok(())
}
