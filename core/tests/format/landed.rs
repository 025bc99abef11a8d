//! Files as earlier versions of the program wrote them, kept byte for byte: each version must open what all before it saved.
//! When a version writes anything in another way, a project that the version before it saved joins `landed/projects`, with a
//! row here.

use sim::file::{Disk, MemoryStorage, SaveOptions, Saved, open, save};
use sim::project::{Expectation, Project};
use std::fs;
use std::path::{Path, PathBuf};

/// A project's folder, what it was the first to hold, and how many levels, mazes, runs and kinds of its own it has.
const LANDED: [(&str, &str, [usize; 4]); 4] = [
    ("first-steps", "format 1: levels, chunks, a tileset beside the project", [1, 0, 0, 0]),
    ("object-gym", "objects, kinds of a project's own, runs that end in a digest", [41, 0, 41, 3]),
    ("abilities", "characters, forms, shields, runs with moments", [13, 0, 13, 0]),
    ("mazes", "rotating mazes and their runs", [0, 1, 2, 0]),
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/format/landed/projects")
}

fn opened(root: &Path) -> Project {
    let opened = open(&Disk, root, &mut |_, _| {}).unwrap_or_else(|error| panic!("{error}"));
    let problems: Vec<_> = opened.problems.iter().map(ToString::to_string).collect();
    assert!(problems.is_empty(), "{}: {problems:#?}", root.display());
    opened.project
}

#[test]
fn what_earlier_versions_saved_opens_whole() {
    let kept = fs::read_dir(folder()).unwrap().count();
    assert_eq!(kept, LANDED.len(), "each kept project has a row");
    for (name, first, counts) in LANDED {
        let project = opened(&folder().join(name));
        let found = [project.levels.len(), project.mazes.len(), project.runs.len(), project.objects.kinds.len()];
        assert_eq!(found, counts, "{name}: {first}");
        for run in &project.runs {
            assert!(run.expect != Expectation::default(), "{name}, run {}: what it expects was lost", run.key);
        }
    }
}

/// Saved by this version and opened again, the project is the one that the earlier version saved.
#[test]
fn saved_by_this_version_nothing_is_lost() {
    for (name, ..) in LANDED {
        let project = opened(&folder().join(name));
        let storage = MemoryStorage::new();
        let root = Path::new("/landed/projects").join(name);
        storage.put(root.join("readme"), "");
        let outside = project.tilesets.iter().map(|set| set.path.clone()).collect();
        let options = SaveOptions { outside, ..SaveOptions::default() };
        save(&storage, &project, &mut Saved::at(&root), &options).unwrap();
        let again = open(&storage, &root, &mut |_, _| {}).unwrap();
        assert!(again.problems.is_empty() && again.project == project, "{name}");
    }
}
