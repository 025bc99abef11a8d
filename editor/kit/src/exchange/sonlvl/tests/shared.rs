//! Files that several levels share, and files that other programs change in between.

use super::*;
use crate::document::imported::extra;

const ONE: Cell = Cell { block: 9, flip_x: true, flip_y: false, a: Solidity::TOP, b: Solidity::NONE };
const OTHER: Cell = Cell { block: 4, flip_x: false, flip_y: true, a: Solidity::ALL, b: Solidity::NONE };

/// Two projects, each with one act of a zone: both change the chunk that both acts show.
#[test]
fn two_acts_with_edits_of_their_own_both_come_back() {
    for others_follow in [false, true] {
        let game = two_acts(0x60, [&[1, 2, 3], &[3, 4, 5]]);
        let storage = game.put();
        let mut first = imported_level(&storage, "Act 1");
        let mut second = imported_level(&storage, "Act 2");
        paint(&mut first, 0, (2 * 8, 0), ONE);
        paint(&mut first, 0, (1, 1), ONE);
        paint(&mut second, 0, (1, 0), OTHER);
        paint(&mut second, 0, (2 * 8, 3), OTHER);
        let request = ExportRequest { others_follow, ..request().into() };
        for project in [&first, &second] {
            let plan = plan(&storage, project, &request, &mut go_on).unwrap();
            let is_refused = others_follow && std::ptr::eq(project, &second);
            // Both want chunk 3 changed for all acts, and not to the same.
            assert_eq!(plan.is_writable(), !is_refused, "{plan}");
            if is_refused {
                assert!(said(&plan, Weight::Failed).contains("chunk 03 changed here and by another program"), "{plan}");
            } else {
                plan.ready.targets.write(&storage).unwrap();
            }
        }
        let again = imported(&storage);
        assert_eq!([cell(&again, 0, (16, 0)), cell(&again, 0, (1, 1))], [ONE, ONE]);
        if !others_follow {
            assert_eq!([cell(&again, 1, (1, 0)), cell(&again, 1, (16, 3))], [OTHER, OTHER]);
            assert_eq!(cell(&again, 0, (16, 3)), cell(&first, 0, (16, 3)), "act 1 knows nothing of act 2's");
        }
    }
}

#[test]
fn what_another_program_changed_stays() {
    for game in [sonic1(), sonic2(), sonic3k()] {
        let storage = game.put();
        let mut project = imported_level(&storage, "Act 1");
        // Somewhere else: a chunk, a place, a solid tile, an object.
        let put = |name: &str, at: usize, byte: u8| {
            let (_, compression, _) = game.files.iter().find(|(known, ..)| *known == name).unwrap();
            let mut bytes = game.unpacked(&storage, name);
            bytes[at] ^= byte;
            storage.put(Path::new("/game").join(name), compression.encode(&bytes).unwrap());
            (name.to_owned(), bytes)
        };
        let side = if game.ini.starts_with("version=S1") { 512 } else { 128 };
        let layout = if game.ini.starts_with("version=S2") { "layout/act1.kos" } else { "layout/act1.bin" };
        let at = if game.ini.starts_with("version=S3K") { 0x88 + 30 } else { 30 };
        let changed = [
            put("map/one.kos", 7 * side + 3, 1),
            put(layout, at, 1),
            put("col/heights.bin", 40 * 16, 3),
            put("obj/act1.bin", 5, 1),
        ];
        let tileset = Arc::make_mut(&mut Arc::make_mut(&mut project.tilesets[0]).tileset);
        Arc::make_mut(&mut tileset.tiles)[17].heights = [5; 16];
        edit_level(&mut project, 0, |level| {
            level.start.x = 0x321;
            level.layout.set(0, 1, LayoutCell { chunk: 5, is_loop: false });
        });
        let plan = export(&storage, &mut project);
        let notes = said(&plan, Weight::Note);
        let chunk = if side == 512 { "chunk 08" } else { "chunk 07" };
        for what in [chunk, "solid tile 28", "objects"] {
            assert!(notes.contains(&format!("{what} changed by another program: kept")), "{what}\n{plan}");
        }
        for (name, bytes) in &changed {
            let now = game.unpacked(&storage, name);
            let differs = now.iter().zip(bytes).filter(|(now, then)| now != then).count();
            let expected = match name.as_str() {
                "col/heights.bin" => 16,
                name if name == layout => 1,
                _ => 0,
            };
            assert!(differs <= expected && now.len() == bytes.len(), "{name}: {differs}\n{plan}");
        }
        // Written once, and not again.
        let again =
            super::plan(&storage, &project, &Request { levels: vec!["Act 1".into()], ..request() }.into(), &mut go_on);
        assert_eq!(again.unwrap().ready.targets.changed().count(), 0);
        // Unless it is asked for.
        let over = ExportRequest { overwrites: true, ..request().into() };
        let over = super::plan(&storage, &project, &over, &mut go_on).unwrap();
        assert_eq!(over.ready.targets.changed().count(), 3, "the solid tile was taken over by the project\n{over}");
        over.ready.targets.write(&storage).unwrap();
        assert_eq!(game.unpacked(&storage, "obj/act1.bin")[5], changed[3].1[5] ^ 1);
    }
}

