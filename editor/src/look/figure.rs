//! The player's picture: a figure of our own, chosen by what the core says of the player's animation.

pub use kit::play::look::{self, Look};

use eframe::egui::{self, Color32, ColorImage, Id, Mesh, Rect, TextureHandle, TextureOptions, pos2, vec2};
use kit::play::figure::{CELL, CENTRE, sheet, size};
use sim::ruleset::Character;

/// The sheet of a character as a texture, read and uploaded when first asked for.
pub fn texture(ctx: &egui::Context, character: Character) -> TextureHandle {
    let id = Id::unique(("figure", character as u8));
    if let Some(texture) = ctx.data(|data| data.get_temp::<TextureHandle>(id)) {
        return texture;
    }
    let sheet = sheet(character);
    let image = ColorImage::from_rgba_unmultiplied([sheet.width, sheet.height], sheet.rgba.as_flattened());
    let texture = ctx.load_texture("figure", image, TextureOptions::NEAREST);
    ctx.data_mut(|data| data.insert_temp(id, texture.clone()));
    texture
}

/// Paints the figure with the player's centre pixel at the level pixel `(x, y)`.
pub fn paint(
    painter: &egui::Painter,
    to_screen: &dyn Fn(egui::Pos2) -> egui::Pos2,
    look: Look,
    (x, y): (i32, i32),
    tint: Color32,
) {
    let texture = texture(painter.ctx(), look.character);
    let cell = CELL as f32 * if look.is_small { 0.5 } else { 1.0 };
    let corner = pos2(x as f32, y as f32) - vec2(1.0, 1.0) * (cell / CELL as f32 * CENTRE as f32);
    let rect = Rect::from_min_max(to_screen(corner), to_screen(corner + vec2(1.0, 1.0) * cell));
    let place = look.index();
    let (columns, rows) = size();
    let part = vec2(1.0 / columns as f32, 1.0 / rows as f32);
    let at = pos2((place % columns) as f32 * part.x, (place / columns) as f32 * part.y);
    let mut uv = Rect::from_min_size(at, part);
    if look.faces_left {
        // Mirrored about the left edge of the player's pixel, as the originals' pictures are: a pixel farther left than by
        // its centre.
        std::mem::swap(&mut uv.min.x, &mut uv.max.x);
    }
    let mut mesh = Mesh::with_texture(texture.id());
    mesh.add_rect_with_uv(rect, uv, tint);
    painter.add(mesh);
}
