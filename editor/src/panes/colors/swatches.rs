//! The colours of a palette as squares, 16 in a row: one or several are chosen.

use super::Subject;
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
pub(super) struct Swatches {
    /// The colour that was chosen first, and the last one of the range.
    chosen: (usize, usize),
}

impl Swatches {
    /// Chooses colours from one to another.
    pub(super) fn choose(&mut self, from: usize, to: usize) {
        self.chosen = (from, to);
    }

    /// Chooses all colours.
    pub(super) fn all(&mut self, on: &Subject<'_>) {
        self.chosen = (0, on.colors.len().saturating_sub(1));
    }

    /// The chosen colours: at least one.
    pub(super) fn range(&self, on: &Subject<'_>) -> Range<usize> {
        let last = on.colors.len().saturating_sub(1);
        let (from, to) = (self.chosen.0.min(last), self.chosen.1.min(last));
        from.min(to)..from.max(to) + 1
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, on: &Subject<'_>) {
        let side = (ui.available_width() / ACROSS as f32).floor().clamp(SIDES[0], SIDES[1]);
        let rows = on.colors.len().div_ceil(ACROSS);
        let (area, _) = ui.allocate_exact_size(vec2(side * ACROSS as f32, side * rows as f32), Sense::hover());
        let place = |n: usize| {
            let corner = area.min + vec2((n % ACROSS) as f32, (n / ACROSS) as f32) * side;
            Rect::from_min_size(corner, vec2(side, side))
        };
        let alpha = on.set.tileset.sheet.as_ref().and_then(|sheet| sheet.indexed.as_ref());
        let is_clear = |n: usize| alpha.is_some_and(|indexed| indexed.colors.get(n).is_some_and(|color| color[3] == 0));
        let range = self.range(on);
        for (n, color) in on.colors.iter().enumerate() {
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
            if let Some(to) = pointer.and_then(|at| (0..on.colors.len()).find(|n| place(*n).contains(at))) {
                self.chosen.1 = to;
            }
            self.paint(ui, at, (*color, is_clear(n)));
            if is_clear(n) {
                response.on_hover_text(format!("{name}. {}", t("Its pixels are clear: the colour is not seen")));
            } else {
                response.on_hover_text(name);
            }
        }
        let selected = theme::of(ui).accent;
        for n in self.range(on) {
            ui.painter().rect_stroke(place(n).shrink(1.0), 0.0, Stroke::new(2.0, selected), StrokeKind::Inside);
        }
        ui.add_space(4.0);
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
