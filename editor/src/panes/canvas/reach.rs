//! The heat map of where a player can get, over the level.

use crate::overlays::Stage;
use crate::studio::Studio;
use eframe::egui::{Color32, ColorImage, Mesh, Pos2, Rect, Shape, TextureHandle, TextureOptions, pos2};
use kit::reach::CELL;
use kit::reach::watch::Shown;
use std::collections::HashMap;
use std::sync::Arc;

/// Cells along the side of a texture.
const SIDE: i32 = 256;
/// Textures that are kept; when there are more, those out of sight go.
const KEPT: usize = 64;
/// Over the level, so that the cells stand out.
const VEIL: Color32 = Color32::from_rgba_premultiplied(5, 6, 9, 130);
/// Around what was not reached.
const MISSED: Color32 = Color32::from_rgb(255, 70, 70);

/// Textures of the map that is shown, by their places.
#[derive(Default)]
pub struct ReachMap {
    of: Option<Arc<Shown>>,
    textures: HashMap<(i32, i32), TextureHandle>,
}

impl ReachMap {
    /// Paints the map of the level in view, if there is one.
    pub fn paint(&mut self, stage: &Stage<'_>, area: Rect, cx: &Studio) {
        let Some(shown) = cx.reach().shown(&cx.session().level) else {
            *self = Self::default();
            return;
        };
        if !self.of.as_ref().is_some_and(|of| Arc::ptr_eq(of, shown)) {
            self.of = Some(Arc::clone(shown));
            self.textures.clear();
        }
        let faint = if cx.reach().is_stale() { 0.45 } else { 1.0 };
        stage.painter.rect_filled(area, 0.0, VEIL.gamma_multiply(faint));
        let side = SIDE * CELL;
        let seen = cx.session().canvas.view.origin;
        let size = stage.clip.size() / stage.zoom;
        let range = |from: f32, length: f32| (from as i32).div_euclid(side)..=((from + length) as i32).div_euclid(side);
        if self.textures.len() > KEPT {
            self.textures.clear();
        }
        for column in range(seen.x, size.x) {
            for row in range(seen.y, size.y) {
                self.part(stage, (column, row), shown, faint);
            }
        }
        for target in &shown.missed {
            let sim::project::Area { x, y, width, height } = target.area;
            let corner = |by: i32| (x.saturating_sub(3).saturating_add(by), y.saturating_sub(3));
            let (left, top) = corner(0);
            let end = (left.saturating_add(width + 6), top.saturating_add(height + 6));
            stage.outline(stage.pixels((left, top), end), 2.0, MISSED.gamma_multiply(faint));
        }
    }

    /// One texture.
    fn part(&mut self, stage: &Stage<'_>, (column, row): (i32, i32), shown: &Shown, faint: f32) {
        let side = SIDE * CELL;
        let Some((left, top)) = column.checked_mul(side).zip(row.checked_mul(side)) else { return };
        let texture = self.textures.entry((column, row)).or_insert_with(|| {
            let image = image(shown, (left, top));
            stage.painter.ctx().load_texture("reach", image, TextureOptions::NEAREST)
        });
        let corner = |x: i32, y: i32| (stage.to_screen)(pos2(x as f32, y as f32));
        let rect = Rect::from_min_max(corner(left, top), corner(left.saturating_add(side), top.saturating_add(side)));
        let mut mesh = Mesh::with_texture(texture.id());
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        mesh.add_rect_with_uv(rect, whole, Color32::WHITE.gamma_multiply(faint));
        stage.painter.add(Shape::mesh(mesh));
    }
}

/// The cells from a place on.
fn image(shown: &Shown, (left, top): (i32, i32)) -> ColorImage {
    let side = SIDE as usize;
    let mut image = ColorImage::filled([side, side], Color32::TRANSPARENT);
    for (index, pixel) in (0_i32..).zip(&mut image.pixels) {
        let (x, y) = (left.saturating_add(index % SIDE * CELL), top.saturating_add(index / SIDE * CELL));
        if let Some(frame) = shown.map.cell(x, y).frame() {
            let [r, g, b, a] = shown.scale.over(frame);
            *pixel = Color32::from_rgba_premultiplied(r, g, b, a);
        }
    }
    image
}
