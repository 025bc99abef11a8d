//! Behind the ruins: dusk over far mesas, a broken aqueduct, and columns near by.

use super::super::art::rgb;
use super::super::easel::Easel;
use super::{HEIGHT, Layer, WIDTH, below, picture, sky, wave};

/// All layers, farthest first.
pub fn layers() -> Vec<Layer> {
    vec![
        Layer { file: "sky.png", scroll: (6, 6), y: 0, picture: dusk() },
        Layer { file: "mesas.png", scroll: (22, 12), y: 4, picture: mesas() },
        Layer { file: "aqueduct.png", scroll: (52, 20), y: 22, picture: aqueduct() },
        Layer { file: "columns.png", scroll: (96, 28), y: 44, picture: columns() },
    ]
}

/// A sky from violet to orange, a low sun behind bars of cloud.
fn dusk() -> Easel {
    let mut e = picture();
    const SKY: [u32; 9] = [
        rgb(0x3C3168),
        rgb(0x4C3876),
        rgb(0x633F82),
        rgb(0x804888),
        rgb(0xA15386),
        rgb(0xC2657F),
        rgb(0xDE8078),
        rgb(0xF0A077),
        rgb(0xF8C088),
    ];
    sky(&mut e, &SKY, 4, 20);
    for (r, colour) in [(62, rgb(0xF4AE7E)), (50, rgb(0xFAC88E)), (40, rgb(0xFFE7AE))] {
        e.disc(2 * 356, 2 * 142, r, r, colour);
    }
    for (x, y, long, tone) in [
        (330, 150, 70, 1),
        (366, 139, 44, 1),
        (40, 96, 90, 0),
        (92, 104, 60, 0),
        (190, 70, 80, 0),
        (230, 128, 96, 1),
        (282, 90, 46, 0),
        (430, 112, 88, 1),
        (470, 60, 64, 0),
        (10, 140, 74, 1),
        (120, 152, 60, 1),
        (486, 134, 50, 1),
    ] {
        streak(&mut e, (x, y), long, [[rgb(0x8A4E8E), rgb(0xA65C8C)], [rgb(0xD0707C), rgb(0xF0987C)]][tone]);
    }
    for (x, y) in
        [(22, 12), (70, 34), (131, 20), (178, 8), (214, 40), (262, 16), (318, 30), (388, 10), (441, 26), (497, 44)]
    {
        e.dot(x, y, rgb(0xC9B4DC));
    }
    e
}

/// A thin cloud: dark above, lit from below.
fn streak(e: &mut Easel, (x, y): (i32, i32), long: i32, tones: [u32; 2]) {
    for (dy, from, to) in [(-2, 30, 55), (-1, 12, 78), (0, 0, 100), (1, 8, 86), (2, 34, 60)] {
        let colour = tones[usize::from(dy > 0)];
        e.bar(x + long * from / 100, y + dy, long * (to - from) / 100, 1, colour);
    }
}

/// Two ranges of table mountains.
fn mesas() -> Easel {
    let mut e = picture();
    const FAR: [u32; 4] = [rgb(0xC9707F), rgb(0xA95C80), rgb(0x96527F), rgb(0x87497A)];
    const NEAR: [u32; 4] = [rgb(0xA0567C), rgb(0x7E4577), rgb(0x6D3D70), rgb(0x5F3669)];
    for (x, top, wide) in [(6, 132, 70), (104, 146, 46), (196, 126, 92), (318, 144, 60), (420, 136, 54), (478, 150, 30)]
    {
        mesa(&mut e, (x, top), wide, FAR);
    }
    for x in 0..WIDTH {
        below(&mut e, x, 176 + wave(x, 3, 30, 4) + wave(x, 7, 0, 2), FAR[2]);
    }
    for (x, top, wide) in [(50, 166, 58), (150, 158, 40), (268, 162, 84), (388, 152, 36), (452, 170, 70)] {
        mesa(&mut e, (x, top), wide, NEAR);
    }
    for x in 0..WIDTH {
        let ground = 200 + wave(x, 2, 90, 5) + wave(x, 5, 40, 2);
        below(&mut e, x, ground, NEAR[1]);
        below(&mut e, x, ground + 2, NEAR[2]);
        below(&mut e, x, ground + 14 + wave(x, 4, 10, 3), NEAR[3]);
    }
    e
}

