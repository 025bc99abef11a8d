//! A simulation after any edit equals one from the first frame.
//!
//! LOOPWRIGHT_EDITS and LOOPWRIGHT_SEED make it longer, or another one.

use kit::play::run::InputLog;
use kit::timeline::track::Track;
use sim::file::{Disk, open};
use sim::input::Buttons;
use sim::level::Level;
use sim::project::{Area, Placement, PlacementId, Project, Start};
use sim::replay::decode;
use sim::tiles::{LayoutCell, SolidTile, TileLayer};
use std::path::Path;
use std::sync::Arc;

pub fn sample(name: &str) -> Project {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects").join(name);
    open(&Disk, &folder, &mut |_, _| {}).expect("a sample opens").project
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) % n
    }
}

fn from_environment(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// The buttons of a run, then random ones: what was kept ends where it is interesting.
fn recording(project: &Project, run: usize, level: &Level, random: &mut Random) -> InputLog {
    let run = &project.runs[run];
    let mut held: Vec<Buttons> = decode(&run.inputs).collect();
    for _ in 0..8 {
        let buttons = Buttons([0, 8, 4, 8, 0x18, 0x18, 2, 0x12][random.below(8) as usize]);
        held.extend(std::iter::repeat_n(buttons, random.below(90) as usize));
    }
    let held_2 = decode(&run.inputs_2).chain(std::iter::repeat(Buttons::NONE)).take(held.len()).collect();
    InputLog { start: run.start.unwrap_or(level.start), held, held_2, ..InputLog::default() }
}

/// Changes something of a level, of what it is made of, or of its rules.
fn edit(project: &mut Project, level: usize, near: (i32, i32), random: &mut Random) {
    let chunk_size = i32::from(project.chunk_size) * 16;
    let chunks = project.chunks.len() as u64;
    let data = Arc::make_mut(&mut project.levels[level]);
    // Mostly where the run goes.
    let (x, y) = (near.0 + random.below(600) as i32 - 300, near.1 + random.below(300) as i32 - 150);
    let place = (x.max(0) / chunk_size, y.max(0) / chunk_size);
    let (column, row) = (place.0 as u32, place.1 as u32);
    let count = data.placements.len().max(1);
    let some = random.below(count as u64) as usize;
    match random.below(20) {
        0..=3 => {
            let cell = LayoutCell { chunk: random.below(chunks) as u16, is_loop: random.below(9) == 0 };
            data.layout.set(column, row, cell);
        }
        4..=6 => {
            let Some(cell) = data.layout.get(column, row) else { return };
            let side = i32::from(project.chunk_size);
            let index = (y.max(0) / 16 % side * side + x.max(0) / 16 % side) as usize;
            let Some(chunk) = Arc::make_mut(&mut project.chunks).get_mut(usize::from(cell.chunk)) else { return };
            if let Some(cell) = Arc::make_mut(chunk).cells.get_mut(index) {
                cell.block = random.below(12) as u16;
                cell.flip_x ^= random.below(4) == 0;
            }
        }
        7 => {
            let tileset = &mut Arc::make_mut(&mut project.tilesets[0]).tileset;
            let tiles = Arc::make_mut(&mut Arc::make_mut(tileset).tiles);
            let tile = 1 + random.below(tiles.len().max(2) as u64 - 1) as usize;
            if let Some(tile) = tiles.get_mut(tile) {
                *tile = if random.below(2) == 0 { SolidTile::FULL } else { SolidTile::default() };
            }
        }
        8 => {
            if let Some(placement) = data.placements.get_mut(some) {
                (placement.x, placement.y) = (x, y);
            }
        }
        9 if !data.placements.is_empty() => drop(data.placements.remove(some)),
        11 => {
            let kind = ["ring", "spring", "bumper", "moving_platform", "monitor"][random.below(5) as usize].into();
            let id = PlacementId(random.below(u64::MAX));
            data.placements
                .insert(some.min(data.placements.len()), Placement { id, kind, x, y, ..Placement::default() });
        }
        12 => {
            if let Some(placement) = data.placements.get_mut(some) {
                placement.flip_x ^= true;
                placement.extra.insert("speed".into(), random.below(0x1000).into());
            }
        }
        13 if !data.placements.is_empty() => data.placements.swap(some, 0),
        14 => {
            if let Some(placement) = data.placements.get_mut(some) {
                placement.x += random.below(33) as i32 - 16;
            }
        }
        10 => {
            if let Some(switcher) = data.switchers.first_mut() {
                switcher.x = x;
            }
            data.water = (random.below(2) == 0).then_some(y);
        }
        16 | 17 => {
            let area = Area { x: x - 40, y: y - 60, width: 80, height: 120 };
            data.goal = (random.below(3) > 0).then_some(area);
        }
        // A tile that is seen there.
        18 | 19 => {
            let Some(cell) = data.layout.get(column, row) else { return };
            let Some(chunk) = project.chunks.get(usize::from(cell.chunk)) else { return };
            let Some(cell) = chunk.cells.get(random.below(chunk.cells.len().max(1) as u64) as usize) else { return };
            let Some((set, block)) = project.block(cell.block) else { return };
            let (tile, at) = (usize::from(block.tile_a), random.below(16) as usize);
            let tileset = &mut Arc::make_mut(&mut project.tilesets[set]).tileset;
            let tiles = Arc::make_mut(&mut Arc::make_mut(tileset).tiles);
            if let Some(tile) = tiles.get_mut(tile).filter(|_| tile > 0) {
                tile.heights[at] = random.below(17) as i8;
                tile.angle.0 ^= 4;
            }
        }
        _ => data.bounds.right = (data.bounds.right + random.below(200) as i32 - 100).max(400),
    }
}

/// Nothing of one is otherwise than in the other.
fn assert_equal(again: &Track, fresh: &Track, what: &str, random: &mut Random) {
    assert_eq!(again.frames(), fresh.frames(), "{what}");
    let differs = again.samples().zip(fresh.samples()).position(|(own, other)| own != other);
    assert_eq!(differs, None, "{what}: first differing frame");
    assert!(again.end() == fresh.end(), "{what}: the worlds at the end");
    for _ in 0..3 {
        let frame = random.below(fresh.frames() as u64 + 1) as usize;
        assert!(again.world(frame) == fresh.world(frame), "{what}: the worlds after {frame} frames");
    }
}

#[test]
fn after_any_edit_the_run_is_the_one_from_the_first_frame() {
    let mut random = Random(from_environment("LOOPWRIGHT_SEED", 0x5EED));
    let edits = from_environment("LOOPWRIGHT_EDITS", 500);
    let (mut stepped, mut frames, mut bent) = (0, 0, 0);
    let samples = [sample("abilities"), sample("first-steps")];
    let mut done = 0;
    while done < edits {
        let mut project = samples[usize::from(random.below(4) == 0)].clone();
        let run = random.below(project.runs.len() as u64) as usize;
        let key = project.runs[run].level.clone();
        let Some(index) = project.levels.iter().position(|level| level.key == key) else { continue };
        let Some(mut level) = Level::compile(&project, &key) else { continue };
        let recording = Arc::new(recording(&project, run, &level, &mut random));
        let mut track = Track::new(&recording, &Arc::new(level.clone()));
        for _ in 0..10 {
            let frame = random.below(track.frames() as u64 + 1) as usize;
            let near = track.sample(frame).map_or((0, 0), |sample| sample.px());
            let mut edited = project.clone();
            edit(&mut edited, index, near, &mut random);
            level.update(&project, &edited, &key);
            project = edited;
            let now = Arc::new(level.clone());
            let again = track.again(&recording, &now);
            let fresh = Track::new(&recording, &now);
            assert_equal(&again, &fresh, &format!("edit {done} of {}", project.runs[run].key), &mut random);
            (stepped, frames) = (stepped + again.stepped(), frames + again.frames());
            bent += u64::from(again.parts_from(&track).is_some());
            track = again;
            done += 1;
        }
    }
    assert!(bent > edits / 20, "the edits are where runs go: {bent} of {edits} bent them");
    assert!(stepped < frames, "some of it is not simulated again: {stepped} of {frames}");
}

#[test]
fn an_object_is_simulated_again_only_if_it_exists() {
    let mut project = sample("first-steps");
    let mut random = Random(11);
    let run = Arc::clone(&project.runs[0]);
    let index = project.levels.iter().position(|level| level.key == run.level).expect("the run's level");
    let kinds = ["ring", "spring", "bumper", "moving_platform", "spikes"];
    Arc::make_mut(&mut project.levels[index]).placements = (0..60)
        .map(|i| Placement {
            id: PlacementId(i + 1),
            kind: kinds[i as usize % kinds.len()].into(),
            x: 100 + 100 * i as i32,
            y: 600,
            ..Placement::default()
        })
        .collect();
    let mut level = Level::compile(&project, &run.level).expect("its level");
    let recording = Arc::new(recording(&project, 0, &level, &mut random));
    let track = Track::new(&recording, &Arc::new(level.clone()));
    let (mut before, mut stepped) = (project.clone(), Vec::new());
    for place in 0..project.levels[index].placements.len() {
        let mut edited = project.clone();
        Arc::make_mut(&mut edited.levels[index]).placements[place].x += 3;
        level.update(&before, &edited, &run.level);
        before = edited;
        let now = Arc::new(level.clone());
        let again = track.again(&recording, &now);
        assert_equal(&again, &Track::new(&recording, &now), &format!("object {place}"), &mut random);
        stepped.push(again.stepped());
    }
    // Most objects change nothing of the way before the camera comes to them, and nothing after it left them.
    let frames = track.frames();
    let cheap = stepped.iter().filter(|stepped| **stepped < frames / 2).count();
    assert!(cheap * 2 > stepped.len(), "{stepped:?} of {frames}");
    assert!(stepped.iter().any(|stepped| *stepped > 0), "{stepped:?}");
}

#[test]
fn after_other_buttons_too() {
    let mut random = Random(7);
    let project = sample("abilities");
    for run in 0..project.runs.len() {
        let Some(level) = Level::compile(&project, &project.runs[run].level) else { continue };
        let level = Arc::new(level);
        let mut held = recording(&project, run, &level, &mut random);
        let mut track = Track::new(&Arc::new(held.clone()), &level);
        for _ in 0..4 {
            let at = random.below(held.frames() as u64) as usize;
            match random.below(3) {
                0 => held.held[at].0 ^= 0x10,
                1 => held.held.insert(at, Buttons(8)),
                _ => drop(held.held.remove(at)),
            }
            held.held_2.resize(held.held.len(), Buttons::NONE);
            let now = Arc::new(held.clone());
            let again = track.again(&now, &level);
            assert_equal(&again, &Track::new(&now, &level), &project.runs[run].key, &mut random);
            track = again;
        }
    }
}

#[test]
fn scrubbed_or_straight_the_run_is_the_same() {
    let project = sample("first-steps");
    let mut random = Random(3);
    let level = Arc::new(Level::compile(&project, &project.runs[0].level).expect("its level"));
    let recording = Arc::new(recording(&project, 0, &level, &mut random));
    let track = Track::new(&recording, &level);
    let mut straight = recording.first_world(&level);
    for frame in 0..=recording.frames() {
        if frame % 37 == 0 || frame == recording.frames() {
            assert!(track.world(frame) == straight, "after {frame} frames");
            let mut run = track.run(frame);
            assert!(*run.world() == straight && run.log().frames() == frame);
            assert!(frame == 0 || run.step_back() && *run.world() == track.world(frame - 1), "and one back");
        }
        straight.step(&level, recording.pads(frame), &mut sim::trace::NoTrace);
    }
    let mut grown = Track::new(&Arc::new(recording.up_to(0)), &level);
    for frames in [1, 2, 127, 128, 129, 300, recording.frames()] {
        grown.extend(&Arc::new(recording.up_to(frames)));
        assert_equal(&grown, &Track::new(&Arc::new(recording.up_to(frames)), &level), "grown", &mut random);
    }
    let away = Track::new(
        &Arc::new(InputLog {
            start: Start { x: 9, layer: TileLayer::B, ..recording.start },
            ..InputLog::clone(&recording)
        }),
        &level,
    );
    assert_eq!(away.parts_from(&track), Some(0));
    assert_eq!(track.parts_from(&track), None);
}
