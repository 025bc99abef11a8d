//! Glazed: bricks under a blue-green glaze between rims of gold, for what stands out of sandstone.

#![allow(clippy::match_overlapping_arm, reason = "bands from the edge inwards, each named by its far end")]

use super::{Place, fold, normal, rgb};

const GOLD: [u32; 4] = [rgb(0xFFF4B8), rgb(0xF8CE62), rgb(0xD0932F), rgb(0x8A5526)];
const GLAZE: [u32; 5] = [rgb(0x8FE6D2), rgb(0x3FB9B0), rgb(0x258F98), rgb(0x1B6A80), rgb(0x16455F)];

/// The colour of a pixel.
pub(crate) fn rule(place: &Place) -> u32 {
    let Place { x, y, reach, .. } = *place;
    let up = normal(reach.up, reach.side);
    let down = normal(reach.down, reach.side);
    let depth = up.min(down);
    let steep = reach.side < reach.up.min(reach.down);
    let along = if steep { fold(y) } else { fold(x) };
    let lit = up <= down;
    match depth {
        ..=10 if lit => GOLD[0],
        ..=10 => GOLD[2],
        ..=20 if along == 0 => GOLD[3],
        ..=20 => GOLD[1],
        ..=30 if lit => GOLD[2],
        ..=30 => GOLD[3],
        ..=38 => GLAZE[4],
        ..=70 => bead(along, depth),
        ..=78 => GLAZE[4],
        _ => brick(x, y),
    }
}

/// A row of beads along the rim.
fn bead(along: usize, depth: i32) -> u32 {
    match (along, depth) {
        (0, _) => GLAZE[3],
        (3 | 4, ..=50) => GLAZE[0],
        (2..=5, ..=62) => GLAZE[1],
        _ => GLAZE[2],
    }
}

/// Bricks a quarter of a block high, with a light upper edge.
fn brick(x: i32, y: i32) -> u32 {
    let (u, v) = (fold(x), y.rem_euclid(16));
    let joint = if v < 8 { u == 0 } else { u == 7 };
    match v % 8 {
        7 => GLAZE[4],
        _ if joint => GLAZE[4],
        0 => GLAZE[2],
        5 | 6 => GLAZE[3],
        2 if (3..=4).contains(&u) => GLAZE[1],
        _ => GLAZE[2],
    }
}
