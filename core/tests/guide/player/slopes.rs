//! Slope physics: rows L1 to L9.

use crate::play::{NONE, Play, R, Ruleset, S1, S3, SK, at};
use sim::angle::Angle;
use sim::input::Input;
use sim::level::fixtures;
use sim::player::Player;
use sim::project::Start;
use sim::trace::FrameTrace;
use sim::units::Speed;

fn player_at(angle: u8, ground_speed: i16) -> Player {
    let mut player = Player::new(&Start::default(), &Ruleset::default());
    player.ground_angle = Angle(angle);
    player.ground_speed = Speed(ground_speed);
    player
}

#[test]
fn slope_factor() {
    let rows: [(&str, Ruleset, u8, i16, i16); 12] = [
        ("L1 a", S1, 0xE0, 0x300, 0x2E9),
        ("L1 b", S1, 0x20, 0x300, 0x316),
        ("L1 c", S1, 0xE0, -0x300, -0x317),
        ("L1 d", S1, 0x20, -0x300, -0x2EA),
        ("L2 a", S1, 0x60, 0x500, 0x500),
        ("L2 b", S1, 0xA0, 0x500, 0x4E9),
        ("L2 c", S1, 0xC0, 0x500, 0x4E0),
        ("L2 d", S1, 0x40, 0x500, 0x520),
        ("L3 S1 a", S1, 0xF0, 0, 0),
        ("L3 S1 b", S1, 0x10, 0, 0),
        ("L3 S3 a", S3, 0xF0, 0, -0xD),
        ("L3 S3 b", S3, 0x10, 0, 0),
    ];
    for (row, rules, angle, from, to) in rows {
        let mut player = player_at(angle, from);
        player.apply_slope_factor(&rules);
        assert_eq!(player.ground_speed.0, to, "{row}");
    }
}

#[test]
fn roll_slope_factor() {
    for (row, angle, from, to) in [
        ("L4 a", 0xE0, 0x300, 0x2F1),
        ("L4 b", 0x20, 0x300, 0x338),
        ("L4 c", 0xE0, -0x300, -0x339),
        ("L4 d", 0x20, -0x300, -0x2F2),
        ("L4 e", 0x20, 0, 0x38),
        ("L4 f", 0xE0, 0, -0xF),
    ] {
        let mut player = player_at(angle, from);
        player.apply_roll_slope_factor(&Ruleset::default());
        assert_eq!(player.ground_speed.0, to, "{row}");
    }
}

#[test]
fn slipping() {
    let rows: [(&str, Ruleset, u8, i16, i16, bool, u16); 11] = [
        ("L5 a", S1, 0x20, 0x27F, 0, true, 30),
        ("L5 b", S1, 0x1F, 0x10, 0x10, false, 0),
        ("L5 c", S1, 0xDF, -0x280, -0x280, false, 0),
        ("L6 a", SK, 0x18, 0x27F, 0x2FF, false, 30),
        ("L6 b", SK, 0x17, 0, 0, false, 0),
        ("L6 c", SK, 0x2F, 0, 0x80, false, 30),
        ("L6 d", SK, 0x30, 0x100, 0x100, true, 30),
        ("L6 e", SK, 0xCF, 0x100, 0x100, true, 30),
        ("L6 f", SK, 0xD0, 0x100, 0x80, false, 30),
        ("L6 g", SK, 0xE7, -0x100, -0x180, false, 30),
        ("L6 h", SK, 0xE8, 0, 0, false, 0),
    ];
    for (row, rules, angle, from, to, airborne, lock) in rows {
        let mut player = player_at(angle, from);
        player.slip(&rules);
        let found = (player.ground_speed.0, player.airborne, player.control_lock);
        assert_eq!(found, (to, airborne, lock), "{row}");
    }
}

#[test]
fn up_the_ramp() {
    let mut play = Play::on(fixtures::ramp(S1)).at_speed(0x600).with(|player| player.x = at("208.00"));
    let mut frames = 0;
    for (frame, x, y, speed) in [
        (7, "250.00", "250.00", 0x600),
        (8, "255.43", "247.31", 0x5FD),
        (10, "265.C1", "242.97", 0x5F7),
        (20, "317.97", "216.EA", 0x5D9),
        (30, "368.66", "191.C9", 0x5BB),
    ] {
        play.hold(R, frame - frames);
        frames = frame;
        assert_eq!(play.state(), (speed, at(x), at(y)), "L7 frame {frame}");
        assert_eq!(play.player().ground_angle, Angle(0xEC), "L7 frame {frame}");
    }
}

