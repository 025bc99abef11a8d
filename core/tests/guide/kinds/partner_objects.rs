//! Player 2: what objects do to both players, and to each by himself.

use crate::abilities::partner::Two;
use crate::kinds::devices::level;
use crate::play::{JUMP, NONE};
use sim::input::Buttons;
use sim::objects::{Body, Object, State};
use sim::player::Player;
use sim::player::partner::PAD_FRAMES;
use sim::project::PlacementId;
use sim::ruleset::Game;
use sim::trace::Who;
use sim::units::{Speed, Sub};

const RIGHT: Buttons = Buttons::RIGHT;
/// Far from any object, but so that the screen still shows it.
const FAR: i32 = 340;

/// Both players above a floor at y 320, beside one object at (200, y).
fn beside(game: Game, (kind, y): (&str, i32), values: &[(&str, i32)]) -> Two {
    let mut two = Two::on(level(game, 200, (kind, 200, y), values), 200);
    put(&mut two, Who::First, (FAR, 300));
    put(&mut two, Who::Second, (FAR, 304));
    two.partner().mind.pad_frames = PAD_FRAMES; // he does not follow
    two
}

fn player(two: &mut Two, who: Who) -> &mut Player {
    match who {
        Who::First => &mut two.world.player,
        Who::Second => &mut two.partner().player,
    }
}

/// Puts a player at a place in the air, at rest.
fn put(two: &mut Two, who: Who, (x, y): (i32, i32)) {
    let player = player(two, who);
    (player.x, player.y, player.airborne) = (Sub::from_px(x), Sub::from_px(y), true);
    (player.x_speed, player.y_speed, player.ground_speed) = (Speed::ZERO, Speed::ZERO, Speed::ZERO);
}

fn object(two: &Two) -> &Object {
    two.world.objects.of_placement(PlacementId(1)).expect("it is near")
}

fn body(two: &Two) -> &Body {
    &object(two).body
}

/// The players who were fired: thrown at 16 pixels a frame.
fn fired(two: &mut Two) -> [bool; 2] {
    [Who::First, Who::Second].map(|who| {
        let Player { x_speed, y_speed, .. } = *player(two, who);
        x_speed.0.unsigned_abs().max(y_speed.0.unsigned_abs()) >= 0xB00
    })
}

#[test]
fn a_cannon_turns_for_the_leader_and_fires_both() {
    const ALONE: [bool; 2] = [true, false];
    const PARTNER: [bool; 2] = [false, true];
    const BOTH: [bool; 2] = [true, true];
    for (row, inside, pads, turns, expected) in [
        ("the leader", ALONE, [JUMP, NONE], true, ALONE),
        ("the partner's pad is not the leader's", ALONE, [NONE, JUMP], true, [false; 2]),
        ("the partner", PARTNER, [NONE, JUMP], false, PARTNER),
        ("the leader's pad is not the partner's", PARTNER, [JUMP, NONE], false, [false; 2]),
        ("both, by the leader", BOTH, [JUMP, NONE], true, BOTH),
        ("both, by the partner", BOTH, [NONE, JUMP], true, BOTH),
    ] {
        let mut two = beside(Game::Sonic3, ("cannon", 200), &[]);
        for (who, _) in [Who::First, Who::Second].into_iter().zip(inside).filter(|(_, inside)| *inside) {
            put(&mut two, who, (200, 130));
        }
        two.hold([NONE; 2], 90);
        assert_eq!(body(&two).picture != 4, turns, "{row}");
        two.hold(pads, 2);
        assert_eq!(fired(&mut two), expected, "{row}");
    }
}

#[test]
fn two_riders_tip_a_seesaw_to_the_middle_of_both() {
    for (first, second, position) in
        [(30, 30, 0), (-30, -30, 2), (-30, 30, 1), (30, 0, 0), (-30, 0, 2), (0, 0, 1), (30, -30, 1)]
    {
        let mut two = beside(Game::Sonic2, ("seesaw", 260), &[("ball", 0)]);
        put(&mut two, Who::First, (200 + first, 200));
        put(&mut two, Who::Second, (200 + second, 200));
        let mut stands = [false; 2];
        for _ in 0..60 {
            two.hold([NONE; 2], 1);
            stands = [body(&two).stood_on, body(&two).second.stands()];
            for (who, x) in [(Who::First, first), (Who::Second, second)] {
                player(&mut two, who).x = Sub::from_px(200 + x);
            }
        }
        assert_eq!(stands, [true; 2]);
        let State::Seesaw(seesaw) = &object(&two).state else { panic!("a seesaw") };
        assert_eq!(seesaw.frame, position, "{first} {second}");
    }
}

