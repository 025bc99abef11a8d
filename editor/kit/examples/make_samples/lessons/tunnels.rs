//! Roll lines, crossed both ways, and hidden monitors with all that can become of them.

use super::*;
use Fact::{Airborne, Exists, GroundSpeed, Rolling, Score, ShieldKind, X, XSpeed, Y, YSpeed};

pub const LINES: Lesson = Lesson {
    key: "roll-lines",
    title: "Roll lines: a ball from there on, and free again on the way back",
    things: &[
        ("roll_switcher", 400, 236, false, &[]),
        ("roll_switcher", 900, 236, false, &[("start_speed", 0x580), ("mode", 1)]),
        ("roll_switcher", 1300, 236, true, &[("start_speed", 0x580)]),
    ],
    terrain: flat,
    water: None,
    switchers: &[],
    examples: &[
        Example {
            id: "there-and-back",
            what: "to the right he becomes a ball that can't jump, to the left he is free",
            game: Some(Game::Sonic2),
            from: ground(380, 236, 0x600),
            held: &[(R, 5), (J, 5), (L, 160), (N, 1), (J, 5)],
            then: &[
                (3, PLAYER, &[(X, 398), (Rolling, 0), (Y, 236)]),
                (4, PLAYER, &[(X, 404), (Rolling, 1), (Y, 241), (GroundSpeed, 0x600)]),
                // Jump is held, and does nothing.
                (10, PLAYER, &[(Airborne, 0), (GroundSpeed, 0x600 - 6 * 6)]),
                (11, PLAYER, &[(GroundSpeed, 0x600 - 6 * 6 - 0x20 - 6)]),
                // Too slow to the left, he rolls on at 4 pixels a frame; back across the line he can jump again.
                (72, PLAYER, &[(Rolling, 1), (GroundSpeed, -1018)]),
                (171, PLAYER, &[(X, 261), (Rolling, 1), (Airborne, 0)]),
                (172, PLAYER, &[(Airborne, 1), (YSpeed, -0x680)]),
            ],
        },
        Example {
            id: "push",
            what: "a line of Sonic 3 gives a player who walks over it a push",
            game: Some(Game::Sonic3K),
            from: ground(897, 236, 0x200),
            held: &[(R, 2), (L, 20), (J, 10)],
            then: &[
                (1, PLAYER, &[(X, 899), (Rolling, 0), (GroundSpeed, 0x200 + 12)]),
                (2, PLAYER, &[(X, 901), (Rolling, 1), (GroundSpeed, 0x580)]),
                // In a tunnel neither left nor jump do anything.
                (32, PLAYER, &[(Airborne, 0), (XSpeed, 0x580), (GroundSpeed, 0x580)]),
            ],
        },
        Example {
            id: "mirrored",
            what: "mirrored, the way to the left makes the ball, the way to the right frees it",
            game: Some(Game::Sonic2),
            from: ground(1303, 236, -0x200).left(),
            held: &[(L, 2), (R, 160), (N, 1), (J, 2)],
            then: &[
                (1, PLAYER, &[(X, 1300), (Rolling, 0)]),
                (2, PLAYER, &[(X, 1298), (Rolling, 1), (GroundSpeed, -0x580)]),
                (163, PLAYER, &[(Airborne, 0), (Rolling, 1)]),
                (164, PLAYER, &[(Airborne, 1)]),
            ],
        },
    ],
};

pub const HIDDEN: Lesson = Lesson {
    key: "hidden-monitors",
    title: "Hidden monitors: a goal post comes down on one, or beside it",
    things: &[
        ("goal_post", 1300, 100, false, &[("form", 1)]),
        ("hidden_monitor", 1300, 240, false, &[("holds", 12)]),
        ("hidden_monitor", 1340, 240, false, &[]),
    ],
    terrain: flat,
    water: None,
    switchers: &[],
    examples: &[
        Example {
            id: "out",
            what: "a post that comes down on it brings it out; a ball breaks it",
            game: Some(Game::Sonic3K),
            from: ground(1303, 236, 0),
            held: &[(L, 45), (N, 100), (R, 50), (D, 40), (N, 60)],
            then: &[
                (74, "goal_post", &[(X, 1300), (Y, 231)]),
                (74, "monitor", &[(Exists, 0)]),
                // It leaps, and the post is thrown up in its next frame.
                (75, "monitor", &[(Exists, 1), (X, 1300), (YSpeed, -0x500 + 0x38)]),
                (75, "hidden_monitor 2", &[(Exists, 0)]),
                (76, "goal_post", &[(YSpeed, -0x200)]),
                (150, "monitor", &[(Y, 240), (YSpeed, 0)]),
                // Broken in frame 199: in the 33rd frame it takes effect.
                (198, "monitor_icon", &[(Exists, 0)]),
                (199, "monitor_icon", &[(Exists, 1)]),
                (231, PLAYER, &[(ShieldKind, 0)]),
                (232, PLAYER, &[(ShieldKind, 2)]),
                // The other one missed it, for good.
                (290, "hidden_monitor", &[(X, 1340)]),
            ],
        },
        Example {
            id: "thrown",
            what: "a post that was thrown aside comes down on the other one",
            game: Some(Game::Sonic3K),
            from: ground(1303, 236, 0),
            held: &[(L, 12), (N, 40), (J, 30), (N, 200)],
            then: &[
                // From 4 pixels left of its middle: 16 subpixels a frame for each.
                (58, "goal_post", &[(XSpeed, 0)]),
                (59, "goal_post", &[(XSpeed, 64), (YSpeed, -0x200 + 12)]),
                (59, PLAYER, &[(Score, 100)]),
                (164, "goal_post", &[(X, 1326), (Y, 231)]),
                (165, "monitor", &[(Exists, 1), (X, 1340), (YSpeed, -0x500 + 0x38)]),
                (280, "hidden_monitor", &[(X, 1300)]),
            ],
        },
        Example {
            id: "missed",
            what: "thrown further it comes down beside both",
            game: Some(Game::Sonic3K),
            from: ground(1303, 236, 0),
            held: &[(L, 20), (N, 32), (J, 30), (N, 200)],
            then: &[
                (59, "goal_post", &[(XSpeed, 256), (YSpeed, -0x200 + 12)]),
                (281, "goal_post", &[(X, 1407), (Y, 231)]),
                (281, "monitor", &[(Exists, 0)]),
                (281, "hidden_monitor 2", &[(Exists, 1)]),
            ],
        },
    ],
};
