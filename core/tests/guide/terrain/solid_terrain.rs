//! Solid Terrain: layer switchers (P11), loops and tunnels of Sonic 1 (P12).

use crate::play::{NONE, Play, S1, S2, S3};
use sim::angle::Angle;
use sim::input::Input;
use sim::level::fixtures;
use sim::level::{ChunkPlace, Level, LevelBuilder, Placed};
use sim::loops::{LoopOutcome, loop_rule};
use sim::objects::kinds::devices::layer_switcher::of_subtype;
use sim::player::Routine;
use sim::player::grip::object_control;
use sim::project::{Bounds, LayerSwitcher, Start};
use sim::ruleset::{Game, Ruleset};
use sim::tiles::{ChunkRole, TileLayer};
use sim::trace::{FrameTrace, LayerSwitch};
use sim::units::{Speed, Sub};
use sim::world::World;

const A: TileLayer = TileLayer::A;
const B: TileLayer = TileLayer::B;

type LayerAndPriority = (TileLayer, bool);

/// Vertical, half length 64, layer B to the right, at (500, 300).
const P11: u8 = 0b0000_1001;

fn placed(subtype: u8, flip_x: bool) -> LayerSwitcher {
    LayerSwitcher { x: 500, y: 300, ..of_subtype(subtype, flip_x) }
}

fn level(game: Game, switchers: Vec<LayerSwitcher>) -> Level {
    let mut level = LevelBuilder::new(4, 4);
    level.switchers = switchers;
    level.bounds = Bounds { left: 0, top: 0, right: 0x1000, bottom: 0x1000 };
    level.build(Ruleset::preset(game))
}

/// A player who is moved about among switchers, with the camera at x = 300.
#[derive(Default)]
struct Walk {
    world: Option<World>,
    airborne: bool,
    trace: FrameTrace,
}

impl Walk {
    fn to(&mut self, level: &Level, x: i32, y: i32) -> (TileLayer, bool) {
        self.with_camera(level, 300, x, y)
    }

    fn with_camera(&mut self, level: &Level, camera_x: i32, x: i32, y: i32) -> (TileLayer, bool) {
        let world = self.world.get_or_insert_with(|| World::at(level, &Start { x: 460, y: 300, ..Start::default() }));
        world.camera.x = camera_x;
        let player = &mut world.player;
        (player.x, player.y, player.airborne) = (Sub::from_px(x), Sub::from_px(y), self.airborne);
        player.take_control(0, object_control::HELD);
        self.trace.clear();
        world.step(level, Input::default(), &mut self.trace);
        (world.player.layer, world.player.high_priority)
    }
}

#[test]
fn crossing_a_layer_switcher() {
    let level = level(Game::Sonic2, vec![placed(P11, false)]);
    let table = [("P11 in range", 236, B), ("P11 above", 235, A), ("P11 last row", 363, B), ("P11 below", 364, A)];
    for (row, y, expected) in table {
        let mut walk = Walk::default();
        assert_eq!(walk.to(&level, 499, y).0, A, "{row}: before");
        assert_eq!(walk.to(&level, 500, y).0, expected, "{row}");
        // The side changed though the test failed: coming into range on that side does nothing.
        assert_eq!(walk.to(&level, 501, 300).0, expected, "{row}: side = right");
        assert_eq!(walk.to(&level, 499, 300).0, A, "{row}: back");
    }
}

