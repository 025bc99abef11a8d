//! Objects that a project defines with states: built-in kinds made again, events and actions one by one, and any definition.

use crate::support::Random;
use crate::support::definitions::{definition, definitions};
use serde_json::{Value, json};
use sim::grid::Grid;
use sim::input::{Buttons, Input};
use sim::level::Level;
use sim::objects::{Body, State};
use sim::player::animation::AnimationKind;
use sim::player::{Player, Routine};
use sim::project::{
    Bounds, LevelData, OwnForm, OwnKind, OwnKinds, OwnMotion, OwnState, Placement, PlacementId, Project, Start, Throw,
    Tileset, TilesetRef,
};
use sim::ruleset::{Game, Ruleset, RulesetChoice};
use sim::tiles::{Block, Cell, Chunk, LayoutCell, SolidTile, Solidity};
use sim::trace::NoTrace;
use sim::units::{Speed, Sub};
use sim::world::World;
use std::sync::Arc;

/// The place of the only object: 104 pixels above the floor.
const PLACE: (i32, i32) = (2000, 920);
/// The top of the floor, which has a gap on either side.
const FLOOR: i32 = 1024;

fn states(states: Value) -> Vec<OwnState> {
    serde_json::from_value(states).expect("the states are right")
}

/// A level with a floor of 640 pixels and one object.
fn level_of(game: Game, kinds: &OwnKinds, placed: Placement) -> Level {
    let solid = Cell { block: 1, a: Solidity::ALL, b: Solidity::ALL, ..Cell::default() };
    let ground = Chunk { cells: vec![solid; 64], ..Chunk::empty(8) };
    let mut layout = Grid::new(32, 16);
    for column in 13..18 {
        layout.set(column, 8, LayoutCell { chunk: 1, is_loop: false });
    }
    let blocks = vec![Block::default(), Block { tile_a: 1, tile_b: 1, ..Block::default() }];
    let tiles = Arc::new(vec![SolidTile::default(), SolidTile::FULL]);
    let tileset = Tileset { tiles, blocks: Arc::new(blocks), ..Tileset::default() };
    let (x, y) = if (placed.x, placed.y) == (0, 0) { PLACE } else { (placed.x, placed.y) };
    let placed = Placement { id: PlacementId(1), x, y, ..placed };
    let project = Project {
        ruleset: RulesetChoice { preset: game, ..RulesetChoice::default() },
        chunk_size: 8,
        chunks: Arc::new(vec![Arc::new(Chunk::empty(8)), Arc::new(ground)]),
        tilesets: vec![Arc::new(TilesetRef { tileset: Arc::new(tileset), ..TilesetRef::default() })],
        objects: Arc::new(kinds.clone()),
        levels: vec![Arc::new(LevelData {
            key: "one".into(),
            layout,
            placements: vec![placed],
            ..LevelData::default()
        })],
        ..Project::default()
    };
    let mut level = Level::compile(&project, "one").expect("it has this level");
    level.bounds = Bounds { left: 0, top: -4000, right: 4000, bottom: 4000 };
    level
}

fn named(name: &str, extra: &[(&str, Value)]) -> Placement {
    let extra = extra.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    Placement { kind: name.into(), extra, ..Placement::default() }
}

fn only(kind: OwnKind) -> OwnKinds {
    OwnKinds { kinds: vec![Arc::new(OwnKind { name: "mine".into(), ..kind })], ..OwnKinds::default() }
}

/// The place of an object, whether it is mirrored and stood on, and the effect of its hitbox.
type ObjectFacts = (i32, i32, bool, bool, u8);

/// State that is compared after each frame: the player, and the object.
fn seen(world: &World) -> (&Player, Option<ObjectFacts>) {
    let is_placed = |body: &&Body| body.placement == 0;
    let body = world.objects.slots.iter().map(|(_, object)| &object.body).find(is_placed);
    let of = |body: &Body| (body.x.px(), body.y.px(), body.flip_x, body.stood_on, body.hitbox.reaction as u8);
    (&world.player, body.map(of))
}

