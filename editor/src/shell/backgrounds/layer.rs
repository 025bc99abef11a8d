//! The numbers of one background layer.

use super::{BackgroundsWindow, On, Wish};
use crate::command::Outbox;
use crate::widgets::choices::{choices, row};
use crate::widgets::fields::Number;
use crate::widgets::section;
use eframe::egui::{Button, Ui};
use kit::document::{GestureId, backgrounds};
use sim::project::Background;

/// Percent of the camera's way that can be set.
const MOST_PERCENT: i32 = 400;

/// Changes a layer by a step of that name, within a gesture.
type Put<'a> = dyn Fn(&mut Outbox, Option<GestureId>, &str, Background) + 'a;

impl BackgroundsWindow {
    pub(super) fn layer_ui(&mut self, ui: &mut Ui, on: &On<'_, '_>, layer: &Background, out: &mut Outbox) {
        let n = self.chosen;
        section(ui, &format!("Layer {}", n + 1));
        self.picture_ui(ui, on, layer);
        let put = |out: &mut Outbox, gesture: Option<GestureId>, label: &str, new: Background| {
            let edit = backgrounds::changed(on.cx.document.project(), on.index, |layers| layers[n].0 = new);
            if let Some(edit) = edit {
                out.edit_in(gesture, label, vec![edit]);
            }
        };
        let help = "How far it moves when the camera moves sideways: 0 % does not move, 100 % moves with the level";
        if let Some((scroll_x, gesture)) = self.scroll_ui(ui, "Moves across", help, layer.scroll_x) {
            put(out, Some(gesture), "Change speed of a background", Background { scroll_x, ..layer.clone() });
        }
        let help = "How far it moves when the camera moves up and down";
        if let Some((scroll_y, gesture)) = self.scroll_ui(ui, "Moves up and down", help, layer.scroll_y) {
            put(out, Some(gesture), "Change speed of a background", Background { scroll_y, ..layer.clone() });
        }
        let help = "Pixels from the top of the screen to the top of the picture, with the camera at the level's top";
        let height = Number { label: "Height", help, range: -16_384..=16_384, unit: "px" };
        if let Some((y, gesture)) = self.fields.number(ui, &height, Some(layer.y)) {
            put(out, Some(gesture), "Move a background up or down", Background { y, ..layer.clone() });
        }
        let help = "Pixels a second that it moves by itself, like clouds: to the right, negative to the left. While nothing plays, only the preview above shows it";
        let drift = Number { label: "Drifts", help, range: -2000..=2000, unit: "px/s" };
        if let Some((drift, gesture)) = self.fields.number(ui, &drift, Some(layer.drift.into())) {
            let drift = i16::try_from(drift).unwrap_or_default();
            put(out, Some(gesture), "Change drift of a background", Background { drift, ..layer.clone() });
        }
        row(ui, "Repeats", "Whether the picture repeats side by side", |ui| {
            let options = [
                (false, "Sideways", "The picture repeats endlessly"),
                (true, "Once", "The picture is shown once, for a moon or a far tower"),
            ];
            if let Some(once) = choices(ui, "Repeats", Some(layer.once), &options, None) {
                put(out, None, "Change repeating of a background", Background { once, ..layer.clone() });
            }
        });
        self.rows_ui(ui, on, layer, out, &put);
    }

    fn picture_ui(&mut self, ui: &mut Ui, on: &On<'_, '_>, layer: &Background) {
        row(ui, "Picture", "A PNG in the tileset's folder", |ui| {
            ui.label(&layer.image);
            let replace = ui.add_enabled(on.cx.home.is_some(), Button::new("Replace\u{2026}"));
            let replace = replace.on_hover_text("Choose another PNG, which is copied into the tileset's folder");
            if replace.on_disabled_hover_text("Save the project first").clicked() {
                self.chooser.ask_picture(ui.ctx(), Wish::Replace(on.index, self.chosen));
            }
            let path = crate::dialogs::expand(self.path.trim()).filter(|_| on.cx.home.is_some());
            if let Some(path) = path
                && ui
                    .button("Replace by the typed path")
                    .on_hover_text("Show the PNG whose path is typed above")
                    .clicked()
            {
                self.copy(ui, Wish::Replace(on.index, self.chosen), path, on.cx);
                self.path.clear();
            }
        });
    }

