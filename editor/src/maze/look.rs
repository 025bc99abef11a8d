//! The pictures of a maze's blocks: one texture with all of them.

use crate::widgets::PIXELS;
use eframe::egui::{self, Color32, ColorImage, Id, Mesh, Pos2, Rect, TextureHandle, Vec2, pos2, vec2};
use kit::derived::maze_picture::{SIDE, block_pixels};
use sim::maze::MazeBlock;

/// Pictures in a row of the texture.
const ACROSS: usize = 16;
/// Rows of the texture.
const DOWN: usize = MazeBlock::LAST as usize / ACROSS + 1;
/// Texels around a picture that repeat its edge, so that a neighbour never shines through.
const EDGE: usize = 1;
const STRIDE: usize = SIDE + 2 * EDGE;

/// The texture of all blocks, drawn when first asked for.
pub fn texture(ctx: &egui::Context) -> TextureHandle {
    let id = Id::unique("maze blocks");
    if let Some(texture) = ctx.data(|data| data.get_temp::<TextureHandle>(id)) {
        return texture;
    }
    let texture = ctx.load_texture("maze blocks", image(), PIXELS);
    ctx.data_mut(|data| data.insert_temp(id, texture.clone()));
    texture
}

fn image() -> ColorImage {
    let mut image = ColorImage::filled([ACROSS * STRIDE, DOWN * STRIDE], Color32::TRANSPARENT);
    for block in (0..=MazeBlock::LAST).filter_map(MazeBlock::from_id) {
        let picture = block_pixels(block);
        let place = usize::from(block.id());
        let corner = (place % ACROSS * STRIDE, place / ACROSS * STRIDE);
        for (y, x) in (0..STRIDE).flat_map(|y| (0..STRIDE).map(move |x| (y, x))) {
            let inside = |v: usize| v.saturating_sub(EDGE).min(SIDE - 1);
            let [r, g, b, a] = picture[inside(y) * SIDE + inside(x)];
            image[(corner.0 + x, corner.1 + y)] = Color32::from_rgba_premultiplied(r, g, b, a);
        }
    }
    image
}

/// The part of the texture that shows a block.
fn part(id: u8) -> Rect {
    let place = usize::from(id.min(MazeBlock::LAST));
    let size = vec2((ACROSS * STRIDE) as f32, (DOWN * STRIDE) as f32);
    let corner = vec2((place % ACROSS * STRIDE + EDGE) as f32, (place / ACROSS * STRIDE + EDGE) as f32);
    Rect::from_min_size((corner / size).to_pos2(), Vec2::splat(SIDE as f32) / size)
}

/// Blocks that are painted together.
pub struct BlockMesh(Mesh);

impl BlockMesh {
    /// None so far.
    pub fn new(ctx: &egui::Context) -> Self {
        Self(Mesh::with_texture(texture(ctx).id()))
    }

    /// Adds a block; nothing if it is empty.
    pub fn add(&mut self, id: u8, place: Rect, tint: Color32) {
        if id != 0 {
            self.0.add_rect_with_uv(place, part(id), tint);
        }
    }

    /// Adds a block that is turned: `right` and `down` lead from its centre to the middles of its edges.
    pub fn add_turned(&mut self, id: u8, centre: Pos2, (right, down): (Vec2, Vec2), tint: Color32) {
        if id == 0 {
            return;
        }
        let (uv, first) = (part(id), self.0.vertices.len() as u32);
        let corners = [
            (centre - right - down, uv.min),
            (centre + right - down, pos2(uv.max.x, uv.min.y)),
            (centre + right + down, uv.max),
            (centre - right + down, pos2(uv.min.x, uv.max.y)),
        ];
        self.0.vertices.extend(corners.map(|(pos, uv)| egui::epaint::Vertex { pos, uv, color: tint }));
        self.0.add_triangle(first, first + 1, first + 2);
        self.0.add_triangle(first, first + 2, first + 3);
    }

    /// Paints them.
    pub fn paint(self, painter: &egui::Painter) {
        painter.add(self.0);
    }
}
