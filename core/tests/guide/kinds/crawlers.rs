//! Game Objects > Badniks: lurkers and crawlers.

use crate::objects::{level_with, object};
use crate::play::{NONE, Play, R, S1};
use sim::level::{Level, LevelBuilder, Placed};
use sim::objects::{Engine, Object, Reaction, kind_named};
use sim::player::Routine;
use sim::player::animation::AnimationKind;
use sim::project::{Placement, Start};
use sim::units::{Speed, Sub};
use sim::world::World;

/// A floor at y = 320 over those columns of 16 pixels alone, and one enemy, the player far above.
fn on_a_floor(columns: std::ops::Range<u32>, placement: Placement) -> Play {
    let mut level = LevelBuilder::new(80, 60);
    level.fill(columns, 20..21, Placed::solid(1));
    level.placements = vec![placement];
    level.start = Start { x: 200, y: 250, ..Start::default() };
    let level: Level = level.build(S1);
    let mut play = Play::on(level);
    play.world = World::new(&play.level);
    play.player().take_control(0, 0x81);
    play
}

fn lurker(play: &Play) -> Option<&Object> {
    play.find("lurker")
}

#[test]
fn a_lurker_wakes_at_less_than_128_pixels() {
    for (x, wakes) in [(172, false), (173, true), (427, true), (428, false)] {
        let mut play = Play::with_objects(S1, vec![object("lurker", 300, 120, &[])]);
        play.player().take_control(0, 0x81);
        play.player().x = Sub::from_px(x);
        play.hold(NONE, 1);
        let lurker = lurker(&play).unwrap();
        assert_eq!((!lurker.state.is_unseen(), lurker.body.flip_x), (wakes, x < 300), "{x}");
    }
}

#[test]
fn a_flying_lurker_drops_after_61_frames_and_flies() {
    let mut play = Play::with_objects(S1, vec![object("lurker", 180, 200, &[])]);
    play.player().take_control(0, 0x81);
    // The frame that brought it to life woke it.
    play.hold(NONE, 60);
    let y = |play: &Play| lurker(play).unwrap().body.y.0 - 200 * 256;
    assert_eq!(y(&play), 0);
    let mut falls = Vec::new();
    for _ in 0..10 {
        play.hold(NONE, 1);
        falls.push(y(&play));
        assert_eq!(lurker(&play).unwrap().body.hitbox.reaction, Reaction::None, "nothing to touch before it lands");
    }
    assert_eq!([falls[0], falls[1], falls[4], falls[9]], [0, 0x38, 560, 2520]);
    play.hold(NONE, 40);
    let body = lurker(&play).unwrap().body;
    assert_eq!((body.y.px(), body.y_speed, body.x_speed), (271 - 16, Speed::ZERO, Speed(-0x200)), "towards the player");
    assert_eq!((body.hitbox.reaction, body.hitbox.half_height), (Reaction::Attackable, 8));
    let x = body.x;
    play.hold(NONE, 1);
    assert_eq!(lurker(&play).unwrap().body.x, x.moved(Speed(-0x200)));
}

#[test]
fn a_firing_lurker_fires_once_and_is_gone_for_good() {
    let mut play = Play::with_objects(S1, vec![object("lurker", 60, 160, &[("form", 1)])]);
    play.player().take_control(0, 0x81);
    let mut seen = [None; 3];
    for frame in 1..=141 {
        play.hold(NONE, 1);
        let found = lurker(&play).map(|lurker| lurker.body.hitbox.reaction);
        let holds = [found == Some(Reaction::Attackable), play.find("lurker_shot").is_some(), found.is_none()];
        for (seen, holds) in seen.iter_mut().zip(holds) {
            *seen = seen.or(holds.then_some(frame));
        }
        if frame == 61 {
            let shot = play.find("lurker_shot").unwrap().body;
            assert_eq!((shot.x.px(), shot.y.px(), shot.x_speed), (80, 152, Speed(0x200)), "to the right");
        }
        if frame == 71 {
            assert_eq!(play.find("lurker_shot").unwrap().body.x.px(), 100, "2 pixels a frame");
        }
    }
    assert_eq!(seen, [Some(21), Some(61), Some(141)], "touched, fired, gone");
    play.player().x = Sub::from_px(3000);
    play.world.camera.x = 2900;
    play.hold(NONE, 2);
    play.player().x = Sub::from_px(100);
    play.world.camera.x = 0;
    play.hold(NONE, 2);
    assert!(lurker(&play).is_none());
}

#[test]
fn subtypes_of_lurkers_are_their_forms() {
    let lurker = kind_named("lurker").unwrap();
    for (subtype, form) in [(0, 0), (1, 1)] {
        let values = lurker.values_of_subtype((Engine::Sonic1, 0x42), subtype).unwrap();
        assert_eq!((values[0], lurker.subtype_of_values((Engine::Sonic1, 0x42), &values)), (form, Some(subtype)));
    }
}

/// Head and body, in 256ths of a pixel.
fn xs(play: &Play) -> Vec<i32> {
    play.all("crawler").chain(play.all("crawler_part")).map(|piece| piece.body.x.0).collect()
}

