//! Game Objects: balloons, cannons, mushroom caps, pipe caps, doors, invisible hazards, hidden monitors.

use crate::objects::object;
use crate::play::{JUMP, NONE, Play, S1, S2, S3, SK};
use sim::level::fixtures;
use sim::objects::{Engine, State, kind_named};
use sim::player::Routine;
use sim::player::animation::AnimationKind;
use sim::project::{Bounds, Placement, PlacementId};
use sim::units::{Speed, Sub};

/// In the air above the middle of the only object, falling so fast.
fn falling_on(mut play: Play, x: i32, y: i32, y_speed: i16) -> Play {
    let player = play.player();
    (player.x, player.y, player.airborne) = (Sub::from_px(x), Sub::from_px(y), true);
    (player.x_speed, player.y_speed) = (Speed::ZERO, Speed(y_speed));
    play
}

#[test]
fn a_balloon_throws_up_and_bursts() {
    for (under_water, speed) in [(0, -0x700), (1, -0x380)] {
        let play = Play::with_objects(S3, vec![object("balloon", 200, 150, &[("under_water", under_water)])]);
        let mut play = falling_on(play, 206, 140, 256);
        (play.player().x_speed, play.player().jumping, play.player().pushing) = (Speed(0x123), true, true);
        play.hold(NONE, 1);
        let player = &play.world.player;
        assert_eq!((player.y_speed, player.jumping, player.pushing), (Speed(speed), false, false));
        let x = if under_water == 0 { 207 } else { 200 };
        assert_eq!(player.x.px(), x, "centred only under water");
        play.player().y = Sub::from_px(-300);
        play.hold(NONE, 10);
        assert_eq!(play.find("balloon"), None);
    }
    let balloon = kind_named("balloon").unwrap();
    for subtype in [0x00, 0x04, 0x80, 0x83] {
        let values = balloon.values_of_subtype((Engine::Sonic3K, 0x41), subtype).unwrap();
        assert_eq!(values[..2], [i32::from(subtype & 7), i32::from(subtype >> 7)]);
        assert_eq!(balloon.subtype_of_values((Engine::Sonic3K, 0x41), &values), Some(subtype));
    }
}

#[test]
fn a_balloon_bobs_by_eight_pixels() {
    let mut play = Play::with_objects(S3, vec![object("balloon", 200, 150, &[])]);
    let ys: Vec<_> = (0..256)
        .map(|_| {
            play.hold(NONE, 1);
            play.find("balloon").unwrap().body.y.px()
        })
        .collect();
    assert_eq!((ys.iter().min(), ys.iter().max()), (Some(&142), Some(&158)));
}

#[test]
fn a_cannon_catches_turns_and_fires() {
    let play = Play::with_objects(S3, vec![object("cannon", 200, 200, &[])]);
    let mut play = falling_on(play, 210, 200 - 41 - 19 - 2, 512);
    play.hold(NONE, 1);
    let player = &play.world.player;
    assert!(player.is_held() && player.touches_nothing() && player.rolling, "caught as he lands");
    assert_eq!((player.x.px(), player.y_speed), (200, Speed::ZERO));
    let inside = (1..200).find(|_| play.hold(NONE, 1).y.px() == 200);
    assert!(inside.is_some_and(|frames| frames > 20), "{inside:?}");
    // It swings from up to the right, to the left, and back.
    let mut seen = Vec::new();
    for _ in 0..160 {
        play.hold(NONE, 1);
        let picture = play.find("cannon").unwrap().body.picture;
        if seen.last() != Some(&picture) {
            seen.push(picture);
        }
    }
    assert_eq!(seen[..12], [4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1]);
    while play.find("cannon").unwrap().body.picture != 7 {
        play.hold(NONE, 1);
    }
    play.hold(JUMP, 1);
    let player = &play.world.player;
    assert_eq!((player.x_speed, player.y_speed, player.ground_speed), (Speed(3776), Speed(-1552), Speed(3776)));
    assert_eq!((player.x.px(), player.y.px(), player.is_held()), (200, 176, false));
    play.player().x = Sub::from_px(300);
    play.player().take_control(0, 0x81);
    let rests = (1..400).find(|_| {
        play.hold(NONE, 1);
        play.find("cannon").is_some_and(|cannon| {
            let setting = sim::objects::Setting::of(&play.level, &cannon.body, &cannon.state);
            cannon.state.solid(&cannon.body, &setting).is_some()
        })
    });
    assert!(rests.is_some_and(|frames| frames > 16), "after its smoke it turns back: {rests:?}");
}

#[test]
fn a_mushroom_cap_throws_in_three_strengths_in_its_sixth_frame() {
    // A frame before he lands he falls so fast; then gravity is added, which does not count.
    for (came, throw) in [(0x65F, -0x680), (0x660, -0x780), (0x75F, -0x780), (0x760, -0x880), (0xC00, -0x880)] {
        let play = Play::with_objects(SK, vec![object("mushroom", 200, 200, &[])]);
        let mut play = falling_on(play, 200, 200 - 18 - 19 - 2 - 2 * (i32::from(came) >> 8), came - 0x38);
        play.hold(NONE, 1);
        assert_eq!((play.world.player.y_speed, play.world.player.airborne), (Speed(came), true));
        play.hold(NONE, 1);
        assert!(play.world.player.on_object, "{came:#x}");
        let launch = (1..20).find(|_| play.hold(NONE, 1).airborne);
        assert_eq!((launch, play.world.player.y_speed), (Some(6), Speed(throw)), "{came:#x}");
    }
}

