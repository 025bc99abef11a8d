//! The factory's props: lamps, crates, vents, pipes, signs.

use super::super::art::rgb;
use super::super::easel::Easel;
use super::super::moving::{Motion, recoloured};
use super::{Prop, numbered};
use std::sync::OnceLock;

const STEEL: [u32; 6] = [rgb(0xE4F1F4), rgb(0xB4CBD4), rgb(0x839FAF), rgb(0x5F7A8E), rgb(0x445A70), rgb(0x2E3E52)];
const AMBER: [u32; 4] = [rgb(0xFFF3B8), rgb(0xFFE08A), rgb(0xF5B13D), rgb(0xB86F1C)];
const COPPER: [u32; 4] = [rgb(0xF9CBA8), rgb(0xD9885E), rgb(0xA45A44), rgb(0x6A3436)];
const RED: [u32; 3] = [rgb(0xFF9A80), rgb(0xE2503F), rgb(0x93283A)];
const GREEN: [u32; 3] = [rgb(0xA8F0C0), rgb(0x3FB487), rgb(0x226B62)];
const INK: u32 = rgb(0x161C2B);

/// Red lamps that blink.
pub const MOVING: &[Motion] = &[Motion {
    prop: "beacon",
    durations: &[30, 30],
    picture: |art, _| recoloured(art, &[(RED[0], RED[1]), (RED[1], RED[2]), (rgb(0xFFE8DC), RED[1])]),
}];

/// All props of the factory.
pub fn all() -> &'static [Prop] {
    static ALL: OnceLock<Vec<Prop>> = OnceLock::new();
    ALL.get_or_init(|| {
        numbered([
            ("ledge left", ledge(true, false)),
            ("ledge", ledge(false, false)),
            ("ledge right", ledge(false, true)),
            ("lamp", lamp()),
            ("beacon", beacon()),
            ("crate", crates()),
            ("barrel", barrel(GREEN)),
            ("barrel red", barrel(RED)),
            ("vent", vent()),
            ("valve", valve()),
            ("pipe end", pipe_end()),
            ("pipe", pipe()),
            ("pipe bend", pipe_bend()),
            ("railing", railing(false)),
            ("railing end", railing(true)),
            ("sign", sign()),
            ("warning", warning()),
            ("fan", fan()),
            ("aerial", aerial()),
            ("goal", goal()),
            ("chain", chain()),
        ])
    })
}

/// A body lit from the upper left.
fn body(e: &mut Easel, [x, y, wide, high]: [i32; 4], [light, face, dark]: [u32; 3]) {
    e.bar(x, y, wide, high, face);
    e.bar(x, y, wide, 1, light);
    e.bar(x, y, 1, high, light);
    e.bar(x + wide - 1, y + 1, 1, high - 1, dark);
    e.bar(x + 1, y + high - 1, wide - 1, 1, dark);
}

/// A grating between two rails.
fn ledge(left: bool, right: bool) -> Easel {
    let mut e = Easel::new(16, 16);
    e.bar(0, 0, 16, 1, STEEL[0]);
    e.bar(0, 1, 16, 1, STEEL[1]);
    e.bar(0, 2, 16, 1, INK);
    for x in 0..16 {
        let slant = (x % 8) < 4;
        e.bar(x, 3, 1, 3, if slant { AMBER[2] } else { INK });
        e.dot(x, 3, if slant { AMBER[1] } else { INK });
    }
    e.bar(0, 6, 16, 1, STEEL[3]);
    e.bar(0, 7, 16, 1, STEEL[5]);
    for n in 0..2 {
        e.stroke((n * 8, 11), (n * 8 + 3, 8), STEEL[3]);
        e.stroke((n * 8 + 4, 8), (n * 8 + 7, 11), STEEL[4]);
    }
    e.bar(0, 11, 16, 1, STEEL[3]);
    e.bar(0, 12, 16, 1, STEEL[5]);
    for (end, x) in [(left, 0), (right, 12)] {
        if end {
            body(&mut e, [x, 0, 4, 14], [STEEL[0], STEEL[2], STEEL[4]]);
            e.bar(x + 1, 4, 2, 2, RED[1]);
            e.dot(x + 1, 4, RED[0]);
            e.bar(x, 13, 4, 1, INK);
        }
    }
    e
}

