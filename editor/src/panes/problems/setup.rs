//! The checks themselves: which are on, why others are off, and what they compare with.

use super::{look, set};
use crate::command::Outbox;
use crate::language::t;
use crate::studio::Studio;
use crate::tr;
use crate::widgets;
use crate::widgets::{HeldGesture, drag};
use eframe::egui::{self, RichText, Sense, TextEdit, Ui, vec2};
use kit::checks::{ALL, Check, Severity, settings};
use kit::document::Edit;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Reasons that are being typed, by check.
pub type Reasons = BTreeMap<&'static str, String>;

/// Shows all checks.
pub fn show(ui: &mut Ui, cx: &Studio, reasons: &mut Reasons, out: &mut Outbox) {
    widgets::hint(ui, t("Saved in the project, with the reasons, for all its authors."));
    egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        for check in ALL {
            check_ui(ui, cx, check, reasons, out);
        }
    });
}

fn check_ui(ui: &mut Ui, cx: &Studio, check: &'static Check, reasons: &mut Reasons, out: &mut Outbox) {
    let choice = &*cx.document().project().checks;
    let is_on = check.is_on(choice);
    let mut on = is_on;
    ui.horizontal(|ui| {
        ui.checkbox(&mut on, t(check.title)).on_hover_text(t(check.why));
        let (icon, color) = look(ui, check.severity);
        let (field, response) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
        icon.paint(ui.painter(), field, color, color);
        response.on_hover_text(match check.severity {
            Severity::Error => t("Its findings are errors."),
            Severity::Warning => t("Its findings are warnings."),
            Severity::Hint => t("Its findings are hints."),
        });
    });
    ui.indent(check.name, |ui| {
        if on != is_on {
            let mut new = choice.clone();
            match (on, check.usual) {
                (true, true) => drop(new.off.remove(check.name)),
                (true, false) => {
                    new.off.remove(check.name);
                    new.on.insert(check.name.to_owned());
                }
                (false, false) if new.on.contains(check.name) => drop(new.on.remove(check.name)),
                (false, _) => drop(new.off.insert(check.name.to_owned(), String::new())),
            }
            set(new, if on { t("Switch a check on") } else { t("Switch a check off") }, out);
        }
        if let Some(kept) = choice.off.get(check.name) {
            reason_ui(ui, cx, check, kept, reasons, out);
        } else {
            reasons.remove(check.name);
        }
        for setting in settings::ALL.iter().filter(|setting| setting.check == check.name && is_on) {
            setting_ui(ui, cx, setting, out);
        }
    });
}

fn reason_ui(ui: &mut Ui, cx: &Studio, check: &'static Check, kept: &str, reasons: &mut Reasons, out: &mut Outbox) {
    let text = reasons.entry(check.name).or_insert_with(|| kept.to_owned());
    let field =
        TextEdit::singleline(text).hint_text(t("Why it is off")).desired_width(f32::INFINITY).margin(vec2(8.0, 6.0));
    let response = ui.add(field);
    let name = tr!("Why \"{title}\" is off", title = t(check.title));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, &name));
    if response.lost_focus() && text.trim() != kept {
        let mut new = (*cx.document().project().checks).clone();
        new.off.insert(check.name.to_owned(), text.trim().to_owned());
        set(new, t("Say why a check is off"), out);
    } else if !response.has_focus() {
        kept.clone_into(text); // undone, or changed in another place
    }
}

fn setting_ui(ui: &mut Ui, cx: &Studio, setting: &settings::Threshold, out: &mut Outbox) {
    let choice = &*cx.document().project().checks;
    let old = setting.of(choice);
    let (mut value, mut gesture) = (old, None);
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(RichText::new(t(setting.label)).small());
        let field = ui.add(drag(&mut value).range(setting.min..=setting.max)).labelled_by(label.id);
        gesture = HeldGesture::of_field(&field);
        let usual = ui.add_enabled(value != setting.usual, egui::Button::new(t("Usual")).small());
        if usual.on_hover_text(tr!("Back to {usual}", usual = setting.usual)).clicked() {
            (value, gesture) = (setting.usual, None);
        }
    });
    if value != old {
        let mut new = choice.clone();
        match value == setting.usual {
            true => drop(new.settings.remove(setting.name)),
            false => drop(new.settings.insert(setting.name.to_owned(), value)),
        }
        out.edit_in(gesture, t("Set a limit of a check"), vec![Edit::SetChecks(Arc::new(new))]);
    }
}
