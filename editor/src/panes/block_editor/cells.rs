//! Cells of a tileset's picture, or its solid tiles, on one texture: what the picker shows.

use eframe::egui::{Color32, ColorImage, Context, Mesh, Rect, TextureHandle, TextureOptions, pos2};
use kit::derived::picture::{Rgba, premultiplied};
use sim::project::Sheet;
use sim::tiles::SolidTile;
use std::sync::Arc;

const ACROSS: usize = 64;
/// Textures of 2048 pixels a side are there on every machine; what is beyond has no picture here.
const DOWN: usize = 128;

/// The sources of the texture, by identity.
#[derive(Clone)]
enum Source {
    Art(Arc<Sheet>),
    Tiles(Arc<Vec<SolidTile>>),
}

impl Source {
    fn is(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Art(a), Self::Art(b)) => Arc::ptr_eq(a, b),
            (Self::Tiles(a), Self::Tiles(b)) => Arc::ptr_eq(a, b),
            _ => false,
        }
    }

    fn len(&self) -> usize {
        match self {
            Self::Art(sheet) => sheet.cells.len(),
            Self::Tiles(tiles) => tiles.len(),
        }
    }
}

/// The texture.
#[derive(Default)]
pub struct CellAtlas {
    made: Option<(Source, TextureHandle, usize)>,
}

impl CellAtlas {
    /// Shows a picture's cells.
    pub fn follow_art(&mut self, ctx: &Context, sheet: &Arc<Sheet>) {
        self.follow(ctx, Source::Art(Arc::clone(sheet)));
    }

    /// Shows solid tiles, white.
    pub fn follow_tiles(&mut self, ctx: &Context, tiles: &Arc<Vec<SolidTile>>) {
        self.follow(ctx, Source::Tiles(Arc::clone(tiles)));
    }

    fn follow(&mut self, ctx: &Context, source: Source) {
        if self.made.as_ref().is_some_and(|(made, ..)| made.is(&source)) {
            return;
        }
        let rows = source.len().div_ceil(ACROSS).clamp(1, DOWN);
        let (width, height) = (ACROSS * 16, rows * 16);
        let mut image = ColorImage::filled([width, height], Color32::TRANSPARENT);
        for n in 0..source.len().min(ACROSS * rows) {
            let mask = match &source {
                Source::Tiles(tiles) => tiles[n].mask(),
                Source::Art(_) => [0; 16],
            };
            let pixel = |x: usize, y: usize| -> Rgba {
                match &source {
                    Source::Art(sheet) => {
                        let at = (y * 16 + x) * 4;
                        let cell = &sheet.cells[n];
                        premultiplied([cell[at], cell[at + 1], cell[at + 2], cell[at + 3]])
                    }
                    Source::Tiles(_) => [if mask[y] >> x & 1 != 0 { 255 } else { 0 }; 4],
                }
            };
            for i in 0..256 {
                let [r, g, b, a] = pixel(i % 16, i / 16);
                let at = (n / ACROSS * 16 + i / 16) * width + n % ACROSS * 16 + i % 16;
                image.pixels[at] = Color32::from_rgba_premultiplied(r, g, b, a);
            }
        }
        let texture = ctx.load_texture("picker", image, TextureOptions::NEAREST);
        self.made = Some((source, texture, rows));
    }

    /// An empty mesh for [`Self::add`].
    pub fn mesh(&self) -> Option<Mesh> {
        self.made.as_ref().map(|(_, texture, _)| Mesh::with_texture(texture.id()))
    }

    /// Adds the picture of a cell.
    pub fn add(&self, mesh: &mut Mesh, at: Rect, cell: usize, tint: Color32) {
        let Some((_, _, rows)) = &self.made else { return };
        if cell >= ACROSS * rows {
            return;
        }
        let (w, h) = (1.0 / ACROSS as f32, 1.0 / *rows as f32);
        let min = pos2((cell % ACROSS) as f32 * w, (cell / ACROSS) as f32 * h);
        mesh.add_rect_with_uv(at, Rect { min, max: pos2(min.x + w, min.y + h) }, tint);
    }
}
