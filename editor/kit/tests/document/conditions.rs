//! For every refusal of the disk and every writer, the user reads what, where and what to do; nothing written before
//! is lost.

use crate::common::*;
use kit::document::journal::{Journal, JournalEvent, past};
use kit::document::{Edit, FileEvent, Files, History};
use kit::output;
use sim::file::{Failure, MemoryStorage, SaveOptions, open, save_as};
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

const ROOT: &str = "/p";

/// The errors of the system, each with a word of the text that the user then reads.
const CONDITIONS: [(&str, ErrorKind, &str); 14] = [
    ("permission denied", ErrorKind::PermissionDenied, "permissions"),
    ("disk full", ErrorKind::StorageFull, "Free some space"),
    ("quota exceeded", ErrorKind::QuotaExceeded, "Free some space"),
    ("disk read-only", ErrorKind::ReadOnlyFilesystem, "another disk"),
    ("file held by another program", ErrorKind::ResourceBusy, "Another program"),
    ("program that runs", ErrorKind::ExecutableFileBusy, "Another program"),
    ("locked", ErrorKind::WouldBlock, "Another program"),
    ("folder where a file goes", ErrorKind::IsADirectory, "rename"),
    ("file where a folder goes", ErrorKind::NotADirectory, "rename"),
    ("path too long", ErrorKind::InvalidFilename, "shorter"),
    ("name not possible", ErrorKind::InvalidInput, "shorter"),
    ("folder gone", ErrorKind::NotFound, "still exists"),
    ("network gone", ErrorKind::HostUnreachable, "Try again"),
    ("anything else", ErrorKind::Other, "Try again"),
];

/// Does it with each condition at each call; how often something was refused, and what was said then.
fn everywhere(calls: u64, mut act: impl FnMut(&Arc<MemoryStorage>, &mut dyn FnMut()) -> Vec<String>) {
    for (row, kind, advice) in CONDITIONS {
        let mut refused = 0;
        for at in 0..calls {
            let storage = Arc::new(MemoryStorage::new());
            let texts = act(&storage.clone(), &mut || storage.fail_at(at, Failure::Error(kind)));
            for text in texts {
                refused += 1;
                assert!(text.contains(ROOT) && text.contains(advice), "{row}, call {at}: {text}");
            }
        }
        assert!(refused > 0, "{row}: nothing was refused");
    }
}

#[test]
fn a_journal() {
    everywhere(12, |storage, fail| {
        storage.put(Path::new(ROOT).join("loopwright.json"), "");
        let mut history = History::new(document());
        let mut journal = Journal::new(storage.clone(), || {});
        history.report();
        journal.begin(Path::new(ROOT), history.document().project().clone(), None);
        let mut rename = |journal: &Journal, name: &str| {
            history.apply(name, None, vec![Edit::SetProjectName(name.into())]).unwrap();
            journal.follow(history.take_news());
            journal.flush();
        };
        rename(&journal, "before");
        fail();
        rename(&journal, "meanwhile");
        storage.heal();
        rename(&journal, "after");
        let unsaved = past(&**storage, Path::new(ROOT), document().project()).and_then(|past| past.unsaved);
        assert_eq!(unsaved.unwrap().project.name, "after");
        let mut texts = Vec::new();
        while let Some(event) = journal.poll() {
            texts.extend(match event {
                JournalEvent::Failed(text) => Some(text),
                _ => None,
            });
        }
        texts
    });
}

#[test]
fn a_save_and_its_backup() {
    everywhere(90, |storage, fail| {
        save_as(&**storage, &project(), None, Path::new(ROOT)).unwrap();
        let mut files = Files::new(storage.clone(), || {});
        files.keep_backups(Some(1 << 20));
        files.open(ROOT);
        let mut history = History::new(document());
        for event in files.finish(&mut history) {
            if let FileEvent::Opened { document, .. } = event {
                history = History::new(*document);
            }
        }
        history.apply("Rename", None, vec![Edit::SetProjectName("new".into())]).unwrap();
        fail();
        files.save(&mut history, SaveOptions::default());
        let events = files.finish(&mut history);
        storage.heal();
        let on_disk = open(&**storage, Path::new(ROOT), &mut |_, _| {}).unwrap().project;
        assert!(on_disk.name == "sample" || on_disk.name == "new", "{}", on_disk.name);
        let mut texts = Vec::new();
        for event in events {
            match event {
                FileEvent::Failed { error, .. } => {
                    assert!(history.is_dirty(), "{error}");
                    texts.push(error.to_string());
                }
                FileEvent::Backup(Err(text)) | FileEvent::Broken(text) => texts.push(text),
                _ => {}
            }
        }
        // The next save works.
        files.save(&mut history, SaveOptions::default());
        let events = files.finish(&mut history);
        assert!(!history.is_dirty(), "{events:?}");
        texts
    });
}

#[test]
fn an_export() {
    everywhere(12, |storage, fail| {
        let files = [("heights.bin", vec![1; 16]), ("angles.bin", vec![2; 16])];
        output::write_all(&**storage, Path::new(ROOT), &files, true).unwrap();
        fail();
        let newer = [("heights.bin", vec![3; 16]), ("angles.bin", vec![4; 16])];
        let written = output::write_all(&**storage, Path::new(ROOT), &newer, true);
        storage.heal();
        // Each file is the old or the new one.
        for (path, content) in storage.files_under(ROOT) {
            assert!([[1; 16], [2; 16], [3; 16], [4; 16]].iter().any(|whole| content == whole), "{}", path.display());
        }
        written.err().into_iter().collect()
    });
}

#[test]
fn a_nearly_full_disk_has_its_room_for_the_save() {
    let storage = Arc::new(MemoryStorage::new());
    let (mut files, mut history) = (Files::new(storage.clone(), || {}), History::unsaved(document()));
    files.save_as(&mut history, "/p");
    files.keep_backups(Some(1 << 30));
    files.finish(&mut history);
    let mut journal = Journal::new(storage.clone(), || {});
    history.report();
    journal.begin(Path::new("/p"), history.document().project().clone(), None);
    journal.flush();
    // What an earlier program that was killed left of its journal and of a backup.
    storage.put("/p/.loopwright/backups/7.new", [0; 2000]);
    // Room for a save of the project file, and for neither a journal nor a backup.
    storage.set_room(Some(1000));
    for (name, is_first) in [("one", true), ("two", false), ("three", false)] {
        history.apply(name, None, vec![Edit::SetProjectName(name.into())]).unwrap();
        journal.follow(history.take_news());
        journal.flush();
        let failed = matches!(journal.poll(), Some(JournalEvent::Failed(_)));
        assert_eq!(failed, is_first, "{name}: the journal finds no room, and says so once");
        files.save(&mut history, SaveOptions::default());
        let events = files.finish(&mut history);
        let saved = matches!(&events[..], [FileEvent::Saved { .. }, FileEvent::Backup(_)]);
        assert!(saved && !history.is_dirty(), "{name}: {events:?}");
        let left: Vec<_> =
            storage.files().into_keys().filter(|path| path.extension().is_some_and(|e| e == "new")).collect();
        assert!(left.is_empty(), "{name}: {left:?}");
    }
    assert_eq!(open(&*storage, Path::new("/p"), &mut |_, _| {}).unwrap().project.name, "three");
}
