//! Pictures in memory: premultiplied pixels, read from PNG, and the small pyramids that zooming out reads.

use crate::pixels::MOST_BYTES;
use crate::pixels::{PictureError, Pixels};
use sim::file::{Storage, picture_path};
use sim::project::ArtCell;
use std::path::Path;

/// A pixel: red, green, blue, alpha, premultiplied.
pub type Rgba = [u8; 4];

/// Nothing.
pub const CLEAR: Rgba = [0; 4];

/// Texels of a 16×16 picture with its halvings: 256 + 64 + 16 + 4 + 1.
const PYRAMID: usize = 341;
const OFFSETS: [usize; 5] = [0, 256, 320, 336, 340];

/// A picture of any size, row after row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    /// Pixels in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// `width * height` pixels.
    pub pixels: Vec<Rgba>,
}

impl Picture {
    /// Reads the PNG of that name of a tileset. `folder` is the project's.
    ///
    /// # Errors
    /// The message names the file and says why it can't be shown.
    pub(crate) fn load(storage: &dyn Storage, folder: &Path, tileset: &str, name: &str) -> Result<Self, String> {
        let path = folder.join(tileset).join(name);
        let failure = |e: &dyn std::fmt::Display| format!("The picture {} can't be read: {e}", path.display());
        let path = picture_path(storage, folder, tileset, name).map_err(|e| failure(&e))?;
        let storage = storage.without_links();
        let length = storage.meta(&path).map_err(|e| failure(&e))?.map_or(0, |meta| meta.length);
        if length > MOST_BYTES {
            return Err(failure(&PictureError::TooManyBytes));
        }
        let bytes = storage.read(&path, MOST_BYTES).map_err(|e| failure(&e))?;
        let Pixels { width, height, rgba } =
            Pixels::read(&bytes).map_err(|e| format!("{name} is not a PNG that can be shown: {e}"))?;
        let pixels = rgba.into_iter().map(premultiplied).collect();
        Ok(Self { width, height, pixels })
    }

    /// The pixel at column `x`, row `y`; clear outside.
    pub(crate) fn at(&self, x: usize, y: usize) -> Rgba {
        if x < self.width { self.pixels.get(y * self.width + x).copied().unwrap_or(CLEAR) } else { CLEAR }
    }
}

/// A pixel with its colours multiplied by its alpha.
pub fn premultiplied([r, g, b, a]: Rgba) -> Rgba {
    let times = |c: u8| ((u32::from(c) * u32::from(a) + 127) / 255) as u8;
    [times(r), times(g), times(b), a]
}

/// A premultiplied pixel as files have it.
pub fn straight([r, g, b, a]: Rgba) -> Rgba {
    let of = |part: u8| ((u32::from(part) * 255 + u32::from(a) / 2) / u32::from(a.max(1))).min(255) as u8;
    if a == 255 { [r, g, b, a] } else { [of(r), of(g), of(b), a] }
}

/// The average of some pixels.
pub(crate) fn average<const N: usize>(pixels: [Rgba; N]) -> Rgba {
    let mut sum = [0u32; 4];
    for pixel in pixels {
        for (sum, channel) in sum.iter_mut().zip(pixel) {
            *sum += u32::from(channel);
        }
    }
    sum.map(|sum| ((sum + N as u32 / 2) / N as u32) as u8)
}

/// A picture of 16×16 pixels with its halvings down to a single texel.
#[derive(Clone, Debug)]
pub struct Pyramid {
    texels: Box<[Rgba; PYRAMID]>,
}

impl Pyramid {
    /// Builds the halvings of a cell of a tileset's picture.
    pub(crate) fn of_cell(cell: &ArtCell) -> Self {
        let pixels = cell.as_chunks::<4>().0;
        Self::new(|x, y| premultiplied(pixels[y * 16 + x]))
    }

    /// Builds the halvings of a picture given by its pixels.
    pub(crate) fn new(pixel: impl Fn(usize, usize) -> Rgba) -> Self {
        let mut texels = Box::new([CLEAR; PYRAMID]);
        for y in 0..16 {
            for x in 0..16 {
                texels[y * 16 + x] = pixel(x, y);
            }
        }
        for lod in 1..OFFSETS.len() {
            let side = 16 >> lod;
            for y in 0..side {
                for x in 0..side {
                    let from = |dx: usize, dy: usize| texels[OFFSETS[lod - 1] + (y * 2 + dy) * side * 2 + x * 2 + dx];
                    texels[OFFSETS[lod] + y * side + x] = average([from(0, 0), from(1, 0), from(0, 1), from(1, 1)]);
                }
            }
        }
        Self { texels }
    }

    /// The picture halved `lod` times (0 to 4), `16 >> lod` texels a side.
    pub fn level(&self, lod: usize) -> &[Rgba] {
        let lod = lod.min(4);
        let side = 16usize >> lod;
        &self.texels[OFFSETS[lod]..OFFSETS[lod] + side * side]
    }
}

#[cfg(test)]
mod tests {
    use super::{Pyramid, premultiplied};

    #[test]
    fn a_pyramid_ends_in_the_average() {
        let half = Pyramid::new(|x, _| if x < 8 { [200, 100, 0, 255] } else { [0; 4] });
        assert_eq!(half.level(4), [[100, 50, 0, 128]]);
        assert_eq!(half.level(0)[7], [200, 100, 0, 255]);
        assert_eq!((half.level(2).len(), half.level(2)[0], half.level(2)[3]), (16, [200, 100, 0, 255], [0; 4]));
        assert_eq!(premultiplied([255, 128, 0, 128]), [128, 64, 0, 128]);
    }
}
