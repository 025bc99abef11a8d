//! Forms of maps: encodings, sizes of cells, infinite maps, shapes, templates, groups, and what is wrong with a file.

use crate::support::{blocks, read, request, with_map};
use base64::Engine as _;
use kit::exchange::{Imported, Request, Weight};
use sim::file::MemoryStorage;
use sim::project::{Project, PropertyKind};
use sim::tiles::Solidity;
use std::path::Path;

const SET: &str = r#"<tileset firstgid="1" name="t" tilewidth="16" tileheight="16" tilecount="4" columns="4">
 <image source="tiles.png" width="64" height="16"/>
 <tile id="3"><objectgroup><object id="1" x="0" y="0"><polygon points="0,16 16,0 16,16"/></object></objectgroup></tile>
 <tile id="1"><properties><property name="solid" type="bool" value="true"/></properties></tile>
 <tile id="2"><properties><property name="jump-through" type="bool" value="true"/></properties></tile>
</tileset>"#;

/// A map of 4 × 2 cells: its second row is red, a slope, a mirrored slope, blue.
const CELLS: [u32; 8] = [0, 0, 0, 0, 2, 4, 0x8000_0004, 3];

fn map(layers: &str) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<map version=\"1.10\" orientation=\"orthogonal\" width=\"4\" height=\"2\" \
         tilewidth=\"16\" tileheight=\"16\">{SET}{layers}</map>"
    )
}

fn layer(data: &str) -> String {
    map(&format!("<layer id=\"1\" name=\"Ground\" width=\"4\" height=\"2\">{data}</layer>"))
}

fn imported(name: &str, text: &str) -> Imported {
    read(&with_map(name, text), &request(Path::new("/maps").join(name)))
        .unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Rows of a level as letters: what is seen (Red, Blue, green Slope), and how it is solid.
fn picture(project: &Project) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for ((x, y), block) in blocks(project, &project.levels[0]) {
        if x == 0 {
            rows.push(String::new());
        }
        let seen = block.pixels.iter().find(|pixel| pixel[3] != 0);
        let letter = match seen {
            None => '.',
            Some([255, 0, ..]) => 'r',
            Some([0, 0, 255, _]) => 'b',
            Some([0, 255, ..]) => 's',
            Some(_) => '?',
        };
        let letter = match block.solid[0].1 {
            Solidity::NONE => letter,
            _ => letter.to_ascii_uppercase(),
        };
        rows[y].push(letter);
    }
    rows.iter().map(|row| row.trim_end_matches('.').to_owned()).filter(|row| !row.is_empty()).collect()
}

#[test]
fn every_encoding_gives_the_same_level() {
    let bytes: Vec<u8> = CELLS.iter().flat_map(|cell| cell.to_le_bytes()).collect();
    let zlib = miniz_oxide::deflate::compress_to_vec_zlib(&bytes, 6);
    let base64 = |bytes: &[u8]| base64::engine::general_purpose::STANDARD.encode(bytes);
    let numbers = CELLS.map(|cell| cell.to_string()).join(",");
    let tiles: String = CELLS.iter().map(|cell| format!("<tile gid=\"{cell}\"/>")).collect();
    let set = r#"{"firstgid": 1, "name": "t", "tilewidth": 16, "tileheight": 16, "tilecount": 4, "columns": 4, "image": "tiles.png",
        "tiles": [{"id": 3, "objectgroup": {"objects": [{"id": 1, "x": 0, "y": 0, "polygon": [{"x": 0, "y": 16}, {"x": 16, "y": 0}, {"x": 16, "y": 16}]}]}},
        {"id": 1, "properties": [{"name": "solid", "type": "bool", "value": true}]},
        {"id": 2, "properties": [{"name": "jump-through", "type": "bool", "value": true}]}]}"#;
    let tmj = |data: &str| {
        format!(
            r#"{{"type": "map", "orientation": "orthogonal", "width": 4, "height": 2, "tilewidth": 16, "tileheight": 16, "tilesets": [{set}],
            "layers": [{{"type": "tilelayer", "name": "Ground", "width": 4, "height": 2, {data}}}]}}"#
        )
    };
    for (name, text) in [
        ("csv.tmx", layer(&format!("<data encoding=\"csv\">\n{numbers}\n</data>"))),
        ("plain.tmx", layer(&format!("<data encoding=\"base64\"> {} </data>", base64(&bytes)))),
        ("zlib.tmx", layer(&format!("<data encoding=\"base64\" compression=\"zlib\">{}</data>", base64(&zlib)))),
        ("elements.tmx", layer(&format!("<data>{tiles}</data>"))),
        ("list.tmj", tmj(&format!("\"data\": [{numbers}]"))),
        (
            "packed.json",
            tmj(&format!("\"encoding\": \"base64\", \"compression\": \"zlib\", \"data\": \"{}\"", base64(&zlib))),
        ),
    ] {
        let found = imported(name, &text);
        assert_eq!(picture(&found.project), ["RSSB"], "{name}: {}", found.report);
        let shown: Vec<_> = blocks(&found.project, &found.project.levels[0]).map(|(_, block)| block).collect();
        let row = &shown[8..];
        assert_eq!(row[3].solid[0].1, Solidity::TOP, "{name}: a tile to jump through");
        let (one, other) = (&row[1].solid[0].0, &row[2].solid[0].0);
        assert_eq!(one.flipped(true, false), *other, "{name}: a mirrored slope");
        assert_eq!(one.heights[0].min(one.heights[15]), one.heights[0], "{name}: it rises to the right");
    }
}

