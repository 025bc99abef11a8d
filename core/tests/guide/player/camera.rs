//! Camera: borders, caps, lower limit, lag, extended camera (K1 to K4 and the rules of the page).

use crate::play::{CD, NONE, Play};
use sim::camera::{BIAS, Camera, Screen, Subject};
use sim::input::{Buttons, Input};
use sim::level::{Level, LevelBuilder, fixtures};
use sim::project::{Bounds, LimitChange, Start};
use sim::ruleset::{Game, Ruleset};
use sim::trace::NoTrace;
use sim::units::{Speed, Sub};
use sim::world::World;

const WIDE: Bounds = Bounds { left: 0, top: 0, right: 0x4000, bottom: 0x4000 };

fn level(game: Game, bounds: Bounds) -> Level {
    let mut level = LevelBuilder::new(4, 4);
    level.bounds = bounds;
    level.build(Ruleset::preset(game))
}

fn subject(x: i32, y: i32) -> Subject<'static> {
    Subject {
        x: Sub::from_px(x),
        y: Sub::from_px(y),
        rolling: false,
        airborne: false,
        ground_speed: Speed::ZERO,
        look_bias: BIAS,
        switches: &[],
    }
}

fn camera_at(level: &Level, x: i32, y: i32) -> Camera {
    Camera { x, y, ..Camera::new(level, Screen::ORIGINAL, 0, 0) }
}

#[test]
fn horizontal_borders_and_caps() {
    use Game::{Sonic1, Sonic2, Sonic3, Sonic3K, SonicCd};
    const TABLE: [(&str, Game, i32, i32); 18] = [
        ("K1 1170", Sonic1, 1170, 1010),
        ("K1 1170", Sonic2, 1170, 1010),
        ("K1 1170", Sonic3K, 1170, 1010),
        ("K1 1190", Sonic1, 1190, 1016),
        ("K1 1190", Sonic2, 1190, 1016),
        ("K1 1190", Sonic3, 1190, 1024),
        ("K1 1190", Sonic3K, 1190, 1024),
        ("K1 1100", Sonic1, 1100, 956),
        ("K1 1100", Sonic2, 1100, 984),
        ("K1 1100", Sonic3, 1100, 976),
        ("K1 1100", Sonic3K, 1100, 976),
        ("inside, left border", Sonic2, 1144, 1000),
        ("inside, right border", Sonic2, 1160, 1000),
        ("left of the screen scrolls right", Sonic1, 990, 1016),
        ("left of the screen scrolls left", Sonic2, 990, 984),
        ("one focal point", SonicCd, 1161, 1001),
        ("one focal point, left", SonicCd, 1150, 990),
        ("one focal point, capped", SonicCd, 1100, 984),
    ];
    for (row, game, player, expected) in TABLE {
        let level = level(game, WIDE);
        let mut camera = camera_at(&level, 1000, 500);
        camera.step(&level, subject(player, 596));
        assert_eq!((camera.x, camera.y), (expected, 500), "{row}, {game:?}");
    }
}

#[test]
fn vertical_borders_and_caps() {
    let ball = Subject { rolling: true, airborne: true, ..subject(1150, 636) };
    let air = |y| Subject { airborne: true, ..subject(1150, y) };
    let ground = |y, speed| Subject { ground_speed: Speed(speed), ..subject(1150, y) };
    let looking = |y| Subject { look_bias: 98, ..ground(y, 0x1000) };
    let table = [
        ("K2 slow", Game::Sonic2, ground(606, 0x400), 506),
        ("K2 fast", Game::Sonic2, ground(606, 0x800), 510),
        ("K2 fast to the left", Game::Sonic2, ground(606, -0x800), 510),
        ("K2 airborne", Game::Sonic2, air(606), 500),
        ("K3 standing", Game::Sonic2, air(636), 508),
        ("K3 ball", Game::Sonic2, ball, 503),
        ("fast cap", Game::Sonic1, ground(700, 0x800), 516),
        ("fast cap", Game::Sonic3K, ground(700, 0x800), 524),
        ("fast cap in the air", Game::Sonic3K, air(700), 524),
        ("air, upper border", Game::Sonic2, air(563), 499),
        ("air, upper border inside", Game::Sonic2, air(564), 500),
        ("air, lower border inside", Game::Sonic2, air(628), 500),
        ("air, lower border", Game::Sonic2, air(629), 501),
        ("looking", Game::Sonic2, looking(700), 502),
    ];
    for (row, game, player, expected) in table {
        let level = level(game, WIDE);
        let mut camera = camera_at(&level, 1000, 500);
        camera.step(&level, player);
        assert_eq!((camera.x, camera.y), (1000, expected), "{row}, {game:?}");
    }
}

