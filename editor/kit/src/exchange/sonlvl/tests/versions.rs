//! Versions of the games, and how a level project says that its files differ from theirs.

use super::*;
use sim::project::Placement;

/// Every object of the prototype has its flips and its memory where Sonic 1 has them.
#[test]
fn the_prototype_of_sonic_2_is_read_as_it_is_stored() {
    let game = nick_arcade();
    let storage = game.put();
    let mut project = imported(&storage);
    let list = game.unpacked(&storage, "obj/act1.bin");
    let level = &project.levels[0];
    for placement in level.placements.iter().filter(|placement| placement.kind != "sonic2:ring_group") {
        let at = placement.extra["order"].as_u64().unwrap() as usize * 6;
        let word = u16::from_be_bytes([list[at + 2], list[at + 3]]);
        let number = format!("sonic2:{:02X}", list[at + 4] & 0x7F);
        let said =
            (placement.kind.as_str(), placement.flip_x, placement.flip_y, placement.extra.contains_key("remembers"));
        assert_eq!(said, (number.as_str(), word & 0x4000 != 0, word & 0x8000 != 0, list[at + 4] & 0x80 != 0));
    }
    assert_eq!((level.layout.width(), level.layout.height()), (20, 4));
    assert_eq!(level.layout.get(3, 0).unwrap().chunk, 0x94, "all bits of a byte are the chunk's number");
    assert_eq!(export(&storage, &mut project).ready.targets.changed().count(), 0);
    edit_level(&mut project, 0, |level| {
        level.layout.set(3, 0, LayoutCell { chunk: 0x81, is_loop: false });
        let mut spring = Placement { kind: "spring".into(), x: 0x7000, y: 0x100, flip_x: true, ..Placement::default() };
        spring.extra.insert("remembers".into(), true.into());
        level.placements.push(spring);
    });
    export(&storage, &mut project);
    assert_eq!(game.unpacked(&storage, "layout/act1.bin")[..6], [19, 3, 0x70, 0x71, 0x72, 0x81]);
    let now = game.unpacked(&storage, "obj/act1.bin");
    let at = now.chunks(6).position(|entry| entry[..2] == [0x70, 0]).unwrap() * 6;
    assert_eq!(now[at..at + 6], [0x70, 0, 0x41, 0, 0xC1, 0]);
}

#[test]
fn versions_that_are_not_read_are_refused_by_name() {
    let game = sonic3k();
    for version in ["SKC", "SCDPC", "Chaotix", "S4"] {
        let storage = game.put();
        storage
            .put("/game/levels/SonLVL.ini", game.ini.replace("version=S3K", &format!("version={version}")).as_bytes());
        let found = read(&storage, &request(), &mut go_on).unwrap();
        assert!(found.project.levels.is_empty(), "{version}");
        let text = found.report.to_string();
        assert!(text.contains(&format!("`{version}` is not read")), "{text}");
        // What the refusal says is read, is read.
        let (_, known) = text.lines().find_map(|line| line.rsplit_once("; ")).unwrap();
        for known in known.trim_end_matches(" are").split(", ") {
            storage.put(
                "/game/levels/SonLVL.ini",
                game.ini.replace("version=S3K", &format!("version={known}")).as_bytes(),
            );
            let text = read(&storage, &request(), &mut go_on).unwrap().report.to_string();
            assert!(!text.contains("is not read"), "{known}: {text}");
        }
    }
}

#[test]
fn chunks_of_sonic_cd_are_not_compressed() {
    let mut game = sonic1();
    for file in &mut game.files {
        match file.0 {
            "map/one.kos" | "map/two.kos" => file.1 = Uncompressed,
            "map/blocks.eni" => {
                file.1 = Nemesis;
                file.2.resize(file.2.len().next_multiple_of(32), 0);
            }
            _ => {}
        }
    }
    game.ini = game.ini.replace("version=S1", "version=SCD");
    let storage = game.put();
    let mut project = imported(&storage);
    assert_eq!((project.chunks.len(), project.chunk_size), (0x56, 16));
    assert_eq!(export(&storage, &mut project).ready.targets.changed().count(), 0);
}

/// Tables of words for more blocks than the game has by itself: layer B of a block is not layer A of a later one.
#[test]
fn the_number_of_blocks_says_where_the_second_table_begins() {
    let mut game = sonic3k();
    let mut noise = Noise(8);
    let mut words = noise.words(0x800, |noise| noise.below(0x100) as u16);
    words[..2].fill(0);
    words[0x800..0x802].fill(0);
    game.files.iter_mut().find(|(name, ..)| *name == "col/two.bin").unwrap().2 = words.clone();
    let blocks = &mut game.files.iter_mut().find(|(name, ..)| *name == "map/blocks.kos").unwrap().2;
    blocks.resize(0x360 * 8, 0);
    game.ini = game.ini.replace("version=S3K\n", "version=S3K\nblockmax=400\n");
    let storage = game.put();
    let mut project = imported_level(&storage, "Act 2");
    let tiles = |project: &Project, block: usize| {
        let block = project.tilesets[0].tileset.blocks[block];
        [block.tile_a, block.tile_b]
    };
    let word = |at: usize| u16::from_be_bytes([words[at], words[at + 1]]);
    for block in [0x10, 0x2FF, 0x310, 0x35F] {
        assert_eq!(tiles(&project, block), [word(block * 2), word(0x800 + block * 2)], "{block:X}");
    }
    let tileset = Arc::make_mut(&mut Arc::make_mut(&mut project.tilesets[0]).tileset);
    Arc::make_mut(&mut tileset.blocks)[0x10].tile_b ^= 1;
    export(&storage, &mut project);
    let now = game.unpacked(&storage, "col/two.bin");
    let changed: Vec<usize> = (0..words.len()).filter(|at| now[*at] != words[*at]).collect();
    assert_eq!(changed, [0x800 + 0x21]);
}

/// A file of another revision: changes in it do not show in the game that is built.
#[test]
fn files_that_the_game_is_not_built_with_are_said() {
    let game = sonic1();
    let storage = game.put();
    let source = "Revision: equ 1\n\tif Revision=0\nA:\tincbin \"obj\\act1.bin\"\n\telse\nA:\tincbin \"obj/Act1 (later).bin\"\n\tendif\n";
    storage.put("/game/sonic.asm", source.as_bytes());
    let text = "the game is built without obj/act1.bin: sonic.asm line 3 leaves it out by the condition `Revision=0`; \
                obj/act1 (later).bin is built in its place";
    let found = read(&storage, &request(), &mut go_on).unwrap();
    assert!(found.report.to_string().contains(text), "{}", found.report);
    let plan = plan(&storage, &found.project, &request().into(), &mut go_on).unwrap();
    assert!(said(&plan, Weight::Note).contains(text), "{plan}");
    let build = crate::exchange::sonlvl::build::game_build(&storage, &request().ini).unwrap();
    assert_eq!(build.left_out, [text]);
    storage.put("/game/sonic.asm", source.replace("equ 1", "equ 0").as_bytes());
    let found = read(&storage, &request(), &mut go_on).unwrap();
    assert!(!found.report.to_string().contains("is built without"), "{}", found.report);
}
