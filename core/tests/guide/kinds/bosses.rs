//! Game Objects > Bosses, Capsules: boss areas, the wrecker, capsules.

use crate::objects::object;
use crate::play::{L, NONE, Play, R, Ruleset, S1, S2, S3};
use sim::level::fixtures;
use sim::objects::common::{Act, Arena};
use sim::objects::{Engine, KindId, Object, Reaction, Setting, kind_named};
use sim::player::animation::AnimationKind;
use sim::project::{Bounds, Placement, PlacementId};
use sim::units::{Speed, Sub};

/// The left top corner of the area: as the camera shows it when the player stands on the floor.
const CORNER: (i32, i32) = (600, 100);

fn numbered(id: u64, placement: Placement) -> Placement {
    Placement { id: PlacementId(id), ..placement }
}

/// A boss area with a wrecker, and the player on his way there.
fn before_a_boss(rules: Ruleset, hits: i32) -> Play {
    let mut level = fixtures::flat_builder(512);
    level.bounds = Bounds { left: 0, top: CORNER.1, right: 3000, bottom: CORNER.1 };
    level.placements = vec![
        numbered(1, object("boss_area", CORNER.0 + 160, CORNER.1 + 112, &[])),
        numbered(2, object("wrecker", CORNER.0 + 200, CORNER.1 + 50, &[("hits", hits)])),
    ];
    let mut play = Play::on(level.build(rules));
    play.player().invulnerability = 0;
    play.player().x = Sub::from_px(CORNER.0 + 100);
    play.world.camera.x = CORNER.0 - 60;
    play.hold(NONE, 2);
    play
}

/// The player stands where the camera shows the area and nothing else, out of reach. The next step is the boss's first.
fn in_the_area(rules: Ruleset, hits: i32) -> Play {
    let mut play = before_a_boss(rules, hits);
    play.player().x = Sub::from_px(CORNER.0 + 160);
    play.player().take_control(0, 0x81);
    while play.world.camera.x < CORNER.0 {
        play.hold(NONE, 1);
    }
    assert!(play.world.objects.common.arena.is_some_and(|arena| !arena.is_closed()));
    play
}

fn wrecker(play: &Play) -> &Object {
    play.find("wrecker").unwrap()
}

/// From the corner of the area, in 256ths of a pixel; downwards but for its bobbing within 4 pixels.
fn place(play: &Play) -> (i32, i32) {
    let body = wrecker(play).body;
    (body.x.0 - CORNER.0 * 256, body.y.px() - CORNER.1)
}

#[test]
fn a_boss_area_holds_camera_and_player() {
    let mut play = before_a_boss(S1, 8);
    play.hold(R, 400);
    let (camera, player) = (&play.world.camera, &play.world.player);
    assert_eq!((camera.x, camera.limits.left, camera.limits.right), (CORNER.0, CORNER.0, CORNER.0));
    assert_eq!(player.x.px(), CORNER.0 + 0x128, "on the screen, not 64 pixels beyond it");
    play.player().take_control(0, 0x80);
    play.hold(L, 400);
    assert_eq!((play.world.camera.x, play.world.player.x.px()), (CORNER.0, CORNER.0 + 16), "he can't go back");
}

/// The way that a placed wrecker shows, from the corner of the area.
fn shown_way(play: &Play) -> Vec<(i32, i32)> {
    let placed = play.level.objects().list().iter().find(|placed| placed.kind == KindId::Wrecker).unwrap();
    let setting = Setting { level: &play.level, values: &placed.values };
    let shown = sim::objects::shown(&play.level, placed);
    let mut path = Vec::new();
    shown.state.path(&shown.body, &setting, &mut |(x, y)| path.push((x - CORNER.0, y - CORNER.1)));
    path
}

#[test]
fn a_boss_shows_its_way_inside_its_area() {
    let mut play = in_the_area(S1, 8);
    let path = shown_way(&play);
    assert_eq!(path, [(256, -128), (256, 56), (160, 32), (128, 32), (191, 32)]);
    let went: Vec<_> = (0..1600)
        .map(|_| {
            play.hold(NONE, 1);
            let (x, y) = place(&play);
            (x >> 8, y)
        })
        .collect();
    for (x, y) in &path {
        let comes_by = |at: &(i32, i32)| (at.0 - x).abs() <= 1 && (at.1 - y).abs() <= 5;
        assert!(went.iter().any(comes_by), "{x} {y}");
    }
    let later = || went[800..].iter().map(|(x, _)| *x);
    assert_eq!((later().min(), later().max()), (Some(128), Some(191)), "to and fro");

    let outside = Play::with_objects(S1, vec![object("wrecker", 300, 100, &[])]);
    assert_eq!(shown_way(&outside), [], "it never comes");
}

#[test]
fn a_boss_area_holds_nothing_at_another_height() {
    let mut play = before_a_boss(S1, 8);
    assert!(play.world.objects.common.arena.is_some());
    play.world.camera.y = CORNER.1 + 200;
    play.world.camera.limits.bottom = CORNER.1 + 200;
    play.hold(NONE, 1);
    assert_eq!(play.world.objects.common.arena, None);
}