#[test]
fn starts_on_the_player_within_the_limits() {
    let level = level(Game::Sonic2, Bounds { left: 16, top: 0, right: 3000, bottom: 800 });
    for (row, player, expected) in [
        ("inside", (1000, 500), (840, 404)),
        ("left and top", (100, 50), (16, 0)),
        ("right and bottom", (4000, 2000), (3000, 800)),
    ] {
        let camera = Camera::new(&level, Screen::ORIGINAL, player.0, player.1);
        assert_eq!((camera.x, camera.y), expected, "{row}");
    }
}

#[test]
fn limits_hold_only_where_the_camera_moves() {
    let level = level(Game::Sonic2, Bounds { left: 0, top: 0, right: 3000, bottom: 480 });
    let mut camera = camera_at(&level, 1000, 500);
    camera.step(&level, subject(1150, 596));
    assert_eq!(camera.y, 500, "at rest below the limit");
    camera.step(&level, subject(1150, 597));
    assert_eq!(camera.y, 480, "moved");
}

/// The camera with its lower limit somewhere on its way.
fn with_bottom(bottom: i32, camera: Camera) -> Camera {
    Camera { limits: Bounds { bottom, ..camera.limits }, ..camera }
}

#[test]
fn lower_limit_moves_to_the_levels() {
    // Limit before, level's, camera y, airborne; limit after one frame.
    const TABLE: [(&str, i32, i32, i32, bool, i32); 7] = [
        ("down", 300, 400, 200, false, 302),
        ("down, on the ground at the limit", 300, 400, 300, false, 302),
        ("down, in the air at the limit", 300, 400, 292, true, 308),
        ("down, in the air above the limit", 300, 400, 291, true, 302),
        ("up, camera above", 400, 300, 200, false, 398),
        ("up, camera below", 400, 300, 351, false, 348),
        ("there", 400, 400, 351, false, 400),
    ];
    for (row, before, target, y, airborne, after) in TABLE {
        let level = level(Game::Sonic1, Bounds { bottom: target, ..WIDE });
        let mut camera = with_bottom(before, camera_at(&level, 1000, y));
        camera.step(&level, Subject { airborne, ..subject(1150, y + 96) });
        assert_eq!(camera.limits.bottom, after, "{row}");
    }
}

/// The look bias frame by frame, with `held` down all the time.
fn looking(game: Game, held: Buttons, frames: usize) -> Vec<i16> {
    let mut level = fixtures::flat_builder(64);
    level.start = Start { x: 300, y: fixtures::FLOOR_Y - 20, ..Start::default() };
    let level = level.build(Ruleset::preset(game));
    let mut world = World::new(&level);
    world.step(&level, Input::default(), &mut NoTrace); // lands
    let mut before = Buttons::NONE;
    let frame = |_| {
        world.step(&level, Input::after(before, held), &mut NoTrace);
        before = held;
        world.player.look_bias
    };
    (0..frames).map(frame).collect()
}

#[test]
fn looking_up_and_down() {
    let down = looking(Game::Sonic1, Buttons::DOWN, 60);
    assert_eq!((down[0], down[43], down[59]), (94, 8, 8), "K4 Sonic 1");
    let up = looking(Game::Sonic1, Buttons::UP, 60);
    assert_eq!((up[0], up[51], up[59]), (98, 200, 200), "K4 up, Sonic 1");
    for game in [Game::Sonic2, Game::Sonic3, Game::Sonic3K] {
        let down = looking(game, Buttons::DOWN, 130);
        let first = down.iter().position(|bias| *bias != 96).map(|index| index + 1);
        assert_eq!(first, Some(120), "K4 first change, {game:?}");
    }
    assert!(looking(Game::SonicCd, Buttons::DOWN, 200).iter().all(|bias| *bias == 96), "one press does nothing, CD");
}

#[test]
fn in_cd_a_press_freezes_a_displaced_view() {
    for (row, again) in [("the same key", Buttons::UP), ("the other key", Buttons::DOWN)] {
        let mut play = Play::on_flat(CD);
        for (held, frames) in [(NONE, 1), (Buttons::UP, 2), (NONE, 2), (Buttons::UP, 10), (NONE, 3)] {
            play.hold(held, frames);
        }
        assert_eq!(play.player().look_bias, 96 + 20 - 6, "{row}: a double press looks, letting go returns");
        assert_eq!(play.hold(again, 40).look_bias, 110, "{row}: frozen");
        assert_eq!(play.hold(NONE, 5).look_bias, 100, "{row}: until it is let go");
    }
}

/// While the limit moves, the camera is kept inside it though the player does not move.
#[test]
fn moving_limit_takes_the_camera_along() {
    let level = level(Game::Sonic1, Bounds { bottom: 300, ..WIDE });
    let mut camera = with_bottom(400, camera_at(&level, 1000, 400));
    for expected in [400, 398, 396, 394] {
        camera.step(&level, Subject { airborne: true, ..subject(1150, 496) });
        assert_eq!(camera.y, expected);
    }
}

