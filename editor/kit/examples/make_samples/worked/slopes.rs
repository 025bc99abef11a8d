//! Sloped objects and platforms.
//!
//! Sloped ones do not ask whether they were shown, and would act too soon on a player in reach of them: he comes from
//! the first row that is not above them, or acts at once.

use super::*;
use Fact::{OnObject, X, XSpeed, Y, YSpeed};

pub const SHEET: Sheet = Sheet {
    key: "examples-slopes",
    title: "Worked examples 31 to 37: sloped objects and platforms",
    stations: &[
        Station {
            things: &[("grass_platform", 200, 300, false, &[])],
            shift: (0, 0),
            floors: &[],
            examples: &[
                example(
                    "31a",
                    "on the first column of the slope",
                    air(136, 245, 0, 256),
                    &[(1, PLAYER, &[(Y, 249), (OnObject, 1)])],
                ),
                example(
                    "31b",
                    "on its second column",
                    air(137, 244, 0, 256),
                    &[(1, PLAYER, &[(Y, 248), (OnObject, 1)])],
                ),
                example("31c", "on the plateau", air(200, 213, 0, 256), &[(1, PLAYER, &[(Y, 217), (OnObject, 1)])]),
                example("33", "lands, and sinks in by a pixel", air(200, 218, 0, 256), ON_THE_PLATEAU).of(S1),
                example("33", "lands, and sinks in by a pixel", air(200, 218, 0, 256), ON_THE_PLATEAU)
                    .of(S2_ON)
                    .at_once(),
            ],
        },
        Station {
            things: &[("grass_platform", 200, 300, true, &[])],
            shift: (0, 0),
            floors: &[],
            examples: &[
                example(
                    "32a",
                    "on the lower end of a mirrored slope",
                    air(137, 227, 0, 256),
                    &[(1, PLAYER, &[(Y, 231), (OnObject, 1)])],
                ),
                example("32b", "on its plateau", air(201, 214, 0, 256), &[(1, PLAYER, &[(Y, 218), (OnObject, 1)])]),
                example(
                    "32c",
                    "behind its end, where one cannot land",
                    air(263, 245, 256 + 12, 600),
                    &[(1, PLAYER, &[(X, 264), (Y, 249), (OnObject, 1)])],
                ),
            ],
        },
        Station {
            things: &[("spring", 200, 300, false, &[("direction", 3)])],
            shift: (0, 0),
            floors: &[],
            examples: &[
                example(
                    "34a",
                    "on the level part it is 16 high and does not throw",
                    air(196, 261, 0, 256),
                    &[(0, PLAYER, &[(Y, 264), (OnObject, 1)]), (1, PLAYER, &[(Y, 300 - 16 - 19)])],
                )
                .of(S2_ON),
                example(
                    "34b",
                    "14 high: lands at 266 and is thrown from 6 pixels below",
                    air(197, 263, 0, 256),
                    &[(0, PLAYER, &[(X, 197 - 6), (Y, 266 + 6), (XSpeed, 0x1000), (YSpeed, -0x1000)])],
                )
                .of(S2_ON),
                example(
                    "34c",
                    "4 high: lands at 276 and is thrown from 6 pixels below",
                    air(208, 273, 0, 256),
                    &[(0, PLAYER, &[(X, 208 - 6), (Y, 276 + 6), (XSpeed, 0x1000), (YSpeed, -0x1000)])],
                )
                .of(S2_ON),
                example(
                    "34d",
                    "4 below the middle: lands at 284 and is thrown from 6 pixels below",
                    air(215, 281, 0, 256),
                    &[(0, PLAYER, &[(X, 215 - 6), (Y, 284 + 6), (XSpeed, 0x1000), (YSpeed, -0x1000)])],
                )
                .of(S2_ON),
            ],
        },
        Station {
            things: &[("platform", 200, 300, false, &[])],
            shift: (0, 0),
            floors: &[],
            examples: &[
                example(
                    "35a",
                    "a row above nothing happens",
                    air(200, 269, 0, 0),
                    &[(0, PLAYER, &[(Y, 269), (OnObject, 0)])],
                ),
                example("35b", "lands from the first row", air(200, 270, 0, 0), LANDS),
                example("35c", "lands from the last row", air(200, 285, 0, 0), LANDS),
                example(
                    "35d",
                    "from a row below he does not",
                    air(200, 286, 0, 0),
                    &[(0, PLAYER, &[(Y, 286), (OnObject, 0)])],
                ),
                example(
                    "36a",
                    "left of it he does not land",
                    air(167, 275, 0, 0),
                    &[(0, PLAYER, &[(Y, 275), (OnObject, 0)])],
                ),
                example("36b", "lands on its first column", air(168, 275, 0, 0), LANDS),
                example("36c", "lands on its last column", air(231, 275, 0, 0), LANDS),
                example(
                    "36d",
                    "right of it he does not",
                    air(232, 275, 0, 0),
                    &[(0, PLAYER, &[(Y, 275), (OnObject, 0)])],
                ),
                example(
                    "37",
                    "sinks in by a pixel in the second frame",
                    air(200, 275, 0, 0),
                    &[(0, PLAYER, &[(Y, 272), (OnObject, 1)]), (1, PLAYER, &[(Y, 273), (OnObject, 1)])],
                )
                .of(S2),
            ],
        },
    ],
};

const LANDS: &[Then] = &[(0, PLAYER, &[(Y, 272), (YSpeed, 0), (OnObject, 1)])];
const ON_THE_PLATEAU: &[Then] = &[(0, PLAYER, &[(Y, 216), (OnObject, 1)]), (1, PLAYER, &[(Y, 217), (OnObject, 1)])];
