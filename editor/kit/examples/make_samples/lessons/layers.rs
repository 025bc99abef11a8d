//! Layer switchers.

use super::*;
use Fact::{Layer, X, Y};

pub const LESSON: Lesson = Lesson {
    key: "examples-layers",
    title: "Worked example P11: a layer switcher",
    things: &[],
    terrain: flat,
    water: None,
    // 100 pixels higher than in the example.
    switchers: &[(500, 200, 0x40, TileLayer::A, TileLayer::B)],
    examples: &[
        Example {
            id: "P11a",
            what: "across a layer switcher, in its first row",
            game: Some(Game::Sonic2),
            from: air(499, 136, 256, 0),
            held: &[(N, 1)],
            then: &[(0, PLAYER, &[(X, 499), (Layer, 0)]), (1, PLAYER, &[(X, 500), (Y, 136), (Layer, 1)])],
        },
        Example {
            id: "P11b",
            what: "past it a row higher: beside it he is on its other side",
            game: Some(Game::Sonic2),
            from: air(499, 135, 256, 0),
            held: &[(N, 20)],
            then: &[(1, PLAYER, &[(X, 500), (Y, 135), (Layer, 0)]), (20, PLAYER, &[(X, 519), (Y, 176), (Layer, 0)])],
        },
    ],
};
