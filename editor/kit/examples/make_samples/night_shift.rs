//! `night-shift`: a short level on the roofs of the factory, with belts, lifts, fans and two loops.

use super::canvas::Canvas;
use super::curves::draw_loop;
use super::gym::Thing;
use super::pen::Pen;
use super::placing::{ledges, place};
use super::roads::{Plan, Way};
use super::script::{Leg, Until};
use super::theme::FACTORY;
use sim::input::Buttons;
use sim::project::Area;

/// Width of the level in blocks.
pub const WIDTH: i32 = 256;
/// Height of the level in blocks.
pub const HEIGHT: i32 = 56;
/// Row of the floor of gaps.
const SHAFT: i32 = 46;
/// Centre column, floor row and radius of each loop.
const LOOPS: &[(i32, i32, i32)] = &[(92, 30, 96), (226, 40, 64)];

/// The project.
pub const PLAN: Plan = Plan {
    name: "Night Shift",
    level: ("roofs", "Roofs of the factory"),
    draw,
    loops: LOOPS,
    things: THINGS,
    start: (96, 34 * 16 - 20),
    goal: Area { x: 248 * 16, y: 26 * 16, width: 32, height: 12 * 16 },
    water: None,
    ways: WAYS,
};

/// Draws the level.
fn draw() -> Canvas {
    let mut canvas = Canvas::of(&FACTORY, WIDTH, HEIGHT);
    let c = &mut canvas;
    let mut pen = Pen { canvas: c, x: 0, y: 34, bottom: HEIGHT };
    pen.flat(16);
    pen.hill(8, -2);
    pen.hill(8, 2);
    pen.flat(8);
    shaft(&mut pen, 12); // two platforms
    pen.flat(14);
    pen.hill(12, -4);
    pen.flat(28);
    pen.hill(16, 8);
    pen.flat(8);
    shaft(&mut pen, 14); // a bridge
    pen.flat(12);
    pen.hill(12, -4);
    shaft(&mut pen, 10); // a fan that blows up
    pen.flat(12);
    pen.hill(24, 6);
    pen.flat(26);
    pen.hill(8, -2);
    pen.flat(WIDTH - pen.x);
    for (x, floor, radius) in LOOPS {
        draw_loop(c, *x, *floor, *radius);
    }
    for (x, y, width) in [(47, 29, 4), (53, 25, 4), (58, 21, 6), (66, 18, 6), (150, 33, 4), (156, 29, 5), (186, 29, 4)]
    {
        ledges(c, x, y, width);
    }
    for (name, x, floor) in PROPS {
        place(c, name, *x, *floor);
    }
    canvas
}

/// A gap with a floor deep down.
fn shaft(pen: &mut Pen<'_>, width: i32) {
    let roof = std::mem::replace(&mut pen.y, SHAFT);
    pen.flat(width);
    pen.y = roof;
}

/// Props by the column of their left side and the row of their floor or ceiling.
const PROPS: &[(&str, i32, i32)] = &[
    ("aerial", 0, 34),
    ("sign", 9, 34),
    ("lamp", 12, 34),
    ("crate", 2, 34),
    ("barrel", 14, 34),
    ("vent", 33, 34),
    ("lamp", 36, 34),
    ("beacon", 39, 34),
    ("beacon", 52, 34),
    ("crate", 56, 34),
    ("barrel red", 58, 34),
    ("pipe", 60, 34),
    ("pipe bend", 62, 34),
    ("warning", 64, 34),
    ("fan", 79, 30),
    ("lamp", 82, 30),
    ("vent", 102, 30),
    ("aerial", 104, 30),
    ("crate", 122, 38),
    ("lamp", 126, 38),
    ("beacon", 129, 38),
    ("beacon", 144, 38),
    ("valve", 147, 38),
    ("pipe end", 149, 38),
    ("barrel", 152, 38),
    ("barrel", 153, 38),
    ("lamp", 154, 38),
    ("beacon", 167, 34),
    ("beacon", 178, 34),
    ("railing", 180, 34),
    ("railing", 181, 34),
    ("railing", 182, 34),
    ("railing end", 183, 34),
    ("lamp", 186, 34),
    ("warning", 215, 40),
    ("vent", 236, 40),
    ("lamp", 239, 40),
    ("crate", 244, 38),
    ("goal", 248, 38),
    ("aerial", 253, 38),
];

/// What one meets: kind, centre, mirrored, what is set about it.
const THINGS: &[Thing] = &[
    ("conveyor", 568, 544, false, &[("half_width", 48)]),
    ("platform", 688, 552, false, &[("motion", 1)]),
    ("platform", 784, 552, false, &[("motion", 3)]),
    ("spring", 736, 728, false, &[("strength", 1)]),
    ("rover", 960, 528, false, &[]),
    ("monitor", 968, 320, false, &[]),
    ("monitor", 1104, 272, false, &[]),
    ("booster", 1312, 470, false, &[]),
    ("checkpoint", 1640, 448, false, &[("number", 1)]),
    ("bridge", 2160, 616, false, &[("logs", 14)]),
    ("spring", 2160, 728, false, &[("strength", 1)]),
    ("rover", 3000, 528, false, &[]),
    ("monitor", 2540, 448, false, &[]),
    ("fan", 2768, 724, false, &[("form", 1), ("always_on", 1)]),
    ("drone", 3000, 420, false, &[]),
    ("monitor", 3016, 448, false, &[]),
    ("booster", 3480, 630, false, &[]),
    ("checkpoint", 3800, 608, false, &[("number", 2)]),
];

const R: Buttons = Buttons::RIGHT;
const RJ: Buttons = Buttons::RIGHT.with(Buttons::JUMP);

/// The way to the goal.
const WAYS: &[Way] = &[Way {
    key: "over-the-roofs",
    legs: OVER,
    rings: &[(280, 480), (640, 830), (1100, 1280), (1700, 1900), (2080, 2240), (2700, 2900), (3200, 3400)],
}];

/// Over two gaps and a bridge, through both loops.
const OVER: &[Leg] =
    &[(R, Until::Right(620)), (RJ, Until::Landed), (R, Until::Right(2640)), (RJ, Until::Landed), (R, Until::Goal)];
