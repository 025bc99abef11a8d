//! Some rows of a picture of a level under work: what is laid over each other there, texel by texel.

use super::objects::{Flips, Shown, Sprite, sprite};
use super::picture::{Picture, Rgba};
use super::scene::{IRect, Plane, PlaneShot, Scene, Show};
use crate::document::paint::line;
use sim::project::Area;

/// Over what is below the water.
const UNDER_WATER: Rgba = [6, 28, 72, 84];
/// The line of the water's surface.
const SURFACE: Rgba = [96, 190, 255, 255];
/// An object of which at most a texel would be seen is a dot of this colour.
const DOT: Rgba = [255, 255, 255, 255];

/// A pixel over another one, both premultiplied.
pub(crate) fn lay(under: &mut Rgba, over: Rgba) {
    let rest = 255 - u32::from(over[3]);
    for (under, over) in under.iter_mut().zip(over) {
        *under = over.saturating_add(((u32::from(*under) * rest + 127) / 255) as u8);
    }
}

/// Some rows of a picture under work.
pub(crate) struct Strip {
    /// The texels it covers.
    pub(crate) area: IRect,
    /// Each texel is `1 << lod` pixels of the level wide.
    lod: u8,
    /// Premultiplied, row after row.
    pub(crate) pixels: Vec<Rgba>,
}

impl Strip {
    /// Texels of one colour.
    pub(crate) fn new(area: IRect, lod: u8, colour: Rgba) -> Self {
        let side = |from: i32, to: i32| usize::try_from(i64::from(to) - i64::from(from)).unwrap_or(0);
        let pixels = vec![colour; side(area.x0, area.x1) * side(area.y0, area.y1)];
        Self { area, lod, pixels }
    }

    /// Lays what a level shows over it, in a frame of the world or as it stands still. `room` has as many pixels as the strip, and is overwritten.
    pub(crate) fn bake(&mut self, scene: &Scene, (show, frame): (Show, Option<u32>), room: &mut [Rgba]) {
        scene.bake_at(show, self.lod, self.area, frame, room);
        self.pixels.iter_mut().zip(room).for_each(|(under, over)| lay(under, *over));
    }

    /// Lays a level over it that is drawn with the level, as a camera sees it whose left top corner is a pixel of the level; in a frame of
    /// the world, with the water's surface at a height.
    pub(crate) fn plane(&mut self, plane: &Plane, camera: (i32, i32), (frame, surface): (Option<u32>, Option<i32>)) {
        let IRect { x0, y0, x1, y1 } = self.area;
        let (from_x, from_y) = plane.back.corner(camera);
        let from = |own: i64, at: i32, camera: i32| own + (i64::from(at) << self.lod) - i64::from(camera);
        let shot = PlaneShot {
            corner: (from(from_x, x0, camera.0), from(from_y, y0, camera.1)),
            lod: self.lod,
            size: ((x1 - x0) as usize, (y1 - y0) as usize),
            frame,
            surface: surface.map(|surface| ((surface >> self.lod).clamp(y0, y1) - y0) as usize),
        };
        self.pixels.iter_mut().zip(plane.bake(shot)).for_each(|(under, over)| lay(under, over));
    }

    /// Lays blocks over it: those below the water's surface in their palette there, if the level has one.
    pub(crate) fn blocks(
        &mut self,
        scene: &Scene,
        (show, frame): (Show, Option<u32>),
        surface: Option<i32>,
        room: &mut [Rgba],
    ) {
        scene.bake_at(show, self.lod, self.area, frame, room);
        if let Some(surface) = surface.filter(|_| scene.has_water_palette()) {
            let IRect { x0, y0, x1, y1 } = self.area;
            let top = (surface >> self.lod).clamp(y0, y1);
            let below = &mut room[(top - y0) as usize * (x1 - x0) as usize..];
            if !below.is_empty() {
                scene.bake_at(show.in_water(), self.lod, IRect { y0: top, ..self.area }, frame, below);
            }
        }
        self.pixels.iter_mut().zip(room).for_each(|(under, over)| lay(under, *over));
    }

    /// Lays a colour over a texel, if it is in the strip.
    pub(crate) fn dot(&mut self, (x, y): (i32, i32), colour: Rgba) {
        let IRect { x0, y0, x1, y1 } = self.area;
        if (x0..x1).contains(&x) && (y0..y1).contains(&y) {
            let at = (y - y0) as usize * (x1 - x0) as usize + (x - x0) as usize;
            if let Some(pixel) = self.pixels.get_mut(at) {
                lay(pixel, colour);
            }
        }
    }

    /// Draws a placed object.
    pub(crate) fn object(&mut self, shown: &Shown) {
        let [left, top, right, bottom] = shown.area.map(|at| at >> self.lod);
        let covered = IRect { x0: left, y0: top, x1: right.saturating_add(1), y1: bottom.saturating_add(1) };
        let Some(seen) = covered.intersect(self.area) else { return };
        if self.lod > 4 {
            return self.dot((seen.x0, seen.y0), DOT);
        }
        self.sprite(&sprite(&shown.sketch), seen, (shown.centre(), shown.flips));
    }

    /// Draws those texels of an object's picture, which is around a centre and may be mirrored.
    pub(crate) fn sprite(&mut self, picture: &Sprite, seen: IRect, place: ((i32, i32), Flips)) {
        for y in seen.y0..seen.y1 {
            for x in seen.x0..seen.x1 {
                self.dot((x, y), texel(picture, (x, y), self.lod, place));
            }
        }
    }

