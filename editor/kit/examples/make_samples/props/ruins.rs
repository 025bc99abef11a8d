//! The ruins' props: pillars, urns, torches, palms, and a statue of a beast that never was.

use super::super::art::rgb;
use super::super::easel::Easel;
use super::super::moving::{Motion, flicker};
use super::{Prop, numbered};
use std::sync::OnceLock;

const SAND: [u32; 6] = [rgb(0xFFF3CF), rgb(0xF7D79B), rgb(0xE6B473), rgb(0xCC9057), rgb(0xA06840), rgb(0x7E4A3C)];
const CLAY: [u32; 4] = [rgb(0xF79A6C), rgb(0xD9603F), rgb(0xA83F3C), rgb(0x6E2B3A)];
const TEAL: [u32; 3] = [rgb(0x8FE6D2), rgb(0x3FB5A3), rgb(0x24807F)];
const LEAF: [u32; 4] = [rgb(0xBFDD66), rgb(0x72B04E), rgb(0x3D824B), rgb(0x235443)];
const GOLD: [u32; 3] = [rgb(0xFFF4B8), rgb(0xF8CE62), rgb(0xB5752A)];
const FIRE: [u32; 4] = [rgb(0xFFF8C8), rgb(0xFFD34F), rgb(0xFF8A33), rgb(0xD9412F)];
const WOOD: [u32; 3] = [rgb(0xC98A50), rgb(0x94593A), rgb(0x5C3430)];
const INK: u32 = rgb(0x4F2B3A);

/// The torches' flames.
pub const MOVING: &[Motion] =
    &[Motion { prop: "torch", durations: &[6, 6, 6, 6, 6], picture: |art, number| flicker(art, number, &FIRE) }];

/// All props of the ruins.
pub fn all() -> &'static [Prop] {
    static ALL: OnceLock<Vec<Prop>> = OnceLock::new();
    ALL.get_or_init(|| {
        numbered([
            ("ledge left", ledge(true, false)),
            ("ledge", ledge(false, false)),
            ("ledge right", ledge(false, true)),
            ("grass", grass(0)),
            ("grass tall", grass(4)),
            ("cactus", cactus()),
            ("urn", urn(false)),
            ("urn broken", urn(true)),
            ("rubble", rubble()),
            ("torch", torch()),
            ("slab", slab()),
            ("fern", fern()),
            ("pillar", pillar(80, true)),
            ("pillar broken", pillar(48, false)),
            ("palm", palm()),
            ("statue", statue()),
            ("goal", goal()),
            ("vine", vine()),
        ])
    })
}

/// A slab of stone on corbels; its ends are carved.
fn ledge(left: bool, right: bool) -> Easel {
    let mut e = Easel::new(16, 16);
    e.bar(0, 0, 16, 1, SAND[0]);
    e.bar(0, 1, 16, 2, SAND[1]);
    e.bar(0, 3, 16, 1, SAND[3]);
    e.bar(0, 4, 16, 1, INK);
    e.bar(0, 5, 16, 3, TEAL[2]);
    for x in 0..16 {
        let tooth = [0, 1, 2, 3, 3, 2, 1, 0][x % 8];
        e.bar(x as i32, 5, 1, tooth, CLAY[1]);
    }
    e.bar(0, 8, 16, 1, INK);
    e.bar(8, 3, 1, 1, SAND[4]);
    for (end, x, from) in [(left, 0, 0), (right, 8, 0)] {
        if end {
            for row in 0..6 {
                let wide = 8 - row;
                let at = if x == 0 { x + from } else { 16 - wide };
                e.bar(at, 9 + row, wide, 1, [SAND[2], SAND[3], SAND[3], SAND[3], SAND[4], SAND[5]][row as usize]);
                e.dot(at, 9 + row, if x == 0 { SAND[1] } else { SAND[4] });
                e.dot(at + wide - 1, 9 + row, SAND[5]);
            }
        }
    }
    e
}

fn grass(taller: i32) -> Easel {
    let mut e = Easel::new(16, 16);
    for (x, lean, height, tone) in
        [(4, -3, 4, 3), (12, 3, 5, 3), (6, -2, 7, 2), (11, 2, 6, 2), (8, 1, 9, 1), (7, -1, 6, 1), (10, 1, 4, 2)]
    {
        e.stroke((x, 15), (x + lean, 15 - height - taller), LEAF[tone]);
    }
    e.dot(9, 6 - taller, LEAF[0]);
    e.dot(6, 9 - taller, LEAF[0]);
    e
}

