//! The meadow's props: flowers, bushes, trees, fences.

use super::super::art::palette::{EARTH, GRASS, INK, MOSS, SHADE, STONE};
use super::super::art::rgb;
use super::super::easel::Easel;
use super::super::moving::{Motion, sway};
use super::{Prop, numbered};
use std::sync::OnceLock;

const WOOD: [u32; 4] = [rgb(0xF7D79A), rgb(0xE0AE6A), rgb(0xB87B48), rgb(0x7A4A38)];
const CORAL: [u32; 3] = [rgb(0xFF9E8A), rgb(0xF0645F), rgb(0xB83E54)];
const CREAM: u32 = rgb(0xFFF6DC);
const LEAVES: [u32; 4] = [rgb(0xC6EC6E), rgb(0x86CF55), rgb(0x4BA656), rgb(0x2B7850)];

/// What grows sways, each plant in its own time.
pub const MOVING: &[Motion] = &[
    Motion { prop: "poppy", durations: &[24, 16, 24, 16], picture: sway },
    Motion { prop: "daisy", durations: &[30, 20, 30, 20], picture: sway },
    Motion { prop: "bluebell", durations: &[20, 14, 20, 14], picture: sway },
    Motion { prop: "tuft tall", durations: &[26, 18, 26, 18], picture: sway },
];

/// All props of the meadow.
pub fn all() -> &'static [Prop] {
    static ALL: OnceLock<Vec<Prop>> = OnceLock::new();
    ALL.get_or_init(|| {
        numbered([
            ("ledge left", ledge(true, false)),
            ("ledge", ledge(false, false)),
            ("ledge right", ledge(false, true)),
            ("tuft", tuft(0)),
            ("tuft tall", tuft(3)),
            ("poppy", flower(CORAL[1], CORAL[0], rgb(0xFFD75E), 9)),
            ("daisy", flower(CREAM, rgb(0xFFFFFF), rgb(0xFFC845), 6)),
            ("bluebell", flower(rgb(0x6F7BE0), rgb(0xA9B4FF), rgb(0xFFF0B0), 8)),
            ("mushroom", mushroom()),
            ("stone", boulder(16, 16, 7)),
            ("boulder", boulder(32, 16, 14)),
            ("fence", fence(false)),
            ("fence end", fence(true)),
            ("bush", bush(48, &[(22, 46, 20), (74, 46, 20), (48, 36, 27)])),
            ("bush small", bush(32, &[(20, 48, 15), (42, 46, 17)])),
            ("sign", sign()),
            ("tree", tree()),
            ("goal", goal()),
            ("roots", roots()),
        ])
    })
}

fn ledge(left: bool, right: bool) -> Easel {
    let mut e = Easel::new(16, 16);
    for plank in 0..2 {
        let x = plank * 8;
        e.bar(x, 0, 8, 1, WOOD[0]);
        e.bar(x, 1, 8, 3, WOOD[1]);
        e.bar(x, 4, 8, 2, WOOD[2]);
        e.bar(x + 7, 0, 1, 6, WOOD[3]);
        e.dot(x + 2, 2, WOOD[2]);
        e.dot(x + 3, 2, WOOD[2]);
    }
    e.bar(0, 6, 16, 1, WOOD[3]);
    // A rope hangs in a bow under the planks.
    for x in 0..16 {
        let sag = [1, 2, 3, 3, 4, 4, 4, 4][(x % 16).min(15 - x % 16) as usize];
        e.dot(x, 6 + sag, rgb(0xE9D7A8));
        e.dot(x, 7 + sag, SHADE[1]);
    }
    for (end, x) in [(left, 0), (right, 12)] {
        if end {
            e.bar(x, 0, 4, 13, WOOD[2]);
            e.bar(x, 0, 4, 1, WOOD[0]);
            e.bar(x + 1, 1, 1, 11, WOOD[1]);
            e.bar(x + 3, 1, 1, 12, WOOD[3]);
            e.bar(x, 12, 4, 1, WOOD[3]);
        }
    }
    e
}

