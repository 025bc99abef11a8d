//! Projects of LDtk: what layers, numbers and entities become, and what writing back into a project leaves alone.

use crate::support::{blocks, picture, plan, read, request};
use kit::exchange::{Imported, Request, Weight};
use serde_json::{Value, json};
use sim::file::{MemoryStorage, Storage};
use sim::project::Project;
use sim::tiles::Solidity;
use std::path::Path;
use std::sync::Arc;

const FILE: &str = "/maps/world.ldtk";

fn layer(kind: &str, name: &str, uid: u32, more: Value) -> Value {
    let mut layer = json!({
        "__identifier": name, "__type": kind, "__cWid": 4, "__cHei": 2, "__gridSize": 16, "__opacity": 1,
        "__pxTotalOffsetX": 0, "__pxTotalOffsetY": 0, "__tilesetDefUid": 9, "iid": format!("layer-{uid}"), "levelId": 0,
        "layerDefUid": uid, "visible": true, "intGridCsv": [], "autoLayerTiles": [], "gridTiles": [],
        "entityInstances": [], "seed": 77
    });
    let (Value::Object(all), Value::Object(more)) = (&mut layer, more) else { panic!("objects") };
    all.extend(more);
    layer
}

/// A level of 4 × 2 cells with a layer of each type.
fn level() -> Value {
    let player = json!({
        "__identifier": "Player", "__grid": [1, 0], "__pivot": [0.5, 1], "__tags": [], "iid": "iid-player",
        "width": 16, "height": 32, "defUid": 20, "px": [24, 16], "mine": "kept", "fieldInstances": []
    });
    let coin = json!({
        "__identifier": "Coin", "__grid": [2, 0], "__pivot": [0, 0], "__tags": [], "iid": "iid-coin", "width": 16,
        "height": 16, "defUid": 21, "px": [32, 0], "fieldInstances": [
            {"__identifier": "mood", "__type": "String", "__value": "merry", "defUid": 30, "realEditorValues": []},
            {"__identifier": "way", "__type": "Array<Point>", "__value": [{"cx": 1, "cy": 2}], "defUid": 31,
             "realEditorValues": []}
        ]
    });
    let tile =
        |x: i32, y: i32, t: u32, f: u8| json!({ "px": [x, y], "src": [t * 16, 0], "f": f, "t": t, "d": [0], "a": 1 });
    json!({
        "identifier": "First_level", "iid": "iid-level", "uid": 0, "worldX": 100, "worldY": 50, "pxWid": 64, "pxHei": 32,
        "__bgColor": "#102030", "bgRelPath": null, "fieldInstances": [], "own": {"deep": [1, 2.50]},
        "layerInstances": [
            layer("Entities", "Things", 1, json!({ "entityInstances": [player, coin] })),
            layer("Tiles", "Front", 2, json!({ "gridTiles": [tile(0, 0, 1, 0)] })),
            layer("IntGrid", "Collisions", 3, json!({
                "intGridCsv": [0, 0, 0, 3, 1, 1, 2, 3],
                "autoLayerTiles": [tile(0, 16, 2, 0), tile(16, 16, 3, 0), tile(32, 16, 3, 1), tile(32, 16, 1, 0)]
            })),
        ]
    })
}

fn project(levels: Value) -> String {
    let value = |value: u8, name: &str| json!({ "value": value, "identifier": name, "color": "#FFFFFF" });
    let layer = |uid: u8, name: &str, kind: &str, values: Value| json!({ "identifier": name, "type": kind, "uid": uid, "doc": null, "intGridValues": values, "tilesetDefUid": 9 });
    let entity = |uid: u8, name: &str| {
        json!({ "identifier": name, "uid": uid, "doc": null, "color": "#FF0000", "fieldDefs": [
        {"identifier": "mood", "__type": "String", "uid": 30}, {"identifier": "way", "__type": "Array<Point>", "uid": 31}
    ] })
    };
    let values = json!([value(1, "walls"), value(2, "One_way"), value(3, "water")]);
    let project = json!({
        "iid": "iid-project", "jsonVersion": "1.5.3", "nextUid": 40, "worldLayout": "Free", "worldGridHeight": 256,
        "externalLevels": false, "later": {"of": ["a", "later version"]},
        "defs": {
            "layers": [layer(1, "Things", "Entities", json!([])), layer(2, "Front", "Tiles", json!([])),
                       layer(3, "Collisions", "IntGrid", values)],
            "entities": [entity(20, "Player"), entity(21, "Coin")],
            "tilesets": [{"__cWid": 4, "__cHei": 1, "identifier": "Tiles", "uid": 9, "relPath": "tiles.png",
                          "tileGridSize": 16, "spacing": 0, "padding": 0, "enumTags": [], "customData": []}],
            "enums": [], "levelFields": []
        },
        "levels": levels, "worlds": []
    });
    // Numbers as other programs write them.
    format!("{project:#}").replace("2.5", "2.50")
}

