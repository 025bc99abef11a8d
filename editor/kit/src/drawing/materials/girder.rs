//! Girder: beams of red iron with rivets, and struts crossing between them.

#![allow(clippy::match_overlapping_arm, reason = "bands from the edge inwards, each named by its far end")]

use super::{Place, fold, normal, rgb};

const RED: [u32; 5] = [rgb(0xFFC9A0), rgb(0xF2805A), rgb(0xD0503F), rgb(0x9C3340), rgb(0x64253A)];
const DARK: [u32; 2] = [rgb(0x2A2338), rgb(0x382D46)];

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
        ..=10 if lit => RED[0],
        ..=10 => RED[3],
        ..=20 => RED[if lit { 1 } else { 3 }],
        ..=30 if along == 4 => RED[0],
        ..=40 if along == 4 => RED[4],
        ..=50 => RED[2],
        ..=60 => RED[3],
        ..=68 => RED[4],
        _ => struts(x, y),
    }
}

/// Struts from corner to corner of each block, before the dark.
fn struts(x: i32, y: i32) -> u32 {
    let (u, v) = (fold(x) as i32, fold(y) as i32);
    let upper = y.rem_euclid(16) < 8;
    match u - v {
        0 if (6..=7).contains(&u) => RED[1],
        0 => RED[2],
        1 => RED[if upper { 3 } else { 4 }],
        -1 => RED[if upper { 4 } else { 3 }],
        _ if (u + v) % 4 == 0 => DARK[1],
        _ => DARK[0],
    }
}
