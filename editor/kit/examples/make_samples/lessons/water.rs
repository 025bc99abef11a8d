//! Into water, out of it, and a jump in it.

use super::*;
use Fact::{UnderWater, XSpeed, Y, YSpeed, YSub};

/// The surface. Springs on the floor throw a player who lands on them from 10 pixels below it, in Sonic 1 to his speed in the
/// third frame after, in Sonic 3&K in the second, but for the fastest.
const SURFACE: i32 = 218;

pub const LESSON: Lesson = Lesson {
    key: "examples-water",
    title: "Worked examples W1, W2 and J6: water",
    things: &[
        ("spring", 200, 248, false, &[("speed", 0x430)]),
        ("spring", 400, 248, false, &[("speed", 0x431)]),
        ("spring", 600, 248, false, &[("speed", 0x910)]),
        ("spring", 1100, 248, false, &[("speed", 0x420)]),
        ("spring", 1300, 248, false, &[("speed", 0x421)]),
    ],
    terrain: flat,
    water: Some(SURFACE),
    switchers: &[],
    examples: &[
        Example {
            id: "W1a",
            what: "into the water: half the speed to the side, a quarter of the fall",
            game: Some(Game::Sonic2),
            from: air(900, SURFACE - 2, 0x600, 0x700 - 0x38).ball(),
            held: &[(N, 1)],
            then: &[(0, PLAYER, &[(UnderWater, 0)]), (1, PLAYER, &[(UnderWater, 1), (XSpeed, 0x300), (YSpeed, 0x1C0)])],
        },
        Example {
            id: "W1b",
            what: "both are rounded down",
            game: Some(Game::Sonic2),
            // What drag leaves of it is -0x301, what gravity leaves -0x101.
            from: air(900, SURFACE + 20, -0x31A, -0x139).ball(),
            held: &[(N, 1)],
            then: &[(1, PLAYER, &[(UnderWater, 1), (XSpeed, -0x181), (YSpeed, -0x41)])],
        },
        out(
            "W2a",
            "out of the water at 4 pixels a frame",
            Game::Sonic1,
            200,
            &[(4, PLAYER, &[(UnderWater, 1)]), (5, PLAYER, &[(UnderWater, 0), (YSpeed, -0x800)])],
        ),
        out(
            "W2a",
            "out of the water at 4 pixels a frame",
            Game::Sonic3K,
            1100,
            &[(2, PLAYER, &[(UnderWater, 1)]), (3, PLAYER, &[(UnderWater, 0), (YSpeed, -0x800)])],
        ),
        out(
            "W2b",
            "a little faster: only Sonic 1 doubles it",
            Game::Sonic1,
            400,
            &[(4, PLAYER, &[(UnderWater, 1)]), (5, PLAYER, &[(UnderWater, 0), (YSpeed, -0x802)])],
        ),
        out(
            "W2b",
            "a little faster: only Sonic 1 doubles it",
            Game::Sonic3K,
            1300,
            &[(2, PLAYER, &[(UnderWater, 1)]), (3, PLAYER, &[(UnderWater, 0), (YSpeed, -0x401)])],
        ),
        out(
            "W2c",
            "fast: 16 pixels a frame is the most",
            Game::Sonic1,
            600,
            &[(2, PLAYER, &[(UnderWater, 1)]), (3, PLAYER, &[(UnderWater, 0), (YSpeed, -0x1000)])],
        ),
        out(
            "W2c",
            "fast: 16 pixels a frame is the most",
            Game::Sonic3K,
            600,
            &[(1, PLAYER, &[(UnderWater, 1)]), (2, PLAYER, &[(UnderWater, 0), (YSpeed, -0x900)])],
        ),
        Example {
            id: "J6",
            what: "a jump under water, held for a frame, let go in the next",
            game: Some(Game::Sonic2),
            from: ground(900, 236, 0),
            held: &[(N, 1), (J, 2), (N, 1)],
            then: &[
                (2, PLAYER, &[(YSpeed, -0x380), (Y, 241), (YSub, 0)]),
                (3, PLAYER, &[(YSpeed, -0x370), (Y, 237), (YSub, 0x80)]),
                (4, PLAYER, &[(YSpeed, -0x1F0), (Y, 235), (YSub, 0x80)]),
            ],
        },
    ],
};

/// Thrown out of the water by a spring.
const fn out(id: &'static str, what: &'static str, game: Game, x: i32, then: &'static [Then]) -> Example {
    Example { id, what, game: Some(game), from: air(x, SURFACE + 1, 0, 0), held: &[(N, 8)], then }
}
