//! Stages of the Retro Engine: levels leave and come back, and a stage that is there keeps what nobody edited.

use crate::support::{blocks, plan, read, request, shipped};
use kit::exchange::{Report, Request, Weight};
use sim::file::{MemoryStorage, Storage};
use sim::project::{LevelData, Project};
use sim::tiles::{Cell, Solidity};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A request for an export into a stage's folder.
fn wanted(version: Option<&'static str>, home: Option<PathBuf>) -> Request {
    Request { home, on: ["overwrite"].into_iter().chain(version).collect(), ..request("/Data/Stages/Mine") }
}

/// Exports a project into memory.
fn stage(project: &Project, version: Option<&'static str>) -> (MemoryStorage, Report) {
    let storage = MemoryStorage::new();
    let made = plan("rsdk", &storage, project, &wanted(version, None));
    assert!(made.is_writable(), "{made}");
    made.ready.write(&storage).unwrap();
    (storage, made.report)
}

fn bytes(storage: &MemoryStorage, name: &str) -> Vec<u8> {
    storage.read(&Path::new("/Data/Stages/Mine").join(name), u64::MAX).unwrap()
}

fn imported(storage: &MemoryStorage, file: &str) -> (Project, Report) {
    let found = read(storage, &request(Path::new("/Data/Stages/Mine").join(file))).unwrap();
    assert!(!found.report.lines.iter().any(|line| line.weight == Weight::Failed), "{}", found.report);
    (found.project, found.report)
}

/// The numbers of a level's objects, by kind; rings one by one.
fn counts(level: &LevelData) -> BTreeMap<&str, usize> {
    let mut counts = BTreeMap::new();
    for placed in &level.placements {
        let count = placed.extra.get("count").and_then(|count| count.as_u64()).unwrap_or(3) as usize;
        let (kind, count) = if placed.kind == "ring_line" { ("ring", count) } else { (placed.kind.as_str(), 1) };
        *counts.entry(kind).or_default() += count;
    }
    counts
}

const NAMES: [&str; 2] = ["first-steps", "two-roads"];

#[test]
fn levels_leave_and_come_back() {
    for (name, version) in NAMES.into_iter().flat_map(|name| [None, Some("v4"), Some("v3")].map(|to| (name, to))) {
        let (project, _) = shipped(name);
        let (storage, report) = stage(&project, version);
        assert!(!report.to_string().contains("colours become"), "{report}");
        let (back, _) = imported(&storage, if version.is_none() { "TileConfig.bin" } else { "CollisionMasks.bin" });
        assert_eq!(back.levels.len(), project.levels.len(), "{name}");
        for (before, after) in project.levels.iter().zip(&back.levels) {
            let of = format!("{name} {version:?} {}", before.key);
            let mut found = blocks(&back, after).collect::<BTreeMap<_, _>>();
            for (at, one) in blocks(&project, before) {
                let other = found.remove(&at).unwrap();
                assert_eq!((&one.pixels, one.front), (&other.pixels, other.front), "{of} {at:?}");
                for (one, other) in one.solid.iter().zip(&other.solid) {
                    // Angles of flat sides are none there.
                    // Full columns stand and hang alike.
                    let heights = |heights: [i8; 16]| heights.map(|height| if height == -16 { 16 } else { height });
                    assert_eq!((heights(one.0.heights), one.1), (heights(other.0.heights), other.1), "{of} {at:?}");
                    let is_flat = one.0.angle.0 % 0x40 == 0 || one.0.flagged;
                    assert!(is_flat && other.0.flagged || one.0.angle == other.0.angle, "{of} {at:?} {one:?}");
                }
            }
            assert!(
                found.into_values().all(|block| block.solid.iter().all(|(_, solid)| *solid == Solidity::NONE)),
                "{of}"
            );
        }
    }
}

#[test]
fn objects_have_their_names_and_values_there() {
    let (project, _) = shipped("two-roads");
    let (storage, report) = stage(&project, None);
    let (back, _) = imported(&storage, "Scene1.bin");
    let (before, after) = (&project.levels[0], &back.levels[0]);
    assert!(counts(before).contains_key("spring"), "{:?}", counts(before));
    for (kind, count) in counts(before) {
        match counts(after).get(kind) {
            Some(found) => assert_eq!(*found, count, "{kind}"),
            None => assert!(report.to_string().contains(&format!("of the kind {kind}")), "{kind}: {report}"),
        }
    }
    let lines = |level: &LevelData| {
        let line = |line: &sim::project::LayerSwitcher| {
            let half = line.half_length.div_ceil(8) * 8;
            (line.x, line.y, half, line.orientation as u8, format!("{:?}{:?}", line.right_or_below, line.left_or_above))
        };
        let mut lines: Vec<_> = level.switchers.iter().map(line).collect();
        lines.sort();
        lines
    };
    assert!(!before.switchers.is_empty());
    assert_eq!(lines(before), lines(after));
    assert_eq!((before.start.x, before.start.y), (after.start.x, after.start.y));
}

