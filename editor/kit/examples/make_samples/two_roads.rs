//! `two-roads`: a level in the ruins with a fast upper way and a slow lower one. Who falls off the one is on the other.

use super::canvas::{Canvas, Material::Earth, Material::Stone};
use super::curves::draw_loop;
use super::gym::Thing;
use super::pen::Pen;
use super::placing::{ledges, place};
use super::roads::{Plan, Way};
use super::script::{Leg, Until};
use super::theme::RUINS;
use sim::input::Buttons;
use sim::project::Area;

/// Width of the level in blocks.
pub const WIDTH: i32 = 512;
/// Height of the level in blocks.
pub const HEIGHT: i32 = 80;
/// Row of the water's surface in the pools.
const WATER: i32 = 69;
/// Row of the pools' floor.
const POOL: i32 = 74;
/// Rows that an island of the upper road is thick.
const THICK: i32 = 6;
/// Centre column, floor row and radius of each loop.
const LOOPS: &[(i32, i32, i32)] = &[(139, 32, 96), (278, 38, 128)];

/// The project.
pub const PLAN: Plan = Plan {
    name: "Two Roads",
    level: ("ruins", "Ruins at dusk"),
    draw,
    loops: LOOPS,
    things: THINGS,
    start: (96, 60 * 16 - 20),
    goal: Area { x: 496 * 16, y: 44 * 16, width: 32, height: 12 * 16 },
    water: Some(WATER * 16),
    ways: WAYS,
};

/// Draws the level.
fn draw() -> Canvas {
    let mut canvas = Canvas::of(&RUINS, WIDTH, HEIGHT);
    let c = &mut canvas;
    lower_road(c);
    upper_road(c);
    for (x, floor, radius) in LOOPS {
        draw_loop(c, *x, *floor, *radius);
    }
    props(c);
    canvas
}

fn lower_road(c: &mut Canvas) {
    let mut pen = Pen { canvas: c, x: 0, y: 60, bottom: HEIGHT };
    pen.flat(18);
    pen.hill(8, -2);
    pen.hill(8, 2);
    pen.flat(8);
    pool(&mut pen, 14); // a bridge
    pen.flat(28);
    pen.hill(12, 4);
    pen.flat(10);
    pool(&mut pen, 14); // two platforms
    pen.flat(16);
    pool(&mut pen, 24); // a floor that collapses
    pen.flat(54); // a tunnel
    pen.hill(12, -4);
    pen.flat(10);
    pool(&mut pen, 14); // a platform on a chain
    pen.flat(14);
    pen.hill(12, 4);
    pen.flat(14);
    pool(&mut pen, 16); // a bridge
    pen.flat(20);
    pen.y = 54; // a step with a lift
    pen.flat(4);
    pen.hill(8, 2);
    pen.hill(12, 4);
    pen.flat(8);
    pool(&mut pen, 12); // stepping stones
    pen.flat(10);
    pen.hill(8, -2);
    pen.hill(8, 2);
    pen.flat(24);
    pen.hill(12, -4);
    pen.flat(12);
    pen.hill(8, -2);
    pen.hill(8, 2);
    pen.flat(WIDTH - pen.x);
    c.blocks([170, 49, 206, 57], Earth);
    c.blocks([189, 57, 191, 59], Stone); // the door slides up behind it
}

/// A gap with water at its bottom.
fn pool(pen: &mut Pen<'_>, width: i32) {
    let road = std::mem::replace(&mut pen.y, POOL);
    pen.flat(width);
    pen.y = road;
}

fn upper_road(c: &mut Canvas) {
    // A player thrown up by the spring has room to its left.
    let mut pen = Pen { canvas: c, x: 85, y: 30, bottom: 30 + THICK };
    pen.flat(12);
    pen.hill(8, -2);
    pen.hill(8, 2);
    pen.flat(2);
    (pen.y, pen.bottom) = (32, 32 + THICK);
    pen.flat(40);
    (pen.x, pen.y, pen.bottom) = (161, 38, 38 + THICK);
    pen.flat(17); // a bed of springs
    (pen.x, pen.y, pen.bottom) = (190, 34, 40 + THICK);
    pen.flat(14);
    pen.hill(24, 6);
    pen.hill(12, -4);
    pen.x += 10;
    (pen.y, pen.bottom) = (38, 38 + THICK);
    pen.flat(50);
    pen.x += 12;
    (pen.y, pen.bottom) = (40, 44 + THICK);
    pen.flat(8);
    pen.hill(12, 4);
    pen.flat(4);
    pen.hill(12, -4);
    pen.flat(10);
    pen.x += 10;
    (pen.y, pen.bottom) = (42, 48 + THICK);
    pen.flat(12);
    pen.hill(24, 6);
    pen.flat(12);
}

