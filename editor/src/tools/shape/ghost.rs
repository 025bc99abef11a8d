//! The ghost of the shape tool: the terrain as it will be, the line with its handles, and its counts.

use crate::language::{counted, said};
use crate::overlays::ink;
use crate::studio::Studio;
use crate::tools::{Ghost, rounded};
use crate::tr;
use eframe::egui::{Align2, Color32, FontId, Mesh, Pos2, Rect, Shape as Drawing, Stroke, StrokeKind, pos2, vec2};
use kit::derived::masks::{SURFACE, tint};
use kit::drawing::shapes::compose::Laid;
use kit::drawing::shapes::edges;
use kit::drawing::shapes::figure::figure;
use kit::drawing::shapes::handles::describe;
use kit::drawing::shapes::lay::chunk_swap;
use kit::drawing::shapes::preview::Preview;
use sim::project::{Shape, ShapeKind};
use sim::tiles::{Solidity, TileLayer};

/// Points per level pixel from which columns are drawn one by one.
const FINE: f32 = 0.75;
/// Points per level pixel from which angles are written.
const READABLE: f32 = 1.9;

/// The solid pixels as the collision overlay would show them, on the layer in view over those of the other one.
pub fn preview(ghost: &Ghost<'_>, preview: &Preview, cx: &Studio) {
    let seen = ghost.view.visible(ghost.canvas).expand(16.0);
    let mut mesh = Mesh::default();
    let front = cx.session().tools.layer;
    let back = if front == TileLayer::A { TileLayer::B } else { TileLayer::A };
    let visible = |laid: &&Laid| seen.contains(pos2(laid.at.0 as f32 * 16.0, laid.at.1 as f32 * 16.0));
    for laid in preview.laid.iter().filter(visible) {
        if laid.is_empty() {
            // What is cleared.
            mesh.add_colored_rect(ghost.blocks(laid.at, (1, 1)), Color32::from_rgb(255, 90, 80).gamma_multiply(0.2));
            continue;
        }
        let tiles = [back, front].map(|layer| (layer, laid.tiles[layer as usize], laid.solidity[layer as usize]));
        let same = tiles[0].1 == tiles[1].1 && tiles[0].2 == tiles[1].2;
        let mut shown = false;
        for (layer, tile, solidity) in tiles.into_iter().skip(usize::from(same)) {
            let (Some(tile), Some(color)) = (tile, tint(layer, solidity, cx.settings().palette)) else { continue };
            shown = true;
            block(ghost, &mut mesh, laid.at, &tile.mask(), color);
        }
        if !shown {
            block(ghost, &mut mesh, laid.at, &laid.picture, [170, 170, 180]);
        }
    }
    ghost.painter.add(mesh);
    if cx.session().canvas.overlays.angles && ghost.view.zoom >= READABLE {
        let font = FontId::monospace(10.0);
        for laid in preview.laid.iter().filter(visible) {
            let Some(tile) = laid.tiles[front as usize].filter(|_| laid.solidity[front as usize] != Solidity::NONE)
            else {
                continue;
            };
            if !tile.flagged {
                let at = ghost.blocks(laid.at, (1, 1)).center();
                let text = format!("{:02X}", tile.angle.0);
                ghost.painter.text(at, Align2::CENTER_CENTER, text, font.clone(), ink::layer(front));
            }
        }
    }
    for edge in &preview.tight_edges {
        let at = ghost.view.to_screen(ghost.canvas, pos2(edge.at.0 as f32, edge.at.1 as f32));
        ghost.painter.circle_stroke(at, 12.0, Stroke::new(2.0, Color32::from_rgb(255, 122, 90)));
    }
}

/// One block: its columns, each with its surface lighter.
fn block(ghost: &Ghost<'_>, mesh: &mut Mesh, at: (i32, i32), mask: &[u16; 16], [r, g, b]: [u8; 3]) {
    let body = Color32::from_rgba_unmultiplied(r, g, b, 132);
    let surface = Color32::from_rgba_unmultiplied(r, g, b, SURFACE);
    let place = |x: i32, y: i32, w: i32, h: i32| {
        let corner = |x: i32, y: i32| pos2((at.0 * 16 + x) as f32, (at.1 * 16 + y) as f32);
        let view = |p: Pos2| ghost.view.to_screen(ghost.canvas, p);
        Rect::from_min_max(view(corner(x, y)), view(corner(x + w, y + h)))
    };
    if *mask == [!0; 16] {
        mesh.add_colored_rect(place(0, 0, 16, 16), body);
        return;
    }
    let step = if ghost.view.zoom >= FINE { 1 } else { 4 };
    for x in (0..16).step_by(step) {
        let column = (0..16).fold(0_u16, |column, y| column | (mask[y] >> x & 1) << y);
        let mut y = 0;
        while y < 16 {
            let rest = column >> y;
            if rest == 0 {
                break;
            }
            y += rest.trailing_zeros() as i32;
            let length = ((column >> y).trailing_ones() as i32).min(16 - y);
            let width = step as i32;
            mesh.add_colored_rect(place(x, y, width, length), body);
            if y > 0 {
                mesh.add_colored_rect(place(x, y, width, 1), surface);
            }
            if y + length < 16 {
                mesh.add_colored_rect(place(x, y + length - 1, width, 1), surface);
            }
            y += length;
        }
    }
}

