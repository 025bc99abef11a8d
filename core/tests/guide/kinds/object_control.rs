//! Game Objects > Object Control: what an object takes from the player has an owner, and ends with it.

use crate::kinds::devices::{level, step};
use sim::input::Buttons;
use sim::level::Level;
use sim::objects::common::Act;
use sim::player::grip::object_control;
use sim::ruleset::Game;
use sim::units::{Speed, Sub};
use sim::world::World;

/// A world whose player is held by a flipper at (200, 200).
fn on_flipper(level: &Level) -> World {
    let mut world = World::new(level);
    step(&mut world, level, 1, Buttons::NONE);
    (world.player.x, world.player.y) = (Sub::from_px(195), Sub::from_px(165));
    (world.player.y_speed, world.player.airborne) = (Speed(0x100), true);
    while world.player.grip.hold.is_none() {
        step(&mut world, level, 1, Buttons::NONE);
        assert!(world.frame < 60, "the flipper catches him");
    }
    world
}

/// A world whose player is walked off by a goal post at (1120, 296).
fn walked_off(level: &Level) -> World {
    let mut world = World::new(level);
    while world.player.grip.input.is_none() {
        let held = if world.goal_reached { Buttons::NONE } else { Buttons::RIGHT };
        step(&mut world, level, 1, held);
        assert!(world.frame < 600, "the post takes him");
    }
    world
}

#[test]
fn an_edited_flipper_lets_the_player_go() {
    let before = level(Game::Sonic2, 100, ("flipper", 200, 200), &[]);
    let edits = [
        ("deleted", level(Game::Sonic2, 100, ("rock", 900, 300), &[])),
        ("moved", level(Game::Sonic2, 100, ("flipper", 900, 200), &[])),
        ("changed", level(Game::Sonic2, 100, ("flipper", 200, 200), &[("form", 1)])),
    ];
    for (edit, after) in edits {
        let mut world = on_flipper(&before);
        world.follow(&after);
        assert!(world.player.grip.hold.is_none() && world.player.airborne, "{edit}");
        let y = world.player.y;
        step(&mut world, &after, 20, Buttons::NONE);
        assert!(world.player.y > y, "{edit}: he falls");
    }
}

#[test]
fn an_edited_goal_post_gives_control_back() {
    let before = level(Game::Sonic1, 1100, ("goal_post", 1120, 296), &[]);
    let edits = [
        ("deleted", level(Game::Sonic1, 1100, ("rock", 700, 300), &[])),
        ("moved", level(Game::Sonic1, 1100, ("goal_post", 700, 296), &[])),
    ];
    for (edit, after) in edits {
        let mut world = walked_off(&before);
        world.follow(&after);
        let tally = world.objects.common.tally;
        assert_eq!((tally.act, tally.time_stopped), (Act::Runs, false), "{edit}");
        assert_eq!(world.camera.limits.left, after.bounds.left, "{edit}");
        step(&mut world, &after, 60, Buttons::LEFT);
        assert!(world.player.x_speed.0 < 0, "{edit}: he turns round");
    }
}

#[test]
fn an_edit_in_another_place_leaves_the_hold_as_it_is() {
    let before = level(Game::Sonic2, 100, ("flipper", 200, 200), &[]);
    let mut world = on_flipper(&before);
    world.follow(&before.clone());
    assert!(world.player.grip.hold.is_some());
    // Another object's going does not concern him either.
    let owner = world.player.stands_in;
    world.player.give_back(owner.wrapping_add(1));
    assert!(world.player.is_held());
    world.player.take_control(owner.wrapping_add(1), object_control::TOUCHES_NOTHING);
    world.player.give_back(owner);
    assert!(world.player.grip.hold.is_some(), "a later taking replaces the earlier one");
}
