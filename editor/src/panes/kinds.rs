//! Hide and lock: the kinds of objects in the level, which of them are seen, and which the pointer does not grab.

use super::{Home, Pane};
use crate::bindings::Action;
use crate::command::Outbox;
use crate::language::{msg, t};
use crate::session::{KindsShown, ThingKind};
use crate::studio::Studio;
use crate::things::targets::title_in_view;
use crate::tr;
use crate::widgets::hint;
use eframe::egui::{Align, Button, Layout, ScrollArea, Ui};
use sim::project::{LevelData, Placement};
use std::collections::BTreeSet;

/// The pane.
#[derive(Default)]
pub struct KindsPane;

impl Pane for KindsPane {
    fn id(&self) -> &'static str {
        "kinds"
    }

    fn title(&self) -> &'static str {
        msg("Hide and lock")
    }

    fn words(&self) -> &'static [&'static str] {
        &["layers", "visibility", "object layers", "eye", "lock"]
    }

    fn manual(&self) -> &'static str {
        "objects.md"
    }

    fn home(&self) -> Home {
        Home::Foot
    }

    fn without_a_level(&self) -> Option<&'static str> {
        Some(t("A maze has no objects."))
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let Some(level) = cx.in_view().level() else {
            return hint(ui, t("Open a project to see the kinds of objects of its level here."));
        };
        let shown = &cx.session().canvas.kinds;
        ui.horizontal_wrapped(|ui| {
            hint(ui, t("What is hidden is still played and saved. A click does not select what is locked."));
            let all = Button::new(t(Action::ShowAllKinds.info().label));
            if ui.add_enabled(!shown.is_all(), all).clicked() {
                out.action(Action::ShowAllKinds);
            }
        });
        let counts = ThingKind::counts(level);
        if counts.is_empty() {
            hint(ui, t("The level has no objects and no layer switchers."));
        }
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            for (kind, count) in counts {
                ui.horizontal(|ui| row_ui(ui, cx, (level, shown), (kind, count), out));
            }
        });
    }
}

/// A kind: seen or not, its number of objects, locked or not.
fn row_ui(
    ui: &mut Ui,
    cx: &Studio,
    (level, shown): (&LevelData, &KindsShown),
    (kind, count): (ThingKind, usize),
    out: &mut Outbox,
) {
    let name = name(cx, level, &kind);
    let mut is_seen = !shown.hidden.contains(&kind);
    let is_locked = shown.locked.contains(&kind);
    if ui.checkbox(&mut is_seen, format!("{name} ({count})")).on_hover_text(t("Seen on the canvas")).changed() {
        let kind = kind.clone();
        out.session(move |session| toggle(&mut session.canvas.kinds.hidden, kind));
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let label = if is_locked { t("Locked") } else { t("Lock") };
        let button = ui.add(Button::selectable(is_locked, label).small());
        if button.accessible_name(&tr!("Lock {name}", name)).on_hover_text(t("A click does not select it")).clicked() {
            out.session(move |session| toggle(&mut session.canvas.kinds.locked, kind));
        }
    });
}

fn toggle(kinds: &mut BTreeSet<ThingKind>, kind: ThingKind) {
    if !kinds.remove(&kind) {
        kinds.insert(kind);
    }
}

/// Returns the name of a kind, as the level's objects have it.
fn name(cx: &Studio, level: &LevelData, kind: &ThingKind) -> String {
    let ThingKind::Objects(of) = kind else { return t("Layer switchers").to_owned() };
    let is_of = |placement: &&Placement| placement.kind == *of;
    level
        .placements
        .iter()
        .find(is_of)
        .map_or_else(|| of.clone(), |first| title_in_view(first, cx.derived()).to_owned())
}
