//! The parameters of objects beyond the originals' figures: delays, speeds, ways. The first row of each table is
//! the original's figure.

use crate::objects::object;
use crate::play::{JUMP, NONE, Play, S1, S2, S3, SK};
use sim::level::{LevelBuilder, Placed};
use sim::objects::{Engine, Setting, kind_named};
use sim::project::{Placement, Start};
use sim::units::{Speed, Sub};

/// A player who falls on the middle of the only object, whose surface is so high above its centre.
fn falling_on(mut play: Play, x: i32, feet: i32, y_speed: i16) -> Play {
    let player = play.player();
    (player.x, player.y, player.airborne) = (Sub::from_px(x), Sub::from_px(feet - 19), true);
    (player.x_speed, player.y_speed) = (Speed::ZERO, Speed(y_speed));
    play
}

fn place(play: &Play, kind: &str) -> (i32, i32) {
    play.find(kind).map(|object| (object.body.x.px(), object.body.y.px())).unwrap()
}

/// Frames until something is so.
fn until(play: &mut Play, what: impl Fn(&Play) -> bool) -> u32 {
    (1..3000)
        .find(|_| {
            play.hold(NONE, 1);
            what(play)
        })
        .unwrap()
}

/// The way that the only object of a level shows.
fn path(play: &Play) -> Vec<(i32, i32)> {
    let placed = &play.level.objects().list()[0];
    let shown = sim::objects::shown(&play.level, placed);
    let setting = Setting { level: &play.level, values: &placed.values };
    let mut places = Vec::new();
    shown.state.path(&shown.body, &setting, &mut |place| places.push(place));
    places
}

#[test]
fn a_cannon_fires_and_turns_as_fast_as_set() {
    for (values, shot, frames) in [
        (&[][..], (3776, -1552), 16),
        (&[("speed", 0x800)], (1888, -776), 16),
        (&[("turn", 4)], (3776, -1552), 8),
        (&[("turn", 8), ("speed", 0x1800)], (5664, -2328), 4),
    ] {
        let play = Play::with_objects(S3, vec![object("cannon", 200, 200, values)]);
        let mut play = falling_on(play, 200, 200 - 41 - 2, 512);
        until(&mut play, |play| play.find("cannon").unwrap().body.picture > 4);
        // From a quarter to three quarters of the way to the right.
        until(&mut play, |play| play.find("cannon").unwrap().body.picture == 7);
        let turns = until(&mut play, |play| play.find("cannon").unwrap().body.picture != 7);
        assert!(turns <= frames, "{values:?}: {turns} frames at a position");
        until(&mut play, |play| play.find("cannon").unwrap().body.picture == 7);
        let player = play.hold(JUMP, 1);
        assert_eq!((player.x_speed.0, player.y_speed.0, player.ground_speed.0), (shot.0, shot.1, shot.0), "{values:?}");
    }
}

#[test]
fn a_cannons_whole_swing_takes_as_long_as_set() {
    for (turn, frames) in [(2, 128), (4, 64), (1, 256)] {
        let play = Play::with_objects(S3, vec![object("cannon", 200, 200, &[("turn", turn)])]);
        let mut play = falling_on(play, 200, 200 - 41 - 2, 512);
        let picture = |play: &Play| play.find("cannon").unwrap().body.picture;
        let mut leaves_the_end = || {
            until(&mut play, |play| picture(play) == 8);
            until(&mut play, |play| picture(play) != 8);
            play.world.frame
        };
        let first = leaves_the_end();
        assert_eq!(leaves_the_end() - first, frames, "{turn}");
    }
}

#[test]
fn a_mushroom_cap_throws_as_fast_as_set() {
    for (speed, came, throw) in
        [(0x680, 0x100, -0x680), (0x680, 0x760, -0x880), (0x400, 0x100, -0x400), (0x400, 0x660, -0x500)]
    {
        let play = Play::with_objects(SK, vec![object("mushroom", 200, 200, &[("speed", speed)])]);
        let mut play = falling_on(play, 200, 200 - 18 - 2 - 2 * (i32::from(came) >> 8), came - 0x38);
        until(&mut play, |play| play.world.player.on_object);
        until(&mut play, |play| !play.world.player.on_object);
        assert_eq!(play.world.player.y_speed, Speed(throw), "{speed:#x} {came:#x}");
    }
}

