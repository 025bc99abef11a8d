//! Platforms of all kinds in a world: how they move, carry, dip, crumble and throw.

use crate::kinds::solid_objects::GAMES;
use crate::play::{L, NONE, R, Ruleset, S1, S2, SK};
use serde_json::{Value, json};
use sim::input::{Buttons, Input};
use sim::level::{Level, LevelBuilder, Placed};
use sim::objects::{Engine, Object, Reaction, Setting, State, kind_named};
use sim::player::Player;
use sim::project::{Placement, PlacementId, Start};
use sim::trace::{NoTrace, Who};
use sim::units::{Speed, Sub};
use sim::world::World;

/// One object at (200, 300) above a deep floor, and a player in the air.
struct Stage {
    level: Level,
    world: World,
    held: Buttons,
}

impl Stage {
    fn new(kind: &str, parameters: Value, flip_x: bool, rules: Ruleset) -> Self {
        let mut level = LevelBuilder::new(128, 64);
        level.fill(0..128, 50..52, Placed::solid(1));
        let extra = parameters.as_object().unwrap().clone();
        level.placements = vec![Placement {
            id: PlacementId(1),
            kind: kind.to_owned(),
            x: 200,
            y: 300,
            flip_x,
            extra,
            ..Default::default()
        }];
        let level = level.build(rules);
        let mut world = World::at(&level, &Start { x: 200, y: 100, ..Start::default() });
        world.player.airborne = true;
        Self { level, world, held: NONE }
    }

    /// With the player at a place, falling slowly.
    fn drop_at(&mut self, x: i32, y: i32) {
        let player = &mut self.world.player;
        (player.x, player.y) = (Sub::from_px(x), Sub::from_px(y));
        (player.x_speed, player.y_speed, player.airborne, player.on_object) = (Speed(0), Speed(0), true, false);
    }

    fn hold(&mut self, held: Buttons, frames: u32) -> &Player {
        for _ in 0..frames {
            self.world.step(&self.level, Input::after(self.held, held), &mut NoTrace);
            self.held = held;
        }
        &self.world.player
    }

    fn until(&mut self, what: impl Fn(&World) -> bool) -> u32 {
        (1..1000)
            .find(|_| {
                self.hold(NONE, 1);
                what(&self.world)
            })
            .unwrap()
    }

    fn object(&self) -> Object {
        *self.world.objects.slots.iter().next().unwrap().1
    }

    fn place(&self) -> (i32, i32) {
        let body = self.object().body;
        (body.x.px(), body.y.px())
    }

    fn offset(&self) -> (i32, i32) {
        let (x, y) = self.place();
        (self.world.player.x.px() - x, self.world.player.y.px() - y)
    }
}

#[test]
fn platforms_follow_the_oscillator_a_frame_late() {
    for (motion, x, y) in
        [("left_and_right", 1, 0), ("right_and_left", -1, 0), ("up_and_down", 0, 1), ("down_and_up", 0, -1)]
    {
        let mut stage = Stage::new("platform", json!({ "motion": motion }), false, S1);
        let mut before = 0;
        for frame in 0..300 {
            let now = stage.world.objects.common.oscillator(6);
            stage.world.player.y = Sub::from_px(50);
            stage.hold(NONE, 1);
            assert_eq!(stage.place(), (200 + x * (before - 64), 300 + y * (before - 64)), "{motion} {frame}");
            before = now;
        }
    }
}

#[test]
fn riders_are_carried_to_the_sides_and_sink_in() {
    for (name, rules) in GAMES {
        let mut stage = Stage::new("platform", json!({ "motion": "left_and_right" }), false, rules);
        stage.hold(NONE, 10);
        let x = stage.place().0;
        stage.drop_at(x + 7, 300 - 8 - 19 - 6);
        stage.until(|world| world.player.on_object);
        // If it asks first, it moves on under him in the frame of his landing.
        let aside = stage.offset().0;
        stage.hold(NONE, 1);
        for _ in 0..400 {
            let height = if rules.platforms_ride_high { 9 } else { 8 };
            assert_eq!(stage.offset(), (aside, -height - 19), "{name}");
            stage.hold(NONE, 1);
        }
        assert_eq!(stage.place().1, 304, "{name}: it sagged");
        stage.world.player.x = stage.world.player.x.moved_px(60);
        stage.hold(NONE, 1);
        assert!(!stage.world.player.on_object, "{name}");
        stage.hold(NONE, 20);
        assert_eq!(stage.place().1, 300, "{name}: it came up again");
    }
}

