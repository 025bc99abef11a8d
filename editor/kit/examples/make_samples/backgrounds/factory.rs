//! Behind the factory: a night sky, chimneys with lit windows, gantries, and girders near by.

use super::super::art::rgb;
use super::super::easel::Easel;
use super::{HEIGHT, Layer, WIDTH, below, picture, sky, wave};

/// All layers, farthest first.
pub fn layers() -> Vec<Layer> {
    vec![
        Layer { file: "sky.png", scroll: (5, 6), y: 0, picture: night() },
        Layer { file: "chimneys.png", scroll: (20, 12), y: 4, picture: chimneys() },
        Layer { file: "gantries.png", scroll: (50, 20), y: 20, picture: gantries() },
        Layer { file: "girders.png", scroll: (104, 30), y: 44, picture: girders() },
    ]
}

const LAMP: [u32; 3] = [rgb(0xFFE9A8), rgb(0xE8B45A), rgb(0x8F6A4A)];

/// A night sky with a moon, and a glow where the town is.
fn night() -> Easel {
    let mut e = picture();
    const SKY: [u32; 8] = [
        rgb(0x10173A),
        rgb(0x141E45),
        rgb(0x192751),
        rgb(0x20325E),
        rgb(0x293F6B),
        rgb(0x344D77),
        rgb(0x435C80),
        rgb(0x566A86),
    ];
    sky(&mut e, &SKY, 6, 24);
    for n in 0..70 {
        let (x, y) = (n * 197 % WIDTH, n * n * 31 % 150);
        e.dot(x, y, [rgb(0x6F86B4), rgb(0x9DB2D8), rgb(0x4C6190)][(n % 3) as usize]);
        if n % 17 == 0 {
            for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                e.dot(x + dx, y + dy, rgb(0x4C6190));
            }
            e.dot(x, y, rgb(0xE6EEFA));
        }
    }
    e.disc(2 * 404, 2 * 52, 44, 44, rgb(0x2A3D6A));
    e.disc(2 * 404, 2 * 52, 34, 34, rgb(0xDCE6F2));
    e.disc(2 * 402, 2 * 50, 29, 29, rgb(0xF4F8FC));
    for (x, y, r) in [(408, 56, 7), (398, 46, 5), (409, 44, 3), (400, 60, 4)] {
        e.disc(2 * x, 2 * y, r, r, rgb(0xC6D4E6));
    }
    for (x, y, long) in [(60, 88, 110), (330, 72, 96), (230, 120, 130), (440, 132, 90), (20, 150, 120)] {
        for (dy, from, to) in [(-1, 24, 60), (0, 4, 92), (1, 0, 100), (2, 30, 76)] {
            let colour = if dy < 1 { rgb(0x3D5580) } else { rgb(0x2B416C) };
            e.bar(x + long * from / 100, y + dy, long * (to - from) / 100, 1, colour);
        }
    }
    e
}

/// Halls and chimneys far away.
fn chimneys() -> Easel {
    let mut e = picture();
    const T: [u32; 4] = [rgb(0x46608A), rgb(0x2C426C), rgb(0x24375E), rgb(0x1D2D50)];
    for (x, top, wide) in
        [(28, 96, 14), (52, 112, 12), (150, 84, 16), (246, 118, 12), (268, 104, 14), (366, 92, 16), (470, 110, 14)]
    {
        smoke(&mut e, x + wide / 2, top);
        chimney(&mut e, (x, top), wide, T);
    }
    for (x, top, wide, saws) in [
        (0, 168, 84, 3),
        (92, 158, 52, 0),
        (140, 176, 90, 4),
        (232, 152, 40, 0),
        (282, 170, 78, 3),
        (372, 160, 60, 0),
        (436, 174, 76, 3),
    ] {
        hall(&mut e, (x, top), wide, saws, T);
    }
    for x in 0..WIDTH {
        below(&mut e, x, 206 + wave(x, 3, 0, 2), T[3]);
    }
    e
}

fn chimney(e: &mut Easel, (x, top): (i32, i32), wide: i32, t: [u32; 4]) {
    for y in top..HEIGHT {
        let out = (y - top) / 40;
        for dx in -out..wide + out {
            let colour = match dx + out {
                0 => t[0],
                d if d < wide / 3 => t[1],
                d if d > wide + 2 * out - 4 => t[3],
                _ => t[2],
            };
            e.dot(x + dx, y, colour);
        }
    }
    for band in 0..2 {
        e.bar(x, top + 6 + band * 9, wide, 4, rgb(0x6E4A66));
        e.bar(x, top + 6 + band * 9, 2, 4, rgb(0x94647C));
    }
    e.bar(x - 1, top, wide + 2, 3, t[1]);
    e.bar(x - 1, top, wide + 2, 1, t[0]);
    e.dot(x + wide / 2, top - 1, rgb(0xFF6A5A));
}

