//! The parts that come over.

use super::*;
use crate::pixels::Pixels;

#[test]
fn a_level_of_sonic_1_comes_over() {
    let game = sonic1();
    let storage = game.put();
    let project = imported(&storage);
    assert_eq!((project.ruleset.preset, project.chunk_size, project.chunks.len()), (Game::Sonic1, 16, 1 + 0x55));
    let level = &project.levels[0];
    assert_eq!((level.key.as_str(), level.title.as_str(), level.wrap_y), ("hills-act-1", "Hills 1", None));
    assert_eq!((level.start.x, level.start.y), (0x50, 0x3B0));
    let layout = game.unpacked(&storage, "layout/act1.bin");
    for (i, byte) in layout[2..].iter().enumerate() {
        let cell = level.layout.get(i as u32 % 12, i as u32 / 12).unwrap();
        assert_eq!((cell.chunk, cell.is_loop), (u16::from(byte & 0x7F), byte & 0x80 != 0), "{i}");
    }
    let role = |chunk: usize| project.chunks[chunk].role;
    assert_eq!(
        [role(0x35), role(0x1F), role(0x20), role(0x34)],
        [ChunkRole::Loop, ChunkRole::Tunnel, ChunkRole::Tunnel, ChunkRole::Plain]
    );
    assert_eq!((project.chunks[0x28].low_plane, project.chunks[0x35].low_plane), (Some(0x51), None));
    assert_eq!(level.placements.len(), 40);
    assert!(level.placements[0].kind.starts_with("sonic1:"));
    assert!(sim::level::Level::compile(&project, &level.key).is_some());
}

#[test]
fn a_level_of_sonic_2_comes_over() {
    let game = sonic2();
    let storage = game.put();
    let project = imported(&storage);
    let level = &project.levels[0];
    assert_eq!((project.ruleset.preset, project.chunk_size, &*project.name), (Game::Sonic2, 8, "Ours"));
    assert_eq!((level.water, level.switchers.len(), level.placements.len()), (Some(0x2A0), 12, 48 + 40));
    assert_eq!((level.layout.width(), level.layout.height()), (128, 16));
    // Chunk 0 of the file is not blank: it has a number of its own here.
    let zero = level.layout.row(0).zip(game.unpacked(&storage, "layout/act1.kos")).find(|(_, byte)| *byte == 0);
    assert_eq!(zero.map(|(cell, _)| usize::from(cell.chunk)), Some(project.chunks.len() - 1));
    // The second file covers the first one's last chunks from its offset on.
    let second = game.unpacked(&storage, "map/two.kos");
    let word = u16::from_be_bytes([second[0], second[1]]);
    let cell = project.chunks[0x2800 / 128].cells[0];
    assert_eq!(
        (cell.block, cell.flip_x, cell.a.top, cell.b.sides_and_bottom),
        (word & 0x3FF, word & 0x400 != 0, word & 0x1000 != 0, word & 0x8000 != 0)
    );
    let tileset = &project.tilesets[0].tileset;
    let index = ["col/first.kos", "col/second.kos"].map(|name| u16::from(game.unpacked(&storage, name)[7]));
    assert_eq!([tileset.blocks[7].tile_a, tileset.blocks[7].tile_b], index);
    assert!(tileset.blocks[1].front, "all its patterns are in front");
}

#[test]
fn levels_of_sonic_3_share_a_zone_if_their_files_are_the_same() {
    let storage = sonic3k().put();
    let project = imported(&storage);
    assert_eq!((acts(&project).count(), project.tilesets.len()), (3, 2), "acts 1 and 3 are of one zone");
    assert_eq!(project.tilesets[1].first_block, 0x300);
    let second = project.levels[1].layout.get(1, 0).unwrap();
    assert_eq!(second.chunk, 1 + 0x7F + 9 - 1, "the second zone's chunks follow the first one's");
    assert_eq!((project.levels[0].start.x, project.levels[0].start.y), (0x60, 0x400));
}

