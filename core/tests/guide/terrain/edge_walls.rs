//! Edge walls of Sonic 1: solid from the sides and from below.

use crate::objects::object;
use crate::play::{NONE, Play, S1};
use sim::objects::{Engine, kind_named};
use sim::player::Player;
use sim::player::animation::AnimationKind;
use sim::player::grip::object_control;
use sim::units::{Speed, Sub};

/// A player beside a wall at (200, 300) after one frame in which only the wall moves him.
fn beside(scenery: i32, (x, y): (i32, i32), (x_speed, y_speed): (i16, i16), airborne: bool) -> Play {
    let mut play = Play::with_objects(S1, vec![object("edge_wall", 200, 300, &[("scenery", scenery)])]);
    let player = play.player();
    (player.x, player.y) = (Sub::from_px(x), Sub::from_px(y));
    (player.x_speed, player.y_speed, player.ground_speed) = (Speed(x_speed), Speed(y_speed), Speed(77));
    player.airborne = airborne;
    player.take_control(0, object_control::HELD);
    play.hold(NONE, 1);
    play
}

fn outcome(player: &Player) -> (i32, i32, i16, i16, i16, bool) {
    let speeds = (player.x_speed.0, player.y_speed.0, player.ground_speed.0);
    (player.x.px(), player.y.px(), speeds.0, speeds.1, speeds.2, player.pushing)
}

#[test]
fn an_edge_wall_stops_from_the_sides_and_from_below() {
    let (air, ground) = (true, false);
    for (row, at, speeds, airborne, expected) in [
        ("runs into it", (184, 300), (256, 0), ground, (181, 300, 0, 0, 0, true)),
        ("runs away", (184, 300), (-256, 0), ground, (184, 300, -256, 0, 77, true)),
        ("leans against it", (181, 300), (256, 0), ground, (181, 300, 256, 0, 77, true)),
        ("from the right", (216, 300), (-256, 0), ground, (219, 300, 0, 0, 0, true)),
        ("at its right edge", (219, 300), (-256, 0), ground, (219, 300, -256, 0, 77, true)),
        ("out of reach", (180, 300), (256, 0), ground, (180, 300, 256, 0, 77, false)),
        ("in the air", (184, 300), (256, 100), air, (181, 300, 0, 100, 0, false)),
        ("from above", (200, 250), (0, 512), air, (200, 250, 0, 512, 77, false)),
        ("rises from below", (200, 350), (0, -512), air, (200, 359, 0, 0, 77, false)),
        ("falls below it", (200, 350), (0, 512), air, (200, 350, 0, 512, 77, false)),
        ("a tie is a side", (190, 250), (1, 512), air, (181, 250, 0, 512, 0, false)),
        ("first row", (190, 241), (1, 0), air, (190, 241, 1, 0, 77, false)),
        ("last row", (190, 358), (1, 0), air, (190, 358, 1, 0, 77, false)),
        ("below it", (182, 359), (1, -9), air, (182, 359, 1, -9, 77, false)),
    ] {
        let mut play = beside(0, at, speeds, airborne);
        assert_eq!(outcome(play.player()), expected, "{row}");
        let mut scenery = beside(1, at, speeds, airborne);
        assert_eq!(outcome(scenery.player()), (at.0, at.1, speeds.0, speeds.1, 77, false), "{row}: scenery");
    }
}

#[test]
fn a_player_leaving_a_pushed_edge_wall_runs() {
    let mut play = beside(0, (184, 300), (256, 0), false);
    assert!(play.player().pushing && play.find("edge_wall").unwrap().body.pushed);
    play.player().x = Sub::from_px(150);
    play.hold(NONE, 1);
    assert!(!play.player().pushing && !play.find("edge_wall").unwrap().body.pushed);
    assert_eq!(play.player().animation.requested, AnimationKind::Walk);
}

#[test]
fn an_edge_wall_is_solid_off_the_screen() {
    let mut play = beside(0, (184, 300), (-256, 0), false);
    play.world.camera.y = 900;
    play.player().x_speed = Speed(256);
    play.hold(NONE, 1);
    play.player().x = Sub::from_px(184);
    play.player().x_speed = Speed(256);
    assert_eq!(play.hold(NONE, 1).x.px(), 181);
}

#[test]
fn edge_walls_by_their_subtype() {
    let wall = kind_named("edge_wall").unwrap();
    let original = (Engine::Sonic1, 0x44);
    for (subtype, form, scenery) in [(0, 0, 0), (2, 2, 0), (0x11, 1, 1)] {
        let values = wall.values_of_subtype(original, subtype).unwrap();
        assert_eq!((values[0], values[1]), (form, scenery));
        assert_eq!(wall.subtype_of_values(original, &values), Some(subtype));
    }
    assert_eq!(wall.values_of_subtype(original, 0x23), None);
}
