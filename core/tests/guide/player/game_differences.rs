//! Rules that one game has and another has not, beyond the rows of the other pages.

use crate::play::{CD, DOWN, JUMP, NONE, Play, R, Ruleset, S1, S2, S3, SK, at};
use sim::angle::Angle;
use sim::level::{LevelBuilder, Placed, fixtures};
use sim::player::animation::AnimationKind;
use sim::project::Bounds;
use sim::ruleset::Character;
use sim::tiles::SolidTile;
use sim::units::Speed;

#[test]
fn sonic_2_needs_a_moment_after_long_waiting() {
    // Frames waited, animation that brings Sonic back, frames until he moves.
    let rows: [(&str, Ruleset, u32, Option<AnimationKind>, u32); 5] = [
        ("S1", S1, 500, None, 1),
        ("S2, not for long", S2, 150, None, 1),
        ("S2, waiting", S2, 500, Some(AnimationKind::Blink), 4),
        ("S2, lying", S2, 1100, Some(AnimationKind::GetUp), 6),
        ("S3", S3, 500, None, 1),
    ];
    for (row, rules, frames, kind, moves_after) in rows {
        let mut play = Play::on_flat(rules);
        play.hold(NONE, frames);
        assert!(play.world.clone().player.animation.kind == AnimationKind::Wait, "{row}");
        let shown = play.hold(R, 1).animation.kind;
        assert!(kind.is_none_or(|kind| kind == shown), "{row}: {shown:?}");
        let frames = (1..20).find(|_| {
            let moves = play.world.player.ground_speed.0 > 0;
            if !moves {
                play.hold(R, 1);
            }
            moves
        });
        assert_eq!(frames, Some(moves_after), "{row}");
    }
    let mut play = Play::on_flat(S2);
    play.hold(NONE, 500);
    assert!(play.hold(JUMP, 1).jumping, "a jump is not held up");
    let mut play = Play::on_flat(S2).with(|player| player.character = Character::Tails);
    play.hold(NONE, 500);
    assert_eq!(play.hold(R, 1).ground_speed, Speed(0xC), "nor is Tails");
}

#[test]
fn waiting_ends_with_an_edit_of_the_ground() {
    let erase = |columns: std::ops::Range<u32>| {
        let mut level = fixtures::flat_builder(64);
        level.fill(columns, 17..18, Placed::solid(0));
        level.build(S2)
    };
    for (row, columns, waited, falls) in
        [("underfoot", 4..9, 500, true), ("lying", 4..9, 1100, true), ("far away", 20..30, 500, false)]
    {
        let mut play = Play::on_flat(S2);
        play.hold(NONE, waited);
        assert!(play.player().is_held_by_waiting(&S2), "{row}");
        play.level = erase(columns);
        play.world.follow(&play.level);
        let y = play.player().y;
        assert_eq!(play.player().is_held_by_waiting(&S2), !falls, "{row}");
        assert_eq!(play.hold(NONE, 5).y > y, falls, "{row}");
    }
}

#[test]
fn backing_into_a_wall() {
    for (row, rules, pushes) in [("S1", S1, true), ("S2", S2, true), ("S3", S3, false), ("SK", SK, false)] {
        let mut play = Play::on(fixtures::wall(rules)).at_speed(0x400).with(|player| {
            player.x = at("244.00");
            player.faces_left = true;
            // A walk that goes on: in Sonic 2 and later a new animation would end pushing.
            player.animation.running = player.animation.requested;
        });
        let player = play.hold(NONE, 1);
        assert_eq!((player.pushing, player.ground_speed), (pushes, Speed::ZERO), "{row}");
    }
}

#[test]
fn standing_up_under_a_ceiling() {
    let rows: [(&str, Ruleset, bool, &str); 4] =
        [("S1", S1, false, "89.00"), ("CD", CD, true, "94.00"), ("S3", S3, false, "89.00"), ("SK", SK, false, "99.00")];
    for (row, rules, stays_ball, y) in rows {
        let mut level = LevelBuilder::new(64, 32);
        let ceiling = level.tile(SolidTile { angle: Angle(0xA0), flagged: false, ..SolidTile::FULL });
        level.fill(0..64, 3..5, Placed::solid(ceiling));
        level.bounds = Bounds { right: 0x1000, bottom: 0x1000, ..Bounds::default() };
        let mut play = Play::on(level.build(rules)).rolled_up().with(|player| {
            player.airborne = true;
            player.y = at("96.00");
            (player.x_speed, player.y_speed) = (Speed(0x100), Speed(-0x600));
        });
        let player = play.hold(NONE, 1);
        assert_eq!((player.airborne, player.rolling, player.y), (false, stays_ball, at(y)), "{row}");
    }
}

#[test]
fn deep_inside_a_ceiling_on_the_way_left() {
    for (row, deep_is_wall, moves_down) in [("S2", false, true), ("S3", true, false)] {
        let mut rules = S3;
        rules.deep_ceiling_is_wall = deep_is_wall;
        let mut level = LevelBuilder::new(64, 32);
        level.fill(0..64, 2..6, Placed::solid(1));
        let mut play = Play::on(level.build(rules)).with(|player| {
            player.airborne = true;
            player.y = at("94.00"); // the head is at row 75, 21 pixels inside of what ends with row 95
            (player.x_speed, player.y_speed) = (Speed(-0x500), Speed::ZERO);
        });
        assert_eq!(play.hold(NONE, 1).y > at("94.00"), moves_down, "{row}");
    }
}

#[test]
fn a_double_tap_looks_down_in_cd() {
    for (row, pause, looks) in [("tapped twice", 5, true), ("too slowly", 20, false)] {
        let mut play = Play::on_flat(CD);
        assert_eq!(play.hold(DOWN, 2).look_bias, 96, "{row}: the first tap");
        play.hold(NONE, pause);
        assert_eq!(play.hold(DOWN, 1).look_bias < 96, looks, "{row}: the second");
        let bias = play.hold(DOWN, 60).look_bias;
        assert_eq!(bias, if looks { 8 } else { 96 }, "{row}: held");
        assert_eq!(play.hold(NONE, 60).look_bias, 96, "{row}: let go");
    }
}

#[test]
fn in_sonic_and_knuckles_ducking_comes_first_and_in_motion() {
    for (row, rules, speed, shown) in [
        ("S3 at rest", S3, 0, AnimationKind::LookUp),
        ("SK at rest", SK, 0, AnimationKind::Duck),
        ("SK in motion", SK, 0xC0, AnimationKind::Duck),
        ("S3 in motion", S3, 0xC0, AnimationKind::Roll),
    ] {
        let mut play = Play::on_flat(rules).at_speed(speed);
        let player = play.hold(DOWN.with(sim::input::Buttons::UP), 1);
        assert_eq!(player.animation.requested, shown, "{row}");
    }
}
