//! Water: what it gives and takes, how its surface moves, and what carries a player.

use super::*;

/// A ledge over the water.
const LEDGE: &[[i32; 4]] = &[[0, 10, 20, 16]];
const ON_LEDGE: (i32, i32) = (260, 140);

pub const STATIONS: &[Station] = &[
    station(
        "breath",
        "Under water: a large bubble gives all air back and stops him for 35 frames",
        SONIC_2,
        &[(N, 900)],
        &[],
    )
    .from(200, 172)
    .walls(&[[8, 12, 13, 16]])
    .water(64)
    .with(&[("bubble_maker", 212, 250, false, &[("between", 0)])]),
    station(
        "bubble-air",
        "Bubble shield: under water the air lasts, and it bounces lower",
        SONIC_3,
        &[(N, 600), (J, 15), (N, 1), (J, 1), (N, 60)],
        &[],
    )
    .shield(Shield::Bubble)
    .water(64),
    into_water("fire-gone", "Fire shield: water puts it out", SONIC_3).shield(Shield::Fire),
    into_water("lightning-gone", "Lightning shield: water takes it", SONIC_3).shield(Shield::Lightning),
    station(
        "shoes-wet",
        "Speed shoes: water takes what they give, their time goes on",
        SONIC_2,
        &[(R, 20), (D, 60), (R, 200)],
        &[],
    )
    .from(ON_LEDGE.0 - 140, ON_LEDGE.1)
    .walls(LEDGE)
    .water(200)
    .with(&[("monitor", 200, 145, false, &[("holds", 3)])]),
    station(
        "swell",
        "Water that swells: the surface sinks by up to 15 pixels and comes back",
        SONIC_2,
        &[(N, 260)],
        &[],
    )
    .water(200)
    .tide(|| Tide { swells: true, ..Tide::default() }),
    station("water-by-place", "Water that rises where the camera is: a pixel a frame", SONIC_2, &[(R, 200)], &[])
        .water(300)
        .tide(|| change(WaterChange { from_x: 256, y: Some(200), ..WaterChange::default() })),
    station("water-by-switch", "Water that a button lets in", SONIC_2, &[(R, 20), (N, 200)], &[])
        .water(300)
        .tide(|| change(WaterChange { switch: Some(2), y: Some(200), ..WaterChange::default() }))
        .with(&[("button", 230, 252, false, &[("switch", 2)])]),
    station("water-by-checkpoint", "Water after a death: as the checkpoint keeps it", SONIC_2, &[(R, 300)], &[])
        .water(300)
        .tide(|| change(WaterChange { from_x: 0, y: Some(230), next_stage: Some(1), ..WaterChange::default() }))
        .with(&[("checkpoint", 300, 224, false, &[]), ("hurt_block", 500, 250, false, &[("kills", 1)])]),
    station(
        "wind-tunnel",
        "Wind tunnel: 4 pixels a frame, and as many again; up and down steer",
        (Game::Sonic1, Character::Sonic),
        &[(R, 60), (U, 20), (D, 10), (N, 60)],
        &[],
    )
    .with(&[("current", 500, 200, false, &[("width", 512), ("height", 112)])]),
    station(
        "current",
        "Current: a tunnel that carries under water only",
        (Game::Sonic1, Character::Sonic),
        &[(R, 120), (N, 60)],
        &[],
    )
    .water(200)
    .with(&[("current", 500, 200, false, &[("width", 512), ("height", 112), ("wet_only", 1)])]),
    station(
        "slide",
        "Water slide: 10 pixels a frame at once, and no steering; a jump leads off it",
        (Game::Sonic1, Character::Sonic),
        &[(R, 80), (L, 20), (J, 1), (N, 40)],
        &[],
    )
    .with(&[("slide", 500, 236, false, &[("width", 512)])]),
    station("slide-3", "Water slide of Sonic 3: 64 more a frame", SONIC_3, &[(R, 80), (N, 60)], &[]).with(&[(
        "slide",
        500,
        236,
        false,
        &[("width", 512), ("gain", 64)],
    )]),
];

/// Off a ledge into water.
const fn into_water(key: &'static str, title: &'static str, who: (Game, Character)) -> Station {
    station(key, title, who, &[(R, 120)], &[]).from(ON_LEDGE.0, ON_LEDGE.1).walls(LEDGE).water(200)
}

fn change(change: WaterChange) -> Tide {
    Tide { changes: vec![WaterChange { id: PlacementId(0x7761_7465_7200_0001), ..change }], ..Tide::default() }
}
