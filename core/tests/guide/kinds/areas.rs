//! Game Objects > Trigger Areas: what objects report of them is where they act.

use crate::objects::{level_with, object};
use crate::play::{NONE, Play, S1, S2};
use sim::objects::kinds::throwers::springboard::Springboard;
use sim::objects::{Object, Setting, State};
use sim::project::Placement;
use sim::ruleset::{Character, Ruleset};
use sim::units::{Speed, Sub};

/// The areas of the only object of a kind.
fn areas(play: &Play, kind: &str) -> Vec<[i32; 4]> {
    let Object { body, state } = play.find(kind).expect("there is one");
    let mut areas = Vec::new();
    state.areas(body, &Setting::of(&play.level, body, state), &mut |area| areas.push(area));
    areas
}

/// A world with an object that has lived for some frames, with the player far above it.
fn alone(rules: Ruleset, placed: &Placement, frames: u32) -> Play {
    let mut play = Play::at(level_with(rules, vec![placed.clone()]), placed.x, placed.y - 60);
    for _ in 0..frames {
        play.hold(NONE, 1);
        put(&mut play, 2000, -500);
    }
    play
}

/// Puts the player at a place, at rest.
fn put(play: &mut Play, x: i32, y: i32) {
    let player = play.player();
    (player.x, player.y) = (Sub::from_px(x), Sub::from_px(y));
    (player.y_speed, player.x_speed) = (Speed::ZERO, Speed::ZERO);
}

/// The columns at the ends of an area: inside and outside.
fn ends([left, _, right, _]: [i32; 4]) -> [(i32, bool); 4] {
    [(left - 1, false), (left, true), (right, true), (right + 1, false)]
}

#[test]
fn a_drone_looks_within_its_area_at_any_height() {
    let placed = object("drone", 300, 150, &[]);
    let [area] = areas(&alone(S1, &placed, 3), "drone")[..] else { panic!("one area") };
    for dy in [-100, 0, 60] {
        for (column, inside) in ends(area) {
            let mut play = alone(S1, &placed, 3);
            // It moves on by 4 pixels before it looks.
            put(&mut play, column - 4, 150 + dy);
            play.hold(NONE, 1);
            assert_eq!(areas(&play, "drone").is_empty(), inside, "{column} {dy}");
        }
    }
}

#[test]
fn a_stinger_looks_within_its_area_ahead_of_it() {
    for flip_x in [false, true] {
        let placed = Placement { flip_x, ..object("stinger", 300, 150, &[]) };
        // It looks in every second frame, before it moves.
        let [area] = areas(&alone(S2, &placed, 3), "stinger")[..] else { panic!("one area") };
        assert_eq!(area[2] - area[0], 8);
        for (column, inside) in ends(area) {
            let mut play = alone(S2, &placed, 3);
            put(&mut play, column, 150);
            play.hold(NONE, 1);
            assert_eq!(areas(&play, "stinger").is_empty(), inside, "{column} {flip_x}");
        }
    }
}

/// Somebody who stands on an object in that column, and what he is.
fn rider(rules: Ruleset, placed: &Placement, column: i32, who: Character, rolls: bool) -> Play {
    let mut play = Play::at(level_with(rules, vec![placed.clone()]), placed.x, placed.y - 60);
    play.player().character = who;
    play.hold(NONE, 1);
    let slot = play.world.objects.slots.iter().next().map(|(slot, _)| slot).expect("there is one");
    if let Some(object) = play.world.objects.slots.get_mut(slot) {
        object.body.stood_on = true;
    }
    let player = play.player();
    (player.x, player.y_speed, player.airborne) = (Sub::from_px(column), Speed::ZERO, false);
    (player.on_object, player.stands_in, player.rolling) = (true, slot, rolls);
    player.height_radius = if rolls {
        14
    } else if who == Character::Tails {
        15
    } else {
        19
    };
    player.ground_speed = Speed(if rolls { 0x10 } else { 0 });
    play.hold(NONE, 1);
    play
}

const RIDERS: [(Character, bool); 4] =
    [(Character::Sonic, false), (Character::Sonic, true), (Character::Tails, false), (Character::Knuckles, false)];

#[test]
fn a_spring_ramp_bends_within_its_area() {
    for flip_x in [false, true] {
        let placed = Placement { flip_x, ..object("spring_ramp", 300, 200, &[]) };
        let play = alone(S2, &placed, 1);
        let [area] = areas(&play, "spring_ramp")[..] else { panic!("one area") };
        for (column, inside) in ends(area) {
            for (who, rolls) in RIDERS {
                let play = rider(S2, &placed, column, who, rolls);
                let bends =
                    play.find("spring_ramp").is_some_and(|ramp| ramp.state != State::from(Springboard::default()));
                assert_eq!(bends, inside, "{column} {flip_x} {who:?}");
                let y = play.world.player.y.px();
                assert!(!inside || (area[1]..=area[3]).contains(&y), "{column} {flip_x} {who:?}: {y} in {area:?}");
            }
        }
    }
}

#[test]
fn a_button_is_pressed_within_its_areas() {
    for (rules, top_only) in [(S1, 0), (S2, 0), (S2, 1)] {
        let placed = object("button", 300, 200, &[("top_only", top_only)]);
        let play = alone(rules, &placed, 1);
        let [area] = areas(&play, "button")[..] else { panic!("one area") };
        for (column, inside) in ends(area) {
            for (who, rolls) in RIDERS {
                let play = rider(rules, &placed, column, who, rolls);
                assert_eq!(play.world.objects.common.switches[0], u8::from(inside), "{column} {who:?}");
                let y = play.world.player.y.px();
                assert!(!inside || (area[1]..=area[3]).contains(&y), "{column} {who:?}: {y} in {area:?}");
            }
        }
    }
    // The area of blocks is what their boxes touch.
    let placed = object("button", 300, 200, &[("by_blocks", 1)]);
    let play = alone(S1, &placed, 1);
    assert_eq!(areas(&play, "button")[1], [300 - 16, 203 - 8, 300 + 16, 203 + 8]);
}
