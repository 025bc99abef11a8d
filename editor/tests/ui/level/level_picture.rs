//! File > Picture of the level: the file is what was asked for, and nothing is replaced unasked.

use crate::projects::files::sample;
use crate::support::{click, key, scratch, wait_until, window};
use eframe::egui;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::pixels::Pixels;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use std::fs;
use std::path::Path;

fn opened(name: &str) -> Harness<'static, App> {
    let mut h = window();
    h.state_mut().send(Command::Open(sample(name)));
    wait_until(&mut h, "the sample is open", |h| h.state().document().level("meadow").is_some());
    h.state_mut().send(Command::Action(Action::LevelPicture));
    h.run_ok();
    h
}

fn type_path(h: &mut Harness<'_, App>, path: &Path) {
    h.get_by_label("Picture file").focus();
    h.run_ok();
    let all = egui::Modifiers::COMMAND;
    h.key_press_modifiers(all, egui::Key::A);
    h.run_ok();
    h.event(egui::Event::Text(path.display().to_string()));
    h.run_ok();
}

fn size(path: &Path) -> Option<(usize, usize)> {
    let pixels = Pixels::read(&fs::read(path).ok()?).ok()?;
    Some((pixels.width, pixels.height))
}

#[test]
fn a_level_is_saved_as_a_picture() {
    let folder = scratch("level-picture");
    let file = folder.join("level.png");
    let mut h = opened("level-picture-sample");
    let level = h.state().document().level("meadow").unwrap().clone();
    let whole = (level.layout.width() as usize * 128, level.layout.height() as usize * 128);
    type_path(&mut h, &file);
    assert!(h.query_all_by_label(&format!("{} × {} pixels", whole.0, whole.1)).next().is_some());
    key(&mut h, egui::Modifiers::NONE, egui::Key::Enter);
    wait_until(&mut h, "the window closes", |h| h.query_by_label("Picture file").is_none());
    assert_eq!(size(&file), Some(whole));
    // Once more: smaller, with solid pixels and a way. The file is there already.
    h.state_mut().send(Command::Action(Action::LevelPicture));
    h.run_ok();
    type_path(&mut h, &file);
    assert!(h.get_by_label("Save picture").accesskit_node().is_disabled(), "nothing is replaced unasked");
    click(&mut h, "Replace the existing file");
    click(&mut h, "Solid pixels of layer A");
    h.get_by_role_and_label(Role::ComboBox, "Size").click();
    h.run_ok();
    click(&mut h, "1:4");
    h.get_by_role_and_label(Role::ComboBox, "Path of a run").click();
    h.run_ok();
    click(&mut h, "main-path");
    click(&mut h, "Save picture");
    wait_until(&mut h, "the window closes", |h| h.query_by_label("Picture file").is_none());
    assert_eq!(size(&file), Some((whole.0 / 4, whole.1 / 4)));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing else is left");
}

#[test]
fn a_folder_that_is_not_there_is_reported() {
    let mut h = opened("level-picture-other");
    type_path(&mut h, &scratch("level-picture-no").join("gone/level.png"));
    click(&mut h, "Save picture");
    let advice = "Check that the folder still exists";
    wait_until(&mut h, advice, |h| h.query_by_label_contains(advice).is_some());
}
