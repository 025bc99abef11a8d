//! Whole games of other tools: a disassembly of which any file is broken.

use crate::changes::{Change, changed};
use crate::inputs;
use crate::memory::bounded;
use base64::Engine as _;
use kit::exchange::sonlvl::{Request, read};
use sim::file::MemoryStorage;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// A zone of Sonic 2 with one act, as small as one can be.
fn game() -> Vec<(&'static str, Vec<u8>)> {
    let words = |count: u16, word: fn(u16) -> u16| (0..count).flat_map(|n| word(n).to_be_bytes()).collect::<Vec<_>>();
    let rows = [vec![1, 2, 1], vec![0; 0x100 - 3]].concat();
    let act = "[Hill\\\\Act 1]\ntiles=tiles\nblocks=blocks\nchunks=chunks\nlayout=layout\ncolind=index\nobjects=objects\n\
               rings=rings\nstartpos=starts:s:Sonic\npalette=palette:0:0:64\ntilecmp=Uncompressed\n\
               blockcmp=Uncompressed\nchunkcmp=Uncompressed\nlayoutcmp=Uncompressed\ncolindcmp=Uncompressed\n";
    let ini = format!("version=S2\ncolarr1=heights\ncolarr2=heights\nangles=angles\n{act}");
    vec![
        ("SonLVL.ini", ini.into_bytes()),
        ("tiles", vec![0x11; 8 * 32]),
        ("blocks", words(8 * 4, |n| n / 4)),
        ("chunks", words(3 * 64, |n| if n < 64 { 0 } else { 0xF000 | (n % 7 + 1) })),
        ("layout", rows.repeat(16)),
        ("index", [&[0][..], &[1; 0x2FF]].concat()),
        ("objects", [[1, 0, 1, 0xA0, 0x36, 0], [0xFF, 0xFF, 0, 0, 0, 0]].concat()),
        ("rings", vec![1, 0x80, 0x20, 0x80, 0xFF, 0xFF]),
        ("starts", vec![0, 0x60, 1, 0xAC]),
        ("heights", [[0; 16], [16; 16], [8; 16]].concat()),
        ("angles", vec![0xFF, 0xFF, 0]),
        ("palette", vec![0x0E; 128]),
    ]
}

fn put(storage: &MemoryStorage, name: &str, content: Vec<u8>) {
    storage.put(Path::new("/game").join(name), content);
}

#[test]
fn disassemblies() {
    let (storage, files) = (MemoryStorage::new(), game());
    files.iter().for_each(|(name, content)| put(&storage, name, content.clone()));
    let request = Request { ini: PathBuf::from("/game/SonLVL.ini"), ..Request::default() };
    let import = || read(&storage, &request, &mut |_, _, _| ControlFlow::Continue(()));
    let whole = import().unwrap();
    assert_eq!(whole.project.levels.len(), 1, "{:?}", whole.report);
    let length = files.iter().map(|(_, content)| content.len()).sum::<usize>();
    bolero::check!().with_iterations(inputs(400)).with_type::<(u8, Vec<Change>)>().for_each(|(which, changes)| {
        // The INI as often as all others together: it says what the others mean.
        let (name, content) = &files[usize::from(*which).saturating_sub(128) % files.len()];
        put(&storage, name, changed(content, changes));
        let _levels_or_words = bounded(length, import);
        put(&storage, name, content.clone());
    });
}

/// Levels of mazes are bytes alone.
#[test]
fn mazes() {
    let whole = vec![1; kit::exchange::maze_layout::BYTES];
    bolero::check!().with_iterations(inputs(5_000)).with_type::<Vec<Change>>().for_each(|changes| {
        let broken = changed(&whole, changes);
        let _maze_or_words = bounded(broken.len(), || kit::exchange::maze_layout::read(&broken));
    });
}

