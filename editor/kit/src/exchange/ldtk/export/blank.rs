//! A project of LDtk without a level.

use crate::exchange::ldtk::export::names::iid;
use crate::exchange::maps::export::tree::JsonTree;
use serde_json::{Value, json};

/// The version of the format that is written.
const VERSION: &str = "1.5.3";

/// Makes a project of that name.
pub(super) fn project(name: &str) -> JsonTree {
    let header = json!({
        "fileType": "LDtk Project JSON",
        "app": "LDtk",
        "doc": "https://ldtk.io/json",
        "schema": "https://ldtk.io/files/JSON_SCHEMA.json",
        "appVersion": VERSION,
        "url": "https://ldtk.io",
    });
    let mut fields = vec![("__header__".to_owned(), header)];
    let Value::Object(rest) = json!({
        "iid": iid(&["project", name]),
        "jsonVersion": VERSION,
        "appBuildId": 473702,
        "nextUid": 1,
        "identifierStyle": "Capitalize",
        "toc": [],
        "worldLayout": "Free",
        "worldGridWidth": 128,
        "worldGridHeight": 128,
        "defaultLevelWidth": 2048,
        "defaultLevelHeight": 512,
        "defaultPivotX": 0,
        "defaultPivotY": 0,
        "defaultGridSize": 16,
        "defaultEntityWidth": 16,
        "defaultEntityHeight": 16,
        "bgColor": "#40465B",
        "defaultLevelBgColor": "#696A79",
        "minifyJson": false,
        "externalLevels": false,
        "exportTiled": false,
        "simplifiedExport": false,
        "imageExportMode": "None",
        "exportLevelBg": true,
        "pngFilePattern": null,
        "backupOnSave": false,
        "backupLimit": 10,
        "backupRelPath": null,
        "levelNamePattern": "Level_%idx",
        "tutorialDesc": null,
        "customCommands": [],
        "flags": [],
    }) else {
        return JsonTree::fields(Vec::new());
    };
    fields.extend(rest);
    let mut fields: Vec<(String, JsonTree)> =
        fields.into_iter().map(|(name, value)| (name, JsonTree::of(&value))).collect();
    let lists = ["layers", "entities", "tilesets", "enums", "externalEnums", "levelFields"];
    let lists = lists.map(|name| (name.to_owned(), JsonTree::items(Vec::new())));
    fields.push(("defs".to_owned(), JsonTree::fields(lists.into())));
    fields.push(("levels".to_owned(), JsonTree::items(Vec::new())));
    fields.push(("worlds".to_owned(), JsonTree::items(Vec::new())));
    fields.push(("dummyWorldIid".to_owned(), JsonTree::of(&iid(&["world", name]).into())));
    JsonTree::fields(fields)
}
