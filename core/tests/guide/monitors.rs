//! Game Objects > Item Monitors.

use crate::objects::object;
use crate::play::{CD, NONE, Play, R, Ruleset, S1, S2, S3, SK};
use sim::objects::{Engine, kind_named};
use sim::player::animation::AnimationKind;
use sim::player::grip::object_control;
use sim::player::powers::{Shield, Stats};
use sim::player::{Player, Routine};
use sim::units::{Speed, Sub};

/// A player who does not move by himself, at a place beside a monitor at (200,300), after one frame.
fn beside(rules: Ruleset, holds: i32, x: i32, y: i32, change: impl FnOnce(&mut Player)) -> Play {
    let mut play = Play::with_objects(rules, vec![object("monitor", 200, 300, &[("holds", holds)])]);
    (play.player().x, play.player().y) = (Sub::from_px(x), Sub::from_px(y));
    play.player().take_control(0, object_control::HELD);
    change(play.player());
    play.hold(NONE, 1);
    play
}

fn falls(speed: i16) -> impl Fn(&mut Player) {
    move |player| {
        (player.airborne, player.y_speed) = (true, Speed(speed));
    }
}

fn as_ball(speed: i16) -> impl Fn(&mut Player) {
    move |player| {
        player.airborne = true;
        player.rolling = true;
        (player.width_radius, player.height_radius) = (7, 14);
        player.y_speed = Speed(speed);
        player.animation.request(AnimationKind::Roll);
        player.animation.kind = AnimationKind::Roll;
    }
}

#[test]
fn sonic_1_lands_on_its_whole_top() {
    // 42, 43
    for (x, speed, lands) in [(181, 64, true), (218, 64, true), (180, 64, false), (219, 64, false), (200, -200, true)] {
        let mut play = beside(S1, 6, x, 270, falls(speed));
        assert_eq!(play.player().on_object, lands, "{x} {speed}");
        if lands {
            assert_eq!(play.player().y.px(), 266, "{x} {speed}");
            assert_eq!(play.hold(NONE, 1).y.px(), 265, "{x} {speed}");
        }
    }
}

#[test]
fn its_sides() {
    // 44
    for (row, rules, x) in [("S1", S1, 220), ("S2", S2, 226)] {
        let mut play = beside(rules, 6, 220, 300, |player| player.x_speed = Speed(100));
        let player = play.player();
        assert_eq!((player.x.px(), player.pushing, player.x_speed), (x, true, Speed(100)), "{row}");
    }
    let mut play = beside(S1, 6, 220, 300, |player| player.x_speed = Speed(-100));
    assert_eq!((play.player().x.px(), play.player().x_speed), (226, Speed::ZERO), "towards it");
}

#[test]
fn bumped_from_below() {
    // 45
    for (row, rules) in [("S1", S1), ("S2", S2), ("S3", S3)] {
        let mut play = beside(rules, 6, 200, 317, falls(-1000));
        // A player who is not a ball meets its bottom too, which in Sonic 3 stops him.
        assert_eq!(play.player().y_speed, Speed(if rules == S3 { 0 } else { 1000 }), "{row}");
        let mut play = beside(rules, 6, 200, 317, as_ball(-1000));
        assert_eq!(play.player().y_speed, Speed(1000), "{row}: a ball");
        assert!(play.find("monitor_icon").is_none(), "{row}: it stays whole");
        let monitor = play.find("monitor").unwrap().body;
        assert_eq!((monitor.y.0, monitor.y_speed), (300 * 256 - 384, Speed(-384 + 0x38)), "{row}: moved once");
        let mut play = Play::with_objects(rules, vec![object("monitor", 200, 240, &[])]);
        (play.player().x, play.player().y) = (Sub::from_px(200), Sub::from_px(257));
        play.player().take_control(0, object_control::HELD);
        play.player().y_speed = Speed(-1000);
        play.hold(NONE, 1);
        assert!(play.find("monitor").unwrap().body.y_speed.0 < 0, "{row}");
        play.player().x = Sub::from_px(350);
        let rests = (0..100).find(|_| {
            play.hold(NONE, 1);
            play.find("monitor").unwrap().body.y_speed == Speed::ZERO
        });
        assert!(rests.is_some(), "{row}: it comes to rest on the floor");
        let mut play = beside(rules, 6, 200, 315, falls(-1000));
        assert_ne!(play.player().y_speed, Speed(1000), "{row}: not from so high");
    }
    let mut play = beside(SK, 6, 200, 317, as_ball(-1000));
    assert_eq!(play.player().y_speed, Speed(1000));
    assert!(play.find("monitor_icon").is_some(), "SK: a ball breaks it from below");
}

#[test]
fn a_ball_from_above_breaks_it_and_the_icon_rises() {
    // 46
    for rules in [S1, S2, S3, SK] {
        let mut play = beside(rules, 6, 200, 275, as_ball(0x200));
        assert_eq!(play.player().y_speed, Speed(-0x200), "he bounces");
        play.player().y = Sub::from_px(100);
        let mut highest = i32::MAX;
        let mut effect = None;
        let mut gone = None;
        for frame in 2..200 {
            highest = highest.min(play.find("monitor_icon").unwrap().body.y.0);
            play.hold(NONE, 1);
            effect = effect.or((*play.rings() == 10).then_some(frame));
            if play.find("monitor_icon").is_none() {
                gone = Some(frame);
                break;
            }
        }
        assert_eq!((300 * 256 - highest) * 10 / 256, 495, "in tenths of pixels");
        assert_eq!((effect, gone), (Some(33), Some(63)));
        assert!(play.find("explosion").is_none());
        let monitor = play.find("monitor").unwrap();
        assert!(monitor.body.touch_box().is_none(), "its foot stays and touches nothing");
    }
}

