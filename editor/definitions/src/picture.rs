//! Pictures that definitions put together: layers of images, and bitmaps that are drawn into.

use std::rc::Rc;

/// Farther than this from an object nothing of its picture is kept, pixels.
pub(crate) const REACH: i32 = 1024;
/// Pixels of a bitmap at most.
const MOST_PIXELS: i64 = 1 << 22;

/// The bit of a pixel that is drawn in front of the level.
pub const HIGH: u8 = 0x80;
/// The number of white, which no sprite uses: a colour that programs draw lines with.
pub const WHITE: u8 = 0x70;
/// The number of black.
pub const BLACK: u8 = 0x60;
/// The number of any other colour that programs name.
pub const OTHER: u8 = 0x50;

/// An image of colour numbers: 16 to a line, with [`HIGH`] for a pixel in front of the level; 0 is clear.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    /// Its left edge from the object's place, pixels.
    pub left: i32,
    /// Its top edge.
    pub top: i32,
    /// Pixels in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// The pixels, row after row.
    pub pixels: Vec<u8>,
}

/// An image at its place in a sprite: mirrored about the object's place, then moved.
#[derive(Clone, Debug)]
pub struct Layer {
    /// The image.
    pub picture: Rc<Picture>,
    /// Pixels that it is moved.
    pub at: (i32, i32),
    /// Mirrored left to right, top to bottom.
    pub flips: (bool, bool),
}

impl PartialEq for Layer {
    fn eq(&self, other: &Self) -> bool {
        let is_same = Rc::ptr_eq(&self.picture, &other.picture) || self.picture == other.picture;
        is_same && self.at == other.at && self.flips == other.flips
    }
}

impl Layer {
    /// Left, top, right and bottom, the last two exclusive.
    fn bounds(&self) -> [i32; 4] {
        let side = |from: i32, length: usize, flip: bool, by: i32| {
            let (from, to) = (from, from.saturating_add(i32::try_from(length).unwrap_or(i32::MAX)));
            let (from, to) = if flip { (to.saturating_neg(), from.saturating_neg()) } else { (from, to) };
            (from.saturating_add(by), to.saturating_add(by))
        };
        let (left, right) = side(self.picture.left, self.picture.width, self.flips.0, self.at.0);
        let (top, bottom) = side(self.picture.top, self.picture.height, self.flips.1, self.at.1);
        [left, top, right, bottom]
    }

    /// The pixel at a place; 0 outside.
    fn at(&self, x: i32, y: i32) -> u8 {
        let from = |at: i32, by: i32, flip: bool, start: i32| {
            let at = at.saturating_sub(by);
            let at = if flip { -1 - at } else { at };
            usize::try_from(at.saturating_sub(start)).ok()
        };
        let column = from(x, self.at.0, self.flips.0, self.picture.left);
        let row = from(y, self.at.1, self.flips.1, self.picture.top);
        let (Some(column), Some(row)) = (column.filter(|column| *column < self.picture.width), row) else { return 0 };
        self.picture.pixels.get(row * self.picture.width + column).copied().unwrap_or(0)
    }
}

/// A sprite: layers, the hindmost first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sprite {
    /// The layers.
    pub layers: Vec<Layer>,
}

impl Sprite {
    /// A sprite of one image.
    pub(crate) fn of(picture: Picture) -> Self {
        let picture = Rc::new(picture);
        Self { layers: vec![Layer { picture, at: (0, 0), flips: (false, false) }] }
    }

