//! Rooms of GameMaker, as it writes them: commas at the ends of lists, runs of tiles, folders of layers.

use crate::support::{blocks, picture, read, request};
use sim::file::MemoryStorage;
use sim::tiles::Solidity;

const ROOM: &str = r##"{
  "resourceType": "GMRoom",
  "resourceVersion": "1.0",
  "name": "r_one",
  "layers": [
    {"resourceType":"GMRInstanceLayer","name":"Instances","depth":0,"visible":true,"instances":[
        {"resourceType":"GMRInstance","name":"inst_1","objectId":{"name":"objRing","path":"objects/objRing/objRing.yy",},"x":40.0,"y":8.0,"scaleX":1.0,"scaleY":1.0,"rotation":0.0,"properties":[],},
        {"resourceType":"GMRInstance","name":"inst_2","objectId":{"name":"obj_spring","path":"objects/obj_spring/obj_spring.yy",},"x":20.0,"y":20.0,"scaleX":-1.0,"scaleY":1.0,"rotation":0.0,"properties":[
            {"resourceType":"GMOverriddenProperty","propertyId":{"name":"strength","path":"objects/obj_spring/obj_spring.yy",},"value":"\"weak\"",},
            {"resourceType":"GMOverriddenProperty","propertyId":{"name":"mood","path":"x",},"value":"7",},],},
        {"resourceType":"GMRInstance","name":"inst_3","objectId":{"name":"obj_player","path":"objects/obj_player/obj_player.yy",},"x":5.0,"y":6.0,"scaleX":1.0,"scaleY":1.0,"properties":[],},
      ],"layers":[],},
    {"resourceType":"GMRLayer","name":"Folder","depth":50,"visible":true,"layers":[
        {"resourceType":"GMRTileLayer","name":"CollisionA","depth":100,"visible":false,"x":0,"y":0,"tilesetId":{"name":"ts","path":"tilesets/ts/ts.yy",},
         "tiles":{"TileDataFormat":1,"SerialiseWidth":4,"SerialiseHeight":2,"TileCompressedData":[
-4,-2147483648,4,1,536870915,268435459,0,],},"layers":[],},
        {"resourceType":"GMRTileLayer","name":"Ground","depth":200,"visible":true,"x":0,"y":0,"tilesetId":{"name":"ts","path":"tilesets/ts/ts.yy",},
         "tiles":{"SerialiseWidth":4,"SerialiseHeight":2,"TileSerialiseData":[0,0,0,0,2,2,2,2,],},"layers":[],},
      ],},
    {"resourceType":"GMRAssetLayer","name":"Assets","depth":250,"visible":true,"assets":[
        {"resourceType":"GMRSpriteGraphic","name":"a","spriteId":{"name":"spr","path":"sprites/spr/spr.yy",},"x":0.0,"y":0.0,"scaleX":1.0,"scaleY":1.0,"rotation":0.0,},],"layers":[],},
    {"resourceType":"GMRBackgroundLayer","name":"Background","depth":300,"visible":true,"spriteId":null,"colour":4294901760,"htiled":false,"vtiled":false,"layers":[],},
  ],
  "roomSettings": {"Height": 32, "Width": 64, "inheritRoomSettings": false,},
}"##;

const TILESET: &str = r#"{"resourceType": "GMTileSet", "name": "ts", "spriteId": {"name": "spr", "path": "sprites/spr/spr.yy",}, "tileWidth": 16, "tileHeight": 16, "tilehsep": 0, "tilevsep": 0, "tilexoff": 0, "tileyoff": 0, "tile_count": 4,}"#;

const SPRITE: &str = r#"{"resourceType": "GMSprite", "name": "spr", "width": 64, "height": 16, "frames": [{"resourceType": "GMSpriteFrame", "name": "f00d",},], "sequence": {"xorigin": 0, "yorigin": 0,},}"#;

fn project() -> MemoryStorage {
    let storage = MemoryStorage::new();
    storage.put("/game/game.yyp", "{}");
    storage.put("/game/rooms/r_one/r_one.yy", ROOM);
    storage.put("/game/tilesets/ts/ts.yy", TILESET);
    storage.put("/game/sprites/spr/spr.yy", SPRITE);
    storage.put("/game/sprites/spr/f00d.png", picture());
    storage
}

#[test]
fn a_room_becomes_a_level() {
    let found = read(&project(), &request("/game/rooms/r_one/r_one.yy")).unwrap();
    let (project, level) = (&found.project, &found.project.levels[0]);
    let shown: Vec<_> = blocks(project, level).filter(|((x, y), _)| *x < 4 && *y == 1).collect();
    let solid: Vec<_> = shown.iter().map(|(_, block)| (block.solid[0].0.heights, block.solid[0].1)).collect();
    let rising: [i8; 16] = std::array::from_fn(|x| x as i8 + 1);
    let falling: [i8; 16] = std::array::from_fn(|x| 16 - x as i8);
    assert_eq!(solid[0], ([16; 16], Solidity::ALL), "{}", found.report);
    assert_eq!(solid[1].0, rising.map(|height| -height), "mirrored top to bottom");
    assert_eq!(solid[2].0, falling, "mirrored left to right");
    assert_eq!(solid[3].1, Solidity::NONE);
    assert_eq!(shown[3].1.pixels[0], [0, 0, 255, 255], "tile 2 of the ground");
    let things: Vec<_> =
        level.placements.iter().map(|thing| (thing.kind.as_str(), thing.x, thing.y, thing.flip_x)).collect();
    assert_eq!(things, [("ring", 40, 8, false), ("spring", 20, 20, true)]);
    assert_eq!(level.placements[1].extra["strength"], "weak");
    assert_eq!(level.placements[1].extra["properties"]["mood"], 7);
    assert_eq!((level.start.x, level.start.y), (5, 6));
    let set = level.background.unwrap();
    assert_eq!(project.tilesets[usize::from(set)].tileset.backgrounds.len(), 1, "its colour");
}

#[test]
fn faults_of_rooms_are_named() {
    let storage = project();
    for (text, problem) in [
        ("{\"resourceType\": \"GMSprite\"}", "this is not a room"),
        ("{\"resourceType\": ", "line 1"),
        (&ROOM.replace("tilesets/ts/ts.yy", "tilesets/no/no.yy"), "does not exist"),
        (&ROOM.replace("tilesets/ts/ts.yy", "../../outside.yy"), "is outside of /game"),
    ] {
        storage.put("/game/rooms/r_one/r_one.yy", text.as_bytes());
        let words = match read(&storage, &request("/game/rooms/r_one/r_one.yy")) {
            Ok(found) => found.report.to_string(),
            Err(error) => error,
        };
        assert!(words.contains(problem), "{problem}: {words}");
    }
}
