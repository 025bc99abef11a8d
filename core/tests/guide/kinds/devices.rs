//! Game Objects: fans, belts, checkpoints, goal posts.

use crate::objects::object;
use crate::play::{NONE, Play, S1};
use sim::input::{Buttons, Input};
use sim::level::{Level, LevelBuilder, Placed};
use sim::objects::common::Act;
use sim::objects::{KindId, kind_named, parameters};
use sim::project::{Placement, PlacementId, Start};
use sim::ruleset::{Game, Ruleset};
use sim::trace::NoTrace;
use sim::units::Sub;
use sim::world::World;

/// A long floor at y 320, the player on it at x, and one object.
pub fn level(game: Game, x: i32, (kind, object_x, object_y): (&str, i32, i32), values: &[(&str, i32)]) -> Level {
    let mut level = LevelBuilder::new(80, 30);
    level.fill(0..80, 20..22, Placed::solid(1));
    level.start = Start { x, y: 320 - 20, ..Start::default() };
    let mut placement = Placement {
        id: PlacementId(1),
        kind: kind.to_owned(),
        x: object_x,
        y: object_y,
        flip_x: values.contains(&("flip_x", 1)),
        ..Placement::default()
    };
    let parameters = kind_named(kind).map_or(&[][..], |kind: KindId| kind.info().parameters);
    for (name, value) in values {
        if let Some(parameter) = parameters.iter().find(|parameter| parameter.name == *name) {
            parameters::write(parameter, *value, &mut placement.extra);
        }
    }
    level.placements = vec![placement];
    level.build(Ruleset::preset(game))
}

pub fn step(world: &mut World, level: &Level, frames: usize, held: Buttons) {
    for _ in 0..frames {
        world.step(level, Input::after(held, held), &mut NoTrace);
    }
}

#[test]
fn a_fan_stands_still_for_121_frames_and_then_blows() {
    for game in Game::ALL {
        let level = level(game, 400, ("fan", 380, 310), &[("flip_x", 1)]);
        let mut world = World::new(&level);
        step(&mut world, &level, 121, Buttons::NONE);
        assert_eq!(world.player.x.px(), 400, "{game:?}: still");
        step(&mut world, &level, 1, Buttons::NONE);
        assert_eq!(world.player.x.px(), 400 + ((160 - 20) >> 4), "{game:?}: blows");
    }
}

#[test]
fn an_upward_fan_lifts_and_the_player_tumbles() {
    let level = level(Game::Sonic2, 400, ("fan", 400, 310), &[("form", 1), ("always_on", 1)]);
    let mut world = World::new(&level);
    step(&mut world, &level, 1, Buttons::NONE);
    assert!(world.player.airborne && world.player.y.px() < 301, "{:?}", world.player.y);
    assert_eq!((world.player.y_speed.0, world.player.ground_speed.0), (0, 1));
}

#[test]
fn a_belt_carries_standing_players_only() {
    for (mirrored, by) in [(0, 3), (1, -3)] {
        let level = level(Game::Sonic1, 400, ("conveyor", 400, 320), &[("speed", 3), ("flip_x", mirrored)]);
        let mut world = World::new(&level);
        step(&mut world, &level, 1, Buttons::NONE);
        assert_eq!(world.player.x, Sub::from_px(400 + by));
        let x = world.player.x;
        world.step(&level, Input::after(Buttons::NONE, Buttons::JUMP), &mut NoTrace);
        assert!(world.player.airborne);
        assert_eq!(world.player.x, x, "in the air nothing carries");
    }
}

#[test]
fn a_checkpoint_is_set_off_to_the_pixel() {
    for (x, y, hit) in [
        (392, 300, true),
        (391, 300, false),
        (407, 300, true),
        (408, 300, false),
        (400, 236, true),
        (400, 235, false),
        (400, 339, true),
        (400, 340, false),
    ] {
        // In the air there is nothing that moves him before the post looks, but a fall that has not begun.
        let mut level = level(Game::Sonic1, 100, ("checkpoint", 400, 300), &[("number", 3)]);
        level.start = Start { x, y, ..level.start };
        let mut world = World::new(&level);
        world.player.airborne = true;
        step(&mut world, &level, 1, Buttons::NONE);
        assert_eq!(world.objects.common.tally.checkpoint, if hit { 3 } else { 0 }, "{x} {y}");
    }
}

