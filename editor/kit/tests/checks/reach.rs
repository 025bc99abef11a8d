//! The reach of a player.

use crate::anything::anything;
use crate::faults::{boxed, wall};
use crate::projects::*;
use kit::reach::{CELL, End, Origin, ReachMap, ReachedCell, Search, SearchLimits, Target, What, picture, text};
use sim::grid::Grid;
use sim::project::*;
use sim::replay::Replay;
use std::path::Path;
use std::sync::Arc;

fn searched(project: &Project, origin: Origin, limits: SearchLimits) -> ReachMap {
    let mut search = Search::new(project, origin, limits).unwrap();
    while search.round() {}
    search.map().clone()
}

fn from_start(project: &Project, states: u32) -> ReachMap {
    let level = project.levels[0].key.clone();
    searched(project, Origin::start_of(level), SearchLimits { states, ..SearchLimits::default() })
}

fn sample(name: &str, level: &str) -> Project {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects").join(name);
    let mut project = sim::file::open(&sim::file::Disk, &folder, &mut |_, _| ()).unwrap().project;
    project.levels.retain(|data| data.key == level);
    project
}

/// The results of a search: its words, the frame in which each thing was reached, and the cells.
type All = (String, Vec<Option<u32>>, Vec<(i32, i32, ReachedCell)>);

/// Returns the findings of a search, to be compared.
fn all_of(map: &ReachMap) -> All {
    let cells = map.cells().map(|((x, y), _)| (x, y, map.cell(x, y))).collect();
    let reached = (0..map.targets.list().len()).map(|target| map.reached(target)).collect();
    (text::progress(&map.progress), reached, cells)
}

fn missed(map: &ReachMap) -> Vec<What> {
    map.missed().map(|Target { what, .. }| *what).collect()
}

#[test]
fn one_thread_finds_what_eight_find() {
    for project in [boxed(&[]), sample("object-gym", "platform"), sample("object-gym", "door")] {
        let [one, two, eight] = [1, 2, 8].map(|threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| all_of(&from_start(&project, 12_000)))
        });
        assert!(one.2.len() > 1000);
        assert!(one == two && one == eight, "{}: {} / {} / {}", project.name, one.0, two.0, eight.0);
    }
}

#[test]
fn worlds_that_are_made_again_are_the_same() {
    let project = sample("object-gym", "moving-block");
    let [kept, again] = [usize::MAX, 0].map(|worlds| {
        let limits = SearchLimits { states: 5_000, worlds, ..SearchLimits::default() };
        all_of(&searched(&project, Origin::start_of("moving-block"), limits))
    });
    assert!(kept == again, "{} / {}", kept.0, again.0);
}

#[test]
fn a_ring_in_a_box_is_missed_until_the_box_is_opened() {
    let closed = from_start(&boxed(&[]), 60_000);
    assert_eq!(missed(&closed), [What::Ring(PlacementId(9), 0)]);
    let opened = from_start(&boxed(&[(22, 6), (22, 7), (22, 8)]), 60_000);
    assert_eq!(missed(&opened), []);
    let named = text::lines(&closed);
    assert!(named.contains("not reached: Ring at 392, 120"), "{named}");
    let json: serde_json::Value = serde_json::from_str(&text::json(&closed, &[]).unwrap()).unwrap();
    assert_eq!((&json["things"][0]["frame"], &json["things"][0]["kind"]), (&serde_json::Value::Null, &"Ring".into()));
    assert!(json["cells"].as_array().unwrap().len() as u32 == closed.progress.cells && closed.progress.cells > 1000);
}

#[test]
fn ways_into_the_terrain_are_listed_apart() {
    // Whoever lands on the wall has the angle of a wall, and runs down through the ground.
    let project = wall(0x40);
    let map = from_start(&project, 40_000);
    let inside: Vec<_> = map.into_terrain().collect();
    assert!(!inside.is_empty(), "{}", text::lines(&map));
    let surface = |x: i32| if (20 * 16..21 * 16).contains(&x) { FLOOR - 4 } else { FLOOR } * 16;
    let buried: Vec<_> = map.cells().filter(|((x, y), _)| *y > surface(*x) + CELL).collect();
    assert!(buried.is_empty(), "{buried:?}");
    let level = map.origin.compiled(&project).unwrap();
    for ((x, y), frame) in inside {
        let run = map.run_into_terrain(x, y).unwrap();
        let world = Replay::new(&run, &level).finish();
        assert_eq!((world.player.x.px(), world.player.y.px(), world.frame), (x, y, frame));
    }
    assert!(
        text::lines(&map).contains("lead into the terrain") || text::lines(&map).contains("leads into the terrain")
    );
    let json: serde_json::Value = serde_json::from_str(&text::json(&map, &[]).unwrap()).unwrap();
    assert_eq!(json["into_terrain"].as_array().unwrap().len(), map.into_terrain().count());
    assert_eq!(from_start(&wall(0xFF), 40_000).into_terrain().count(), 0, "flagged tiles give nobody that angle");
}