/// A table mountain: a flat top, a cliff with gullies, a skirt of rubble. Tones: edge, lit side, face, shade.
fn mesa(e: &mut Easel, (left, top): (i32, i32), wide: i32, tones: [u32; 4]) {
    let cliff = 18 + wide / 8;
    for x in -40..wide + 40 {
        let into = x.min(wide - 1 - x);
        // Down the skirt it is as wide as it is far down; on the cliff a step every few rows.
        let start = if into >= 0 { top + if into < 3 { 3 - into } else { 0 } } else { top + cliff + (-into) * 3 / 4 };
        let gully = [0, 0, 1, 2, 2, 1, 0, 1, 1, 0, 2, 2, 2, 0, 0, 1][((x + 40) * 5 / 7 % 16) as usize];
        for y in start..HEIGHT {
            let depth = y - top;
            let colour = match depth {
                d if d < 2 => tones[0],
                d if d < cliff && x < wide / 4 + gully => tones[1],
                d if d < cliff && gully == 2 && d > 4 => tones[3],
                d if d < cliff && d % 9 == 6 => tones[3],
                d if d < cliff => tones[2],
                _ if x + y - top < wide / 3 => tones[1],
                _ => tones[2],
            };
            e.dot(left + x, y, colour);
        }
    }
}

/// A row of arches, broken here and there, on a dark plain.
fn aqueduct() -> Easel {
    let mut e = picture();
    const T: [u32; 4] = [rgb(0xA5587A), rgb(0x6B3A6C), rgb(0x573162), rgb(0x472957)];
    let (deck, foot) = (136, 214);
    for pier in 0..8 {
        let x = pier * 64;
        // How much is left of the arch to the right of this pier: none, a stump, or all.
        let left = [2, 2, 1, 0, 2, 2, 2, 1][pier as usize];
        let high = [0, 0, 0, 40, 12, 0, 0, 0][pier as usize];
        block(&mut e, [x, deck + 10 + high, 16, foot - deck - 10 - high], T);
        if left == 2 {
            arch(&mut e, x + 16, 48, deck + 10, T);
            block(&mut e, [x - 2, deck, 68, 10], T);
            e.bar(x - 2, deck, 68, 1, T[0]);
            e.bar(x - 2, deck + 9, 68, 1, T[3]);
        } else if left == 1 {
            for (dx, rows) in [(0, 22), (4, 16), (9, 11), (14, 5)] {
                e.bar(x + 16 + dx, deck + 10, 5, rows, T[2]);
            }
            block(&mut e, [x - 2, deck, 34, 10], T);
            e.bar(x + 32, deck + 3, 4, 7, T[2]);
            e.bar(x - 2, deck, 34, 1, T[0]);
        }
    }
    for (x, wide, high) in [(206, 22, 9), (232, 12, 6), (268, 16, 8), (488, 14, 7), (118, 18, 6)] {
        block(&mut e, [x, foot - high, wide, high], T);
        e.bar(x, foot - high, wide, 1, T[0]);
    }
    for x in 0..WIDTH {
        let ground = 211 + wave(x, 3, 0, 3) + wave(x, 8, 60, 1);
        below(&mut e, x, ground, T[1]);
        below(&mut e, x, ground + 2, T[2]);
        below(&mut e, x, ground + 12 + wave(x, 5, 90, 3), T[3]);
    }
    e
}

/// A body of courses: lit at the left, shaded at the right.
fn block(e: &mut Easel, [x, y, wide, high]: [i32; 4], t: [u32; 4]) {
    for dy in 0..high {
        for dx in 0..wide {
            let joint = dy % 6 == 5 && (dx + dy / 6 * 5) % 11 < 7;
            let colour = match dx {
                0 => t[0],
                d if d < 3 => t[1],
                d if d >= wide - 3 => t[3],
                _ if joint => t[3],
                _ => t[2],
            };
            e.dot(x + dx, y + dy, colour);
        }
    }
}

