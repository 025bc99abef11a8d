//! A row for each check: a project with the fault, and one without.

use crate::faults::*;
use crate::own_output::with_loop;
use crate::projects::*;
use kit::checks::{ALL, Place, Severity, Thing};
use kit::document::Edit;
use serde_json::json;
use sim::angle::Angle;
use sim::maze;
use sim::project::*;
use sim::ruleset::Game;
use sim::tiles::*;
use std::collections::BTreeSet;
use std::sync::Arc;

struct Row {
    check: &'static str,
    what: &'static str,
    broken: Project,
    /// Fixed by hand; `None` if the fix must do.
    fixed: Option<Project>,
    /// The finding brings a fix.
    has_fix: bool,
}

/// A project with a definition of those states and animations.
fn defined(states: serde_json::Value, animations: &[&str]) -> Project {
    let animation = |name: &&str| OwnAnimation { name: (*name).to_owned(), every: 4, ..OwnAnimation::default() };
    let own = OwnKind {
        name: "gizmo".into(),
        states: serde_json::from_value(states).expect("states"),
        animations: animations.iter().map(animation).collect(),
        ..OwnKind::default()
    };
    changed(clean(), |project| {
        project.objects = Arc::new(OwnKinds { kinds: vec![Arc::new(own)], ..OwnKinds::default() });
    })
}

/// A project with a figure that has one animation of two cells.
fn figure(character: &str, animation: &str, image: OwnImage) -> Project {
    let picture = OwnPicture { file: "hero.png".into(), image, ..OwnPicture::default() };
    let cells = FigureAnimation { cells: vec![0, 1], ..FigureAnimation::default() };
    let figure = OwnFigure { picture, animations: [(animation.to_owned(), cells)].into(), ..OwnFigure::default() };
    changed(clean(), |project| {
        let figures = [(character.to_owned(), Arc::new(figure))].into();
        project.objects = Arc::new(OwnKinds { figures, ..OwnKinds::default() });
    })
}

/// The state `a` that leads to another one as soon as it begins.
fn to(next: &str) -> serde_json::Value {
    from_to("a", "start", next)
}

fn from_to(name: &str, event: &str, next: &str) -> serde_json::Value {
    json!({ "name": name, "rules": [{ "when": { "event": event }, "go": next }] })
}

/// A state that makes an object.
fn makes(kind: &str) -> serde_json::Value {
    json!({ "name": "a", "rules": [{ "when": { "event": "start" }, "do": [{ "action": "spawn", "kind": kind }] }] })
}