/// Plays a built-in kind and one that is made of states beside each other: the same at the end of each frame.
fn are_alike(name: &str, levels: [&Level; 2], random: &mut Random, frames: usize) -> usize {
    let begin = |level: &Level, near: i32, mut random: Random| {
        let x = near - 30 + random.below(60) as i32;
        let y = PLACE.1 - 50 - random.below(120) as i32;
        let mut world = World::at(level, &Start { x, y, ..Start::default() });
        (world.player.airborne, world.player.y_speed) = (true, Speed(0x200));
        world.objects.common.tally.rings = random.below(3) as u16;
        world
    };
    let mut worlds = levels.map(|level| begin(level, PLACE.0, random.clone()));
    let (mut held, mut before, mut met, mut since) = (Buttons::NONE, Buttons::NONE, 0, 0);
    for frame in 0..frames {
        let Player { routine, y, x, .. } = &worlds[0].player;
        let is_gone = (x.px() - PLACE.0).abs() > 400 || y.px() > FLOOR + 200;
        since += 1;
        if matches!(routine, Routine::Dying | Routine::Dead) || is_gone || since > 500 {
            let seed = random.next();
            worlds = levels.map(|level| begin(level, PLACE.0, Random::new(seed)));
            since = 0;
        } else if since % 150 == 0 {
            // Above it again.
            for world in &mut worlds {
                let at = seen(world).1.map_or(PLACE, |(x, y, ..)| (x, y));
                (world.player.x, world.player.y) = (Sub::from_px(at.0), Sub::from_px(at.1 - 60));
                (world.player.airborne, world.player.y_speed) = (true, Speed(0x200));
            }
        }
        if random.chance(20) {
            held = Buttons([0, 0, 0, 4, 8, 16, 2, 20][random.below(8)]);
        }
        let input = Input::after(before, held);
        before = held;
        for (world, level) in worlds.iter_mut().zip(levels) {
            world.objects.common.switches[3] = u8::from(since > 60);
            world.step(level, input, &mut NoTrace);
        }
        let [theirs, ours] = worlds.each_ref().map(seen);
        assert_eq!(theirs, ours, "{name}, frame {frame}");
        met += usize::from(ours.1.is_some_and(|(.., stood_on, _)| stood_on) || ours.0.routine == Routine::Hurt);
    }
    met
}

#[test]
fn spikes_that_move_are_made_of_states() {
    let mut random = Random::new(21);
    let mut frames = 0;
    for game in Game::ALL {
        for (points, moves, way) in [("up", "down", [0, 32]), ("up", "right", [32, 0]), ("sideways", "up", [0, -32])] {
            let path = |point: [i32; 2]| json!({ "form": "path", "points": [point], "speed": 0x800 });
            let timer =
                |frames: i32, next: &str| json!([{ "when": { "event": "timer", "frames": frames }, "go": next }]);
            let end = |next: &str| json!([{ "when": { "event": "path_end" }, "go": next }]);
            let own = OwnKind {
                form: OwnForm::Spikes,
                throw: if points == "up" { Throw::Up } else { Throw::Sideways },
                half_width: 16,
                half_height: 16,
                states: states(json!([
                    { "name": "goes", "motion": path(way), "rules": end("there") },
                    { "name": "there", "motion": { "form": "still" }, "rules": timer(60, "returns") },
                    { "name": "returns", "motion": path([0, 0]), "rules": end("here") },
                    { "name": "here", "motion": { "form": "still" }, "rules": timer(61, "goes") },
                ])),
                ..OwnKind::default()
            };
            let kinds = only(own);
            let built_in = named("spikes", &[("points", points.into()), ("moves", moves.into())]);
            let levels = [level_of(game, &kinds, built_in), level_of(game, &kinds, named("mine", &[]))];
            let met = are_alike(&format!("{game:?} {points} {moves}"), levels.each_ref(), &mut random, 6667);
            assert!(met > 100, "{game:?} {moves}: {met}");
            frames += 6667;
        }
    }
    assert!(frames >= 100_000);
}