#[test]
fn infinite_maps_begin_at_their_first_cell() {
    let part =
        |x: i32, y: i32, cells: &str| format!("<chunk x=\"{x}\" y=\"{y}\" width=\"2\" height=\"2\">{cells}</chunk>");
    let data = [part(-2, -4, "2,2,0,0"), part(2, 0, "0,0,3,3")].concat();
    let text = map(&format!("<layer id=\"1\" name=\"Ground\" width=\"4\" height=\"2\"><data encoding=\"csv\">{data}</data></layer>\
        <objectgroup id=\"2\" name=\"Objects\"><object id=\"1\" type=\"ring\" x=\"0\" y=\"0\"><point/></object></objectgroup>"))
        .replace("tileheight=\"16\">", "tileheight=\"16\" infinite=\"1\">");
    let found = imported("wide.tmx", &text);
    assert_eq!(picture(&found.project), ["RR", "....BB"]);
    let ring = &found.project.levels[0].placements[0];
    assert_eq!((ring.x, ring.y), (32, 64), "objects move with the cells");
}

#[test]
fn cells_of_8_are_joined_and_cells_of_32_are_split() {
    let small = r#"<map orientation="orthogonal" width="4" height="2" tilewidth="8" tileheight="8">
        <tileset firstgid="1" name="t" tilewidth="8" tileheight="8"><image source="tiles.png" width="64" height="16"/></tileset>
        <layer id="1" name="Solid art" class="" width="4" height="2"><properties><property name="role" value="solid-art"/></properties>
        <data encoding="csv">3,3,0,0,3,3,5,0</data></layer></map>"#;
    let found = imported("small.tmx", small);
    let shown: Vec<_> = blocks(&found.project, &found.project.levels[0]).map(|(_, block)| block).take(2).collect();
    assert_eq!(shown[0].solid[0].0.heights, [16; 16]);
    assert_eq!(shown[1].solid[0].0.heights[..9], [8, 8, 8, 8, 8, 8, 8, 8, 0], "the lower left quarter");
    let large = r#"<map orientation="orthogonal" width="2" height="1" tilewidth="32" tileheight="32">
        <tileset firstgid="1" name="t" tilewidth="64" tileheight="16"><image source="tiles.png" width="64" height="16"/></tileset>
        <layer id="1" name="Ground" width="2" height="1"><data encoding="csv">1,2147483649</data></layer></map>"#;
    let found = imported("large.tmx", large);
    // The tile of 64 × 16 pixels begins at the lower edge of its cell and covers the next one too, under a mirrored tile.
    assert_eq!(picture(&found.project), [".rsb"]);
    let odd = small.replace("tilewidth=\"8\" tileheight=\"8\">\n", "tilewidth=\"24\" tileheight=\"8\">\n");
    let found = imported("odd.tmx", &odd);
    let refused = found.report.to_string();
    assert!(refused.contains("its cells are 24 × 8 pixels"), "{refused}");
}

