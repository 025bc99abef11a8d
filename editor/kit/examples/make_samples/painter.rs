//! Draws pictures of blocks, by the materials of the editor from the terrain around each pixel.

use super::art::{Art, B};
use super::canvas::{Canvas, Material};
use kit::drawing::materials::{self, Ground, all_full, by_key};

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
