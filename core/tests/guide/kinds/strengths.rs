//! The strengths that the originals vary by kind and a designer by parameter: speeds, ranges, ways.

use crate::objects::object;
use crate::play::{NONE, Play, R, S1, S2, S3};
use sim::level::fixtures;
use sim::objects::{KINDS, Setting, parameters};
use sim::units::{Speed, Sub};

#[test]
fn enemies_move_as_fast_as_set() {
    for (kind, y, speed) in
        [("rover", 252, 0x180), ("drone", 40, 0x200), ("lobber", 250, 0x140), ("stinger", 40, 0x300)]
    {
        let mut play = Play::with_objects(S1, vec![object(kind, 500, y, &[("speed", speed)])]);
        play.player().invincibility = u16::MAX;
        let found = (0..200).any(|_| {
            play.hold(NONE, 1);
            play.find(kind).is_some_and(|enemy| i32::from(enemy.body.x_speed.0) == -speed)
        });
        assert!(found, "{kind}");
    }
    let leaper = |speed| Play::with_objects(S1, vec![object("leaper", 300, 500, &[("speed", speed)])]);
    assert_eq!(leaper(0).find("leaper").unwrap().body.y_speed, Speed(-0x700 + 0x18));
    assert_eq!(leaper(0x300).find("leaper").unwrap().body.y_speed, Speed(-0x300 + 0x18));
}

#[test]
fn enemies_look_as_far_as_set() {
    for (range, fires) in [(96, true), (32, true), (0, false)] {
        let mut play = Play::with_objects(S1, vec![object("drone", 250, 160, &[("range", range)])]);
        play.player().invincibility = u16::MAX;
        let fired = (0..200).find_map(|_| {
            play.hold(NONE, 1);
            play.find("drone_bolt")?;
            Some(play.find("drone")?.body.x.px())
        });
        assert_eq!(fired.is_some(), fires, "{range}");
        assert!(fired.is_none_or(|x| (100 + range - 5..100 + range).contains(&x)), "{range}: {fired:?}");
    }
}

#[test]
fn throwers_throw_as_fast_as_set() {
    for (speed, expected) in [(0, -0x1000), (0x600, -0x600)] {
        let mut play = Play::with_objects(S2, vec![object("spring", 100, 264, &[("speed", speed)])]);
        play.player().y = Sub::from_px(200);
        play.player().airborne = true;
        let thrown = (0..60).map(|_| play.hold(NONE, 1).y_speed.0).find(|speed| *speed < -0x100);
        assert_eq!(thrown, Some(expected));
        let mut play = Play::with_objects(S2, vec![object("booster", 110, 256, &[("speed", speed)])]).at_speed(0x100);
        play.hold(R, 1);
        assert_eq!(play.world.player.ground_speed, Speed(-expected));
    }
    for (speed, expected) in [(0x700, 0x700), (0x300, 0x300)] {
        let mut play = Play::with_objects(S1, vec![object("bumper", 92, 252, &[("speed", speed)])]);
        play.hold(NONE, 1);
        assert_eq!(play.world.player.x_speed, Speed(expected));
    }
}

#[test]
fn platforms_go_as_far_as_set() {
    // How far each goes to either side, in pixels.
    let cases = [
        ("platform", [("motion", 1), ("reach", 100)], (-64, 64)),
        ("platform", [("motion", 1), ("reach", 50)], (-32, 32)),
        ("platform", [("motion", 2), ("reach", 200)], (-128, 128)),
        ("swinging_platform", [("links", 4), ("reach", 100)], (-72, 72)),
        ("swinging_platform", [("links", 4), ("reach", 0)], (0, 0)),
    ];
    for (kind, values, expected) in cases {
        let mut play = Play::with_objects(S1, vec![object(kind, 300, 60, &values)]);
        let xs: Vec<_> = (0..512)
            .map(|_| {
                play.hold(NONE, 1);
                play.find(kind).unwrap().body.x.px() - 300
            })
            .collect();
        assert_eq!((*xs[256..].iter().min().unwrap(), *xs[256..].iter().max().unwrap()), expected, "{kind} {values:?}");
    }
}

