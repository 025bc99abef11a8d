//! The sensors of the last frame: where they stood, what they looked at, what they found and which of them won.

use super::stage::{SHADE, Stage};
use eframe::egui::{Align2, Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};
use sim::angle::Mode;
use sim::direction::Direction;
use sim::player::Player;
use sim::player::characters::PUSH_RADIUS;
use sim::trace::{FrameTrace, Reach, Sensor, SensorCast};

/// The guide's colour of a sensor.
pub const fn color(sensor: Sensor) -> Color32 {
    match sensor {
        Sensor::A => Color32::from_rgb(0x2c, 0xf0, 0x50),
        Sensor::B => Color32::from_rgb(0x30, 0xf5, 0xe4),
        Sensor::C => Color32::from_rgb(0x4a, 0x92, 0xff),
        Sensor::D => Color32::from_rgb(0xff, 0xec, 0x3a),
        Sensor::E => Color32::from_rgb(0xff, 0x5c, 0xf4),
        Sensor::F => Color32::from_rgb(0xff, 0x5a, 0x50),
        Sensor::Balance => Color32::WHITE,
    }
}

/// Paints the sensors: those that were cast in full, the others faintly where they would be.
pub fn paint(stage: &Stage<'_>, player: &Player, trace: &FrameTrace) {
    for cast in trace.casts() {
        paint_tiles(stage, cast);
    }
    paint_inactive(stage, player, trace);
    for cast in trace.casts() {
        paint_cast(stage, player, cast);
    }
    if stage.zoom >= 1.5 {
        for cast in trace.casts() {
            paint_distance(stage, player, cast);
        }
    }
}

/// The tiles that a sensor looked at: the one under its anchor, and the neighbour where it went on or back.
fn paint_tiles(stage: &Stage<'_>, cast: &SensorCast) {
    let color = color(cast.sensor);
    // Sensors that look at the same tile draw one box within the other.
    let inset = match cast.sensor {
        Sensor::A | Sensor::C | Sensor::E => 0.5,
        _ => 2.0,
    };
    let place = |(x, y): (i32, i32)| {
        let (left, top) = (x.saturating_mul(16), y.saturating_mul(16));
        stage.pixels((left, top), (left.saturating_add(15), top.saturating_add(15))).shrink(inset)
    };
    let mut tiles = cast.tiles.iter().flatten();
    if let Some(tile) = tiles.next() {
        let rect = place(*tile);
        stage.painter.rect_filled(rect, 0.0, color.gamma_multiply(0.14));
        stage.painter.rect_stroke(rect, 0.0, Stroke::new(1.25, color.gamma_multiply(0.9)), StrokeKind::Inside);
    }
    for tile in tiles {
        let rect = place(*tile);
        stage.painter.rect_filled(rect, 0.0, color.gamma_multiply(0.08));
        for [from, to] in sides(rect) {
            let dash = eframe::egui::Shape::dashed_line(&[from, to], Stroke::new(1.25, color), 3.0, 3.0);
            stage.painter.extend(dash);
        }
    }
}

fn sides(rect: Rect) -> [[Pos2; 2]; 4] {
    let [a, b, c, d] = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    [[a, b], [b, c], [c, d], [d, a]]
}

/// From the body to the anchor, then to the surface that was found.
fn paint_cast(stage: &Stage<'_>, player: &Player, cast: &SensorCast) {
    let color = color(cast.sensor);
    let body = match cast.sensor {
        Sensor::E | Sensor::F => PUSH_RADIUS,
        _ => i32::from(player.height_radius),
    };
    let from = stage.middle(cast.direction.moved(cast.anchor, -body));
    let anchor = stage.middle(cast.anchor);
    let width = stage.line();
    stage.segment(from, anchor, width, if cast.won { color } else { color.gamma_multiply(0.7) });
    // The pixel that the distance names: the last free one before the surface.
    let end = stage.middle(cast.direction.moved(cast.anchor, cast.distance));
    if cast.distance != 0 {
        stage.dashes(anchor, end, (width * 0.6).max(1.0), color);
    }
    if cast.angle.is_some() {
        let across = vec2(end.y - anchor.y, end.x - anchor.x);
        let across = if across == Vec2::ZERO { across_of(cast.direction) } else { across.normalized() };
        let half = across * (4.0 + stage.zoom * 1.5);
        stage.segment(end - half, end + half, width, color);
    }
    let pixel = Rect::from_center_size(anchor, Vec2::splat(stage.zoom.clamp(3.0, 9.0)));
    stage.painter.rect_filled(pixel.expand(1.0), 0.0, SHADE);
    stage.painter.rect_filled(pixel, 0.0, Color32::WHITE);
}

