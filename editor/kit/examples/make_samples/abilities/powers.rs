//! What monitors and emeralds make of a player: shoes, invincibility, a shield, the forms of each character.

use super::*;

pub const STATIONS: &[Station] = &[
    station(
        "shoes",
        "Speed shoes: twice the acceleration and top speed, for 1200 frames",
        SONIC_2,
        &[(R, 40), (D, 60), (N, 20), (R, 1220)],
        &[],
    )
    .with(&[("monitor", 300, 241, false, &[("holds", 3)])]),
    station(
        "invincible",
        "Invincibility: what hurts does not, and he destroys what he touches, for 1200 frames",
        SONIC_2,
        &[(R, 40), (D, 60), (N, 20), (R, 1220)],
        &[],
    )
    .with(&[
        ("monitor", 300, 241, false, &[("holds", 5)]),
        ("spikes", 500, 240, false, &[]),
        ("critter", 700, 240, false, &[]),
    ]),
    station("plain-shield", "Plain shield: it takes a hit, and the rings stay", SONIC_2, &[(R, 120), (N, 60)], &[])
        .shield(Shield::Plain)
        .rings(5, 0)
        .with(&[("spikes", 300, 240, false, &[])]),
    station(
        "super-tails",
        "Super Tails: twice the acceleration, 8 pixels a frame, the jump as ever",
        TAILS,
        &[(R, 100), (N, 40), (J, 1), (N, 30)],
        &[],
    )
    .form(Form::Super, 50),
    station(
        "super-knuckles",
        "Super Knuckles: his glide gains 12 a frame, and he climbs 2 pixels a frame",
        KNUCKLES,
        &[(J, 20), (N, 1), (J, 70), (U, 60)],
        &[],
    )
    .form(Form::Super, 50)
    .walls(&[[24, 4, 40, 16]]),
    station(
        "hyper-knuckles",
        "Hyper Knuckles: a fast glide into a wall shakes the screen and destroys what is on it",
        KNUCKLES,
        &[(J, 20), (N, 1), (J, 70), (N, 60)],
        &[],
    )
    .form(Form::Hyper, 50)
    .walls(&[[24, 4, 40, 16]])
    .with(&[("critter", 120, 240, false, &[])]),
    station(
        "small",
        "Small Sonic of CD: half the size, and as fast",
        (Game::SonicCd, Character::Sonic),
        &[(N, 10), (J, 2), (N, 60), (R, 30)],
        &[],
    )
    .form(Form::Small, 0),
];
