//! More of what a designer can set of objects: sizes, strengths, and the speeds of what they shoot. The first row of each
//! table is the original's figure, as it is without the parameter.

use crate::objects::object;
use crate::play::{JUMP, NONE, Play, R, S1, S2, S3};
use sim::objects::{Engine, Setting, kind_named};
use sim::project::Placement;
use sim::units::{Speed, Sub};

/// The bodies of a kind, in slot order: places and speeds.
fn bodies(play: &Play, kind: &str) -> Vec<(i32, i32, i16, i16)> {
    let of_kind = |object: &sim::objects::Object| object.state.kind().info().name == kind;
    let live = play.world.objects.slots.iter().filter(|(_, object)| of_kind(object));
    live.map(|(_, object)| (object.body.x.px(), object.body.y.px(), object.body.x_speed.0, object.body.y_speed.0))
        .collect()
}

/// The first shot of a kind that comes up.
fn first_shot(play: &mut Play, kind: &str) -> Vec<(i16, i16)> {
    (0..400)
        .find_map(|_| {
            play.hold(NONE, 1);
            play.player().invincibility = u16::MAX;
            let shots = bodies(play, kind);
            (!shots.is_empty()).then(|| shots.iter().map(|(.., x_speed, y_speed)| (*x_speed, *y_speed)).collect())
        })
        .unwrap_or_default()
}

fn set<'a>(all: &[(&'a str, i32)], one: Option<(&'a str, i32)>) -> Vec<(&'a str, i32)> {
    all.iter().copied().chain(one).collect()
}

#[test]
fn shots_fly_as_fast_as_they_are_told() {
    for (speed, expected) in [(None, 0x200), (Some(0x400), 0x400)] {
        let set = set(&[], speed.map(|speed| ("bolt_speed", speed)));
        let mut play = Play::with_objects(S1, vec![object("drone", 250, 160, &set)]);
        assert_eq!(first_shot(&mut play, "drone_bolt"), [(-expected, expected)]);
    }
    for (speed, expected) in [(None, 0x180), (Some(0x100), 0x100)] {
        let set = set(&[], speed.map(|speed| ("shot_speed", speed)));
        let mut play = Play::with_objects(S2, vec![object("stinger", 220, 160, &set)]);
        assert_eq!(first_shot(&mut play, "stinger_shot"), [(-expected, expected)]);
    }
    for (throw, x_speed, y_speed) in [(None, 0x100, -0x400), (Some(150), 0x180, -0x600)] {
        let set = set(&[("stretch", 10), ("pause", 5)], throw.map(|throw| ("throw", throw)));
        let mut play = Play::with_objects(S1, vec![object("lobber", 300, 250, &set)]);
        assert_eq!(first_shot(&mut play, "lobber_ball"), [(-x_speed, y_speed + 0x38), (x_speed, y_speed + 0x38)]);
    }
}

#[test]
fn spikes_go_as_fast_as_they_are_told() {
    for (speed, step) in [(None, 8), (Some(4), 4), (Some(5), 5), (Some(64), 32)] {
        let set = set(&[("moves", 3)], speed.map(|speed| ("speed", speed)));
        let mut play = Play::with_objects(S1, vec![object("spikes", 300, 160, &set)]);
        let ys: Vec<i32> = (0..200)
            .map(|_| {
                play.hold(NONE, 1);
                bodies(&play, "spikes")[0].1
            })
            .collect();
        let moved = ys.windows(2).map(|pair| (pair[1] - pair[0]).abs()).max();
        assert_eq!((moved, ys.iter().min(), ys.iter().max()), (Some(step), Some(&128), Some(&160)), "{speed:?}");
    }
}