#[test]
fn what_a_switcher_sets_and_when() {
    // Subtype, mirrored, airborne; result of crossing to the right from (A, low), and back.
    const TABLE: [(&str, u8, bool, bool, [LayerAndPriority; 2]); 7] = [
        ("layer to the right", 0b0000_1001, false, false, [(B, false), (A, false)]),
        ("layer to the left", 0b0001_0001, false, false, [(A, false), (B, false)]),
        ("priority to the right", 0b0010_0001, false, false, [(A, true), (A, false)]),
        ("priority to the left", 0b0100_0001, false, false, [(A, false), (A, true)]),
        ("grounded only, grounded", 0b1000_1001, false, false, [(B, false), (A, false)]),
        ("grounded only, airborne", 0b1000_1001, false, true, [(A, false), (A, false)]),
        ("priority only", 0b0010_1001, true, false, [(A, true), (A, false)]),
    ];
    for (row, subtype, flip_x, airborne, [right, left]) in TABLE {
        let level = level(Game::Sonic2, vec![placed(subtype, flip_x)]);
        let mut walk = Walk { airborne, ..Walk::default() };
        walk.to(&level, 400, 300);
        assert_eq!(walk.to(&level, 600, 300), right, "{row}: right");
        assert_eq!(walk.to(&level, 499, 300), left, "{row}: left");
    }
}

#[test]
fn horizontal_switchers_compare_y() {
    let level = level(Game::Sonic2, vec![placed(P11 | 4, false)]);
    for (x, expected) in [(436, B), (435, A), (563, B), (564, A)] {
        let mut walk = Walk::default();
        walk.to(&level, x, 299);
        assert_eq!(walk.to(&level, x, 300).0, expected, "{x}");
    }
}

/// Sonic 3 and 3&K: a player 64 pixels or more beyond the line in the frame of the crossing is not switched.
#[test]
fn near_only() {
    for (game, to, expected) in [
        (Game::Sonic2, 564, B),
        (Game::Sonic3, 564, A),
        (Game::Sonic3, 563, B),
        (Game::Sonic3K, 564, A),
        (Game::Sonic3K, 563, B),
    ] {
        let level = level(game, vec![placed(P11, false)]);
        let mut walk = Walk::default();
        walk.to(&level, 499, 300);
        assert_eq!(walk.to(&level, to, 300).0, expected, "{game:?}, {to}");
    }
}

#[test]
fn side_of_a_switcher_that_comes_into_being() {
    let level = level(Game::Sonic2, vec![placed(P11, false)]);
    for (row, x, expected) in [("left", 499, A), ("on the line", 500, B), ("right", 501, A)] {
        assert_eq!(Walk::default().to(&level, x, 300).0, expected, "{row}");
    }
}

/// The side flag lives only as long as the switcher is loaded.
#[test]
fn side_is_forgotten_far_from_the_camera() {
    let level = level(Game::Sonic2, vec![placed(P11, false)]);
    let mut walk = Walk::default();
    walk.with_camera(&level, 300, 499, 300);
    // It is taken away in the frame after the camera went, and comes back at the end of the one in which it returned.
    for camera_x in [2000, 2000, 300] {
        walk.with_camera(&level, camera_x, 499, 300);
    }
    assert_eq!(walk.with_camera(&level, 300, 501, 300).0, A, "comes into being with the player beyond it");
    walk.with_camera(&level, 301, 499, 300);
    assert_eq!(walk.with_camera(&level, 301, 501, 300).0, B, "loaded all the time");
}

#[test]
fn an_edit_is_no_crossing() {
    let before = level(Game::Sonic2, vec![placed(P11, false)]);
    let mut walk = Walk::default();
    walk.to(&before, 499, 300);
    let added = LayerSwitcher { x: 450, ..placed(P11, false) };
    let after = level(Game::Sonic2, vec![placed(P11, false), added]);
    walk.world.as_mut().unwrap().follow(&after);
    assert_eq!(walk.to(&after, 498, 300).0, A, "placed behind the player");
    assert_eq!(walk.to(&after, 500, 300).0, B);
}

#[test]
fn a_trace_sees_switches() {
    let level = level(Game::Sonic2, vec![LayerSwitcher::default(), placed(P11, false)]);
    let mut walk = Walk::default();
    for x in [499, 500] {
        walk.to(&level, x, 300);
    }
    let switch = LayerSwitch { switcher: 1, layer: B, high_priority: false };
    assert_eq!(walk.trace.layer_switches().collect::<Vec<_>>(), [&switch]);
}

