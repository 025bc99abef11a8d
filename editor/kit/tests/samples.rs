//! The shipped projects: levels without seams that are fit to be run on, and runs that show what the guide says.

#![allow(clippy::unwrap_used, dead_code)]

mod drawn;

use drawn::canvas::{Canvas, Material};
use drawn::curves;
use sim::file::{self, Disk};
use sim::input::{Buttons, Input};
use sim::level::Level;
use sim::maze;
use sim::player::Routine;
use sim::project::{LayerSwitcher, Project, Run, Start, SwitcherSide};
use sim::replay;
use sim::ruleset::Game;
use sim::tiles::{SolidTile, TileLayer};
use sim::trace::NoTrace;
use sim::units::Speed;
use sim::world::World;
use std::collections::BTreeSet;
use std::path::Path;

/// Radii of loops, pixels.
const LOOPS: [i32; 3] = [64, 96, 128];

/// A project that ships.
fn shipped(name: &str) -> Project {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects").join(name);
    let opened = file::open(&Disk, &folder, &mut |_, _| {}).unwrap();
    assert!(opened.problems.is_empty(), "{name}: {:?}", opened.problems);
    opened.project
}

/// The originals number 256 solid tiles and 1024 blocks.
#[test]
fn each_tileset_fits_the_originals() {
    for name in ["first-steps", "two-roads", "night-shift"] {
        let set = &shipped(name).tilesets[0].tileset;
        let (tiles, blocks) = (set.tiles.len(), set.blocks.len());
        assert!(tiles <= 256 && blocks <= 1024, "{}: {tiles} tiles, {blocks} blocks", set.name);
    }
}

