//! The record of a save that was cut short: it reaches nothing that no save writes, and never locks a project.

use crate::common::*;
use sim::file::*;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const RECORD: &str = ".loopwright-save";

fn digest(content: &[u8]) -> serde_json::Value {
    FileDigest::of(content).to_string().into()
}

/// Puts a record there that names one file; `before` and `after` are its contents.
fn put_record(storage: &MemoryStorage, path: &str, before: Option<&[u8]>, after: Option<&[u8]>) {
    let parts = serde_json::json!({"parts": [{
        "path": path, "before": before.map(digest), "after": after.map(digest)
    }]});
    put_text(storage, &parts.to_string());
}

fn put_text(storage: &MemoryStorage, body: &str) {
    let record = format!("{}\n{body}\n", FileDigest::of(body.as_bytes()));
    storage.put(PathBuf::from(ROOT).join(RECORD), record);
}

#[test]
fn a_record_that_names_what_no_save_writes_is_refused_whole() {
    let victim = b"keep me".as_slice();
    for (path, after) in [
        ("../victim.json", None),
        ("../../../x", None),
        ("../other/picture.png", None),
        ("../other/picture.png", Some(b"new".as_slice())),
        ("../other/tileset.json", Some(b"new".as_slice())),
        ("/home/projects/victim.json", None),
        ("//home/projects/victim.json", Some(b"new".as_slice())),
        ("levels/../../victim.json", None),
        ("levels\\..\\victim.json", None),
        ("C:/victim.json", None),
        ("C:victim.json", None),
        ("\\\\server\\share\\victim.json", None),
        ("levels//one.json", None),
        ("./levels/one.json", None),
        ("levels/\u{2025}/one.json", None),
        ("", None),
        ("..", None),
        ("levels/nul.json", None),
    ] {
        let (storage, _) = saved();
        for file in ["victim.json", "other/picture.png", "other/tileset.json"] {
            storage.put(Path::new("/home/projects").join(file), victim);
        }
        put_record(&storage, path, Some(victim), after);
        storage.heal();
        let before = storage.files();
        let error = open(&storage, Path::new(ROOT), &mut |_, _| {}).unwrap_err();
        assert!(matches!(&error, ProjectError::Record { .. }), "{path}: {error}");
        let text = error.to_string();
        assert!(text.contains(&format!("delete {ROOT}/{RECORD}")) && text.contains(&format!("`{path}`")), "{text}");
        assert_eq!(storage.files(), before, "{path}");
        let outside = storage.touched().into_iter().find(|path| !path.starts_with(ROOT));
        assert_eq!(outside, None, "{path}");
        storage.take(PathBuf::from(ROOT).join(RECORD));
        assert!(load(&storage).project == sample(), "what the message says opens the project");
    }
    let (storage, _) = saved();
    put_text(&storage, r#"{"parts": [{"path": "levels/one.json", "before": "x", "after": "no digest"}]}"#);
    assert!(matches!(open(&storage, Path::new(ROOT), &mut |_, _| {}), Err(ProjectError::Record { .. })));
}

#[test]
fn a_record_may_name_a_linked_tileset_but_removes_and_moves_nothing_there() {
    let listed = |storage: &MemoryStorage| {
        let path = PathBuf::from(ROOT).join("loopwright.json");
        let text = String::from_utf8(storage.files()[&path].clone()).unwrap();
        storage.put(&path, text.replace("tilesets/caves", "../other"));
    };
    let file = Path::new("/home/projects/other/tileset.json");
    for (row, after) in [("removed", None), ("its new content is nowhere", Some(b"new".as_slice()))] {
        let (storage, _) = saved();
        listed(&storage);
        storage.put(file, "theirs");
        put_record(&storage, "../other/tileset.json", Some(b"another".as_slice()), after);
        let before = storage.files_under("/home/projects/other");
        let _told = open(&storage, Path::new(ROOT), &mut |_, _| {});
        assert_eq!(storage.files_under("/home/projects/other"), before, "{row}");
    }
}

/// The files of a project while a save of it is cut short after its commit, with `placed` files in place already.
fn cut_short(placed: usize) -> MemoryStorage {
    for n in 0.. {
        let (storage, mut saved) = saved();
        storage.fail_at(n, Failure::Stop);
        assert!(
            save_plainly(&storage, &changed(), &mut saved).is_err(),
            "the save ended before it could be stopped there"
        );
        storage.heal();
        let is_committed = load(&storage.clone()).project == changed();
        if is_committed && FILES - temps(&storage).len() == placed {
            return storage;
        }
    }
    unreachable!("the save ends");
}

fn temps(storage: &MemoryStorage) -> Vec<PathBuf> {
    let is_temp = |path: &PathBuf| {
        path.file_name().is_some_and(|name| {
            let name = name.to_string_lossy();
            name.starts_with(".loopwright-") && name.ends_with(".new")
        })
    };
    storage.files().into_keys().filter(is_temp).collect()
}

#[test]
fn a_record_whose_new_contents_are_gone_opens_the_old_project_and_says_so() {
    let storage = cut_short(0);
    let all = temps(&storage);
    for lost in [1, all.len()] {
        let storage = storage.clone();
        let kept: BTreeMap<PathBuf, Vec<u8>> =
            storage.files().into_iter().filter(|(path, _)| all[lost..].contains(path)).collect();
        all[..lost].iter().for_each(|path| storage.take(path));
        let opened = load(&storage);
        assert!(opened.project == sample(), "{lost} of {} are lost", all.len());
        let told: Vec<_> = opened.problems.iter().filter(|problem| problem.message.contains("cut short")).collect();
        assert_eq!(told.len(), lost, "{:?}", opened.problems);
        assert!(told.iter().all(|problem| problem.message.contains("as they were")), "{told:?}");
        let there: Vec<Vec<u8>> = storage.files().into_values().collect();
        assert!(kept.values().all(|content| there.contains(content)), "what was left of the save is still there");
        assert!(!storage.files().contains_key(&PathBuf::from(ROOT).join(RECORD)));
        let mut opened = load(&storage);
        assert!(opened.problems.iter().all(|problem| !problem.message.contains("cut short")), "it is told once");
        save_plainly(&storage, &changed(), &mut opened.saved).unwrap();
        assert!(load(&storage).project == changed());
    }
}

#[test]
fn a_save_that_is_half_in_place_goes_as_far_as_it_can() {
    let storage = cut_short(5);
    let gone = temps(&storage)[0].clone();
    storage.take(&gone);
    let opened = load(&storage);
    let told: Vec<_> = opened.problems.iter().filter(|problem| problem.message.contains("cut short")).collect();
    assert!(matches!(&told[..], [problem] if problem.message.contains("restore a backup")), "{:?}", opened.problems);
    assert!(temps(&storage).is_empty(), "all others are in place");
    let mut opened = load(&storage);
    save_plainly(&storage, &changed(), &mut opened.saved).unwrap();
    assert!(load(&storage).project == changed());
}