/// Puffs that grow and drift to the right.
fn smoke(e: &mut Easel, x: i32, top: i32) {
    for (colour, less) in [(rgb(0x33476F), 0), (rgb(0x3F5580), 4)] {
        for (dx, up, r) in [(2, 6, 7), (8, 13, 10), (16, 21, 13), (27, 28, 15), (40, 33, 12)] {
            e.disc(2 * (x + dx) - less / 2, 2 * (top - up) - less, r * 2 - 6 - less, r * 2 - 8 - less, colour);
        }
    }
}

/// A hall, its roof flat or in saw teeth, with windows of which some are lit.
fn hall(e: &mut Easel, (left, top): (i32, i32), wide: i32, saws: i32, t: [u32; 4]) {
    for dx in 0..wide {
        let roof = if saws > 0 { (dx % (wide / saws).max(1)) * 14 / (wide / saws).max(1) } else { 0 };
        let start = top - roof;
        let colour = if dx == 0 {
            t[0]
        } else if dx > wide - 4 {
            t[3]
        } else {
            t[2]
        };
        below(e, left + dx, start, colour);
        e.dot(left + dx, start, t[0]);
        e.dot(left + dx, start + 1, t[1]);
    }
    for row in 0..3 {
        for n in 0..(wide - 8) / 9 {
            let (x, y) = (left + 5 + n * 9, top + 8 + row * 12);
            let lit = (left * 7 + n * 5 + row * 11 + n * row * 3) % 7;
            let colour = match lit {
                0 => LAMP[1],
                1 | 3 => LAMP[2],
                _ => t[3],
            };
            e.bar(x, y, 5, 6, colour);
            if lit == 0 {
                e.bar(x, y, 5, 1, LAMP[0]);
            }
            e.bar(x + 2, y, 1, 6, t[2]);
        }
    }
}

/// Cranes and conveyor bridges on lattice towers.
fn gantries() -> Easel {
    let mut e = picture();
    const T: [u32; 4] = [rgb(0x3C5480), rgb(0x22345A), rgb(0x1A294A), rgb(0x14203C)];
    for (x, top) in [(36, 124), (172, 124), (300, 140), (440, 140)] {
        tower(&mut e, (x, top), T);
    }
    beam(&mut e, [10, 116, 210, 12], T);
    beam(&mut e, [276, 132, 200, 12], T);
    // A hook on its rope, and a bucket.
    for (x, top, low) in [(110, 128, 164), (366, 144, 176)] {
        e.bar(x - 6, top, 14, 4, T[1]);
        e.bar(x, top, 1, low - top, T[0]);
        e.bar(x - 7, low, 16, 11, T[2]);
        e.bar(x - 7, low, 16, 2, T[0]);
        e.bar(x - 7, low + 2, 2, 9, T[1]);
    }
    for x in [24, 90, 206, 290, 340, 460] {
        let y = if x < 240 { 128 } else { 144 };
        e.disc(2 * x, 2 * y + 6, 14, 14, rgb(0x3A4160));
        e.disc(2 * x, 2 * y + 6, 8, 8, rgb(0x8A7458));
        e.bar(x - 1, y, 3, 3, LAMP[0]);
    }
    // Tanks between the towers.
    for (x, wide, top) in [(70, 56, 192), (220, 50, 184), (350, 62, 190)] {
        for dx in 0..wide {
            let bulge = (dx.min(wide - 1 - dx)).min(8);
            let colour = match dx * 8 / wide {
                0 => T[1],
                1 => T[0],
                2 | 3 => T[1],
                4 | 5 => T[2],
                _ => T[3],
            };
            below(&mut e, x + dx, top + [7, 5, 4, 3, 2, 1, 1, 0, 0][bulge as usize], colour);
        }
        e.bar(x, top + 14, wide, 1, T[3]);
        e.bar(x, top + 15, wide, 1, T[1]);
    }
    for x in 0..WIDTH {
        below(&mut e, x, 218, T[3]);
    }
    e.bar(0, 217, WIDTH, 1, T[1]);
    e
}

