//! Pushable blocks: rows 38 to 41.

use crate::play::{L, NONE, Play, R, S1, at};
use sim::level::{LevelBuilder, Placed};
use sim::objects::Body;
use sim::project::{Placement, PlacementId};
use sim::units::Speed;

/// A floor with its top at y = 272 between two columns of blocks, and a pushable block on it whose centre is at `x`.
pub fn floor(blocks: std::ops::Range<u32>, x: i32) -> LevelBuilder {
    let mut level = LevelBuilder::new(256, 64);
    level.fill(blocks, 17..20, Placed::solid(1));
    level.bounds.bottom = 2000;
    level.placements =
        vec![Placement { id: PlacementId(1), kind: "push_block".to_owned(), x, y: 256, ..Placement::default() }];
    level
}

fn play(level: LevelBuilder, x: i32) -> Play {
    let mut play = Play::on(level.build(S1));
    play.world = sim::world::World::at(&play.level, &sim::project::Start { x, y: 252, ..Default::default() });
    play
}

fn block(play: &Play) -> Body {
    play.world.objects.slots.iter().next().unwrap().1.body
}

#[test]
fn the_trace_of_the_guide() {
    let mut play = play(floor(0..256, 2696), 2669);
    // One frame for the block to be drawn: off the screen it is not solid.
    play.hold(NONE, 1);
    play.player().x = at("2669.F9");
    (play.player().ground_speed, play.player().x_speed) = (Speed(88), Speed(88));
    let player = play.hold(R, 1);
    assert_eq!((player.ground_speed.0, player.x_speed.0, player.x), (64, 0, at("2670.5D")), "row 38");
    assert_eq!(block(&play).x.px(), 2697, "row 38");

    let mut pushes = Vec::new();
    let mut before = 0;
    for frame in 1..=40 {
        let x = block(&play).x.px();
        play.hold(R, 1);
        if block(&play).x.px() != x {
            assert_eq!(block(&play).x.px(), x + 1, "row 39");
            pushes.push((frame - before, play.player().x.fraction()));
            before = frame;
        }
    }
    let mut expected = vec![(2, 1)];
    expected.extend((1..=12).map(|i| (3, 1 + 8 * i as u8)));
    expected.push((2, 5));
    assert!(expected.starts_with(&pushes) && pushes.len() > 12, "row 39: {pushes:?}");
}

#[test]
fn falling_off_to_the_right() {
    // The floor ends at x = 320: at a centre of 320 there is none any more.
    let mut play = play(floor(0..20, 319), 270);
    play.hold(NONE, 1);
    while block(&play).x.px() < 320 {
        play.hold(R, 1);
    }
    let xs: Vec<_> = (0..6)
        .map(|_| {
            play.hold(NONE, 1);
            block(&play).x.px()
        })
        .collect();
    assert_eq!(xs[..4], [324, 328, 332, 336], "row 40");
    // Two frames of falling are over: it moves by its speed first.
    assert_eq!(block(&play).y, at("256.18"), "row 40");
    play.hold(NONE, 1);
    assert_eq!(block(&play).y, at("256.48"), "row 40");
}

#[test]
fn falling_off_to_the_left() {
    let mut play = play(floor(20..256, 320), 370);
    play.hold(NONE, 1);
    while block(&play).x.px() > 319 {
        play.hold(L, 1);
    }
    let xs: Vec<_> = (0..3)
        .map(|_| {
            play.hold(NONE, 1);
            block(&play).x.px()
        })
        .collect();
    assert_eq!(xs, [315, 311, 304], "row 41");
}

#[test]
fn it_lands_and_can_be_pushed_again() {
    let mut level = floor(0..20, 300);
    level.fill(20..200, 25..27, Placed::solid(1));
    let mut play = play(level, 270);
    while block(&play).x.px() < 320 {
        play.hold(R, 1);
    }
    play.hold(NONE, 200);
    let body = block(&play);
    assert_eq!((body.x.px(), body.y.px(), body.y_speed), (336, 400 - 16, Speed(0)));
    (play.player().x, play.player().y) = (at("300.00"), at("380.00"));
    play.hold(R, 100);
    assert!(block(&play).x.px() > 336);
}

#[test]
fn walls_stop_it_on_both_sides() {
    for (held, wall, from, to) in [(R, 22..23, 270, 352 - 16), (L, 10..11, 340, 176 + 16)] {
        let mut level = floor(0..256, 304);
        level.fill(wall, 15..17, Placed::solid(1));
        let mut play = play(level, from);
        play.hold(held, 500);
        assert_eq!(block(&play).x.px(), to);
        assert!(play.player().pushing);
    }
}

#[test]
fn on_ledges_it_can_stay() {
    let mut level = floor(0..20, 300);
    level.placements[0].extra.insert("stays_on_ledges".to_owned(), true.into());
    let mut play = play(level, 260);
    play.hold(R, 150);
    let body = block(&play);
    assert!(body.x.px() > 330 && body.y == at("256.00"), "{} {}", body.x.px(), body.y.px());
}

#[test]
fn far_from_the_screen_it_returns_to_its_place() {
    let mut play = play(floor(0..256, 1000), 960);
    play.hold(R, 600);
    assert!(block(&play).x.px() > 1100);
    // Its place is in the last column that is near, it is itself beyond.
    play.world.camera.x = 1000 - 512;
    play.hold(NONE, 1);
    assert_eq!(block(&play).x.px(), 1000);
}