#[test]
fn a_leaving_rider_is_carried_one_more_frame_if_it_asks_first() {
    for (rules, moves) in [(S1, true), (S2, false)] {
        let mut stage = Stage::new("platform", json!({ "motion": "left_and_right" }), false, rules);
        stage.hold(NONE, 40);
        let x = stage.place().0;
        stage.drop_at(x, 300 - 8 - 19 - 6);
        stage.until(|world| world.player.on_object);
        stage.hold(NONE, 3);
        let (before, x) = (stage.place().0, stage.world.player.x.px());
        stage.world.player.x = Sub::from_px(before + 40);
        stage.hold(NONE, 1);
        let by = stage.place().0 - before;
        assert!(by > 0 && !stage.world.player.on_object);
        assert_eq!(stage.world.player.x.px() - before - 40, if moves { by } else { 0 }, "{x}");
    }
}

#[test]
fn falling_platforms() {
    for (name, rules) in GAMES {
        let mut stage = Stage::new("platform", json!({ "motion": "falls" }), false, rules);
        stage.drop_at(200, 300 - 8 - 19 - 4);
        stage.until(|world| world.player.on_object);
        let falls = stage.until(|world| world.objects.slots.iter().any(|(_, object)| object.body.y_speed.0 > 0));
        // In the games that move it first, it sees its rider a frame later.
        assert_eq!(falls, if rules.platforms_ask_first { 31 } else { 32 }, "{name}");
        let let_go = stage.until(|world| !world.player.on_object);
        assert_eq!(let_go, 31, "{name}");
        assert_eq!((stage.world.player.y_speed.0, stage.world.player.airborne), (31 * 0x38, true), "{name}");
        // If platforms ask first, he goes down with it once more.
        assert_eq!(stage.offset().1 == -9 - 19, rules.platforms_ask_first, "{name}");
        assert!(stage.until(|world| world.objects.slots.iter().next().is_none()) > 10, "{name}");
    }
}

#[test]
fn a_platform_that_let_its_rider_go_keeps_its_sag() {
    let mut stage = Stage::new("platform", json!({ "motion": "falls" }), false, S1);
    stage.drop_at(200, 300 - 8 - 19 - 4);
    stage.until(|world| world.player.on_object);
    stage.until(|world| !world.player.on_object);
    // It fell for 32 frames, from where it sagged by 4 pixels to.
    let fallen = |frames: i32| 304 + ((0x38 * frames * (frames - 1) / 2) >> 8);
    for frames in 32..50 {
        assert_eq!(stage.place().1, fallen(frames), "{frames}");
        stage.hold(NONE, 1);
    }
}

#[test]
fn platforms_rise_at_a_switch() {
    let mut stage = Stage::new("platform", json!({ "motion": "rises", "switch": 3 }), false, S1);
    stage.world.player.y = Sub::from_px(700);
    stage.hold(NONE, 30);
    stage.world.objects.common.switches[3] = 1;
    assert_eq!(stage.until(|world| world.objects.slots.iter().any(|(_, object)| object.body.y.px() < 300)), 62);
    stage.hold(NONE, 400);
    assert_eq!(stage.place(), (200, 300 - 512));
}

