//! Rolling: rows R1 to R8.

use crate::play::{CD, DOWN, JUMP, L, NONE, Play, R, Ruleset, S1, S2, SK, at};
use sim::level::fixtures;
use sim::player::Player;
use sim::project::{Start, StartState};
use sim::ruleset::{Character, Form};
use sim::world::World;

#[test]
fn starting_to_roll() {
    let mut play = Play::on_flat(S1).at_speed(0x400);
    for (frame, speed, x) in [(1, 0x3F4, "103.F4"), (2, 0x3EE, "107.E2"), (3, 0x3E8, "111.CA")] {
        play.hold(DOWN, 1);
        assert_eq!(play.state(), (speed, at(x), at("257.00")), "R1 frame {frame}");
        assert!(play.player().rolling, "R1 frame {frame}");
    }
    let rows: [(&str, Ruleset, i16, i16, bool); 4] = [
        ("R2 a", S1, 0x8B, 0x7F, false),
        ("R2 b", S1, 0x8C, 0x80, true),
        ("R3 a", SK, 0x10B, 0xFF, false),
        ("R3 b", SK, 0x10C, 0x100, true),
    ];
    for (row, rules, from, to, rolls) in rows {
        let mut play = Play::on_flat(rules).at_speed(from);
        let player = play.hold(DOWN, 1);
        assert_eq!((player.ground_speed.0, player.rolling), (to, rolls), "{row}");
    }
}

#[test]
fn rolling_out() {
    for (row, rules, frames, speed, x) in [("R4 S1", S1, 171, 0, "439.56"), ("R4 SK", SK, 150, 0x7C, "434.92")] {
        let mut play = Play::on_flat(rules).at_speed(0x400).rolled_up();
        assert!(play.hold(NONE, frames - 1).rolling, "{row}");
        assert!(!play.hold(NONE, 1).rolling, "{row}");
        assert_eq!(play.state(), (speed, at(x), at("252.00")), "{row}");
    }
}

#[test]
fn braking_a_roll() {
    for (row, input, from, to, rolls) in [
        ("R5 a", L, 0x20, 0, false),
        ("R5 b", L, 0x1F, -0x7A, true),
        ("R5 c", L, 0x26, 0, false),
        ("R6 a", R, -0x20, 0x7A, true),
        ("R6 b", R, -0x1F, 0x7A, true),
        ("R6 c", R, -0x26, 0, false),
    ] {
        let mut play = Play::on_flat(S2).at_speed(from).rolled_up();
        let player = play.hold(input, 1);
        assert_eq!((player.ground_speed.0, player.rolling), (to, rolls), "{row}");
        if row == "R5 b" {
            assert_eq!(player.x, at("99.86"), "{row}");
        }
    }
}

#[test]
fn rolling_fast_and_uphill() {
    let mut play = Play::on_flat(S1).at_speed(0x1200).rolled_up();
    play.hold(NONE, 1);
    assert_eq!(play.state(), (0x11FA, at("116.00"), at("257.00")), "R7");
    assert_eq!(play.player().x_speed.0, 0x1000, "R7");

    let ramp = fixtures::ramp(S1);
    let mut play = Play::on(ramp).at_speed(0x600).rolled_up().with(|player| player.x = at("208.00"));
    play.hold(NONE, 10);
    assert_eq!(play.state(), (0x5A6, at("264.65"), at("249.F7")), "R8 frame 10");
    assert_eq!((play.player().x_speed.0, play.player().y_speed.0), (0x4F6, -0x2A6), "R8 frame 10");
    play.hold(NONE, 10);
    assert_eq!(play.state(), (0x506, at("310.FF"), at("226.15")), "R8 frame 20");
}

/// Centre's row and radii.
fn size(player: &Player) -> (i32, u8, u8) {
    (player.y.px(), player.width_radius, player.height_radius)
}

/// Radii of characters: CD's small Sonic. The floor is where a radius of 19 stands at 252.
#[test]
fn a_small_sonic_is_10_high_and_as_a_ball_8() {
    let state = StartState { form: Form::Small, ..StartState::default() };
    let mut play = Play::on_flat(CD);
    play.world = World::at(&play.level, &Start { x: 100, y: 261, state, ..Start::default() });
    assert_eq!(size(play.hold(NONE, 5)), (261, 5, 10));
    play = play.at_speed(0x300);
    assert_eq!(size(play.hold(DOWN, 1)), (263, 5, 8));
    while play.world.player.rolling {
        play.hold(NONE, 1);
    }
    assert_eq!(size(&play.world.player), (261, 5, 10));
    play.hold(JUMP, 1);
    assert_eq!(size(&play.world.player), (263, 5, 8));
    play.hold_until_landed(JUMP);
    assert_eq!(size(&play.world.player), (261, 5, 10));
    assert!(!play.world.player.form.is_super());
    let tails = Start { character: Character::Tails, state, ..Start::default() };
    assert_eq!(size(&Player::new(&tails, &Ruleset::default())), (0, 9, 15), "no other character is small");
}
