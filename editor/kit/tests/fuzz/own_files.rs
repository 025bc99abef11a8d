//! Files that the program writes itself: projects, runs, tilesets, mazes, the journal, backups.

use crate::changes::{Change, changed};
use crate::common::{document, project};
use crate::inputs;
use crate::memory::bounded;
use kit::document::journal::{FOLDER, Journal, past};
use kit::document::{Document, Edit, History, backups};
use sim::file::{MemoryStorage, open, read_run, save_as};
use std::path::{Path, PathBuf};
use std::sync::Arc;

const ROOT: &str = "/p";

/// The project of the tests, saved.
fn saved() -> MemoryStorage {
    let storage = MemoryStorage::new();
    let mut project = project();
    let kind = sim::project::OwnKind { name: "hut".into(), ..sim::project::OwnKind::default() };
    Arc::make_mut(&mut project.objects).kinds.push(kind.into());
    save_as(&storage, &project, None, Path::new(ROOT)).unwrap();
    storage
}

/// Opens any content; what opens is edited and saved again, or refused in words.
fn open_and_go_on(storage: &MemoryStorage) {
    let Ok(opened) = open(storage, Path::new(ROOT), &mut |_, _| {}) else { return };
    let mut history = History::new(Document::new(opened.project, Some(ROOT.into())));
    let renamed = history.apply("Rename", None, vec![Edit::SetProjectName("renamed".into())]);
    assert!(renamed.is_err() || history.undo());
}

#[test]
fn projects() {
    let storage = saved();
    let files: Vec<(PathBuf, Vec<u8>)> = storage.files_under(ROOT).into_iter().collect();
    bolero::check!().with_iterations(inputs(20_000)).with_type::<(u8, Vec<Change>)>().for_each(|(which, changes)| {
        let (file, content) = &files[usize::from(*which) % files.len()];
        let broken = changed(content, changes);
        let length = files.iter().map(|(_, content)| content.len()).sum::<usize>() + broken.len();
        storage.put(Path::new(ROOT).join(file), broken);
        bounded(length, || open_and_go_on(&storage));
        storage.put(Path::new(ROOT).join(file), content.clone());
    });
}

#[test]
fn runs() {
    let run =
        br#"{"format": 1, "level": "hills", "ruleset": "sonic2", "start": {"x": 64, "y": 172, "ground_speed": "3.80"},
        "inputs": ["R.120", "RJ.10", ".600"], "moments": [{"frame": 12, "x": 70, "mode": "floor", "rings": 3}],
        "expect": {"x": 380, "y": 236, "digest": "0a303b253334df7f"}}"#;
    let storage = MemoryStorage::new();
    bolero::check!().with_iterations(inputs(20_000)).with_type::<Vec<Change>>().for_each(|changes| {
        let broken = changed(run, changes);
        let length = broken.len();
        storage.put("/run.json", broken);
        let _run_or_words = bounded(length, || read_run(&storage, Path::new("/run.json")));
    });
}

/// A journal with a few steps, some of them undone.
fn journal() -> Vec<u8> {
    let storage = Arc::new(saved());
    let mut history = History::new(document());
    let journal = Journal::new(storage.clone(), || {});
    history.report();
    journal.begin(Path::new(ROOT), history.document().project().clone(), None);
    for name in ["one", "two", "three"] {
        history.apply(name, None, vec![Edit::SetProjectName(name.into())]).unwrap();
    }
    history.undo();
    journal.follow(history.take_news());
    journal.flush();
    let file = Path::new(ROOT).join(FOLDER).join("journal");
    storage.files().remove(&file).unwrap()
}

#[test]
fn journals() {
    let (storage, written) = (saved(), journal());
    let file = Path::new(ROOT).join(FOLDER).join("journal");
    bolero::check!().with_iterations(inputs(20_000)).with_type::<Vec<Change>>().for_each(|changes| {
        let broken = changed(&written, changes);
        let length = broken.len();
        storage.put(&file, broken);
        bounded(length, || {
            let Some(past) = past(&storage, Path::new(ROOT), document().project()) else { return };
            let mut history = History::with_past(document(), &past);
            while history.undo() {}
            while history.redo() {}
            if let Some((project, _)) = past.restored() {
                let _again = Document::new(project, None);
            }
        });
    });
}

#[test]
fn backups_of_a_project() {
    let (storage, project) = (saved(), project());
    backups::keep(&storage, Path::new(ROOT), &project, 1, 1 << 20).unwrap();
    let [backup] = backups::list(&storage, Path::new(ROOT))[..] else { panic!("one was kept") };
    let (file, packed) =
        storage.files().into_iter().find(|(path, _)| path.to_string_lossy().contains("backups")).unwrap();
    let content = miniz_oxide::inflate::decompress_to_vec_zlib(&packed).unwrap();
    bolero::check!().with_iterations(inputs(10_000)).with_type::<(bool, Vec<Change>)>().for_each(
        |(is_inside, changes)| {
            let broken = match is_inside {
                true => miniz_oxide::deflate::compress_to_vec_zlib(&changed(&content, changes), 1),
                false => changed(&packed, changes),
            };
            storage.put(&file, broken);
            let _project_or_words = bounded(content.len(), || {
                backup.read(&storage, Path::new(ROOT), &project).map(|project| project.levels)
            });
        },
    );
}