#[test]
fn what_swings_can_have_a_time_of_its_own() {
    // The place of each, half a period after another.
    for (kind, values) in [
        ("platform", [("motion", 1), ("reach", 100)]),
        ("platform", [("motion", 6), ("reach", 100)]),
        ("moving_block", [("motion", 1), ("size", 1)]),
        ("moving_block", [("motion", 5), ("size", 1)]),
        ("swinging_platform", [("links", 4), ("reach", 100)]),
        ("grass_platform", [("motion", 3), ("shape", 2)]),
    ] {
        let places = |phase: i32| {
            let mut fields = values.to_vec();
            fields.extend([("period", 120), ("phase", phase)]);
            let mut play = Play::with_objects(S1, vec![object(kind, 300, 60, &fields)]);
            let mut place = || {
                play.hold(NONE, 1);
                let body = play.find(kind).unwrap().body;
                (body.x.px(), body.y.px())
            };
            std::array::from_fn::<_, 241, _>(|_| place())
        };
        let (at_once, later) = (places(0), places(128));
        assert!(at_once.iter().any(|place| *place != at_once[1]), "{kind} {values:?} moves");
        assert_eq!(at_once[1..121], at_once[121..], "{kind} {values:?}");
        assert_eq!(at_once[1..61], later[61..121], "{kind} {values:?}");
    }
}

/// Left, top, right, bottom of the way that the first object of a level shows, and of where it is in some frames of play.
fn shown_and_gone(mut play: Play, kind: &str, frames: std::ops::Range<u32>) -> [[i32; 4]; 2] {
    let placed = &play.level.objects().list()[0];
    let shown = sim::objects::shown(&play.level, placed);
    let setting = Setting { level: &play.level, values: &placed.values };
    let mut path: Vec<(i32, i32)> = Vec::new();
    shown.state.path(&shown.body, &setting, &mut |place| path.push(place));
    let frame = |places: &[(i32, i32)]| {
        let (xs, ys): (Vec<_>, Vec<_>) = places.iter().copied().unzip();
        [*xs.iter().min().unwrap(), *ys.iter().min().unwrap(), *xs.iter().max().unwrap(), *ys.iter().max().unwrap()]
    };
    let mut went = Vec::new();
    for number in 0..frames.end {
        play.hold(NONE, 1);
        let place = play.find(kind).map(|object| (object.body.x.px(), object.body.y.px()));
        went.extend(place.filter(|_| number >= frames.start));
    }
    [frame(&path), frame(&went)]
}

fn is_near([shown, gone]: [[i32; 4]; 2]) -> bool {
    shown.iter().zip(gone).all(|(values, found)| (values - found).abs() <= 1)
}

#[test]
fn paths_of_those_on_the_ground_end_where_they_turn() {
    // The floor is 512 pixels long, 271 pixels down.
    for (kind, values, x, y) in [
        ("rover", &[][..], 60, 257),
        ("rover", &[("speed", 0x180)], 100, 200),
        ("rover", &[("pause", 10)], 450, 257),
        ("lobber", &[], 200, 255),
        ("lobber", &[("stretch", 300), ("pause", 20)], 100, 255),
        ("lobber", &[("speed", 0x100), ("stretch", 60)], 480, 255),
    ] {
        for flip_x in [false, true] {
            let placement = sim::project::Placement { flip_x, ..object(kind, x, y, values) };
            let mut level = fixtures::flat_builder(32);
            level.placements = vec![placement];
            let mut play = Play::on(level.build(S1));
            play.hold(NONE, 1);
            play.player().take_control(0, 0x81);
            play.player().x = Sub::from_px(256);
            // From when it is on the ground.
            let found = shown_and_gone(play, kind, 40..2400);
            assert!(is_near(found), "{kind} {values:?} {x} {flip_x}: {found:?}");
        }
    }
}

#[test]
fn a_balloon_shows_how_far_it_bobs() {
    let mut play = Play::with_objects(S3, vec![object("balloon", 300, 150, &[])]);
    play.player().take_control(0, 0x81);
    let found = shown_and_gone(play, "balloon", 0..600);
    assert_eq!(found, [[300, 142, 300, 158]; 2]);
}