#[test]
fn platforms_of_each_motion_are_made_of_states() {
    let mut random = Random::new(22);
    let mut frames = 0;
    let plain = |motion: Value| json!([{ "name": "only", "motion": motion }]);
    let swing = |across: i32, down: i32, period: i32| {
        plain(json!({ "form": "swing", "across": across, "down": down, "period": period }))
    };
    let fall = json!({ "form": "fall", "gravity": 0x38 });
    let falls = json!([
        { "name": "waits", "rules": [{ "when": { "event": "stood_on" }, "go": "started" }] },
        { "name": "started", "rules": [{ "when": { "event": "timer", "frames": 30 }, "go": "falls" }] },
        { "name": "falls", "motion": fall, "rules": [{ "when": { "event": "timer", "frames": 32 }, "go": "empty" }] },
        { "name": "empty", "motion": fall, "form": "passable" },
    ]);
    let rises = json!([
        { "name": "waits", "rules": [{ "when": { "event": "switch_set", "switch": 3 }, "go": "started" }] },
        { "name": "started", "rules": [{ "when": { "event": "timer", "frames": 60 }, "go": "rises" }] },
        { "name": "rises", "motion": { "form": "path", "points": [[0, -512]], "speed": 0x200 } },
    ]);
    let cases = [
        ("still", 0, json!([{ "name": "only" }])),
        ("left_and_right", 0, swing(64, 0, 0)),
        ("right_and_left", 0, swing(-64, 0, 0)),
        ("up_and_down", 0, swing(0, 64, 0)),
        ("down_and_up", 0, swing(0, -64, 0)),
        ("half_up_and_down", 0, swing(0, 32, 0)),
        ("up_and_down", 333, swing(0, 64, 333)),
        ("falls", 0, falls),
        ("rises", 0, rises),
    ];
    for game in Game::ALL {
        for (motion, period, list) in &cases {
            // Where platforms move first, a built-in one lets its riders go and then meets them again in the same frame, a
            // pixel higher. Rules come after both.
            if *motion == "falls" && !Ruleset::preset(game).platforms_ask_first {
                continue;
            }
            let own = OwnKind {
                form: OwnForm::Platform,
                half_width: 32,
                half_height: 8,
                sags: true,
                states: states(list.clone()),
                ..OwnKind::default()
            };
            let kinds = only(own);
            let built_in =
                named("platform", &[("motion", (*motion).into()), ("period", (*period).into()), ("switch", 3.into())]);
            let levels = [level_of(game, &kinds, built_in), level_of(game, &kinds, named("mine", &[]))];
            let met = are_alike(&format!("{game:?} {motion} {period}"), levels.each_ref(), &mut random, 2600);
            assert!(met > 100, "{game:?} {motion}: {met}");
            frames += 2600;
        }
    }
    assert!(frames >= 100_000);
}

#[test]
fn a_badnik_is_made_of_states() {
    let mut random = Random::new(23);
    let mut frames = 0;
    for game in Game::ALL {
        let timer = |frames: i32| json!({ "event": "timer", "frames": frames });
        let own = OwnKind {
            form: OwnForm::Passable,
            half_width: 20,
            half_height: 16,
            touch: serde_json::from_value(json!({ "effect": "attackable" })).expect("a hitbox"),
            states: states(json!([
                {
                    "name": "drops",
                    "motion": { "form": "fall", "gravity": 0x38, "feet": 14, "lands": true },
                    "rules": [{ "when": { "event": "lands" }, "do": [{ "action": "turn" }], "go": "begins" }],
                },
                { "name": "begins", "rules": [{ "when": timer(1), "do": [{ "action": "turn" }], "go": "drives" }] },
                {
                    "name": "drives",
                    "motion": { "form": "walk", "speed": -0x100, "feet": 14, "passes_walls": true },
                    "rules": [{ "when": { "event": "edge" }, "go": "waits" }],
                },
                { "name": "waits", "rules": [{ "when": timer(60), "do": [{ "action": "turn" }], "go": "drives" }] },
            ])),
            ..OwnKind::default()
        };
        let kinds = only(own);
        for (x, flip_x) in [(PLACE.0, false), (PLACE.0 + 90, true), (PLACE.0 - 200, false)] {
            let place = |placed: Placement| Placement { x, y: PLACE.1, flip_x, ..placed };
            let levels =
                [level_of(game, &kinds, place(named("rover", &[]))), level_of(game, &kinds, place(named("mine", &[])))];
            let met = are_alike(&format!("{game:?} {x} {flip_x}"), levels.each_ref(), &mut random, 6667);
            assert!(met > 20, "{game:?} {x}: {met}");
            frames += 6667;
        }
    }
    assert!(frames >= 100_000);
}

