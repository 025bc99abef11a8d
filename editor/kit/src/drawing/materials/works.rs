//! Works: riveted plates with an amber stripe along the floor, copper pipes below, and a dark frame within.

#![allow(clippy::match_overlapping_arm, reason = "bands from the edge inwards, each named by its far end")]

use super::{FAR, Place, fold, rgb, scatter};

const STEEL: [u32; 6] = [rgb(0xE4F1F4), rgb(0xB4CBD4), rgb(0x839FAF), rgb(0x5F7A8E), rgb(0x445A70), rgb(0x2E3E52)];
const AMBER: [u32; 3] = [rgb(0xFFE08A), rgb(0xF5B13D), rgb(0xC47A1E)];
const COPPER: [u32; 4] = [rgb(0xF2B28A), rgb(0xD07F58), rgb(0x9C5340), rgb(0x6A3436)];
const INK: u32 = rgb(0x1D2636);

/// The colour of a pixel.
pub(crate) fn rule(place: &Place) -> u32 {
    let Place { x, y, reach, buried, deep } = *place;
    if buried {
        return inside(x, y, deep);
    }
    let body = plate(x, y, deep);
    if reach.up.min(reach.side).min(reach.down) >= 14 {
        return body;
    }
    let (up, down) = (reach.above(), reach.below());
    if reach.is_floor() && up <= 90 && (up <= down || reach.down == FAR) {
        return stripe(x, y, up, body);
    }
    if reach.is_roof() && down <= 80 {
        return pipe(x, down, body);
    }
    let wall = up.min(down).min(reach.side * 10);
    if wall <= 60 { edge(y, wall, body) } else { body }
}

/// A tread of light steel, then slanted amber and ink, then a seam.
fn stripe(x: i32, y: i32, depth: i32, body: u32) -> u32 {
    let slant = (fold(x) as i32 + fold(y) as i32 / 8) % 8 < 4;
    match depth {
        ..=10 => STEEL[0],
        ..=19 => STEEL[1],
        ..=24 => INK,
        ..=34 if slant => AMBER[0],
        ..=52 if slant => AMBER[1],
        ..=58 if slant => AMBER[2],
        ..=58 => INK,
        ..=64 => STEEL[5],
        ..=74 => STEEL[2],
        ..=82 => STEEL[4],
        _ => body,
    }
}

/// A copper pipe along the underside, with a clamp in each block.
fn pipe(x: i32, depth: i32, body: u32) -> u32 {
    let clamp = fold(x) == 0;
    match depth {
        ..=10 => COPPER[3],
        ..=58 if clamp => STEEL[5],
        ..=20 => COPPER[2],
        ..=34 => COPPER[1],
        ..=42 => COPPER[0],
        ..=50 => COPPER[1],
        ..=58 => COPPER[2],
        ..=68 => INK,
        _ => body,
    }
}

/// The edge of a plate, seen from the side, with a rivet in each block.
fn edge(y: i32, depth: i32, body: u32) -> u32 {
    let rivet = fold(y) == 4 || fold(y) == 5;
    match depth {
        ..=10 => STEEL[1],
        ..=20 => STEEL[2],
        ..=40 if rivet => {
            if depth <= 30 {
                STEEL[0]
            } else {
                STEEL[4]
            }
        }
        ..=46 => STEEL[3],
        ..=54 => STEEL[5],
        _ => body,
    }
}

/// The body: plates of a block each, bevelled, with rivets in their corners; deep down only their frame.
fn plate(x: i32, y: i32, deep: bool) -> u32 {
    let (u, v) = (fold(x), fold(y));
    let (face, light, dark) = if deep { (STEEL[5], STEEL[4], INK) } else { (STEEL[4], STEEL[3], STEEL[5]) };
    let top = y.rem_euclid(16) < 8;
    match (u, v) {
        (0, _) | (_, 0) => dark,
        (1, _) | (_, 1) if v == 1 && top => light,
        (1, _) if v > 1 => light,
        (3, 3) if !deep => STEEL[1],
        (3, 4) | (4, 3) if !deep => dark,
        (6 | 7, 6 | 7) if deep => light,
        _ => face,
    }
}

/// Inside of a wall: now and then a grating, a window on cables, or a lamp instead of a plate.
fn inside(x: i32, y: i32, deep: bool) -> u32 {
    let (u, v) = (x.rem_euclid(16), y.rem_euclid(16));
    let (face, light, dark) = if deep { (STEEL[5], STEEL[4], INK) } else { (STEEL[4], STEEL[3], STEEL[5]) };
    let framed = fold(x).min(fold(y)) < 2;
    match scatter(x, y) {
        _ if framed => plate(x, y, deep),
        0..=4 => match v % 4 {
            3 => light,
            1 | 2 if (3..=12).contains(&u) => INK,
            _ => face,
        },
        5..=7 => match v {
            4 | 11 => dark,
            5..=10 => [COPPER[1], COPPER[2], COPPER[3], dark, STEEL[2], STEEL[5]][v as usize - 5],
            _ => face,
        },
        8 => match (u, v) {
            (6..=9, 6..=9) => AMBER[usize::from(u + v > 15)],
            (5..=10, 5..=10) => INK,
            _ => face,
        },
        _ => plate(x, y, deep),
    }
}