#[test]
fn what_nobody_edited_stays_byte_for_byte() {
    for version in [None, Some("v4"), Some("v3")] {
        let (project, _) = shipped("two-roads");
        let (storage, _) = stage(&project, version);
        let file = if version.is_none() { "Scene1.bin" } else { "Act1.bin" };
        let (back, _) = imported(&storage, file);
        let again = plan("rsdk", &storage, &back, &wanted(version, None));
        assert_eq!(again.files, [], "{version:?} {again}");
    }
}

#[test]
fn an_edit_changes_its_cell_alone() {
    for version in [None, Some("v4")] {
        let (project, _) = shipped("first-steps");
        let (storage, _) = stage(&project, version);
        let file = if version.is_none() { "Scene1.bin" } else { "Act1.bin" };
        if version.is_some() {
            // An object of a class that the game numbers.
            let mut act = bytes(&storage, file);
            act.truncate(act.len() - 2);
            act.extend([1, 0, 0, 0, 1, 7, 0, 0, 100, 0, 0, 0, 50, 0]);
            storage.put(Path::new("/Data/Stages/Mine").join(file), act);
        }
        let (mut back, _) = imported(&storage, file);
        let before: Vec<_> = blocks(&back, &back.levels[0]).collect();
        // A block of the ground in the sky, by a chunk of its own; an object is moved.
        let mut level = LevelData::clone(&back.levels[0]);
        let block = back.chunks.iter().flat_map(|chunk| &chunk.cells).find(|cell| cell.a == Solidity::ALL).copied();
        let mut chunk = (**back.chunk(0).unwrap()).clone();
        chunk.cells[9] = Cell { flip_x: true, ..block.unwrap() };
        let chunks = Arc::make_mut(&mut back.chunks);
        chunks.push(Arc::new(chunk));
        let number = chunks.len() - 1;
        let sky = (0..level.layout.width()).find(|x| level.layout.get(*x, 0).is_some_and(|place| place.chunk == 0));
        let mut place = level.layout.get(sky.unwrap(), 0).unwrap();
        place.chunk = number as u16;
        level.layout.set(sky.unwrap(), 0, place);
        level.placements[0].x += 3;
        let key = level.placements[0].id;
        back.levels[0] = Arc::new(level);
        let made = plan("rsdk", &storage, &back, &wanted(version, None));
        let changed: Vec<&str> = made.files.iter().map(|line| line.path.as_str()).collect();
        let more = if version.is_none() { vec![file] } else { vec![file, "128x128Tiles.bin"] };
        assert_eq!(changed, more, "{made}");
        made.ready.write(&storage).unwrap();
        let (now, _) = imported(&storage, file);
        let differing = blocks(&now, &now.levels[0]).zip(before).filter(|(one, other)| one != other).count();
        assert_eq!(differing, 1, "{version:?}");
        let moved = now.levels[0].placements.iter().find(|placed| placed.id == key).unwrap();
        assert_eq!(moved.x, back.levels[0].placements[0].x, "{version:?}");
    }
}

#[test]
fn parts_that_are_missing_are_named() {
    let (project, _) = shipped("first-steps");
    let (storage, _) = stage(&project, None);
    let alone = MemoryStorage::new();
    alone.put("/x/Scene1.bin", bytes(&storage, "Scene1.bin"));
    let found = read(&alone, &request("/x/Scene1.bin")).unwrap();
    let text = found.report.to_string();
    assert!(text.contains("16x16Tiles.gif: it is not beside the scene"), "{text}");
    alone.put("/x/Scene2.bin", "SCN\0");
    let error = read(&alone, &request("/x/Scene2.bin")).unwrap();
    assert!(error.report.to_string().contains("it ends in the middle"), "{}", error.report);
    alone.put("/y/TileConfig.bin", bytes(&storage, "TileConfig.bin"));
    let error = read(&alone, &request("/y/TileConfig.bin")).unwrap_err();
    assert!(error.contains("no Scene*.bin is beside it"), "{error}");
}

#[test]
fn tiles_of_both_directions_are_shown_as_lost() {
    let (mut project, _) = shipped("first-steps");
    let set = Arc::make_mut(&mut project.tilesets[0]);
    let tileset = Arc::make_mut(&mut set.tileset);
    let tiles = Arc::make_mut(&mut tileset.tiles);
    for tile in tiles.iter_mut().skip(1) {
        tile.heights[3] = -3;
    }
    let storage = MemoryStorage::new();
    let made = plan("rsdk", &storage, &project, &wanted(None, None));
    let line = made.report.lines.iter().find(|line| line.text.starts_with("columns of")).unwrap();
    assert!(!line.tiles.is_empty() && line.weight == Weight::Lost, "{made}");
}