/// A world right after a player with rings and emeralds hit a checkpoint at (400, 300).
fn starry(game: Game, rings: u16, emeralds: u8) -> (Level, World) {
    let mut level = level(game, 100, ("checkpoint", 400, 300), &[]);
    level.start = Start { x: 400, y: 300, ..level.start };
    let mut world = World::new(&level);
    (world.player.airborne, world.player.emeralds, world.objects.common.tally.rings) = (true, emeralds, rings);
    step(&mut world, &level, 1, Buttons::NONE);
    (level, world)
}

fn stars(world: &World) -> Vec<(i32, i32)> {
    let is_star = |object: &&sim::objects::Object| object.state.kind() == sim::objects::KindId::CheckpointStar;
    let list = world.objects.slots.iter().map(|(_, object)| object).filter(is_star);
    list.map(|object| (object.body.x.px() - 400, object.body.y.px() - (300 - 48))).collect()
}

#[test]
fn rings_enough_set_off_stars_at_a_checkpoint() {
    for (game, rings, emeralds, count) in [
        (Game::Sonic1, 200, 0, 0),
        (Game::SonicCd, 200, 0, 0),
        (Game::Sonic2, 49, 0, 0),
        (Game::Sonic2, 50, 6, 4),
        (Game::Sonic2, 50, 7, 0),
        (Game::Sonic3, 49, 0, 0),
        (Game::Sonic3, 50, 7, 4),
        (Game::Sonic3K, 19, 0, 0),
        (Game::Sonic3K, 20, 7, 4),
    ] {
        assert_eq!(stars(&starry(game, rings, emeralds).1).len(), count, "{game:?} {rings} {emeralds}");
    }
}

#[test]
fn stars_circle_for_512_frames() {
    let (level, mut world) = starry(Game::Sonic2, 50, 0);
    // He is not in their way.
    world.player.y = sim::units::Sub::from_px(0);
    let mut age = 1;
    for (at, places) in [
        (1, [(0, 0), (-1, 0), (-1, -1), (0, -1)]),
        (40, [(-10, -4), (3, -3), (9, 0), (-5, 2)]),
        (127, [(30, 2), (6, 7), (-31, -5), (-8, -9)]),
        (128, [(32, 14), (0, 8), (-32, -6), (0, -8)]),
        (200, [(12, -9), (29, 3), (-13, 6), (-30, -10)]),
        (384, [(32, -14), (0, 8), (-32, 6), (0, -8)]),
        (385, [(30, -13), (-8, 7), (-31, 2), (6, -9)]),
        (511, [(0, -1), (0, 0), (-1, -1), (-1, -1)]),
        (512, [(0, 0), (0, 0), (0, 0), (0, 0)]),
    ] {
        for _ in age..at {
            hover(&mut world, 400, 100);
            step(&mut world, &level, 1, Buttons::NONE);
        }
        age = at;
        assert_eq!(stars(&world), places, "after {at} frames");
    }
    step(&mut world, &level, 1, Buttons::NONE);
    assert_eq!(stars(&world), []);
    assert!(!world.objects.common.stars_entered);
}

/// Puts the player into the air at a place, at rest.
fn hover(world: &mut World, x: i32, y: i32) {
    let player = &mut world.player;
    (player.x, player.y, player.airborne) = (sim::units::Sub::from_px(x), sim::units::Sub::from_px(y), true);
    (player.x_speed, player.y_speed) = (sim::units::Speed(0), sim::units::Speed(0));
}

#[test]
fn stars_can_be_entered_once_they_are_out() {
    let (level, mut world) = starry(Game::Sonic3, 50, 0);
    let entered_at = (2..400).find(|_| {
        hover(&mut world, 400 + 32, 300 - 48);
        step(&mut world, &level, 1, Buttons::NONE);
        world.objects.common.stars_entered
    });
    // The star is there in the 128th frame, he touches it in the next, and it finds itself touched in the same.
    assert_eq!(entered_at, Some(129));
    world.restart(&level);
    assert!(!world.objects.common.stars_entered);
}

#[test]
fn a_checkpoint_saves_the_clock() {
    for game in Game::ALL {
        let level = level(game, 400, ("checkpoint", 400, 300), &[("number", 3)]);
        let mut world = World::new(&level);
        world.objects.common.tally.time = 250;
        step(&mut world, &level, 1, Buttons::NONE);
        assert_eq!(world.objects.common.tally.return_time, 250, "{game:?}");
        step(&mut world, &level, 500, Buttons::NONE);
        world.restart(&level);
        assert_eq!(world.objects.common.tally.time, 239, "{game:?}: a frame before the whole second");
    }
}

