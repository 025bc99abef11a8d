//! Acts that share files are kept equal, and what other programs change in the files is taken over.

use super::*;
use crate::document::History;
use crate::document::imported::extra;
use crate::exchange::sonlvl::export::refresh;
use sim::project::{Placement, PlacementId};

/// Two acts of Sonic 2 with one object list and one ring list of their own content, and one layout each.
fn sharing() -> Disassembly {
    let mut game = two_acts(0x20, [&[1, 2, 3], &[3, 4, 5]]);
    let mut noise = Noise(6);
    for (name, _, bytes) in &mut game.files {
        match *name {
            "obj/act1.bin" => *bytes = objects(&mut noise, 12, Some(3)),
            "ring/act1.bin" => *bytes = vec![0, 0x80, 0x20, 0x50, 0, 0x90, 0x00, 0x60, 0xFF, 0xFF],
            _ => {}
        }
    }
    game
}

fn spring(id: u64, x: i32) -> Placement {
    Placement { id: PlacementId(id), kind: "spring".into(), x, y: 0x80, ..Placement::default() }
}

fn put(level: &str, placement: Placement) -> Edit {
    Edit::SetPlacement { level: level.into(), id: placement.id, placement: Some((0, placement)) }
}

/// Returns the things that a level has placed, without the ids.
fn placed(level: &LevelData) -> Vec<String> {
    let placements =
        level.placements.iter().map(|one| format!("{:?}", Placement { id: PlacementId(0), ..one.clone() }));
    let switchers = level.switchers.iter().map(|one| format!("{:?} {}", (one.x, one.y), one.half_length));
    let mut all: Vec<String> = placements.chain(switchers).collect();
    all.sort();
    all
}

#[test]
fn an_edit_in_one_act_is_an_edit_in_all_that_share_the_file() {
    let game = sharing();
    let storage = game.put();
    let mut history = History::new(Document::new(imported(&storage), None));
    let keys: Vec<String> = history.document().project().levels.iter().map(|level| level.key.clone()).collect();
    let lists =
        |history: &History| history.document().project().levels.iter().map(|level| placed(level)).collect::<Vec<_>>();
    let before = lists(&history);
    assert_eq!(before[0], before[1]);
    let known = history.document().project().levels[1].placements[4].clone();
    let ring = history.document().project().levels[0].placements.last().unwrap().clone();
    let edits = vec![
        put(&keys[0], spring(1, 0x100)),
        put(&keys[0], Placement { x: 5, ..known }),
        Edit::SetPlacement { level: keys[0].clone(), id: ring.id, placement: None },
    ];
    history.apply("Test", None, edits).unwrap();
    let after = lists(&history);
    assert!(after[0] == after[1] && after[0] != before[0]);
    history.undo();
    assert_eq!(lists(&history), before);
    history.redo();
    // One act is exported, then the other one is edited and exported.
    for (act, x) in [(0, 0x300), (1, 0x304)] {
        history.apply("Test", None, vec![put(&keys[act], spring(x, x as i32))]).unwrap();
        let project = history.document().project().clone();
        let request = Request { levels: vec![keys[act].clone()], ..request() };
        let plan = plan(&storage, &project, &request.into(), &mut go_on).unwrap();
        assert!(plan.is_writable() && !said(&plan, Weight::Note).contains("another program"), "{plan}");
        plan.ready.targets.write(&storage).unwrap();
        history.apply("Export", None, plan.ready.after.edits(&project)).unwrap();
        let now = lists(&history);
        assert_eq!(now[0], now[1]);
    }
    let project = history.document().project().clone();
    let all = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert_eq!(all.ready.targets.changed().count(), 0, "{all}");
    let places = |project: &Project| {
        let mut places: Vec<_> = project.levels[1].placements.iter().map(|one| (one.x, one.y)).collect();
        places.sort_unstable();
        places
    };
    assert_eq!(places(&imported(&storage)), places(&project));
}

