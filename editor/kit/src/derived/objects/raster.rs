//! From strokes to pixels: filled shapes in the palette's colours, with a dark outline and light from the top left.

use super::palette;
use super::sketch::{Sketch, Stroke};
use crate::derived::picture::{CLEAR, Rgba, premultiplied};
use sim::objects::Ink;
use sim::project::{Image, ImagePart};

/// The picture of an object around its centre.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sprite {
    /// The column of its left top pixel from the object's centre.
    pub left: i32,
    /// The row of its left top pixel from the object's centre.
    pub top: i32,
    /// Pixels in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// `width * height` pixels.
    pub pixels: Vec<Rgba>,
}

/// The ink of a pixel, and its light.
type Spot = Option<(Ink, i8)>;

/// The canvas that shapes are filled on.
struct Field {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
    spots: Vec<Spot>,
}

/// A picture of a sketch; an empty one of an empty sketch.
pub fn sprite(sketch: &Sketch) -> Sprite {
    let Some([left, top, right, bottom]) = sketch.bounds() else { return Sprite::default() };
    let (width, height) = (right - left, bottom - top);
    let mut field = Field { left, top, width, height, spots: vec![None; (width * height) as usize] };
    for stroke in &sketch.strokes {
        field.fill(stroke);
    }
    let mut pixels: Vec<Rgba> = (0..width * height).map(|i| field.finished(i % width, i / width)).collect();
    for stroke in &sketch.strokes {
        if let Stroke::Image { x, y, image, part } = stroke {
            lay_over(&mut pixels, (left, top, width), (*x, *y), (image, *part));
        }
    }
    Sprite { left, top, width: width as usize, height: height as usize, pixels }
}

/// Lays a part of a picture over pixels whose first one is at (`left`, `top`), `width` in a row.
fn lay_over(
    pixels: &mut [Rgba],
    (left, top, width): (i32, i32, i32),
    (x, y): (i32, i32),
    (image, part): (&Image, ImagePart),
) {
    for (row, line) in pixels.chunks_mut(width.max(1) as usize).enumerate() {
        let Ok(from_row) = usize::try_from(top.saturating_add(row as i32).saturating_sub(y)) else { continue };
        if from_row >= usize::from(part.height) {
            break;
        }
        for (column, under) in line.iter_mut().enumerate() {
            let Ok(from) = usize::try_from(left.saturating_add(column as i32).saturating_sub(x)) else { continue };
            if from >= usize::from(part.width) {
                break;
            }
            let over = premultiplied(image.at(from + usize::from(part.x), from_row + usize::from(part.y)));
            let rest = 255 - u32::from(over[3]);
            for (under, over) in under.iter_mut().zip(over) {
                *under = over.saturating_add(((u32::from(*under) * rest + 127) / 255) as u8);
            }
        }
    }
}

impl Field {
    fn put(&mut self, x: i32, y: i32, spot: (Ink, i8)) {
        let (x, y) = (x - self.left, y - self.top);
        if (0..self.width).contains(&x) && (0..self.height).contains(&y) {
            self.spots[(y * self.width + x) as usize] = Some(spot);
        }
    }

    /// Fills the pixels of an area for which `inside` says how they are lit.
    fn fill_where(&mut self, [left, top, right, bottom]: [i32; 4], ink: Ink, inside: impl Fn(i32, i32) -> Option<i8>) {
        for y in top.max(self.top)..bottom.min(self.top + self.height) {
            for x in left.max(self.left)..right.min(self.left + self.width) {
                if let Some(tone) = inside(x, y) {
                    self.put(x, y, (ink, tone));
                }
            }
        }
    }

