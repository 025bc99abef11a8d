//! The partner: how far behind he stays, and how fast he flies to the leader.

use super::*;
use Fact::{Dies, GroundSpeed, PartnerTask, UnderWater, X, XSpeed};

const PARTNER: &str = "partner";
const TAILS: Option<Character> = Some(Character::Tails);
/// He falls out of the level in it, and waits.
const SHAFT: [i32; 4] = [12, FLOOR, 16, HEIGHT];
/// Water right below the floor: it slows a leader who rolls off a ledge.
const SURFACE: i32 = 244;
/// On the right of the shaft, in the air: the partner begins above it.
const BESIDE_SHAFT: (i32, i32) = (256, 216);
/// A start button of the second pad calls him without giving him to the pad.
const S: Buttons = Buttons::START;

pub const BEHIND: Lesson = Lesson {
    key: "examples-partner-behind",
    title: "Worked example 74: the place behind the leader",
    things: &[],
    terrain: flat,
    water: None,
    switchers: &[],
    examples: &[
        Example {
            id: "74",
            what: "32 pixels behind where the leader was, if he runs left",
            game: Some(Game::Sonic3),
            from: ground(500, 236, -0x600).left().with(TAILS, &[]),
            held: &[(L, 16)],
            then: &[
                (1, PLAYER, &[(GroundSpeed, -0x600), (X, 494)]),
                // He is there: no direction is held for him.
                (16, PARTNER, &[(X, 468), (XSpeed, 0)]),
            ],
        },
        Example {
            id: "74",
            what: "in Sonic 2 at that place: he runs there",
            game: Some(Game::Sonic2),
            from: ground(500, 236, -0x600).left().with(TAILS, &[]),
            held: &[(L, 16)],
            then: &[(1, PARTNER, &[(X, 468), (XSpeed, 12)]), (6, PARTNER, &[(XSpeed, 6 * 12)])],
        },
    ],
};

pub const FLIES: Lesson = Lesson {
    key: "examples-partner-flies",
    title: "Worked example 72: flying to a leader who moves",
    things: &[],
    terrain: ledge_and_wall,
    water: Some(SURFACE),
    switchers: &[],
    examples: &[Example {
        id: "72a",
        what: "an eighth of 128 pixels, the leader's 3 pixels, and 1",
        game: Some(Game::Sonic2),
        from: air(BESIDE_SHAFT.0, BESIDE_SHAFT.1, 0x600, -0x200).with(TAILS, &[(N, 175), (S, 1)]),
        held: &[(N, 140), (D, 5), (DJ, 1), (D, 1), (DJ, 1), (D, 1), (DJ, 1), (D, 1), (DJ, 1), (D, 1), (N, 5), (L, 40)],
        then: &[
            // 16 frames before the next one the leader was at 656.
            (176, PARTNER, &[(PartnerTask, 3), (X, 787)]),
            (177, PLAYER, &[(UnderWater, 1), (XSpeed, 0x3F5)]),
            (177, PARTNER, &[(X, 787 - 12)]),
        ],
    }],
};

/// The shaft, and a ledge into the water.
fn ledge_and_wall(canvas: &mut Canvas) {
    canvas.blocks(SHAFT, Air);
    canvas.blocks([46, FLOOR, 63, FLOOR + 4], Air);
}

pub const FLIES_TO_WALL: Lesson = Lesson {
    key: "examples-partner-wall",
    title: "Worked example 72: flying to a leader who walks back from a wall",
    things: &[],
    terrain: shaft_and_wall,
    water: Some(SURFACE + 16),
    switchers: &[],
    examples: &[Example {
        id: "72b",
        what: "a leader who walks left: 1 pixel for his speed",
        game: Some(Game::Sonic2),
        from: air(BESIDE_SHAFT.0, BESIDE_SHAFT.1, 0x600, -0x200).with(TAILS, &[(N, 172), (S, 1)]),
        held: &[(N, 140), (D, 5), (DJ, 1), (D, 1), (DJ, 1), (D, 1), (DJ, 1), (D, 1), (DJ, 1), (D, 1), (N, 10), (L, 40)],
        then: &[
            // 16 frames before the next one the leader was at 625: 132 pixels.
            (173, PARTNER, &[(PartnerTask, 3), (X, 757)]),
            (174, PLAYER, &[(XSpeed, -0xC)]),
            (174, PARTNER, &[(X, 757 - 10)]),
        ],
    }],
};

/// The shaft, and a wall that stops a roll.
fn shaft_and_wall(canvas: &mut Canvas) {
    canvas.blocks(SHAFT, Air);
    canvas.blocks([48, FLOOR - 4, 49, FLOOR], Earth);
}

pub const LEFT_ALONE: Lesson = Lesson {
    key: "examples-partner-alone",
    title: "Worked example 73: flying to a leader who died",
    things: &[("spikes", 560, 240, false, &[])],
    terrain: wall_at_the_right,
    water: None,
    switchers: &[],
    examples: &[Example {
        id: "73",
        what: "13 pixels a frame from afar, one from near by",
        game: Some(Game::Sonic2),
        from: air(912, 180, -0x600, -0x600).left().with(TAILS, &[]),
        held: &[(L, 120)],
        then: &[
            (62, PLAYER, &[(Dies, 1), (XSpeed, 0), (X, 571)]),
            (62, PARTNER, &[(PartnerTask, 3), (X, 858)]),
            (63, PARTNER, &[(X, 858 - 13)]),
            (114, PARTNER, &[(X, 571 + 5)]),
            (115, PARTNER, &[(X, 571 + 4)]),
        ],
    }],
};

/// A wall that the leader jumps over and the partner runs into.
fn wall_at_the_right(canvas: &mut Canvas) {
    canvas.blocks([52, FLOOR - 6, 53, FLOOR], Earth);
}
