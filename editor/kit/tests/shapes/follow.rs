//! A player at 6 and at 12 pixels a frame follows every curve of radius 64 and more: never off the ground, never a pixel
//! off the curve. Left out are outer edges past 45 degrees of which the tool says that they throw him: see `edges.rs`.

use crate::track::*;
use sim::project::{Shape, ShapeKind, ShapeSide};
use sim::ruleset::Game;
use sim::tiles::TileLayer;

const RADII: [i32; 7] = [64, 80, 112, 160, 256, 512, 1024];
const SPEEDS: [i16; 2] = [6, 12];
const GAMES: [Game; 3] = [Game::Sonic1, Game::Sonic2, Game::Sonic3K];

/// Returns the places where a player may begin: in tight curves, on every pixel of a frame's way.
fn phases(radius: i32, speed: i16) -> impl Iterator<Item = i32> {
    let all = if radius <= 112 { speed.abs() } else { 1 };
    (0..i32::from(all)).map(|pixel| pixel * 256)
}

#[test]
fn loops() {
    for game in [Game::Sonic2, Game::Sonic3K] {
        for radius in RADII {
            let (floor, x) = (2 * radius + 128, radius + 512);
            let mut history = empty(game, (x * 2) as u32, (floor + 128) as u32);
            put(&mut history, shape(1, ShapeKind::Line, &[(0, floor), (x * 2, floor)]));
            put(&mut history, shape(2, ShapeKind::Loop, &[(x, floor), (x + radius, floor - radius)]));
            let (level, paths) = (level(&history), surfaces(&history));
            let speeds = SPEEDS.into_iter().flat_map(|speed| [speed, -speed]);
            for (speed, phase) in speeds.flat_map(|speed| phases(radius, speed).map(move |phase| (speed, phase))) {
                let name = format!("{game:?} loop {radius} at {speed} from {phase}");
                let run = Run { name: name.clone(), level: &level, paths: &paths, speed, phase };
                let mut start = paths[0].vertices[0];
                start.at.0 = if speed > 0 { 100.0 } else { f64::from(x * 2 - 100) };
                let top = std::cell::Cell::new(i32::MAX);
                let end = run.go(&start, TileLayer::A, |world| {
                    top.set(top.get().min(world.player.y.px()));
                    let x_now = world.player.x.px();
                    if speed > 0 { x_now > x * 2 - 90 } else { x_now < 90 }
                });
                assert!(top.get() < floor - radius * 2 + 40, "{name}: did not go round: {}", top.get());
                assert_eq!(end.player.layer, TileLayer::A, "{name}");
            }
        }
    }
}

/// In the first games a loop is a chunk that has a stand-in for its low plane.
#[test]
fn loops_by_chunks() {
    for game in [Game::Sonic1, Game::SonicCd] {
        for radius in [64, 80, 96] {
            let (floor, x) = (256 + 240, 256 * 3 + 128);
            let mut history = empty(game, 256 * 7, 256 * 3);
            put(&mut history, shape(1, ShapeKind::Line, &[(0, floor), (256 * 7, floor)]));
            put(&mut history, shape(2, ShapeKind::Loop, &[(x, floor), (x + radius, floor - radius)]));
            let (level, paths) = (level(&history), surfaces(&history));
            let speeds = SPEEDS.into_iter().flat_map(|speed| [speed, -speed]);
            for (speed, phase) in speeds.flat_map(|speed| phases(radius, speed).map(move |phase| (speed, phase))) {
                let name = format!("{game:?} loop {radius} at {speed} from {phase}");
                let run = Run { name: name.clone(), level: &level, paths: &paths, speed, phase };
                let mut start = paths[0].vertices[0];
                start.at.0 = if speed > 0 { 300.0 } else { f64::from(256 * 7 - 300) };
                let top = std::cell::Cell::new(i32::MAX);
                run.go(&start, TileLayer::A, |world| {
                    top.set(top.get().min(world.player.y.px()));
                    let x = world.player.x.px();
                    if speed > 0 { x > 256 * 6 - 100 } else { x < 256 + 100 }
                });
                assert!(top.get() < floor - radius * 2 + 40, "{name}: did not go round: {}", top.get());
            }
        }
    }
}

/// Shapes between two level floors, run both ways.
fn between_floors(name: &str, left: (i32, i32), right: (i32, i32), make: impl Fn() -> Shape) {
    for game in GAMES {
        let low = left.1.max(right.1) + 1600;
        let mut history = empty(game, (right.0 + 512) as u32, low as u32);
        if is_too_tight(&history, &make()) {
            continue;
        }
        put(&mut history, shape(1, ShapeKind::Line, &[(left.0 - 512, left.1), left]));
        put(&mut history, shape(2, ShapeKind::Line, &[right, (right.0 + 512, right.1)]));
        put(&mut history, make());
        let (level, paths) = (level(&history), surfaces(&history));
        for speed in SPEEDS {
            let name = |speed: i16| format!("{name} in {game:?} at {speed}");
            let run = Run { name: name(speed), level: &level, paths: &paths, speed, phase: 0 };
            let mut start = paths[0].vertices[0];
            start.at.0 += 64.0;
            run.go(&start, TileLayer::A, |world| world.player.x.px() > right.0 + 400);
            let run = Run { name: name(-speed), speed: -speed, ..run };
            let mut start = paths[1].vertices[1];
            start.at.0 -= 64.0;
            run.go(&start, TileLayer::A, |world| world.player.x.px() < left.0 - 400);
        }
    }
}

