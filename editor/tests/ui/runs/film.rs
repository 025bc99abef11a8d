//! File > Moving picture of a run: chosen in the menu, shown beforehand, saved, and kept as it was chosen.

use crate::projects::files::sample;
use crate::support::{click, scratch, wait_until, window};
use eframe::egui;
use eframe::egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, SnapshotOptions};
use kit::pixels::Pixels;
use kit::play::PlayCommand;
use loopwright::app::App;
use loopwright::command::Command;
use std::fs;
use std::path::Path;

fn opened(project: &str) -> Harness<'static, App> {
    let mut h = window();
    h.state_mut().send(Command::Open(sample(project)));
    wait_until(&mut h, "the sample is open", |h| h.state().document().level("meadow").is_some());
    by_menu(&mut h);
    h
}

fn by_menu(h: &mut Harness<'_, App>) {
    h.query_all_by_label("File").next().expect("the menu").click();
    h.run_ok();
    h.query_all_by_label_contains("Moving picture of a run").last().expect("in the menu").click();
    h.run_ok();
}

fn type_path(h: &mut Harness<'_, App>, path: &Path) {
    h.get_by_label("Film file").focus();
    h.run_ok();
    h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    h.run_ok();
    h.event(egui::Event::Text(path.display().to_string()));
    h.run_ok();
}

fn choose(h: &mut Harness<'_, App>, list: &str, entry: &str) {
    h.get_by_role_and_label(Role::ComboBox, list).click();
    h.run_ok();
    click(h, entry);
}

fn is_closed(h: &Harness<'_, App>) -> bool {
    h.query_by_label("Film file").is_none()
}

#[test]
fn a_run_is_shown_beforehand_and_saved() {
    let folder = scratch("film");
    let file = folder.join("run.gif");
    let mut h = opened("film-sample");
    let of_run = |h: &Harness<'_, App>| h.query_by_label("First picture").is_some();
    wait_until(&mut h, "the first picture is there", of_run);
    type_path(&mut h, Path::new("main-path.gif"));
    h.snapshot_options("film_window", &SnapshotOptions::new().threshold(0.6));
    type_path(&mut h, &file);
    click(&mut h, "2x");
    choose(&mut h, "Pictures", "One for 6 frames");
    // Panes have overlays of that name: the window is in front of them.
    h.query_all_by_label("Trail").last().expect("there").click();
    h.run_ok();
    click(&mut h, "Numbers");
    click(&mut h, "Save film");
    wait_until(&mut h, "the window closes", is_closed);
    let bytes = fs::read(&file).expect("the file is there");
    assert!(bytes.starts_with(b"GIF89a"));
    let side = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
    assert_eq!((side(6), side(8)), (640, 2 * (224 + 32)), "twice the screen, with the strip");
    assert!(
        h.state().notices().all().iter().any(|entry| entry.notice.text.contains("run.gif")),
        "and it is said where"
    );
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing else is left");
    // The choices are still there, and nothing is replaced unasked.
    by_menu(&mut h);
    let is_on = |h: &Harness<'_, App>, label: &str| {
        let node = h.query_all_by_label(label).last().expect("there").accesskit_node();
        node.toggled() == Some(Toggled::True)
    };
    assert!(is_on(&h, "Trail") && is_on(&h, "2x") && !is_on(&h, "Sensors"));
    type_path(&mut h, &file);
    assert!(h.get_by_label("Save film").accesskit_node().is_disabled());
    click(&mut h, "APNG");
    choose(&mut h, "Speed", "1/8x");
    click(&mut h, "Save film");
    wait_until(&mut h, "the window closes", is_closed);
    let picture = Pixels::read(&fs::read(folder.join("run.png")).expect("the name's end followed")).expect("a PNG");
    assert_eq!((picture.width, picture.height), (640, 512));
}

#[test]
fn what_was_just_played_is_shown_first() {
    let folder = scratch("film-played");
    let mut h = opened("film-played-sample");
    click(&mut h, "Cancel");
    h.state_mut().send(Command::Play(PlayCommand::StartAtStart));
    h.run_ok();
    (0..20).for_each(|_| h.state_mut().send(Command::Play(PlayCommand::StepFrame)));
    h.run_ok();
    h.state_mut().send(Command::Play(PlayCommand::Stop));
    h.run_ok();
    by_menu(&mut h);
    assert_eq!(h.get_by_role_and_label(Role::ComboBox, "Run").value().as_deref(), Some("Just played"));
    type_path(&mut h, &folder.join("no/folder.gif"));
    click(&mut h, "Save film");
    let advice = "Check that the folder still exists";
    wait_until(&mut h, advice, |h| h.query_by_label_contains(advice).is_some());
    type_path(&mut h, &folder.join("played.gif"));
    click(&mut h, "Save film");
    wait_until(&mut h, "the window closes", is_closed);
    assert!(folder.join("played.gif").is_file());
}
