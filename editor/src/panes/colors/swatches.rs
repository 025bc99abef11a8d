//! Colours as squares, 16 in a row: one or several are chosen.

use crate::language::t;
use crate::look::theme;
use crate::tr;
use eframe::egui::{Color32, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use sim::project::Rgb;
use std::ops::Range;

/// Squares in a row: the colours of a line of the console.
const ACROSS: usize = 16;
/// Points along the side of a square.
const SIDES: [f32; 2] = [10.0, 24.0];

/// The squares.
#[derive(Default)]
pub struct Swatches {
    /// The colour that was chosen first, and the last one of the range.
    chosen: (usize, usize),
}

impl Swatches {
    /// Chooses colours from one to another.
    pub fn choose(&mut self, from: usize, to: usize) {
        self.chosen = (from, to);
    }

    /// Chooses all colours.
    pub fn all(&mut self) {
        self.chosen = (0, usize::MAX);
    }

    /// The chosen ones of so many colours: at least one.
    pub fn range(&self, count: usize) -> Range<usize> {
        let last = count.saturating_sub(1);
        let (from, to) = (self.chosen.0.min(last), self.chosen.1.min(last));
        from.min(to)..from.max(to) + 1
    }

    /// Shows colours: red, green, blue, alpha. True if others were chosen.
    pub fn ui(&mut self, ui: &mut Ui, colors: &[[u8; 4]]) -> bool {
        let before = self.chosen;
        let side = (ui.available_width() / ACROSS as f32).floor().clamp(SIDES[0], SIDES[1]);
        let rows = colors.len().div_ceil(ACROSS);
        let (area, _) = ui.allocate_exact_size(vec2(side * ACROSS as f32, side * rows as f32), Sense::hover());
        let place = |n: usize| {
            let corner = area.min + vec2((n % ACROSS) as f32, (n / ACROSS) as f32) * side;
            Rect::from_min_size(corner, vec2(side, side))
        };
        let range = self.range(colors.len());
        for (n, [red, green, blue, alpha]) in colors.iter().copied().enumerate() {
            let (color, is_clear) = (Rgb([red, green, blue]), alpha == 0);
            let at = place(n);
            let response = ui.interact(at, ui.scope_id().with(("colour", n)), Sense::click_and_drag());
            let is_chosen = range.contains(&n);
            let name = tr!("Colour {number}: {color}", number = format!("{n:02X}"), color);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &name));
            let shift = ui.input(|input| input.modifiers.shift);
            if response.clicked() || response.drag_started() {
                self.chosen = if shift { (self.chosen.0, n) } else { (n, n) };
            }
            let pointer = response.interact_pointer_pos().filter(|_| response.dragged());
            if let Some(to) = pointer.and_then(|at| (0..colors.len()).find(|n| place(*n).contains(at))) {
                self.chosen.1 = to;
            }
            self.paint(ui, at, (color, is_clear));
            if is_clear {
                response.on_hover_text(format!("{name}. {}", t("Its pixels are clear: the colour is not seen")));
            } else {
                response.on_hover_text(name);
            }
        }
        let selected = theme::of(ui).accent;
        for n in self.range(colors.len()) {
            ui.painter().rect_stroke(place(n).shrink(1.0), 0.0, Stroke::new(2.0, selected), StrokeKind::Inside);
        }
        ui.add_space(4.0);
        self.chosen != before
    }

    fn paint(&self, ui: &Ui, at: Rect, (Rgb([red, green, blue]), is_clear): (Rgb, bool)) {
        let inner = at.shrink(0.5);
        ui.painter().rect_filled(inner, 0.0, Color32::from_rgb(red, green, blue));
        if is_clear {
            let stroke = Stroke::new(1.5, theme::of(ui).error);
            ui.painter().line_segment([pos2(inner.left(), inner.bottom()), pos2(inner.right(), inner.top())], stroke);
        }
    }
}