#[test]
fn layers_are_what_they_are_called_and_what_the_user_says() {
    let rows = |name: &str, cells: &str| {
        format!(
            "<layer id=\"1\" name=\"{name}\" width=\"4\" height=\"2\"><data encoding=\"csv\">{cells}</data></layer>"
        )
    };
    let text = map(&[
        rows("Ground", "0,0,0,0,2,2,2,2"),
        rows("Collision A", "0,0,0,0,2,0,4,0"),
        rows("Collision B", "0,0,0,0,0,2,0,0"),
        rows("Trees", "3,0,0,0,0,0,0,0"),
    ]
    .concat());
    let found = imported("layers.tmx", &text);
    assert_eq!(picture(&found.project), ["b", "RrRr"], "where there is a layer of collision it alone is solid");
    let solid: Vec<_> = blocks(&found.project, &found.project.levels[0]).map(|(_, block)| block.solid).collect();
    let row: Vec<[bool; 2]> = solid[8..12].iter().map(|of| [0, 1].map(|n| of[n].1 != Solidity::NONE)).collect();
    assert_eq!(row, [[true, false], [false, true], [true, false], [false, false]]);
    let mut wanted = request("/maps/layers.tmx");
    wanted.mapping.layers.insert("Trees".into(), "front".into());
    wanted.mapping.layers.insert("Collision A".into(), "none".into());
    let said = read(&with_map("layers.tmx", &text), &wanted).unwrap();
    let front: Vec<_> = blocks(&said.project, &said.project.levels[0]).map(|(_, block)| block.front).collect();
    assert!(front[0] && !front[8]);
    assert!(said.report.to_string().contains("left out: layer Collision A"), "{}", said.report);
    wanted.mapping.layers.insert("Walls".into(), "art".into());
    let said = read(&with_map("layers.tmx", &text), &wanted).unwrap();
    assert!(said.report.to_string().contains("there is no layer Walls"), "{}", said.report);
    wanted.mapping.layers.insert("Trees".into(), "bushes".into());
    let refused = read(&with_map("layers.tmx", &text), &wanted).unwrap_err();
    assert!(refused.contains("the layer Trees cannot become `bushes`; there are: art, front,"), "{refused}");
}

#[test]
fn objects_become_what_they_are_called() {
    let objects = r#"<objectgroup id="3" name="Objects">
        <object id="1" type="Ring" x="8" y="8" width="16" height="16"/>
        <object id="2" type="spring" x="32" y="16" width="32" height="16"><properties>
            <property name="strong" type="bool" value="true"/><property name="mood" value="merry"/></properties></object>
        <object id="3" name="player" x="0" y="0" width="10" height="20"/>
        <object id="4" type="Exit" x="48" y="0" width="16" height="32"/>
        <object id="5" type="Ice Ghost" x="1" y="1" width="6" height="8"/>
        <object id="6" x="0" y="0"/>
        <object id="7" type="path_swapper" x="20" y="0" width="8" height="64"/>
        <object id="8" type="water" x="0" y="24" width="64" height="8"/>
        </objectgroup>"#;
    let found = imported("objects.tmx", &map(objects));
    let level = &found.project.levels[0];
    let placed: Vec<_> = level.placements.iter().map(|placed| (placed.kind.as_str(), placed.x, placed.y)).collect();
    assert_eq!(placed, [("ring", 16, 16), ("spring", 48, 24), ("ice_ghost", 4, 5)]);
    assert_eq!(level.placements[1].extra["properties"], serde_json::json!({ "strong": true, "mood": "merry" }));
    let own: Vec<_> = found.project.properties.iter().map(|one| (one.name.as_str(), one.kind.clone())).collect();
    assert_eq!(
        own,
        [("mood", PropertyKind::Text), ("strong", PropertyKind::Flag)],
        "what no kind knows is the user's own"
    );
    assert!(found.project.properties.iter().all(|one| one.kinds == ["spring"]));
    assert_eq!((level.start.x, level.start.y), (5, 0), "feet on the lower edge");
    let goal = level.goal.unwrap();
    assert_eq!([goal.x, goal.y, goal.width, goal.height], [48, 0, 16, 32]);
    assert_eq!((level.switchers[0].half_length, level.switchers[0].x), (32, 24));
    assert_eq!(level.water, Some(24));
    let report = found.report.to_string();
    assert!(report.contains("ice_ghost: no such kind is known"), "{report}");
    assert!(report.contains("left out: objects without a class"), "{report}");
    let mut wanted = request("/maps/objects.tmx");
    wanted.mapping.objects.insert("Ice Ghost".into(), "crawler".into());
    let said = read(&with_map("objects.tmx", &map(objects)), &wanted).unwrap();
    assert_eq!(said.project.levels[0].placements[2].kind, "crawler");
}

