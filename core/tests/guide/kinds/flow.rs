//! Game Objects > Wind Tunnels, Water Slides, and running discs.

use crate::objects::{level_with, object};
use crate::play::{DOWN, JUMP, L, NONE, Play, R, S1, SK};
use sim::input::Buttons;
use sim::level::{LevelBuilder, fixtures};
use sim::project::{Bounds, Placement};
use sim::ruleset::Ruleset;
use sim::tiles::TileLayer;
use sim::units::{Speed, Sub};

/// A player in the air at a place, far from terrain, in a tunnel of Sonic 1: its first and last pixels, and its curve.
fn in_tunnel([left, top, right, bottom]: [i32; 4], curve: i32, x: i32, y: i32) -> Play {
    let (width, height) = (right - left + 1, bottom - top + 1);
    let (middle_x, middle_y) = (left + width / 2, top + height / 2);
    let fields = [("width", width), ("height", height), ("curve", curve)];
    let mut level = LevelBuilder::new(16, 16);
    level.bounds = Bounds { left: 0, top: 0, right: 0x4000, bottom: 0x4000 };
    level.placements = vec![object("current", middle_x, middle_y, &fields)];
    Play::at(level.build(S1), x, y)
}

const LZ3: [i32; 4] = [0xA20, 0x600, 0x160F, 0x6DF];
const LZ2: [i32; 4] = [0x460, 0x400, 0x70F, 0x47F];
const LZ1: [i32; 4] = [0xA80, 0x300, 0xC0F, 0x37F];

#[test]
fn a_wind_tunnel_carries_8_pixels_a_frame() {
    // Tunnel 5
    let mut play = in_tunnel(LZ3, 2, 0xB00, 0x640);
    let player = play.hold(NONE, 1);
    assert_eq!((player.x.px(), player.x_speed, player.airborne), (0xB08, Speed(0x400), true));
    assert_eq!(play.hold(NONE, 9).x.px(), 0xB50);
}

#[test]
fn a_wind_tunnel_curves_in_its_first_columns() {
    // Tunnel 6: the rows of the frame are those of the tunnel and of gravity.
    for (area, curve, x, y, moved) in [
        (LZ3, 2, 0xA80, 0x640, 2),
        (LZ2, -2, 0x480, 0x440, -2),
        (LZ2, -2, 0x500, 0x440, 0),
        (LZ2, -2, 0x4DF, 0x440, -2),
    ] {
        let mut play = in_tunnel(area, curve, x, y);
        assert_eq!(play.hold(NONE, 1).y.px() - y, moved, "{x:#x}");
    }
}

#[test]
fn a_wind_tunnel_ends_with_its_last_pixel() {
    // Tunnel 7
    for (x, y, is_in) in [
        (0xC0F, 0x340, true),
        (0xC10, 0x340, false),
        (0xA7F, 0x340, false),
        (0xB00, 0x300, true),
        (0xB00, 0x2FF, false),
        (0xB00, 0x380, false),
    ] {
        let mut play = in_tunnel(LZ1, 0, x, y);
        assert_eq!(play.hold(NONE, 1).flow.in_current, is_in, "{x:#x} {y:#x}");
    }
    let mut play = in_tunnel(LZ1, 0, 0xC0F, 0x340);
    play.hold(NONE, 1);
    let player = play.hold(NONE, 1);
    assert!(!player.flow.in_current);
    assert_eq!(player.x_speed, Speed(0x400), "what he has he keeps");
}

#[test]
fn up_and_down_steer_a_frame_later() {
    for (button, moved) in [(Buttons::UP, -1), (DOWN, 1)] {
        let mut play = in_tunnel(LZ3, 0, 0xB00, 0x640);
        assert_eq!(play.hold(button, 1).y.px(), 0x640);
        assert_eq!(play.hold(NONE, 1).y.px(), 0x640 + moved);
        assert_eq!(play.hold(NONE, 1).y.px(), 0x640 + moved);
    }
}

#[test]
fn a_hurt_or_held_player_is_not_carried() {
    // Tunnel 8
    let mut play = in_tunnel(LZ3, 0, 0xB00, 0x640);
    play.player().hurt(&S1, 0xC00);
    assert!(!play.hold(NONE, 1).flow.in_current);
    let mut play = in_tunnel(LZ3, 0, 0xB00, 0x640);
    play.player().take_control(0, sim::player::grip::object_control::HELD);
    assert_eq!(play.hold(NONE, 1).x.px(), 0xB00);
}

#[test]
fn a_current_under_water_does_not_move_a_dry_player() {
    for (water, carried) in [(None, false), (Some(0x7000), false), (Some(0), true)] {
        let mut level = LevelBuilder::new(16, 16);
        level.bounds = Bounds { left: 0, top: 0, right: 0x4000, bottom: 0x4000 };
        level.water = water;
        level.placements = vec![Placement { flip_x: true, ..object("current", 500, 500, &[("wet_only", 1)]) }];
        let mut play = Play::at(level.build(S1), 500, 500);
        let player = play.hold(NONE, 2);
        assert_eq!(player.x_speed.0, if carried { -0x400 } else { 0 }, "{water:?}");
    }
}

/// Standing on FLAT in a slide.
fn on_slide(fields: &[(&str, i32)], flip_x: bool) -> Play {
    let slide = Placement { flip_x, ..object("slide", 400, 250, fields) };
    let mut play = Play::on(level_with(S1, vec![slide]));
    play.player().x = Sub::from_px(400);
    play
}

