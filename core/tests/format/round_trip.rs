//! Load and save change no byte, and what one wrote the other reads.

use crate::common::*;
use sim::project::{Start, StartState};
use sim::ruleset::{Form, Shield};
use std::sync::Arc;

#[test]
fn a_project_of_many_files_comes_back_as_it_was() {
    let (storage, _) = saved();
    assert_eq!(storage.files().len(), FILES, "{:?}", storage.files().keys());
    let opened = load(&storage);
    assert_eq!(opened.project, sample());
    let problems: Vec<_> = opened.problems.iter().map(ToString::to_string).collect();
    assert_eq!(problems.len(), 2, "{problems:#?}");
    assert!(problems[0].starts_with("loopwright.json:"), "{problems:?}");
    assert_eq!(opened.problems[1].place.file, "runs/c.json");
    assert!(opened.problems[1].place.line > 1);
}

#[test]
fn saving_what_was_loaded_touches_no_file() {
    let (storage, _) = saved();
    let before = storage.files();
    let mut opened = load(&storage);
    save_plainly(&storage, &opened.project, &mut opened.saved).unwrap();
    assert_eq!(storage.files(), before);
    // A copy that shares nothing is found equal by content.
    save_plainly(&storage, &sample(), &mut opened.saved).unwrap();
    assert_eq!(storage.files(), before);
}

#[test]
fn files_formatted_by_hand_keep_their_bytes_until_they_change() {
    let (storage, _) = saved();
    let path = format!("{ROOT}/levels/one.json");
    let mine = String::from_utf8(storage.files()[std::path::Path::new(&path)].clone()).unwrap().replace("  ", "\t");
    storage.put(&path, mine.clone());
    let mut opened = load(&storage);
    let mut project = opened.project.clone();
    Arc::make_mut(&mut project.levels[1]).title = "New".into();
    save_plainly(&storage, &project, &mut opened.saved).unwrap();
    assert_eq!(storage.files()[std::path::Path::new(&path)], mine.as_bytes());
    assert_eq!(load(&storage).project, project);
}

#[test]
fn how_files_look() {
    let (storage, _) = saved();
    let files = storage.files_under(ROOT);
    let text = |name: &str| String::from_utf8(files[std::path::Path::new(name)].clone()).unwrap();
    for (name, text_part) in [
        (
            "loopwright.json",
            "{\n  \"format\": 1,\n  \"name\": \"Sample ☀ 😀\",\n  \"ruleset\": {\n    \"preset\": \"sonic1\",",
        ),
        (
            "loopwright.json",
            "    { \"path\": \"tilesets/caves\", \"first_block\": 10, \"tint\": \"red\" }\n  ],\n  \"levels\": [\"one\", \"two\", \"Three 3\", \"four\"],",
        ),
        (
            "chunks.json",
            "  \"chunks\": [\n    {},\n    {\n      \"role\": \"loop\",\n      \"low_plane\": 2,\n      \"rows\": [\n        \". . . 1at . . . .\",\n",
        ),
        ("levels/one.json", "  \"layout\": [\n    [1, 2, 0, 1, 2],\n"),
        (
            "levels/one.json",
            "  \"loops\": [\n    [2, 1]\n  ],\n  \"switchers\": [\n    { \"id\": \"fedcba9876543210\", \"x\": 100, \"y\": -100, \"orientation\": \"horizontal\", \"half_length\": 64, \"right_or_below\": \"B high\", \"left_or_above\": \"A\",",
        ),
        (
            "runs/a.json",
            "  \"inputs\": [\n    \"R120 RJ8 .30 UDLRJabc1\"\n  ],\n  \"inputs_2\": [\n    \".60 LJ2\"\n  ],\n  \"moments\": [\n    { \"frame\": 2, \"name\": \"lands\", \"y_speed\": 0, \"on_object\": true },\n    { \"frame\": 3, \"of\": \"ring 2\", \"exists\": false }\n  ],\n  \"expect\": { \"goal\": true, \"within\": 600, \"rings\": 7, \"alive\": true, \"x\": 3, \"y\": -4, \"digest_2\": \"ffffffffffffffff\", \"lives\": 50 }\n}\n",
        ),
        (
            "tilesets/hills/tileset.json",
            "    { \"heights\": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], \"widths\": [1, 2,",
        ),
        ("tilesets/hills/tileset.json", "    { \"art\": 1, \"a\": 1, \"b\": 1, \"grip\": true },\n"),
    ] {
        assert!(text(name).contains(text_part), "{name} should contain\n{text_part}\nbut is\n{}", text(name));
    }
}

#[test]
fn a_start_keeps_every_form_and_shield() {
    let states = Form::NAMES.map(|(form, ..)| StartState { form, ..StartState::default() });
    let shielded = Shield::NAMES.map(|(shield, ..)| StartState { shield, ..StartState::default() });
    for state in states.into_iter().chain(shielded) {
        let (storage, mut saved) = saved();
        let mut project = sample();
        Arc::make_mut(&mut project.levels[0]).start.state = state;
        let start = Start { x: 1, state, ..Start::default() };
        Arc::make_mut(&mut project.runs[0]).start = Some(start);
        save_plainly(&storage, &project, &mut saved).unwrap();
        assert_eq!(load(&storage).project, project, "{state:?}");
    }
}

#[test]
fn what_changed_is_saved() {
    let (storage, mut saved) = saved();
    save_plainly(&storage, &changed(), &mut saved).unwrap();
    assert_eq!(load(&storage).project, changed());
    assert_eq!(storage.files().len(), FILES);
}