/// A street lamp with a hood.
fn lamp() -> Easel {
    let mut e = Easel::new(32, 64);
    e.bar(9, 12, 3, 52, STEEL[3]);
    e.bar(9, 12, 1, 52, STEEL[1]);
    e.bar(11, 12, 1, 52, STEEL[5]);
    e.bar(9, 10, 12, 3, STEEL[3]);
    e.bar(9, 10, 12, 1, STEEL[1]);
    for (row, half) in [3, 5, 7, 8].into_iter().enumerate() {
        e.bar(22 - half, 9 + row as i32, 2 * half, 1, [STEEL[1], STEEL[2], STEEL[3], STEEL[4]][row]);
    }
    for (row, half) in [6, 6, 5, 3].into_iter().enumerate() {
        e.bar(22 - half, 13 + row as i32, 2 * half, 1, [AMBER[0], AMBER[1], AMBER[1], AMBER[2]][row]);
    }
    e.bar(20, 13, 4, 2, rgb(0xFFFFFF));
    for y in [30, 44] {
        e.bar(8, y, 5, 2, STEEL[2]);
        e.bar(8, y, 5, 1, STEEL[0]);
    }
    body(&mut e, [6, 58, 9, 6], [STEEL[1], STEEL[3], STEEL[5]]);
    e.outline(INK);
    e
}

/// A red lamp that warns.
fn beacon() -> Easel {
    let mut e = Easel::new(16, 16);
    e.disc(16, 18, 11, 13, RED[1]);
    e.disc(14, 15, 6, 7, RED[0]);
    e.bar(6, 5, 2, 2, rgb(0xFFE8DC));
    e.bar(0, 11, 16, 5, 0);
    body(&mut e, [3, 11, 10, 5], [STEEL[1], STEEL[3], STEEL[5]]);
    e.outline(INK);
    e
}

fn crates() -> Easel {
    let mut e = Easel::new(32, 32);
    body(&mut e, [2, 4, 28, 28], [COPPER[0], COPPER[2], COPPER[3]]);
    e.bar(7, 9, 18, 18, COPPER[3]);
    for x in 7..25 {
        for y in 9..27 {
            if (x + 2) % 6 == 0 {
                e.dot(x, y, INK);
            }
        }
    }
    for i in 0..18 {
        e.bar(7 + i, 9 + i, 3.min(18 - i), 1, COPPER[1]);
        e.dot(7 + i, 9 + i, COPPER[0]);
    }
    e.bar(3, 5, 26, 3, COPPER[1]);
    e.bar(3, 5, 26, 1, COPPER[0]);
    e.bar(3, 28, 26, 3, COPPER[2]);
    for (x, y) in [(4, 6), (26, 6), (4, 29), (26, 29)] {
        e.bar(x, y, 2, 1, STEEL[0]);
    }
    e.outline(INK);
    e
}

fn barrel(tones: [u32; 3]) -> Easel {
    let mut e = Easel::new(16, 32);
    for x in 0..12 {
        let colour = match x {
            0 => tones[1],
            1..=3 => tones[0],
            4..=8 => tones[1],
            _ => tones[2],
        };
        e.bar(2 + x, 10, 1, 22, colour);
    }
    for y in [10, 17, 24, 30] {
        e.bar(1, y, 14, 2, STEEL[3]);
        e.bar(2, y, 5, 1, STEEL[0]);
        e.bar(11, y, 4, 2, STEEL[5]);
    }
    e.bar(5, 19, 6, 4, AMBER[1]);
    e.bar(7, 19, 2, 4, INK);
    e.outline(INK);
    e
}

/// A box with slats.
fn vent() -> Easel {
    let mut e = Easel::new(32, 16);
    body(&mut e, [1, 2, 30, 14], [STEEL[0], STEEL[3], STEEL[5]]);
    for y in [5, 8, 11] {
        e.bar(4, y, 24, 2, INK);
        e.bar(4, y + 1, 24, 1, STEEL[4]);
    }
    e.outline(INK);
    e
}

/// A wheel on a stub of pipe.
fn valve() -> Easel {
    let mut e = Easel::new(16, 32);
    for x in 0..8 {
        e.bar(
            4 + x,
            18,
            1,
            14,
            [COPPER[1], COPPER[0], COPPER[0], COPPER[1], COPPER[1], COPPER[2], COPPER[2], COPPER[3]][x as usize],
        );
    }
    body(&mut e, [2, 27, 12, 5], [COPPER[0], COPPER[2], COPPER[3]]);
    e.disc(16, 22, 15, 15, RED[2]);
    e.disc(15, 21, 12, 12, RED[1]);
    e.disc(16, 22, 8, 8, INK);
    e.bar(2, 10, 12, 2, RED[1]);
    e.bar(7, 5, 2, 12, RED[1]);
    e.bar(7, 10, 2, 2, STEEL[0]);
    e.outline(INK);
    e
}

