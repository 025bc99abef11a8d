//! Level boundaries and death: rows B1 to B4.

use crate::play::{L, NONE, Play, R, Ruleset, S1, SK, at};
use sim::input::Buttons;
use sim::level::fixtures;
use sim::player::Routine;
use sim::project::Bounds;
use sim::units::Sub;

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
    play.world.camera.bottom = 0x200;
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
    assert!(player.y.px() > 0x300, "gone below the limit");
    assert_eq!(player.x, at("100.00"), "the dead are not steered");
    assert_eq!(frames.map(|frames| frames > 60), Some(true));
}
