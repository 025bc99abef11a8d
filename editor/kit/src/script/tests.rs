#![allow(clippy::unwrap_used)]

use super::*;
use sim::grid::Grid;
use sim::project::{
    Placement, PlacementId, PropertyDefinition, PropertyKind, PropertyOwner, Run, Tileset, TilesetRef, properties_of,
};
use sim::tiles::{Block, Cell, Chunk, LayoutCell, SolidTile};

/// Two levels of 4 × 2 chunks, the second one painted; three objects in the first.
fn project() -> Project {
    let block = |art| Block { art, tile_a: art, tile_b: art, front: false };
    let tileset = Tileset {
        name: "Stones".into(),
        art: "art.png".into(),
        tiles: Arc::new(vec![SolidTile::default(), SolidTile::FULL, SolidTile::FULL]),
        blocks: Arc::new(vec![Block::default(), block(1), block(2)]),
        ..Tileset::default()
    };
    let set = TilesetRef { path: "tilesets/stones".into(), first_block: 0, tileset: Arc::new(tileset) };
    let chunk = |block| {
        let cell = Cell { block, a: Solidity::ALL, b: Solidity::ALL, ..Cell::default() };
        let cell = if block == 0 { Cell::default() } else { cell };
        Arc::new(Chunk { cells: vec![cell; 64], ..Chunk::default() })
    };
    let mut project = Project {
        name: "Quarry".into(),
        chunk_size: 8,
        tilesets: vec![Arc::new(set)],
        chunks: Arc::new(vec![chunk(0), chunk(1), chunk(2)]),
        ..Project::default()
    };
    let mut first = project.empty_level("first", "First", 4, 2);
    first.placements = [("spring", 40), ("ring", 200), ("spring", 300)]
        .into_iter()
        .zip(1..)
        .map(|((kind, x), id)| Placement { id: PlacementId(id), kind: kind.into(), x, y: 100, ..Placement::default() })
        .collect();
    let mut second = project.empty_level("second", "Second", 4, 2);
    second.layout = Grid::new(4, 2);
    for (x, y) in (0..4).flat_map(|x| (0..2).map(move |y| (x, y))) {
        second.layout.set(x, y, LayoutCell { chunk: 1, is_loop: false });
    }
    project.levels = vec![Arc::new(first), Arc::new(second)];
    let run = Run { key: "dash".into(), level: "first".into(), ..Run::default() };
    project.runs = vec![Arc::new(run)];
    project
}

fn script(steps: &str) -> Script {
    serde_json::from_str(&format!("{{\"steps\": [{steps}]}}")).unwrap_or_else(|error| panic!("{steps}: {error}"))
}

/// The project after steps, and what is said of the last one.
fn after(steps: &str) -> (Project, String) {
    let made = script(steps).run(&project()).unwrap_or_else(|error| panic!("{steps}: {error}"));
    (made.project, made.lines.last().cloned().unwrap_or_default())
}

