//! Grids and rulers.

use crate::command::{Command, Outbox};
use crate::language::t;
use crate::overlays::ink;
use crate::session::View;
use eframe::egui::{
    Align2, Color32, FontId, Id, Mesh, Painter, Pos2, Rect, Role, Sense, Ui, Visuals, WidgetInfo, pos2, vec2,
};

/// Width of a ruler, points.
pub const RULER: f32 = 20.0;

/// Paints the lines of a grid of `step` level pixels over `area` (points, the level's part of the canvas).
///
/// Lines closer than some points fade out and are left away.
pub fn grid(painter: &Painter, canvas: Rect, area: Rect, view: &View, step: f32, color: Color32) {
    let gap = step * view.zoom;
    let strength = ((gap - 5.0) / 7.0).clamp(0.0, 1.0);
    if strength == 0.0 {
        return;
    }
    let color = color.gamma_multiply(strength);
    let ppp = painter.pixels_per_point();
    let thin = 1.0 / ppp;
    let snap = |v: f32| (v * ppp).round() / ppp;
    let (from, to) = (view.to_level(canvas, area.min), view.to_level(canvas, area.max));
    let mut mesh = Mesh::default();
    for i in (from.x / step).ceil() as i32..=(to.x / step).floor() as i32 {
        let x = snap(view.to_screen(canvas, pos2(i as f32 * step, 0.0)).x);
        mesh.add_colored_rect(Rect::from_min_max(pos2(x, area.top()), pos2(x + thin, area.bottom())), color);
    }
    for i in (from.y / step).ceil() as i32..=(to.y / step).floor() as i32 {
        let y = snap(view.to_screen(canvas, pos2(0.0, i as f32 * step)).y);
        mesh.add_colored_rect(Rect::from_min_max(pos2(area.left(), y), pos2(area.right(), y + thin)), color);
    }
    painter.add(mesh);
}

/// A level coordinate as the rulers and readouts write it.
pub fn number(value: i32, hex: bool) -> String {
    match (hex, value < 0) {
        (false, _) => value.to_string(),
        (true, false) => format!("{value:04X}"),
        (true, true) => format!("-{:04X}", value.unsigned_abs()),
    }
}

/// The corner where the rulers of `full` meet, beside `canvas`: a click changes how they count.
pub fn corner(ui: &Ui, (full, canvas): (Rect, Rect), id: Id, out: &mut Outbox) {
    let corner = Rect::from_min_max(full.min, canvas.min);
    let response = ui.interact(corner, id.with("corner"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, t("Rulers: decimal or hexadecimal")));
    let response = response.on_hover_text(t("Rulers count in decimal pixels or in hexadecimal"));
    if response.clicked() {
        out.send(Command::Settings(Box::new(|settings| settings.hex ^= true)));
    }
}

/// Paints the rulers along the top and the left of `full`; the canvas is inside them.
pub fn rulers(
    painter: &Painter,
    full: Rect,
    canvas: Rect,
    view: &View,
    visuals: &Visuals,
    (pointer, hex): (Option<Pos2>, bool),
) {
    let back = visuals.faint_bg_color;
    let line = visuals.widgets.noninteractive.bg_stroke.color;
    let weak = visuals.weak_text_color();
    let font = FontId::monospace(9.5);
    let ppp = painter.pixels_per_point();
    let thin = 1.0 / ppp;
    let snap = |v: f32| (v * ppp).round() / ppp;
    let top = Rect::from_min_max(full.min, pos2(full.right(), canvas.top()));
    let left = Rect::from_min_max(full.min, pos2(canvas.left(), full.bottom()));
    painter.rect_filled(top, 0.0, back);
    painter.rect_filled(left, 0.0, back);

    // A number about every 80 points, on round steps of the system in use.
    let steps: &[f32] = if hex {
        &[16.0, 64.0, 256.0, 1024.0, 4096.0, 16384.0, 65536.0]
    } else {
        &[10.0, 50.0, 100.0, 500.0, 1000.0, 5000.0, 10000.0, 50000.0]
    };
    let step = steps.iter().copied().find(|step| step * view.zoom >= 56.0).unwrap_or(100_000.0);
    let minor = step / if hex { 4.0 } else { 5.0 };
    let seen = view.visible(canvas);
    let mut mesh = Mesh::default();
    for i in (seen.left() / minor).floor() as i32..=(seen.right() / minor).ceil() as i32 {
        let x = snap(view.to_screen(canvas, pos2(i as f32 * minor, 0.0)).x);
        if x < canvas.left() || x > canvas.right() {
            continue;
        }
        let major = (i as f32 * minor).rem_euclid(step) == 0.0;
        let length = if major { RULER } else { 4.0 };
        mesh.add_colored_rect(Rect::from_min_size(pos2(x, top.bottom() - length), vec2(thin, length)), line);
        if major {
            let text = number((i as f32 * minor) as i32, hex);
            painter.text(pos2(x + 3.0, top.top() + 2.0), Align2::LEFT_TOP, text, font.clone(), weak);
        }
    }
    let painter_left = painter.with_clip_rect(left.intersect(painter.clip_rect()));
    for i in (seen.top() / minor).floor() as i32..=(seen.bottom() / minor).ceil() as i32 {
        let y = snap(view.to_screen(canvas, pos2(0.0, i as f32 * minor)).y);
        if y < canvas.top() || y > canvas.bottom() {
            continue;
        }
        let major = (i as f32 * minor).rem_euclid(step) == 0.0;
        let length = if major { RULER } else { 4.0 };
        mesh.add_colored_rect(Rect::from_min_size(pos2(left.right() - length, y), vec2(length, thin)), line);
        if major {
            // Digits one below the other: a ruler as narrow as the one on top.
            let text = number((i as f32 * minor) as i32, hex);
            for (n, digit) in text.chars().enumerate() {
                let at = pos2(left.left() + 7.0, y + 2.0 + n as f32 * 9.0);
                painter_left.text(at, Align2::CENTER_TOP, digit, font.clone(), weak);
            }
        }
    }
    mesh.add_colored_rect(Rect::from_min_size(pos2(full.left(), top.bottom() - thin), vec2(full.width(), thin)), line);
    mesh.add_colored_rect(Rect::from_min_size(pos2(left.right() - thin, full.top()), vec2(thin, full.height())), line);
    if let Some(pointer) = pointer {
        let mark = visuals.widgets.active.bg_stroke.color;
        mesh.add_colored_rect(Rect::from_min_size(pos2(snap(pointer.x), top.top()), vec2(thin, RULER)), mark);
        mesh.add_colored_rect(Rect::from_min_size(pos2(left.left(), snap(pointer.y)), vec2(RULER, thin)), mark);
    }
    painter.add(mesh);
    let corner = Rect::from_min_max(full.min, canvas.min);
    painter.rect_filled(corner, 0.0, back);
    painter.text(
        corner.center(),
        Align2::CENTER_CENTER,
        if hex { t("hex") } else { "px" },
        FontId::monospace(8.5),
        weak,
    );
}

/// The step of the grid that snapping and nudging use, level pixels.
pub const BLOCK: f32 = 16.0;
/// Lines every 16 pixels, in their colour.
pub const GRID: Color32 = ink::GRID;
