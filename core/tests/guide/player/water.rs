//! States > Underwater: the surface, entering and leaving, constants, air.

use crate::play::{CD, JUMP, NONE, Play, R, S1, S2, S3, SK, at};
use sim::input::Pads;
use sim::level::LevelBuilder;
use sim::level::fixtures::flat_builder;
use sim::player::Routine;
use sim::player::powers::{Form, Shield, Stats};
use sim::project::{Bounds, PlacementId, Start, StartState, Tide, WaterChange};
use sim::ruleset::{Character, Ruleset};
use sim::trace::{FrameTrace, NoTrace, StateChange};
use sim::units::{Speed, Sub};
use sim::world::World;

/// In the air at y 1000 of a wide level whose water is there.
fn in_air(rules: Ruleset, surface: i32) -> Play {
    let mut level = LevelBuilder::new(16, 16);
    level.bounds = Bounds { left: 0, top: 0, right: 0x4000, bottom: 0x4000 };
    level.water = Some(surface);
    Play::at(level.build(rules), 1000, 1000)
}

/// On FLAT, all of which is under water.
fn on_wet_floor(rules: Ruleset, character: Character) -> Play {
    let mut level = flat_builder(512);
    level.water = Some(0);
    let mut play = Play::on(level.build(rules));
    play.player().character = character;
    play.hold(NONE, 1);
    play
}

fn speeds(play: &Play) -> (i16, i16) {
    (play.world.player.x_speed.0, play.world.player.y_speed.0)
}

fn constants(stats: Stats) -> (i16, i16, i16) {
    (stats.acceleration, stats.deceleration, stats.top_speed)
}

/// The speeds that crossing leaves, without what gravity adds in the same frame.
fn crossed(rules: Ruleset, enters: bool, speed: (i16, i16)) -> (i16, i16) {
    let mut play = in_air(rules, 1000);
    let lift = if enters { 0 } else { 0x28 };
    let player = play.player();
    // A frame's gravity is taken off beforehand; where it ends the surface is passed in any case.
    player.y = Sub::from_px(if enters { 1100 } else { 900 });
    (player.x_speed, player.y_speed) = (Speed(speed.0), Speed(speed.1 - 0x38 + lift));
    player.breath.under_water = !enters;
    // No drag.
    if !enters && (-0x400..0).contains(&speed.1) {
        player.x_speed = Speed::ZERO;
    }
    play.hold(NONE, 1);
    assert_eq!(play.world.player.breath.under_water, enters);
    speeds(&play)
}

#[test]
fn entering_halves_and_quarters_the_speeds() {
    // W1
    for rules in [S1, CD, S2, S3, SK] {
        assert_eq!(crossed(rules, true, (0x600, 0x700)), (0x300, 0x1C0));
        assert_eq!(crossed(rules, true, (-0x301, 0x3FF)), (-0x181, 0xFF));
    }
    // Rising into water that rises faster. Drag comes before the water.
    assert_eq!(crossed(S1, true, (0, -0x101)).1, -0x41);
}

#[test]
fn leaving_doubles_the_speed_upwards() {
    // W2
    for (rules, expected) in [
        (S1, [-0x800, -0x802, -0x1000]),
        (CD, [-0x800, -0x802, -0x1000]),
        (S2, [-0x800, -0x802, -0x1000]),
        (S3, [-0x800, -0x401, -0x900]),
        (SK, [-0x800, -0x401, -0x900]),
    ] {
        for (speed, expected) in [-0x400, -0x401, -0x900].into_iter().zip(expected) {
            assert_eq!(crossed(rules, false, (0, speed)).1, expected, "{speed:#x} {:?}", rules.water_exit);
        }
    }
}