#[test]
fn a_player_above_the_level_is_below_horizontal_switchers() {
    for (row, y, expected) in [("far above the level", -400, B), ("its top row", 0, A), ("beside it", 299, A)] {
        let level = level(Game::Sonic2, vec![placed(P11 | 4, false)]);
        let mut walk = Walk::default();
        walk.to(&level, 500, 100);
        assert_eq!(walk.to(&level, 500, y).0, expected, "{row}");
        assert_eq!(walk.to(&level, 500, 100).0, A, "{row}: and back");
    }
}

#[test]
fn sonic_1_and_cd_have_no_layer_switchers() {
    for game in Game::ALL {
        let level = level(game, vec![placed(P11, false)]);
        let mut walk = Walk::default();
        walk.to(&level, 499, 300);
        let has = !matches!(game, Game::Sonic1 | Game::SonicCd);
        assert_eq!(walk.to(&level, 500, 300).0, if has { B } else { A }, "{game:?}");
        assert_eq!(level.objects().list().len(), usize::from(has), "{game:?}: nor does one take a slot");
    }
}

#[test]
fn a_dying_player_crosses_no_layer_switcher() {
    let level = level(Game::Sonic2, vec![placed(P11, false)]);
    for (routine, expected) in [(Routine::Normal, B), (Routine::Hurt, B), (Routine::Dying, A), (Routine::Dead, A)] {
        let mut walk = Walk { airborne: true, ..Walk::default() };
        walk.to(&level, 499, 300);
        walk.world.as_mut().unwrap().player.routine = routine;
        assert_eq!(walk.to(&level, 500, 300).0, expected, "{routine:?}");
    }
}

#[test]
fn layer_switchers_run_in_slot_order() {
    // A belt takes him over the line: one that runs before the switcher in the same frame, one behind it a frame later.
    for (row, belt_order, slots, frames) in [("before", 0, [16, 17], 1), ("behind", 2, [17, 16], 2)] {
        let mut level = fixtures::flat_builder(64);
        let order = |order: u64| [("order".to_owned(), order.into())].into_iter().collect();
        let switcher = LayerSwitcher { x: 500, y: 252, extra: order(1), ..of_subtype(P11, false) };
        level.switchers = vec![switcher];
        let mut belt = crate::objects::object("conveyor", 500, 271, &[("speed", 2)]);
        belt.extra.extend(order(belt_order));
        level.placements = vec![belt];
        let mut play = Play::at(level.build(S2), 400, 252);
        (play.player().airborne, play.player().x) = (false, Sub::from_px(400));
        play.hold(NONE, 1);
        let slot = |name: &str| {
            play.world.objects.slots.iter().find(|(_, object)| object.state.kind().info().name == name).unwrap().0
        };
        assert_eq!([slot("conveyor"), slot("layer_switcher")], slots, "{row}");
        play.player().x = Sub::from_px(497);
        play.hold(NONE, 1);
        assert_eq!((play.player().x.px(), play.player().layer), (499, A), "{row}");
        let switched = (1..5).find(|_| play.hold(NONE, 1).layer == B);
        assert_eq!(switched, Some(frames), "{row}");
    }
}

