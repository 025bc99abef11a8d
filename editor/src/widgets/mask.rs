//! Masks of solid tiles, painted.

use eframe::egui::{Color32, Mesh, Rect, vec2};
use sim::tiles::Mask;

/// Adds the pixels of a mask: a rectangle for each run of a row.
pub fn add(mesh: &mut Mesh, rect: Rect, mask: &Mask, color: Color32) {
    let cell = rect.size() / 16.0;
    for (y, row) in mask.iter().enumerate() {
        let mut x = 0;
        while x < 16 {
            let run = (row >> x).trailing_ones() as usize;
            if run > 0 {
                let corner = rect.min + vec2(x as f32 * cell.x, y as f32 * cell.y);
                mesh.add_colored_rect(Rect::from_min_size(corner, vec2(run as f32 * cell.x, cell.y)), color);
            }
            x += run.max(1);
        }
    }
}
