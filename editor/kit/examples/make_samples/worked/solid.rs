//! Solid blocks.

use super::*;
use Fact::{Airborne, Dies, GroundSpeed, OnObject, Pushing, X, XSpeed, Y, YSpeed};

const BLOCK: &[Thing] = &[("block", 200, 300, false, &[])];

pub const SHEET: Sheet = Sheet {
    key: "examples-solid",
    title: "Worked examples 1 to 30: solid blocks, from above, beside and below",
    stations: &[
        Station { things: BLOCK, shift: (0, 0), floors: &[], examples: LANDING },
        Station { things: BLOCK, shift: (0, 10), floors: &[(16, 352, 310)], examples: SIDES },
        Station { things: BLOCK, shift: (0, 0), floors: &[], examples: IN_THE_AIR },
        Station { things: BLOCK, shift: (0, 0), floors: &[], examples: FROM_BELOW },
        Station { things: BLOCK, shift: (0, 7), floors: &[(16, 352, 345)], examples: CRUSHED },
        Station { things: BLOCK, shift: (0, 2), floors: &[(16, 352, 350)], examples: CRUSHED_AT_THE_EDGE },
        Station { things: BLOCK, shift: (0, 0), floors: &[], examples: STANDING },
        Station { things: &[("rock", 200, 300, false, &[])], shift: (0, 0), floors: &[], examples: ROCK },
        Station {
            things: &[("block", 200, 300, false, &[]), ("block", 236, 300, false, &[])],
            shift: (0, 0),
            floors: &[],
            examples: BETWEEN_TWO,
        },
    ],
};

const LANDS: &[(Fact, i32)] = &[(Y, 264), (YSpeed, 0), (GroundSpeed, 0), (OnObject, 1), (Airborne, 0)];
const FALLS_ON: &[(Fact, i32)] = &[(YSpeed, 256), (GroundSpeed, 77), (OnObject, 0), (Airborne, 1)];

const LANDING: &[Example] = &[
    example("1", "lands on the first column of the top", air(184, 262, 0, 256), &[(0, PLAYER, LANDS)]),
    example("2", "lands on the last column of the top", air(215, 262, 0, 256), &[(0, PLAYER, LANDS)]),
    example(
        "3",
        "slips off, left of the top",
        air(183, 262, 0, 256),
        &[(0, PLAYER, FALLS_ON), (0, PLAYER, &[(Y, 262)])],
    ),
    example(
        "4",
        "slips off, right of the top",
        air(216, 262, 0, 256),
        &[(0, PLAYER, FALLS_ON), (0, PLAYER, &[(Y, 262)])],
    ),
    example(
        "5",
        "a row above the block nothing happens",
        air(200, 260, 0, 256),
        &[(0, PLAYER, FALLS_ON), (0, PLAYER, &[(Y, 260)])],
    ),
    example("6", "lands on its first row", air(200, 261, 0, 256), &[(0, PLAYER, LANDS)]),
    example("7", "lands sixteen rows deep", air(200, 276, 0, 256), &[(0, PLAYER, LANDS)]),
    example(
        "8",
        "deeper than that he does not land",
        air(200, 277, 0, 256),
        &[(0, PLAYER, FALLS_ON), (0, PLAYER, &[(Y, 277)])],
    ),
];

const SIDES: &[Example] = &[
    example(
        "9",
        "stopped and pushed out to the left",
        ground(174, 290, 256),
        &[(0, PLAYER, &[(X, 173), (XSpeed, 0), (GroundSpeed, 0), (Pushing, 1)])],
    ),
    example(
        "10",
        "at the very edge he pushes and keeps his speed",
        ground(173, 290, 256),
        &[(0, PLAYER, &[(X, 173), (XSpeed, 256), (GroundSpeed, 256), (Pushing, 1)])],
    ),
    example(
        "11",
        "beside it nothing happens",
        ground(172, 290, 256),
        &[(0, PLAYER, &[(X, 172), (XSpeed, 256), (Pushing, 0)])],
    ),
    example(
        "12",
        "stopped and pushed out to the right",
        ground(226, 290, -256),
        &[(0, PLAYER, &[(X, 227), (XSpeed, 0), (GroundSpeed, 0), (Pushing, 1)])],
    ),
    example(
        "13",
        "pushed out to where he goes he keeps his speed",
        ground(226, 290, 256),
        &[(0, PLAYER, &[(X, 227), (XSpeed, 256), (GroundSpeed, 256), (Pushing, 1)])],
    ),
    example(
        "14",
        "beside its right side nothing happens",
        ground(228, 290, -256),
        &[(0, PLAYER, &[(X, 228), (XSpeed, -256), (Pushing, 0)])],
    ),
];

const IN_THE_AIR: &[Example] = &[
    example(
        "15",
        "the middle counts as left",
        air(200, 296, 0, 100),
        &[(0, PLAYER, &[(X, 173), (GroundSpeed, 0), (YSpeed, 100), (Pushing, 0)])],
    ),
    example(
        "16",
        "at the corner nothing moves",
        air(174, 265, 256, 256),
        &[(0, PLAYER, &[(X, 174), (Y, 265), (XSpeed, 256), (YSpeed, 256), (OnObject, 0)])],
    ),
    example(
        "17",
        "a row below the corner it is a side",
        air(174, 266, 256, 256),
        &[(0, PLAYER, &[(X, 173), (XSpeed, 0), (YSpeed, 256), (Pushing, 0)])],
    ),
];