#[test]
fn a_button_keeps_what_it_set_while_nobody_sees_it() {
    for game in Game::ALL {
        let mut level = level(game, 100, ("button", 300, 312), &[("switch", 5)]);
        level.bounds.right = 4000;
        let mut world = World::new(&level);
        step(&mut world, &level, 2, Buttons::NONE);
        world.objects.common.switches[5] = 1;
        // One frame more for the screen that moves at the end of this one.
        world.camera.x = 300 + 17;
        step(&mut world, &level, 1, Buttons::NONE);
        assert_eq!(world.objects.common.switches[5], 1, "{game:?}: it sleeps");
        world.camera.x = 300 - 100;
        step(&mut world, &level, 1, Buttons::NONE);
        assert_eq!(world.objects.common.switches[5], 0, "{game:?}: it is let go");
    }
}

#[test]
fn only_a_block_that_is_seen_presses_a_button() {
    for (camera_x, pressed) in [(196, 1), (197, 0), (212, 0)] {
        let button = object("button", 196, 268, &[("switch", 5), ("by_blocks", 1)]);
        let mut play = Play::with_objects(S1, vec![button, object("push_block", 180, 256, &[])]);
        play.hold(NONE, 2);
        assert_eq!(play.world.objects.common.switches[5], 1);
        play.world.objects.common.switches[5] = 0;
        play.world.camera.x = camera_x;
        play.hold(NONE, 1);
        assert_eq!(play.world.objects.common.switches[5], pressed, "{camera_x}");
    }
}

#[test]
fn an_invisible_block_sleeps_off_the_screen_in_sonic_1() {
    for (game, sleeps) in [(Game::Sonic1, true), (Game::SonicCd, true), (Game::Sonic2, false), (Game::Sonic3K, false)] {
        for (camera_x, off) in [(300, false), (301, true), (300 - 319, false), (300 - 320, true)] {
            let level = level(game, 150, ("unseen_block", 300, 200), &[]);
            let mut world = World::new(&level);
            step(&mut world, &level, 1, Buttons::NONE);
            let player = &mut world.player;
            (player.x, player.y, player.airborne) = (Sub::from_px(300), Sub::from_px(200 - 16 - 19 - 2), true);
            (world.camera.x, world.camera.y) = (camera_x, 100);
            step(&mut world, &level, 1, Buttons::NONE);
            assert_eq!(world.player.on_object, !(sleeps && off), "{game:?} {camera_x}");
        }
    }
}

#[test]
fn a_goal_post_spins_three_times_and_sends_the_player_off() {
    let level = level(Game::Sonic1, 1100, ("goal_post", 1120, 296), &[]);
    let mut world = World::new(&level);
    while world.objects.common.tally.act == Act::Runs {
        step(&mut world, &level, 1, Buttons::RIGHT);
        assert!(world.frame < 200, "he gets there");
    }
    assert!((1120..1152).contains(&world.player.x.px()));
    assert!(world.goal_reached && world.objects.common.tally.time_stopped);
    assert_eq!(world.camera.limits.left, level.bounds.right);
    let passed = world.frame;
    while world.player.grip.input.is_none() {
        step(&mut world, &level, 1, Buttons::NONE);
        assert!(world.frame < passed + 400);
    }
    assert_eq!(world.frame - passed, 1 + 2 * 61 + 1, "the first spin lasts one frame");
    while world.objects.common.tally.act != Act::Over {
        step(&mut world, &level, 1, Buttons::LEFT);
        assert!(world.frame < passed + 1000, "he runs off by himself: {:?}", world.player.x);
    }
    assert!(world.player.x.px() >= level.bounds.right + 0x128);
}

#[test]
fn a_goal_post_locks_the_camera_at_once() {
    for game in Game::ALL {
        let mut level = level(game, 390, ("goal_post", 400, 296), &[]);
        level.bounds.right = 900;
        let mut world = World::new(&level);
        while world.objects.common.tally.act == Act::Runs {
            assert_eq!(world.camera.limits.left, level.bounds.left, "{game:?}");
            step(&mut world, &level, 1, Buttons::RIGHT);
        }
        // Far from the right end too: it is up to the designer to put the post into the last screen.
        assert_eq!(world.camera.limits.left, 900, "{game:?}");
        step(&mut world, &level, 1, Buttons::RIGHT);
        assert_eq!(world.player.x.px(), 900 + 16, "{game:?}");
    }
}