#[test]
fn in_cd_a_falling_player_stays_wet() {
    for (rules, dry) in [(S1, true), (CD, false), (S3, true)] {
        let mut play = in_air(rules, 2000);
        play.player().breath.under_water = true;
        play.player().y_speed = Speed(0x100);
        play.hold(NONE, 1);
        assert_eq!(!play.world.player.breath.under_water, dry);
        play.player().y_speed = Speed(-0x100);
        assert!(!play.hold(NONE, 1).breath.under_water);
    }
}

#[test]
fn under_water_means_below_the_surface() {
    for (y, wet) in [(1000, false), (1001, true)] {
        let mut play = in_air(S1, 1000);
        (play.player().y, play.player().y_speed) = (Sub::from_px(y), Speed(0));
        assert_eq!(play.hold(NONE, 1).breath.under_water, wet, "{y}");
    }
}

#[test]
fn constants_follow_the_water_by_character_and_form() {
    let normal = ((0xC, 0x80, 0x600), (6, 0x40, 0x300));
    let sonic = ((0x30, 0x100, 0xA00), (0x18, 0x80, 0x500));
    let others = ((0x18, 0xC0, 0x800), (0xC, 0x60, 0x400));
    for (character, form, (dry, wet)) in [
        (Character::Sonic, Form::Normal, normal),
        (Character::Tails, Form::Normal, normal),
        (Character::Knuckles, Form::Normal, normal),
        (Character::Sonic, Form::Super, sonic),
        (Character::Sonic, Form::Hyper, sonic),
        (Character::Tails, Form::Super, others),
        (Character::Knuckles, Form::Super, others),
        (Character::Knuckles, Form::Hyper, others),
    ] {
        let mut play = in_air(SK, 1000);
        let player = play.player();
        (player.character, player.form, player.y_speed) = (character, form, Speed(0x200));
        play.world.objects.common.tally.rings = 50;
        play.hold(NONE, 2);
        assert_eq!(constants(play.world.player.stats), wet, "{character:?} {form:?}");
        play.player().y = Sub::from_px(900);
        play.hold(NONE, 1);
        assert_eq!(constants(play.world.player.stats), dry, "{character:?} {form:?}");
    }
}

#[test]
fn water_takes_speed_shoes_off_until_they_end() {
    let mut play = in_air(S1, 1000);
    play.player().give_speed_shoes(&Ruleset::default(), 10);
    play.player().y_speed = Speed(0x300);
    play.hold(NONE, 1);
    assert_eq!(constants(play.world.player.stats), (6, 0x40, 0x300));
    assert_eq!(constants(play.hold(NONE, 9).stats), (0xC, 0x80, 0x600), "the dry ones, though he is under water");
    assert!(play.world.player.breath.under_water);
}

#[test]
fn water_washes_fire_and_lightning_off() {
    for (shield, kept) in [
        (Shield::None, Shield::None),
        (Shield::Plain, Shield::Plain),
        (Shield::Fire, Shield::None),
        (Shield::Lightning, Shield::None),
        (Shield::Bubble, Shield::Bubble),
    ] {
        let mut play = in_air(S3, 1000);
        (play.player().shield, play.player().y_speed) = (shield, Speed(0x300));
        assert_eq!(play.hold(NONE, 1).shield, kept);
        play.player().shield = shield;
        assert_eq!(play.hold(NONE, 1).shield, kept, "also when he gets it there");
    }
}

#[test]
fn jumps_are_lower_under_water() {
    // J6
    for (character, force) in [(Character::Sonic, -0x380), (Character::Tails, -0x380), (Character::Knuckles, -0x300)] {
        let mut play = on_wet_floor(S1, character);
        play.hold(JUMP, 1);
        assert_eq!(speeds(&play).1, force);
    }
    let mut play = on_wet_floor(S1, Character::Sonic);
    play.hold(JUMP, 1);
    play.hold(JUMP, 1);
    assert_eq!((speeds(&play).1, play.world.player.y), (-0x370, at("253.80")));
    play.hold(NONE, 1);
    assert_eq!((speeds(&play).1, play.world.player.y), (-0x1F0, at("251.80")));
}

