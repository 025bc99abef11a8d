//! The outsides of shapes: whoever drops onto one, rolls down it or runs at it, stays out of the ground.

use crate::track::*;
use kit::document::History;
use kit::drawing::shapes::handles::{KINDS, ShapeOptions, dragged};
use sim::input::{Buttons, Input};
use sim::level::Level;
use sim::player::Routine;
use sim::project::*;
use sim::ruleset::Game;
use sim::tiles::{Solidity, TileLayer};
use sim::trace::NoTrace;
use sim::units::{Speed, Sub};
use sim::world::World;
use std::collections::BTreeMap;

/// The row where the ground begins, and where shapes stand.
const GROUND: i32 = 640;
const MIDDLE: i32 = 1024;
/// Speeds to the right, pixels a frame.
const SPEEDS: [i16; 7] = [0, 1, -2, 5, -6, 10, -12];

/// A shape: its name, its kind and its points.
type Case = (&'static str, ShapeKind, Vec<(i32, i32)>);

/// Ground along the level with a shape on it.
fn with(game: Game, shape: Shape) -> History {
    let mut history = empty(game, 2048, 1024);
    let line = Shape { thickness: 384, ..crate::track::shape(1, ShapeKind::Line, &[(0, GROUND), (2048, GROUND)]) };
    put(&mut history, line);
    put(&mut history, Shape { id: PlacementId(0x5_0000), ..shape });
    history
}

/// The player is inside of something that is solid from all sides on his layer: at his centre and where he feels walls.
fn is_inside(level: &Level, world: &World) -> bool {
    let x = world.player.x.px();
    [0, 8].into_iter().all(|low| {
        let y = world.player.y.px() + low;
        let (number, solidity) = level.shape_at(world.player.layer, x >> 4, y >> 4);
        let is_solid = level.shape(number).is_solid_at((x & 15) as usize, (y & 15) as usize);
        number != 0 && solidity == Solidity::ALL && is_solid
    })
}

/// Players all over a shape: dropped, thrown to both sides, standing and as a ball. What became of the first one who got
/// inside of the terrain.
fn play(name: &str, history: &History, (left, right, top): (i32, i32, i32)) -> Result<(), String> {
    let level = level(history);
    let base = World::new(&level);
    let mut world = base.clone();
    for layer in [TileLayer::A, TileLayer::B] {
        for x in (left - 72..right + 72).step_by(13) {
            for y in [top - 64, GROUND - 40] {
                // Not inside of a loop, and not inside of what is hollow.
                if y > top && (left - 24..right + 24).contains(&x) {
                    continue;
                }
                for (n, speed) in SPEEDS.into_iter().enumerate() {
                    // Faster runs through a tight loop are a question of its radius, not of its outside.
                    if y > top && speed.abs() > 6 {
                        continue;
                    }
                    world.copy_from(&base);
                    let player = &mut world.player;
                    if (n + x as usize).is_multiple_of(2) {
                        player.curl_up(&level.ruleset);
                    }
                    (player.x, player.y) = (Sub::from_px(x), Sub::from_px(y));
                    (player.layer, player.airborne) = (layer, true);
                    (player.x_speed, player.y_speed) = (Speed(speed * 256), Speed(n as i16 * 0x180));
                    if is_inside(&level, &world) {
                        continue;
                    }
                    let held = [Buttons::NONE, Buttons::RIGHT, Buttons::LEFT, Buttons::DOWN][(x as usize / 13 + n) % 4];
                    for frame in 0..150 {
                        world.step(&level, Input::after(held, held), &mut NoTrace);
                        if !(32..2016).contains(&world.player.x.px()) {
                            break; // beyond the ground
                        }
                        if is_inside(&level, &world) || world.player.routine != Routine::Normal {
                            let (px, py) = (world.player.x.px(), world.player.y.px());
                            return Err(format!(
                                "{name}: from {x}, {y} at {speed} on {layer:?}: in frame {frame} at {px}, {py}, angle {:02X}",
                                world.player.ground_angle.0
                            ));
                        }
                    }
                }
            }
        }
    }
    Ok(())
}

fn bounds(shape: &Shape) -> (i32, i32, i32) {
    let xs = || shape.points.iter().map(|point| point.0);
    let top = shape.points.iter().map(|point| point.1).min().unwrap();
    (xs().min().unwrap(), xs().max().unwrap(), top.max(80))
}

fn mirrored(shape: &Shape) -> Shape {
    Shape { points: shape.points.iter().map(|(x, y)| (2 * MIDDLE - x, *y)).collect(), ..shape.clone() }
}

/// Adds to what is found those of a shape and its mirror image that let a player in.
fn all_over(game: Game, name: &str, shape: &Shape, found: &mut BTreeMap<String, String>) {
    for (way, shape) in [("", shape.clone()), (" mirrored", mirrored(shape))] {
        let name = format!("{game:?} {name}{way}");
        if let Err(why) = play(&name, &with(game, shape.clone()), bounds(&shape)) {
            found.insert(name, why);
        }
    }
}

/// Fails unless exactly the known shapes let players in.
fn are_known(found: &BTreeMap<String, String>, known: &[&str]) {
    let names: Vec<&str> = found.keys().map(String::as_str).collect();
    assert_eq!(names, known, "{found:#?}");
}

#[test]
fn loops_end_in_steps_that_lead_nobody_into_the_ground() {
    for game in [Game::Sonic1, Game::Sonic2, Game::Sonic3K] {
        for (radius, thickness) in [(48, 32), (64, 32), (96, 48), (128, 96)] {
            for off in [0, 5] {
                let options = ShapeOptions { thickness, ..ShapeOptions::default() };
                let points = dragged(ShapeKind::Loop, (MIDDLE + off, GROUND), (MIDDLE + off + radius, GROUND - radius));
                let shape = options.make(PlacementId(1), points);
                let history = with(game, shape);
                // By the rules of some games it is in the middle of its chunk.
                let round = surfaces(&history).pop().unwrap();
                let xs = || round.vertices.iter().map(|vertex| vertex.at.0 as i32);
                let reach = i32::from(thickness) + 16;
                let (left, right) = (xs().min().unwrap() - reach, xs().max().unwrap() + reach);
                let top = round.vertices.iter().map(|vertex| vertex.at.1 as i32).min().unwrap() - reach;
                play(&format!("{game:?} loop {radius} {thickness}"), &history, (left, right, top)).unwrap();
            }
        }
    }
}

/// Shapes that let a player in at some place and speed.
///
/// A slope from 38 degrees to where walls begin lets a player in who stands on its upper end by one foot: the sensor of the
/// other one finds the slope more than 14 pixels above it, which all games refuse. Arcs and
/// curves that overhang the ground are walked under and press in who drops beneath them, a steep tunnel is narrower at its
/// mouth than a player is high, and one hill stands as a wall at 32 pixels a frame.
const KNOWN: [&str; 20] = [
    "Sonic1 Arc 112 48",
    "Sonic1 Arc 112 48 mirrored",
    "Sonic1 Curve 72 144",
    "Sonic1 Freehand 176 160",
    "Sonic1 Freehand 176 160 mirrored",
    "Sonic1 Line 176 160",
    "Sonic1 Line 176 160 mirrored",
    "Sonic1 Polyline 176 160",
    "Sonic1 Polyline 176 160 mirrored",
    "Sonic1 Tunnel 72 144 mirrored",
    "Sonic2 Arc 112 48",
    "Sonic2 Arc 112 48 mirrored",
    "Sonic2 Freehand 176 160",
    "Sonic2 Freehand 176 160 mirrored",
    "Sonic2 Hill 112 48 mirrored",
    "Sonic2 Line 176 160",
    "Sonic2 Line 176 160 mirrored",
    "Sonic2 Polyline 176 160",
    "Sonic2 Polyline 176 160 mirrored",
    "Sonic2 Tunnel 72 144 mirrored",
];

#[test]
fn shapes_drawn_by_one_drag_lead_nobody_into_the_ground() {
    let mut found = BTreeMap::new();
    for game in [Game::Sonic1, Game::Sonic2] {
        let found = &mut found;
        for (kind, name, _) in KINDS.into_iter().filter(|(kind, ..)| *kind != ShapeKind::Loop) {
            for (across, up) in [(112, 48), (176, 160), (72, 144)] {
                let usual = ShapeOptions::default().with_kind(kind);
                let shape = usual.make(PlacementId(1), dragged(kind, (MIDDLE, GROUND), (MIDDLE + across, GROUND - up)));
                all_over(game, &format!("{name} {across} {up}"), &shape, found);
            }
        }
    }
    are_known(&found, &KNOWN);
}

/// Drawn so that their surface runs down a wall, or up one, into the ground.
#[test]
fn walls_of_shapes_lead_nobody_into_the_ground() {
    let mut found = BTreeMap::new();
    let (x, y) = (MIDDLE, GROUND);
    let shapes: [Case; 8] = [
        ("dome", ShapeKind::Arc, vec![(x - 96, y), (x + 96, y), (x, y - 96)]),
        ("wide dome", ShapeKind::Arc, vec![(x - 80, y), (x + 80, y), (x, y - 180)]),
        ("rounded cliff", ShapeKind::QuarterPipe, vec![(x - 120, y - 160), (x + 40, y)]),
        ("wall", ShapeKind::Line, vec![(x, y - 160), (x, y)]),
        ("steep line", ShapeKind::Line, vec![(x, y - 160), (x + 60, y)]),
        ("steps of lines", ShapeKind::Polyline, vec![(x - 90, y - 150), (x, y - 140), (x + 40, y - 60), (x + 50, y)]),
        ("arch", ShapeKind::HalfPipe, vec![(x - 80, y), (x + 80, y), (x, y - 150)]),
        ("bow", ShapeKind::Curve, vec![(x - 90, y - 140), (x + 40, y - 150), (x + 70, y - 120), (x + 76, y)]),
    ];
    for game in [Game::Sonic1, Game::Sonic2, Game::Sonic3K] {
        for (name, kind, points) in &shapes {
            for side in [ShapeSide::Floor, ShapeSide::Ceiling, ShapeSide::Both] {
                let shape = Shape { side, ..crate::track::shape(2, *kind, points) };
                all_over(game, &format!("{name} {side:?}"), &shape, &mut found);
            }
        }
    }
    // A ball that has come to 34 pixels a frame before the foot of the wall.
    are_known(&found, &["Sonic1 steep line Both mirrored"]);
}

/// Curves that lead out of the ground again keep their angles.
#[test]
fn curves_that_lead_out_are_still_run_along() {
    let mut history = empty(Game::Sonic2, 2048, 1024);
    put(&mut history, Shape { thickness: 256, ..shape(1, ShapeKind::Line, &[(0, GROUND), (2048, GROUND)]) });
    put(&mut history, shape(2, ShapeKind::QuarterPipe, &[(900, GROUND), (1100, GROUND - 160)]));
    let level = level(&history);
    let mut world = World::at(&level, &Start { x: 700, y: GROUND - 20, ..Start::default() });
    (world.player.airborne, world.player.ground_speed) = (false, Speed(0xA00));
    let mut highest = GROUND;
    for _ in 0..120 {
        world.step(&level, Input::after(Buttons::RIGHT, Buttons::RIGHT), &mut NoTrace);
        highest = highest.min(world.player.y.px());
    }
    assert!(highest < GROUND - 180, "up the wall and off it: {highest}");
}
