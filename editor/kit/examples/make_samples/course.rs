//! The course of `first-steps`, stroke by stroke, in blocks.

use super::art::B;
use super::canvas::{A, BOTH, Canvas, L_B, Material::*};
use super::curves::{Profile, Quarter, Stroke, draw_loop};
use super::pen::{BACK_A, FRONT_B, Pen};
use super::placing::{ledges, place};
use sim::project::{LayerSwitcher, PlacementId, SwitcherSide};
use sim::tiles::TileLayer;

/// Width of the level in blocks.
pub const WIDTH: i32 = 256;
/// Height of the level in blocks.
pub const HEIGHT: i32 = 56;

/// Draws the whole course.
pub fn draw() -> Canvas {
    let mut canvas = Canvas::new(WIDTH, HEIGHT);
    let c = &mut canvas;
    hills_and_gap(c);
    tunnel(c);
    half_pipe(c);
    loop_and_bend(c);
    crossing(c);
    upper_path(c);
    props(c);
    canvas
}

fn hills_and_gap(c: &mut Canvas) {
    let mut pen = Pen { canvas: c, x: 0, y: 30, bottom: HEIGHT };
    pen.flat(14);
    pen.hill(8, -2);
    pen.hill(8, 2);
    pen.hill(12, 4);
    pen.flat(4);
    pen.hill(12, -4);
    pen.flat(8);
    pen.x += 8; // the pit: jump
    pen.flat(8);
    pen.hill(16, 8);
}

fn tunnel(c: &mut Canvas) {
    let mut pen = Pen { canvas: c, x: 98, y: 38, bottom: HEIGHT };
    pen.flat(4);
    pen.hill(8, 2);
    pen.flat(4);
    pen.hill(8, -2);
    pen.flat(6);
    c.blocks([101, 26, 126, 34], Earth);
    let down = Stroke { x: 102, y: 34, width: 8, drop: 2, profile: Profile::Hill };
    down.ceiling(c, 30, Earth);
    c.blocks([110, 30, 114, 36], Earth);
    Stroke { x: 114, y: 36, drop: -2, ..down }.ceiling(c, 30, Earth);
}

fn half_pipe(c: &mut Canvas) {
    // Over a round edge and down a quarter pipe, along the bottom, up again and out over the far lip.
    c.blocks([128, 42, 132, HEIGHT], Earth);
    Quarter { x: 128, y: 42, radius: 64, right: true, below: false }.round(c, Earth, BOTH);
    c.blocks([132, 50, 154, HEIGHT], Earth);
    Quarter { x: 140, y: 42, radius: 128, right: false, below: true }.pipe(c, Earth, BOTH);
    Quarter { x: 146, y: 42, radius: 128, right: true, below: true }.pipe(c, Earth, BOTH);
    let mut pen = Pen { canvas: c, x: 154, y: 38, bottom: HEIGHT };
    pen.flat(6);
    pen.hill(16, 8);
}

fn loop_and_bend(c: &mut Canvas) {
    c.blocks([176, 46, 230, HEIGHT], Earth);
    draw_loop(c, 188, 46, 96);
    // Up the wall, along the ceiling, round the end of the slab and back along its top.
    c.blocks([230, 22, WIDTH, HEIGHT], Earth);
    let turn = Quarter { x: 224, y: 40, radius: 96, right: true, below: true };
    turn.pipe(c, Earth, BOTH);
    Quarter { below: false, ..turn }.pipe(c, Earth, BOTH);
    c.blocks([214, 22, 230, 34], Earth);
    let end = Quarter { x: 214, y: 28, radius: 96, right: false, below: true };
    end.round(c, Earth, BOTH);
    Quarter { below: false, ..end }.round(c, Earth, BOTH);
}

fn crossing(c: &mut Canvas) {
    // Two tracks through one another: up on layer A, down on layer B.
    let up = Stroke { x: 218, y: 22, width: 24, drop: -6, profile: Profile::Hill };
    up.ribbon(c, 32, Stone, A);
    Stroke { y: 16, drop: 6, ..up }.ribbon(c, 32, Stone, L_B);
    c.blocks([242, 16, 245, 18], Stone);
    c.blocks([253, 6, WIDTH, 22], Earth);
}

