//! The schemas: as they are committed, and all that ships is valid by them.

use crate::support::{Folder, opened, samples, written};
use boon::{Compiler, SchemaIndex, Schemas};
use kit::export::game::GameForm;
use kit::export::schemas;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn committed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("schemas")
}

/// `UPDATE_SCHEMAS=1` writes them again.
#[test]
fn the_committed_schemas_are_those_of_the_types() {
    for (name, content) in schemas::files() {
        let path = committed().join(&name);
        if std::env::var_os("UPDATE_SCHEMAS").is_some() {
            std::fs::create_dir_all(committed()).unwrap();
            std::fs::write(&path, &content).unwrap();
        }
        let there = std::fs::read(&path).unwrap_or_default();
        assert!(
            there == content,
            "{name} is not up to date: run this test with UPDATE_SCHEMAS=1, and look at the change"
        );
    }
}

/// The schemas, compiled, by their names.
pub fn compiled() -> (Schemas, BTreeMap<String, SchemaIndex>) {
    let (mut schemas, mut compiler, mut indices) = (Schemas::new(), Compiler::new(), BTreeMap::new());
    for (name, content) in schemas::files() {
        let schema: Value = serde_json::from_slice(&content).unwrap();
        assert_eq!(schema["$schema"], "https://json-schema.org/draft/2020-12/schema", "{name}");
        let key = name.trim_end_matches(".schema.json").to_owned();
        let url = format!("file:///{name}");
        compiler.add_resource(&url, schema).unwrap();
        indices.insert(key, compiler.compile(&url, &mut schemas).unwrap());
    }
    (schemas, indices)
}

fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files_below(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "json") {
            found.push(path);
        }
    }
}

/// The schema of a file of a project, of a tileset or of an exported game.
fn schema_of(path: &Path) -> &'static str {
    let folder = path.parent().and_then(Path::file_name).unwrap_or_default();
    let name = path.file_name().unwrap_or_default();
    match (folder.to_str(), name.to_str()) {
        (_, Some("loopwright.json")) => "project",
        (_, Some("chunks.json")) => "chunks",
        (_, Some("objects.json")) => "objects",
        (_, Some("tileset.json")) => "tileset",
        (Some("levels"), _) => "level",
        (Some("mazes"), _) => "maze",
        (Some("runs"), _) => "run",
        _ => panic!("{} is of no kind", path.display()),
    }
}

#[test]
fn all_that_ships_is_valid() {
    let (schemas, indices) = compiled();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    files_below(&root.join("projects"), &mut files);
    files_below(&root.join("tilesets"), &mut files);
    assert!(files.len() > 200, "{}", files.len());
    for path in files {
        let value: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
        if let Err(error) = schemas.validate(&value, indices[schema_of(&path)]) {
            panic!("{}: {error:#}", path.display());
        }
    }
}

#[test]
fn exported_games_are_valid() {
    let (schemas, indices) = compiled();
    let folder = Folder::new("valid");
    for path in samples() {
        let opened = opened(&path);
        if opened.project.levels.is_empty() {
            continue;
        }
        let to = folder.0.join(path.file_name().unwrap());
        for file in written(&opened, GameForm::Json, &to).files {
            let schema = match (file.path.as_str(), file.digest) {
                (_, None) => continue,
                ("game.json", _) => "game",
                _ => "game-level",
            };
            let value: Value = serde_json::from_slice(&std::fs::read(to.join(&file.path)).unwrap()).unwrap();
            if let Err(error) = schemas.validate(&value, indices[schema]) {
                panic!("{}: {error:#}", file.path);
            }
        }
    }
}

#[test]
fn what_is_wrong_is_not_valid() {
    let (schemas, indices) = compiled();
    let is_valid = |schema: &str, value: Value| schemas.validate(&value, indices[schema]).is_ok();
    let project = |preset: &str, overrides: Value| json!({ "format": 1, "name": "a", "chunk_size": 8, "ruleset": { "preset": preset, "overrides": overrides } });
    assert!(is_valid("project", project("sonic2", json!({ "drop_dash": true }))));
    assert!(is_valid("project", project("sonic2", json!({ "of_a_later_version": [1] }))), "unknown fields are kept");
    assert!(!is_valid("project", project("sonic4", json!({}))));
    assert!(!is_valid("project", project("sonic2", json!({ "drop_dash": 1 }))));
    assert!(!is_valid(
        "project",
        json!({ "format": 2, "name": "a", "chunk_size": 8, "ruleset": { "preset": "sonic2" } })
    ));
    let level = |placement: Value| {
        json!({
            "format": 1, "title": "a", "bounds": { "left": 0, "top": 0, "right": 0, "bottom": 0 },
            "start": { "x": 1, "y": 1 }, "layout": [[0]], "placements": [placement],
        })
    };
    let object = |kind: &str, name: &str, value: Value| json!({ "id": "00000000000000aB", "kind": kind, "x": 1, "y": 2, name: value });
    assert!(is_valid("level", level(object("spring", "strength", json!("weak")))));
    assert!(!is_valid("level", level(object("spring", "strength", json!("green")))));
    assert!(
        is_valid("level", level(object("geyser", "strength", json!("green")))),
        "kinds of a later version are kept"
    );
    assert!(!is_valid("level", level(json!({ "id": "12", "kind": "ring", "x": 1, "y": 2 }))));
}
