//! Spin dashes, super peel outs and drop dashes.

use super::*;
use Fact::{Airborne, Angle, Attacks, Charge, FacesLeft, GroundSpeed, Rolling, X, XSpeed, XSub, Y};

pub const CHARGES: Lesson = Lesson {
    key: "examples-charges",
    title: "Worked examples P1 to P5: spin dash and super peel out",
    things: &[],
    terrain: flat,
    water: None,
    switchers: &[],
    examples: &[
        Example {
            id: "P1",
            what: "spin dash, a press in every frame",
            game: Some(Game::Sonic2),
            from: ground(200, 236, 0),
            held: &[(D, 20), (DJ, 1), (DK, 1), (DJ, 1), (DK, 1), (DJ, 1), (DK, 1), (DJ, 1)],
            then: &[
                (21, PLAYER, &[(Charge, 0), (Attacks, 1)]),
                (22, PLAYER, &[(Charge, 0x200)]),
                (23, PLAYER, &[(Charge, 0x3F0)]),
                (24, PLAYER, &[(Charge, 0x5D1)]),
                (25, PLAYER, &[(Charge, 0x7A3)]),
                (26, PLAYER, &[(Charge, 0x800)]),
                (27, PLAYER, &[(Charge, 0x800)]),
            ],
        },
        Example {
            id: "P2a",
            what: "a full charge, a frame of holding, release",
            game: Some(Game::Sonic2),
            from: ground(200, 236, 0),
            held: WAITS,
            then: &[
                (26, PLAYER, &[(Charge, 0x800)]),
                (27, PLAYER, &[(Charge, 0x7C0)]),
                (28, PLAYER, &[(GroundSpeed, 0xB80), (Rolling, 1)]),
            ],
        },
        Example {
            id: "P2b",
            what: "the same in the super form",
            game: Some(Game::Sonic2),
            from: ground(200, 236, 0).form(Form::Super).rings(50),
            held: WAITS,
            then: &[(27, PLAYER, &[(Charge, 0x7C0)]), (28, PLAYER, &[(GroundSpeed, 0xE80), (Rolling, 1)])],
        },
        Example {
            id: "P3",
            what: "released in the frame after the last press",
            game: Some(Game::Sonic2),
            from: ground(200, 236, 0),
            held: &[(D, 20), (DJ, 1), (DK, 1), (DJ, 1), (DK, 1), (DJ, 1), (DK, 1), (N, 2)],
            then: &[
                (26, PLAYER, &[(Charge, 0x800), (Y, 236)]),
                (27, PLAYER, &[(GroundSpeed, 0xC00), (X, 200), (XSub, 0), (Y, 241)]),
                (28, PLAYER, &[(GroundSpeed, 0xBFA), (X, 211), (XSub, 0xFA)]),
            ],
        },
        peel_out(
            "P4a",
            "28 frames of charging",
            &[(U, 1), (UJ, 1), (U, 28), (N, 1)],
            &[(31, PLAYER, &[(GroundSpeed, 0xAE4)])],
        ),
        peel_out(
            "P4b",
            "31 frames give all of it",
            &[(U, 1), (UJ, 1), (U, 31), (N, 1)],
            &[(34, PLAYER, &[(GroundSpeed, 0xBF4)])],
        ),
        peel_out(
            "P4c",
            "27 frames are too few",
            &[(U, 1), (UJ, 1), (U, 27), (N, 1)],
            &[(30, PLAYER, &[(GroundSpeed, 0), (X, 200)])],
        ),
        Example {
            id: "P5a",
            what: "spin dash of CD to the right: the press moves him",
            game: Some(Game::SonicCd),
            from: ground(200, 236, 0),
            held: &[(D, 1), (DJ, 1), (D, 36)],
            then: &[
                (2, PLAYER, &[(GroundSpeed, 0x200), (X, 201), (XSub, 0xF4), (Rolling, 1)]),
                (36, PLAYER, &[(GroundSpeed, 0x200 + 34 * 75)]),
                (37, PLAYER, &[(GroundSpeed, 0xC00)]),
            ],
        },
        Example {
            id: "P5b",
            what: "to the left it hardly does",
            game: Some(Game::SonicCd),
            from: ground(200, 236, 0).left(),
            held: &[(D, 1), (DJ, 1), (D, 42)],
            then: &[
                (2, PLAYER, &[(GroundSpeed, -0xA), (X, 199), (XSub, 0xF6), (Rolling, 1)]),
                (42, PLAYER, &[(GroundSpeed, -0xA - 40 * 75)]),
                (43, PLAYER, &[(GroundSpeed, -0xC00)]),
            ],
        },
    ],
};

/// A spin dash with five presses, a frame of holding and the release.
const WAITS: &[(Buttons, u32)] = &[(D, 20), (DJ, 1), (DK, 1), (DJ, 1), (DK, 1), (DJ, 1), (DK, 1), (D, 1), (N, 2)];

/// A super peel out: the second frame of `held` is that of the press.
const fn peel_out(
    id: &'static str,
    what: &'static str,
    held: &'static [(Buttons, u32)],
    then: &'static [Then],
) -> Example {
    Example { id, what, game: Some(Game::SonicCd), from: ground(200, 236, 0), held, then }
}

pub const DROPS: Lesson = Lesson {
    key: "examples-drop-dash",
    title: "Worked example P6: drop dash",
    things: &[],
    terrain: hill,
    water: None,
    switchers: &[],
    examples: &[
        Example {
            id: "P6a",
            what: "a drop dash forward keeps a quarter of the speed",
            game: None,
            from: ground(1000, 236, 0x600),
            held: &[(R.with(J), 30), (R, 1), (R.with(J), 31)],
            then: &[
                (32, PLAYER, &[(Charge, 2)]),
                (52, PLAYER, &[(Charge, 22)]),
                (61, PLAYER, &[(Airborne, 1), (XSpeed, 0x600)]),
                (62, PLAYER, &[(Airborne, 0), (GroundSpeed, 0x980), (Rolling, 1)]),
            ],
        },
        Example {
            id: "P6b",
            what: "against the motion on flat ground it begins anew",
            game: None,
            // What drag leaves of it is -0x600.
            from: ground(1450, 236, -2735),
            held: &[(J, 30), (N, 1), (J, 31)],
            then: &[
                (61, PLAYER, &[(Airborne, 1), (FacesLeft, 0), (XSpeed, -0x600)]),
                (62, PLAYER, &[(Airborne, 0), (GroundSpeed, 0x800), (Rolling, 1)]),
            ],
        },
        Example {
            id: "P6c",
            what: "on a slope of angle 8 it keeps half of the speed",
            game: None,
            from: ground(1060, 236, -2735),
            held: &[(J, 25), (N, 1), (J, 25)],
            then: &[
                (50, PLAYER, &[(Airborne, 1), (FacesLeft, 0), (XSpeed, -0x600)]),
                (51, PLAYER, &[(Airborne, 0), (Angle, 8), (GroundSpeed, 0x500), (Rolling, 1)]),
            ],
        },
    ],
};

/// A hill; the last column but one of its right side has the angle 8.
fn hill(canvas: &mut Canvas) {
    canvas.blocks([20, 12, 40, FLOOR], Earth);
    Stroke { x: 40, y: 12, width: 12, drop: 4, profile: Profile::Hill }.floor(canvas, FLOOR, Earth);
}
