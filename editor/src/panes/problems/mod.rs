//! What may be wrong in the project: where, why, and what to do about it. A click goes there.

mod go;
mod setup;

use super::{Home, Pane};
use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::context::PaneContext;
use crate::theme;
use crate::widgets::{self, Icon};
use eframe::egui::{
    self, Align, Color32, CornerRadius, Layout, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};
use kit::checks::fix::FixWish;
use kit::checks::{ALL, Check, Problem, Severity, Wish};
use kit::document::Edit;
use kit::notices::Notice;
use sim::project::CheckChoice;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The pane.
#[derive(Default)]
pub struct Problems {
    /// Severities that are not shown.
    hidden: Vec<Severity>,
    /// Findings in other levels are not shown.
    this_level: bool,
    /// Checks whose findings are folded away.
    folded: BTreeSet<&'static str>,
    /// The finding that was chosen: its check and place.
    chosen: Option<(&'static str, String)>,
    /// The chosen one was chosen by key, and shall be scrolled to.
    scroll: bool,
    /// What a reason is being typed for.
    asking: Option<Asking>,
    /// The checks are shown, to be switched on and off, instead of what they found.
    setup: bool,
    reasons: setup::Reasons,
}

/// What a reason is being typed for.
struct Asking {
    what: Wanted,
    reason: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// Leaving the chosen finding as it is.
    Ignore,
    /// Switching its check off.
    SwitchOff,
}

const NONE_CHOSEN: &str = "No problem is chosen: F8 goes to the next one.";

/// How a severity looks.
pub fn look(ui: &Ui, severity: Severity) -> (Icon, Color32) {
    let c = theme::of(ui);
    match severity {
        Severity::Error => (Icon::Error, c.error),
        Severity::Warning => (Icon::Warning, c.warning),
        Severity::Hint => (Icon::Info, ui.visuals().weak_text_color()),
    }
}

impl Pane for Problems {
    fn id(&self) -> &'static str {
        "problems"
    }

    fn title(&self) -> &'static str {
        "Problems"
    }

    fn home(&self) -> Home {
        Home::Below
    }

    fn ui(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
        self.head_ui(ui, cx, out);
        ui.separator();
        if self.setup {
            setup::show(ui, cx, &mut self.reasons, out);
        } else {
            self.list_ui(ui, cx, out);
        }
    }

    fn action(&mut self, action: Action, cx: &PaneContext<'_>, out: &mut Outbox) -> bool {
        match action {
            Action::NextProblem => self.step(1, cx, out),
            Action::PreviousProblem => self.step(-1, cx, out),
            Action::FixProblem => self.fix_chosen(cx, out),
            Action::FixCheck => match &self.chosen {
                Some((check, _)) => self.fix_all(vec![(*check).to_owned()], cx, out),
                None => out.send(Command::Notice(Notice::note(NONE_CHOSEN))),
            },
            Action::FixAll => self.fix_all(Vec::new(), cx, out),
            _ => return false,
        }
        true
    }
}

