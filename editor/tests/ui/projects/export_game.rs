//! File > Export for a game engine: the files that were asked for, and nothing is replaced unasked.

use crate::projects::files::sample;
use crate::support::{click, scratch, type_into, wait_until, window};
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use std::path::{Path, PathBuf};

fn opened(name: &str) -> Harness<'static, App> {
    let mut h = window();
    h.state_mut().send(Command::Open(sample(name)));
    wait_until(&mut h, "the sample is open", |h| h.state().document().level("meadow").is_some());
    ask(&mut h);
    h
}

fn ask(h: &mut Harness<'_, App>) {
    h.state_mut().send(Command::Action(Action::ExportGame));
    h.run_ok();
}

fn type_path(h: &mut Harness<'_, App>, path: &Path) {
    type_into(h, "Folder", &path.display().to_string());
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect();
    files.sort();
    files
}

#[test]
fn levels_are_written_for_an_engine() {
    let folder = scratch("export-game");
    let mut h = opened("export-game-sample");
    type_path(&mut h, &folder); // it is there, and empty
    click(&mut h, "Export game");
    wait_until(&mut h, "the window closes", |h| h.query_by_label("Padding").is_none());
    assert!(h.query_all_by_label_contains("Exported to").next().is_some(), "it says where");
    let names = |folder: &Path| -> Vec<String> {
        files(folder).iter().map(|path| path.strip_prefix(folder).unwrap().display().to_string()).collect()
    };
    let text = names(&folder);
    assert!(["atlas.png", "game.json", "levels/meadow.json"].iter().all(|name| text.contains(&(*name).to_owned())));
    // Once more, in the other form with a loader: nothing is replaced unasked.
    ask(&mut h);
    type_path(&mut h, &folder);
    click(&mut h, "Binary");
    h.get_by_role_and_label(Role::ComboBox, "Loader").click();
    h.run_ok();
    click(&mut h, "Lua");
    assert!(h.get_by_label("Export game").accesskit_node().is_disabled(), "nothing is replaced unasked");
    click(&mut h, "Replace existing files in the folder");
    click(&mut h, "Export game");
    wait_until(&mut h, "the window closes", |h| h.query_by_label("Padding").is_none());
    let both = names(&folder);
    let new: Vec<&String> = both.iter().filter(|name| !text.contains(name)).collect();
    assert_eq!(new, ["game.bin", "levels/meadow.bin", "loopwright.lua"]);
}

#[test]
fn the_export_is_of_the_document_as_it_is() {
    let folder = scratch("export-game-edited");
    let mut h = opened("export-game-edited-sample");
    let level = h.state().document().level("meadow").unwrap().clone();
    let start = sim::project::Start { x: 77, ..level.start };
    let edits = vec![kit::document::Edit::SetStart { level: level.key.clone(), start }];
    h.state_mut().send(Command::Edit { label: "Move".into(), gesture: None, edits: edits.into() });
    type_path(&mut h, &folder.join("deep/new"));
    click(&mut h, "Export game");
    wait_until(&mut h, "the window closes", |h| h.query_by_label("Padding").is_none());
    let text = std::fs::read(folder.join("deep/new/levels/meadow.json")).unwrap();
    let file: serde_json::Value = serde_json::from_slice(&text).unwrap();
    assert_eq!(file["start"]["x"], 77);
}