fn cactus() -> Easel {
    let mut e = Easel::new(16, 32);
    for [x, y, wide, high] in [[6, 6, 5, 26], [1, 13, 4, 7], [3, 18, 5, 3], [11, 10, 4, 6], [9, 15, 5, 3]] {
        e.bar(x, y, wide, high, LEAF[2]);
        e.bar(x, y, 1, high, LEAF[1]);
    }
    for (x, y, wide) in [(7, 5, 3), (2, 12, 2), (12, 9, 2)] {
        e.bar(x, y, wide, 1, LEAF[2]);
    }
    e.bar(7, 6, 1, 26, LEAF[1]);
    e.bar(9, 6, 2, 26, LEAF[3]);
    for y in (8..30).step_by(4) {
        e.dot(8, y, LEAF[0]);
        e.dot(6, y + 2, LEAF[0]);
    }
    e.bar(7, 4, 3, 1, CLAY[1]);
    e.bar(8, 3, 1, 1, CLAY[0]);
    e.outline(LEAF[3]);
    e
}

/// A clay jar with a painted band.
fn urn(broken: bool) -> Easel {
    let mut e = Easel::new(16, 32);
    let half = [3, 4, 4, 3, 3, 4, 5, 6, 6, 7, 7, 7, 7, 6, 6, 5, 5, 4, 4, 3, 4];
    for (row, half) in half.into_iter().enumerate() {
        let y = 11 + row as i32;
        for x in 8 - half..8 + half {
            let colour = match (x - (8 - half)) * 8 / half {
                0 | 1 => CLAY[1],
                2..=4 => CLAY[0],
                5..=9 => CLAY[1],
                10..=12 => CLAY[2],
                _ => CLAY[3],
            };
            let banded = (9..=12).contains(&row);
            let colour = match colour {
                _ if banded && (row == 9 || row == 12) => INK,
                _ if banded && (x / 2 + row as i32) % 2 == 0 => TEAL[1],
                _ if banded => SAND[1],
                colour => colour,
            };
            e.dot(x, y, colour);
        }
    }
    e.bar(4, 11, 8, 1, CLAY[0]);
    e.bar(5, 12, 6, 1, CLAY[3]);
    if broken {
        for (x, low) in [(3, 16), (4, 17), (5, 19), (6, 18), (7, 20), (8, 21), (9, 19), (10, 20), (11, 17), (12, 18)] {
            e.bar(x, 9, 1, low - 9, 0);
        }
        e.bar(1, 17, 1, 3, 0);
        e.bar(13, 29, 3, 3, CLAY[2]);
        e.bar(13, 29, 2, 1, CLAY[0]);
    } else {
        for (x, lean) in [(2, 0), (13, 0)] {
            e.stroke((x, 14), (x + lean, 18), CLAY[2]);
        }
        e.bar(2, 13, 3, 1, CLAY[2]);
        e.bar(11, 13, 3, 1, CLAY[3]);
    }
    e.outline(INK);
    e
}

fn rubble() -> Easel {
    let mut e = Easel::new(32, 16);
    for (x, y, wide, high) in [(16, 4, 9, 6), (4, 9, 10, 7), (14, 9, 11, 7), (26, 11, 5, 5)] {
        e.bar(x, y, wide, high, SAND[3]);
        e.bar(x, y, wide, 1, SAND[0]);
        e.bar(x, y + 1, 1, high - 1, SAND[1]);
        e.bar(x + wide - 2, y + 1, 2, high - 1, SAND[4]);
        e.bar(x, y + high - 1, wide, 1, SAND[5]);
    }
    e.dot(8, 12, SAND[4]);
    e.dot(9, 12, SAND[4]);
    e.bar(18, 12, 4, 1, TEAL[2]);
    e.outline(INK);
    e
}

