//! Bridges, seesaws, fans and what moves by itself.

use super::*;
use Fact::{Airborne, Exists, OnObject, X, Y, YSpeed, YSub};

pub const SHEET: Sheet = Sheet {
    key: "examples-devices",
    title: "Worked examples 29 and 59 to 70: what moves, carries and blows",
    stations: &[
        Station {
            things: &[("bridge", 200, 300, false, &[("logs", 12)])],
            shift: (0, 0),
            floors: &[],
            examples: &[
                dips(
                    "59",
                    "the fifth of twelve logs sinks to 10 pixels",
                    air(168, 270, 0, 256),
                    &[
                        (4, PLAYER, &[(Y, LOGS + 3)]),
                        (8, PLAYER, &[(Y, LOGS + 7)]),
                        (16, PLAYER, &[(Y, LOGS + 10)]),
                        (20, PLAYER, &[(Y, LOGS + 10)]),
                    ],
                ),
                dips(
                    "60a",
                    "the sixth of twelve logs sinks to 12 pixels",
                    air(184, 270, 0, 256),
                    &[(16, PLAYER, &[(Y, LOGS + 12)])],
                ),
                dips(
                    "60b",
                    "the first of twelve logs sinks to 2 pixels",
                    air(104, 270, 0, 256),
                    &[(16, PLAYER, &[(Y, LOGS + 2)])],
                ),
            ],
        },
        Station {
            things: &[("bridge", 200, 300, false, &[("logs", 8)])],
            shift: (0, 0),
            floors: &[],
            examples: &[dips(
                "60c",
                "the fourth of eight logs sinks to 8 pixels",
                air(184, 270, 0, 256),
                &[(16, PLAYER, &[(Y, LOGS + 8)])],
            )],
        },
        Station {
            things: &[("swinging_platform", 200, 200, false, &[("links", 4)])],
            shift: (0, 0),
            floors: &[],
            examples: &[example(
                "29",
                "carried 3 pixels by a platform that moves 3 pixels",
                air(272, 176, 0, 256),
                &[
                    (51, PLAYER, &[(X, 235), (OnObject, 1)]),
                    (51, "swinging_platform", &[(X, 235)]),
                    (52, PLAYER, &[(X, 235 - 3), (OnObject, 1)]),
                    (52, "swinging_platform", &[(X, 235 - 3)]),
                ],
            )],
        },
        Station {
            things: &[("seesaw", 200, 300, false, &[])],
            shift: (0, 0),
            floors: &[],
            examples: &[
                seesaw(
                    "61a",
                    "the ball thrown from the middle comes back to a board that tipped again",
                    air(200, 257, 0, 256),
                    &[(66, PLAYER, &[(OnObject, 1)]), (67, PLAYER, &[(YSpeed, -0x738), (Airborne, 1), (OnObject, 0)])],
                )
                .hold(&[(N, 20), (R, 16), (N, 40)]),
                seesaw(
                    "61b",
                    "the ball thrown from the middle comes back to a level board",
                    air(200, 257, 0, 256),
                    &[(69, PLAYER, &[(OnObject, 1)]), (70, PLAYER, &[(YSpeed, -0x7E0), (Airborne, 1), (OnObject, 0)])],
                ),
                seesaw(
                    "62a",
                    "the ball thrown from the end comes back to a board that tipped again",
                    air(190, 252, 0, 256),
                    &[(95, PLAYER, &[(OnObject, 1)]), (96, PLAYER, &[(YSpeed, -0xA80), (Airborne, 1), (OnObject, 0)])],
                )
                .hold(&[(N, 20), (R, 25), (N, 60)]),
                seesaw(
                    "62b",
                    "the ball thrown from the end comes back to a level board",
                    air(190, 252, 0, 256),
                    &[(97, PLAYER, &[(OnObject, 1)]), (98, PLAYER, &[(YSpeed, -0xAF0), (Airborne, 1), (OnObject, 0)])],
                )
                .hold(&[(N, 20), (R, 15), (N, 70)]),
                seesaw(
                    "63a",
                    "after a hard landing, to a board that tipped again",
                    air(190, 252, 0, 2700),
                    &[
                        (125, PLAYER, &[(OnObject, 1)]),
                        (126, PLAYER, &[(YSpeed, -0xDC8), (Airborne, 1), (OnObject, 0)]),
                    ],
                )
                .hold(&[(N, 20), (R, 25), (N, 90)]),
                seesaw(
                    "63b",
                    "after a hard landing, to a level board",
                    air(190, 252, 0, 2700),
                    &[
                        (126, PLAYER, &[(OnObject, 1)]),
                        (127, PLAYER, &[(YSpeed, -0xE00), (Airborne, 1), (OnObject, 0)]),
                    ],
                )
                .hold(&[(N, 20), (R, 15), (N, 100)]),
                seesaw(
                    "63c",
                    "who stands on the low end is not thrown",
                    air(190, 252, 0, 256),
                    &[(95, "seesaw_ball", &[(Exists, 1)]), (120, PLAYER, &[(OnObject, 1), (Airborne, 0)])],
                ),
                seesaw(
                    "63d",
                    "nor is he after a hard landing",
                    air(190, 252, 0, 2700),
                    &[(120, "seesaw_ball", &[(Exists, 1)]), (150, PLAYER, &[(OnObject, 1), (Airborne, 0)])],
                ),
            ],
        },
        Station {
            things: &[("fan", 200, 310, true, &[("always_on", 1)])],
            shift: (0, 0),
            floors: &[(16, 368, AT_320)],
            examples: &[
                blown(
                    "67a",
                    "80 pixels behind a fan that blows right",
                    ground(120, 300, 0),
                    &[(0, PLAYER, &[(X, 120)])],
                ),
                blown("67b", "40 pixels behind it", ground(160, 300, 0), &[(0, PLAYER, &[(X, 160 + 5)])]),
                blown("67c", "at it", ground(200, 300, 0), &[(0, PLAYER, &[(X, 200 + 10)])]),
                blown("67d", "48 pixels before it", ground(248, 300, 0), &[(0, PLAYER, &[(X, 248 + 7)])]),
                blown("67e", "100 pixels before it", ground(300, 300, 0), &[(0, PLAYER, &[(X, 300 + 3)])]),
                blown("67f", "159 pixels before it", ground(359, 300, 0), &[(0, PLAYER, &[(X, 359)])]),
            ],
        },
        Station {
            things: &[("fan", 200, 310, false, &[("always_on", 1)])],
            shift: (0, 0),
            floors: &[(16, 368, AT_320)],
            examples: &[
                blown(
                    "67g",
                    "80 pixels behind a fan that blows left",
                    ground(280, 300, 0),
                    &[(0, PLAYER, &[(X, 280 - 1)])],
                ),
                blown("67h", "40 pixels behind it", ground(240, 300, 0), &[(0, PLAYER, &[(X, 240 - 6)])]),
                blown("67i", "at it", ground(200, 300, 0), &[(0, PLAYER, &[(X, 200 - 10)])]),
                blown("67j", "48 pixels before it", ground(152, 300, 0), &[(0, PLAYER, &[(X, 152 - 7)])]),
                blown("67k", "100 pixels before it", ground(100, 300, 0), &[(0, PLAYER, &[(X, 100 - 4)])]),
                blown("67l", "159 pixels before it", ground(41, 300, 0), &[(0, PLAYER, &[(X, 41 - 1)])]),
            ],
        },
        Station {
            things: &[("fan", 200, 300, false, &[("form", 1), ("always_on", 1)])],
            shift: (0, 0),
            floors: &[],
            examples: &[
                lifted(
                    "68a",
                    "96 pixels above a fan that blows up",
                    air(200, 204, 0, 0),
                    &[(0, PLAYER, &[(Y, 204), (YSpeed, 0)])],
                ),
                lifted("68b", "32 pixels above it", air(200, 268, 0, 0), &[(0, PLAYER, &[(Y, 268 - 4), (YSpeed, 0)])]),
                lifted("68c", "at it", air(200, 300, 0, 0), &[(0, PLAYER, &[(Y, 300 - 6), (YSpeed, 0)])]),
                lifted("68d", "16 pixels below it", air(200, 316, 0, 0), &[(0, PLAYER, &[(Y, 316 - 4), (YSpeed, 0)])]),
                lifted("68e", "47 pixels below it", air(200, 347, 0, 0), &[(0, PLAYER, &[(Y, 347), (YSpeed, 0)])]),
            ],
        },
        Station {
            things: &[("spikes", 200, 304, false, &[("moves", 1)])],
            shift: (0, 0),
            floors: &[(16, 368, AT_320)],
            examples: &[example(
                "69",
                "moving spikes",
                ground(40, 300, 0),
                &[
                    (0, "spikes", &[(Y, 304 + 8)]),
                    (2, "spikes", &[(Y, 304 + 24)]),
                    (3, "spikes", &[(Y, 304 + 32)]),
                    (63, "spikes", &[(Y, 304 + 32)]),
                    (64, "spikes", &[(Y, 304 + 24)]),
                    (67, "spikes", &[(Y, 304)]),
                    (68, "spikes", &[(Y, 304)]),
                    (128, "spikes", &[(Y, 304)]),
                    (129, "spikes", &[(Y, 304 + 8)]),
                ],
            )
            .of(S1)
            .at_once()],
        },
        Station {
            things: &[("leaper", 200, 350, false, &[])],
            shift: (0, 0),
            floors: &[],
            examples: &[example(
                "70",
                "a leaper comes back with its 151st move",
                air(60, 100, 0, 0),
                &[
                    // 264.84 pixels up
                    (74, "leaper", &[(Y, 350 - 265), (YSub, 40)]),
                    (150, "leaper", &[(Y, 350), (YSpeed, -0x700)]),
                ],
            )
            .at_once()],
        },
    ],
};

/// The centre of a player standing on a log that does not hang down.
const LOGS: i32 = 300 - 8 - 19;

const N: Buttons = Buttons::NONE;
const R: Buttons = Buttons::RIGHT;

const fn dips(id: &'static str, what: &'static str, before: Before, then: &'static [Then]) -> Example {
    example(id, what, before, then)
}

const fn seesaw(id: &'static str, what: &'static str, before: Before, then: &'static [Then]) -> Example {
    example(id, what, before, then).of(S1)
}

const fn blown(id: &'static str, what: &'static str, before: Before, then: &'static [Then]) -> Example {
    example(id, what, before, then).at_once()
}

const fn lifted(id: &'static str, what: &'static str, before: Before, then: &'static [Then]) -> Example {
    example(id, what, before, then).of(S2).at_once()
}
