//! Scenes of Godot: levels leave and come back, and scenes as Godot itself writes them arrive.

use crate::support::{blocks, picture, plan, read, request, shipped};
use kit::exchange::{Request, Weight};
use sim::file::{Disk, MemoryStorage, Storage};
use sim::project::LevelData;
use sim::tiles::Solidity;
use std::path::Path;

#[test]
fn levels_leave_and_come_back() {
    for name in ["first-steps", "two-roads", "night-shift", "workshop"] {
        let (project, home) = shipped(name);
        let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("godot-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&to);
        let wanted = Request { home: Some(home), ..request(&to) };
        let first = plan("godot", &Disk, &project, &wanted);
        assert!(first.is_writable(), "{first}");
        first.ready.write(&Disk).unwrap();
        assert_eq!(plan("godot", &Disk, &project, &wanted).files, [], "a second export changes nothing");
        for before in &project.levels {
            let found = read(&Disk, &request(to.join(format!("{}.tscn", before.key)))).unwrap();
            assert!(!found.report.lines.iter().any(|line| line.weight == Weight::Failed), "{}", found.report);
            let (back, after) = (&found.project, &found.project.levels[0]);
            let (mut one, mut other) = (blocks(&project, before), blocks(back, after));
            loop {
                match (one.next(), other.next()) {
                    (None, None) => break,
                    (one, other) => assert_eq!(one, other, "{name} {}", before.key),
                }
            }
            let things = |level: &LevelData| {
                let mut list: Vec<String> = level
                    .placements
                    .iter()
                    .map(|thing| format!("{} {} {} {} {}", thing.kind, thing.x, thing.y, thing.flip_x, thing.flip_y))
                    .chain(level.switchers.iter().map(|line| format!("{} {} {}", line.x, line.y, line.half_length)))
                    .collect();
                list.sort();
                list
            };
            assert_eq!(things(before), things(after), "{name} {}", before.key);
            assert_eq!((before.goal, before.water, before.bounds), (after.goal, after.water, after.bounds));
            let shown = |level: &LevelData, of: &sim::project::Project| {
                level.background.map_or(0, |set| of.tilesets[usize::from(set)].tileset.backgrounds.len())
            };
            assert_eq!(shown(before, &project), shown(after, back), "{name} {}", before.key);
            let moving =
                |of: &sim::project::Project| of.tilesets.iter().map(|set| set.tileset.animations.len()).sum::<usize>();
            assert!(moving(back) <= moving(&project), "{name}");
        }
        let _ = std::fs::remove_dir_all(&to);
    }
}

/// A tileset as Godot writes it: one polygon from the tile's middle, a platform, an alternative that is mirrored.
const TILES: &str = r#"[gd_resource type="TileSet" load_steps=3 format=3 uid="uid://b0"]

[ext_resource type="Texture2D" uid="uid://c0" path="res://art/tiles.png" id="1_a"]

[sub_resource type="TileSetAtlasSource" id="TileSetAtlasSource_x"]
texture = ExtResource("1_a")
1:0/0 = 0
1:0/0/physics_layer_0/polygon_0/points = PackedVector2Array(-8, -8, 8, -8, 8, 8, -8, 8)
2:0/0 = 0
2:0/0/physics_layer_0/polygon_0/points = PackedVector2Array(-8, 0, 8, 0, 8, 8, -8, 8)
2:0/0/physics_layer_0/polygon_0/one_way = true
3:0/0 = 0
3:0/1 = 1
3:0/1/flip_h = true
3:0/0/physics_layer_0/polygon_0/points = PackedVector2Array(-8, 8, 8, -8, 8, 8)

[resource]
physics_layer_0/collision_layer = 1
sources/0 = SubResource("TileSetAtlasSource_x")
"#;

/// A scene of 4.2, with a tile map, an instance of another scene and a marker.
const OLDER: &str = r#"[gd_scene load_steps=3 format=3 uid="uid://a0"]

[ext_resource type="TileSet" uid="uid://b0" path="res://art/tiles.tres" id="1_t"]
[ext_resource type="PackedScene" uid="uid://d0" path="res://ring.tscn" id="2_r"]

[node name="World" type="Node2D"]

[node name="Map" type="TileMap" parent="."]
tile_set = ExtResource("1_t")
format = 2
layer_0/name = "Ground"
layer_0/tile_data = PackedInt32Array(0, 65536, 0, 1, 131072, 0, 2, 196608, 0, 3, 196608, 65536)

[node name="Things" type="Node2D" parent="."]
position = Vector2(16, 0)

[node name="Ring3" parent="Things" instance=ExtResource("2_r")]
position = Vector2(8, 8)

[node name="Player" type="Marker2D" parent="."]
position = Vector2(5, 6)

[node name="Shape" type="CollisionShape2D" parent="Player"]
"#;

fn godot_project() -> MemoryStorage {
    let storage = MemoryStorage::new();
    storage.put("/game/project.godot", "config_version=5");
    storage.put("/game/art/tiles.tres", TILES);
    storage.put("/game/art/tiles.png", picture());
    storage.put("/game/levels/one.tscn", OLDER);
    storage
}

#[test]
fn scenes_of_godot_itself_arrive() {
    let storage = godot_project();
    let newer = OLDER.replace("type=\"TileMap\"", "type=\"TileMapLayer\"").replace("format = 2\n", "");
    let cells: [[i16; 6]; 4] = [[0, 0, 0, 1, 0, 0], [1, 0, 0, 2, 0, 0], [2, 0, 0, 3, 0, 0], [3, 0, 0, 3, 0, 1]];
    let bytes: Vec<String> = [0_u8, 0]
        .into_iter()
        .chain(cells.iter().flatten().flat_map(|word| word.to_le_bytes()))
        .map(|byte| byte.to_string())
        .collect();
    let from = newer.find("layer_0/name").unwrap();
    let to = newer.find("\n\n[node name=\"Things\"").unwrap();
    let newer = format!("{}tile_map_data = PackedByteArray({}){}", &newer[..from], bytes.join(", "), &newer[to..]);
    storage.put("/game/levels/two.tscn", newer);
    for file in ["/game/levels/one.tscn", "/game/levels/two.tscn"] {
        let found = read(&storage, &request(file)).unwrap();
        let (project, level) = (&found.project, &found.project.levels[0]);
        let shown: Vec<_> = blocks(project, level).take(4).map(|(_, block)| block.solid[0]).collect();
        assert_eq!((shown[0].0.heights, shown[0].1), ([16; 16], Solidity::ALL), "{file} {}", found.report);
        assert_eq!((shown[1].0.heights, shown[1].1), ([8; 16], Solidity::TOP), "{file}");
        let rising: [i8; 16] = std::array::from_fn(|x| x as i8 + 1);
        assert_eq!(shown[2].0.heights, rising, "{file}");
        assert_eq!(shown[3].0.heights, std::array::from_fn::<i8, 16, _>(|x| 16 - x as i8), "{file}: an alternative");
        let rings: Vec<_> = level.placements.iter().map(|thing| (thing.kind.as_str(), thing.x, thing.y)).collect();
        assert_eq!(rings, [("ring", 24, 8)], "{file}");
        assert_eq!((level.start.x, level.start.y), (5, 6), "{file}");
    }
}

#[test]
fn faults_are_named() {
    let storage = godot_project();
    for (name, text, problem) in [
        ("empty.tscn", "", "this is not a text file of Godot"),
        ("old.tscn", "[gd_scene load_steps=1 format=2]", "this is of Godot 3"),
        ("res.tscn", "[gd_resource type=\"TileSet\" format=3]", "choose the scene"),
        ("cut.tscn", "[gd_scene format=3]\n\n[node name=\"A\"\nx", "line 4"),
        ("bare.tscn", "[gd_scene format=3]\n[node name=\"A\" type=\"Node2D\"]\n", "it has no tile map"),
    ] {
        storage.put(Path::new("/game/levels").join(name), text);
        let error = match read(&storage, &request(Path::new("/game/levels").join(name))) {
            Ok(found) => found.report.to_string(),
            Err(error) => error,
        };
        assert!(error.contains(problem), "{name}: {error}");
    }
    let outside = OLDER.replace("res://art/tiles.tres", "res://../../etc/tiles.tres");
    storage.put("/game/levels/outside.tscn", outside);
    let found = read(&storage, &request("/game/levels/outside.tscn"));
    let text = found.map_or_else(|error| error, |found| found.report.to_string());
    assert!(text.contains("is outside of /game"), "{text}");
    assert!(storage.meta(Path::new("/etc/tiles.tres")).unwrap().is_none());
}