    /// Left, top, right and bottom, the last two exclusive; all 0 for one of nothing.
    pub(crate) fn bounds(&self) -> [i32; 4] {
        let around = |a: [i32; 4], b: [i32; 4]| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])];
        let seen = self.layers.iter().filter(|layer| layer.picture.width > 0);
        seen.map(Layer::bounds).reduce(around).unwrap_or_default()
    }

    pub(crate) fn moved(mut self, (x, y): (i32, i32)) -> Self {
        for layer in &mut self.layers {
            layer.at = (layer.at.0.saturating_add(x), layer.at.1.saturating_add(y));
        }
        self
    }

    /// Mirrored about the object's place.
    pub(crate) fn flipped(mut self, (flip_x, flip_y): (bool, bool)) -> Self {
        for layer in &mut self.layers {
            if flip_x {
                layer.flips.0 ^= true;
                layer.at.0 = layer.at.0.saturating_neg();
            }
            if flip_y {
                layer.flips.1 ^= true;
                layer.at.1 = layer.at.1.saturating_neg();
            }
        }
        self
    }

    /// Pixels that are looked at to draw it into a bitmap of a size, at most.
    pub(crate) fn work_in(&self, width: i32, height: i32) -> usize {
        let whole = width.max(0) as usize * height.max(0) as usize;
        let own = |layer: &Layer| (layer.picture.width * layer.picture.height).min(whole) + 1;
        self.layers.iter().map(own).sum()
    }

    /// Its pixels, without marks of priority, and the place of the left top one.
    pub(crate) fn bitmap(&self) -> (Bitmap, (i32, i32)) {
        let [left, top, right, bottom] = self.bounds().map(|side| side.clamp(-REACH, REACH));
        let mut bitmap = Bitmap::new(i64::from(right - left), i64::from(bottom - top));
        bitmap.draw(self, (-left, -top));
        (bitmap, (left, top))
    }
}

/// Pixels that a program draws into.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bitmap {
    pub width: i32,
    pub height: i32,
    pub pixels: Vec<u8>,
}

impl Bitmap {
    /// A clear bitmap; one of nothing if it were too large.
    pub(crate) fn new(width: i64, height: i64) -> Self {
        let (width, height) = (width.max(0), height.max(0));
        match width.checked_mul(height).filter(|pixels| *pixels <= MOST_PIXELS) {
            Some(pixels) if pixels > 0 => {
                Self { width: width as i32, height: height as i32, pixels: vec![0; pixels as usize] }
            }
            _ => Self::default(),
        }
    }

    pub(crate) fn put(&mut self, x: i32, y: i32, color: u8) {
        if (0..self.width).contains(&x) && (0..self.height).contains(&y) {
            self.pixels[(y * self.width + x) as usize] = color;
        }
    }

    pub(crate) fn at(&self, x: i32, y: i32) -> u8 {
        let is_inside = (0..self.width).contains(&x) && (0..self.height).contains(&y);
        if is_inside { self.pixels[(y * self.width + x) as usize] } else { 0 }
    }

    /// Draws what is seen of a sprite.
    pub(crate) fn draw(&mut self, sprite: &Sprite, (x, y): (i32, i32)) {
        for layer in &sprite.layers {
            let [left, top, right, bottom] = layer.bounds();
            for to_y in top.saturating_add(y).max(0)..bottom.saturating_add(y).min(self.height) {
                for to_x in left.saturating_add(x).max(0)..right.saturating_add(x).min(self.width) {
                    let color = layer.at(to_x - x, to_y - y) & !HIGH;
                    if color != 0 {
                        self.put(to_x, to_y, color);
                    }
                }
            }
        }
    }

    pub(crate) fn line(&mut self, color: u8, (x0, y0): (i32, i32), (x1, y1): (i32, i32)) {
        let clamp = |value: i32| i64::from(value.clamp(-0x8000, 0x8000));
        let (mut x, mut y, x1, y1) = (clamp(x0), clamp(y0), clamp(x1), clamp(y1));
        let (dx, dy) = ((x1 - x).abs(), -(y1 - y).abs());
        let (step_x, step_y) = ((x1 - x).signum(), (y1 - y).signum());
        let mut error = dx + dy;
        loop {
            self.put(x as i32, y as i32, color);
            if (x, y) == (x1, y1) {
                return;
            }
            let twice = 2 * error;
            if twice >= dy {
                error += dy;
                x += step_x;
            }
            if twice <= dx {
                error += dx;
                y += step_y;
            }
        }
    }

