//! Possible problems in the project: where, why, and how to fix them. A click goes there.

mod details;
mod go;
mod list;
mod setup;

use super::{Home, Pane};
use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::language::{counted, msg, said, t};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::studio::Studio;
use crate::tr;
use crate::widgets;
use crate::widgets::rows::{ROW, Rows};
use eframe::egui::{self, Color32, CornerRadius, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use kit::checks::fix::FixWish;
use kit::checks::{Problem, Report, Severity, Wish};
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
    /// The finding for which a reason is being typed.
    asking: Option<Asking>,
    /// The checks are shown, to be switched on and off, instead of what they found.
    setup: bool,
    reasons: setup::Reasons,
    rows: Rows,
    /// The report that the rows were made of last.
    report: Option<Arc<Report>>,
}

/// The finding for which a reason is being typed.
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

const NONE_CHOSEN: &str = msg("No problem is chosen: F8 goes to the next one.");

/// Returns the look of a severity.
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
        msg("Problems")
    }

    fn words(&self) -> &'static [&'static str] {
        &["errors", "warnings", "lint", "issues", "validate"]
    }

    fn manual(&self) -> &'static str {
        "problems.md"
    }

    fn home(&self) -> Home {
        Home::Below
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        self.head_ui(ui, cx, out);
        ui.separator();
        if self.setup {
            setup::show(ui, cx, &mut self.reasons, out);
        } else {
            self.list_ui(ui, cx, out);
        }
    }

    fn action(&mut self, action: Action, cx: &Studio, out: &mut Outbox) -> bool {
        match action {
            Action::NextProblem => self.step(1, cx, out),
            Action::PreviousProblem => self.step(-1, cx, out),
            Action::FixProblem => self.fix_chosen(cx, out),
            Action::FixCheck => match &self.chosen {
                Some((check, _)) => self.fix_all(vec![(*check).to_owned()], cx, out),
                None => out.send(Command::Notice(Notice::note(t(NONE_CHOSEN)))),
            },
            Action::FixAll => self.fix_all(Vec::new(), cx, out),
            _ => return false,
        }
        true
    }
}

