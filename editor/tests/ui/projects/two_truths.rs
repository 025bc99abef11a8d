//! Another program changes the project while it is open.

use crate::projects::files::{click, open_path, project, sample, settle};
use crate::projects::recovery::keeping;
use crate::support::{CTRL, key, wait_until};
use eframe::egui::Key;
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotOptions};
use kit::document::Edit;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use loopwright::shell::windows::question::Question;
use sim::file::{Disk, SaveOptions, open, save};
use sim::project::{LevelData, Project, Start};
use std::path::Path;
use std::sync::Arc;

/// Another program changes the first level.
fn elsewhere(folder: &Path, change: impl Fn(&mut LevelData)) {
    let mut opened = open(&Disk, folder, &mut |_, _| {}).unwrap();
    change(Arc::make_mut(&mut opened.project.levels[0]));
    save(&Disk, &opened.project, &mut opened.saved, &SaveOptions::default()).unwrap();
}

fn place_start(h: &mut Harness<'_, App>, x: i32) {
    let level = &h.state().document().project().levels[0];
    let edits = vec![Edit::SetStart { level: level.key.clone(), start: Start { x, ..level.start } }];
    h.state_mut().send(Command::Edit { label: "Move the start".into(), gesture: None, edits: edits.into() });
    h.run_ok();
}

/// As coming back to the window does.
fn look(h: &mut Harness<'_, App>) {
    h.state_mut().send(Command::Action(Action::ReloadAssets));
    h.run_ok();
    settle(h);
}

fn level(h: &Harness<'_, App>) -> LevelData {
    (*h.state().document().project().levels[0]).clone()
}

fn on_disk(folder: &Path) -> Project {
    open(&Disk, folder, &mut |_, _| {}).unwrap().project
}

#[test]
fn a_change_of_another_program_is_taken_if_nothing_is_unsaved() {
    let folder = project("clean");
    let mut h = keeping(None);
    open_path(&mut h, &folder);
    elsewhere(&folder, |level| level.title = "Theirs".into());
    look(&mut h);
    assert_eq!(
        (level(&h).title.as_str(), h.state().question(), h.state().history().is_dirty()),
        ("Theirs", None, false)
    );
}

#[test]
fn both_changed_the_project_and_it_is_merged() {
    let folder = sample("both");
    let mut h = keeping(None);
    open_path(&mut h, &folder);
    place_start(&mut h, 300);
    elsewhere(&folder, |level| level.title = "Theirs".into());
    look(&mut h);
    assert!(matches!(h.state().question(), Some(Question::Both(_))), "{:?}", h.state().notices().latest());
    assert_eq!(level(&h).title, "Meadow", "nothing happens unasked");
    h.snapshot_options("changed_on_disk", &SnapshotOptions::new().threshold(0.5));
    click(&mut h, "Merge");
    assert_eq!((level(&h).title.as_str(), level(&h).start.x, h.state().history().is_dirty()), ("Theirs", 300, true));
    key(&mut h, CTRL, Key::S);
    settle(&mut h);
    assert_eq!(h.state().question(), None, "the save knows what is on disk");
    let saved = on_disk(&folder);
    assert_eq!((saved.levels[0].title.as_str(), saved.levels[0].start.x), ("Theirs", 300));
    key(&mut h, CTRL, Key::Z);
    assert_eq!((level(&h).title.as_str(), level(&h).start.x), ("Meadow", 300), "the merge is a step");
}

#[test]
fn where_both_changed_the_same_one_chooses() {
    for (side, expected) in [("Mine", 300), ("Theirs", 500)] {
        let folder = project(&format!("choose-{side}"));
        let mut h = keeping(None);
        open_path(&mut h, &folder);
        place_start(&mut h, 300);
        elsewhere(&folder, |level| (level.start.x, level.title) = (500, "Theirs".into()));
        look(&mut h);
        click(&mut h, &format!("{side}: levels/hills.json"));
        click(&mut h, "Merge");
        assert_eq!((level(&h).title.as_str(), level(&h).start.x), ("Theirs", expected));
    }
}

#[test]
fn a_save_that_meets_other_changes_can_merge_them() {
    let folder = project("meets");
    let mut h = keeping(None);
    open_path(&mut h, &folder);
    place_start(&mut h, 300);
    elsewhere(&folder, |level| level.title = "Theirs".into());
    key(&mut h, CTRL, Key::S);
    settle(&mut h);
    click(&mut h, "Merge\u{2026}");
    wait_until(&mut h, "it is compared", |h| matches!(h.state().question(), Some(Question::Both(_))));
    click(&mut h, "Merge");
    key(&mut h, CTRL, Key::S);
    settle(&mut h);
    let saved = on_disk(&folder);
    assert_eq!((saved.levels[0].title.as_str(), saved.levels[0].start.x), ("Theirs", 300));
}

#[test]
fn the_others_work_can_be_taken_or_left() {
    for (answer, title, x) in [("Keep mine", "Hills", 300), ("Take theirs", "Theirs", 500)] {
        let folder = project("whole");
        let mut h = keeping(None);
        open_path(&mut h, &folder);
        place_start(&mut h, 300);
        elsewhere(&folder, |level| (level.start.x, level.title) = (500, "Theirs".into()));
        look(&mut h);
        click(&mut h, answer);
        assert_eq!((level(&h).title.as_str(), level(&h).start.x), (title, x), "{answer}");
        if answer == "Take theirs" {
            key(&mut h, CTRL, Key::Z);
            assert_eq!(level(&h).start.x, 300, "undo brings mine back");
        }
    }
}

#[test]
fn a_file_that_is_half_written_is_not_merged() {
    let folder = project("half");
    let mut h = keeping(None);
    open_path(&mut h, &folder);
    place_start(&mut h, 300);
    std::fs::write(folder.join("chunks.json"), "{ \"format\": 1, \"chu").unwrap();
    look(&mut h);
    assert!(matches!(h.state().question(), Some(Question::ChangedBehind(_))), "{:?}", h.state().question());
    click(&mut h, "Keep mine");
    assert_eq!(level(&h).start.x, 300);
    assert!(h.query_by_label("Merge").is_none());
}