#[test]
fn a_run_leads_to_each_place_that_was_reached() {
    let gym = |level: &str| (sample("object-gym", level), Origin::start_of(level));
    let project = boxed(&[(22, 6), (22, 7), (22, 8)]);
    let start = Start { x: 300, y: 60, ..Start::default() };
    let before = Run {
        level: LEVEL.into(),
        start: Some(start),
        inputs: vec![(8, 30), (0x18, 11)],
        inputs_2: vec![(4, 3)],
        ..Run::default()
    };
    let later = Origin::frame_of(&before, 41);
    let cases =
        [(project.clone(), Origin::start_of(LEVEL)), (project, later), gym("spring-up"), gym("swinging-platform")];
    for (project, origin) in cases {
        let map = searched(&project, origin.clone(), SearchLimits { states: 8_000, ..SearchLimits::default() });
        let level = origin.compiled(&project).unwrap();
        let cells: Vec<_> = map.cells().collect();
        let far = cells.iter().max_by_key(|(_, frame)| *frame).unwrap().1;
        assert!(cells.len() > 500 && far > 80, "{}: {} cells, {far} frames", origin.level, cells.len());
        for ((x, y), frame) in cells.iter().step_by(37) {
            let run = map.run_to(*x, *y).unwrap();
            let world = Replay::new(&run, &level).finish();
            assert_eq!(world.frame, frame + origin.played[0].len() as u32);
            let place = [world.player.x.px(), world.player.y.px()].map(|at| at.div_euclid(CELL) * CELL);
            assert_eq!(place, [*x, *y], "{} after {frame} frames", origin.level);
            assert_eq!(run.inputs_2, sim::replay::encode(origin.played[1].iter().copied()));
        }
        for target in (0..map.targets.list().len()).filter(|target| map.reached(*target).is_some()) {
            let run = map.run_to_target(target).unwrap();
            let world = Replay::new(&run, &level).finish();
            let what = map.targets.list()[target].what;
            assert_eq!(world.goal_reached, what == What::Goal, "{what:?}");
        }
    }
}

#[test]
fn the_goal_of_the_sample_is_reached() {
    let project = sample("first-steps", "meadow");
    let mut search = Search::new(&project, Origin::start_of("meadow"), SearchLimits::default()).unwrap();
    let goal = search.map().targets.list().iter().position(|target| target.what == What::Goal).unwrap();
    while search.map().reached(goal).is_none() && search.round() {}
    let map = search.map();
    assert!(map.reached(goal).is_some(), "{}", text::progress(&map.progress));
    let run =
        Run { expect: Expectation { goal: Some(true), ..Expectation::default() }, ..map.run_to_target(goal).unwrap() };
    let level = map.origin.compiled(&project).unwrap();
    assert!(sim::replay::check(&run, &level).is_ok());
}

#[test]
fn a_search_keeps_to_its_limits_and_says_what_is_left() {
    let project = clean();
    let limited = |limits| searched(&project, Origin::start_of(LEVEL), limits).progress;
    let states = limited(SearchLimits { states: 3_000, ..SearchLimits::default() });
    assert_eq!((states.end, states.states), (Some(End::States), 3_000));
    assert!(states.open > 0 && text::progress(&states).contains("The limit of states was reached"));
    let memory = limited(SearchLimits { memory: 3 << 20, ..SearchLimits::default() });
    assert!(memory.end == Some(End::Memory) && memory.open > 0, "{memory:?}");
    let map = searched(&project, Origin::start_of(LEVEL), SearchLimits { frames: 40, ..SearchLimits::default() });
    assert!(map.progress.end == Some(End::Complete) && map.progress.too_late > 0, "{:?}", map.progress);
    assert!(map.cells().all(|(_, frame)| frame < 40 + 40));
    let mut search = Search::new(&project, Origin::start_of(LEVEL), SearchLimits::default()).unwrap();
    assert!(search.round() && search.round());
    search.stop();
    let before = search.map().progress;
    assert!(!search.round());
    assert_eq!((search.map().progress, before.end), (before, Some(End::Stopped)));
}

#[test]
fn levels_that_nobody_can_play_are_searched_too() {
    assert!(Search::new(&clean(), Origin::start_of("gone"), SearchLimits::default()).is_none());
    let mut cases: Vec<Project> = (0..24).map(anything).collect();
    cases.push(Project::empty("Nothing"));
    let starts = [(96, FLOOR * 16 + 40), (i32::MAX, i32::MIN), (-5000, 9000), (i32::MIN, i32::MAX)];
    for (x, y) in starts {
        let mut project = clean();
        (level(&mut project).start.x, level(&mut project).start.y) = (x, y);
        cases.push(project);
    }
    let mut huge = clean();
    let side = u32::from(huge.chunk_size);
    level(&mut huge).layout = Grid::new(MAX_WIDTH / side, 16);
    cases.push(huge);
    for mut project in cases {
        let Some(key) = project.levels.first().map(|data| data.key.clone()) else { continue };
        Arc::make_mut(&mut project.levels[0]).placements.truncate(40);
        let map = searched(&project, Origin::start_of(key), SearchLimits { states: 600, ..SearchLimits::default() });
        assert!(map.progress.end.is_some() && map.progress.states <= 600);
        assert!(text::json(&map, &[]).is_ok() && !text::lines(&map).is_empty());
        assert_eq!(map.cells().count(), map.progress.cells as usize);
    }
}

#[test]
fn the_heat_map_shows_what_was_reached_and_what_was_not() {
    let project = boxed(&[]);
    let map = from_start(&project, 20_000);
    let seen = picture::picture(&project, &map, (None, 0)).unwrap().whole();
    let at = |x: i32, y: i32| seen.pixels[y as usize * seen.width + x as usize];
    let scale = picture::Scale::of(&map);
    assert_ne!(scale.colour(0), scale.colour(scale.last));
    let start = &project.levels[0].start;
    assert!(map.cell(start.x, start.y).frame() == Some(0) && map.cell(24 * 16 + 8, 7 * 16 + 8).frame().is_none());
    assert_eq!(at(24 * 16 + 8 - 10, 7 * 16 + 8)[0], 255, "red beside the ring");
    assert_ne!(at(start.x, start.y), at(24 * 16 + 8, 7 * 16 - 12), "a reached place and one in the box");
    let whole = picture::picture(&project, &map, (None, 2)).unwrap().whole();
    assert_eq!((whole.width, whole.height), (seen.width / 4, seen.height / 4));
}
