//! A project's own kinds that move: as the built-in ones do, and with the players who stand on them.

use crate::support::Random;
use sim::input::{Buttons, Input};
use sim::level::Level;
use sim::objects::placed::{parameters_of, read_placement};
use sim::objects::{Setting, shown};
use sim::player::{Player, Routine};
use sim::project::{
    Bounds, LevelData, MOST_PERIOD, MOST_WAY, OwnForm, OwnKind, OwnKinds, OwnMotion, Placement, PlacementId, Project,
    Start,
};
use sim::ruleset::{Game, RulesetChoice};
use sim::trace::NoTrace;
use sim::units::{Speed, Sub};
use sim::world::World;
use std::sync::Arc;

const PLACE: (i32, i32) = (2000, 1000);

/// A level with one object, of the kind `mine` or of another, by the rules of a game.
fn level_of(game: Game, kind: &OwnKind, placed: Placement) -> Level {
    level_at(PLACE, game, kind, placed)
}

fn level_at((x, y): (i32, i32), game: Game, kind: &OwnKind, placed: Placement) -> Level {
    let own = OwnKind { name: "mine".into(), ..kind.clone() };
    let placed = Placement { id: PlacementId(1), x, y, ..placed };
    let project = Project {
        ruleset: RulesetChoice { preset: game, ..RulesetChoice::default() },
        chunk_size: 8,
        chunks: Arc::new(vec![Arc::default()]),
        objects: Arc::new(OwnKinds { kinds: vec![Arc::new(own)], ..OwnKinds::default() }),
        levels: vec![Arc::new(LevelData { key: "one".into(), placements: vec![placed], ..LevelData::default() })],
        ..Project::default()
    };
    let mut level = Level::compile(&project, "one").expect("it has this level");
    level.bounds = Bounds { left: 0, top: -4000, right: 4000, bottom: 4000 };
    level
}

fn mine(extra: &[(&str, i64)]) -> Placement {
    let extra = extra.iter().map(|(name, value)| ((*name).to_owned(), (*value).into())).collect();
    Placement { kind: "mine".into(), extra, ..Placement::default() }
}

fn solid(motion: OwnMotion) -> OwnKind {
    OwnKind { form: OwnForm::Solid, half_width: 32, half_height: 40, motion, ..OwnKind::default() }
}

fn swing(across: i32, down: i32, period: i32) -> OwnMotion {
    OwnMotion::Swing { across: across.into(), down: down.into(), period: period.into() }
}

fn circle(across: i32, down: i32, period: i32) -> OwnMotion {
    OwnMotion::Circle { across: across.into(), down: down.into(), period: period.into() }
}

/// A world that begins with the player in the air above the object.
fn begun(level: &Level, random: &mut Random) -> World {
    let (x, y) = (PLACE.0 - 40 + random.below(80) as i32, PLACE.1 - 140 - random.below(300) as i32);
    let mut world = World::at(level, &Start { x, y, ..Start::default() });
    (world.player.airborne, world.player.y_speed) = (true, Speed(0x200));
    world
}

/// State that is compared after each frame.
fn seen(world: &World) -> (&Player, Option<(i32, i32, bool)>) {
    let object = world.objects.slots.iter().next();
    let of_object = object.map(|(_, object)| (object.body.x.0, object.body.y.0, object.body.stood_on));
    (&world.player, of_object)
}

