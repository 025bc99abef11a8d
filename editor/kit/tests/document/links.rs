//! The journal, its lock, backups and pictures open nothing outside of the project, whatever lies in their places.
#![cfg(unix)]

#[path = "../../../../core/tests/support/watched.rs"]
mod watched;

use crate::common::*;
use crate::files::rename;
use kit::derived::card::card;
use kit::document::disk::backups;
use kit::document::journal::{Journal, JournalEvent, past};
use kit::document::{FileEvent, Files, History};
use sim::file::{Disk, SaveOptions, Storage as _, save_as_with};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Duration;
use watched::{Trap, Watched, contents};

/// Every path beside the files of the project, and the pictures.
const PATHS: [&str; 9] = [
    ".loopwright",
    ".loopwright/.gitignore",
    ".loopwright/journal",
    ".loopwright/journal.new",
    ".loopwright/lock",
    ".loopwright/backups",
    ".loopwright/backups/1000.backup",
    "tilesets/hills/art.png",
    "tilesets/hills",
];

fn folders(name: &str) -> (PathBuf, PathBuf) {
    let folder = std::env::temp_dir().join(format!("loopwright-{name}-{}", std::process::id()));
    let _old = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("outside")).unwrap();
    let folder = Disk.real_path(&folder).unwrap();
    (folder.join("project"), folder.join("outside"))
}

/// The sample with its picture, a backup and a journal, all on the disk.
fn on_disk(root: &Path) {
    let storage = Arc::new(Disk);
    save_as_with(&Disk, &project(), None, root, &[(0, png())].into()).unwrap();
    backups::keep(&Disk, root, &project(), 1000, 1 << 30).unwrap();
    let journal = Journal::new(storage, || {});
    let mut history = History::new(document());
    history.report();
    journal.begin(root, project(), None);
    rename(&mut history, "earlier");
    journal.follow(history.take_news());
    journal.end();
    journal.flush();
}

fn png() -> Vec<u8> {
    kit::pixels::Pixels { width: 32, height: 32, rgba: vec![[1, 2, 3, 255]; 1024] }.to_png().unwrap()
}

/// Does everything that a window does with a project, and returns the messages.
fn use_it(storage: &Arc<Watched>, root: &Path) -> Vec<String> {
    let _card = card(&**storage, root, None);
    let mut told = Vec::new();
    let (mut files, mut history) = (Files::new(storage.clone(), || {}), History::default());
    files.keep_backups(Some(1 << 30));
    files.open(root);
    for event in files.finish(&mut history) {
        if let FileEvent::Opened { document, problems, .. } = event {
            history = History::new(*document);
            told.extend(problems.iter().map(ToString::to_string));
        }
    }
    let _past = past(&**storage, root, history.document().project());
    let mut journal = Journal::new(storage.clone(), || {});
    history.report();
    journal.begin(root, history.document().project().clone(), None);
    rename(&mut history, "now");
    journal.follow(history.take_news());
    journal.flush();
    files.save(&mut history, SaveOptions { overwrite: true, ..SaveOptions::default() });
    files.check_pictures(history.document().project());
    for event in files.finish(&mut history) {
        match event {
            FileEvent::Failed { error, .. } => told.push(error.to_string()),
            FileEvent::Backup(Err(why)) => told.push(why),
            _ => {}
        }
    }
    for backup in backups::list(&**storage, root) {
        let _read = backup.read(&**storage, root, history.document().project());
    }
    journal.move_to(&root.with_file_name("elsewhere"), history.document().project().clone());
    journal.move_to(root, history.document().project().clone());
    journal.end();
    journal.flush();
    while let Some(event) = journal.poll() {
        if let JournalEvent::Failed(why) = event {
            told.push(why);
        }
    }
    told
}

#[test]
fn nothing_outside_is_opened_by_journals_backups_and_pictures() {
    for path in PATHS {
        for trap in Trap::ALL {
            let case = format!("{trap:?} at {path}");
            let (root, outside) = folders("kit-links");
            on_disk(&root);
            trap.set(&root.join(path), &outside);
            let before = contents(&outside);
            let (send, done) = channel();
            let to = root.clone();
            std::thread::spawn(move || {
                let storage = Arc::new(Watched::new(&to));
                let told = use_it(&storage, &to);
                let _sent = send.send((told, storage.outside()));
            });
            let (told, opened) = done.recv_timeout(Duration::from_secs(60)).unwrap_or_else(|_| panic!("{case} hangs"));
            let elsewhere = root.with_file_name("elsewhere");
            let strange: Vec<_> =
                opened.iter().filter(|opened| !opened.contains(elsewhere.to_str().unwrap())).collect();
            assert!(strange.is_empty(), "{case}: {strange:?}");
            assert_eq!(contents(&outside), before, "{case}");
            if matches!(path, ".loopwright" | ".loopwright/backups") && trap != Trap::Folder {
                assert!(told.iter().any(|told| told.contains(".loopwright")), "{case} is told: {told:?}");
            }
            fs::remove_dir_all(root.parent().unwrap()).unwrap();
        }
    }
}

#[test]
fn a_name_that_is_none_of_ours_gives_way_to_the_journal() {
    for (path, trap) in
        [("lock", Trap::Link), ("lock", Trap::Pipe), ("journal.new", Trap::Dangling), ("journal", Trap::Zero)]
    {
        let (root, outside) = folders("kit-gives-way");
        on_disk(&root);
        trap.set(&root.join(".loopwright").join(path), &outside);
        let told = use_it(&Arc::new(Watched::new(&root)), &root);
        let told: Vec<_> = told.into_iter().filter(|told| told.contains(".loopwright")).collect();
        assert!(told.is_empty(), "{trap:?} at {path}: {told:?}");
        let journal = fs::symlink_metadata(root.join(".loopwright/journal")).unwrap();
        assert!(journal.is_file() && journal.len() > 100, "{trap:?} at {path}");
        fs::remove_dir_all(root.parent().unwrap()).unwrap();
    }
}
