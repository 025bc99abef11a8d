//! The findings as rows: under a heading for each check, or all together if a column sorts them.

use super::{Problems, fix_button, look};
use crate::command::Outbox;
use crate::language::{msg, said, t};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::rows::{self, Column, List, Picked, SortKey, Source};
use eframe::egui::{Align, Layout, RichText, Sense, Ui, collapsing_header, vec2};
use kit::checks::{ALL, Check, Problem, Severity};
use kit::fingerprint::fingerprint;
use std::borrow::Cow;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::Arc;

const COLUMNS: [Column; 3] =
    [Column::icon(msg("Severity")), Column::new(msg("Location"), 84.0), Column::rest(msg("Problem"))];

/// A row.
enum Row<'a> {
    /// A check: how many problems it found, and how many of them can be fixed.
    Heading { check: &'static Check, found: usize, fits: usize },
    /// A finding.
    Problem(&'a Problem),
    /// The number of findings that are not listed.
    More(usize),
}

/// The rows, and what was clicked on one of them.
struct Findings<'a, 'b> {
    rows: Vec<Row<'a>>,
    pane: &'b Problems,
    cx: &'b Studio,
    /// The check whose button was clicked.
    fix: Cell<Option<&'static str>>,
}

impl Problems {
    /// Shows the findings, at most so many points high.
    pub(super) fn rows_ui(
        &mut self,
        ui: &mut Ui,
        cx: &Studio,
        (shown, max_height): (&[&Problem], Option<f32>),
        out: &mut Outbox,
    ) {
        let mut list = std::mem::take(&mut self.rows);
        self.report = Some(Arc::clone(cx.checks().report()));
        let rows = if list.is_sorted() {
            shown.iter().map(|problem| Row::Problem(problem)).collect()
        } else {
            self.grouped(cx, shown)
        };
        let stamp = self.stamp(cx);
        let source = Findings { rows, pane: self, cx, fix: Cell::new(None) };
        if self.scroll {
            let is_chosen = |row: &Row<'_>| matches!(row, Row::Problem(problem) if self.is_chosen(problem));
            source.rows.iter().position(is_chosen).into_iter().for_each(|row| list.reveal(row));
        }
        let picked = list.show(ui, &List { name: msg("Findings"), columns: &COLUMNS, stamp, max_height }, &source);
        let fix = source.fix.get();
        let row = picked.and_then(|picked| Some((picked, source.rows.into_iter().nth(picked.row())?)));
        self.rows = list;
        match (fix, row) {
            (Some(check), _) => self.fix_all(vec![check.to_owned()], cx, out),
            (None, Some((_, Row::Problem(problem)))) => self.choose(problem, cx, out),
            (None, Some((Picked::Taken(_), Row::Heading { check, .. }))) => self.fold(check),
            _ => {}
        }
    }

    fn fold(&mut self, check: &'static Check) {
        if !self.folded.remove(check.name) {
            self.folded.insert(check.name);
        }
    }

    /// Under a heading for each check.
    fn grouped<'a>(&self, cx: &Studio, shown: &[&'a Problem]) -> Vec<Row<'a>> {
        let mut rows = Vec::new();
        let mut of_checks: BTreeMap<&str, Vec<&'a Problem>> = BTreeMap::new();
        for problem in shown {
            of_checks.entry(problem.check).or_default().push(problem);
        }
        for check in ALL {
            let Some(of) = of_checks.remove(check.name) else { continue };
            let more = cx.checks().report().not_listed(check.name, Severity::Hint);
            let fits = of.iter().filter(|problem| problem.fix.is_some() && !problem.imported).count();
            rows.push(Row::Heading { check, found: of.len() + more, fits });
            if !self.folded.contains(check.name) {
                rows.extend(of.into_iter().map(Row::Problem));
                rows.extend((more > 0).then_some(Row::More(more)));
            }
        }
        rows
    }

    /// Changes whenever other findings are shown. The pane keeps the report, so that no other one has its address.
    fn stamp(&self, cx: &Studio) -> u64 {
        let hidden: Vec<&str> = self.hidden.iter().map(|severity| severity.name()).collect();
        let level = self.this_level.then_some(&cx.session().level);
        fingerprint((Arc::as_ptr(cx.checks().report()) as usize, hidden, level))
    }
}

