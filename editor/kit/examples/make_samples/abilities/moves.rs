//! What a player does with his buttons alone: at rest, with three of them, swimming and flying, gliding and on walls.

use super::*;

const J2: Buttons = J.with(Buttons::JUMP_2);
const J3: Buttons = J.with(Buttons::JUMP_3);

pub const STATIONS: &[Station] = &[
    station(
        "standing",
        "At rest: he ducks, looks down after 120 frames and up after as many, and balances on an edge",
        SONIC_2,
        &[(D, 170), (N, 60), (U, 180), (N, 60), (R, 12), (N, 30)],
        &[
            (119, &[(Ducks, 1), (Look, 96)]),
            (120, &[(Ducks, 1), (Look, 94)]),
            (163, &[(Look, 8)]),
            (230, &[(Ducks, 0), (Look, 96)]),
            (349, &[(Look, 96)]),
            (350, &[(Look, 98)]),
            (401, &[(Look, 200)]),
            (470, &[(Balances, 0), (X, 218), (Look, 96)]),
            // Half of him is beside the last column, which is 223.
            (500, &[(Balances, 1), (X, 224), (GroundSpeed, 0), (Airborne, 0)]),
        ],
    )
    .from(218, 172)
    .walls(&[[8, 12, 14, 16]]),
    station(
        "three-buttons",
        "Three buttons: B pressed while A is held is a press, and C is another",
        SONIC_3,
        &[(J, 20), (J2, 1), (J, 60), (J3, 1), (J, 20)],
        &[(20, &[(XSpeed, 0)]), (21, &[(XSpeed, 0x800), (YSpeed, 0x38)])],
    )
    .shield(Shield::Fire),
    station(
        "swim",
        "Tails swims: the same strokes as in the air, and his tails destroy nothing",
        TAILS,
        &[(N, 10), (J, 15), (N, 1), (J, 1), (N, 32), (J, 1), (N, 30)],
        &[
            // The frame of the press goes on as one in the air; from the next on gravity is as in flight.
            (27, &[(Airborne, 1), (Rolling, 0), (UnderWater, 1), (YSpeed, -0x200 + 0x20)]),
            (28, &[(YSpeed, -0x200 + 0x28)]),
            (59, &[(YSpeed, -0xE0)]),
            (60, &[(YSpeed, -0xD8)]),
            (61, &[(YSpeed, -0xF8)]),
            (62, &[(YSpeed, -0x118)]),
            (63, &[(YSpeed, -0x118)]),
            (64, &[(YSpeed, -0x110)]),
        ],
    )
    .water(64),
    station(
        "tail-attack",
        "Tails flies: his tails destroy what is above him",
        TAILS,
        &[(J, 31), (N, 1), (J, 1), (N, 1), (J, 1), (R, 60), (N, 40)],
        &[],
    )
    .with(&[("stinger", 330, 94, false, &[])]),
    station(
        "tired",
        "Tails flies: after 480 frames he is tired, and no press lifts him",
        TAILS,
        // A press a second keeps him aloft.
        &[
            (J, 31),
            (N, 1),
            (J, 1),
            (N, 19),
            (J, 1),
            (N, 59),
            (J, 1),
            (N, 59),
            (J, 1),
            (N, 59),
            (J, 1),
            (N, 59),
            (J, 1),
            (N, 59),
            (J, 1),
            (N, 59),
            (J, 1),
            (N, 59),
            (J, 1),
            (N, 59),
            (J, 1),
            (N, 39),
            (J, 1),
            (N, 39),
            (J, 1),
            (N, 9),
        ],
        &[],
    ),
    station(
        "wall-jump",
        "Knuckles climbs, and jumps off the wall",
        KNUCKLES,
        &[(J, 20), (N, 1), (J, 70), (N, 10), (J, 1), (N, 60)],
        &[],
    )
    .walls(&[[24, 8, 40, 16]]),
    station(
        "glide-attack",
        "Knuckles glides: he destroys what he touches",
        KNUCKLES,
        &[(J, 20), (N, 1), (J, 70), (N, 30)],
        &[],
    )
    .with(&[("stinger", 300, 172, false, &[])]),
    station(
        "glide-rebound",
        "Knuckles glides into a boss: it throws him back, and his glide turns round",
        KNUCKLES,
        &[(L, 45), (R, 14), (N, 1), (J, 24), (N, 1), (J, 60)],
        &[],
    )
    .from(1446, 140)
    .walls(&[[80, 10, 91, 16]])
    .with(&[("boss_area", 1376, 252, false, &[]), ("wrecker", 1416, 200, false, &[])]),
];