    /// Tints what is below the surface of water and behind the blocks, if those have a palette of their own there.
    pub(crate) fn water_behind(&mut self, scene: &Scene, surface: Option<i32>) {
        if let Some(surface) = surface.filter(|_| scene.has_water_palette()) {
            let (line, width) = (surface >> self.lod, (self.area.x1 - self.area.x0) as usize);
            let rows = (self.area.y0..).zip(self.pixels.chunks_mut(width.max(1))).filter(|(y, _)| *y > line);
            rows.flat_map(|(_, row)| row).for_each(|pixel| lay(pixel, UNDER_WATER));
        }
    }

    /// Draws water with its surface at a height; what is below it is tinted if it has no palette of its own there.
    pub(crate) fn water(&mut self, surface: i32, is_tinted: bool) {
        let (line, width) = (surface >> self.lod, (self.area.x1 - self.area.x0) as usize);
        for (y, row) in (self.area.y0..).zip(self.pixels.chunks_mut(width.max(1))) {
            match y.cmp(&line) {
                std::cmp::Ordering::Less => {}
                std::cmp::Ordering::Equal => row.iter_mut().for_each(|pixel| lay(pixel, SURFACE)),
                std::cmp::Ordering::Greater if !is_tinted => {}
                std::cmp::Ordering::Greater => row.iter_mut().for_each(|pixel| lay(pixel, UNDER_WATER)),
            }
        }
    }

    /// Lays a colour over all of it.
    pub(crate) fn veil(&mut self, colour: Rgba) {
        self.pixels.iter_mut().for_each(|pixel| lay(pixel, colour));
    }

    /// A square of level pixels; at least a texel.
    pub(crate) fn cell(&mut self, (x, y): (i32, i32), side: i32, colour: Rgba) {
        let range = |from: i32| {
            let first = from >> self.lod;
            (first, (from.saturating_add(side) >> self.lod).max(first.saturating_add(1)))
        };
        let ((x0, x1), (y0, y1)) = (range(x), range(y));
        let Some(seen) = (IRect { x0, y0, x1, y1 }).intersect(self.area) else { return };
        for y in seen.y0..seen.y1 {
            (seen.x0..seen.x1).for_each(|x| self.dot((x, y), colour));
        }
    }

    /// A picture with its left top corner at a texel.
    pub(crate) fn inset(&mut self, (left, top): (i32, i32), picture: &Picture) {
        for (y, row) in (top..).zip(picture.pixels.chunks(picture.width.max(1))) {
            (left..).zip(row).for_each(|(x, pixel)| self.dot((x, y), *pixel));
        }
    }

    /// Lines along the sides of an area, two texels wide.
    pub(crate) fn frame(&mut self, area: Area, colour: Rgba) {
        let side = |from: i32, length: i32| (from >> self.lod, from.saturating_add(length) >> self.lod);
        let ((left, right), (top, bottom)) = (side(area.x, area.width), side(area.y, area.height));
        let IRect { x0, y0, x1, y1 } = self.area;
        let rows = [top.saturating_sub(1), top, bottom, bottom.saturating_add(1)];
        let columns = [left.saturating_sub(1), left, right, right.saturating_add(1)];
        for x in left.saturating_sub(1).max(x0)..=right.saturating_add(1).min(x1) {
            rows.into_iter().for_each(|y| self.dot((x, y), colour));
        }
        for y in top.saturating_add(1).max(y0)..bottom.min(y1) {
            columns.into_iter().for_each(|x| self.dot((x, y), colour));
        }
    }

    /// A line from place to place. A leap wider than a screen, such as over the edge of a level that wraps, is left out.
    pub(crate) fn way(&mut self, way: &[(i32, i32)], colour: Rgba) {
        let lod = self.lod;
        let texel = |(x, y): (i32, i32)| (x >> lod, y >> lod);
        for pair in way.windows(2) {
            let ((x, y), (to_x, to_y)) = (pair[0], pair[1]);
            let low = y.min(to_y) >> lod > self.area.y1;
            let high = y.max(to_y) >> lod < self.area.y0 - 1;
            if low || high || x.abs_diff(to_x) > 320 || y.abs_diff(to_y) > 320 {
                continue;
            }
            for (x, y) in line(texel(pair[0]), texel(pair[1])) {
                self.dot((x, y), colour);
                self.dot((x, y + 1), colour);
            }
        }
    }
}

/// The texel of an object's picture at a texel of the level: the average of the pixels below it.
fn texel(
    picture: &Sprite,
    (x, y): (i32, i32),
    lod: u8,
    ((centre_x, centre_y), (flip_x, flip_y)): ((i32, i32), Flips),
) -> Rgba {
    let side = 1i32 << lod;
    let mut sum = [0_u32; 4];
    for dy in 0..side {
        for dx in 0..side {
            let of = |at: i32, d: i32, centre: i32, flip: bool| {
                let at = (at << lod).saturating_add(d).saturating_sub(centre);
                if flip { -1 - at } else { at }
            };
            let u = usize::try_from(of(x, dx, centre_x, flip_x).saturating_sub(picture.left));
            let v = usize::try_from(of(y, dy, centre_y, flip_y).saturating_sub(picture.top));
            let (Ok(u), Ok(v)) = (u, v) else { continue };
            if u < picture.width && v < picture.height {
                let pixel = picture.pixels[v * picture.width + u];
                sum.iter_mut().zip(pixel).for_each(|(sum, part)| *sum += u32::from(part));
            }
        }
    }
    sum.map(|sum| (sum >> (2 * lod)) as u8)
}
