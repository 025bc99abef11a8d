//! Special Abilities > Spindash.

use crate::play::{CD, DOWN, JUMP, NONE, Play, R, Ruleset, S1, S2, S3, SK};
use sim::input::Buttons;
use sim::player::abilities::Action;
use sim::player::powers::{Form, Stats};
use sim::ruleset::Character;
use sim::units::Speed;

const CHARGE: Buttons = DOWN.with(JUMP);

/// A player who ducks on FLAT and has pressed jump once.
fn charging(rules: Ruleset, change: impl FnOnce(&mut sim::player::Player)) -> Play {
    let mut play = Play::on_flat(rules).with(change);
    play.hold(DOWN, 2);
    play.hold(CHARGE, 1);
    play
}

/// Presses again so many times, every second frame.
fn rev(play: &mut Play, times: u32) {
    for _ in 0..times {
        play.hold(DOWN, 1);
        play.hold(CHARGE, 1);
    }
}

fn counter(play: &Play) -> Option<u16> {
    match play.world.player.action {
        Action::SpinDash(dash) => Some(dash.counter),
        _ => None,
    }
}

#[test]
fn ducking_and_pressing_jump_charges_from_sonic_2_on() {
    for (rules, charges) in [(S1, false), (CD, false), (S2, true), (S3, true), (SK, true)] {
        let play = charging(rules, |_| {});
        assert_eq!(counter(&play), charges.then_some(0));
        // That of CD charges too, in its own way.
        assert_eq!(play.world.player.attacks() && !play.world.player.airborne, charges || rules == CD);
    }
}

#[test]
fn a_spin_dash_and_its_roll_keep_the_count_of_looking() {
    let mut play = Play::on_flat(S2);
    play.hold(DOWN, 8);
    play.hold(CHARGE, 1);
    for (row, held, frames) in [("charging", DOWN, 20), ("rolling", NONE, 30)] {
        assert_eq!(play.hold(held, frames).look.counter, 8, "{row}");
    }
    play.hold(JUMP, 1);
    assert_eq!(play.hold(NONE, 1).look.counter, 8, "in the air");
    (0..200).find(|_| !play.hold(NONE, 1).airborne).unwrap();
    assert_eq!(play.hold(NONE, 1).look.counter, 0, "walking ends it");
}

#[test]
fn a_held_button_revs_once_and_another_revs_again() {
    let mut play = charging(S2, |_| {});
    play.hold(CHARGE, 3);
    assert_eq!(counter(&play), Some(0));
    play.hold(CHARGE.with(Buttons::JUMP_2), 1);
    assert_eq!(counter(&play), Some(0x200));
}

/// P2: a full charge, one more frame of holding, release. The camera waits 32 frames less one for each 0x80 of speed.
#[test]
fn a_dash_is_as_fast_as_its_charge_and_form() {
    let rows = [
        (Character::Sonic, Form::Normal, 0xB80, 25),
        (Character::Sonic, Form::Super, 0xE80, 19),
        (Character::Tails, Form::Normal, 0xB80, 25),
        (Character::Tails, Form::Super, 0xD80, 21),
    ];
    for (character, form, speed, lag) in rows {
        for faces_left in [false, true] {
            let mut play = charging(SK, |player| {
                *player = sim::player::Player::new(
                    &sim::project::Start {
                        x: 100,
                        y: if character == Character::Tails { 256 } else { 252 },
                        character,
                        faces_left,
                        state: sim::project::StartState { form, ..Default::default() },
                        ..Default::default()
                    },
                    &sim::ruleset::Ruleset::default(),
                );
            });
            rev(&mut play, 12);
            assert_eq!(counter(&play), Some(0x800));
            play.hold(DOWN, 1);
            assert_eq!(counter(&play), Some(0x7C0));
            play.hold(NONE, 1);
            let row = format!("{character:?} {form:?}");
            let player = &play.world.player;
            assert_eq!(player.ground_speed.0, if faces_left { -speed } else { speed }, "{row}");
            assert!(player.rolling && player.action == Action::None, "{row}");
            // The camera's own step has counted once.
            assert_eq!(play.world.camera.lag, lag - 1, "{row}");
        }
    }
}

/// P3.
#[test]
fn a_dash_moves_from_the_frame_after_its_release() {
    let mut play = charging(S2, |_| {});
    rev(&mut play, 12);
    let before = play.world.player.clone();
    play.hold(NONE, 1);
    let player = play.world.player.clone();
    assert_eq!((player.ground_speed, player.x, player.y), (Speed(0xC00), before.x, before.y.moved_px(5)));
    let player = play.hold(NONE, 1);
    assert_eq!((player.ground_speed, player.x), (Speed(0xBFA), before.x.moved(Speed(0xBFA))));
}

#[test]
fn a_charge_neither_moves_nor_feels_slopes() {
    let mut play = charging(S2, |_| {});
    let x = play.world.player.x;
    let player = play.hold(DOWN.with(R), 30);
    assert_eq!((player.x, player.ground_speed, player.stats), (x, Speed(0), Stats::NORMAL));
}
