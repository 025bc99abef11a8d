//! The files that are written back.

use super::*;

#[test]
fn nothing_edited_is_nothing_changed() {
    for game in [sonic1(), sonic2(), sonic3k()] {
        let storage = game.put();
        // Through a saved project: what the files of a project cannot carry would show.
        import_into(&storage, Path::new("/project")).unwrap();
        let opened = sim::file::open(&storage, Path::new("/project"), &mut |_, _| {}).unwrap();
        let plan = plan(&storage, &opened.project, &request().into(), &mut go_on).unwrap();
        assert!(!plan.report.has_failures(), "{}", plan.report);
        assert!(plan.ready.targets.files.len() > 6);
        let changed: Vec<_> = plan.ready.targets.changed().map(|target| &target.path).collect();
        assert!(changed.is_empty(), "{changed:?}\n{}", plan.report);
        assert!(!plan.report.lines.iter().any(|line| line.weight == Weight::Lost), "{}", plan.report);
        assert!(plan.ready.targets.write(&storage).unwrap().is_empty());
    }
}

/// Numbers of the project are the project's business: after any swap, deletion or merge there, the game finds each
/// thing under the number that its code knows.
#[test]
fn other_numbers_in_the_project_change_no_file() {
    use crate::document::History;
    use crate::document::renumber::{self, Order};
    for game in [sonic1(), sonic2(), sonic3k()] {
        let storage = game.put();
        let mut history = History::new(Document::new(imported(&storage), None));
        let mut apply = |edits: &dyn Fn(&Document) -> Vec<Edit>| {
            let edits = edits(history.document());
            assert!(!edits.is_empty());
            history.apply("Test", None, edits).unwrap();
        };
        apply(&|document| {
            let project = document.project();
            let order = Order::of(project.chunks.len()).merged(&renumber::equal_chunks(project));
            renumber::chunks(document, &order.swapped(2, 7).moved(9, 3)).unwrap()
        });
        apply(&|document| {
            let project = document.project();
            let order = Order::of(project.chunks.len()).without(&renumber::unused_chunks(project));
            renumber::chunks(document, &order.swapped(1, 4)).unwrap()
        });
        apply(&|document| {
            let tileset = &document.project().tilesets[0].tileset;
            let order = Order::of(tileset.blocks.len()).merged(&renumber::equal_blocks(tileset));
            renumber::blocks(document, 0, &order.swapped(3, 12).moved(20, 5)).unwrap()
        });
        apply(&|document| {
            let order = Order::of(document.project().tilesets[0].tileset.blocks.len());
            let unused = renumber::unused_blocks(document.project(), 0);
            renumber::blocks(document, 0, &order.without(&unused).swapped(1, 2)).unwrap()
        });
        apply(&|document| {
            let tileset = &document.project().tilesets[0].tileset;
            let order = Order::of(tileset.tiles.len()).merged(&renumber::equal_tiles(tileset));
            renumber::tiles(document, 0, &order.swapped(5, 6).moved(30, 8)).unwrap()
        });
        apply(&|document| {
            let tileset = &document.project().tilesets[0].tileset;
            let order = Order::of(tileset.tiles.len()).without(&renumber::unused_tiles(tileset));
            renumber::tiles(document, 0, &order.swapped(1, 2)).unwrap()
        });
        let plan = plan(&storage, history.document().project(), &request().into(), &mut go_on).unwrap();
        assert!(!plan.report.has_failures(), "{}", plan.report);
        let changed: Vec<_> = plan.ready.targets.changed().map(|target| &target.path).collect();
        assert!(changed.is_empty(), "{changed:?}\n{}", plan.report);
    }
}

#[test]
fn missing_files_are_written_again_with_the_same_content() {
    for game in [sonic1(), sonic2(), sonic3k()] {
        let storage = game.put();
        let project = imported(&storage);
        let made: Vec<_> = game
            .files
            .iter()
            .filter(|(name, ..)| !name.starts_with("art") && !name.starts_with("pal") && !name.contains("blocks"))
            .collect();
        for (name, ..) in &made {
            storage.take(Path::new("/game").join(name));
        }
        let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
        assert!(!plan.report.has_failures(), "{}", plan.report);
        plan.ready.targets.write(&storage).unwrap();
        for (name, _, bytes) in made {
            // Of start positions only the place itself is known.
            let from = if *name == "start/act1.bin" { bytes.len() - 4 } else { 0 };
            assert!(game.unpacked(&storage, name)[from..] == bytes[from..], "{name}");
        }
    }
}