#[test]
fn moving_blocks() {
    for flip_x in [false, true] {
        let mut stage = Stage::new("moving_block", json!({ "motion": "left_and_back" }), flip_x, S1);
        for _ in 0..500 {
            let swing = stage.world.objects.common.oscillator(3);
            stage.hold(NONE, 1);
            assert_eq!(stage.place().0, 200 - if flip_x { 96 - swing } else { swing });
        }
        let sign = if flip_x { -1 } else { 1 };
        let mut stage = Stage::new("moving_block", json!({ "motion": "slides_out", "size": "64" }), flip_x, S1);
        stage.drop_at(200, 300 - 8 - 19 - 4);
        stage.until(|world| world.player.on_object);
        stage.hold(NONE, 20);
        assert_eq!((stage.place().0, stage.offset().0), (200 + 64 * sign, 0));
        stage.hold(NONE, 280);
        assert_eq!(stage.place().0, 200 + 64 * sign);
        stage.hold(NONE, 20);
        assert!(stage.place().0 != 200 + 64 * sign);
    }
    let mut stage = Stage::new("moving_block", json!({ "motion": "right_and_down_when_ridden" }), false, S1);
    stage.drop_at(200, 300 - 8 - 19 - 4);
    stage.until(|world| world.player.on_object);
    stage.hold(NONE, 50);
    assert!((249..=251).contains(&stage.place().0) && stage.offset().0 == 0);
}

#[test]
fn a_block_that_slid_out_starts_back_after_300_frames() {
    for size in ["32", "64", "96"] {
        let mut stage = Stage::new("moving_block", json!({ "motion": "slides_out", "size": size }), false, S1);
        stage.drop_at(200, 300 - 8 - 19 - 4);
        let end = 200 + 2 * i32::from(stage.object().body.half_width);
        stage.until(|world| world.player.on_object);
        while stage.place().0 != end {
            stage.hold(NONE, 1);
        }
        stage.hold(NONE, 300);
        assert_eq!(stage.place().0, end, "{size}");
        stage.hold(NONE, 1);
        assert_eq!(stage.place().0, end - 8, "{size}");
    }
}

#[test]
fn a_block_appears_at_its_switch_and_waits_for_a_rider() {
    let values = json!({ "motion": "right_and_down_at_switch", "switch": 2 });
    let mut stage = Stage::new("moving_block", values, false, S1);
    let is_there = |stage: &Stage| {
        let Object { body, state } = stage.object();
        let setting = Setting::of(&stage.level, &body, &state);
        assert_eq!(state.solid(&body, &setting).is_none(), state.is_unseen());
        !state.is_unseen()
    };
    stage.drop_at(200, 300 - 8 - 19 - 4);
    stage.hold(NONE, 20);
    assert!(!is_there(&stage) && !stage.world.player.on_object);
    stage.world.objects.common.switches[2] = 0x80;
    stage.drop_at(200, 300 - 8 - 19 + 2);
    stage.hold(NONE, 1);
    assert!(is_there(&stage) && !stage.world.player.on_object, "not yet in the frame in which it sees the switch");
    stage.hold(NONE, 1);
    assert!(stage.world.player.on_object);
    stage.world.objects.common.switches[2] = 0;
    stage.hold(NONE, 30);
    assert!(stage.place().0 > 220 && stage.offset().0 == 0, "it stays, and goes with its rider");
}

#[test]
fn a_falling_block_finds_the_floor_with_its_foot() {
    for (kind, values, foot) in [
        ("moving_block", json!({ "motion": "right_and_down_when_ridden" }), 8),
        ("moving_block", json!({ "motion": "right_and_down_when_ridden", "foot": 3 }), 3),
        ("sonic1:52", json!({ "subtype": 0x04 }), 0),
        ("sonic1:52", json!({ "subtype": 0x04, "foot": 7 }), 7),
        ("sonic1:52", json!({ "subtype": 0x07 }), 7),
    ] {
        let mut stage = Stage::new(kind, values.clone(), false, S1);
        stage.world.objects.common.switches[2] = 1;
        stage.hold(NONE, 2);
        stage.drop_at(200, 300 - 8 - 19 - 4);
        stage.until(|world| world.player.on_object);
        // A wall in its way: the end of the level's terrain is far.
        let slot = stage.world.objects.slots.iter().next().map(|(slot, _)| slot).unwrap();
        stage.hold(NONE, 3);
        let mut level = LevelBuilder::new(128, 64);
        level.fill(0..128, 50..52, Placed::solid(1));
        level.fill(14..16, 10..25, Placed::solid(1));
        level.placements = vec![Placement {
            id: PlacementId(1),
            kind: kind.to_owned(),
            x: 200,
            y: 300,
            extra: values.as_object().unwrap().clone(),
            ..Default::default()
        }];
        stage.level = level.build(S1);
        stage.hold(NONE, 300);
        let y = stage.world.objects.slots.get(slot).map(|object| object.body.y.px());
        assert_eq!(y, Some(799 - foot), "{kind} {values}");
    }
}

