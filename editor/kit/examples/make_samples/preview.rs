//! Pictures of what was made, for looking at.

use super::Samples;
use super::canvas::B;
use image::{Rgba, RgbaImage};
use sim::tiles::Cell;
use std::path::Path;

/// Draws cells over a plain colour, one pixel to a pixel.
pub fn draw(samples: &Samples, cells: &[Cell], width: i32) -> RgbaImage {
    let height = cells.len() as i32 / width;
    let mut picture = RgbaImage::from_pixel((width * B) as u32, (height * B) as u32, Rgba([0xC4, 0xE6, 0xEF, 0xFF]));
    for (i, cell) in cells.iter().enumerate() {
        let (bx, by) = (i as i32 % width * B, i as i32 / width * B);
        let art = samples.catalogue.art[usize::from(samples.catalogue.blocks[usize::from(cell.block)].art)];
        for p in 0..256 {
            let (x, y) = (p % B, p / B);
            let from = if cell.flip_x { 15 - x } else { x };
            let colour = art[(y * B + from) as usize];
            if colour & 0xFF != 0 {
                picture.put_pixel((bx + x) as u32, (by + y) as u32, Rgba(colour.to_be_bytes()));
            }
        }
    }
    picture
}

/// Writes the whole level, the sampler and a few crops four times as large into a folder.
pub fn write(samples: &Samples, folder: &Path) -> Result<(), Box<dyn std::error::Error>> {
    std::fs::create_dir_all(folder)?;
    let level = draw(samples, &samples.cells, super::course::WIDTH);
    level.save(folder.join("level.png"))?;
    for (name, bx, by) in [
        ("hills", 10, 24),
        ("edge", 60, 14),
        ("tunnel", 98, 28),
        ("loop", 172, 26),
        ("bend", 200, 22),
        ("cross", 216, 14),
    ] {
        let crop = image::imageops::crop_imm(&level, bx * 16, by * 16, 384, 272).to_image();
        let crop = image::imageops::resize(&crop, 384 * 3, 272 * 3, image::imageops::FilterType::Nearest);
        crop.save(folder.join(format!("{name}.png")))?;
    }
    let zoom = image::imageops::crop_imm(&level, 66 * 16 - 8, 16 * 16 - 8, 48, 48).to_image();
    image::imageops::resize(&zoom, 768, 768, image::imageops::FilterType::Nearest).save(folder.join("zoom.png"))?;
    for (name, x, y) in [
        ("screen1", 60, 340),
        ("screen2", 1640, 470),
        ("screen3", 2830, 540),
        ("screen4", 3300, 220),
        ("screen5", 3776, 180),
        ("screen6", 1000, 150),
        ("screen7", 2060, 600),
    ] {
        screen(samples, x, y).save(folder.join(format!("{name}.png")))?;
    }
    for (path, bytes) in samples.files.iter().filter(|(path, _)| path.ends_with(".png")) {
        std::fs::write(folder.join(Path::new(path).file_name().unwrap_or_default()), bytes)?;
    }
    for (i, (cells, width)) in samples.sheets.iter().enumerate() {
        draw(samples, cells, *width).save(folder.join(format!("sheet{i}.png")))?;
    }
    Ok(())
}

/// What the player's screen shows with the camera there, three times as large.
fn screen(samples: &Samples, x: i32, y: i32) -> RgbaImage {
    let level = draw(samples, &samples.cells, super::course::WIDTH);
    let mut picture = RgbaImage::new(320, 224);
    let pictures = [super::backgrounds::far(), super::backgrounds::near()];
    let backgrounds = &samples.project.tilesets[0].tileset.backgrounds;
    for sy in 0..224 {
        for sx in 0..320 {
            let mut colour = 0;
            for (layer, background) in pictures.iter().zip(backgrounds.iter()) {
                let scrolled = |way: i32, by: u16| way * i32::from(by) / 256;
                let (lx, ly) =
                    (sx + scrolled(x, background.scroll_x), sy - background.y + scrolled(y, background.scroll_y));
                let here = layer.get(lx, ly.min(255));
                if here != 0 {
                    colour = here;
                }
            }
            let front = level.get_pixel((x + sx) as u32, (y + sy) as u32);
            let own = front.0 != [0xC4, 0xE6, 0xEF, 0xFF];
            picture.put_pixel(sx as u32, sy as u32, if own { *front } else { Rgba(colour.to_be_bytes()) });
        }
    }
    image::imageops::resize(&picture, 960, 672, image::imageops::FilterType::Nearest)
}
