//! Animation durations and rotation: row A1.

use crate::play::{CD, DOWN, JUMP, NONE, Play, R, Ruleset, S1, S2, S3, SK};
use sim::angle::Angle;
use sim::player::Player;
use sim::player::abilities::flight::Flight;
use sim::player::animation::{AnimationKind, animation_duration};
use sim::ruleset::{Character, Form};
use sim::units::Speed;

#[test]
fn durations_by_speed() {
    for (speed, walk, ball, push) in
        [(0, 8, 4, 32), (0xC, 7, 3, 31), (0x180, 6, 2, 26), (0x5FF, 2, 0, 8), (0x800, 0, 0, 0)]
    {
        for speed in [speed, -speed] {
            let speed = Speed(speed).magnitude();
            let found =
                [(0x800, 8), (0x400, 8), (0x800, 6)].map(|(full, shift)| animation_duration(speed, full, shift));
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

/// The images of an idle player, with the frames that each stays.
fn waiting(rules: Ruleset, frames: u32) -> Vec<(u8, u32)> {
    let mut play = Play::on_flat(rules);
    play.hold(NONE, 1);
    let mut images: Vec<(u8, u32)> = vec![(play.player().animation.image, 1)];
    for _ in 1..frames {
        let animation = play.hold(NONE, 1).animation;
        assert_eq!(animation.kind, AnimationKind::Wait);
        match images.last_mut() {
            Some((image, count)) if *image == animation.image => *count += 1,
            _ => images.push((animation.image, 1)),
        }
    }
    images
}

#[test]
fn sonic_2_looks_at_his_watch_for_60_of_204_frames() {
    // Stands, glances, looks; then taps his foot and looks at the watch, four times; then lies.
    let mut expected = vec![(0, 180), (1, 6), (2, 30)];
    for _ in 0..4 {
        let taps = [3, 4, 3, 4, 3, 4, 3, 4].map(|image| (image, 18));
        assert_eq!(taps.iter().map(|(_, frames)| frames).sum::<u32>() + 60, 204);
        expected.extend(taps);
        expected.push((8, 60));
    }
    expected.extend([(5, 6), (6, 18), (7, 18), (6, 18), (7, 18)]);
    let whole: u32 = expected.iter().map(|(_, frames)| frames).sum();
    assert_eq!(waiting(S2, whole), expected);
    assert_eq!(whole, 216 + 816 + 6 + 72);
}

#[test]
fn the_other_games_wait_without_lying_down() {
    let in_1 = waiting(S1, 18 * 24);
    assert_eq!(in_1, [(0, 288), (3, 24), (2, 72), (3, 24), (4, 24)]);
    for rules in [S3, SK] {
        let images = waiting(rules, 6 * (106 + 53));
        assert_eq!(images[..5], [(0, 300), (1, 6), (2, 12), (3, 12), (4, 12)]);
        assert!(images.iter().all(|(image, _)| ![5, 6, 7].contains(image)), "{images:?}");
        let taps = |images: &[(u8, u32)]| images.iter().filter(|(image, _)| *image == 4).count();
        assert_eq!(taps(&images), 16, "eight times, and again: {images:?}");
    }
}

#[test]
fn cd_shows_the_spring_while_he_rises() {
    for (rules, ends) in [(CD, true), (S1, false), (S2, false)] {
        let mut play = Play::in_air(rules).with(|player| {
            player.y_speed = Speed(-0x800);
            player.animation.request(AnimationKind::Spring);
        });
        let mut shown = Vec::new();
        for _ in 0..45 {
            let player = play.hold(NONE, 1);
            shown.push((player.y_speed.0, player.animation.kind, player.animation.image));
        }
        let springs = shown.iter().filter(|(_, kind, _)| *kind == AnimationKind::Spring).count();
        let rises = shown.iter().filter(|(speed, ..)| *speed < 0).count();
        assert_eq!(springs, if ends { rises } else { 45 }, "{shown:?}");
        // Four frames for each image.
        let second = shown.iter().position(|(_, _, image)| *image == 1).filter(|_| ends);
        assert_eq!(second, ends.then_some(4));
    }
}

#[test]
fn fast_balls_have_six_images_in_the_first_games() {
    for (rules, slow, fast) in [(S1, 5, 6), (CD, 5, 6), (S2, 8, 8), (SK, 8, 8)] {
        for (speed, images) in [(0x500, slow), (0x700, fast)] {
            let mut play = Play::on_flat(rules).at_speed(speed).rolled_up();
            play.player().animation.request(AnimationKind::Roll);
            let mut seen = std::collections::BTreeSet::new();
            for _ in 0..40 {
                play.player().ground_speed = Speed(speed);
                seen.insert(play.hold(NONE, 1).animation.image);
            }
            assert_eq!(seen.len(), images, "{speed:#x}: {seen:?}");
        }
    }
}

#[test]
fn the_fastest_figures_are_cds_and_tails() {
    for (rules, character, from, images) in [
        (CD, Character::Sonic, 0xA00, 4),
        (S2, Character::Tails, 0x700, 2),
        (SK, Character::Tails, 0x700, 2),
        (S2, Character::Sonic, 0x7FFF, 0),
        (S1, Character::Sonic, 0x7FFF, 0),
    ] {
        for speed in [0x600, 0x6FF, 0x700, 0x9FF, 0xA00, 0x1000] {
            let mut play = Play::on_flat(rules).at_speed(speed).with(|player| player.character = character);
            let mut seen = std::collections::BTreeSet::new();
            for _ in 0..12 {
                let player = play.player();
                (player.ground_speed, player.x) = (Speed(speed), sim::units::Sub::from_px(300));
                player.animation.request(AnimationKind::Walk);
                // Friction is less than what these speeds are apart, but for the frame's own.
                player.ground_speed = Speed(speed + 0xC);
                let animation = play.hold(NONE, 1).animation;
                let expected = if speed >= from { AnimationKind::Dash } else { AnimationKind::Run };
                assert_eq!(animation.kind, expected, "{character:?} {speed:#x}");
                seen.insert(animation.image);
            }
            assert!(speed < from || seen.len() == images, "{character:?} {speed:#x}: {seen:?}");
        }
    }
}

/// The animation shown at a speed, and the duration of an image.
fn shown_at(mut play: Play, speed: i16, prepare: impl Fn(&mut Player)) -> (AnimationKind, i8) {
    let mut longest = 0;
    for _ in 0..20 {
        let player = play.player();
        (player.ground_speed, player.x) = (Speed(speed), sim::units::Sub::from_px(300));
        prepare(player);
        longest = longest.max(play.hold(NONE, 1).animation.timer);
    }
    (play.world.player.animation.kind, longest)
}

#[test]
fn super_sonic_runs_from_a_higher_speed_on() {
    for (form, character, from) in [
        (Form::Normal, Character::Sonic, 0x600),
        (Form::Super, Character::Sonic, 0x800),
        (Form::Hyper, Character::Sonic, 0x800),
        (Form::Hyper, Character::Knuckles, 0x600),
    ] {
        for (speed, expected) in [(from - 0x20, AnimationKind::Walk), (from + 0x60, AnimationKind::Run)] {
            let (kind, _) = shown_at(Play::on_flat(SK), speed, |player| {
                (player.character, player.form) = (character, form);
                player.ring_timer = 60;
            });
            assert_eq!(kind, expected, "{form:?} {character:?} {speed:#x}");
        }
    }
}

#[test]
fn knuckles_pushes_with_shorter_images_in_sonic_3_and_knuckles() {
    for (rules, character, longest) in
        [(SK, Character::Knuckles, 8), (SK, Character::Sonic, 32), (S2, Character::Sonic, 32)]
    {
        let mut play = Play::on_flat(rules).with(|player| player.character = character);
        let mut seen = 0;
        for _ in 0..60 {
            let player = play.player();
            (player.pushing, player.ground_speed) = (true, Speed(0));
            player.animation.request(AnimationKind::Walk);
            let animation = play.hold(crate::play::R, 1).animation;
            if animation.kind == AnimationKind::Push {
                seen = seen.max(animation.timer);
            }
        }
        assert!((longest - 1..=longest).contains(&seen), "{character:?}: {seen}");
    }
}

#[test]
fn on_a_slide_walking_is_shown_at_twice_the_speed() {
    for (rules, slides, kind, timer) in [
        (S2, false, AnimationKind::Walk, 4),
        (S2, true, AnimationKind::Run, 0),
        (SK, true, AnimationKind::Run, 0),
        (S1, true, AnimationKind::Walk, 4),
    ] {
        let found = shown_at(Play::on_flat(rules), 0x400, |player| {
            player.flow.slides = slides;
            player.animation.request(AnimationKind::Walk);
        });
        assert_eq!(found, (kind, timer), "{slides}");
    }
}

#[test]
fn tails_is_shown_flying_swimming_and_tired() {
    for (water, time, kind) in [
        (None, 200, AnimationKind::Fly),
        (None, 0, AnimationKind::FlyTired),
        (Some(0), 200, AnimationKind::Swim),
        (Some(0), 0, AnimationKind::SwimTired),
    ] {
        let mut play = Play::in_air(S3);
        play.level.water = water;
        play.world.follow(&play.level);
        let player = play.player();
        player.character = Character::Tails;
        player.action = Flight { state: 1, time }.into();
        assert_eq!(play.hold(NONE, 2).animation.kind, kind, "{water:?} {time}");
    }
}

/// 12 images of a turn that gains 4 of 256 parts in a frame: 5.5 frames each, until he lands.
#[test]
fn a_corkscrew_shows_each_image_for_five_frames_and_a_half() {
    for rules in [S2, SK] {
        let mut play = Play::in_air(rules).with(|player| {
            player.animation.request(AnimationKind::Corkscrew);
            player.y_speed = Speed(-0x800);
        });
        let images: Vec<u8> = (0..66)
            .map(|_| {
                let animation = play.hold(NONE, 1).animation;
                assert_eq!(animation.kind, AnimationKind::Corkscrew);
                animation.image
            })
            .collect();
        let lengths: Vec<usize> = images.chunk_by(|a, b| a == b).map(<[u8]>::len).collect();
        assert_eq!(lengths, [5, 6].repeat(6));
        assert_eq!(images[65], 11);
    }
}

#[test]
fn a_further_press_of_a_spin_dash_begins_its_picture_anew() {
    let mut play = Play::on_flat(S2);
    play.hold(DOWN, 2);
    play.hold(DOWN.with(JUMP), 1);
    let images: Vec<u8> = (0..4).map(|_| play.hold(DOWN, 1).animation.image).collect();
    assert!(images[3] > images[0], "{images:?}");
    assert_eq!(play.hold(DOWN.with(JUMP), 1).animation.image, 0);
}
