//! Angles of the solid tiles: the hex number, and a small normal on the surface.

use crate::overlays::ink;
use crate::session::View;
use eframe::egui::{Align2, Color32, FontId, Painter, Rect, Stroke, pos2, vec2};
use kit::derived::scene::Scene;
use sim::tiles::{Solidity, TileLayer};

/// Points per level pixel from which angles are written.
const READABLE: f32 = 1.9;

/// Paints the angle of every solid tile in view. Full flagged tiles in the ground say nothing and are left out.
pub fn paint(painter: &Painter, canvas: Rect, view: &View, scene: &Scene, layer: TileLayer) {
    if view.zoom < READABLE {
        return;
    }
    let seen = view.visible(canvas);
    let size = if view.zoom >= 3.0 { 12.0 } else { 10.0 };
    for by in (seen.top() / 16.0).floor() as i32..=(seen.bottom() / 16.0).floor() as i32 {
        for bx in (seen.left() / 16.0).floor() as i32..=(seen.right() / 16.0).floor() as i32 {
            let Some((cell, solidity)) = scene.solid_cell(bx, by, layer) else { continue };
            if solidity == Solidity::NONE {
                continue;
            }
            let Some((pictures, tile)) = scene.masks.tile(cell.block, scene.side(layer)) else { continue };
            if pictures.mask == [0; 16] {
                continue;
            }
            let full = pictures.mask == [u16::MAX; 16];
            let tile = tile.flipped(cell.flip_x, cell.flip_y);
            let place = |x: f32, y: f32| view.to_screen(canvas, pos2(bx as f32 * 16.0 + x, by as f32 * 16.0 + y));
            if tile.flagged {
                // In the middle of the ground nobody asks.
                let buried = || {
                    [(0, -1), (0, 1), (-1, 0), (1, 0)]
                        .iter()
                        .all(|(dx, dy)| scene.solid_rows(bx + dx, by + dy, layer) == [u16::MAX; 16])
                };
                if !full || !buried() {
                    label(painter, place(8.0, 8.0), "flag", size - 1.0, Color32::from_gray(190));
                }
                continue;
            }
            // Angles run clockwise on the screen and name the way along the surface; the normal of 00 points up.
            let turn = f32::from(tile.angle.0) / 256.0 * std::f32::consts::TAU;
            let normal = vec2(turn.sin(), -turn.cos());
            let height = f32::from(tile.heights[8]);
            let foot = place(8.0, if height > 0.0 { 16.0 - height } else { -height });
            let tip = foot + normal * view.zoom * 5.0;
            painter.line_segment([foot, tip], Stroke::new(3.0, Color32::from_black_alpha(150)));
            painter.line_segment([foot, tip], Stroke::new(1.5, ink::NORMAL));
            let along = normal.rot90() * view.zoom * 6.0;
            painter.line_segment([foot - along, foot + along], Stroke::new(1.5, ink::layer(layer)));
            let at = foot - normal * (size * 0.5 + 4.0);
            label(painter, at, &format!("{:02X}", tile.angle.0), size, ink::layer(layer));
        }
    }
}

fn label(painter: &Painter, at: eframe::egui::Pos2, text: &str, size: f32, color: Color32) {
    let galley = painter.layout_no_wrap(text.to_owned(), FontId::monospace(size), color);
    let area = Align2::CENTER_CENTER.anchor_size(at, galley.size());
    painter.rect_filled(area.expand2(vec2(2.0, 0.0)), 2.0, ink::LABEL_BACK);
    painter.galley(area.min, galley, color);
}
