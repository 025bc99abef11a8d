//! Numbers of chunks and sizes of layouts: what fits is right, what does not is refused as a whole.

use super::*;

const PAINTED: Cell = Cell { block: 9, flip_x: true, flip_y: false, a: Solidity::TOP, b: Solidity::NONE };

/// Returns the numbers, but for some.
fn all_but(gone: &[u8]) -> Vec<u8> {
    (1..=0xFF).filter(|number| !gone.contains(number)).collect()
}

#[test]
fn a_block_painted_in_a_full_zone_takes_an_unused_number() {
    // Number 33 is free; what was shown twice becomes two chunks.
    let mut first = all_but(&[0x33]);
    first.push(7);
    let game = two_acts(0x100, [&first, &[1, 2, 3]]);
    let storage = game.put();
    let mut project = imported(&storage);
    paint(&mut project, 0, (6 * 8 + 2, 1), PAINTED);
    let plan = export(&storage, &mut project);
    assert!(said(&plan, Weight::Note).contains("numbers 33 are used again"), "{plan}");
    assert_eq!(plan.ready.targets.changed().count(), 2, "{plan}");
    let again = imported(&storage);
    for level in [0, 1] {
        assert!(cells(&again, level) == cells(&project, level), "act {}", level + 1);
    }
    assert_eq!(game.unpacked(&storage, "layout/act1.kos")[6], 0x33);
    assert_eq!(game.unpacked(&storage, "map/all.kos").len(), 0x100 * 128);
}

#[test]
fn a_zone_without_a_free_number_is_refused() {
    // The number that act 1 does not show is one of act 2, which is not in the project.
    let mut first = all_but(&[0x33]);
    first.push(7);
    let storage = two_acts(0x100, [&first, &[0x33]]).put();
    let mut project = imported_level(&storage, "Act 1");
    paint(&mut project, 0, (6 * 8 + 2, 1), PAINTED);
    let before = storage.files();
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert!(!plan.is_writable());
    let failed = said(&plan, Weight::Failed);
    assert!(failed.contains("257 are needed, the game has room for 256"), "{failed}");
    assert_eq!(storage.files(), before);
}

#[test]
fn more_chunks_than_memory_holds_are_refused() {
    let mut game = sonic1();
    for (name, _, bytes) in &mut game.files {
        match *name {
            "map/two.kos" => bytes.truncate(0x22 * 512), // 0x30 + 0x22: all that memory holds
            "layout/act1.bin" => {
                *bytes = vec![63, 1];
                bytes.extend((0..128).map(|i| if i < 0x52 { i + 1 } else { 1 }));
            }
            _ => {}
        }
    }
    let storage = game.put();
    let mut project = imported(&storage);
    paint(&mut project, 0, (127 * 16 % (64 * 16) + 3, 16 + 3), PAINTED);
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    let failed = said(&plan, Weight::Failed);
    assert!(failed.contains("83 are needed, the game has room for 82"), "{failed}");
    // The level project may say otherwise.
    let more = game.ini.replace("version=S1\n", "version=S1\nchunkmax=60\n");
    storage.put("/game/levels/SonLVL.ini", more.as_bytes());
    let plan = super::plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert!(plan.is_writable(), "{plan}");
    assert!(plan.to_string().contains("1 chunk added"), "{plan}");
}