#[test]
fn a_wrecker_comes_stays_and_crosses() {
    let mut play = in_the_area(S1, 8);
    // By its steps: to the right of the corner in 256ths of a pixel, and below it in pixels.
    let rows = [
        (1, 0x100 * 256, -0x7F),
        (184, 0x100 * 256, 0x38),
        (280, 0xA0 * 256, 0x20),
        (400, 0xA0 * 256, 0x20),
        (401, 0xA0 * 256 - 0x40, 0x20),
        (527, 128 * 256 + 64, 0x20),
        (592, 128 * 256 + 64, 0x20),
        (593, 129 * 256 + 64, 0x20),
        (655, 191 * 256 + 64, 0x20),
        (720, 191 * 256 + 64, 0x20),
        (721, 190 * 256 + 64, 0x20),
    ];
    let mut step = 0;
    for (at, x, y) in rows {
        play.hold(NONE, at - step);
        step = at;
        let found = place(&play);
        assert_eq!(found.0, x, "step {at}");
        assert!((found.1 - y).abs() <= 4, "step {at}: {found:?}");
    }
}

#[test]
fn a_wreckers_ball_grows_and_swings() {
    let mut play = in_the_area(S1, 8);
    play.hold(NONE, 280);
    assert!(play.find("wrecker_ball").is_some(), "made in the step of arrival");
    let below = |play: &Play| {
        let (ball, ship) = (play.find("wrecker_ball").unwrap().body, wrecker(play).body);
        (ball.x.px() - ship.x.px(), ball.y.px() - ship.y.px(), ball.hitbox.reaction)
    };
    let mut step = 0;
    for (frames, down) in [(10, 20), (32, 64), (96, 128), (120, 128)] {
        play.hold(NONE, frames - step);
        step = frames;
        assert_eq!(below(&play), (0, down, Reaction::Hurt), "{frames} frames after it was made");
    }
    let mut seen = Vec::new();
    for _ in 0..512 {
        play.hold(NONE, 1);
        let (x, y, _) = below(&play);
        assert!((x * x + (y - 32) * (y - 32) - 96 * 96).abs() < 96 * 6, "on its circle: {x} {y}");
        seen.push(x);
    }
    assert_eq!(seen[..256], seen[256..], "once in 256 frames");
    assert!(seen.iter().max() > Some(&60) && seen.iter().min() < Some(&-60));
}

/// Hits the ship as a ball from where he does not touch the ball. Where it was before, and his speeds after.
fn hit(play: &mut Play) -> (i16, i16) {
    let ship = wrecker(play).body;
    let player = play.player();
    player.give_back(0);
    (player.x, player.y) = (ship.x, ship.y.moved_px(-20));
    (player.airborne, player.rolling) = (true, true);
    (player.x_speed, player.y_speed, player.ground_speed) = (Speed(301 + 24), Speed(-301 - 0x38), Speed(77));
    player.animation.request(AnimationKind::Roll);
    play.hold(R, 1);
    let found = (play.world.player.x_speed.0, play.world.player.y_speed.0);
    let player = play.player();
    (player.x, player.y) = (Sub::from_px(CORNER.0 + 160), Sub::from_px(CORNER.1 - 300));
    player.take_control(0, 0x81);
    found
}

#[test]
fn bosses_throw_back_and_flash_for_32_frames() {
    // 50, but for what a frame in the air adds before.
    for (rules, halved) in [(S1, true), (S2, false), (S3, false)] {
        let mut play = in_the_area(rules, 8);
        play.hold(NONE, 200);
        let (x, y) = hit(&mut play);
        let part = |speed: i16| if halved { (-speed) >> 1 } else { -speed };
        let before = if halved { (-2 * i32::from(x), -2 * i32::from(y)) } else { (-i32::from(x), -i32::from(y)) };
        assert!((before.0 - 325).abs() < 60 && (before.1 + 301).abs() < 60, "{before:?}");
        assert_eq!((part(301), part(-301)), if halved { (-151, 150) } else { (-301, 301) });
        assert_eq!(wrecker(&play).body.health, 7);
        let mut off = 1;
        while wrecker(&play).body.hitbox.reaction == Reaction::None {
            play.hold(NONE, 1);
            off += 1;
        }
        assert_eq!(off, 32, "the scan of the 32nd frame after the hit finds it");
    }
}