#[test]
fn a_pipe_cap_throws_up_and_opens_from_below() {
    for (strength, speed) in [(0, -0x1000), (1, -0xA80)] {
        let play = Play::with_objects(S2, vec![object("pipe_cap", 200, 200, &[("strength", strength)])]);
        let mut play = falling_on(play, 200, 200 - 8 - 19 - 4, 256);
        play.hold(NONE, 1);
        let player = &play.world.player;
        assert_eq!((player.y_speed, player.airborne, player.on_object), (Speed(speed), true, false));
        assert_eq!(player.animation.requested, AnimationKind::Spring);
    }
    for (x, y, opens) in [(184, 200, true), (183, 200, false), (215, 247, true), (216, 247, false), (200, 199, false)] {
        let mut play = Play::with_objects(S2, vec![object("pipe_cap", 200, 200, &[])]);
        play.player().take_control(0, 0x81);
        (play.player().x, play.player().y) = (Sub::from_px(x), Sub::from_px(y));
        play.hold(NONE, 1);
        let body = play.find("pipe_cap").unwrap().body;
        assert_eq!(body.picture == 1, opens, "{x} {y}");
    }
    let cap = kind_named("pipe_cap").unwrap();
    for subtype in [0x00, 0x02, 0x81, 0x86] {
        let values = cap.values_of_subtype((Engine::Sonic2, 0x7B), subtype).unwrap();
        assert_eq!(cap.subtype_of_values((Engine::Sonic2, 0x7B), &values), Some(subtype));
    }
}

/// The only door's centre.
fn door(play: &Play) -> (i32, i32) {
    let body = play.find("door").unwrap().body;
    (body.x.px(), body.y.px())
}

#[test]
fn doors_open_with_their_switch_and_stay_open() {
    // The forms; mirrored; where it is shut and how many frames it takes.
    for (form, flip_x, shut, open, frames) in [
        (0, false, (200, 164), (200, 100), 32),
        (0, true, (200, 36), (200, 100), 32),
        (1, false, (200, 164), (200, 100), 32),
        (2, false, (328, 100), (200, 100), 64),
        (2, true, (200, 100), (328, 100), 64),
    ] {
        let placement = object("door", 200, 100, &[("form", form), ("switch", 3)]);
        let mut play = Play::with_objects(S1, vec![Placement { flip_x, ..placement }]);
        play.hold(NONE, 5);
        assert_eq!(door(&play), shut, "{form} {flip_x}");
        play.world.objects.common.switches[3] = 1;
        play.hold(NONE, 1);
        let (x, y) = door(&play);
        assert_eq!((x - shut.0).abs() + (y - shut.1).abs(), 2, "it starts in the same frame");
        play.world.objects.common.switches[3] = 0;
        play.hold(NONE, frames - 1);
        assert_eq!(door(&play), open, "once begun it goes on");
        play.hold(NONE, 2);
        play.world.objects.common.switches[3] = 0x80;
        play.hold(NONE, frames);
        assert_eq!(door(&play), shut, "the second state shuts it");
    }
}

#[test]
fn a_door_that_was_opened_is_loaded_open() {
    let mut play = Play::with_objects(S1, vec![object("door", 200, 100, &[])]);
    play.world.objects.common.switches[0] = 1;
    play.hold(NONE, 40);
    play.world.objects.common.switches[0] = 0;
    for x in [3000, 100] {
        play.player().x = Sub::from_px(x);
        play.world.camera.x = x - 100;
        play.hold(NONE, 2);
    }
    assert_eq!(door(&play), (200, 100));
    let kind = kind_named("door").unwrap();
    for (subtype, values) in [(0xA0, [0, 0]), (0xE3, [1, 3]), (0xFA, [2, 10])] {
        let found = kind.values_of_subtype((Engine::Sonic1, 0x56), subtype).unwrap();
        assert_eq!(found[..2], values);
        assert_eq!(kind.subtype_of_values((Engine::Sonic1, 0x56), &found), Some(subtype));
    }
    assert_eq!(kind.values_of_subtype((Engine::Sonic1, 0x56), 0x01), None, "a block that moves");
}

#[test]
fn an_invisible_hazard_hurts_by_its_box() {
    // Rows of the original: 32 by 32 at (500, 400), and 128 by 32.
    for (half_width, x, y, hurt) in [
        (32, 540, 400, true),
        (32, 541, 400, false),
        (128, 364, 352, true),
        (128, 363, 352, false),
        (128, 364, 351, false),
    ] {
        let hazard = object("hurt_block", 500, 400, &[("half_width", half_width)]);
        let mut play = Play::with_objects(S1, vec![hazard]);
        *play.rings() = 5;
        let player = play.player();
        (player.x, player.y, player.airborne) = (Sub::from_px(x), Sub::from_px(y), true);
        player.take_control(0, 1);
        play.hold(NONE, 1);
        assert_eq!(play.world.player.routine == Routine::Hurt, hurt, "{half_width}: {x} {y}");
    }
}