#[test]
fn layers_with_their_own_speed_become_backgrounds() {
    let text = map(
        "<imagelayer id=\"1\" name=\"Sky\" parallaxx=\"0.5\" offsety=\"12\" repeatx=\"1\"><image source=\"tiles.png\"/></imagelayer>\
         <group id=\"2\" name=\"Far\" parallaxx=\"0.5\"><layer id=\"3\" name=\"Hills\" parallaxx=\"0.5\" width=\"4\" height=\"2\">\
         <data encoding=\"csv\">0,0,0,0,0,2,0,0</data></layer></group>",
    );
    let found = imported("far.tmx", &text);
    let layers = &found.project.tilesets[0].tileset.backgrounds;
    let shown: Vec<_> = layers.iter().map(|layer| (layer.scroll_x, layer.y, layer.once)).collect();
    assert_eq!(shown, [(128, 12, false), (64, 16, true)]);
    assert_eq!(found.project.levels[0].background, Some(0));
    assert_eq!(found.pictures.len(), 3, "the tileset's picture and two backgrounds");
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    for (name, text, problem) in [
        ("empty", String::new(), "the file holds no <map>"),
        ("no map", "<tileset/>".into(), "a <map> is expected, not <tileset>"),
        ("half", layer("<data encoding=\"csv\">")[..300].to_owned(), "line "),
        ("cells", layer("<data encoding=\"csv\">1,2</data>"), "2 cells are in it, not 8"),
        ("packing", layer("<data encoding=\"base64\" compression=\"lz4\">AAAA</data>"), "\"base64, lz4\" is not known"),
        ("entities", "<!DOCTYPE a [<!ENTITY b \"c\">]><map>&b;</map>".into(), "it declares entities"),
        (
            "outside",
            map("<imagelayer id=\"1\" name=\"a\"><image source=\"../../etc/passwd\"/></imagelayer>"),
            "is outside of /maps",
        ),
        (
            "huge",
            map("<layer id=\"1\" name=\"a\" width=\"4000000000\" height=\"4\"><data/></layer>"),
            "cells are too many",
        ),
        ("isometric", map("").replace("orthogonal", "isometric"), "its cells lie isometric"),
    ] {
        let storage = with_map("a.tmx", &text);
        let said = match read(&storage, &request("/maps/a.tmx")) {
            Ok(imported) => imported.report.to_string(),
            Err(error) => error,
        };
        assert!(said.contains(problem), "{name}: {said}");
    }
    let missing = map("").replace(SET, "<tileset firstgid=\"1\" source=\"none.tsx\"/>");
    let found = imported(
        "a.tmx",
        &missing.replace(
            "</map>",
            "<layer id=\"1\" name=\"a\" width=\"1\" height=\"1\"><data encoding=\"csv\">7</data></layer></map>",
        ),
    );
    let said = found.report.lines.iter().find(|line| line.weight == Weight::Lost).unwrap();
    assert!(said.text.contains("none.tsx does not exist"), "{}", said.text);
    assert_eq!(picture(&found.project), ["?"], "grey in its place");
}

#[test]
fn templates_lend_what_objects_do_not_say() {
    let storage: MemoryStorage = with_map(
        "a.tmx",
        &map("<objectgroup id=\"3\" name=\"Objects\"><object id=\"1\" template=\"t.tx\" x=\"20\" y=\"40\"/>\
              <object id=\"2\" template=\"t.tx\" type=\"ring\" x=\"40\" y=\"40\"/></objectgroup>"),
    );
    storage.put(
        "/maps/t.tx",
        "<template><object type=\"spring\" width=\"32\" height=\"16\"><properties><property name=\"strong\" \
        type=\"bool\" value=\"true\"/></properties></object></template>",
    );
    let found = read(&storage, &Request { file: "/maps/a.tmx".into(), ..Request::default() }).unwrap();
    let placed: Vec<_> = found.project.levels[0].placements.iter().map(|of| (of.kind.as_str(), of.x, of.y)).collect();
    assert_eq!(placed, [("spring", 36, 48), ("ring", 56, 48)]);
}
