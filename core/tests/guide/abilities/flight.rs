//! Special Abilities > Flying.

use crate::play::{Begin, JUMP, NONE, Play, R, S2, S3, SK};
use sim::player::abilities::Action;
use sim::player::abilities::flight::Flight;
use sim::player::powers::Shield;
use sim::ruleset::Character;
use sim::units::Speed;

/// Tails in a jump far above everything, falling slowly enough.
fn in_jump(rules: sim::ruleset::Ruleset, y_speed: i16) -> Play {
    let mut play = Play::in_air(rules).with(|player| {
        player.become_jumper();
        player.character = Character::Tails;
        player.y_speed = Speed(y_speed);
    });
    play.hold_before(NONE);
    play
}

/// In flight, with this speed, and not pressing.
fn flying(y_speed: i16, state: u8) -> Play {
    let mut play = in_jump(S3, 0);
    play.hold(JUMP, 1);
    play.hold(NONE, 1);
    play.player().y_speed = Speed(y_speed);
    play.player().action = Flight { state, time: 200 }.into();
    play
}

#[test]
fn tails_flies_on_a_second_press_from_sonic_3_on() {
    for (rules, character, flies) in [
        (S2, Character::Tails, false),
        (S3, Character::Tails, true),
        (SK, Character::Tails, true),
        (SK, Character::Sonic, false),
    ] {
        let mut play = in_jump(rules, 0x100).with(|player| player.character = character);
        let before = play.world.player.y;
        let player = play.hold(JUMP, 1);
        assert_eq!(matches!(player.action, Action::Flight(_)), flies);
        if flies {
            assert_eq!((player.rolling, player.height_radius, player.y_speed), (false, 15, Speed(0x138)));
            assert_eq!(player.y, before.moved_px(-1).moved(Speed(0x100)), "an ordinary frame, one pixel higher");
        }
    }
}

#[test]
fn a_shield_gives_tails_no_move() {
    let mut play = in_jump(S3, 0).with(|player| player.shield = Shield::Lightning);
    assert!(matches!(play.hold(JUMP, 1).action, Action::Flight(_)));
}

#[test]
fn p7_a_press_lifts_him_until_he_rises_fast_enough() {
    let mut play = flying(0, 1);
    let speeds: Vec<_> = (0..12).map(|_| play.hold(JUMP, 1).y_speed.0).collect();
    let expected = [8, -0x18, -0x38, -0x58, -0x78, -0x98, -0xB8, -0xD8, -0xF8, -0x118, -0x118, -0x110];
    assert_eq!(speeds, expected);
}

#[test]
fn a_press_while_rising_fast_lifts_nobody() {
    for (y_speed, state) in [(-0x100, 2), (-0x101, 1)] {
        let mut play = flying(y_speed, 1);
        let Action::Flight(flight) = play.hold(JUMP, 1).action else { panic!("he flies") };
        assert_eq!(flight.state, state, "{y_speed:#x}");
    }
}

#[test]
fn a_boost_ends_after_30_frames_against_a_ceiling() {
    let mut play = flying(0, 2);
    let frames = (1..60).find(|_| {
        play.player().y_speed = Speed(0);
        play.hold(NONE, 1);
        matches!(play.world.player.action, Action::Flight(Flight { state: 1, .. }))
    });
    assert_eq!(frames, Some(30));
}

#[test]
fn after_480_frames_he_is_tired() {
    let mut play = in_jump(S3, 0);
    play.hold(JUMP, 1);
    let flight = |play: &Play| match play.world.player.action {
        Action::Flight(flight) => flight,
        _ => panic!("he flies"),
    };
    let frames = (1..600).find(|_| {
        play.player().y = sim::units::Sub::from_px(1000);
        play.hold(NONE, 1);
        flight(&play).time == 0
    });
    assert!(matches!(frames, Some(479..=480)), "{frames:?}");
    play.player().y_speed = Speed(0);
    assert_eq!(play.hold(JUMP, 1).y_speed, Speed(8), "a press does nothing");
    assert_eq!(flight(&play).state, 1);
}

#[test]
fn nobody_flies_out_of_the_level() {
    let mut play = flying(-0x100, 2);
    for (y, y_speed) in [(17, -0x120), (16, 0)] {
        play.player().action = Flight { state: 2, time: 9 }.into();
        (play.player().y, play.player().y_speed) = (sim::units::Sub::from_px(y), Speed(-0x100));
        assert_eq!(play.hold(NONE, 1).y_speed, Speed(y_speed), "{y}");
    }
}

#[test]
fn landing_ends_the_flight() {
    let mut play = Play::on_flat(S3).with(|player| {
        player.become_jumper();
        player.character = Character::Tails;
        player.y = player.y.moved_px(-20);
    });
    play.hold_before(NONE);
    play.hold(JUMP, 1);
    assert!(play.hold_until_landed(R) < 100);
    assert_eq!((play.world.player.action, play.world.player.height_radius), (Action::None, 15));
}

#[test]
fn taking_off_stands_him_up_by_the_radius_that_he_has() {
    // Out of a jump he is a ball, a pixel less high; out of a roll jump he has the standing radius already.
    for (roll_jump, radius, by) in [(false, 14, -1), (true, 15, 0)] {
        let mut play = in_jump(S3, -296);
        let player = play.player();
        (player.y, player.roll_jump, player.height_radius) = (sim::units::Sub::from_px(1710), roll_jump, radius);
        let player = play.hold(JUMP, 1);
        assert!(matches!(player.action, Action::Flight(_)), "{roll_jump}");
        assert_eq!(player.y.px(), 1708 + by, "{roll_jump}");
    }
}