/// The stones over an opening, `wide` from pier to pier.
fn arch(e: &mut Easel, x: i32, wide: i32, top: i32, t: [u32; 4]) {
    let r = wide / 2;
    for dx in 0..wide {
        let across = 2 * (dx - r) + 1;
        let rise = (0..=r).rev().find(|rise| across * across + 4 * rise * rise <= wide * wide).unwrap_or(0);
        let low = top + 4 + r - rise;
        e.bar(x + dx, top, 1, low - top, t[2]);
        // The right half of the ring is in the light that comes from the left.
        e.bar(x + dx, low - 3, 1, 3, if dx > r { t[1] } else { t[3] });
    }
}

/// Columns that have lost their roof, dark, with a rim of light.
fn columns() -> Easel {
    let mut e = picture();
    const T: [u32; 4] = [rgb(0x8A4A72), rgb(0x4A2B5C), rgb(0x3A224E), rgb(0x2E1B44)];
    for (x, top, whole) in [
        (30, 128, true),
        (70, 128, true),
        (118, 172, false),
        (226, 150, false),
        (300, 120, true),
        (344, 160, false),
        (440, 184, false),
    ] {
        column(&mut e, (x, top), whole, T);
    }
    // A beam that is still on two of them.
    block(&mut e, [24, 114, 76, 12], T);
    e.bar(24, 114, 76, 1, T[0]);
    e.bar(22, 111, 80, 3, T[2]);
    e.bar(22, 111, 80, 1, T[0]);
    // A drum that has fallen.
    e.disc(2 * 176, 2 * 212, 26, 26, T[2]);
    e.disc(2 * 175, 2 * 211, 20, 20, T[1]);
    e.disc(2 * 176, 2 * 212, 14, 14, T[2]);
    for (x, r) in [(8, 15), (140, 18), (160, 12), (258, 20), (280, 14), (392, 19), (414, 13), (480, 20), (500, 15)] {
        shrub(&mut e, x, 220 + wave(x, 2, 20, 6), r, T);
    }
    for x in 0..WIDTH {
        let ground = 218 + wave(x, 2, 20, 6) + wave(x, 9, 0, 1);
        below(&mut e, x, ground, T[1]);
        below(&mut e, x, ground + 2, T[2]);
        below(&mut e, x, ground + 10, T[3]);
    }
    e
}

fn column(e: &mut Easel, (x, top): (i32, i32), whole: bool, t: [u32; 4]) {
    let foot = 226;
    for dx in 0..20 {
        let ragged = if whole { 0 } else { [3, 1, 0, 2, 5, 6, 4, 7, 9, 8][(dx / 2) as usize] };
        let colour = match dx {
            0 => t[0],
            1..=3 => t[1],
            _ if dx % 5 == 4 => t[3],
            17.. => t[3],
            _ => t[2],
        };
        e.bar(x + dx, top + ragged, 1, foot - top - ragged, colour);
    }
    for (y, out) in [(foot - 8, 3), (foot - 14, 1)] {
        block(e, [x - out, y, 20 + 2 * out, 6], t);
    }
    if whole {
        block(e, [x - 4, top, 28, 5], t);
        block(e, [x - 2, top + 5, 24, 3], t);
        e.bar(x - 4, top, 28, 1, t[0]);
    }
}

/// A bush of spiky leaves.
fn shrub(e: &mut Easel, x: i32, foot: i32, r: i32, t: [u32; 4]) {
    for (dx, high, tone) in
        [(-10, 5, 2), (10, 5, 3), (-8, 8, 2), (8, 8, 2), (-5, 10, 1), (6, 10, 2), (-2, 11, 1), (3, 11, 2), (0, 12, 1)]
    {
        let to = (x + dx * r / 10, foot - high * r / 10);
        e.stroke((x + dx / 4, foot), to, t[tone]);
        e.stroke((x + dx / 4 + 1, foot), to, t[tone]);
        e.dot(to.0, to.1, t[0]);
    }
}
