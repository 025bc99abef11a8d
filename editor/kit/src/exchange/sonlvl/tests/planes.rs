//! Backgrounds of acts are levels of their own behind them: imported, edited, written back.

use super::*;
use crate::exchange::sonlvl::export::refresh;
use sim::project::BackPlane;

/// A game with a file of its own for the background, of three chunks in two rows.
fn with_file() -> Disassembly {
    let mut game = sonic1();
    game.files.push(("layout/back.bin", Uncompressed, vec![2, 1, 1, 2, 3, 4, 5, 6]));
    game
}

/// Sonic 2 with some chunks in the background.
fn beside() -> Disassembly {
    let mut game = two_acts(0x60, [&[1, 2, 3], &[3, 4]]);
    for (name, _, bytes) in &mut game.files {
        if *name == "layout/act1.kos" {
            bytes[128..131].copy_from_slice(&[7, 0, 8]);
            bytes[256 + 129] = 9;
        }
    }
    game
}

/// A game of each format, the file of its background, and the byte of its second place there.
fn games() -> [(Disassembly, &'static str, usize); 3] {
    [
        (with_file(), "layout/back.bin", 2 + 1),
        (beside(), "layout/act1.kos", 128 + 1),
        (sonic3k(), "layout/act1.bin", 0x88 + 160 + 1),
    ]
}

/// The plane behind a level of a project, by its place in the list.
fn plane(project: &Project, level: usize) -> usize {
    let key = &project.levels[level].plane.level;
    project.levels.iter().position(|plane| plane.key == *key).unwrap()
}

/// The chunks of a level, row after row.
fn numbers(project: &Project, level: usize) -> Vec<u16> {
    let data = &project.levels[level];
    (0..data.layout.height()).flat_map(|y| data.layout.row(y).map(|cell| cell.chunk)).collect()
}

/// Puts the chunk of one place of a level at another.
fn put(project: &mut Project, level: usize, (x, y): (u32, u32), like: (u32, u32)) {
    edit_level(project, level, |data| {
        let cell = data.layout.get(like.0, like.1).unwrap();
        data.layout.set(x, y, cell).unwrap();
    });
}

#[test]
fn a_background_is_a_level_behind_its_act() {
    for (game, size, titles) in [
        (with_file(), (3, 2), &["Hills 1", "Hills 1, background"][..]),
        (beside(), (3, 2), &["Hill Act 1", "Hill Act 2", "Hill Act 1, background"]),
        (sonic3k(), (3, 2), &["Isle Act 1", "Isle Act 2", "Isle Act 3", "Isle Act 1, background"]),
    ] {
        let storage = game.put();
        let mut project = imported(&storage);
        let found: Vec<&str> = project.levels.iter().map(|level| level.title.as_str()).collect();
        assert_eq!(&found[..titles.len()], titles);
        let back = &project.levels[plane(&project, 0)];
        assert_eq!((back.layout.width(), back.layout.height()), size);
        assert!(project.levels[0].plane.scroll_x > 0 && back.plane == BackPlane::default());
        // A second import has the same, and what nobody edited writes nothing.
        assert_eq!(imported(&storage).levels, project.levels);
        let plan = export(&storage, &mut project);
        assert_eq!(plan.ready.targets.changed().count(), 0, "{plan}");
        assert!(!plan.report.to_string().contains("not written"), "{plan}");
    }
    // An act whose background shows nothing has none behind it.
    assert_eq!(imported(&beside().put()).levels[1].plane, BackPlane::default());
}

#[test]
fn a_place_of_a_background_is_one_byte_of_its_file() {
    for (game, file, at) in games() {
        let storage = game.put();
        let mut project = imported(&storage);
        let back = plane(&project, 0);
        put(&mut project, back, (1, 0), (0, 0));
        let before = game.unpacked(&storage, file);
        let plan = export(&storage, &mut project);
        assert_eq!(plan.ready.targets.changed().count(), 1, "{plan}");
        let after = game.unpacked(&storage, file);
        let changed: Vec<usize> = (0..before.len()).filter(|at| before[*at] != after[*at]).collect();
        assert_eq!((changed, after.len()), (vec![at], before.len()), "{file}");
        let again = super::plan(&storage, &project, &request().into(), &mut go_on).unwrap();
        assert_eq!(again.ready.targets.changed().count(), 0, "{again}");
        let fresh = imported(&storage);
        assert_eq!(numbers(&fresh, plane(&fresh, 0)), numbers(&project, back));
        // Also if only the background is named, or only the act.
        for name in [&project.levels[back].key, &project.levels[0].key] {
            let mut other = project.clone();
            put(&mut other, back, (2, 0), (0, 0));
            let request = Request { levels: vec![name.clone()], ..request() };
            let plan = super::plan(&storage, &other, &request.into(), &mut go_on).unwrap();
            assert_eq!((plan.is_writable(), plan.ready.targets.changed().count()), (true, 1), "{plan}");
        }
    }
}

#[test]
fn both_planes_of_a_file_are_written_and_may_change_their_size() {
    for (game, file) in
        [(beside(), "layout/act1.kos"), (sonic3k(), "layout/act1.bin"), (with_file(), "layout/back.bin")]
    {
        let storage = game.put();
        let mut project = imported(&storage);
        let back = plane(&project, 0);
        put(&mut project, 0, (1, 0), (0, 0));
        edit_level(&mut project, back, |data| {
            let cell = data.layout.get(0, 0).unwrap();
            let mut wide = sim::grid::Grid::new(5, 2);
            for x in 0..5 {
                let _ = wide.set(x, 1, cell);
            }
            data.layout = wide;
        });
        export(&storage, &mut project);
        let fresh = imported(&storage);
        assert_eq!(cells(&fresh, 0), cells(&project, 0), "{file}");
        assert_eq!(cells(&fresh, plane(&fresh, 0)), cells(&project, back), "{file}");
        let again = super::plan(&storage, &project, &request().into(), &mut go_on).unwrap();
        assert_eq!(again.ready.targets.changed().count(), 0, "{again}");
    }
    // More than the game has room for is said, with the plane's name.
    let storage = sonic3k().put();
    let mut project = imported(&storage);
    let back = plane(&project, 0);
    edit_level(&mut project, back, |data| data.layout = sim::grid::Grid::new(200, 32));
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert!(said(&plan, Weight::Failed).contains("Isle Act 1, background: "), "{plan}");
}

#[test]
fn a_chunk_that_only_the_background_shows_gets_a_number() {
    for game in [with_file(), beside()] {
        let storage = game.put();
        let mut project = imported(&storage);
        let back = plane(&project, 0);
        let painted = Cell { block: project.tilesets[0].first_block + 2, ..Cell::default() };
        paint(&mut project, back, (1, 1), painted);
        export(&storage, &mut project);
        let fresh = imported(&storage);
        assert_eq!(cells(&fresh, plane(&fresh, 0)), cells(&project, back));
        assert_eq!(cells(&fresh, 0), cells(&project, 0), "the foreground stays");
    }
}

#[test]
fn what_others_change_in_a_background_is_taken_over() {
    for (game, file, at) in games() {
        let storage = game.put();
        let mut project = imported(&storage);
        let back = plane(&project, 0);
        let path = Path::new("/game").join(file);
        let (_, packed, _) = game.files.iter().find(|(known, ..)| *known == file).unwrap();
        let mut bytes = game.unpacked(&storage, file);
        bytes[at] = 5;
        storage.put(&path, packed.encode(&bytes).unwrap());
        put(&mut project, back, (2, 1), (0, 0));
        let found = refresh(&storage, &project, &request(), &mut go_on).unwrap();
        assert!(found.report.to_string().contains("1 place of the background taken over"), "{}", found.report);
        apply(&mut project, found.edits);
        export(&storage, &mut project);
        let fresh = imported(&storage);
        assert_eq!(cells(&fresh, plane(&fresh, 0)), cells(&project, back), "{file}");
        // Both to something else: as here, and said.
        bytes = game.unpacked(&storage, file);
        bytes[at] = 6;
        storage.put(&path, packed.encode(&bytes).unwrap());
        put(&mut project, back, (1, 0), (0, 0));
        let found = refresh(&storage, &project, &request(), &mut go_on).unwrap();
        assert!(found.report.to_string().contains("places of the background 1, 0 changed here"), "{}", found.report);
    }
}

#[test]
fn acts_with_one_file_have_one_plane_and_a_missing_file_is_said() {
    let mut game = with_file();
    let act = game.ini.split("[Hills").nth(1).unwrap().replace("Act 1]", "Act 2]").replace("Hills 1", "Hills 2");
    game.ini += &format!("[Hills{act}");
    let project = imported(&game.put());
    assert_eq!((project.levels.len(), plane(&project, 0), plane(&project, 1)), (3, 2, 2));
    let storage = sonic1().put();
    let found = read(&storage, &request(), &mut go_on).unwrap();
    assert!(found.report.to_string().contains("layout/back.bin"), "{}", found.report);
    assert_eq!((found.project.levels.len(), &found.project.levels[0].plane), (1, &BackPlane::default()));
    // Its export does not make one.
    let mut project = found.project;
    assert_eq!(export(&storage, &mut project).ready.targets.changed().count(), 0);
    for (bytes, planes) in [(vec![], 0), (vec![9], 0), (vec![255, 255, 1], 0), (vec![127, 127, 1], 1)] {
        storage.put("/game/layout/back.bin", bytes);
        let found = read(&storage, &request(), &mut go_on).unwrap();
        assert_eq!(found.project.levels.len(), 1 + planes, "{}", found.report);
        assert!(planes == 1 || found.report.to_string().contains("back.bin"), "{}", found.report);
    }
    // A level of that size could not be opened again.
    storage.put("/game/layout/act1.bin", vec![255, 255, 1]);
    let found = read(&storage, &request(), &mut go_on).unwrap();
    assert!(found.report.to_string().contains("256 × 256 chunks; 1024 × 128 are possible"), "{}", found.report);
}