#[test]
fn what_both_changed_is_refused() {
    let game = sonic1();
    let storage = game.put();
    let mut project = imported(&storage);
    edit_level(&mut project, 0, |level| {
        let third = level.placements.iter_mut().find(|placement| placement.extra["order"] == 2).unwrap();
        third.flip_x ^= true;
        level.layout.set(3, 1, LayoutCell { chunk: 5, is_loop: false });
    });
    for name in ["obj/act1.bin", "layout/act1.bin"] {
        let mut bytes = game.unpacked(&storage, name);
        bytes[2 + 12 + 3] = 0x11;
        storage.put(Path::new("/game").join(name), bytes);
    }
    let before = storage.files();
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    let failed = said(&plan, Weight::Failed);
    assert!(failed.contains("obj/act1.bin: object at "), "{failed}");
    assert!(failed.contains("changed here and by another program or level: refresh"), "{failed}");
    assert!(failed.contains("layout/act1.bin: place 11 changed here"), "{failed}");
    assert_eq!(storage.files(), before);
}

#[test]
fn copies_of_a_level_are_refused_and_one_can_be_chosen() {
    let game = sonic2();
    let storage = game.put();
    let mut project = imported(&storage);
    let mut copy = (*project.levels[0]).clone();
    copy.key = "copy".into();
    copy.title = "A copy".into();
    copy.layout.set(3, 3, LayoutCell { chunk: 9, is_loop: false });
    project.levels.push(Arc::new(copy));
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    let failed = said(&plan, Weight::Failed);
    assert!(
        failed.contains("\"Lake Act 1\" (lake-act-1) and \"A copy\" (copy) would write the same files"),
        "{failed}"
    );
    // The section's name means both.
    let by_section = Request { levels: vec!["Lake\\Act 1".into()], ..request() };
    assert!(!super::plan(&storage, &project, &by_section.into(), &mut go_on).unwrap().is_writable());
    let copy = Request { levels: vec!["copy".into()], ..request() };
    let plan = super::plan(&storage, &project, &copy.into(), &mut go_on).unwrap();
    assert!(plan.is_writable() && said(&plan, Weight::Lost).contains("the title"), "{plan}");
    plan.ready.targets.write(&storage).unwrap();
    assert_eq!(game.unpacked(&storage, "layout/act1.kos")[3 * 256 + 3], 9);
}

/// A solid tile is the whole game's: the tilesets of all zones follow.
#[test]
fn a_solid_tile_changes_in_all_tilesets_of_the_game() {
    let game = sonic3k();
    let storage = game.put();
    let mut project = imported(&storage);
    assert_eq!(project.tilesets.len(), 2);
    let set = |project: &mut Project, tileset: usize, heights: [i8; 16]| {
        let tileset = Arc::make_mut(&mut Arc::make_mut(&mut project.tilesets[tileset]).tileset);
        Arc::make_mut(&mut tileset.tiles)[17].heights = heights;
    };
    set(&mut project, 0, [5; 16]);
    export(&storage, &mut project);
    assert_eq!(project.tilesets[1].tileset.tiles[17].heights, [5; 16], "the other tileset followed");
    assert_eq!(game.unpacked(&storage, "col/heights.bin")[17 * 16..][..16], [5; 16]);
    let again = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert_eq!(again.ready.targets.changed().count(), 0, "{again}");
    // Two different shapes for one tile are refused.
    set(&mut project, 0, [6; 16]);
    set(&mut project, 1, [7; 16]);
    let torn = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    let failed = said(&torn, Weight::Failed);
    assert!(failed.contains("solid tile 11: levels that share the file want different things"), "{failed}");
}

