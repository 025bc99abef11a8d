//! Strokes: floors, ceilings, quarter pipes and loops, filled into a canvas from their exact curves.

use super::canvas::{A, B, BOTH, Canvas, L_B, Layers, Material};
use std::f64::consts::FRAC_PI_2;

/// The rise of a stroke between its two ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// A straight line.
    Line,
    /// Level at both ends (a cubic).
    Hill,
}

impl Profile {
    fn at(self, u: f64) -> f64 {
        match self {
            Self::Line => u,
            Self::Hill => u * u * (3.0 - 2.0 * u),
        }
    }
}

/// A stroke from one block corner to another.
#[derive(Clone, Copy, Debug)]
pub struct Stroke {
    /// Column of the left end.
    pub x: i32,
    /// Row whose top edge the left end is on.
    pub y: i32,
    /// Columns to the right end.
    pub width: i32,
    /// Rows down to the right end; negative rises.
    pub drop: i32,
    /// The line between.
    pub profile: Profile,
}

impl Stroke {
    /// Height of the line at a pixel column, in pixels from the top of the canvas.
    pub fn line(&self, x: f64) -> f64 {
        let u = (x - f64::from(self.x * B)) / f64::from(self.width * B);
        f64::from(self.y * B) + f64::from(self.drop * B) * self.profile.at(u)
    }

    fn area(&self, top: i32, bottom: i32) -> [i32; 4] {
        [self.x * B, top * B, (self.x + self.width) * B, bottom * B]
    }

    /// Fills from the line down to row `bottom`.
    pub fn floor(&self, canvas: &mut Canvas, bottom: i32, material: Material) {
        let top = self.y.min(self.y + self.drop);
        canvas.fill(self.area(top, bottom), material, BOTH, |x, y| y > self.line(x));
        self.trace_floor(canvas, BOTH);
    }

    /// Fills from row `top` down to the line.
    pub fn ceiling(&self, canvas: &mut Canvas, top: i32, material: Material) {
        let bottom = self.y.max(self.y + self.drop);
        canvas.fill(self.area(top, bottom), material, BOTH, |x, y| y < self.line(x));
        self.trace_ceiling(canvas);
    }

    fn trace_floor(&self, canvas: &mut Canvas, layers: Layers) {
        if self.drop != 0 {
            let x = |t: f64| (f64::from(self.x) + f64::from(self.width) * t) * f64::from(B);
            canvas.trace(layers, |t| (x(t), self.line(x(t))));
        }
    }

    fn trace_ceiling(&self, canvas: &mut Canvas) {
        if self.drop != 0 {
            let x = |t: f64| (f64::from(self.x) + f64::from(self.width) * (1.0 - t)) * f64::from(B);
            canvas.trace(BOTH, |t| (x(t), self.line(x(t))));
        }
    }
}

/// A quarter of a circle: its direction from the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quarter {
    /// Column whose left edge the centre is on.
    pub x: i32,
    /// Row whose top edge the centre is on.
    pub y: i32,
    /// Radius in pixels, a multiple of 16.
    pub radius: i32,
    /// The quarter right of the centre.
    pub right: bool,
    /// The quarter below the centre.
    pub below: bool,
}

impl Quarter {
    fn area(&self) -> [i32; 4] {
        let (x, y, r) = (self.x * B, self.y * B, self.radius);
        let (left, top) = (if self.right { x } else { x - r }, if self.below { y } else { y - r });
        [left, top, left + r, top + r]
    }

    fn distance(&self, x: f64, y: f64) -> f64 {
        ((x - f64::from(self.x * B)).powi(2) + (y - f64::from(self.y * B)).powi(2)).sqrt()
    }

    /// Fills the corner outside the circle: a quarter pipe that one runs on the inside of.
    pub fn pipe(&self, canvas: &mut Canvas, material: Material, layers: Layers) {
        let r = f64::from(self.radius);
        canvas.fill(self.area(), material, layers, |x, y| self.distance(x, y) > r);
        self.trace(canvas, layers, true);
    }

    /// Fills the inside of the circle: a round edge that one runs over.
    pub fn round(&self, canvas: &mut Canvas, material: Material, layers: Layers) {
        let r = f64::from(self.radius);
        canvas.fill(self.area(), material, layers, |x, y| self.distance(x, y) < r);
        self.trace(canvas, layers, false);
    }

    /// Walks the arc with the solid side on the right hand.
    fn trace(&self, canvas: &mut Canvas, layers: Layers, inside: bool) {
        let (cx, cy) = (f64::from(self.x * B), f64::from(self.y * B));
        let r = f64::from(self.radius);
        let (sx, sy) = (if self.right { 1.0 } else { -1.0 }, if self.below { 1.0 } else { -1.0 });
        // From the vertical radius to the horizontal one, or back, whichever keeps the solid side on the right.
        let from_vertical = (self.right == self.below) == inside;
        canvas.trace(layers, |t| {
            let a = FRAC_PI_2 * if from_vertical { t } else { 1.0 - t };
            (cx + sx * r * a.sin(), cy + sy * r * a.cos())
        });
    }
}

/// Thickness of a loop's arch in blocks.
pub const ARCH: i32 = 2;

/// A loop: an arch of stone whose left foot is solid on layer B alone and whose right foot on layer A alone. Its outside is
/// made of whole blocks: round, it would lead a player who rolls down it into the ground.
///
/// `x` is the column of the centre, `floor` the row whose top edge is the loop's lowest point.
pub fn draw_loop(canvas: &mut Canvas, x: i32, floor: i32, radius: i32) {
    let inner = radius / B;
    let outer = inner + ARCH;
    let y = floor - inner;
    for right in [false, true] {
        let (left, far) = if right { (x, x + outer) } else { (x - outer, x) };
        let side = if right { x + inner } else { x - outer };
        // The roof: the blocks of the ring.
        let (r, big) = (f64::from(radius), f64::from(outer * B));
        let within = Quarter { x, y, radius, right, below: false };
        for (bx, by) in (y - outer..y).flat_map(|by| (left..far).map(move |bx| (bx, by))) {
            let distance = |i: i32| within.distance(f64::from(bx * B + i % B) + 0.5, f64::from(by * B + i / B) + 0.5);
            if (0..B * B).map(distance).any(|d| d > r && d < big) {
                let area = [bx * B, by * B, (bx + 1) * B, (by + 1) * B];
                canvas.fill(area, Material::Stone, BOTH, |px, py| within.distance(px, py) > r);
            }
        }
        within.trace(canvas, BOTH, true);
        // The foot: on layer A one comes in from the left, on layer B one leaves to the right.
        let layers = if right { A } else { L_B };
        canvas.fill([side * B, y * B, (side + ARCH) * B, floor * B], Material::Stone, layers, |_, _| true);
        Quarter { x, y, radius, right, below: true }.pipe(canvas, Material::Stone, layers);
    }
}