fn storage(text: &str) -> MemoryStorage {
    let storage = MemoryStorage::new();
    storage.put(FILE, text.as_bytes());
    storage.put("/maps/tiles.png", picture());
    storage
}

fn imported(text: &str) -> Imported {
    read(&storage(text), &request(FILE)).unwrap()
}

/// Columns of the second row of a level: the colour that is seen, and how it is solid.
fn second_row(project: &Project) -> Vec<(Option<[u8; 4]>, Solidity)> {
    let of_row = blocks(project, &project.levels[0]).filter(|((x, y), _)| *y == 1 && *x < 4);
    of_row.map(|(_, block)| (block.pixels.into_iter().find(|pixel| pixel[3] != 0), block.solid[0].1)).collect()
}

#[test]
fn layers_numbers_and_entities_become_a_level() {
    let Imported { project, report, .. } = imported(&project(json!([level()])));
    let (red, green, blue) = ([255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]);
    assert_eq!(
        second_row(&project),
        [
            (Some(blue), Solidity::ALL),
            (Some(green), Solidity::ALL),
            // Two tiles on one cell: the later one is in front.
            (Some(red), Solidity::TOP),
            (None, Solidity::NONE),
        ],
        "{report}"
    );
    let level = &project.levels[0];
    assert_eq!(level.title, "First_level");
    // Its feet stand on the lower edge of its rectangle.
    assert_eq!((level.start.x, level.start.y), (24, 16 - 20));
    let [ring] = level.placements.as_slice() else { panic!("{:?}", level.placements) };
    assert_eq!((ring.kind.as_str(), ring.x, ring.y), ("ring", 40, 8));
    assert_eq!(ring.extra["source"]["iid"], "iid-coin");
    assert_eq!(ring.extra["properties"]["mood"], "merry", "what no kind knows is the user's own");
    let first = blocks(&project, level).next().unwrap().1;
    assert!(first.front, "a layer called Front is in front of the player");
    let text = report.to_string();
    for line in ["layer Collisions: One_way: collision a and b", "left out: layer Collisions: water: left out"] {
        assert!(text.contains(line), "{line}: {text}");
    }
}

#[test]
fn levels_come_from_files_of_their_own_and_from_several_worlds() {
    let mut entry = level();
    entry["layerInstances"] = Value::Null;
    entry["externalRelPath"] = "world/First_level.ldtkl".into();
    let storage = storage(&project(json!([entry])));
    storage.put("/maps/world/First_level.ldtkl", level().to_string());
    let from_file = read(&storage, &request(FILE)).unwrap();
    assert_eq!(second_row(&from_file.project), second_row(&imported(&project(json!([level()]))).project));

    let mut text: Value = serde_json::from_str(&project(json!([]))).unwrap();
    text["worlds"] =
        json!([{ "identifier": "Sky", "levels": [level()] }, { "identifier": "Sea", "levels": [level()] }]);
    let worlds = imported(&text.to_string());
    let titles: Vec<&str> = worlds.project.levels.iter().map(|level| level.title.as_str()).collect();
    assert_eq!(titles, ["Sky/First_level", "Sea/First_level"]);
    assert_eq!(worlds.project.tilesets.len(), 1, "levels with one background share it");
}