#[test]
fn invisible_blocks_hurt_from_the_side_that_mirroring_says() {
    let rows = [
        ("above", false, false, (200, 200 - 16 - 19 - 4), 256),
        ("beside", true, false, (172, 200), 0),
        ("below", false, true, (200, 200 + 16 + 19 - 6), -256),
    ];
    for (flip_x, flip_y, side) in [(false, false, "above"), (true, false, "beside"), (false, true, "below")] {
        for (from, _, _, (x, y), y_speed) in rows {
            for kills in [0, 1] {
                let values = [("form", 1), ("half_width", 16), ("half_height", 16), ("kills", kills)];
                let placement = Placement { flip_x, flip_y, ..object("hurt_block", 200, 200, &values) };
                let mut play = falling_on(Play::with_objects(S3, vec![placement]), x, y, y_speed);
                *play.rings() = 5;
                play.player().x_speed = Speed(if from == "beside" { 0x300 } else { 0 });
                play.hold(NONE, 1);
                let found = play.world.player.routine;
                let expected = match (from == side, kills) {
                    (false, _) => Routine::Normal,
                    (true, 0) => Routine::Hurt,
                    (true, _) => Routine::Dying,
                };
                assert_eq!(found, expected, "hurts {side}, comes from {from}");
            }
        }
    }
}

#[test]
fn a_hazard_is_seen_only_as_lava() {
    let own = sim::project::OwnKinds::default();
    for (look, hidden, pictures) in [(0, true, 1), (1, false, 4)] {
        let hazard = object("hurt_block", 100, 252, &[("look", look), ("half_height", 8)]);
        let (kind, values) = sim::objects::placed::read_placement(&hazard, &own, |_| {}).unwrap();
        assert_eq!(sim::objects::placed::is_hidden(kind, &values, &own), hidden);
        let mut play = Play::with_objects(S1, vec![hazard]);
        play.player().invincibility = u16::MAX;
        let mut seen: Vec<_> = (0..64)
            .map(|_| {
                play.hold(NONE, 1);
                play.find("hurt_block").unwrap().body.picture
            })
            .collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), pictures, "its waves move");
        assert_eq!(play.world.player.routine, Routine::Normal);
        play.player().invincibility = 0;
        *play.rings() = 1;
        assert_eq!(play.hold(NONE, 1).routine, Routine::Hurt, "however it looks");
    }
}

#[test]
fn hazards_have_the_numbers_of_both_games() {
    let kind = kind_named("hurt_block").unwrap();
    for (original, subtype, expected) in [
        ((Engine::Sonic1, 0x54), 0, [0, 32, 32, 0]),
        ((Engine::Sonic1, 0x54), 2, [0, 128, 32, 0]),
        ((Engine::Sonic3K, 0x6A), 0x31, [1, 32, 16, 0]),
        ((Engine::Sonic3K, 0x6B), 0xF0, [1, 128, 8, 1]),
    ] {
        let values = kind.values_of_subtype(original, subtype).unwrap();
        assert_eq!((&values[..4], kind.subtype_of_values(original, &values)), (&expected[..], Some(subtype)));
    }
}

#[test]
fn a_goal_post_that_lands_on_a_hidden_monitor_brings_it_out() {
    for (x, comes_out) in [(214, true), (215, false), (187, true), (186, false)] {
        let post = Placement { id: PlacementId(2), ..object("goal_post", 200, 150, &[("form", 1)]) };
        let monitor = object("hidden_monitor", x, 250, &[("holds", 3)]);
        // The right end of the level, where the camera stays.
        let mut level = fixtures::flat_builder(64);
        level.bounds = Bounds { right: 0, ..level.bounds };
        level.placements = vec![post, monitor];
        let mut play = Play::on(level.build(SK));
        play.hold(NONE, 1);
        play.player().x = Sub::from_px(205);
        play.hold(NONE, 1);
        play.player().x = Sub::from_px(40);
        let landed = |play: &Play| {
            let post = play.find("goal_post").unwrap();
            matches!(post.state, State::GoalPost(_)) && post.body.y_speed.0 < 0
        };
        let thrown = (1..200).find(|_| {
            play.hold(NONE, 1);
            play.find("monitor").is_some() || landed(&play)
        });
        assert_eq!((thrown.is_some(), play.find("monitor").is_some()), (comes_out, comes_out), "{x}");
        if comes_out {
            assert_eq!(play.find("hidden_monitor"), None);
            play.hold(NONE, 2);
            assert!(play.find("goal_post").unwrap().body.y_speed.0 < 0, "thrown up again");
            play.hold(NONE, 120);
            let monitor = play.find("monitor").unwrap().body;
            assert_eq!((monitor.x.px(), monitor.y_speed), (x, Speed::ZERO), "on the ground");
        }
    }
}
