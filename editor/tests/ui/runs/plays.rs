//! Attempts of others: dropped onto the window, listed, shown on the level, put on the timeline, put away.

use crate::projects::files::{Dropped, sample};
use crate::support::{click, scratch, wait_until, window};
use eframe::egui;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use loopwright::app::App;
use loopwright::session::HeatShown;
use sim::file::write_plays;
use sim::project::{Attempt, Plays};
use std::path::{Path, PathBuf};
use std::sync::Arc;

const RIGHT: u8 = 8;
const RIGHT_JUMP: u8 = 24;

fn opened(name: &str) -> Harness<'static, App> {
    let mut h = window();
    h.state_mut().send(loopwright::command::Command::Open(sample(name)));
    wait_until(&mut h, "the sample is open", |h| h.state().document().level("meadow").is_some());
    h
}

/// Writes the attempts of a player.
fn write(folder: &Path, player: &str, level: &str, all: &[&[(u8, u32)]]) -> PathBuf {
    let attempts = all.iter().map(|inputs| Attempt { inputs: inputs.to_vec(), ..Attempt::default() }).collect();
    let plays = Plays { project: "Sample".into(), level: level.into(), player: player.into(), attempts };
    let path = folder.join(format!("{level}-{player}.plays.json"));
    std::fs::write(&path, write_plays(&plays)).unwrap();
    path
}

fn drop_onto(h: &mut Harness<'_, App>, paths: Vec<PathBuf>) {
    for path in paths {
        h.input_mut().dropped_files.push(Arc::new(Dropped(path)));
    }
    h.run_ok();
}

fn wait(h: &mut Harness<'_, App>, attempts: usize) {
    wait_until(h, "the attempts were played", |h| {
        h.state().gathered().plays().is_some_and(|plays| plays.attempts.len() == attempts)
    });
    h.run_ok();
}

#[test]
fn dropped_attempts_are_listed_shown_and_put_on_the_timeline() {
    let mut h = opened("plays-sample");
    let folder = scratch("plays");
    let ada = write(&folder, "Ada", "meadow", &[&[(RIGHT, 200)], &[(RIGHT, 90), (RIGHT_JUMP, 30), (RIGHT, 300)]]);
    let bob = write(&folder, "Bob", "meadow", &[&[(RIGHT, 120), (RIGHT_JUMP, 20), (0, 60)]]);
    drop_onto(&mut h, vec![ada, bob]);
    wait(&mut h, 3);
    h.get_by_label_contains("3 attempts");
    click(&mut h, "Bob, attempt 1");
    assert_eq!(h.state().timeline().log().map(|log| log.frames()), Some(200), "it is on the timeline");
    assert_eq!(h.state().session().play.attempt, Some(2));
    click(&mut h, "Ada, attempt 2");
    click(&mut h, "Lay beside");
    assert_eq!(h.state().timeline().log().map(|log| log.frames()), Some(420));
    // The heat map and the paths are on the level.
    h.get_by_role_and_label(egui::accesskit::Role::ComboBox, "Heat map").click();
    h.run_ok();
    click(&mut h, "Speed");
    assert_eq!(h.state().session().play.plays_shown.heat, HeatShown::Speed);
    h.snapshot("attempts_pane");
    click(&mut h, "Unload");
    assert!(h.state().gathered().plays().is_none() && h.state().session().play.plays.is_empty());
}

#[test]
fn a_folder_is_taken_whole_and_what_is_wrong_is_said() {
    let mut h = opened("plays-folder-sample");
    let folder = scratch("plays-folder");
    for player in ["a", "b", "c"] {
        write(&folder, player, "meadow", &[&[(RIGHT, 50)]]);
    }
    write(&folder, "d", "elsewhere", &[&[(RIGHT, 50)]]);
    std::fs::write(folder.join("broken.plays.json"), "{\"format\": 1, ").unwrap();
    std::fs::write(folder.join("notes.txt"), "no attempts").unwrap();
    drop_onto(&mut h, vec![folder]);
    wait(&mut h, 3);
    h.get_by_label_contains("Some files are of other levels: elsewhere");
    h.get_by_label_contains("broken.plays.json");
    assert!(!h.state().gathered().plays().unwrap().is_changed(), "without digests nothing can differ");
}

#[test]
fn attempts_follow_edits_of_the_level() {
    let mut h = opened("plays-edited-sample");
    let folder = scratch("plays-edited");
    let path = write(&folder, "Ada", "meadow", &[&[(RIGHT, 50)]]);
    drop_onto(&mut h, vec![path]);
    wait(&mut h, 1);
    let end = |h: &Harness<'_, App>| *h.state().gathered().plays().unwrap().attempts[0].played.way.last().unwrap();
    let before = end(&h);
    let level = h.state().document().level("meadow").unwrap().clone();
    let start = sim::project::Start { x: level.start.x + 8, ..level.start };
    let edits = vec![kit::document::Edit::SetStart { level: level.key.clone(), start }];
    let edit = loopwright::command::Command::Edit { label: "Move".into(), gesture: None, edits: edits.into() };
    h.state_mut().send(edit);
    wait_until(&mut h, "the attempt is played again", |h| end(h).x > before.x);
}