#[test]
fn a_colour_a_picture_and_the_speed_of_layers_come_over() {
    let mut text: Value = serde_json::from_str(&project(json!([level()]))).unwrap();
    text["levels"][0]["bgRelPath"] = "tiles.png".into();
    text["levels"][0]["bgPos"] = "Repeat".into();
    text["levels"][0]["__bgPos"] = json!({ "topLeftPx": [0, 3], "scale": [2, 2], "cropRect": [16, 0, 16, 16] });
    text["defs"]["layers"][1]["parallaxFactorX"] = json!(0.5);
    text["defs"]["layers"][1]["identifier"] = "Hills".into();
    text["levels"][0]["layerInstances"][1]["__identifier"] = "Hills".into();
    let Imported { project, pictures, report } = imported(&text.to_string());
    let list = &project.tilesets[0].tileset.backgrounds;
    let shown: Vec<(u16, i32, bool)> = list.iter().map(|layer| (layer.scroll_x, layer.y, layer.once)).collect();
    assert_eq!(shown[1..], [(256, 3, false), (128, 0, true)], "{report}");
    let of = |name: &str| {
        let (_, bytes) = pictures.iter().find(|(path, _)| path.ends_with(name)).unwrap();
        kit::pixels::Pixels::read(bytes).unwrap()
    };
    assert_eq!(of("background-1.png").at(0, 0), [0x10, 0x20, 0x30, 255], "the colour behind it");
    let part = of("background-2.png");
    assert_eq!(
        (part.width, part.height, part.at(31, 31)),
        (32, 32, [255, 0, 0, 255]),
        "the part that is shown, doubled"
    );
}

