//! The figures that the guide's texts give for walls and ledges.

use crate::play::{L, NONE, Play, R, S1, S2, S3, SK, at};
use sim::level::{Level, Placed, fixtures};
use sim::player::animation::AnimationKind;
use sim::ruleset::Ruleset;

/// FLAT with a block of wall from x = 704 to 831.
fn wall(rules: Ruleset) -> Level {
    let mut level = fixtures::flat_builder(512);
    level.fill(44..52, 8..17, Placed::solid(1));
    level.build(rules)
}

#[test]
fn walls_stop_the_player_eleven_pixels_away() {
    for (row, x, input, stops) in [("left side 704", "600.00", R, 693), ("right side 831", "950.00", L, 842)] {
        for rules in [S1, S2, S3, SK] {
            let mut play = Play::on(wall(rules)).with(|player| player.x = at(x));
            assert_eq!(play.hold(input, 200).x.px(), stops, "{row}");
        }
    }
}

#[test]
fn balancing_on_a_ledge_that_ends_at_2655() {
    for (rules, far) in [(S1, false), (S2, true), (S3, true), (SK, true)] {
        let mut level = fixtures::flat_builder(166);
        level.bounds.right = 0x4000;
        let level = level.build(rules);
        for (x, balances, falls) in
            [(2655, false, false), (2656, true, false), (2664, true, false), (2665, false, true)]
        {
            let mut play = Play::on(level.clone()).with(|player| player.x = sim::units::Sub::from_px(x));
            play.hold(NONE, 2);
            let player = play.player();
            let kind = player.animation.requested;
            assert_eq!(player.airborne, falls, "x {x}");
            let is_far = far && x >= 2655 + 7;
            let expected = match (balances, is_far) {
                (true, true) => AnimationKind::BalanceFar,
                (true, false) => AnimationKind::Balance,
                _ => kind,
            };
            assert_eq!(kind, expected, "x {x}");
            assert!(balances || falls || kind == AnimationKind::Wait, "x {x}");
        }
    }
}

#[test]
fn super_sonic_and_others_balance_in_one_way_and_turn_to_the_edge() {
    use sim::player::powers::Form;
    use sim::ruleset::Character::{Knuckles, Sonic, Tails};
    // Sonic faces away from the edge, far out on it: the picture, and whether he turns.
    let (plain, far, back) = (AnimationKind::Balance, AnimationKind::BalanceFar, AnimationKind::BalanceBackFar);
    for (rules, character, form, kind) in [
        (S2, Sonic, Form::Normal, back),
        (S2, Sonic, Form::Super, plain),
        (S3, Sonic, Form::Normal, far),
        (S3, Sonic, Form::Super, plain),
        (SK, Sonic, Form::Hyper, plain),
        (S2, Tails, Form::Normal, plain),
        (SK, Knuckles, Form::Super, plain),
    ] {
        let mut level = fixtures::flat_builder(166);
        level.bounds.right = 0x4000;
        let mut play = Play::on(level.build(rules)).with(|player| {
            player.x = sim::units::Sub::from_px(2663);
            (player.character, player.form, player.ring_timer, player.faces_left) = (character, form, 60, true);
            player.height_radius = if character == Tails { 15 } else { 19 };
            player.y = sim::units::Sub::from_px(271 - i32::from(player.height_radius));
        });
        *play.rings() = 50;
        play.hold(NONE, 2);
        let player = play.player();
        assert_eq!((player.animation.requested, player.faces_left), (kind, false), "{character:?} {form:?}");
    }
}

#[test]
fn the_last_pixels_of_a_ledge_by_walking() {
    let mut level = fixtures::flat_builder(166);
    level.bounds.right = 0x4000;
    let mut play = Play::on(level.build(S1)).with(|player| player.x = at("2600.00"));
    while !play.hold(R, 1).airborne {}
    assert!(play.player().x.px() >= 2665);
}
