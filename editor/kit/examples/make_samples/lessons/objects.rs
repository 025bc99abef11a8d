//! The boss's rebound, a ring that a lightning shield draws, and the cannon.

use super::*;
use Fact::{Exists, GroundSpeed, Picture, XSpeed, YSpeed};

pub const BOSS: Lesson = Lesson {
    key: "examples-boss",
    title: "Worked example 50: rebound off a boss",
    things: &[("boss_area", 1376, 252, false, &[]), ("wrecker", 1416, 200, false, &[])],
    terrain: flat,
    water: None,
    switchers: &[],
    examples: &[rebound(Game::Sonic1, HALVED), rebound(Game::Sonic2, WHOLE)],
};

/// He flies freely up to the frame of the hit, whose drag and gravity make 301 of 310 and -301 of -357.
const COMES: Then = (18, PLAYER, &[(XSpeed, 310), (YSpeed, -357)]);
const HALVED: &[Then] = &[COMES, (19, PLAYER, &[(XSpeed, -151), (YSpeed, 150)])];
const WHOLE: &[Then] = &[COMES, (19, PLAYER, &[(XSpeed, -301), (YSpeed, 301)])];

const fn rebound(game: Game, then: &'static [Then]) -> Example {
    let what = "a hit throws back: in Sonic 1 at half the speed";
    Example { id: "50", what, game: Some(game), from: air(1446, 126, 433, -1365).ball(), held: &[(N, 20)], then }
}

pub const RING: Lesson = Lesson {
    key: "examples-ring",
    title: "Worked example 55: a ring that comes to a lightning shield",
    things: &[("ring", 400, 100, false, &[])],
    terrain: flat,
    water: None,
    switchers: &[],
    examples: &[drawn(Game::Sonic3), drawn(Game::Sonic3K)],
};

/// Its second row is about speeds that no ring comes to by itself.
const fn drawn(game: Game) -> Example {
    Example {
        id: "55",
        what: "a ring to the left below goes right slowly, up fast",
        game: Some(game),
        from: air(450, 80, 0, 0).shield(Shield::Lightning),
        held: &[(N, 2)],
        then: &[(1, "attracted_ring", &[(Exists, 1), (XSpeed, 48), (YSpeed, -192)])],
    }
}

pub const CANNON: Lesson = Lesson {
    key: "examples-cannon",
    title: "Worked example 71: a cannon at three of its nine positions",
    things: &[("cannon", 300, 200, false, &[])],
    terrain: flat,
    water: None,
    switchers: &[],
    examples: &[
        fired(
            "71a",
            "up to the left",
            &[(N, 115), (J, 1)],
            &[
                (115, "cannon", &[(Picture, 1)]),
                (116, PLAYER, &[(XSpeed, -3776), (YSpeed, -1552), (GroundSpeed, -3776)]),
            ],
        ),
        fired(
            "71b",
            "straight up",
            &[(N, 37), (J, 1)],
            &[(37, "cannon", &[(Picture, 4)]), (38, PLAYER, &[(XSpeed, 0), (YSpeed, -4096), (GroundSpeed, 0)])],
        ),
        fired(
            "71c",
            "up to the right",
            &[(N, 51), (J, 1)],
            &[(51, "cannon", &[(Picture, 7)]), (52, PLAYER, &[(XSpeed, 3776), (YSpeed, -1552), (GroundSpeed, 3776)])],
        ),
    ],
};

const fn fired(
    id: &'static str,
    what: &'static str,
    held: &'static [(Buttons, u32)],
    then: &'static [Then],
) -> Example {
    Example { id, what, game: Some(Game::Sonic3), from: air(300, 130, 0, 0), held, then }
}