fn rows() -> Vec<Row> {
    let slope: [i8; 16] = std::array::from_fn(|x| x as i8 + 1);
    let up = SolidTile::from_heights(slope, Angle(0xE0));
    let by_hand = |check, what, broken, fixed| Row { check, what, broken, fixed: Some(fixed), has_fix: false };
    let by_fix = |check, what, broken| Row { check, what, broken, fixed: None, has_fix: true };
    let missing = |block| project(&[], &vec![(20, 5, cell(block))]);
    let overridden = |value| changed(clean(), |p| drop(p.ruleset.overrides.insert("slip_rule".into(), value)));
    let constant = |character: &str, name: &str, value| {
        changed(clean(), |p| {
            p.ruleset.constants.entry(character.into()).or_default().insert(name.into(), value);
        })
    };
    let start_at = |x, y| changed(clean(), |p| (level(p).start.x, level(p).start.y) = (x, y));
    let hill = |tile| project(&[tile], &vec![(20, FLOOR - 1, cell(2)), (21, FLOOR - 1, cell(1))]);
    vec![
        by_hand("reference", "a block that is not there", missing(99), missing(1)),
        by_fix("reference", "a goal without area", changed(clean(), |p| level(p).goal = Some(Area::default()))),
        by_fix("reference", "bounds turned round", changed(clean(), |p| level(p).bounds.left = 9999)),
        by_fix(
            "reference",
            "a low plane that is not there",
            changed(clean(), |p| {
                Arc::make_mut(&mut Arc::make_mut(&mut p.chunks)[1]).low_plane = Some(99);
            }),
        ),
        by_fix("ruleset", "a value that cannot be taken", overridden(json!("sideways"))),
        by_fix("ruleset", "a constant that cannot be taken", constant("sonic", "gravity", json!("none"))),
        by_fix("ruleset", "a constant that is not known", constant("sonic", "charm", json!(9))),
        by_fix("ruleset", "a constant of a character that is not known", constant("robin", "gravity", json!(9))),
        by_hand("tile-variants", "16,400 tiles", many_tiles(16_400), many_tiles(16_000)),
        by_fix("start", "in the ground", start_at(96, FLOOR * 16 + 30)),
        by_hand("start-ground", "outside", start_at(-50, 100), start_at(50, 100)),
        by_fix("object", "a parameter of the wrong kind", placed("block", 300, 100, json!("wide"))),
        by_hand("object", "a kind that nobody knows", placed("gizmo", 300, 100, json!(null)), clean()),
        by_hand("value-range", "a switcher that no field makes as long", switcher_of(5000), switcher_of(4096)),
        by_hand("value-range", "a start with more rings than are counted", rings_at_start(2000), rings_at_start(999)),
        by_hand(
            "object",
            "a kind of the project's own",
            placed("gizmo", 300, 100, json!(null)),
            changed(placed("gizmo", 300, 100, json!(null)), |project| {
                let own = OwnKind { name: "gizmo".into(), ..OwnKind::default() };
                project.objects = Arc::new(OwnKinds { kinds: vec![Arc::new(own)], ..OwnKinds::default() });
            }),
        ),
        by_hand(
            "unlinked",
            "a door that no button opens",
            things(&[("door", 300, json!({ "switch": 2 })), ("button", 200, json!({ "switch": 1 }))]),
            things(&[("door", 300, json!({ "switch": 2 })), ("button", 200, json!({ "switch": 2 }))]),
        ),
        by_hand(
            "unlinked",
            "a platform that rises at a switch that nothing sets",
            things(&[("platform", 300, json!({ "motion": "rises" }))]),
            things(&[("platform", 300, json!({ "motion": "still" }))]),
        ),
        by_hand(
            "unlinked",
            "a fan that waits for a switch that nothing sets",
            things(&[("fan", 300, json!({ "form": "shaft", "waits": true }))]),
            things(&[("fan", 300, json!({ "form": "upwards", "waits": true }))]),
        ),
        by_hand(
            "unlinked",
            "a boss outside of its area",
            things(&[("wrecker", 300, json!({}))]),
            things(&[("wrecker", 300, json!({})), ("boss_area", 300, json!({}))]),
        ),
        by_hand(
            "unlinked",
            "a boss area without a boss",
            things(&[("boss_area", 300, json!({}))]),
            things(&[("wrecker", 459, json!({})), ("boss_area", 300, json!({}))]),
        ),
        by_hand(
            "monitor",
            "a fire shield in Sonic 2",
            things(&[("monitor", 300, json!({ "holds": "fire_shield" }))]),
            changed(things(&[("monitor", 300, json!({ "holds": "fire_shield" }))]), |project| {
                project.ruleset.preset = Game::Sonic3;
            }),
        ),
        by_hand(
            "monitor",
            "a plain shield in 3&K, hidden",
            changed(things(&[("hidden_monitor", 300, json!({ "holds": "shield" }))]), |project| {
                project.ruleset.preset = Game::Sonic3K;
            }),
            changed(things(&[("hidden_monitor", 300, json!({ "holds": "rings" }))]), |project| {
                project.ruleset.preset = Game::Sonic3K;
            }),
        ),
        by_fix(
            "object-picture",
            "a picture that is not there",
            changed(clean(), |project| {
                let image = OwnImage::Broken("there is no such file".into());
                let picture = Some(OwnPicture { file: "crate.png".into(), image, ..OwnPicture::default() });
                let own = OwnKind { name: "gizmo".into(), picture, ..OwnKind::default() };
                project.objects = Arc::new(OwnKinds { kinds: vec![Arc::new(own)], ..OwnKinds::default() });
            }),
        ),
        by_fix("figure", "a picture that is not there", figure("sonic", "walk", OwnImage::Broken("torn".into()))),
        by_fix("figure", "an animation that the game does not have", figure("tails", "moonwalk", OwnImage::Unread)),
        by_fix("figure", "a character that the game does not have", figure("robin", "walk", OwnImage::Unread)),
        by_fix("figure", "a cell beyond the picture", {
            let image = Image::new(8, 8, vec![[9; 4]; 64].into(), Box::default());
            figure("knuckles", "walk", OwnImage::Read(Arc::new(image)))
        }),
        by_fix("object-definition", "a rule to a state that is not there", defined(json!([to("b")]), &[])),
        by_fix(
            "object-definition",
            "a state that nothing leads to",
            defined(json!([{ "name": "a" }, { "name": "b" }]), &[]),
        ),
        by_fix(
            "object-definition",
            "a parameter that it does not have",
            defined(json!([{ "name": "a", "motion": { "form": "sink", "depth": "way", "speed": 9 } }]), &[]),
        ),
        by_hand(
            "object-definition",
            "states that lead to each other at once",
            defined(json!([to("b"), from_to("b", "start", "a")]), &[]),
            defined(json!([to("b"), from_to("b", "stood_on", "a")]), &[]),
        ),
        by_hand(
            "object-definition",
            "an event that can't come",
            defined(json!([from_to("a", "path_end", "a")]), &[]),
            defined(
                json!([{
                    "name": "a",
                    "motion": { "form": "path", "points": [[9, 0]], "speed": 9 },
                    "rules": [{ "when": { "event": "path_end" }, "go": "a" }],
                }]),
                &[],
            ),
        ),
        by_hand(
            "object-definition",
            "an animation that is not there",
            defined(json!([{ "name": "a", "animation": "runs" }]), &[]),
            defined(json!([{ "name": "a", "animation": "runs" }]), &["runs"]),
        ),
        by_hand(
            "object-definition",
            "a kind that a rule can't make",
            defined(json!([makes("gizmos")]), &[]),
            defined(json!([makes("gizmo")]), &[]),
        ),
        by_fix("object-in-wall", "deep in the ground", placed("block", 300, FLOOR * 16 + 48, json!(null))),
        by_hand(
            "object-in-wall",
            "half in the ground is as meant",
            placed("block", 300, FLOOR * 16 + 48, json!(16)),
            placed("block", 300, FLOOR * 16 + 8, json!(16)),
        ),
        by_fix("outside", "a switcher", changed(clean(), |p| level(p).switchers = vec![switcher(1, -40, 100)])),
        by_fix("outside", "the camera", changed(clean(), |p| level(p).bounds.right = 5000)),
        by_fix("outside", "an object", placed("block", 300, 4000, json!(null))),
        by_fix("water", "a surface above the level", changed(clean(), |p| level(p).water = Some(-40))),
        by_fix("water", "a surface below the level", changed(clean(), |p| level(p).water = Some(9000))),
        by_fix("water", "a tide without water", changed(clean(), |p| level(p).tide.swells = true)),
        by_fix("water", "a change that changes nothing", tidal(WaterChange::default())),
        by_fix("water", "a change to a place outside", tidal(WaterChange { y: Some(-5), ..WaterChange::default() })),
        by_fix("water", "a switch that is not there", {
            tidal(WaterChange { y: Some(20), switch: Some(16), ..WaterChange::default() })
        }),
        by_fix("water", "a change that ends before it begins", {
            tidal(WaterChange { y: Some(20), to_x: Some(0), ..WaterChange::default() })
        }),
        by_fix("limit-changes", "a change that changes nothing", limited(LimitChange::default())),
        by_fix("limit-changes", "a change that ends before it begins", {
            limited(LimitChange { bottom: Some(20), from_y: Some(9), to_y: Some(9), ..LimitChange::default() })
        }),
        by_fix("limit-changes", "a switch that is not there", {
            limited(LimitChange { bottom: Some(20), switch: Some(16), ..LimitChange::default() })
        }),
        by_fix("limit-changes", "a stage to which nothing leads", {
            limited(LimitChange { bottom: Some(20), stage: Some(1), ..LimitChange::default() })
        }),
        by_fix("limit-changes", "limits that cross", {
            limited(LimitChange { left: Some(20), right: Some(19), ..LimitChange::default() })
        }),
        by_hand("water", "bubbles without water", placed("bubble_maker", 300, 100, json!(null)), clean()),
        by_fix("level-end", "ground up to the end", to_the_end(&Vec::new())),
        by_hand(
            "level-end",
            "a wall at the end",
            to_the_end(&Vec::new()),
            to_the_end(&(0..FLOOR).map(|y| (WIDTH - 1, y, cell(1))).collect()),
        ),
        by_fix("level-end", "a goal post far from it", placed("goal_post", 300, FLOOR * 16 - 24, json!(null))),
        by_fix("loop", "without switchers", loop_project(96)),
        by_fix("loop-mark", "a loop without a mark", sonic1(ChunkRole::Loop, false)),
        by_fix("loop-mark", "a mark without a loop", sonic1(ChunkRole::Plain, true)),
        by_fix("switcher-path", "B to the right, A to the left", two_switchers(TileLayer::A)),
        by_hand("switcher-path", "both say B", two_switchers(TileLayer::A), two_switchers(TileLayer::B)),
        by_fix("empty-layer", "nothing on B to the right", onto_layer_b(Solidity::NONE)),
        by_hand("empty-layer", "B is solid", onto_layer_b(Solidity::NONE), onto_layer_b(Solidity::ALL)),
        by_hand("seam", "three pixels down", on_floor(flat(13, 0)), on_floor(flat(15, 0))),
        by_hand(
            "seam",
            "a slope that ends three pixels short",
            hill(SolidTile::from_heights(slope.map(|h| (h - 3).max(0)), Angle(0xE0))),
            hill(up),
        ),
        by_hand("step", "eight pixels down", on_floor(flat(8, 0)), on_floor(flat(15, 0))),
        by_hand("outer-edge", "of radius 64", edge_of(64), edge_of(160)),
        by_hand("sensor-dip", "a slanted ledge", ramps(&[(19, 4), (20, 2)]), ramps(&[(19, 4), (20, 2), (21, 1)])),
        by_hand(
            "sensor-dip",
            "two ramps that meet",
            ramps(&[(19, 4), (20, 2), (21, 3), (22, 5)]),
            ramps(&[(19, 4), (20, 2), (21, 1), (22, 3), (23, 5)]),
        ),
        by_hand("wall-end", "a wall with the angle of a wall", wall(0x40), wall(0xFF)),
        by_hand("level-end", "a goal post beyond the camera's limit", posted(700, 64), posted(700, 380)),
        by_fix("level-end", "a goal beyond the camera's limit", goal_at(700, 100)),
        by_fix("level-end", "a goal below the camera's limit", goal_at(300, 250)),
        by_hand("thin-floor", "four pixels", platform(flat(4, 0)), platform(flat(16, 0))),
        by_hand("thin-floor", "hanging from the top", platform(flat(-15, 0)), platform(flat(16, 0))),
        by_fix("tile-shape", "no widths", on_floor(SolidTile { widths: [0; 16], ..up })),
        by_fix("tile-angle", "mirrored", on_floor(SolidTile { angle: Angle(0x20), ..up })),
        by_hand(
            "tile-angle",
            "flagged ones have none",
            on_floor(SolidTile { angle: Angle(0x20), ..up }),
            on_floor(SolidTile { angle: Angle(0x20), flagged: true, ..up }),
        ),
        by_fix("run", "ends elsewhere", with_run(5)),
        by_hand("run", "ends where it says", with_run(5), with_run(96)),
        by_fix(
            "run",
            "an old digest",
            changed(with_run(96), |p| Arc::make_mut(&mut p.runs[0]).expect.old_digest = Some(1)),
        ),
        by_fix(
            "duplicate",
            "two tiles",
            project(&[flat(9, 0), flat(9, 0)], &vec![(20, FLOOR, cell(2)), (21, FLOOR, cell(3))]),
        ),
        by_fix(
            "duplicate",
            "two runs",
            changed(with_run(96), |p| {
                let again = Run { key: "s".into(), ..(*p.runs[0]).clone() };
                p.runs.push(Arc::new(again));
            }),
        ),
        by_fix("maze-start", "no start", with_maze(|maze| maze.start = None)),
        by_fix("maze-start", "in a wall", with_maze(|maze| maze.start = Some(centre(0, 3)))),
        by_fix("maze-start", "outside", with_maze(|maze| maze.start = Some((20, 20)))),
        by_fix("maze-block", "a sparkle", with_maze(|maze| put(maze, (4, 4), 0x42))),
        by_fix("maze-border", "a gap of two", with_maze(|maze| (3..5).for_each(|row| put(maze, (0, row), 0)))),
        by_fix("maze-border", "a start outside of the walls", padded(|maze| maze.start = Some(centre(12, 12)))),
        by_fix("maze-border", "glass in the wall", with_maze(|maze| (3..5).for_each(|row| put(maze, (7, row), 0x2D)))),
        by_hand("maze-goal", "no goal", with_maze(|maze| put(maze, (5, 6), 0)), with_maze(|_| {})),
        by_hand(
            "maze-goal",
            "a goal behind a gap of one",
            with_maze(|maze| (1..7).filter(|row| *row != 3).for_each(|row| put(maze, (4, row), 1))),
            with_maze(|maze| (1..7).filter(|row| !(3..5).contains(row)).for_each(|row| put(maze, (4, row), 1))),
        ),
        by_fix(
            "run",
            "in a maze",
            changed(with_maze(|_| {}), |project| {
                let expect = Expectation { goal: Some(true), ..Expectation::default() };
                let run = Run { key: "r".into(), level: "maze".into(), inputs: vec![(0, 9)], expect, ..Run::default() };
                project.runs.push(Arc::new(run));
            }),
        ),
        by_hand("loop-speed", "a run from the start falls back", with_loop(240), with_loop(64)),
        by_hand("reach", "a ring in a box", boxed(&[]), boxed(&[(22, 6), (22, 7), (22, 8)])),
        by_fix(
            "background-layer",
            "no rows",
            changed(project(&[flat(9, 0)], &Vec::new()), |p| {
                let layer = Background { image: "sky.png".into(), rows: Some((8, 8)), ..Background::default() };
                let set = Arc::make_mut(&mut p.tilesets[0]);
                Arc::make_mut(&mut set.tileset).backgrounds = Arc::new(vec![layer]);
            }),
        ),
        by_fix(
            "sound",
            "music that is not there",
            changed(clean(), |p| {
                let music = [(p.levels[0].key.clone(), "song".to_owned())].into();
                p.sounds = Arc::new(ProjectSounds { music, ..ProjectSounds::default() });
            }),
        ),
        by_fix(
            "sound",
            "an event without its sound",
            changed(clean(), |p| {
                let events = [(sim::trace::Event::Jumped, "hop".to_owned())].into();
                p.sounds = Arc::new(ProjectSounds { events, ..ProjectSounds::default() });
            }),
        ),
        by_fix("tile-animation", "a cell that is not there", animated(&[0, 9])),
        by_hand("tile-animation", "cells that are there", animated(&[0, 9]), animated(&[0, 0])),
        by_fix(
            "palette",
            "a name that no tileset has",
            changed(clean(), |p| Arc::make_mut(&mut p.levels[0]).colors.in_water = "Wet".into()),
        ),
        by_fix(
            "palette",
            "a picture without numbers",
            changed(animated(&[0, 0]), |p| {
                let tileset = Arc::make_mut(&mut Arc::make_mut(&mut p.tilesets[0]).tileset);
                tileset.palettes = Arc::new(vec![ArtPalette { name: "Wet".into(), ..ArtPalette::default() }]);
            }),
        ),
        by_hand(
            "property",
            "the name of a parameter",
            changed(with_property(serde_json::Value::Null), |p| {
                Arc::make_mut(&mut p.properties)[0].name = "strength".into();
                Arc::make_mut(&mut p.levels[0]).placements[0].kind = "spring".into();
            }),
            with_property(serde_json::Value::Null),
        ),
        by_fix("property", "a value that it does not take", with_property(serde_json::json!(7))),
        by_fix("property", "an object that is gone", with_property(serde_json::json!("00000000000000aa"))),
        by_hand(
            "property",
            "the id of another object",
            with_property(serde_json::json!("00000000000000aa")),
            changed(with_property(serde_json::json!("00000000000000aa")), |p| {
                let target = Placement { id: PlacementId(0xaa), kind: "ring".into(), ..Placement::default() };
                Arc::make_mut(&mut p.levels[0]).placements.push(target);
            }),
        ),
        by_fix("region", "a region without a name", with_mark(MarkKind::Region, "", 0)),
        by_fix("region", "a negative size", with_mark(MarkKind::Region, "cave", -8)),
        by_hand(
            "region",
            "a region outside of the level",
            changed(with_mark(MarkKind::Region, "cave", 0), |p| {
                Arc::make_mut(&mut p.levels[0]).marks[0].x = 1 << 20;
            }),
            with_mark(MarkKind::Region, "cave", 0),
        ),
        by_fix("to-do", "something to do", with_mark(MarkKind::ToDo, "more rings", 0)),
        by_fix("unused", "a block", project(&[flat(9, 0)], &Vec::new())),
        by_hand(
            "unwritten",
            "a bumper of Sonic 2 in a level of Sonic 1",
            from_sonic_1("hex_bumper"),
            from_sonic_1("spring"),
        ),
        by_hand("limits", "more tiles than a byte can number", many_tiles(300), many_tiles(200)),
    ]
}

