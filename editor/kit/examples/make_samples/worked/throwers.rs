//! Springs, bumpers, flippers and spring ramps.

use super::*;
use Fact::{Airborne, ControlLock, GroundSpeed, X, XSpeed, Y, YSpeed};

const N: Buttons = Buttons::NONE;
const J: Buttons = Buttons::JUMP;

pub const SHEET: Sheet = Sheet {
    key: "examples-throwers",
    title: "Worked examples 56 to 66: springs, bumpers, flippers and spring ramps",
    stations: &[
        Station {
            things: &[("spring", 200, 300, false, &[("strength", 1)])],
            shift: (0, 0),
            floors: &[],
            examples: &[example(
                "56",
                "a weak spring throws up who lands",
                air(200, 272, 0, 256),
                &[(0, PLAYER, &[(Y, 280), (YSpeed, -2560), (Airborne, 1)])],
            )
            .of(S2)
            .at_once()],
        },
        Station {
            things: &[("spring", 200, 300, false, &[("direction", 1)])],
            shift: (0, 0),
            floors: &[(16, 352, AT_320)],
            examples: &[example(
                "57",
                "a strong spring throws aside who stands against it",
                ground(219, 300, 0),
                &[(0, PLAYER, &[(X, 211), (XSpeed, 4096), (GroundSpeed, 4096), (ControlLock, 15)])],
            )
            .of(S1)],
        },
        Station {
            things: &[("bumper", 0, 0, false, &[])],
            shift: (200, 200),
            floors: &[],
            examples: &[
                bump("58a", "from the right", air(10, 0, 0, 0), &[(0, PLAYER, &[(XSpeed, 1792), (YSpeed, 0)])]),
                bump("58b", "from above", air(0, -10, 0, 0), &[(0, PLAYER, &[(XSpeed, 0), (YSpeed, -1792)])]),
                bump(
                    "58c",
                    "from above to the right",
                    air(10, -10, 0, 0),
                    &[(0, PLAYER, &[(XSpeed, 1267), (YSpeed, -1267)])],
                ),
                bump(
                    "58d",
                    "from above to the left",
                    air(-10, -20, 0, 0),
                    &[(0, PLAYER, &[(XSpeed, -805), (YSpeed, -1596)])],
                ),
                bump(
                    "58e",
                    "from the right, a little below",
                    air(12, 5, 0, 0),
                    &[(0, PLAYER, &[(XSpeed, 1652), (YSpeed, 679)])],
                ),
                bump("58f", "from its very middle", air(0, 0, 0, 0), &[(0, PLAYER, &[(XSpeed, 0), (YSpeed, -1792)])]),
            ],
        },
        Station {
            things: &[("flipper", 200, 300, false, &[])],
            shift: (0, 0),
            floors: &[],
            examples: &[
                flip(
                    "64a",
                    "11 pixels left of its middle",
                    air(188, 268, 0, 256),
                    &[(2, PLAYER, &[(XSpeed, 407), (YSpeed, -2783)])],
                ),
                flip(
                    "64b",
                    "over its middle",
                    air(199, 274, 0, 256),
                    &[(2, PLAYER, &[(XSpeed, 606), (YSpeed, -3107)])],
                ),
                flip(
                    "64c",
                    "20 pixels towards its tip",
                    air(219, 284, 0, 256),
                    &[(2, PLAYER, &[(XSpeed, 1190), (YSpeed, -3615)])],
                ),
            ],
        },
        Station {
            things: &[("spring_ramp", 200, 300, false, &[])],
            shift: (0, 0),
            floors: &[],
            examples: &[
                ramp(
                    "65a",
                    "15 pixels left of its middle",
                    air(185, 263, 0, 256),
                    &[(5, PLAYER, &[(YSpeed, -0x400), (Airborne, 1)])],
                ),
                ramp(
                    "65b",
                    "over its middle",
                    air(200, 257, 0, 256),
                    &[(5, PLAYER, &[(YSpeed, -0x500), (Airborne, 1)])],
                ),
                ramp(
                    "65c",
                    "12 pixels to its high end",
                    air(212, 253, 0, 256),
                    &[(5, PLAYER, &[(YSpeed, -0x600), (Airborne, 1)])],
                ),
                ramp(
                    "65d",
                    "20 pixels to its high end",
                    air(220, 253, 0, 256),
                    &[(5, PLAYER, &[(YSpeed, -0x700), (Airborne, 1)])],
                ),
                ramp(
                    "65e",
                    "at its high end",
                    air(227, 253, 0, 256),
                    &[(5, PLAYER, &[(YSpeed, -0x800), (Airborne, 1)])],
                ),
                ramp(
                    "66",
                    "who is fast is thrown forward too",
                    air(191, 261, 0x400 + 5 * 12, 256).sub(136),
                    &[
                        (4, PLAYER, &[(Airborne, 0)]),
                        (5, PLAYER, &[(X, 212), (XSpeed, 0x600), (YSpeed, -0x600), (Airborne, 1)]),
                    ],
                ),
            ],
        },
    ],
};

const fn bump(id: &'static str, what: &'static str, before: Before, then: &'static [Then]) -> Example {
    example(id, what, before, then).of(S1)
}

const fn flip(id: &'static str, what: &'static str, before: Before, then: &'static [Then]) -> Example {
    example(id, what, before, then).of(S2).hold(&[(N, 3), (J, 1)])
}

const fn ramp(id: &'static str, what: &'static str, before: Before, then: &'static [Then]) -> Example {
    example(id, what, before, then).of(S2)
}
