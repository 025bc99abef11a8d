//! Behind the meadow: the sky, clouds, far hills, and the near tree line.

use super::super::art::rgb;
use super::super::easel::Easel;
use super::{HEIGHT, Layer, WIDTH, picture, sky, wave};

/// All layers, farthest first.
pub fn layers() -> Vec<Layer> {
    vec![
        Layer { file: "sky.png", scroll: (6, 6), y: 0, picture: open_sky() },
        Layer { file: "far.png", scroll: (24, 10), y: 0, picture: far() },
        Layer { file: "near.png", scroll: (88, 24), y: 32, picture: near() },
    ]
}

/// The sky, with clouds.
fn open_sky() -> Easel {
    let mut e = picture();
    const SKY: [u32; 7] =
        [rgb(0x74C2EE), rgb(0x86CCF1), rgb(0x9AD6F3), rgb(0xAFE0F4), rgb(0xC5E9F2), rgb(0xDAF1EE), rgb(0xEFF7E4)];
    sky(&mut e, &SKY, 8, 26);
    for (x, y, size) in
        [(40, 46, 5), (170, 92, 3), (262, 34, 4), (372, 70, 6), (470, 112, 3), (110, 128, 2), (310, 122, 2)]
    {
        cloud(&mut e, x, y, size);
    }
    e
}

/// Far hills with fields.
fn far() -> Easel {
    let mut e = picture();
    hills(&mut e, |x| 164 + wave(x, 2, 30, 12) + wave(x, 5, 90, 5), [rgb(0xB5DAE0), rgb(0xA9D2DB), rgb(0xA9D2DB)]);
    hills(&mut e, |x| 184 + wave(x, 3, 150, 12) + wave(x, 7, 10, 3), [rgb(0xA5D5C6), rgb(0x97CBBC), rgb(0x8BC2B4)]);
    hills(&mut e, |x| 206 + wave(x, 2, 200, 12) + wave(x, 5, 120, 4), [rgb(0xB4DDA6), rgb(0xA3D39B), rgb(0x93C892)]);
    for x in [61, 84, 201, 318, 334, 350, 455] {
        let y = 207 + wave(x, 2, 200, 12) + wave(x, 5, 120, 4);
        poplar(&mut e, x, y + 2, 14 + x % 5, [rgb(0x86BFA0), rgb(0x74B095)]);
    }
    e
}

/// A flat-bottomed heap of cloud, lit from above.
fn cloud(e: &mut Easel, x: i32, y: i32, size: i32) {
    let puffs = [(-12, 0, 4), (-7, -3, 6), (-1, -6, 7), (5, -4, 6), (10, -1, 5), (15, 0, 3), (-17, 0, 2), (1, 0, 6)];
    // The same heap three times, each time smaller and higher.
    for (colour, lift, shrink) in [(rgb(0xD3E8F4), 0, 0), (rgb(0xEAF5F9), 2, 1), (rgb(0xFFFFFF), 4, 3)] {
        for (dx, up, r) in puffs {
            let r = r * size - shrink * size / 2;
            let (cx, cy) = (2 * x + dx * size, 2 * y + up * size - lift * size / 2);
            for py in (cy - r) / 2 - 1..y - lift * size / 6 {
                for px in (cx - r) / 2 - 1..=(cx + r) / 2 + 1 {
                    let (ox, oy) = (2 * px + 1 - cx, 2 * py + 1 - cy);
                    if ox * ox + oy * oy <= r * r - r {
                        e.dot(px, py, colour);
                    }
                }
            }
        }
    }
}

/// Rolling land below a line: a lit edge, then strips of field that bend with it.
fn hills(e: &mut Easel, line: impl Fn(i32) -> i32, tones: [u32; 3]) {
    for x in 0..WIDTH {
        let top = line(x);
        for y in top..HEIGHT {
            let depth = y - top;
            let strip = (depth * depth / 40 + depth) / 9;
            let colour = if depth < 2 { tones[0] } else { tones[1 + (strip % 2) as usize] };
            e.dot(x, y, colour);
        }
    }
}

fn poplar(e: &mut Easel, x: i32, foot: i32, height: i32, tones: [u32; 2]) {
    e.disc(2 * x, 2 * foot - height, height / 3, height, tones[1]);
    e.disc(2 * x - 1, 2 * foot - height - 2, height / 4, height - 4, tones[0]);
}

/// The near tree line over a meadow.
fn near() -> Easel {
    let mut e = picture();
    const TREE: [[u32; 4]; 2] = [
        [rgb(0xA5D79B), rgb(0x86C592), rgb(0x6FB489), rgb(0x5BA280)],
        [rgb(0x96D09A), rgb(0x78BA8F), rgb(0x62A886), rgb(0x50967C)],
    ];
    let back = |x: i32| 158 + wave(x, 2, 60, 10) + wave(x, 3, 10, 6);
    for (x, kind) in [
        (14, 0),
        (64, 1),
        (96, 2),
        (150, 0),
        (196, 2),
        (232, 1),
        (284, 0),
        (330, 2),
        (352, 2),
        (402, 1),
        (446, 0),
        (490, 2),
    ] {
        let foot = back(x) + 8;
        match kind {
            2 => poplar(&mut e, x, foot, 46 + x % 9, [TREE[1][1], TREE[1][3]]),
            kind => {
                let r = 22 + x % 7 + kind * 4;
                e.bar(x - 1, foot - 18, 3, 20, rgb(0x7A9C8A));
                for (dx, up) in [(-14, 24), (14, 26), (-6, 34), (9, 40), (-10, 48), (1, 54)] {
                    e.foliage(2 * x + dx * r / 20, 2 * foot - up * r / 18 - 8, r * 3 / 4, TREE[0]);
                }
            }
        }
    }
    hills(&mut e, back, [rgb(0xBFE3A0), rgb(0xA6D592), rgb(0x9BCD8C)]);
    // Hedges along a nearer rise.
    let front = |x: i32| 192 + wave(x, 1, 100, 10) + wave(x, 4, 40, 6);
    for x in (0..WIDTH).step_by(8) {
        let r = 15 + (x * 7 / 8) % 6;
        e.foliage(2 * x, 2 * front(x) - 4, r, TREE[1]);
    }
    hills(&mut e, front, [rgb(0xB2DC94), rgb(0x97CB86), rgb(0x8BC27F)]);
    // What is below the picture is as its last row: even, without streaks.
    e.bar(0, HEIGHT - 1, WIDTH, 1, rgb(0x8BC27F));
    e
}