/// Tones across a copper pipe, from its light edge to its dark one.
const ROUND: [u32; 12] = [
    COPPER[3], COPPER[2], COPPER[1], COPPER[0], COPPER[0], COPPER[1], COPPER[1], COPPER[1], COPPER[2], COPPER[2],
    COPPER[3], COPPER[3],
];

/// An upright pipe that ends open.
fn pipe_end() -> Easel {
    let mut e = Easel::new(16, 32);
    for (x, tone) in ROUND.into_iter().enumerate() {
        e.bar(2 + x as i32, 6, 1, 26, tone);
    }
    for (x, tone) in ROUND.into_iter().enumerate() {
        e.bar(2 + x as i32, 2, 1, 6, tone);
    }
    body(&mut e, [1, 2, 14, 6], [COPPER[0], COPPER[1], COPPER[3]]);
    e.bar(3, 2, 10, 2, INK);
    e.bar(2, 24, 12, 1, COPPER[3]);
    e.bar(2, 25, 12, 1, COPPER[0]);
    e.outline(INK);
    e
}

/// A pipe on the floor.
fn pipe() -> Easel {
    let mut e = Easel::new(32, 16);
    for (y, tone) in ROUND.into_iter().enumerate() {
        e.bar(0, 3 + y as i32, 32, 1, tone);
    }
    body(&mut e, [12, 2, 6, 14], [COPPER[0], COPPER[1], COPPER[3]]);
    e.dot(14, 5, STEEL[0]);
    e.dot(14, 12, STEEL[0]);
    e.bar(0, 2, 12, 1, INK);
    e.bar(18, 2, 14, 1, INK);
    e.bar(0, 15, 12, 1, INK);
    e.bar(18, 15, 14, 1, INK);
    e
}

/// Where a pipe on the floor turns up.
fn pipe_bend() -> Easel {
    let mut e = Easel::new(16, 32);
    for y in 0..32 {
        for x in 0..16 {
            // The outer corner is at the lower right; straight up above it.
            let across = if y < 16 {
                x - 2
            } else {
                let (dx, dy) = (x + 2, y - 15);
                let far = f64::from(dx * dx + dy * dy).sqrt() as i32;
                far - 4
            };
            if (0..12).contains(&across) && !(y >= 16 && x > 13) {
                e.dot(x, y, ROUND[across as usize]);
            }
        }
    }
    body(&mut e, [1, 8, 14, 5], [COPPER[0], COPPER[1], COPPER[3]]);
    e.outline(INK);
    e
}

fn railing(end: bool) -> Easel {
    let mut e = Easel::new(16, 16);
    let long = if end { 9 } else { 16 };
    for (y, tones) in [(3, [AMBER[1], AMBER[2], AMBER[3]]), (9, [STEEL[1], STEEL[3], STEEL[5]])] {
        for (row, tone) in tones.into_iter().enumerate() {
            e.bar(0, y + row as i32, long, 1, tone);
        }
    }
    e.bar(6, 2, 3, 14, AMBER[2]);
    e.bar(6, 2, 1, 14, AMBER[1]);
    e.bar(8, 2, 1, 14, AMBER[3]);
    e
}

/// An arrow of lamps that shows the way.
fn sign() -> Easel {
    let mut e = Easel::new(32, 32);
    e.bar(14, 18, 4, 14, STEEL[3]);
    e.bar(14, 18, 1, 14, STEEL[1]);
    e.bar(17, 18, 1, 14, STEEL[5]);
    body(&mut e, [2, 3, 28, 16], [STEEL[1], STEEL[5], INK]);
    for (x, y) in
        [(6, 11), (9, 11), (12, 11), (15, 11), (18, 11), (21, 11), (24, 11), (21, 8), (21, 14), (18, 5), (18, 17)]
    {
        if y < 17 {
            e.bar(x, y, 2, 2, AMBER[1]);
            e.dot(x, y, AMBER[0]);
        }
    }
    e.bar(18, 16, 2, 2, AMBER[2]);
    e.outline(INK);
    e
}