const FROM_BELOW: &[Example] = &[
    example("18", "bumps his head", air(200, 328, 0, -768), &[(0, PLAYER, &[(Y, 335), (YSpeed, 0)])]),
    example("19", "bumps his head on the lowest row", air(200, 330, 0, -768), &[(0, PLAYER, &[(Y, 335), (YSpeed, 0)])]),
    example(
        "20",
        "a row below the block nothing happens",
        air(200, 331, 0, -768),
        &[(0, PLAYER, &[(Y, 331), (YSpeed, -768)])],
    ),
    example(
        "21",
        "falling he is let through from inside",
        air(200, 328, 0, 768),
        &[(0, PLAYER, &[(Y, 328), (YSpeed, 768), (GroundSpeed, 77)])],
    )
    .of(S1_S2),
    example(
        "21",
        "falling he is stopped from inside too",
        air(200, 328, 0, 768),
        &[(0, PLAYER, &[(Y, 335), (YSpeed, 0), (GroundSpeed, 0)])],
    )
    .of(S3K),
    example(
        "24",
        "a ball is pushed below the block",
        ball(200, 322, 0, -768),
        &[(0, PLAYER, &[(Y, 330), (YSpeed, 0)])],
    )
    .of(S1_S2),
    example(
        "24",
        "a ball is pushed as far as one who stands",
        ball(200, 322, 0, -768),
        &[(0, PLAYER, &[(Y, 335), (YSpeed, 0)])],
    )
    .of(S3K),
    example(
        "25",
        "a ball is below the block already",
        ball(200, 326, 0, -768),
        &[(0, PLAYER, &[(Y, 326), (YSpeed, -768)])],
    )
    .of(S1_S2),
    example(
        "25",
        "a ball meets it where one who stands would",
        ball(200, 326, 0, -768),
        &[(0, PLAYER, &[(Y, 335), (YSpeed, 0)])],
    )
    .of(S3K),
    example(
        "26",
        "rising through the top nothing happens",
        air(200, 262, 0, -256),
        &[(0, PLAYER, &[(Y, 262), (YSpeed, -256), (OnObject, 0)])],
    )
    .of(S1_S2),
    example(
        "26",
        "rising through the top he is lifted and does not land",
        air(200, 262, 0, -256),
        &[(0, PLAYER, &[(Y, 264), (YSpeed, -256), (OnObject, 0), (Airborne, 1)])],
    )
    .of(S3K),
];

const CRUSHED: &[Example] =
    &[example("22", "crushed against the floor", ground(200, 325, 0), &[(0, PLAYER, &[(Dies, 1)])])];

const CRUSHED_AT_THE_EDGE: &[Example] = &[
    example("23", "crushed at its edge too", ground(214, 330, 0), &[(0, PLAYER, &[(Dies, 1)])]).of(S1),
    example(
        "23",
        "near its edge he is pushed out",
        ground(214, 330, 0),
        &[(0, PLAYER, &[(X, 227), (Pushing, 1), (Dies, 0)])],
    )
    .of(S2_ON),
];

const STAYS: &[(Fact, i32)] = &[(Y, 264), (OnObject, 1), (Airborne, 0)];

// On landing the speed along the ground is what it was in the air; a frame later friction has taken 12 of it.
const STANDING: &[Example] = &[
    example("27a", "stands as high as he landed", air(184, 262, 0, 256), &[(0, PLAYER, STAYS), (1, PLAYER, STAYS)]),
    example(
        "28a",
        "11 pixels left of the top he still stands",
        air(184, 262, -11 * 256 - 12, 256),
        &[(1, PLAYER, &[(X, 173)]), (1, PLAYER, STAYS)],
    ),
    example(
        "28b",
        "12 pixels left of it he has left",
        air(184, 262, -12 * 256 - 12, 256),
        &[(1, PLAYER, &[(X, 172), (OnObject, 0), (Airborne, 0)])],
    )
    .of(S1),
    example(
        "28b",
        "12 pixels left of it he is in the air",
        air(184, 262, -12 * 256 - 12, 256),
        &[(1, PLAYER, &[(X, 172), (OnObject, 0), (Airborne, 1)])],
    )
    .of(S2_ON),
    example(
        "28c",
        "11 pixels right of the top he still stands",
        air(215, 262, 11 * 256 + 12, 256),
        &[(1, PLAYER, &[(X, 226)]), (1, PLAYER, STAYS)],
    ),
    example(
        "28d",
        "12 pixels right of it he has left",
        air(215, 262, 12 * 256 + 12, 256),
        &[(1, PLAYER, &[(X, 227), (OnObject, 0), (Airborne, 0)])],
    )
    .of(S1),
    example(
        "28d",
        "12 pixels right of it he is in the air",
        air(215, 262, 12 * 256 + 12, 256),
        &[(1, PLAYER, &[(X, 227), (OnObject, 0), (Airborne, 1)])],
    )
    .of(S2_ON),
];

const ROCK: &[Example] = &[example(
    "27b",
    "sinks into a rock by a pixel",
    air(200, 262, 0, 256),
    &[(0, PLAYER, &[(Y, 264), (OnObject, 1)]), (1, PLAYER, &[(Y, 265), (OnObject, 1)])],
)];

const BETWEEN_TWO: &[Example] = &[example(
    "30",
    "of two blocks the last one pushes",
    air(218, 285, 0, 256),
    &[(0, PLAYER, &[(X, 209), (YSpeed, 256)])],
)];
