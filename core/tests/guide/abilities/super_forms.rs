//! States > Super Speeds: becoming super or hyper, what it changes, and its end.

use crate::objects::object;
use crate::play::{Begin, CD, DOWN, JUMP, NONE, Play, R, Ruleset, S1, S2, S3, SK};
use sim::input::Buttons;
use sim::player::Player;
use sim::player::powers::{Form, Stats};
use sim::ruleset::{Character, Constants};
use sim::units::Speed;

/// In a jump, with rings and emeralds, not pressing.
fn in_jump(rules: Ruleset, (rings, emeralds): (u16, u8), change: impl FnOnce(&mut Player)) -> Play {
    let mut play = Play::in_air(rules).with(|player| {
        player.become_jumper();
        player.emeralds = emeralds;
        change(player);
    });
    play.hold_before(NONE);
    *play.rings() = rings;
    play
}

#[test]
fn emeralds_rings_and_a_press_make_a_form() {
    use Character::{Knuckles, Sonic, Tails};
    use Form::{Hyper, Normal, Super};
    let rows = [
        (S1, Sonic, 50, 7, Normal),
        (CD, Sonic, 50, 7, Normal),
        (S3, Sonic, 50, 7, Super),
        (S3, Sonic, 49, 7, Normal),
        (S3, Sonic, 50, 6, Normal),
        (S3, Sonic, 50, 14, Super),
        (S3, Tails, 50, 14, Normal),
        (SK, Sonic, 50, 7, Super),
        (SK, Sonic, 50, 14, Hyper),
        (SK, Tails, 50, 7, Normal),
        (SK, Tails, 50, 14, Super),
        (SK, Knuckles, 50, 7, Super),
        (SK, Knuckles, 50, 14, Hyper),
    ];
    for (rules, character, rings, emeralds, form) in rows {
        let mut play = in_jump(rules, (rings, emeralds), |player| player.character = character);
        let player = play.hold(JUMP, 1);
        assert_eq!(player.form, form, "{character:?} {rings} {emeralds}");
        assert_eq!(player.stats, Stats::of(&Constants::of(character), form), "{character:?} {rings} {emeralds}");
        assert_eq!(player.is_invincible(), form != Normal);
    }
}

#[test]
fn sonic_2_transforms_at_the_top_of_a_jump() {
    for (y_speed, form) in [(-1, Form::Normal), (0, Form::Super), (0xFF, Form::Super), (0x100, Form::Normal)] {
        let mut play = in_jump(S2, (50, 7), |player| player.y_speed = Speed(y_speed));
        assert_eq!(play.hold(NONE, 1).form, form, "{y_speed:#x}");
    }
}

#[test]
fn a_transformation_holds_him_in_the_air() {
    for (rules, frames) in [(S2, 35), (S3, 25)] {
        let mut play = in_jump(rules, (60, 7), |player| player.y_speed = Speed(0));
        let before = play.hold(JUMP, 1).clone();
        assert!(before.is_transforming() && before.touches_nothing());
        assert_eq!(before.y_speed, Speed(0x38), "one step of gravity");
        let held = (0..100).take_while(|_| play.hold(NONE, 1).y == before.y).count();
        assert_eq!(held, frames);
        assert_eq!(play.world.player.y_speed, Speed(0x70));
    }
}

#[test]
fn a_ring_goes_every_61_frames() {
    for (rules, first) in [(S2, 1), (S3, 61)] {
        let mut play = in_jump(rules, (52, 7), |player| player.y_speed = Speed(0));
        let mut lost = Vec::new();
        for frame in 1..=200 {
            let before = *play.rings();
            play.hold(if frame == 1 { JUMP } else { NONE }, 1);
            if *play.rings() < before {
                lost.push(frame);
            }
        }
        assert_eq!(lost[..3], [first, first + 61, first + 122]);
    }
}

#[test]
fn the_last_ring_ends_the_form() {
    for (rules, protected) in [(S2, 1), (S3, 8)] {
        let mut play = in_jump(rules, (50, 7), |player| player.y_speed = Speed(0));
        play.hold(JUMP, 1);
        *play.rings() = 1;
        let player = (0..100).find_map(|_| (!play.hold(NONE, 1).form.is_super()).then(|| play.world.player.clone()));
        let player = player.expect("it ends");
        assert_eq!((player.stats, *play.rings()), (Stats::NORMAL, 0));
        assert_eq!(player.invincibility, protected);
        play.hold(NONE, 8);
        assert_eq!(play.world.player.invincibility, 0);
    }
}

