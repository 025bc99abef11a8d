//! A project's own kinds, if they are larger than anything in the originals.

use crate::play::NONE;
use sim::input::Input;
use sim::level::Level;
use sim::objects::placed::{parameters_of, read_placement, set_parameter};
use sim::player::Routine;
use sim::player::animation::AnimationKind;
use sim::player::powers::Shield;
use sim::project::{Bounds, LevelData, OwnForm, OwnKind, OwnKinds, Placement, PlacementId, Project, Start};
use sim::trace::NoTrace;
use sim::units::{Speed, Sub};
use sim::world::World;
use std::sync::Arc;

/// The middle of the only object.
const MIDDLE: (i32, i32) = (2000, 200);

/// A level with one object of a kind in the middle of nowhere, by the rules of Sonic 2.
fn level_of(kind: OwnKind, flip_x: bool) -> Level {
    level_with(kind, Placement { flip_x, ..Placement::default() })
}

/// The same with what a placement says.
fn level_with(kind: OwnKind, placed: Placement) -> Level {
    let (x, y) = MIDDLE;
    let placed = Placement { id: PlacementId(1), kind: "mine".into(), x, y, ..placed };
    let kind = OwnKind { name: "mine".into(), ..kind };
    let project = Project {
        chunk_size: 8,
        chunks: Arc::new(vec![Arc::default()]),
        objects: Arc::new(OwnKinds { kinds: vec![Arc::new(kind)], ..OwnKinds::default() }),
        levels: vec![Arc::new(LevelData { key: "one".into(), placements: vec![placed], ..LevelData::default() })],
        ..Project::default()
    };
    let mut level = Level::compile(&project, "one").expect("it has this level");
    level.bounds = Bounds { left: 0, top: -4000, right: 4000, bottom: 4000 };
    level
}

/// A world with the player in the air at a place, falling at a speed.
fn falling_at(level: &Level, x: i32, y: i32, y_speed: i16) -> World {
    let mut world = World::at(level, &Start { x, y, ..Start::default() });
    (world.player.airborne, world.player.y_speed) = (true, Speed(y_speed));
    world
}

fn step(world: &mut World, level: &Level, frames: usize) {
    for _ in 0..frames {
        world.step(level, Input::after(NONE, NONE), &mut NoTrace);
    }
}

/// A kind of that size.
fn of_size(form: OwnForm, half_width: u16, half_height: u16) -> OwnKind {
    OwnKind { form, half_width, half_height, ..OwnKind::default() }
}

#[test]
fn wide_solids_hold_the_player_at_both_ends() {
    for form in [OwnForm::Solid, OwnForm::Sloped, OwnForm::Platform, OwnForm::SlopedPlatform] {
        for half_width in [100, 129, 200, 260, 300, 400, 512] {
            for side in [-1, 0, 1] {
                let kind = OwnKind { heights: vec![16], ..of_size(form, half_width, 16) };
                let level = level_of(kind, false);
                let mut world = falling_at(&level, MIDDLE.0 + side * (i32::from(half_width) - 20), 130, 0x200);
                step(&mut world, &level, 300);
                let found = format!("{form:?} {half_width} {side}");
                assert!(world.player.on_object, "{found}: fell to {}", world.player.y.px());
                assert_eq!(world.player.y.px(), 200 - 16 - 19 - i32::from(form == OwnForm::Solid), "{found}");
            }
        }
    }
}

#[test]
fn wide_objects_are_gone_once_no_part_is_near() {
    // The window begins 128 pixels left of the column that the camera is in; 128 pixels of half width count for nothing.
    for (half_width, camera_x, exists) in [
        (128, 2000 - 127 - 641, false),
        (128, 2000 - 640 + 80, true),
        (512, 2000 - 384 - 640 - 96, false),
        (512, 2000 - 384 - 640 + 128, true),
        (512, 2000 + 384 + 128, true),
        (512, 2000 + 384 + 256, false),
    ] {
        let level = level_of(of_size(OwnForm::Solid, half_width, 16), false);
        let mut world = falling_at(&level, camera_x + 160, -2000, 0);
        step(&mut world, &level, 2);
        assert_eq!(world.camera.x, camera_x);
        assert_eq!(world.objects.slots.count() > 0, exists, "{half_width} {camera_x}");
    }
}

#[test]
fn one_balances_only_at_the_edges_of_a_wide_solid() {
    for half_width in [127, 128, 255, 256, 300, 512] {
        for (from_edge, balances) in [(1, true), (2, false), (i32::from(half_width), false)] {
            for side in [-1, 1] {
                let level = level_of(of_size(OwnForm::Solid, half_width, 16), false);
                let x = MIDDLE.0 + side * (i32::from(half_width) - from_edge) - i32::from(side > 0);
                let mut world = falling_at(&level, x, 150, 0x200);
                step(&mut world, &level, 60);
                let shown = world.player.animation.requested;
                assert_eq!(shown != AnimationKind::Wait, balances, "{half_width} {from_edge} {side}: {shown:?}");
            }
        }
    }
}

