//! Air collision, landing, and being thrown back: rows C1 to C12.

use crate::play::{NONE, Play, S1, SK, at};
use sim::angle::Angle;
use sim::level::{LevelBuilder, Placed, fixtures};
use sim::player::{Player, Routine};
use sim::project::{Bounds, Start};
use sim::tiles::SolidTile;
use sim::units::Speed;

fn flying(x: &str, y: &str, x_speed: i16, y_speed: i16) -> impl FnOnce(&mut Player) {
    let (x, y) = (at(x), at(y));
    move |player| {
        player.airborne = true;
        (player.x, player.y) = (x, y);
        (player.x_speed, player.y_speed) = (Speed(x_speed), Speed(y_speed));
    }
}

#[test]
fn landing_by_angle() {
    for (row, y_speed, angles, expected) in [
        ("C1", 0x600, &[0, 0x0F, 0xF0][..], (0x200, 0, 0x200)),
        ("C2 a", 0x600, &[0x10, 0x1F], (0x200, 0x300, 0x300)),
        ("C2 b", 0x600, &[0xE0, 0xEF], (0x200, 0x300, -0x300)),
        ("C3 a", 0x600, &[0x20, 0x3F], (0, 0x600, 0x600)),
        ("C3 b", 0x600, &[0xDF, 0xD8], (0, 0x600, -0x600)),
        ("C4", 0x1000, &[0x28], (0, 0xFC0, 0xFC0)),
    ] {
        for &angle in angles {
            let mut player = Player::new(&Start::default(), &sim::ruleset::Ruleset::default());
            (player.x_speed, player.y_speed, player.ground_angle) = (Speed(0x200), Speed(y_speed), Angle(angle));
            player.take_landing_speed();
            let found = (player.x_speed.0, player.y_speed.0, player.ground_speed.0);
            assert_eq!(found, expected, "{row} angle {angle:#x}");
        }
    }
}

#[test]
fn landing_on_tiles_of_an_angle() {
    // The same through a whole frame, for the angles that a tile can have; gravity adds 0x38 before the landing.
    for (row, angle, expected) in [
        ("C1", 0, (0x200, 0, 0x200)),
        ("C1", 0xF0, (0x200, 0, 0x200)),
        ("C2", 0x10, (0x200, 0x300, 0x300)),
        ("C2", 0xE0, (0x200, 0x300, -0x300)),
        ("C3", 0x20, (0, 0x600, 0x600)),
        ("C3", 0xD8, (0, 0x600, -0x600)),
    ] {
        let level = fixtures::flat_with_angle(Angle(angle), S1);
        let mut play = Play::on(level).with(flying("100.00", "250.00", 0x200, 0x600 - 0x38));
        let player = play.hold(NONE, 1);
        assert!(!player.airborne, "{row} angle {angle:#x}");
        let found = (player.x_speed.0, player.y_speed.0, player.ground_speed.0);
        assert_eq!(found, expected, "{row} angle {angle:#x}");
    }
}

#[test]
fn too_deep_to_land() {
    for (y_speed, depth, lands) in [
        (0x100, 9, true),
        (0x100, 10, false),
        (0x600, 14, true),
        (0x600, 15, false),
        (0x1000, 24, true),
        (0x1000, 25, false),
    ] {
        let mut play = Play::on_flat(S1).with(flying("100.00", "252.00", 0, y_speed));
        play.player().y = at("252.00").moved_px(depth - i32::from(y_speed >> 8));
        assert_eq!(!play.hold(NONE, 1).airborne, lands, "C5 y speed {y_speed:#x} depth {depth}");
    }
}