    fn fill(&mut self, stroke: &Stroke) {
        let Some(area) = stroke.bounds() else { return };
        match *stroke {
            Stroke::Image { .. } => {} // is over all that is filled
            Stroke::Rect { ink, .. } => self.fill_where(area, ink, |_, _| Some(0)),
            Stroke::Disc { x, y, radius, ink } => {
                let (x, y, r) = (i64::from(x), i64::from(y), i64::from(radius.max(0)));
                self.fill_where(area, ink, |px, py| {
                    let (dx, dy) = (i64::from(px) - x, i64::from(py) - y);
                    (dx * dx + dy * dy <= r * r + r).then(|| ball_tone(dx, dy, r))
                });
            }
            Stroke::Polygon { ref points, ink } => {
                self.fill_where(area, ink, |x, y| is_inside(points, x, y).then_some(0))
            }
            Stroke::Line { from, to, thickness, ink } => {
                let half = thickness.max(1) as f32 / 2.0;
                let (ax, ay) = (from.0 as f32, from.1 as f32);
                let (bx, by) = (to.0 as f32 - ax, to.1 as f32 - ay);
                let length = (bx * bx + by * by).max(1e-6);
                self.fill_where(area, ink, |x, y| {
                    let (px, py) = (x as f32 - ax, y as f32 - ay);
                    let along = ((px * bx + py * by) / length).clamp(0.0, 1.0);
                    ((px - bx * along).hypot(py - by * along) <= half).then_some(0)
                });
            }
        }
    }

    fn spot(&self, x: i32, y: i32) -> Spot {
        let inside = (0..self.width).contains(&x) && (0..self.height).contains(&y);
        if inside { self.spots[(y * self.width + x) as usize] } else { None }
    }

    fn is_edge(&self, x: i32, y: i32) -> bool {
        [(-1, 0), (1, 0), (0, -1), (0, 1)].iter().any(|(dx, dy)| self.spot(x + dx, y + dy).is_none())
    }

    fn is_inner(&self, x: i32, y: i32) -> bool {
        self.spot(x, y).is_some() && !self.is_edge(x, y)
    }

    /// The colour of a pixel: the outermost pixels of a shape become its outline, so that its size stays true. What is
    /// too thin to have an inside keeps its ink.
    fn finished(&self, x: i32, y: i32) -> Rgba {
        let Some((ink, tone)) = self.spot(x, y) else { return CLEAR };
        let open = |dx: i32, dy: i32| self.spot(x + dx, y + dy).is_none();
        if self.is_edge(x, y) {
            let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy)));
            if around.into_iter().any(|(dx, dy)| self.is_inner(x + dx, y + dy)) {
                return palette::outline(ink, !open(1, 0) && !open(0, 1));
            }
            return palette::toned(ink, tone);
        }
        let rim = |dx: i32, dy: i32| self.is_edge(x + dx, y + dy);
        let bevel = match (rim(0, -1) || rim(-1, 0), rim(0, 1) || rim(1, 0)) {
            (true, false) => 1,
            (false, true) => -1,
            _ => 0,
        };
        palette::toned(ink, tone + bevel)
    }
}

/// Returns the light of a ball at a distance from its middle.
fn ball_tone(dx: i64, dy: i64, r: i64) -> i8 {
    let way = (dx + dy) * 10;
    match () {
        () if r < 3 => 0,
        () if way < -8 * r => 1,
        () if way > 8 * r => -1,
        () => 0,
    }
}