/// A map of Tiled in both forms, with what each names, as small as it can be.
fn maps() -> Vec<(&'static str, Vec<u8>)> {
    let tmx = r##"<?xml version="1.0"?><map orientation="orthogonal" width="4" height="2" tilewidth="16" tileheight="16">
        <properties><property name="title" value="A"/><property name="c" type="class"><properties><property name="d" type="int"
        value="3"/></properties></property></properties><tileset firstgid="1" source="t.tsx"/>
        <layer id="1" name="Ground" width="4" height="2" offsetx="3"><data encoding="csv">1,2,3,4,2147483652,0,0,3</data></layer>
        <layer id="2" name="Packed" width="4" height="2"><data encoding="base64" compression="zlib">PACKED</data></layer>
        <group id="3" name="g" parallaxx="0.5"><imagelayer id="4" name="i" repeatx="1"><image source="t.png"/></imagelayer></group>
        <objectgroup id="5" name="Objects"><object id="1" template="t.tx" x="8" y="8"/><object id="2" type="ring" x="3" y="4" width="5"
        height="6" rotation="30"/><object id="3" gid="2" x="8" y="30" width="33" height="9" rotation="45"/></objectgroup></map>"##;
    let tsx = r##"<tileset name="t" tilewidth="16" tileheight="16" tilecount="4" columns="2" spacing="0"><image source="t.png" trans="ff00ff"/>
        <tile id="1" type="solid"><objectgroup><object id="1" x="0" y="0"><polygon points="0,16 16,0 16,16"/></object><object id="2" x="1"
        y="2" width="3" height="4"><ellipse/></object></objectgroup><animation><frame tileid="1" duration="100"/><frame tileid="2"
        duration="50"/></animation></tile></tileset>"##;
    let tmj = r##"{"type":"map","orientation":"orthogonal","width":2,"height":1,"tilewidth":8,"tileheight":8,"infinite":true,
        "tilesets":[{"firstgid":1,"source":"t.tsx"}],"layers":[{"type":"tilelayer","name":"a","width":2,"height":1,"chunks":[{"x":-2,"y":-1,
        "width":2,"height":1,"data":[1,2]}]},{"type":"objectgroup","name":"o","objects":[{"id":1,"type":"start","x":1,"y":2,"point":true}]}]}"##;
    let cells = miniz_oxide::deflate::compress_to_vec_zlib(&[1_u8, 0, 0, 0].repeat(8), 6);
    let packed = base64::engine::general_purpose::STANDARD.encode(cells);
    let picture = kit::pixels::Pixels { width: 32, height: 32, rgba: vec![[9, 8, 7, 255]; 1024] };
    vec![
        ("a.tmx", tmx.replace("PACKED", &packed).into()),
        ("a.tmj", tmj.into()),
        ("t.tsx", tsx.into()),
        ("t.tx", r#"<template><object type="spring" width="32" height="16"/></template>"#.into()),
        ("t.png", picture.to_png().unwrap()),
        ("a.world", r#"{"maps":[{"fileName":"a.tmx"},{"fileName":"a.tmj"}]}"#.into()),
    ]
}

#[test]
fn tiled_maps() {
    let (storage, files) = (MemoryStorage::new(), maps());
    files.iter().for_each(|(name, content)| put(&storage, name, content.clone()));
    let request = kit::exchange::Request { file: PathBuf::from("/game/a.world"), ..Default::default() };
    let import = || {
        let (_, tiled) = kit::exchange::imports().find(|(format, _)| format.name() == "tiled").unwrap();
        tiled.read(&storage, &request, &mut |_, _, _| ControlFlow::Continue(()))
    };
    let whole = import().unwrap();
    assert_eq!(whole.project.levels.len(), 2, "{}", whole.report);
    // A level of which nothing is where the map has it.
    let mut project = whole.project;
    let level = std::sync::Arc::make_mut(&mut project.levels[0]);
    level.placements.iter_mut().for_each(|placed| placed.x += 3);
    let back = |map: &str| {
        let request = kit::exchange::Request { file: Path::new("/game").join(map), ..Default::default() };
        let (_, tiled) = kit::exchange::exports().find(|(format, _)| format.name() == "tiled").unwrap();
        tiled.plan(&storage, &project, &request, &mut |_, _, _| ControlFlow::Continue(())).map(|plan| plan.files)
    };
    assert!(back("a.tmx").is_ok_and(|files| files.len() == 1));
    bolero::check!().with_iterations(inputs(400)).with_type::<(u8, Vec<Change>)>().for_each(|(which, changes)| {
        let (name, content) = &files[usize::from(*which) % files.len()];
        put(&storage, name, changed(content, changes));
        let _file_or_words = bounded(16 << 20, || back(if *which < 128 { "a.tmx" } else { "a.tmj" }));
        // What a file says about its size may ask for a level of the largest size, and for pictures of its backgrounds.
        let _levels_or_words = bounded(16 << 20, import);
        put(&storage, name, content.clone());
    });
}

/// A project of LDtk with a layer of each type and a level in a file of its own, as small as it can be.
fn ldtk() -> Vec<(&'static str, Vec<u8>)> {
    let layers = r##"[{"__identifier":"E","__type":"Entities","__cWid":4,"__cHei":2,"__gridSize":16,"layerDefUid":1,"entityInstances":
        [{"__identifier":"Player","__pivot":[0.5,1],"iid":"a","width":16,"height":32,"defUid":4,"px":[8,16],"fieldInstances":[
        {"__identifier":"mood","__type":"String","__value":"merry","defUid":6}]}]},{"__identifier":"T","__type":"Tiles","__cWid":4,
        "__cHei":2,"__gridSize":16,"__tilesetDefUid":9,"layerDefUid":2,"gridTiles":[{"px":[0,0],"f":1,"t":1},{"px":[3,5],"f":2,"t":2,
        "a":0.5}]},{"__identifier":"Collisions","__type":"IntGrid","__cWid":4,"__cHei":2,"__gridSize":16,"layerDefUid":3,"intGridCsv":
        [0,0,1,1,2,2,0,1]}]"##;
    let level = |name: &str, layers: &str, file: &str| {
        format!(
            r##"{{"identifier":"{name}","iid":"l","uid":7,"worldX":0,"worldY":0,"pxWid":64,"pxHei":32,"__bgColor":"#102030","bgRelPath":"t.png",
            "bgPos":"Cover","__bgPos":{{"topLeftPx":[0,0],"scale":[2,2],"cropRect":[0,0,16,16]}},"fieldInstances":[],
            "externalRelPath":{file},"layerInstances":{layers}}}"##
        )
    };
    let project = format!(
        r##"{{"jsonVersion":"1.5.3","nextUid":20,"worldLayout":"Free","externalLevels":false,"defs":{{"layers":[{{"uid":3,"type":"IntGrid",
        "identifier":"Collisions","intGridValues":[{{"value":1,"identifier":"walls"}},{{"value":2,"identifier":"oneway"}}]}},{{"uid":2,
        "type":"Tiles","identifier":"T","parallaxFactorX":0.5}}],"entities":[{{"uid":4,"identifier":"Player","fieldDefs":[]}}],"tilesets":[
        {{"__cWid":2,"__cHei":2,"identifier":"t","uid":9,"relPath":"t.png","tileGridSize":16,"customData":[{{"tileId":1,"data":
        "{{\"solid\":true}}"}}],"enumTags":[{{"enumValueId":"Solid","tileIds":[2]}}]}}],"enums":[],"levelFields":[]}},"levels":[{},{}],
        "worlds":[]}}"##,
        level("A", layers, "null"),
        level("B", "null", "\"b.ldtkl\"")
    );
    let picture = kit::pixels::Pixels { width: 32, height: 32, rgba: vec![[9, 8, 7, 255]; 1024] };
    vec![
        ("a.ldtk", project.into()),
        ("b.ldtkl", level("B", layers, "null").into()),
        ("t.png", picture.to_png().unwrap()),
    ]
}

