//! Pixel letters on the screen of the game.

use eframe::egui::{Align2, Color32, FontId, Mesh, Painter, Pos2, Rect, vec2};
use kit::film::letters::{ADVANCE, rows};

/// Height of a letter, pixels.
pub const HEIGHT: f32 = 7.0;

/// Prints on the screen of the game: places in its pixels, from its upper left corner.
pub struct Print<'a> {
    painter: &'a Painter,
    corner: Pos2,
    zoom: f32,
    mesh: Mesh,
}

impl<'a> Print<'a> {
    /// Prints on a screen whose upper left corner is there, with so many points to the pixel.
    pub fn new(painter: &'a Painter, corner: Pos2, zoom: f32) -> Self {
        Self { painter, corner, zoom, mesh: Mesh::default() }
    }

    /// A rectangle: its upper left corner and its size.
    pub fn block(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), color: Color32) {
        self.mesh.add_colored_rect(self.place((x, y), (width, height)), color);
    }

    /// A rectangle whose right side leans by its height, for bands that race by.
    pub fn leaning(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), color: Color32) {
        let lean = height / 2.0;
        let at = |x: f32, y: f32| self.corner + vec2(x, y) * self.zoom;
        let corners =
            [at(x + lean, y), at(x + width + lean, y), at(x + width - lean, y + height), at(x - lean, y + height)];
        let first = self.mesh.vertices.len() as u32;
        corners.into_iter().for_each(|corner| self.mesh.colored_vertex(corner, color));
        self.mesh.add_triangle(first, first + 1, first + 2);
        self.mesh.add_triangle(first, first + 2, first + 3);
    }

    /// Returns the place of a rectangle of the screen in the window.
    pub fn place(&self, (x, y): (f32, f32), (width, height): (f32, f32)) -> Rect {
        Rect::from_min_size(self.corner + vec2(x, y) * self.zoom, vec2(width, height) * self.zoom)
    }

    /// A line of letters with a dark edge below and to the right.
    pub fn text(&mut self, (x, y): (f32, f32), scale: f32, text: &str, color: Color32) {
        if !has_letters(text) {
            // A name in another script.
            let font = FontId::proportional(scale * (HEIGHT + 3.0) * self.zoom);
            let at = self.corner + vec2(x, y - scale) * self.zoom;
            let by = vec2(1.0, 1.0) * (scale * self.zoom / 2.0);
            self.flush();
            self.painter.text(at + by, Align2::LEFT_TOP, text, font.clone(), SHADE);
            self.painter.text(at, Align2::LEFT_TOP, text, font, color);
            return;
        }
        let off = (scale / 2.0).max(1.0).floor();
        for (by, color) in [(off, SHADE), (0.0, color)] {
            self.letters((x + by, y + by), scale, text, color);
        }
    }

    fn letters(&mut self, (x, y): (f32, f32), scale: f32, text: &str, color: Color32) {
        for (letter, n) in text.chars().zip(0i32..) {
            let left = x + (n * ADVANCE) as f32 * scale;
            for (row, dy) in rows(letter).into_iter().flatten().zip(0i32..) {
                let mut dx = 0;
                while dx < 5 {
                    // Dots side by side are one rectangle.
                    let length = (dx..5).take_while(|dx| row & (0x10 >> dx) != 0).count() as i32;
                    if length > 0 {
                        let at = (left + dx as f32 * scale, y + dy as f32 * scale);
                        self.block(at, (length as f32 * scale, scale), color);
                    }
                    dx += length.max(1);
                }
            }
        }
    }

    /// A line of letters that ends at `x`.
    pub fn text_before(&mut self, (x, y): (f32, f32), text: &str, color: Color32) {
        self.text((x - width(text, 1.0), y), 1.0, text, color);
    }

    fn flush(&mut self) {
        self.painter.add(std::mem::take(&mut self.mesh));
    }

    /// Puts all of it on the screen.
    pub fn done(mut self) {
        self.flush();
    }
}

const SHADE: Color32 = Color32::from_rgb(0x12, 0x14, 0x1c);

/// Pixels that a line takes.
pub fn width(text: &str, scale: f32) -> f32 {
    (text.chars().count() as i32 * ADVANCE - 1).max(0) as f32 * scale
}

/// There is a picture of each letter.
fn has_letters(text: &str) -> bool {
    text.chars().all(|letter| letter == ' ' || rows(letter).is_some())
}