#[test]
fn layouts_beyond_the_limits_are_refused_with_the_numbers() {
    let wide = |project: &mut Project, (width, height): (u32, u32), at: (u32, u32)| {
        edit_level(project, 0, |level| {
            level.layout = level.layout.resized(width, height);
            level.layout.set(at.0, at.1, LayoutCell { chunk: 5, is_loop: false });
        });
    };
    for (game, size, at, said_so) in [
        (sonic1(), (88, 11), (87, 10), "88 × 11 chunks are used, the game has room for 64 × 8"),
        (sonic2(), (140, 16), (139, 0), "140 × 16 chunks are used, the game has room for 128 × 16"),
        (sonic3k(), (400, 12), (399, 0), "4806 chunks in both planes, but 3960 in 32 rows are possible"),
        (sonic3k(), (20, 40), (0, 39), "1 × 40 chunks are used, the game has room for any × 32"),
    ] {
        let storage = game.put();
        let mut project = imported(&storage);
        if said_so.starts_with("1 × 40") {
            edit_level(&mut project, 0, |level| level.layout = sim::grid::Grid::new(20, 8));
        }
        wide(&mut project, size, at);
        let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
        let failed = said(&plan, Weight::Failed);
        assert!(!plan.is_writable() && failed.contains(said_so), "{failed}");
    }
    // What is wide only in empty parts is cut off.
    let game = sonic1();
    let storage = game.put();
    let mut project = imported(&storage);
    wide(&mut project, (88, 11), (20, 5));
    export(&storage, &mut project);
    assert_eq!(game.unpacked(&storage, "layout/act1.bin")[..2], [63, 7]);
    let again = imported(&storage);
    assert_eq!(again.levels[0].layout.get(20, 5), project.levels[0].layout.get(20, 5));
}

#[test]
fn what_other_acts_show_stays_as_it_is() {
    let game = two_acts(0x60, [&[1, 2, 3], &[3, 4]]);
    let storage = game.put();
    let before = game.unpacked(&storage, "map/all.kos");
    let mut project = imported_level(&storage, "Act 1");
    // The project shows chunk 3 once, so that painting changes it in place; act 2 is not in the project.
    paint(&mut project, 0, (2 * 8, 0), PAINTED);
    assert_eq!(project.levels[0].layout.get(2, 0).unwrap().chunk, 3);
    let follow = ExportRequest { others_follow: true, ..request().into() };
    let followed = plan(&storage, &project, &follow, &mut go_on).unwrap();
    assert!(said(&followed, Weight::Note).contains("change also for acts that are not in the project"), "{followed}");
    let plan = export(&storage, &mut project);
    assert!(said(&plan, Weight::Note).contains("Hill\\Act 2"), "{plan}");
    let after = game.unpacked(&storage, "map/all.kos");
    assert_eq!(after[..before.len()], before[..], "all chunks are as they were, one is new");
    assert_eq!(after.len(), before.len() + 128);
    assert_eq!(game.unpacked(&storage, "layout/act1.kos")[2], 0x60);
    // Exporting again changes nothing more, whether the project kept what was written or not.
    let again = super::plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert_eq!(again.ready.targets.changed().count(), 0, "{again}");
    let mut forgetful = imported_level(&game.put(), "Act 1");
    paint(&mut forgetful, 0, (2 * 8, 0), PAINTED);
    let again = super::plan(&storage, &forgetful, &request().into(), &mut go_on).unwrap();
    assert_eq!(again.ready.targets.changed().count(), 0, "{again}");
}

#[test]
fn a_chunk_of_the_background_stays_as_it_is() {
    let mut game = two_acts(0x60, [&[1, 2, 3], &[]]);
    for (name, _, bytes) in &mut game.files {
        if *name == "layout/act1.kos" {
            bytes[128 + 5] = 2;
        }
    }
    let storage = game.put();
    let mut project = imported(&storage);
    paint(&mut project, 0, (8, 0), PAINTED);
    let before = game.unpacked(&storage, "map/all.kos");
    export(&storage, &mut project);
    assert_eq!(game.unpacked(&storage, "map/all.kos")[..before.len()], before[..]);
    assert_eq!(game.unpacked(&storage, "layout/act1.kos")[1], 0x60);
}

