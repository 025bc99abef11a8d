//! Level boundaries and death: rows B1 to B4.

use crate::play::{CD, L, NONE, Play, R, Ruleset, S1, S2, SK, at};
use sim::input::Buttons;
use sim::level::fixtures;
use sim::player::Routine;
use sim::project::Bounds;
use sim::units::{Speed, Sub};

#[test]
fn the_sides_stop_the_player() {
    let rows: [(&str, Ruleset, i32, i16, Buttons, &str, i16); 4] = [
        ("B1", S1, 17, -0x300, L, "16.00", 0),
        ("B2", S1, 0x1166, 0x300, R, "4456.00", 0),
        ("B3 a", SK, 0x1126, 0x1F4, R, "4392.00", 0x200),
        ("B3 b", SK, 0x1126, 0x2F4, R, "4392.00", 0),
    ];
    for (row, rules, x, speed, input, to_x, to_speed) in rows {
        let mut level = fixtures::flat(rules);
        level.bounds = Bounds { left: 0, top: 0, right: 0x1000, bottom: 0x1000 };
        let mut play = Play::on(level).at_speed(speed).with(|player| player.x = Sub::from_px(x));
        play.hold(input, 1);
        assert_eq!(play.state(), (to_speed, at(to_x), at("252.00")), "{row}");
    }
}

/// The camera's limit is at 0x200, and was all the time.
fn limit_bottom(play: &mut Play) {
    play.level.bounds.bottom = 0x200;
    play.world.camera.limits.bottom = 0x200;
}

#[test]
fn the_bottom_kills() {
    for (row, y, routine) in [("B4 a", 0x2E0, Routine::Normal), ("B4 b", 0x2E1, Routine::Dying)] {
        let mut play = Play::in_air(S1).with(|player| player.y = Sub::from_px(y));
        limit_bottom(&mut play);
        assert_eq!(play.hold(NONE, 1).routine, routine, "{row}");
    }
}

#[test]
fn a_dead_player_falls_out_and_the_level_can_restart() {
    let mut play = Play::in_air(S1).with(|player| player.y = Sub::from_px(0x301));
    limit_bottom(&mut play);
    let frames = (1..1000).find(|_| {
        play.hold(R, 1);
        play.world.is_over()
    });
    let player = play.player();
    assert_eq!(player.routine, Routine::Dead);
    assert!(player.y.px() >= 0x300, "gone below the limit");
    assert_eq!(player.x, at("100.00"), "the dead are not steered");
    assert_eq!(frames.map(|frames| frames > 60), Some(true));
}

#[test]
fn the_dying_fall_once_more_in_the_frame_that_ends_it() {
    // y and speed after the frame that finds them gone.
    for (rules, y, speed) in [(S1, "1025.36", 0), (S2, "1018.A6", -0x690), (CD, "1025.36", 0)] {
        let mut play = Play::in_air(rules).with(|player| {
            (player.y, player.y_speed) = (at("1025.6E"), Speed(-0x6C8));
            player.routine = Routine::Dying;
        });
        play.world.camera.limits.bottom = 0x300;
        let player = play.hold(NONE, 1);
        assert_eq!(
            (player.y, player.y_speed.0, player.routine),
            (at(y), speed, Routine::Dead),
            "{}",
            rules.spring_reload
        );
        let place = player.y;
        assert_eq!(play.hold(NONE, 1).y, place, "the dead do not move");
    }
}

#[test]
fn a_hit_above_the_level_kills_in_sonic_1() {
    for (rules, y, routine) in
        [(S1, -1, Routine::Dying), (S1, 1, Routine::Hurt), (S2, -1, Routine::Hurt), (SK, -1, Routine::Hurt)]
    {
        let mut play = Play::in_air(rules).with(|player| {
            player.routine = Routine::Hurt;
            player.y = Sub::from_px(y);
        });
        assert_eq!(play.hold(NONE, 1).routine, routine, "{y}");
        let mut play = Play::in_air(rules).with(|player| player.y = Sub::from_px(-1));
        assert_eq!(play.hold(NONE, 1).routine, Routine::Normal, "nobody dies there without a hit");
    }
}

#[test]
fn the_hurt_go_round_where_others_do() {
    for (rules, y) in [(S1, 0x806), (S2, 0x006), (SK, 0x006)] {
        let mut level = sim::level::LevelBuilder::new(16, 16);
        level.bounds = Bounds { left: 0, top: -0x100, right: 0x4000, bottom: 0x800 };
        level.wrap_y = Some(0x800);
        let mut play = Play::on(level.build(rules)).with(|player| {
            (player.routine, player.airborne) = (Routine::Hurt, true);
            (player.y, player.y_speed) = (Sub::from_px(0x7FF), Speed(0x700));
        });
        play.world.camera.y = 0x790;
        assert_eq!(play.hold(NONE, 1).y.px(), y);
    }
}

#[test]
fn a_player_who_was_hit_flickers_by_the_timer_before_it_counts() {
    let mut play = Play::on_flat(S1).with(|player| player.invulnerability = 120);
    let hidden: Vec<bool> = (0..130).map(|_| play.hold(NONE, 1).hidden).collect();
    let expected: Vec<bool> = (0..130).map(|frame| frame < 120 && (120 - frame) & 4 == 0).collect();
    assert_eq!(hidden, expected);
    assert_eq!(hidden[..10], [true, false, false, false, false, true, true, true, true, false]);
    let mut hurt = Play::in_air(S1).with(|player| (player.routine, player.invulnerability) = (Routine::Hurt, 120));
    assert!(!hurt.hold(NONE, 1).hidden, "while he flies he is seen");
}