/// In the editor they follow at once, and undo takes all of it back.
#[test]
fn a_tileset_follows_a_solid_tile_of_its_game_at_once() {
    use crate::document::{GestureId, History};
    let project = imported(&sonic3k().put());
    let tile =
        |history: &History, set: usize, number: usize| history.document().project().tilesets[set].tileset.tiles[number];
    let mut history = History::new(Document::new(project, None));
    // In the second tileset two tiles have changed places.
    let order = crate::document::renumber::Order::of(256).swapped(17, 18);
    let edits = crate::document::renumber::tiles(history.document(), 1, &order).unwrap();
    history.apply("Swap", None, edits).unwrap();
    let before = [tile(&history, 0, 17), tile(&history, 1, 17)];
    assert_eq!(before[0], tile(&history, 1, 18));
    let gesture = GestureId(1);
    for height in [3, 4, 5] {
        let value = Some(sim::tiles::SolidTile { heights: [height; 16], ..before[0] });
        history.amend("Shape", gesture, vec![Edit::SetTile { tileset: 0, tile: 17, value }]).unwrap();
    }
    assert_eq!([tile(&history, 0, 17).heights, tile(&history, 1, 18).heights], [[5; 16]; 2]);
    assert_eq!(tile(&history, 1, 17), before[1]);
    history.undo();
    assert_eq!([tile(&history, 0, 17), tile(&history, 1, 18)], [before[0]; 2]);
}

#[test]
fn an_export_is_remembered_by_the_project() {
    for game in [sonic1(), sonic2(), sonic3k()] {
        let storage = game.put();
        import_into(&storage, Path::new("/project")).unwrap();
        let mut opened = sim::file::open(&storage, Path::new("/project"), &mut |_, _| {}).unwrap();
        let project = &mut opened.project;
        let level = sectioned_name(project);
        let request = Request { levels: vec![level], ..request() };
        edit_level(project, 0, |level| {
            level.placements.remove(2);
            level.placements[3].x = 0x500;
            level.layout.set(2, 2, LayoutCell { chunk: 6, is_loop: false });
        });
        let first = plan(&storage, project, &request.clone().into(), &mut go_on).unwrap();
        first.ready.targets.write(&storage).unwrap();
        apply(project, first.ready.after.edits(project));
        assert!(first.ready.after.edits(project).is_empty(), "once is enough");
        sim::file::save(&storage, project, &mut opened.saved, &Default::default()).unwrap();
        let mut opened = sim::file::open(&storage, Path::new("/project"), &mut |_, _| {}).unwrap();
        let again = plan(&storage, &opened.project, &request.clone().into(), &mut go_on).unwrap();
        assert_eq!(again.ready.targets.changed().count(), 0, "{again}");
        assert!(said(&again, Weight::Note).is_empty(), "{again}");
        // Taken back in the project, it is taken back in the files.
        edit_level(&mut opened.project, 0, |level| {
            level.placements.iter_mut().find(|placement| placement.x == 0x500).unwrap().x = 0x501;
        });
        let third = plan(&storage, &opened.project, &request.into(), &mut go_on).unwrap();
        assert_eq!(third.ready.targets.changed().count(), 1, "{third}");
        assert!(third.is_writable(), "{third}");
    }
}

fn sectioned_name(project: &Project) -> String {
    extra::read::<extra::LevelExtra>(&project.levels[0].extra).unwrap().section
}

#[test]
fn files_that_cannot_be_written_are_named_before_anything_is() {
    let storage = sonic2().put();
    let mut project = imported(&storage);
    edit_level(&mut project, 0, |level| {
        level.placements.pop();
        level.layout.set(2, 2, LayoutCell { chunk: 6, is_loop: false });
    });
    storage.set_read_only("/game/ring/act1.bin");
    let before = storage.files();
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert!(
        said(&plan, Weight::Failed).contains("ring/act1.bin cannot be written: it is marked as read-only"),
        "{plan}"
    );
    assert_eq!(storage.files(), before);
}

