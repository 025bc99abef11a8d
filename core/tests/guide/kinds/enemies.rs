//! Game Objects > Badniks.

use crate::objects::object;
use crate::play::{NONE, Play, S1, S2};
use sim::objects::{Engine, Fate, Object, Reaction, State, kind_named};
use sim::project::Placement;
use sim::units::{Speed, Sub};

/// An enemy on the examples' floor, the player far enough away and safe.
fn with(placement: Placement) -> Play {
    let mut play = Play::with_objects(S1, vec![placement]);
    play.player().invincibility = u16::MAX;
    play
}

fn only<'a>(play: &'a Play, kind: &str) -> &'a Object {
    play.find(kind).unwrap_or_else(|| panic!("no {kind}"))
}

#[test]
fn a_leaper_leaps_265_pixels_every_151_frames() {
    // 70. With the frame that brought it to life, it has moved once.
    let mut play = with(object("leaper", 300, 500, &[]));
    let start = Sub::from_px(500);
    let (mut highest, mut back) = (start, Vec::new());
    for moves in 2..=320 {
        let before = only(&play, "leaper").body;
        play.hold(NONE, 1);
        let body = only(&play, "leaper").body;
        highest = highest.min(body.y);
        if before.y_speed.0 > 0 && body.y_speed.0 < 0 {
            back.push(moves);
            assert_eq!(body.y.px(), 500, "put back to where it started");
            assert_eq!(body.y_speed, Speed(-0x700));
        }
    }
    assert_eq!(back[0], 151);
    assert_eq!((start.0 - highest.0) * 100 / 256, 26484, "in hundredths of pixels");
}

#[test]
fn low_leapers_begin_lower() {
    let mut play = with(object("leaper", 300, 500, &[("jump", 1)]));
    assert_eq!(only(&play, "leaper").body.y_speed, Speed(-0x400 + 0x18));
    let speeds: Vec<_> = (0..400)
        .map(|_| {
            play.hold(NONE, 1);
            only(&play, "leaper").body.y_speed.0
        })
        .collect();
    assert_eq!(speeds.iter().filter(|speed| **speed == -0x500).count(), 3);
    let leaper = kind_named("leaper").unwrap();
    for engine in [Engine::Sonic1, Engine::Sonic2] {
        let values = leaper.values_of_subtype((engine, 0x2B), 0).unwrap();
        assert_eq!(
            (values[0] == 1, leaper.subtype_of_values((engine, 0x2B), &values)),
            (engine == Engine::Sonic2, Some(0))
        );
    }
}

#[test]
fn a_rover_drives_left_turns_at_the_ledge_and_waits() {
    // The floor's left end is x = 0.
    let mut play = with(object("rover", 40, 200, &[]));
    play.player().x = Sub::from_px(250);
    let mut xs = Vec::new();
    for _ in 0..300 {
        play.hold(NONE, 1);
        xs.push(only(&play, "rover").body.x.0);
    }
    let body = only(&play, "rover").body;
    assert_eq!(body.y.px(), 271 - 14, "on the floor");
    let turn = xs.iter().position(|x| *x == *xs.iter().min().unwrap()).unwrap();
    assert_eq!(xs[turn], -256, "past the ledge by a pixel, and not put back");
    let waits = xs[turn..].iter().filter(|x| **x == xs[turn]).count();
    assert_eq!(waits, 61, "it stands for 60 frames");
    assert!(body.x_speed == Speed(0x100) && body.flip_x, "then drives right");

    let mut play = with(Placement { flip_x: true, ..object("rover", 40, 200, &[]) });
    play.hold(NONE, 40);
    assert_eq!(only(&play, "rover").body.x_speed, Speed(0x100), "mirrored it drives right first");
}

#[test]
fn a_drone_flies_127_moves_and_turns() {
    let mut play = with(object("drone", 600, 40, &[]));
    let x = only(&play, "drone").body.x;
    let mut xs = vec![x];
    for _ in 0..400 {
        // Never on the screen: it cannot find the player.
        play.world.camera.y = 800;
        play.player().y = Sub::from_px(900);
        play.player().take_control(0, 0x81);
        play.hold(NONE, 1);
        xs.push(only(&play, "drone").body.x);
    }
    let least = xs.iter().min().unwrap();
    assert_eq!((x.0 - least.0) / 256, 508);
    assert_eq!(xs.iter().filter(|x| *x == least).count(), 62, "and stands for 60 frames");
}