fn across_of(direction: Direction) -> Vec2 {
    match direction {
        Direction::Down | Direction::Up => vec2(1.0, 0.0),
        Direction::Left | Direction::Right => vec2(0.0, 1.0),
    }
}

/// Name and distance; the one that won has its colour behind it.
fn paint_distance(stage: &Stage<'_>, player: &Player, cast: &SensorCast) {
    let color = color(cast.sensor);
    let reach = match cast.reach {
        Reach::Direct => "",
        Reach::Extension => "+",
        Reach::Regression => "\u{2013}",
    };
    let text = format!("{}{} {}", name(cast.sensor), reach, cast.distance);
    let anchor = stage.middle(cast.anchor);
    let away = 10.0 + stage.zoom * 6.0;
    // Names stand beside their lines, on the outer side; feet on a wall stand above one another.
    let outer = if cast.anchor.0 < player.x.px() { -1.0 } else { 1.0 };
    let row = match cast.sensor {
        Sensor::E | Sensor::F => 0.0,
        _ if cast.anchor.1 < player.y.px() => -7.0,
        _ => 7.0,
    };
    let (at, align) = match (cast.direction, cast.sensor) {
        (Direction::Down, Sensor::Balance) => (anchor + vec2(0.0, away + 16.0), Align2::CENTER_TOP),
        (Direction::Down | Direction::Up, _) => {
            let sign = if cast.direction == Direction::Down { 1.0 } else { -1.0 };
            let align = if outer < 0.0 { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
            (anchor + vec2(outer * 6.0, sign * away * 0.6), align)
        }
        (Direction::Right, _) => (anchor + vec2(away, row), Align2::LEFT_CENTER),
        (Direction::Left, _) => (anchor + vec2(-away, row), Align2::RIGHT_CENTER),
    };
    if cast.won {
        stage.plate(at, align, text, Color32::from_rgb(10, 12, 16), color);
    } else {
        let rect = stage.tag(at, align, text, color);
        let edge = Stroke::new(1.0, color.gamma_multiply(0.8));
        stage.painter.rect_stroke(rect, CornerRadius::same(3), edge, StrokeKind::Inside);
    }
}

/// A sensor's letter; `b` for the one that decides about balancing.
pub const fn name(sensor: Sensor) -> &'static str {
    match sensor {
        Sensor::A => "A",
        Sensor::B => "B",
        Sensor::C => "C",
        Sensor::D => "D",
        Sensor::E => "E",
        Sensor::F => "F",
        Sensor::Balance => "b",
    }
}

/// Where the sensors that were not cast have their place, by the guide's arrangement.
fn paint_inactive(stage: &Stage<'_>, player: &Player, trace: &FrameTrace) {
    let was_cast = |sensor: Sensor| trace.casts().any(|cast| cast.sensor == sensor);
    let (x, y) = (player.x.px(), player.y.px());
    let (across, down) = (i32::from(player.width_radius), i32::from(player.height_radius));
    let places = [
        (Sensor::A, (-across, 0), (-across, down)),
        (Sensor::B, (across, 0), (across, down)),
        (Sensor::C, (-across, 0), (-across, -down)),
        (Sensor::D, (across, 0), (across, -down)),
        (Sensor::E, (0, 0), (-PUSH_RADIUS, 0)),
        (Sensor::F, (0, 0), (PUSH_RADIUS, 0)),
    ];
    let mode = if player.airborne { Mode::Floor } else { trace.mode().unwrap_or_default() };
    for (sensor, from, to) in places.into_iter().filter(|(sensor, ..)| !was_cast(*sensor)) {
        let point = |at: (i32, i32)| {
            let (dx, dy) = turned(mode, at);
            stage.middle((x.saturating_add(dx), y.saturating_add(dy)))
        };
        let faint = color(sensor).gamma_multiply(0.4);
        let dash = eframe::egui::Shape::dashed_line(&[point(from), point(to)], Stroke::new(1.25, faint), 2.0, 3.0);
        stage.painter.extend(dash);
        stage.painter.circle_stroke(point(to), (stage.zoom * 0.8).clamp(1.5, 4.0), Stroke::new(1.25, faint));
    }
}

/// An offset of floor mode in another mode.
const fn turned(mode: Mode, (x, y): (i32, i32)) -> (i32, i32) {
    match mode {
        Mode::Floor => (x, y),
        Mode::RightWall => (y, -x),
        Mode::Ceiling => (-x, -y),
        Mode::LeftWall => (-y, x),
    }
}
