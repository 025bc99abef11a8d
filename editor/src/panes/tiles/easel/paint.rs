//! The picture of the mask: pixels, grid, surface, what differs, what is hidden, and where the keyboard is.

use super::{Easel, Subject, readout};
use crate::look::theme;
use crate::panes::tiles::picture::{self, pixel};
use crate::studio::Studio;
use crate::widgets::atlas::BlockAtlas;
use eframe::egui::{Color32, Painter, Pos2, Rect, Response, Shape, Stroke, StrokeKind, Ui, Vec2};
use kit::drawing::tile::angle::{Method, exact, surface};
use sim::tiles::Mask;
use sim::tiles::{BlockId, Cell};

impl Easel {
    /// Paints the mask and says what is under the pointer.
    pub(super) fn paint(
        &self,
        ui: &Ui,
        rect: Rect,
        response: &Response,
        on: &Subject<'_>,
        (atlas, hidden): (&BlockAtlas, Mask),
        _cx: &Studio,
    ) {
        let painter = ui.painter_at(rect.expand(3.0));
        let c = theme::of(ui);
        painter.rect_filled(rect, 0.0, c.void);
        if !self.bare
            && let (Some(block), Some(mut mesh)) = (first_block(on), atlas.mesh())
        {
            atlas.add(&mut mesh, rect, &Cell { block, ..Cell::default() }, Color32::from_white_alpha(120));
            painter.add(mesh);
        }
        let mut inks = picture::inks(ui);
        if !self.bare {
            inks.both = inks.both.gamma_multiply(0.85);
        }
        picture::paint(&painter, rect, &on.tile, inks);
        self.paint_differences(&painter, rect, on, ui);
        paint_hidden(&painter, rect, hidden, ui.visuals().strong_text_color());
        paint_grid(&painter, rect, ui);
        paint_surface(&painter, rect, on, ui);
        let edge = if response.has_focus() { Stroke::new(2.0, c.accent) } else { Stroke::new(1.0, c.line) };
        painter.rect_stroke(rect, 0.0, edge, StrokeKind::Outside);
        if response.has_focus() {
            let (x, y) = self.cursor;
            let at = pixel(rect, x, y);
            painter.rect_stroke(at, 0.0, Stroke::new(3.0, c.void), StrokeKind::Middle);
            painter.rect_stroke(at, 0.0, Stroke::new(1.5, c.accent), StrokeKind::Middle);
        }
        if let Some(pos) = response.hover_pos().filter(|_| response.hovered()) {
            let place = (pos - rect.min) / (rect.width() / 16.0);
            let at = (place.x.floor() as i32, place.y.floor() as i32);
            let frame = pixel(rect, at.0.clamp(0, 15), at.1.clamp(0, 15));
            painter.rect_stroke(frame, 0.0, Stroke::new(1.0, ui.visuals().strong_text_color()), StrokeKind::Inside);
            response.clone().on_hover_text_at_pointer(readout(on, at));
        }
    }

    /// Stripes over what only one of the arrays has: vertical for heights, horizontal for widths.
    fn paint_differences(&self, painter: &Painter, rect: Rect, on: &Subject<'_>, ui: &Ui) {
        let (heights, widths) = (on.tile.mask(), on.tile.widths_mask());
        let ink = Stroke::new(1.0, ui.visuals().panel_fill);
        for (x, y) in pixels() {
            let bit = 1 << x;
            let at = pixel(rect, x, y);
            match (heights[y as usize] & bit != 0, widths[y as usize] & bit != 0) {
                (true, false) => drop(painter.vline(at.center().x, at.y_range(), ink)),
                (false, true) => drop(painter.hline(at.x_range(), at.center().y, ink)),
                _ => {}
            }
        }
    }
}

fn pixels() -> impl Iterator<Item = (i32, i32)> {
    (0..256).map(|n| (n % 16, n / 16))
}

/// Crosses over what no sensor comes to.
fn paint_hidden(painter: &Painter, rect: Rect, hidden: Mask, color: Color32) {
    let ink = Stroke::new(1.0, color.gamma_multiply(0.6));
    for (x, y) in pixels().filter(|(x, y)| hidden[*y as usize] & (1 << x) != 0) {
        let at = pixel(rect, x, y);
        painter.rect_filled(at, 0.0, Color32::from_black_alpha(90));
        painter.line_segment([at.left_top(), at.right_bottom()], ink);
        painter.line_segment([at.right_top(), at.left_bottom()], ink);
    }
}

fn paint_grid(painter: &Painter, rect: Rect, ui: &Ui) {
    let cell = rect.width() / 16.0;
    let faint = ui.visuals().text_color();
    for n in 1..16 {
        let strength = if n % 8 == 0 { 0.5 } else { 0.16 };
        let ink = Stroke::new(1.0, faint.gamma_multiply(strength));
        painter.vline(rect.left() + n as f32 * cell, rect.y_range(), ink);
        painter.hline(rect.x_range(), rect.top() + n as f32 * cell, ink);
    }
}

/// The surface as its angle has it: the authored one in full, the fitted one dashed where they differ.
fn paint_surface(painter: &Painter, rect: Rect, on: &Subject<'_>, ui: &Ui) {
    let Some(surface) = surface(&on.tile) else { return };
    let n = surface.points.len() as f32;
    let middle = surface.points.iter().fold(Vec2::ZERO, |sum, (x, y)| sum + Vec2::new(*x, *y) / n);
    let at = rect.min + middle * (rect.width() / 16.0);
    let line = |angle: f32| -> [Pos2; 2] {
        let along = Vec2::angled(angle * std::f32::consts::TAU / 256.0) * rect.width();
        [at - along, at + along]
    };
    let painter = painter.with_clip_rect(rect);
    let c = theme::of(ui);
    let fitted = exact(&on.tile, Method::LeastSquares).unwrap_or_default();
    let ink = Stroke::new(1.5, ui.visuals().strong_text_color().gamma_multiply(0.7));
    painter.extend(Shape::dashed_line(&line(fitted), ink, 6.0, 5.0));
    if !on.tile.engine_angle().is_flagged() {
        let authored = line(f32::from(on.tile.angle.0));
        painter.line_segment(authored, Stroke::new(3.5, c.void.gamma_multiply(0.7)));
        painter.line_segment(authored, Stroke::new(2.0, c.accent));
        // A tick to the free side.
        let along = Vec2::angled(f32::from(on.tile.angle.0) * std::f32::consts::TAU / 256.0);
        let free = Vec2::new(along.y, -along.x) * (rect.width() / 12.0);
        painter.arrow(at, free, Stroke::new(2.0, c.accent));
    }
}

/// The first block of the tileset that carries the tile, by its number in the project.
fn first_block(on: &Subject<'_>) -> Option<BlockId> {
    let carries = |block: &sim::tiles::Block| block.tile_a == on.at.tile || block.tile_b == on.at.tile;
    let at = on.set.tileset.blocks.iter().skip(1).position(carries)? + 1;
    BlockId::try_from(usize::from(on.set.first_block) + at).ok()
}
