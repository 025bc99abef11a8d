//! The animation of a block's picture: pictures, the time of each, their order.

use super::Subject;
use super::cells::CellAtlas;
use crate::command::Outbox;
use crate::language::t;
use crate::look::icons::Icon;
use crate::look::theme;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::fields::{Fields, Number};
use crate::widgets::{hint, section, small_icon_button};
use eframe::egui::{Button, Color32, Role, Sense, Ui, WidgetInfo, vec2};
use kit::document::GestureId;
use kit::document::art::animations::{MOST, USUAL, changed};
use sim::project::{TileFrame, shown_at, until_next};
use std::time::Duration;

/// The section.
#[derive(Default)]
pub struct Animation {
    fields: Fields,
    art: CellAtlas,
}

/// A request about one picture of the animation.
enum Wish {
    Set(TileFrame, GestureId),
    Move(usize),
    Delete,
}

impl Animation {
    pub(super) fn ui(&mut self, ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
        section(ui, t("Animation"));
        let Some(sheet) = &on.set.tileset.sheet else {
            hint(ui, t("The tileset's picture could not be read."));
            return;
        };
        self.art.follow_art(ui, sheet);
        let most = sheet.cells.len().saturating_sub(1).min(usize::from(u16::MAX)) as u16;
        let (cell, animations) = (on.block.art, &on.set.tileset.animations);
        let frames = animations.get(&cell).map_or(&[][..], Vec::as_slice);
        let change = |out: &mut Outbox, gesture: Option<GestureId>, label: &str, to: Vec<TileFrame>| {
            if let Some(edit) = changed(cx.document().project(), on.tileset, cell, |frames| *frames = to) {
                out.edit_in(gesture, label, vec![edit]);
            }
        };
        ui.horizontal(|ui| {
            if !frames.is_empty() {
                self.moving_ui(ui, frames);
            }
            ui.vertical(|ui| {
                ui.weak(match frames.len() {
                    0 => tr!("Art cell {cell} is not animated.", cell),
                    _ => tr!("All blocks with art cell {cell} show this.", cell),
                });
                let add = ui.add_enabled(frames.len() < MOST, Button::new(t("Add picture")));
                let help = t("Add one more picture: the cell after the last one; change it below");
                if add.on_hover_text(help).on_disabled_hover_text(t("256 pictures are the maximum")).clicked() {
                    let mut to = frames.to_vec();
                    if to.is_empty() {
                        to.push(TileFrame { cell, duration: USUAL });
                    }
                    let last = to[to.len() - 1];
                    to.push(TileFrame { cell: last.cell.saturating_add(1).min(most), ..last });
                    change(out, None, t("Add picture to animation"), to);
                }
            });
        });
        let mut wish = None;
        for (n, frame) in frames.iter().enumerate() {
            ui.push_id(n, |ui| {
                wish = self.row_ui(ui, (n, *frame), (frames.len(), most)).map(|of| (n, of)).or(wish.take())
            });
        }
        let mut to = frames.to_vec();
        match wish {
            Some((n, Wish::Set(frame, gesture))) => {
                to[n] = frame;
                change(out, Some(gesture), t("Change animation"), to);
            }
            Some((n, Wish::Move(place))) => {
                to.swap(n, place);
                change(out, None, t("Move picture of animation"), to);
            }
            Some((n, Wish::Delete)) => {
                to.remove(n);
                change(out, None, t("Delete picture of animation"), to);
            }
            None => {}
        }
    }

    /// The animation as it runs.
    fn moving_ui(&self, ui: &mut Ui, frames: &[TileFrame]) {
        let now = (ui.input(|input| input.time) * 60.0) as u64 as u32;
        let shown = shown_at(frames, now).and_then(|at| frames.get(at));
        self.cell_ui(ui, shown.map_or(0, |frame| frame.cell), 48.0, t("Animation of the block"));
        if let Some(left) = until_next(frames, now) {
            ui.request_repaint_after(Duration::from_millis(u64::from(left.max(2)) * 1000 / 60 + 1));
        }
    }

    fn cell_ui(&self, ui: &mut Ui, cell: u16, side: f32, name: &str) {
        let (at, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
        ui.painter().rect_filled(at, 2.0, theme::of(ui).void);
        let mut mesh = self.art.mesh().unwrap_or_default();
        self.art.add(&mut mesh, at, cell.into(), Color32::WHITE);
        ui.painter().add(mesh);
    }

    /// One picture: what it shows, how long, its place.
    fn row_ui(&mut self, ui: &mut Ui, (n, frame): (usize, TileFrame), (count, most): (usize, u16)) -> Option<Wish> {
        let number = n + 1;
        let mut wish = None;
        ui.horizontal(|ui| {
            self.cell_ui(ui, frame.cell, 28.0, &tr!("Picture {number} of the animation", number));
            let label = tr!("Cell of picture {number}", number);
            let range = 0..=i32::from(most.max(frame.cell));
            let field = Number { label: &label, help: t("The cell of the tileset's picture"), range, unit: "" };
            ui.scope(|ui| {
                ui.set_max_width(64.0);
                if let Some((cell, gesture)) = self.fields.bare_number(ui, &field, frame.cell.into()) {
                    wish = Some(Wish::Set(TileFrame { cell: cell as u16, ..frame }, gesture));
                }
            });
            let label = tr!("Frames of picture {number}", number);
            let help = t("How long it stays: 60 frames are a second");
            let field = Number { label: &label, help, range: 1..=i32::from(u16::MAX), unit: "frames" };
            ui.scope(|ui| {
                ui.set_max_width(96.0);
                if let Some((frames, gesture)) = self.fields.bare_number(ui, &field, frame.duration.into()) {
                    wish = Some(Wish::Set(TileFrame { duration: frames as u16, ..frame }, gesture));
                }
            });
            let button = |ui: &mut Ui, can: bool, icon, name: String| {
                ui.add_enabled_ui(can, |ui| small_icon_button(ui, icon, &name)).inner.clicked()
            };
            if button(ui, n > 0, Icon::Up, tr!("Earlier: picture {number}", number)) {
                wish = Some(Wish::Move(n - 1));
            }
            if button(ui, n + 1 < count, Icon::Down, tr!("Later: picture {number}", number)) {
                wish = Some(Wish::Move(n + 1));
            }
            if button(ui, true, Icon::Delete, tr!("Delete picture {number}", number)) {
                wish = Some(Wish::Delete);
            }
        });
        wish
    }
}
