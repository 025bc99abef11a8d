//! The sensors of the last frame: where they stood, what they looked at, what they found and which of them won.

use super::stage::{SHADE, Stage};
use crate::overlays::{self, ink};
use crate::studio::Studio;
use eframe::egui::{Align2, Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};
use kit::derived::inks;
use kit::derived::palette::Palette;
use kit::play::subject::Subject;
use sim::direction::Direction;
use sim::player::Player;
use sim::player::characters::push_radius;
use sim::ruleset::Ruleset;
use sim::trace::{FrameTrace, Reach, Sensor, SensorCast};

/// Points per level pixel from which sensors that were not cast have letters too, if colours alone are not to tell them.
const LETTERED: f32 = 2.0;

/// The colour of a sensor.
pub const fn color(sensor: Sensor, palette: Palette) -> Color32 {
    ink::of(inks::sensor(sensor, palette))
}

/// Paints the sensors: those that were cast in full, the others faintly where they would be.
pub fn paint(stage: &Stage<'_>, cx: &Studio) {
    let Some(run) = cx.play().run() else { return };
    let (rules, palette) = (&run.level().ruleset, cx.settings().palette);
    overlays::subjects(run, cx.session())
        .into_iter()
        .for_each(|subject| paint_subject(stage, subject, (rules, palette)));
}

fn paint_subject(stage: &Stage<'_>, Subject { player, trace, .. }: Subject<'_>, (rules, palette): (&Ruleset, Palette)) {
    for cast in trace.casts() {
        paint_tiles(stage, cast, palette);
    }
    paint_inactive(stage, (player, rules), trace, palette);
    for cast in trace.casts() {
        paint_cast(stage, cast, length(player, cast.sensor, rules), palette);
    }
    if stage.zoom >= 1.5 {
        for cast in trace.casts() {
            paint_distance(stage, player, cast, palette);
        }
    }
}

/// The tiles that a sensor looked at: the one under its anchor, and the neighbour if it went on or back.
pub(super) fn paint_tiles(stage: &Stage<'_>, cast: &SensorCast, palette: Palette) {
    let color = color(cast.sensor, palette);
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

/// From so many pixels behind the anchor to it, then to the surface that was found.
pub(super) fn paint_cast(stage: &Stage<'_>, cast: &SensorCast, length: i32, palette: Palette) {
    let color = color(cast.sensor, palette);
    let from = stage.middle(cast.direction.moved(cast.anchor, -length));
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
fn paint_distance(stage: &Stage<'_>, player: &Player, cast: &SensorCast, palette: Palette) {
    let color = color(cast.sensor, palette);
    let reach = match cast.reach {
        Reach::Direct => "",
        Reach::Extension => "+",
        Reach::Regression => "\u{2013}",
    };
    let text = format!("{}{} {}", name(cast.sensor), reach, cast.distance);
    let anchor = stage.middle(cast.anchor);
    let away = 10.0 + stage.zoom * 6.0;
    // Names are beside their lines, on the outer side; feet on a wall are above one another.
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

/// Paints the sensors that were not cast, as the core places them.
fn paint_inactive(stage: &Stage<'_>, (player, rules): (&Player, &Ruleset), trace: &FrameTrace, palette: Palette) {
    for (sensor, [from, to]) in inactive(player, rules, trace) {
        let (from, to) = (stage.middle(from), stage.middle(to));
        let color = color(sensor, palette);
        let faint = color.gamma_multiply(0.4);
        let dash = eframe::egui::Shape::dashed_line(&[from, to], Stroke::new(1.25, faint), 2.0, 3.0);
        stage.painter.extend(dash);
        stage.painter.circle_stroke(to, (stage.zoom * 0.8).clamp(1.5, 4.0), Stroke::new(1.25, faint));
        if palette == Palette::Distinct && stage.zoom >= LETTERED {
            let away = to - from;
            let away = if away == Vec2::ZERO { away } else { away.normalized() * 10.0 };
            stage.tag(to + away, Align2::CENTER_CENTER, name(sensor), color);
        }
    }
}

/// The sensors that were not cast, each from the body to its anchor.
fn inactive(player: &Player, rules: &Ruleset, trace: &FrameTrace) -> impl Iterator<Item = (Sensor, [(i32, i32); 2])> {
    const ALL: [Sensor; 6] = [Sensor::A, Sensor::B, Sensor::C, Sensor::D, Sensor::E, Sensor::F];
    let was_cast = |sensor: &Sensor| trace.casts().any(|cast| cast.sensor == *sensor);
    ALL.into_iter().filter(move |sensor| !was_cast(sensor)).map(|sensor| {
        let ray = player.sensor_ray(sensor, rules);
        let anchor = (ray.x, ray.y);
        (sensor, [ray.direction.moved(anchor, -length(player, sensor, rules)), anchor])
    })
}

/// Pixels from the middle of the body to a sensor's anchor.
fn length(player: &Player, sensor: Sensor, rules: &Ruleset) -> i32 {
    match sensor {
        Sensor::E | Sensor::F => push_radius(rules, player.character),
        _ => player.height_radius.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::angle::Angle;
    use sim::project::Start;

    #[test]
    fn inactive_push_sensors_are_lower_on_flat_ground() {
        let rules = Ruleset::default();
        for (airborne, angle, y) in [(false, 0, 208), (false, 0x10, 200), (true, 0, 200)] {
            let mut player = Player::new(&Start { x: 100, y: 200, ..Start::default() }, &rules);
            (player.airborne, player.ground_angle) = (airborne, Angle(angle));
            let found: Vec<_> = inactive(&player, &rules, &FrameTrace::default()).skip(4).collect();
            let expected = [(Sensor::E, [(100, y), (90, y)]), (Sensor::F, [(100, y), (110, y)])];
            assert_eq!(found, expected, "{angle:#x}");
        }
    }
}
