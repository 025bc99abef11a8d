//! Level > Insert or delete space: columns and rows of a level, with all that is behind them.

use crate::command::{Command, Outbox};
use crate::language::{msg, said, t};
use crate::look::theme;
use crate::session::Framing;
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::things::space::losses;
use crate::tr;
use crate::widgets::choices::row;
use crate::widgets::fields::{Fields, Number};
use crate::widgets::hint;
use eframe::egui::{Button, Rect, Ui, pos2, vec2};
use kit::drawing::space::{Along, NoSpace, Space, SpaceEffect, plan, preview};
use kit::notices::Notice;
use sim::project::{LevelData, MAX_WIDTH};
use sim::tiles::TILE;

/// The subject of a preview: the revision of the document, the level and the space.
type Asked = (u64, String, Space);

/// The open window.
#[derive(Default)]
pub struct SpaceWindow {
    opened: bool,
    fields: Fields,
    along: Along,
    deletes: bool,
    /// Numbers count blocks, not chunks.
    in_blocks: bool,
    at: i32,
    count: i32,
    seen: Option<(Asked, Result<SpaceEffect, NoSpace>)>,
}

impl Window for SpaceWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let Some(level) = cx.in_view().level() else { return false };
        let side = i32::from(cx.document().project().chunk_size.max(1));
        if !std::mem::replace(&mut self.opened, true) {
            self.begin(cx, side);
        }
        self.look(cx, level, side);
        let (mut open, mut done) = (true, false);
        window(msg("Insert or delete space"), vec2(430.0, 300.0)).default_pos(centre(ui)).open(&mut open).show(
            ui,
            |ui| {
                above_buttons(ui, |ui| self.fields_ui(ui));
                ui.add_space(8.0);
                done = buttons(ui, |ui| self.buttons_ui(ui, cx, (level, side), out));
            },
        );
        open && !done
    }
}

impl SpaceWindow {
    /// Begins with the columns of the selected area, else with one chunk at the level's left edge.
    fn begin(&mut self, cx: &Studio, side: i32) {
        self.count = 1;
        let Some(area) = cx.session().selected.area.bounds() else { return };
        let first = area.left.max(0);
        let width = (area.right - first).max(1);
        self.in_blocks = first % side != 0 || width % side != 0;
        let unit = if self.in_blocks { 1 } else { side };
        (self.at, self.count) = (first / unit, width / unit);
    }

    fn space(&self, side: i32) -> Space {
        let unit = if self.in_blocks { 1 } else { side };
        let by = self.count.saturating_mul(unit);
        let at = u32::try_from(self.at.saturating_mul(unit)).unwrap_or_default();
        Space { along: self.along, at, by: if self.deletes { -by } else { by } }
    }

    /// Previews the space, unless that is done already.
    fn look(&mut self, cx: &Studio, level: &LevelData, side: i32) {
        let asked = (cx.document().revision(), level.key.clone(), self.space(side));
        if self.seen.as_ref().is_none_or(|(of, _)| *of != asked) {
            let seen = preview(cx.document(), &level.key, asked.2);
            self.seen = Some((asked, seen));
        }
    }

    fn fields_ui(&mut self, ui: &mut Ui) {
        row(ui, t("What"), t("Everything to the right of columns, or below rows, moves along"), |ui| {
            ui.selectable_value(&mut self.along, Along::Columns, t("Columns"));
            ui.selectable_value(&mut self.along, Along::Rows, t("Rows"));
        });
        row(ui, t("Change"), t("Deleted columns and rows take what is in them along"), |ui| {
            ui.selectable_value(&mut self.deletes, false, t("Insert"));
            ui.selectable_value(&mut self.deletes, true, t("Delete"));
        });
        row(ui, t("In units of"), t("Blocks have 16 pixels. Chunks that are cut become new ones"), |ui| {
            ui.selectable_value(&mut self.in_blocks, false, t("Chunks"));
            ui.selectable_value(&mut self.in_blocks, true, t("Blocks"));
        });
        let unit = if self.in_blocks { "blocks" } else { "chunks" };
        let label = if self.deletes { t("First") } else { t("Before") };
        let most = MAX_WIDTH as i32;
        let first = Number { label, help: t("Counted from 0 at the left, or at the top"), range: 0..=most, unit: "" };
        if let Some((at, _)) = self.fields.number(ui, &first, self.at) {
            self.at = at;
        }
        let count = Number { label: t("Number"), help: t("Columns or rows"), range: 1..=most, unit };
        if let Some((count, _)) = self.fields.number(ui, &count, self.count) {
            self.count = count;
        }
        match self.seen.as_ref().map(|(_, seen)| seen) {
            Some(Ok(SpaceEffect { loss, size: (width, height) })) => {
                hint(ui, &tr!("The level becomes {width} × {height} chunks.", width, height));
                for text in losses(*loss) {
                    ui.colored_label(theme::of(ui).warning, text);
                }
            }
            Some(Err(why)) => _ = ui.colored_label(theme::of(ui).warning, format!("{}.", said(&why.to_string()))),
            None => {}
        }
    }

    fn buttons_ui(&self, ui: &mut Ui, cx: &Studio, (level, side): (&LevelData, i32), out: &mut Outbox) -> bool {
        let mut done = false;
        ui.horizontal(|ui| {
            let is_ready = matches!(self.seen, Some((_, Ok(_))));
            let label = match (self.deletes, self.along) {
                (false, Along::Columns) => t("Insert columns"),
                (false, Along::Rows) => t("Insert rows"),
                (true, Along::Columns) => t("Delete columns"),
                (true, Along::Rows) => t("Delete rows"),
            };
            if ui.add_enabled(is_ready, Button::new(label)).clicked() {
                match plan(cx.document(), &level.key, self.space(side)) {
                    Ok(plan) => {
                        out.session(|session| session.selected = Default::default());
                        out.edit(label, plan.edits);
                    }
                    Err(why) => out.send(Command::Notice(Notice::error(said(&why.to_string()).into_owned()))),
                }
            }
            if ui.button(t("Show the place")).clicked() {
                let area = place(level, self.space(side), side);
                out.session(move |session| session.canvas.framing = Some(Framing::Area(area)));
            }
            done = ui.button(t("Close")).clicked();
        });
        done
    }
}

/// The pixels of the level beside the place.
fn place(level: &LevelData, space: Space, side: i32) -> Rect {
    let (wide, high) = (level.layout.width() as i32 * side * TILE, level.layout.height() as i32 * side * TILE);
    let (at, by) = (space.at as f32 * TILE as f32, space.by.unsigned_abs() as f32 * TILE as f32);
    match space.along {
        Along::Columns => Rect::from_min_size(pos2(at, 0.0), vec2(by, high as f32)),
        Along::Rows => Rect::from_min_size(pos2(0.0, at), vec2(wide as f32, by)),
    }
}