#[test]
fn a_missing_file_is_named_or_found_under_its_stem() {
    let game = sonic1();
    let storage = game.put();
    let chunks = storage.read(Path::new("/game/map/one.kos"), 1 << 20).unwrap();
    storage.take("/game/map/one.kos");
    storage.put("/game/map/One.Kosinski", chunks);
    // Here the ending shows that it is not packed any more.
    let index = game.unpacked(&storage, "map/two.kos");
    storage.take("/game/map/two.kos");
    storage.put("/game/map/two.unc", index);
    storage.take("/game/obj/act1.bin");
    let found = read(&storage, &request(), &mut go_on).unwrap();
    let report = found.report.to_string();
    for words in
        ["`One.Kosinski` beside it was taken", "`two.unc` beside it was taken", "/game/obj/act1.bin is missing"]
    {
        assert!(report.contains(words), "{words}\n{report}");
    }
    assert_eq!(found.project.chunks.len(), 1 + 0x55);
    let plan = plan(&storage, &found.project, &request().into(), &mut go_on).unwrap();
    assert_eq!(plan.ready.targets.changed().count(), 0, "no list is made for nothing\n{plan}");
}

/// Limits, wrapping and where they are from, by the tables of the sources.
#[test]
fn limits_are_read_from_the_tables_of_the_game() {
    use crate::document::imported::extra::{self, LevelExtra};
    use sim::project::Bounds;
    let row_of_1 = "\tdc.w $0004, $0000, $24BF, $0000, $0300, $0060\n";
    let sizes_of_1 = |right: &str| {
        format!(
            "LevelSizeArray:\t; sizes\n{row_of_1}\tdc.w $0004, $0010, {right}, $FF00, $0800, $0060 ; wraps\n\trts\n"
        )
    };
    let starts = "\tbinclude \"start/none.bin\"\n\tbinclude \"Start\\Act1.bin\"\n";
    let sources_of_1 = |revision: u8| {
        vec![
            ("sonic.asm", format!("Revision = {revision}\n")),
            ("_inc/LevelSizeLoad & BgScrollSpeed.asm", sizes_of_1("$1000")),
            ("_inc/LevelSizeLoad & BgScrollSpeed (JP1).asm", sizes_of_1("$1ABF")),
            ("_inc/Start Location Array - Levels.asm", starts.to_owned()),
        ]
    };
    let source_of_2 = "StartLocations: zoneOrderedTable 2,4\n\tzoneTableBinEntry 2, \"start/act1.bin\"\n\
                       LevelSize:\tzoneOrderedTable 2,8\n\tzoneTableEntry.w\t$0,\tEnd,\t$0,\t $720\t; Act 1\n\
                       \tzoneTableEntry.w\t$0,\t$3FFF,\t-$100,\t$800\n\tzoneTableEnd\n";
    let sources_of_2 = vec![("s2.asm", source_of_2.to_owned()), ("s2.constants.asm", "End = $2280+8\n".to_owned())];
    let source_of_3 = "Sonic_Start_Locations:\n\tbinclude \"start/x.bin\"\nKnux_Start_Locations:\n\tdc.w 8,9\n\
                       \tbinclude \"start/both.bin\"\nLevelSizes:\n\tdc.w 0,1,2,3\n\tdc.w     $60,  $6000,  -$100,   $1000 ; y\n";
    let cases = [
        ("Revision 1", sonic1(), sources_of_1(1), [0x10, -0x100, 0x1ABF, 0x800], Some(0x800), "(JP1).asm, line 3"),
        (
            "Revision 0",
            sonic1(),
            sources_of_1(0),
            [0x10, -0x100, 0x1000, 0x800],
            Some(0x800),
            "BgScrollSpeed.asm, line 3",
        ),
        ("Sonic 2", sonic2(), sources_of_2, [0, 0, 0x2288, 0x720], None, "s2.asm, line 4"),
        (
            "Sonic 3",
            sonic3k(),
            vec![("sonic3k.asm", source_of_3.to_owned())],
            [0x60, -0x100, 0x6000, 0x1000],
            Some(0x1000),
            "sonic3k.asm, line 8",
        ),
    ];
    for (name, game, sources, [left, top, right, bottom], wrap_y, from) in cases {
        let storage = game.put();
        for (file, text) in sources {
            storage.put(Path::new("/game").join(file), text.into_bytes());
        }
        let found = read(&storage, &request(), &mut go_on).unwrap();
        let level = &found.project.levels[0];
        assert_eq!((level.bounds, level.wrap_y), (Bounds { left, top, right, bottom }, wrap_y), "{name}");
        assert!(found.report.to_string().contains(from), "{name}: {}", found.report);
        let limits = extra::read::<LevelExtra>(&level.extra).unwrap().limits;
        assert!(
            limits.source.ends_with(from) && limits.is_of(level.bounds) && !limits.is_guess(),
            "{name}: {limits:?}"
        );
    }
}

