//! Terrain as pixels: what curves are filled into and what blocks are cut out of.

use std::f64::consts::TAU;

/// Pixels along the side of a block.
pub const B: i32 = 16;

/// The material of a pixel of terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Material {
    /// Nothing.
    #[default]
    Air,
    /// Common ground.
    Earth,
    /// Material of loops and tracks.
    Stone,
}

/// A set of collision layers: 1 is layer A, 2 is layer B.
pub type Layers = u8;
/// Both layers.
pub const BOTH: Layers = 3;
/// Layer A alone.
pub const A: Layers = 1;
/// Layer B alone.
pub const L_B: Layers = 2;

/// A point in pixels, y down.
pub type Point = (f64, f64);

/// Terrain at pixel resolution, with the angles of the curves that crossed each block.
pub struct Canvas {
    /// Width in blocks.
    pub width: i32,
    /// Height in blocks.
    pub height: i32,
    /// Layers on which each pixel is solid.
    pixels: Vec<Layers>,
    angles: [Vec<Option<u8>>; 2],
}

impl Canvas {
    /// An empty canvas of so many blocks.
    pub fn new(width: i32, height: i32) -> Self {
        let blocks = (width * height) as usize;
        Self { width, height, pixels: vec![0; blocks * 256], angles: [vec![None; blocks], vec![None; blocks]] }
    }

    fn at(&self, x: i32, y: i32) -> Option<usize> {
        let inside = x >= 0 && y >= 0 && x < self.width * B && y < self.height * B;
        inside.then(|| (y * self.width * B + x) as usize)
    }

    /// Index of a block.
    pub fn block(&self, bx: i32, by: i32) -> usize {
        (by * self.width + bx) as usize
    }

    /// Whether a pixel is solid on all of `layers`.
    pub fn solid(&self, x: i32, y: i32, layers: Layers) -> bool {
        self.at(x, y).is_none_or(|at| self.pixels[at] & layers == layers)
    }

    /// Sets what a pixel is; solidity adds up.
    fn put(&mut self, x: i32, y: i32, material: Material, layers: Layers) {
        if let Some(at) = self.at(x, y) {
            self.pixels[at] = if material == Material::Air { 0 } else { self.pixels[at] | layers };
        }
    }

    /// Fills the pixels of a rectangle (left, top, right, bottom) whose centres are inside.
    pub fn fill(&mut self, area: [i32; 4], material: Material, layers: Layers, inside: impl Fn(f64, f64) -> bool) {
        for y in area[1]..area[3] {
            for x in area[0]..area[2] {
                if inside(f64::from(x) + 0.5, f64::from(y) + 0.5) {
                    self.put(x, y, material, layers);
                }
            }
        }
    }

    /// Fills a rectangle of blocks: left, top, right, bottom.
    pub fn blocks(&mut self, area: [i32; 4], material: Material) {
        let layers = if material == Material::Air { 0 } else { BOTH };
        self.fill(area.map(|v| v * B), material, layers, |_, _| true);
    }

    /// Walks a curve, solid on its right hand, and notes for each block the tangent at the middle of its stay there.
    ///
    /// `t` runs from 0 to 1.
    pub fn trace(&mut self, layers: Layers, curve: impl Fn(f64) -> Point) {
        const STEPS: i32 = 8192;
        let t_of = |i: i32| (f64::from(i) + 0.5) / f64::from(STEPS);
        let block_of = |p: Point| ((p.0 / f64::from(B)).floor() as i32, (p.1 / f64::from(B)).floor() as i32);
        let mut from = 0;
        for i in 1..=STEPS {
            let here = block_of(curve(t_of(from)));
            if i < STEPS && block_of(curve(t_of(i))) == here {
                continue;
            }
            let middle = (t_of(from) + t_of(i - 1)) / 2.0;
            let (before, after) = (curve(middle - 1e-4), curve(middle + 1e-4));
            let turn = (after.1 - before.1).atan2(after.0 - before.0) / TAU;
            if here.0 >= 0 && here.1 >= 0 && here.0 < self.width && here.1 < self.height {
                let at = self.block(here.0, here.1);
                for layer in (0..2).filter(|l| layers >> l & 1 == 1) {
                    // even, so that bit 0 does not flag the tile
                    self.angles[layer][at] = Some(((turn * 128.0).round() as i32 * 2) as u8);
                }
            }
            from = i;
        }
    }

    /// The angle noted for a block on a layer (0 or 1).
    pub fn angle(&self, bx: i32, by: i32, layer: usize) -> Option<u8> {
        self.angles[layer][self.block(bx, by)]
    }
}
