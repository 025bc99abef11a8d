//! A small picture that was drawn in memory.

use super::PIXELS;
use crate::look::theme;
use eframe::egui::epaint::RectShape;
use eframe::egui::{
    Color32, ColorImage, CornerRadius, Id, Rect, Role, Sense, TextureHandle, Ui, Vec2, WidgetInfo, pos2,
};
use kit::derived::picture::Picture;
use kit::fingerprint::fingerprint;
use std::sync::Arc;

/// The picture as the graphics card has it.
#[derive(Clone, Default)]
pub struct Thumbnail(Option<TextureHandle>);

impl Thumbnail {
    /// Another picture is shown from now on.
    pub fn forget(&mut self) {
        self.0 = None;
    }

    /// Shows a picture whose owner can keep no texture.
    pub fn show_shared(ui: &mut Ui, picture: &Arc<Picture>, room: Vec2, name: &str) {
        Self::with_shared(ui, picture, name, |ui, thumbnail| thumbnail.show(ui, picture, room, name));
    }

    /// Paints such a picture in the middle of an area, as large as it fits.
    pub fn paint_shared(ui: &mut Ui, picture: &Arc<Picture>, area: Rect, name: &str) {
        Self::with_shared(ui, picture, name, |ui, thumbnail| {
            let size = Vec2::new(picture.width as f32, picture.height as f32);
            let size = size * (area.size() / size).min_elem();
            thumbnail.paint(ui, picture, Rect::from_center_size(area.center(), size));
        });
    }

    fn with_shared(ui: &mut Ui, picture: &Arc<Picture>, name: &str, show: impl FnOnce(&mut Ui, &mut Self)) {
        let id = Id::unique(("thumbnail", name));
        let kept = ui.data(|data| data.get_temp::<(Arc<Picture>, Self)>(id));
        let (_, mut thumbnail) =
            kept.filter(|(of, _)| Arc::ptr_eq(of, picture)).unwrap_or_else(|| (Arc::clone(picture), Self::default()));
        show(ui, &mut thumbnail);
        ui.data_mut(|data| data.insert_temp(id, (Arc::clone(picture), thumbnail)));
    }

    /// Fills an area with a picture that never changes under its name; what does not fit is cut off at its sides.
    pub fn fill(ui: &Ui, picture: &Picture, area: Rect, name: &str) {
        if picture.pixels.is_empty() {
            return;
        }
        // A project that was changed has another picture under the same name.
        let state = fingerprint(picture.pixels.iter().step_by(997).collect::<Vec<_>>());
        let id = Id::unique(("picture", name));
        let kept = ui.data(|data| data.get_temp::<(u64, TextureHandle)>(id)).filter(|(of, _)| *of == state);
        let (_, texture) = kept.unwrap_or_else(|| {
            let fresh = (state, ui.ctx().load_texture("picture", image(picture), PIXELS));
            ui.data_mut(|data| data.insert_temp(id, fresh.clone()));
            fresh
        });
        let size = Vec2::new(picture.width as f32, picture.height as f32);
        let part = area.size() / (area.size() / size).max_elem() / size;
        let uv = Rect::from_center_size(pos2(0.5, 0.5), part);
        let corners = CornerRadius { nw: 7, ne: 7, sw: 0, se: 0 };
        ui.painter().add(RectShape::filled(area, corners, Color32::WHITE).with_texture(texture.id(), uv));
    }

    /// Shows the picture, as large as it fits. `name` is what screen readers and tests know it by.
    pub fn show(&mut self, ui: &mut Ui, picture: &Picture, room: Vec2, name: &str) {
        if picture.pixels.is_empty() {
            return;
        }
        let size = Vec2::new(picture.width as f32, picture.height as f32);
        let size = size * (room / size).min_elem();
        let (area, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
        self.paint(ui, picture, area);
    }

    fn paint(&mut self, ui: &Ui, picture: &Picture, area: Rect) {
        if picture.pixels.is_empty() {
            return;
        }
        let texture = self.0.get_or_insert_with(|| ui.ctx().load_texture("thumbnail", image(picture), PIXELS));
        ui.painter().rect_filled(area, 2.0, theme::of(ui).void);
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        ui.painter().image(texture.id(), area, whole, Color32::WHITE);
    }
}

fn image(picture: &Picture) -> ColorImage {
    let pixels = picture.pixels.iter().map(|[r, g, b, a]| Color32::from_rgba_premultiplied(*r, *g, *b, *a)).collect();
    ColorImage::new([picture.width, picture.height], pixels)
}