/// Projects of LDtk: read, and written into.
#[test]
fn ldtk_projects() {
    let (storage, files) = (MemoryStorage::new(), ldtk());
    files.iter().for_each(|(name, content)| put(&storage, name, content.clone()));
    let request = kit::exchange::Request { file: PathBuf::from("/game/a.ldtk"), ..Default::default() };
    let import = || {
        let (_, ldtk) = kit::exchange::imports().find(|(format, _)| format.name() == "ldtk").unwrap();
        ldtk.read(&storage, &request, &mut |_, _, _| ControlFlow::Continue(()))
    };
    let whole = import().unwrap();
    assert_eq!(whole.project.levels.len(), 2, "{}", whole.report);
    let project = whole.project;
    let export = || {
        let (_, ldtk) = kit::exchange::exports().find(|(format, _)| format.name() == "ldtk").unwrap();
        ldtk.plan(&storage, &project, &request, &mut |_, _, _| ControlFlow::Continue(())).map(|plan| plan.files)
    };
    assert!(export().is_ok_and(|files| !files.is_empty()));
    bolero::check!().with_iterations(inputs(400)).with_type::<(u8, Vec<Change>)>().for_each(|(which, changes)| {
        let (name, content) = &files[usize::from(*which) % files.len()];
        put(&storage, name, changed(content, changes));
        let _levels_or_words = bounded(16 << 20, import);
        let _files_or_words = bounded(16 << 20, export);
        put(&storage, name, content.clone());
    });
}

