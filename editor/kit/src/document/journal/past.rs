//! The past in the journal of a project that is being opened: the steps to undo, and those that were never saved.

use super::line::{Act, Journal, Line, Patches, Step};
use super::patch::Patch;
use super::replay::{Done, Replay, back};
use super::{FILE, LOCK, Route, state};
use crate::document::art::pictures::decode;
use crate::document::beside::folder_of;
use sim::file::{MAX_FILE, Storage, Texts, check_tileset_path, part_path, text_of};
use sim::project::{Project, Sheet, TilesetRef, free_name};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The label of the step that leads to what is on disk.
pub(super) const fn label(is_known: bool) -> &'static str {
    if is_known { "Open what was saved" } else { "Changes of other programs" }
}

/// A step of an earlier session.
#[derive(Clone, Debug)]
pub struct PastStep {
    /// The act of the user.
    pub label: String,
    /// The routes that take it back (or do it again), the first one to go last.
    pub routes: Vec<Route>,
}

/// The earlier sessions of a project.
#[derive(Clone, Debug, Default)]
pub struct Past {
    /// Steps that can be undone, oldest first.
    pub undo: Vec<PastStep>,
    /// Steps that can be redone, the next one last.
    pub redo: Vec<PastStep>,
    /// Work that was never saved; undoing the last step brings it back.
    pub unsaved: Option<Unsaved>,
}

/// Work that was never saved.
#[derive(Clone, Debug)]
pub struct Unsaved {
    /// The labels of the steps, oldest first.
    pub labels: Vec<String>,
    /// When the last of it was done, seconds since 1970.
    pub time: u64,
    /// The files on disk are another program's: they are no state that was saved here.
    pub is_foreign: bool,
    /// The project with it.
    pub project: Box<Project>,
}

impl Past {
    /// The project with its unsaved work, and what is known then: the other answer than to go on from what is on disk.
    pub fn restored(mut self) -> Option<(Project, Self)> {
        let unsaved = self.unsaved.take()?;
        self.undo.pop();
        Some((*unsaved.project, self))
    }
}

/// Returns the past in the journal of a project's folder; `None` if there is none, or none that can be read.
pub fn past(storage: &dyn Storage, folder: &Path, project: &Project) -> Option<Past> {
    let path = folder_of(storage, folder).ok()?.join(FILE);
    let storage = storage.without_links();
    storage.meta(&path).ok().flatten()?;
    let journal = Journal::read(&storage.read(&path, MAX_FILE).ok()?)?;
    let (disk, left) = (state::texts(project), journal.left);
    let mut replay = Replay::of(journal, &disk);
    let mut unsaved = None;
    if !replay.is_at_disk {
        let whole: Texts = state::differing(&disk, &replay.texts);
        let mut lost = state::with(project, whole).map_err(|why| log::warn!("{}: {why}", path.display())).ok()?;
        if bring_inside(storage, folder, project, &mut lost) {
            // The steps lead to tilesets that are elsewhere now.
            replay.undo.clear();
        }
        if !left && !replay.since.is_empty() {
            unsaved = Some(Unsaved {
                time: replay.since.last().map_or(0, |step| step.time),
                labels: labels(std::mem::take(&mut replay.since)),
                is_foreign: !replay.is_known,
                project: Box::new(lost),
            });
        }
        replay.redo.clear();
        replay
            .undo
            .push(Done { label: label(replay.is_known).to_owned(), patches: vec![between(&replay.texts, &disk)] });
    }
    let undo = |done: Done| PastStep {
        label: done.label,
        routes: done.patches.iter().map(|patches| Route(Arc::new(back(patches)))).collect(),
    };
    let redo = |done: Done| PastStep {
        label: done.label,
        routes: done.patches.into_iter().rev().map(|patches| Route(Arc::new(patches))).collect(),
    };
    Some(Past {
        undo: replay.undo.into_iter().map(undo).collect(),
        redo: replay.redo.into_iter().map(redo).collect(),
        unsaved,
    })
}

/// Gives the tilesets beside the project that only a journal speaks of a place in the project: a journal may be somebody
/// else's, and nothing outside is written for it. One that is the same there, as after it was linked, stays. True if any
/// tileset was moved.
fn bring_inside(storage: &dyn Storage, folder: &Path, disk: &Project, lost: &mut Project) -> bool {
    let is_listed = |set: &TilesetRef| disk.tilesets.iter().any(|known| known.path == set.path);
    let is_outside = |set: &TilesetRef| check_tileset_path(&set.path).unwrap_or(true);
    let places: Vec<usize> = (0..lost.tilesets.len())
        .filter(|n| {
            let set = &lost.tilesets[*n];
            is_outside(set) && !is_listed(set) && !is_as_there(storage, folder, lost, set)
        })
        .collect();
    for n in &places {
        let name = lost.tilesets[*n].path.rsplit('/').next().unwrap_or("tileset").to_owned();
        // A disk that fails does not say: saving looks again.
        let is_there = |path: &str| {
            part_path(storage, folder, path).is_ok_and(|path| storage.meta(&path).is_ok_and(|meta| meta.is_some()))
        };
        let is_free =
            |path: &str| lost.tilesets.iter().all(|set| !set.path.eq_ignore_ascii_case(path)) && !is_there(path);
        let path = free_name(&format!("tilesets/{name}"), "-", is_free);
        let set = TilesetRef { path, ..(*lost.tilesets[*n]).clone() };
        lost.tilesets[*n] = Arc::new(set);
    }
    !places.is_empty()
}

