//! Exports that follow each other: the first writes what was edited, all others nothing.

use super::*;
use sim::objects::{KINDS, KindId, parameters};
use sim::project::{LayerSwitcher, Orientation, Placement, PlacementId, SwitcherSide};

/// The project as it is opened after it was saved.
fn saved(project: &Project) -> Project {
    let storage = MemoryStorage::new();
    sim::file::save_as(&storage, project, None, Path::new("/saved")).unwrap();
    sim::file::open(&storage, Path::new("/saved"), &mut |_, _| {}).unwrap().project
}

/// A placement of a kind with any parameters, flips and memory; every second one is as the palette places it.
fn any_placement(noise: &mut Noise, kind: KindId, number: usize) -> Placement {
    let info = kind.info();
    let mut placement = Placement {
        id: PlacementId(0x7000_0000 + number as u64),
        kind: info.name.to_owned(),
        x: 16 + noise.below(0x900) as i32,
        y: noise.below(0x400) as i32,
        ..Placement::default()
    };
    if noise.below(2) == 0 {
        return placement;
    }
    (placement.flip_x, placement.flip_y) = (noise.below(2) == 0, noise.below(2) == 0);
    for parameter in info.parameters.iter().filter(|_| noise.below(3) == 0).collect::<Vec<_>>() {
        // So few rings that the game has room for them.
        let value = if parameter.name == "count" { 1 + noise.below(9) } else { noise.below(12) * 8 } as i32;
        parameters::write(parameter, value, &mut placement.extra);
    }
    match noise.below(4) {
        0 => drop(placement.extra.insert("remembers".into(), true.into())),
        1 => drop(placement.extra.insert("remembers".into(), false.into())),
        _ => {}
    }
    placement
}

fn any_switcher(noise: &mut Noise, number: usize) -> LayerSwitcher {
    let side = |noise: &mut Noise| SwitcherSide {
        layer: if noise.below(2) == 0 { TileLayer::A } else { TileLayer::B },
        high_priority: noise.below(2) == 0,
    };
    LayerSwitcher {
        id: PlacementId(0x7100_0000 + number as u64),
        x: noise.below(0x900) as i32,
        y: noise.below(0x400) as i32,
        half_length: 32 << noise.below(4),
        orientation: if noise.below(2) == 0 { Orientation::Vertical } else { Orientation::Horizontal },
        left_or_above: side(noise),
        right_or_below: side(noise),
        grounded_only: noise.below(2) == 0,
        priority_only: noise.below(2) == 0,
        ..LayerSwitcher::default()
    }
}

/// Edits of every sort: terrain, solid tiles, a start, some of what was imported moved, deleted and copied.
fn edit_anything(noise: &mut Noise, project: &mut Project) {
    let at = |noise: &mut Noise| (noise.below(60) as i32, noise.below(24) as i32);
    let side = i32::from(project.chunk_size);
    for _ in 0..3 {
        let block = project.tilesets[0].first_block + 1 + noise.below(20) as u16;
        let cell = Cell { block, flip_x: noise.below(2) == 0, a: Solidity::TOP, ..Cell::default() };
        let at = at(noise);
        // A loop has the game's chunk on its low plane.
        let place = project.levels[0].layout.get((at.0 / side) as u32, (at.1 / side) as u32);
        if place.is_some_and(|place| !place.is_loop) {
            paint(project, 0, at, cell);
        }
    }
    let set = Arc::make_mut(&mut project.tilesets[0]);
    let tileset = Arc::make_mut(&mut set.tileset);
    Arc::make_mut(&mut tileset.tiles)[noise.below(100) + 1].heights = [noise.below(16) as i8; 16];
    Arc::make_mut(&mut tileset.blocks)[noise.below(20) + 1].tile_a = noise.below(100) as u16;
    edit_level(project, 0, |level| {
        level.start.x = noise.below(0x400) as i32;
        let moved = noise.below(level.placements.len());
        level.placements[moved].x = noise.below(0x900) as i32;
        level.placements.remove(noise.below(level.placements.len()));
        let mut copy = level.placements[noise.below(level.placements.len())].clone();
        copy.id = PlacementId(0x7200_0000);
        copy.y = 16;
        level.placements.push(copy);
    });
}

