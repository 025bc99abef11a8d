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
        &[(J, 31), (N, 1), (J, 1), (N, 1), (J, 1), (R, 60)],
        &[
            (80, &[(YSpeed, -0x18), (Score, 0)]),
            // Flight lifts nothing in this frame; what he hits from below turns him back by a pixel a frame.
            (81, &[(YSpeed, -0x18 + 8 + 0x100), (Score, 100)]),
        ],
    )
    .with(&[("stinger", 330, 94, false, &[])])
    .then_of(&[(80, "stinger", &[(Exists, 1)]), (83, "stinger", &[(Exists, 0)])]),
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
        &[
            // A press that counts: 32 less a frame, from the frame after it on.
            (482, &[(YSpeed, 0x30)]),
            (483, &[(YSpeed, 0x10)]),
            // Presses that do not, before the 480 frames are over and after: he moves too fast up, and he is tired.
            (513, &[(YSpeed, -0x70)]),
            (514, &[(YSpeed, -0x68)]),
            (552, &[(YSpeed, 0xC8)]),
            (553, &[(YSpeed, 0xD0)]),
            (554, &[(YSpeed, 0xD8)]),
            (592, &[(YSpeed, 0x208), (Airborne, 1)]),
        ],
    ),
    station(
        "wall-jump",
        "Knuckles climbs, and jumps off the wall",
        KNUCKLES,
        &[(J, 20), (N, 1), (J, 70), (N, 10), (J, 1), (N, 60)],
        &[
            (101, &[(XSpeed, 0), (YSpeed, 0), (X, 373)]),
            (102, &[(XSpeed, -0x400), (YSpeed, -0x380), (Jumping, 1), (Rolling, 1)]),
            (103, &[(XSpeed, -0x400 + 0x20), (YSpeed, -0x380 + 0x38)]),
        ],
    )
    .walls(&[[24, 8, 40, 16]]),
    station(
        "glide-attack",
        "Knuckles glides: he destroys what he touches",
        KNUCKLES,
        &[(J, 20), (N, 1), (J, 70), (N, 30)],
        &[
            (32, &[(YSpeed, 0x98), (Attacks, 1), (Score, 0)]),
            // Above 0x80 a glide falls slower by 0x20 a frame; then the hit turns the speed round.
            (33, &[(YSpeed, -(0x98 - 0x20)), (GroundSpeed, 0x42C), (Score, 100)]),
        ],
    )
    .with(&[("stinger", 300, 172, false, &[])])
    .then_of(&[(32, "stinger", &[(Exists, 1)]), (35, "stinger", &[(Exists, 0)])]),
    station(
        "glide-rebound",
        "Knuckles glides into a boss: it throws him back, and his glide turns round",
        KNUCKLES,
        &[(L, 45), (R, 14), (N, 1), (J, 24), (N, 1), (J, 60)],
        &[
            (89, &[(XSpeed, 0x40C), (YSpeed, 0x118)]),
            // A frame of the glide, then both speeds and the ground speed are turned round, whole.
            (90, &[(XSpeed, -(0x40C + 4)), (YSpeed, -(0x118 - 0x20)), (GroundSpeed, -(0x40C + 4))]),
        ],
    )
    .from(1446, 140)
    .walls(&[[80, 10, 91, 12]])
    .with(&[("boss_area", 1376, 252, false, &[]), ("wrecker", 1416, 200, false, &[])]),
];
