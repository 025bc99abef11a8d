//! The projects that ship open without a problem, and rewriting them changes no byte.

use sim::file::{Disk, MemoryStorage, SaveOptions, Saved, open, save};
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn shipped_projects_are_whole_and_rewritten_alike() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../projects");
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let root = entry.unwrap().path();
        if !root.join("loopwright.json").exists() {
            continue;
        }
        let opened = open(&Disk, &root, &mut |_, _| {}).unwrap();
        let problems: Vec<_> = opened.problems.iter().map(ToString::to_string).collect();
        assert!(problems.is_empty(), "{}: {problems:#?}", root.display());
        let storage = MemoryStorage::new();
        let copy = Path::new("/shipped/projects/copy");
        storage.put(copy.join("readme"), "");
        let outside = opened.project.tilesets.iter().map(|set| set.path.clone()).collect();
        let options = SaveOptions { outside, ..SaveOptions::default() };
        save(&storage, &opened.project, &mut Saved::at(copy), &options).unwrap();
        storage.take(copy.join("readme"));
        for (path, content) in storage.files() {
            let original = match path.strip_prefix(copy) {
                Ok(part) => root.join(part),
                Err(_) => root.join("../..").join(path.strip_prefix("/shipped").unwrap()),
            };
            let original = fs::read(&original).unwrap_or_else(|error| panic!("{}: {error}", original.display()));
            assert_eq!(String::from_utf8_lossy(&content), String::from_utf8_lossy(&original), "{}", path.display());
        }
    }
}
