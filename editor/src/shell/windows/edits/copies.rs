//! Edit > Copies in rows: copies of what is selected, in columns and rows at equal distances.

use crate::command::Outbox;
use crate::language::{counted, msg, t};
use crate::look::theme;
use crate::session::Selected;
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::things::arrange::{CopyRows, in_rows};
use crate::things::lookup::Indexed;
use crate::things::targets;
use crate::tr;
use crate::widgets::fields::{Fields, Number};
use crate::widgets::hint;
use eframe::egui::{Button, Rect, Ui, vec2};
use sim::project::LevelData;

/// Things that are added at once at most.
const MOST: usize = 10_000;

/// The open window.
pub struct CopiesWindow {
    opened: bool,
    fields: Fields,
    rows: CopyRows,
}

impl Default for CopiesWindow {
    fn default() -> Self {
        Self { opened: false, fields: Fields::default(), rows: CopyRows { count: (2, 1), step: (32, 32) } }
    }
}

impl Window for CopiesWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let Some(level) = cx.in_view().level() else { return false };
        if !std::mem::replace(&mut self.opened, true) {
            self.begin(cx, level);
        }
        let (mut open, mut done) = (true, false);
        window(msg("Copies in rows"), vec2(380.0, 240.0)).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            let added = above_buttons(ui, |ui| self.fields_ui(ui, cx));
            ui.add_space(8.0);
            done = buttons(ui, |ui| self.buttons_ui(ui, cx, (level, added), out));
        });
        open && !done
    }
}

impl CopiesWindow {
    /// Begins with copies that touch each other.
    fn begin(&mut self, cx: &Studio, level: &LevelData) {
        let (things, own) = (Indexed::new(level), cx.derived().looks().own());
        let placed = cx.session().selected.things.iter().filter(|what| what.is_placed());
        let areas = placed.filter_map(|what| targets::bounds(&things, own, *what));
        if let Some(area) = areas.reduce(Rect::union) {
            let step = |length: f32| (length.round() as i32).max(16);
            self.rows.step = (step(area.width()), step(area.height()));
        }
    }

    /// The fields. Returns how many things would be added; `None` if that is none, or too many.
    fn fields_ui(&mut self, ui: &mut Ui, cx: &Studio) -> Option<usize> {
        let CopyRows { count: (columns, rows), step: (right, down) } = &mut self.rows;
        let count = |label, help| Number { label, help, range: 1..=1000, unit: "" };
        let step = |label, help| Number { label, help, range: -4096..=4096, unit: "px" };
        let numbers = [
            (columns, count(t("Columns"), t("Side by side, with what is selected"))),
            (rows, count(t("Rows"), t("Above one another, with what is selected"))),
            (right, step(t("Step right"), t("Pixels from one column to the next; negative: to the left"))),
            (down, step(t("Step down"), t("Pixels from one row to the next; negative: up"))),
        ];
        for (value, number) in numbers {
            if let Some((new, _)) = self.fields.number(ui, &number, *value) {
                *value = new;
            }
        }
        let selected = cx.session().selected.things.iter().filter(|what| what.is_placed()).count();
        let copies = (self.rows.count.0 * self.rows.count.1 - 1) as usize;
        let added = selected * copies;
        match (selected, added) {
            (0, _) => hint(ui, t("Select the objects and layer switchers that are to be copied.")),
            (_, 0) => hint(ui, t("Choose more than one column or row.")),
            (_, MOST..) => {
                let text = tr!(
                    "These would be {things}. The most at once are {most}.",
                    things = counted(added, "thing"),
                    most = MOST
                );
                ui.colored_label(theme::of(ui).warning, text);
            }
            _ => hint(ui, &tr!("To be added: {things}.", things = counted(added, "thing"))),
        }
        (1..MOST).contains(&added).then_some(added)
    }

    fn buttons_ui(
        &self,
        ui: &mut Ui,
        cx: &Studio,
        (level, added): (&LevelData, Option<usize>),
        out: &mut Outbox,
    ) -> bool {
        let mut done = false;
        ui.horizontal(|ui| {
            if ui.add_enabled(added.is_some(), Button::new(t("Place copies"))).clicked() {
                let (key, own) = (&cx.session().level, cx.derived().looks().own());
                let mut new = in_rows(key, level, own, &cx.session().selected.things, &self.rows);
                new.warn(out);
                out.edit(tr!("Place {count} copies", count = new.things.len()), std::mem::take(&mut new.edits));
                let things = std::mem::take(&mut new.things);
                out.session(move |session| {
                    session.selected.things.retain(Selected::is_placed);
                    session.selected.things.extend(things);
                });
                done = true;
            }
            done |= ui.button(t("Close")).clicked();
        });
        done
    }
}