/// The object that was placed: its state's number is not public, so that what it does is asked.
fn own_body(world: &World) -> Option<Body> {
    world.objects.slots.iter().map(|(_, object)| object.body).find(|body| body.placement == 0)
}

/// A world in which the player hangs in the air 300 pixels above the object.
fn apart(level: &Level) -> World {
    let mut world = World::at(level, &Start { x: PLACE.0, y: PLACE.1 - 150, ..Start::default() });
    world.player.airborne = true;
    world
}

/// Steps a world and holds the player in place; `act` changes the world before each frame.
fn run(level: &Level, frames: usize, mut act: impl FnMut(&mut World, usize)) -> World {
    let mut world = apart(level);
    for frame in 0..frames {
        (world.player.x, world.player.y) = (Sub::from_px(PLACE.0), Sub::from_px(PLACE.1 - 150));
        (world.player.x_speed, world.player.y_speed) = (Speed::ZERO, Speed::ZERO);
        act(&mut world, frame);
        world.step(level, Input::default(), &mut NoTrace);
    }
    world
}

/// A kind whose first state waits for an event and then turns over once and for all.
fn waits_for(when: Value, only_if: Option<Value>, first: Value) -> OwnKind {
    let mut rule = json!({ "when": when, "go": "after" });
    if let Some(only_if) = only_if {
        rule["if"] = only_if;
    }
    let mut begins = json!({ "name": "before", "rules": [rule] });
    begins.as_object_mut().expect("an object").extend(first.as_object().expect("an object").clone());
    let turn = json!([{ "when": { "event": "start" }, "do": [{ "action": "turn" }] }]);
    OwnKind {
        half_width: 24,
        half_height: 16,
        health: 2,
        states: states(json!([begins, { "name": "after", "rules": turn }])),
        ..OwnKind::default()
    }
}