#[test]
fn writing_back_changes_what_was_edited_and_nothing_else() {
    let text = project(json!([level()]));
    let storage = storage(&text);
    let mut project = read(&storage, &request(FILE)).unwrap().project;
    let wanted = |on: &[&'static str]| Request { on: on.iter().copied().collect(), ..request(FILE) };
    let objects = wanted(&["overwrite", "objects-only"]);
    assert_eq!(plan("ldtk", &storage, &project, &objects).files, [], "nothing was edited");

    let level = Arc::make_mut(&mut project.levels[0]);
    level.placements[0].x += 16;
    let mut spring = level.placements[0].clone();
    (spring.kind, spring.x, spring.extra) = ("spring".to_owned(), 8, Default::default());
    spring.id.0 += 1;
    level.placements.push(spring);
    let refused = plan("ldtk", &storage, &project, &wanted(&["objects-only"]));
    assert!(refused.report.to_string().contains("is there already, with another content"), "{refused}");
    let first = plan("ldtk", &storage, &project, &objects);
    assert!(first.is_writable(), "{first}");
    first.ready.write(&storage).unwrap();
    let written = String::from_utf8(storage.read(Path::new(FILE), u64::MAX).unwrap()).unwrap();
    let (before, after): (Value, Value) =
        (serde_json::from_str(&text).unwrap(), serde_json::from_str(&written).unwrap());
    for name in ["iid", "later", "worlds", "worldLayout"] {
        assert_eq!(before[name], after[name], "{name}");
    }
    let (old, new) = (&before["levels"][0], &after["levels"][0]);
    assert_eq!(new["own"], old["own"]);
    assert!(written.contains("2.50"), "numbers stay as they were written");
    let layers = new["layerInstances"].as_array().unwrap();
    let names: Vec<&str> = layers.iter().map(|layer| layer["__identifier"].as_str().unwrap()).collect();
    assert_eq!(names, ["Objects", "Things", "Front", "Collisions"]);
    assert_eq!(layers[2..], old["layerInstances"].as_array().unwrap()[1..], "layers of cells stay");
    let coin = &layers[1]["entityInstances"][1];
    assert_eq!((&coin["px"], &coin["__grid"]), (&json!([48, 0]), &json!([3, 0])));
    assert_eq!(coin["fieldInstances"], old["layerInstances"][0]["entityInstances"][1]["fieldInstances"]);
    assert_eq!(layers[1]["entityInstances"][0], old["layerInstances"][0]["entityInstances"][0], "the player stays");
    let [spring] = layers[0]["entityInstances"].as_array().unwrap().as_slice() else { panic!("{}", layers[0]) };
    assert_eq!((&spring["__identifier"], spring["px"][0].as_i64()), (&json!("Spring"), Some(8)));
    assert_eq!(plan("ldtk", &storage, &project, &objects).files, [], "a second export changes nothing");

    // It comes back as it is, and what is deleted goes.
    let back = read(&storage, &request(FILE)).unwrap().project;
    let things = |project: &Project| -> Vec<(String, i32, i32)> {
        let mut list: Vec<_> =
            project.levels[0].placements.iter().map(|placed| (placed.kind.clone(), placed.x, placed.y)).collect();
        list.sort();
        list
    };
    assert_eq!(things(&back), things(&project));
    Arc::make_mut(&mut project.levels[0]).placements.pop();
    plan("ldtk", &storage, &project, &objects).ready.write(&storage).unwrap();
    assert_eq!(things(&read(&storage, &request(FILE)).unwrap().project), things(&project));
}

#[test]
fn levels_with_files_of_their_own_are_written_there() {
    let mut entry = level();
    entry["layerInstances"] = Value::Null;
    entry["externalRelPath"] = "world/First_level.ldtkl".into();
    let mut text: Value = serde_json::from_str(&project(json!([entry]))).unwrap();
    text["externalLevels"] = true.into();
    let storage = storage(&text.to_string());
    storage.put("/maps/world/First_level.ldtkl", level().to_string());
    let mut project = read(&storage, &request(FILE)).unwrap().project;
    Arc::make_mut(&mut project.levels[0]).placements[0].x += 16;
    let mut wanted = request(FILE);
    wanted.on.extend(["overwrite", "objects-only"]);
    let first = plan("ldtk", &storage, &project, &wanted);
    let names: Vec<&str> = first.files.iter().map(|line| line.path.as_str()).collect();
    assert_eq!(names, ["world/First_level.ldtkl"], "the project's own file stays");
    first.ready.write(&storage).unwrap();
    let level = &read(&storage, &request(FILE)).unwrap().project.levels[0];
    assert_eq!(level.placements[0].x, 56);
    // A new level gets a file too.
    let mut second = sim::project::LevelData::clone(&project.levels[0]);
    (second.key, second.title) = ("second".to_owned(), "Second".to_owned());
    project.levels.push(Arc::new(second));
    let names: Vec<String> =
        plan("ldtk", &storage, &project, &wanted).files.into_iter().map(|line| line.path).collect();
    assert_eq!(names, ["world/Second.ldtkl", "world.ldtk"]);
}

#[test]
fn faults_are_named() {
    let whole = project(json!([level()]));
    let read_text = |text: &str| read(&storage(text), &request(FILE));
    assert!(read_text("{").unwrap_err().contains("world.ldtk, line 1"));
    assert!(read_text("{}").unwrap_err().contains("it holds no project of LDtk"));
    let edited = |edit: &dyn Fn(&mut Value)| {
        let mut text: Value = serde_json::from_str(&whole).unwrap();
        edit(&mut text);
        read_text(&text.to_string()).unwrap()
    };
    for (says, edit) in [
        (
            "layer Collisions: 3 cells are in it, not 4 × 2",
            &(|text: &mut Value| text["levels"][0]["layerInstances"][2]["intGridCsv"] = json!([1, 1, 1]))
                as &dyn Fn(&mut Value),
        ),
        ("layer Front: its cells have 12 pixels", &|text| {
            text["levels"][0]["layerInstances"][1]["__gridSize"] = json!(12);
        }),
        ("`../out.png` is outside of", &|text| text["defs"]["tilesets"][0]["relPath"] = "../out.png".into()),
        ("it is one of LDtk's own", &|text| text["defs"]["tilesets"][0]["relPath"] = Value::Null),
        ("its tileset is not defined", &|text| text["defs"]["tilesets"] = json!([])),
        ("layer Front: 1 tile outside of it, or of no tileset", &|text| {
            text["levels"][0]["layerInstances"][1]["gridTiles"][0]["t"] = json!(99);
        }),
        ("version 0.9.3", &|text| text["jsonVersion"] = "0.9.3".into()),
        ("are too many: a level has", &|text| text["levels"][0]["pxWid"] = json!(4_000_000_000_u32)),
    ] {
        let report = edited(edit).report;
        let is_named = report.lines.iter().any(|line| line.weight != Weight::Done && line.text.contains(says));
        assert!(is_named, "{says}: {report}");
    }
}
