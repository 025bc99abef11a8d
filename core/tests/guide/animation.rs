//! Animation durations and rotation: row A1.

use crate::play::{NONE, Play, R, S1, S2};
use sim::angle::Angle;
use sim::player::animation::{AnimationKind, animation_duration};
use sim::units::Speed;

#[test]
fn durations_by_speed() {
    for (speed, walk, ball, push) in
        [(0, 8, 4, 32), (0xC, 7, 3, 31), (0x180, 6, 2, 26), (0x5FF, 2, 0, 8), (0x800, 0, 0, 0)]
    {
        for speed in [speed, -speed] {
            let found =
                [(0x800, 8), (0x400, 8), (0x800, 6)].map(|(full, shift)| animation_duration(Speed(speed), full, shift));
            assert_eq!(found, [walk, ball, push], "A1 {speed:#x}");
        }
    }
}

#[test]
fn a_walk_shows_its_first_image_for_one_frame_in_sonic_2_only() {
    for (rules, images) in [(S1, [0, 0, 0, 0]), (S2, [0, 1, 1, 1])] {
        let mut play = Play::on_flat(rules);
        play.hold(NONE, 3);
        let found: Vec<_> = (0..4).map(|_| play.hold(R, 1).animation).collect();
        assert!(found.iter().all(|animation| animation.kind == AnimationKind::Walk));
        assert_eq!(found.iter().map(|animation| animation.image).collect::<Vec<_>>(), images);
    }
}

#[test]
fn the_figure_turns_with_the_ground() {
    // Angle of the ground, facing left, eighths of a turn clockwise.
    for (angle, faces_left, eighths) in [
        (0x00, false, 0),
        (0x20, false, 1),
        (0x40, false, 2),
        (0x80, false, 4),
        (0xC0, false, 6),
        (0xE0, false, 7),
        (0x00, true, 0),
        (0x20, true, 1),
        (0x40, true, 2),
        (0xC0, true, 6),
        (0xE0, true, 7),
    ] {
        let mut play = Play::in_air(S1).with(|player| {
            player.ground_angle = Angle(angle);
            player.airborne = false;
            player.on_object = true; // keeps its angle without ground
            player.ground_speed = Speed(0x400);
            player.faces_left = faces_left;
            player.x = sim::units::Sub::from_px(500);
        });
        assert_eq!(play.hold(NONE, 1).animation.rotation, Angle(eighths * 0x20), "{angle:#x} {faces_left}");
    }
}
