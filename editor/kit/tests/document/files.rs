//! Opening and saving on the thread of their own.

use crate::common::*;
use kit::document::journal::Journal;
use kit::document::{Document, Edit, FileEvent, Files, History};
use sim::file::{Failure, MemoryStorage, Meta, ProjectError, SaveOptions, Storage};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

fn start() -> (Arc<MemoryStorage>, Files, Arc<AtomicU32>) {
    let storage = Arc::new(MemoryStorage::new());
    let woken = Arc::new(AtomicU32::new(0));
    let wake = woken.clone();
    let files = Files::new(storage.clone(), move || {
        wake.fetch_add(1, Ordering::Relaxed);
    });
    (storage, files, woken)
}

pub fn rename(history: &mut History, name: &str) {
    applied(history, vec![Edit::SetProjectName(name.into())]);
}

fn reopened(files: &mut Files) -> Document {
    files.open("/p");
    let mut other = History::default();
    let events = files.finish(&mut other);
    let opened = events.into_iter().find_map(|event| match event {
        FileEvent::Opened { document, .. } => Some(*document),
        _ => None,
    });
    opened.unwrap()
}

#[test]
fn a_project_is_saved_edited_saved_and_opened() {
    let (_, mut files, woken) = start();
    let mut history = History::unsaved(document());
    assert!(history.is_dirty() && history.document().folder().is_none());
    files.save_as(&mut history, "/p");
    assert!(files.is_busy());
    let events = files.finish(&mut history);
    assert!(matches!(&events[..], [FileEvent::Saved { folder }] if folder == Path::new("/p")), "{events:?}");
    assert!(!history.is_dirty() && !files.is_busy() && woken.load(Ordering::Relaxed) > 0);
    assert_eq!(history.document().folder(), Some(Path::new("/p")));

    rename(&mut history, "first");
    files.save(&mut history, SaveOptions::default());
    rename(&mut history, "edited while it is being saved");
    assert!(matches!(&files.finish(&mut history)[..], [FileEvent::Saved { .. }]));
    assert!(history.is_dirty());
    assert_eq!(reopened(&mut files).project().name, "first");
    history.undo();
    assert!(!history.is_dirty());
}

#[test]
fn failures_are_reported_and_can_be_tried_again() {
    let (storage, mut files, _) = start();
    let mut history = History::unsaved(document());
    files.save(&mut history, SaveOptions::default());
    assert!(matches!(&files.finish(&mut history)[..], [FileEvent::Failed { what: "Save", .. }]), "never saved");
    files.save_as(&mut history, "/p");
    files.finish(&mut history);
    rename(&mut history, "new");
    storage.fail_at(10, Failure::Error(ErrorKind::StorageFull));
    files.save(&mut history, SaveOptions::default());
    let events = files.finish(&mut history);
    assert!(matches!(&events[..], [FileEvent::Failed { what: "Save", error: ProjectError::Io { .. } }]), "{events:?}");
    assert!(history.is_dirty());
    files.save(&mut history, SaveOptions::default());
    assert!(matches!(&files.finish(&mut history)[..], [FileEvent::Saved { .. }]));
    assert!(!history.is_dirty());
    files.open("/nowhere");
    assert!(matches!(&files.finish(&mut history)[..], [FileEvent::Failed { what: "Open", .. }]));
    rename(&mut history, "still at home");
    files.save(&mut history, SaveOptions::default());
    assert!(matches!(&files.finish(&mut history)[..], [FileEvent::Saved { .. }]));
    assert_eq!(reopened(&mut files).project(), history.document().project());
}

#[test]
fn a_change_behind_the_editor_is_noticed() {
    let (storage, mut files, _) = start();
    let mut history = History::unsaved(document());
    files.save_as(&mut history, "/p");
    files.check();
    assert!(matches!(&files.finish(&mut history)[..], [FileEvent::Saved { .. }]));
    storage.put("/p/chunks.json", "{}");
    files.check();
    let events = files.finish(&mut history);
    assert!(matches!(&events[..], [FileEvent::ChangedOnDisk(paths)] if *paths == ["chunks.json"]), "{events:?}");
    rename(&mut history, "x");
    files.save(&mut history, SaveOptions::default());
    let events = files.finish(&mut history);
    assert!(matches!(&events[..], [FileEvent::Failed { error: ProjectError::ChangedOnDisk { .. }, .. }]), "{events:?}");
    files.save(&mut history, SaveOptions { overwrite: true, ..SaveOptions::default() });
    files.finish(&mut history);
    assert_eq!(reopened(&mut files).project(), history.document().project());
}

#[test]
fn progress_is_reported() {
    let (_, mut files, _) = start();
    let mut history = History::unsaved(document());
    files.save_as(&mut history, "/p");
    files.open("/p/loopwright.json");
    let events = files.finish(&mut history);
    let steps: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            FileEvent::Progress(done, known) => Some((*done, *known)),
            _ => None,
        })
        .collect();
    assert_eq!(steps.last(), Some(&(8, 8)), "{steps:?}");
}

