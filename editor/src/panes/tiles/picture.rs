//! Small pictures of solid tiles.

use crate::look::theme;
use crate::widgets::mask::add;
use eframe::egui::{Color32, Mesh, Painter, Rect, Ui, pos2};
use sim::tiles::Mask;
use sim::tiles::SolidTile;

/// Colours of a tile's pixels.
#[derive(Clone, Copy)]
pub struct Inks {
    /// Solid by both arrays.
    pub both: Color32,
    /// Solid by the height array alone.
    pub heights: Color32,
    /// Solid by the width array alone.
    pub widths: Color32,
}

/// The colours in force.
pub fn inks(ui: &Ui) -> Inks {
    let c = theme::of(ui);
    Inks { both: c.layer_a.gamma_multiply(0.85), heights: c.warning, widths: c.error }
}

/// Paints a tile into a square.
pub fn paint(painter: &Painter, rect: Rect, tile: &SolidTile, inks: Inks) {
    let (heights, widths) = (tile.mask(), tile.widths_mask());
    let and = |one: &Mask, other: &Mask, not: bool| -> Mask {
        std::array::from_fn(|y| one[y] & if not { !other[y] } else { other[y] })
    };
    let mut mesh = Mesh::default();
    add(&mut mesh, rect, &and(&heights, &widths, false), inks.both);
    add(&mut mesh, rect, &and(&heights, &widths, true), inks.heights);
    add(&mut mesh, rect, &and(&widths, &heights, true), inks.widths);
    painter.add(mesh);
}

/// The square of a pixel of a tile that is painted in `rect`.
pub fn pixel(rect: Rect, x: i32, y: i32) -> Rect {
    let cell = rect.size() / 16.0;
    let at = |x: i32, y: i32| pos2(rect.left() + x as f32 * cell.x, rect.top() + y as f32 * cell.y);
    Rect::from_min_max(at(x, y), at(x + 1, y + 1))
}
