//! Stone: cut blocks with a pale rim all round, bricks within.

use super::{Place, fold, normal, rgb};

const STONE: [u32; 6] = [rgb(0xFBF6EE), rgb(0xDCD5E3), rgb(0xB9B1CC), rgb(0x9A90B4), rgb(0x766C96), rgb(0x514A73)];

/// The colour of a pixel.
pub(crate) fn rule(place: &Place) -> u32 {
    let Place { x, y, reach, .. } = *place;
    let up = normal(reach.up, reach.side);
    let down = normal(reach.down, reach.side);
    let depth = up.min(down);
    let steep = reach.side < reach.up.min(reach.down);
    let joint = if steep { fold(y) == 0 } else { fold(x) == 0 };
    let lit = up <= down;
    let (rim, trim) = if lit { (STONE[0], STONE[1]) } else { (STONE[3], STONE[2]) };
    match depth {
        i32::MIN..=10 => rim,
        11..=20 if lit && !joint => STONE[1],
        11..=60 if joint => STONE[3],
        11..=50 => trim,
        51..=60 => STONE[3],
        61..=72 => STONE[5],
        _ => brick(x, y),
    }
}

fn brick(x: i32, y: i32) -> u32 {
    let v = y.rem_euclid(16);
    let u = fold(x);
    let course = v / 8;
    let joint = if course == 0 { u == 0 } else { u == 7 };
    match v % 8 {
        7 => STONE[5],
        _ if joint => STONE[5],
        0 => STONE[3],
        _ => STONE[4],
    }
}