/// A region or a note.
fn with_mark(kind: MarkKind, name: &str, width: i32) -> Project {
    changed(clean(), |p| {
        let mark = LevelMark { id: PlacementId(0xcc), kind, name: name.into(), x: 8, width, ..LevelMark::default() };
        Arc::make_mut(&mut p.levels[0]).marks.push(mark);
    })
}

/// A ring whose property, the name of an object, has a value.
fn with_property(value: serde_json::Value) -> Project {
    changed(clean(), |p| {
        p.properties = Arc::new(vec![PropertyDefinition {
            name: "partner".into(),
            on: vec![PropertyOwner::Object],
            kind: PropertyKind::Object,
            ..PropertyDefinition::default()
        }]);
        let mut ring = Placement { id: PlacementId(0xbb), kind: "ring".into(), x: 40, y: 40, ..Placement::default() };
        set_property(&mut ring.extra, "partner", Some(value));
        Arc::make_mut(&mut p.levels[0]).placements.push(ring);
    })
}

#[test]
fn every_check_finds_its_fault_and_nothing_if_there_is_none() {
    // Opening a project looks at the files: `command_line/unread.rs`.
    let mut tested = BTreeSet::from(["tileset-picture"]);
    for Row { check, what, broken, fixed, has_fix } in rows() {
        tested.insert(check);
        let problems = found(&broken, check);
        assert!(!problems.is_empty(), "{check}, {what}: nothing found");
        let text: Vec<_> = problems.iter().map(|problem| format!("{}: {}", problem.at, problem.what)).collect();
        if has_fix {
            let fix = problems[0].fix.as_ref().unwrap_or_else(|| panic!("{check}, {what}: no fix for {text:?}"));
            let fixed = edited(&broken, &fix.edits);
            let left: Vec<_> = found(&fixed, check).into_iter().map(|problem| problem.what).collect();
            assert!(
                !left.contains(&problems[0].what),
                "{check}, {what}: after \"{}\" there is still {left:?}",
                fix.label
            );
        }
        if let Some(fixed) = fixed {
            let left: Vec<_> = found(&fixed, check).into_iter().map(|problem| (problem.at, problem.what)).collect();
            assert!(left.is_empty(), "{check}, {what}, fixed: {left:?}");
        }
        for problem in problems {
            assert!(
                problem.what.ends_with(['.', ')']) || check == "run" || check == "reference",
                "{check}: {}",
                problem.what
            );
            assert!(!problem.advice.is_empty() && !problem.at.is_empty());
        }
    }
    let untested: Vec<_> = ALL.iter().map(|check| check.name).filter(|name| !tested.contains(name)).collect();
    assert!(untested.is_empty(), "no row for {untested:?}");
}