/// True if a tileset is on disk as a project has it, its picture too.
fn is_as_there(storage: &dyn Storage, folder: &Path, project: &Project, set: &TilesetRef) -> bool {
    let file = |name: &str| {
        let path = part_path(storage, folder, &format!("{}/{name}", set.path)).ok()?;
        storage.without_links().read(&path, MAX_FILE).ok()
    };
    let text = text_of(project, &format!("{}/tileset.json", set.path)).map(String::into_bytes);
    let is_same_picture =
        |sheet: &Sheet| file(&set.tileset.art).and_then(|art| decode(&art)).is_some_and(|art| art == *sheet);
    text.is_some() && file("tileset.json") == text && set.tileset.sheet.as_deref().is_none_or(is_same_picture)
}

/// A window has the project in a folder open, and keeps its journal.
pub fn is_open(storage: &dyn Storage, folder: &Path) -> bool {
    let (plain, within) = (storage.without_links(), folder_of(storage, folder));
    // Nothing is made in a project that has no journal; a disk without locks knows no other windows.
    within.is_ok_and(|within| {
        plain.meta(&within).is_ok_and(|meta| meta.is_some())
            && plain.lock(&within.join(LOCK)).is_ok_and(|lock| lock.is_none())
    })
}

/// Returns the acts of the user, step by step: one that went on counts once, one that was undone not at all.
fn labels(steps: Vec<Step>) -> Vec<String> {
    let mut labels: Vec<String> = Vec::new();
    for Step { act, label, .. } in steps {
        match (act, labels.last_mut()) {
            (Act::More, Some(last)) => *last = label,
            (Act::Undo, Some(_)) => drop(labels.pop()),
            (Act::Undo, None) => labels.push(format!("Undo {label}")),
            _ => labels.push(label),
        }
    }
    labels
}

/// The patches that lead from some texts to others.
pub(super) fn between(from: &BTreeMap<String, String>, to: &BTreeMap<String, String>) -> Patches {
    let patch = |(name, text): (String, Option<String>)| {
        let patch = Patch::between(from.get(&name).map(String::as_str), text.as_deref());
        (name, patch)
    };
    state::differing(from, to).into_iter().map(patch).collect()
}

/// A project that was never saved, and whose window ended without a question.
#[derive(Clone, Debug)]
pub struct Untitled {
    /// The folder that its journal is in.
    pub folder: PathBuf,
    /// The folder from which it shows pictures.
    pub pictures: Option<PathBuf>,
    /// The steps that were not saved.
    pub unsaved: Unsaved,
}

/// Marks a project without a folder as left: it is not offered again.
///
/// # Errors
/// Those of the system.
pub fn dismiss(storage: &dyn Storage, folder: &Path) -> std::io::Result<()> {
    let file = folder_of(storage, folder)?.join(FILE);
    storage.without_links().append(&file, Line::Left.to_text().as_bytes())
}

/// Projects without a folder that earlier windows left under `home`. Those of windows that are open are left out.
pub fn untitled(storage: &dyn Storage, home: &Path) -> Vec<Untitled> {
    let names = storage.list(home).unwrap_or_default();
    names.into_iter().filter_map(|name| left(storage, home.join(name))).collect()
}

fn left(storage: &dyn Storage, folder: PathBuf) -> Option<Untitled> {
    let within = folder_of(storage, &folder).ok()?;
    let storage = storage.without_links();
    let _lock = storage.lock(&within.join(LOCK)).ok().flatten()?;
    let journal = Journal::read(&storage.read(&within.join(FILE), MAX_FILE).ok()?)?;
    if journal.left {
        // Nobody wants it any more; one that can't be removed is only litter.
        let _removed = storage.remove(&within.join(FILE));
        return None;
    }
    if journal.steps.is_empty() {
        return None;
    }
    let pictures = journal.pictures.clone();
    let replay = Replay::of(journal, &BTreeMap::new());
    let texts = replay.texts.into_iter().map(|(name, text)| (name, Some(text))).collect();
    let project = state::with(&Project::default(), texts);
    let project = project.map_err(|why| log::warn!("{}: {why}", folder.display())).ok()?;
    let time = replay.since.last().map_or(0, |step| step.time);
    let labels = labels(replay.since);
    Some(Untitled {
        folder,
        pictures,
        unsaved: Unsaved { labels, time, is_foreign: false, project: Box::new(project) },
    })
}
