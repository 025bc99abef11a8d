//! Blocks and what no file holds: each edit is written or listed.

use super::*;
use sim::project::Bounds;
use sim::tiles::{Block, SolidTile};

fn edit_tileset(project: &mut Project, edit: impl FnOnce(&mut sim::project::Tileset)) {
    edit(Arc::make_mut(&mut Arc::make_mut(&mut project.tilesets[0]).tileset));
}

fn words(bytes: &[u8], block: usize) -> Vec<u16> {
    bytes[block * 8..block * 8 + 8].as_chunks::<2>().0.iter().map(|word| u16::from_be_bytes(*word)).collect()
}

#[test]
fn a_blocks_picture_and_priority_are_written() {
    for (game, file) in [(sonic1(), "map/blocks.eni"), (sonic2(), "map/blocks.kos"), (sonic3k(), "map/blocks.kos")] {
        let storage = game.put();
        let mut project = imported(&storage);
        let old = game.unpacked(&storage, file);
        let [first, second, front] = [5, 6, 7].map(|block| project.tilesets[0].tileset.blocks[block].front);
        edit_tileset(&mut project, |tileset| {
            let blocks = Arc::make_mut(&mut tileset.blocks);
            (blocks[5].art, blocks[5].front) = (6, second);
            (blocks[6].art, blocks[6].front) = (5, first);
            blocks[7].front = !front;
        });
        let plan = export(&storage, &mut project);
        assert!(said(&plan, Weight::Lost).is_empty(), "{plan}");
        let new = game.unpacked(&storage, file);
        assert_eq!([words(&new, 5), words(&new, 6)], [words(&old, 6), words(&old, 5)]);
        let plain = |words: Vec<u16>| words.into_iter().map(|word| word & 0x7FFF).collect::<Vec<_>>();
        assert!(words(&new, 7).iter().all(|word| (word & 0x8000 != 0) != front));
        assert_eq!(plain(words(&new, 7)), plain(words(&old, 7)));
        let mut rest = new.clone();
        rest[40..64].copy_from_slice(&old[40..64]);
        assert!(rest == old, "no other block changed");
        // Once is enough, and back is as it was.
        let again = super::plan(&storage, &project, &request().into(), &mut go_on).unwrap();
        assert_eq!(again.ready.targets.changed().count(), 0, "{again}");
        let was = imported(&game.put());
        edit_tileset(&mut project, |tileset| {
            let blocks = Arc::make_mut(&mut tileset.blocks);
            blocks[5..8].copy_from_slice(&was.tilesets[0].tileset.blocks[5..8]);
        });
        export(&storage, &mut project);
        assert!(game.unpacked(&storage, file) == old);
    }
}

#[test]
fn a_new_block_and_a_new_shape_get_numbers() {
    let game = two_acts(0x60, [&[1, 2, 3], &[4]]);
    let storage = game.put();
    let mut project = imported(&storage);
    let new = project.tilesets[0].tileset.blocks.len() as u16;
    assert_eq!(new, 0x300, "as many as the game has room for");
    let shape = SolidTile { heights: [7; 16], widths: [3; 16], ..SolidTile::default() };
    edit_tileset(&mut project, |tileset| {
        let tile = tileset.tiles.len() as u16;
        Arc::make_mut(&mut tileset.tiles).push(shape);
        let front = tileset.blocks[3].front;
        Arc::make_mut(&mut tileset.blocks).push(Block { art: 3, tile_a: tile, tile_b: tile, front });
    });
    let cell_of_new = Cell { block: new, a: Solidity::ALL, ..Cell::default() };
    paint(&mut project, 0, (2, 2), cell_of_new);
    export(&storage, &mut project);
    let again = imported(&storage);
    let seen = cell(&again, 0, (2, 2));
    let block = again.tilesets[0].tileset.blocks[usize::from(seen.block)];
    assert_eq!(again.tilesets[0].tileset.tiles[usize::from(block.tile_a)].heights, [7; 16]);
    let blocks = game.unpacked(&storage, "map/blocks.kos");
    assert_eq!(words(&blocks, seen.block.into()), words(&blocks, 3));
    assert!((0x20..0x300).contains(&seen.block), "no chunk showed it");
    let once = super::plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert_eq!(once.ready.targets.changed().count(), 0, "{once}");
}

#[test]
fn a_new_block_whose_picture_the_game_lacks_is_refused() {
    let storage = two_acts(0x60, [&[1, 2, 3], &[4]]).put();
    let mut project = imported(&storage);
    let new = project.tilesets[0].tileset.blocks.len() as u16;
    edit_tileset(&mut project, |tileset| {
        Arc::make_mut(&mut tileset.blocks).push(Block { art: 900, tile_a: 3, tile_b: 3, front: false });
    });
    paint(&mut project, 0, (2, 2), Cell { block: new, a: Solidity::ALL, ..Cell::default() });
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert!(said(&plan, Weight::Failed).contains("its picture is not among the imported ones"), "{plan}");
}

#[test]
fn what_no_file_holds_is_listed_before_anything_is_written() {
    let game = sonic2();
    let storage = game.put();
    import_into(&storage, Path::new("/project")).unwrap();
    let mut opened = sim::file::open(&storage, Path::new("/project"), &mut |_, _| {}).unwrap();
    crate::document::art::pictures::Pictures::default().read(&storage, &mut opened.project, &mut opened.saved);
    let mut project = opened.project;
    let untouched = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert!(said(&untouched, Weight::Lost).is_empty(), "{untouched}");
    edit_level(&mut project, 0, |level| {
        level.title = "Mine".into();
        level.water = Some(0x123);
        level.wrap_y = Some(512);
        level.bounds = Bounds { right: 777, ..level.bounds };
        level.goal = Some(Default::default());
        level.start.faces_left = true;
    });
    project.ruleset.overrides.insert("air_speed_cap".into(), true.into());
    project.ruleset.preset = Game::Sonic3K;
    edit_tileset(&mut project, |tileset| {
        let mut sheet = (**tileset.sheet.as_ref().unwrap()).clone();
        let mut painted = *sheet.cells[9];
        painted[3..7].copy_from_slice(&[255, 1, 2, 3]);
        sheet.cells[9] = Arc::new(painted);
        tileset.sheet = Some(Arc::new(sheet));
    });
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    let lost = said(&plan, Weight::Lost);
    for words in [
        "the title (\"Lake Act 1\" became \"Mine\")",
        "the water line (672 px became 291 px)",
        "terrain repeats",
        "the camera's limits",
        "the goal",
        "how the player begins",
        "air_speed_cap",
        "another game's physics",
        "block 09: its picture was painted with #010203",
    ] {
        assert!(lost.contains(words), "{words}\n{plan}");
    }
    assert_eq!(plan.ready.targets.changed().count(), 0, "{plan}");
    assert!(plan.is_writable(), "it is listed, and the user decides");
}