#[test]
fn a_post_from_the_sky_falls_is_thrown_and_lands() {
    let level = level(Game::Sonic3, 1125, ("goal_post", 1120, 296), &[("form", 1)]);
    let mut world = World::new(&level);
    step(&mut world, &level, 1, Buttons::NONE);
    let post = |world: &World| world.objects.slots.iter().next().map(|(_, object)| object.body);
    let top = post(&world).map(|body| body.y.px());
    assert_eq!(top, Some(world.camera.y - 32));
    step(&mut world, &level, 60, Buttons::NONE);
    let body = post(&world).expect("it falls");
    world.player.rolling = true;
    world.player.airborne = true;
    (world.player.x, world.player.y) = (body.x.moved_px(-3), body.y.moved_px(10));
    world.player.y_speed.0 = -0x300;
    step(&mut world, &level, 1, Buttons::NONE);
    let thrown = post(&world).expect("it flies");
    assert_eq!((thrown.y_speed.0, thrown.x_speed.0), (-0x200 + 0x0C, 48));
    assert_eq!(world.objects.common.tally.score, 100);
    for _ in 0..600 {
        step(&mut world, &level, 1, Buttons::NONE);
    }
    assert_eq!(world.objects.common.tally.act, Act::Over);
    assert_eq!(post(&world).map(|body| body.y.px() + 24), Some(319));
}

#[test]
fn a_goal_post_leaves_the_pad_to_a_player_who_never_came_down() {
    // Only on the ground is he sent off; beyond the level's end the act is over either way.
    for (airborne, x, takes, act) in [
        (true, 1200, false, Act::Passed),
        (false, 1200, true, Act::Passed),
        (true, 960 + 0x128, false, Act::Over),
        (false, 960 + 0x128, true, Act::Over),
    ] {
        let mut level = level(Game::Sonic1, 1100, ("goal_post", 1120, 296), &[]);
        level.bounds.right = 960;
        let mut world = World::new(&level);
        step(&mut world, &level, 1, Buttons::NONE);
        world.player.x = Sub::from_px(1121);
        for _ in 0..124 {
            step(&mut world, &level, 1, Buttons::NONE);
            world.player.grip = Default::default();
            (world.player.x, world.player.y, world.player.airborne) = (Sub::from_px(1121), Sub::from_px(100), true);
        }
        (world.player.x, world.player.airborne) = (Sub::from_px(x), airborne);
        if !airborne {
            world.player.y = Sub::from_px(300);
        }
        step(&mut world, &level, 1, Buttons::NONE);
        let tally = world.objects.common.tally;
        assert_eq!((world.player.grip.input.is_some(), tally.act), (takes, act), "{airborne} {x}");
    }
}

#[test]
fn a_fan_in_a_shaft_runs_as_its_subtype_says() {
    use sim::objects::Engine;
    let fan = kind_named("fan").unwrap();
    // Off for 120 frames and on for 180; always on; off until switch 0 is pressed.
    for (subtype, pressed, blows) in [
        (0x03, false, [false, true, false]),
        (0x13, false, [true; 3]),
        (0x23, false, [false; 3]),
        (0x23, true, [true; 3]),
    ] {
        let values = fan.values_of_subtype((Engine::Sonic3K, 0x38), subtype).unwrap();
        assert_eq!(fan.subtype_of_values((Engine::Sonic3K, 0x38), &values), Some(subtype));
        let names = fan.info().parameters.iter().map(|parameter| parameter.name);
        let values: Vec<_> = names.zip(values).collect();
        let level = level(Game::Sonic3, 100, ("fan", 200, 310), &values);
        let mut world = World::new(&level);
        world.objects.common.switches[0] = pressed.into();
        let mut found = Vec::new();
        for (wait, y) in [(10, 180), (150, 180), (180, 180)] {
            (world.player.x, world.player.y, world.player.airborne) = (Sub::from_px(100), Sub::from_px(300), false);
            step(&mut world, &level, wait, Buttons::NONE);
            (world.player.x, world.player.y, world.player.airborne) = (Sub::from_px(200), Sub::from_px(y), true);
            world.player.y_speed = sim::units::Speed(0x100);
            step(&mut world, &level, 1, Buttons::NONE);
            found.push(world.player.y_speed.0 == 0);
        }
        assert_eq!(found, blows, "{subtype:02X} {pressed}");
    }
    let block = fan.values_of_subtype((Engine::Sonic3K, 0x38), 0x80).unwrap();
    let is_block = fan.info().parameters.iter().zip(block).find(|(parameter, _)| parameter.name == "block");
    assert_eq!(is_block.map(|(_, value)| value), Some(1));
}
