//! Sloped objects and platforms: rows 31 to 37.

use crate::kinds::solid_objects::{GAMES, Scene};
use crate::play::{Ruleset, S1, S2};
use sim::objects::solid::{Contact, Heights, Miss, Solid};
use sim::units::Sub;

/// The surface of the first large grass platform: level, rising, level, falling to a ledge of half the height.
const GRASS: [i8; 76] = {
    let mut heights = [64; 76];
    let mut at = 0;
    while at < 76 {
        if at < 6 {
            heights[at] = 32;
        } else if at < 38 {
            heights[at] = at as i8 + 27;
        } else if at >= 70 {
            heights[at] = 48;
        } else if at >= 54 {
            heights[at] = 118 - at as i8;
        }
        at += 1;
    }
    heights
};

/// The heights of a diagonal spring.
const SPRING: [i8; 28] =
    [16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 14, 12, 10, 8, 6, 4, 2, 0, -2, -4, -4, -4, -4, -4, -4, -4];

fn sloped(half_width: i32, half_height: i32, heights: &'static [i8], rules: Ruleset) -> Scene {
    let mut scene = Scene::new(Solid::sloped(half_width, half_height, Heights::Fixed(heights)), rules);
    scene.heights = heights;
    scene
}

fn y_standing(scene: Scene, x: i32) -> i32 {
    let mut scene = scene.standing(x);
    assert_eq!(scene.meet().contact, Contact::Stands);
    scene.y()
}

#[test]
fn standing_on_a_slope() {
    for (name, rules) in GAMES {
        for (x, y) in [(136, 249), (137, 248), (200, 217)] {
            assert_eq!(y_standing(sloped(64, 32, &GRASS, rules), x), y, "row 31 {name} {x}");
        }
        for (x, y) in [(137, 231), (201, 218), (264, 249)] {
            let mut scene = sloped(64, 32, &GRASS, rules);
            scene.body.flip_x = true;
            assert_eq!(y_standing(scene, x), y, "row 32 {name} {x}");
        }
        for (x, height) in [(196, 16), (197, 14), (208, 4), (215, -4)] {
            let y = 300 - height - 19;
            assert_eq!(y_standing(sloped(16, 16, &SPRING, rules), x), y, "row 34 {name} {x}");
        }
    }
}

#[test]
fn landing_on_a_slope() {
    for (name, rules) in GAMES {
        let mut scene = sloped(64, 32, &GRASS, rules).falling(200, 218, 0, 256);
        assert_eq!((scene.meet().contact, scene.y()), (Contact::Landed, 216), "row 33 {name}");
        assert_eq!((scene.meet().contact, scene.y()), (Contact::Stands, 217), "row 33 {name}");
    }
}

#[test]
fn the_whole_object_moves_with_its_slope() {
    // 32 pixels up in the middle: the bottom too.
    for (y, contact) in [(318, Contact::Bottom), (319, Contact::None(Miss::AboveOrBelowIt))] {
        let mut scene = sloped(64, 32, &GRASS, S1).falling(200, y - 4, 0, -256);
        assert_eq!(scene.meet().contact, contact, "{y}");
    }
}

#[test]
fn lower_than_the_first_height_is_high_in_the_first_game() {
    for (name, rules) in GAMES {
        // 20 pixels below the first height: with the sign lost, 236 above it.
        let mut scene = sloped(16, 16, &SPRING, rules).falling(212, 300 + 20 - 16 - 19, 0, 256);
        let found = scene.meet().contact;
        assert_eq!(found == Contact::Landed, !rules.slope_shift_unsigned, "{name} {found:?}");
    }
}

#[test]
fn landing_on_a_platform() {
    for (name, rules) in GAMES {
        let scene = || Scene::new(Solid::platform(32, 8, &rules), rules);
        for (row, x, y, lands) in [
            (35, 200, 269, false),
            (35, 200, 270, true),
            (35, 200, 285, true),
            (35, 200, 286, false),
            (36, 167, 275, false),
            (36, 168, 275, true),
            (36, 231, 275, true),
            (36, 232, 275, false),
        ] {
            let mut scene = scene().falling(x, y, 0, 0);
            assert_eq!(scene.meet().contact == Contact::Landed, lands, "row {row} {name} ({x}, {y})");
            assert_eq!(scene.y(), if lands { 272 } else { y }, "row {row} {name} ({x}, {y})");
        }
        let mut scene = scene().falling(200, 275, 0, 0);
        scene.meet();
        assert_eq!(scene.y(), 272, "row 37 {name}");
        scene.meet();
        assert_eq!(scene.y(), if rules == S1 || rules.platforms_ride_high { 272 } else { 273 }, "row 37 {name}");
    }
}

#[test]
fn one_jumps_up_through_platforms() {
    let mut scene = Scene::new(Solid::platform(32, 8, &S2), S2).falling(200, 275, 0, -1);
    assert_eq!(scene.meet().contact, Contact::None(Miss::Rising));
}

#[test]
fn sloped_platforms() {
    const STAIRS: [i8; 8] = [10, 12, 14, 16, 18, 20, 22, 24];
    for (name, rules) in GAMES {
        for (flip_x, x, height) in
            [(false, 192, 10), (false, 193, 10), (false, 207, 24), (true, 192, 24), (true, 193, 24), (true, 207, 10)]
        {
            let mut scene = Scene::new(Solid::sloped_platform(8, Heights::Fixed(&STAIRS)), rules);
            (scene.heights, scene.body.flip_x) = (&STAIRS, flip_x);
            let mut scene = scene.falling(x, 300 - height - 19, 0, 256);
            assert_eq!(scene.meet().contact, Contact::Landed, "{name} {x} {flip_x}");
            assert_eq!(scene.y(), 300 - height - 19 - 1, "{name} {x} {flip_x}");
            scene.meet();
            assert_eq!(scene.y(), 300 - height - 19, "{name} {x} {flip_x}");
            scene.player.x = Sub::from_px(208);
            assert_eq!(scene.meet().contact, Contact::Left, "{name}");
        }
    }
}
