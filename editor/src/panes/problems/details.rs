//! Below the list: why the chosen finding is one, what to do about it, and what is meant to be as it is.

use super::{Asking, Problems, Wanted, set};
use crate::command::Outbox;
use crate::language::{said, t};
use crate::studio::Studio;
use crate::tr;
use eframe::egui::{self, RichText, Ui, vec2};
use kit::checks::{Check, Problem};

impl Problems {
    /// Why the chosen finding is one, what to do, and buttons to do it.
    pub(super) fn details_ui(&mut self, ui: &mut Ui, cx: &Studio, problem: &Problem, out: &mut Outbox) {
        let check = Check::named(problem.check);
        egui::Frame::new().inner_margin(egui::Margin { left: 6, right: 6, top: 8, bottom: 6 }).show(ui, |ui| {
            ui.label(RichText::new(said(&problem.what)).strong());
            let at = problem.shown_at();
            let place = said(&at);
            let place = if problem.imported { tr!("{place}, as imported", place) } else { place.into_owned() };
            ui.label(RichText::new(place).weak().small());
            ui.label(RichText::new(check.map_or("", |check| t(check.why))).weak());
            ui.label(said(&problem.advice));
            let is_current = cx.checks().is_current(cx.history().state());
            ui.horizontal_wrapped(|ui| {
                if let Some(fix) = &problem.fix {
                    let button =
                        ui.add_enabled(is_current, egui::Button::new(RichText::new(said(&fix.label)).strong()));
                    let button = button.on_hover_text(t("Fixes it in one step. Undo reverts it."));
                    if button.on_disabled_hover_text(t("The project is being checked again.")).clicked() {
                        out.edit(said(&fix.label), fix.edits.clone());
                    }
                }
                if ui.button(t("Ignore…")).on_hover_text(t("Ignore this finding, and say why.")).clicked() {
                    self.ask(Wanted::Ignore);
                }
                if ui
                    .button(t("Switch off…"))
                    .on_hover_text(t("Do not run this check on this project, and say why."))
                    .clicked()
                {
                    self.ask(Wanted::SwitchOff);
                }
            });
            self.reason_ui(ui, cx, problem, out);
        });
    }

    fn ask(&mut self, what: Wanted) {
        self.asking = Some(Asking { what, reason: String::new() });
    }

    fn reason_ui(&mut self, ui: &mut Ui, cx: &Studio, problem: &Problem, out: &mut Outbox) {
        let Some(asking) = &mut self.asking else { return };
        let name = match asking.what {
            Wanted::Ignore => t("Why this is ignored"),
            Wanted::SwitchOff => t("Why this check is off"),
        };
        let label = ui.label(name);
        let field = egui::TextEdit::singleline(&mut asking.reason).desired_width(f32::INFINITY).margin(vec2(8.0, 6.0));
        let field = ui.add(field).labelled_by(label.id);
        if asking.reason.is_empty() && !field.has_focus() && !field.lost_focus() {
            field.request_focus();
        }
        let (mut done, mut gone) = (field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter)), false);
        ui.horizontal(|ui| {
            let given = !asking.reason.trim().is_empty();
            done |= ui.add_enabled(given, egui::Button::new(t("Keep the reason"))).clicked();
            gone = ui.button(t("Cancel")).clicked();
        });
        let reason = asking.reason.trim().to_owned();
        if done && !reason.is_empty() {
            let mut choice = (*cx.document().project().checks).clone();
            let label = match asking.what {
                Wanted::Ignore => {
                    choice.ignored.entry(problem.check.to_owned()).or_default().insert(problem.at.clone(), reason);
                    t("Ignore a finding")
                }
                Wanted::SwitchOff => {
                    choice.off.insert(problem.check.to_owned(), reason);
                    t("Switch a check off")
                }
            };
            set(choice, label, out);
        }
        if gone || (done && !asking.reason.trim().is_empty()) {
            self.asking = None;
        }
    }
}

/// Shows the findings that are meant as they are, with the reasons.
pub(super) fn ignored_ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let ignored: Vec<&Problem> =
        cx.checks().report().problems.iter().filter(|problem| problem.ignored.is_some()).collect();
    if ignored.is_empty() {
        return;
    }
    ui.add_space(6.0);
    egui::CollapsingHeader::new(tr!("Ignored ({count})", count = ignored.len())).id_salt("ignored").show(ui, |ui| {
        for problem in ignored {
            ui.add(egui::Label::new(said(&problem.what)).wrap());
            ui.label(RichText::new(said(&problem.shown_at())).weak().small());
            ui.label(RichText::new(problem.ignored.as_deref().unwrap_or_default()).italics());
            if ui.button(t("Report it again")).clicked() {
                let mut choice = (*cx.document().project().checks).clone();
                if let Some(places) = choice.ignored.get_mut(problem.check) {
                    places.remove(&problem.at);
                    if places.is_empty() {
                        choice.ignored.remove(problem.check);
                    }
                }
                set(choice, t("Report a finding again"), out);
            }
            ui.separator();
        }
    });
}
