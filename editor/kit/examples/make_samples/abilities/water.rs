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
        &[(N, 240)],
        &[
            (147, &[(Air, 29 - 2)]),
            (148, &[(Air, 30), (ControlLock, 35)]),
            (182, &[(ControlLock, 1)]),
            (183, &[(ControlLock, 0)]),
        ],
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
        &[
            (600, &[(Air, 30), (UnderWater, 1)]),
            (601, &[(YSpeed, -0x380)]),
            (617, &[(XSpeed, 0), (YSpeed, 0x800 + 0x10)]),
            (621, &[(YSpeed, 0x800 + 5 * 0x10)]),
            (622, &[(YSpeed, -0x400), (Airborne, 1), (Y, 241)]),
            (677, &[(Air, 30)]),
        ],
    )
    .shield(Shield::Bubble)
    .water(64),
    into_water("fire-gone", "Fire shield: water puts it out", SONIC_3).shield(Shield::Fire),
    into_water("lightning-gone", "Lightning shield: water takes it", SONIC_3).shield(Shield::Lightning),
    station(
        "shoes-wet",
        "Speed shoes: water takes what they give, their time goes on",
        SONIC_2,
        &[(R, 40), (D, 60), (N, 20), (R, 90), (N, 70), (R, 20)],
        &[
            (121, &[(GroundSpeed, 0x18), (UnderWater, 0)]),
            (203, &[(UnderWater, 0), (XSpeed, 2568), (YSpeed, 1344)]),
            // The shoes' air control, halved by the water; a quarter of the fall.
            (204, &[(UnderWater, 1), (XSpeed, (2568 + 0x30) / 2), (YSpeed, (1344 + 0x38) / 4), (SpeedShoes, 1093)]),
            // Acceleration and friction of a player without them; their time goes on.
            (239, &[(GroundSpeed, 660)]),
            (245, &[(GroundSpeed, 660 - 6 * 6)]),
            (299, &[(GroundSpeed, 528)]),
            (300, &[(GroundSpeed, 528 + 6), (SpeedShoes, 997)]),
        ],
    )
    .from(ON_LEDGE.0 - 200, ON_LEDGE.1)
    .walls(LEDGE)
    .water(200)
    .with(&[("monitor", 160, 145, false, &[("holds", 3)])]),
    station(
        "swell",
        "Water that swells: the surface sinks by up to 15 pixels and comes back",
        SONIC_2,
        &[(N, 260)],
        &[
            (1, &[(Water, 200)]),
            (20, &[(Water, 200)]),
            (21, &[(Water, 201)]),
            (107, &[(Water, 215)]),
            (146, &[(Water, 215)]),
            (147, &[(Water, 214)]),
            (252, &[(Water, 200)]),
        ],
    )
    .water(200)
    .tide(|| Tide { swells: true, ..Tide::default() }),
    station(
        "water-by-place",
        "Water that rises when the camera comes far enough: a pixel a frame",
        SONIC_2,
        &[(R, 200)],
        &[
            // The water goes by the camera as the frame before left it.
            (95, &[(CameraX, 253), (Water, 300)]),
            (96, &[(CameraX, 258), (Water, 300)]),
            (97, &[(Water, 299)]),
            (196, &[(Water, 200)]),
            (200, &[(Water, 200)]),
        ],
    )
    .water(300)
    .tide(|| change(WaterChange { from_x: 256, y: Some(200), ..WaterChange::default() })),
    station(
        "water-by-switch",
        "Water that a button lets in: a pixel a frame",
        SONIC_2,
        &[(N, 200)],
        &[
            (10, &[(Switches, 0), (Water, 300)]),
            (11, &[(Switches, 1 << 2), (Water, 300)]),
            (12, &[(Water, 299)]),
            (111, &[(Water, 200)]),
            (200, &[(Water, 200)]),
        ],
    )
    .from(230, 220)
    .water(300)
    .tide(|| change(WaterChange { switch: Some(2), y: Some(200), ..WaterChange::default() }))
    .with(&[("button", 230, 252, false, &[("switch", 2)])]),
    station(
        "wind-tunnel",
        "Wind tunnel: 4 pixels a frame, and as many again; up and down steer",
        (Game::Sonic1, Character::Sonic),
        &[(R, 60), (U, 20), (D, 10), (N, 60)],
        &[
            // Up, neither, down, neither: a pixel a frame.
            (66, &[(X, 429), (Y, 231), (XSpeed, 0x400)]),
            (70, &[(X, 429 + 4 * 8), (Y, 231 - 4)]),
            (82, &[(Y, 217)]),
            (86, &[(Y, 217 + 4)]),
            (94, &[(X, 653), (Y, 226)]),
            (96, &[(X, 653 + 2 * 8), (Y, 226), (XSpeed, 0x400)]),
        ],
    )
    .with(&[("current", 500, 200, false, &[("width", 512), ("height", 112)])]),
    station(
        "current",
        "Current: a tunnel that carries under water only",
        (Game::Sonic1, Character::Sonic),
        &[(R, 120), (N, 60)],
        &[(10, &[(UnderWater, 1)]), (124, &[(X, 696), (XSpeed, 0x400)]), (127, &[(X, 696 + 3 * 8), (XSpeed, 0x400)])],
    )
    .water(200)
    .with(&[("current", 500, 200, false, &[("width", 512), ("height", 112), ("wet_only", 1)])]),
    station(
        "slide",
        "Water slide: 10 pixels a frame at once, and no steering; a jump leads off it",
        (Game::Sonic1, Character::Sonic),
        &[(R, 80), (L, 20), (J, 1), (N, 40)],
        &[
            (43, &[(GroundSpeed, 43 * 0xC)]),
            (44, &[(GroundSpeed, 0xA00)]),
            (94, &[(GroundSpeed, 0xA00), (X, 754), (FacesLeft, 0)]),
            // Off it, left and right do nothing for five frames, this one included.
            (95, &[(X, 764), (GroundSpeed, 0xA00)]),
            (96, &[(ControlLock, 4)]),
            (99, &[(ControlLock, 1)]),
            (100, &[(ControlLock, 0), (GroundSpeed, 0xA00)]),
            (101, &[(YSpeed, -0x680), (XSpeed, 0xA00)]),
        ],
    )
    .with(&[("slide", 500, 236, false, &[("width", 512)])]),
    station(
        "slide-3",
        "Water slide of Sonic 3: 64 more a frame",
        SONIC_3,
        &[(R, 80), (N, 60)],
        &[
            // It acts at the end of the frame.
            (42, &[(GroundSpeed, 42 * 0xC)]),
            (43, &[(GroundSpeed, 43 * 0xC + 0x40)]),
            (73, &[(GroundSpeed, 43 * 0xC + 31 * 0x40)]),
            (74, &[(GroundSpeed, 0xA00)]),
            (107, &[(GroundSpeed, 0xA00)]),
            (108, &[(GroundSpeed, 0xA00 - 0xC), (ControlLock, 4)]),
        ],
    )
    .with(&[("slide", 500, 236, false, &[("width", 512), ("gain", 64)])]),
];

/// Off a ledge into water.
const fn into_water(key: &'static str, title: &'static str, who: (Game, Character)) -> Station {
    // A frame in the air, then the water: half of the speed to the side and a quarter of that of the fall.
    const THEN: &[Then] = &[
        (78, &[(UnderWater, 0), (Y, 200), (XSpeed, 1224), (YSpeed, 1344)]),
        (79, &[(UnderWater, 1), (ShieldKind, 0), (XSpeed, (1224 + 24) / 2), (YSpeed, (1344 + 0x38) / 4)]),
    ];
    station(key, title, who, &[(R, 120)], THEN).from(ON_LEDGE.0, ON_LEDGE.1).walls(LEDGE).water(200)
}

fn change(change: WaterChange) -> Tide {
    Tide { changes: vec![WaterChange { id: PlacementId(0x7761_7465_7200_0001), ..change }], ..Tide::default() }
}