/// A copy of an act is for trying something out.
#[test]
fn a_copy_of_an_act_does_not_follow() {
    let storage = sharing().put();
    let mut project = imported(&storage);
    let copy = LevelData { key: "copy".into(), ..(*project.levels[0]).clone() };
    project.levels.push(Arc::new(copy));
    let mut history = History::new(Document::new(project, None));
    let keys: Vec<String> = history.document().project().levels.iter().map(|level| level.key.clone()).collect();
    let counts = |history: &History| {
        history.document().project().levels.iter().map(|level| level.placements.len()).collect::<Vec<_>>()
    };
    let before = counts(&history);
    history.apply("Test", None, vec![put(&keys[2], spring(1, 9))]).unwrap();
    assert_eq!(counts(&history), [before[0], before[1], before[2] + 1]);
    history.apply("Test", None, vec![put(&keys[1], spring(2, 9))]).unwrap();
    assert_eq!(counts(&history), [before[0] + 1, before[1] + 1, before[2] + 1]);
}

/// Acts that were edited apart, by an older version: both edits come into the file.
#[test]
fn edits_of_two_acts_in_one_list_are_merged() {
    let game = sharing();
    let storage = game.put();
    let mut project = imported(&storage);
    for (level, x) in [(0, 0x100), (1, 0x104)] {
        edit_level(&mut project, level, |data| {
            data.placements.push(spring(x, x as i32));
            data.placements.remove(level);
        });
    }
    let old = game.unpacked(&storage, "obj/act1.bin");
    export(&storage, &mut project);
    let now = game.unpacked(&storage, "obj/act1.bin");
    let xs: Vec<[u8; 2]> = now.chunks(6).map(|entry| [entry[0], entry[1]]).collect();
    assert!(xs.contains(&[1, 0]) && xs.contains(&[1, 4]) && now.len() == old.len());
    assert_eq!(export(&storage, &mut project).ready.targets.changed().count(), 0);
}

/// Changes of another program to the lists, layout, chunks, solid tiles and blocks of a game.
fn change_files(game: &Disassembly, storage: &MemoryStorage) {
    let change = |name: &str, edit: &dyn Fn(&mut Vec<u8>)| {
        let Some((_, compression, _)) = game.files.iter().find(|(known, ..)| *known == name) else { return };
        let mut bytes = game.unpacked(storage, name);
        edit(&mut bytes);
        storage.put(Path::new("/game").join(name), compression.encode(&bytes).unwrap());
    };
    change("obj/act1.bin", &|bytes| {
        bytes[9 * 6 + 5] ^= 1;
        bytes.splice(6 * 6..6 * 6, [0x01, 0x33, 0x00, 0x44, 0x26, 0x04]);
        bytes.drain(3 * 6..4 * 6);
    });
    change("ring/act1.bin", &|bytes| drop(bytes.drain(8..12)));
    for layout in ["layout/act1.bin", "layout/act1.kos"] {
        let at = if game.ini.starts_with("version=S3K") { 0x88 + 7 } else { 2 + 7 };
        change(layout, &|bytes| bytes[at] = 5);
    }
    let side = if game.ini.starts_with("version=S1") { 512 } else { 128 };
    change("map/one.kos", &|bytes| bytes[8 * side + 3] ^= 1);
    change("col/heights.bin", &|bytes| bytes[40 * 16] = 3);
    for index in ["col/zone.bin", "col/first.kos", "col/one.bin"] {
        change(index, &|bytes| bytes[12] ^= 1);
    }
    for start in ["start/act1.bin", "start/both.bin"] {
        change(start, &|bytes| {
            let at = bytes.len() % 4;
            bytes[at + 1] = 0x77;
        });
    }
}

