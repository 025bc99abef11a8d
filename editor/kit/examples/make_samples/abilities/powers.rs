//! What monitors and emeralds make of a player: shoes, invincibility, a shield, the forms of each character.

use super::*;

pub const STATIONS: &[Station] = &[
    station(
        "shoes",
        "Speed shoes: twice the acceleration, friction and top speed, for 1200 frames",
        SONIC_2,
        &[(R, 40), (D, 60), (N, 20), (R, 130), (L, 23), (N, 1014), (R, 20)],
        &[
            (97, &[(SpeedShoes, 1200), (GroundSpeed, 0x84)]),
            (98, &[(SpeedShoes, 1199), (GroundSpeed, 0x84 - 0xC)]),
            (121, &[(GroundSpeed, 0x18)]),
            (247, &[(GroundSpeed, 127 * 0x18)]),
            (248, &[(GroundSpeed, 0xC00)]),
            (250, &[(GroundSpeed, 0xC00)]),
            (251, &[(GroundSpeed, 0xC00 - 0x80)]),
            (1296, &[(SpeedShoes, 1), (GroundSpeed, 6 * 0x18)]),
            (1297, &[(SpeedShoes, 0), (GroundSpeed, 7 * 0x18)]),
            (1298, &[(GroundSpeed, 7 * 0x18 + 0xC)]),
        ],
    )
    .with(&[("monitor", 300, 241, false, &[("holds", 3)])]),
    station(
        "invincible",
        "Invincibility: what hurts does not, for 1200 frames",
        SONIC_2,
        &[(R, 40), (D, 60), (N, 20), (R, 100), (N, 1078), (L, 150)],
        &[
            (98, &[(Invincibility, 1199), (Attacks, 1)]),
            (210, &[(X, 502), (Hurt, 0), (Rings, 1)]),
            (1296, &[(Invincibility, 1), (Attacks, 1)]),
            (1297, &[(Invincibility, 0), (Attacks, 0)]),
            (1398, &[(Rings, 1), (Hurt, 0)]),
            (1428, &[(Rings, 0), (Hurt, 1), (XSpeed, 0x200)]),
        ],
    )
    .with(&[
        ("monitor", 300, 241, false, &[("holds", 5)]),
        ("hurt_block", 500, 248, false, &[("half_width", 16), ("half_height", 8)]),
    ])
    .rings(1, 0),
    station(
        "plain-shield",
        "Plain shield: it takes a hit, and the rings stay",
        SONIC_2,
        &[(R, 60), (N, 120)],
        &[
            (56, &[(ShieldKind, 1), (Hurt, 0)]),
            (57, &[(ShieldKind, 0), (Hurt, 1), (XSpeed, -0x200), (YSpeed, -0x400), (Rings, 5), (Invulnerability, 120)]),
            (58, &[(YSpeed, -0x400 + 0x30)]),
            (101, &[(Hurt, 0), (Invulnerability, 120), (XSpeed, 0), (Rings, 5)]),
        ],
    )
    .shield(Shield::Plain)
    .rings(5, 0)
    .with(&[("hurt_block", 300, 248, false, &[("half_width", 16), ("half_height", 8)])]),
    station(
        "super-tails",
        "Super Tails: twice the acceleration, 8 pixels a frame, the jump as ever",
        TAILS,
        &[(R, 100), (N, 40), (J, 1), (N, 30)],
        &[
            (1, &[(GroundSpeed, 0x18)]),
            (85, &[(GroundSpeed, 85 * 0x18)]),
            (86, &[(GroundSpeed, 0x800)]),
            (100, &[(GroundSpeed, 0x800)]),
            // Friction is that of all others.
            (101, &[(GroundSpeed, 0x800 - 0xC)]),
            (141, &[(YSpeed, -0x680), (Airborne, 1)]),
        ],
    )
    .form(Form::Super, 50),
    station(
        "super-knuckles",
        "Super Knuckles: his glide gains 12 a frame, and he climbs 2 pixels a frame",
        KNUCKLES,
        &[(J, 20), (N, 1), (J, 70), (U, 60)],
        &[
            (22, &[(GroundSpeed, 0x400)]),
            (23, &[(GroundSpeed, 0x400 + 12)]),
            (24, &[(GroundSpeed, 0x400 + 24)]),
            (95, &[(Y, 174)]),
            (99, &[(Y, 174 - 4 * 2)]),
        ],
    )
    .form(Form::Super, 50)
    .walls(&[[24, 4, 40, 16]]),
    station(
        "hyper-knuckles",
        "Hyper Knuckles: a fast glide into a wall shakes the screen and destroys what is on it",
        KNUCKLES,
        &[(J, 20), (N, 1), (J, 70), (N, 60)],
        &[
            // From 0x480 on.
            (57, &[(GroundSpeed, 0x400 + 35 * 12)]),
            (58, &[(GroundSpeed, 0), (XSpeed, 0), (YSpeed, 0), (X, 373), (Score, 0)]),
        ],
    )
    .form(Form::Hyper, 50)
    .walls(&[[24, 4, 40, 16]])
    .with(&[("rover", 300, 240, false, &[])])
    .then_of(&[(57, "rover", &[(Exists, 1)]), (60, "rover", &[(Exists, 0)])]),
    station(
        "small",
        "Small Sonic of CD: half the size, and as fast",
        (Game::SonicCd, Character::Sonic),
        &[(N, 10), (J, 2), (N, 60), (R, 30)],
        &[
            (1, &[(Y, 256 - 10 - 1)]),
            // His ball is 2 pixels lower; he jumps as ever.
            (11, &[(Y, 256 - 8 - 1), (YSpeed, -0x680), (Rolling, 1)]),
            (12, &[(YSpeed, -0x680 + 0x38)]),
            (13, &[(YSpeed, -0x400 + 0x38)]),
            (73, &[(GroundSpeed, 0xC)]),
            (102, &[(GroundSpeed, 30 * 0xC), (Y, 245)]),
        ],
    )
    .form(Form::Small, 0),
];