/// A burning torch on a stand.
fn torch() -> Easel {
    let mut e = Easel::new(16, 48);
    e.bar(6, 22, 4, 26, WOOD[1]);
    e.bar(6, 22, 1, 26, WOOD[0]);
    e.bar(9, 22, 1, 26, WOOD[2]);
    for y in [27, 36] {
        e.bar(5, y, 6, 2, GOLD[1]);
        e.bar(5, y, 2, 1, GOLD[0]);
        e.bar(9, y, 2, 2, GOLD[2]);
    }
    for (row, half) in [6, 6, 5, 4].into_iter().enumerate() {
        e.bar(8 - half, 18 + row as i32, 2 * half, 1, [GOLD[0], GOLD[1], GOLD[1], GOLD[2]][row]);
        e.dot(7 + half, 18 + row as i32, GOLD[2]);
    }
    e.bar(4, 45, 8, 3, SAND[3]);
    e.bar(4, 45, 8, 1, SAND[1]);
    e.outline(INK);
    for (tone, lines) in [
        (
            3,
            &[
                (3, 12, 17),
                (4, 9, 17),
                (5, 6, 17),
                (6, 4, 17),
                (7, 2, 17),
                (8, 5, 17),
                (9, 3, 17),
                (10, 8, 17),
                (11, 10, 17),
                (12, 13, 17),
            ][..],
        ),
        (2, &[(4, 12, 17), (5, 9, 17), (6, 7, 17), (7, 5, 17), (8, 7, 17), (9, 6, 17), (10, 10, 17), (11, 13, 17)][..]),
        (1, &[(5, 13, 17), (6, 10, 17), (7, 8, 17), (8, 9, 17), (9, 10, 17), (10, 13, 17)][..]),
        (0, &[(6, 14, 17), (7, 11, 17), (8, 12, 17), (9, 14, 17)][..]),
    ] {
        for &(x, from, to) in lines {
            e.bar(x, from, 1, to - from + 1, FIRE[tone]);
        }
    }
    e
}

/// A stone with writing that nobody reads any more: it points the way.
fn slab() -> Easel {
    let mut e = Easel::new(32, 32);
    e.bar(4, 4, 22, 28, SAND[2]);
    e.bar(6, 2, 18, 2, SAND[2]);
    e.bar(6, 2, 18, 1, SAND[0]);
    e.bar(4, 4, 2, 28, SAND[1]);
    e.bar(23, 4, 3, 28, SAND[4]);
    e.bar(4, 29, 22, 3, SAND[3]);
    for (y, row) in [(7, 0x2D5Bu32), (10, 0x35D7), (13, 0x2EB5)] {
        for x in 0..14 {
            if row >> x & 1 == 1 {
                e.bar(8 + x, y, 1, 2, SAND[5]);
            }
        }
    }
    // An arrow inlaid in teal.
    e.bar(8, 20, 9, 3, TEAL[1]);
    for i in 0..5 {
        e.bar(17 + i, 17 + i, 1, 9 - 2 * i, TEAL[1]);
    }
    e.bar(8, 20, 9, 1, TEAL[0]);
    e.outline(INK);
    e
}

fn fern() -> Easel {
    let mut e = Easel::new(32, 16);
    for (dx, high, tone) in [
        (-14, 5, 3),
        (14, 6, 3),
        (-11, 9, 2),
        (12, 9, 2),
        (-7, 12, 2),
        (7, 12, 2),
        (-3, 14, 1),
        (3, 13, 1),
        (-9, 7, 1),
        (9, 7, 1),
    ] {
        let to = (16 + dx, 15 - high);
        e.stroke((16 + dx / 6, 15), to, LEAF[tone]);
        e.stroke((16 + dx / 6, 15), (to.0, to.1 + 1), LEAF[tone]);
        e.dot(to.0, to.1, LEAF[0]);
        e.dot(to.0 + dx.signum(), to.1 + 1, LEAF[tone]);
    }
    e
}