#[test]
fn a_drone_that_passes_the_player_fires() {
    let mut play = with(object("drone", 250, 160, &[]));
    let mut log = Vec::new();
    for frame in 0..130 {
        play.hold(NONE, 1);
        let drone = only(&play, "drone").body.x_speed.0;
        let bolt = play.find("drone_bolt").map(|object| (object.body.x.px(), object.body.y.px()));
        log.push((frame, drone, bolt, play.find("drone_bolt").map(|bolt| bolt.body.hitbox.half_width)));
    }
    let stopped = log.iter().position(|entry| entry.1 == 0).unwrap();
    let fired = log.iter().position(|entry| entry.2.is_some()).unwrap();
    assert_eq!(fired - stopped, 30, "it aims for 30 frames");
    let drone_x = 100 + 95; // where it was when he was less than 96 pixels away
    assert!((drone_x - 4..=drone_x).contains(&(log[fired].2.unwrap().0 + 24)), "{:?}", log[fired]);
    assert_eq!(log[fired].2.unwrap().1, 160 + 28);
    let hurts = log.iter().position(|entry| entry.3 == Some(6)).unwrap();
    assert_eq!(hurts - fired, 31, "moves and hurts from the 32nd frame on");
    assert_eq!(log[hurts].2.unwrap().1, 160 + 28 + 2);
    let flies = log[fired..].iter().position(|entry| entry.1 != 0).unwrap();
    assert_eq!(flies, 60, "flies on after 60 frames");
    assert_eq!(log[fired..].iter().filter(|entry| entry.2.is_some_and(|place| place.1 == 188)).count(), 31);
}

#[test]
fn a_destroyed_enemy_frees_a_critter_and_that_its_points() {
    for rules in [S1, S2] {
        let mut play = Play::with_objects(rules, vec![object("rover", 104, 252, &[])]);
        play.player().invincibility = 2;
        play.hold(NONE, 1);
        // Each is made in the step of the other, in the lowest free slot, so all are there at once.
        let slots: Vec<_> =
            play.world.objects.slots.iter().map(|(_, object)| object.state.kind().info().name).collect();
        assert_eq!(slots, ["explosion", "critter", "points"]);
        let freed = *only(&play, "critter");
        assert_eq!((freed.body.x.px(), freed.body.y_speed), (104, Speed(-0x400)));
        let mut highest = freed.body.y;
        let frames = (1..600).find(|_| {
            play.hold(NONE, 1);
            let Some(critter) = play.find("critter") else { return true };
            let body = critter.body;
            if body.x_speed == Speed::ZERO {
                highest = highest.min(body.y);
            } else {
                assert!(body.x_speed.0 <= -0x200, "{body:?}");
            }
            assert!(body.y.px() <= 268, "{body:?}");
            false
        });
        assert!((40..300).contains(&frames.expect("it leaves the screen")), "{frames:?}");
        assert_eq!(freed.body.y.px() - highest.px(), 39, "before it first comes down");
    }
}

#[test]
fn an_explosion_is_gone_in_its_40th_frame_and_points_stop() {
    let mut play = Play::with_objects(S1, vec![object("rover", 104, 252, &[])]);
    play.player().invincibility = 2;
    let (mut explosion, mut points) = (0, Vec::new());
    for _ in 0..100 {
        play.hold(NONE, 1);
        explosion += u32::from(play.find("explosion").is_some());
        points.extend(play.find("points").map(|object| object.body.y));
    }
    assert_eq!(explosion, 39);
    // They move in the frame in which they are made: 32 times, by 49.5 pixels.
    assert_eq!((points.len(), points.last().unwrap().0), (32, 252 * 256 - (49 * 256 + 128)));
}

