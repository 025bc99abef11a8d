//! The constants of a character: each with what it does, and what the originals have.

use crate::command::Outbox;
use crate::language::t;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::row;
use crate::widgets::fields::{Fields, Shared};
use crate::widgets::value::{ValueField, value_ui};
use crate::widgets::{hint, section};
use eframe::egui::{TextEdit, Ui};
use kit::document::{Edit, GestureId};
use sim::ruleset::{CONSTANTS, Character, ConstantGroup, ConstantInfo, Constants};
use sim::value::{Unit, ValueKind};

/// The page.
#[derive(Default)]
pub struct ConstantList {
    search: String,
}

impl ConstantList {
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        fields: &mut Fields,
        (cx, character): (&Studio, Character),
        out: &mut Outbox,
    ) {
        hint(
            ui,
            t(
                "Values count 256ths of a pixel. They act at once, also while you play. Changed ones have a button that \
                 brings the originals' value back.",
            ),
        );
        let search =
            TextEdit::singleline(&mut self.search).hint_text(t("Find a constant")).desired_width(f32::INFINITY);
        ui.add(search).accessible_name(t("Find a constant"));
        let choice = &cx.document().project().ruleset;
        if choice.constants.get(character.name()).is_some_and(|of| !of.is_empty()) {
            let all = ui.button(t("All as in the originals"));
            if all.on_hover_text(t("Forget every constant that this project sets for the character")).clicked() {
                let mut new = choice.clone();
                new.constants.remove(character.name());
                let label = tr!("{character} as in the originals", character = character.label());
                out.edit(&label, vec![Edit::SetRuleset(new)]);
            }
        }
        let now = *choice.resolve_lenient().constants(character);
        let wanted = self.search.trim().to_lowercase();
        let fits = |constant: &&ConstantInfo| {
            let texts = [constant.name, constant.label, constant.doc, t(constant.label), t(constant.doc)];
            texts.iter().any(|text| text.to_lowercase().contains(&wanted))
        };
        for group in ConstantGroup::ALL {
            let mut shown = CONSTANTS.iter().filter(|constant| constant.group == group).filter(fits).peekable();
            if shown.peek().is_some() {
                section(ui, t(group.label()));
            }
            for constant in shown {
                constant_ui(ui, fields, (cx, character), (constant, now), out);
            }
        }
    }
}

fn constant_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    (cx, character): (&Studio, Character),
    (constant, constants): (&ConstantInfo, Constants),
    out: &mut Outbox,
) {
    let (now, original) = (constant.get(constants), constant.get(Constants::of(character)));
    let set = |out: &mut Outbox, number: i32, gesture: Option<GestureId>| {
        let mut new = cx.document().project().ruleset.clone();
        new.set_constant(character, constant, number);
        let label = format!("{}: {}", character.label(), t(constant.label));
        out.edit_in(gesture, &label, vec![Edit::SetRuleset(new)]);
    };
    let field = ValueField { label: t(constant.label), help: t(constant.doc), kind: constant.kind };
    ui.push_id(constant.name, |ui| {
        row(ui, t(constant.label), t(constant.doc), |ui| {
            let shared = Shared { common: Some(now), each: &|| vec![now] };
            let (changed, gesture) = value_ui(ui, fields, &field, &shared);
            if let Some(number) = changed.and_then(|changed| changed.of(0)) {
                set(out, number, gesture);
            }
            if let ValueKind::Integer { unit: Unit::Speed, .. } = constant.kind {
                ui.weak(tr!("{pixels} px", pixels = in_pixels(now)));
            }
            if now != original {
                let name = tr!("Original value of {constant}", constant = t(constant.label));
                let button = ui.small_button("×").on_hover_text(tr!("In the originals: {original}", original));
                button
                    .widget_info(|| eframe::egui::WidgetInfo::labeled(eframe::egui::Role::Button, true, name.as_str()));
                if button.clicked() {
                    set(out, original, None);
                }
            }
        });
    });
}

/// Writes 256ths of a pixel as pixels, exactly.
fn in_pixels(number: i32) -> String {
    let text = format!("{:.8}", f64::from(number) / 256.0);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::in_pixels;

    #[test]
    fn subpixels_are_written_as_the_guide_writes_them() {
        for (number, text) in [(0xC, "0.046875"), (0x38, "0.21875"), (0x680, "6.5"), (0x600, "6"), (1, "0.00390625")] {
            assert_eq!(in_pixels(number), text);
        }
    }
}