#[test]
fn a_solid_that_swings_is_the_block_of_the_built_in_platform_frame_for_frame() {
    let mut random = Random::new(11);
    let mut frames = 0;
    for game in Game::ALL {
        for (motion, period, phase, way) in [
            ("left_and_right", 0, 0, swing(64, 0, 0)),
            ("right_and_left", 0, 0, swing(-64, 0, 0)),
            ("up_and_down", 0, 0, swing(0, 64, 0)),
            ("down_and_up", 0, 0, swing(0, -64, 0)),
            ("half_up_and_down", 0, 0, swing(0, 32, 0)),
            ("left_and_right", 100, 0, swing(64, 0, 100)),
            ("up_and_down", 333, 77, swing(0, 64, 333)),
            ("down_and_up", 48, 200, swing(0, -64, 48)),
        ] {
            let mut built_in = mine(&[("half_width", 32), ("block", 40), ("period", period), ("phase", phase)]);
            built_in.kind = "platform".into();
            built_in.extra.insert("motion".into(), motion.into());
            let kind = solid(way);
            let levels = [level_of(game, &kind, built_in), level_of(game, &kind, mine(&[("phase", phase)]))];
            let mut worlds = levels.each_ref().map(|level| begun(level, &mut random.clone()));
            let (mut held, mut before, mut stood) = (Buttons::NONE, Buttons::NONE, 0);
            for frame in 0..2500 {
                let Player { routine, y, .. } = &worlds[0].player;
                if *routine != Routine::Normal || y.px() > PLACE.1 + 200 {
                    let seed = random.next();
                    worlds = levels.each_ref().map(|level| begun(level, &mut Random::new(seed)));
                }
                if random.chance(20) {
                    held = Buttons([0, 0, 0, 0, 4, 8, 16, 2][random.below(8)]);
                }
                let input = Input::after(before, held);
                before = held;
                for (world, level) in worlds.iter_mut().zip(&levels) {
                    world.step(level, input, &mut NoTrace);
                }
                let [theirs, ours] = worlds.each_ref().map(seen);
                assert_eq!(theirs, ours, "{game:?} {motion} {period} {phase}, frame {frame}");
                stood += u32::from(ours.1.is_some_and(|(.., stood_on)| stood_on));
                frames += 1;
            }
            assert!(stood > 500, "{game:?} {motion}: stood on for {stood} frames");
        }
    }
    assert_eq!(frames, 100_000);
}

#[test]
fn what_stands_on_a_kind_that_moves_is_carried() {
    for game in Game::ALL {
        for form in [OwnForm::Solid, OwnForm::Sloped, OwnForm::Platform, OwnForm::SlopedPlatform] {
            for (motion, across) in [(swing(48, 0, 200), 48), (swing(30, 30, 128), 30), (circle(40, 24, 240), 40)] {
                let kind = OwnKind {
                    form,
                    half_width: 64,
                    half_height: 16,
                    heights: vec![16],
                    motion: motion.clone(),
                    ..OwnKind::default()
                };
                let level = level_of(game, &kind, mine(&[]));
                let mut world = World::at(&level, &Start { x: PLACE.0, y: PLACE.1 - 100, ..Start::default() });
                world.player.airborne = true;
                let step = |world: &mut World| world.step(&level, Input::default(), &mut NoTrace);
                (0..120).for_each(|_| step(&mut world));
                let off = |world: &World| seen(world).1.map(|(x, ..)| world.player.x.px() - x / 256);
                let (before, mut least, mut most) = (off(&world), i32::MAX, i32::MIN);
                for _ in 0..240 {
                    step(&mut world);
                    assert!(world.player.on_object, "{game:?} {form:?} {motion:?}");
                    assert_eq!(off(&world), before, "{game:?} {form:?} {motion:?}: he goes where it goes");
                    (least, most) = (least.min(world.player.x.px()), most.max(world.player.x.px()));
                }
                assert!((most - least - 2 * across).abs() <= 1, "{form:?} {motion:?}: {least} to {most}");
            }
        }
    }
}

#[test]
fn hazards_triggers_and_springs_take_what_they_do_along() {
    let moving = || OwnKind { motion: circle(80, 80, 64), ..OwnKind::default() };
    // A hazard that comes round hurts a player who does not move.
    let hazard = OwnKind { form: OwnForm::Hazard, half_width: 12, half_height: 12, ..moving() };
    let trigger = OwnKind { form: OwnForm::Trigger, half_width: 24, half_height: 24, ..moving() };
    let spring = OwnKind { form: OwnForm::Spring, half_width: 16, half_height: 8, ..moving() };
    for (kind, happens) in [
        (hazard, (|world: &World| world.player.routine != Routine::Normal) as fn(&World) -> bool),
        (trigger, |world| world.objects.common.switches[3] & 1 != 0),
        (spring, |world| world.player.y_speed.0 <= -0x800),
    ] {
        let level = level_of(Game::Sonic2, &kind, mine(&[("switch", 3)]));
        let mut world = World::at(&level, &Start { x: PLACE.0 + 80, y: PLACE.1 - 40, ..Start::default() });
        let found = (0..400).find(|_| {
            // He hangs in the air.
            world.player.airborne = true;
            if world.player.routine == Routine::Normal && world.player.y_speed.0 > -0x800 {
                (world.player.x, world.player.y) = (Sub::from_px(PLACE.0 + 80), Sub::from_px(PLACE.1 - 22));
                (world.player.x_speed, world.player.y_speed) = (Speed(0), Speed(0x100));
            }
            world.step(&level, Input::default(), &mut NoTrace);
            happens(&world)
        });
        assert!(found.is_some(), "{:?}", kind.form);
    }
}