/// A fluted pillar, whole or broken off.
fn pillar(height: i32, whole: bool) -> Easel {
    let mut e = Easel::new(32, height);
    for dx in 0..16 {
        let ragged = if whole { 8 } else { 3 + [3, 1, 0, 2, 5, 8, 6, 9][(dx / 2) as usize] };
        let colour = match dx {
            0 => SAND[1],
            1 | 2 => SAND[0],
            _ if dx % 4 == 3 => SAND[4],
            3..=7 => SAND[1],
            8..=11 => SAND[2],
            _ => SAND[3],
        };
        e.bar(8 + dx, ragged, 1, height - ragged, colour);
        if !whole {
            e.dot(8 + dx, ragged, SAND[0]);
        }
    }
    for y in (20..height - 10).step_by(20) {
        e.bar(8, y, 16, 1, SAND[5]);
        e.bar(8, y + 1, 16, 1, SAND[1]);
    }
    let mut caps = vec![(height - 6, 4, 6), (height - 10, 6, 4)];
    if whole {
        caps.extend([(0, 3, 5), (5, 5, 3), (8, 7, 2)]);
    }
    for (y, left, high) in caps {
        let wide = 32 - 2 * left;
        e.bar(left, y, wide, high, SAND[2]);
        e.bar(left, y, wide, 1, SAND[0]);
        e.bar(left, y, 2, high, SAND[1]);
        e.bar(left + wide - 4, y + 1, 4, high - 1, SAND[3]);
        e.bar(left, y + high - 1, wide, 1, SAND[5]);
    }
    if whole {
        e.bar(5, 2, 22, 2, TEAL[1]);
        e.bar(5, 2, 22, 1, TEAL[0]);
    } else {
        e.stroke((13, height - 11), (16, height - 22), SAND[5]);
        e.stroke((16, height - 22), (14, height - 28), SAND[5]);
    }
    e.outline(INK);
    e
}

fn palm() -> Easel {
    let mut e = Easel::new(80, 96);
    for y in 26..96 {
        let x = 40 - (y - 26) * (y - 26) / 500 + (y - 26) / 5;
        let wide = 5 + (y - 26) / 24;
        let ring = y % 6;
        e.bar(x - wide / 2, y, wide, 1, if ring == 0 { WOOD[2] } else { WOOD[1] });
        e.bar(x - wide / 2, y, 2, 1, if ring == 0 { WOOD[1] } else { WOOD[0] });
        e.dot(x + (wide - 1) / 2, y, WOOD[2]);
    }
    // Leaves: each a bow from the crown, with its fringe hanging.
    for (reach, rise, tone) in [
        (-36, -4, 3),
        (36, -2, 3),
        (-30, 12, 2),
        (31, 13, 2),
        (-18, 22, 2),
        (20, 22, 2),
        (-34, 5, 1),
        (30, 5, 1),
        (-24, 17, 1),
        (8, 24, 1),
    ] {
        let steps: i32 = 36;
        for i in 0..=steps {
            let (x, y) = (40 + reach * i / steps, 27 - rise * 2 * i / steps + (rise + 22) * i * i / (steps * steps));
            let fringe = (i * (steps - i) / 46).min(8) * (2 + i % 3) / 3;
            e.bar(x, y, 1, 2 + fringe, LEAF[tone]);
            e.dot(x, y, LEAF[tone - 1]);
        }
    }
    for (x, y) in [(37, 29), (42, 30), (39, 33)] {
        e.disc(2 * x + 1, 2 * y + 1, 7, 7, WOOD[2]);
        e.disc(2 * x, 2 * y, 4, 4, WOOD[0]);
    }
    e.outline(LEAF[3]);
    e
}