/// Exports levels and keeps what was written; a plan that is refused says why.
fn exported(storage: &MemoryStorage, project: &mut Project) -> Result<Plan, String> {
    let request = Request { levels: vec!["Act 1".into()], ..request() };
    let plan = plan(storage, project, &request.into(), &mut go_on).unwrap();
    if !plan.is_writable() {
        return Err(said(&plan, Weight::Failed));
    }
    plan.ready.targets.write(storage).unwrap();
    apply(project, plan.ready.after.edits(project));
    Ok(plan)
}

/// Returns the contents of the files besides backups.
fn content(storage: &MemoryStorage) -> Vec<(PathBuf, Vec<u8>)> {
    let files = storage.files().into_iter();
    files.filter(|(path, _)| !path.to_string_lossy().contains(".bak")).collect()
}

#[test]
fn later_exports_of_anything_change_nothing() {
    let mut written = 0;
    for (game, number) in [sonic1(), sonic2(), sonic3k(), nick_arcade()].into_iter().zip(1..) {
        for round in 0..KINDS.len().div_ceil(6) {
            let mut noise = Noise(number * 1000 + round as u64);
            let storage = game.put();
            let mut project = imported(&storage);
            edit_anything(&mut noise, &mut project);
            let kinds = KINDS.iter().filter(|kind| **kind != KindId::Own).cycle().skip(round * 6).take(8);
            for (at, kind) in kinds.enumerate() {
                let placement = any_placement(&mut noise, *kind, at);
                edit_level(&mut project, 0, |level| level.placements.push(placement));
            }
            for at in 0..2 {
                let switcher = any_switcher(&mut noise, at);
                edit_level(&mut project, 0, |level| level.switchers.push(switcher));
            }
            let first = exported(&storage, &mut project).unwrap_or_else(|why| panic!("round {round}: {why}"));
            written += first.ready.targets.changed().count();
            let files = content(&storage);
            for later in 2..4 {
                if later == 2 {
                    project = saved(&project);
                }
                let plan = exported(&storage, &mut project).unwrap();
                let changed: Vec<_> = plan.files.iter().map(ToString::to_string).collect();
                assert_eq!(changed, [""; 0], "{} export {later} of round {round}\n{plan}", &game.ini[..12]);
                assert!(content(&storage) == files, "export {later} of round {round}");
                assert!(plan.ready.after.edits(&project).is_empty(), "export {later} of round {round}");
            }
        }
    }
    assert!(written > 300, "{written}");
}

/// Rings of one line that need several entries stay together where they were written.
#[test]
fn several_entries_of_one_placement_keep_their_places() {
    for game in [sonic1(), sonic2(), sonic3k()] {
        let storage = game.put();
        let mut project = imported(&storage);
        let mut line =
            Placement { id: PlacementId(9), kind: "ring_line".into(), x: 0x80, y: 0x40, ..Placement::default() };
        for (name, value) in [("count", 20), ("step_x", 24), ("step_y", 0)] {
            line.extra.insert(name.into(), value.into());
        }
        edit_level(&mut project, 0, |level| {
            level.placements.insert(0, line);
            let mut ring = level.placements[3].clone();
            (ring.id, ring.kind, ring.x, ring.extra) = (PlacementId(10), "ring".into(), 0x90, Default::default());
            level.placements.push(ring);
        });
        exported(&storage, &mut project).unwrap();
        let list = if game.ini.contains("rings=") { "ring/act1.bin" } else { "obj/act1.bin" };
        let first = game.unpacked(&storage, list);
        edit_level(&mut project, 0, |level| level.placements[0].y = 0x41);
        exported(&storage, &mut project).unwrap();
        let second = game.unpacked(&storage, list);
        assert_eq!(first.len(), second.len());
        let entry = if list.starts_with("ring") { 4 } else { 6 };
        let rows = |bytes: &[u8]| bytes.chunks(entry).map(|entry| entry[..2].to_vec()).collect::<Vec<_>>();
        assert_eq!(rows(&first), rows(&second), "the line moved down where it was");
        assert_eq!(exported(&storage, &mut project).unwrap().ready.targets.changed().count(), 0);
    }
}