#[test]
fn a_beaten_wrecker_explodes_falls_flees_and_opens_its_area() {
    let mut play = in_the_area(S1, 1);
    play.hold(NONE, 300);
    hit(&mut play);
    let score = play.world.objects.common.tally.score;
    assert_eq!(score, 1000);
    let y = wrecker(&play).body.y;
    let mut explosions = 0;
    for _ in 0..179 {
        let before = play.all("explosion").count();
        play.hold(NONE, 1);
        explosions += usize::from(play.all("explosion").count() > before);
        assert_eq!(wrecker(&play).body.y, y, "it stays where it is");
    }
    assert!(explosions > 5);
    assert_eq!(play.find("wrecker_ball"), None);
    // The 180th turns it round; then by steps, in 256ths below where it was, but for its bobbing.
    play.hold(NONE, 1);
    let mut lowest = 0;
    for step in 1..=94 {
        play.hold(NONE, 1);
        let down = (wrecker(&play).body.y.0 - y.0) / 256;
        lowest = lowest.max(down);
        if step == 86 {
            assert!((down - 30).abs() <= 8, "{down}");
        }
    }
    assert!((lowest - 66).abs() <= 8, "{lowest}");
    let x = wrecker(&play).body.x;
    play.hold(NONE, 1);
    let body = wrecker(&play).body;
    assert_eq!((body.x.0 - x.0, body.flip_x), (0x400, true), "off to the right");
    let right = |play: &Play| play.world.objects.common.arena.map(|Arena { right, .. }| right);
    let before = right(&play).unwrap();
    play.hold(NONE, 10);
    assert_eq!(right(&play), Some(before + 20), "2 pixels a frame");
    play.hold(NONE, 200);
    assert_eq!((right(&play), play.find("wrecker"), play.find("boss_area")), (None, None, None));
    play.player().give_back(0);
    assert_eq!(play.world.camera.limits.right, 3000, "the level's own limits hold again");
}

#[test]
fn the_button_of_sonic_1s_capsule_frees_the_animals() {
    // Rows of the original: a button at (1000, 600), where it is lower.
    let mut level = fixtures::flat_builder(512);
    level.bounds = Bounds { left: 0, top: 0, right: 3000, bottom: 500 };
    level.placements = vec![
        numbered(1, object("capsule", 200, 190, &[("form", 1)])),
        numbered(2, object("capsule", 200, 150, &[("form", 2)])),
    ];
    let mut play = Play::on(level.build(S1));
    play.hold(NONE, 1);
    let player = play.player();
    (player.x, player.y, player.airborne, player.y_speed) =
        (Sub::from_px(200), Sub::from_px(125 - 2), true, Speed(512));
    play.hold(NONE, 1);
    let button = |play: &Play| play.all("capsule").nth(1).unwrap().body;
    let player = &play.world.player;
    assert_eq!((player.y.px(), player.airborne, player.on_object), (122, true, false));
    assert_eq!((button(&play).y.px(), player.grip.input.is_some()), (158, true), "he is walked to the right");
    assert!(play.world.objects.common.tally.time_stopped);
    play.hold(NONE, 59);
    assert_eq!(play.all("critter").count(), 0);
    play.player().take_control(0, 0x81);
    play.hold(NONE, 1);
    let mut animals: Vec<_> = play.all("critter").map(|animal| (animal.body.x.px(), animal.body.y.px())).collect();
    animals.sort_unstable();
    assert_eq!(animals, (0..8).map(|k| (172 + 7 * k, 190)).collect::<Vec<_>>());
    play.hold(NONE, 1);
    assert!(
        play.all("capsule").next().unwrap().state.solid(&button(&play), &setting(&play)).is_none(),
        "the body is open"
    );
    let frames = (1..2000).find(|_| {
        play.hold(NONE, 1);
        play.world.objects.common.tally.act == Act::Over
    });
    assert!(frames.is_some_and(|frames| frames > 154 + 60), "{frames:?}");
    assert_eq!(play.all("critter").count(), 0);
}

fn setting(play: &Play) -> sim::objects::Setting<'_> {
    sim::objects::Setting { level: &play.level, values: kind_named("capsule").unwrap().defaults() }
}

#[test]
fn a_whole_capsule_throws_off_its_lock_first() {
    let mut play = Play::with_objects(S2, vec![object("capsule", 220, 240, &[])]);
    play.hold(NONE, 1);
    let parts: Vec<_> = play.all("capsule").map(|part| (part.body.x.px(), part.body.y.px())).collect();
    assert_eq!(parts, [(220, 240), (220, 200), (220, 216)]);
    let player = play.player();
    (player.x, player.y, player.airborne, player.y_speed) =
        (Sub::from_px(220), Sub::from_px(200 - 8 - 19 - 4), true, Speed(512));
    while !play.world.objects.common.tally.time_stopped {
        play.hold(NONE, 1);
    }
    assert_eq!(play.world.player.grip.input, None, "nobody walks him");
    play.hold(NONE, 1);
    let lock = play.all("capsule").nth(2).unwrap().body;
    assert_eq!((lock.x_speed, lock.y_speed), (Speed(0x800), Speed(-0x400 + 0x38)));
    let opens = (1..100).find(|_| {
        play.hold(NONE, 1);
        play.all("critter").count() > 0
    });
    assert_eq!(opens, Some(30));
    assert!(play.all("critter").take(8).all(|animal| animal.body.y.px() == 240), "at its own height");
}

#[test]
fn capsules_have_the_numbers_of_both_games() {
    let capsule = kind_named("capsule").unwrap();
    for (engine, subtype, form) in [(Engine::Sonic1, 0, 1), (Engine::Sonic1, 1, 2), (Engine::Sonic2, 0, 0)] {
        let values = capsule.values_of_subtype((engine, 0x3E), subtype).unwrap();
        assert_eq!((values[0], capsule.subtype_of_values((engine, 0x3E), &values)), (form, Some(subtype)));
    }
}
