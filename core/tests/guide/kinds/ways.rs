//! Game Objects: what leads the player along a way of its own.

use crate::objects::object;
use crate::play::{JUMP, NONE, Play, R, S2};
use sim::objects::{Engine, kind_named};
use sim::units::{Speed, Sub};

/// On the examples' floor before a spiral whose middle is at x = 400, so fast.
fn before_a_spiral(x: i32, ground_speed: i16) -> Play {
    let mut play = Play::with_objects(S2, vec![object("spiral", 400, 220, &[])]);
    play.player().x = Sub::from_px(x);
    play.at_speed(ground_speed)
}

#[test]
fn a_spiral_leads_him_up_and_down_again() {
    // Columns from the middle and how far below the spiral's centre his own is, as recordings of Sonic 2 have them.
    let seen = [(-80, -11), (-55, -24), (-21, -35), (15, -37), (42, -32), (69, -21), (87, -8), (106, 9), (192, 32)];
    for (column, height) in seen {
        let mut play = before_a_spiral(200, 0x700);
        play.hold(NONE, 1);
        let on_it = play.world.player.on_object;
        play.player().x = Sub::from_px(400 + column - 6);
        play.hold(NONE, 1);
        let player = &play.world.player;
        let place = (player.x.px() - 400, player.y.px() - 220);
        assert_eq!((on_it, place), (true, (column, height)), "column {column}");
    }
}

#[test]
fn a_ball_goes_through_a_spiral_five_pixels_lower() {
    let mut play = before_a_spiral(200, 0x800).rolled_up();
    play.hold(NONE, 1);
    assert!(play.player().on_object);
    play.player().x = Sub::from_px(380);
    play.hold(NONE, 1);
    let player = &play.world.player;
    assert_eq!((player.x.px(), player.y.px()), (387, 220 - 36 + 5));
}

#[test]
fn a_player_slow_or_jumping_or_outside_leaves_a_spiral() {
    // x, ground speed, taken on: towards the middle, 192 to 208 pixels before it.
    for (x, speed, expected) in [
        (187, 0x600, true),
        (186, 0x600, false),
        (203, 0x600, true),
        (204, 0x600, false),
        (615, -0x600, false),
        (614, -0x600, true),
        (200, -0x600, false),
        (200, 0x100, true),
    ] {
        let mut play = before_a_spiral(x, speed);
        assert_eq!(play.hold(NONE, 1).on_object, expected, "{x} {speed:#x}");
    }
    for (what, speed, airborne) in [("slow", 0x5FF, false), ("jumps", 0x700, true)] {
        let mut play = before_a_spiral(200, 0x700);
        play.hold(NONE, 1);
        play.player().ground_speed = Speed(speed);
        play.hold(if airborne { JUMP } else { NONE }, 1);
        let player = &play.world.player;
        assert_eq!((player.on_object, player.airborne), (false, airborne), "{what}");
    }
    let mut play = before_a_spiral(200, 0x700);
    play.hold(R, 80);
    let player = &play.world.player;
    assert!(player.x.px() > 620 && !player.on_object && !player.airborne, "he leaves at the other end");
}

#[test]
fn only_spirals_of_their_zone_are_read_from_sonic_2() {
    let spiral = kind_named("spiral").unwrap();
    let original = (Engine::Sonic2, 0x06);
    let values = spiral.values_of_subtype(original, 0).unwrap();
    assert_eq!((values[0], spiral.subtype_of_values(original, &values)), (0, Some(0)), "tiles draw it there");
    assert_eq!(spiral.values_of_subtype(original, 0x80), None, "the cage of another zone");
}