/// A small level of the formats that are written into a folder, as files of that folder.
fn written(format: &str, on: &[&'static str]) -> (Vec<(String, Vec<u8>)>, sim::project::Project) {
    let (_, tiled) = kit::exchange::imports().find(|(format, _)| format.name() == "tiled").unwrap();
    let storage = MemoryStorage::new();
    maps().iter().for_each(|(name, content)| put(&storage, name, content.clone()));
    let request = kit::exchange::Request { file: PathBuf::from("/game/a.tmx"), ..Default::default() };
    let project = tiled.read(&storage, &request, &mut |_, _, _| ControlFlow::Continue(())).unwrap().project;
    let (_, export) = kit::exchange::exports().find(|(known, _)| known.name() == format).unwrap();
    let to =
        kit::exchange::Request { file: "/game/out".into(), on: on.iter().copied().collect(), ..Default::default() };
    let plan = export.plan(&storage, &project, &to, &mut |_, _, _| ControlFlow::Continue(())).unwrap();
    let paths = plan.ready.write(&storage).unwrap();
    let file = |path: PathBuf| {
        let name = path.strip_prefix("/game").unwrap().to_string_lossy().into_owned();
        (name, sim::file::Storage::read(&storage, &path, u64::MAX).unwrap())
    };
    (paths.into_iter().map(file).collect(), project)
}

/// Reads a file of a folder, and writes a project into the folder, with changed files.
fn attacked(format: &str, (file, into): (&str, &str), on: &[&'static str]) {
    let (files, project) = written(format, on);
    let storage = MemoryStorage::new();
    files.iter().for_each(|(name, content)| put(&storage, name, content.clone()));
    let import = || kit::exchange::imports().find(|(known, _)| known.name() == format).unwrap().1;
    let export = || kit::exchange::exports().find(|(known, _)| known.name() == format).unwrap().1;
    let request = kit::exchange::Request { file: Path::new("/game").join(file), ..Default::default() };
    let on: std::collections::BTreeSet<&'static str> = on.iter().copied().chain(["overwrite"]).collect();
    let to = kit::exchange::Request { file: Path::new("/game").join(into), on, ..Default::default() };
    let go_on = || |_: usize, _: usize, _: &str| ControlFlow::Continue(());
    let whole = import().read(&storage, &request, &mut go_on()).unwrap();
    assert_eq!(whole.project.levels.len(), 1, "{}", whole.report);
    bolero::check!().with_iterations(inputs(300)).with_type::<(u8, Vec<Change>)>().for_each(|(which, changes)| {
        let (name, content) = &files[usize::from(*which) % files.len()];
        put(&storage, name, changed(content, changes));
        let _level_or_words = bounded(96 << 20, || import().read(&storage, &request, &mut go_on()));
        let _files_or_words =
            bounded(96 << 20, || export().plan(&storage, &project, &to, &mut go_on()).map(|plan| plan.files));
        put(&storage, name, content.clone());
    });
}

/// Scenes of RSDK: read, and written into.
#[test]
fn rsdk_scenes() {
    attacked("rsdk", ("out/Scene1.bin", "out"), &[]);
}

/// Acts of RSDK: read, and written into.
#[test]
fn rsdk_acts() {
    attacked("rsdk", ("out/Act1.bin", "out"), &["v4"]);
}

/// Scenes of Godot.
#[test]
fn godot_scenes() {
    attacked("godot", ("out/a.tscn", "out"), &[]);
}

/// A room of GameMaker with its tileset and its sprite, as small as it can be.
fn room() -> Vec<(&'static str, Vec<u8>)> {
    let room = r##"{"resourceType":"GMRoom","layers":[{"resourceType":"GMRInstanceLayer","name":"I","depth":0,"instances":[{"objectId":
        {"name":"obj_ring"},"x":8.0,"y":8.0,"scaleX":-1.0,"properties":[{"propertyId":{"name":"a"},"value":"7",},],},],"layers":[],},
        {"resourceType":"GMRTileLayer","name":"Collision","depth":9,"tilesetId":{"path":"t/t.yy",},"tiles":{"SerialiseWidth":4,
        "SerialiseHeight":2,"TileCompressedData":[-4,-2147483648,2,1,268435459,-2,1610612738,],},},{"resourceType":"GMRAssetLayer",
        "name":"A","depth":20,"assets":[{"spriteId":{"path":"s/s.yy",},"x":1.0,"y":2.0,"scaleX":2.0,},],},{"resourceType":
        "GMRBackgroundLayer","name":"B","depth":30,"spriteId":{"path":"s/s.yy",},"colour":4294967295,"htiled":true,"hspeed":0.5,},],
        "roomSettings":{"Width":64,"Height":32,},}"##;
    let set = r##"{"spriteId":{"path":"s/s.yy"},"tileWidth":16,"tileHeight":16,"tilehsep":0,"tilexoff":0,}"##;
    let sprite = r##"{"width":32,"height":32,"frames":[{"name":"f",},],"sequence":{"xorigin":3,"yorigin":4,},}"##;
    let picture = kit::pixels::Pixels { width: 32, height: 32, rgba: vec![[9, 8, 7, 255]; 1024] };
    vec![
        ("r.yy", room.into()),
        ("t/t.yy", set.into()),
        ("s/s.yy", sprite.into()),
        ("s/f.png", picture.to_png().unwrap()),
        ("g.yyp", b"{}".to_vec()),
    ]
}