#[test]
fn each_event_begins_when_it_says() {
    type Act = fn(&mut World, usize);
    let idle: Act = |_, _| {};
    let solid = json!({ "form": "solid" });
    let passable = json!({ "form": "passable" });
    let touchable = json!({ "form": "passable", "touch": { "effect": "touched" } });
    let path = json!({ "motion": { "form": "path", "points": [[0, -10], [0, 0]], "speed": 0x100, "wait": 5 } });
    // From which frame on it has happened: the last frame before and the first one after.
    let cases: Vec<(&str, Value, Value, Act, usize)> = vec![
        ("start", json!({ "event": "start" }), solid.clone(), idle, 1),
        ("timer", json!({ "event": "timer", "frames": 30 }), solid.clone(), idle, 30),
        ("every", json!({ "event": "every", "frames": 12 }), solid.clone(), idle, 12),
        ("near", json!({ "event": "near", "half_width": 0, "half_height": 150 }), solid.clone(), idle, 1),
        (
            "near later",
            json!({ "event": "near", "half_width": 8, "half_height": 100 }),
            passable.clone(),
            |world, frame| world.player.y = Sub::from_px(PLACE.1 - if frame < 20 { 101 } else { 100 }),
            21,
        ),
        (
            "far",
            json!({ "event": "far", "half_width": 8, "half_height": 100 }),
            passable.clone(),
            |world, frame| world.player.y = Sub::from_px(PLACE.1 - if frame < 20 { 100 } else { 101 }),
            21,
        ),
        ("on screen", json!({ "event": "on_screen" }), passable.clone(), idle, 2),
        (
            "switch",
            json!({ "event": "switch_set", "switch": 7 }),
            solid.clone(),
            |world, frame| world.objects.common.switches[7] = u8::from(frame >= 40),
            41,
        ),
        (
            "switch cleared",
            json!({ "event": "switch_clear", "switch": 7 }),
            solid.clone(),
            |world, frame| world.objects.common.switches[7] = u8::from(frame < 40),
            41,
        ),
        (
            "rings",
            json!({ "event": "rings", "count": 20 }),
            solid.clone(),
            |world, frame| world.objects.common.tally.rings = if frame < 9 { 19 } else { 20 },
            10,
        ),
        (
            "touched",
            json!({ "event": "touched" }),
            touchable,
            |world, frame| {
                if frame >= 15 {
                    world.player.y = Sub::from_px(PLACE.1);
                }
            },
            16,
        ),
        ("point", json!({ "event": "point", "number": 1 }), path.clone(), idle, 10),
        ("path end", json!({ "event": "path_end" }), path, idle, 25),
        (
            "lands",
            json!({ "event": "lands" }),
            json!({ "motion": { "form": "fall", "gravity": 0x100, "lands": true } }),
            idle,
            14,
        ),
        (
            "stood on",
            json!({ "event": "stood_on" }),
            solid.clone(),
            |world, frame| {
                if frame >= 30 {
                    world.player.y = Sub::from_px(PLACE.1 - 16 - 19);
                    world.player.y_speed = Speed(0x100);
                }
            },
            31,
        ),
        (
            "top",
            json!({ "event": "top" }),
            solid.clone(),
            |world, frame| {
                if frame >= 30 {
                    world.player.y = Sub::from_px(PLACE.1 - 16 - 19);
                    world.player.y_speed = Speed(0x100);
                }
            },
            31,
        ),
        (
            "side",
            json!({ "event": "side" }),
            solid.clone(),
            |world, frame| {
                if frame >= 30 {
                    (world.player.x, world.player.y) = (Sub::from_px(PLACE.0 - 34), Sub::from_px(PLACE.1));
                    world.player.x_speed = Speed(0x100);
                }
            },
            31,
        ),
        (
            "bottom",
            json!({ "event": "bottom" }),
            solid,
            |world, frame| {
                if frame >= 30 {
                    world.player.y = Sub::from_px(PLACE.1 + 16 + 12);
                    world.player.y_speed = Speed(-0x200);
                }
            },
            31,
        ),
    ];
    for (name, when, first, act, frames) in cases {
        let level = level_of(Game::Sonic2, &only(waits_for(when, None, first)), named("mine", &[]));
        for (frames, happened) in [(frames - 1, false), (frames, true), (frames + 20, true)] {
            let world = run(&level, frames, act);
            let body = own_body(&world).expect("it is there");
            assert_eq!(body.flip_x, happened, "{name}, after {frames} frames");
        }
    }
}

/// Makes a ball of a player, as it is shown too.
fn roll(player: &mut Player) {
    player.rolling = true;
    player.animation.request(AnimationKind::Roll);
}

#[test]
fn a_rule_can_ask_for_more_of_the_player() {
    let on_top = |player: fn(&mut Player)| {
        move |world: &mut World, frame: usize| {
            if frame == 10 {
                world.player.y = Sub::from_px(PLACE.1 - 16 - 19);
                world.player.y_speed = Speed(0x100);
                player(&mut world.player);
            }
        }
    };
    for (only_if, player, expected) in [
        ("ball", (|_| {}) as fn(&mut Player), false),
        ("not_ball", |_| {}, true),
        ("ball", roll, true),
        ("attacks", |player| player.invincibility = 100, true),
        ("airborne", |_| {}, true),
        ("grounded", |_| {}, false),
        ("sonic", |_| {}, true),
        ("tails", |_| {}, false),
        ("invincible", |player| player.invincibility = 100, true),
        ("shielded", |_| {}, false),
    ] {
        let kind = waits_for(json!({ "event": "top" }), Some(json!({ "player": only_if })), json!({ "form": "solid" }));
        let level = level_of(Game::Sonic2, &only(kind), named("mine", &[]));
        let world = run(&level, 12, on_top(player));
        assert_eq!(own_body(&world).expect("it is there").flip_x, expected, "{only_if}");
    }
}