/// Ways up, stepping stones, and what grows or was built.
fn props(c: &mut Canvas) {
    for (x, y, width) in
        [(66, 56, 6), (361, 60, 3), (366, 60, 3), (163, 60, 3), (166, 56, 3), (163, 52, 3), (294, 33, 3)]
    {
        ledges(c, x, y, width);
    }
    for (name, x, floor) in PROPS {
        place(c, name, *x, *floor);
    }
}

/// Props by the column of their left side and the row of their floor or ceiling.
const PROPS: &[(&str, i32, i32)] = &[
    ("palm", 0, 60),
    ("slab", 10, 60),
    ("torch", 14, 60),
    ("grass", 9, 60),
    ("urn", 16, 60),
    ("fern", 35, 60),
    ("pillar broken", 38, 60),
    ("torch", 41, 60),
    ("torch", 56, 60),
    ("pillar", 60, 60),
    ("slab", 63, 60),
    ("pillar", 75, 60),
    ("cactus", 79, 60),
    ("urn broken", 82, 60),
    ("rubble", 97, 64),
    ("grass tall", 100, 64),
    ("torch", 105, 64),
    ("torch", 120, 64),
    ("statue", 126, 64),
    ("urn", 131, 64),
    ("fern", 132, 64),
    ("torch", 135, 64),
    ("pillar broken", 161, 64),
    ("grass", 164, 64),
    ("torch", 171, 64),
    ("urn", 174, 64),
    ("urn broken", 185, 64),
    ("torch", 187, 64),
    ("torch", 194, 64),
    ("rubble", 203, 64),
    ("vine", 172, 57),
    ("vine", 176, 57),
    ("vine", 183, 57),
    ("vine", 193, 57),
    ("vine", 201, 57),
    ("fern", 209, 64),
    ("pillar", 227, 60),
    ("cactus", 232, 60),
    ("torch", 235, 60),
    ("torch", 250, 60),
    ("palm", 251, 60),
    ("grass tall", 262, 60),
    ("urn", 281, 64),
    ("torch", 289, 64),
    ("torch", 306, 64),
    ("statue", 309, 64),
    ("fern", 315, 64),
    ("pillar broken", 326, 54),
    ("grass", 329, 54),
    ("urn", 351, 60),
    ("fern", 353, 60),
    ("torch", 357, 60),
    ("torch", 370, 60),
    ("pillar", 373, 60),
    ("grass tall", 377, 60),
    ("rubble", 397, 60),
    ("cactus", 401, 60),
    ("palm", 404, 60),
    ("fern", 411, 60),
    ("pillar broken", 417, 60),
    ("slab", 437, 56),
    ("torch", 442, 56),
    ("urn", 461, 56),
    ("palm", 466, 56),
    ("fern", 473, 56),
    ("pillar", 478, 56),
    ("statue", 484, 56),
    ("pillar", 489, 56),
    ("goal", 496, 56),
    ("torch", 493, 56),
    ("torch", 501, 56),
    ("palm", 505, 56),
    // The upper road.
    ("torch", 86, 30),
    ("cactus", 88, 30),
    ("fern", 91, 30),
    ("torch", 115, 32),
    ("grass tall", 118, 32),
    ("urn", 125, 32),
    ("pillar broken", 147, 32),
    ("palm", 190, 34),
    ("fern", 196, 34),
    ("urn", 199, 34),
    ("cactus", 202, 34),
    ("torch", 250, 38),
    ("urn", 253, 38),
    ("grass", 260, 38),
    ("pillar", 292, 38),
    ("torch", 299, 38),
    ("fern", 313, 40),
    ("cactus", 354, 40),
    ("torch", 357, 40),
    ("pillar broken", 370, 42),
    ("palm", 373, 42),
    ("urn broken", 378, 42),
    ("fern", 405, 48),
    ("torch", 415, 48),
    ("vine", 88, 36),
    ("vine", 110, 36),
    ("vine", 121, 38),
    ("vine", 145, 38),
    ("vine", 195, 46),
    ("vine", 230, 46),
    ("vine", 259, 44),
    ("vine", 295, 44),
    ("vine", 318, 50),
    ("vine", 350, 50),
    ("vine", 374, 54),
    ("vine", 410, 54),
];

