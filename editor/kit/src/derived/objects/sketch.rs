//! Sketches: what an object draws itself as, kept as strokes. Pixels are made of them only where they are shown.

use sim::objects::{Ink, Pen};
use sim::project::{Image, ImagePart};
use std::sync::Arc;

/// One stroke of a pen, around the object's centre.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stroke {
    Rect { x: i32, y: i32, width: i32, height: i32, ink: Ink },
    Disc { x: i32, y: i32, radius: i32, ink: Ink },
    Polygon { points: Box<[(i32, i32)]>, ink: Ink },
    Line { from: (i32, i32), to: (i32, i32), thickness: i32, ink: Ink },
    Image { x: i32, y: i32, image: Arc<Image>, part: ImagePart },
}

/// Farther than this from its centre nothing of an object is drawn, pixels.
pub const REACH: i32 = 512;

/// The strokes of one look of an object, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    pub(super) strokes: Vec<Stroke>,
    key: u64,
}

impl Sketch {
    /// Equal sketches have equal keys, and different ones different keys but for a chance of one in 2^64.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Forgets the strokes, to be used again.
    pub fn clear(&mut self) {
        self.strokes.clear();
        self.key = 0;
    }

    /// The pixels that it covers, from its centre: left, top, right, bottom, the last two exclusive; `None` if it
    /// covers none.
    pub fn bounds(&self) -> Option<[i32; 4]> {
        let all = self.strokes.iter().filter_map(Stroke::bounds);
        let around = |a: [i32; 4], b: [i32; 4]| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])];
        let [left, top, right, bottom] = all.reduce(around)?.map(|side| side.clamp(-REACH, REACH));
        (left < right && top < bottom).then_some([left, top, right, bottom])
    }

    fn mix(&mut self, numbers: impl IntoIterator<Item = i32>) {
        for number in numbers {
            // A step of SplitMix64: every bit of a number changes half of the key's.
            let mut word = self.key ^ u64::from(number as u32).wrapping_add(0x9E37_79B9_7F4A_7C15);
            word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
            self.key = word ^ word >> 31;
        }
    }
}

impl Stroke {
    pub(super) fn bounds(&self) -> Option<[i32; 4]> {
        let around = |x: i32, y: i32, by: i32| {
            [x.saturating_sub(by), y.saturating_sub(by), x.saturating_add(by + 1), y.saturating_add(by + 1)]
        };
        Some(match *self {
            Self::Rect { x, y, width, height, .. } => [x, y, x.saturating_add(width), y.saturating_add(height)],
            Self::Image { x, y, part, .. } => {
                [x, y, x.saturating_add(part.width.into()), y.saturating_add(part.height.into())]
            }
            Self::Disc { x, y, radius, .. } => around(x, y, radius.clamp(0, REACH)),
            Self::Polygon { ref points, .. } => {
                let (xs, ys) = (points.iter().map(|at| at.0), points.iter().map(|at| at.1));
                [xs.clone().min()?, ys.clone().min()?, xs.max()?, ys.max()?]
            }
            Self::Line { from, to, thickness, .. } => {
                let by = thickness.clamp(1, REACH) / 2;
                let (a, b) = (around(from.0, from.1, by), around(to.0, to.1, by));
                [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]
            }
        })
    }
}

impl Pen for Sketch {
    fn rect(&mut self, x: i32, y: i32, width: i32, height: i32, ink: Ink) {
        self.mix([0, x, y, width, height, ink as i32]);
        self.strokes.push(Stroke::Rect { x, y, width, height, ink });
    }

    fn disc(&mut self, x: i32, y: i32, radius: i32, ink: Ink) {
        self.mix([1, x, y, radius, ink as i32]);
        self.strokes.push(Stroke::Disc { x, y, radius, ink });
    }

    fn polygon(&mut self, points: &[(i32, i32)], ink: Ink) {
        self.mix([2, points.len() as i32, ink as i32]);
        self.mix(points.iter().flat_map(|(x, y)| [*x, *y]));
        self.strokes.push(Stroke::Polygon { points: points.into(), ink });
    }

    fn line(&mut self, from: (i32, i32), to: (i32, i32), thickness: i32, ink: Ink) {
        self.mix([3, from.0, from.1, to.0, to.1, thickness, ink as i32]);
        self.strokes.push(Stroke::Line { from, to, thickness, ink });
    }

    fn image(&mut self, x: i32, y: i32, image: &Arc<Image>, part: ImagePart) {
        self.mix([4, x, y, image.key() as i32, (image.key() >> 32) as i32]);
        self.mix([part.x, part.y, part.width, part.height].map(i32::from));
        self.strokes.push(Stroke::Image { x, y, image: image.clone(), part });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_distinguishes_sketches() {
        let sketch = |x: i32, ink: Ink| {
            let mut sketch = Sketch::default();
            sketch.rect(x, 0, 4, 4, ink);
            sketch.line((0, 0), (x, 3), 2, ink);
            sketch
        };
        let (a, mut b) = (sketch(1, Ink::Red), sketch(1, Ink::Red));
        assert_eq!(a.key(), b.key());
        assert_ne!(a.key(), sketch(2, Ink::Red).key());
        assert_ne!(a.key(), sketch(1, Ink::Blue).key());
        b.clear();
        assert_eq!(b, Sketch::default());
    }

    #[test]
    fn bounds_hold_every_stroke_and_end_somewhere() {
        let mut sketch = Sketch::default();
        assert_eq!(sketch.bounds(), None);
        sketch.polygon(&[], Ink::Red);
        assert_eq!(sketch.bounds(), None);
        sketch.disc(2, 0, 3, Ink::Red);
        assert_eq!(sketch.bounds(), Some([-1, -3, 6, 4]));
        sketch.line((-10, 5), (0, 5), 3, Ink::Red);
        assert_eq!(sketch.bounds(), Some([-11, -3, 6, 7]));
        sketch.rect(i32::MIN, 0, i32::MAX, i32::MAX, Ink::Red);
        sketch.disc(i32::MAX, 0, i32::MAX, Ink::Red);
        sketch.line((i32::MAX, 0), (i32::MIN, 0), i32::MAX, Ink::Red);
        assert_eq!(sketch.bounds(), Some([-REACH, -REACH, REACH, REACH]));
    }
}
