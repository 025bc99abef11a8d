//! Backups: each save leaves one, it gives back all that was saved, and what goes wrong with it harms nothing.

use crate::common::*;
use crate::edits::edits;
use crate::files::rename;
use kit::document::disk::backups::{Backup, keep, list};
use kit::document::{Edit, FileEvent, Files, History};
use sim::file::{Failure, MemoryStorage, SaveOptions, Storage, changed_texts};
use sim::project::Project;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

const ROOT: &str = "/p";
const ROOM: u64 = 1 << 30;

/// A disk with a project that was just opened, its backups kept.
fn opened() -> (Arc<MemoryStorage>, Files, History) {
    let storage = Arc::new(MemoryStorage::new());
    let mut files = Files::new(storage.clone(), || {});
    let mut history = History::unsaved(document());
    files.save_as(&mut history, ROOT);
    files.open(ROOT);
    files.keep_backups(Some(ROOM));
    files.finish(&mut history);
    (storage, files, history)
}

fn all(storage: &MemoryStorage) -> Vec<Backup> {
    list(storage, Path::new(ROOT))
}

fn file(backup: Backup) -> PathBuf {
    Path::new(ROOT).join(format!(".loopwright/backups/{}.backup", backup.time))
}

fn save(files: &mut Files, history: &mut History) -> Vec<FileEvent> {
    files.save(history, SaveOptions::default());
    files.finish(history)
}

#[test]
fn each_save_leaves_a_backup_and_the_first_one_what_it_replaced() {
    let (storage, mut files, mut history) = opened();
    assert!(all(&storage).is_empty(), "opening writes nothing");
    for name in ["first", "second"] {
        rename(&mut history, name);
        assert!(matches!(&save(&mut files, &mut history)[..], [FileEvent::Saved { .. }, FileEvent::Backup(Ok(()))]));
    }
    assert!(
        matches!(&save(&mut files, &mut history)[..], [FileEvent::Saved { .. }, FileEvent::Backup(Ok(()))]),
        "nothing was edited"
    );
    let now = history.document().project();
    let names: Vec<_> =
        all(&storage).iter().map(|backup| backup.read(&*storage, Path::new(ROOT), now).unwrap().name).collect();
    assert_eq!(names, ["second", "first", "sample"]);
}

#[test]
fn a_backup_reverts_all_later_edits() {
    let storage = MemoryStorage::new();
    keep(&storage, Path::new(ROOT), &project(), 5, ROOM).unwrap();
    let backup = list(&storage, Path::new(ROOT))[0];
    for (label, edit) in edits() {
        let mut history = History::new(document());
        history.apply("Edit", None, vec![edit]).unwrap();
        let restored = backup.read(&storage, Path::new(ROOT), history.document().project()).unwrap();
        assert!(changed_texts(&project(), &restored).is_empty(), "{label}");
        let sheets = |project: &Project| {
            project
                .tilesets
                .iter()
                .map(|set| set.tileset.sheet.clone().map(|sheet| sheet.cells.clone()))
                .collect::<Vec<_>>()
        };
        assert!(sheets(&restored) == sheets(&project()), "{label}");
        // Restored as a step, it can be undone.
        let edited = history.document().project().clone();
        history.apply("Restore", None, vec![Edit::SetProject(Box::new(restored))]).unwrap();
        history.undo();
        assert!(changed_texts(&edited, history.document().project()).is_empty(), "{label}");
    }
}

#[test]
fn a_disk_that_fails_costs_the_backup_and_not_the_save() {
    let (storage, mut files, mut history) = opened();
    rename(&mut history, "first");
    storage.heal();
    save(&mut files, &mut history);
    let (with, mut failed) = (storage.calls(), 0);
    for at in 1..=with {
        for failure in [Failure::Error(ErrorKind::PermissionDenied), Failure::NoSpace] {
            let (storage, mut files, mut history) = opened();
            rename(&mut history, "first");
            storage.fail_at(at, failure);
            let events = save(&mut files, &mut history);
            if matches!(&events[..], [FileEvent::Saved { .. }, FileEvent::Backup(Err(_))]) {
                assert!(!history.is_dirty());
                failed += 1;
            }
            storage.heal();
            rename(&mut history, "second");
            let events = save(&mut files, &mut history);
            assert!(matches!(&events[..], [FileEvent::Saved { .. }, FileEvent::Backup(Ok(()))]), "{at}: {events:?}");
            let newest = all(&storage)[0].read(&*storage, Path::new(ROOT), &project());
            assert_eq!(newest.unwrap().name, "second", "{at}");
        }
    }
    assert!(failed > 10, "{failed} failures met the backup");
}

#[test]
fn a_damaged_backup_is_refused_in_words() {
    let storage = MemoryStorage::new();
    keep(&storage, Path::new(ROOT), &project(), 5, ROOM).unwrap();
    let backup = list(&storage, Path::new(ROOT))[0];
    let whole = storage.read(&file(backup), u64::MAX).unwrap();
    let read = |content: Vec<u8>| {
        storage.put(file(backup), content);
        backup.read(&storage, Path::new(ROOT), &project())
    };
    for at in 0..whole.len() {
        let mut changed = whole.clone();
        changed[at] ^= 0x55;
        let shown = [read(changed), read(whole[..at].to_vec())];
        for shown in shown {
            // Two bits of the head mean nothing to a reader.
            assert!(shown.is_err_and(|why| why.contains("5.backup can't be read")) || at < 2, "{at}");
        }
    }
    let text = r#"{"loopwright-backup": 2, "texts": {}}"#;
    let newer = miniz_oxide::deflate::compress_to_vec_zlib(text.as_bytes(), 1);
    assert!(read(newer).unwrap_err().ends_with("a newer version of Loopwright wrote it"));
    assert!(read(whole).is_ok());
}

#[test]
fn names_that_are_no_backups_are_left_alone() {
    let storage = MemoryStorage::new();
    let odd = ["x.backup", "7", "-1.backup", "7.backup.new", "99999999999999999999.backup"];
    for name in odd {
        storage.put(Path::new(ROOT).join(".loopwright/backups").join(name), "?");
    }
    keep(&storage, Path::new(ROOT), &project(), 5, 0).unwrap();
    assert_eq!(all(&storage).iter().map(|backup| backup.time).collect::<Vec<_>>(), [5]);
    assert_eq!(storage.list(&Path::new(ROOT).join(".loopwright/backups")).unwrap().len(), odd.len() + 1);
}