#[test]
fn a_balloon_throws_as_fast_as_set() {
    for (speed, under_water, throw) in [(0x700, 0, -0x700), (0x700, 1, -0x380), (0x400, 0, -0x400), (0x401, 1, -0x200)]
    {
        let values = [("speed", speed), ("under_water", under_water)];
        let play = Play::with_objects(S3, vec![object("balloon", 200, 150, &values)]);
        let mut play = falling_on(play, 206, 140 + 19, 256);
        assert_eq!(play.hold(NONE, 1).y_speed, Speed(throw), "{values:?}");
    }
}

#[test]
fn platforms_wait_as_long_as_set() {
    for (delay, frames) in [(0, 30), (30, 30), (1, 1), (120, 120)] {
        let values = [("motion", 8), ("delay", delay)];
        let mut play = Play::with_objects(S1, vec![object("platform", 200, 60, &values)]);
        play = falling_on(play, 200, 60 - 8 - 4, 0);
        until(&mut play, |play| play.world.player.on_object);
        // The first frame of the fall is one from rest.
        let falls = until(&mut play, |play| play.find("platform").unwrap().body.y_speed.0 > 0);
        assert_eq!(falls, frames + 1, "{delay}");
        assert_eq!(until(&mut play, |play| !play.world.player.on_object), 31, "{delay}: then it lets go as always");
    }
    for (delay, reach, frames, end) in [(0, 100, 62, 512), (10, 100, 12, 512), (0, 25, 62, 128), (90, 1, 92, 5)] {
        let values = [("motion", 9), ("switch", 3), ("delay", delay), ("reach", reach)];
        let mut play = Play::with_objects(S1, vec![object("platform", 400, 700, &values)]);
        assert_eq!(path(&play), [(400, 700), (400, 700 - end)]);
        play.world.objects.common.switches[3] = 1;
        assert_eq!(until(&mut play, |play| place(play, "platform").1 < 700), frames, "{delay}");
        play.hold(NONE, 400);
        assert_eq!(place(&play, "platform"), (400, 700 - end), "{reach}");
    }
}

#[test]
fn a_door_slides_as_fast_as_set() {
    for (speed, frames) in [(2, 32), (1, 64), (16, 4), (5, 13)] {
        let mut play = Play::with_objects(S1, vec![object("door", 200, 100, &[("speed", speed)])]);
        assert_eq!(place(&play, "door"), (200, 164));
        play.world.objects.common.switches[0] = 1;
        assert_eq!(until(&mut play, |play| place(play, "door").1 == 100), frames, "{speed}");
        play.hold(NONE, 2);
        play.world.objects.common.switches[0] = 0x80;
        assert_eq!(until(&mut play, |play| place(play, "door").1 == 164), frames, "{speed}: and back");
    }
}

/// A floor at y = 320 with a wall on it from x = 512 on, and one object; the player on it if he falls from `feet`.
fn before_a_wall(placement: Placement) -> Play {
    let mut level = LevelBuilder::new(80, 60);
    level.fill(0..80, 20..21, Placed::solid(1));
    level.fill(32..40, 10..20, Placed::solid(1));
    level.placements = vec![placement];
    level.start = Start { x: 200, y: 100, ..Start::default() };
    let mut play = Play::on(level.build(S1));
    play.hold(NONE, 1);
    falling_on(play, 200, 200 - 8 - 4, 0)
}

#[test]
fn moving_blocks_go_as_fast_as_set() {
    // Frames from the first one on it to where it stays, a pixel inside the wall: 296 pixels.
    for (speed, frames) in [(0, 296), (1, 296), (4, 74), (16, 19)] {
        let values = [("motion", 2), ("speed", speed)];
        let mut play = before_a_wall(object("moving_block", 200, 200, &values));
        assert_eq!(path(&play), [(200, 200), (496, 200)]);
        until(&mut play, |play| place(play, "moving_block").0 > 200);
        assert_eq!(until(&mut play, |play| place(play, "moving_block").0 == 496), frames - 1, "{speed}");
        assert!(play.hold(NONE, 60).on_object);
        assert_eq!(place(&play, "moving_block"), (496, 200));
    }
    let falls = before_a_wall(object("moving_block", 200, 200, &[("motion", 3), ("foot", 8), ("speed", 9)]));
    assert_eq!(path(&falls), [(200, 200), (496, 200), (496, 311)]);
    let mut falls = falls;
    until(&mut falls, |play| place(play, "moving_block") == (496, 311));
    falls.hold(NONE, 30);
    assert_eq!(place(&falls, "moving_block"), (496, 311), "on the floor");
    let no_wall = Play::with_objects(S1, vec![object("moving_block", 200, 60, &[("motion", 2)])]);
    assert_eq!(path(&no_wall), [], "a way without an end is not shown");
}

