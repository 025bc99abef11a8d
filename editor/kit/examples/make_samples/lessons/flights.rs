//! Tails' flight, Knuckles' glide, and the bounce of a bubble shield.

use super::*;
use Fact::{Airborne, Angle, GroundSpeed, Rolling, XSpeed, YSpeed};

pub const FLIGHTS: Lesson = Lesson {
    key: "examples-flights",
    title: "Worked examples P7, P8 and P10: flight, glide and bubble bounce",
    things: &[],
    terrain: slopes,
    water: None,
    switchers: &[],
    examples: &[
        Example {
            id: "P7",
            what: "a press lifts Tails, until he rises fast enough",
            game: Some(Game::Sonic3),
            from: ground(1000, 240, 0).who(Character::Tails),
            held: &[(J, 28), (N, 1), (J, 1), (N, 5), (J, 1), (N, 12)],
            then: &[
                (35, PLAYER, &[(YSpeed, 0)]),
                (36, PLAYER, &[(YSpeed, 8)]),
                (37, PLAYER, &[(YSpeed, -0x18)]),
                (38, PLAYER, &[(YSpeed, -0x38)]),
                (39, PLAYER, &[(YSpeed, -0x58)]),
                (40, PLAYER, &[(YSpeed, -0x78)]),
                (41, PLAYER, &[(YSpeed, -0x98)]),
                (42, PLAYER, &[(YSpeed, -0xB8)]),
                (43, PLAYER, &[(YSpeed, -0xD8)]),
                (44, PLAYER, &[(YSpeed, -0xF8)]),
                (45, PLAYER, &[(YSpeed, -0x118)]),
                (46, PLAYER, &[(YSpeed, -0x118)]),
                (47, PLAYER, &[(YSpeed, -0x110)]),
            ],
        },
        Example {
            id: "P8a",
            what: "a glide takes 2 pixels a frame off the rise",
            game: Some(Game::Sonic3K),
            // Down a slope of angle 0x12, off which he jumps with less of a rise.
            from: ground(224, 122, -951).who(Character::Knuckles),
            held: &[(N, 2), (J, 18), (N, 1), (J, 2)],
            then: &[
                (2, PLAYER, &[(Airborne, 0), (Angle, 0x12)]),
                (21, PLAYER, &[(YSpeed, -0x300)]),
                (22, PLAYER, &[(YSpeed, 0x38), (XSpeed, 0x400), (GroundSpeed, 0x400)]),
            ],
        },
        Example {
            id: "P8b",
            what: "a fall goes on faster",
            game: Some(Game::Sonic3K),
            from: ground(1000, 236, 0).who(Character::Knuckles),
            held: &[(J, 32), (N, 1), (J, 4)],
            then: &[
                (33, PLAYER, &[(YSpeed, 0x100)]),
                (34, PLAYER, &[(YSpeed, 0x300 + 0x38), (XSpeed, 0x400), (GroundSpeed, 0x400)]),
            ],
        },
        Example {
            id: "P8c",
            what: "a glide sinks ever faster, up to half a pixel a frame",
            game: Some(Game::Sonic3K),
            from: ground(224, 122, -990).who(Character::Knuckles),
            held: &[(N, 2), (J, 23), (N, 1), (J, 6)],
            then: &[
                // The example begins at 0; no glide does.
                (27, PLAYER, &[(YSpeed, 0x40)]),
                (28, PLAYER, &[(YSpeed, 0x60)]),
                (29, PLAYER, &[(YSpeed, 0x80)]),
                (30, PLAYER, &[(YSpeed, 0x60)]),
                (31, PLAYER, &[(YSpeed, 0x80)]),
            ],
        },
        Example {
            id: "P10a",
            what: "a bounce off flat ground",
            game: Some(Game::Sonic3),
            from: ground(1000, 236, 0).shield(Shield::Bubble),
            held: &[(J, 20), (N, 1), (J, 1), (N, 30)],
            then: &[
                (30, PLAYER, &[(Airborne, 1), (XSpeed, 0)]),
                (31, PLAYER, &[(Airborne, 1), (Rolling, 1), (XSpeed, 0), (YSpeed, -0x780)]),
            ],
        },
        Example {
            id: "P10b",
            what: "a bounce off a slope of angle 0x20",
            game: Some(Game::Sonic3),
            from: ground(360, 172, 0x600).shield(Shield::Bubble),
            held: &[(J, 20), (N, 1), (J, 1), (N, 30)],
            then: &[
                (32, PLAYER, &[(Airborne, 1), (XSpeed, 0), (YSpeed, 2664)]),
                // The landing keeps his fall, with the gravity of the frame.
                (33, PLAYER, &[(Angle, 0x20), (GroundSpeed, 2720), (XSpeed, 0x54D), (YSpeed, 2720 - 0x54E)]),
            ],
        },
    ],
};

/// A plateau, a slope of angle 0x12 in the middle of it, and one of angle 0x20 at its end.
fn slopes(canvas: &mut Canvas) {
    canvas.blocks([0, 6, 8, FLOOR], Earth);
    Stroke { x: 8, y: 6, width: 12, drop: 6, profile: Profile::Line }.floor(canvas, FLOOR, Earth);
    canvas.blocks([20, 12, 28, FLOOR], Earth);
    Stroke { x: 28, y: 12, width: 4, drop: 4, profile: Profile::Line }.floor(canvas, FLOOR, Earth);
}

pub const TURN: Lesson = Lesson {
    key: "examples-glide-turn",
    title: "Worked example P9: a glide turns",
    things: &[],
    terrain: tower,
    water: None,
    switchers: &[],
    examples: &[
        turn(
            "P9a",
            "a turn at a speed of 4 pixels a frame",
            &[(J, 20), (N, 1), (J, 243), (L.with(J), 64)],
            &[
                (264, PLAYER, &[(GroundSpeed, 0x3F8)]),
                (280, PLAYER, &[(GroundSpeed, 0x400), (XSpeed, 0x2D4)]),
                (296, PLAYER, &[(GroundSpeed, 0x400), (XSpeed, 0)]),
                (312, PLAYER, &[(GroundSpeed, 0x400), (XSpeed, -0x2D4)]),
                (328, PLAYER, &[(GroundSpeed, 0x400), (XSpeed, -0x400)]),
            ],
        ),
        turn(
            "P9b",
            "the same speed straight ahead",
            &[(J, 20), (N, 1), (J, 245)],
            &[(265, PLAYER, &[(GroundSpeed, 0x400), (XSpeed, 0x400)]), (266, PLAYER, &[(GroundSpeed, 0x404)])],
        ),
    ],
};

/// A glide off the tower, slow at first: of one that is never slow the speed is a little more than 4 pixels a frame.
const fn turn(id: &'static str, what: &'static str, held: &'static [(Buttons, u32)], then: &'static [Then]) -> Example {
    let from = ground(190, 28, 0).who(Character::Knuckles);
    Example { id, what, game: Some(Game::Sonic3K), from, held, then }
}

/// A tower as high as the level: a glide that begins above the level is slowed down, and gains speed again by 8 a frame.
fn tower(canvas: &mut Canvas) {
    canvas.blocks([4, 3, 12, FLOOR], Earth);
}