#[test]
fn paths_end_where_what_moves_turns() {
    for (kind, values) in [
        ("platform", &[("motion", 1)][..]),
        ("platform", &[("motion", 4), ("reach", 50)]),
        ("platform", &[("motion", 6)]),
        ("moving_block", &[("motion", 1)]),
        ("moving_block", &[("motion", 5)]),
        ("swinging_platform", &[("links", 3)]),
        ("drone", &[("flight", 40), ("range", 0)]),
        ("stinger", &[("flight", 60), ("shoots", 0)]),
        ("leaper", &[]),
        ("grass_platform", &[("motion", 4)]),
        ("grass_platform", &[("motion", 2), ("period", 100)]),
        ("hex_bumper", &[("moves", 1), ("reach", 50), ("speed", 3)]),
        ("spikes", &[("moves", 1), ("way", 100)]),
        ("spikes", &[("moves", 4), ("points", 1), ("phase", 70)]),
        ("fan", &[("form", 2), ("moves", 1)]),
    ] {
        for flip_x in [false, true] {
            let placement = sim::project::Placement { flip_x, ..object(kind, 300, 300, values) };
            let mut play = Play::with_objects(S1, vec![placement]);
            play.player().take_control(0, 0x81);
            let found = shown_and_gone(play, kind, 0..1200);
            assert!(is_near(found), "{kind} {values:?} {flip_x}: {found:?}");
        }
    }
}

#[test]
fn a_fan_runs_as_long_as_set() {
    let mut play = Play::with_objects(S1, vec![object("fan", 300, 240, &[("still", 10), ("running", 5)])]);
    let mut blades = vec![play.find("fan").unwrap().body.picture];
    blades.extend((0..44).map(|_| {
        play.hold(NONE, 1);
        play.find("fan").unwrap().body.picture
    }));
    let runs: Vec<_> = blades.windows(2).map(|pair| pair[0] != pair[1]).collect();
    let lengths: Vec<_> = runs.chunk_by(|one, next| one == next).map(<[bool]>::len).collect();
    assert_eq!(lengths[1..4], [5, 10, 5], "{runs:?}");
}

#[test]
fn a_bumper_goes_and_throws_as_set() {
    let values = [("moves", 1), ("reach", 24), ("speed", 3), ("throw", 0x300)];
    let mut play = Play::with_objects(S2, vec![object("hex_bumper", 300, 60, &values)]);
    let places: Vec<_> = (0..40)
        .map(|_| {
            play.hold(NONE, 1);
            play.find("hex_bumper").unwrap().body.x.px() - 300
        })
        .collect();
    assert_eq!((*places.iter().min().unwrap(), *places.iter().max().unwrap()), (-24, 24));
    let mut play = Play::with_objects(S2, vec![object("hex_bumper", 92, 252, &[("throw", 0x300)])]);
    play.hold(NONE, 1);
    assert_eq!(play.world.player.x_speed, Speed(0x300));
}

#[test]

fn areas_and_looks_stand_every_parameter() {
    // Each parameter of each kind at both ends of its range.
    struct NoPen;
    impl sim::objects::Pen for NoPen {
        fn rect(&mut self, _: i32, _: i32, _: i32, _: i32, _: sim::objects::Ink) {}
        fn disc(&mut self, _: i32, _: i32, _: i32, _: sim::objects::Ink) {}
        fn polygon(&mut self, _: &[(i32, i32)], _: sim::objects::Ink) {}
        fn line(&mut self, _: (i32, i32), _: (i32, i32), _: i32, _: sim::objects::Ink) {}
        fn image(&mut self, _: i32, _: i32, _: &std::sync::Arc<sim::project::Image>, _: sim::project::ImagePart) {}
    }
    let play = Play::on_flat(S2);
    for kind in KINDS {
        for (place, parameter) in kind.info().parameters.iter().enumerate() {
            for value in [parameter.kind.range().0, parameter.kind.range().1] {
                let mut values: parameters::Values = *kind.defaults();
                values[place] = value;
                let mut body = sim::objects::Body::at(Sub::from_px(300), Sub::from_px(200));
                let setting = Setting { level: &play.level, values: &values };
                let state = kind.load(&mut body, &setting);
                state.areas(&body, &setting, &mut |[left, top, right, bottom]| {
                    assert!(left <= right && top <= bottom, "{} {}", kind.info().name, parameter.name);
                });
                state.path(&body, &setting, &mut |_| {});
                state.look(&body, &setting, &mut NoPen);
            }
        }
    }
}
