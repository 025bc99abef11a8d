//! Game Objects: springs, spring ramps, flippers, boosters, buttons, breakable things, and what a project makes itself.

use crate::kinds::devices::{level, step};
use sim::input::{Buttons, Input};
use sim::level::Level;
use sim::objects::{Engine, Object, Setting, State, kind_named};
use sim::player::powers::Shield;
use sim::project::{LevelData, OwnForm, OwnKind, OwnKinds, Placement, PlacementId, Project};
use sim::ruleset::{Character, Game, Ruleset, RulesetChoice};
use sim::tiles::TileLayer;
use sim::trace::NoTrace;
use sim::units::{Speed, Sub};
use sim::world::World;
use std::sync::Arc;

/// A world in which the object of a level showed on the screen already, and the player is where a row wants him.
fn about_to(level: &Level, (x, y): (i32, i32), (x_speed, y_speed): (i16, i16), airborne: bool) -> World {
    let mut world = World::new(level);
    step(&mut world, level, 1, Buttons::NONE);
    let player = &mut world.player;
    // The player's own frame comes first: half a pixel of gravity and no motion.
    (player.x, player.y) = (Sub::from_px(x), Sub::from_px(y));
    (player.x_speed, player.y_speed) = (Speed(x_speed), Speed(y_speed));
    player.airborne = airborne;
    world
}

fn object(world: &World) -> Option<&Object> {
    world.objects.slots.iter().next().map(|(_, object)| object)
}

#[test]
fn row_56_a_weak_spring_throws_up() {
    let level = level(Game::Sonic2, 100, ("spring", 200, 200), &[("strength", 1)]);
    let mut world = about_to(&level, (200, 171), (0, 256), true);
    step(&mut world, &level, 1, Buttons::NONE);
    let player = &world.player;
    assert_eq!((player.y.px(), player.y_speed.0, player.airborne), (180, -2560, true));
    assert!(!player.on_object && object(&world).is_some_and(|object| !object.body.stood_on));
}

/// Marble Garden 2: thrown up at y 2300 with -0xA00, the next frame ends at y 2290, although the spring's top is above his
/// feet. A strong spring lifts him then.
#[test]
fn a_weak_spring_of_sonic_3_spares_a_rising_player_for_a_frame() {
    for (strength, speed, lifts) in [(1, -2560, false), (0, -4096, true)] {
        let level = level(Game::Sonic3K, 100, ("spring", 200, 200), &[("strength", strength)]);
        let mut world = about_to(&level, (200, 176), (0, 256), true);
        step(&mut world, &level, 1, Buttons::NONE);
        assert_eq!((world.player.y_speed.0, world.player.on_object), (speed, false));
        // 3 pixels deep in its top after his own frame: a throw begins 8 pixels below that.
        let contact = world.player.y.px() - 8;
        world.player.y = Sub::from_px(contact - i32::from(speed / 256) + 3);
        step(&mut world, &level, 1, Buttons::NONE);
        assert_eq!(world.player.y.px(), if lifts { contact } else { contact + 3 }, "{strength}");
        assert!(object(&world).is_some_and(|object| !object.body.stood_on), "it has let go");
    }
}

#[test]
fn row_57_a_strong_spring_throws_a_pushing_player() {
    let level = level(Game::Sonic1, 219, ("spring", 200, 305), &[("direction", 1)]);
    let mut world = World::new(&level);
    step(&mut world, &level, 1, Buttons::NONE);
    world.player.x = Sub::from_px(219);
    step(&mut world, &level, 1, Buttons::LEFT);
    let player = &world.player;
    assert_eq!((player.x.px(), player.x_speed.0, player.ground_speed.0, player.control_lock), (211, 4096, 4096, 15));
}

#[test]
fn a_spring_of_sonic_1_is_not_solid_for_11_frames() {
    for (game, solid_again) in [(Game::Sonic1, 12), (Game::Sonic2, 1)] {
        let level = level(game, 100, ("spring", 200, 200), &[]);
        let mut world = about_to(&level, (200, 171), (0, 256), true);
        step(&mut world, &level, 1, Buttons::NONE);
        assert_eq!(world.player.y_speed.0, -4096, "{game:?}");
        let mut frames = 0;
        loop {
            frames += 1;
            assert!(frames < 30, "{game:?}");
            let mut again = world.clone();
            (again.player.y, again.player.y_speed, again.player.airborne) = (Sub::from_px(172), Speed(0x100), true);
            step(&mut again, &level, 1, Buttons::NONE);
            if again.player.y_speed.0 == -4096 {
                break;
            }
            (world.player.x, world.player.y) = (Sub::from_px(200), Sub::from_px(100));
            step(&mut world, &level, 1, Buttons::NONE);
        }
        assert_eq!(frames, solid_again, "{game:?}");
    }
}