/// A crawler that lands in its first frame: the step of that frame is step 1.
fn crawler(columns: std::ops::Range<u32>, x: i32, flip_x: bool) -> Play {
    let placement = Placement { flip_x, ..object("crawler", x, 314, &[]) };
    let mut play = on_a_floor(columns, placement);
    play.hold(NONE, 1);
    assert_eq!(xs(&play).len(), 4);
    play
}

#[test]
fn a_crawler_gathers_and_stretches_in_turn() {
    let mut play = crawler(0..80, 200, false);
    let rows: [(u32, [(i32, i32); 4]); 9] = [
        (7, [(0, 0), (12, 0), (24, 0), (36, 0)]),
        (8, [(0, 0), (11, 192), (23, 128), (35, 64)]),
        (11, [(0, 0), (11, 0), (22, 0), (33, 0)]),
        (23, [(0, 0), (8, 0), (16, 0), (24, 0)]),
        (31, [(0, 0), (8, 0), (16, 0), (24, 0)]),
        (32, [(-1, 64), (7, 128), (15, 192), (24, 0)]),
        (39, [(-6, 0), (4, 0), (14, 0), (24, 0)]),
        (47, [(-12, 0), (0, 0), (12, 0), (24, 0)]),
        (96, [(-24, 0), (-12, 0), (0, 0), (12, 0)]),
    ];
    let mut step = 1;
    for (at, expected) in rows {
        play.hold(NONE, at - step);
        step = at;
        assert_eq!(xs(&play), expected.map(|(px, part)| (200 + px) * 256 + part), "step {at}");
    }
}

#[test]
fn a_crawlers_pieces_turn_one_by_one() {
    // Facing right, the columns with floor, where its head lands; by steps: head and body, pixels and 256ths.
    type Row = (u32, &'static [(i32, i32)]);
    let cases: [(bool, std::ops::Range<u32>, i32, &[Row]); 2] = [
        (
            false,
            12..80,
            202,
            &[
                (44, &[(192, 64)]),
                (45, &[(191, 128)]),
                (46, &[(192, 64)]),
                (47, &[(193, 0)]),
                (95, &[(205, 0), (193, 0), (202, 0), (214, 0)]),
                (143, &[(217, 0), (205, 0), (193, 0), (202, 0)]),
                (167, &[(217, 0), (209, 0), (201, 0), (193, 0)]),
            ],
        ),
        (
            true,
            0..13,
            197,
            &[
                (45, &[(207, 128)]),
                (46, &[(207, 192)]),
                (47, &[(207, 0)]),
                (167, &[(183, 0), (191, 0), (199, 0), (207, 0)]),
            ],
        ),
    ];
    for (flip_x, columns, x, rows) in cases {
        let mut play = crawler(columns, x, flip_x);
        let mut step = 1;
        for (at, expected) in rows {
            play.hold(NONE, at - step);
            step = *at;
            let expected: Vec<_> = expected.iter().map(|(px, part)| px * 256 + part).collect();
            assert_eq!(xs(&play)[..expected.len()], expected, "facing right: {flip_x}, step {at}");
        }
    }
}

#[test]
fn a_crawlers_body_hurts_and_breaks_even_if_nothing_can_hurt() {
    for invincible in [false, true] {
        let mut play = crawler(0..80, 200, false);
        play.player().invincibility = u16::from(invincible) * 600;
        *play.rings() = 5;
        let slot = play.world.objects.slots.iter().find(|(_, object)| object.body.x.px() == 224).unwrap().0;
        play.player().give_back(0);
        let place = play.world.objects.slots.get(slot).unwrap().body;
        let player = play.player();
        (player.x, player.y, player.airborne) = (place.x.moved_px(6), place.y.moved_px(-20), true);
        player.y_speed = Speed::ZERO;
        play.hold(NONE, 1);
        let hurt = play.world.player.routine == Routine::Hurt;
        assert_eq!(hurt, !invincible);
        let speeds = |play: &Play| -> Vec<i16> {
            play.all("crawler").chain(play.all("crawler_part")).map(|piece| piece.body.x_speed.0).collect()
        };
        assert_eq!(speeds(&play), [0, 0, 0x180, 0x200], "the piece that he touched, and those behind it");
        play.hold(NONE, 1);
        assert_eq!(speeds(&play), [0, -0x180, 0x180, 0x200], "the one before it a frame later");
        play.hold(NONE, 1);
        assert_eq!(speeds(&play), [-0x200, -0x180, 0x180, 0x200], "then the head");
        play.hold(NONE, 400);
        assert_eq!(xs(&play), [] as [i32; 0], "gone when they are not seen");
    }
}

#[test]
fn a_crawlers_body_goes_with_its_head() {
    let mut play = Play::on(level_with(S1, vec![object("crawler", 160, 266, &[])]));
    play.hold(NONE, 2);
    assert_eq!(xs(&play).len(), 4);
    let player = play.player();
    (player.x, player.y, player.airborne) = (Sub::from_px(148), Sub::from_px(245), true);
    player.rolling = true;
    player.animation.request(AnimationKind::Roll);
    play.hold(R, 1);
    assert_eq!(play.all("explosion").count(), 1);
    assert_eq!(play.all("crawler_part").count(), 3, "for one more frame");
    play.hold(R, 1);
    assert_eq!(play.all("crawler_part").count(), 0);
}