#[test]
fn coming_to_rest_on_the_ramp() {
    type Rest = (i16, &'static str, &'static str, u8);
    let rows: [(&str, Ruleset, Rest, Rest); 2] = [
        ("L8 S1", S1, (0, "248.13", "251.8C", 0xEC), (0, "248.13", "251.8C", 0xEC)),
        ("L8 S3K", SK, (-9, "248.02", "251.93", 0xEC), (0, "246.C1", "252.19", 0)),
    ];
    for (row, rules, at_40, at_60) in rows {
        let mut play = Play::on(fixtures::ramp(rules)).at_speed(0x200).with(|player| player.x = at("208.00"));
        for (frames, (speed, x, y, angle)) in [(40, at_40), (20, at_60)] {
            play.hold(NONE, frames);
            assert_eq!(play.state(), (speed, at(x), at(y)), "{row}");
            assert_eq!(play.player().ground_angle, Angle(angle), "{row}");
        }
    }
}

#[test]
fn no_tile_in_reach_of_a_steep_floor() {
    let level = fixtures::flat_with_angle(Angle(0xD8), S1);
    let mut play = Play::on(level).at_speed(0x200).with(|player| player.ground_angle = Angle(0xD8));
    play.hold(NONE, 1);
    assert_eq!(play.state(), (0, at("101.06"), at("250.78")), "L9");
    let player = play.player();
    assert_eq!((player.x_speed.0, player.y_speed.0), (0x106, -0x188), "L9");
    assert_eq!((player.ground_angle, player.airborne, player.control_lock), (Angle(0xC0), true, 30), "L9");
}

#[test]
fn sensors_are_around_the_body_by_mode() {
    use sim::sensors::Sensor::{A, B, C, D, E, F};
    for (airborne, angle, expected) in [
        (false, 0x00, [(-9, 19), (9, 19), (-9, -19), (9, -19), (-10, 8), (10, 8)]),
        (false, 0x07, [(-9, 19), (9, 19), (-9, -19), (9, -19), (-10, 8), (10, 8)]),
        (false, 0x08, [(-9, 19), (9, 19), (-9, -19), (9, -19), (-10, 0), (10, 0)]),
        (false, 0xF0, [(-9, 19), (9, 19), (-9, -19), (9, -19), (-10, 0), (10, 0)]),
        (false, 0x40, [(-19, -9), (-19, 9), (19, -9), (19, 9), (0, -10), (0, 10)]),
        (false, 0x80, [(9, -19), (-9, -19), (9, 19), (-9, 19), (10, 8), (-10, 8)]),
        (false, 0xC0, [(19, 9), (19, -9), (-19, 9), (-19, -9), (0, 10), (0, -10)]),
        (true, 0x00, [(-9, 19), (9, 19), (-9, -19), (9, -19), (-10, 0), (10, 0)]),
        (true, 0x40, [(-9, 19), (9, 19), (-9, -19), (9, -19), (-10, 0), (10, 0)]),
    ] {
        let mut player = player_at(angle, 0);
        player.airborne = airborne;
        let (x, y) = (player.x.px(), player.y.px());
        for (sensor, (dx, dy)) in [A, B, C, D, E, F].into_iter().zip(expected) {
            let ray = player.sensor_ray(sensor, &Ruleset::default());
            assert_eq!((ray.x - x, ray.y - y), (dx, dy), "{sensor:?} {angle:#x}");
        }
    }
}

#[test]
fn sensors_are_cast_from_where_they_are_said_to_be() {
    let mut air = Play::in_air(S1);
    air.player().x_speed = Speed(-0x300);
    let plays = [Play::on_flat(S1).at_speed(0x400), Play::on_flat(S3).rolled_up().at_speed(-0x400), air];
    for mut play in plays {
        let mut trace = FrameTrace::default();
        play.world.step(&play.level, Input::default(), &mut trace);
        // Nothing stopped or moved him, so that he is where they were cast from.
        assert!(trace.casts().count() >= 3);
        for cast in trace.casts() {
            let ray = play.world.player.sensor_ray(cast.sensor, &Ruleset::default());
            assert_eq!((ray.x, ray.y), cast.anchor, "{:?}", cast.sensor);
            assert_eq!((ray.direction, ray.top), (cast.direction, cast.top), "{:?}", cast.sensor);
        }
    }
}
