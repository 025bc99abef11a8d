//! Meadow: woven earth under grass that follows the slope, with moss below and cliffs at the sides.

use super::{FAR, Place, fold, mix, rgb};

const GRASS: [u32; 5] = [rgb(0xE6F78C), rgb(0xB5E65A), rgb(0x74C948), rgb(0x3FA04C), rgb(0x22704A)];
const EARTH: [u32; 4] = [rgb(0xE9B77C), rgb(0xD99F66), rgb(0xCB8D57), rgb(0xB4774A)];
const DEEP: [u32; 4] = [rgb(0xC4875A), rgb(0xB97C50), rgb(0xAE724B), rgb(0x9C6343)];
const SHADE: [u32; 2] = [rgb(0x5B3A3A), rgb(0x7A4C3E)];
const MOSS: [u32; 2] = [rgb(0x2F8A5B), rgb(0x1F6650)];

/// The length of the fringe of grass, by folded column.
const FRINGE: [i32; 8] = [10, 0, 20, 30, 10, 0, 10, 25];
/// The light of blades, by column.
const BLADES: [i32; 8] = [0, 1, 0, 2, 0, 1, 0, 1];

/// The colour of a pixel.
pub(crate) fn rule(place: &Place) -> u32 {
    let Place { x, y, reach, buried, deep } = *place;
    let body = weave(x, y, deep);
    if buried || reach.up.min(reach.side).min(reach.down) >= 14 {
        return body;
    }
    let (up, down) = (reach.above(), reach.below());
    if reach.is_floor() && up <= if reach.corner_up { 70 } else { 100 } && (up <= down || reach.down == FAR) {
        return grass(x, y, up, body);
    }
    if reach.is_roof() && down <= 70 {
        return underside(x, down, body);
    }
    let wall = up.min(down).min(reach.side * 10);
    if wall <= 60 { cliff(y, wall, body) } else { body }
}

fn grass(x: i32, y: i32, depth: i32, body: u32) -> u32 {
    let column = fold(x);
    let end = 40 + FRINGE[column];
    let blade = BLADES[column] * 8 + (fold(y) as i32 % 2) * 3;
    match depth {
        ..=11 => GRASS[0],
        d if d <= 18 + blade => GRASS[1],
        d if d <= end - 8 => GRASS[2],
        d if d <= end => GRASS[3],
        d if d <= end + 10 => GRASS[4],
        d if d <= end + 18 => SHADE[0],
        d if d <= end + 28 => SHADE[1],
        d if d <= end + 38 => EARTH[3],
        _ => body,
    }
}

fn cliff(y: i32, depth: i32, body: u32) -> u32 {
    let row = fold(y) as i32;
    match depth {
        ..=10 => SHADE[1],
        d if d <= 22 + (row % 3) * 8 => EARTH[0],
        d if d <= 34 + (row % 3) * 8 => EARTH[1],
        d if d <= 44 + (row % 2) * 8 => EARTH[3],
        _ => body,
    }
}

fn underside(x: i32, depth: i32, body: u32) -> u32 {
    let hang = [20, 30, 10, 0, 20, 10, 0, 30][fold(x)];
    match depth {
        d if d <= 8 => MOSS[1],
        d if d <= 10 + hang => MOSS[0],
        d if d <= 18 + hang => SHADE[0],
        d if d <= 30 + hang => SHADE[1],
        d if d <= 40 + hang => EARTH[3],
        _ => body,
    }
}

/// The body: a quilt of diamonds, one to a block, with a running stitch between them.
fn weave(x: i32, y: i32, deep: bool) -> u32 {
    let (u, v) = (fold(x) as i32, fold(y) as i32);
    let ring = u + v; // 14 in the middle of the block, 0 in its corners
    let (light, dark, stitch) = if deep { (DEEP[1], DEEP[2], DEEP[3]) } else { (EARTH[2], EARTH[3], EARTH[3]) };
    let (knot, seam) = if deep { (DEEP[0], DEEP[2]) } else { (EARTH[1], EARTH[2]) };
    match ring {
        7 if u % 2 == 0 => stitch,
        7 => seam,
        14 => knot,
        ring if ring > 7 => light,
        0 => stitch,
        _ => mix(light, dark),
    }
}
