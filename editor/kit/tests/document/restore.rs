//! A backup restored in the folder of a project that can't be opened.

use crate::common::*;
use crate::files::rename;
use kit::document::disk::backups::{self, list};
use kit::document::disk::restore::restore;
use kit::document::journal::Journal;
use kit::document::{Files, History};
use sim::file::{MemoryStorage, SaveOptions, Storage, open};
use std::path::Path;
use std::sync::Arc;

const ROOT: &str = "/p";

/// A project with backups of two saves.
fn saved() -> (Arc<MemoryStorage>, sim::project::Project) {
    let storage = Arc::new(MemoryStorage::new());
    let (mut files, mut history) = (Files::new(storage.clone(), || {}), History::unsaved(document()));
    files.keep_backups(Some(1 << 30));
    files.save_as(&mut history, ROOT);
    files.finish(&mut history);
    rename(&mut history, "second");
    files.save(&mut history, SaveOptions::default());
    files.finish(&mut history);
    storage.put("/p/tilesets/hills/sky.png", "never in a backup");
    (storage, history.document().project().clone())
}

#[test]
fn any_damaged_file_comes_back_and_the_damaged_one_is_kept() {
    let (storage, project) = saved();
    let whole = storage.files_under(ROOT);
    let parts: Vec<_> = whole.keys().filter(|path| !path.starts_with(".loopwright")).cloned().collect();
    assert!(parts.len() > 7, "{parts:?}");
    for part in parts.iter().filter(|part| !part.ends_with("sky.png")) {
        for damage in [Some("\0\0\0"), None] {
            let storage = (*storage).clone();
            match damage {
                Some(damage) => storage.put(Path::new(ROOT).join(part), damage),
                None => storage.take(Path::new(ROOT).join(part)),
            }
            let newest = list(&storage, Path::new(ROOT))[0];
            let done = restore(&storage, Path::new(ROOT), newest).unwrap_or_else(|why| panic!("{part:?}: {why}"));
            assert_eq!(done.files, [part.to_string_lossy()], "{damage:?}");
            let opened = open(&storage, Path::new(ROOT), &mut |_, _| {}).unwrap();
            assert_eq!(opened.project.name, project.name);
            assert!(sim::file::changed_texts(&project, &opened.project).is_empty(), "{part:?}");
            let now = storage.files_under(ROOT);
            assert!(whole.iter().all(|(path, content)| now[path] == *content || path.ends_with("art.png")), "{part:?}");
            assert_eq!(done.replaced.is_some(), damage.is_some(), "{part:?}");
            if let Some(folder) = done.replaced {
                assert_eq!(storage.read(&folder.join(part), 9).unwrap(), b"\0\0\0");
            }
        }
    }
}

#[test]
fn an_older_backup_takes_the_project_back_to_it() {
    let (storage, _) = saved();
    let all = list(&*storage, Path::new(ROOT));
    let done = restore(&*storage, Path::new(ROOT), *all.last().unwrap()).unwrap();
    assert_eq!(done.files, ["loopwright.json"]);
    assert_eq!(open(&*storage, Path::new(ROOT), &mut |_, _| {}).unwrap().project.name, "sample");
    assert_eq!(list(&*storage, Path::new(ROOT)), all, "the backups stay");
}

#[test]
fn a_backup_with_a_level_that_could_not_be_read_is_restored_without_it() {
    let (storage, _) = saved();
    storage.put(format!("{ROOT}/levels/{LEVEL}.json"), "damaged");
    let opened = open(&*storage, Path::new(ROOT), &mut |_, _| {}).unwrap();
    backups::keep(&*storage, Path::new(ROOT), &opened.project, u64::MAX / 2, 1 << 30).unwrap();
    storage.put(format!("{ROOT}/loopwright.json"), "damaged too");
    let newest = list(&*storage, Path::new(ROOT))[0];
    let done = restore(&*storage, Path::new(ROOT), newest).unwrap();
    assert_eq!(done.files, ["loopwright.json"]);
    let again = open(&*storage, Path::new(ROOT), &mut |_, _| {}).unwrap();
    assert_eq!(again.project.absent_levels, opened.project.absent_levels);
}

#[test]
fn a_project_that_is_open_in_a_window_is_not_restored_behind_it() {
    let (storage, project) = saved();
    let journal = Journal::new(storage.clone(), || {});
    journal.begin(Path::new(ROOT), project, None);
    journal.flush();
    let before = storage.files();
    let newest = list(&*storage, Path::new(ROOT))[0];
    let why = restore(&*storage, Path::new(ROOT), newest).unwrap_err();
    assert!(why.contains("is open in a window") && why.contains("Backups…"), "{why}");
    assert_eq!(storage.files(), before);
}

#[test]
fn killed_while_restoring_it_is_the_damaged_project_or_the_restored_one() {
    let (storage, _) = saved();
    for part in ["loopwright.json", "chunks.json", "runs/a.json"] {
        storage.put(Path::new(ROOT).join(part), "damaged");
    }
    let newest = list(&*storage, Path::new(ROOT))[0];
    let mut ended = false;
    for call in (0..).step_by(5) {
        let storage = (*storage).clone();
        storage.fail_at(call, sim::file::Failure::Stop);
        ended = restore(&storage, Path::new(ROOT), newest).is_ok();
        storage.heal();
        let again = open(&storage, Path::new(ROOT), &mut |_, _| {});
        let damaged = |part: &str| storage.files()[&Path::new(ROOT).join(part)] == b"damaged";
        let count = ["loopwright.json", "chunks.json", "runs/a.json"].iter().filter(|part| damaged(part)).count();
        assert!(count == 3 || (count == 0 && again.is_ok()), "call {call}: {count} of 3 are damaged");
        if ended {
            break;
        }
    }
    assert!(ended);
}