#[test]
fn who_stands_on_it_or_beside_it_is_no_ball() {
    for rules in [S1, S2, S3] {
        // A standing player only stands on it.
        let mut play = beside(rules, 6, 200, 266, falls(0x100));
        assert!(play.player().on_object && play.find("monitor_icon").is_none());
        assert_eq!(play.hold(NONE, 10).y.px(), if rules == S3 { 264 } else { 265 });
    }
    // From the side a rolling player goes into it and breaks it.
    let mut play = Play::with_objects(S2, vec![object("monitor", 300, 257, &[])]).rolled_up().at_speed(0x600);
    play.player().animation.request(AnimationKind::Roll);
    play.hold(R, 60);
    assert!(play.find("monitor_icon").is_some() || *play.rings() == 10);
    assert!(play.player().x.px() > 300);
}

#[test]
fn what_they_hold() {
    let result = |rules, holds| {
        let mut play = beside(rules, holds, 200, 275, as_ball(0x200));
        (play.player().y, play.player().x) = (Sub::from_px(100), Sub::from_px(250));
        *play.rings() = 1;
        play.hold(NONE, 33);
        play
    };
    assert_eq!(result(S2, 2).world.objects.common.tally.lives, 1);
    assert_eq!(result(S2, 3).player().speed_shoes, 1199, "counted once");
    assert_eq!((result(S2, 4).player().shield, result(S3, 12).player().shield), (Shield::Plain, Shield::Fire));
    assert_eq!(result(S2, 5).player().invincibility, 1199);
    assert_eq!((*result(S2, 6).rings(), *result(S3, 15).rings()), (11, 51));
    assert_eq!(result(S1, 1).player().routine, Routine::Normal, "no trap in Sonic 1");
    assert_eq!(result(S2, 1).player().routine, Routine::Hurt);
}

#[test]
fn speed_shoes_double_what_counts() {
    let mut play = Play::on_flat(S2);
    play.player().give_speed_shoes(300);
    assert_eq!(play.hold(R, 1).ground_speed, Speed(0x18));
    assert_eq!(play.hold(R, 200).ground_speed, Speed(0xC00));
    let mut play = Play::on_flat(S2).at_speed(0x400);
    play.player().give_speed_shoes(300);
    assert_eq!(play.hold(NONE, 1).ground_speed, Speed(0x400 - 0x18), "friction");
    let mut play = Play::on_flat(S2).rolled_up().at_speed(0x400);
    play.player().give_speed_shoes(300);
    assert_eq!(play.hold(NONE, 1).ground_speed, Speed(0x400 - 0xC), "friction of a ball");
    let mut play = Play::in_air(S2);
    play.player().give_speed_shoes(300);
    assert_eq!(play.hold(R, 1).x_speed, Speed(0x30), "in the air");
}

#[test]
fn power_ups_last_by_the_games_own_count() {
    let lasts = |rules: Ruleset, number: u32| {
        let mut play = Play::on_flat(rules);
        play.world.frame = number;
        play.player().give_speed_shoes(rules.shoes_last.unsigned_abs());
        play.player().invincibility = 1200;
        let mut last = [0, 0];
        for frame in 1..1400 {
            let player = play.hold(NONE, 1);
            for (last, left) in last.iter_mut().zip([player.speed_shoes, player.invincibility]) {
                *last = if left > 0 { frame + 1 } else { *last };
            }
        }
        assert_eq!(play.player().stats, Stats::NORMAL);
        last
    };
    for (rules, number, expected) in [
        (S1, 0, [1200, 1200]),
        (CD, 0, [1320, 1200]),
        (S2, 7, [1200, 1200]),
        (S3, 0, [1200, 1200]),
        (S3, 7, [1193, 1193]),
        (SK, 3, [1197, 1197]),
    ] {
        assert_eq!(lasts(rules, number), expected, "from frame {number}");
    }
}

#[test]
fn monitors_by_their_subtype_and_broken_ones_stay_broken() {
    let monitor = kind_named("monitor").unwrap();
    for (engine, count) in [(Engine::Sonic1, 9), (Engine::Sonic2, 10), (Engine::Sonic3K, 10)] {
        for subtype in 0..count {
            let values = monitor.values_of_subtype((engine, 0x26), subtype).unwrap();
            assert_eq!(monitor.subtype_of_values((engine, 0x26), &values), Some(subtype), "{engine:?}");
        }
        assert_eq!(monitor.values_of_subtype((engine, 0x26), count), None);
    }
    let mut play = beside(S2, 6, 200, 275, as_ball(0x200));
    for x in [3000, 350] {
        play.player().x = Sub::from_px(x);
        play.hold(NONE, 300);
        assert_eq!(play.find("monitor").is_some(), x == 350);
    }
    assert!(play.find("monitor").unwrap().body.touch_box().is_none());
}