impl Problems {
    /// Returns the findings that are shown, in their order.
    fn shown<'a>(&self, cx: &'a Studio) -> Vec<&'a Problem> {
        let here = cx.session().level.as_str();
        let of_level = |problem: &Problem| !self.this_level || problem.place.level().is_none_or(|level| level == here);
        let all = cx.checks().report().standing();
        all.filter(|problem| !self.hidden.contains(&problem.severity) && of_level(problem)).collect()
    }

    fn is_chosen(&self, problem: &Problem) -> bool {
        self.chosen.as_ref().is_some_and(|(check, at)| *check == problem.check && *at == problem.at)
    }

    fn choose(&mut self, problem: &Problem, cx: &Studio, out: &mut Outbox) {
        self.chosen = Some((problem.check, problem.at.clone()));
        self.asking = None;
        go::fly(&problem.place, cx, out);
    }

    /// Chooses the finding so many places on, and goes there.
    fn step(&mut self, by: isize, cx: &Studio, out: &mut Outbox) {
        let shown = self.shown(cx);
        if shown.is_empty() {
            let text = if cx.checks().has_looked() {
                t("No problems were found.")
            } else {
                t("Nothing has been checked yet.")
            };
            out.send(Command::Notice(Notice::note(text)));
            return;
        }
        let at = shown.iter().position(|problem| self.is_chosen(problem)).map(|at| self.rows.place(at));
        let count = shown.len() as isize;
        let next = at.map_or(if by > 0 { 0 } else { count - 1 }, |at| (at as isize + by).rem_euclid(count));
        let next = shown[self.rows.at(next as usize).min(shown.len() - 1)];
        self.folded.remove(next.check);
        self.choose(next, cx, out);
        (self.scroll, self.setup) = (true, false);
        out.send(Command::ShowPane("problems"));
    }

    fn fix_chosen(&mut self, cx: &Studio, out: &mut Outbox) {
        let chosen = cx.checks().report().standing().find(|problem| self.is_chosen(problem));
        let Some(problem) = chosen else {
            out.send(Command::Notice(Notice::note(t(NONE_CHOSEN))));
            return;
        };
        match &problem.fix {
            Some(_) if !cx.checks().is_current(cx.history().state()) => {
                out.send(Command::Notice(Notice::note(t(
                    "The project is being checked again; try again in a moment.",
                ))));
            }
            Some(fix) => out.edit(said(&fix.label), fix.edits.clone()),
            None => out.send(Command::Notice(Notice::note(tr!(
                "This one needs a decision: {advice}",
                advice = said(&problem.advice)
            )))),
        }
    }

    /// Asks for all fixes of some checks (of all, if none is named), of what is shown.
    fn fix_all(&self, only: Vec<String>, cx: &Studio, out: &mut Outbox) {
        let levels = if self.this_level { vec![cx.session().level.clone()] } else { Vec::new() };
        let severities = Severity::ALL.into_iter().filter(|severity| !self.hidden.contains(severity)).collect();
        out.send(Command::Fix(FixWish { wish: Wish { only, levels, ..Wish::default() }, severities }));
    }

    /// Shows the severities, with the number of each, to be switched.
    fn head_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            for severity in Severity::ALL {
                let on = !self.hidden.contains(&severity);
                if chip(ui, severity, cx.checks().report().count(severity), on) {
                    match on {
                        true => self.hidden.push(severity),
                        false => self.hidden.retain(|hidden| *hidden != severity),
                    }
                }
            }
            ui.checkbox(&mut self.this_level, t("This level")).on_hover_text(t("Hide problems of other levels."));
            let (icon, name) = if self.setup { (Icon::Right, t("Findings")) } else { (Icon::Settings, t("Checks…")) };
            let help = t("Switch checks on and off, with reasons, and set their limits.");
            if widgets::small_icon_button(ui, icon, name).on_hover_text(help).clicked() {
                self.setup ^= true;
            }
            let fits = |problem: &&Problem| !problem.imported && problem.fix.as_ref().is_some_and(|fix| !fix.decides);
            let count = self.shown(cx).into_iter().filter(fits).count();
            if count > 0 && !self.setup {
                let help = t(
                    "Fix all problems shown here that can be fixed in one step, together. Problems whose fix deletes \
                            something are left for you to decide.",
                );
                let name = tr!("Fix all {count}", count);
                if fix_button(ui, cx, &name, &name).on_hover_text(help).clicked() {
                    self.fix_all(Vec::new(), cx, out);
                }
            }
        });
    }

    fn list_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        status_ui(ui, cx);
        let shown = self.shown(cx);
        let chosen = shown.iter().copied().find(|problem| self.is_chosen(problem));
        let has_more =
            chosen.is_some() || cx.checks().report().problems.iter().any(|problem| problem.ignored.is_some());
        let room = ui.available_height();
        let max_height = match (chosen, has_more) {
            (Some(_), _) => Some((room * 0.45).max(ROW * 3.0)),
            (None, true) => Some((room * 0.6).max(ROW * 3.0)),
            (None, false) => None,
        };
        self.rows_ui(ui, cx, (&shown, max_height), out);
        if has_more {
            egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                if let Some(problem) = chosen {
                    self.details_ui(ui, cx, problem, out);
                }
                details::ignored_ui(ui, cx, out);
            });
        }
        self.scroll = false;
    }
}

/// A button that asks for many fixes, and waits until they are worked out.
fn fix_button(ui: &mut Ui, cx: &Studio, text: &str, name: &str) -> egui::Response {
    let is_free = !cx.checks().is_fixing();
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
    let name = match severity {
        Severity::Error => counted(count, "error"),
        Severity::Warning => counted(count, "warning"),
        Severity::Hint => counted(count, "hint"),
    };
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
    let help = if on { t("Shown. Click to hide them.") } else { t("Hidden. Click to show them.") };
    response.on_hover_text(format!("{name}. {help}")).clicked()
}

/// Whether what is shown is true of the project as it is.
fn status_ui(ui: &mut Ui, cx: &Studio) {
    let checks = cx.checks();
    if let Some(fault) = checks.fault() {
        ui.label(RichText::new(said(fault)).color(ui.visuals().error_fg_color));
        return;
    }
    if !checks.has_looked() {
        widgets::hint(ui, t("Checking the project…"));
        return;
    }
    if checks.is_fixing() {
        widgets::hint(ui, t("Fixing…"));
    } else if !checks.is_current(cx.history().state()) {
        widgets::hint(ui, t("The project changed: checking again…"));
    } else if checks.report().standing().next().is_none() {
        ui.horizontal(|ui| {
            let (field, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
            let good = theme::of(ui).good;
            Icon::Done.paint(ui.painter(), field, good, good);
            ui.label(t("Nothing was found."));
        });
    }
}
