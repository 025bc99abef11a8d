//! Hitboxes, damage and rings.

use super::*;
use Fact::{Airborne, Exists, Hurt, Rings, Score, XSpeed, YSpeed};

const DUCKS: &[(Buttons, u32)] = &[(Buttons::DOWN, 1)];

pub const SHEET: Sheet = Sheet {
    key: "examples-hits",
    title: "Worked examples 47 to 54: hitboxes, enemies, damage and rings",
    stations: &[
        Station {
            things: &[("ring", 100, 100, false, &[])],
            shift: (100, 160),
            floors: &[],
            examples: &[
                example("47a", "beside a ring, sharing a column", air(114, 100, 0, 0), &[(0, PLAYER, &[(Rings, 1)])]),
                example("47b", "beside a ring, sharing none", air(115, 100, 0, 0), &[(0, PLAYER, &[(Rings, 0)])]),
                example("47c", "below a ring, sharing a row", air(100, 122, 0, 0), &[(0, PLAYER, &[(Rings, 1)])]),
                example("47d", "below a ring, sharing none", air(100, 123, 0, 0), &[(0, PLAYER, &[(Rings, 0)])]),
            ],
        },
        Station {
            things: &[
                ("bumper", 0, 88, false, &[]),
                ("bumper", 80, 87, false, &[]),
                ("bumper", 160, 124, false, &[]),
                ("bumper", 240, 125, false, &[]),
            ],
            shift: (64, 200),
            floors: &[(-48, 304, 120)],
            examples: &[
                duck("48a", "above who ducks, sharing a row", 0, &[(0, PLAYER, &[(Airborne, 1)])]),
                duck("48b", "above who ducks, sharing none", 80, &[(0, PLAYER, &[(Airborne, 0)])]),
                duck("48c", "below who ducks, sharing a row", 160, &[(0, PLAYER, &[(Airborne, 1)])]),
                duck("48d", "below who ducks, sharing none", 240, &[(0, PLAYER, &[(Airborne, 0)])]),
            ],
        },
        Station {
            things: &[("drone", 200, 200, false, &[])],
            shift: (0, 0),
            floors: &[],
            examples: &[
                example(
                    "49a",
                    "rising off an enemy",
                    ball(200, 200, 0, -300),
                    &[(0, PLAYER, &[(YSpeed, -44), (Score, 100)])],
                ),
                example(
                    "49b",
                    "beside an enemy",
                    ball(200, 200, 0, 64),
                    &[(0, PLAYER, &[(YSpeed, -192), (Score, 100)])],
                ),
                example(
                    "49c",
                    "from a pixel above an enemy",
                    ball(200, 199, 0, 64),
                    &[(0, PLAYER, &[(YSpeed, -64), (Score, 100)])],
                ),
                example(
                    "49d",
                    "below an enemy, neither rising nor falling",
                    ball(200, 205, 0, 0),
                    &[(0, PLAYER, &[(YSpeed, -256), (Score, 100)])],
                ),
            ],
        },
        Station {
            things: &[("gym_thorns", 200, 200, false, &[])],
            shift: (0, 0),
            floors: &[],
            examples: &[
                example(
                    "51",
                    "thrown back to the right off what is exactly there",
                    air(200, 200, 0, 0).rings(1),
                    &[(0, PLAYER, &[(Hurt, 1), (XSpeed, 512), (YSpeed, -1024)])],
                ),
                example(
                    "52",
                    "eight rings fly apart",
                    air(200, 200, 0, 0).rings(8),
                    &[
                        (0, "scattered_ring", &[(XSpeed, -196), (YSpeed, -1004 + PULL)]),
                        (0, "scattered_ring 2", &[(XSpeed, 196), (YSpeed, -1004 + PULL)]),
                        (0, "scattered_ring 3", &[(XSpeed, -568), (YSpeed, -848 + PULL)]),
                        (0, "scattered_ring 4", &[(XSpeed, 568), (YSpeed, -848 + PULL)]),
                        (0, "scattered_ring 5", &[(XSpeed, -848), (YSpeed, -568 + PULL)]),
                        (0, "scattered_ring 6", &[(XSpeed, 848), (YSpeed, -568 + PULL)]),
                        (0, "scattered_ring 7", &[(XSpeed, -1004), (YSpeed, -196 + PULL)]),
                        (0, "scattered_ring 8", &[(XSpeed, 1004), (YSpeed, -196 + PULL)]),
                        (0, "scattered_ring 9", &[(Exists, 0)]),
                    ],
                ),
                example(
                    "53",
                    "the second circle is half as fast",
                    air(200, 200, 0, 0).rings(40),
                    &[
                        (0, "scattered_ring 17", &[(XSpeed, -98), (YSpeed, -502 + PULL)]),
                        (0, "scattered_ring 18", &[(XSpeed, 98), (YSpeed, -502 + PULL)]),
                        (0, "scattered_ring 32", &[(Exists, 1)]),
                        (0, "scattered_ring 33", &[(Exists, 0)]),
                    ],
                ),
            ],
        },
        Station {
            things: &[("gym_thorns", 200, 200, false, &[])],
            shift: (0, 15),
            floors: &[(304, 384, 177)],
            examples: &[bounces(S1, 2), bounces(S2, 3)],
        },
    ],
};

const fn bounces(games: &'static [Game], lead: u32) -> Example {
    let then: &[Then] = &[
        (43, "scattered_ring 6", &[(XSpeed, 848), (YSpeed, 512 - PULL)]),
        (44, "scattered_ring 6", &[(XSpeed, 848), (YSpeed, -384)]),
    ];
    let what = "a ring that hits the floor at a speed of 512 bounces at 384";
    example("54", what, air(200, 177, 0, 1024).rings(8), then).of(games).after(lead)
}

/// What pulls scattered rings down in the frame in which they come to be.
const PULL: i32 = 24;

const fn duck(id: &'static str, what: &'static str, aside: i32, then: &'static [Then]) -> Example {
    example(id, what, ground(0, 100, 0), then).of(S1).aside(aside).hold(DUCKS)
}