#[test]
fn swinging_forms_stand_and_hurt_as_their_zones_have_them() {
    // Height of what one stands on, and the half sizes of what hurts.
    for (kind, values, stands, hurts) in [
        ("swinging_platform", json!({}), Some(8), None),
        ("swinging_platform", json!({ "form": "large_platform" }), Some(16), None),
        ("swinging_platform", json!({ "form": "spiked_ball" }), None, Some((20, 20))),
        ("sonic1:15", json!({ "subtype": 0x07 }), Some(8), None),
        ("sonic1:15", json!({ "subtype": 0x17 }), Some(8), Some((20, 20))),
        ("sonic1:15", json!({ "subtype": 0x07, "form": "sharp_platform" }), Some(16), Some((32, 8))),
        ("sonic1:15", json!({ "subtype": 0x07, "form": "small_ball" }), None, Some((16, 16))),
    ] {
        let stage = Stage::new(kind, values.clone(), false, S1);
        let Object { body, state } = stage.object();
        let solid = state.solid(&body, &Setting::of(&stage.level, &body, &state));
        assert_eq!(solid.map(|solid| solid.half_height), stands, "{kind} {values}");
        let hitbox = body.hitbox;
        let found = (hitbox.reaction == Reaction::Hurt).then_some((hitbox.half_width, hitbox.half_height));
        assert_eq!(found, hurts, "{kind} {values}");
    }
}

#[test]
fn a_swinging_platform_first_looks_around_its_anchor() {
    for (rules, lands) in [(S1, true), (S2, false)] {
        let mut stage = Stage::new("swinging_platform", json!({ "links": 4 }), false, rules);
        stage.drop_at(200, 300 - 8 - 19 + 2);
        stage.hold(NONE, 1);
        assert_eq!(stage.world.player.on_object, lands);
    }
}

#[test]
fn swinging_platforms_hang_at_the_length_of_their_chain() {
    for (name, rules) in GAMES {
        let mut stage = Stage::new("swinging_platform", json!({ "links": 4 }), false, rules);
        stage.world.player.y = Sub::from_px(700);
        let (mut lowest, mut sides) = (0, [0; 2]);
        for _ in 0..300 {
            stage.hold(NONE, 1);
            let (x, y) = (stage.place().0 - 200, stage.place().1 - 300);
            assert!((70 * 70..=73 * 73).contains(&(x * x + y * y)), "{name} {x} {y}");
            lowest = lowest.max(y);
            sides = [sides[0].min(x), sides[1].max(x)];
        }
        // The oscillator does not stop at every angle, so it may pass the lowest point.
        assert!((71..=72).contains(&lowest) && sides == [-72, 72], "{name} {lowest} {sides:?}");
    }
}