#[test]
fn a_maze_that_can_be_played_is_clean() {
    for project in [with_maze(|_| {}), with_maze(|maze| (3..5).for_each(|row| put(maze, (4, row), 0x2D)))] {
        let all: Vec<_> = report(&project, &[]).problems.into_iter().map(|problem| problem.what).collect();
        assert!(all.is_empty(), "{all:?}");
    }
}

#[test]
fn a_gap_in_a_border_is_shown_at_its_cell() {
    let problems = found(&with_maze(|maze| (3..5).for_each(|row| put(maze, (0, row), 0))), "maze-border");
    let Place::Area { level, area, .. } = &problems[0].place else { panic!("{:?}", problems[0].place) };
    let (x, y) = centre(0, 3);
    assert_eq!((level.as_str(), area.x, area.y), ("maze", i32::from(x) - 12, i32::from(y) - 12));
}

/// A maze of 8 by 8 cells in the upper left of a grid of 24 by 24, as layouts of the originals are padded.
#[test]
fn empty_cells_around_a_closed_maze_are_no_gap() {
    assert!(found(&padded(|_| {}), "maze-border").is_empty());
    let problems = found(&padded(|maze| (3..5).for_each(|row| put(maze, (7, row), 0))), "maze-border");
    let Place::Area { area, .. } = &problems[0].place else { panic!("{:?}", problems[0].place) };
    let (x, y) = centre(7, 3);
    assert_eq!((area.x, area.y), (i32::from(x) - 12, i32::from(y) - 12), "the gap, not the end of the cells");
    let Edit::SetMazeCells { cells, .. } = &problems[0].fix.as_ref().unwrap().edits[0] else { panic!("it sets cells") };
    assert_eq!(cells, &[(7, 3, 1), (7, 4, 1)]);
}