#[test]
fn a_hit_under_water_throws_half_as_far() {
    // 51
    for (wet, y_speed, x_speed, gravity) in [(false, -0x400, 0x200, 0x30), (true, -0x200, 0x100, 0x10)] {
        let mut play = in_air(S1, if wet { 0 } else { 5000 });
        play.hold(NONE, 1);
        let hazard_x = play.world.player.x.px();
        play.player().hurt(&S1, hazard_x);
        assert_eq!(speeds(&play), (x_speed, y_speed));
        play.hold(NONE, 1);
        assert_eq!(speeds(&play), (x_speed, y_speed + gravity));
    }
}

#[test]
fn running_under_water_is_half_as_fast() {
    let mut play = on_wet_floor(S1, Character::Sonic);
    let mut ground_speed = |buttons, frames| play.hold(buttons, frames).ground_speed.0;
    assert_eq!([ground_speed(R, 1), ground_speed(R, 9), ground_speed(R, 200)], [6, 60, 0x300]);
    assert_eq!(ground_speed(NONE, 1), 0x300 - 6);
}

/// On a wet floor, air counted from the frame of entering on: frames so far, and air.
fn air_after(rules: Ruleset, frames: u32) -> (Play, u8) {
    let mut play = on_wet_floor(rules, Character::Sonic);
    play.hold(NONE, frames - 1);
    let air = play.world.player.breath.air();
    (play, air)
}

#[test]
fn air_lasts_for_1800_frames() {
    for rules in [S1, CD, S2, S3, SK] {
        for (frames, air) in [(1, 29), (60, 29), (61, 28), (1740, 1), (1741, 0), (1800, 0)] {
            assert_eq!(air_after(rules, frames).1, air, "{frames}");
        }
        let (mut play, _) = air_after(rules, 1800);
        let y = play.world.player.y;
        assert_eq!(play.world.player.routine, Routine::Normal);
        assert_eq!(play.hold(NONE, 1).routine, Routine::Drowning);
        play.hold(R, 1);
        assert_eq!((play.world.player.y, speeds(&play)), (y, (0, 0x10)), "he sinks");
        let camera = (play.world.camera.x, play.world.camera.y);
        assert_eq!(play.hold(R, 118).routine, Routine::Drowning);
        let player = play.hold(R, 1);
        assert_eq!((player.routine, player.y_speed), (Routine::Dying, Speed(0x780)), "without a throw");
        assert_eq!((play.world.camera.x, play.world.camera.y), camera, "the camera stays");
        play.hold(NONE, 200);
        assert!(play.world.is_over());
    }
}

#[test]
fn coming_up_gives_air_but_not_time() {
    let (mut play, air) = air_after(S1, 100);
    assert_eq!(air, 28);
    play.player().y = Sub::from_px(-100);
    play.player().airborne = true;
    assert_eq!(play.hold(NONE, 1).breath.air(), 30);
    play.player().y = at("252.00");
    assert_eq!(play.hold(NONE, 20).breath.air(), 30, "the unit goes on where it was");
    assert_eq!(play.hold(NONE, 1).breath.air(), 29);
}

#[test]
fn a_bubble_shield_breathes() {
    for (shield, form, air) in [
        (Shield::None, Form::Normal, 25),
        (Shield::Plain, Form::Normal, 25),
        (Shield::Bubble, Form::Normal, 30),
        (Shield::None, Form::Super, 25),
        (Shield::None, Form::Hyper, 30),
    ] {
        let mut level = flat_builder(512);
        level.water = Some(0);
        let mut play = Play::on(level.build(SK));
        (play.player().shield, play.player().form) = (shield, form);
        play.world.objects.common.tally.rings = 50;
        assert_eq!(play.hold(NONE, 260).breath.air(), air, "{shield:?} {form:?}");
    }
}