#[test]
fn a_critter_in_an_earlier_slot_begins_a_frame_later() {
    let rover = object("rover", 104, 252, &[]);
    for (placed, y_speeds) in
        [(vec![rover.clone()], [-0x400, -0x3C8]), (vec![object("block", 60, 100, &[]), rover], [0, -0x400])]
    {
        let has_gap = placed.len() > 1;
        let mut play = Play::with_objects(S1, placed);
        play.player().invincibility = 3;
        if has_gap {
            // The slot before the rover's becomes free.
            let first = play.world.objects.slots.iter().next().unwrap().0;
            play.world.objects.slots.get_mut(first).unwrap().body.fate = Fate::Destroyed;
        }
        let found = [(); 2].map(|()| {
            play.hold(NONE, 1);
            play.find("critter").expect("freed").body.y_speed.0
        });
        assert_eq!(found, y_speeds, "a gap: {has_gap}");
    }
}

#[test]
fn a_rover_puffs_every_16th_frame_that_it_drives() {
    let mut play = with(object("rover", 300, 258, &[]));
    let puffs: Vec<_> = (0..100)
        .map(|_| {
            play.hold(NONE, 1);
            play.all("smoke").count()
        })
        .collect();
    let changes = |by: fn(usize, usize) -> bool| -> Vec<usize> {
        (1..100).filter(|frame| by(puffs[frame - 1], puffs[*frame])).collect()
    };
    let (starts, ends) = (changes(|before, now| now > before), changes(|before, now| now < before));
    assert!(starts.len() > 4 && starts.windows(2).all(|pair| pair[1] - pair[0] == 16), "{puffs:?}");
    // Behind the rover, each has its first step in the frame in which it is made.
    assert!(starts.iter().zip(&ends).all(|(start, end)| end - start == 23), "{puffs:?}");
}

#[test]
fn a_bolt_goes_with_its_drone() {
    let mut play = with(object("drone", 190, 160, &[]));
    let frames = (0..200).find(|_| {
        play.hold(NONE, 1);
        play.find("drone_bolt").is_some()
    });
    assert!(frames.is_some());
    play.player().y = Sub::from_px(160);
    play.player().x = only(&play, "drone").body.x;
    play.hold(NONE, 2);
    assert!(play.find("drone").is_none() && play.find("drone_bolt").is_none());
}

#[test]
fn a_lobber_walks_and_throws_every_other_time() {
    let mut play = with(object("lobber", 250, 240, &[]));
    let (mut throws, mut xs) = (Vec::new(), Vec::new());
    for frame in 0..900 {
        let before = play.all("lobber_ball").count();
        play.hold(NONE, 1);
        let balls: Vec<_> = play.all("lobber_ball").map(|object| object.body).collect();
        if balls.len() > before {
            let speeds: Vec<_> = balls.iter().map(|ball| (ball.x_speed.0, ball.y_speed.0)).collect();
            assert_eq!(speeds, [(-0x100, -0x400 + 0x38), (0x100, -0x400 + 0x38)], "thrown and moved once");
            throws.push(frame);
        }
        xs.push(only(&play, "lobber").body.x.0);
    }
    let (least, most) = (xs.iter().min().unwrap(), xs.iter().max().unwrap());
    assert_eq!((most - least) / 128, 127, "moves of half a pixel");
    assert!(throws.windows(2).all(|pair| pair[1] - pair[0] == 1 + 127 + 60 + 60), "{throws:?}");
    assert_eq!(only(&play, "lobber").body.y.px(), 271 - 16);
    let first_walk = xs.windows(2).position(|pair| pair[0] != pair[1]).unwrap();
    assert!(throws[0] > first_walk + 127 + 59, "not at its very first stop");
}

#[test]
fn a_lobber_is_seen_from_the_frame_after_its_landing() {
    // Walks at once, unseen, so that it throws after its second pause; one that was seen before it landed after its first.
    let mut play = with(object("lobber", 250, 255, &[]));
    let mut pauses = Vec::new();
    let (mut walked, mut landed) = (false, false);
    for _ in 0..600 {
        play.hold(NONE, 1);
        let State::Lobber(lobber) = only(&play, "lobber").state else { panic!("a lobber") };
        assert_eq!(lobber.seen, landed);
        landed = lobber.landed;
        if walked && !lobber.walks {
            pauses.push(lobber.throws);
        }
        walked = lobber.walks;
    }
    assert_eq!(pauses[..3], [false, true, true], "what it means to do in each pause");
}