#[test]
fn a_start_outside_of_the_walls_is_put_inside() {
    let outside = |maze: &mut MazeData| maze.start = Some(centre(12, 12));
    let problems = found(&padded(outside), "maze-border");
    assert!(matches!(&problems[0].place, Place::Thing { thing: Thing::Start, .. }), "{:?}", problems[0].place);
    // The free place nearest to it; the goal is in the cell before.
    assert_eq!(problems[0].fix.as_ref().unwrap().label, format!("Start at {}, {}", centre(5, 4).0, centre(5, 4).1));
    // A maze that has no start yet gets one inside, though its middle is outside.
    let problems = found(&padded(|maze| maze.start = None), "maze-start");
    let Edit::SetMaze { maze: Some((_, data)), .. } = &problems[0].fix.as_ref().unwrap().edits[0] else { panic!() };
    let (column, row) = maze::grid::checked_cell(data.start.unwrap().0, data.start.unwrap().1);
    assert!((1..6).contains(&column) && (1..6).contains(&row), "{column}, {row}");
}

#[test]
fn flat_ground_is_clean() {
    let report = report(&clean(), &[]);
    let all: Vec<_> = report.problems.iter().map(|problem| (&problem.at, &problem.what)).collect();
    assert!(all.is_empty(), "{all:?}");
}

