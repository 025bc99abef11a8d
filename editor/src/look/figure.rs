//! The player's picture: a figure of our own, chosen by what the core says of the player's animation.

pub use kit::play::look::{self, Look, OwnCell};

use eframe::egui::{self, Color32, ColorImage, Id, Mesh, Rect, TextureHandle, TextureOptions, pos2, vec2};
use kit::play::figure::{CELL, CENTRE, sheet, size};
use sim::project::Image;
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
    look: &Look,
    (x, y): (i32, i32),
    tint: Color32,
) {
    if let Some(own) = &look.own {
        return paint_own(painter, to_screen, (look, own), (x, y), tint);
    }
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

/// Returns the picture of a figure of the project's own as a texture. The one before it is let go of.
fn own_texture(ctx: &egui::Context, character: Character, image: &Image) -> TextureHandle {
    let id = Id::unique(("own figure", character as u8));
    let kept = ctx.data(|data| data.get_temp::<(u64, TextureHandle)>(id));
    if let Some((_, texture)) = kept.filter(|(key, _)| *key == image.key()) {
        return texture;
    }
    let size = [usize::from(image.width), usize::from(image.height)];
    let picture = ColorImage::from_rgba_unmultiplied(size, image.pixels.as_flattened());
    let texture = ctx.load_texture("own figure", picture, TextureOptions::NEAREST);
    ctx.data_mut(|data| data.insert_temp(id, (image.key(), texture.clone())));
    texture
}

/// Paints a cell of a figure of the project's own.
fn paint_own(
    painter: &egui::Painter,
    to_screen: &dyn Fn(egui::Pos2) -> egui::Pos2,
    (look, own): (&Look, &OwnCell),
    (x, y): (i32, i32),
    tint: Color32,
) {
    let texture = own_texture(painter.ctx(), look.character, &own.image);
    let scale = if look.is_small { 0.5 } else { 1.0 };
    let side = |pixels: u16| f32::from(pixels) * scale;
    let (left, top) = (own.corner.0 as f32 * scale, own.corner.1 as f32 * scale);
    let width = side(own.part.width);
    // Mirrored about the left edge of the player's pixel, as the built-in figures are.
    let left = if look.faces_left { -left - width } else { left };
    let centre = pos2(x as f32, y as f32);
    let at = centre + vec2(left, top);
    let rect = Rect::from_min_max(to_screen(at), to_screen(at + vec2(width, side(own.part.height))));
    let whole = vec2(own.image.width.into(), own.image.height.into());
    let cell = vec2(own.part.width.into(), own.part.height.into());
    let mut uv =
        Rect::from_min_size(pos2(f32::from(own.part.x) / whole.x, f32::from(own.part.y) / whole.y), cell / whole);
    if look.faces_left {
        std::mem::swap(&mut uv.min.x, &mut uv.max.x);
    }
    let mut mesh = Mesh::with_texture(texture.id());
    mesh.add_rect_with_uv(rect, uv, tint);
    if own.turn != 0 {
        let angle = std::f32::consts::FRAC_PI_4 * f32::from(own.turn);
        mesh.rotate(egui::emath::Rot2::from_angle(angle), to_screen(centre));
    }
    painter.add(mesh);
}
