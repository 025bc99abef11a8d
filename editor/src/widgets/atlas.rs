//! Every block of a project on one texture: for palettes, ghosts and everything that draws single blocks.

use eframe::egui::{Color32, ColorImage, Context, Mesh, Rect, TextureHandle, TextureOptions, pos2};
use kit::derived::scene::{BlockLook, Scene};
use sim::tiles::Cell;

const ACROSS: usize = 64;
/// Textures of 2048 pixels a side are there on every machine; blocks beyond it have no picture here.
const DOWN: usize = 128;

/// The texture, made anew when the art or the level's palette changes.
#[derive(Default)]
pub struct BlockAtlas {
    made: Option<(BlockLook, TextureHandle, usize)>,
}

impl BlockAtlas {
    /// Makes the texture if blocks look otherwise than last time.
    pub fn follow(&mut self, ctx: &Context, scene: &Scene) {
        if self.made.as_ref().is_some_and(|(look, ..)| look.is_of(scene)) {
            return;
        }
        let rows = scene.art.block_count().div_ceil(ACROSS).clamp(1, DOWN);
        let (width, height) = (ACROSS * 16, rows * 16);
        let mut image = ColorImage::filled([width, height], Color32::TRANSPARENT);
        for id in 0..scene.art.block_count().min(ACROSS * rows) {
            let Some(pyramid) = scene.block(id as u16) else { continue };
            for (y, row) in pyramid.level(0).chunks_exact(16).enumerate() {
                let start = (id / ACROSS * 16 + y) * width + id % ACROSS * 16;
                for (to, [r, g, b, a]) in image.pixels[start..start + 16].iter_mut().zip(row) {
                    *to = Color32::from_rgba_premultiplied(*r, *g, *b, *a);
                }
            }
        }
        let texture = ctx.load_texture("blocks", image, TextureOptions::NEAREST);
        self.made = Some((scene.block_look(), texture, rows));
    }

    /// An empty mesh for [`Self::add`]; `None` before the first [`Self::follow`].
    pub fn mesh(&self) -> Option<Mesh> {
        self.made.as_ref().map(|(_, texture, _)| Mesh::with_texture(texture.id()))
    }

    /// Adds the picture of a cell, flipped as it is.
    pub fn add(&self, mesh: &mut Mesh, at: Rect, cell: &Cell, tint: Color32) {
        let Some((_, _, rows)) = &self.made else { return };
        let id = usize::from(cell.block);
        if id == 0 || id >= ACROSS * rows {
            return;
        }
        let (w, h) = (1.0 / ACROSS as f32, 1.0 / *rows as f32);
        let (x, y) = ((id % ACROSS) as f32 * w, (id / ACROSS) as f32 * h);
        let (u0, u1) = if cell.flip_x { (x + w, x) } else { (x, x + w) };
        let (v0, v1) = if cell.flip_y { (y + h, y) } else { (y, y + h) };
        mesh.add_rect_with_uv(at, Rect { min: pos2(u0, v0), max: pos2(u1, v1) }, tint);
    }
}