/// A kind that does something at its start.
fn does(actions: Value) -> OwnKind {
    let rules = json!([{ "when": { "event": "start" }, "do": actions }]);
    OwnKind {
        form: OwnForm::Passable,
        states: states(json!([{ "name": "only", "rules": rules, "motion": { "form": "fly" } }])),
        ..OwnKind::default()
    }
}

#[test]
fn each_action_does_what_it_says() {
    type Check = fn(&World) -> bool;
    let cases: Vec<(Value, Check)> = vec![
        (json!([{ "action": "switch", "switch": 5 }]), |world| world.objects.common.switches[5] == 1),
        (
            json!([{ "action": "switch", "switch": 5, "to": "toggle" }, { "action": "switch", "switch": 5, "to": "toggle" }]),
            |world| world.objects.common.switches[5] == 0,
        ),
        (json!([{ "action": "rings", "count": 12 }]), |world| world.objects.common.tally.rings == 12),
        (json!([{ "action": "rings", "count": 120 }]), |world| world.objects.common.tally.lives == 1),
        (json!([{ "action": "points", "count": 500 }]), |world| world.objects.common.tally.score == 500),
        (json!([{ "action": "give", "what": "fire_shield" }]), |world| world.player.shield.is_some()),
        (json!([{ "action": "give", "what": "speed_shoes" }]), |world| world.player.speed_shoes > 0),
        (json!([{ "action": "give", "what": "life" }]), |world| world.objects.common.tally.lives == 1),
        (json!([{ "action": "hurt" }]), |world| world.player.routine != Routine::Normal),
        (json!([{ "action": "bounce", "speed": 0x700 }]), |world| world.player.y_speed.0 == -0x700),
        (json!([{ "action": "launch", "ahead": 0x500, "down": -0x300 }]), |world| {
            (world.player.x_speed.0, world.player.y_speed.0) == (0x500, -0x300)
        }),
        (json!([{ "action": "lock", "frames": 40 }]), |world| world.player.control_lock == 40),
        (json!([{ "action": "layer", "layer": "B" }]), |world| world.player.layer == sim::tiles::TileLayer::B),
        (json!([{ "action": "end_act" }]), |world| world.objects.common.tally.time_stopped),
        (json!([{ "action": "turn" }]), |world| own_body(world).is_some_and(|body| body.flip_x)),
        (json!([{ "action": "speed", "ahead": 0x80, "down": -0x40 }]), |world| {
            own_body(world).is_some_and(|body| (body.x_speed.0, body.y_speed.0) == (0x80, -0x40))
        }),
        (json!([{ "action": "destroy" }]), |world| own_body(world).is_none() && world.objects.slots.count() == 0),
        (json!([{ "action": "destroy", "explodes": true }]), |world| {
            own_body(world).is_none() && world.objects.slots.count() == 1
        }),
        (json!([{ "action": "spawn", "kind": "ring", "x": 20, "y": -8 }]), |world| {
            world.objects.slots.iter().any(|(_, object)| {
                matches!(object.state, State::Ring(_))
                    && object.body.x.px() == PLACE.0 + 20
                    && object.body.y.px() == PLACE.1 - 8
            })
        }),
        (json!([{ "action": "spawn", "kind": "nothing_of_that_name" }]), |world| world.objects.slots.count() == 1),
    ];
    for (actions, check) in cases {
        let level = level_of(Game::Sonic2, &only(does(actions.clone())), named("mine", &[]));
        let world = run(&level, 1, |_, _| {});
        assert!(check(&world), "{actions}");
    }
}

