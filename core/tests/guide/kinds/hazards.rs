//! Game Objects > Spikes, Bumpers.

use crate::objects::object;
use crate::play::{NONE, Play, S1, S2, S3, SK};
use sim::objects::{Engine, kind_named};
use sim::player::Routine;
use sim::project::Placement;
use sim::units::{Speed, Sub};

/// Returns the place of spikes at (300,300) in a frame of their motion, from 0.
fn spikes_after(time: u32, values: &[(&str, i32)]) -> (i32, i32) {
    let mut play = Play::on(crate::objects::level_with(S1, vec![object("spikes", 300, 300, values)]));
    play.hold(NONE, time + 1);
    let body = play.find("spikes").unwrap().body;
    (body.x.px(), body.y.px())
}

#[test]
fn moving_spikes_go_as_set() {
    for (values, time, expected) in [
        (&[("moves", 3)][..], 3, (300, 268)),
        (&[("moves", 4)], 0, (292, 300)),
        (&[("moves", 4)], 3, (268, 300)),
        (&[("moves", 1), ("way", 64)], 7, (300, 364)),
        (&[("moves", 2), ("way", 12)], 0, (308, 300)),
        (&[("moves", 2), ("way", 12)], 1, (312, 300)),
        (&[("moves", 1), ("wait", 10)], 13, (300, 332)),
        (&[("moves", 1), ("wait", 10)], 14, (300, 324)),
        (&[("moves", 1), ("wait", 10)], 29, (300, 308)),
        // Half of the 129 frames are over.
        (&[("moves", 1), ("phase", 128)], 0, (300, 324)),
    ] {
        assert_eq!(spikes_after(time, values), expected, "{values:?} {time}");
    }
}

#[test]
fn moving_spikes() {
    // 69
    for (time, offset) in [(0, 8), (1, 16), (2, 24), (3, 32), (63, 32), (64, 24), (67, 0), (68, 0), (128, 0), (129, 8)]
    {
        assert_eq!(spikes_after(time, &[("moves", 1)]), (300, 300 + offset), "{time}");
    }
    for (moves, expected) in [(1, (300, 332)), (2, (332, 300))] {
        let mut play = Play::with_objects(S2, vec![object("spikes", 300, 300, &[("moves", moves)])]);
        play.hold(NONE, 30);
        let body = play.find("spikes").unwrap().body;
        assert_eq!((body.x.px(), body.y.px()), expected);
        play.hold(NONE, 129 * 5 - 31);
        let body = play.find("spikes").unwrap().body;
        assert_eq!((body.x.px(), body.y.px()), (300, 300), "a period is 129 frames");
    }
}

#[test]
fn spikes_wait_a_frame_from_sonic_2_on() {
    for (rules, offsets) in [(S1, [308, 316, 324]), (S2, [300, 308, 316]), (S3, [300, 308, 316])] {
        let mut play = Play::on(crate::objects::level_with(rules, vec![object("spikes", 300, 300, &[("moves", 1)])]));
        let places = [(); 3].map(|()| {
            play.hold(NONE, 1);
            play.find("spikes").unwrap().body.y.px()
        });
        assert_eq!(places, offsets);
    }
}

/// Whether a player in the air is hurt by spikes at (200,200), coming from a place at a speed.
fn is_hurt(rules: sim::ruleset::Ruleset, spikes: Placement, place: (i32, i32), speed: (i16, i16)) -> bool {
    let mut play = Play::with_objects(rules, vec![spikes]);
    play.world.objects.common.tally.rings = 5;
    play.player().airborne = true;
    (play.player().x, play.player().y) = (Sub::from_px(place.0), Sub::from_px(place.1));
    (play.player().x_speed, play.player().y_speed) = (Speed(speed.0), Speed(speed.1));
    play.hold(NONE, 4);
    play.player().routine == Routine::Hurt
}

#[test]
fn spikes_hurt_where_they_point() {
    let up = || object("spikes", 200, 200, &[]);
    let down = || Placement { flip_y: true, ..up() };
    let right = || object("spikes", 200, 200, &[("points", 1)]);
    let (above, below, beside) = ((200, 163), (200, 236), (232, 200));
    let (falls, rises, runs) = ((0, 0x200), (0, -0x400), (-0x400, 0));
    for (row, spikes, from, speed, expected) in [
        ("up, from above", up(), above, falls, [true, true]),
        ("up, from below", up(), below, rises, [true, false]),
        ("up, from the side", up(), beside, runs, [false, false]),
        ("down, from above", down(), above, falls, [true, false]),
        ("down, from below", down(), below, rises, [true, true]),
        ("sideways, from the side", right(), beside, runs, [true, true]),
        ("sideways, from above", right(), above, falls, [false, false]),
        ("sideways, from below", right(), below, rises, [false, false]),
    ] {
        for (rules, expected) in [(S1, expected[0]), (S2, expected[1]), (S3, expected[1])] {
            assert_eq!(is_hurt(rules, spikes.clone(), from, speed), expected, "{row} {:?}", rules.animations);
        }
    }
}