fn tower(e: &mut Easel, (x, top): (i32, i32), t: [u32; 4]) {
    for y in (top..HEIGHT).step_by(20) {
        e.stroke((x, y), (x + 22, y + 20), t[2]);
        e.stroke((x + 22, y), (x, y + 20), t[1]);
        e.bar(x, y, 24, 2, t[2]);
    }
    e.bar(x, top, 4, HEIGHT - top, t[2]);
    e.bar(x, top, 1, HEIGHT - top, t[0]);
    e.bar(x + 20, top, 4, HEIGHT - top, t[3]);
    e.bar(x + 20, top, 1, HEIGHT - top, t[1]);
}

fn beam(e: &mut Easel, [x, y, wide, high]: [i32; 4], t: [u32; 4]) {
    e.bar(x, y, wide, high, t[3]);
    for n in 0..wide / 12 {
        e.stroke((x + n * 12, y + high - 1), (x + n * 12 + 6, y), t[1]);
        e.stroke((x + n * 12 + 6, y), (x + n * 12 + 12, y + high - 1), t[2]);
    }
    e.bar(x, y, wide, 2, t[1]);
    e.bar(x, y, wide, 1, t[0]);
    e.bar(x, y + high - 2, wide, 2, t[2]);
}

/// Pipes and girders, nearly black, with a cold rim.
fn girders() -> Easel {
    let mut e = picture();
    const T: [u32; 4] = [rgb(0x344870), rgb(0x18233F), rgb(0x111A31), rgb(0x0C1326)];
    pipe(&mut e, 178, 16, T);
    for (x, top) in [(60, 120), (250, 150), (330, 150)] {
        stanchion(&mut e, (x, top), T);
    }
    beam(&mut e, [236, 140, 124, 14], T);
    for x in [150, 420] {
        // A pipe that comes up out of the floor and bends to the left.
        for (n, colour) in [T[0], T[1], T[1], T[2], T[2], T[2], T[2], T[3], T[3], T[3]].into_iter().enumerate() {
            e.bar(x + 12 + n as i32, 160, 1, HEIGHT - 160, colour);
        }
        for (dx, dy, w, h) in [(9, 196, 16, 4), (9, 228, 16, 4)] {
            e.bar(x + dx, dy, w, h, T[1]);
            e.bar(x + dx, dy, w, 1, T[0]);
        }
        e.disc(2 * (x + 17), 2 * 158, 22, 22, T[2]);
        e.disc(2 * (x + 17), 2 * 158, 14, 14, T[1]);
        e.disc(2 * (x + 17), 2 * 158, 6, 6, T[3]);
    }
    pipe(&mut e, 214, 12, T);
    for x in 0..WIDTH {
        below(&mut e, x, 236, T[3]);
    }
    e.bar(0, 236, WIDTH, 2, T[1]);
    e.bar(0, 236, WIDTH, 1, T[0]);
    e
}

/// A pipe along the whole layer.
fn pipe(e: &mut Easel, y: i32, r: i32, t: [u32; 4]) {
    e.bar(0, y, WIDTH, r, t[2]);
    e.bar(0, y, WIDTH, 1, t[1]);
    e.bar(0, y + 2, WIDTH, 2, t[0]);
    e.bar(0, y + 4, WIDTH, 2, t[1]);
    e.bar(0, y + r - 4, WIDTH, 4, t[3]);
    for x in (20..WIDTH).step_by(64) {
        e.bar(x, y - 2, 6, r + 4, t[2]);
        e.bar(x, y - 2, 1, r + 4, t[0]);
        e.bar(x, y + 2, 6, 2, t[0]);
    }
}

/// A thick post with holes and rivets.
fn stanchion(e: &mut Easel, (x, top): (i32, i32), t: [u32; 4]) {
    e.bar(x, top, 20, HEIGHT - top, t[2]);
    e.bar(x, top, 2, HEIGHT - top, t[0]);
    e.bar(x + 2, top, 2, HEIGHT - top, t[1]);
    e.bar(x + 16, top, 4, HEIGHT - top, t[3]);
    for y in (top + 8..HEIGHT).step_by(24) {
        e.disc(2 * x + 20, 2 * y + 8, 9, 9, t[3]);
        e.dot(x + 5, y - 2, t[0]);
        e.dot(x + 14, y - 2, t[1]);
    }
    e.bar(x - 4, top, 28, 4, t[1]);
    e.bar(x - 4, top, 28, 1, t[0]);
}
