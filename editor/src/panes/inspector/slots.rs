//! The order of processing: which object comes before which, and how to change that.

use super::Subject;
use crate::bindings::Action;
use crate::command::Outbox;
use crate::language::{msg, t};
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::objects::moved_to_slot;
use crate::things::targets::title_in_view;
use crate::tools::arranging;
use crate::tr;
use crate::widgets::fields::{Fields, Number};
use crate::widgets::rows::{Column, List, ROW, Rows, SortKey, Source};
use crate::widgets::{action_tooltip, section};
use eframe::egui::{Button, CollapsingHeader, Ui};
use kit::derived::Derived;
use sim::project::{LevelData, Placement, PlacementId};
use std::borrow::Cow;
use std::collections::BTreeSet;

const COLUMNS: [Column; 4] =
    [Column::new(msg("Slot"), 40.0), Column::new(msg("Object"), 100.0), Column::new("X", 48.0), Column::rest("Y")];

/// The list of all objects of the level.
#[derive(Default)]
pub struct Slots {
    rows: Rows,
    /// The object that the list was scrolled to last.
    seen: Option<PlacementId>,
}

impl Slots {
    /// Shows where the selected objects are in the order.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        fields: &mut Fields,
        (on, chosen): (&Subject<'_>, &[&Placement]),
        cx: &Studio,
        out: &mut Outbox,
    ) {
        let [first, others @ ..] = chosen else { return };
        let list = &on.level.placements;
        let Some(slot) = list.iter().position(|placement| placement.id == first.id) else { return };
        section(ui, t("Slot order"));
        if others.is_empty() {
            let help = t("Objects are processed in this order; the last one that moves the player wins.");
            let number = Number { label: t("Slot"), help, range: 1..=list.len() as i32, unit: "" };
            if let Some((to, gesture)) = fields.number(ui, &number, slot as i32 + 1) {
                let edits = moved_to_slot(on.key, on.level, first.id, (to - 1).max(0) as usize);
                out.edit_in(gesture, t("Change slot order"), edits);
            }
        }
        buttons_ui(ui, cx, out);
        CollapsingHeader::new(tr!("All {count} objects in their order", count = list.len())).id_salt("slots").show(
            ui,
            |ui| {
                if self.seen.replace(first.id) != Some(first.id) {
                    self.rows.reveal(slot);
                }
                self.list_ui(ui, on.level, cx, out);
            },
        );
    }

    fn list_ui(&mut self, ui: &mut Ui, level: &LevelData, cx: &Studio, out: &mut Outbox) {
        let chosen = cx.session().selected.things.iter().filter_map(|what| match what {
            Selected::Placement(id) => Some(*id),
            _ => None,
        });
        let source = Objects { level, derived: cx.derived(), chosen: chosen.collect() };
        let stamp = cx.document().revision();
        let list = List { name: msg("Objects in slot order"), columns: &COLUMNS, stamp, max_height: Some(ROW * 12.0) };
        let picked = self.rows.show(ui, &list, &source);
        if let Some(placement) = picked.and_then(|picked| level.placements.get(picked.row())) {
            let id = placement.id;
            self.seen = Some(id);
            out.session(move |session| session.selected.things = [Selected::Placement(id)].into());
        }
    }
}

fn buttons_ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    ui.horizontal_wrapped(|ui| {
        for (action, text) in [
            (Action::SlotFirst, t("First")),
            (Action::SlotEarlier, t("Earlier")),
            (Action::SlotLater, t("Later")),
            (Action::SlotLast, t("Last")),
        ] {
            let enabled = arranging::is_enabled(action, cx) == Some(true);
            let button = ui.add_enabled(enabled, Button::new(text).small());
            if button.on_hover_ui(|ui| action_tooltip(ui, action, cx.keys())).clicked() {
                out.action(action);
            }
        }
    });
}

/// The objects of a level, as rows.
struct Objects<'a> {
    level: &'a LevelData,
    derived: &'a Derived,
    chosen: BTreeSet<PlacementId>,
}

impl Source for Objects<'_> {
    fn count(&self) -> usize {
        self.level.placements.len()
    }

    fn text(&self, row: usize, column: usize) -> Cow<'_, str> {
        let Some(placement) = self.level.placements.get(row) else { return "".into() };
        match column {
            0 => (row + 1).to_string().into(),
            1 => title_in_view(placement, self.derived).to_string().into(),
            2 => placement.x.to_string().into(),
            _ => placement.y.to_string().into(),
        }
    }

    fn name(&self, row: usize) -> String {
        let text = |column| self.text(row, column);
        tr!("{slot}  {object}  at {x}, {y}", slot = text(0), object = text(1), x = text(2), y = text(3))
    }

    fn key(&self, row: usize, column: usize) -> SortKey {
        match (column, self.level.placements.get(row)) {
            (2, Some(placement)) => SortKey::Number(placement.x.into()),
            (3, Some(placement)) => SortKey::Number(placement.y.into()),
            (1, _) => SortKey::text(&self.text(row, 1)),
            _ => SortKey::Number(row as i64),
        }
    }

    fn is_selected(&self, row: usize) -> bool {
        self.level.placements.get(row).is_some_and(|placement| self.chosen.contains(&placement.id))
    }
}