#[test]
fn platforms_go_as_far_and_as_fast_as_they_are_told() {
    for (reach, up, down) in [(None, 96, 16), (Some(50), 48, 8), (Some(0), 0, 0)] {
        let reach = reach.map(|reach| ("reach", reach));
        let mut play = Play::with_objects(S1, vec![object("grass_platform", 300, 160, &set(&[("motion", 4)], reach))]);
        let ys: Vec<i32> = (0..500)
            .map(|_| {
                play.hold(NONE, 1);
                bodies(&play, "grass_platform")[0].1
            })
            .collect();
        let ends = (160 - ys.iter().min().unwrap(), 160 - ys.iter().max().unwrap());
        assert!((up - 1..=up).contains(&ends.0.max(up - 1)) && ends.1 == 0, "{reach:?}: {ends:?}");
        let mut play = Play::with_objects(S1, vec![object("grass_platform", 100, 200, &set(&[("motion", 5)], reach))]);
        (play.player().y, play.player().airborne) = (Sub::from_px(120), true);
        play.hold(NONE, 120);
        assert!(play.world.player.on_object, "{reach:?}");
        assert_eq!(bodies(&play, "grass_platform")[0].1, 200 + down, "{reach:?}");
    }
    for (more, end, frames) in [(None, 512, 256), (Some(("height", 100)), 100, 50), (Some(("speed", 0x400)), 512, 128)]
    {
        let set = set(&[("motion", 9), ("switch", 3), ("delay", 1)], more);
        let mut play = Play::with_objects(S1, vec![object("platform", 400, 700, &set)]);
        play.world.objects.common.switches[3] = 1;
        play.hold(NONE, 2);
        let rises = (1..400).find(|_| {
            play.hold(NONE, 1);
            bodies(&play, "platform")[0].1 == 700 - end
        });
        assert_eq!(rises, Some(frames), "{more:?}");
        play.hold(NONE, 20);
        assert_eq!(bodies(&play, "platform")[0].1, 700 - end, "{more:?}: and no further");
    }
}

#[test]
fn winds_and_flippers_are_as_strong_as_they_are_told() {
    for (strength, moved) in [(None, 7), (Some(200), 14), (Some(50), 3), (Some(0), 0)] {
        let set = set(&[("always_on", 1)], strength.map(|strength| ("strength", strength)));
        let fan = Placement { flip_x: true, ..object("fan", 70, 250, &set) };
        let mut play = Play::with_objects(S1, vec![fan]);
        let x = play.world.player.x.px();
        assert_eq!(play.hold(NONE, 1).x.px() - x, moved, "{strength:?}");
    }
    for (strength, speeds) in [(None, (606, -3107)), (Some(50), (303, -1553))] {
        let set = set(&[], strength.map(|strength| ("strength", strength)));
        let mut play = Play::with_objects(S2, vec![object("flipper", 200, 160, &set)]);
        (play.player().x, play.player().y, play.player().airborne) = (Sub::from_px(200), Sub::from_px(130), true);
        let caught = (0..60).find(|_| play.hold(NONE, 1).is_held());
        assert!(caught.is_some());
        play.player().x = Sub::from_px(200);
        let player = play.hold(JUMP, 1);
        assert_eq!((player.x_speed.0, player.y_speed.0), speeds, "{strength:?}");
    }
    for (strength, speed) in [(None, 0x1000), (Some(25), 0x400)] {
        let set = set(&[("form", 1)], strength.map(|strength| ("strength", strength)));
        let mut play = Play::with_objects(S2, vec![object("flipper", 130, 240, &set)]).at_speed(0x100);
        let thrown = (0..60).map(|_| play.hold(R, 1).x_speed).find(|speed| speed.0 < 0);
        assert_eq!(thrown, Some(Speed(-speed)), "{strength:?}");
    }
    for (set, speed) in [(&[][..], 0x1000), (&[("strength", 1)], 0xA80), (&[("strength", 1), ("speed", 0x700)], 0x700)]
    {
        let mut play = Play::with_objects(S2, vec![object("pipe_cap", 200, 200, set)]);
        (play.player().x, play.player().y, play.player().airborne) = (Sub::from_px(200), Sub::from_px(150), true);
        let thrown = (0..60).map(|_| play.hold(NONE, 1).y_speed).find(|speed| speed.0 < 0);
        assert_eq!(thrown, Some(Speed(-speed)), "{set:?}");
    }
}

