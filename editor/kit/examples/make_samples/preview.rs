//! Pictures of what was made, for looking at.

use super::Samples;
use super::art::B;
use super::sets::Set;
use kit::pixels::Pixels;
use sim::tiles::Cell;
use std::path::Path;

/// What is behind the level.
const SKY: [u8; 4] = [0xC4, 0xE6, 0xEF, 0xFF];

/// Draws cells over a plain colour, one pixel to a pixel.
pub fn draw(set: &Set, cells: &[Cell], width: i32) -> Pixels {
    let height = cells.len() as i32 / width;
    let (wide, high) = ((width * B) as usize, (height * B) as usize);
    let mut picture = Pixels { width: wide, height: high, rgba: vec![SKY; wide * high] };
    for (i, cell) in cells.iter().enumerate() {
        let (bx, by) = (i as i32 % width * B, i as i32 / width * B);
        let art = set.catalogue.art[usize::from(set.catalogue.blocks[usize::from(cell.block)].art)];
        for p in 0..256 {
            let (x, y) = (p % B, p / B);
            let from = if cell.flip_x { 15 - x } else { x };
            let colour = art[(y * B + from) as usize];
            if colour & 0xFF != 0 {
                picture.rgba[(by + y) as usize * wide + (bx + x) as usize] = colour.to_be_bytes();
            }
        }
    }
    picture
}

/// Writes the whole level, the sampler and a few crops four times as large into a folder.
pub fn write(samples: &Samples, folder: &Path) -> Result<(), Box<dyn std::error::Error>> {
    std::fs::create_dir_all(folder)?;
    let level = draw(&samples.sets[0], &samples.cells, super::course::WIDTH);
    let save = |name: &str, picture: &Pixels| -> Result<(), Box<dyn std::error::Error>> {
        Ok(std::fs::write(folder.join(format!("{name}.png")), picture.to_png()?)?)
    };
    save("level", &level)?;
    for (name, bx, by) in [
        ("hills", 10, 24),
        ("edge", 60, 14),
        ("tunnel", 98, 28),
        ("loop", 172, 26),
        ("bend", 200, 22),
        ("cross", 216, 14),
    ] {
        save(name, &enlarged(&level, (bx * 16, by * 16), (384, 272), 3))?;
    }
    save("zoom", &enlarged(&level, (66 * 16 - 8, 16 * 16 - 8), (48, 48), 16))?;
    for (name, x, y) in [
        ("screen1", 60, 340),
        ("screen2", 1640, 470),
        ("screen3", 2830, 540),
        ("screen4", 3300, 220),
        ("screen5", 3776, 180),
        ("screen6", 1000, 150),
        ("screen7", 2060, 600),
    ] {
        save(name, &screen(samples, x, y))?;
    }
    for (path, bytes) in samples.files.iter().filter(|(path, _)| path.ends_with(".png")) {
        std::fs::write(folder.join(path.replace('/', "-")), bytes)?;
    }
    for set in &samples.sets {
        for (i, (cells, width)) in set.sheets.iter().enumerate() {
            save(&format!("{}-sheet{i}", set.theme.key), &draw(set, cells, *width))?;
        }
    }
    Ok(())
}

/// What the player's screen shows with the camera there, three times as large.
fn screen(samples: &Samples, x: i32, y: i32) -> Pixels {
    let level = draw(&samples.sets[0], &samples.cells, super::course::WIDTH);
    let mut picture = Pixels::clear(320, 224);
    let layers = (samples.sets[0].theme.backgrounds)();
    for sy in 0..224 {
        for sx in 0..320 {
            let mut colour = 0;
            for layer in &layers {
                let scrolled = |way: i32, by: u16| way * i32::from(by) / 256;
                let (lx, ly) = (sx + scrolled(x, layer.scroll.0), sy - layer.y + scrolled(y, layer.scroll.1));
                let here = layer.picture.get(lx, ly.clamp(0, 255));
                if here != 0 {
                    colour = here;
                }
            }
            let front = level.at((x + sx) as usize, (y + sy) as usize);
            picture.rgba[(sy * 320 + sx) as usize] = if front == SKY { colour.to_be_bytes() } else { front };
        }
    }
    enlarged(&picture, (0, 0), (320, 224), 3)
}

/// A part of a picture, each pixel a square.
fn enlarged(picture: &Pixels, (left, top): (usize, usize), (width, height): (usize, usize), times: usize) -> Pixels {
    let (width, height) = (width * times, height * times);
    let pixel = |i: usize| picture.at(left + i % width / times, top + i / width / times);
    Pixels { width, height, rgba: (0..width * height).map(pixel).collect() }
}