#[test]
fn a_loop_with_fitting_switchers_is_run_round_both_ways() {
    for radius in [64, 96, 128] {
        let broken = loop_project(radius);
        let problems = found(&broken, "loop");
        assert_eq!(problems.len(), 1, "radius {radius}");
        assert_eq!(problems[0].severity, Severity::Error);
        let Place::Area { area, .. } = &problems[0].place else { panic!("{:?}", problems[0].place) };
        assert!(area.x < 480 && area.x + area.width > 480, "around the loop: {area:?}");
        let fixed = edited(&broken, &problems[0].fix.as_ref().unwrap().edits);
        for check in ["loop", "switcher-path", "empty-layer"] {
            let left: Vec<_> = found(&fixed, check).into_iter().map(|problem| problem.what).collect();
            assert!(left.is_empty(), "radius {radius}, {check}: {left:?}");
        }
        // One of the three taken away again: somebody does not get round.
        for gone in 0..3 {
            let mut worse = fixed.clone();
            level(&mut worse).switchers.remove(gone);
            if gone == 1 {
                assert!(!found(&worse, "loop").is_empty(), "radius {radius}: without the switcher at the top");
            }
        }
    }
}

#[test]
fn a_loop_that_is_solid_all_around_is_reported() {
    let mut project = loop_project(96);
    for chunk in Arc::make_mut(&mut project.chunks) {
        for cell in &mut Arc::make_mut(chunk).cells {
            if cell.block != 0 && (cell.a == Solidity::ALL || cell.b == Solidity::ALL) {
                (cell.a, cell.b) = (Solidity::ALL, Solidity::ALL);
            }
        }
    }
    let problems = found(&project, "loop");
    assert_eq!(problems.len(), 1);
    assert!(problems[0].what.starts_with("No player gets into this loop"), "{}", problems[0].what);
}