/// S-curves up and down, from flat to as steep as a wall.
#[test]
fn s_curves() {
    for radius in RADII {
        for turn in [15.0_f64, 45.0, 60.0, 90.0] {
            let (sin, cos) = turn.to_radians().sin_cos();
            let across = ((2.0 * f64::from(radius) * sin / 16.0).ceil() * 16.0) as i32;
            let down = ((2.0 * f64::from(radius) * (1.0 - cos) / 16.0).floor() * 16.0) as i32;
            for down in [down, -down] {
                let (a, b) = ((640, 2400), (640 + across, 2400 + down));
                let name = format!("S-curve of radius {radius} turning {turn}, {down} down");
                between_floors(&name, a, b, || shape(3, ShapeKind::SCurve, &[a, b]));
            }
        }
    }
}

#[test]
fn hills_and_dips() {
    for radius in RADII {
        for turn in [20.0_f64, 70.0] {
            let (sin, cos) = turn.to_radians().sin_cos();
            let half = ((2.0 * f64::from(radius) * sin / 16.0).ceil() * 16.0) as i32;
            let rise = ((2.0 * f64::from(radius) * (1.0 - cos) / 16.0).floor() * 16.0) as i32;
            for rise in [rise, -rise] {
                let (a, b, top) = ((640, 2400), (640 + 2 * half, 2400), (640 + half, 2400 - rise));
                let name = format!("hill of radius {radius} turning {turn}, {rise} up");
                between_floors(&name, a, b, || shape(3, ShapeKind::Hill, &[a, b, top]));
            }
        }
    }
}

#[test]
fn slopes_and_tunnels() {
    for (across, down) in [(512, 64), (512, 256), (512, -480), (256, 128), (1024, 768), (320, -304), (200, 13)] {
        let (a, b) = ((640, 2400), (640 + across, 2400 + down));
        between_floors(&format!("slope {across}, {down}"), a, b, || shape(3, ShapeKind::Slope, &[a, b]));
    }
    for (across, down) in [(512, 64), (512, 128), (640, -160)] {
        let (a, b, roof) = ((640, 2400), (640 + across, 2400 + down), (640, 2400 - 80));
        between_floors(&format!("tunnel {across}, {down}"), a, b, || Shape {
            carves: true,
            ..shape(3, ShapeKind::Tunnel, &[a, b, roof])
        });
    }
}

/// Quarter pipes, half-pipes and arcs in every mode, run from end to end.
#[test]
fn walls_and_ceilings() {
    for radius in RADII {
        let (x, y) = (radius + 256, radius + 256);
        let mut kinds = Vec::new();
        for (sx, sy) in [(1, -1), (-1, -1), (1, 1), (-1, 1)] {
            let ends = [(x - sx * radius / 2, y - sy * radius / 2), (x + sx * radius / 2, y + sy * radius / 2)];
            for side in [ShapeSide::Floor, ShapeSide::Ceiling, ShapeSide::Both] {
                kinds.push((
                    format!("quarter pipe {sx} {sy} {side:?}"),
                    Shape { side, ..shape(1, ShapeKind::QuarterPipe, &ends) },
                ));
            }
        }
        for sy in [1, -1] {
            let pipe = shape(1, ShapeKind::HalfPipe, &[(x - radius, y), (x + radius, y), (x, y + sy * radius)]);
            kinds.push((format!("half-pipe {sy}"), pipe));
            for side in [ShapeSide::Floor, ShapeSide::Ceiling] {
                let ends = [(x - radius, y), (x + radius, y), (x, y + sy * radius)];
                kinds.push((format!("arc {sy} {side:?}"), Shape { side, ..shape(1, ShapeKind::Arc, &ends) }));
            }
        }
        for (name, shape) in kinds {
            for game in GAMES {
                let size = (2 * radius + 512) as u32;
                let mut history = empty(game, size, size);
                if is_too_tight(&history, &shape) {
                    continue;
                }
                put(&mut history, shape.clone());
                end_to_end(&format!("{name} of radius {radius} in {game:?}"), &history, &shape, |speed| {
                    phases(radius, speed).collect()
                });
            }
        }
    }
}

/// Checks that the edges left out above are few: none from 96 pixels on in Sonic 1 and from 144 on in Sonic 2.
#[test]
fn only_tight_edges_are_left_out() {
    for (expected, game, radius, side) in [
        (true, Game::Sonic2, 64, ShapeSide::Ceiling),
        (false, Game::Sonic2, 144, ShapeSide::Ceiling),
        (false, Game::Sonic1, 96, ShapeSide::Ceiling),
        (false, Game::Sonic2, 64, ShapeSide::Floor),
        (false, Game::Sonic1, 64, ShapeSide::Floor),
    ] {
        let history = empty(game, 1024, 1024);
        for (dx, dy) in [(0, 0), (5, 3), (10, 12), (15, 11), (7, 13), (12, 6)] {
            let (x, y) = (400 + dx, 400 + dy);
            let pipe = shape(1, ShapeKind::QuarterPipe, &[(x - 32, y), (x + radius, y - radius)]);
            let is_left_out = is_too_tight(&history, &Shape { side, ..pipe });
            assert_eq!(is_left_out, expected, "{game:?} {radius} {side:?} at {dx}, {dy}");
        }
    }
    let history = empty(Game::Sonic2, 1024, 1024);
    assert!(!is_too_tight(&history, &shape(1, ShapeKind::Loop, &[(400, 400), (464, 336)])));
    assert!(!is_too_tight(&history, &shape(1, ShapeKind::Hill, &[(400, 400), (700, 400), (550, 360)])));
}