/// The middle of a pixel is in a polygon whose corners are corners of pixels.
fn is_inside(points: &[(i32, i32)], x: i32, y: i32) -> bool {
    let (x, y) = (f64::from(x) + 0.5, f64::from(y) + 0.5);
    let mut inside = false;
    let mut last = points.last().copied().unwrap_or_default();
    for &point in points {
        let ((ax, ay), (bx, by)) = ((f64::from(last.0), f64::from(last.1)), (f64::from(point.0), f64::from(point.1)));
        if (ay > y) != (by > y) && x < ax + (y - ay) * (bx - ax) / (by - ay) {
            inside = !inside;
        }
        last = point;
    }
    inside
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::objects::Pen as _;
    use std::sync::Arc;

    fn drawn(draw: impl Fn(&mut Sketch)) -> Sprite {
        let mut sketch = Sketch::default();
        draw(&mut sketch);
        sprite(&sketch)
    }

    /// The picture's rows: a dot where nothing is, a letter where something is.
    fn rows(sprite: &Sprite) -> Vec<String> {
        let letter = |pixel: &Rgba| if pixel[3] == 0 { '.' } else { 'x' };
        sprite.pixels.chunks(sprite.width.max(1)).map(|row| row.iter().map(letter).collect()).collect()
    }

    #[test]
    fn shapes_cover_the_pixels_that_the_pen_says() {
        let box_of = drawn(|pen| pen.rect(-2, -1, 4, 2, Ink::Stone));
        assert_eq!((box_of.left, box_of.top, rows(&box_of)), (-2, -1, vec!["xxxx".to_owned(); 2]));
        let disc = drawn(|pen| pen.disc(0, 0, 2, Ink::Gold));
        assert_eq!(rows(&disc), [".xxx.", "xxxxx", "xxxxx", "xxxxx", ".xxx."]);
        let wedge = drawn(|pen| pen.polygon(&[(0, 0), (4, 4), (0, 4)], Ink::Leaf));
        assert_eq!(rows(&wedge), ["....", "x...", "xx..", "xxx."]);
        let line = drawn(|pen| pen.line((0, 0), (3, 0), 1, Ink::Red));
        assert_eq!(rows(&line), ["xxxx"]);
        assert_eq!(drawn(|_| {}), Sprite::default());
    }

    #[test]
    fn an_outline_takes_no_room_and_thin_things_keep_their_colour() {
        let block = drawn(|pen| pen.rect(0, 0, 6, 6, Ink::Stone));
        let at = |x: usize, y: usize| block.pixels[y * 6 + x];
        assert_eq!((block.width, block.height), (6, 6));
        assert_eq!(at(0, 0), palette::outline(Ink::Stone, true), "lit from the top left");
        assert_eq!(at(5, 3), palette::outline(Ink::Stone, false));
        assert_eq!(at(1, 1), palette::toned(Ink::Stone, 1));
        assert_eq!(at(4, 4), palette::toned(Ink::Stone, -1));
        assert_eq!(at(2, 2), palette::toned(Ink::Stone, 0));
        let rope = drawn(|pen| pen.rect(0, 0, 2, 9, Ink::Wood));
        assert!(rope.pixels.iter().all(|pixel| *pixel == palette::toned(Ink::Wood, 0)));
    }

    #[test]
    fn a_picture_covers_what_is_drawn_pixel_for_pixel() {
        let clear = [7, 7, 7, 0];
        let pixels = vec![[200, 100, 0, 255], clear, [200, 100, 0, 128], [1, 2, 3, 255]];
        let image = Arc::new(Image::new(2, 2, pixels.into(), Box::default()));
        let alone = drawn(|pen| pen.image(-1, -3, &image, image.whole()));
        assert_eq!((alone.left, alone.top, alone.width, alone.height), (-1, -3, 2, 2));
        assert_eq!(alone.pixels, [[200, 100, 0, 255], CLEAR, [100, 50, 0, 128], [1, 2, 3, 255]]);
        let over = drawn(|pen| {
            pen.image(0, 0, &image, image.whole());
            pen.rect(0, 0, 2, 2, Ink::Stone);
        });
        let [r, g, b, _] = palette::toned(Ink::Stone, 0);
        let half = |over: u32, under: u8| (over + (u32::from(under) * 127 + 127) / 255) as u8;
        assert_eq!(over.pixels[1], [r, g, b, 255], "what is clear shows what is under it");
        assert_eq!(over.pixels[2], [half(100, r), half(50, g), half(0, b), 255]);
        // A part of it alone.
        let part = drawn(|pen| pen.image(4, 5, &image, ImagePart { x: 1, y: 0, width: 1, height: 2 }));
        assert_eq!((part.left, part.top, part.width, part.height), (4, 5, 1, 2));
        assert_eq!(part.pixels, [CLEAR, [1, 2, 3, 255]]);
        // Nothing is drawn farther from the centre than anything else.
        let far = drawn(|pen| pen.image(i32::MAX - 1, i32::MIN, &image, image.whole()));
        assert_eq!(far, Sprite::default());
    }

    #[test]
    fn no_stroke_is_too_strange() {
        let far = [i32::MIN, -1, 0, i32::MAX];
        for a in far {
            for b in far {
                drawn(|pen| {
                    pen.rect(a, b, b, a, Ink::Red);
                    pen.disc(a, b, a, Ink::Red);
                    pen.line((a, b), (b, a), b, Ink::Red);
                    pen.polygon(&[(a, b), (b, a)], Ink::Red);
                });
            }
        }
    }
}
