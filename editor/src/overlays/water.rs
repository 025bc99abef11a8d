//! The water: a tint below its surface, ripples on it, and splashes.

use super::{Stage, ink};
use crate::studio::Studio;
use eframe::egui::epaint::{Mesh, Vertex, WHITE_UV};
use eframe::egui::{Color32, Pos2, Rect, Shape, Stroke, pos2, vec2};

/// Level pixels from one ripple to the next.
const RIPPLE: f32 = 16.0;
/// Ripples that are drawn at most; a surface with more is straight.
const MOST: usize = 400;

/// Returns the height of the surface: in the running world, or as the level begins.
pub fn surface(cx: &Studio) -> Option<i32> {
    let live = cx.play().run().and_then(|run| run.world().water).map(|water| water.surface);
    live.or(cx.in_view().level()?.water)
}

/// Paints the tint of what is behind the blocks, if those have a palette of their own under water; else [`paint`] tints all.
pub fn paint_behind(stage: &Stage<'_>, area: Rect, cx: &Studio) {
    let area = area.intersect(stage.clip);
    let Some(surface) = surface(cx).filter(|_| cx.derived().scene().has_water_palette() && area.is_positive()) else {
        return;
    };
    let y = (stage.to_screen)(pos2(0.0, surface as f32)).y;
    if y < area.bottom() {
        stage.painter.add(Shape::mesh(tinted(
            area,
            &[pos2(area.left(), y.max(area.top())), pos2(area.right(), y.max(area.top()))],
        )));
    }
}

/// Paints all that is under water within `area`, in points, in one mesh.
pub fn paint(stage: &Stage<'_>, area: Rect, cx: &Studio) {
    let Some(surface) = surface(cx) else { return };
    let y = (stage.to_screen)(pos2(0.0, surface as f32)).y;
    let area = area.intersect(stage.clip);
    if !area.is_positive() || y >= area.bottom() {
        return;
    }
    let frame = cx.play().world().map_or(0, |world| world.frame);
    let stage_painter = stage.painter.with_clip_rect(area.intersect(stage.painter.clip_rect()));
    let top = ripples(stage, area, y, frame);
    // Blocks with a palette there are not tinted.
    if !cx.derived().scene().has_water_palette() {
        stage_painter.add(Shape::mesh(tinted(area, &top)));
    }
    if y > area.top() {
        stage_painter.add(Shape::line(top, Stroke::new(stage.line(), ink::SPLASH.gamma_multiply(0.8))));
    }
    if let Some(splash) = cx.play().world().and_then(|world| world.water).map(|water| water.splash)
        && splash.frames > 0
    {
        let at = stage.middle((splash.x, splash.y));
        let age = f32::from(sim::water::SPLASH_FRAMES.saturating_sub(splash.frames));
        for side in [-1.0, -0.4, 0.4, 1.0] {
            let tip =
                at + vec2(side * (4.0 + age), age * age / 8.0 - 12.0 - (1.0 - f32::abs(side)) * 10.0) * stage.zoom;
            stage_painter
                .line_segment([at + vec2(side * 4.0, 0.0) * stage.zoom, tip], Stroke::new(stage.line(), ink::SPLASH));
        }
    }
}

/// The points of the surface from left to right: up and down by a pixel, moving on every eighth frame.
fn ripples(stage: &Stage<'_>, area: Rect, y: f32, frame: u32) -> Vec<Pos2> {
    let step = RIPPLE * stage.zoom;
    let zero = (stage.to_screen)(pos2(0.0, 0.0)).x;
    let first = ((area.left() - zero) / step).floor();
    let count = (((area.right() - area.left()) / step).ceil() as usize).saturating_add(2);
    if y <= area.top() || count > MOST || stage.zoom < 0.5 {
        let top = y.max(area.top());
        return vec![pos2(area.left(), top), pos2(area.right(), top)];
    }
    let phase = i64::from(frame / 8);
    let up = |n: usize| if (first as i64).wrapping_add(n as i64 + phase).rem_euclid(2) == 0 { 0.0 } else { stage.zoom };
    (0..count).map(|n| pos2(zero + (first + n as f32) * step, y + up(n))).collect()
}

/// A mesh between these points and the lower edge.
fn tinted(area: Rect, top: &[Pos2]) -> Mesh {
    let mut mesh = Mesh::default();
    let tint = ink::UNDER_WATER;
    let mut corner = |pos: Pos2, color: Color32| mesh.vertices.push(Vertex { pos, uv: WHITE_UV, color });
    for point in top {
        corner(*point, tint);
        corner(pos2(point.x, area.bottom()), tint);
    }
    for n in 0..top.len().saturating_sub(1) as u32 {
        let [a, b, c, d] = [0, 1, 2, 3].map(|corner| 2 * n + corner);
        mesh.add_triangle(a, b, c);
        mesh.add_triangle(b, d, c);
    }
    mesh
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tint_reaches_from_the_surface_to_the_lower_edge() {
        let area = Rect::from_min_max(pos2(0.0, 0.0), pos2(100.0, 80.0));
        let mesh = tinted(area, &[pos2(0.0, 50.0), pos2(50.0, 51.0), pos2(100.0, 50.0)]);
        assert!(mesh.is_valid());
        assert_eq!((mesh.vertices.len(), mesh.indices.len()), (6, 12));
        assert_eq!(mesh.calc_bounds(), Rect::from_min_max(pos2(0.0, 50.0), pos2(100.0, 80.0)));
    }
}