#[test]
fn a_sideways_spring_throws_from_near_in_later_games() {
    for (game, thrown) in [(Game::Sonic1, false), (Game::Sonic2, true), (Game::Sonic3K, true)] {
        let level = level(game, 235, ("spring", 200, 305), &[("direction", 1)]);
        let mut world = World::new(&level);
        step(&mut world, &level, 1, Buttons::NONE);
        assert_eq!(world.player.x_speed.0 == 4096, thrown, "{game:?}");
    }
}

#[test]
fn a_spring_ramp_bends_for_four_frames_and_throws_in_the_fifth() {
    let level = level(Game::Sonic2, 100, ("spring_ramp", 200, 200), &[]);
    let mut world = about_to(&level, (212, 160), (0, 0x100), true);
    while !world.player.on_object {
        step(&mut world, &level, 1, Buttons::NONE);
        assert!(world.frame < 60);
    }
    let began = world.frame;
    while world.player.on_object {
        step(&mut world, &level, 1, Buttons::NONE);
        assert!(world.frame < began + 20);
    }
    assert_eq!((world.frame - began, world.player.y_speed.0), (5, -0x600));
}

#[test]
fn a_spring_ramp_twirls_and_sets_the_layer_by_its_subtype() {
    let ramp = kind_named("spring_ramp").unwrap();
    let original = (Engine::Sonic2, 0x40);
    for (subtype, flip_x, ground_speed, layer) in [
        (0x00, false, 65, TileLayer::A),
        (0x01, false, 1, TileLayer::A),
        (0x01, true, -1, TileLayer::A),
        (0x08, false, 65, TileLayer::B),
        (0x0C, false, 65, TileLayer::A),
    ] {
        let values = ramp.values_of_subtype(original, subtype).unwrap();
        let written = ramp.subtype_of_values(original, &values);
        assert_eq!(written, Some(if subtype == 0x0C { 0 } else { subtype }));
        let values = [("twirls", values[0]), ("layer", values[1]), ("flip_x", flip_x.into())];
        let level = level(Game::Sonic2, 100, ("spring_ramp", 200, 200), &values);
        let mut world = about_to(&level, (if flip_x { 188 } else { 212 }, 160), (0, 0x100), true);
        while !world.player.on_object {
            step(&mut world, &level, 1, Buttons::NONE);
            assert!(world.frame < 60);
        }
        while world.player.on_object {
            world.player.ground_speed = Speed(77); // from which friction takes 12
            world.player.x_speed = Speed::ZERO;
            step(&mut world, &level, 1, Buttons::NONE);
        }
        assert_eq!((world.player.ground_speed.0, world.player.layer), (ground_speed, layer), "{subtype:02X}");
    }
}

#[test]
fn a_flipper_holds_a_ball_and_shoots_it() {
    let level = level(Game::Sonic2, 100, ("flipper", 200, 200), &[]);
    let mut world = about_to(&level, (195, 165), (0, 0x100), true);
    while !world.player.on_object {
        step(&mut world, &level, 1, Buttons::NONE);
        assert!(world.frame < 60);
    }
    assert!(world.player.rolling && world.player.grip.hold.is_some());
    let x = world.player.x;
    assert_eq!((x.px(), world.player.ground_speed), (195, Speed::ZERO), "landing only catches him");
    step(&mut world, &level, 3, Buttons::LEFT);
    assert_eq!(world.player.x, x.moved_px(3), "it slides towards the tip with any buttons held");
    world.step(&level, Input::after(Buttons::NONE, Buttons::JUMP), &mut NoTrace);
    assert_eq!(world.player.x, x.moved_px(3), "no drift in the frame of the press");
    assert!(world.player.airborne && world.player.grip.hold.is_none());
    assert!(world.player.y_speed.0 < -0x0A00 && world.player.x_speed.0 > 0, "{:?}", world.player.y_speed);
}

#[test]
fn a_flipper_lets_go_of_a_player_sliding_off() {
    let level = level(Game::Sonic2, 100, ("flipper", 200, 200), &[]);
    let mut world = about_to(&level, (212, 165), (0, 0x100), true);
    step(&mut world, &level, 90, Buttons::NONE);
    assert!(!world.player.on_object && world.player.grip.hold.is_none());
    assert!(world.player.y.px() > 250, "he fell: {:?}", world.player.y);
}

