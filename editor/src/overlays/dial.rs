//! Ground mode and angle as a dial.

use crate::language::t;
use eframe::egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};
use sim::angle::{Angle, Mode};

const FACE: Color32 = Color32::from_rgb(0x1c, 0x20, 0x2a);
const RIM: Color32 = Color32::from_rgb(0x4a, 0x53, 0x66);
const TEXT: Color32 = Color32::from_rgb(0xf2, 0xf5, 0xf9);

/// The colour of a mode.
pub const fn mode_color(mode: Mode) -> Color32 {
    match mode {
        Mode::Floor => Color32::from_rgb(0x5f, 0xd0, 0xb8),
        Mode::RightWall => Color32::from_rgb(0xff, 0x9a, 0x4d),
        Mode::Ceiling => Color32::from_rgb(0xc8, 0x8c, 0xff),
        Mode::LeftWall => Color32::from_rgb(0x6c, 0xb6, 0xff),
    }
}

/// The guide's name of a mode.
pub fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Floor => t("Floor"),
        Mode::RightWall => t("Right wall"),
        Mode::Ceiling => t("Ceiling"),
        Mode::LeftWall => t("Left wall"),
    }
}

/// The same in the midst of a line.
pub fn mode_word(mode: Mode) -> &'static str {
    match mode {
        Mode::Floor => t("floor"),
        Mode::RightWall => t("right wall"),
        Mode::Ceiling => t("ceiling"),
        Mode::LeftWall => t("left wall"),
    }
}

/// An angle in the guide's degrees, counter-clockwise.
pub fn degrees(angle: Angle) -> f32 {
    f32::from(angle.0.wrapping_neg()) * 360.0 / 256.0
}

/// Paints the dial: the sector of the mode in force, the surface at its angle and the angle in hex.
///
/// A mode's sector is where its feet point. `mode` is `None` in the air.
pub fn paint(painter: &Painter, rect: Rect, angle: Angle, mode: Option<Mode>) {
    let (centre, radius) = (rect.center(), rect.width().min(rect.height()) / 2.0);
    painter.circle(centre, radius, FACE, Stroke::new(1.0, RIM));
    // The borders of the modes: 0x20, 0x60, 0xA0, 0xE0 of the ground's angle, seen from the player.
    for (place, feet) in [(Mode::Floor, 64.0), (Mode::LeftWall, 128.0), (Mode::Ceiling, 192.0), (Mode::RightWall, 0.0)]
    {
        let is_on = mode == Some(place);
        let color = mode_color(place).gamma_multiply(if is_on { 1.0 } else { 0.28 });
        let points: Vec<Pos2> =
            (-28..=28).step_by(4).map(|by| centre + turn(feet + by as f32) * (radius - 3.0)).collect();
        painter.add(Shape::line(points, Stroke::new(if is_on { 4.0 } else { 2.0 }, color)));
    }
    // The surface, and the way that it pushes.
    let along = turn(f32::from(angle.0));
    let color = mode.map_or(RIM, mode_color);
    let inner = radius * 0.66;
    painter.line_segment([centre - along * inner, centre + along * inner], Stroke::new(2.5, color));
    let normal = vec2(along.y, -along.x);
    painter.line_segment([centre, centre + normal * inner * 0.8], Stroke::new(1.5, color.gamma_multiply(0.8)));
    let font = FontId::monospace((radius * 0.42).clamp(9.0, 14.0));
    let text = format!("{:02X}", angle.0);
    let below = centre - normal * (radius * 0.34);
    painter.text(below, Align2::CENTER_CENTER, text, font, TEXT);
}

/// Paints ranges of angles as a ring around the middle of the dial, where the feet point at each angle.
pub fn paint_ring(painter: &Painter, rect: Rect, radius: f32, color: impl Fn(Angle) -> Color32) {
    let centre = rect.center();
    let mut from = 0;
    while from < 256 {
        let shade = color(Angle(from as u8));
        let end = (from + 1..256).find(|angle| color(Angle(*angle as u8)) != shade).unwrap_or(256);
        let points = (from..=end).map(|angle| centre + turn(63.5 + angle as f32) * radius).collect();
        painter.add(Shape::line(points, Stroke::new(5.0, shade)));
        from = end;
    }
}

/// The direction of an angle of 256 to the turn, clockwise from the right.
fn turn(angle: f32) -> Vec2 {
    Vec2::angled(angle * std::f32::consts::TAU / 256.0)
}