#[test]
fn a_capsule_opens_under_either_player() {
    for (game, values, y) in [(Game::Sonic2, ("form", 0), 280), (Game::Sonic1, ("form", 2), 300)] {
        for who in [Who::First, Who::Second] {
            let mut two = beside(game, ("capsule", y), &[values]);
            put(&mut two, who, (200, 200));
            let pressed = (0..60).find(|_| {
                two.hold([NONE; 2], 1);
                two.world.objects.common.tally.time_stopped
            });
            assert!(pressed.is_some(), "{game:?} {who:?}");
        }
    }
}

#[test]
fn a_block_is_pushed_by_either_player() {
    for (who, pads) in [(Who::First, [RIGHT, NONE]), (Who::Second, [NONE, RIGHT])] {
        let mut two = beside(Game::Sonic1, ("push_block", 304), &[]);
        put(&mut two, who, (168, 300));
        two.hold([NONE; 2], 10);
        player(&mut two, who).x = Sub::from_px(168);
        two.hold(pads, 60);
        assert!(body(&two).x.px() > 205, "{who:?}: {}", body(&two).x.px());
    }
}

#[test]
fn either_player_throws_a_falling_goal_post() {
    for (row, hits, points, x_speed) in [
        ("nobody", [false; 2], 0, 0),
        ("the leader", [true, false], 100, -160),
        ("the partner", [false, true], 100, 160),
        ("both: the partner's counts", [true, true], 200, 160),
    ] {
        let mut two = Two::on(level(Game::Sonic3, 1120, ("goal_post", 1120, 296), &[("form", 1)]), 1130);
        two.hold([NONE; 2], 2);
        let y = body(&two).y.px();
        for (who, dx, hits) in [(Who::First, 10, hits[0]), (Who::Second, -10, hits[1])] {
            put(&mut two, who, (1120 + if hits { dx } else { -100 }, y + 5));
            let player = player(&mut two, who);
            (player.rolling, player.y_speed) = (true, Speed(-0x400));
        }
        two.hold([NONE; 2], 1);
        assert_eq!(two.world.objects.common.tally.score, points, "{row}");
        assert_eq!(body(&two).x_speed.0, x_speed, "{row}");
    }
}

#[test]
fn enemies_look_for_both_players() {
    for (kind, y, at, values) in
        [("lurker", 250, (240, 300), &[][..]), ("stinger", 260, (156, 300), &[]), ("drone", 260, (240, 300), &[])]
    {
        let acts = |place: [(i32, i32); 2]| {
            let mut two = beside(Game::Sonic2, (kind, y), values);
            (0..400).any(|_| {
                for (who, place) in [Who::First, Who::Second].into_iter().zip(place) {
                    let (x, _) = place;
                    // A stinger flies on: the player it sees is that far ahead of it.
                    let x = if kind == "stinger" && x != FAR { body(&two).x.px() - 44 } else { x };
                    put(&mut two, who, (x, place.1));
                }
                two.hold([NONE; 2], 1);
                let shoots = two.world.objects.slots.iter().count() > 1;
                shoots || kind == "lurker" && body(&two).picture > 0
            })
        };
        let far = (FAR, 300);
        assert_eq!([[far, far], [at, far], [far, at]].map(acts), [false, true, true], "{kind}");
    }
}

#[test]
fn a_floor_collapses_towards_the_side_of_its_rider() {
    for (who, x, expected) in
        [(Who::First, 180, true), (Who::First, 220, false), (Who::Second, 180, true), (Who::Second, 220, false)]
    {
        let mut two = beside(Game::Sonic1, ("collapsing_floor", 260), &[("by_side", 1)]);
        put(&mut two, who, (x, 225));
        let breaks = (0..60).find(|_| {
            two.hold([NONE; 2], 1);
            body(&two).carries_somebody()
        });
        assert!(breaks.is_some(), "{who:?} {x}");
        two.hold([NONE; 2], 1);
        assert_eq!(body(&two).flip_x, expected, "{who:?} {x}");
    }
}
