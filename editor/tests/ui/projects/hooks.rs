//! Commands of a project: asked for, allowed, run after a save and before play, shown, ended.
#![cfg(unix)]

use super::files::{click, open_path, paint, project};
use super::import::wait_for;
use crate::support::{CTRL, key, wait_until, window};
use eframe::egui::{Event, Key, Modifiers, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::notices::Severity;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use std::fs;
use std::path::PathBuf;

/// A project in a folder, with commands as another one of its team wrote them.
fn with_hooks(name: &str, after_save: &str, before_play: &str) -> (Harness<'static, App>, PathBuf) {
    let folder = project(name);
    let file = folder.join("loopwright.json");
    let text = fs::read_to_string(&file).unwrap();
    let hooks = serde_json::json!({ "after_save": after_save, "before_play": before_play });
    fs::write(&file, text.replacen("{\n", &format!("{{\n  \"hooks\": {hooks},\n"), 1)).unwrap();
    let mut h = window();
    open_path(&mut h, &folder);
    (h, folder)
}

fn open_window(h: &mut Harness<'_, App>) {
    h.state_mut().send(Command::Action(Action::Hooks));
    h.run_ok();
    wait_for(h, "Run them on this computer");
}

fn save(h: &mut Harness<'_, App>) {
    paint(h);
    key(h, CTRL, Key::S);
    super::files::settle(h);
}

#[test]
fn a_command_of_others_runs_after_a_save_once_it_is_allowed() {
    let (mut h, folder) = with_hooks("hooks-save", "sh -c 'echo saved {level} >> ran.txt; echo done'", "");
    save(&mut h);
    let told = |h: &Harness<'_, App>| {
        let told = |text: &str| text.contains("does not run before you allow it");
        h.state().notices().all().iter().filter(|entry| told(&entry.notice.text)).count()
    };
    assert_eq!(told(&h), 1);
    save(&mut h);
    assert_eq!(told(&h), 1, "once is enough");
    assert!(!folder.join("ran.txt").exists() && h.state().studio().hook().command().is_none());
    open_window(&mut h);
    click(&mut h, "Run them on this computer");
    click(&mut h, "Close");
    save(&mut h);
    wait_until(&mut h, "the command", |h| h.state().studio().hook().ended().is_some());
    assert_eq!(fs::read_to_string(folder.join("ran.txt")).unwrap(), "saved hills\n");
    open_window(&mut h);
    wait_for(&mut h, "done");
    click(&mut h, "Run that of the save");
    wait_until(&mut h, "the command", |_| {
        fs::read_to_string(folder.join("ran.txt")).is_ok_and(|text| text.lines().count() == 2)
    });
    // Another command of the project is asked for again.
    let settings = h.state().studio().settings().clone();
    assert!(settings.allows(&folder, "sh -c 'echo saved {level} >> ran.txt; echo done'"));
    assert!(!settings.allows(&folder, "sh -c 'echo other'"));
    click(&mut h, "Run them on this computer");
    assert!(h.state().studio().settings().allowed.is_empty());
}

#[test]
fn play_waits_for_its_command_and_begins_also_if_it_fails() {
    let (mut h, folder) = with_hooks("hooks-play", "", "sh -c 'echo before > ran.txt; exit 4'");
    open_window(&mut h);
    click(&mut h, "Run them on this computer");
    click(&mut h, "Close");
    h.state_mut().send(Command::Action(Action::PlayFromStart));
    h.run_steps(1);
    wait_until(&mut h, "play", |h| h.state().play().is_active());
    assert_eq!(fs::read_to_string(folder.join("ran.txt")).unwrap(), "before\n", "the command was first");
    let failed = h.state().notices().all().iter().find(|entry| entry.notice.severity == Severity::Error);
    let text = failed.map(|entry| entry.notice.text.clone()).unwrap_or_default();
    assert!(text.contains("Before play") && text.contains("code 4"), "{text}");
}

#[test]
fn play_at_once_after_a_save_runs_both_commands_and_begins_once() {
    let (after, before) = ("sh -c 'sleep 0.5; echo save >> ran.txt'", "sh -c 'echo play >> ran.txt'");
    let (mut h, folder) = with_hooks("hooks-both", after, before);
    open_window(&mut h);
    click(&mut h, "Run them on this computer");
    click(&mut h, "Close");
    save(&mut h);
    for _ in 0..2 {
        h.state_mut().send(Command::Action(Action::PlayFromStart));
        h.run_steps(1);
    }
    wait_until(&mut h, "play", |h| h.state().play().is_active());
    assert_eq!(fs::read_to_string(folder.join("ran.txt")).unwrap(), "save\nplay\n");
}

#[test]
fn a_command_that_does_not_end_is_ended_and_play_does_not_begin() {
    let (mut h, _) = with_hooks("hooks-stop", "", "sleep 100");
    open_window(&mut h);
    click(&mut h, "Run them on this computer");
    h.state_mut().send(Command::Action(Action::PlayFromStart));
    h.run_steps(2);
    assert!(h.state().studio().hook().is_running() && !h.state().play().is_active());
    h.get_by_label("Stop").click();
    h.run_steps(2);
    wait_until(&mut h, "its end", |h| h.state().studio().hook().ended().is_some());
    h.run_steps(4);
    assert!(!h.state().play().is_active());
}

#[test]
fn who_may_run_the_commands_and_writes_them_allows_them() {
    let (mut h, folder) = with_hooks("hooks-edit", "true", "");
    open_window(&mut h);
    click(&mut h, "Run them on this computer");
    let field = |h: &mut Harness<'_, App>| h.get_by_role_and_label(Role::TextInput, "After each save").focus();
    field(&mut h);
    h.run_ok();
    key(&mut h, CTRL, Key::A);
    h.event(Event::Text("echo mine".to_owned()));
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert_eq!(h.state().document().project().hooks.after_save, "echo mine");
    assert!(h.state().studio().settings().allows(&folder, "echo mine"));
    key(&mut h, CTRL, Key::Z);
    assert_eq!(h.state().document().project().hooks.after_save, "true");
}