#[test]
fn mirrored_ones_go_the_other_way_and_phases_begin_elsewhere() {
    let kind = solid(swing(64, 0, 128));
    let at = |placed: Placement, frames: usize| {
        let level = level_of(Game::Sonic1, &kind, placed);
        let mut world = World::at(&level, &Start { x: PLACE.0, y: PLACE.1 - 300, ..Start::default() });
        (0..frames).for_each(|_| world.step(&level, Input::default(), &mut NoTrace));
        seen(&world).1.expect("it is there").0 / 256 - PLACE.0
    };
    let mirrored = Placement { flip_x: true, ..mine(&[]) };
    for frames in [2, 20, 64, 90] {
        assert_eq!(at(mine(&[]), frames), -at(mirrored.clone(), frames), "{frames}");
    }
    assert_eq!((at(mine(&[]), 2), at(mine(&[("phase", 128)]), 2)), (-64, 64));
    // The path that the editor shows, and what can be set.
    let level = level_of(Game::Sonic1, &kind, mirrored.clone());
    let placed = level.objects().get(0).expect("it is there");
    let first = shown(&level, placed);
    let mut path = Vec::new();
    let setting = Setting::of(&level, &first.body, &first.state);
    first.state.path(&first.body, &setting, &mut |at| path.push(at));
    assert_eq!(path, [(PLACE.0 + 64, PLACE.1), (PLACE.0 - 64, PLACE.1)]);
    let own = level.own_kinds();
    let (found, values) = read_placement(&mirrored, own, |_| {}).expect("it is known");
    let names: Vec<&str> = parameters_of(found, &values, own).iter().map(|parameter| parameter.name).collect();
    assert_eq!(names, ["phase"]);
}

#[test]
fn an_object_exists_while_any_part_of_its_way_is_near() {
    let kind = OwnKind { half_width: 16, half_height: 16, ..solid(swing(1024, 0, 0)) };
    for (from, exists) in [(1024 + 300, true), (1024 + 1200, false)] {
        let level = level_of(Game::Sonic2, &kind, mine(&[]));
        let mut world = World::at(&level, &Start { x: PLACE.0 - from, y: PLACE.1, ..Start::default() });
        world.step(&level, Input::default(), &mut NoTrace);
        assert_eq!(world.objects.slots.count() > 0, exists, "{from}");
    }
}

#[test]
fn no_definition_and_no_place_makes_a_world_panic() {
    let mut random = Random::new(5);
    for _ in 0..3000 {
        let mut number = |most: i32| random.below(2 * most as usize + 1) as i32 - most;
        let (across, down, period) = (number(MOST_WAY), number(MOST_WAY), number(MOST_PERIOD));
        let motion =
            [OwnMotion::Still, swing(across, down, period), circle(across, down, period)][random.below(3)].clone();
        let heights = (0..random.below(80)).map(|_| random.next() as i8).collect();
        let form = OwnForm::ALL[random.below(OwnForm::ALL.len())];
        let (half_width, half_height) = (1 + random.below(512) as u16, 1 + random.below(512) as u16);
        let kind = OwnKind { form, half_width, half_height, heights, motion, ..OwnKind::default() };
        let placed = Placement { flip_x: random.chance(2), ..mine(&[("phase", random.below(256) as i64)]) };
        // Also at the ends of the numbers.
        let (x, y) = if random.chance(4) { (random.coordinate(), random.coordinate()) } else { PLACE };
        let level = level_at((x, y), Game::ALL[random.below(5)], &kind, placed);
        let mut world = World::at(&level, &Start { x, y: y.wrapping_sub(60), ..Start::default() });
        let mut before = Buttons::NONE;
        for _ in 0..60 {
            let held = Buttons(random.next() as u8);
            world.step(&level, Input::after(before, held), &mut NoTrace);
            before = held;
        }
    }
}