impl Findings<'_, '_> {
    fn problem(&self, row: usize) -> Option<&Problem> {
        match self.rows.get(row) {
            Some(Row::Problem(problem)) => Some(problem),
            _ => None,
        }
    }

    /// Shows the subject of a check and the number of its findings; a click on it folds them away.
    fn heading_ui(&self, ui: &mut Ui, check: &'static Check, (found, fits): (usize, usize)) {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let help = t("Fix all of this kind that can be fixed in one step, together. One undo reverts them.");
            let (text, name) = (tr!("Fix {fits}", fits), tr!("Fix {fits}: {title}", fits, title = t(check.title)));
            if fits > 0 && fix_button(ui, self.cx, &text, &name).on_hover_text(help).clicked() {
                self.fix.set(Some(check.name));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                let (_, field) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
                let is_open = !self.pane.folded.contains(check.name);
                collapsing_header::paint_default_icon(ui, f32::from(u8::from(is_open)), &field);
                let title = RichText::new(format!("{} ({found})", t(check.title))).strong();
                rows::text(ui, title);
            });
        });
    }
}

impl Source for Findings<'_, '_> {
    fn count(&self) -> usize {
        self.rows.len()
    }

    fn text(&self, row: usize, column: usize) -> Cow<'_, str> {
        match (column, self.problem(row)) {
            (_, None) => "".into(),
            (0, Some(problem)) => t(problem.severity.name()).into(),
            (1, Some(problem)) => said(&problem.shown_at()).into_owned().into(),
            (_, Some(problem)) => said(&problem.what),
        }
    }

    fn name(&self, row: usize) -> String {
        match self.rows.get(row) {
            Some(Row::Heading { check, found, .. }) => format!("{} ({found})", t(check.title)),
            Some(Row::Problem(problem)) => format!("{}: {}", said(&problem.shown_at()), said(&problem.what)),
            Some(Row::More(more)) => tr!("and {more} more, once some of these are fixed", more),
            None => String::new(),
        }
    }

    fn key(&self, row: usize, column: usize) -> SortKey {
        match (column, self.problem(row)) {
            (0, Some(problem)) => SortKey::Number(problem.severity as i64),
            _ => SortKey::text(&self.text(row, column)),
        }
    }

    fn is_selected(&self, row: usize) -> bool {
        self.problem(row).is_some_and(|problem| self.pane.is_chosen(problem))
    }

    fn cell(&self, ui: &mut Ui, row: usize, column: usize) {
        let Some(problem) = self.problem(row) else { return };
        if column == 0 {
            let (icon, color) = look(ui, problem.severity);
            let (field, _) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
            icon.paint(ui.painter(), field, color, color);
            return;
        }
        let text = RichText::new(self.text(row, column));
        let text = if column == 1 { text.weak().small() } else { text };
        rows::text(ui, text);
    }

    fn is_banner(&self, row: usize) -> bool {
        self.problem(row).is_none()
    }

    fn banner(&self, ui: &mut Ui, row: usize) {
        match self.rows.get(row) {
            Some(Row::Heading { check, found, fits }) => self.heading_ui(ui, check, (*found, *fits)),
            _ => rows::text(ui, RichText::new(self.name(row)).weak()),
        }
    }

    fn tooltip(&self, row: usize) -> Option<String> {
        match self.rows.get(row)? {
            Row::Heading { check, .. } => {
                let does = match self.pane.folded.contains(check.name) {
                    true => t("Click to show them."),
                    false => t("Click to collapse them."),
                };
                Some(format!("{}\n\n{does}", t(check.why)))
            }
            Row::Problem(problem) => Some(format!("{}\n{}", said(&problem.what), said(&problem.shown_at()))),
            Row::More(_) => None,
        }
    }
}
