//! Mistakes in files: each is named with file, line and field.

use crate::common::*;
use sim::file::{MemoryStorage, Opened, ProjectError, open};
use std::path::{Path, PathBuf};

fn open_with(file: &str, from: &str, to: &str) -> Result<Opened, ProjectError> {
    let (storage, _) = saved();
    replace(&storage, file, from, to);
    open(&storage, Path::new(ROOT), &mut |_, _| {})
}

fn replace(storage: &MemoryStorage, file: &str, from: &str, to: &str) {
    let path = PathBuf::from(ROOT).join(file);
    let text = String::from_utf8(storage.files()[&path].clone()).unwrap();
    assert!(text.contains(from), "{file} holds no {from}: {text}");
    storage.put(&path, text.replacen(from, to, 1));
}

/// The words that must appear, in the error or in a problem, in this order.
const TABLE: &[(&str, &str, &str, &str, &[&str])] = &[
    ("no JSON", "loopwright.json", "{", "?", &["loopwright.json:1:1", "expected value"]),
    ("cut short", "chunks.json", "]", "", &["chunks.json:", "expected"]),
    (
        "wrong type",
        "loopwright.json",
        "\"chunk_size\": 8",
        "\"chunk_size\": \"8\"",
        &["loopwright.json:10:", "(chunk_size)", "invalid type"],
    ),
    (
        "chunk size",
        "loopwright.json",
        "\"chunk_size\": 8",
        "\"chunk_size\": 9",
        &["loopwright.json:10:", "(chunk_size)", "8 or 16"],
    ),
    ("missing name", "loopwright.json", "\"name\"", "\"nome\"", &["loopwright.json", "missing field `name`"]),
    (
        "preset",
        "loopwright.json",
        "\"sonic1\"",
        "\"sonic9\"",
        &["loopwright.json:5:", "(ruleset.preset)", "\"sonic_cd\""],
    ),
    (
        "level listed twice",
        "loopwright.json",
        "\"two\"",
        "\"ONE\"",
        &["loopwright.json:", "(levels[1])", "listed twice"],
    ),
    ("tileset listed twice", "loopwright.json", "/caves", "/hills", &["(tilesets[1].path)", "listed twice"]),
    (
        "tileset missing",
        "loopwright.json",
        "/caves",
        "/nowhere",
        &["loopwright.json:13:15 (tilesets[1].path)", "its blocks are missing", "nowhere"],
    ),
    (
        "overlapping blocks",
        "loopwright.json",
        "\"first_block\": 10",
        "\"first_block\": 1",
        &["(tilesets[1].first_block)", "overlap with those of", "later in the list, are used"],
    ),
    ("format missing", "loopwright.json", "\"format\": 1,", "", &["loopwright.json", "missing field `format`"]),
    (
        "format of no meaning",
        "chunks.json",
        "\"format\": 1",
        "\"format\": 0",
        &["chunks.json:2:13 (format)", "no format 0"],
    ),
    (
        "newer project",
        "loopwright.json",
        "\"format\": 1",
        "\"format\": 2, \"name\": []",
        &["loopwright.json has format 2", "newer Loopwright"],
    ),
    (
        "newer level",
        "levels/one.json",
        "\"format\": 1",
        "\"format\": 12345678901",
        &["levels/one.json has format 12345678901", "leaves the file alone"],
    ),
    (
        "heights of 15",
        "tilesets/hills/tileset.json",
        "[1, 2, 3, ",
        "[2, 3, ",
        &["tilesets/hills/tileset.json:11:", "(tiles[2].heights)", "invalid length 15"],
    ),
    ("heights of 17", "tilesets/hills/tileset.json", "[1, 2, 3, ", "[1, 1, 2, 3, ", &["(tiles[2].heights)"]),
    (
        "height of 17",
        "tilesets/hills/tileset.json",
        "[1, 2, 3, ",
        "[17, 2, 3, ",
        &["tilesets/hills/tileset.json:11:19 (tiles[2].heights[0])", "17 is not from -16 to 16"],
    ),
    ("height of 300", "tilesets/hills/tileset.json", "[1, 2, 3, ", "[300, 2, 3, ", &["(tiles[2].heights[0])", "300"]),
    (
        "animation without time",
        "tilesets/hills/tileset.json",
        "[[3, 8], [4, 8]]",
        "[[3, 8], [4, 0]]",
        &["(animations[0].frames[1])", "at least 1 frame"],
    ),
    (
        "animation without pictures",
        "tilesets/hills/tileset.json",
        "[[3, 8], [4, 8]]",
        "[]",
        &["(animations[0].frames)", "at least one picture"],
    ),
    (
        "palette without a name",
        "tilesets/hills/tileset.json",
        "\"animations\": [",
        "\"palettes\": [{\"name\": \"\", \"colors\": []}], \"animations\": [",
        &["(palettes[0].name)", "a name"],
    ),
    (
        "palette named twice",
        "tilesets/hills/tileset.json",
        "\"animations\": [",
        "\"palettes\": [{\"name\": \"a\", \"colors\": []}, {\"name\": \"a\", \"colors\": []}], \"animations\": [",
        &["(palettes[1].name)", "twice"],
    ),
    (
        "palette of no colour",
        "tilesets/hills/tileset.json",
        "\"animations\": [",
        "\"palettes\": [{\"name\": \"a\", \"colors\": [\"red\"]}], \"animations\": [",
        &["#rrggbb"],
    ),
    (
        "property of a bad name",
        "loopwright.json",
        "\"chunk_size\": 8",
        "\"properties\": [{\"name\": \"a b\", \"type\": \"flag\"}], \"chunk_size\": 8",
        &["(properties[0].name)", "`a b`"],
    ),
    (
        "property named twice",
        "loopwright.json",
        "\"chunk_size\": 8",
        "\"properties\": [{\"name\": \"a\", \"on\": [\"level\"], \"type\": \"flag\"}, {\"name\": \"a\", \"on\": [\"level\", \"object\"], \"type\": \"text\"}], \"chunk_size\": 8",
        &["(properties[1].name)", "the first one counts"],
    ),
    (
        "default of a property",
        "loopwright.json",
        "\"chunk_size\": 8",
        "\"properties\": [{\"name\": \"a\", \"type\": \"number\", \"min\": 0, \"max\": 9, \"default\": 10}], \"chunk_size\": 8",
        &["(properties[0].default)", "a whole number from 0 to 9; 0 is used"],
    ),
    (
        "property of an unknown type",
        "loopwright.json",
        "\"chunk_size\": 8",
        "\"properties\": [{\"name\": \"a\", \"type\": \"wish\"}], \"chunk_size\": 8",
        &["wish"],
    ),
    ("angle of 256", "tilesets/hills/tileset.json", "\"angle\": 224", "\"angle\": 256", &["(tiles[2].angle)", "256"]),
    (
        "block names no tile",
        "tilesets/hills/tileset.json",
        "\"a\": 2",
        "\"a\": 3",
        &["tilesets/hills/tileset.json:16:", "(blocks[2].a)", "no tile 3"],
    ),
    ("cell", "chunks.json", ". . . 1at", ". . . 1ab", &["chunks.json:9:9 (chunks[1].rows[0])", "`1ab` is not a cell"]),
    ("row too short", "chunks.json", ". . . 1at", ". . 1at", &["(chunks[1].rows[0])", "7 cells"]),
    ("row missing", "chunks.json", "\". . . . . . . .\",\n", "", &["(chunks[1].rows)", "7 rows"]),
    (
        "unknown block",
        "chunks.json",
        ". . . 1at",
        ". . . 9at",
        &["chunks.json:9:9 (chunks[1].rows[0])", "column 3", "no block 9"],
    ),
    ("block out of numbers", "chunks.json", ". . . 1at", ". . . 65536at", &["(chunks[1].rows[0])"]),
    ("low plane", "chunks.json", "\"low_plane\": 2", "\"low_plane\": 3", &["(chunks[1].low_plane)", "no chunk 3"]),
    ("role", "chunks.json", "\"loop\"", "\"lopp\"", &["(chunks[1].role)", "\"tunnel\""]),
    ("level file broken", "levels/one.json", "{", "", &["levels/one.json", "saving leaves the file alone"]),
    (
        "start without a name",
        "levels/one.json",
        r#""name": "Tails \"2\"", "#,
        "",
        &["levels/one.json:13:5 (starts[0])", "needs a `name`"],
    ),
    ("start with an empty name", "levels/one.json", r#""Tails \"2\"""#, "\" \"", &["(starts[0].name)", "no name"]),
    (
        "limits that change nothing",
        "levels/one.json",
        r#""top": -256, "bottom": 1024, "#,
        "",
        &["levels/one.json:8:5 (limits[0])", "camera x 6016", "set no side"],
    ),
    (
        "limits turned round",
        "levels/one.json",
        r#""top": -256"#,
        r#""top": 1025"#,
        &["(limits)", "x 6016", "1025", "1024"],
    ),
    ("limits nowhere", "levels/one.json", r#""from_x": 6016, "#, "", &["levels/one.json:", "`from_x`"]),
    ("empty level", "levels/one.json", "[1, 2, 0, 1, 2]", "[]", &["levels/one.json:26:13 (layout)", "empty"]),
    ("ragged", "levels/one.json", "[0, 1, 2, 0, 1]", "[0, 1, 2, 0]", &["levels/one.json:28:5 (layout[1])", "4 chunks"]),
    (
        "unknown chunk",
        "levels/one.json",
        "[1, 2, 0, 1, 2]",
        "[1, 3, 0, 1, 2]",
        &["levels/one.json:27:9 (layout[0][1])", "no chunk 3"],
    ),
    ("negative chunk", "levels/one.json", "[1, 2, 0, 1, 2]", "[-1, 3, 0, 1, 2]", &["(layout[0][0])", "-1"]),
    ("loop outside", "levels/one.json", "[2, 1]", "[2, 3]", &["(loops[0])", "outside"]),
    (
        "background",
        "levels/one.json",
        "\"background\": 0",
        "\"background\": 2",
        &["levels/one.json:4:17 (background)", "no such tileset"],
    ),
    ("no plane", "levels/one.json", "\"four\"", "\"nowhere\"", &["(plane.level)", "no level `nowhere`"]),
    (
        "no layer",
        "levels/four.json",
        "\"one\", \"scroll_x\": 300",
        "\"away\", \"scroll_x\": 300",
        &["(art_layers[1].level)", "no level `away`"],
    ),
    (
        "its own layer",
        "levels/four.json",
        "\"one\", \"scroll_x\": 300",
        "\"four\", \"scroll_x\": 300",
        &["(art_layers[1].level)", "its own layer"],
    ),
    ("opacity", "levels/four.json", "\"opacity\": 40", "\"opacity\": 101", &["(art_layers[0].opacity)", "101 percent"]),
    ("its own plane", "levels/one.json", "\"four\"", "\"one\"", &["(plane.level)", "its own plane"]),
    ("wrapping", "levels/one.json", "2048", "2047", &["(wrap_y)", "power of two"]),
    ("bounds", "levels/one.json", "\"right\": 320", "\"right\": -1", &["(bounds)", "reversed"]),
    ("goal", "levels/one.json", "\"width\": 16", "\"width\": 0", &["(goal)", "never"]),
    ("id", "levels/one.json", "fedcba9876543210", "fedcba987654321", &["(switchers[0].id)", "16 hex"]),
    ("id twice", "levels/one.json", "0000000000000001", "0000000000000007", &["(placements[0].id)", "used twice"]),
    ("side", "levels/one.json", "\"B high\"", "\"C\"", &["(switchers[0].right_or_below)", "\"A high\""]),
    ("title missing", "levels/one.json", "\"title\"", "\"titel\"", &["levels/one.json", "missing field `title`"]),
    ("maze named as a level", "loopwright.json", "\"round\"", "\"Two\"", &["(mazes[0])", "listed twice"]),
    ("maze missing", "loopwright.json", "\"round\"", "\"square\"", &["mazes/square.json", "leaves the file alone"]),
    ("newer maze", "mazes/round.json", "\"format\": 1", "\"format\": 7", &["mazes/round.json has format 7"]),
    ("no block", "mazes/round.json", "27", "4F", &["mazes/round.json:", "(cells[2])", "no block has the number 0x4F"]),
    ("no cell", "mazes/round.json", "27", "2", &["(cells[2])", "`2` is not a cell"]),
    ("uneven maze", "mazes/round.json", ".. 3A ..", ".. 3A", &["(cells[1])", "3 cells, and the first one has 4"]),
    ("maze without rows", "mazes/round.json", "\"cells\"", "\"cells\": [], \"~\"", &["(cells)", "1 to 256 columns"]),
    ("start of a maze", "mazes/round.json", "780", "-780", &["mazes/round.json:", "(start[0])", "-780"]),
    ("run of no level", "runs/a.json", "\"one\"", "\"none\"", &["runs/a.json:3:12 (level)", "no level \"none\""]),
    ("input", "runs/a.json", "RJ8", "RX8", &["runs/a.json:7:5 (inputs[0])", "`RX8`"]),
    ("endless run", "runs/a.json", "RJ8", "RJ4294967295", &["(inputs)", "ten hours"]),
    ("rules of no game", "runs/a.json", "sonic3k", "sonic4", &["runs/a.json:4:", "(ruleset)", "\"sonic3k\""]),
    ("speed at the start", "runs/a.json", "-1024", "-70000", &["runs/a.json:5:", "(start", "-70000"]),
    (
        "fact of no name",
        "runs/a.json",
        "y_speed",
        "yspeed",
        &["runs/a.json:13:46 (moments[0].yspeed)", "is not a fact of the player", "x_speed"],
    ),
    ("fact of the player", "runs/a.json", "exists", "rings", &["(moments[1].rings)", "is not a fact of an object"]),
    (
        "fact of the wrong type",
        "runs/a.json",
        "\"exists\": false",
        "\"exists\": 0",
        &["(moments[1].exists)", "true or false"],
    ),
    (
        "rules of a run of a maze",
        "runs/a.json",
        "\"one\"",
        "\"round\"",
        &["runs/a.json:4:", "(ruleset)", "a run of a maze has no `ruleset`"],
    ),
    (
        "second pad in a maze",
        "runs/a.json",
        "\"one\"",
        "\"round\"",
        &["runs/a.json:", "(inputs_2)", "a run of a maze has no `inputs_2`"],
    ),
    (
        "fact of a level in a maze",
        "runs/a.json",
        "\"one\"",
        "\"round\"",
        &["runs/a.json:13:", "(moments[0].on_object)", "`on_object` is not a fact of `player` in a maze"],
    ),
    (
        "fact of a maze in a level",
        "runs/a.json",
        "\"y_speed\": 0,",
        "\"rotation\": 64,",
        &["runs/a.json:13:", "(moments[0].rotation)", "`rotation` is not a fact of `player` in a level"],
    ),
    (
        "cell of a level",
        "runs/a.json",
        "\"ring 2\", \"exists\": false",
        "\"cell 1,2\", \"block\": 39",
        &["(moments[1].block)", "`block` is not a fact of `cell 1,2` in a level"],
    ),
    (
        "fact of no cell",
        "runs/a.json",
        "\"ring 2\"",
        "\"cell 1,2\"",
        &["(moments[1].exists)", "is not a fact of a cell", "block"],
    ),
    ("digest", "runs/a.json", "ffffffffffffffff", "x", &["(expect.digest_2)"]),
    (
        "picture elsewhere",
        "objects.json",
        "\"matter\"",
        "\"picture\": \"../ramp.png\",\n      \"matter\"",
        &["objects.json:", "(kinds[0].picture)", "`../ramp.png`", "saving leaves the file alone"],
    ),
    (
        "picture of another kind",
        "objects.json",
        "\"matter\"",
        "\"picture\": \"ramp.gif\",\n      \"matter\"",
        &["objects.json:", "(kinds[0].picture)", "does not end in .png"],
    ),
    (
        "picture far away",
        "objects.json",
        "\"matter\"",
        "\"picture\": \"ramp.png\",\n      \"picture_offset\": [0, 257],\n      \"matter\"",
        &["objects.json:", "(kinds[0].picture_offset)", "0, 257", "256"],
    ),
];

#[test]
fn mistakes_are_named_with_file_line_and_field() {
    let mut unnamed = Vec::new();
    for (row, file, from, to, expected) in TABLE {
        let texts: Vec<String> = match open_with(file, from, to) {
            Err(error) => vec![error.to_string()],
            Ok(opened) => opened.problems.iter().map(ToString::to_string).collect(),
        };
        if !texts.iter().any(|text| expected.iter().all(|part| text.contains(part))) {
            unnamed.push(format!("{row}: expected {expected:?} in {texts:#?}"));
        }
    }
    assert!(unnamed.is_empty(), "{}", unnamed.join("\n"));
}

#[test]
fn a_file_that_was_cut_says_what_to_do() {
    for (row, length, expected) in [
        ("empty", 0, "the file is empty: restore it"),
        ("cut", 60, "the file ends too early: it is damaged, restore it"),
    ] {
        let (storage, _) = saved();
        let whole = storage.files_under(ROOT)[Path::new("loopwright.json")].clone();
        storage.put(format!("{ROOT}/loopwright.json"), &whole[..length]);
        let said = open(&storage, Path::new(ROOT), &mut |_, _| {}).unwrap_err().to_string();
        assert!(said.starts_with("loopwright.json:") && said.contains(expected), "{row}: {said}");
    }
}

#[test]
fn a_moment_of_a_cell_outside_of_its_maze_is_named() {
    let (storage, _) = saved();
    replace(&storage, "runs/a.json", "\"one\"", "\"round\"");
    replace(&storage, "runs/a.json", "\"ring 2\", \"exists\": false", "\"cell 4,2\", \"block\": 39");
    let opened = open(&storage, Path::new(ROOT), &mut |_, _| {}).unwrap();
    let texts: Vec<String> = opened.problems.iter().map(ToString::to_string).collect();
    let wanted = ["(moments[1].of)", "the maze has no cell 4,2"];
    assert!(texts.iter().any(|text| wanted.iter().all(|part| text.contains(part))), "{texts:#?}");
}

#[test]
fn a_broken_reference_is_kept_by_saving() {
    let mut opened = open_with("levels/one.json", "[1, 2, 0, 1, 2]", "[1, 999, 0, 1, 2]").unwrap();
    let (storage, _) = saved();
    replace(&storage, "levels/one.json", "[1, 2, 0, 1, 2]", "[1, 999, 0, 1, 2]");
    opened.project.levels[0] = {
        let mut level = (*opened.project.levels[0]).clone();
        level.title = "Renamed".into();
        level.into()
    };
    save_plainly(&storage, &opened.project, &mut opened.saved).unwrap();
    let text = String::from_utf8(storage.files_under(ROOT)[Path::new("levels/one.json")].clone()).unwrap();
    assert!(text.contains("[1, 999, 0, 1, 2]") && text.contains("Renamed"), "{text}");
}