#[test]
fn walls_in_the_air() {
    let untouched = 0x77;
    for (row, x_speed, y_speed, to_y_speed, ground_speed) in
        [("C6", 0x500, 0x200, 0x238, 0x238), ("C7", 0x200, 0x300, 0x338, untouched)]
    {
        let mut play = Play::on(fixtures::wall(S1)).with(flying("244.00", "160.00", x_speed, y_speed));
        play.player().ground_speed = Speed(untouched);
        let player = play.hold(NONE, 1);
        let found = (player.x, player.x_speed.0, player.y_speed.0, player.ground_speed.0);
        assert_eq!(found, (at("245.00"), 0, to_y_speed, ground_speed), "{row}");
    }
    for (row, rules, airborne, y, speeds) in
        [("C8 S1", S1, true, "253.00", (0x238, 0x238)), ("C8 SK", SK, false, "252.00", (0, 0))]
    {
        let mut play = Play::on(fixtures::wall(rules)).with(flying("244.00", "251.00", 0x500, 0x200));
        let player = play.hold(NONE, 1);
        assert_eq!((player.airborne, player.y), (airborne, at(y)), "{row}");
        assert_eq!((player.ground_speed.0, player.y_speed.0), speeds, "{row}");
    }
}

#[test]
fn ceilings() {
    for (row, angle, airborne, y, y_speed, ground_speed) in [
        ("C9 a", 0x80, true, "94.00", 0, 0),
        ("C9 b", 0x60, true, "94.00", 0, 0),
        ("C9 c", 0xFF, true, "94.00", 0, 0),
        ("C10 a", 0xA0, false, "89.00", -0x5C8, 0x5C8),
        ("C10 b", 0x5E, false, "89.00", -0x5C8, -0x5C8),
    ] {
        let mut level = LevelBuilder::new(64, 32);
        let ceiling = level.tile(SolidTile { angle: Angle(angle), flagged: false, ..SolidTile::FULL });
        level.fill(0..64, 3..5, Placed::solid(ceiling));
        level.bounds = Bounds { right: 0x1000, bottom: 0x1000, ..Bounds::default() };
        let mut play = Play::on(level.build(S1)).rolled_up().with(flying("100.00", "96.00", 0x100, -0x600));
        let player = play.hold(NONE, 1);
        assert_eq!((player.airborne, player.y), (airborne, at(y)), "{row}");
        assert_eq!((player.y_speed.0, player.ground_speed.0), (y_speed, ground_speed), "{row}");
        assert_eq!(player.rolling, airborne, "{row}");
    }
}

#[test]
fn landing_sideways_and_downwards_on_a_steep_floor() {
    for (row, x_speed, y_speed, expected) in
        [("C11 right", 0x500, 0x100, (0x500, 0, 0x500)), ("C11 down", 0x100, 0x500, (0, 0x538, 0x538))]
    {
        let level = fixtures::flat_with_angle(Angle(0x28), S1);
        let mut play = Play::on(level).with(flying("100.00", "252.00", x_speed, y_speed));
        let player = play.hold(NONE, 1);
        assert!(!player.airborne, "{row}");
        assert_eq!((player.x_speed.0, player.y_speed.0, player.ground_speed.0), expected, "{row}");
    }
}

#[test]
fn thrown_back() {
    let mut play = Play::on_flat(S1).with(flying("300.00", "252.00", -0x200, -0x400));
    play.player().routine = Routine::Hurt;
    let heights: Vec<_> = (1..44).map(|_| play.hold(NONE, 1).y).collect();
    let highest = heights.iter().min().unwrap();
    assert_eq!(heights.iter().position(|y| y == highest), Some(21), "C12: highest in frame 22");
    assert_eq!(play.player().routine, Routine::Hurt, "C12");
    let player = play.hold(NONE, 1);
    assert_eq!((player.x, player.y), (at("212.00"), at("252.60")), "C12");
    assert_eq!((player.x_speed.0, player.y_speed.0, player.ground_speed.0), (0, 0, 0), "C12");
    assert_eq!((player.routine, player.invulnerability), (Routine::Normal, 120), "C12");
}

#[test]
fn a_hit_throws_away_from_the_hazard() {
    for (row, hazard, x_speed) in
        [("from the right", 101, -0x200), ("from the left", 99, 0x200), ("same x", 100, 0x200)]
    {
        let mut play = Play::on_flat(S1).at_speed(0x400);
        let rules = play.level.ruleset;
        play.player().hurt(&rules, hazard);
        let player = play.player();
        assert_eq!((player.x_speed.0, player.y_speed.0, player.ground_speed.0), (x_speed, -0x400, 0), "{row}");
        assert_eq!((player.routine, player.airborne, player.invulnerability), (Routine::Hurt, true, 120), "{row}");
    }
}