#[test]
fn what_enemies_throw_flies_on_out_of_range() {
    let mut play = with(object("lobber", 250, 240, &[]));
    while play.find("lobber_ball").is_none() {
        play.hold(NONE, 1);
    }
    play.world.camera.x = 3000;
    play.player().x = Sub::from_px(3100);
    play.hold(NONE, 2);
    assert!(play.find("lobber").is_none() && play.all("lobber_ball").count() == 2, "until they fall out of the level");
}

#[test]
fn off_the_screen_a_lobber_does_not_throw() {
    let mut play = with(object("lobber", 250, 240, &[]));
    for _ in 0..900 {
        play.world.camera.y = 900;
        play.player().take_control(0, 0x81);
        play.player().y = Sub::from_px(1000);
        play.hold(NONE, 1);
        assert!(play.find("lobber_ball").is_none());
    }
}

#[test]
fn enemies_that_walked_off_come_back_and_those_destroyed_do_not() {
    for destroyed in [false, true] {
        let mut play = Play::with_objects(S2, vec![object("lobber", 300, 256, &[])]);
        play.hold(NONE, 60);
        if destroyed {
            play.player().invincibility = 100;
            play.player().x = only(&play, "lobber").body.x;
            play.hold(NONE, 2);
            assert!(play.find("lobber").is_none());
        }
        for x in [3000, 300] {
            play.player().x = Sub::from_px(x + 200);
            play.player().invincibility = u16::MAX;
            play.hold(NONE, 300);
            assert_eq!(play.find("lobber").is_some(), x == 300 && !destroyed, "{destroyed} {x}");
        }
    }
}

#[test]
fn a_stinger_flies_255_moves_and_hangs_still() {
    let mut play = with(object("stinger", 400, 60, &[]));
    let mut xs = vec![only(&play, "stinger").body.x.px()];
    for _ in 0..400 {
        play.hold(NONE, 1);
        play.player().x = Sub::from_px(300);
        xs.push(only(&play, "stinger").body.x.px());
        assert!(play.find("stinger_shot").is_none() || xs.len() > 50);
    }
    let least = *xs.iter().min().unwrap();
    assert_eq!(xs[0] - least, 255, "its first frame does nothing");
    let hit_while_still = 51; // it stops to shoot once on the way
    assert!(xs.windows(2).filter(|pair| pair[0] == pair[1]).count() >= 31 + hit_while_still);
}

#[test]
fn a_stinger_shoots_once_on_each_way() {
    let mut play = with(object("stinger", 220, 160, &[]));
    let (mut shots, mut still) = (Vec::new(), 0);
    for frame in 0..200 {
        let before = play.find("stinger_shot").is_some();
        let x = only(&play, "stinger").body.x;
        play.hold(NONE, 1);
        still = if only(&play, "stinger").body.x == x { still + 1 } else { 0 };
        if let (false, Some(shot)) = (before, play.find("stinger_shot")) {
            let stinger = only(&play, "stinger").body;
            assert_eq!(
                still, 30,
                "it moved in the frame in which it saw him, and the shot leaves in the 30th after it"
            );
            assert!((140..=148).contains(&stinger.x.px()), "{}", stinger.x.px());
            let speeds = (shot.body.x_speed, shot.body.y_speed);
            assert_eq!(speeds, (Speed(-0x180), Speed(0x180)));
            let moved = ((stinger.x.px() + 13) * 256 - 0x180, (160 + 24) * 256 + 0x180);
            assert_eq!((shot.body.x.0, shot.body.y.0), moved, "moved once");
            shots.push(frame);
        }
    }
    assert_eq!(shots.len(), 1);
}

#[test]
fn a_lobber_that_falls_is_not_touched_in_the_games_that_ask_for_its_picture() {
    for (rules, is_touched) in [(S1, false), (S2, true)] {
        let mut play = Play::with_objects(rules, vec![object("lobber", 250, 200, &[])]);
        play.hold(NONE, 2);
        assert_eq!(play.find("lobber").unwrap().body.hitbox.reaction != Reaction::None, is_touched);
        play.hold(NONE, 60);
        assert_ne!(play.find("lobber").unwrap().body.hitbox.reaction, Reaction::None, "it walks");
    }
}