#[test]
fn loops_keep_their_numbers_or_are_refused() {
    let mut game = sonic1();
    for (name, _, bytes) in &mut game.files {
        if *name == "layout/act1.bin" {
            *bytes = vec![3, 0, 0xB5, 0xB5, 0x36, 5];
        }
    }
    let storage = game.put();
    let mut project = imported(&storage);
    paint(&mut project, 0, (1, 1), PAINTED);
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    let failed = said(&plan, Weight::Failed);
    assert!(failed.contains("on the low plane of loop") && failed.contains("column 0, row 0"), "{plan}");
    // Painted everywhere it is the same chunk.
    let mut project = imported(&storage);
    let document = Document::new(project.clone(), None);
    let key = project.levels[0].key.clone();
    apply(&mut project, block_edits(&document, &key, &[(1, 1, PAINTED)], Scope::Everywhere).unwrap());
    export(&storage, &mut project);
    assert_eq!(game.unpacked(&storage, "layout/act1.bin"), [3, 0, 0xB5, 0xB5, 0x36, 5]);
    assert_eq!(cell(&imported(&storage), 0, (1, 1)), PAINTED);
}

/// Cells of another tileset have no number in this zone: they would be holes.
#[test]
fn blocks_of_other_tilesets_are_refused() {
    let storage = sonic3k().put();
    let mut project = imported(&storage);
    let other = project.tilesets[1].first_block + 4;
    paint(&mut project, 0, (3, 3), Cell { block: other, ..PAINTED });
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert!(said(&plan, Weight::Failed).contains(&format!("block {other} of the project has no number")), "{plan}");
}

/// Chunk 0 of a file may be blank and yet have bits set: it stays as it is.
#[test]
fn a_blank_chunk_with_other_bits_stays() {
    let mut game = two_acts(0x60, [&[1, 2, 0, 3], &[4]]);
    for (name, _, bytes) in &mut game.files {
        if *name == "map/all.kos" {
            bytes[6] = 0xF4;
        }
    }
    let storage = game.put();
    let mut project = imported(&storage);
    let untouched = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert_eq!(untouched.ready.targets.changed().count(), 0, "{untouched}");
    edit_level(&mut project, 0, |level| {
        level.layout.set(0, 0, LayoutCell::default());
    });
    export(&storage, &mut project);
    assert_eq!(game.unpacked(&storage, "layout/act1.kos")[0], 0);
    assert_eq!(game.unpacked(&storage, "map/all.kos")[6], 0xF4);
}

/// Checks that the counts while one edits are those of the export.
#[test]
fn the_room_that_is_taken_is_known_while_one_edits() {
    use crate::exchange::promises::RoomGauges;
    let mut first = (1..=0xFEu8).collect::<Vec<_>>();
    first.push(7);
    let storage = two_acts(0x100, [&first, &[1, 2, 3]]).put();
    let mut project = imported(&storage);
    let mut gauges = RoomGauges::default();
    let mut chunks = |project: &Project| {
        let room = gauges.room(project, &project.levels[0]).unwrap();
        let line = room.of_zone.iter().find(|line| line.what == "Chunks").unwrap().clone();
        (line.used, line.allowed, line.is_near(), line.is_over())
    };
    assert_eq!(chunks(&project), (255, 256, true, false));
    paint(&mut project, 0, (6 * 8, 1), PAINTED);
    assert_eq!(chunks(&project), (256, 256, true, false));
    assert!(plan(&storage, &project, &request().into(), &mut go_on).unwrap().is_writable());
    paint(&mut project, 1, (8, 1), PAINTED);
    assert_eq!(chunks(&project), (257, 256, true, true));
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert!(said(&plan, Weight::Failed).contains("257 are needed, the game has room for 256"), "{plan}");
    let room = gauges.room(&project, &project.levels[0]).unwrap();
    let lines: Vec<_> = room.lines().map(|line| (line.what, line.used, line.allowed)).collect();
    for expected in [("Blocks", 32, 768), ("Layout columns", 128, 128), ("Layout rows", 2, 16), ("Rings", 0, 254)] {
        assert!(lines.contains(&expected), "{expected:?}: {lines:?}");
    }
    assert_eq!(room.tightest().map(|line| line.what), Some("Chunks"));
}
