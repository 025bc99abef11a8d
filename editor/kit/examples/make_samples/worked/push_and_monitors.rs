//! Pushable blocks and monitors.

use super::*;
use Fact::{Exists, GroundSpeed, OnObject, Pushing, Rings, X, XSpeed, XSub, Y, YSpeed, YSub};

const R: &[(Buttons, u32)] = &[(Buttons::RIGHT, 1)];
const L: &[(Buttons, u32)] = &[(Buttons::LEFT, 1)];
const MONITOR: &[Thing] = &[("monitor", 200, 300, false, &[])];

pub const SHEET: Sheet = Sheet {
    key: "examples-push-monitor",
    title: "Worked examples 38 to 46: pushable blocks and monitors",
    stations: &[
        Station {
            things: &[("push_block", 2696, 304, false, &[])],
            shift: (-2496, 0),
            floors: &[(2512, 2848, AT_320)],
            examples: &[
                example(
                    "38",
                    "pushes a block by a pixel",
                    ground(2670, 300, 100).sub(93),
                    &[
                        (0, PLAYER, &[(X, 2670), (XSub, 93), (GroundSpeed, 64), (XSpeed, 0), (Pushing, 1)]),
                        (0, "push_block", &[(X, 2697)]),
                    ],
                )
                .of(S1)
                .hold(R),
                example(
                    "39",
                    "pushes on after 2, 3 and 3 frames",
                    ground(2670, 300, 100).sub(93),
                    &[
                        (1, "push_block", &[(X, 2697)]),
                        (2, PLAYER, &[(XSub, 1), (GroundSpeed, 64)]),
                        (2, "push_block", &[(X, 2698)]),
                        (4, "push_block", &[(X, 2698)]),
                        (5, PLAYER, &[(XSub, 9), (GroundSpeed, 64)]),
                        (5, "push_block", &[(X, 2699)]),
                        (7, "push_block", &[(X, 2699)]),
                        (8, PLAYER, &[(XSub, 17), (GroundSpeed, 64)]),
                        (8, "push_block", &[(X, 2700)]),
                    ],
                )
                .of(S1)
                .hold(R),
            ],
        },
        Station {
            things: &[("push_block", 316, 304, false, &[])],
            shift: (0, 0),
            floors: &[(16, 320, AT_320)],
            examples: &[example(
                "40",
                "the block slides off to the right and falls",
                ground(290, 300, 100).sub(93),
                &[
                    (8, "push_block", &[(X, 320)]),
                    (9, "push_block", &[(X, 324)]),
                    (10, "push_block", &[(X, 328)]),
                    (11, "push_block", &[(X, 332)]),
                    (12, "push_block", &[(X, 336), (Y, 304), (YSub, 0)]),
                    (13, "push_block", &[(X, 336), (Y, 304), (YSub, 0)]),
                    (14, "push_block", &[(X, 336), (Y, 304), (YSub, 24)]),
                    (15, "push_block", &[(X, 336), (Y, 304), (YSub, 24 + 48)]),
                ],
            )
            .of(S1)
            .hold(R)],
        },
        Station {
            things: &[("push_block", 323, 304, false, &[])],
            shift: (-176, 0),
            floors: &[(320, 528, AT_320)],
            examples: &[example(
                "41",
                "the block slides off to the left and falls",
                ground(349, 300, -100).sub(163),
                &[
                    (8, "push_block", &[(X, 319)]),
                    (9, "push_block", &[(X, 315)]),
                    (10, "push_block", &[(X, 311)]),
                    (11, "push_block", &[(X, 304)]),
                    (12, "push_block", &[(X, 304)]),
                ],
            )
            .of(S1)
            .hold(L)],
        },
        Station {
            things: MONITOR,
            shift: (0, 0),
            floors: &[],
            examples: &[
                example("42a", "lands on its first column", air(181, 270, 0, 64), LANDS).of(S1).at_once(),
                example("42b", "lands on its last column", air(218, 270, 0, 64), LANDS).of(S1).at_once(),
                example(
                    "42c",
                    "left of that it is the side",
                    air(180, 270, 0, 64),
                    &[(0, PLAYER, &[(X, 174), (OnObject, 0)])],
                )
                .of(S1)
                .at_once(),
                example(
                    "42d",
                    "right of that it is the side",
                    air(219, 270, 0, 64),
                    &[(0, PLAYER, &[(X, 219), (Y, 270), (OnObject, 0)])],
                )
                .of(S1)
                .at_once(),
                example("43", "lands though he rises", air(200, 270, 0, -200), LANDS).of(S1).at_once(),
            ],
        },
        Station {
            things: MONITOR,
            shift: (0, 0),
            floors: &[(16, 352, AT_320)],
            examples: &[
                example(
                    "44",
                    "who walks away from its middle is not moved",
                    ground(220, 300, 100),
                    &[(0, PLAYER, &[(X, 220), (XSpeed, 100), (Pushing, 1)])],
                )
                .of(S1)
                .at_once(),
                example(
                    "44",
                    "who walks away from its middle is pushed out",
                    ground(220, 300, 100),
                    &[(0, PLAYER, &[(X, 226), (XSpeed, 100), (Pushing, 1)])],
                )
                .of(S2)
                .at_once(),
            ],
        },
        Station {
            things: MONITOR,
            shift: (0, -48),
            floors: &[],
            examples: &[
                // In Sonic 1 its side would push him out on the way, so that he comes at a speed of 27 pixels a frame.
                example("45a", "bumped from below it jumps", air(200, 317, 27 * 256, -1000), BUMPED).of(S1),
                example("45a", "bumped from below it jumps", ball(200, 317, 0, -1000), BUMPED).of(S2_S3),
                example(
                    "45b",
                    "too far up for a bump nothing happens",
                    ball(200, 315, 0, -1000),
                    &[(0, PLAYER, &[(YSpeed, -1000)]), (0, "monitor", &[(YSpeed, 0), (Y, 300)])],
                )
                .of(S2_S3),
                example(
                    "45c",
                    "a ball breaks it from below",
                    ball(200, 317, 0, -1000),
                    &[(0, PLAYER, &[(YSpeed, 1000)]), (0, "monitor_icon", &[(Exists, 1)])],
                )
                .of(SK),
                example(
                    "46",
                    "its picture rises by 49.5 pixels and takes effect",
                    ball(200, 276, 0, 512),
                    &[
                        (0, "monitor_icon", &[(Exists, 1)]),
                        (31, "monitor_icon", &[(Y, 250), (YSub, 128)]),
                        (31, PLAYER, &[(Rings, 0)]),
                        (32, PLAYER, &[(Rings, 10)]),
                    ],
                ),
            ],
        },
    ],
};

const LANDS: &[Then] = &[(0, PLAYER, &[(Y, 266), (OnObject, 1)]), (1, PLAYER, &[(Y, 265), (OnObject, 1)])];
// The monitor's own part follows in the same frame: its gravity of 56.
const BUMPED: &[Then] = &[(0, PLAYER, &[(YSpeed, 1000)]), (0, "monitor", &[(YSpeed, -384 + 56)])];
