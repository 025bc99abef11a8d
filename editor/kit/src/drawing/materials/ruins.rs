//! Ruins: courses of warm sandstone under a pale cap with a painted frieze, pilasters at the sides, creepers below.

#![allow(clippy::match_overlapping_arm, reason = "bands from the edge inwards, each named by its far end")]

use super::{FAR, Place, fold, rgb, scatter};

const SAND: [u32; 6] = [rgb(0xFFF3CF), rgb(0xF7D79B), rgb(0xE6B473), rgb(0xCC9057), rgb(0xAB6E45), rgb(0x7E4A3C)];
const DEEP: [u32; 3] = [rgb(0xB87F50), rgb(0xA56C46), rgb(0x8A563E)];
const CLAY: [u32; 2] = [rgb(0xD9603F), rgb(0xA83F3C)];
const TEAL: [u32; 2] = [rgb(0x3FB5A3), rgb(0x24807F)];
const VINE: [u32; 4] = [rgb(0xA5CF57), rgb(0x5FA24A), rgb(0x35754A), rgb(0x1F4C42)];
const INK: u32 = rgb(0x4F2B3A);

/// The colour of a pixel.
pub(crate) fn rule(place: &Place) -> u32 {
    let Place { x, y, reach, buried, deep } = *place;
    if buried {
        return slab(x, y, deep);
    }
    let body = courses(x, y, deep);
    if reach.up.min(reach.side).min(reach.down) >= 14 {
        return body;
    }
    let (up, down) = (reach.above(), reach.below());
    if reach.is_floor() && up <= 120 && (up <= down || reach.down == FAR) {
        return cap(x, up, body);
    }
    if reach.is_roof() && down <= 80 {
        return creepers(x, down, body);
    }
    let wall = up.min(down).min(reach.side * 10);
    if wall <= 70 { pilaster(y, wall, body) } else { body }
}

/// A cap of pale stone, and under it a frieze of teeth in clay and teal.
fn cap(x: i32, depth: i32, body: u32) -> u32 {
    let u = fold(x) as i32;
    let tooth = (depth - 48) / 5; // 0 to 8 down the frieze
    let point = if u < 4 { u } else { 7 - u };
    match depth {
        ..=10 => SAND[0],
        ..=20 => SAND[1],
        ..=32 if u == 0 => SAND[3],
        ..=32 => SAND[1],
        ..=40 => SAND[3],
        ..=48 => INK,
        ..=88 if tooth / 2 < point + 1 => TEAL[usize::from(tooth > 3)],
        ..=88 => CLAY[usize::from(tooth > 4)],
        ..=94 => INK,
        ..=104 => SAND[2],
        ..=112 => SAND[5],
        ..=120 => SAND[4],
        _ => body,
    }
}

/// The side of a wall: long and short stones that bite into the courses.
fn pilaster(y: i32, depth: i32, body: u32) -> u32 {
    let row = y.rem_euclid(16);
    let long = row < 8;
    let far = if long { 60 } else { 42 };
    match depth {
        ..=10 => SAND[5],
        d if d > far + 10 => body,
        d if d > far => SAND[5],
        _ if row % 8 == 7 => SAND[4],
        ..=20 => SAND[1],
        _ if row % 8 == 0 => SAND[1],
        _ => SAND[2],
    }
}

/// Creepers that hang along an underside.
fn creepers(x: i32, depth: i32, body: u32) -> u32 {
    let u = fold(x);
    let hang = [24, 10, 34, 18, 4, 26, 14, 0][u];
    match depth {
        ..=9 => VINE[3],
        d if d <= 14 + hang && u % 3 == 1 => VINE[0],
        d if d <= 20 + hang => VINE[1],
        d if d <= 28 + hang => VINE[2],
        d if d <= 34 + hang => INK,
        d if d <= 44 + hang => SAND[5],
        _ => body,
    }
}

/// The body: courses of stones, half a block high, each shifted against the one above.
fn courses(x: i32, y: i32, deep: bool) -> u32 {
    let (u, v) = (fold(x), y.rem_euclid(16));
    let from_joint = if v < 8 { 7 - u } else { u };
    let (light, face, dark) = if deep { (DEEP[0], DEEP[1], DEEP[2]) } else { (SAND[2], SAND[3], SAND[4]) };
    match (v % 8, from_joint) {
        (7, _) | (_, 0) => dark,
        (0, _) => light,
        (6, 1..=2) => dark,
        _ => face,
    }
}

/// Inside of a wall: now and then a carved slab or worn stones instead of the courses.
fn slab(x: i32, y: i32, deep: bool) -> u32 {
    let (u, v) = (x.rem_euclid(16), y.rem_euclid(16));
    let (light, face, dark) = if deep { (DEEP[0], DEEP[1], DEEP[2]) } else { (SAND[2], SAND[3], SAND[4]) };
    let carved = match scatter(x, y) {
        0..=9 => SUN[v as usize] >> (15 - u) & 1,
        10..=17 => WAVE[v as usize] >> (15 - u) & 1,
        18..=39 => return worn(u, v, courses(x, y, deep), face, dark),
        _ => return courses(x, y, deep),
    };
    let lit = |row: &[u16; 16]| v < 15 && row[v as usize + 1] >> (15 - u) & 1 == 1;
    let below = if scatter(x, y) < 10 { lit(&SUN) } else { lit(&WAVE) };
    match (u, v) {
        (0 | 15, _) | (_, 15) => dark,
        (_, 0) => light,
        _ if carved == 1 => dark,
        _ if below => light,
        _ => face,
    }
}

/// A course with chips out of its edges.
fn worn(u: i32, v: i32, course: u32, face: u32, dark: u32) -> u32 {
    match (u, v) {
        (3..=5, 6) | (4, 5) | (11, 13) | (10..=12, 14) | (9, 3) | (10, 4) => dark,
        (11, 7) | (12, 7) | (5, 8) | (6, 8) => face,
        _ => course,
    }
}

/// A sun with rays, cut into a slab.
const SUN: [u16; 16] =
    [0, 0, 0x0180, 0x0180, 0x1008, 0x0BD0, 0x0420, 0x0990, 0x6A56, 0x6A56, 0x0990, 0x0420, 0x0BD0, 0x1188, 0x0180, 0];
/// Two waves that roll over, cut into a slab.
const WAVE: [u16; 16] =
    [0, 0, 0, 0x3838, 0x4444, 0x5656, 0x5252, 0x4444, 0x4848, 0x3030, 0x0000, 0x7FFE, 0x0000, 0x2AA8, 0, 0];
