//! Pictures of blocks, drawn by the materials of the editor from the terrain around each pixel.

use super::canvas::{B, Canvas, Material};
use kit::drawing::materials::{self, Ground, all_full, by_key};

pub use kit::drawing::materials::{Art, EMPTY, rgb};

/// Colours of the meadow.
pub mod palette {
    use super::rgb;
    pub const GRASS: [u32; 5] = [rgb(0xE6F78C), rgb(0xB5E65A), rgb(0x74C948), rgb(0x3FA04C), rgb(0x22704A)];
    pub const EARTH: [u32; 5] = [rgb(0xE9B77C), rgb(0xD99F66), rgb(0xCB8D57), rgb(0xB4774A), rgb(0x8C5740)];
    pub const DEEP: [u32; 4] = [rgb(0xC4875A), rgb(0xB97C50), rgb(0xAE724B), rgb(0x9C6343)];
    pub const SHADE: [u32; 2] = [rgb(0x5B3A3A), rgb(0x7A4C3E)];
    pub const MOSS: [u32; 3] = [rgb(0x2F8A5B), rgb(0x1F6650), rgb(0x5DB36A)];
    pub const STONE: [u32; 6] =
        [rgb(0xFBF6EE), rgb(0xDCD5E3), rgb(0xB9B1CC), rgb(0x9A90B4), rgb(0x766C96), rgb(0x514A73)];
    pub const INK: u32 = rgb(0x3A2B40);
}
/// Draws the blocks of a canvas.
pub struct Painter<'a> {
    canvas: &'a Canvas,
    /// Blocks without any air.
    full: Vec<bool>,
}

impl Ground for Painter<'_> {
    fn is_ground(&self, x: i32, y: i32) -> bool {
        self.canvas.material(x, y) != Material::Air
    }

    fn is_full(&self, bx: i32, by: i32) -> bool {
        if by < 0 {
            return false;
        }
        let outside = bx < 0 || bx >= self.canvas.width || by >= self.canvas.height;
        outside || self.full[self.canvas.block(bx, by)]
    }
}

impl<'a> Painter<'a> {
    /// A painter for a canvas that is complete.
    pub fn new(canvas: &'a Canvas) -> Self {
        let full = (0..canvas.width * canvas.height).map(|i| {
            let (bx, by) = (i % canvas.width * B, i / canvas.width * B);
            (0..256).all(|p| canvas.material(bx + p % B, by + p / B) != Material::Air)
        });
        Self { canvas, full: full.collect() }
    }

    /// The picture of one block.
    pub fn draw(&self, bx: i32, by: i32) -> Art {
        let (buried, deep) = (all_full(self, bx, by, 2, 4), all_full(self, bx, by, 3, 4));
        let (earth, stone) = (by_key(self.canvas.theme.earth), by_key(self.canvas.theme.stone));
        std::array::from_fn(|i| {
            let (x, y) = (bx * B + i as i32 % B, by * B + i as i32 / B);
            let place = || materials::place(self, x, y, buried, deep);
            match self.canvas.material(x, y) {
                Material::Air => 0,
                Material::Earth => earth.colour(&place()),
                Material::Stone => stone.colour(&place()),
            }
        })
    }
}

/// The picture seen from behind.
pub fn mirrored(art: &Art) -> Art {
    std::array::from_fn(|i| art[i / 16 * 16 + 15 - i % 16])
}