#[test]
fn a_save_ending_after_its_document_leaves_the_next_alone() {
    let (_, mut files, _) = start();
    let mut left = History::unsaved(document());
    files.save_as(&mut left, "/p");
    let mut next = History::unsaved(document());
    assert!(files.finish(&mut next).is_empty());
    assert!(next.is_dirty() && next.document().folder().is_none());
    assert_eq!(reopened(&mut files).project(), left.document().project());
}

#[test]
fn painted_art_is_saved_and_never_over_a_strangers() {
    let (storage, mut files, _) = start();
    let mut history = History::unsaved(document());
    files.save_as(&mut history, "/p");
    files.finish(&mut history);
    let mut history = History::new(reopened(&mut files));
    let paint = |value: u8| Edit::SetArtCell { tileset: 0, cell: 1, value: Some(Arc::new([value; 1024])) };
    applied(&mut history, vec![paint(200)]);
    let content = |name: &str| storage.files().get(&Path::new("/p/tilesets/hills").join(name)).cloned();
    let json = content("tileset.json");
    files.save(&mut history, SaveOptions::default());
    assert!(matches!(&files.finish(&mut history)[..], [FileEvent::Saved { .. }]));
    assert_eq!(content("tileset.json"), json, "only the picture changed");
    assert_eq!(reopened(&mut files).project(), history.document().project());
    history.undo();
    files.save(&mut history, SaveOptions::default());
    files.finish(&mut history);
    assert_eq!(reopened(&mut files).project(), document().project(), "taken back after a save");

    let picture = content("art.png").unwrap();
    let theirs: Vec<u8> = picture.iter().copied().chain([0]).collect();
    storage.put("/p/tilesets/hills/art.png", theirs.clone());
    applied(&mut history, vec![paint(7)]);
    // The file was read again above: only what changed since then is a stranger's.
    storage.put("/p/tilesets/hills/art.png", [theirs, vec![1]].concat());
    files.save(&mut history, SaveOptions::default());
    let events = files.finish(&mut history);
    assert!(matches!(&events[..], [FileEvent::Failed { error: ProjectError::ChangedOnDisk { .. }, .. }]), "{events:?}");
}

/// A disk that is slow to add to a file, and whose driver has a bug: the next look at a file is a panic if that is said.
struct Faulty(MemoryStorage, AtomicBool);

impl Storage for Faulty {
    fn without_links(&self) -> &dyn Storage {
        self
    }
    fn meta(&self, path: &Path) -> io::Result<Option<Meta>> {
        assert!(!self.1.swap(false, Ordering::Relaxed), "a bug");
        self.0.meta(path)
    }
    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        self.0.real_path(path)
    }
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        self.0.read(path, limit)
    }
    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        self.0.list(folder)
    }
    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        self.0.write(path, content)
    }
    fn append(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        std::thread::sleep(std::time::Duration::from_millis(300));
        self.0.append(path, content)
    }
    fn cut(&self, path: &Path, length: u64) -> io::Result<()> {
        self.0.cut(path, length)
    }
    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Send>>> {
        self.0.lock(path)
    }
    fn sync(&self, path: &Path) -> io::Result<()> {
        self.0.sync(path)
    }
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.0.sync_folder(folder)
    }
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.0.rename(from, to)
    }
    fn remove(&self, path: &Path) -> io::Result<()> {
        self.0.remove(path)
    }
    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        self.0.create_folder(folder)
    }
    fn copy_ownership(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.0.copy_ownership(from, to)
    }
}

#[test]
fn a_save_that_breaks_off_is_reported_and_can_be_tried_again() {
    let storage = Arc::new(Faulty(MemoryStorage::new(), AtomicBool::new(true)));
    let mut files = Files::new(storage, || {});
    let mut history = History::unsaved(document());
    files.save_as(&mut history, "/p");
    let events = files.finish(&mut history);
    assert!(matches!(&events[..], [FileEvent::Broken(text)] if text.contains("a bug")), "{events:?}");
    assert!(!files.is_busy() && history.is_dirty());
    files.save_as(&mut history, "/p");
    let events = files.finish(&mut history);
    assert!(matches!(&events[..], [FileEvent::Saved { .. }]), "{events:?}");
    assert!(!history.is_dirty());
}

/// Taking what another program wrote opens the project that is open: its journal has to be written by then.
#[test]
fn a_project_is_opened_again_once_its_journal_is_written() {
    let storage = Arc::new(Faulty(MemoryStorage::new(), AtomicBool::new(false)));
    let mut files = Files::new(storage.clone(), || {});
    let mut history = History::unsaved(document());
    files.save_as(&mut history, "/p");
    files.finish(&mut history);
    let journal = Journal::new(storage, || {});
    journal.begin(Path::new("/p"), history.document().project().clone(), None);
    history.report();
    rename(&mut history, "unsaved");
    journal.follow(history.take_news());
    journal.leave();
    files.open_after("/p", journal.written());
    let events = files.finish(&mut History::default());
    let past = events.into_iter().find_map(|event| match event {
        FileEvent::Opened { past, .. } => past,
        _ => None,
    });
    assert_eq!(past.unwrap().undo.len(), 2, "the step, and the way back to what was saved");
}