#[test]
fn the_last_units_are_counted_over_his_head() {
    let (mut play, _) = air_after(S1, 1);
    let mut numbers = Vec::new();
    let mut before = Vec::new();
    for frame in 2..1800 {
        play.hold(NONE, 1);
        let now: Vec<_> = play
            .world
            .objects
            .slots
            .iter()
            .filter_map(|(slot, object)| match object.state {
                sim::objects::State::BreathBubble(bubble) => bubble.number.map(|number| (slot, number)),
                _ => None,
            })
            .collect();
        numbers.extend(now.iter().filter(|one| !before.contains(*one)).map(|(_, number)| (frame / 60, *number)));
        before = now;
    }
    assert_eq!(numbers, [(18, 5), (20, 4), (22, 3), (24, 2), (26, 1), (28, 0)], "by seconds");
}

/// Frames for which a number is over the head of the player who has no bubble shield, in his first 1,200 under water.
fn numbered_frames(partner_breathes: bool) -> usize {
    let mut level = flat_builder(512);
    level.water = Some(0);
    let level = level.build(SK);
    let start = Start { x: 100, y: 252, partner: Some(Character::Tails), ..Start::default() };
    let mut world = World::at(&level, &start);
    let partner = &mut world.partner.as_mut().expect("he comes along").player;
    let safe = if partner_breathes { &mut world.player } else { partner };
    safe.shield = Shield::Bubble;
    (0..1200)
        .filter(|_| {
            world.step(&level, Pads::default(), &mut NoTrace);
            let mut states = world.objects.slots.iter().map(|(_, object)| object.state);
            states.any(|state| matches!(state, sim::objects::State::BreathBubble(bubble) if bubble.number.is_some()))
        })
        .count()
}

#[test]
fn a_partners_number_is_seen_as_long_as_the_players_own() {
    let own = numbered_frames(false);
    assert!(own > 60, "{own}");
    // The numbers of chance differ: a bubble may come some frames earlier.
    assert!(numbered_frames(true).abs_diff(own) < 20, "{} and {own}", numbered_frames(true));
}

#[test]
fn the_trace_names_the_frame_of_entering() {
    let mut play = in_air(S3, 1010);
    let mut found = Vec::new();
    for frame in 1..60 {
        let mut trace = FrameTrace::default();
        play.world.step(&play.level, sim::input::Input::default(), &mut trace);
        found.extend(trace.state_changes().map(|change| (frame, change)));
        if frame == 40 {
            play.player().y_speed = Speed(-0x700);
        }
    }
    let wet: Vec<_> = found.iter().filter(|(_, change)| *change == StateChange::EnteredWater).collect();
    assert_eq!(wet.first().map(|(frame, _)| *frame), Some(11));
    assert!(found.iter().any(|(_, change)| *change == StateChange::LeftWater));
    let (mut play, _) = air_after(S3, 1800);
    let mut trace = FrameTrace::default();
    play.world.step(&play.level, sim::input::Input::default(), &mut trace);
    assert!(trace.state_changes().any(|change| change == StateChange::Drowned));
}

/// A change that applies between two camera columns.
fn change(from_x: i32, to_x: Option<i32>, y: i32) -> WaterChange {
    WaterChange { id: PlacementId(from_x as u64), from_x, to_x, y: Some(y), ..WaterChange::default() }
}

/// A world with such water, its player held where he is.
fn tidal(start: i32, tide: Tide) -> (sim::level::Level, World) {
    let mut level = LevelBuilder::new(16, 16);
    level.bounds = Bounds { left: 0, top: 0, right: 0x4000, bottom: 0x4000 };
    (level.water, level.tide) = (Some(start), tide);
    level.start = Start { x: 100, y: 100, ..Start::default() };
    let level = level.build(S1);
    let world = World::new(&level);
    (level, world)
}