fn upper_path(c: &mut Canvas) {
    let mut pen = Pen { canvas: c, x: 66, y: 16, bottom: 21 };
    pen.flat(10);
    pen.hill(8, 2);
    pen.hill(8, -2);
    pen.flat(8);
    pen.x = 106;
    pen.flat(20);
    pen.x = 166;
    pen.flat(4);
    pen.hill(8, -2);
    pen.flat(6);
    pen.hill(8, 2);
    pen.flat(10);
    c.blocks([202, 16, 218, 18], Stone);
}

/// Ways up that need no speed, and what grows.
fn props(c: &mut Canvas) {
    for (x, y, width) in [(59, 26, 4), (54, 22, 4), (59, 18, 5)] {
        ledges(c, x, y, width); // to the upper path
    }
    for (x, y, width) in [(101, 17, 4), (138, 16, 5), (160, 16, 4)] {
        ledges(c, x, y, width);
    }
    for (x, y, width) in [(201, 42, 3), (197, 38, 3), (201, 34, 3), (197, 30, 3), (201, 26, 3), (204, 22, 3)] {
        ledges(c, x, y, width); // round the bend for a player who is too slow
    }
    for (name, x, floor) in [
        ("tree", 0, 30),
        ("sign", 10, 30),
        ("poppy", 5, 30),
        ("daisy", 7, 30),
        ("tuft", 12, 30),
        ("bush", 42, 34),
        ("daisy", 45, 34),
        ("fence", 61, 30),
        ("fence", 62, 30),
        ("fence", 63, 30),
        ("fence end", 64, 30),
        ("tuft tall", 59, 30),
        ("poppy", 76, 30),
        ("bluebell", 77, 30),
        ("stone", 79, 30),
        ("mushroom", 112, 40),
        ("mushroom", 110, 40),
        ("roots", 111, 36),
        ("roots", 113, 36),
        ("tree", 101, 26),
        ("bush small", 117, 26),
        ("bush", 110, 26),
        ("poppy", 121, 26),
        ("daisy", 122, 26),
        ("tuft", 99, 38),
        ("boulder", 142, 50),
        ("tuft", 145, 50),
        ("bluebell", 141, 50),
        ("poppy", 157, 38),
        ("tuft tall", 158, 38),
        ("sign", 176, 46),
        ("daisy", 178, 46),
        ("bush small", 197, 46),
        ("poppy", 199, 46),
        ("tuft", 206, 46),
        ("stone", 210, 46),
        ("bluebell", 215, 22),
        ("roots", 216, 34),
        ("roots", 220, 34),
        ("mushroom", 230, 22),
        ("goal", 248, 22),
        ("bush small", 253, 6),
        ("poppy", 246, 22),
        ("daisy", 251, 22),
        ("tuft tall", 244, 22),
        ("bush", 69, 16),
        ("daisy", 73, 16),
        ("poppy", 95, 16),
        ("tuft", 98, 16),
        ("tree", 109, 16),
        ("bluebell", 115, 16),
        ("bush small", 120, 16),
        ("fence", 167, 16),
        ("fence end", 168, 16),
        ("tree", 179, 14),
        ("tuft", 183, 14),
        ("poppy", 200, 16),
    ] {
        place(c, name, x, floor);
    }
    for (x, y) in [(70, 21), (88, 21), (110, 21), (118, 21), (168, 21), (180, 21), (194, 21)] {
        place(c, "roots", x, y);
    }
}

/// The layer switchers: three for the loop, four for the crossing.
pub fn switchers() -> Vec<LayerSwitcher> {
    const BACK_B: SwitcherSide = SwitcherSide { layer: TileLayer::B, high_priority: false };
    let list = [
        // Left of the loop all is A; to the right of it too, but a player from there runs the loop on B.
        (178, 44, 64, BACK_A, BACK_A, false),
        (188, 34, 32, BACK_A, FRONT_B, true),
        (198, 44, 64, BACK_A, FRONT_B, false),
        // The upper track is B between its ends, the lower one A.
        (217, 14, 64, BACK_B, BACK_A, false),
        (217, 22, 64, BACK_A, BACK_A, false),
        (243, 14, 64, BACK_A, BACK_A, false),
        (243, 22, 64, BACK_A, BACK_B, false),
    ];
    let make = |(i, (x, y, half_length, right_or_below, left_or_above, grounded_only))| LayerSwitcher {
        id: PlacementId(0x6d65_6164_6f77_0001 + i as u64),
        x: x * B,
        y: y * B,
        half_length,
        right_or_below,
        left_or_above,
        grounded_only,
        ..LayerSwitcher::default()
    };
    list.into_iter().enumerate().map(make).collect()
}
