//! The physics: a game as preset, and every switch on its own with what it does.

use crate::command::{Command, Outbox};
use crate::language::t;
use crate::look::theme;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::{combo, row};
use crate::widgets::fields::{Fields, Shared};
use crate::widgets::value::{ValueField, value_ui};
use eframe::egui::{CollapsingHeader, RichText, TextEdit, Ui};
use kit::document::{Edit, GestureId};
use sim::ruleset::{Game, Ruleset, RulesetChoice, SwitchInfo};
use sim::value::ValueKind;

/// The typed words of the search.
#[derive(Default)]
pub struct Physics {
    search: String,
}

impl Physics {
    /// Shows the ruleset of the project.
    pub fn ui(&mut self, ui: &mut Ui, fields: &mut Fields, cx: &Studio, out: &mut Outbox) {
        let choice = &cx.document().project().ruleset;
        ui.add_space(8.0);
        CollapsingHeader::new(RichText::new(t("Physics")).strong()).id_salt("Physics").default_open(false).show(
            ui,
            |ui| {
                preset_ui(ui, choice, out);
                let help = t("Acceleration, gravity, jump force, radii and the rest, of each character");
                if ui.button(t("Constants of the characters\u{2026}")).on_hover_text(help).clicked() {
                    out.send(Command::ShowPane("characters"));
                }
                let field =
                    TextEdit::singleline(&mut self.search).hint_text(t("Find a switch")).desired_width(f32::INFINITY);
                let response = ui.add(field);
                response.accessible_name(t("Find a switch"));
                ui.add_space(4.0);
                let ruleset = choice.resolve_lenient();
                let wanted = self.search.trim().to_lowercase();
                let fits = |switch: &&SwitchInfo| {
                    [switch.name, switch.label, switch.doc, t(switch.label), t(switch.doc)]
                        .iter()
                        .any(|text| text.to_lowercase().contains(&wanted))
                };
                for switch in Ruleset::switches().iter().filter(fits) {
                    switch_ui(ui, fields, switch, choice, &ruleset, out);
                }
                for unknown in choice.unknown() {
                    ui.colored_label(theme::of(ui).warning, tr!("{unknown}: not known to this version, kept", unknown));
                }
            },
        );
    }
}

fn preset_ui(ui: &mut Ui, choice: &RulesetChoice, out: &mut Outbox) {
    row(ui, t("As in"), t("All switches start from this game's values"), |ui| {
        combo(ui, t("Physics as in"), choice.preset.label(), |ui| {
            for game in Game::ALL {
                if ui.selectable_label(choice.preset == game, game.label()).clicked() && choice.preset != game {
                    let new = RulesetChoice { preset: game, ..choice.clone() };
                    out.edit(tr!("Physics of {game}", game = game.label()), vec![Edit::SetRuleset(new)]);
                }
            }
        });
    });
}

fn switch_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    switch: &SwitchInfo,
    choice: &RulesetChoice,
    ruleset: &Ruleset,
    out: &mut Outbox,
) {
    let now = (switch.get)(ruleset);
    let set = |out: &mut Outbox, number: i32, gesture: Option<GestureId>| {
        let mut changed = *ruleset;
        (switch.set)(&mut changed, number);
        let mut new = choice.clone();
        if (switch.get)(&Ruleset::preset(choice.preset)) == (switch.get)(&changed) {
            new.overrides.remove(switch.name);
        } else {
            new.overrides.insert(switch.name.to_owned(), switch.value(&changed));
        }
        let label = tr!("Physics: {switch}", switch = t(switch.label));
        out.edit_in(gesture, label, vec![Edit::SetRuleset(new)]);
    };
    ui.push_id(switch.name, |ui| {
        ui.horizontal(|ui| {
            let field = ValueField { label: t(switch.label), help: t(switch.doc), kind: switch.kind };
            let mut control =
                |ui: &mut Ui| value_ui(ui, fields, &field, &Shared { common: Some(now), each: &|| vec![now] });
            let (changed, gesture) = match switch.kind {
                // Its label is behind it.
                ValueKind::Bool => control(ui),
                _ => row(ui, t(switch.label), t(switch.doc), control),
            };
            if let Some(number) = changed.and_then(|changed| changed.of(0)) {
                set(out, number, gesture);
            }
            if choice.overrides.contains_key(switch.name) {
                let preset = (switch.get)(&Ruleset::preset(choice.preset));
                let button = ui
                    .small_button("×")
                    .on_hover_text(tr!("Reset to the value of {game}", game = choice.preset.label()));
                if button.clicked() {
                    set(out, preset, None);
                }
            }
        });
    });
}