#[test]
fn a_booster_speeds_up_a_slow_player() {
    for (speed, after) in [(0, 4096), (-0x300, 4096), (0x1000, 0x1000), (0x1400, 0x1400)] {
        let level = level(Game::Sonic2, 195, ("booster", 200, 305), &[]);
        let mut world = World::new(&level);
        world.player.ground_speed = Speed(speed);
        step(&mut world, &level, 1, Buttons::NONE);
        let slowed = if speed >= 0x1000 { after - 12 } else { after };
        assert_eq!(world.player.ground_speed.0, if speed > 0x1000 { slowed } else { after }, "{speed:x}");
    }
}

#[test]
fn a_button_sets_its_switch_while_it_is_stood_on() {
    for (values, bit) in [(vec![("switch", 5)], 1), (vec![("switch", 5), ("other_bit", 1)], 0x80)] {
        let level = level(Game::Sonic1, 100, ("button", 200, 200), &values);
        let mut world = about_to(&level, (200, 170), (0, 0x100), true);
        step(&mut world, &level, 8, Buttons::NONE);
        assert!(world.player.on_object);
        assert_eq!(world.objects.common.switches[5], bit);
        while world.player.on_object {
            step(&mut world, &level, 1, Buttons::RIGHT);
        }
        assert_eq!(world.objects.common.switches[5], 0, "released in the frame in which he leaves");
    }
}

#[test]
fn a_wall_breaks_before_a_fast_ball() {
    for (character, rolling, speed, breaks) in [
        (Character::Sonic, true, 0x4C0, true),
        (Character::Sonic, true, 0x460, false),
        (Character::Sonic, false, 0x600, false),
        (Character::Knuckles, false, 0x100, true),
    ] {
        let mut level = level(Game::Sonic3K, 130, ("breakable_wall", 200, 288), &[]);
        level.start.character = character;
        let mut world = World::new(&level);
        step(&mut world, &level, 2, Buttons::NONE);
        if rolling {
            world.player.curl_up(&level.ruleset);
        }
        world.player.ground_speed = Speed(speed);
        let mut frames = 0;
        while world.player.x.px() < 173 && frames < 300 {
            frames += 1;
            step(&mut world, &level, 1, if rolling { Buttons::NONE } else { Buttons::RIGHT });
            if rolling {
                world.player.ground_speed = Speed(speed);
            }
        }
        step(&mut world, &level, 12, if rolling { Buttons::NONE } else { Buttons::RIGHT });
        let whole = |state: &State| matches!(state, State::BreakableWall(wall) if !wall.is_broken);
        let stands = world.objects.slots.iter().any(|(_, object)| whole(&object.state));
        assert_eq!(!stands, breaks, "{character:?} {rolling} {speed:x}: {:?}", world.player.x);
    }
}

#[test]
fn a_wall_breaks_for_the_set_players() {
    const BALLS: (&str, i32) = ("broken_by", 1);
    const STRONG: (&str, i32) = ("broken_by", 2);
    let (sonic, knuckles) = (Character::Sonic, Character::Knuckles);
    for (values, character, shield, airborne, speed, breaks) in [
        (&[][..], sonic, Shield::None, false, 0x500, true),
        (&[BALLS], sonic, Shield::None, false, 0x500, true),
        (&[STRONG], sonic, Shield::None, false, 0x500, false),
        (&[], knuckles, Shield::None, false, 0x200, true),
        (&[BALLS], knuckles, Shield::None, false, 0x200, false),
        (&[STRONG], knuckles, Shield::None, false, 0x200, true),
        (&[("speed", 0x200)], sonic, Shield::None, false, 0x240, true),
        (&[("speed", 0x600)], sonic, Shield::None, false, 0x500, false),
        (&[("from", 1)], sonic, Shield::None, false, 0x500, true),
        (&[("from", 2)], sonic, Shield::None, false, 0x500, false),
        // In the air nobody pushes; a fire shield need not.
        (&[], sonic, Shield::None, true, 0x500, false),
        (&[], sonic, Shield::Fire, true, 0x500, true),
        (&[], sonic, Shield::Fire, true, 0x400, false),
        (&[BALLS], sonic, Shield::Fire, true, 0x500, false),
    ] {
        let level = level(Game::Sonic3K, 130, ("breakable_wall", 200, 288), values);
        let mut world = World::new(&level);
        step(&mut world, &level, 2, Buttons::NONE);
        let player = &mut world.player;
        (player.character, player.shield) = (character, shield);
        player.curl_up(&level.ruleset);
        player.x = Sub::from_px(172);
        (player.ground_speed, player.x_speed) = (Speed(speed), Speed(speed));
        if airborne {
            (player.airborne, player.y) = (true, Sub::from_px(280));
        }
        step(&mut world, &level, 1, Buttons::NONE);
        let broken = |state: &State| matches!(state, State::BreakableWall(wall) if wall.is_broken);
        let found = world.objects.slots.iter().any(|(_, object)| broken(&object.state));
        assert_eq!(found, breaks, "{values:?} {character:?} {shield:?} {airborne} {speed:#x}");
    }
}