#[test]
fn a_hazard_of_the_projects_own_has_an_element() {
    let named = |form| {
        let kind = OwnKind { name: "mine".into(), ..of_size(form, 16, 16) };
        OwnKinds { kinds: vec![Arc::new(kind)], ..OwnKinds::default() }
    };
    let mut placement = Placement { kind: "mine".into(), ..Placement::default() };
    placement.extra.insert("element".to_owned(), "lightning".into());
    for (form, parameter, value) in
        [(OwnForm::Hazard, Some("element"), 2), (OwnForm::Trigger, Some("switch"), 0), (OwnForm::Solid, None, 0)]
    {
        let own = named(form);
        let (kind, values) = read_placement(&placement, &own, |error| panic!("{error}")).unwrap();
        let parameters = parameters_of(kind, &values, &own);
        assert_eq!((parameters.first().map(|parameter| parameter.name), values[0]), (parameter, value), "{form:?}");
    }
    set_parameter(&mut placement, &named(OwnForm::Hazard), 0, 1);
    assert_eq!(placement.extra["element"], "fire");

    for (shield, hurt) in [(Shield::Fire, true), (Shield::Lightning, false)] {
        let mut electric = Placement::default();
        electric.extra.insert("element".to_owned(), "lightning".into());
        let level = level_with(of_size(OwnForm::Hazard, 16, 16), electric);
        let mut world = falling_at(&level, MIDDLE.0, MIDDLE.1, 0);
        (world.player.shield, world.objects.common.tally.rings) = (shield, 3);
        step(&mut world, &level, 3);
        assert_eq!(world.player.routine == Routine::Hurt, hurt, "{shield:?}");
    }
}

#[test]
fn large_hazards_hurt_as_far_as_they_reach() {
    // The player's own box is 8 pixels wide to either side and 16 high.
    for (half_width, half_height) in [(200, 30), (255, 30), (256, 30), (500, 30), (30, 400), (512, 512)] {
        let (right, down) = (i32::from(half_width) + 8, i32::from(half_height) + 16);
        for (dx, dy, hurts) in [
            (right, 0, true),
            (right + 1, 0, false),
            (-right, 0, true),
            (-right - 1, 0, false),
            (0, down, true),
            (0, down + 1, false),
            (right, -down, true),
        ] {
            let level = level_of(of_size(OwnForm::Hazard, half_width, half_height), false);
            // The object comes to life in a frame in which he is far above.
            let mut world = falling_at(&level, MIDDLE.0 + dx, -2000, 0);
            step(&mut world, &level, 1);
            world.objects.common.tally.rings = 1;
            (world.player.y, world.player.y_speed) = (Sub::from_px(MIDDLE.1 + dy), Speed::ZERO);
            step(&mut world, &level, 1);
            let found = format!("{half_width} {half_height}: {dx} {dy}");
            assert_eq!((world.objects.common.tally.rings == 0), hurts, "{found}");
        }
    }
}

#[test]
fn a_narrow_landing_does_not_shift_the_surface() {
    // 17 up to 48, a pixel for each entry.
    let heights: Vec<i8> = (17..49).collect();
    for (landing, dx, height) in [
        (None, 0, 33),
        (Some(16), 0, 33),
        (Some(16), -16, 25),
        (Some(16), 15, 40),
        (Some(4), 3, 34),
        (Some(40), 20, 43),
    ] {
        for flip in [false, true] {
            let kind = OwnKind {
                landing_half_width: landing,
                heights: heights.clone(),
                ..of_size(OwnForm::SlopedPlatform, 32, 8)
            };
            let level = level_of(kind, flip);
            let dx = if flip { -1 - dx } else { dx };
            let mut world = falling_at(&level, MIDDLE.0 + dx, MIDDLE.1 - height - 19 - 6, 0x200);
            let feet: Vec<_> = (0..6)
                .map(|_| {
                    step(&mut world, &level, 1);
                    (world.player.on_object, MIDDLE.1 - world.player.y.px() - 19)
                })
                .skip_while(|(lands, _)| !lands)
                .collect();
            // He lands a pixel higher and sinks by it.
            let lands = |frame| (true, if frame == 0 { height + 1 } else { height });
            let expected: Vec<_> = (0..feet.len()).map(lands).collect();
            assert!(feet.len() > 2, "{landing:?} {dx} {flip}: {feet:?}");
            assert_eq!(feet, expected, "{landing:?} {dx} {flip}");
        }
    }
}
