//! Pictures of the objects that `object-gym` makes itself.

use super::art::palette::{GRASS, INK, MOSS, STONE};
use super::art::rgb;
use super::easel::Easel;
use kit::document::own_pictures::decode;
use sim::project::{OwnImage, OwnPicture};
use std::sync::Arc;

/// A picture under a name in the project's folder, with its middle off the object's centre.
pub fn picture(file: &str, offset: (i16, i16), easel: &Easel) -> Option<OwnPicture> {
    let image = decode(super::encode(easel)).expect("what was just encoded can be shown");
    Some(OwnPicture { file: file.into(), offset, image: OwnImage::Read(Arc::new(image)) })
}

/// A mossy boulder under heights above the centre, one for 2 pixels; `bottom` is as far below it.
pub fn boulder(heights: &[i8], bottom: i32) -> Easel {
    let top = heights.iter().copied().max().map_or(0, i32::from);
    let mut easel = Easel::new(2 * heights.len() as i32, top + bottom);
    for x in 0..easel.width {
        let surface = top - i32::from(heights[x as usize / 2]);
        for y in surface..easel.height {
            let depth = y - surface;
            // Courses of stones, each shifted against the one above.
            let (across, down) = ((x + y / 11 * 9) % 19, y % 11);
            let colour = match depth {
                0 => GRASS[1],
                1 | 2 => GRASS[2],
                3 => GRASS[3 + (x % 5 / 3) as usize],
                4 if x % 7 < 3 => GRASS[4],
                _ if across == 0 || down == 0 => STONE[5],
                _ if across == 1 || down == 1 => STONE[2],
                _ => STONE[3 + usize::from(y + 14 > easel.height)],
            };
            easel.dot(x, y, colour);
        }
    }
    for y in 0..easel.height {
        for x in [0, easel.width - 1] {
            if easel.get(x, y) != 0 {
                easel.dot(x, y, INK);
            }
        }
    }
    let (low, wide) = (easel.height - 1, easel.width);
    easel.bar(0, low, wide, 1, INK);
    easel
}

/// A hedge of brambles, 52 × 24 pixels.
pub fn brambles() -> Easel {
    let (thorn, tip, berry) = (rgb(0xF3E3B3), rgb(0xFFFFFF), rgb(0xD8344F));
    let mut easel = Easel::new(52, 24);
    for (cx, cy, r) in [(16, 32, 13), (36, 28, 17), (60, 30, 15), (82, 33, 12), (50, 36, 11), (24, 36, 10), (74, 37, 9)]
    {
        easel.foliage(cx, cy, r, [MOSS[2], MOSS[0], MOSS[1], rgb(0x16453A)]);
    }
    easel.outline(INK);
    for (x, y, lean) in [(5, 12, -2), (12, 8, -1), (19, 6, 0), (26, 9, 1), (32, 7, 0), (39, 10, 1), (46, 13, 2)] {
        for row in 0..6 {
            let (half, aside) = (row / 2, lean * (5 - row) / 3);
            easel.bar(x + aside - half, y + row - 3, 2 * half + 1, 1, if row < 2 { tip } else { thorn });
            easel.dot(x + aside + half + 1, y + row - 3, INK);
            easel.dot(x + aside - half - 1, y + row - 3, INK);
        }
    }
    for (x, y) in [(9, 18), (22, 15), (35, 18), (43, 20)] {
        easel.bar(x, y, 2, 2, berry);
        easel.dot(x, y, rgb(0xFF8FA0));
    }
    easel
}