#[test]
fn a_refreshed_project_is_what_the_files_are() {
    for game in [sonic1(), sonic2(), sonic3k()] {
        let storage = game.put();
        let project = imported(&storage);
        let nothing = refresh(&storage, &project, &request(), &mut go_on).unwrap();
        assert!(nothing.edits.is_empty(), "{}", nothing.report);
        change_files(&game, &storage);
        let found = refresh(&storage, &project, &request(), &mut go_on).unwrap();
        assert!(!found.report.lines.iter().any(|line| line.weight >= Weight::Lost), "{}", found.report);
        let mut history = History::new(Document::new(project, None));
        history.apply("Refresh", None, found.edits).unwrap();
        let project = history.document().project();
        let fresh = imported(&storage);
        for (mine, theirs) in project.levels.iter().zip(&fresh.levels) {
            assert_eq!(placed(mine), placed(theirs), "{}", found.report);
            assert_eq!((&mine.layout, mine.start), (&theirs.layout, theirs.start));
        }
        assert_eq!(project.chunks, fresh.chunks);
        for (mine, theirs) in project.tilesets.iter().zip(&fresh.tilesets) {
            assert_eq!(mine.tileset.tiles, theirs.tileset.tiles);
            assert_eq!(mine.tileset.blocks, theirs.tileset.blocks);
        }
        let again = refresh(&storage, project, &request(), &mut go_on).unwrap();
        assert!(again.edits.is_empty(), "{}", again.report);
        let plan = plan(&storage, project, &request().into(), &mut go_on).unwrap();
        assert_eq!(plan.ready.targets.changed().count(), 0, "{plan}");
        assert!(!said(&plan, Weight::Note).contains("another program"), "{plan}");
    }
}

/// Edits of the project stay; what both changed is reported, and the next export writes the project's.
#[test]
fn a_refresh_leaves_what_was_edited() {
    for game in [sonic1(), sonic2(), sonic3k()] {
        let storage = game.put();
        let mut project = imported_level(&storage, "Act 1");
        let order = |placement: &Placement| placement.extra.get("order").and_then(serde_json::Value::as_u64);
        edit_level(&mut project, 0, |level| {
            level.placements.insert(0, spring(77, 0x222));
            for (place, y) in [(9, 0x11), (11, 0x12)] {
                let is_it = |one: &&mut Placement| order(one) == Some(place) && !one.kind.contains("ring");
                level.placements.iter_mut().find(is_it).unwrap().y = y;
            }
            level.layout.set(1, 0, LayoutCell { chunk: 9, is_loop: false });
        });
        change_files(&game, &storage);
        let only = Request { levels: vec!["Act 1".into()], ..request() };
        let found = refresh(&storage, &project, &only, &mut go_on).unwrap();
        let lost: Vec<&str> = found
            .report
            .lines
            .iter()
            .filter(|line| line.weight == Weight::Lost)
            .map(|line| line.text.as_str())
            .collect();
        assert!(lost.len() == 1 && lost[0].starts_with("objects at ") && lost[0].ends_with("kept as here"), "{lost:?}");
        apply(&mut project, found.edits);
        let level = &project.levels[0];
        let has = |y: i32| level.placements.iter().any(|one| one.y == y);
        assert!(has(0x11) && has(0x12) && level.placements.iter().any(|one| one.x == 0x222));
        assert!(level.placements.iter().any(|one| (one.x, one.y) == (0x133, 0x44)), "another program's new object");
        assert_eq!(level.layout.get(1, 0).unwrap().chunk, 9);
        let plan = plan(&storage, &project, &only.into(), &mut go_on).unwrap();
        assert!(plan.is_writable() && !said(&plan, Weight::Note).contains("another program"), "{plan}");
        plan.ready.targets.write(&storage).unwrap();
        let again = imported_level(&storage, "Act 1");
        let places = |level: &LevelData| {
            let mut all: Vec<_> = level.placements.iter().map(|one| (one.x, one.y)).collect();
            all.sort_unstable();
            all
        };
        assert_eq!(places(&again.levels[0]), places(level));
        assert!(extra::section(&level.extra).is_some());
    }
}