#[test]
fn own_properties_are_set_by_name() {
    let mut project = project();
    let define = |name: &str, on: PropertyOwner, kind: PropertyKind| PropertyDefinition {
        name: name.into(),
        on: vec![on],
        kind,
        ..PropertyDefinition::default()
    };
    project.properties = Arc::new(vec![
        define("weight", PropertyOwner::Object, PropertyKind::default()),
        define("mood", PropertyOwner::Level, PropertyKind::Text),
    ]);
    let run = |steps: &str| script(steps).run(&project);
    let made = run(r#"{"do": "change_objects", "kind": "spring", "set": {"weight": 7}},
        {"do": "set_level", "level": "first", "properties": {"mood": "calm"}}"#)
    .unwrap();
    let level = &made.project.levels[0];
    assert_eq!(level.properties.get("mood"), Some(&"calm".into()));
    let weights = level.placements.iter().map(|one| properties_of(&one.extra).and_then(|values| values.get("weight")));
    assert_eq!(weights.collect::<Vec<_>>(), [Some(&7.into()), None, Some(&7.into())]);
    for (steps, why) in [
        (r#"{"do": "change_objects", "set": {"weight": "heavy"}}"#, "`weight` takes a whole number from 0 to 100"),
        (r#"{"do": "change_objects", "set": {"mood": "calm"}}"#, "has no parameter `mood`"),
        (r#"{"do": "set_level", "level": "first", "properties": {"weight": 1}}"#, "levels have no property `weight`"),
        (r#"{"do": "set_level", "level": "first", "properties": {"mood": 1}}"#, "`mood` takes a text, not 1"),
    ] {
        let error = run(steps).expect_err(steps);
        assert!(error.contains(why), "{steps}: {error}");
    }
}

fn refused(steps: &str) -> String {
    script(steps).run(&project()).expect_err(steps)
}

fn block_at(project: &Project, level: &str, x: i32, y: i32) -> u16 {
    let document = Document::new(project.clone(), None);
    let data = document.level(level).unwrap();
    crate::document::paint::cell_at(&document, data, x, y).unwrap().block
}

#[test]
fn terrain_is_replaced_and_painted() {
    let all = r#"{"do": "replace_block", "from": 1, "to": 2}"#;
    let (now, line) = after(all);
    assert_eq!((block_at(&now, "second", 3, 3), line.as_str()), (2, "1 replace_block: 512 places"));
    let part = r#"{"do": "replace_block", "from": 1, "to": 2, "level": "Second", "area": [0, 0, 2, 1]}"#;
    let (now, line) = after(part);
    assert_eq!([0, 1, 2].map(|x| block_at(&now, "second", x, 0)), [2, 2, 1], "by its title");
    assert!(line.ends_with("2 places"), "{line}");
    let (now, line) = after(r#"{"do": "replace_block", "from": 2, "to": 1, "level": "first"}"#);
    assert!(now == project() && line.ends_with("0 places"), "{line}");
    let (now, _) = after(r#"{"do": "replace_chunk", "from": 1, "to": 2, "level": "second"}"#);
    assert_eq!(now.levels[1].layout.get(3, 1).unwrap().chunk, 2);
    let (now, _) = after(r#"{"do": "replace_tile", "tileset": "Stones", "from": 1, "to": 2}"#);
    assert_eq!(now.tilesets[0].tileset.blocks[1].tile_a, 2);
    let paint = r#"{"do": "paint", "level": "first", "area": [1, 1, 3, 2], "block": 2, "flip_x": true, "b": "top"}"#;
    let (now, line) = after(paint);
    let blocks = [(0, 1), (1, 1), (3, 2), (4, 2), (1, 3)].map(|(x, y)| block_at(&now, "first", x, y));
    assert_eq!((blocks, line.as_str()), ([0, 2, 2, 0, 0], "1 paint: 6 blocks"));
    let document = Document::new(now.clone(), None);
    let cell = crate::document::paint::cell_at(&document, document.level("first").unwrap(), 1, 1).unwrap();
    assert_eq!((cell.flip_x, cell.a, cell.b), (true, Solidity::ALL, Solidity::TOP));
    // What is beyond the level is left out.
    let (_, line) = after(r#"{"do": "paint", "level": "first", "area": [30, 15, 2147483647, 9], "block": 1}"#);
    assert!(line.ends_with("2 blocks"), "{line}");
    let (now, _) = after(r#"{"do": "paint_chunks", "level": "first", "area": [0, 0, 2, 1], "chunk": 2}"#);
    assert_eq!([0, 1, 2].map(|x| now.levels[0].layout.get(x, 0).unwrap().chunk), [2, 2, 0]);
}

#[test]
fn space_moves_what_is_behind_it() {
    let (now, line) = after(r#"{"do": "insert_space", "level": "first", "along": "columns", "at": 8, "count": 8}"#);
    assert_eq!((now.levels[0].placements[1].x, line.as_str()), (328, "1 insert_space: 5 × 2 chunks"));
    let (now, _) = after(r#"{"do": "delete_space", "level": "first", "along": "columns", "at": 8, "count": 8}"#);
    let kinds: Vec<&str> = now.levels[0].placements.iter().map(|object| object.kind.as_str()).collect();
    assert_eq!(kinds, ["spring", "spring"], "the ring was in it");
    let (now, _) = after(r#"{"do": "resize", "level": "second", "left": 1, "bottom": -1}"#);
    assert_eq!((now.levels[1].layout.width(), now.levels[1].layout.height()), (5, 1));
}

#[test]
fn objects_are_placed_changed_and_deleted() {
    let new = r#"{"do": "place", "level": "first", "object": {"kind": "balloon", "x": 7, "y": 9, "flip_x": true, "colour": "red", "speed": 256}}"#;
    let (now, _) = after(new);
    let object = now.levels[0].placements.last().unwrap();
    assert_eq!((object.kind.as_str(), object.x, object.y, object.flip_x), ("balloon", 7, 9, true));
    assert_eq!((&object.extra["colour"], &object.extra["speed"]), (&"red".into(), &256.into()));
    let change =
        r#"{"do": "change_objects", "kind": "spring", "set": {"twirls": true, "flip_y": true}, "by": [8, -16]}"#;
    let (now, line) = after(change);
    let springs: Vec<&Placement> = now.levels[0].placements.iter().filter(|object| object.kind == "spring").collect();
    assert!(springs.iter().all(|spring| spring.flip_y && spring.extra["twirls"] == true && spring.y == 84));
    assert_eq!((springs[0].x, line.as_str()), (48, "1 change_objects: 2 objects"));
    let (now, line) = after(r#"{"do": "delete_objects", "level": "first", "area": [0, 0, 15, 16]}"#);
    assert_eq!((now.levels[0].placements.len(), line.as_str()), (1, "1 delete_objects: 2 objects"));
    let (now, _) = after(r#"{"do": "replace_objects", "from": "spring", "to": "balloon"}"#);
    assert_eq!(now.levels[0].placements[0].kind, "balloon");
}

#[test]
fn regions_and_notes_are_placed_and_deleted() {
    let steps = r#"{"do": "place_mark", "level": "first", "mark": {"name": "cave", "x": 8, "y": 9, "width": 64, "height": 32}},
        {"do": "place_mark", "level": "first", "mark": {"kind": "to_do", "name": "rings", "x": 1, "y": 2}}"#;
    let (now, _) = after(steps);
    let all = |project: &Project| -> Vec<(String, MarkKind, i32)> {
        project.levels[0].marks.iter().map(|mark| (mark.name.clone(), mark.kind, mark.width)).collect()
    };
    assert_eq!(all(&now), [("cave".into(), MarkKind::Region, 64), ("rings".into(), MarkKind::ToDo, 0)]);
    assert_ne!(now.levels[0].marks[0].id, now.levels[0].marks[1].id);
    let (now, line) = after(&format!(r#"{steps}, {{"do": "delete_marks", "kind": "to_do"}}"#));
    assert_eq!((all(&now).len(), line.lines().last()), (1, Some("3 delete_marks: 1 mark")));
    let (now, _) = after(&format!(r#"{steps}, {{"do": "delete_marks", "name": "cave", "level": "first"}}"#));
    assert_eq!(all(&now).len(), 1);
}

/// Objects of a game's numbers keep the fields that their lists have.
#[test]
fn objects_of_a_game_are_placed_by_number() {
    let new = r#"{"do": "place", "level": "first", "object": {"kind": "sonic1:7e", "x": 7, "y": 9, "subtype": 3}}"#;
    let change = r#"{"do": "change_objects", "kind": "sonic1:7e", "set": {"subtype": 4, "flip_x": true}}"#;
    let (now, _) = after(&format!("{new}, {change}"));
    let object = now.levels[0].placements.last().unwrap();
    assert_eq!((object.kind.as_str(), &object.extra["subtype"], object.flip_x), ("sonic1:7e", &4.into(), true));
}

#[test]
fn levels_are_copied_named_moved_and_described() {
    let steps = r#"{"do": "copy_level", "level": "first", "name": "third"}, {"do": "move_level", "level": "second", "before": "first"},
        {"do": "set_level", "level": "third", "title": "Dusk", "group": "Quarry", "water": 180, "palette_in_water": "Wet"},
        {"do": "rename_level", "level": "first", "name": "begin"}, {"do": "set_project", "name": "Old quarry", "author": "Us"}"#;
    let (now, _) = after(steps);
    let keys: Vec<&str> = now.levels.iter().map(|level| level.key.as_str()).collect();
    assert_eq!(keys, ["second", "begin", "third"]);
    let third = now.level("third").unwrap();
    assert_eq!((third.title.as_str(), third.about.group.as_str(), third.water), ("Dusk", "Quarry", Some(180)));
    assert_eq!((third.colors.in_water.as_str(), third.placements.len()), ("Wet", 3));
    assert_eq!(
        (now.name.as_str(), now.credits.author.as_str(), now.runs[0].level.as_str()),
        ("Old quarry", "Us", "begin")
    );
    let (now, _) = after(&format!(
        r#"{steps}, {{"do": "set_level", "level": "third", "water": null}}, {{"do": "delete_level", "level": "begin"}}"#
    ));
    assert_eq!((now.level("third").unwrap().water, now.levels.len()), (None, 2));
    let (now, _) = after(r#"{"do": "move_level", "level": "first"}"#);
    assert_eq!(now.levels[1].key, "first");
}

#[test]
fn problems_are_fixed() {
    // A palette that no tileset has.
    let steps = r#"{"do": "set_level", "level": "first", "palette": "Wet"}, {"do": "fix", "checks": ["palette"]}"#;
    let (now, line) = after(steps);
    assert_eq!((now.levels[0].colors.palette.as_str(), line.as_str()), ("", "2 fix: 1 problem"));
}

/// Each wrong step names itself, and says what is wrong; nothing is changed by those before it.
#[test]
fn wrong_steps_are_refused_by_name() {
    for (steps, words) in [
        (r#"{"do": "replace_block", "from": 1, "to": 77}"#, "step 1 (replace_block): the project does not have"),
        (r#"{"do": "replace_block", "from": 1, "to": 2, "area": [0, 0, 1, 1]}"#, "`level` is missing"),
        (r#"{"do": "paint", "level": "none", "area": [0, 0, 1, 1], "block": 1}"#, "There are: first, second"),
        (r#"{"do": "paint", "level": "first", "area": [0, 0, 0, 1], "block": 1}"#, "1 at least"),
        (r#"{"do": "paint", "level": "first", "area": [99, 0, 1, 1], "block": 1}"#, "outside the level"),
        (r#"{"do": "paint", "level": "first", "area": [0, 0, 1, 1], "block": 99}"#, "no block 99"),
        (r#"{"do": "paint_chunks", "level": "first", "area": [0, 0, 1, 1], "chunk": 99}"#, "no chunk 99"),
        (r#"{"do": "place", "level": "first", "object": {"kind": "swamp", "x": 1, "y": 1}}"#, "no kind of objects"),
        (r#"{"do": "place", "level": "first", "object": {"kind": "ring", "x": 1}}"#, "`y`"),
        (
            r#"{"do": "place", "level": "first", "object": {"kind": "spring", "x": 1, "y": 1, "colour": 2}}"#,
            "no parameter",
        ),
        (r#"{"do": "place_mark", "level": "first", "mark": {"x": 1}}"#, "`y`"),
        (r#"{"do": "change_objects", "kind": "spring", "set": {"twirls": "often"}}"#, "`twirls` takes"),
        (r#"{"do": "copy_level", "level": "first", "name": "second"}"#, "is taken"),
        (r#"{"do": "rename_level", "level": "first", "name": "a/b"}"#, "is taken, or cannot be"),
        (r##"{"do": "recolor", "tileset": "Stones", "colors": ["#ff0000"]}"##, "no colour numbers"),
        (r#"{"do": "recolor", "tileset": "Sand", "colors": []}"#, "There are: Stones"),
        (r#"{"do": "fix", "checks": ["nothing"]}"#, "no check"),
        (
            r#"{"do": "delete_level", "level": "first"}, {"do": "delete_level", "level": "second"}"#,
            "step 2 (delete_level): the last level",
        ),
    ] {
        let said = refused(steps);
        assert!(said.contains(words), "{steps}: {said}");
    }
    for text in [
        "{\"steps\": [{\"do\": \"fly\"}]}",
        "{\"steps\": [{\"do\": \"fix\", \"check\": []}]}",
        "{\"steps\": [{\"do\": \"paint\"}]}",
        "{\"step\": []}",
        "[]",
        "",
    ] {
        assert!(serde_json::from_str::<Script>(text).is_err(), "{text}");
    }
}

/// The script of the manual is one.
#[test]
fn the_example_of_the_manual_is_a_script() {
    let page = crate::manual::PAGES.iter().find(|page| page.file == "command-line.md").unwrap();
    let example = page.text.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let script: Script = serde_json::from_str(example).unwrap();
    let names: Vec<&str> = script.steps.iter().map(ScriptStep::name).collect();
    assert!(names.len() > 3, "{names:?}");
    for name in names {
        assert!(page.text.contains(&format!("| `{name}` |")), "the table has no {name}");
    }
}