#[test]
fn a_boss_stands_its_hits_and_rests_after_each() {
    let states = states(json!([
        { "name": "fights", "rules": [
            { "when": { "event": "hit" }, "do": [{ "action": "points", "count": 10 }] },
            { "when": { "event": "defeated" }, "do": [{ "action": "points", "count": 1000 }], "go": "falls" },
        ] },
        { "name": "falls", "form": "passable", "touch": { "effect": "none" }, "motion": { "form": "fall", "gravity": 0x38 } },
    ]));
    let kind = OwnKind {
        form: OwnForm::Passable,
        half_width: 24,
        half_height: 24,
        touch: serde_json::from_value(json!({ "effect": "attackable" })).expect("a hitbox"),
        health: 3,
        invulnerable: 30,
        states,
        ..OwnKind::default()
    };
    let level = level_of(Game::Sonic2, &only(kind), named("mine", &[]));
    let hits = |frames| {
        let world = run(&level, frames, |world, _| {
            roll(&mut world.player);
            world.player.y = Sub::from_px(PLACE.1 - 20);
            world.player.y_speed = Speed(0x100);
        });
        (world.objects.common.tally.score, own_body(&world).map(|body| body.health))
    };
    // It has no hitbox before its first step, and none in the 30 frames after a hit.
    for (frames, score, health) in
        [(1, 0, 3), (2, 10, 2), (31, 10, 2), (33, 20, 1), (63, 20, 1), (64, 1030, 0), (100, 1030, 0)]
    {
        assert_eq!(hits(frames), (score, Some(health)), "{frames}");
    }
}

#[test]
fn numbers_come_from_the_parameters_of_a_placement() {
    let kind = OwnKind {
        parameters: serde_json::from_value(json!([
            { "name": "height", "kind": "number", "min": 0, "max": 300, "unit": "pixels", "default": 40 },
            { "name": "door", "kind": "switch" },
        ]))
        .expect("parameters"),
        states: states(json!([
            { "name": "closed", "rules": [{ "when": { "event": "switch_set", "switch": "door" }, "go": "opens" }] },
            { "name": "opens", "motion": { "form": "path", "points": [[0, "height"]], "speed": 0x100 } },
        ])),
        ..OwnKind::default()
    };
    for (extra, switch, down) in [
        (vec![], 0, 40),
        (vec![("height", json!(90))], 0, 90),
        (vec![("height", json!(90)), ("door", json!(6))], 6, 90),
        (vec![("height", json!(90)), ("door", json!(6))], 5, 0),
        (vec![("height", json!(9000))], 0, 40),
    ] {
        let level = level_of(Game::Sonic2, &only(kind.clone()), named("mine", &extra));
        let world = run(&level, 200, |world, _| world.objects.common.switches[switch] = 1);
        assert_eq!(own_body(&world).expect("it is there").y.px() - PLACE.1, down, "{extra:?} {switch}");
        assert_eq!(level.objects().get(0).map(|placed| placed.reach.1), Some(0), "the reach is in the margin");
    }
}

#[test]
fn spawned_objects_are_limited_and_move_by_their_own_definition() {
    let shot = OwnKind {
        name: "shot".into(),
        form: OwnForm::Hazard,
        half_width: 4,
        half_height: 4,
        motion: OwnMotion::Fly,
        ..OwnKind::default()
    };
    let spawn = json!({ "action": "spawn", "kind": "shot", "x": 10, "x_speed": 0x100, "limit": 3 });
    let rules = json!([{ "when": { "event": "every", "frames": 5 }, "do": [spawn] }]);
    let mine = OwnKind {
        name: "mine".into(),
        states: states(json!([{ "name": "only", "rules": rules }])),
        ..OwnKind::default()
    };
    let kinds = OwnKinds { kinds: vec![Arc::new(mine), Arc::new(shot)], ..OwnKinds::default() };
    for flip_x in [false, true] {
        let placed = Placement { flip_x, ..named("mine", &[]) };
        let level = level_of(Game::Sonic2, &kinds, placed);
        let world = run(&level, 40, |_, _| {});
        let mut shots: Vec<i32> = world
            .objects
            .slots
            .iter()
            .filter(|(_, object)| object.body.placement != 0)
            .map(|(_, object)| (object.body.x.px() - PLACE.0) * if flip_x { -1 } else { 1 })
            .collect();
        shots.sort_unstable();
        // Made in frames 5, 10 and 15 behind their maker, so that they step in that frame.
        assert_eq!(shots, [36, 41, 46], "{flip_x}");
    }
}

