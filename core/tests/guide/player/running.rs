//! Running, and the ground's sensors on level ground: rows G1 to G18.

use crate::play::{L, NONE, Play, R, Ruleset, S1, S2, at, step_down};
use sim::angle::Angle;
use sim::input::Buttons;
use sim::level::fixtures;
use sim::player::animation::AnimationKind;
use sim::units::Speed;

#[test]
fn accelerating_and_friction() {
    let mut play = Play::on_flat(S1);
    let mut frames = 0;
    for (frame, speed, x) in [(1, 0xC, "100.0C"), (10, 0x78, "102.94"), (128, 0x600, "487.00"), (130, 0x600, "499.00")]
    {
        play.hold(R, frame - frames);
        frames = frame;
        assert_eq!(play.state(), (speed, at(x), at("252.00")), "G1 frame {frame}");
    }
    let mut play = Play::on_flat(S1).at_speed(0x600);
    play.hold(NONE, 128);
    assert_eq!(play.state(), (0, at("481.00"), at("252.00")), "G2");
    let mut play = Play::on_flat(S1).at_speed(5);
    play.hold(NONE, 1);
    assert_eq!(play.state(), (0, at("100.00"), at("252.00")), "G3");
}

#[test]
fn turning_around() {
    for (row, input, from, to) in [
        ("G4 a", L, 0x80, 0),
        ("G4 b", L, 0x7F, -0x80),
        ("G4 c", L, 0x81, 1),
        ("G5 a", R, -0x80, 0x80),
        ("G5 b", R, -0x7F, 0x80),
        ("G5 c", R, -0x81, -1),
    ] {
        let mut play = Play::on_flat(S1).at_speed(from);
        assert_eq!(play.hold(input, 1).ground_speed, Speed(to), "{row}");
    }
    let both = L.with(R);
    for (row, inputs, speeds, x) in
        [("G6", [R, L, R, R], [0xC, -0x80, 0x80, 0x8C], "100.98"), ("G7", [both; 4], [0x80, 0xC, 0x80, 0xC], "101.18")]
    {
        let mut play = Play::on_flat(S1);
        assert_eq!(inputs.map(|input| play.hold(input, 1).ground_speed.0), speeds, "{row}");
        assert_eq!(play.world.player.x, at(x), "{row}");
    }
}

#[test]
fn skidding_from_one_side_of_four() {
    for (input, from, to, skids) in
        [(L, 0x47F, 0x3FF, false), (L, 0x480, 0x400, true), (R, -0x380, -0x300, false), (R, -0x381, -0x301, true)]
    {
        let mut play = Play::on_flat(S1).at_speed(from);
        let player = play.hold(input, 1);
        let shown = player.animation.requested == AnimationKind::Skid;
        assert_eq!((player.ground_speed.0, shown), (to, skids), "G8 from {from:#x}");
        assert!(!skids || player.faces_left == (from < 0), "G8: faces where it moves");
    }
}

#[test]
fn top_speed() {
    for (row, rules, from, speed, x) in [
        ("G9 S1", S1, 0x700, 0x600, "106.00"),
        ("G9 S2", S2, 0x700, 0x700, "107.00"),
        ("G10", S2, 0x5F8, 0x600, "106.00"),
    ] {
        let mut play = Play::on_flat(rules).at_speed(from);
        play.hold(R, 1);
        assert_eq!(play.state(), (speed, at(x), at("252.00")), "{row}");
    }
}

#[test]
fn running_into_a_wall() {
    type Frame = (i16, i16, &'static str, bool);
    let rows: [(&str, &str, i16, &[Frame]); 3] = [
        (
            "G11",
            "244.00",
            0x5F4,
            &[(0x100, 0, "245.00", true), (0xC, 0xC, "245.0C", true), (0x18, 0x18, "245.24", true)],
        ),
        ("G12", "245.00", 0xF4, &[(0, 0, "245.00", true)]),
        ("G13", "239.00", 0x5F4, &[(0x600, 0x600, "245.00", false), (0, 0, "245.00", true)]),
    ];
    for (row, x, speed, frames) in rows {
        let mut play = Play::on(fixtures::wall(S1)).at_speed(speed).with(|player| player.x = at(x));
        for (frame, &(x_speed, ground_speed, x, pushing)) in frames.iter().enumerate() {
            let player = play.hold(R, 1);
            let found = (player.x_speed.0, player.ground_speed.0, player.x, player.pushing);
            assert_eq!(found, (x_speed, ground_speed, at(x), pushing), "{row} frame {}", frame + 1);
        }
    }
}

#[test]
fn running_off_an_edge() {
    for rules in [S1, S2] {
        let mut level = fixtures::flat_builder(32);
        level.bounds.right = 0x1000;
        let mut play = Play::on(level.build(rules)).at_speed(0x600).with(|player| player.x = at("496.00"));
        play.hold(R, 4);
        assert_eq!((play.state().1, play.player().airborne), (at("520.00"), false), "G14 frame 4");
        play.hold(R, 1);
        assert_eq!((play.state(), play.player().airborne), ((0x600, at("526.00"), at("252.00")), true), "G14 frame 5");
        play.hold(R, 1);
        assert_eq!((play.state().1, play.player().y_speed.0), (at("532.00"), 0x38), "G14 frame 6");
    }
}

#[test]
fn stepping_down() {
    for (row, rules, depth, speed, x, y, airborne) in [
        ("G15 S1", S1, 6, 0x200, "121.F4", "258.00", false),
        ("G15 S2", S2, 6, 0x200, "121.F4", "252.00", true),
        ("G16 S1 14", S1, 14, 0xC00, "131.F4", "266.00", false),
        ("G16 S2 14", S2, 14, 0xC00, "131.F4", "266.00", false),
        ("G16 S1 15", S1, 15, 0xC00, "131.F4", "252.00", true),
        ("G16 S2 15", S2, 15, 0xC00, "131.F4", "252.00", true),
    ] {
        let mut play = Play::on(step_down(depth, rules)).at_speed(speed).with(|player| player.x = at("120.00"));
        let player = play.hold(NONE, 1);
        assert_eq!((player.x, player.y, player.airborne), (at(x), at(y), airborne), "{row}");
    }
}

#[test]
fn taking_the_angle_of_the_ground() {
    let rows: [(&str, Ruleset, u8, u8); 6] = [
        ("G17 a", S2, 0x1E, 0x1E),
        ("G17 b", S2, 0x20, 0),
        ("G17 c", S2, 0xE0, 0),
        ("G17 d", S2, 0xE2, 0xE2),
        ("G18 S1", S1, 0x28, 0x28),
        ("G18 S2", S2, 0x28, 0),
    ];
    for (row, rules, tile, angle) in rows {
        let mut play = Play::on(fixtures::flat_with_angle(Angle(tile), rules));
        assert_eq!(play.hold(Buttons::NONE, 1).ground_angle, Angle(angle), "{row}");
    }
}
