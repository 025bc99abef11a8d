//! A small picture to draw on: dots, discs, strokes, outlines.

use super::art::{Art, B, EMPTY};

/// A picture of any size; colours as in [`super::art::rgb`], 0 is nothing.
#[derive(Clone)]
pub struct Easel {
    /// Width in pixels.
    pub width: i32,
    /// Height in pixels.
    pub height: i32,
    /// Colours, row after row.
    pub pixels: Vec<u32>,
    /// The picture repeats sideways: what leaves on one side comes in on the other.
    pub wraps: bool,
}

impl Easel {
    /// An empty picture.
    pub fn new(width: i32, height: i32) -> Self {
        Self { width, height, pixels: vec![0; (width * height) as usize], wraps: false }
    }

    fn place(&self, x: i32, y: i32) -> Option<usize> {
        let x = if self.wraps { x.rem_euclid(self.width) } else { x };
        (x >= 0 && x < self.width && y >= 0 && y < self.height).then(|| (y * self.width + x) as usize)
    }

    /// The colour at a place; 0 outside.
    pub fn get(&self, x: i32, y: i32) -> u32 {
        self.place(x, y).map_or(0, |at| self.pixels[at])
    }

    /// One pixel.
    pub fn dot(&mut self, x: i32, y: i32, colour: u32) {
        if let Some(at) = self.place(x, y) {
            self.pixels[at] = colour;
        }
    }

    /// A filled rectangle.
    pub fn bar(&mut self, x: i32, y: i32, width: i32, height: i32, colour: u32) {
        for dy in 0..height {
            for dx in 0..width {
                self.dot(x + dx, y + dy, colour);
            }
        }
    }

    /// A filled ellipse, without single pixels at its poles; centre and radii in half pixels.
    pub fn disc(&mut self, cx: i32, cy: i32, rx: i32, ry: i32, colour: u32) {
        for y in (cy - ry) / 2 - 1..=(cy + ry) / 2 + 1 {
            for x in (cx - rx) / 2 - 1..=(cx + rx) / 2 + 1 {
                let (dx, dy) = (i64::from(2 * x + 1 - cx), i64::from(2 * y + 1 - cy));
                let (rx, ry) = (i64::from(rx), i64::from(ry));
                if dx * dx * ry * ry + dy * dy * rx * rx <= rx * ry * (rx * ry - rx.max(ry)) {
                    self.dot(x, y, colour);
                }
            }
        }
    }

    /// A ball of foliage: dark below, light above, with a few leaves.
    pub fn foliage(&mut self, cx: i32, cy: i32, r: i32, tones: [u32; 4]) {
        self.disc(cx, cy, r, r, tones[3]);
        self.disc(cx - 1, cy - 2, r - 2, r - 2, tones[2]);
        self.disc(cx - r / 6, cy - r / 4, r * 3 / 4, r * 3 / 4, tones[1]);
        self.disc(cx - r / 4, cy - r / 2, r * 2 / 5, r / 3, tones[0]);
    }

    /// A straight stroke one pixel wide.
    pub fn stroke(&mut self, from: (i32, i32), to: (i32, i32), colour: u32) {
        let steps = (to.0 - from.0).abs().max((to.1 - from.1).abs()).max(1);
        for i in 0..=steps {
            let along = |a: i32, b: i32| a + ((b - a) * i * 2 + (b - a).signum() * steps) / (2 * steps);
            self.dot(along(from.0, to.0), along(from.1, to.1), colour);
        }
    }

    /// Draws a line of `colour` around everything drawn so far.
    pub fn outline(&mut self, colour: u32) {
        let before = self.clone();
        for y in 0..self.height {
            for x in 0..self.width {
                let near = [(1, 0), (-1, 0), (0, 1), (0, -1)].iter().any(|(dx, dy)| before.get(x + dx, y + dy) != 0);
                if before.get(x, y) == 0 && near {
                    self.dot(x, y, colour);
                }
            }
        }
    }

    /// The picture in blocks, row after row.
    pub fn blocks(&self) -> Vec<Art> {
        let (across, down) = (self.width / B, self.height / B);
        let block = |i: i32| {
            let (bx, by) = (i % across * B, i / across * B);
            let mut art = EMPTY;
            for (p, colour) in art.iter_mut().enumerate() {
                *colour = self.get(bx + p as i32 % B, by + p as i32 / B);
            }
            art
        };
        (0..across * down).map(block).collect()
    }

    /// The picture as bytes, RGBA.
    pub fn bytes(&self) -> Vec<u8> {
        self.pixels.iter().flat_map(|colour| colour.to_be_bytes()).collect()
    }
}
