//! A window that ends with unsaved work: the next one offers it, and undo goes on.

use crate::projects::files::{click, open_path, paint, project, sample, settle};
use crate::support::{CTRL, key, scratch, steps, wait_until, window};
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotOptions};
use kit::document::Edit;
use loopwright::app::App;
use loopwright::command::Command;
use loopwright::shell::windows::question::{Question, Recovery};
use sim::file::{Disk, open};
use std::fs;
use std::path::Path;

/// A window that keeps a journal, as the program's own does.
pub fn keeping(home: Option<&Path>) -> Harness<'static, App> {
    let mut h = window();
    let ctx = h.ctx.clone();
    // Nothing that is written from here on is any time ago.
    h.state_mut().stop_clock(0);
    h.state_mut().use_journal(&ctx, home.map(Path::to_owned));
    h
}

/// A window in which a project was opened and painted in, and which ended without a word.
fn crashed(folder: &Path) {
    let mut h = keeping(None);
    open_path(&mut h, folder);
    paint(&mut h);
}

fn start_x(h: &Harness<'_, App>) -> i32 {
    h.state().document().project().levels[0].start.x
}

fn offered(h: &Harness<'_, App>) -> Recovery {
    match h.state().question() {
        Some(Question::Recover(recovery)) => (**recovery).clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn unsaved_work_is_offered_and_restored_with_its_steps() {
    let folder = sample("recover");
    let before = open(&Disk, &folder, &mut |_, _| {}).unwrap().project.levels[0].start.x;
    crashed(&folder);
    let mut h = keeping(None);
    open_path(&mut h, &folder);
    let Recovery { steps: count, differences, is_foreign, is_untitled, .. } = offered(&h);
    assert_eq!((count, is_foreign, is_untitled), (1, false, false));
    assert_eq!(differences, ["Level “meadow”: start"]);
    assert_eq!(start_x(&h), before, "nothing is restored unasked");
    // The window behind the question may still be fading.
    h.snapshot_options("recovery", &SnapshotOptions::new().threshold(0.5));
    click(&mut h, "Restore");
    assert_eq!((start_x(&h), steps(&h).len(), h.state().history().is_dirty()), (200, 1, true));
    key(&mut h, CTRL, Key::Z);
    assert_eq!(start_x(&h), before);
    key(&mut h, CTRL, Key::Y);
    key(&mut h, CTRL, Key::S);
    settle(&mut h);
    drop(h);
    // Saved: nothing is offered, and undo goes on in the next session.
    let mut h = keeping(None);
    open_path(&mut h, &folder);
    assert_eq!((h.state().question(), start_x(&h)), (None, 200));
    assert!(!h.state().history().is_dirty());
    key(&mut h, CTRL, Key::Z);
    assert_eq!(start_x(&h), before);
    assert!(h.state().history().is_dirty());
}

#[test]
fn work_that_is_not_restored_comes_back_by_undo() {
    let folder = project("go-on");
    let before = open(&Disk, &folder, &mut |_, _| {}).unwrap().project.levels[0].start.x;
    crashed(&folder);
    let mut h = keeping(None);
    open_path(&mut h, &folder);
    offered(&h);
    click(&mut h, "Go on without it");
    assert_eq!((start_x(&h), h.state().history().is_dirty()), (before, false));
    key(&mut h, CTRL, Key::Z);
    assert_eq!(start_x(&h), 200);
    drop(h);
    let mut h = keeping(None);
    open_path(&mut h, &folder);
    assert!(matches!(h.state().question(), Some(Question::Recover(_))), "it is unsaved again");
}

#[test]
fn changes_that_are_left_on_purpose_are_not_offered() {
    let folder = project("left");
    let mut h = keeping(None);
    open_path(&mut h, &folder);
    paint(&mut h);
    key(&mut h, CTRL, Key::W);
    assert!(h.query_by_label_contains("Undo brings them back").is_some());
    click(&mut h, "Don't save");
    open_path(&mut h, &folder);
    assert_eq!(h.state().question(), None);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(start_x(&h), 200, "and still undo brings them back");
}

#[test]
fn a_project_that_was_never_saved_is_offered_at_the_next_start() {
    let home = scratch("untitled");
    let mut h = keeping(Some(&home));
    key(&mut h, CTRL, Key::N);
    key(&mut h, Modifiers::NONE, Key::Enter);
    settle(&mut h);
    let edits = vec![Edit::SetProjectName("Mine".into())];
    h.state_mut().send(Command::Edit { label: "Rename".into(), gesture: None, edits: edits.into() });
    h.run_ok();
    drop(h);
    let mut h = keeping(Some(&home));
    wait_until(&mut h, "it is offered", |h| h.state().question().is_some());
    assert!(offered(&h).is_untitled);
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!((h.state().document().project().name.as_str(), h.state().history().is_dirty()), ("Mine", true));
    key(&mut h, CTRL, Key::W);
    assert!(h.query_by_label_contains("They are lost").is_some());
    key(&mut h, Modifiers::NONE, Key::Escape);
    let folder = home.join("saved");
    h.state_mut().send(Command::SaveTo(folder.clone()));
    settle(&mut h);
    assert!(!h.state().history().is_dirty(), "{:?}", h.state().notices().latest());
    drop(h);
    let mut h = keeping(Some(&home));
    for _ in 0..20 {
        h.run_ok();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert_eq!(h.state().question(), None, "it has a folder now");
    open_path(&mut h, &folder);
    assert_eq!(h.state().question(), None);
    assert!(!h.state().history().is_dirty());
}

#[test]
fn a_second_window_of_a_project_says_so() {
    let folder = project("twice");
    let mut first = keeping(None);
    open_path(&mut first, &folder);
    paint(&mut first);
    let journal = folder.join(".loopwright/journal");
    let is_kept = |_: &Harness<'_, App>| fs::read_to_string(&journal).is_ok_and(|text| text.lines().count() > 1);
    wait_until(&mut first, "the step is kept", is_kept);
    let mut second = keeping(None);
    open_path(&mut second, &folder);
    assert_eq!(second.state().question(), None, "the first window still has its work");
    let is_reported = |h: &Harness<'_, App>| {
        h.state().notices().all().iter().any(|entry| entry.notice.text.contains("open in another window"))
    };
    wait_until(&mut second, "it is reported", is_reported);
    assert!(!is_reported(&first));
    drop(first);
    let is_taken_over = |h: &Harness<'_, App>| {
        h.state().notices().all().iter().any(|entry| entry.notice.text.contains("kept here now"))
    };
    wait_until(&mut second, "it takes over", is_taken_over);
    let stands = second.state().notices().standing().any(|(_, entry)| entry.notice.text.contains("another window"));
    assert!(!stands, "what is no longer true is not shown");
    drop(second);
    let mut third = keeping(None);
    open_path(&mut third, &folder);
    offered(&third);
    key(&mut third, Modifiers::NONE, Key::Escape);
    assert!(!is_reported(&third), "{:?}", third.state().notices().latest());
}

#[test]
fn a_fault_of_the_program_keeps_the_work_and_says_so() {
    let folder = project("fault");
    let mut h = keeping(None);
    open_path(&mut h, &folder);
    // The fault comes right after an edit, before anything else could be done about it.
    let edits = vec![Edit::SetProjectName("Mine".into())];
    h.state_mut().send(Command::Edit { label: "Rename".into(), gesture: None, edits: edits.into() });
    h.state_mut().send(Command::Session(Box::new(|_| panic!("a fault of ours"))));
    h.run_ok();
    assert!(h.query_by_label("Loopwright hit an internal error and cannot continue").is_some());
    assert!(h.query_by_label_contains("Your work is kept").is_some());
    for k in [Key::Z, Key::S, Key::Q, Key::Escape] {
        key(&mut h, CTRL, k);
    }
    h.snapshot("fault");
    drop(h);
    let mut h = keeping(None);
    open_path(&mut h, &folder);
    assert_eq!(offered(&h).last, "Rename");
    click(&mut h, "Restore");
    assert_eq!(h.state().document().project().name, "Mine");
}

#[test]
fn a_fault_without_a_journal_does_not_promise_one() {
    let mut h = window();
    open_path(&mut h, &project("fault-unkept"));
    paint(&mut h);
    h.state_mut().send(Command::Session(Box::new(|_| panic!("a fault of ours"))));
    h.run_ok();
    assert!(h.query_by_label_contains("could not be kept").is_some());
}