#[test]
fn walking_over_a_bridge() {
    for (name, rules) in GAMES {
        let mut stage = Stage::new("bridge", json!({}), false, rules);
        stage.drop_at(200 - 90, 300 - 8 - 19 - 4);
        stage.until(|world| world.player.on_object);
        stage.hold(NONE, 20);
        let bridge = |stage: &Stage| match stage.object().state {
            State::Bridge(bridge) => bridge,
            _ => panic!("a bridge"),
        };
        // On the first of twelve logs, which hangs 2 pixels down.
        assert_eq!(
            (bridge(&stage).log[Who::First], bridge(&stage).bend, stage.offset().1),
            (0, 0x40, 2 - 8 - 19),
            "{name}"
        );
        let mut logs = Vec::new();
        let mut before = bridge(&stage);
        while stage.hold(R, 1).on_object {
            let (log, y) = (bridge(&stage).log[Who::First], stage.offset().1);
            assert_eq!(i32::from(log), (stage.world.player.x.px() - 200 + 104) >> 4, "{name}");
            // From Sonic 2 on the logs hang as the log of the frame before has it.
            let hangs = if rules.bridges_bend_first { before } else { bridge(&stage) };
            assert_eq!(y, hangs.dip(12, log.into()) - 8 - 19, "{name}");
            before = bridge(&stage);
            logs.push(log);
        }
        logs.dedup();
        assert_eq!(logs, (0..12).collect::<Vec<_>>(), "{name}");
        assert_eq!(stage.world.player.airborne, rules == SK || name == "S3", "{name}");
        stage.hold(L, 1);
        assert!(stage.world.player.airborne, "{name}");
        stage.hold(NONE, 16);
        assert_eq!(bridge(&stage).bend, 0, "{name}");
    }
}

#[test]
fn ledges_crumble_underfoot() {
    for (name, rules) in GAMES {
        for (kind, set, pieces, delay, surface) in [
            ("collapsing_ledge", json!({}), 25, 28, 40),
            ("collapsing_floor", json!({}), 8, 30, 8),
            ("collapsing_floor", json!({ "form": "bridge" }), 20, 58, 16),
            ("collapsing_floor", json!({ "form": "bridge", "order": "both_ends" }), 20, 58, 16),
        ] {
            let mut stage = Stage::new(kind, set, false, rules);
            stage.drop_at(200, 300 - surface - 19 - 4);
            stage.until(|world| world.player.on_object);
            let broke = stage.until(|world| world.objects.slots.iter().count() > 1);
            assert_eq!(broke, 8, "{kind} {name}");
            assert_eq!(stage.world.objects.slots.iter().count(), pieces, "{kind} {name}");
            assert_eq!(stage.until(|world| !world.player.on_object), delay, "{kind} {name}");
            assert_eq!(stage.world.player.y_speed.0, 0, "{kind} {name}");
            stage.hold(NONE, 2);
            assert!(stage.world.player.airborne, "{kind} {name}");
            stage.until(|world| world.objects.slots.iter().next().is_none());
        }
    }
}

/// A slab of Sonic 2 at (1000, 500): worked example of its facts, with a landing in step 10.
#[test]
fn slabs_break_in_the_ninth_step_and_let_go_of_everybody() {
    let slab = json!({ "form": "slab_of_6", "delay": 9 });
    let mut stage = Stage::new("collapsing_floor", slab.clone(), false, S2);
    let top = 300 - 16 - 19;
    stage.drop_at(200, top - 4);
    stage.until(|world| world.player.on_object);
    assert_eq!(stage.world.player.y.px(), top - 1, "the landing step");
    assert_eq!(stage.until(|world| world.objects.slots.iter().count() > 1), 9);
    assert_eq!((stage.world.objects.slots.iter().count(), stage.world.player.y.px()), (6, top));
    assert_eq!(stage.until(|world| !world.player.on_object), 26);
    assert_eq!((stage.world.player.y.px(), stage.world.player.airborne), (top, false), "its own frame comes next");
    stage.hold(NONE, 1);
    assert!(stage.world.player.airborne);
    // Who jumps off does not stop it.
    let mut stage = Stage::new("collapsing_floor", slab, false, S2);
    stage.drop_at(200, top - 4);
    stage.until(|world| world.player.on_object);
    stage.hold(NONE, 1);
    stage.hold(Buttons::JUMP, 1);
    assert_eq!(stage.until(|world| world.objects.slots.iter().count() > 1), 7);
}

