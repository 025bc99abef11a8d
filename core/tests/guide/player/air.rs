//! Jumping and the air: rows J1 to J5 and J7 to J15.

use crate::play::{CD, JUMP, L, NONE, Play, R, Ruleset, S1, SK, at};
use sim::angle::Angle;
use sim::level::{Placed, fixtures};
use sim::tiles::SolidTile;
use sim::units::Speed;

#[test]
fn a_jump_at_full_height() {
    let mut play = Play::on_flat(S1);
    play.hold(JUMP, 1);
    assert_eq!((play.state().2, play.player().y_speed.0), (at("257.00"), -0x680), "J1");
    let heights: Vec<_> = (1..61).map(|_| play.hold(JUMP, 1).y).collect();
    let highest = heights.iter().min().unwrap();
    assert_eq!((*highest, heights.iter().position(|y| y == highest)), (at("157.28"), Some(29)), "J1");
    assert!(play.player().airborne, "J1");
    play.hold(JUMP, 1);
    assert_eq!((play.state().2, play.player().airborne), (at("252.D0"), false), "J1");
}

#[test]
fn a_jump_cut_short() {
    let mut play = Play::on_flat(S1);
    play.hold(JUMP, 1);
    play.hold(NONE, 1);
    assert_eq!((play.player().y_speed.0, play.state().2), (-0x3C8, at("253.00")), "J2 f+1");
    play.hold(NONE, 1);
    assert_eq!(play.state().2, at("249.38"), "J2 f+2");
    let highest = (3..38).map(|_| play.hold(NONE, 1).y).min();
    assert_eq!(highest, Some(at("218.68")), "J2");
    assert!(play.player().airborne, "J2");
    play.hold(NONE, 1);
    assert_eq!((play.state().2, play.player().airborne), (at("252.C8"), false), "J2 f+38");

    let mut play = Play::on_flat(S1);
    play.hold(JUMP, 11);
    assert_eq!((play.state().2, play.player().y_speed.0), (at("201.D8"), -0x450), "J3");
    play.hold(NONE, 1);
    assert_eq!((play.state().2, play.player().y_speed.0), (at("197.D8"), -0x3C8), "J3");
}

#[test]
fn jumping_off_slopes() {
    for (row, angle, x_speed, y_speed) in [
        ("J4", 0xE0, -0x27A, -0x6B8),
        ("J5 a", 0x20, 0x6B7, -0x27A),
        ("J5 b", 0xC0, -0x680, -0x300),
        ("J5 c", 0x40, 0x680, 0x300),
    ] {
        let angle = Angle(angle);
        let mut play = Play::in_air(S1).with(|player| {
            player.airborne = false;
            player.ground_angle = angle;
            player.ground_speed = Speed(0x300);
            player.x_speed = player.ground_speed.scaled(angle.cos());
            player.y_speed = player.ground_speed.scaled(angle.sin());
        });
        let player = play.hold(JUMP, 1);
        assert_eq!((player.x_speed.0, player.y_speed.0), (x_speed, y_speed), "{row}");
    }
}

#[test]
fn jumping_out_of_a_roll() {
    let mut play = Play::on_flat(S1).at_speed(0x400).rolled_up();
    let player = play.hold(JUMP, 1);
    assert_eq!((player.width_radius, player.height_radius, player.y), (9, 19, at("257.00")), "J7");
    let player = play.hold(JUMP.with(L), 1);
    assert_eq!((player.x, player.x_speed.0, player.y), (at("104.00"), 0x400, at("250.80")), "J7");

    for (row, rules, y) in [("J7 S1", S1, "247.30"), ("J7 SK", SK, "252.30")] {
        let mut play = Play::on_flat(rules).at_speed(0x400).rolled_up();
        play.hold(JUMP, 1);
        play.hold(JUMP.with(L), 1);
        assert_eq!(play.hold_until_landed(JUMP), 59, "{row}");
        assert_eq!(play.state(), (0x248, at("270.97"), at(y)), "{row}");
    }
}

#[test]
fn head_room() {
    for (row, solid_rows, jumps) in [("J8 a", 4, false), ("J8 b", 3, true)] {
        let mut level = fixtures::flat_builder(512);
        let ceiling = level.tile(SolidTile::from_heights([-solid_rows; 16], Angle(0x80)));
        level.fill(0..512, 14..15, Placed::solid(ceiling));
        let mut play = Play::on(level.build(S1));
        assert_eq!(play.hold(JUMP, 1).jumping, jumps, "{row}");
    }
}

#[test]
fn steering_and_drag() {
    for (row, rules, x_speed) in [("J9 S1", S1, 0x600), ("J9 SK", SK, 0x700)] {
        let mut play = Play::in_air(rules).with(|player| player.x_speed = Speed(0x700));
        assert_eq!(play.hold(R, 1).x_speed.0, x_speed, "{row}");
    }
    for (row, x_speed, y_speed, to) in [
        ("J10 a", 0x600, -0x400, 0x5D0),
        ("J10 b", 0x600, -0x401, 0x600),
        ("J10 c", 0x600, -1, 0x5D0),
        ("J10 d", 0x600, 0, 0x600),
        ("J11 a", 0x1F, -0x100, 0x1F),
        ("J11 b", -0x1F, -0x100, -0x1E),
        ("J11 c", -1, -0x100, 0),
        ("J11 d", -0x600, -0x100, -0x5D0),
    ] {
        let mut play = Play::in_air(S1).with(|player| {
            player.x_speed = Speed(x_speed);
            player.y_speed = Speed(y_speed);
            player.y = at("2000.00");
            player.x = at("2000.00");
        });
        assert_eq!(play.hold(NONE, 1).x_speed.0, to, "{row}");
    }
}

#[test]
fn jumping_in_motion() {
    let mut play = Play::on_flat(S1);
    play.hold(JUMP.with(R), 1);
    assert_eq!(play.hold_until_landed(JUMP.with(R)), 61, "J12");
    assert_eq!((play.state().0, play.state().1, play.player().x_speed.0), (0x4D5, at("242.0C"), 0x4D5), "J12");

    let mut play = Play::on_flat(S1).at_speed(0x600);
    play.hold(JUMP, 1);
    assert_eq!(play.hold_until_landed(JUMP), 61, "J13");
    assert_eq!((play.state().0, play.state().1), (0x369, at("358.E5")), "J13");
}

#[test]
fn falling() {
    let rows: [(&str, Ruleset, u32, i16, &str); 3] = [
        ("J14 a", S1, 10, 0x230, "9.D8"),
        ("J14 S1", S1, 100, 0x15E0, "1082.D0"),
        ("J14 CD", CD, 100, 0x1000, "1006.D8"),
    ];
    for (row, rules, frames, y_speed, fallen) in rows {
        let mut play = Play::in_air(rules).with(|player| player.y = at("300.00"));
        let player = play.hold(NONE, frames);
        assert_eq!((player.y_speed.0, player.y.0), (y_speed, at(fallen).0 + at("300.00").0), "{row}");
    }
}

#[test]
fn turning_upright() {
    for (frames, from, to) in
        [(1, 0xFF, 0), (1, 0xFE, 0), (1, 0x01, 0), (1, 0x03, 1), (1, 0x7F, 0x7D), (1, 0x80, 0x82), (32, 0xC0, 0)]
    {
        let mut play = Play::in_air(S1).with(|player| player.ground_angle = Angle(from));
        assert_eq!(play.hold(NONE, frames).ground_angle, Angle(to), "J15 {from:#x}");
    }
}