/// A seated beast with a fan of ears: the guardian of this place.
fn statue() -> Easel {
    let mut e = Easel::new(48, 80);
    let part = |e: &mut Easel, cx: i32, cy: i32, rx: i32, ry: i32| {
        e.disc(cx, cy, rx, ry, SAND[4]);
        e.disc(cx - 2, cy - 2, rx - 3, ry - 3, SAND[3]);
        e.disc(cx - rx / 4, cy - ry / 4, rx * 2 / 3, ry * 2 / 3, SAND[2]);
        e.disc(cx - rx / 3, cy - ry / 2, rx / 3, ry / 4, SAND[1]);
    };
    // A fan of five ears behind the head.
    for (x, y) in [(6, 16), (14, 7), (24, 3), (34, 7), (42, 16)] {
        for lean in -2..=2 {
            e.stroke((24 + lean, 28), (x + lean, y), SAND[if lean < 0 { 2 } else { 4 }]);
            e.stroke((24, 28), (x, y), CLAY[1]);
        }
        e.bar(x - 1, y - 1, 3, 3, GOLD[1]);
        e.dot(x - 1, y - 1, GOLD[0]);
    }
    part(&mut e, 48, 98, 34, 40);
    part(&mut e, 26, 124, 17, 13);
    part(&mut e, 70, 124, 17, 13);
    for x in [15, 26] {
        e.bar(x, 46, 7, 20, SAND[2]);
        e.bar(x, 46, 2, 20, SAND[1]);
        e.bar(x + 5, 46, 2, 20, SAND[4]);
    }
    part(&mut e, 48, 54, 26, 24);
    // Face: two round eyes of teal, a calm mouth.
    for x in [17, 28] {
        e.disc(2 * x + 2, 52, 9, 9, INK);
        e.disc(2 * x + 2, 52, 6, 6, TEAL[1]);
        e.dot(x, 25, TEAL[0]);
    }
    e.bar(20, 33, 9, 1, INK);
    e.dot(19, 32, INK);
    e.dot(29, 32, INK);
    e.bar(23, 29, 3, 2, SAND[5]);
    e.bar(17, 40, 15, 3, GOLD[1]);
    e.bar(17, 40, 8, 1, GOLD[0]);
    e.bar(23, 42, 3, 4, TEAL[1]);
    for (y, left, high) in [(66, 4, 5), (71, 1, 9)] {
        let wide = 48 - 2 * left;
        e.bar(left, y, wide, high, SAND[3]);
        e.bar(left, y, wide, 1, SAND[0]);
        e.bar(left, y, 2, high, SAND[1]);
        e.bar(left + wide - 4, y, 4, high, SAND[4]);
        e.bar(left, y + high - 1, wide, 1, SAND[5]);
    }
    for x in (6..42).step_by(6) {
        e.bar(x, 74, 3, 3, TEAL[2]);
        e.bar(x, 74, 3, 1, TEAL[1]);
    }
    e.outline(INK);
    e
}

/// A gate of two posts under a disc of the sun.
fn goal() -> Easel {
    let mut e = Easel::new(48, 80);
    for x in [6, 36] {
        e.bar(x, 26, 6, 54, SAND[2]);
        e.bar(x, 26, 2, 54, SAND[1]);
        e.bar(x + 4, 26, 2, 54, SAND[4]);
        for y in (34..74).step_by(12) {
            e.bar(x, y, 6, 3, TEAL[1]);
            e.bar(x, y, 6, 1, TEAL[0]);
        }
        e.bar(x - 2, 75, 10, 5, SAND[3]);
        e.bar(x - 2, 75, 10, 1, SAND[0]);
    }
    e.bar(2, 22, 44, 5, SAND[2]);
    e.bar(2, 22, 44, 1, SAND[0]);
    e.bar(2, 26, 44, 1, SAND[5]);
    for (x, y) in [(24, 2), (33, 4), (38, 11), (15, 4), (10, 11)] {
        e.stroke((24, 14), (x, y), GOLD[1]);
        e.stroke((25, 14), (x + 1, y), GOLD[2]);
    }
    e.disc(48, 28, 17, 17, GOLD[2]);
    e.disc(47, 27, 14, 14, GOLD[1]);
    e.disc(45, 24, 6, 5, GOLD[0]);
    e.outline(INK);
    e
}

fn vine() -> Easel {
    let mut e = Easel::new(16, 32);
    for (x, length, sway) in [(3, 18, 1), (8, 29, -1), (12, 14, 1)] {
        for y in 0..length {
            let at = x + sway * [0, 0, 1, 1, 1, 0, 0, -1, -1, 0][(y % 10) as usize];
            e.dot(at, y, LEAF[3]);
            if y % 4 == 1 {
                e.bar(at - 2, y, 2, 2, LEAF[2]);
                e.dot(at - 2, y, LEAF[1]);
            } else if y % 4 == 3 {
                e.bar(at + 1, y, 2, 2, LEAF[1]);
                e.dot(at + 1, y, LEAF[0]);
            }
        }
        e.bar(x - 1, length, 3, 2, LEAF[2]);
    }
    e.bar(7, 28, 3, 3, CLAY[1]);
    e.dot(7, 28, CLAY[0]);
    e.bar(0, 0, 16, 2, LEAF[2]);
    for x in (0..16).step_by(3) {
        e.dot(x, 2, LEAF[3]);
        e.dot(x + 1, 0, LEAF[1]);
    }
    e
}
