//! The background layers behind the level, as far away as the camera would see them.

use crate::widgets::PIXELS;
use eframe::egui::{Color32, ColorImage, Mesh, Painter, Rect, TextureHandle, Vec2, pos2};
use kit::derived::art::BackgroundArt;
use kit::derived::picture::Picture;
use std::sync::Arc;

/// The textures of the background layers.
#[derive(Default)]
pub struct Backgrounds {
    textures: Vec<(Arc<Picture>, TextureHandle)>,
}

impl Backgrounds {
    /// Paints the layers into `area` (points).
    ///
    /// `camera` is the level pixel in the camera's top left corner, `origin` the point where that pixel lies, `zoom`
    /// the points per level pixel. Above and below its picture a layer goes on in the colour of its first and last row.
    pub fn paint(
        &mut self,
        painter: &Painter,
        area: Rect,
        layers: &[BackgroundArt],
        camera: Vec2,
        (origin, zoom): (eframe::egui::Pos2, f32),
    ) {
        self.textures.retain(|(picture, _)| layers.iter().any(|layer| Arc::ptr_eq(&layer.picture, picture)));
        let painter = painter.with_clip_rect(area.intersect(painter.clip_rect()));
        for layer in layers {
            let (w, h) = (layer.picture.width as f32, layer.picture.height as f32);
            if w == 0.0 || h == 0.0 {
                continue;
            }
            let mut mesh = Mesh::with_texture(self.texture(&painter, &layer.picture).id());
            let ppp = painter.pixels_per_point();
            let snap = |v: f32| (v * ppp).round() / ppp;
            let moved = camera * Vec2::new(f32::from(layer.layer.scroll_x), f32::from(layer.layer.scroll_y)) / 256.0;
            let top = snap(origin.y + (layer.layer.y as f32 - moved.y) * zoom);
            let bottom = snap(top + h * zoom);
            let first = origin.x - moved.x * zoom;
            let step = w * zoom;
            let mut x = first + ((area.left() - first) / step).floor() * step;
            // Beyond the picture one colour, not a row of stripes.
            let point = |v: f32| Rect::from_min_max(pos2(0.5, v), pos2(0.5, v));
            let columns = [
                (area.top().min(top), top, point(0.5 / h)),
                (top, bottom, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0))),
                (bottom, area.bottom().max(bottom), point(1.0 - 0.5 / h)),
            ];
            while x < area.right() {
                for (y0, y1, uv) in columns {
                    if y1 > y0 && y1 > area.top() && y0 < area.bottom() {
                        let at = Rect::from_min_max(pos2(snap(x), y0), pos2(snap(x + step), y1));
                        mesh.add_rect_with_uv(at, uv, Color32::WHITE);
                    }
                }
                x += step;
            }
            painter.add(mesh);
        }
    }

    fn texture(&mut self, painter: &Painter, picture: &Arc<Picture>) -> TextureHandle {
        if let Some((_, texture)) = self.textures.iter().find(|(known, _)| Arc::ptr_eq(known, picture)) {
            return texture.clone();
        }
        let size = [picture.width, picture.height];
        let image = ColorImage::from_rgba_premultiplied(size, picture.pixels.as_flattened());
        let texture = painter.ctx().load_texture("background", image, PIXELS);
        self.textures.push((picture.clone(), texture.clone()));
        texture
    }
}
