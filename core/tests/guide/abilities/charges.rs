//! Special Abilities > Super Peel Out, Spindash of CD, Drop Dash.

use crate::play::{Begin, CD, DOWN, JUMP, L, NONE, Play, R, Ruleset, S1, S2, S3, SK, at};
use sim::input::Buttons;
use sim::player::abilities::Action;
use sim::player::powers::{Form, Shield};
use sim::units::Speed;

const UP: Buttons = Buttons::UP;

/// A charge that began on FLAT, and how many more frames the direction was held; then the frame of letting go.
fn charged(key: Buttons, faces_left: bool, frames: u32) -> Play {
    let mut play = Play::on_flat(CD).with(|player| player.faces_left = faces_left);
    play.hold(key, 1);
    play.hold(key.with(JUMP), 1);
    play.hold(key, frames);
    play
}

/// P4.
#[test]
fn a_peel_out_needs_28_boosts_and_gains_100_with_each() {
    for (frames, speed) in [(27, 0), (28, 0xAE4), (30, 3000 - 12), (31, 0xBF4), (60, 0xBF4)] {
        for faces_left in [false, true] {
            let mut play = charged(UP, faces_left, frames);
            let before = play.world.player.clone();
            assert_eq!((before.x, before.x_speed, before.rolling), (at("100.00"), Speed(0), false));
            let player = play.hold(NONE, 1);
            let mirror = if faces_left { -1 } else { 1 };
            assert_eq!(player.ground_speed, Speed(speed * mirror), "{frames}");
            assert_eq!(player.x, at("100.00").moved(Speed(speed * mirror)), "it moves at once: {frames}");
            assert_eq!((player.action, player.attacks()), (Action::None, false));
        }
    }
}

#[test]
fn speed_shoes_make_one_and_a_half_of_their_top_speed() {
    let mut play = Play::on_flat(CD).with(|player| player.give_speed_shoes(&Ruleset::default(), 1000));
    play.hold(UP, 1);
    play.hold(UP.with(JUMP), 1);
    assert_eq!(play.hold(UP, 80).ground_speed, Speed(0x1200));
}

#[test]
fn only_cd_peels_out() {
    for rules in [S1, S2, S3, SK] {
        let mut play = Play::on_flat(rules);
        play.hold(UP, 1);
        assert!(play.hold(UP.with(JUMP), 1).airborne, "he jumps");
    }
}

/// P5.
#[test]
fn the_press_of_a_spin_dash_of_cd_moves_him() {
    for (faces_left, speed, moved) in [(false, 0x200, 0x1F4), (true, -0xA, -0xA)] {
        let play = charged(DOWN, faces_left, 0);
        let player = &play.world.player;
        assert_eq!((player.ground_speed, player.x), (Speed(speed), at("100.00").moved(Speed(moved))));
        assert!(player.rolling && player.attacks() && !player.airborne);
    }
}

#[test]
fn a_spin_dash_of_cd_is_full_after_35_or_41_frames() {
    for (faces_left, frames) in [(false, 35), (true, 41)] {
        for (held, is_full) in [(frames - 1, false), (frames, true)] {
            let play = charged(DOWN, faces_left, held);
            assert_eq!(play.world.player.ground_speed.magnitude() == 0xC00, is_full, "{held}");
        }
    }
}

#[test]
fn a_spin_dash_of_cd_is_released_after_44_frames() {
    for (frames, speed) in [(42, 0), (43, 0xC00 - 6)] {
        let mut play = charged(DOWN, false, frames);
        let x = play.world.player.x;
        let player = play.hold(NONE, 1);
        assert_eq!((player.ground_speed, player.x), (Speed(speed), x.moved(Speed(speed))), "{frames}");
        assert_eq!((player.rolling, player.action), (speed != 0, Action::None), "{frames}");
    }
}

#[test]
fn a_charge_of_cd_forbids_to_jump() {
    for key in [UP, DOWN] {
        let mut play = charged(key, false, 5);
        play.hold(key.with(JUMP), 1);
        assert!(!play.world.player.airborne);
    }
}

/// A player with the switch for drop dashes, in a jump so many pixels above the ground of FLAT.
fn dropping(change: impl FnOnce(&mut sim::player::Player)) -> Play {
    let rules = Ruleset { drop_dash: true, ..SK };
    let mut play = Play::on_flat(rules).with(|player| {
        player.become_jumper();
        player.y = at("120.00");
        change(player);
    });
    play.hold_before(NONE);
    play
}

fn land(play: &mut Play, held: Buttons) -> sim::player::Player {
    play.hold_until_landed(held);
    play.world.player.clone()
}

#[test]
fn a_drop_dash_needs_20_more_frames_of_holding() {
    for (frames, dashes) in [(19, false), (20, true)] {
        let mut play = dropping(|_| {});
        play.hold(JUMP, 1 + frames);
        let Action::DropDash(dash) = play.world.player.action else { panic!("it charges") };
        assert_eq!(dash.counter, 2 + frames as u8);
        play.player().y = at("256.00");
        play.player().y_speed = Speed(0x200);
        // Armed only if the button is down in the frame of the landing too.
        let player = play.hold(if dashes { JUMP } else { NONE }, 1).clone();
        assert!(!player.airborne);
        assert_eq!((player.rolling, player.ground_speed), (dashes, Speed(if dashes { 0x800 } else { 0 })));
    }
}

#[test]
fn an_armed_drop_dash_is_cancelled_by_letting_go() {
    let mut play = dropping(|_| {});
    play.hold(JUMP, 25);
    play.hold(NONE, 1);
    assert!(!land(&mut play, JUMP).rolling);
}

#[test]
fn a_drop_dash_goes_the_way_that_is_held_and_stops_the_camera() {
    for (held, speed) in [(NONE, 0x800), (R, 0x800), (L, -0x800)] {
        let mut play = dropping(|player| player.y = at("60.00"));
        play.hold(JUMP, 3);
        let player = land(&mut play, JUMP.with(held));
        assert!(player.rolling && player.height_radius == 14 && player.y.px() == 257);
        assert_eq!(player.ground_speed.0.signum(), if speed < 0 { -1 } else { 1 });
        let x = play.world.camera.x;
        for _ in 0..8 {
            play.hold(NONE, 1);
            assert_eq!(play.world.camera.x, x);
        }
        assert_eq!(play.world.camera.lag, 0);
    }
}

#[test]
fn an_elemental_shield_or_a_game_without_it_has_no_drop_dash() {
    for (shield, dashes) in [(Shield::None, true), (Shield::Plain, true), (Shield::Fire, false)] {
        let mut play = dropping(|player| player.shield = shield);
        assert_eq!(matches!(play.hold(JUMP, 1).action, Action::DropDash(_)), dashes, "{shield:?}");
    }
    let mut play = dropping(|player| player.form = Form::Normal);
    play.level.ruleset.drop_dash = false;
    assert!(!matches!(play.hold(JUMP, 1).action, Action::DropDash(_)));
}