/// At y 1233 in a roll jump off a floor, the frame ends at y 1228: five pixels, which are the difference of the radii.
#[test]
fn a_collapsing_floor_of_sonic_1_carries_a_roll_jump_once_more() {
    for (rules, rises) in [(S1, true), (S2, false)] {
        let mut stage = Stage::new("collapsing_floor", json!({}), false, rules);
        stage.drop_at(200, 300 - 8 - 19 - 4);
        stage.until(|world| world.player.on_object);
        stage.world.player.ground_speed = Speed(0x300);
        stage.hold(Buttons::DOWN, 1);
        let rolled = stage.world.player.y.px();
        assert!(stage.world.player.rolling);
        stage.hold(Buttons::JUMP, 1);
        let player = &stage.world.player;
        assert!(player.airborne && player.roll_jump);
        let radius = i32::from(player.height_radius);
        assert_eq!(player.y.px() == 300 - 9 - radius, rises, "from {rolled} to {}", player.y.px());
    }
}

/// From one floor to the next, running left: the one that is left has broken and clears what the next has set.
#[test]
fn a_broken_floor_of_sonic_1_lets_go_of_whom_the_next_has_caught() {
    for (rules, lets_go) in [(S1, true), (S2, false)] {
        let mut level = LevelBuilder::new(128, 64);
        level.fill(0..128, 50..52, Placed::solid(1));
        let floor =
            |id, x| Placement { id: PlacementId(id), kind: "collapsing_floor".into(), x, y: 300, ..Default::default() };
        level.placements = vec![floor(1, 136), floor(2, 200)];
        let level = level.build(rules);
        let world = World::at(&level, &Start { x: 200, y: 100, ..Start::default() });
        let mut stage = Stage { level, world, held: NONE };
        stage.drop_at(180, 300 - 8 - 19 - 4);
        stage.until(|world| world.player.on_object);
        stage.until(|world| world.objects.slots.iter().count() > 2);
        stage.world.player.ground_speed = Speed(-0x300);
        let next_holds = |world: &World| {
            let mut floors = world.objects.slots.iter().map(|(_, object)| object.body);
            floors.any(|body| body.x.px() == 136 && body.stood_on)
        };
        stage.until(next_holds);
        let player = &stage.world.player;
        assert_eq!((player.on_object, player.airborne), (!lets_go, false));
        assert_eq!(stage.hold(NONE, 1).airborne, lets_go, "one frame in the air");
    }
}

#[test]
fn sonic_3_has_one_collapsing_bridge_that_is_known() {
    let floor = kind_named("collapsing_floor").unwrap();
    for (engine, number, subtype, form) in [
        (Engine::Sonic1, 0x53, 0x81, Some(0)),
        (Engine::Sonic3K, 0x0F, 0x31, Some(1)),
        (Engine::Sonic3K, 0x0F, 0x30, None),
    ] {
        let values = floor.values_of_subtype((engine, number), subtype);
        assert_eq!(values.map(|values| values[3]), form, "{engine:?} {subtype:#x}");
        let back = values.and_then(|values| floor.subtype_of_values((engine, number), &values));
        assert_eq!(back, form.map(|_| subtype), "{engine:?} {subtype:#x}");
    }
}

#[test]
fn a_ledge_holds_as_long_as_it_is_set_to() {
    for kind in ["collapsing_ledge", "collapsing_floor"] {
        for delay in [1, 8, 100, 256] {
            let mut stage = Stage::new(kind, json!({ "delay": delay }), false, S2);
            stage.drop_at(200, 300 - 48 - 19 - 4);
            stage.until(|world| world.player.on_object);
            let broke = stage.until(|world| world.objects.slots.iter().count() > 1);
            assert_eq!(broke, delay, "{kind} {delay}");
        }
        let kind = kind_named(kind).unwrap();
        let mut values = *kind.defaults();
        let delay = kind.info().parameters.iter().position(|parameter| parameter.name == "delay").unwrap();
        let original = kind.info().originals[0];
        assert_eq!(kind.subtype_of_values(original, &values), Some(0));
        values[delay] = 9;
        assert_eq!(kind.subtype_of_values(original, &values), None, "the original always holds as long");
    }
}

#[test]
fn a_ledge_crumbles_also_when_its_rider_leaves() {
    let mut stage = Stage::new("collapsing_ledge", json!({}), true, S1);
    // Mirrored: the high end is on the left.
    stage.drop_at(200 - 40, 300 - 48 - 19 - 4);
    stage.until(|world| world.player.on_object);
    stage.hold(NONE, 2);
    assert_eq!(stage.offset(), (-40, -48 - 19));
    stage.drop_at(600, 700);
    let frames = stage.until(|world| world.objects.slots.iter().count() > 1);
    assert_eq!(frames, 6);
}