/// A frame with the camera and the player at such places: level, target and surface.
fn step_at(level: &sim::level::Level, world: &mut World, camera_x: i32, player_y: i32) -> (i32, i32, i32) {
    world.camera.x = camera_x;
    (world.player.x, world.player.y) = (Sub::from_px(camera_x + 160), Sub::from_px(player_y));
    world.player.take_control(0, 0x81);
    world.step(level, sim::input::Input::default(), &mut sim::trace::NoTrace);
    let water = world.water.unwrap();
    (water.level, water.target, water.surface)
}

#[test]
fn the_level_moves_a_pixel_a_frame() {
    // Water 1 of Sonic 1's last act with water.
    let changes = vec![change(0xF00, None, 0x4C8), change(0, None, 0x228)];
    let (level, mut world) = tidal(0x228, Tide { changes, ..Tide::default() });
    assert_eq!(step_at(&level, &mut world, 0xEFF, 100).0, 0x228);
    for expected in [0x229, 0x22A, 0x22B] {
        assert_eq!(step_at(&level, &mut world, 0xF00, 100), (expected, 0x4C8, expected));
    }
    for _ in 4..672 {
        step_at(&level, &mut world, 0xF00, 100);
    }
    assert_eq!(step_at(&level, &mut world, 0xF00, 100).0, 0x4C8, "after 672 frames");
    assert_eq!(step_at(&level, &mut world, 0xF00, 100).0, 0x4C8);
}

#[test]
fn the_surface_swells_by_15_pixels() {
    // Water 2.
    let (level, mut world) = tidal(0x328, Tide { swells: true, ..Tide::default() });
    let surfaces: Vec<_> = (0..252).map(|_| step_at(&level, &mut world, 0, 100).2).collect();
    assert_eq!([0, 63, 115, 189].map(|step: usize| surfaces[step]), [0x328, 0x330, 0x337, 0x32F]);
    assert_eq!(surfaces.iter().max(), Some(&(0x328 + 15)));
}

#[test]
fn changes_ask_for_the_players_height_and_for_stages() {
    // Water 3: the first stage of Sonic 1's first act with water, below and above a height.
    let above = |to_x, y| WaterChange { to_y: Some(0x200), ..change(0x600, Some(to_x), y) };
    let changes = vec![
        change(0, Some(0x600), 0xB8),
        above(0xC80, 0x108),
        above(0x1500, 0xE8),
        above(0x8000, 0x108),
        change(0, Some(0xC00), 0x108),
        change(0, Some(0x1080), 0x318),
    ];
    for (y, target) in [(0x1FF, 0xE8), (0x200, 0x318)] {
        let (level, mut world) = tidal(0xB8, Tide { changes: changes.clone(), ..Tide::default() });
        assert_eq!(step_at(&level, &mut world, 0x1000, y).1, target);
    }
    // Water 4: at once, and a stage that is not left again.
    let flood = WaterChange { at_once: Some(0x508), next_stage: Some(2), ..change(0x1400, None, 0x508) };
    let changes = vec![
        WaterChange { stage: Some(0), to_y: Some(0x280), ..flood.clone() },
        WaterChange { stage: Some(0), from_y: Some(0x600), ..flood },
        WaterChange { stage: Some(0), ..change(0, None, 0x308) },
    ];
    for (y, target, now) in [(0x27F, 0x508, 0x508), (0x280, 0x308, 0x308), (0x5FF, 0x308, 0x308), (0x600, 0x508, 0x508)]
    {
        let (level, mut world) = tidal(0x308, Tide { changes: changes.clone(), ..Tide::default() });
        assert_eq!(step_at(&level, &mut world, 0x1400, y), (now, target, now), "{y:#x}");
        let stays = step_at(&level, &mut world, 0x1400, 0x300);
        assert_eq!(stays, (now, target, now), "{y:#x}");
    }
}