impl Problems {
    /// What is shown of the findings, in the order in which it is.
    fn shown<'a>(&self, cx: &PaneContext<'a>) -> Vec<&'a Problem> {
        let here = cx.session.level.as_str();
        let of_level = |problem: &Problem| !self.this_level || problem.place.level().is_none_or(|level| level == here);
        let all = cx.checks.report().standing();
        all.filter(|problem| !self.hidden.contains(&problem.severity) && of_level(problem)).collect()
    }

    fn is_chosen(&self, problem: &Problem) -> bool {
        self.chosen.as_ref().is_some_and(|(check, at)| *check == problem.check && *at == problem.at)
    }

    fn choose(&mut self, problem: &Problem, cx: &PaneContext<'_>, out: &mut Outbox) {
        self.chosen = Some((problem.check, problem.at.clone()));
        self.asking = None;
        go::fly(&problem.place, cx, out);
    }

    /// Chooses the finding so many places on, and goes there.
    fn step(&mut self, by: isize, cx: &PaneContext<'_>, out: &mut Outbox) {
        let shown = self.shown(cx);
        if shown.is_empty() {
            let text = if cx.checks.has_looked() { "No problems were found." } else { "Nothing has been checked yet." };
            out.send(Command::Notice(Notice::note(text)));
            return;
        }
        let at = shown.iter().position(|problem| self.is_chosen(problem));
        let count = shown.len() as isize;
        let next = at.map_or(if by > 0 { 0 } else { count - 1 }, |at| (at as isize + by).rem_euclid(count));
        self.folded.remove(shown[next as usize].check);
        self.choose(shown[next as usize], cx, out);
        (self.scroll, self.setup) = (true, false);
        out.send(Command::ShowPane("problems"));
    }

    fn fix_chosen(&mut self, cx: &PaneContext<'_>, out: &mut Outbox) {
        let chosen = cx.checks.report().standing().find(|problem| self.is_chosen(problem));
        let Some(problem) = chosen else {
            out.send(Command::Notice(Notice::note(NONE_CHOSEN)));
            return;
        };
        match &problem.fix {
            Some(_) if !cx.checks.is_current(cx.history.state()) => {
                out.send(Command::Notice(Notice::note(
                    "The project is being checked again; try once more in a moment.",
                )));
            }
            Some(fix) => out.edit(&fix.label, fix.edits.clone()),
            None => out.send(Command::Notice(Notice::note(format!("This one needs a hand: {}", problem.advice)))),
        }
    }

    /// Asks for all fixes of some checks (of all, where none is named), of what is shown.
    fn fix_all(&self, only: Vec<String>, cx: &PaneContext<'_>, out: &mut Outbox) {
        let levels = if self.this_level { vec![cx.session.level.clone()] } else { Vec::new() };
        let severities = Severity::ALL.into_iter().filter(|severity| !self.hidden.contains(severity)).collect();
        out.send(Command::Fix(FixWish { wish: Wish { only, levels }, severities }));
    }

    /// Which severities are shown, and how many there are of each.
    fn head_ui(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            for severity in Severity::ALL {
                let on = !self.hidden.contains(&severity);
                if chip(ui, severity, cx.checks.report().count(severity), on) {
                    match on {
                        true => self.hidden.push(severity),
                        false => self.hidden.retain(|hidden| *hidden != severity),
                    }
                }
            }
            ui.checkbox(&mut self.this_level, "This level").on_hover_text("Leave out what is in other levels.");
            let (icon, name) = if self.setup { (Icon::Right, "Findings") } else { (Icon::Settings, "Checks…") };
            let help = "Switch checks on and off, say why, and set what they compare with.";
            if widgets::small_icon_button(ui, icon, name).on_hover_text(help).clicked() {
                self.setup ^= true;
            }
            let fits = |problem: &&Problem| {
                !problem.imported && problem.fix.as_ref().is_some_and(|fix| !fix.decides)
            };
            let count = self.shown(cx).into_iter().filter(fits).count();
            if count > 0 && !self.setup {
                let help = "Fix all problems shown here that can be fixed in one step, together. Problems whose fix deletes \
                            something are left for you to decide.";
                let name = format!("Fix all {count}");
                if fix_button(ui, cx, &name, &name).on_hover_text(help).clicked() {
                    self.fix_all(Vec::new(), cx, out);
                }
            }
        });
    }

    fn list_ui(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
        status_ui(ui, cx);
        let shown = self.shown(cx);
        egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            for check in ALL {
                let found: Vec<&Problem> =
                    shown.iter().copied().filter(|problem| problem.check == check.name).collect();
                if !found.is_empty() {
                    self.check_ui(ui, cx, check, &found, out);
                }
            }
            ignored_ui(ui, cx, out);
        });
        self.scroll = false;
    }

    fn check_ui(
        &mut self,
        ui: &mut Ui,
        cx: &PaneContext<'_>,
        check: &'static Check,
        found: &[&Problem],
        out: &mut Outbox,
    ) {
        let left_out = cx.checks.report().not_listed(check.name, Severity::Hint);
        ui.add_space(4.0);
        self.title_ui(ui, cx, check, (found, left_out), out);
        if self.folded.contains(check.name) {
            return;
        }
        for problem in found {
            self.problem_ui(ui, cx, problem, out);
        }
        if left_out > 0 {
            widgets::hint(ui, &format!("and {left_out} more, once some of these are fixed"));
        }
    }

    /// What a check looks for and how much it found; a click folds that away.
    fn title_ui(
        &mut self,
        ui: &mut Ui,
        cx: &PaneContext<'_>,
        check: &'static Check,
        (found, left_out): (&[&Problem], usize),
        out: &mut Outbox,
    ) {
        let fits = found.iter().filter(|problem| problem.fix.is_some() && !problem.imported).count();
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let help = "Fix all of this kind that can be fixed in one step, together; undo takes that back.";
                let (text, name) = (format!("Fix {fits}"), format!("Fix {fits}: {}", check.title));
                if fits > 0 && fix_button(ui, cx, &text, &name).on_hover_text(help).clicked() {
                    self.fix_all(vec![check.name.to_owned()], cx, out);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    let (_, field) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
                    let title = format!("{} ({})", check.title, found.len() + left_out);
                    let title = egui::Label::new(RichText::new(title).strong()).selectable(false).truncate();
                    let is_open = !self.folded.contains(check.name);
                    egui::collapsing_header::paint_default_icon(ui, f32::from(u8::from(is_open)), &field);
                    let help =
                        format!("{}\n\nClick to {} them.", check.why, if is_open { "fold away" } else { "show" });
                    let title = ui.add(title.sense(Sense::click())).on_hover_text(help);
                    if title.has_focus() {
                        let edge = Stroke::new(1.0, theme::of(ui).accent);
                        ui.painter().rect_stroke(title.rect.expand(2.0), 3, edge, StrokeKind::Outside);
                    }
                    if title.clicked() && !self.folded.remove(check.name) {
                        self.folded.insert(check.name);
                    }
                });
            });
        });
    }

    fn problem_ui(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, problem: &Problem, out: &mut Outbox) {
        let is_chosen = self.is_chosen(problem);
        let c = theme::of(ui);
        let frame = egui::Frame::new().inner_margin(6).corner_radius(5);
        let mut prepared = frame.begin(ui);
        row_ui(&mut prepared.content_ui, problem, is_chosen);
        let response = prepared.allocate_space(ui).interact(Sense::click());
        let name = format!("{}: {}", problem.shown_at(), problem.what);
        response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, is_chosen, &name));
        let fill = match (is_chosen, response.hovered()) {
            (true, _) => c.accent_fill,
            (false, true) => ui.visuals().widgets.hovered.weak_bg_fill,
            (false, false) => Color32::TRANSPARENT,
        };
        prepared.frame.fill = fill;
        prepared.frame.stroke = if response.has_focus() { Stroke::new(1.0, c.accent) } else { Stroke::NONE };
        prepared.paint(ui);
        if response.clicked() {
            self.choose(problem, cx, out);
        }
        if is_chosen {
            if self.scroll {
                response.scroll_to_me(Some(Align::Center));
            }
            self.details_ui(ui, cx, problem, out);
        }
    }

    /// Why the chosen finding is one, what to do, and buttons to do it.
    fn details_ui(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, problem: &Problem, out: &mut Outbox) {
        let check = Check::named(problem.check);
        egui::Frame::new().inner_margin(egui::Margin { left: 26, right: 6, top: 0, bottom: 6 }).show(ui, |ui| {
            ui.label(RichText::new(check.map_or("", |check| check.why)).weak());
            ui.label(&problem.advice);
            let is_current = cx.checks.is_current(cx.history.state());
            ui.horizontal_wrapped(|ui| {
                if let Some(fix) = &problem.fix {
                    let button = ui.add_enabled(is_current, egui::Button::new(RichText::new(&fix.label).strong()));
                    let button = button.on_hover_text("Fixes it in one step, which undo takes back.");
                    if button.on_disabled_hover_text("The project is being checked again.").clicked() {
                        out.edit(&fix.label, fix.edits.clone());
                    }
                }
                if ui.button("Meant to be…").on_hover_text("Leave this one as it is, and say why.").clicked() {
                    self.ask(Wanted::Ignore);
                }
                if ui
                    .button("Switch off…")
                    .on_hover_text("Do not run this check on this project, and say why.")
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

    fn reason_ui(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, problem: &Problem, out: &mut Outbox) {
        let Some(asking) = &mut self.asking else { return };
        let name = match asking.what {
            Wanted::Ignore => "Why this is meant to be",
            Wanted::SwitchOff => "Why this check is off",
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
            done |= ui.add_enabled(given, egui::Button::new("Keep the reason")).clicked();
            gone = ui.button("Cancel").clicked();
        });
        let reason = asking.reason.trim().to_owned();
        if done && !reason.is_empty() {
            let mut choice = (*cx.document.project().checks).clone();
            let label = match asking.what {
                Wanted::Ignore => {
                    choice.ignored.entry(problem.check.to_owned()).or_default().insert(problem.at.clone(), reason);
                    "Leave a finding as it is"
                }
                Wanted::SwitchOff => {
                    choice.off.insert(problem.check.to_owned(), reason);
                    "Switch a check off"
                }
            };
            set(choice, label, out);
        }
        if gone || (done && !asking.reason.trim().is_empty()) {
            self.asking = None;
        }
    }
}

/// A button that asks for many fixes, and waits until they are worked out.
fn fix_button(ui: &mut Ui, cx: &PaneContext<'_>, text: &str, name: &str) -> egui::Response {
    let is_free = !cx.checks.is_fixing();
    let button = ui.add_enabled(is_free, egui::Button::new(text).small());
    button.widget_info(|| WidgetInfo::labeled(Role::Button, is_free, name));
    button
}

/// Changes what the project says about checks.
fn set(choice: CheckChoice, label: &str, out: &mut Outbox) {
    out.edit(label, vec![Edit::SetChecks(Arc::new(choice))]);
}

/// A severity with its count, to be shown or not.
fn chip(ui: &mut Ui, severity: Severity, count: usize, on: bool) -> bool {
    let (icon, color) = look(ui, severity);
    let text = format!("{count}");
    let galley =
        ui.painter().layout_no_wrap(text, egui::TextStyle::Body.resolve(ui.style()), ui.visuals().text_color());
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + 34.0, 24.0), Sense::click());
    let name = format!("{count} {}{}", severity.name(), if count == 1 { "" } else { "s" });
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, &name));
    let c = theme::of(ui);
    let fill = if on { ui.visuals().widgets.inactive.weak_bg_fill } else { Color32::TRANSPARENT };
    let edge = if response.has_focus() || response.hovered() { c.accent } else { c.line };
    ui.painter().rect(rect, CornerRadius::same(5), fill, Stroke::new(1.0, edge), StrokeKind::Inside);
    let faded = |color: Color32| if on { color } else { color.gamma_multiply(0.45) };
    let field = egui::Rect::from_min_size(rect.min + vec2(7.0, 5.0), vec2(14.0, 14.0));
    icon.paint(ui.painter(), field, faded(color), faded(color));
    let at = egui::pos2(rect.min.x + 26.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley_with_override_text_color(at, galley, faded(ui.visuals().text_color()));
    let help = if on { "Shown. Click to hide them." } else { "Hidden. Click to show them." };
    response.on_hover_text(format!("{name}. {help}")).clicked()
}

