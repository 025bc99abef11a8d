//! The starts of a level: the one at which play begins, and further ones by name.

use super::Subject;
use crate::bindings::{Action, ToolId};
use crate::command::Outbox;
use crate::language::t;
use crate::session::{Framing, Selected};
use crate::studio::Studio;
use crate::things::{arrange, targets};
use crate::widgets::fields::Fields;
use crate::widgets::hint;
use eframe::egui::{RadioButton, Ui, vec2};
use sim::project::{NamedStart, Start};

/// The list of starts: which one play begins at.
pub fn ui(ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    let named = |name: Option<&String>| on.level.starts.iter().any(|start| Some(&start.name) == name);
    let chosen = cx.session().play.start.as_ref().filter(|name| named(Some(*name)));
    for what in targets::starts(on.level) {
        let name = name_of(on, what);
        ui.horizontal(|ui| {
            let label = name.as_deref().unwrap_or(t("Level start"));
            let radio = ui.add(RadioButton::new(chosen == name.as_ref(), label));
            if radio.on_hover_text(t("Play begins here")).clicked() {
                let name = name.clone();
                out.session(move |session| session.play.start = name);
            }
            ui.with_layout(eframe::egui::Layout::right_to_left(eframe::egui::Align::Center), |ui| {
                if ui.button(t("Select")).on_hover_text(t("Show this start and its settings")).clicked() {
                    select(on, what, out);
                }
            });
        });
    }
    ui.add_space(2.0);
    if ui
        .button(t("Add a start"))
        .on_hover_text(t("Adds a start beside the level's own, to be moved and named"))
        .clicked()
    {
        let start = Start { x: on.level.start.x.saturating_add(32), ..on.level.start };
        let name = arrange::new_start_name(on.level);
        let edit = arrange::further_starts(on.key, on.level, |starts| {
            starts.push(NamedStart { name, start, ..NamedStart::default() });
        });
        out.edit(t("Add start"), kit::document::Edits::from_iter(edit));
        select(on, Selected::FurtherStart(on.level.starts.len()), out);
    }
}

/// The name of a further start.
fn name_of(on: &Subject<'_>, what: Selected) -> Option<String> {
    match what {
        Selected::FurtherStart(n) => on.level.starts.get(n).map(|named| named.name.clone()),
        _ => None,
    }
}

fn select(on: &Subject<'_>, what: Selected, out: &mut Outbox) {
    let area = targets::bounds(on.level, &Default::default(), what);
    out.session(move |session| {
        session.selected.things = [what].into();
        session.tools.tool = ToolId::Select;
        if let Some(area) = area {
            session.canvas.framing = Some(Framing::Area(area.expand2(vec2(64.0, 64.0))));
        }
    });
}

/// The heading and the name of a further start.
pub fn name_ui(ui: &mut Ui, fields: &mut Fields, on: &Subject<'_>, n: usize, out: &mut Outbox) {
    let Some(named) = on.level.starts.get(n) else { return };
    ui.heading(t("Further start"));
    hint(ui, t("Another place where the player may begin."));
    ui.add_space(6.0);
    let Some((name, gesture)) = fields.text(ui, t("Name"), t("The name by which it is chosen"), &named.name) else {
        return;
    };
    let edit = arrange::further_starts(on.key, on.level, |starts| starts[n].name.clone_from(&name));
    let old = named.name.clone();
    out.edit_in(gesture, t("Rename start"), kit::document::Edits::from_iter(edit));
    out.session(move |session| {
        if session.play.start.as_ref() == Some(&old) {
            session.play.start = Some(name);
        }
    });
}

/// Shows the commands for a start.
pub fn buttons_ui(ui: &mut Ui, on: &Subject<'_>, what: Selected, out: &mut Outbox) {
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        if ui.button(t("Play from here")).on_hover_text(t("Play begins at this start from now on")).clicked() {
            let name = name_of(on, what);
            out.session(move |session| session.play.start = name);
            out.action(Action::PlayFromStart);
        }
        if matches!(what, Selected::FurtherStart(_)) && ui.button(t("Delete")).clicked() {
            out.action(Action::Delete);
        }
    });
}
