//! The measure tool: a drag measures a distance, which stays in view until the next one.

use crate::command::Outbox;
use crate::language::t;
use crate::studio::Studio;
use crate::tools::select::in_line;
use crate::tools::{Ghost, Options, Pointer, Tool, ToolFacts, rounded};
use crate::tr;
use crate::widgets::fields::Fields;
use crate::widgets::{hint, section};
use eframe::egui::{Align2, Color32, FontId, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

/// The facts about the tool.
pub const FACTS: ToolFacts = ToolFacts::NONE;

const COLOR: Color32 = Color32::from_rgb(255, 236, 120);

/// Measures between two places of a level.
#[derive(Default)]
pub struct Measure {
    /// The level, and both ends of what was measured, pixels.
    line: Option<(String, Pos2, Pos2)>,
    is_held: bool,
}

impl Tool for Measure {
    fn pointer(&mut self, pointer: Pointer, cx: &Studio, out: &mut Outbox) {
        let at = in_line::to_guides(rounded(pointer.at, pointer.snap), pointer.zoom, cx);
        if pointer.pressed {
            (self.line, self.is_held) = (Some((cx.session().level.clone(), at, at)), true);
        }
        if let Some((_, from, to)) = self.line.as_mut().filter(|_| self.is_held) {
            *to = at;
            if pointer.released {
                // A click measures nothing.
                let (from, to) = (*from, *to);
                if from == to {
                    self.line = None;
                }
                let measured = (from != to).then_some((from, to));
                out.session(move |session| session.tools.measured = measured);
            }
        }
        self.is_held &= !pointer.released;
    }

    fn ghost(&self, ghost: &Ghost<'_>, cx: &Studio) {
        if let Some((level, from, to)) = self.line.as_ref().filter(|(.., from, to)| from != to)
            && *level == cx.session().level
        {
            paint(ghost, *from, *to);
        } else if let Some(at) = ghost.pointer {
            let at = in_line::to_guides(rounded(at, ghost.snap), ghost.view.zoom, cx);
            cross(ghost, at);
        }
    }

    fn cancel(&mut self) {
        (self.line, self.is_held) = (None, false);
    }

    fn options(&self) -> Option<Box<dyn Options>> {
        Some(Box::new(MeasureOptions))
    }
}

/// A distance in words, a line for each.
pub fn words(from: Pos2, to: Pos2) -> [String; 3] {
    let (dx, dy) = ((to.x - from.x) as i32, (to.y - from.y) as i32);
    let blocks = |pixels: i32| {
        let text = format!("{:.2}", f64::from(pixels.abs()) / 16.0);
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    };
    let length = f64::from(dx).hypot(f64::from(dy));
    let (degrees, hex) = angle(dx, dy);
    [
        tr!("{dx} × {dy} px, {columns} × {rows} blocks", dx, dy, columns = blocks(dx), rows = blocks(dy)),
        tr!("length {length} px", length = format!("{length:.1}")),
        tr!("angle {degrees}°, ${hex}", degrees = format!("{degrees:.1}"), hex = format!("{hex:02X}")),
    ]
}

/// The angle of a way in degrees, counted anticlockwise from the right, and the angle of ground that runs so, as tiles have it.
fn angle(dx: i32, dy: i32) -> (f64, u8) {
    let turn = f64::from(dy).atan2(f64::from(dx)) / std::f64::consts::TAU;
    ((-turn * 360.0).rem_euclid(360.0), ((turn * 256.0).round() as i32).rem_euclid(256) as u8)
}

fn cross(ghost: &Ghost<'_>, at: Pos2) {
    let at = ghost.view.to_screen(ghost.canvas, at);
    for way in [vec2(6.0, 0.0), vec2(0.0, 6.0)] {
        ghost.painter.line_segment([at - way, at + way], Stroke::new(3.0, Color32::from_black_alpha(150)));
        ghost.painter.line_segment([at - way, at + way], Stroke::new(1.0, COLOR));
    }
}

fn paint(ghost: &Ghost<'_>, from: Pos2, to: Pos2) {
    let screen = |at: Pos2| ghost.view.to_screen(ghost.canvas, at);
    let area = ghost.area(Rect::from_two_pos(from, to));
    ghost.painter.rect_stroke(area, 0.0, Stroke::new(1.0, COLOR.gamma_multiply(0.6)), StrokeKind::Middle);
    let ends = [screen(from), screen(to)];
    ghost.painter.line_segment(ends, Stroke::new(4.0, Color32::from_black_alpha(150)));
    ghost.painter.line_segment(ends, Stroke::new(1.5, COLOR));
    cross(ghost, from);
    cross(ghost, to);
    let text = words(from, to).join("\n");
    let galley = ghost.painter.layout_no_wrap(text, FontId::proportional(11.5), Color32::WHITE);
    let back = Align2::LEFT_TOP.anchor_size(screen(to) + vec2(14.0, 14.0), galley.size() + vec2(10.0, 6.0));
    let back = back.translate((ghost.painter.clip_rect().max - back.max).min(Vec2::ZERO));
    let back = back.translate((ghost.painter.clip_rect().min - back.min).max(Vec2::ZERO));
    ghost.painter.rect_filled(back, 4.0, Color32::from_black_alpha(200));
    ghost.painter.galley(back.min + vec2(5.0, 3.0), galley, Color32::WHITE);
}

/// The distance that was measured last, to be read and copied.
struct MeasureOptions;

impl Options for MeasureOptions {
    fn ui(&mut self, ui: &mut Ui, _fields: &mut Fields, cx: &Studio, _out: &mut Outbox) {
        ui.heading(t("Measure"));
        hint(ui, t("Drag from one place to another. Shift leaves the grid."));
        let Some((from, to)) = cx.session().tools.measured else { return };
        section(ui, t("Measured"));
        let place = |at: Pos2| format!("{}, {}", at.x, at.y);
        ui.label(tr!("from {from} to {to}", from = place(from), to = place(to)));
        for line in words(from, to) {
            ui.label(line);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::pos2;

    #[test]
    fn distances_are_said_in_pixels_blocks_and_both_kinds_of_angles() {
        let table = [
            (pos2(16.0, 64.0), "16 × 64 px, 1 × 4 blocks", "length 66.0 px", "angle 284.0°, $36"),
            (pos2(32.0, -32.0), "32 × -32 px, 2 × 2 blocks", "length 45.3 px", "angle 45.0°, $E0"),
            (pos2(-8.0, 0.0), "-8 × 0 px, 0.5 × 0 blocks", "length 8.0 px", "angle 180.0°, $80"),
            (pos2(0.0, -3.0), "0 × -3 px, 0 × 0.19 blocks", "length 3.0 px", "angle 90.0°, $C0"),
        ];
        for (to, place, length, angle) in table {
            assert_eq!(words(Pos2::ZERO, to), [place, length, angle].map(str::to_owned));
        }
    }
}
