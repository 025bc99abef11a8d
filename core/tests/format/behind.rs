//! A file changed on disk behind the editor is never overwritten unseen; digests decide.

use crate::common::*;
use sim::file::{Failure, ProjectError, SaveOptions, changed_on_disk, save};
use std::path::{Path, PathBuf};

const LEVEL: &str = "/home/projects/sample/levels/one.json";

#[test]
fn what_somebody_else_wrote_is_not_overwritten() {
    let same_length = |text: Vec<u8>| String::from_utf8(text).unwrap().replace("hills.ogg", "caves.ogg").into_bytes();
    for (row, theirs) in [
        ("edited", Some(&(|text: Vec<u8>| [text, b"\n".to_vec()].concat()) as &dyn Fn(Vec<u8>) -> Vec<u8>)),
        ("replaced by something else", Some(&|_| b"{}".to_vec())),
        ("same length and time, other content", Some(&same_length)),
        ("emptied", Some(&|_| Vec::new())),
        ("deleted", None),
    ] {
        for unchanged_here in [false, true] {
            let (storage, mut saved) = saved();
            let old = storage.files()[Path::new(LEVEL)].clone();
            match theirs {
                Some(theirs) => storage.put(LEVEL, theirs(old)),
                None => storage.take(LEVEL),
            }
            assert_eq!(changed_on_disk(&storage, &saved).unwrap(), ["levels/one.json"], "{row}");
            let before = storage.files();
            let mut new = changed();
            if unchanged_here {
                new.levels[0] = saved.project().levels[0].clone();
            }
            let error = save_plainly(&storage, &new, &mut saved).unwrap_err();
            assert!(
                matches!(&error, ProjectError::ChangedOnDisk { paths } if *paths == ["levels/one.json"]),
                "{row}: {error}"
            );
            assert_eq!(storage.files(), before, "{row}");
            // Asked, the user wants it overwritten.
            let options = SaveOptions { overwrite: true, ..SaveOptions::default() };
            save(&storage, &new, &mut saved, &options).unwrap();
            assert_eq!(load(&storage).project, new, "{row}");
        }
    }
}

#[test]
fn a_file_that_appeared_where_a_new_level_goes_is_noticed() {
    let (storage, mut saved) = saved();
    storage.put(format!("{ROOT}/levels/new.json"), "theirs");
    let mut new = sample();
    new.levels.push(level("new", 1).into());
    assert!(matches!(save_plainly(&storage, &new, &mut saved), Err(ProjectError::ChangedOnDisk { .. })));
    assert_eq!(storage.files()[Path::new("/home/projects/sample/levels/new.json")], b"theirs");
}

#[test]
fn nothing_is_lost_if_somebody_else_writes_during_the_save() {
    let (mut seen, mut lost) = ([0, 0], 0);
    for n in 0.. {
        let (storage, mut saved) = saved();
        storage.fail_at(n, Failure::Write(PathBuf::from(LEVEL), b"theirs".to_vec()));
        let result = save_plainly(&storage, &changed(), &mut saved);
        if storage.calls() <= n {
            break;
        }
        // Between the last look and the rename itself there is one instant in which nobody can notice.
        lost += usize::from(storage.files().values().all(|content| content != b"theirs"));
        match result {
            Ok(()) => seen[1] += 1,
            Err(ProjectError::ChangedOnDisk { .. }) => {
                seen[0] += 1;
                assert_eq!(storage.files()[Path::new(LEVEL)], b"theirs", "call {n}");
                assert_eq!(storage.files().len(), FILES, "call {n}: {:?}", storage.files().keys());
            }
            Err(error) => panic!("call {n}: {error}"),
        }
    }
    assert!(lost <= 1, "their version is gone at {lost} calls");
    assert!(seen[0] > 20 && seen[1] > 20, "{seen:?}");
}

#[test]
fn what_could_not_be_read_is_left_alone() {
    let (storage, _) = saved();
    storage.put(LEVEL, "{ broken");
    storage.put(format!("{ROOT}/runs/a.json"), "[]");
    storage.put(format!("{ROOT}/tilesets/caves/tileset.json"), "{\"format\": 99}");
    storage.put(format!("{ROOT}/objects.json"), "7");
    let before = storage.files();
    let mut opened = load(&storage);
    let project = &mut opened.project;
    assert_eq!((project.levels.len(), project.runs.len(), project.tilesets.len()), (3, 2, 2));
    let text: Vec<_> = opened.problems.iter().map(ToString::to_string).collect();
    for file in ["levels/one.json:1:3", "runs/a.json", "tilesets/caves/tileset.json", "objects.json"] {
        assert!(text.iter().any(|text| text.starts_with(file) && text.contains("not opened")), "{file}: {text:#?}");
    }
    project.name = "New".into();
    project.levels.pop();
    save_plainly(&storage, &opened.project, &mut opened.saved).unwrap();
    let after = storage.files();
    for (path, content) in &before {
        let name = path.file_name().unwrap().to_str().unwrap();
        match name {
            "loopwright.json" => {
                let text = String::from_utf8(after[path].clone()).unwrap();
                assert!(text.contains(r#""levels": ["one", "two", "Three 3"]"#), "{text}");
            }
            "four.json" => assert!(!after.contains_key(path)),
            _ => assert_eq!(after.get(path), Some(content), "{path:?}"),
        }
    }
}