#[test]
fn planes_of_a_loop() {
    use ChunkRole::{Loop, LoopHighInAir, Plain, Tunnel};
    const TABLE: [(&str, ChunkRole, i32, u8, bool, TileLayer, TileLayer); 13] = [
        ("P12 high, angle 0x80", Loop, 0x80, 0x80, false, A, B),
        ("P12 high, angle 0x81", Loop, 0x80, 0x81, false, A, A),
        ("P12 low, angle 0x80", Loop, 0x80, 0x80, false, B, B),
        ("P12 low, angle 0x81", Loop, 0x80, 0x81, false, B, A),
        ("flat says nothing, high", Loop, 0x80, 0, false, A, A),
        ("flat says nothing, low", Loop, 0x80, 0, false, B, B),
        ("left part", Loop, 0x2B, 0x40, false, B, A),
        ("left part ends", Loop, 0x2C, 0x40, false, A, B),
        ("right part", Loop, 0xE0, 0xC0, false, A, B),
        ("right part begins", Loop, 0xDF, 0xC0, false, B, A),
        ("second kind, in the air", LoopHighInAir, 0xE0, 0xC0, true, B, A),
        ("second kind, grounded", LoopHighInAir, 0xE0, 0xC0, false, A, B),
        ("no loop", Plain, 0xE0, 0x40, false, B, A),
    ];
    for (row, role, x, angle, airborne, plane, expected) in TABLE {
        let outcome = loop_rule(ChunkPlace { role, x }, Angle(angle), airborne, plane);
        assert_eq!(outcome, LoopOutcome::Plane(expected), "{row}");
    }
    for airborne in [false, true] {
        let outcome = loop_rule(ChunkPlace { role: Tunnel, x: 0 }, Angle(0), airborne, B);
        assert_eq!(outcome, LoopOutcome::StartRoll, "tunnel, airborne {airborne}");
    }
}

#[test]
fn only_rulesets_that_swap_chunks_have_planes() {
    for game in Game::ALL {
        let outcome = level(game, Vec::new()).check_loops(0, 0, Angle(0), false, B);
        let swaps = matches!(game, Game::Sonic1 | Game::SonicCd);
        assert_eq!(outcome, swaps.then_some(LoopOutcome::Plane(A)), "{game:?}");
    }
}

#[test]
fn terrain_repeats_downwards_and_upwards_in_every_act() {
    // The row of the level's blocks that is solid, the player's place and fall, and where he is a frame later.
    for (row, rules, rows, solid, (x, y), fall, expected) in [
        ("S1, on the top row under the bottom one", S1, 128, 0, (1280, 2026), 0x5BE, (2028, false)),
        ("S2", S2, 128, 0, (1280, 2026), 0x5BE, (2028, false)),
        ("S2, the rest of 2048 is empty", S2, 64, 0, (1280, 2026), 0x5BE, (2028, false)),
        ("S3", S3, 256, 0, (1280, 4096 - 22), 0x5BE, (4096 - 20, false)),
        ("S3, every 4096 only", S3, 128, 0, (1280, 2026), 0x5BE, (2031, true)),
        ("S1, against the bottom row above the top one", S1, 128, 127, (3061, 14), -96, (14, true)),
        ("S2, above", S2, 128, 127, (3061, 14), -96, (14, true)),
        ("a level that is higher", S2, 256, 0, (1280, 2026), 0x5BE, (2031, true)),
        ("not if it is off", Ruleset { terrain_repeats: 0, ..S1 }, 128, 0, (1280, 2026), 0x5BE, (2031, true)),
    ] {
        let mut level = LevelBuilder::new(256, rows);
        level.fill(0..256, solid..solid + 1, Placed::solid(1));
        level.bounds = Bounds { left: 0, top: -0x200, right: 0x1000, bottom: 0x2000 };
        let mut play = Play::at(level.build(rules), x, y).with(|player| player.y_speed = Speed(fall));
        if fall < 0 {
            (play.player().width_radius, play.player().height_radius) = (7, 14);
        }
        let player = play.hold(NONE, 1);
        assert_eq!((player.y.px(), player.airborne), expected, "{row}");
        assert!(fall > 0 || player.y_speed.0 >= 0, "{row}: the head stops");
    }
}

#[test]
fn a_level_that_repeats_by_itself_keeps_its_own_height() {
    let mut level = LevelBuilder::new(256, 256);
    level.fill(0..256, 0..1, Placed::solid(1));
    level.wrap_y = Some(0x800);
    level.bounds = Bounds { left: 0, top: 0, right: 0x1000, bottom: 0x2000 };
    let mut play = Play::at(level.build(S3), 1280, 2026).with(|player| player.y_speed = Speed(0x5BE));
    assert_eq!(play.hold(NONE, 1).y.px(), 2028);
}
