//! A quiet line at the foot of the window that asks new users which habits they bring along. Nothing waits for it.

use crate::bindings::Preset;
use crate::command::{Command, Outbox};
use crate::language::t;
use crate::look::icons::Icon;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::{hint, small_icon_button};
use eframe::egui::Ui;

/// Shows the line.
pub fn show(ui: &mut Ui, _cx: &Studio, out: &mut Outbox) {
    ui.horizontal_wrapped(|ui| {
        hint(ui, t("Keys and mouse as in:"));
        for preset in Preset::ALL {
            let name = tr!("Keys and mouse as in {program}", program = preset.label());
            let response = ui.small_button(preset.label()).on_hover_text(preset.texts().join("\n"));
            if response.accessible_name(name).clicked() {
                answer(Some(preset), out);
            }
        }
        if ui.small_button(t("Compare…")).on_hover_text(t("See what differs between them, with pictures.")).clicked()
        {
            out.send(Command::AskHabits);
        }
        if small_icon_button(ui, Icon::Close, t("Keep Loopwright's own keys")).clicked() {
            answer(None, out);
        }
    });
}

fn answer(preset: Option<Preset>, out: &mut Outbox) {
    out.send(Command::Settings(Box::new(move |settings| {
        settings.welcomed = true;
        if let Some(preset) = preset {
            settings.take_preset(preset);
        }
    })));
}