#[test]
fn lag_of_the_spin_dash() {
    let level = level(Game::Sonic2, WIDE);
    let mut camera = camera_at(&level, 1000, 500);
    let mut x = 1160;
    let mut step = |camera: &mut Camera, speed: i32| {
        x += speed;
        camera.record(Sub::from_px(x), Sub::from_px(596));
        camera.step(&level, subject(x, 596));
        camera.x
    };
    for _ in 0..64 {
        step(&mut camera, 0);
    }
    camera.lag_behind(24); // full charge: 32 - 8
    // In the frame of the release the player does not move yet.
    let moved: Vec<_> = std::iter::once(step(&mut camera, 0)).chain((0..30).map(|_| step(&mut camera, 12))).collect();
    let rest = moved.iter().take_while(|x| **x == 1000).count();
    assert_eq!(rest, 12, "rests for about half the delay: {moved:?}");
    assert!(moved.windows(2).all(|pair| pair[1] - pair[0] <= 16));
    let steps: Vec<_> = moved.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert_eq!(steps[12..16], [16; 4], "then moves at up to double the speed");

    camera.lag_from(5000, 596);
    let before = camera.x;
    camera.step(&level, subject(0, 596));
    assert!(camera.x > before, "takes the player for where he was when it began");
}

#[test]
fn extended_camera() {
    let level = level(Game::SonicCd, WIDE);
    for (row, speed, expected) in
        [("slow", 0x5FF, 160), ("right", 0x600, 96), ("left", -0x600, 224), ("fast left", i16::MIN, 224)]
    {
        let mut camera = camera_at(&level, 1000, 500);
        let mut focus = Vec::new();
        for _ in 0..40 {
            camera.step(&level, Subject { ground_speed: Speed(speed), ..subject(2000, 596) });
            focus.push(camera.focus);
        }
        assert_eq!(camera.focus, expected, "{row}");
        assert_eq!(focus[0], 160, "{row}: acts on the speed of the frame before");
        assert_eq!((focus[1] - 160).abs(), if expected == 160 { 0 } else { 2 }, "{row}: two pixels a frame");
    }
}

#[test]
fn other_screens_keep_the_borders_in_the_middle() {
    let level = level(Game::Sonic2, Bounds { left: 0, top: 0, right: 2000, bottom: 1000 });
    let screen = Screen { width: 426, height: 240 };
    let camera = Camera::new(&level, screen, 1000, 500);
    assert_eq!((camera.x, camera.y), (1000 - 213, 500 - 104));
    let end = Camera::new(&level, screen, 9000, 9000);
    assert_eq!((end.x + 426, end.y + 240), (2000 + 320, 1000 + 224), "the end of the level stays where it is");
}

/// A level that repeats after 2048 pixels.
fn round_level(game: Game) -> Level {
    let mut builder = LevelBuilder::new(4, 4);
    builder.bounds = Bounds { left: 0, top: -0x100, right: 3000, bottom: 0x800 };
    builder.wrap_y = Some(0x800);
    builder.build(Ruleset::preset(game))
}

#[test]
fn goes_round_where_the_level_does() {
    let level = round_level(Game::Sonic2);
    for (row, camera_y, player_y, expected) in [
        ("the player has passed the seam, the camera follows", 0x7F8, 0x90, 0x008),
        ("upwards, masked", -0xF8, 0x720, 0x6F8),
        ("a player above the screen counts as below it", -0xF8, 0x700, -0xE8),
    ] {
        let mut camera = camera_at(&level, 1000, camera_y);
        camera.step(&level, Subject { airborne: true, ..subject(1150, player_y) });
        assert_eq!(camera.y, expected, "{row}");
    }
}

#[test]
fn a_seam_moves_the_player_with_the_camera_in_sonic_1() {
    // Player's and camera's y before; after one frame in the air.
    for (game, before, after) in [
        (Game::Sonic1, (0x7FF, 0x790), (0x806, 0x790)),
        (Game::Sonic1, (0x890, 0x7F8), (0x097, 0x008)),
        (Game::Sonic1, (-0xD0, -0xF4), (0x731, 0x6FC)),
        (Game::Sonic2, (0x7FF, 0x790), (0x006, 0x790)),
        (Game::Sonic2, (-0xD0, -0xF4), (0x731, 0x6FC)),
    ] {
        let level = round_level(game);
        let mut world = World::at(&level, &Start { x: 1150, y: before.0, ..Start::default() });
        (world.camera.x, world.camera.y) = (1000, before.1);
        world.player.airborne = true;
        let up = before.0 < 0;
        world.player.y_speed = Speed(if up { 0x100 } else { 0x700 });
        world.step(&level, Input::default(), &mut NoTrace);
        assert_eq!((world.player.y.px(), world.camera.y), after, "{game:?} {before:x?}");
    }
}