/// Rooms of GameMaker.
#[test]
fn gamemaker_rooms() {
    let (storage, files) = (MemoryStorage::new(), room());
    files.iter().for_each(|(name, content)| put(&storage, name, content.clone()));
    let request = kit::exchange::Request { file: PathBuf::from("/game/r.yy"), ..Default::default() };
    let import = || {
        let (_, rooms) = kit::exchange::imports().find(|(format, _)| format.name() == "gamemaker").unwrap();
        rooms.read(&storage, &request, &mut |_, _, _| ControlFlow::Continue(()))
    };
    let whole = import().unwrap();
    assert_eq!(whole.project.levels.len(), 1, "{}", whole.report);
    bolero::check!().with_iterations(inputs(400)).with_type::<(u8, Vec<Change>)>().for_each(|(which, changes)| {
        let (name, content) = &files[usize::from(*which) % files.len()];
        put(&storage, name, changed(content, changes));
        let _level_or_words = bounded(96 << 20, import);
        put(&storage, name, content.clone());
    });
}

/// A sprite of Aseprite with a tileset, a tilemap and a picture, as small as it can be.
fn sprite() -> Vec<u8> {
    let word = |word: u16| word.to_le_bytes().to_vec();
    let long = |long: u32| long.to_le_bytes().to_vec();
    let chunk = |kind: u16, content: Vec<u8>| [long(content.len() as u32 + 6), word(kind), content].concat();
    let layer = |kind: u16| {
        let head = [word(1), word(kind), word(0), vec![0; 6], vec![255, 0, 0, 0], word(1), vec![b'A']].concat();
        chunk(0x2004, if kind == 2 { [head, long(0)].concat() } else { head })
    };
    let packed = |bytes: &[u8]| miniz_oxide::deflate::compress_to_vec_zlib(bytes, 6);
    let tiles = packed(&[[0; 1024], [9; 1024]].concat());
    let set =
        [long(0), long(6), long(2), word(16), word(16), vec![0; 16], word(1), vec![b'T'], long(tiles.len() as u32)];
    let cel = |layer: u16, kind: u16| [word(layer), word(0), word(0), vec![255], word(kind), vec![0; 7]].concat();
    let masks = [0x1FFF_FFFF_u32, 1 << 29, 1 << 30, 1 << 31].map(u32::to_le_bytes).concat();
    let map = [cel(1, 3), word(2), word(1), word(32), masks, vec![0; 10], packed(&[1, 0, 0, 0, 1, 0, 0, 0x20])];
    let picture = [cel(0, 2), word(2), word(1), packed(&[200; 8])];
    let palette = [long(1), long(0), long(0), vec![0; 8], word(0), vec![1, 2, 3, 255]].concat();
    let chunks = [
        chunk(0x2019, palette),
        layer(0),
        chunk(0x2023, [set.concat(), tiles].concat()),
        layer(2),
        chunk(0x2005, picture.concat()),
        chunk(0x2005, map.concat()),
    ];
    let content = chunks.concat();
    let mut bytes = [long(0), word(0xA5E0), word(1), word(32), word(16), word(32), long(1), vec![0; 110]].concat();
    bytes.resize(128, 0);
    [bytes, long(content.len() as u32 + 16), word(0xF1FA), word(6), word(100), word(0), long(6), content].concat()
}

