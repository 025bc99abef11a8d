//! Rocks: the sizes of Sonic 3 & Knuckles, those that break, and those that can be pushed.

use crate::objects::object;
use crate::play::{L, NONE, Play, R, S3};
use sim::objects::{Engine, Setting, kind_named};
use sim::units::{Speed, Sub};

/// A rock at x = 200 on the floor, whose top is at y = 256.
fn at_rock(set: &[(&str, i32)], half_height: i32) -> Play {
    Play::with_objects(S3, vec![object("rock", 200, 256 - half_height, set)])
}

fn rock_x(play: &Play) -> i32 {
    play.find("rock").unwrap().body.x.px()
}

fn pieces(play: &Play) -> usize {
    play.all("fragment").count()
}

#[test]
fn a_rock_stops_the_player_where_its_size_says() {
    for (size, half_width, half_height) in [(0, 16, 16), (1, 24, 39), (2, 24, 23), (3, 24, 15), (4, 14, 15)] {
        let set = [("size", size)];
        let mut play = at_rock(&set, half_height).at_speed(0x200);
        play.hold(R, 60);
        assert_eq!(200 - play.world.player.x.px(), half_width + 11, "{size}");
        assert_eq!(rock_x(&play), 200, "{size}: it does not move");

        let placed = &play.level.objects().list()[0];
        let shown = sim::objects::shown(&play.level, placed);
        let setting = Setting { level: &play.level, values: &placed.values };
        let solid = shown.state.solid(&shown.body, &setting).unwrap();
        assert_eq!((solid.half_height, i32::from(shown.body.half_height)), (half_height, half_height), "{size}");
    }
}

#[test]
fn sizes_and_bits_are_in_the_subtype() {
    let rock = kind_named("rock").unwrap();
    for (subtype, expected) in
        [(0x00, [1, 0, 0, 0]), (0x11, [2, 1, 0, 0]), (0x24, [3, 0, 1, 0]), (0x32, [4, 0, 0, 1]), (0x07, [1, 1, 1, 1])]
    {
        let values = rock.values_of_subtype((Engine::Sonic3K, 5), subtype).unwrap();
        assert_eq!(values[..4], expected, "{subtype:02X}");
        assert_eq!(rock.subtype_of_values((Engine::Sonic3K, 5), &values), Some(subtype));
    }
    for unknown in [0x40, 0x08, 0x80] {
        assert_eq!(rock.values_of_subtype((Engine::Sonic3K, 5), unknown), None, "{unknown:02X}");
    }
    let usual = rock.values_of_subtype((Engine::Sonic1, 0x3B), 0).unwrap();
    assert_eq!(usual[..4], [0, 0, 0, 0]);
    assert_eq!(rock.subtype_of_values((Engine::Sonic3K, 5), &usual), None, "no such size there");
}

#[test]
fn a_ball_breaks_it_from_above() {
    for (set, rolling, breaks) in [
        (&[("size", 2), ("from_above", 1)][..], true, true),
        (&[("size", 2), ("from_above", 1)], false, false),
        (&[("size", 2), ("from_side", 1)], true, false),
    ] {
        let mut play = at_rock(set, 23);
        let player = play.player();
        (player.x, player.y, player.airborne) = (Sub::from_px(200), Sub::from_px(150), true);
        if rolling {
            player.curl_up(&S3);
        }
        let thrown = (0..60).any(|_| play.hold(NONE, 1).y_speed.0 < 0);
        assert_eq!((thrown, pieces(&play) > 0), (breaks, breaks), "{set:?} {rolling}");
        if breaks {
            assert!(play.world.player.rolling && play.world.player.airborne);
            play.hold(NONE, 90);
            assert!(play.find("rock").is_none(), "nothing is left of it");
        }
    }
}

#[test]
fn a_fast_ball_breaks_it_from_the_side() {
    for (set, speed, breaks) in [
        (&[("size", 3), ("from_side", 1)][..], 0x600, true),
        (&[("size", 3), ("from_side", 1)], 0x480, false),
        (&[("size", 3), ("from_above", 1)], 0x600, false),
    ] {
        let mut play = at_rock(set, 15);
        (play.player().x, play.player().ground_speed, play.player().x_speed) =
            (Sub::from_px(120), Speed(speed), Speed(speed));
        play.player().curl_up(&S3);
        let before = speed;
        play.hold(NONE, 30);
        assert_eq!(pieces(&play) > 0, breaks, "{set:?} {speed:X}");
        if breaks {
            let now = play.world.player.ground_speed.0;
            assert!((before - 0x100..before).contains(&now), "he rolls on: {now:X}");
        } else {
            assert_eq!(play.world.player.x.px(), 200 - 24 - 11);
        }
    }
}

#[test]
fn it_is_pushed_to_the_left_a_pixel_in_17_frames() {
    let mut play = at_rock(&[("size", 3), ("pushable", 1)], 15);
    play.player().x = Sub::from_px(260);
    play.hold(L, 60);
    let mut steps = Vec::new();
    let mut last = rock_x(&play);
    for frame in 0..80 {
        play.hold(L, 1);
        if rock_x(&play) != last {
            assert_eq!(rock_x(&play), last - 1);
            (last, steps) = (last - 1, [steps, vec![frame]].concat());
        }
    }
    assert!(steps.windows(2).all(|pair| pair[1] - pair[0] == 17) && steps.len() >= 4, "{steps:?}");
    play.hold(R, 40);
    assert_eq!(rock_x(&play), last, "only while it is pushed");
    play.hold(L, 17 * 70);
    assert_eq!(rock_x(&play), 200 - 64);
}

#[test]
fn it_is_not_pushed_to_the_right_nor_without_being_told() {
    for (set, x, pad) in [(&[("size", 3), ("pushable", 1)][..], 150, R), (&[("size", 3)], 250, L), (&[], 250, L)] {
        let mut play = at_rock(set, 15);
        play.player().x = Sub::from_px(x);
        play.hold(pad, 100);
        assert_eq!(rock_x(&play), 200, "{set:?} {x}");
    }
}