/// The levels of the sample about both bugs are named, and a player does what is said there.
#[test]
fn the_gym_shows_both_terrain_bugs() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects/object-gym");
    let project = sim::file::open(&sim::file::Disk, &folder, &mut |_, _| ()).unwrap().project;
    let problems = found(&project, "sensor-dip");
    for (key, word, from, to) in
        [("bug-slanted-ledge", "slanted ledge", 380, 424), ("bug-two-ramps", "peak of two ramps", 330, 374)]
    {
        let named: Vec<_> = problems.iter().filter(|problem| problem.place.level() == Some(key)).collect();
        assert!(!named.is_empty() && named.iter().all(|problem| problem.what.contains(word)), "{key}: {named:?}");
        let level = sim::level::Level::compile(&project, key).unwrap();
        let mut world = sim::world::World::at(&level, &Start { x: from, y: 190, ..Start::default() });
        let mut heights = Vec::new();
        for frame in 0..400 {
            if frame > 60 {
                world.player.ground_speed = sim::units::Speed(0x80);
            }
            world.step(&level, sim::input::Input::default(), &mut sim::trace::NoTrace);
            if frame > 60 && !world.player.airborne && world.player.x.px() < to {
                heights.push(world.player.y.px());
            }
        }
        // Up, down though the ground goes on up, and up again.
        let least = |list: &[i32]| list.iter().min().copied();
        let is_dip = |at: &usize| {
            let (before, after) = heights.split_at(*at);
            least(before).zip(least(&after[1..])).is_some_and(|(before, again)| before < after[0] && again < after[0])
        };
        assert!((0..heights.len()).any(|at| is_dip(&at)), "{key}: {heights:?}");
    }
}