#[test]
fn sprites() {
    let (storage, whole) = (MemoryStorage::new(), sprite());
    let request = kit::exchange::Request { file: PathBuf::from("/game/a.ase"), ..Default::default() };
    put(&storage, "a.ase", whole.clone());
    let import = || {
        let (_, aseprite) = kit::exchange::imports().find(|(format, _)| format.name() == "aseprite").unwrap();
        aseprite.read(&storage, &request, &mut |_, _, _| ControlFlow::Continue(()))
    };
    let read = import().unwrap();
    let text = read.report.to_string();
    assert_eq!(read.project.levels.len(), 1, "{text}");
    assert_eq!(text.matches("layer A: art").count(), 1, "{text}");
    let cells = &read.project.chunks[1].cells;
    assert!(cells[0].block != 0 && cells[1].block != 0 && cells[2].block == 0, "{cells:?}");
    assert_ne!(cells[0].block, cells[1].block, "the picture of the other layer is on the first cell alone");
    assert!(cells[1].flip_x, "the second cell shows its tile mirrored");
    bolero::check!().with_iterations(inputs(2_000)).with_type::<Vec<Change>>().for_each(|changes| {
        put(&storage, "a.ase", changed(&whole, changes));
        let _level_or_words = bounded(16 << 20, import);
        let path = Path::new("/game/a.ase");
        let _strip_or_words = bounded(16 << 20, || kit::sprites::open_picture(&storage, path));
    });
}