    /// A rectangle from a corner to the pixel so far away, filled or as a frame.
    pub(crate) fn rectangle(&mut self, color: u8, (x, y): (i32, i32), (width, height): (i32, i32), is_filled: bool) {
        let (right, bottom) = (x.saturating_add(width), y.saturating_add(height));
        if is_filled {
            for row in y.max(0)..bottom.min(self.height) {
                (x.max(0)..right.min(self.width)).for_each(|column| self.put(column, row, color));
            }
            return;
        }
        for (from, to) in
            [((x, y), (right, y)), ((x, bottom), (right, bottom)), ((x, y), (x, bottom)), ((right, y), (right, bottom))]
        {
            self.line(color, from, to);
        }
    }

    /// An ellipse in a rectangle.
    pub(crate) fn ellipse(&mut self, color: u8, (x, y): (i32, i32), (width, height): (i32, i32)) {
        let (half_x, half_y) = (f64::from(width) / 2.0, f64::from(height) / 2.0);
        let (middle_x, middle_y) = (f64::from(x) + half_x, f64::from(y) + half_y);
        let steps = ((half_x + half_y) * 8.0).clamp(8.0, 8192.0) as i32;
        for step in 0..steps {
            let angle = f64::from(step) / f64::from(steps) * std::f64::consts::TAU;
            let at = (middle_x + half_x * angle.cos(), middle_y + half_y * angle.sin());
            self.put(at.0.round() as i32, at.1.round() as i32, color);
        }
    }

    pub(crate) fn flip(&mut self, (flip_x, flip_y): (bool, bool)) {
        let old = self.clone();
        for y in 0..self.height {
            for x in 0..self.width {
                let from = |at: i32, side: i32, flip: bool| if flip { side - 1 - at } else { at };
                self.put(x, y, old.at(from(x, self.width, flip_x), from(y, self.height, flip_y)));
            }
        }
    }

    /// The bitmap as an image at a place, in front of the level or not.
    pub(crate) fn picture(&self, (left, top): (i32, i32), is_high: bool) -> Picture {
        let mark = |pixel: &u8| if *pixel == 0 { 0 } else { pixel & !HIGH | if is_high { HIGH } else { 0 } };
        Picture {
            left,
            top,
            width: self.width as usize,
            height: self.height as usize,
            pixels: self.pixels.iter().map(mark).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_are_mirrored_about_the_place_and_drawn_over_each_other() {
        let dot = |left: i32, color: u8| Sprite::of(Picture { left, top: 0, width: 1, height: 1, pixels: vec![color] });
        let sprite = dot(3, 1 | HIGH).moved((5, 0)).flipped((true, false));
        assert_eq!(sprite.bounds(), [-9, 0, -8, 1]);
        let both = Sprite { layers: [dot(0, 1).layers, dot(0, 2).layers, dot(2, 3 | HIGH).layers].concat() };
        let (bitmap, at) = both.bitmap();
        assert_eq!((bitmap.pixels, at), (vec![2, 0, 3], (0, 0)));
        assert_eq!(both.clone().flipped((true, true)).bitmap().0.pixels, [3, 0, 2]);
        assert_eq!(Sprite::default().bounds(), [0; 4]);
    }

    #[test]
    fn bitmaps_end_at_their_edges() {
        let mut bitmap = Bitmap::new(4, 3);
        bitmap.rectangle(1, (0, 0), (3, 2), false);
        assert_eq!(bitmap.pixels, [1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1]);
        bitmap.line(2, (-5, 1), (99, 1));
        assert_eq!(bitmap.pixels[4..8], [2; 4]);
        bitmap.rectangle(3, (-9, -9), (i32::MAX, i32::MAX), true);
        bitmap.ellipse(4, (-100, -100), (1000, 1000));
        bitmap.flip((true, true));
        assert!(Bitmap::new(i64::MAX, i64::MAX).pixels.is_empty());
        assert!(Bitmap::new(-1, 4).pixels.is_empty());
    }
}
