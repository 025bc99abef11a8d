//! The background layers behind the level, as far away as the camera would see them.

use crate::widgets::PIXELS;
use eframe::egui::{Color32, ColorImage, Mesh, Painter, Pos2, Rect, TextureHandle, Vec2, pos2, vec2};
use kit::derived::art::BackgroundArt;
use kit::derived::picture::Picture;
use std::sync::Arc;

/// The textures of the background layers.
#[derive(Default)]
pub struct Backgrounds {
    textures: Vec<(Arc<Picture>, TextureHandle)>,
}

impl Backgrounds {
    /// Paints the layers into `area` (points), as they are in a frame of the world.
    ///
    /// `camera` is the level pixel in the camera's top left corner, `origin` the point where that pixel is, `zoom`
    /// the points per level pixel. Above and below its picture a layer goes on in a common colour of its first and last row.
    pub fn paint(
        &mut self,
        painter: &Painter,
        area: Rect,
        layers: &[BackgroundArt],
        (camera, frame): (Vec2, u32),
        (origin, zoom): (Pos2, f32),
    ) {
        self.textures.retain(|(picture, _)| layers.iter().any(|layer| Arc::ptr_eq(&layer.picture, picture)));
        let painter = painter.with_clip_rect(area.intersect(painter.clip_rect()));
        for layer in layers {
            let (from, to) = layer.rows();
            if layer.picture.width == 0 || from >= to {
                continue;
            }
            let texture = self.texture(&painter, &layer.picture);
            paint_layer(&painter, area, layer, &texture, (camera, frame), (origin, zoom));
        }
    }

    /// Shows the rows that a layer has of its picture, as large as they fit into a place.
    pub fn thumbnail(&mut self, painter: &Painter, area: Rect, art: &BackgroundArt) {
        let (from, to) = art.rows();
        if art.picture.width == 0 || from >= to {
            return;
        }
        let (width, height) = (art.picture.width as f32, art.picture.height as f32);
        let size = vec2(width, (to - from) as f32);
        let at = Rect::from_center_size(area.center(), size * (area.size() / size).min_elem());
        let uv = Rect::from_min_max(pos2(0.0, from as f32 / height), pos2(1.0, to as f32 / height));
        let texture = self.texture(painter, &art.picture);
        painter.image(texture.id(), at, uv, Color32::WHITE);
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

fn paint_layer(
    painter: &Painter,
    area: Rect,
    art: &BackgroundArt,
    texture: &TextureHandle,
    (camera, frame): (Vec2, u32),
    (origin, zoom): (Pos2, f32),
) {
    let (layer, (from, to)) = (&art.layer, art.rows());
    let (w, h) = (art.picture.width as f32, art.picture.height as f32);
    let ppp = painter.pixels_per_point();
    let snap = |v: f32| (v * ppp).round() / ppp;
    let moved = camera * vec2(f32::from(layer.scroll_x), f32::from(layer.scroll_y)) / 256.0;
    let top = snap(origin.y + (layer.y as f32 - moved.y) * zoom);
    let bottom = snap(top + (to - from) as f32 * zoom);
    // What drifts for hours is still drawn at whole pixels.
    let drifted = if layer.once { layer.drifted(frame) } else { layer.drifted(frame).rem_euclid(w.max(1.0) as i64) };
    let first = origin.x + (drifted as f32 - moved.x) * zoom;
    let step = w * zoom;
    let (v0, v1) = (from as f32 / h, to as f32 / h);
    // Beyond the picture one colour, not a row of stripes.
    let point = |column: usize, v: f32| {
        let at = pos2((column as f32 + 0.5) / w, v);
        Rect::from_min_max(at, at)
    };
    let mut columns = vec![(top, bottom, Rect::from_min_max(pos2(0.0, v0), pos2(1.0, v1)))];
    if from == 0 && !layer.once {
        columns.push((area.top().min(top), top, point(art.edges[0], 0.5 / h)));
    }
    if to as f32 >= h && !layer.once {
        columns.push((bottom, area.bottom().max(bottom), point(art.edges[1], 1.0 - 0.5 / h)));
    }
    let mut mesh = Mesh::with_texture(texture.id());
    let mut x = if layer.once { first } else { first + ((area.left() - first) / step).floor() * step };
    while x < area.right() {
        for (y0, y1, uv) in &columns {
            if y1 > y0 && *y1 > area.top() && *y0 < area.bottom() {
                let at = Rect::from_min_max(pos2(snap(x), *y0), pos2(snap(x + step), *y1));
                mesh.add_rect_with_uv(at, *uv, Color32::WHITE);
            }
        }
        if layer.once {
            break;
        }
        x += step;
    }
    painter.add(mesh);
}