#[test]
fn limits_that_no_table_says_are_called_a_guess() {
    use crate::document::imported::extra::{self, LevelExtra};
    let unreadable = "StartLocations:\n\tbinclude \"start/act1.bin\"\nLevelSize:\n\tdc.w 0,Nobody,0,$720\n";
    let elsewhere = "StartLocations:\n\tbinclude \"start/act9.bin\"\nLevelSize:\n\tdc.w 0,0,0,$720\n";
    for (source, why) in [
        ("", "no table of level sizes"),
        (unreadable, "the row at s2.asm, line 4 has no four numbers"),
        (elsewhere, "no table of start positions names"),
    ] {
        let storage = sonic2().put();
        storage.put("/game/s2.asm", source.as_bytes());
        let found = read(&storage, &request(), &mut go_on).unwrap();
        let level = &found.project.levels[0];
        let report = found.report.to_string();
        assert!(report.contains("are a guess") && report.contains(why), "{report}");
        assert_eq!((level.wrap_y, level.bounds.right), (None, 128 * 128 - 320));
        assert!(extra::read::<LevelExtra>(&level.extra).unwrap().limits.is_guess());
    }
}

/// Systems differ in whether case matters; the level projects come from one where it does not.
#[test]
fn folders_are_found_in_other_case() {
    let mut game = sonic1();
    game.ini = game.ini.replace("../map/", "../MAP/").replace("../obj/act1.bin", "../Obj/ACT1.bin");
    let storage = game.put();
    let found = read(&storage, &request(), &mut go_on).unwrap();
    assert_eq!((found.project.chunks.len(), found.project.levels[0].placements.len()), (1 + 0x55, 40));
    // A file that is gone goes back where it was, not into a second folder.
    storage.take("/game/map/two.kos");
    let plan = plan(&storage, &found.project, &request().into(), &mut go_on).unwrap();
    let changed: Vec<_> = plan.ready.targets.changed().map(|target| target.path.clone()).collect();
    assert_eq!(changed, [PathBuf::from("/game/map/two.kos")], "{}", plan.report);
    // Two folders of one name but for case: nobody knows which is meant.
    let storage = game.put();
    storage.put("/game/Map/three.kos", *b"");
    assert!(read(&storage, &request(), &mut go_on).unwrap().report.to_string().contains("is missing"));
}

#[test]
fn paths_of_windows_are_reported_as_they_are_written() {
    let mut game = sonic1();
    game.ini = game.ini.replace("fglayout=../layout/act1.bin", "fglayout=C:\\game\\new\\act1.bin");
    let report = read(&game.put(), &request(), &mut go_on).unwrap().report.to_string();
    assert!(report.contains("`C:\\game\\new\\act1.bin` leads out of /game"), "{report}");
}

#[test]
fn pictures_hold_the_first_frame_of_what_is_animated() {
    let mut game = sonic2();
    let plain = |colour: u8, tiles: usize| vec![colour * 0x11; tiles * 32];
    // Tiles of colour 1 in the file; block 1 is made of tile 5, which the game animates, in a block file of two blocks.
    let words = |words: &[u16]| -> Vec<u8> { words.iter().flat_map(|word| word.to_be_bytes()).collect() };
    for (name, _, bytes) in &mut game.files {
        match *name {
            "art/tiles.kos" => *bytes = plain(1, 32),
            "map/blocks.kos" => *bytes = words(&[0, 0, 0, 0, 5, 5, 6, 0x40]),
            "pal/all.bin" => *bytes = words(&(0..64).map(|n| [0, 0x00E, 0x0E0, 0xE00][n % 4]).collect::<Vec<u16>>()),
            _ => {}
        }
    }
    let frames = [plain(2, 2), plain(3, 2)].concat();
    game.files.push(("art/frames.bin", Uncompressed, frames));
    // Two blocks from number 3 on.
    let animated = [words(&[3 * 8, 7]), words(&[5; 4]), words(&[6; 4])].concat();
    game.files.push(("map/animated.bin", Uncompressed, animated));
    game.ini +=
        "animtiles1=../art/frames.bin:0:5:1\nanimtiles2=../art/frames.bin:2:0x40:1\nanimblocks=../map/animated.bin\n";
    let found = read(&game.put(), &request(), &mut go_on).unwrap();
    let report = found.report.to_string();
    assert!(!report.contains("anim"), "{report}");
    assert!(report.contains("2 blocks"), "those that the game animates are not counted: {report}");
    let picture = Pixels::read(&found.pictures[0].1).unwrap();
    let (red, green, blue) = ([255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]);
    for (block, quarter, colour) in [
        (1, (0, 0), green),
        (1, (0, 8), red),
        (1, (8, 8), blue),
        (3, (0, 0), green),
        (4, (8, 0), red),
        (2, (0, 0), red),
    ] {
        assert_eq!(picture.at(block * 16 + quarter.0, quarter.1), colour, "block {block} {quarter:?}");
    }
}