#[test]
fn seesaws_throw_their_rider() {
    for (name, rules) in GAMES {
        let high = rules == S1 || name == "CD";
        let mut stage = Stage::new("seesaw", json!({ "high": high }), false, rules);
        let surface = if high { 36 } else { 20 };
        stage.drop_at(200 - 46, 300 - surface - 19 - 4);
        stage.until(|world| world.player.on_object);
        let seesaw = |stage: &Stage| match stage.object().state {
            State::Seesaw(seesaw) => seesaw,
            _ => panic!("a seesaw"),
        };
        stage.hold(NONE, 4);
        assert_eq!((seesaw(&stage).frame, seesaw(&stage).target), (2, 2), "{name}");
        // He stands on the low end now; over to the other one before the ball comes down.
        assert_eq!(stage.offset().1, if high { -2 } else { 14 } - 19, "{name}");
        stage.world.player.x = Sub::from_px(200 + 40);
        stage.until(|world| world.player.airborne);
        // One frame of nothing but the throw: gravity comes with the next.
        assert_eq!(stage.world.player.y_speed.0, -0xA80, "{name}");
        assert_eq!(seesaw(&stage).target, 2, "{name}");
    }
}

#[test]
fn grass_platforms_of_sonic_1_are_numbered_mound_hill_narrow() {
    for (subtype, x, y) in [(0x00, 200, 233), (0x10, 200, 217), (0x20, 190, 233)] {
        let mut stage = Stage::new("sonic1:2F", json!({ "subtype": subtype }), false, S1);
        stage.drop_at(x, y - 10);
        stage.until(|world| world.player.on_object);
        stage.hold(NONE, 1);
        assert_eq!(stage.world.player.y.px(), y, "{subtype:#x}");
    }
}

#[test]
fn grass_platforms_have_the_surface_of_the_guide() {
    for (name, rules) in GAMES {
        for (shape, flip_x, x, y) in [
            ("hill", false, 200, 217),
            ("hill", true, 201, 218),
            ("mound", false, 200, 233),
            ("narrow", false, 190, 233),
        ] {
            let mut stage = Stage::new("grass_platform", json!({ "shape": shape }), flip_x, rules);
            stage.drop_at(x, y - 10);
            stage.until(|world| world.player.on_object);
            stage.hold(NONE, 1);
            assert_eq!(stage.world.player.y.px(), y, "{name} {shape}");
        }
    }
}

#[test]
fn some_platforms_of_sonic_2_are_solid_blocks() {
    let platform = kind_named("platform").unwrap();
    let block = platform.info().parameters.iter().position(|parameter| parameter.name == "block").unwrap();
    for (engine, subtype, half_width, half_height) in
        [(Engine::Sonic2, 0x80, 32, 48), (Engine::Sonic2, 0xB0, 64, 48), (Engine::Sonic2, 0x30, 64, 0)]
    {
        let values = platform.values_of_subtype((engine, 0x18), subtype).unwrap();
        assert_eq!((values[2], values[block]), (half_width, half_height), "{subtype:02X}");
        assert_eq!(platform.subtype_of_values((engine, 0x18), &values), Some(subtype));
    }
    for (half_height, stands) in [(48, 68), (40, 60)] {
        let mut stage = Stage::new("platform", json!({ "block": half_height }), false, S2);
        stage.drop_at(200, 300 - half_height - 19 - 4);
        stage.until(|world| world.player.on_object);
        stage.hold(NONE, 40);
        assert_eq!(stage.offset(), (0, -stands), "it does not sag");
        stage.drop_at(120, 300);
        (stage.world.player.airborne, stage.world.player.x_speed) = (true, Speed(0x400));
        stage.hold(R, 20);
        assert_eq!(stage.offset().0, -(32 + 11), "and stops him from the side");
    }
}