fn tuft(taller: i32) -> Easel {
    let mut e = Easel::new(16, 16);
    for (x, lean, height, tone) in [
        (3, -2, 5, 3),
        (12, 3, 5, 3),
        (5, -1, 8, 2),
        (10, 2, 7, 2),
        (8, 0, 9, 1),
        (6, 1, 6, 3),
        (9, -1, 5, 2),
        (7, -2, 4, 1),
    ] {
        e.stroke((x, 15), (x + lean, 16 - height - taller), GRASS[tone]);
    }
    e.dot(8, 16 - 9 - taller, GRASS[0]);
    e
}

fn flower(petal: u32, light: u32, eye: u32, height: i32) -> Easel {
    let mut e = Easel::new(16, 16);
    let top = 15 - height;
    e.stroke((8, 15), (8, top), MOSS[0]);
    e.stroke((8, 14), (5, 12), GRASS[2]);
    e.stroke((8, 13), (11, 11), GRASS[3]);
    e.disc(17, 2 * top - 1, 7, 7, petal);
    for (dx, dy) in [(-2, -2), (1, -2), (-1, -3)] {
        e.dot(8 + dx, top + dy + 1, light);
    }
    e.bar(7, top - 1, 2, 2, eye);
    e.stroke((3, 15), (2, 13), GRASS[2]);
    e.stroke((13, 15), (14, 12), GRASS[3]);
    e
}

fn mushroom() -> Easel {
    let mut e = Easel::new(16, 16);
    e.bar(6, 9, 4, 7, CREAM);
    e.bar(9, 9, 1, 7, STONE[1]);
    e.disc(16, 18, 13, 12, CORAL[1]);
    e.bar(0, 10, 16, 2, 0);
    e.bar(6, 10, 4, 2, STONE[1]);
    e.disc(11, 12, 4, 3, CORAL[0]);
    e.bar(10, 6, 2, 2, CREAM);
    e.dot(5, 8, CREAM);
    e.outline(CORAL[2]);
    e.bar(6, 12, 4, 4, CREAM);
    e.bar(9, 12, 1, 4, STONE[2]);
    e
}

fn boulder(width: i32, height: i32, r: i32) -> Easel {
    let mut e = Easel::new(width, height);
    let cy = 2 * height - r - 1;
    e.disc(width, cy, 2 * r, r + 2, STONE[4]);
    e.disc(width - 2, cy - 2, 2 * r - 4, r - 1, STONE[3]);
    e.disc(width - r / 2, cy - 4, r + 2, r / 2 + 2, STONE[2]);
    e.disc(width - r / 2 - 2, cy - 5, r / 2 + 1, r / 4 + 1, STONE[1]);
    e.outline(STONE[5]);
    e.stroke((width / 2 + r / 3, height - 4), (width / 2 + r / 2, height - 7), STONE[5]);
    e
}

fn fence(end: bool) -> Easel {
    let mut e = Easel::new(16, 16);
    let length = if end { 10 } else { 16 };
    for y in [5, 10] {
        e.bar(0, y, length, 1, WOOD[0]);
        e.bar(0, y + 1, length, 1, WOOD[1]);
        e.bar(0, y + 2, length, 1, WOOD[3]);
    }
    e.bar(6, 2, 4, 14, WOOD[1]);
    e.bar(6, 2, 1, 14, WOOD[0]);
    e.bar(9, 2, 1, 14, WOOD[3]);
    e.bar(7, 1, 2, 1, WOOD[0]);
    e
}

fn bush(width: i32, balls: &[(i32, i32, i32)]) -> Easel {
    let mut e = Easel::new(width, 32);
    for &(x, y, r) in balls {
        e.foliage(x, y, r, LEAVES);
    }
    // Leaves: a dotted texture that follows the light.
    for y in 0..32 {
        for x in 0..width {
            if e.get(x, y) == LEAVES[2] && (x + y * 2) % 5 == 0 && x % 2 == 0 {
                e.dot(x, y, LEAVES[3]);
            } else if e.get(x, y) == LEAVES[1] && (x * 2 + y) % 7 == 0 {
                e.dot(x, y, LEAVES[0]);
            }
        }
    }
    e.outline(MOSS[1]);
    e
}