#[test]
fn an_edit_is_written_and_comes_back() {
    for game in [sonic1(), sonic2(), sonic3k()] {
        let storage = game.put();
        let mut project = imported(&storage);
        let before = project.clone();
        let side = usize::from(project.chunk_size).pow(2);
        // A chunk of the zone, a new chunk, a place in the layout, a shape, an angle, a block's tile, things.
        let first = project.tilesets[0].first_block;
        let chunks = Arc::make_mut(&mut project.chunks);
        Arc::make_mut(&mut chunks[2]).cells[5] =
            Cell { block: first + 9, flip_x: true, a: Solidity::TOP, ..Cell::default() };
        let new_chunk = chunks.len() as u16;
        let mut made = (*chunks[3]).clone();
        made.cells[side - 1] = Cell { block: first + 3, flip_y: true, a: Solidity::ALL, ..Cell::default() };
        (made.role, made.low_plane) = (ChunkRole::Plain, None);
        chunks.push(Arc::new(made.clone()));
        let set = Arc::make_mut(&mut project.tilesets[0]);
        let tileset = Arc::make_mut(&mut set.tileset);
        let tile = &mut Arc::make_mut(&mut tileset.tiles)[17];
        (tile.heights, tile.widths, tile.flagged) = ([-3; 16], [16; 16], false);
        tile.angle = sim::angle::Angle(0x40);
        let block = &mut Arc::make_mut(&mut tileset.blocks)[11];
        (block.tile_a, block.tile_b) = (17, 17);
        edit_level(&mut project, 0, |level| {
            level.layout.set(4, 1, LayoutCell { chunk: new_chunk, is_loop: false });
            level.layout.set(5, 1, LayoutCell { chunk: 2, is_loop: false });
            level.start.x = 0x123;
            level.placements[3].x = 0x700;
            level.placements.remove(1);
            if let Some(switcher) = level.switchers.first_mut() {
                switcher.half_length = 256;
                switcher.left_or_above.layer = TileLayer::B;
            }
        });
        // One level only: the file that the acts of one zone share is written once.
        let name = crate::document::imported::extra::read::<crate::document::imported::extra::LevelExtra>(
            &project.levels[0].extra,
        )
        .unwrap()
        .section;
        let plan = plan(&storage, &project, &Request { levels: vec![name], ..request() }.into(), &mut go_on).unwrap();
        assert!(!plan.report.has_failures(), "{}", plan.report);
        let written = plan.ready.targets.write(&storage).unwrap();
        assert!(written.len() >= 7, "{}", plan.report);
        assert!(storage.files().contains_key(&PathBuf::from("/game/obj/act1.bin.bak")));
        let after = imported(&storage);
        let (level, wanted) = (&after.levels[0], &project.levels[0]);
        // Of Sonic 3 & Knuckles' levels another one shows the chunk and keeps it.
        let edited = level.layout.get(5, 1).unwrap().chunk;
        assert_eq!(edited == 2, !plan.report.to_string().contains("keep the old ones"), "{plan}");
        assert_eq!(after.chunks[usize::from(edited)].cells, project.chunks[2].cells);
        let number = level.layout.get(4, 1).unwrap().chunk;
        assert_eq!(after.chunks[usize::from(number)].cells, made.cells, "the new chunk has the next number");
        let tileset = &after.tilesets[0].tileset;
        assert_eq!(tileset.tiles[17], project.tilesets[0].tileset.tiles[17]);
        assert_eq!((tileset.blocks[11].tile_a, tileset.blocks[11].tile_b), (17, 17));
        assert_eq!((level.start.x, level.start.y), (0x123, wanted.start.y));
        let things = |level: &LevelData| {
            let mut all: Vec<_> =
                level.placements.iter().map(|p| (p.kind.clone(), p.x, p.y, p.flip_x, p.flip_y)).collect();
            all.sort();
            all
        };
        assert_eq!(things(level), things(wanted));
        let sides = |level: &LevelData| {
            let mut all: Vec<_> =
                level.switchers.iter().map(|s| (s.x, s.y, s.half_length, s.left_or_above.layer as u8)).collect();
            all.sort();
            all
        };
        assert_eq!(sides(level), sides(wanted));
        assert_eq!(before.levels[0].placements.len(), level.placements.len() + 1);
    }
}

#[test]
fn what_the_game_cannot_hold_is_reported() {
    let game = sonic1();
    let storage = game.put();
    let mut project = imported(&storage);
    let chunks = Arc::make_mut(&mut project.chunks);
    Arc::make_mut(&mut chunks[1]).cells[0].b = Solidity::ALL;
    edit_level(&mut project, 0, |level| {
        level.placements[0].y = 5000;
        level.placements[1].kind = "stinger".into();
        level.switchers.push(Default::default());
    });
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    let lost: Vec<&str> =
        plan.report.lines.iter().filter(|line| line.weight == Weight::Lost).map(|line| line.text.as_str()).collect();
    for word in ["second layer", "5000", "stinger", "layer switcher"] {
        assert!(lost.iter().any(|line| line.contains(word)), "{word}: {lost:?}");
    }
    assert!(plan.is_writable(), "{plan}");
}

#[test]
fn every_start_of_an_act_is_written_or_listed() {
    let game = sonic3k();
    let storage = game.put();
    let mut project = imported(&storage);
    let only = Request { levels: vec!["Act 1".into()], ..request() };
    let plan_of = |project: &Project| plan(&storage, project, &only.clone().into(), &mut go_on).unwrap();
    edit_level(&mut project, 0, |level| {
        level.starts[0].name = "Another way".into();
        level.starts[0].start.x = 0x234;
    });
    let plan = plan_of(&project);
    assert_eq!(said(&plan, Weight::Lost), "", "a name is the project's own");
    plan.ready.targets.write(&storage).unwrap();
    let edits = plan.ready.after.edits(&project);
    apply(&mut project, edits);
    assert_eq!(game.unpacked(&storage, "start/both.bin"), [0, 0x60, 4, 0, 2, 0x34, 5, 0]);
    assert_eq!(plan_of(&project).ready.targets.changed().count(), 0);
    // Another program's change stays.
    storage.put("/game/start/both.bin", [0, 0x60, 4, 0, 7, 7, 7, 7]);
    assert_eq!(plan_of(&project).ready.targets.changed().count(), 0);
    // What no file holds.
    edit_level(&mut project, 0, |level| {
        level.start.character = Character::Tails;
        level.starts[0].extra.clear();
    });
    let lost = said(&plan_of(&project), Weight::Lost);
    for words in [
        "the character that begins at 96, 1024",
        "the start of Knuckles is gone here: left as it is in the file",
        "the start \"Another way\": the game has no file for it",
    ] {
        assert!(lost.contains(words), "{words}\n{lost}");
    }
}