#[test]
fn wanted_limits_change_with_the_place_of_the_camera() {
    let change = |from_x, right, bottom| LimitChange { from_x, right, bottom, ..LimitChange::default() };
    let mut builder = LevelBuilder::new(4, 4);
    builder.bounds = Bounds { left: 0, top: 0, right: 3000, bottom: 300 };
    builder.limit_changes = vec![change(2000, Some(2400), None), change(1000, None, Some(310))];
    let level = builder.build(Ruleset::preset(Game::Sonic1));
    let mut camera = camera_at(&level, 990, 100);
    camera.follow(&level, subject(1150, 196));
    // Where the player is; right and lower limit after the frame.
    for (row, player_x, right, bottom) in [
        ("before it", 1150, 3000, 300),
        ("there: it sets out", 1170, 3000, 302),
        ("on its way", 1170, 3000, 304),
        ("back: it returns", 1100, 3000, 302),
    ] {
        camera.step(&level, subject(player_x, 196));
        assert_eq!((camera.limits.right, camera.limits.bottom), (right, bottom), "{row}");
    }
    camera.x = 1998;
    camera.step(&level, subject(2160, 196));
    assert_eq!((camera.x, camera.limits.right), (2000, 2400), "the right one at once");
    camera.x = 2390;
    camera.step(&level, subject(2600, 196));
    assert_eq!(camera.x, 2400, "it holds the camera");
    let start = Camera::new(&level, Screen::ORIGINAL, 1500, 900);
    assert_eq!((start.y, start.limits.bottom), (310, 310), "a start there begins with them");
    camera.limits.right = 2300;
    camera.step(&level, subject(2540, 196));
    assert_eq!(camera.x, 2396, "moving away from a limit it does not keep it");
}

#[test]
fn no_limits_and_no_place_can_break_it() {
    const EDGES: [i32; 5] = [i32::MIN, -1, 0, 700, i32::MAX];
    for game in Game::ALL {
        for (left, right) in [(i32::MIN, i32::MAX), (100, -100), (i32::MAX, i32::MIN)] {
            for (top, wrap) in [(left, None), (-0x100, Some(0x800)), (-0x100, Some(i32::MIN))] {
                let mut builder = LevelBuilder::new(4, 4);
                (builder.bounds, builder.wrap_y) = (Bounds { left, top, right, bottom: right }, wrap);
                let level = builder.build(Ruleset::preset(game));
                for (x, y) in EDGES.into_iter().flat_map(|x| EDGES.map(|y| (x, y))) {
                    let mut camera = with_bottom(y, Camera::new(&level, Screen::ORIGINAL, x, y));
                    let at = Subject { x: Sub(y), y: Sub(x), look_bias: x, airborne: x > y, ..subject(0, 0) };
                    camera.record(at.x, at.y);
                    camera.lag_behind(255);
                    camera.step(&level, at);
                    camera.follow(&level, at);
                    camera.step(&level, Subject { airborne: false, ..at });
                }
            }
        }
    }
}

#[test]
fn the_camera_stays_between_the_borders_it_reports() {
    for (game, focus) in [(Game::Sonic1, 160), (Game::Sonic2, 160), (Game::SonicCd, 160), (Game::SonicCd, 96)] {
        let level = level(game, WIDE);
        for (screen, airborne, look_bias) in [
            (Screen::ORIGINAL, false, 96),
            (Screen { width: 426, height: 240 }, true, 96),
            (Screen::ORIGINAL, true, 120),
        ] {
            let ground_speed = Speed(if focus == 160 { 0 } else { 0x600 });
            let before = Camera { screen, focus, ground_speed, ..camera_at(&level, 1000, 500) };
            let borders = before.borders(&level.ruleset, airborne, look_bias);
            let (across, down) = (borders.across, borders.down);
            assert_eq!(across.0 == across.1, game == Game::SonicCd, "one focal point in CD alone");
            for (x, y) in [(across.0, down.0), (across.1, down.1)] {
                for (dx, dy) in [(0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)] {
                    let mut camera = before.clone();
                    let subject = subject(1000 + x + dx, 500 + y + dy);
                    camera.step(&level, Subject { airborne, look_bias, ground_speed, ..subject });
                    let beyond = |at: i32, (first, last): (i32, i32)| (at - first).min(0) + (at - last).max(0);
                    let expected = (beyond(x + dx, across), beyond(y + dy, down));
                    assert_eq!((camera.x - 1000, camera.y - 500), expected, "{game:?} {screen:?} {x} {y} {dx} {dy}");
                }
            }
        }
    }
}
