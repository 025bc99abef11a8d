//! Pushable blocks: rows 38 to 41.

use crate::play::{L, NONE, Play, R, S1, at};
use sim::grid::Grid;
use sim::level::{Level, LevelBuilder, Placed};
use sim::objects::kinds::solids::push_block::Motion;
use sim::objects::{Body, State};
use sim::project::{Bounds, LevelData, Placement, PlacementId, Project, Tileset, TilesetRef};
use sim::ruleset::{Game, RulesetChoice};
use sim::tiles::{Block, Cell, Chunk, LayoutCell, SolidTile, Solidity};
use sim::units::{Speed, Sub};
use std::sync::Arc;

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

/// Returns the motion.
fn motion(play: &Play) -> Motion {
    match play.world.objects.slots.iter().next().unwrap().1.state {
        State::PushBlock(block) => block.motion,
        _ => panic!("a pushable block"),
    }
}

/// A level of 256 by 64 blocks, with a pushable block that takes blocks from number `lava` on for lava: a floor of block 1
/// to x = 320, one of block 2 below it, and a wall of block 1 on that at x = 640.
fn lava_level(lava: i32) -> Level {
    let number = |x: u32, y: u32| match (x, y) {
        (0..20, 17..20) | (40..42, 20..25) => 1,
        (_, 25..27) => 2,
        _ => 0,
    };
    let cell = |block| match block {
        0 => Cell::default(),
        _ => Cell { block, a: Solidity::ALL, b: Solidity::ALL, ..Cell::default() },
    };
    let mut layout = Grid::new(32, 8);
    let mut chunks = Vec::new();
    for (row, column) in (0..8).flat_map(|row| (0..32).map(move |column| (row, column))) {
        layout.set(column, row, LayoutCell { chunk: chunks.len() as u16, is_loop: false });
        let cells = (0..64).map(|at| cell(number(column * 8 + at % 8, row * 8 + at / 8))).collect();
        chunks.push(Arc::new(Chunk { cells, ..Chunk::default() }));
    }
    let solid = Block { tile_a: 1, tile_b: 1, ..Block::default() };
    let tileset = Tileset {
        tiles: Arc::new(vec![SolidTile::default(), SolidTile::FULL]),
        blocks: Arc::new(vec![Block::default(), solid, solid]),
        ..Tileset::default()
    };
    let mut placements = floor(0..1, 319).placements;
    placements[0].extra.insert("lava".to_owned(), lava.into());
    let level = LevelData { key: "lava".into(), layout, placements, ..LevelData::default() };
    let project = Project {
        chunk_size: 8,
        tilesets: vec![Arc::new(TilesetRef { tileset: Arc::new(tileset), ..TilesetRef::default() })],
        chunks: Arc::new(chunks),
        levels: vec![Arc::new(level)],
        ruleset: RulesetChoice { preset: Game::Sonic1, ..RulesetChoice::default() },
        ..Project::default()
    };
    let mut level = Level::compile(&project, "lava").unwrap();
    level.bounds = Bounds { left: 0, top: 0, right: 3700, bottom: 2000 };
    level
}

/// A block that was pushed off the floor and came down on the other.
fn over_lava(lava: i32) -> Play {
    let mut play = Play::at(lava_level(lava), 270, 252);
    play.player().airborne = false;
    play.hold(NONE, 1);
    while block(&play).x.px() < 320 {
        play.hold(R, 1);
    }
    while motion(&play) != Motion::Floats && play.world.frame < 400 {
        play.hold(NONE, 1);
    }
    play
}

#[test]
fn on_lava_it_drifts_on() {
    for (lava, floats) in [(0, false), (1, true), (2, true), (3, false)] {
        assert_eq!(motion(&over_lava(lava)) == Motion::Floats, floats, "lava from block {lava}");
    }
    let mut play = over_lava(2);
    assert_eq!((block(&play).x, block(&play).y, block(&play).x_speed), (at("336.00"), at("384.00"), Speed(0x80)));
    for half in 1..=5 {
        play.hold(NONE, 1);
        assert_eq!(block(&play).x, Sub(336 * 256 + half * 128), "half a pixel a frame");
        assert_eq!(block(&play).y, at("384.00"));
    }
}