#[test]
fn transitions_of_a_frame_are_limited() {
    let go =
        |next: &str| json!([{ "when": { "event": "start" }, "do": [{ "action": "points", "count": 1 }], "go": next }]);
    let kind = OwnKind {
        states: states(json!([{ "name": "a", "rules": go("b") }, { "name": "b", "rules": go("a") }])),
        ..OwnKind::default()
    };
    let level = level_of(Game::Sonic2, &only(kind), named("mine", &[]));
    let world = run(&level, 1, |_, _| {});
    assert_eq!(world.objects.common.tally.score, 9, "8 transitions, and the rule that would be the ninth");
}

/// The definitions that the test below tries: a million with `LOOPWRIGHT_FUZZ=1`.
fn count() -> usize {
    if std::env::var_os("LOOPWRIGHT_FUZZ").is_some() { 1_000_000 } else { 3000 }
}

#[test]
fn any_definition_runs_and_comes_back_from_a_snapshot() {
    let mut random = Random::new(24);
    for number in 0..count() {
        let kinds = definitions(&mut random);
        let placed =
            Placement { flip_x: random.chance(2), ..named("own_0", &[("phase", 77.into()), ("p0", 3.into())]) };
        // Also at the ends of the numbers.
        let (x, y) = if random.chance(6) { (random.coordinate(), random.coordinate()) } else { PLACE };
        let level = level_of(Game::ALL[random.below(5)], &kinds, Placement { x, y, ..placed });
        let partner = random.chance(3).then_some(sim::ruleset::Character::Tails);
        let start = Start { x, y: y.wrapping_sub(60 + random.below(80) as i32), partner, ..Start::default() };
        let mut world = World::at(&level, &start);
        world.objects.common.tally.rings = random.below(30) as u16;
        let mut before = Buttons::NONE;
        let mut middle = None;
        let inputs: Vec<Input> = (0..60)
            .map(|_| {
                let held = if random.chance(5) { Buttons(random.next() as u8) } else { before };
                let input = Input::after(before, held);
                before = held;
                input
            })
            .collect();
        for (frame, input) in inputs.iter().enumerate() {
            if frame == 30 {
                middle = Some(world.to_bytes());
            }
            world.step(&level, *input, &mut NoTrace);
        }
        let mut again = World::from_bytes(&level, &middle.expect("it came to frame 30")).expect("it is whole");
        inputs[30..].iter().for_each(|input| again.step(&level, *input, &mut NoTrace));
        assert_eq!(again.digest(), world.digest(), "definition {number}");
    }
}

#[test]
fn a_definition_keeps_its_rules_when_another_takes_its_place() {
    // An edit while it is played: its state may be gone.
    let mut random = Random::new(25);
    for _ in 0..300 {
        let before = OwnKinds { kinds: vec![Arc::new(definition(&mut random, "own_0"))], ..OwnKinds::default() };
        let after = OwnKinds { kinds: vec![Arc::new(definition(&mut random, "own_0"))], ..OwnKinds::default() };
        let levels = [&before, &after].map(|kinds| level_of(Game::Sonic2, kinds, named("own_0", &[])));
        let mut world = World::at(&levels[0], &Start { x: PLACE.0, y: PLACE.1 - 60, ..Start::default() });
        (0..40).for_each(|_| world.step(&levels[0], Input::default(), &mut NoTrace));
        world.follow(&levels[1]);
        (0..40).for_each(|_| world.step(&levels[1], Input::default(), &mut NoTrace));
    }
}