#[test]
fn a_block_breaks_under_a_ball_which_bounces() {
    for (rolling, breaks) in [(true, true), (false, false)] {
        let level = level(Game::Sonic1, 100, ("breakable_block", 200, 200), &[]);
        let mut world = about_to(&level, (200, 150), (0, 0x300), true);
        if rolling {
            world.player.curl_up(&level.ruleset);
        }
        let mut bounced = false;
        for _ in 0..10 {
            step(&mut world, &level, 1, Buttons::NONE);
            bounced |= world.player.y_speed.0 <= -0x2C0;
        }
        assert_eq!(bounced, breaks);
        let fragments = world.objects.slots.iter().filter(|(_, o)| o.state.kind().info().name == "fragment").count();
        assert_eq!(fragments, if breaks { 3 } else { 0 }, "and the block itself is the first");
        assert_eq!(world.player.rolling, rolling);
        assert_eq!(world.objects.common.tally.score > 0, breaks);
    }
}

/// A project with one own kind, and one of it placed over the floorless level.
fn own(kind: OwnKind) -> Level {
    let placed = Placement { id: PlacementId(1), kind: kind.name.clone(), x: 200, y: 200, ..Placement::default() };
    let project = Project {
        chunk_size: 8,
        chunks: Arc::new(vec![Arc::default()]),
        ruleset: RulesetChoice { preset: Game::Sonic2, ..RulesetChoice::default() },
        objects: Arc::new(OwnKinds { kinds: vec![Arc::new(kind)], ..OwnKinds::default() }),
        levels: vec![Arc::new(LevelData { key: "one".into(), placements: vec![placed], ..LevelData::default() })],
        ..Project::default()
    };
    let mut level = Level::compile(&project, "one").expect("it has this level");
    level.bounds.bottom = 1000;
    level.bounds.right = 1000;
    level
}

#[test]
fn own_kinds_are_solid_as_they_say() {
    let heights: Vec<i8> = (0..28).map(|place| 16 + place / 2).collect();
    let kinds = [
        (OwnKind { form: OwnForm::Solid, ..OwnKind::default() }, 200 - 16 - 19 - 1),
        (OwnKind { form: OwnForm::Sloped, heights: heights.clone(), ..OwnKind::default() }, 200 - 22 - 19),
        (OwnKind { form: OwnForm::Platform, half_height: 10, ..OwnKind::default() }, 200 - 10 - 19),
        (OwnKind { form: OwnForm::SlopedPlatform, heights, ..OwnKind::default() }, 200 - 20 - 19),
    ];
    for (kind, y) in kinds {
        let form = kind.form;
        let level = own(OwnKind { name: "mine".into(), title: "Mine".into(), ..kind });
        let mut world = about_to(&level, (200, 130), (0, 0x200), true);
        step(&mut world, &level, 40, Buttons::NONE);
        assert!(world.player.on_object, "{form:?}");
        assert_eq!(world.player.y.px(), y, "{form:?}");
    }
}