#[test]
fn a_floating_block_carries_its_rider_and_is_not_pushed() {
    let mut play = over_lava(2);
    let (x, y) = (block(&play).x.px(), block(&play).y.px());
    (play.player().x, play.player().y) = (Sub::from_px(x + 3), Sub::from_px(y - 16 - 19 - 5));
    (play.player().airborne, play.player().x_speed, play.player().ground_speed) = (true, Speed(0), Speed(0));
    while !play.player().on_object {
        play.hold(NONE, 1);
    }
    let aside = play.player().x.px() - block(&play).x.px();
    play.hold(NONE, 100);
    assert_eq!(play.player().x.px() - block(&play).x.px(), aside);
    assert_eq!(play.player().y.px(), 384 - 17 - 19);

    let mut play = over_lava(2);
    let (x, y) = (block(&play).x, block(&play).y.px());
    (play.player().x, play.player().y) = (x.moved_px(-40), Sub::from_px(y - 4));
    let frame = play.world.frame;
    play.hold(R, 60);
    let passed = (play.world.frame - frame) as i32;
    assert_eq!(block(&play).x, Sub(x.0 + passed * 128), "nobody pushes it on");
}

#[test]
fn at_a_wall_it_sinks_lets_its_rider_go_and_goes_home() {
    let mut play = over_lava(2);
    let (x, y) = (block(&play).x, block(&play).y.px());
    (play.player().x, play.player().y) = (x, Sub::from_px(y - 16 - 19 - 5));
    play.player().airborne = true;
    while block(&play).x_speed.0 != 0 {
        play.hold(NONE, 1);
    }
    assert_eq!(block(&play).x.px(), 640 - 16);
    assert!(play.player().on_object);
    play.hold(NONE, 8);
    assert_eq!(block(&play).y, at("385.00"));
    play.hold(NONE, 151);
    assert_eq!(block(&play).y, at("403.E0"));
    assert!(play.player().on_object);
    play.hold(NONE, 1);
    assert!(!play.player().on_object && !play.player().airborne, "the feet find out a frame later");
    // Its place is in sight: it waits until that is not so.
    assert_eq!((block(&play).x.px(), block(&play).y.px()), (319, 256));
    assert_eq!((motion(&play), play.world.camera.x < 319), (Motion::Stands, false));
}

#[test]
fn gone_home_it_is_not_there_while_its_place_is_in_sight() {
    for (camera_x, camera_y, seen) in [
        (100, 100, true),
        (319 + 16, 100, true),
        (319 + 17, 100, false),
        (0, 256, true),
        (0, 257, false),
        (0, 256 - 223, true),
        (0, 256 - 224, false),
    ] {
        let mut play = play(floor(0..256, 319), 270);
        play.hold(NONE, 1);
        let slot = play.world.objects.slots.iter().next().unwrap().0;
        // Far to the right of all columns, as if it had been pushed there.
        play.world.objects.slots.get_mut(slot).unwrap().body.x = at("1500.00");
        (play.world.camera.x, play.world.camera.y) = (camera_x, camera_y);
        play.hold(NONE, 1);
        assert_eq!(block(&play).x.px(), 319, "{camera_x} {camera_y}");
        assert_eq!(motion(&play) == Motion::Awaited, seen, "{camera_x} {camera_y}");
    }
}

#[test]
fn with_its_home_far_away_too_it_is_gone_and_comes_back() {
    let mut play = play(floor(0..256, 319), 270);
    play.hold(NONE, 1);
    let slot = play.world.objects.slots.iter().next().unwrap().0;
    play.world.objects.slots.get_mut(slot).unwrap().body.x = at("1500.00");
    (play.player().x, play.world.camera.x) = (at("3160.00"), 3000);
    play.hold(NONE, 1);
    assert_eq!(play.world.objects.slots.count(), 0);
    (play.player().x, play.world.camera.x) = (at("300.00"), 140);
    play.hold(NONE, 1);
    assert_eq!((block(&play).x.px(), motion(&play)), (319, Motion::Stands));
}

#[test]
fn pushed_away_it_lives_on_without_its_home() {
    let mut play = play(floor(0..256, 319), 270);
    play.hold(NONE, 1);
    let slot = play.world.objects.slots.iter().next().unwrap().0;
    play.world.objects.slots.get_mut(slot).unwrap().body.x = at("3100.00");
    (play.player().x, play.world.camera.x) = (at("3000.00"), 2840);
    play.hold(NONE, 5);
    assert_eq!(block(&play).x.px(), 3100);
}

#[test]
fn pushed_away_it_is_not_doubled_when_its_home_comes_back() {
    let mut play = play(floor(0..256, 319), 270);
    play.hold(NONE, 1);
    let slot = play.world.objects.slots.iter().next().unwrap().0;
    play.world.objects.slots.get_mut(slot).unwrap().body.x = at("1000.00");
    for camera_x in [600, 500, 600, 700, 500] {
        (play.player().x, play.world.camera.x) = (Sub::from_px(camera_x + 152), camera_x);
        play.hold(NONE, 3);
        assert_eq!((play.world.objects.slots.count(), block(&play).x.px()), (1, 1000), "{camera_x}");
    }
}
