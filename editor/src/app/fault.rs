//! A fault in the program itself: what was done is kept, and the window says so instead of vanishing.

use super::App;
use crate::language::t;
use crate::look::icons::Icon;
use crate::look::theme;
use eframe::egui::{self, Align, Button, Layout, RichText, ScrollArea, Sense, TextEdit, ViewportCommand, vec2};
use kit::job::caught;

impl App {
    /// Does a part of a picture. If that fails by a fault of ours, nothing else is done any more, and the journal has
    /// every step that was done before.
    pub(super) fn guarded(&mut self, ctx: &egui::Context, work: impl FnOnce(&mut Self)) {
        if self.fault.is_some() {
            return;
        }
        if let Err(fault) = caught(|| work(self)) {
            let is_kept = self.keeping.works() && caught(|| self.end_journal()).is_ok();
            self.fault = Some(Fault { text: fault, is_kept });
            ctx.request_repaint();
        }
    }

    /// The fault that ended the work, if there was one.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_ref().map(|fault| fault.text.as_str())
    }

    /// Shows the fault, if there was one; false if there was none.
    pub(super) fn show_fault(&self, ui: &mut egui::Ui) -> bool {
        let Some(fault) = &self.fault else { return false };
        egui::CentralPanel::default().show(ui, |ui| {
            let width = ui.available_width().min(560.0);
            ui.add_space(ui.available_height() * 0.2);
            ui.allocate_ui_with_layout(vec2(ui.available_width(), 0.0), Layout::top_down(Align::Center), |ui| {
                ui.scope(|ui| {
                    ui.set_width(width);
                    ui.with_layout(Layout::top_down(Align::Min), |ui| fault.ui(ui));
                });
            });
        });
        true
    }
}

/// A fault, and the words about it.
pub(super) struct Fault {
    text: String,
    is_kept: bool,
}

impl Fault {
    fn ui(&self, ui: &mut egui::Ui) {
        ui.horizontal(|ui| {
            let (field, _) = ui.allocate_exact_size(vec2(22.0, 22.0), Sense::hover());
            let color = theme::of(ui).error;
            Icon::Warning.paint(ui.painter(), field, color, color);
            ui.heading(t("Loopwright hit an internal error and cannot continue"));
        });
        ui.add_space(8.0);
        ui.label(if self.is_kept {
            t("Your work is kept, with its whole history. Start Loopwright again and open the project: it offers to \
             restore it.")
        } else {
            t("What you saved is on disk. Steps that were not saved could not be kept.")
        });
        ui.add_space(8.0);
        ui.label(t("Please report this text, and what you did last:"));
        ScrollArea::vertical().max_height(160.0).show(ui, |ui| {
            let mut text = self.text.as_str();
            ui.add(TextEdit::multiline(&mut text).desired_width(f32::INFINITY).desired_rows(3));
        });
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let close = Button::new(t("Close Loopwright")).min_size(vec2(120.0, 28.0)).fill(theme::of(ui).accent_fill);
            if ui.add(close).clicked() {
                ui.ctx().send_viewport_cmd(ViewportCommand::Close);
            }
            if ui.button(RichText::new(t("Copy the text"))).clicked() {
                ui.ctx().copy_text(self.text.clone());
            }
        });
    }
}