#[test]
fn a_change_waits_for_a_height_and_sets_switches() {
    let first = WaterChange { stage: Some(0), closes: Some(5), ..change(0, None, 503) };
    let changes = vec![
        WaterChange { reached: Some(503), next_stage: Some(1), ..first.clone() },
        first,
        WaterChange { stage: Some(1), presses: Some(8), ..change(0, None, 100) },
    ];
    let (level, mut world) = tidal(500, Tide { changes, ..Tide::default() });
    world.objects.common.switches[5] = 1;
    for (level_now, stage, switches) in
        [(501, 0, (0x80, 0)), (502, 0, (0x80, 0)), (503, 0, (0x80, 0)), (503, 1, (0x80, 0)), (502, 1, (0x80, 1))]
    {
        step_at(&level, &mut world, 0, 100);
        let water = world.water.unwrap();
        let found = (world.objects.common.switches[5], world.objects.common.switches[8]);
        assert_eq!((water.level, water.stage, found), (level_now, stage, switches));
    }
}

#[test]
fn a_switch_lets_water_in() {
    let changes = vec![WaterChange { switch: Some(3), ..change(0, None, 100) }];
    let (level, mut world) = tidal(500, Tide { speed: 4, changes, ..Tide::default() });
    assert_eq!(step_at(&level, &mut world, 0, 100).0, 500);
    world.objects.common.switches[3] = 1;
    assert_eq!(step_at(&level, &mut world, 0, 100).0, 496);
    world.objects.common.switches[3] = 0;
    assert_eq!(step_at(&level, &mut world, 0, 100).0, 492, "it goes on");
}

#[test]
fn a_checkpoint_keeps_level_and_stage() {
    let changes = vec![WaterChange { next_stage: Some(7), ..change(0x100, None, 700) }];
    let (level, mut world) = tidal(500, Tide { speed: 10, changes, ..Tide::default() });
    step_at(&level, &mut world, 0x100, 100);
    world.objects.common.tally.checkpoint = 2;
    step_at(&level, &mut world, 0x100, 100);
    step_at(&level, &mut world, 0x100, 100);
    world.restart(&level);
    let water = world.water.unwrap();
    assert_eq!((water.level, water.target, water.stage), (510, 700, 7));
    world.objects.common.tally.checkpoint = 0;
    world.water = Some(sim::water::Water::at(1));
    world.restart(&level);
    assert_eq!(world.water.map(|water| water.level), Some(500), "without one it is as at the start");
}

#[test]
fn start_begins_with_its_own_height_and_stage() {
    let changes = vec![WaterChange { stage: Some(1), ..change(0, None, 300) }];
    let (level, _) = tidal(500, Tide { changes, ..Tide::default() });
    let state = StartState { water: Some(308), water_stage: 1, ..StartState::default() };
    let mut world = World::at(&level, &Start { y: 100, state, ..level.start });
    let water = world.water.unwrap();
    assert_eq!((water.surface, water.start, water.stage), (308, 500, 1));
    step_at(&level, &mut world, 0, 100);
    assert_eq!(world.water.map(|water| water.level), Some(307), "from there it moves on");
    world.restart(&level);
    assert_eq!(world.water.map(|water| (water.level, water.stage)), Some((500, 0)), "the level's start has none");
}

#[test]
fn prepared_frame_moves_the_water() {
    let (level, mut world) = tidal(500, Tide { changes: vec![change(0, None, 600)], ..Tide::default() });
    world.prepare(&level);
    assert_eq!(world.water.map(|water| water.level), Some(501));
    step_at(&level, &mut world, 0, 100);
    assert_eq!(world.water.map(|water| water.level), Some(502));
}

#[test]
fn an_edit_moves_the_water_of_a_world_in_play() {
    let (mut level, mut world) = tidal(500, Tide::default());
    step_at(&level, &mut world, 0, 600);
    assert!(world.player.breath.under_water);
    level.water = Some(700);
    world.follow(&level);
    assert_eq!(world.water.map(|water| water.surface), Some(700));
    level.water = None;
    world.follow(&level);
    assert!(world.water.is_none() && !world.player.breath.under_water);
    assert_eq!(world.player.stats, Stats::NORMAL);
}
