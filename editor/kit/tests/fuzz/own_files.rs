//! Files that the program writes itself: projects, runs, tilesets, mazes, the journal, backups.

use crate::changes::{Change, changed};
use crate::common::{document, project};
use crate::inputs;
use crate::memory::bounded;
use kit::document::disk::backups;
use kit::document::journal::{FOLDER, Journal, past};
use kit::document::{Document, Edit, History};
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
        "expect": {"x": 380, "y": 236, "digest_2": "0a303b253334df7f"}}"#;
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

/// Values of all kinds, as dense as they can be written, in a field that no version knows.
#[test]
fn unknown_fields_take_no_more_memory_than_their_length_justifies() {
    let storage = saved();
    let dense = ["1", "[]", "{}", "\"\"", "[0]", "{\"\":0}", "null", "[[[[]]]]", "{\"a\":{\"b\":[1,{}]}}", "1.5"];
    let files: Vec<(PathBuf, Vec<u8>)> = storage.files_under(ROOT).into_iter().collect();
    let mut refused = 0;
    for (n, (file, content)) in files.iter().enumerate() {
        for (m, value) in dense.iter().enumerate() {
            // Every shape in one file, and one shape in every other file.
            if !file.ends_with("chunks.json") && m != n % dense.len() {
                continue;
            }
            for is_list in [true, false] {
                let count = 4_000_000 / (value.len() + if is_list { 1 } else { 10 });
                let list: Vec<String> = match is_list {
                    true => vec![(*value).to_owned(); count],
                    false => (0..count).map(|n| format!("\"{n:x}\":{value}")).collect(),
                };
                let (start, end) = if is_list { ('[', ']') } else { ('{', '}') };
                let field = format!("{{\"of_a_later_version\": {start}{}{end},", list.join(","));
                drop(list);
                let text = std::str::from_utf8(content).unwrap().replacen('{', &field, 1);
                let length = text.len();
                storage.put(Path::new(ROOT).join(file), text);
                let told = bounded(length, || match open(&storage, Path::new(ROOT), &mut |_, _| {}) {
                    Ok(opened) => opened.problems.iter().map(ToString::to_string).collect::<String>(),
                    Err(error) => error.to_string(),
                });
                if told.contains("unknown fields hold too many values") {
                    assert!(told.contains(&*file.to_string_lossy()), "{told}");
                    refused += 1;
                }
            }
        }
        storage.put(Path::new(ROOT).join(file), content.clone());
    }
    assert!(refused > 15, "{refused} are refused");
}

/// Reads a level of a large import: as many objects as there can be, each with fields of its own.
#[test]
fn a_level_full_of_objects_with_parameters_is_no_hostile_file() {
    let storage = saved();
    let mut large = project();
    let fields = ["direction", "strength", "period", "group", "subtype", "order"];
    let extra: sim::project::Extra =
        fields.iter().zip(0..).map(|(name, n)| ((*name).to_owned(), (n * 16).into())).collect();
    let object = |n: u64| sim::project::Placement {
        id: sim::project::PlacementId(n),
        kind: "platform".into(),
        extra: extra.clone(),
        ..sim::project::Placement::default()
    };
    // The ids of the sample's switchers, limits and marks are those of its objects, its block 0 is not empty, and its picture is
    // not among the files: all that is here is to come back, and nothing to be named.
    let level = Arc::make_mut(&mut large.levels[0]);
    level.placements = (0..65_536).map(object).collect();
    level.switchers.clear();
    level.limit_changes.clear();
    level.marks.clear();
    let tileset = Arc::make_mut(&mut Arc::make_mut(&mut large.tilesets[0]).tileset);
    Arc::make_mut(&mut tileset.blocks)[0] = sim::tiles::Block::default();
    tileset.sheet = None;
    large.levels.push(Arc::new(sim::project::LevelData { key: "two".into(), ..(*large.levels[0]).clone() }));
    save_as(&storage, &large, None, Path::new("/large")).unwrap();
    let length = storage.files_under("/large").values().map(Vec::len).sum();
    let opened = bounded(length, || open(&storage, Path::new("/large"), &mut |_, _| {})).unwrap();
    assert!(opened.problems.is_empty(), "{:?}", opened.problems);
    assert!(opened.project == large);
}
