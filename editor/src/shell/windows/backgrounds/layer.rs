//! The numbers of one background layer.

use super::{BackgroundsWindow, On, Wish};
use crate::command::Outbox;
use crate::language::t;
use crate::tr;
use crate::widgets::camera_share::camera_share;
use crate::widgets::choices::{choices, row};
use crate::widgets::fields::Number;
use crate::widgets::section;
use eframe::egui::{Button, Ui};
use kit::document::GestureId;
use kit::document::art::backgrounds::{self, DRIFT, HEIGHT};
use sim::project::Background;

/// Changes a layer by a step of that name, within a gesture.
type Put<'a> = dyn Fn(&mut Outbox, Option<GestureId>, &str, Background) + 'a;

impl BackgroundsWindow {
    pub(super) fn layer_ui(&mut self, ui: &mut Ui, on: &On<'_>, layer: &Background, out: &mut Outbox) {
        let n = self.chosen;
        section(ui, &tr!("Layer {number}", number = n + 1));
        self.picture_ui(ui, on, layer);
        let put = |out: &mut Outbox, gesture: Option<GestureId>, label: &str, new: Background| {
            let edit = backgrounds::changed(on.cx.document().project(), on.index, |layers| layers[n].0 = new);
            if let Some(edit) = edit {
                out.edit_in(gesture, label, vec![edit]);
            }
        };
        let help = t("How far it moves when the camera moves sideways: 0 % does not move, 100 % moves with the level");
        if let Some((scroll_x, gesture)) = camera_share(ui, &mut self.fields, (t("Moves across"), help), layer.scroll_x)
        {
            put(out, Some(gesture), t("Change speed of a background"), Background { scroll_x, ..layer.clone() });
        }
        let help = t("How far it moves when the camera moves up and down");
        if let Some((scroll_y, gesture)) =
            camera_share(ui, &mut self.fields, (t("Moves up and down"), help), layer.scroll_y)
        {
            put(out, Some(gesture), t("Change speed of a background"), Background { scroll_y, ..layer.clone() });
        }
        let help = t("Pixels from the top of the screen to the top of the picture, with the camera at the level's top");
        let height = Number { label: t("Height"), help, range: HEIGHT, unit: "px" };
        if let Some((y, gesture)) = self.fields.number(ui, &height, layer.y) {
            put(out, Some(gesture), t("Move a background up or down"), Background { y, ..layer.clone() });
        }
        let help = t(
            "Pixels a second that it moves by itself, like clouds: to the right, negative to the left. While nothing plays, only the preview above shows it",
        );
        let drift = Number { label: t("Drifts"), help, range: DRIFT, unit: "px/s" };
        if let Some((drift, gesture)) = self.fields.number(ui, &drift, layer.drift.into()) {
            let drift = i16::try_from(drift).unwrap_or_default();
            put(out, Some(gesture), t("Change drift of a background"), Background { drift, ..layer.clone() });
        }
        row(ui, t("Repeats"), t("Whether the picture repeats side by side"), |ui| {
            let options = [
                (false, t("Sideways"), t("The picture repeats endlessly")),
                (true, t("Once"), t("The picture is shown once, for a moon or a far tower")),
            ];
            if let Some(once) = choices(ui, t("Repeats"), Some(layer.once), &options, None) {
                put(out, None, t("Change repeating of a background"), Background { once, ..layer.clone() });
            }
        });
        self.rows_ui(ui, on, layer, out, &put);
    }

    fn picture_ui(&mut self, ui: &mut Ui, on: &On<'_>, layer: &Background) {
        row(ui, t("Picture"), t("A PNG in the tileset's folder"), |ui| {
            ui.label(&layer.image);
            let replace = ui.add_enabled(on.cx.home().is_some(), Button::new(t("Replace\u{2026}")));
            let replace = replace.on_hover_text(t("Choose another PNG, which is copied into the tileset's folder"));
            if replace.on_disabled_hover_text(t("Save the project first")).clicked() {
                self.chooser.ask_picture(ui.ctx(), Wish::Replace(on.index, self.chosen));
            }
            let path = crate::dialogs::expand(self.path.trim()).filter(|_| on.cx.home().is_some());
            if let Some(path) = path
                && ui
                    .button(t("Replace by the typed path"))
                    .on_hover_text(t("Show the PNG whose path is typed above"))
                    .clicked()
            {
                self.copy(ui, Wish::Replace(on.index, self.chosen), path, on.cx);
                self.path.clear();
            }
        });
    }

    /// Shows the rows of the picture that it uses; a layer can be split into two that share one.
    fn rows_ui(&mut self, ui: &mut Ui, on: &On<'_>, layer: &Background, out: &mut Outbox, put: &Put<'_>) {
        let Some(art) = on.art_of(layer) else { return };
        let height = u16::try_from(art.picture.height).unwrap_or(u16::MAX);
        let (from, to) = layer.rows_of(height.into());
        let (from, to) = (from as u16, to as u16);
        let label = t("Change rows of a background");
        row(
            ui,
            t("Rows"),
            t("The rows of the picture that this layer shows: other layers can show the rest at their own speeds"),
            |ui| {
                let first = Number {
                    label: t("First row"),
                    help: t("The first row shown"),
                    range: 0..=i32::from(to),
                    unit: "",
                };
                if let Some((first, gesture)) = self.fields.bare_number(ui, &first, from.into()) {
                    put(out, Some(gesture), label, Background { rows: Some((first as u16, to)), ..layer.clone() });
                }
                ui.label(t("to"));
                let range = i32::from(from)..=i32::from(height);
                let end = Number {
                    label: t("End of the rows"),
                    help: t("The row after the last one shown"),
                    range,
                    unit: "",
                };
                if let Some((end, gesture)) = self.fields.bare_number(ui, &end, to.into()) {
                    put(out, Some(gesture), label, Background { rows: Some((from, end as u16)), ..layer.clone() });
                }
                let whole = ui.add_enabled(layer.rows.is_some(), Button::new(t("All")));
                if whole.on_hover_text(t("Show the whole picture")).clicked() {
                    put(out, None, label, Background { rows: None, ..layer.clone() });
                }
            },
        );
        row(ui, t("Split"), t("Make two layers that share the picture: each can move at its own speed"), |ui| {
            self.row = self.row.clamp(from.saturating_add(1).min(to), to.saturating_sub(1).max(from));
            let range = i32::from(from)..=i32::from(to);
            let number =
                Number { label: t("Row to split at"), help: t("The first row of the lower layer"), range, unit: "" };
            if let Some((row, _)) = self.fields.bare_number(ui, &number, self.row.into()) {
                self.row = row as u16;
            }
            let can = from < self.row && self.row < to;
            let split = ui.add_enabled(can, Button::new(t("Split into two")));
            if split.on_hover_text(t("The upper rows stay in this layer, the lower ones get their own layer")).clicked()
            {
                let (n, row) = (self.chosen, self.row);
                on.change(out, t("Split background layer"), |layers| backgrounds::split(layers, n, row, height.into()));
            }
        });
    }
}