/// The template with two loops, without the switcher behind the first one and the one before the second.
#[test]
fn a_loop_that_stops_the_run_from_the_start_is_reported() {
    use kit::drawing::templates::{NewProject, Template, begun};
    let wish = NewProject { template: Template::Loops, ..NewProject::default() };
    let whole = begun(&wish, None, None).project().clone();
    assert!(found(&whole, "loop").is_empty(), "{:?}", found(&whole, "loop"));
    let blocked = changed(whole, |project| {
        let gone = [PlacementId(0x1003), PlacementId(0x3001)];
        level(project).switchers.retain(|switcher| !gone.contains(&switcher.id));
        assert_eq!(level(project).switchers.len(), 4);
    });
    let problems = found(&blocked, "loop");
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(problems[0].what.contains("arrives at this loop on layer B"), "{}", problems[0].what);
    assert_eq!(problems[0].severity, Severity::Error);
    let fixed = edited(&blocked, &problems[0].fix.as_ref().unwrap().edits);
    for check in ["loop", "switcher-path", "empty-layer"] {
        assert!(found(&fixed, check).is_empty(), "{check}: {:?}", found(&fixed, check));
    }
}

#[test]
fn ignored_findings_are_separate_and_checks_can_be_off() {
    let broken = on_floor(flat(13, 0));
    let problem = &found(&broken, "seam")[0];
    let meant = changed(broken.clone(), |project| {
        let choice = Arc::make_mut(&mut project.checks);
        choice.ignored.entry("seam".into()).or_default().insert(problem.at.clone(), "a joke".into());
    });
    let after = report(&meant, &["seam"]);
    assert_eq!(after.problems.iter().filter(|p| p.ignored.as_deref() == Some("a joke")).count(), 1);
    assert_eq!(after.standing().count(), after.problems.len() - 1);

    let off = changed(broken.clone(), |project| {
        Arc::make_mut(&mut project.checks).off.insert("seam".into(), "not here".into());
    });
    assert!(report(&off, &[]).problems.iter().all(|problem| problem.check != "seam"));
    let lenient = changed(broken, |project| {
        Arc::make_mut(&mut project.checks).settings.insert("seam_pixels".into(), 4);
    });
    assert!(found(&lenient, "seam").is_empty());
    let limits = changed(many_tiles(300), |project| {
        Arc::make_mut(&mut project.checks).on.insert("limits".into());
    });
    assert!(report(&limits, &[]).problems.iter().any(|problem| problem.check == "limits"));
    assert!(report(&many_tiles(300), &[]).problems.iter().all(|problem| problem.check != "limits"));
}

#[test]
fn neighbours_shown_in_many_places_are_reported_once() {
    // Two chunks of the layout show the same broken pair.
    let spots = vec![(20, FLOOR, cell(2)), (28, FLOOR, cell(2))];
    let project = project(&[flat(13, 0)], &spots);
    let problems = found(&project, "seam");
    assert_eq!(problems.len(), 2, "into the dent and out of it");
    assert!(problems.iter().all(|problem| problem.what.contains("in 2 places")), "{problems:?}");
}

/// Checks that findings too many to be listed count as they would if they were.
#[test]
fn what_is_not_listed_counts_as_much_as_it_matters() {
    let many = changed(placed("block", 300, 4000, json!(null)), |project| {
        let one = level(project).placements[0].clone();
        level(project).placements =
            (0..300).map(|n| Placement { id: PlacementId(900 + n), x: 300 + n as i32, ..one.clone() }).collect();
    });
    let report = report(&many, &["outside"]);
    let listed = report.problems.len();
    let severity = report.problems[0].severity;
    assert!(listed < 300 && report.not_listed("outside", Severity::Hint) == 300 - listed, "{listed}");
    let counts = Severity::ALL.map(|severity| report.count(severity));
    assert_eq!((report.count(severity), counts.iter().sum::<usize>()), (300, 300), "{counts:?}");
}