fn sign() -> Easel {
    let mut e = Easel::new(32, 32);
    e.bar(13, 12, 4, 20, WOOD[2]);
    e.bar(13, 12, 1, 20, WOOD[1]);
    e.bar(4, 4, 20, 12, WOOD[1]);
    for i in 0..6 {
        e.bar(24 + i, 4 + i, 1, 12 - 2 * i, WOOD[1]);
    }
    e.bar(4, 4, 21, 1, WOOD[0]);
    e.bar(4, 9, 22, 1, WOOD[2]);
    e.bar(4, 15, 20, 1, WOOD[2]);
    // An arrow that loops the loop.
    for x in 7..22 {
        e.dot(x, 13, CORAL[2]);
    }
    e.disc(28, 19, 8, 8, CORAL[2]);
    e.disc(28, 19, 5, 5, WOOD[0]);
    e.stroke((19, 11), (21, 13), CORAL[2]);
    e.outline(INK);
    e
}

fn tree() -> Easel {
    let mut e = Easel::new(64, 80);
    e.bar(28, 40, 8, 40, WOOD[2]);
    e.bar(28, 40, 2, 40, WOOD[1]);
    e.bar(34, 40, 2, 40, WOOD[3]);
    e.stroke((30, 50), (20, 40), WOOD[3]);
    e.stroke((34, 54), (44, 42), WOOD[3]);
    for (x, y, r) in [(36, 72, 30), (92, 74, 30), (64, 86, 26), (62, 42, 40)] {
        e.foliage(x, y, r, LEAVES);
    }
    for y in 0..80 {
        for x in 0..64 {
            if e.get(x, y) == LEAVES[2] && (x + y * 2) % 5 == 0 && x % 2 == 0 {
                e.dot(x, y, LEAVES[3]);
            } else if e.get(x, y) == LEAVES[1] && (x * 2 + y) % 7 == 0 {
                e.dot(x, y, LEAVES[0]);
            }
        }
    }
    e.outline(MOSS[1]);
    e.bar(26, 76, 12, 4, WOOD[3]);
    e.bar(28, 74, 8, 5, WOOD[2]);
    e
}

fn goal() -> Easel {
    let mut e = Easel::new(48, 80);
    e.bar(14, 6, 3, 74, STONE[1]);
    e.bar(16, 6, 1, 74, STONE[3]);
    e.disc(31, 10, 7, 7, rgb(0xFFD75E));
    e.dot(14, 3, CREAM);
    // A pennant of two stripes in the wind.
    for x in 0..28 {
        let wave = [0, 1, 1, 2, 2, 1, 1, 0, 0, -1, -1, -1, 0][(x % 13) as usize];
        let height = 22 - x / 3;
        for y in 0..height {
            let stripe = y * 3 / height.max(1);
            let colour = match stripe {
                1 => CREAM,
                _ if x % 13 > 8 => CORAL[2],
                _ if y < 2 => CORAL[0],
                _ => CORAL[1],
            };
            e.dot(17 + x, 8 + x / 6 + wave + y, colour);
        }
    }
    e.outline(INK);
    e.bar(9, 76, 13, 4, STONE[3]);
    e.bar(9, 76, 13, 1, STONE[0]);
    e.bar(9, 79, 13, 1, STONE[5]);
    e
}

fn roots() -> Easel {
    let mut e = Easel::new(16, 16);
    for (x, to, length, colour) in
        [(3, 1, 7, EARTH[4]), (8, 9, 12, SHADE[1]), (12, 14, 6, EARTH[4]), (6, 5, 9, MOSS[0]), (11, 10, 5, MOSS[2])]
    {
        e.stroke((x, 0), (to, length), colour);
    }
    for x in 0..16 {
        e.bar(x, 0, 1, [1, 2, 1, 3, 2, 1, 2, 1][(x % 8) as usize], MOSS[0]);
    }
    e
}
