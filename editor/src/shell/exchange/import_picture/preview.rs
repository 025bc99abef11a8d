//! The picture with the grid of its cells over it, and what is solid.

use super::work::Preview;
use crate::language::t;
use crate::look::theme;
use crate::tr;
use crate::widgets::choices::choices;
use eframe::egui::{
    self, Color32, Rect, Role, ScrollArea, Sense, Stroke, TextureHandle, TextureOptions, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};
use kit::exchange::tilesets::cut::{CELL, Grid};

/// Grid lines that are drawn at most in each direction; more would only be grey.
const MOST_LINES: usize = 2048;
/// Points along a cell from which on its edges are drawn.
const FINEST: f32 = 8.0;
/// Points along the shorter side of a picture that fits: a strip would be a hair.
const SHORTEST: f32 = 24.0;

/// The side of the picture that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Shown {
    Art,
    #[default]
    LayerA,
    LayerB,
}

/// The view of the picture.
#[derive(Default)]
pub struct PictureView {
    /// Points to a pixel; 0: as large as it fits.
    zoom: u8,
    shown: Shown,
    /// The textures of each piece of the picture.
    textures: Vec<[TextureHandle; 3]>,
}

impl PictureView {
    /// Another picture is shown.
    pub fn take(&mut self, ctx: &egui::Context, preview: Option<&Preview>) {
        let texture = |image: &egui::ColorImage| ctx.load_texture("import", image.clone(), TextureOptions::NEAREST);
        let pieces = preview.map(|preview| preview.pieces.as_slice()).unwrap_or_default();
        self.textures = pieces.iter().map(|piece| piece.images.each_ref().map(texture)).collect();
    }

    /// Shows it, no higher than `height`; with the cells where it could be cut. Returns the pixel that was clicked.
    pub fn ui(&mut self, ui: &mut Ui, preview: &Preview, grid: Option<&Grid>, height: f32) -> Option<(usize, usize)> {
        let zooms = [(0u8, t("fit"), t("As large as it fits")), (1, "1×", ""), (2, "2×", ""), (4, "4×", "")];
        let layers = [
            (Shown::Art, t("art"), t("The picture alone")),
            (Shown::LayerA, "A", t("What is solid on layer A")),
            (Shown::LayerB, "B", t("What is solid on layer B")),
        ];
        ui.horizontal(|ui| {
            ui.scope(|ui| {
                ui.set_max_width(176.0);
                self.zoom = choices(ui, t("Preview"), Some(self.zoom), &zooms, None).unwrap_or(self.zoom);
            });
            ui.scope(|ui| {
                ui.set_max_width(120.0);
                self.shown = choices(ui, t("Show"), Some(self.shown), &layers, None).unwrap_or(self.shown);
            });
            let coarse = if preview.step > 1 {
                tr!(", one pixel in {count} is shown", count = preview.step)
            } else {
                String::new()
            };
            ui.weak(format!("{} × {}{coarse}", preview.size.0, preview.size.1));
        });
        let size = vec2(preview.size.0 as f32, preview.size.1 as f32);
        let room = vec2(ui.available_width() - 8.0, height - 36.0).max(vec2(64.0, 64.0));
        let zoom = self.scale(size, room);
        ScrollArea::both()
            .max_height(room.y)
            .max_width(room.x + 8.0)
            .id_salt("preview")
            .show(ui, |ui| {
                let (area, response) = ui.allocate_exact_size(size * zoom, Sense::click());
                response.widget_info(|| WidgetInfo::labeled(Role::Image, true, t("Cut of the picture")));
                self.paint(ui, area, zoom, preview);
                if let Some(grid) = grid {
                    lines(ui, area, zoom, grid);
                }
                let clicked = response.interact_pointer_pos().filter(|_| response.clicked());
                clicked.map(|at| ((at - area.min) / zoom).max(Vec2::ZERO)).map(|at| (at.x as usize, at.y as usize))
            })
            .inner
    }

    /// Points to a pixel for a picture in a room.
    fn scale(&self, size: Vec2, room: Vec2) -> f32 {
        if self.zoom > 0 {
            return f32::from(self.zoom);
        }
        let fit = (room.x / size.x).min(room.y / size.y);
        match fit.floor() {
            // Whole numbers keep pixels even, but only if the picture fills most of the room with one.
            whole if whole >= 1.0 && whole / fit > 0.75 => whole.min(8.0),
            _ if fit >= 1.0 => fit.min(8.0),
            _ => fit.max((SHORTEST / size.min_elem()).min(1.0)),
        }
    }

    fn paint(&self, ui: &Ui, area: Rect, zoom: f32, preview: &Preview) {
        let c = theme::of(ui);
        let painter = ui.painter_at(area.intersect(ui.clip_rect()));
        painter.rect_filled(area, 0.0, c.void);
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        let solid = match self.shown {
            Shown::Art => None,
            Shown::LayerA => Some((1, c.layer_a)),
            Shown::LayerB => Some((2, c.layer_b)),
        };
        for (piece, textures) in preview.pieces.iter().zip(&self.textures) {
            let at = area.min + vec2(piece.at.0 as f32, piece.at.1 as f32) * zoom;
            let place = Rect::from_min_size(at, vec2(piece.size.0 as f32, piece.size.1 as f32) * zoom);
            if !ui.is_rect_visible(place) {
                continue;
            }
            painter.image(textures[0].id(), place, whole, Color32::WHITE);
            if let Some((which, color)) = solid {
                painter.image(textures[which].id(), place, whole, color.gamma_multiply(0.55));
            }
        }
    }
}

/// The edges of the cells that are in view.
fn lines(ui: &Ui, area: Rect, zoom: f32, grid: &Grid) {
    if grid.across.max(grid.down) > MOST_LINES || zoom * (CELL as f32) < FINEST {
        return;
    }
    let seen = area.intersect(ui.clip_rect());
    let painter = ui.painter_at(seen.expand(1.0));
    let line = Stroke::new(1.0, theme::of(ui).accent.gamma_multiply(0.6));
    let edges = |count: usize, from: f32| {
        let step = (CELL + grid.cut.spacing) as f32;
        let near = move |n: usize| from + (grid.cut.margin as f32 + n as f32 * step) * zoom;
        (0..count).flat_map(move |n| [near(n), near(n) + CELL as f32 * zoom])
    };
    let (Some(right), Some(bottom)) =
        (edges(grid.across, area.left()).next_back(), edges(grid.down, area.top()).next_back())
    else {
        return;
    };
    let margin = grid.cut.margin as f32 * zoom;
    let (left, top) = (area.left() + margin, area.top() + margin);
    for x in edges(grid.across, area.left()).filter(|x| seen.x_range().expand(1.0).contains(*x)) {
        painter.vline(x, top..=bottom, line);
    }
    for y in edges(grid.down, area.top()).filter(|y| seen.y_range().expand(1.0).contains(*y)) {
        painter.hline(left..=right, y, line);
    }
}