#[test]
fn a_level_with_other_pictures_than_its_zone_is_reported() {
    let mut game = sonic3k();
    let last = game.ini.rfind("tiles=").unwrap();
    game.files.push(("art/more.kosm", KosinskiModuled, vec![7; 0x1200]));
    game.ini.replace_range(last..last + "tiles=../art/tiles.kosm".len(), "tiles=../art/more.kosm");
    let report = read(&game.put(), &request(), &mut go_on).unwrap().report.to_string();
    assert!(report.contains("shown with the pictures of `Isle\\Act 1`; its own differ: tiles"), "{report}");
}

#[test]
fn single_backslashes_are_understood_if_unambiguous() {
    let mut game = sonic1();
    game.ini = game.ini.replace("fglayout=../layout/act1.bin", "fglayout=..\\layout\\act1.bin");
    game.ini = game.ini.replace("chunks=../map/one.kos|../map/two.kos", "chunks=..\\map\\one.kos|..\\map\\two.kos");
    let project = imported(&game.put());
    assert_eq!(project.chunks.len(), 1 + 0x55);
}

#[test]
fn levels_are_found_by_any_of_their_names() {
    let storage = sonic3k().put();
    for (name, section) in [
        ("Isle\\Act 2", "isle-act-2"),
        ("isle/act 2", "isle-act-2"),
        ("Act 3", "isle-act-3"),
        ("Isle Act 1", "isle-act-1"),
    ] {
        let request = Request { levels: vec![name.into()], ..request() };
        let project = read(&storage, &request, &mut go_on).unwrap().project;
        assert_eq!(acts(&project).map(|level| level.key.as_str()).collect::<Vec<_>>(), [section], "{name}");
    }
    let error = read(&storage, &Request { levels: vec!["Act 9".into()], ..request() }, &mut go_on).unwrap_err();
    assert!(error.to_string().contains("`Isle\\Act 1`"), "{error}");
    let cancelled = read(&storage, &request(), &mut |done, _, _| {
        if done == 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert!(cancelled.is_err());
}

#[test]
fn a_user_file_overrides_the_project() {
    let storage = sonic1().put();
    storage.put("/game/levels/SonLVL.user.ini", *b"gamename=Mine\n[Hills\\\\Act 1]\ndisplayname=My hills\n");
    let project = imported(&storage);
    assert_eq!((&*project.name, &*project.levels[0].title), ("Mine", "My hills"));
}

#[test]
fn a_project_that_is_there_is_not_overwritten() {
    let storage = sonic1().put();
    import_into(&storage, Path::new("/project")).unwrap();
    let before = storage.files();
    assert!(import_into(&storage, Path::new("/project")).is_err());
    assert_eq!(storage.files(), before);
}

#[test]
fn all_start_positions_of_an_act_come_over() {
    let project = imported(&sonic3k().put());
    let level = &project.levels[0];
    assert_eq!((level.start.x, level.start.y, level.start.character), (0x60, 0x400, Character::Sonic));
    let starts: Vec<_> = level.starts.iter().map(|named| (named.name.as_str(), named.start)).collect();
    let knuckles = Start { x: 0x160, y: 0x500, character: Character::Knuckles, ..Start::default() };
    assert_eq!(starts, [("Knuckles", knuckles)]);
    // Names are unique; a start that cannot be read leaves the others where they are.
    let mut game = sonic3k();
    game.ini =
        game.ini.replace(":k:Knuckles:4", ":k:Knuckles:40|../start/both.bin:k:Sonic:4|../start/both.bin:s:Sonic");
    let project = imported(&game.put());
    let starts: Vec<_> = project.levels[0].starts.iter().map(|named| (named.name.as_str(), named.start.x)).collect();
    assert_eq!(starts, [("Sonic", 0x160), ("Sonic 2", 0x60)]);
}

/// Checks that an import keeps the files as they were, also those of acts that were not imported: an export compares with them.
#[test]
fn an_import_keeps_what_the_files_held() {
    use crate::document::imported::packed::Packed;
    use crate::exchange::sonlvl::zone::base::{self, LevelBase, ZoneBase};
    for game in [sonic1(), sonic2(), sonic3k()] {
        let storage = game.put();
        let project = imported(&storage);
        let zone: ZoneBase = base::read(&project.tilesets[0].tileset.extra).unwrap();
        let kept = |packed: &Packed| packed.bytes().unwrap();
        assert_eq!(kept(&zone.chunks[0]), game.unpacked(&storage, "map/one.kos"));
        assert_eq!(kept(&zone.chunks[1]), game.unpacked(&storage, "map/two.kos"));
        assert_eq!(kept(&zone.arrays[0]), game.unpacked(&storage, "col/heights.bin"));
        assert_eq!(zone.array_files, ["col/heights.bin", "col/widths.bin", "col/angles.bin"]);
        let level: LevelBase = base::read(&project.levels[0].extra).unwrap();
        assert_eq!(kept(&level.objects), game.unpacked(&storage, "obj/act1.bin"));
        assert_eq!(level.given.title, project.levels[0].title);
        let block = project.tilesets[0].tileset.blocks[5];
        assert_eq!(zone.front(5), Some(block.front));
    }
    let storage = sonic3k().put();
    let request = Request { levels: vec!["Act 1".into()], ..request() };
    let project = read(&storage, &request, &mut go_on).unwrap().project;
    let zone: ZoneBase = base::read(&project.tilesets[0].tileset.extra).unwrap();
    let acts: Vec<_> = zone.acts.iter().map(|act| act.section.as_str()).collect();
    assert_eq!(acts, ["Isle\\Act 1", "Isle\\Act 2", "Isle\\Act 3"], "all three show chunks of these files");
    let shown = |act: usize, number: u8| (zone.acts[act].front.has(number), zone.acts[act].back.has(number));
    assert_eq!((shown(1, 9), shown(1, 6), shown(0, 0x3F)), ((true, false), (true, true), (true, false)));
}

/// The game's own table gives the height of an act's water; it counts before the level project's, which is for its picture.
#[test]
fn the_waters_height_is_read_from_the_tables_of_the_game() {
    let before = |row: usize| "\tdc.w 1,2\n".repeat(row);
    let source_of_2 = |row: usize| {
        let heights: String = (8..16).map(|zone| format!("\tdc.w ${zone}00, ${zone}01\n")).collect();
        let starts = format!("StartLocations:\n{}\tbinclude \"start/act1.bin\"\n", before(row));
        vec![("s2.asm", format!("{starts}WaterHeight:\n{heights}").into_bytes())]
    };
    let words = |act: usize, word: u16| {
        let mut bytes = [0x06, 0x00].repeat(32);
        bytes[2 * act..2 * act + 2].copy_from_slice(&word.to_be_bytes());
        bytes
    };
    let sources_of_3 = |row: usize, word: u16| {
        let starts = format!("Sonic_Start_Locations:\n{}\tbinclude \"start/both.bin\"\n", before(row));
        vec![("sonic3k.asm", starts.into_bytes()), ("Levels/Misc/StartingWaterHeights.bin", words(row, word))]
    };
    for (name, game, sources, water) in [
        ("Aquatic Ruin 2", sonic2(), source_of_2(0x1F), Some(0x1501)),
        ("Emerald Hill 1, dry", sonic2(), source_of_2(0), Some(0x2A0)),
        ("Angel Island 2", sonic3k(), sources_of_3(1, 0x500), Some(0x500)),
        ("Angel Island 2, dry", sonic3k(), sources_of_3(1, 0x600), None),
        ("Icecap 1, whose height means nothing", sonic3k(), sources_of_3(0x0A, 0x500), None),
        ("Launch Base 1, whose height means nothing", sonic3k(), sources_of_3(0x0C, 0x500), None),
        ("Launch Base 2", sonic3k(), sources_of_3(0x0D, 0x500), Some(0x500)),
    ] {
        let storage = game.put();
        for (file, bytes) in sources {
            storage.put(Path::new("/game").join(file), bytes);
        }
        assert_eq!(imported(&storage).levels[0].water, water, "{name}");
    }
}

#[test]
fn limits_that_change_come_over_and_are_left_alone() {
    let mut game = sonic1();
    game.ini = game.ini.replace("[Hills\\\\Act 1]", "[Green Hill Zone\\\\Act 1]");
    let storage = game.put();
    let before = storage.files_under("/game");
    let mut project = imported(&storage);
    let bottoms: Vec<_> = project.levels[0].limit_changes.iter().map(|change| (change.from_x, change.bottom)).collect();
    assert_eq!(bottoms, [(0x1780, Some(0x400)), (0x23BF, None)], "the second one is that before the signpost");
    let untouched = export(&storage, &mut project);
    assert_eq!(said(&untouched, Weight::Lost), "");
    assert_eq!(storage.files_under("/game"), before, "nothing of them is written");
    edit_level(&mut project, 0, |level| level.limit_changes[0].from_x += 16);
    let plan = export(&storage, &mut project);
    assert!(said(&plan, Weight::Lost).contains("camera limits that change on the way"), "{plan}");
}

#[test]
fn demo_starts_that_the_level_project_does_not_name_come_over() {
    let table: String = ["ghz1", "mz2", "syz3", "lz3", "slz3", "sbz1"]
        .map(|act| format!("\t\tincbin\t\"startpos\\{act} (Credits demo).bin\"\n"))
        .concat();
    let import = |section: &str, more: &str, files: &[(&str, [u8; 4])]| {
        let mut game = sonic1();
        game.ini = game.ini.replace("[Hills\\\\Act 1]", section).replace("act1.bin:obj01.ini:Sonic:2", more);
        let storage = game.put();
        storage.put("/game/_inc/Start Location Array - Ending.asm", table.as_bytes());
        for (file, bytes) in files {
            storage.put(Path::new("/game/startpos").join(file), *bytes);
        }
        (imported(&storage), storage)
    };
    let usual = "act1.bin:obj01.ini:Sonic:2";
    let (mut project, storage) =
        import("[Scrap Brain Zone\\\\Act 1]", usual, &[("sbz1 (Credits demo).bin", [0x03, 0x20, 0x00, 0x6C])]);
    let starts = &project.levels[0].starts;
    assert_eq!((starts.len(), starts[0].start.x, starts[0].start.y), (1, 0x320, 0x6C));
    assert_eq!(said(&export(&storage, &mut project), Weight::Lost), "");
    edit_level(&mut project, 0, |level| level.starts[0].start.x += 1);
    assert!(said(&export(&storage, &mut project), Weight::Lost).contains("does not name its file"));

    let named = "act1.bin:obj01.ini:Sonic:2|../startpos/lz3 (Credits demo).bin:obj01.ini:Sonic";
    let (project, _) =
        import("[Labyrinth Zone\\\\Act 3]", named, &[("lz3 (Credits demo).bin", [0x0A, 0x00, 0x06, 0x2C])]);
    let starts = &project.levels[0].starts;
    let state = starts[0].start.state;
    assert_eq!((starts.len(), state.water, state.water_stage, state.rings), (1, Some(0x308), 1, 13));
}

#[test]
fn wind_tunnels_and_slides_come_over_and_are_left_alone() {
    let mut game = sonic1();
    game.ini = game.ini.replace("[Hills\\\\Act 1]", "[Labyrinth Zone\\\\Act 1]");
    let storage = game.put();
    let before = storage.files_under("/game");
    let mut project = imported(&storage);
    let areas = |project: &Project, kind: &str| {
        project.levels[0].placements.iter().filter(|placement| placement.kind == kind).count()
    };
    assert_eq!(areas(&project, "current"), 2);
    let slides = game.unpacked(&storage, "layout/act1.bin")[2..]
        .chunks(12)
        .map(|row| {
            row.chunk_by(|left, right| left == right)
                .filter(|run| [2, 3, 4, 7, 8, 0x4B, 0x4C].contains(&run[0]))
                .count()
        })
        .sum::<usize>();
    assert!(areas(&project, "slide") <= slides && (areas(&project, "slide") > 0) == (slides > 0));
    let untouched = export(&storage, &mut project);
    assert_eq!(said(&untouched, Weight::Lost), "");
    assert_eq!(storage.files_under("/game"), before, "nothing of them is written");
    edit_level(&mut project, 0, |level| {
        let tunnel = level.placements.iter_mut().find(|placement| placement.kind == "current").unwrap();
        tunnel.x += 16;
    });
    let plan = export(&storage, &mut project);
    assert!(said(&plan, Weight::Lost).contains("it is in the game's code"), "{plan}");
}