#[test]
fn a_slide_sets_the_ground_speed() {
    // Slides 9, 10
    let mut play = on_slide(&[("speed", 0xC00)], true);
    play.player().ground_speed = Speed(0x300);
    let player = play.hold(R, 1);
    assert_eq!((player.ground_speed, player.faces_left), (Speed(-0xC00), true));
    assert_eq!(play.hold(DOWN, 1).ground_speed, Speed(-0xC00), "neither friction nor a roll");
    assert!(!play.world.player.rolling);
    assert!(play.hold(JUMP, 1).airborne, "but he can jump");
    let player = play.hold(L, 1);
    assert_eq!((player.flow.slides, player.control_lock), (false, 5));
    let mut play = on_slide(&[], false);
    (play.player().airborne, play.player().y) = (true, Sub::from_px(200));
    assert_eq!(play.hold(NONE, 1).ground_speed, Speed::ZERO, "nothing in the air");
}

#[test]
fn a_slide_with_a_gain_takes_its_time() {
    let mut play = on_slide(&[("speed", 0x200), ("gain", 0x40)], false);
    let speeds: Vec<_> = (0..9).map(|_| play.hold(L, 1).ground_speed.0).collect();
    assert_eq!(speeds, [0x40, 0x80, 0xC0, 0x100, 0x140, 0x180, 0x1C0, 0x200, 0x200]);
}

#[test]
fn areas_of_sonic_3_act_at_the_end_of_the_frame() {
    for (rules, x) in [(S1, 0xB08), (SK, 0xB0C)] {
        let mut level = LevelBuilder::new(16, 16);
        level.bounds = Bounds { left: 0, top: 0, right: 0x4000, bottom: 0x4000 };
        let [width, height] = [("width", 0x800), ("height", 0x100)];
        level.placements = vec![object("current", 0xB00, 0x640, &[width, height, ("curve", 0)])];
        let mut play = Play::at(level.build(rules), 0xB00, 0x640);
        let first = play.hold(NONE, 1).x.px();
        let second = play.hold(NONE, 1).x.px();
        // Before the frame: 4 by the current and 4 by its speed. At its end, the speed counts from the next frame on.
        assert_eq!((first, second - first), (if x == 0xB08 { 0xB08 } else { 0xB04 }, 8));
    }
}

/// The slides of Hydrocity 2: on layer B alone, and not while the whole screen is under water.
#[test]
fn a_slide_can_ask_for_a_layer_and_for_no_flood() {
    for (layer, water, carries) in [
        (TileLayer::A, None, false),
        (TileLayer::B, None, true),
        (TileLayer::B, Some(0), false),
        (TileLayer::B, Some(0x7000), true),
    ] {
        let mut builder = fixtures::flat_builder(512);
        builder.water = water;
        builder.placements = vec![object("slide", 400, 250, &[("layer", 2), ("only_dry", 1)])];
        let mut play = Play::on(builder.build(S1));
        (play.player().x, play.player().layer) = (Sub::from_px(400), layer);
        play.world.camera.y = 0x40;
        assert_eq!(play.hold(NONE, 1).flow.slides, carries, "{layer:?} {water:?}");
    }
}

#[test]
fn areas_take_no_slot_and_act_off_the_screen() {
    let mut play = in_tunnel(LZ3, 0, 0x1500, 0x640);
    play.world.camera.x = 0;
    assert_eq!(play.world.objects.slots.count(), 0);
    assert!(play.hold(NONE, 1).flow.in_current);
}

/// Standing on FLAT, this far from the middle of a running disc.
fn on_disc(rules: Ruleset, fields: &[(&str, i32)], flip_x: bool, (dx, speed): (i32, i16)) -> Play {
    let disc = Placement { flip_x, ..object("running_disc", 400, 220, fields) };
    let mut play = Play::on(level_with(rules, vec![disc]));
    let player = play.player();
    (player.x, player.ground_speed) = (Sub::from_px(400 + dx), Speed(speed));
    play
}

#[test]
fn a_running_disc_keeps_the_player_fast_and_on_the_ground() {
    // Discs 63, 64. He is moved before the disc looks at him.
    for (turn, speed, kept) in [(64, 0x300, 0x400), (64, 0x1000, 0xF00), (64, -0x500, 0x400), (-64, 0x300, -0x400)] {
        let mut play = on_disc(S1, &[("turn", turn)], false, (-20, speed));
        let player = play.hold(NONE, 1);
        assert_eq!((player.ground_speed.0, player.stick_to_convex), (kept, true), "{turn} {speed:X}");
    }
    for (small, dx, inside) in
        [(0, -72, true), (0, -73, false), (0, 71, true), (0, 72, false), (1, 55, true), (1, 56, false), (1, -56, true)]
    {
        let mut play = on_disc(S1, &[("small", small)], false, (dx, 0));
        assert_eq!(play.hold(NONE, 1).stick_to_convex, inside, "{small} {dx}");
    }
    // A jump ends it, and leaving at the side.
    let mut play = on_disc(S1, &[], false, (0, 0x400));
    play.hold(NONE, 1);
    let player = play.hold(JUMP, 1);
    assert!(player.airborne && !player.stick_to_convex);
    let mut play = on_disc(S1, &[], false, (60, 0x400));
    assert!(play.hold(NONE, 1).stick_to_convex);
    assert!(!play.hold(NONE, 3).stick_to_convex);
}

#[test]
fn a_giant_wheel_turns_the_way_that_it_is_mirrored() {
    for (flip_x, kept) in [(false, 0x400), (true, -0x400)] {
        let mut play = on_disc(SK, &[("form", 1)], flip_x, (-95, 0));
        let player = play.hold(NONE, 1);
        assert_eq!((player.ground_speed.0, player.stick_to_convex), (kept, true));
    }
}