/// Picture, what is wrong, and where.
fn row_ui(ui: &mut Ui, problem: &Problem, is_chosen: bool) {
    let (icon, color) = look(ui, problem.severity);
    ui.set_width(ui.available_width());
    ui.horizontal_top(|ui| {
        let (field, _) = ui.allocate_exact_size(vec2(14.0, 16.0), Sense::hover());
        icon.paint(ui.painter(), field, color, color);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let what = egui::Label::new(RichText::new(&problem.what)).selectable(false);
            ui.add(if is_chosen { what.wrap() } else { what.truncate() });
            let imported = if problem.imported { ", as imported" } else { "" };
            let at = RichText::new(format!("{}{imported}", problem.shown_at())).weak().small();
            ui.add(egui::Label::new(at).selectable(false).truncate());
        });
    });
}

/// Whether what is shown is true of the project as it stands.
fn status_ui(ui: &mut Ui, cx: &PaneContext<'_>) {
    let checks = cx.checks;
    if let Some(fault) = checks.fault() {
        ui.label(RichText::new(fault).color(ui.visuals().error_fg_color));
        return;
    }
    if !checks.has_looked() {
        widgets::hint(ui, "Checking the project…");
        return;
    }
    if checks.is_fixing() {
        widgets::hint(ui, "Fixing…");
    } else if !checks.is_current(cx.history.state()) {
        widgets::hint(ui, "Something was changed since: checking again…");
    } else if checks.report().standing().next().is_none() {
        ui.horizontal(|ui| {
            let (field, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
            let good = theme::of(ui).good;
            Icon::Done.paint(ui.painter(), field, good, good);
            ui.label("Nothing was found.");
        });
    }
}

/// What is meant to be as it is, with the reasons.
fn ignored_ui(ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
    let ignored: Vec<&Problem> =
        cx.checks.report().problems.iter().filter(|problem| problem.ignored.is_some()).collect();
    if ignored.is_empty() {
        return;
    }
    ui.add_space(6.0);
    egui::CollapsingHeader::new(format!("Meant to be ({})", ignored.len())).id_salt("ignored").show(ui, |ui| {
        for problem in ignored {
            ui.add(egui::Label::new(&problem.what).wrap());
            ui.label(RichText::new(problem.shown_at()).weak().small());
            ui.label(RichText::new(problem.ignored.as_deref().unwrap_or_default()).italics());
            if ui.button("Tell of it again").clicked() {
                let mut choice = (*cx.document.project().checks).clone();
                if let Some(places) = choice.ignored.get_mut(problem.check) {
                    places.remove(&problem.at);
                    if places.is_empty() {
                        choice.ignored.remove(problem.check);
                    }
                }
                set(choice, "Tell of a finding again", out);
            }
            ui.separator();
        }
    });
}