#[test]
fn in_the_frame_of_a_hit_he_still_counts_as_standing() {
    for rings in [0, 5] {
        let mut play = Play::with_objects(S2, vec![object("spikes", 200, 200, &[])]);
        play.world.objects.common.tally.rings = rings;
        (play.player().airborne, play.player().y_speed) = (true, Speed(0x200));
        (play.player().x, play.player().y) = (Sub::from_px(200), Sub::from_px(155));
        let hit = (0..20).find(|_| play.hold(NONE, 1).routine != Routine::Normal);
        assert!(hit.is_some() && play.player().on_object && play.player().airborne, "{rings} rings");
        assert!(!play.hold(NONE, 1).on_object, "{rings} rings: not in the next");
    }
}

#[test]
fn sonic_1_spikes_hurt_again_at_once() {
    for (rules, hurt) in [(S1, true), (S2, false), (SK, false)] {
        let mut play = Play::with_objects(rules, vec![object("spikes", 100, 240, &[])]);
        play.world.objects.common.tally.rings = 5;
        play.player().invulnerability = 100;
        play.player().airborne = true;
        play.player().y = Sub::from_px(190);
        play.hold(NONE, 20);
        assert_eq!(play.player().routine == Routine::Hurt, hurt);
        let mut play = Play::with_objects(rules, vec![object("spikes", 100, 240, &[])]);
        play.player().invincibility = 100;
        (play.player().airborne, play.player().y) = (true, Sub::from_px(190));
        assert_eq!(play.hold(NONE, 20).routine, Routine::Normal, "invincibility protects");
    }
}

#[test]
fn spikes_by_their_subtype() {
    let spikes = kind_named("spikes").unwrap();
    for (engine, subtype, expected) in [
        (Engine::Sonic1, 0x00, [0, 20, 0]),
        (Engine::Sonic1, 0x12, [1, 20, 2]),
        (Engine::Sonic1, 0x51, [1, 4, 1]),
        (Engine::Sonic2, 0x31, [0, 64, 1]),
        (Engine::Sonic3K, 0x72, [1, 64, 2]),
    ] {
        let values = spikes.values_of_subtype((engine, 0x36), subtype).unwrap();
        assert_eq!(values[..3], expected, "{engine:?} {subtype:#x}");
        assert_eq!(spikes.subtype_of_values((engine, 0x36), &values), Some(subtype), "{engine:?} {subtype:#x}");
    }
    assert_eq!(spikes.values_of_subtype((Engine::Sonic1, 0x36), 0x60), None);
    assert_eq!(spikes.values_of_subtype((Engine::Sonic2, 0x36), 0x03), None);
}

/// Speeds after touching a bumper at (300,200) from places relative to it.
fn thrown(kind: &str, rules: sim::ruleset::Ruleset, x: i32, y: i32, speed: (i16, i16)) -> (i16, i16) {
    let mut play = Play::with_objects(rules, vec![object(kind, 300, 200, &[])]);
    (play.player().x, play.player().y) = (Sub::from_px(300 + x), Sub::from_px(200 + y));
    play.player().airborne = true;
    play.player().jumping = true;
    // What his own step adds before he touches it.
    (play.player().x_speed, play.player().y_speed) = (Speed(speed.0), Speed(speed.1));
    play.player().take_control(0, sim::player::grip::object_control::HELD);
    let player = play.hold(NONE, 1);
    assert!(player.airborne && !player.jumping);
    (player.x_speed.0, player.y_speed.0)
}

#[test]
fn a_round_bumper_throws_straight_away() {
    // 58
    for (x, y, expected) in [
        (10, 0, (1792, 0)),
        (0, -10, (0, -1792)),
        (10, -10, (1267, -1267)),
        (-10, -20, (-805, -1596)),
        (12, 5, (1652, 679)),
        (0, 0, (0, -1792)),
    ] {
        assert_eq!(thrown("bumper", S1, x, y, (55, 66)), expected, "{x} {y}");
    }
}

#[test]
fn a_bumper_wins_points_ten_times() {
    let mut play = Play::with_objects(S2, vec![object("bumper", 300, 200, &[])]);
    for hit in 1..=14 {
        (play.player().x, play.player().y) = (Sub::from_px(300), Sub::from_px(200));
        play.hold(NONE, 1);
        assert_eq!(play.world.objects.common.tally.score, 10 * hit.min(10), "{hit}");
    }
}

#[test]
fn a_hexagonal_bumper_throws_off_its_sides() {
    for (x, y, expected) in [
        (20, 0, (0x800, 7)),
        (-20, 0, (-0x800, 7)),
        (5, -20, (5 + 0x200, -0x800)),
        (-5, -20, (5 - 0x200, -0x800)),
        (0, 20, (5 - 0x200, 0x800)),
    ] {
        assert_eq!(thrown("hex_bumper", S1, x, y, (5, 7)), expected, "{x} {y}");
    }
    let mut play = Play::with_objects(S2, vec![object("hex_bumper", 300, 200, &[("moves", 1)])]);
    let xs: Vec<_> = (0..800)
        .map(|_| {
            play.hold(NONE, 1);
            play.find("hex_bumper").unwrap().body.x.px()
        })
        .collect();
    assert_eq!((xs.iter().min(), xs.iter().max()), (Some(&204), Some(&396)));
}