#[test]
fn sloped_things_and_throwers_are_solid_off_the_screen() {
    let solid = |level: &Level| {
        let placed = &level.objects().list()[0];
        let object = sim::objects::shown(level, placed);
        object.state.solid(&object.body, &Setting { level, values: &placed.values }).expect("it is solid")
    };
    for (game, off_screen, down) in
        [(Game::Sonic1, false, 16), (Game::Sonic2, true, 16), (Game::Sonic3, true, 9), (Game::Sonic3K, true, 9)]
    {
        for (kind, values) in [("spring_ramp", vec![]), ("flipper", vec![]), ("flipper", vec![("form", 1)])] {
            let level = level(game, 100, (kind, 200, 200), &values);
            assert_eq!(solid(&level).off_screen, off_screen, "{kind} {game:?}");
        }
        let spring = solid(&level(game, 100, ("spring", 200, 200), &[("direction", 2)]));
        assert_eq!((spring.off_screen, spring.standing_height), (off_screen, down), "a downward spring of {game:?}");
        for (form, more) in [(OwnForm::Sloped, true), (OwnForm::Spring, true), (OwnForm::Solid, false)] {
            let mut level = own(OwnKind { name: "mine".into(), form, heights: vec![16; 28], ..OwnKind::default() });
            level.ruleset = Ruleset::preset(game);
            assert_eq!(solid(&level).off_screen, off_screen && more, "own {form:?} {game:?}");
        }
    }
}

#[test]
fn own_hazards_hurt_triggers_switch_and_springs_throw() {
    let of = |form| OwnKind { name: "mine".into(), form, speed: 0x900, ..OwnKind::default() };
    let level = own(of(OwnForm::Hazard));
    let mut world = about_to(&level, (205, 150), (0, 0x200), true);
    world.objects.common.tally.rings = 1;
    step(&mut world, &level, 20, Buttons::NONE);
    assert_eq!((world.objects.common.tally.rings, world.player.x_speed.0), (0, 0x200));

    let level = own(of(OwnForm::Trigger));
    let mut world = about_to(&level, (200, 170), (0, 0x200), true);
    let mut seen = Vec::new();
    for _ in 0..40 {
        step(&mut world, &level, 1, Buttons::NONE);
        seen.push(world.objects.common.switches[0]);
    }
    seen.dedup();
    assert_eq!(seen, [0, 1, 0]);

    let level = own(of(OwnForm::Spring));
    let mut world = about_to(&level, (200, 140), (0, 0x200), true);
    let fastest = (0..20).map(|_| {
        step(&mut world, &level, 1, Buttons::NONE);
        world.player.y_speed.0
    });
    assert_eq!(fastest.min(), Some(-0x900));
}

#[test]
fn every_placeable_kind_is_found_by_its_name() {
    for name in ["spring", "button", "flipper", "spring_ramp", "booster", "breakable_wall", "breakable_block"] {
        assert!(kind_named(name).is_some(), "{name}");
    }
}

#[test]
fn a_bumper_of_sonic_3_goes_round_on_a_circle() {
    let bumper = kind_named("bumper").unwrap();
    assert_eq!(bumper.values_of_subtype((Engine::Sonic3K, 0x4A), 0x40).map(|values| values[1]), Some(0x40));
    assert_eq!(bumper.values_of_subtype((Engine::Sonic2, 0x44), 0x40).map(|values| values[1]), Some(0));
    // Frame, mirrored, place from its own.
    for (circle, flip_x, frame, expected) in [
        (0x40, 0, 64, (-64, 0)),
        (0x40, 0, 128, (0, -64)),
        (0x40, 1, 64, (-64, 0)),
        (0x80, 1, 64, (0, 64)),
        (0x80, 0, 64, (0, -64)),
        (0, 0, 64, (0, 0)),
    ] {
        let level = level(Game::Sonic3, 100, ("bumper", 200, 200), &[("circle", circle), ("flip_x", flip_x)]);
        let mut world = World::new(&level);
        step(&mut world, &level, frame, Buttons::NONE);
        let body = object(&world).unwrap().body;
        assert_eq!((body.x.px() - 200, body.y.px() - 200), expected, "{circle:02X} {flip_x} {frame}");
    }
}

#[test]
fn a_breakable_wall_is_as_large_as_its_zone_says() {
    // Pushed on the ground from the left: half the width and 11 pixels away, at the first height that it reaches.
    for (half_width, rows, stops, top) in [(16, 4, 27, 32), (32, 5, 43, 40), (24, 4, 35, 32)] {
        let wall = ("breakable_wall", 300, 320 - 8 * rows);
        let level = level(Game::Sonic3, 200, wall, &[("half_width", half_width), ("rows", rows)]);
        let mut world = World::new(&level);
        step(&mut world, &level, 120, Buttons::RIGHT);
        assert_eq!(world.player.x.px(), 300 - stops, "{half_width}");
        let solid = object(&world).unwrap();
        let setting = Setting { level: &level, values: &level.objects().list()[0].values };
        assert_eq!(solid.state.solid(&solid.body, &setting).map(|solid| solid.half_height), Some(top), "{half_width}");
    }
}
