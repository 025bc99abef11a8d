//! Game Objects > S Tunnels: areas and lines that make a ball of the player.

use crate::objects::{level_with, object};
use crate::play::{JUMP, L, NONE, Play, R, S1, S2, SK};
use sim::player::rolling::RollMode;
use sim::project::Placement;
use sim::units::{Speed, Sub};

/// Standing at x = 100 on FLAT, in an area that ends at pixel 355.
fn in_area(fields: &[(&str, i32)]) -> Play {
    Play::on(level_with(S2, vec![object("roll_area", 228, 250, fields)]))
}

#[test]
fn a_ball_too_slow_for_pinball_mode_rolls_on() {
    for (faces_left, speed) in [(false, 0x400), (true, -0x400)] {
        let mut play = in_area(&[]);
        play.player().faces_left = faces_left;
        let player = play.hold(NONE, 1);
        assert_eq!((player.rolling, player.height_radius, player.ground_speed.0), (true, 14, speed));
        assert_eq!(player.y.px(), 257, "the centre sinks by 5");
        assert_eq!(play.hold(NONE, 1).ground_speed.0.abs(), 0x400 - 6, "with friction as always");
    }
}

#[test]
fn a_ball_in_pinball_mode_steers_but_cannot_jump() {
    let mut play = in_area(&[]);
    play.player().ground_speed = Speed(0x300);
    let player = play.hold(JUMP.with(L), 1);
    assert_eq!((player.airborne, player.ground_speed.0), (false, 0x300 - 0x20 - 6));
}

#[test]
fn a_ball_in_a_tunnel_neither_steers_nor_slows() {
    let mut play = in_area(&[("mode", 1)]);
    play.player().ground_speed = Speed(0x300);
    for held in [L, R, JUMP, NONE] {
        let player = play.hold(held, 5);
        assert_eq!((player.ground_speed.0, player.airborne), (0x300, false), "{held:?}");
    }
}

#[test]
fn a_ball_in_pinball_mode_lands_as_a_ball() {
    for (fields, lands_as_ball) in [(&[][..], true), (&[("width", 16)], false)] {
        let mut play = in_area(fields);
        play.hold(NONE, 1);
        let player = play.player();
        (player.rolling, player.airborne, player.y) = (true, true, Sub::from_px(230));
        (player.width_radius, player.height_radius) = (7, 14);
        play.hold_until_landed(NONE);
        assert_eq!(play.world.player.rolling, lands_as_ball, "{fields:?}");
    }
}

#[test]
fn pinball_mode_lifts_the_cap_of_the_rise() {
    for (fields, speed) in [(&[("height", 2000)][..], -0x1800), (&[("width", 16)], -0xFC0)] {
        let mut play = in_area(fields);
        let player = play.player();
        (player.airborne, player.y_speed) = (true, Speed(-0x1800));
        assert_eq!(play.hold(NONE, 1).y_speed.0, speed + 0x38, "{fields:?}");
    }
}

#[test]
fn an_area_gives_an_entering_player_its_start_speed() {
    let mut play = in_area(&[("start_speed", 0x580), ("mode", 1)]);
    play.player().ground_speed = Speed(0x10);
    assert_eq!(play.hold(NONE, 1).ground_speed.0, 0x580);
    play.player().ground_speed = Speed(0x100);
    assert_eq!(play.hold(NONE, 1).ground_speed.0, 0x100, "who is a ball keeps his own");
}

#[test]
fn a_forced_roll_ends_with_its_area_or_a_hit() {
    let mut play = in_area(&[]);
    play.hold(NONE, 1);
    play.player().x = Sub::from_px(356);
    assert!(play.hold(NONE, 1).forced_roll.is_free());
    let mut play = in_area(&[]);
    play.hold(NONE, 1);
    play.player().hurt(&S2, 0);
    assert!(!play.world.player.rolling, "he stands up for the hit");
    assert!(play.hold(NONE, 1).forced_roll.is_free(), "the area takes nobody who is hurt");
}

#[test]
fn a_roll_line_forces_one_way_and_frees_the_other() {
    // From, to, mirrored, y beside the line: forced?
    for (from, to, flip_x, y, was, forced) in [
        (190, 200, false, 252, false, true),
        (190, 199, false, 252, false, false),
        (205, 195, false, 252, true, false),
        (190, 200, true, 252, true, false),
        (205, 195, true, 252, false, true),
        (190, 200, false, 200, false, true),
        (190, 200, false, 170, false, false),
        (205, 195, false, 170, true, true),
    ] {
        let line = Placement { flip_x, ..object("roll_switcher", 200, 240, &[]) };
        let mut play = Play::on(level_with(SK, vec![line]));
        let player = play.player();
        (player.x, player.y) = (Sub::from_px(from), Sub::from_px(y));
        player.airborne = y < 250;
        play.hold(NONE, 2);
        let player = play.player();
        player.x = Sub::from_px(to);
        player.forced_roll.mode = if was { RollMode::Pinball } else { RollMode::Free };
        let found = play.hold(NONE, 1);
        assert_eq!(!found.forced_roll.is_free(), forced, "{from} {to} {flip_x} {y} {was}");
        assert_eq!(found.rolling, forced && !was);
    }
}

#[test]
fn a_roll_line_starts_a_player_who_was_not_a_ball() {
    for (from, to, flip_x, speed) in [(190, 200, false, 0x580), (205, 195, true, -0x580)] {
        let line = Placement { flip_x, ..object("roll_switcher", 200, 240, &[("start_speed", 0x580)]) };
        let mut play = Play::on(level_with(SK, vec![line]));
        play.player().x = Sub::from_px(from);
        play.hold(NONE, 2);
        play.player().x = Sub::from_px(to);
        assert_eq!(play.hold(NONE, 1).ground_speed.0, speed);
    }
}

#[test]
fn a_lying_roll_line_is_crossed_downwards() {
    let line = object("roll_switcher", 100, 200, &[("orientation", 1)]);
    let mut play = Play::at(level_with(S1, vec![line]), 100, 180);
    play.hold(NONE, 2);
    play.player().y = Sub::from_px(205);
    assert!(!play.hold(NONE, 1).forced_roll.is_free());
    play.player().y = Sub::from_px(190);
    assert!(play.hold(NONE, 1).forced_roll.is_free());
}