/// Levels that use a file and are not exported are named beside it.
#[test]
fn other_users_of_a_file_are_named() {
    let storage = two_acts(0x60, [&[1, 2, 3], &[4]]).put();
    let mut project = imported_level(&storage, "Act 1");
    paint(&mut project, 0, (0, 0), ONE);
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    let line = plan.files.iter().find(|line| line.path == "map/all.kos").unwrap();
    assert_eq!((line.also.as_slice(), line.what.as_str()), (&["Hill Act 2".to_owned()][..], "1 chunk changed"));
    assert!(plan.to_string().contains("also used by Hill Act 2"), "{plan}");
}

/// Of files that cover each other the later one counts, and it is the one that changes.
#[test]
fn a_chunk_goes_to_the_file_that_the_game_takes_it_from() {
    let game = sonic2();
    let storage = game.put();
    let mut project = imported(&storage);
    let mut places = (0..128 * 16).map(|i| (i % 128, i / 128));
    let shows = |(x, y): &(u32, u32)| project.levels[0].layout.get(*x, *y).unwrap().chunk == 0x55;
    let (x, y) = places.find(shows).expect("the level shows it");
    let document = Document::new(project.clone(), None);
    let key = project.levels[0].key.clone();
    let at = (x as i32 * 8 + 1, y as i32 * 8 + 2);
    apply(&mut project, block_edits(&document, &key, &[(at.0, at.1, ONE)], Scope::Everywhere).unwrap());
    let [one, two] = ["map/one.kos", "map/two.kos"].map(|name| game.unpacked(&storage, name));
    let request = ExportRequest { others_follow: true, ..request().into() };
    let plan = plan(&storage, &project, &request, &mut go_on).unwrap();
    assert!(plan.is_writable(), "{plan}");
    plan.ready.targets.write(&storage).unwrap();
    assert!(game.unpacked(&storage, "map/one.kos") == one, "what it holds there is covered");
    let changed = game.unpacked(&storage, "map/two.kos");
    let places: Vec<_> = (0..two.len()).filter(|at| changed[*at] != two[*at]).map(|at| at / 128 + 0x50).collect();
    assert!(!places.is_empty() && places.iter().all(|chunk| *chunk == 0x55), "{places:X?}");
    assert_eq!(cell(&imported(&storage), 0, at), ONE);
}

/// Levels of one game are not written over those of another.
#[test]
fn levels_of_another_game_are_refused() {
    let storage = sonic2().put();
    let mut project = imported(&storage);
    let other = sonic3k();
    let elsewhere = other.put();
    edit_level(&mut project, 0, |level| {
        let mut came: extra::LevelExtra = extra::read(&level.extra).unwrap();
        came.section = "Isle\\Act 1".into();
        level.extra = extra::with(std::mem::take(&mut level.extra), &came);
    });
    let plan = plan(&elsewhere, &project, &request().into(), &mut go_on).unwrap();
    assert!(said(&plan, Weight::Failed).contains("another game (`sonic2`)"), "{plan}");
    assert_eq!(plan.ready.targets.files.len(), 0);
}

/// A project that keeps nothing of the files yet is laid over them as they are.
#[test]
fn a_project_of_an_older_version_is_exported_too() {
    for game in [sonic1(), sonic2(), sonic3k()] {
        let storage = game.put();
        let mut project = imported_level(&storage, "Act 1");
        edit_level(&mut project, 0, |level| {
            level.extra.shift_remove("sonlvl_files");
        });
        let tileset = Arc::make_mut(&mut Arc::make_mut(&mut project.tilesets[0]).tileset);
        Arc::make_mut(&mut tileset.extra).shift_remove("sonlvl_files");
        let untouched = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
        assert!(untouched.is_writable(), "{untouched}");
        assert_eq!(untouched.ready.targets.changed().count(), 0, "{untouched}");
        assert!(said(&untouched, Weight::Note).contains("imported by an older version"), "{untouched}");
        edit_level(&mut project, 0, |level| {
            level.layout.set(1, 1, LayoutCell { chunk: 9, is_loop: false });
        });
        export(&storage, &mut project);
        let again = imported_level(&storage, "Act 1");
        assert_eq!(again.levels[0].layout.get(1, 1), project.levels[0].layout.get(1, 1));
        let kept = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
        assert!(!said(&kept, Weight::Note).contains("older version"), "from now on it keeps them: {kept}");
    }
}