/// What one meets: kind, centre, mirrored, what is set about it.
const THINGS: &[Thing] = &[
    // The lower road.
    ("rover", 632, 944, false, &[]),
    ("bridge", 784, 968, false, &[("logs", 14)]),
    ("spring", 784, 1176, false, &[("strength", 1)]),
    ("monitor", 1240, 944, false, &[]),
    ("spring", 1104, 888, false, &[]),
    ("rover", 1600, 1008, false, &[]),
    ("platform", 1744, 1032, false, &[("motion", 1)]),
    ("platform", 1872, 1032, false, &[("motion", 1)]),
    ("spring", 1808, 1176, false, &[("strength", 1)]),
    ("checkpoint", 1960, 992, false, &[("number", 1)]),
    ("collapsing_floor", 2208, 1032, false, &[]),
    ("collapsing_floor", 2272, 1032, false, &[]),
    ("collapsing_floor", 2336, 1032, false, &[]),
    ("collapsing_floor", 2400, 1032, false, &[]),
    ("collapsing_floor", 2464, 1032, false, &[]),
    ("collapsing_floor", 2528, 1032, false, &[]),
    ("spring", 2232, 1176, false, &[("strength", 1)]),
    ("spring", 2504, 1176, false, &[("strength", 1)]),
    ("button", 2880, 1016, false, &[("switch", 1)]),
    ("door", 3040, 928, false, &[("switch", 1)]),
    ("monitor", 2840, 768, false, &[]),
    ("monitor", 2920, 768, false, &[("holds", 3)]),
    ("crawler", 3200, 1004, false, &[]),
    ("swinging_platform", 3888, 848, false, &[("links", 5)]),
    ("spring", 3888, 1176, false, &[("strength", 1)]),
    ("checkpoint", 4120, 928, false, &[("number", 2)]),
    ("monitor", 4072, 944, false, &[]),
    ("spikes", 4560, 1008, false, &[]),
    ("bridge", 4768, 1032, false, &[("logs", 16)]),
    ("spring", 4768, 1176, false, &[("strength", 1)]),
    ("rover", 5056, 1008, false, &[]),
    ("platform", 5184, 960, false, &[("motion", 4)]),
    ("lobber", 5560, 940, false, &[]),
    ("spring", 5832, 1176, false, &[("strength", 1)]),
    ("rover", 6500, 944, false, &[]),
    ("monitor", 6600, 944, false, &[]),
    ("checkpoint", 7448, 864, false, &[("number", 3)]),
    // The upper road.
    ("booster", 1488, 470, false, &[]),
    ("booster", 1936, 502, false, &[]),
    ("spring", 2592, 600, false, &[("strength", 1)]),
    ("spring", 2624, 600, false, &[("strength", 1)]),
    ("spring", 2656, 600, false, &[("strength", 1)]),
    ("spring", 2688, 600, false, &[("strength", 1)]),
    ("spring", 2720, 600, false, &[("strength", 1)]),
    ("spring", 2752, 600, false, &[("strength", 1)]),
    ("spring", 2784, 600, false, &[("strength", 1)]),
    ("spring", 2816, 600, false, &[("strength", 1)]),
    ("booster", 3216, 534, false, &[]),
    ("booster", 4112, 598, false, &[]),
    ("monitor", 4728, 512, false, &[]),
    ("booster", 5040, 630, false, &[]),
    ("booster", 5960, 662, false, &[]),
];

const N: Buttons = Buttons::NONE;
const R: Buttons = Buttons::RIGHT;
const J: Buttons = Buttons::JUMP;
const RJ: Buttons = Buttons::RIGHT.with(Buttons::JUMP);

/// The two ways to the goal.
const WAYS: &[Way] = &[
    Way {
        key: "lower-road",
        legs: LOWER,
        rings: &[(280, 560), (1360, 1560), (2600, 2800), (3400, 3680), (4250, 4500)],
    },
    Way {
        key: "upper-road",
        legs: UPPER,
        rings: &[(1300, 1600), (2100, 2400), (2480, 3100), (4250, 4700), (5100, 5600)],
    },
];

/// Over bridge, platforms and the floor that collapses, through the door, up the lift.
const LOWER: &[Leg] = &[
    (R, Until::Right(420)),
    (RJ, Until::Landed),
    (R, Until::Right(1180)),
    (RJ, Until::Landed),
    (R, Until::Right(2060)),
    (R, Until::Right(2700)),
    (R, Until::Slow),
    (J, Until::Frames(3)),
    (R, Until::Frames(8)),
    (N, Until::Landed),
    (N, Until::Frames(30)),
    (R, Until::Right(3100)),
    (RJ, Until::Landed),
    (R, Until::Right(3760)),
    (RJ, Until::Landed),
    (R, Until::Right(4500)),
    (RJ, Until::Landed),
    (R, Until::Right(4800)),
    (RJ, Until::Landed),
    (R, Until::Right(4990)),
    (RJ, Until::Landed),
    (N, Until::Frames(220)),
    (RJ, Until::Landed),
    (R, Until::Right(5450)),
    (RJ, Until::Landed),
    (R, Until::Right(5700)),
    (RJ, Until::Landed),
    (R, Until::Right(6400)),
    (RJ, Until::Landed),
    (R, Until::Goal),
];

/// Up the spring, and on without a stop.
const UPPER: &[Leg] = &[
    (R, Until::Right(420)),
    (RJ, Until::Landed),
    (R, Until::Right(850)),
    (RJ, Until::Landed),
    (R, Until::Right(4765)),
    (RJ, Until::Landed),
    (R, Until::Right(5695)),
    (RJ, Until::Landed),
    (R, Until::Right(6800)),
    (R, Until::Goal),
];