#[test]
fn moving_blocks_go_and_stay_as_set() {
    for (values, end, stays) in [
        (&[][..], 64, 300),
        (&[("reach", 50)], 32, 300),
        (&[("speed", 5), ("stays", 20)], 64, 20),
        (&[("reach", 0), ("stays", 1)], 0, 1),
    ] {
        let values: Vec<_> = [("size", 1), ("motion", 6)].into_iter().chain(values.iter().copied()).collect();
        let mut play = before_a_wall(object("moving_block", 200, 200, &values));
        assert_eq!(path(&play), [(200, 200), (200 + end, 200)]);
        until(&mut play, |play| play.world.player.on_object);
        until(&mut play, |play| place(play, "moving_block").0 == 200 + end);
        if end > 0 {
            assert_eq!(until(&mut play, |play| place(play, "moving_block").0 < 200 + end), stays + 1, "{values:?}");
            until(&mut play, |play| place(play, "moving_block").0 == 200);
        }
    }
    for (motion, reach, ends) in
        [(1, 100, [-95, 0]), (1, 50, [-47, 0]), (5, 100, [-127, 0]), (5, 200, [-254, 0]), (5, 0, [0, 0])]
    {
        let values = [("motion", motion), ("reach", reach)];
        let mut play = Play::with_objects(S1, vec![object("moving_block", 300, 300, &values)]);
        let ways: Vec<_> = (0..500)
            .map(|_| {
                play.hold(NONE, 1);
                let (x, y) = place(&play, "moving_block");
                x - 300 + y - 300
            })
            .collect();
        assert_eq!([*ways.iter().min().unwrap(), *ways.iter().max().unwrap()], ends, "{motion} {reach}");
        let shown: Vec<_> = path(&play).iter().map(|(x, y)| x - 300 + y - 300).collect();
        assert_eq!(shown, [ends[1], ends[0]], "{motion} {reach}");
    }
}

#[test]
fn a_lurker_waits_as_long_as_set() {
    for delay in [61, 1, 20, 175] {
        let mut play = Play::with_objects(S1, vec![object("lurker", 180, 200, &[("delay", delay)])]);
        assert_eq!(path(&play), [(180, 200), (180, 271 - 16)], "where it comes to the ground");
        play.player().take_control(0, 0x81);
        // The frame that brought it to life woke it; the first frame of the fall is one from rest.
        assert_eq!(until(&mut play, |play| play.find("lurker").unwrap().body.y_speed.0 > 0), delay as u32);
        let values = [("delay", delay), ("form", 1)];
        let mut play = Play::with_objects(S1, vec![object("lurker", 60, 160, &values)]);
        assert_eq!(path(&play), []);
        play.player().take_control(0, 0x81);
        assert_eq!(until(&mut play, |play| play.find("lurker_shot").is_some()), delay as u32);
        assert_eq!(until(&mut play, |play| play.find("lurker").is_none()), 80);
    }
}

#[test]
fn a_stinger_looks_as_far_and_hovers_as_long_as_set() {
    for (range, near) in [(40, 40), (100, 100), (0, 0)] {
        let mut play = Play::with_objects(S2, vec![object("stinger", 300, 60, &[("range", range)])]);
        play.player().take_control(0, 0x81);
        // It flies left, a pixel a frame; every second frame it looks, and that of seeing him still moves it.
        until(&mut play, |play| play.find("stinger_shot").is_some());
        let ahead = place(&play, "stinger").0 - 100;
        assert!((near + 6..=near + 7).contains(&ahead), "{range}: {ahead}");
    }
    for (pause, still) in [(31, 31), (2, 2), (100, 100)] {
        let values = [("flight", 20), ("shoots", 0), ("pause", pause)];
        let mut play = Play::with_objects(S2, vec![object("stinger", 300, 60, &values)]);
        until(&mut play, |play| place(play, "stinger").0 == 280);
        assert_eq!(until(&mut play, |play| place(play, "stinger").0 != 280), still + 1, "{pause}");
        assert_eq!(place(&play, "stinger").0, 281, "back");
    }
}

