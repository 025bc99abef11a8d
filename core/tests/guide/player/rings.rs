//! Game Objects > Rings.

use crate::objects::{level_with, object};
use crate::play::{NONE, Play, Ruleset, S1, S2, S3, at};
use sim::objects::kinds::items::scattered_ring;
use sim::objects::rings;
use sim::objects::{Engine, KindId, kind_named};
use sim::player::Routine;
use sim::project::Placement;
use sim::units::{Speed, Sub};
use std::collections::BTreeSet;

fn speeds(count: u16) -> Vec<(i16, i16)> {
    scattered_ring::speeds(count).map(|(x, y)| (x.0, y.0)).collect()
}

#[test]
fn lost_rings_scatter_in_circles() {
    // 52
    let eight = [
        (-196, -1004),
        (196, -1004),
        (-568, -848),
        (568, -848),
        (-848, -568),
        (848, -568),
        (-1004, -196),
        (1004, -196),
    ];
    assert_eq!(speeds(8), eight);
    // 53
    assert_eq!(speeds(32)[16..18], [(-98, -502), (98, -502)]);
    assert_eq!(speeds(32)[14..16], [(-196, 1004), (196, 1004)]);
    assert_eq!(speeds(32).into_iter().collect::<BTreeSet<_>>().len(), 32, "no two alike");
}

#[test]
fn a_bounce_takes_a_quarter() {
    // 54
    for (speed, after) in [(512, -384), (1003, -753), (3, -3)] {
        assert_eq!(scattered_ring::bounced(Speed(speed)), Speed(after), "{speed}");
    }
}

#[test]
fn a_lightning_shield_attracts() {
    // 55
    for (x, y, expected) in [(0, 0, (48, -192)), (-10, -10, (182, -58))] {
        let after = (rings::attracted(Speed(x), 150, 100), rings::attracted(Speed(y), 80, 100));
        assert_eq!((after.0.0, after.1.0), expected, "{x} {y}");
    }
}

/// Hit by an enemy while holding rings, which then is gone.
fn hit(rules: Ruleset, rings: u16) -> Play {
    let mut play = Play::with_objects(rules, vec![object("rover", 101, 258, &[])]);
    *play.rings() = rings;
    play.hold(NONE, 1);
    play.level = level_with(rules, vec![]);
    play.world.follow(&play.level);
    play
}

#[test]
fn a_hit_scatters_at_most_32_rings_from_where_he_was() {
    for (held, scattered) in [(1, 1), (5, 5), (32, 32), (33, 32), (500, 32)] {
        let mut play = hit(S2, held);
        let rings: Vec<_> = play.all("scattered_ring").map(|object| object.body).collect();
        assert_eq!((rings.len(), *play.rings()), (scattered, 0), "{held}");
        let first = rings[0];
        assert_eq!((first.x, first.y), (Sub(100 * 256 - 196), Sub(252 * 256 - 1004)), "moved once: {held}");
        assert_eq!(first.y_speed, Speed(-1004 + 0x18));
    }
}

#[test]
fn scattered_rings_stay_for_255_frames() {
    for rules in [S1, S2, S3] {
        let mut play = hit(rules, 20);
        let frames = (1..400).find(|_| {
            play.world.player.invulnerability = 100; // so that none is collected
            play.hold(NONE, 1);
            play.find("scattered_ring").is_none()
        });
        assert_eq!(frames, Some(255));
    }
}

#[test]
fn they_bounce_off_the_floor_in_their_turn() {
    for (row, rules, least) in [("S1", S1, 8), ("S2, on the screen only", S2, 2)] {
        let mut play = hit(rules, 16);
        let mut bounced = 0;
        for _ in 0..200 {
            play.world.player.invulnerability = 100;
            let before: Vec<_> = play.all("scattered_ring").map(|object| object.body.y_speed.0).collect();
            play.hold(NONE, 1);
            let after = play.all("scattered_ring").map(|object| object.body.y_speed.0);
            bounced += before.iter().zip(after).filter(|(before, after)| **before > 0 && *after < 0).count();
        }
        assert!(bounced >= 16, "{row}: {bounced}");
        assert!(play.all("scattered_ring").filter(|ring| ring.body.y.px() < 280).count() >= least, "{row}");
    }
}

