//! The player's picture: a figure of our own, painted by code, chosen by what the core says of the player's animation.

pub mod look;
pub mod poses;
pub mod raster;
pub mod rig;
pub mod sheet;

pub use poses::Act;

use eframe::egui::{self, Color32, ColorImage, Id, Mesh, Rect, TextureHandle, TextureOptions, pos2, vec2};
use sim::ruleset::Character;

/// Which image of the figure to show, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// Whose.
    pub character: Character,
    /// What it is doing.
    pub act: Act,
    /// Image of that, from 0; wraps around.
    pub image: usize,
    /// Turned with the ground by eighths of a turn, clockwise on the screen.
    pub turn: usize,
    /// Faces left: the image that faces right, mirrored.
    pub faces_left: bool,
}

/// The sheet of a character as a texture, painted and uploaded when first asked for.
pub fn texture(ctx: &egui::Context, character: Character) -> TextureHandle {
    let id = Id::unique(("figure", character as u8));
    if let Some(texture) = ctx.data(|data| data.get_temp::<TextureHandle>(id)) {
        return texture;
    }
    let (width, height, pixels) = sheet::paint(character);
    let image = ColorImage::from_rgba_unmultiplied([width, height], &pixels);
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
    let corner = pos2(x as f32, y as f32) - vec2(1.0, 1.0) * sheet::CENTRE as f32;
    let rect = Rect::from_min_max(to_screen(corner), to_screen(corner + vec2(1.0, 1.0) * sheet::CELL as f32));
    // A mirrored figure that is turned clockwise is the mirror image of one turned the other way.
    let turn = if look.faces_left { sheet::TURNS - look.turn % sheet::TURNS } else { look.turn };
    let place = sheet::index(look.act, look.image, turn);
    let (columns, rows) = sheet::size();
    let cell = vec2(1.0 / columns as f32, 1.0 / rows as f32);
    let at = pos2((place % columns) as f32 * cell.x, (place / columns) as f32 * cell.y);
    let mut uv = Rect::from_min_size(at, cell);
    let mut rect = rect;
    if look.faces_left {
        std::mem::swap(&mut uv.min.x, &mut uv.max.x);
        // Mirrored about the centre of the player's pixel, not about a pixel edge.
        let pixel = rect.width() / sheet::CELL as f32;
        rect = rect.translate(vec2(pixel, 0.0));
    }
    let mut mesh = Mesh::with_texture(texture.id());
    mesh.add_rect_with_uv(rect, uv, tint);
    painter.add(mesh);
}