/// A triangle with a spark.
fn warning() -> Easel {
    let mut e = Easel::new(32, 32);
    e.bar(14, 22, 3, 10, STEEL[3]);
    e.bar(14, 22, 1, 10, STEEL[1]);
    for row in 0..20 {
        let half = row * 12 / 20 + 1;
        e.bar(15 - half, 3 + row, 2 * half + 1, 1, if row < 2 { AMBER[1] } else { AMBER[2] });
        e.dot(15 - half, 3 + row, AMBER[0]);
        e.dot(15 + half, 3 + row, AMBER[3]);
    }
    e.bar(3, 22, 25, 1, AMBER[3]);
    for (x, y, wide) in [(16, 8, 2), (15, 10, 2), (14, 12, 2), (13, 14, 5), (16, 16, 2), (15, 18, 2), (14, 20, 1)] {
        e.bar(x, y, wide, 2, INK);
    }
    e.outline(INK);
    e
}

/// A large fan in a frame.
fn fan() -> Easel {
    let mut e = Easel::new(48, 48);
    body(&mut e, [1, 1, 46, 47], [STEEL[1], STEEL[4], STEEL[5]]);
    e.disc(48, 48, 41, 41, INK);
    for (dx, dy) in [(0, -15), (15, 0), (0, 15), (-15, 0)] {
        for lean in -4..=4 {
            let to = (24 + dx + if dx == 0 { lean } else { 0 }, 24 + dy + if dy == 0 { lean } else { 0 });
            e.stroke((24, 24), to, if lean < 0 { STEEL[2] } else { STEEL[3] });
        }
    }
    e.disc(48, 48, 11, 11, STEEL[4]);
    e.disc(46, 46, 7, 7, STEEL[1]);
    for (x, y) in [(4, 4), (42, 4), (4, 43), (42, 43)] {
        e.bar(x, y, 2, 2, STEEL[0]);
        e.dot(x + 1, y + 1, INK);
    }
    e.outline(INK);
    e
}

/// A mast with cross bars and a lamp.
fn aerial() -> Easel {
    let mut e = Easel::new(32, 80);
    e.bar(15, 6, 2, 74, STEEL[3]);
    e.bar(15, 6, 1, 74, STEEL[1]);
    for (y, half) in [(16, 5), (24, 8), (32, 11)] {
        e.bar(16 - half, y, 2 * half, 2, STEEL[3]);
        e.bar(16 - half, y, 2 * half, 1, STEEL[1]);
    }
    e.stroke((5, 34), (15, 60), STEEL[4]);
    e.stroke((26, 34), (16, 60), STEEL[4]);
    body(&mut e, [9, 72, 14, 8], [STEEL[1], STEEL[3], STEEL[5]]);
    e.disc(32, 8, 5, 5, RED[1]);
    e.dot(15, 3, RED[0]);
    e.outline(INK);
    e
}

/// A gate with a wheel of lamps.
fn goal() -> Easel {
    let mut e = Easel::new(48, 80);
    for x in [5, 37] {
        body(&mut e, [x, 24, 6, 56], [STEEL[0], STEEL[3], STEEL[5]]);
        for y in (28..76).step_by(8) {
            e.bar(x + 1, y, 4, 4, if y % 16 == 12 { AMBER[2] } else { INK });
        }
        body(&mut e, [x - 3, 75, 12, 5], [STEEL[1], STEEL[3], STEEL[5]]);
    }
    body(&mut e, [1, 20, 46, 6], [STEEL[0], STEEL[2], STEEL[4]]);
    e.disc(48, 26, 25, 25, STEEL[4]);
    e.disc(47, 25, 21, 21, STEEL[5]);
    for (x, y) in [(24, 4), (30, 7), (33, 13), (30, 19), (24, 22), (18, 19), (15, 13), (18, 7)] {
        e.bar(x - 1, y - 1, 3, 3, GREEN[1]);
        e.dot(x - 1, y - 1, GREEN[0]);
    }
    e.disc(48, 26, 9, 9, AMBER[2]);
    e.disc(46, 24, 5, 5, AMBER[0]);
    e.outline(INK);
    e
}

fn chain() -> Easel {
    let mut e = Easel::new(16, 32);
    for y in (0..24).step_by(6) {
        e.bar(7, y, 3, 5, STEEL[2]);
        e.bar(8, y + 1, 1, 3, INK);
        e.dot(7, y, STEEL[0]);
        e.bar(9, y + 1, 1, 4, STEEL[4]);
        e.bar(8, y + 4, 1, 3, STEEL[3]);
    }
    e.bar(7, 24, 3, 3, STEEL[3]);
    e.stroke((9, 27), (11, 29), STEEL[2]);
    e.stroke((11, 29), (8, 31), STEEL[3]);
    e.stroke((8, 31), (5, 29), STEEL[2]);
    e
}