#[test]
fn he_can_collect_again_31_frames_after_control_returns() {
    let mut play = hit(S2, 1);
    play.hold_until_landed(NONE);
    assert_eq!(play.player().routine, Routine::Normal);
    play.level = level_with(S2, vec![object("ring", play.world.player.x.px(), 252, &[])]);
    play.world.follow(&play.level);
    let frames = (1..100).find(|_| {
        play.hold(NONE, 1);
        *play.rings() > 0
    });
    assert_eq!(frames, Some(31));
}

#[test]
fn a_ring_is_collected_once_and_sparkles() {
    for rules in [S1, S2, S3] {
        let mut play = Play::with_objects(rules, vec![object("ring", 110, 252, &[])]);
        play.hold(NONE, 1);
        assert_eq!(*play.rings(), 1);
        let frames = (1..100).find(|_| {
            play.hold(NONE, 1);
            play.find("ring").is_none()
        });
        assert_eq!((*play.rings(), frames), (1, Some(25)), "four pictures of six frames, and one");
        play.hold(crate::play::R, 400);
        play.hold(crate::play::L, 600);
        assert_eq!(*play.rings(), 1, "it does not come back");
    }
}

#[test]
fn sonic_1_collects_a_ring_a_frame_and_later_games_all_at_once() {
    let line = || vec![object("ring_line", 92, 252, &[("count", 3), ("step_x", 8)])];
    let three = || (0..3).map(|i| object("ring", 92 + 8 * i, 252, &[])).collect::<Vec<Placement>>();
    for (row, rules, placements, held) in [
        ("S1, line", S1, line(), [1, 2, 3]),
        ("S1, single ones", S1, three(), [1, 2, 3]),
        ("S2, line", S2, line(), [3, 3, 3]),
        ("S2, single ones", S2, three(), [3, 3, 3]),
    ] {
        let mut play = Play::with_objects(rules, placements);
        let found = held.map(|_| {
            play.hold(NONE, 1);
            *play.rings()
        });
        assert_eq!(found, held, "{row}");
    }
}

#[test]
fn a_line_remembers_what_was_taken_of_it() {
    for kind in ["ring_line", "ring_arc"] {
        let placement = match kind {
            "ring_line" => object(kind, 100, 252, &[("count", 3), ("step_x", 32)]),
            _ => object(kind, 164, 252, &[("count", 2)]),
        };
        let left = if kind == "ring_line" { 2 } else { 1 };
        let mut play = Play::with_objects(S2, vec![placement]);
        play.hold(NONE, 1);
        assert_eq!(*play.rings(), 1, "{kind}");
        for x in ["4000.00", "340.00"] {
            play.player().x = at(x);
            play.hold(NONE, 300);
            assert_eq!(play.find(kind).is_some(), x == "340.00", "{kind} at {x}");
        }
        play.player().x = at("100.00");
        play.hold(NONE, 40);
        assert_eq!(*play.rings(), 1, "{kind}: the ring that was taken is not there again");
        let object = *play.find(kind).unwrap();
        let (mut count, defaults) = (0, play.level.objects().get(0).unwrap().values);
        let setting = sim::objects::Setting { level: &play.level, values: &defaults };
        object.state.hitboxes(&object.body, &setting, &mut |_, _| count += 1);
        assert_eq!(count, left, "{kind}");
    }
}

#[test]
fn rings_of_a_line_are_objects_of_their_own_in_sonic_1() {
    // With a camera that goes back to a player left of the screen.
    let rules = Ruleset { camera_x_cap_left: 16, ..S1 };
    let mut play = Play::with_objects(rules, vec![object("ring_line", 100, 252, &[("count", 3), ("step_x", 32)])]);
    assert_eq!((play.all("ring_line").count(), play.all("ring").count()), (1, 2));
    play.hold(NONE, 30);
    assert_eq!((*play.rings(), play.find("ring_line").is_none(), play.all("ring").count()), (1, true, 2));
    let xs: Vec<_> = play.all("ring").map(|ring| ring.body.x.px()).collect();
    assert_eq!(xs, [132, 164]);
    for (x, rings) in [("4000.00", 0), ("340.00", 2)] {
        play.player().x = at(x);
        play.hold(NONE, 300);
        assert_eq!((play.find("ring_line").is_some(), play.all("ring").count()), (false, rings), "at {x}");
    }
    for x in ["132.00", "164.00"] {
        play.player().x = at(x);
        play.hold(NONE, 40);
    }
    assert_eq!((*play.rings(), play.all("ring").count()), (3, 0));
    for x in ["4000.00", "100.00"] {
        play.player().x = at(x);
        play.hold(NONE, 300);
    }
    assert_eq!((*play.rings(), play.world.objects.slots.count()), (3, 0), "the line has gone for good");
}

