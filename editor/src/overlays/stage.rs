//! The stage of overlays: level pixels to points, and a few shapes that stay legible at any zoom.

use eframe::egui::{Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2};

/// Behind lines and text, so that they stand out on any picture.
pub const SHADE: Color32 = Color32::from_rgba_premultiplied(8, 9, 13, 205);

/// A place to paint on.
pub struct Stage<'a> {
    /// Clipped to the place.
    pub painter: Painter,
    /// Level pixels (a pixel's upper left corner) to points.
    pub to_screen: &'a dyn Fn(Pos2) -> Pos2,
    /// The place, in points.
    pub clip: Rect,
    /// Points to a level pixel.
    pub zoom: f32,
}

impl<'a> Stage<'a> {
    /// A stage on `clip`.
    pub fn new(painter: &Painter, to_screen: &'a dyn Fn(Pos2) -> Pos2, clip: Rect) -> Self {
        let zoom = (to_screen(pos2(64.0, 0.0)).x - to_screen(pos2(0.0, 0.0)).x) / 64.0;
        Self { painter: painter.with_clip_rect(clip.intersect(painter.clip_rect())), to_screen, clip, zoom }
    }

    /// The middle of a level pixel.
    pub fn middle(&self, (x, y): (i32, i32)) -> Pos2 {
        (self.to_screen)(pos2(x as f32 + 0.5, y as f32 + 0.5))
    }

    /// The rectangle of whole level pixels, the last ones included.
    pub fn pixels(&self, (left, top): (i32, i32), (right, bottom): (i32, i32)) -> Rect {
        let corner = |x: i32, y: i32| (self.to_screen)(pos2(x as f32, y as f32));
        Rect::from_min_max(corner(left, top), corner(right.saturating_add(1), bottom.saturating_add(1)))
    }

    /// Returns the width of a line of one level pixel, but never too thin or too fat to read.
    pub fn line(&self) -> f32 {
        self.zoom.clamp(1.25, 3.0)
    }

    /// A straight line with a dark edge.
    pub fn segment(&self, from: Pos2, to: Pos2, width: f32, color: Color32) {
        self.painter.line_segment([from, to], Stroke::new(width + 2.0, SHADE));
        self.painter.line_segment([from, to], Stroke::new(width, color));
    }

    /// A dashed line with a dark edge.
    pub fn dashes(&self, from: Pos2, to: Pos2, width: f32, color: Color32) {
        self.painter.line_segment([from, to], Stroke::new(width + 1.5, SHADE.gamma_multiply(0.6)));
        self.painter.extend(Shape::dashed_line(&[from, to], Stroke::new(width, color), 4.0, 3.0));
    }

    /// An arrow with a dark edge; nothing if it would have no length.
    pub fn arrow(&self, from: Pos2, by: Vec2, width: f32, color: Color32) {
        let length = by.length();
        if length < 1.0 {
            return;
        }
        let (along, to) = (by / length, from + by);
        let head = (width * 3.2).min(length);
        let side = along.rot90() * head * 0.55;
        let neck = to - along * head;
        self.segment(from, neck, width, color);
        let edge = Stroke::new(1.0, SHADE);
        self.painter.add(Shape::convex_polygon(vec![to, neck + side, neck - side], color, edge));
    }

    /// A short text on a dark plate, at `at` by `anchor`. Returns the plate's place.
    pub fn tag(&self, at: Pos2, anchor: Align2, text: impl ToString, color: Color32) -> Rect {
        self.plate(at, anchor, text, color, SHADE)
    }

    /// A short text on a plate of the given colour.
    pub fn plate(&self, at: Pos2, anchor: Align2, text: impl ToString, color: Color32, plate: Color32) -> Rect {
        let galley = self.painter.layout_no_wrap(text.to_string(), FontId::monospace(10.5), color);
        let size = galley.size() + Vec2::new(6.0, 2.0);
        let at = pos2(at.x.round(), at.y.round());
        let rect = anchor.anchor_size(at, size);
        self.painter.rect_filled(rect, CornerRadius::same(3), plate);
        self.painter.galley(rect.min + Vec2::new(3.0, 1.0), galley, color);
        rect
    }

    /// A box drawn inside of a rectangle.
    pub fn outline(&self, rect: Rect, width: f32, color: Color32) {
        self.painter.rect_stroke(rect, 0.0, Stroke::new(width + 1.5, SHADE.gamma_multiply(0.6)), StrokeKind::Middle);
        self.painter.rect_stroke(rect, 0.0, Stroke::new(width, color), StrokeKind::Middle);
    }
}