/// The line of a shape.
pub fn line(ghost: &Ghost<'_>, shape: &Shape, cx: &Studio) {
    let screen = |(x, y): (f64, f64)| ghost.view.to_screen(ghost.canvas, pos2(x as f32, y as f32));
    for stroke in figure(shape, chunk_swap(cx.document().project())).strokes.iter().filter(|stroke| !stroke.is_buried) {
        let points: Vec<Pos2> = stroke.path.vertices.iter().map(|vertex| screen(vertex.at)).collect();
        ghost.painter.add(Drawing::line(points.clone(), Stroke::new(4.0, Color32::from_black_alpha(120))));
        ghost.painter.add(Drawing::line(points, Stroke::new(2.0, ink::SELECTED)));
    }
}

/// The line of a shape and its handles.
pub fn handles(ghost: &Ghost<'_>, shape: &Shape, hovered: Option<usize>, cx: &Studio) {
    line(ghost, shape, cx);
    let screen = |(x, y): (i32, i32)| ghost.view.to_screen(ghost.canvas, pos2(x as f32, y as f32));
    if shape.kind == ShapeKind::Curve {
        for (i, pair) in shape.points.windows(2).enumerate().filter(|(i, _)| i % 3 != 1) {
            let _ = i;
            let ends = [screen(pair[0]), screen(pair[1])];
            ghost.painter.line_segment(ends, Stroke::new(1.0, Color32::WHITE));
        }
    }
    for (i, point) in shape.points.iter().enumerate() {
        let is_end = i == 0 || i + 1 == shape.points.len();
        if shape.kind == ShapeKind::Freehand && !is_end {
            continue;
        }
        let at = screen(*point);
        let fill = if hovered == Some(i) { Color32::WHITE } else { ink::SELECTED };
        let edge = Stroke::new(1.5, Color32::from_black_alpha(220));
        let side = if hovered == Some(i) { 11.0 } else { 9.0 };
        // Points that the line only bends towards are round.
        let is_round = match shape.kind {
            ShapeKind::Curve => i % 3 != 0,
            ShapeKind::Polyline | ShapeKind::Freehand => false,
            ShapeKind::Loop => i == 1,
            _ => i >= 2,
        };
        if is_round {
            ghost.painter.circle(at, side / 2.0, fill, edge);
        } else {
            ghost.painter.rect(Rect::from_center_size(at, vec2(side, side)), 1.0, fill, edge, StrokeKind::Outside);
        }
    }
}

/// Paints the title of the shape and its counts beside the pointer.
pub fn counts(ghost: &Ghost<'_>, shape: &Shape, preview: &Preview) {
    let Some(pointer) = ghost.pointer else { return };
    let mut lines = vec![
        said(&describe(shape)).into_owned(),
        tr!(
            "{tiles}, {count} new   {chunks}",
            tiles = counted(preview.tiles, "tile"),
            count = preview.new_tiles,
            chunks = counted(preview.chunks, "chunk")
        ),
    ];
    lines.extend(preview.speeds.map(|speeds| said(&speeds.to_string()).into_owned()));
    lines.extend(edges::summary(&preview.tight_edges).map(|summary| said(&summary).into_owned()));
    let galley = ghost.painter.layout_no_wrap(lines.join("\n"), FontId::proportional(12.0), Color32::WHITE);
    let at = ghost.view.to_screen(ghost.canvas, pointer) + vec2(16.0, 16.0);
    let area = Align2::LEFT_TOP.anchor_size(at, galley.size() + vec2(12.0, 8.0));
    // Inside of the canvas, also at its right and lower edges.
    let inside = ghost.canvas.shrink(4.0);
    let by = vec2((inside.right() - area.right()).min(0.0), (inside.bottom() - area.bottom()).min(0.0));
    let area = area.translate(by);
    ghost.painter.rect_filled(area, 4.0, Color32::from_black_alpha(215));
    ghost.painter.galley(area.min + vec2(6.0, 4.0), galley, Color32::WHITE);
}

/// Paints a cross at the place where a press would begin.
pub fn cross(ghost: &Ghost<'_>) {
    let Some(at) = ghost.pointer else { return };
    let at = ghost.view.to_screen(ghost.canvas, rounded(at, ghost.snap));
    for (stroke, color) in [(3.0, Color32::from_black_alpha(160)), (1.0, Color32::WHITE)] {
        ghost.painter.line_segment([at - vec2(6.0, 0.0), at + vec2(6.0, 0.0)], Stroke::new(stroke, color));
        ghost.painter.line_segment([at - vec2(0.0, 6.0), at + vec2(0.0, 6.0)], Stroke::new(stroke, color));
    }
}
