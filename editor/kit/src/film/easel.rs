//! The easel of a film's pictures: level pixels, with shapes that are a pixel wide.

use crate::derived::inks::Rgb;
use crate::derived::picture::{Rgba, premultiplied};
use crate::derived::scene::IRect;
use crate::derived::strip::Strip;
use crate::document::paint::line;
use crate::play::figure::{CELL, CENTRE, sheet, size};
use crate::play::look::{Look, OwnCell};

/// Beside bright lines, so that they are seen on any ground.
pub(super) const SHADE: Rgb = [14, 15, 20];

/// A part of a level, or a strip of text.
pub(super) struct Easel {
    /// Its pixels.
    pub strip: Strip,
}

impl Easel {
    /// Pixels of one colour.
    pub fn new(area: IRect, [r, g, b]: Rgb) -> Self {
        Self { strip: Strip::new(area, 0, [r, g, b, 255]) }
    }

    /// A pixel.
    pub fn dot(&mut self, at: (i32, i32), [r, g, b]: Rgb) {
        self.strip.dot(at, [r, g, b, 255]);
    }

    /// Pixels from left and top to right and bottom, all inclusive, as far as they are seen.
    fn seen(&self, [left, top, right, bottom]: [i32; 4]) -> Option<IRect> {
        let all = IRect { x0: left, y0: top, x1: right.saturating_add(1), y1: bottom.saturating_add(1) };
        all.intersect(self.strip.area)
    }

    /// Fills a rectangle, all of whose sides are inclusive.
    pub fn fill(&mut self, sides: [i32; 4], colour: Rgb) {
        let Some(seen) = self.seen(sides) else { return };
        for y in seen.y0..seen.y1 {
            (seen.x0..seen.x1).for_each(|x| self.dot((x, y), colour));
        }
    }

    /// The edge of a rectangle, all of whose sides are inclusive.
    pub fn outline(&mut self, [left, top, right, bottom]: [i32; 4], colour: Rgb) {
        for side in [
            [left, top, right, top],
            [left, bottom, right, bottom],
            [left, top, left, bottom],
            [right, top, right, bottom],
        ] {
            self.fill(side, colour);
        }
    }

    /// A line; of `gap` pixels every other half is left out, if that is more than 0.
    pub fn line(&mut self, from: (i32, i32), to: (i32, i32), gap: usize, colour: Rgb) {
        // A line has as many dots as it is long: what is far away is not drawn at all.
        let near = |(x, y): (i32, i32)| {
            let area = self.strip.area;
            let apart = |at: i32, from: i32, to: i32| at < from.saturating_sub(1024) || at > to.saturating_add(1024);
            !apart(x, area.x0, area.x1) && !apart(y, area.y0, area.y1)
        };
        if near(from) && near(to) {
            for (n, at) in line(from, to).into_iter().enumerate() {
                if gap == 0 || n % gap < gap.div_ceil(2) {
                    self.dot(at, colour);
                }
            }
        }
    }

    /// A circle of dots, each `turns` of a whole one apart.
    pub fn ring(&mut self, (x, y): (i32, i32), radius: i32, dots: u16, colour: Rgb) {
        for n in 0..dots {
            let turn = std::f32::consts::TAU * f32::from(n) / f32::from(dots);
            let along = |part: f32| (part * radius as f32).round() as i32;
            self.dot((x.saturating_add(along(turn.cos())), y.saturating_add(along(turn.sin()))), colour);
        }
    }

    /// The figure with the player's centre at a level pixel, its colours multiplied by a tint.
    pub fn figure(&mut self, look: &Look, (x, y): (i32, i32), tint: Rgb) {
        if let Some(own) = &look.own {
            return self.own_figure(look, own, (x, y), tint);
        }
        let (sheet, place, columns) = (sheet(look.character), look.index(), size().0);
        let (left, top) = (place % columns * CELL, place / columns * CELL);
        let step = if look.is_small { 2 } else { 1 };
        let (side, centre) = ((CELL / step) as i32, (CENTRE / step) as i32);
        for v in 0..side {
            for u in 0..side {
                let [r, g, b, a] = sheet.at(left + u as usize * step + step / 2, top + v as usize * step + step / 2);
                let across = if look.faces_left { centre - u - 1 } else { u - centre };
                let at = (x.saturating_add(across), y.saturating_add(v - centre));
                self.strip.dot(at, premultiplied(tinted([r, g, b, a], tint)));
            }
        }
    }

    /// A cell of a figure of the project's own. Each pixel around the centre shows the pixel of the cell that the turn
    /// brings there.
    fn own_figure(&mut self, look: &Look, own: &OwnCell, (x, y): (i32, i32), tint: Rgb) {
        let scale = if look.is_small { 2 } else { 1 };
        let (left, top) = own.corner;
        let (right, bottom) = (left + i32::from(own.part.width), top + i32::from(own.part.height));
        let farthest = [left, top, right, bottom].into_iter().map(i32::abs).max().unwrap_or(0);
        // The diagonal of a square is less than three halves of its side.
        let reach = if own.turn == 0 { farthest } else { farthest * 3 / 2 } / scale + 1;
        let back = -std::f32::consts::FRAC_PI_4 * f32::from(own.turn);
        let (sin, cos) = if own.turn == 0 { (0.0, 1.0) } else { back.sin_cos() };
        let around = |at: i32| (at.saturating_sub(reach), at.saturating_add(reach));
        let ((x0, x1), (y0, y1)) = (around(x), around(y));
        let Some(seen) = self.seen([x0, y0, x1, y1]) else { return };
        for v in seen.y0 - y..seen.y1 - y {
            for u in seen.x0 - x..seen.x1 - x {
                let (across, down) = (u as f32 + 0.5, v as f32 + 0.5);
                let turned = |part: f32| (part * scale as f32).floor() as i32;
                let (column, row) = (turned(across * cos - down * sin), turned(across * sin + down * cos));
                let column = if look.faces_left { -1 - column } else { column };
                if !(left..right).contains(&column) || !(top..bottom).contains(&row) {
                    continue;
                }
                let place = |part: u16, from: i32, at: i32| usize::from(part) + (at - from) as usize;
                let pixel = own.image.at(place(own.part.x, left, column), place(own.part.y, top, row));
                self.strip.dot((x + u, y + v), premultiplied(tinted(pixel, tint)));
            }
        }
    }
}

const fn tinted([r, g, b, a]: [u8; 4], tint: Rgb) -> Rgba {
    [times(r, tint[0]), times(g, tint[1]), times(b, tint[2]), a]
}

const fn times(part: u8, by: u8) -> u8 {
    ((part as u16 * by as u16 + 127) / 255) as u8
}