#[test]
fn walls_are_as_large_as_they_are_told() {
    // How high above its centre a wall still stops a player in the air, and how near he comes.
    let reach = |kind: &str, set: &[(&str, i32)]| {
        (0..120).rev().find_map(|above| {
            let mut play = Play::with_objects(S1, vec![object(kind, 200, 150, set)]);
            let player = play.player();
            (player.x, player.y, player.airborne) = (Sub::from_px(150), Sub::from_px(150 - above), true);
            player.take_control(0, 1);
            (0..60).find_map(|step| {
                let player = play.player();
                (player.x, player.x_speed) = (Sub::from_px(150 + step), Speed(0x100));
                (play.hold(NONE, 1).x_speed == Speed::ZERO).then(|| (above, 200 - play.world.player.x.px()))
            })
        })
    };
    for (set, expected) in [
        (&[][..], Some((58, 19))),
        (&[("half_height", 48)], Some((74, 19))),
        (&[("half_width", 24), ("half_height", 8)], Some((34, 35))),
    ] {
        assert_eq!(reach("edge_wall", set), expected, "{set:?}");
    }
    for (rows, pieces) in [(None, 8), (Some(2), 4), (Some(8), 16)] {
        let set = set(&[], rows.map(|rows| ("rows", rows)));
        let mut play = Play::with_objects(S1, vec![object("breakable_wall", 200, 240, &set)]).at_speed(0x800);
        play.player().curl_up(&S1);
        let broken = (0..60).find(|_| {
            play.hold(NONE, 1);
            !bodies(&play, "fragment").is_empty()
        });
        assert!(broken.is_some(), "{rows:?}");
        assert_eq!(bodies(&play, "fragment").len() + bodies(&play, "breakable_wall").len(), pieces, "{rows:?}");
    }
}

#[test]
fn a_balloon_that_bursts_under_water_lets_bubbles_out() {
    for (row, set, water, bubbles) in [
        ("under water", 1, Some(0), 4),
        ("not made for it", 0, Some(0), 0),
        ("dry", 1, None, 0),
        ("above the water", 1, Some(220), 0),
    ] {
        let mut play = Play::with_objects(S3, vec![object("balloon", 100, 200, &[("under_water", set)])]);
        play.level.water = water;
        play.world.follow(&play.level);
        (play.player().y, play.player().airborne) = (Sub::from_px(190), true);
        play.hold(NONE, 4);
        assert!(play.world.player.y_speed.0 < 0, "{row}");
        assert_eq!(bodies(&play, "bubble").len(), bubbles, "{row}");
    }
}

#[test]
fn settings_of_ones_own_have_no_subtype() {
    for (kind, original, names) in [
        ("spikes", (Engine::Sonic1, 0x36), &["speed"][..]),
        ("grass_platform", (Engine::Sonic1, 0x2F), &["reach"]),
        ("platform", (Engine::Sonic1, 0x18), &["height", "speed"]),
        ("fan", (Engine::Sonic1, 0x5D), &["strength"]),
        ("flipper", (Engine::Sonic2, 0x86), &["strength"]),
        ("pipe_cap", (Engine::Sonic2, 0x7B), &["speed"]),
        ("edge_wall", (Engine::Sonic1, 0x44), &["half_width", "half_height"]),
        ("breakable_wall", (Engine::Sonic1, 0x3C), &["rows"]),
        ("drone", (Engine::Sonic1, 0x22), &["bolt_speed"]),
        ("stinger", (Engine::Sonic2, 0x4B), &["shot_speed"]),
        ("lobber", (Engine::Sonic1, 0x1F), &["throw"]),
    ] {
        let kind = kind_named(kind).unwrap();
        let usual = kind.values_of_subtype(original, 0).unwrap();
        assert_eq!(kind.subtype_of_values(original, &usual), Some(0), "{}", kind.info().name);
        for name in names {
            let number = kind.info().parameters.iter().position(|parameter| parameter.name == *name).unwrap();
            let mut values = usual;
            values[number] += 1;
            assert_eq!(kind.subtype_of_values(original, &values), None, "{} {name}", kind.info().name);
        }
    }
}

#[test]
fn a_wall_shows_where_it_is_solid() {
    let play = Play::with_objects(S1, vec![object("breakable_wall", 200, 200, &[("rows", 6)])]);
    let placed = &play.level.objects().list()[0];
    let shown = sim::objects::shown(&play.level, placed);
    let setting = Setting { level: &play.level, values: &placed.values };
    let solid = shown.state.solid(&shown.body, &setting).unwrap();
    assert_eq!((shown.body.half_height, solid.half_height, solid.standing_height), (48, 48, 48));
}