#[test]
fn lives_come_with_the_100th_and_the_200th_ring() {
    let mut play = Play::with_objects(S2, vec![]);
    let mut lives_at = Vec::new();
    for count in 1..=1100 {
        let before = play.world.objects.common.tally.lives;
        play.world.objects.common.add_rings(1, &S2);
        if play.world.objects.common.tally.lives > before {
            lives_at.push(count);
        }
    }
    assert_eq!((lives_at, *play.rings()), (vec![100, 200], 999));
    let mut common = sim::objects::Common::new(false);
    (0..1100).for_each(|_| common.add_rings(1, &S1));
    assert_eq!(common.tally.rings, 1100, "no limit in Sonic 1");
}

#[test]
fn lines_of_sonic_1_by_their_subtype() {
    let line = kind_named("ring_line").unwrap();
    let rows = [
        (0x00, [1, 16, 0]),
        (0x12, [3, 24, 0]),
        (0x45, [6, 0, 24]),
        (0x97, [7, -16, 16]),
        (0x96, [7, -16, 16]),
        (0xF3, [4, -24, 16]),
    ];
    for (subtype, expected) in rows {
        let values = line.values_of_subtype((Engine::Sonic1, 0x25), subtype).unwrap();
        assert_eq!(values[..3], expected, "{subtype:#x}");
    }
    for subtype in (0..=0xFF).filter(|subtype| subtype & 8 == 0 && subtype & 7 < 7 && subtype & 7 > 0) {
        let values = line.values_of_subtype((Engine::Sonic1, 0x25), subtype).unwrap();
        assert_eq!(line.subtype_of_values((Engine::Sonic1, 0x25), &values), Some(subtype), "{subtype:#x}");
    }
    let mut values = line.values_of_subtype((Engine::Sonic1, 0x25), 0x12).unwrap();
    values[0] = 9;
    assert_eq!(line.subtype_of_values((Engine::Sonic1, 0x25), &values), None, "too many");
    assert_eq!(sim::objects::kind_of_original((Engine::Sonic1, 0x25)), Some(line));
    assert_eq!(sim::objects::kind_of_original((Engine::Sonic2, 0x25)), Some(KindId::Ring));
}

#[test]
fn a_restart_brings_all_back() {
    let mut play = Play::with_objects(S2, vec![object("ring", 110, 252, &[]), object("rover", 300, 258, &[])]);
    play.hold(NONE, 40);
    assert!(play.find("ring").is_none() && *play.rings() == 1);
    *play.rings() = 0;
    play.world.objects.common.tally.score = 700;
    play.player().die(&S2);
    for _ in 0..400 {
        play.hold(NONE, 1);
    }
    assert!(play.world.is_over());
    let frame = play.world.frame;
    play.world.restart(&play.level);
    assert_eq!(play.world.player.x.px(), play.level.start.x);
    assert_eq!((play.world.frame, play.world.objects.common.tally.score), (frame, 700));
    assert!(play.find("ring").is_some() && !play.world.is_over());

    play.world.objects.common.tally.checkpoint = 3;
    play.world.objects.common.tally.return_to = [1500, 240];
    play.world.objects.common.tally.time = 999;
    play.world.objects.common.tally.return_time = 250;
    play.world.restart(&play.level);
    assert_eq!((play.world.player.x.px(), play.world.player.y.px()), (1500, 240));
    let tally = play.world.objects.common.tally;
    assert_eq!(
        (tally.checkpoint, tally.time, tally.return_to),
        (3, 239, [1500, 240]),
        "the whole second, less a frame"
    );
    assert!(play.find("ring").is_none(), "objects are those near the checkpoint");
}