#[test]
fn super_sonic_jumps_higher_and_others_do_not() {
    let rows = [
        (Character::Sonic, Form::Normal, -0x680),
        (Character::Sonic, Form::Super, -0x800),
        (Character::Sonic, Form::Hyper, -0x800),
        (Character::Tails, Form::Super, -0x680),
        (Character::Knuckles, Form::Hyper, -0x600),
    ];
    for (character, form, y_speed) in rows {
        let mut play = Play::on_flat(SK).with(|player| (player.character, player.form) = (character, form));
        *play.rings() = 50;
        assert_eq!(play.hold(JUMP, 1).y_speed, Speed(y_speed), "{character:?} {form:?}");
    }
}

#[test]
fn a_hyper_dash_goes_eight_ways() {
    const UP: Buttons = Buttons::UP;
    const L: Buttons = Buttons::LEFT;
    let rows = [
        (NONE, (0x800, 0)),
        (R, (0x800, 0)),
        (L, (-0x800, 0)),
        (UP, (0, -0x800)),
        (DOWN, (0, 0x800)),
        (UP.with(L), (-0x800, -0x800)),
        (DOWN.with(R), (0x800, 0x800)),
        (L.with(R), (0x800, 0)),
    ];
    for (held, (x_speed, y_speed)) in rows {
        for form in [Form::Super, Form::Hyper] {
            let mut play = in_jump(SK, (50, 0), |player| (player.form, player.ring_timer) = (form, 60));
            let player = play.hold(held.with(JUMP), 1);
            let dashed = player.ground_speed.0 == x_speed && player.y_speed.0 == y_speed + 0x38;
            assert_eq!(dashed && (x_speed, y_speed) != (0, 0), form == Form::Hyper, "{held:?} {form:?}");
        }
    }
}

#[test]
fn a_hyper_dash_destroys_the_enemies_on_the_screen() {
    for (form, left) in [(Form::Super, 1), (Form::Hyper, 0)] {
        let mut play = Play::with_objects(SK, vec![object("rover", 220, 160, &[])]).with(|player| {
            player.become_jumper();
            player.y = sim::units::Sub::from_px(100);
            (player.form, player.ring_timer) = (form, 60);
        });
        *play.rings() = 50;
        play.hold_before(NONE);
        play.hold(JUMP, 1);
        assert_eq!(play.all("rover").count(), left, "{form:?}");
    }
}

#[test]
fn a_hyper_dash_throws_back_the_shots_on_the_screen() {
    for (form, thrown) in [(Form::Super, false), (Form::Hyper, true)] {
        let mut play = Play::with_objects(SK, vec![object("lobber", 220, 240, &[])]);
        play.player().invincibility = u16::MAX;
        let thrown_at = (0..900).find(|_| {
            play.hold(NONE, 1);
            play.find("lobber_ball").is_some()
        });
        assert!(thrown_at.is_some());
        play.hold(NONE, 10);
        let player = play.player();
        player.become_jumper();
        (player.form, player.ring_timer) = (form, 60);
        *play.rings() = 50;
        play.hold_before(NONE);
        play.hold(JUMP, 1);
        for ball in play.all("lobber_ball") {
            let is_harmless = ball.body.hitbox.reaction == sim::objects::Reaction::None;
            let away = ball.body.x_speed.0 > 0x700;
            assert_eq!((is_harmless, away), (thrown, thrown), "{form:?}");
        }
    }
}

#[test]
fn a_super_player_is_not_hurt_and_destroys_what_he_touches() {
    for (form, hurt) in [(Form::Normal, true), (Form::Super, false)] {
        let mut play = Play::with_objects(S3, vec![object("rover", 101, 258, &[])]).with(|player| player.form = form);
        play.player().ring_timer = 60;
        *play.rings() = 20;
        play.hold(NONE, 1);
        assert_eq!(play.world.player.routine == sim::player::Routine::Hurt, hurt);
        assert_eq!(play.find("rover").is_some(), hurt);
    }
}