#[test]
fn each_ability_is_as_the_guide_has_it() {
    let project = &shipped("abilities");
    let mut wrong = Vec::new();
    for run in &project.runs {
        assert!(!run.moments.is_empty(), "{} expects something", run.key);
        let level = Level::for_run(project, run).unwrap();
        let mismatches = replay::check(run, &level).err().into_iter().flatten();
        wrong.extend(mismatches.map(|mismatch| format!("{}: {mismatch}", run.key)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_sample_maze_has_every_block_and_a_way_out() {
    let project = &shipped("mazes");
    let data = &project.mazes[0];
    let names = |ids: &mut dyn Iterator<Item = u8>| -> BTreeSet<&str> {
        ids.filter_map(maze::MazeBlock::from_id)
            .filter(|block| block.can_be_placed())
            .map(maze::MazeBlock::name)
            .collect()
    };
    let all = names(&mut (0..=maze::MazeBlock::LAST));
    assert_eq!(names(&mut data.grid.cells().iter().copied()), all);
    for run in project.runs.iter().filter(|run| run.level == data.key) {
        let world = replay::check_in_maze(run, &data.maze().unwrap()).unwrap();
        assert!(world.left && !run.moments.is_empty(), "{}", run.key);
    }
}

/// The examples that are shown in `abilities`: of the player, and those of objects that need one of his moves. P12 is about
/// an angle that no player comes to in a level.
const OF_ABILITIES: [&str; 20] = [
    "50", "55", "71", "72", "73", "74", "j6", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11", "w1",
    "w2",
];

#[test]
fn worked_examples_of_moves_have_their_runs() {
    let named = |run: &Run| {
        let name = run.key.strip_prefix("example-")?.split('-').next()?;
        Some(name.trim_end_matches(|letter: char| letter.is_ascii_lowercase()).to_owned())
    };
    let shown: BTreeSet<_> = shipped("abilities").runs.iter().filter_map(|run| named(run)).collect();
    let expected: BTreeSet<_> = OF_ABILITIES.into_iter().map(str::to_owned).collect();
    assert_eq!(shown, expected);
}

#[test]
fn worked_examples_of_mazes_have_their_runs() {
    let mazes = shipped("mazes");
    let shown = mazes.runs.iter().filter_map(|run| run.key.strip_prefix("example-"));
    assert_eq!(shown.collect::<Vec<_>>(), ["75-00", "75-10", "75-20", "75-40", "76-80"]);
    // 78 is two moments of the run through the whole maze; 77 begins with a speed, which no stage does.
    let through = mazes.runs.iter().find(|run| run.key == "to-the-emerald").unwrap();
    for name in ["up: twice as fast", "down: half as fast"] {
        assert!(through.moments.iter().any(|moment| moment.name == name), "{name}");
    }
}

/// The number of a worked example, from the key of its run.
fn example_of(run: &Run) -> Option<u32> {
    run.key.strip_prefix("example-")?.get(..2)?.parse().ok()
}

#[test]
fn worked_examples_hold_in_every_game_that_they_are_about() {
    let gym = &shipped("object-gym");
    let (mut shown, mut wrong) = (BTreeSet::new(), Vec::new());
    for run in gym.runs.iter() {
        let Some(number) = example_of(run) else { continue };
        shown.insert(number);
        assert!(!run.moments.is_empty(), "{} expects something", run.key);
        let games = run.ruleset.map_or(Game::ALL.to_vec(), |game| vec![game]);
        for game in games {
            let run = Run { ruleset: Some(game), ..(**run).clone() };
            let level = Level::for_run(gym, &run).unwrap();
            let mismatches = replay::check(&run, &level).err().into_iter().flatten();
            wrong.extend(mismatches.map(|mismatch| format!("{game:?} {}: {mismatch}", run.key)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // Bosses, drawn rings and cannons are in `abilities`; the others are about the second player or the special stage.
    let expected: BTreeSet<_> = (1..=70).filter(|number| ![50, 55].contains(number)).collect();
    assert_eq!(shown, expected);
}

/// The highest place at which a player can stand in a column, with air for three of him above.
fn stands_at(level: &Level, x: i32) -> Option<i32> {
    let is_solid = |y: i32| level.tile_at(TileLayer::A, x / 16, y).is_some();
    let rows = level.size_in_blocks().1 as i32;
    (8..rows).find(|y| is_solid(*y) && !(1..8).any(|above| is_solid(y - above))).map(|y| y * 16 - 20)
}

#[test]
fn runs_end_alive_but_for_those_about_dying() {
    let mut deaths = Vec::new();
    for project in [&shipped("first-steps"), &shipped("object-gym")] {
        for run in &project.runs {
            let level = Level::for_run(project, run).unwrap();
            let world = replay::Replay::new(run, &level).finish();
            if world.player.routine != Routine::Normal {
                deaths.push(run.key.clone());
            }
        }
    }
    deaths.retain(|key| !key.starts_with("example-"));
    assert_eq!(deaths, ["into-the-gap", "checkpoint"]);
}

#[test]
fn every_way_of_the_larger_levels_reaches_its_goal() {
    let two_roads = shipped("two-roads");
    let mut reached = Vec::new();
    for project in [&two_roads, &shipped("night-shift")] {
        for run in &project.runs {
            let level = Level::for_run(project, run).unwrap();
            let world = replay::Replay::new(run, &level).finish();
            assert_eq!(world.player.routine, Routine::Normal, "{}", run.key);
            assert_eq!((project.ruleset.preset, run.ruleset), (Game::Sonic2, None), "{}", run.key);
            reached.extend(world.goal_reached.then(|| run.key.clone()));
        }
    }
    assert_eq!(reached, ["lower-road", "upper-road", "over-the-roofs"]);
    let size = two_roads.levels[0].layout.width() * u32::from(two_roads.chunk_size);
    assert!(size >= 512, "{size} blocks");
}

#[test]
fn nobody_dies_at_the_right_end_of_a_shipped_level() {
    for project in [&shipped("first-steps"), &shipped("object-gym"), &shipped("two-roads"), &shipped("night-shift")] {
        for data in &project.levels {
            for game in Game::ALL {
                let mut project = project.clone();
                project.ruleset.preset = game;
                let level = Level::compile(&project, &data.key).unwrap();
                let width = level.size_in_blocks().0 as i32 * 16;
                let found = format!("{} {game:?}", data.key);
                // From the start: a player who dies does so at something that is there, in sight of the end not at all.
                let mut worlds = vec![World::new(&level)];
                // And from the last ground there is, run and jumped.
                if let Some(y) = stands_at(&level, width - 200) {
                    let start = Start { x: width - 200, y, ..Start::default() };
                    worlds.extend([World::at(&level, &start), World::at(&level, &start)]);
                }
                for (number, world) in worlds.iter_mut().enumerate() {
                    let mut held = Buttons::NONE;
                    for frame in 0..1500 {
                        let jumps = number == 2 && frame % 40 < 20;
                        let now = if jumps { Buttons::RIGHT.with(Buttons::JUMP) } else { Buttons::RIGHT };
                        world.step(&level, Input::after(held, now), &mut NoTrace);
                        held = now;
                        let (x, alive) = (world.player.x.px(), world.player.routine == Routine::Normal);
                        assert!(x < width, "{found} {number}: at {x} of {width}");
                        assert!(alive || (number == 0 && x < width - 320), "{found} {number}: dies at {x} of {width}");
                    }
                }
            }
        }
    }
}

/// Whether a pixel of a tile is solid, by its heights.
fn by_heights(tile: &SolidTile, x: usize, y: usize) -> bool {
    let h = i32::from(tile.heights[x]);
    if h >= 0 { y as i32 >= 16 - h } else { (y as i32) < -h }
}

/// The same by its widths.
fn by_widths(tile: &SolidTile, x: usize, y: usize) -> bool {
    let w = i32::from(tile.widths[y]);
    if w >= 0 { x as i32 >= 16 - w } else { (x as i32) < -w }
}

#[test]
fn heights_and_widths_show_the_same_shape() {
    for (number, tile) in shipped("first-steps").tilesets[0].tileset.tiles.iter().enumerate() {
        for at in 0..256 {
            let (x, y) = (at % 16, at / 16);
            assert_eq!(by_heights(tile, x, y), by_widths(tile, x, y), "tile {number} at {x}, {y}");
        }
    }
}

/// Returns the rise of a surface of this angle within a pixel, at most 16.
fn rise(angle: u8) -> f64 {
    (f64::from(angle) / 128.0 * std::f64::consts::PI).tan().abs().min(16.0)
}

#[test]
fn neighbouring_tiles_meet_within_a_pixel_of_their_curve() {
    let level = Level::compile(&shipped("first-steps"), "meadow").unwrap();
    let (width, height) = level.size_in_blocks();
    let mut seams = 0;
    for layer in [TileLayer::A, TileLayer::B] {
        for y in 0..height as i32 {
            for x in 0..width as i32 {
                let Some((left, _)) = level.tile_at(layer, x, y) else { continue };
                if let Some((right, _)) = level.tile_at(layer, x + 1, y) {
                    seams += check_seam(left.heights[15], right.heights[0], [&left, &right], 0, (x, y));
                }
                if let Some((below, _)) = level.tile_at(layer, x, y + 1) {
                    seams += check_seam(left.widths[15], below.widths[0], [&left, &below], 0x40, (x, y));
                }
            }
        }
    }
    assert!(seams > 500, "{seams} seams looked at");
}

fn check_seam(a: i8, b: i8, tiles: [&SolidTile; 2], turn: u8, place: (i32, i32)) -> u32 {
    let partial = |h: i8| h != 0 && h.abs() < 16;
    if !partial(a) || !partial(b) || a.signum() != b.signum() {
        return 0;
    }
    let steepest = tiles.iter().map(|tile| rise(tile.angle.0.wrapping_add(turn))).fold(0.0, f64::max);
    let step = f64::from((a - b).abs());
    assert!(
        step <= steepest.ceil() + 1.0,
        "a step of {step} px (slope {steepest:.2}) right of or below block {place:?}"
    );
    1
}

/// A level with one loop of this radius, its lowest point at (480, 416), and its switchers.
fn loop_level(radius: i32) -> Level {
    let mut canvas = Canvas::new(64, 32);
    canvas.blocks([0, 26, 64, 32], Material::Earth);
    curves::draw_loop(&mut canvas, 30, 26, radius);
    let side = |layer| SwitcherSide { layer, high_priority: false };
    let switcher = |x, y, half_length, left, grounded_only| LayerSwitcher {
        x,
        y,
        half_length,
        right_or_below: side(TileLayer::A),
        left_or_above: side(left),
        grounded_only,
        ..LayerSwitcher::default()
    };
    let outer = radius + 32 + 32;
    let list = vec![
        switcher(480 - outer, 384, 64, TileLayer::A, false),
        switcher(480, 416 - 2 * radius, 32, TileLayer::B, true),
        switcher(480 + outer, 384, 64, TileLayer::B, false),
    ];
    drawn::level_of(&canvas, list)
}

#[test]
fn every_loop_carries_a_player_round_and_out() {
    for radius in LOOPS {
        let level = loop_level(radius);
        for speed in [6, 8, 10, 12] {
            for (phase, button) in (0..16).flat_map(|phase| [(phase, Buttons::RIGHT), (phase, Buttons::LEFT)]) {
                let leftwards = button == Buttons::LEFT;
                let x = if leftwards { 720 - phase } else { 240 + phase };
                let mut world = World::at(&level, &Start { x, y: 396, faces_left: leftwards, ..Start::default() });
                world.player.ground_speed = Speed(if leftwards { -speed * 256 } else { speed * 256 });
                let (mut top, mut frames) = (i32::MAX, 0);
                while (40..920).contains(&world.player.x.px()) && frames < 600 {
                    world.step(&level, Input::after(button, button), &mut NoTrace);
                    let player = &world.player;
                    top = top.min(player.y.px());
                    frames += 1;
                    let place = (player.x.px(), player.y.px());
                    assert!(
                        !player.airborne,
                        "radius {radius}, {speed} px/frame, {button:?}, from {x}: in the air at {place:?}"
                    );
                }
                assert!(
                    top < 416 - radius * 3 / 2,
                    "radius {radius}, {speed} px/frame, {button:?}: went round, top {top}"
                );
                assert!(
                    frames < 600 && world.player.layer == TileLayer::A,
                    "radius {radius}, {speed} px/frame, {button:?}: came out"
                );
            }
        }
    }
}
