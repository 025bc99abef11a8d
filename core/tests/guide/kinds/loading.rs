//! Game Objects > Loading: by column everywhere, by height in Sonic 3 and 3&K; and what runs without objects.

use crate::objects::{level_with, object};
use crate::play::{CD, NONE, Play, R, Ruleset, S1, S2, S3, SK, at};
use sim::level::fixtures;
use sim::project::{Bounds, Placement, PlacementId};

/// The heights of the blocks that exist with the camera's top edge at `camera_y`.
fn loaded(rules: Ruleset, placements: Vec<Placement>, camera_y: i32) -> Vec<i32> {
    let mut level = level_with(rules, placements);
    level.bounds = Bounds { left: 0, top: -0x400, right: 4000, bottom: 4000 };
    let play = Play::at(level, 300, camera_y + 96);
    assert_eq!(play.world.camera.y, camera_y);
    play.world.objects.slots.iter().map(|(_, object)| object.body.y.px()).collect()
}

fn blocks(heights: &[i32]) -> Vec<Placement> {
    (1..).zip(heights).map(|(id, y)| Placement { id: PlacementId(id), ..object("block", 300, *y, &[]) }).collect()
}

#[test]
fn sonic_3_loads_objects_by_height_too() {
    let heights = [-200, -129, -128, 0, 200, 512, 513, 640, 2000];
    for (rules, camera_y, expected) in [
        (S3, 0, &heights[2..6]),
        (SK, 0, &heights[2..6]),
        (SK, 127, &heights[2..6]),
        (SK, 128, &heights[3..8]),
        (SK, -1, &heights[0..5]),
        (S2, 0, &heights[..]),
        (S1, 0, &heights[..]),
        (CD, 0, &heights[..]),
    ] {
        assert_eq!(loaded(rules, blocks(&heights), camera_y), expected, "{camera_y}");
    }
}

#[test]
fn what_says_so_and_rings_load_at_any_height() {
    let mut free = object("block", 300, 2000, &[]);
    free.extra.insert("any_height".into(), true.into());
    let mut bound = object("block", 300, 2001, &[]);
    bound.extra.insert("any_height".into(), false.into());
    let rings = object("ring", 300, 2002, &[]);
    assert_eq!(loaded(SK, vec![free, bound, rings], 0), [2000, 2002]);
}

#[test]
fn going_down_loads_row_by_row_and_unloads_nothing() {
    let mut level = level_with(SK, blocks(&[0, 640, 641, 768]));
    level.bounds = Bounds { left: 0, top: 0, right: 4000, bottom: 4000 };
    let mut play = Play::at(level, 300, 96);
    let mut seen = Vec::new();
    for y in (96..500).step_by(4) {
        let player = play.player();
        (player.x, player.y, player.airborne, player.y_speed.0) = (at("300.00"), sim::units::Sub::from_px(y), true, 0);
        play.hold(NONE, 1);
        let now: Vec<_> = play.world.objects.slots.iter().map(|(_, object)| object.body.y.px()).collect();
        if seen.last().is_none_or(|(_, last)| *last != now) {
            seen.push((play.world.camera.y & !127, now));
        }
    }
    assert_eq!(seen, [(0, vec![0]), (128, vec![0, 640]), (256, vec![0, 640, 641, 768])]);
}

#[test]
fn heights_go_round_where_the_level_does() {
    let mut builder = fixtures::flat_builder(512);
    builder.bounds = Bounds { left: 0, top: -0x100, right: 4000, bottom: 0x800 };
    builder.wrap_y = Some(0x800);
    builder.placements = blocks(&[0x100, 0x400, 0x77F, 0x780, 0x7F0]);
    let play = Play::at(builder.build(SK), 300, 96);
    let heights: Vec<_> = play.world.objects.slots.iter().map(|(_, object)| object.body.y.px()).collect();
    assert_eq!(heights, [0x100, 0x780, 0x7F0]);
}

#[test]
fn the_clock_runs_without_objects() {
    for rules in [S1, S2, SK] {
        let mut empty = Play::on_flat(rules);
        let mut full = Play::on(level_with(rules, vec![object("block", 300, 100, &[])]));
        for play in [&mut empty, &mut full] {
            play.hold(R, 100);
        }
        assert_eq!(empty.world.objects.common, full.world.objects.common);
        assert_eq!(empty.world.objects.common.tally.time, 100);
        let before = empty.world.digest();
        empty.world.objects.common.tally.time += 1;
        assert_ne!(empty.world.digest(), before, "and counts for the digest");
    }
}