#[test]
fn a_crawler_crawls_and_pauses_as_set() {
    // Frames of two pauses and runs, and how far all of it gets on in them, 256ths of a pixel.
    for (values, cycle, way) in [
        (&[][..], 48, 12 * 256),
        (&[("speed", 0x20)], 48, 6 * 256),
        (&[("speed", 85)], 48, 16 * 3 * 85),
        (&[("pause", 1)], 36, 12 * 256),
        (&[("pause", 60), ("speed", 16)], 154, 3 * 256),
    ] {
        let mut level = LevelBuilder::new(80, 60);
        level.fill(0..80, 20..21, Placed::solid(1));
        level.placements = vec![object("crawler", 400, 313, values)];
        let mut play = Play::on(level.build(S1));
        play.player().take_control(0, 0x81);
        play.hold(NONE, 1);
        let xs = |play: &Play| -> Vec<_> {
            play.all("crawler").chain(play.all("crawler_part")).map(|piece| piece.body.x.0).collect()
        };
        let before = xs(&play);
        assert_eq!(before.len(), 4);
        for _ in 0..4 {
            let start = xs(&play);
            play.hold(NONE, cycle);
            let gone: Vec<_> = xs(&play).iter().zip(&start).map(|(now, then)| then - now).collect();
            assert_eq!(gone, [way; 4], "{values:?}");
        }
        let apart = |xs: &[i32]| -> Vec<_> { xs.windows(2).map(|pair| pair[1] - pair[0]).collect() };
        assert_eq!(apart(&xs(&play)), apart(&before), "{values:?}: it keeps together");
    }
}

#[test]
fn a_crawlers_way_ends_where_it_turns() {
    for (x, flip_x, values) in [(100, false, &[][..]), (400, true, &[("speed", 85), ("pause", 1)])] {
        let mut level = LevelBuilder::new(80, 60);
        level.fill(4..30, 20..21, Placed::solid(1));
        level.placements = vec![Placement { flip_x, ..object("crawler", x, 290, values) }];
        let mut play = Play::on(level.build(S1));
        play.player().take_control(0, 0x81);
        let way = path(&play);
        let shown = [way.iter().map(|(x, _)| *x).min(), way.iter().map(|(x, _)| *x).max()].map(Option::unwrap);
        assert_eq!((shown[0], way.iter().all(|(_, y)| *y == 312)), (63, true), "{way:?}");
        let mut gone = Vec::new();
        for _ in 0..4000 {
            play.hold(NONE, 1);
            gone.extend(play.find("crawler").map(|head| head.body.x.px()));
        }
        let found = [*gone.iter().min().unwrap(), *gone.iter().max().unwrap()];
        assert!(
            shown.iter().zip(found).all(|(values, found)| (values - found).abs() <= 1),
            "{values:?} {shown:?} {found:?}"
        );
    }
}

#[test]
fn what_the_originals_do_not_have_has_no_subtype_there() {
    for (kind, original, name, value) in [
        ("cannon", (Engine::Sonic3K, 0x42), "speed", 0x800),
        ("mushroom", (Engine::Sonic3KB, 0x23), "speed", 0x400),
        ("balloon", (Engine::Sonic3K, 0x41), "speed", 0x400),
        ("door", (Engine::Sonic1, 0x56), "speed", 3),
        ("platform", (Engine::Sonic1, 0x18), "delay", 3),
        ("moving_block", (Engine::Sonic1, 0x52), "stays", 3),
        ("lurker", (Engine::Sonic1, 0x42), "delay", 3),
        ("stinger", (Engine::Sonic2, 0x4B), "range", 3),
        ("crawler", (Engine::Sonic1, 0x78), "pause", 3),
    ] {
        let kind_id = kind_named(kind).unwrap();
        let mut values = (0..=255).find_map(|subtype| kind_id.values_of_subtype(original, subtype)).unwrap();
        assert!(kind_id.subtype_of_values(original, &values).is_some(), "{kind}");
        let number = kind_id.info().parameters.iter().position(|parameter| parameter.name == name).unwrap();
        values[number] = value;
        assert_eq!(kind_id.subtype_of_values(original, &values), None, "{kind}");
    }
}