    /// A share of the camera's way: in percent, and exactly.
    fn scroll_ui(&mut self, ui: &mut Ui, label: &str, help: &str, scroll: u16) -> Option<(u16, GestureId)> {
        row(ui, label, help, |ui| {
            let percent = (i32::from(scroll) * 100 + 128) / 256;
            let number = Number { label, help, range: 0..=MOST_PERCENT, unit: "%" };
            let by_percent = self.fields.bare_number(ui, &number, Some(percent));
            let exact = format!("{label}, exactly");
            let help = "The exact value in 256ths of the camera's movement, as the file stores it";
            let number = Number { label: &exact, help, range: 0..=MOST_PERCENT * 256 / 100, unit: "/ 256" };
            let by_parts = self.fields.bare_number(ui, &number, Some(scroll.into()));
            let parts = by_percent.map(|(percent, gesture)| ((percent * 256 + 50) / 100, gesture)).or(by_parts);
            parts.and_then(|(parts, gesture)| Some((u16::try_from(parts).ok()?, gesture)))
        })
    }

    /// Which rows of the picture it shows; a layer can be split into two that share one.
    fn rows_ui(&mut self, ui: &mut Ui, on: &On<'_, '_>, layer: &Background, out: &mut Outbox, put: &Put<'_>) {
        let Some(art) = on.art_of(layer) else { return };
        let height = u16::try_from(art.picture.height).unwrap_or(u16::MAX);
        let (from, to) = layer.rows_of(height.into());
        let (from, to) = (from as u16, to as u16);
        let label = "Change rows of a background";
        row(
            ui,
            "Rows",
            "The rows of the picture that this layer shows: other layers can show the rest at their own speeds",
            |ui| {
                let first =
                    Number { label: "First row", help: "The first row shown", range: 0..=i32::from(to), unit: "" };
                if let Some((first, gesture)) = self.fields.bare_number(ui, &first, Some(from.into())) {
                    put(out, Some(gesture), label, Background { rows: Some((first as u16, to)), ..layer.clone() });
                }
                ui.label("to");
                let range = i32::from(from)..=i32::from(height);
                let end =
                    Number { label: "End of the rows", help: "The row after the last one shown", range, unit: "" };
                if let Some((end, gesture)) = self.fields.bare_number(ui, &end, Some(to.into())) {
                    put(out, Some(gesture), label, Background { rows: Some((from, end as u16)), ..layer.clone() });
                }
                let whole = ui.add_enabled(layer.rows.is_some(), Button::new("All"));
                if whole.on_hover_text("Show the whole picture").clicked() {
                    put(out, None, label, Background { rows: None, ..layer.clone() });
                }
            },
        );
        row(ui, "Split", "Make two layers that share the picture: each can move at its own speed", |ui| {
            self.row = self.row.clamp(from.saturating_add(1).min(to), to.saturating_sub(1).max(from));
            let range = i32::from(from)..=i32::from(to);
            let number = Number { label: "Row to split at", help: "The first row of the lower layer", range, unit: "" };
            if let Some((row, _)) = self.fields.bare_number(ui, &number, Some(self.row.into())) {
                self.row = row as u16;
            }
            let can = from < self.row && self.row < to;
            let split = ui.add_enabled(can, Button::new("Split into two"));
            if split.on_hover_text("The upper rows stay in this layer, the lower ones get their own layer").clicked() {
                let (n, row) = (self.chosen, self.row);
                on.change(out, "Split background layer", |layers| backgrounds::split(layers, n, row, height.into()));
            }
        });
    }
}
