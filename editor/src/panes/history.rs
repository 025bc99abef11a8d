//! The history: every step, to click through.

use super::Pane;
use crate::command::{Command, Outbox};
use crate::language::{msg, t};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::rows::{self, Column, List, Rows, Source};
use eframe::egui::{RichText, Ui};
use kit::document::History;
use std::borrow::Cow;
use std::cmp::Ordering;

const COLUMNS: [Column; 2] = [Column::new(msg("Step"), 44.0).unsorted(), Column::rest(msg("What was done")).unsorted()];

/// The pane.
#[derive(Default)]
pub struct HistoryPane {
    rows: Rows,
    /// Steps done and undone when the list was scrolled last.
    seen: (usize, usize),
}

impl Pane for HistoryPane {
    fn id(&self) -> &'static str {
        "history"
    }

    fn title(&self) -> &'static str {
        msg("History")
    }

    fn words(&self) -> &'static [&'static str] {
        &["undo list", "undo history", "steps"]
    }

    fn manual(&self) -> &'static str {
        "painting.md"
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let now = (cx.history().done().len(), cx.history().undone().len());
        if self.seen != now {
            self.seen = now;
            self.rows.reveal(now.0);
        }
        let list = List { name: msg("Steps of the history"), columns: &COLUMNS, stamp: 0, max_height: None };
        if let Some(picked) = self.rows.show(ui, &list, &Steps(cx.history())) {
            out.send(Command::JumpTo(picked.row()));
        }
    }
}

/// The steps; row 0 is the state before the first.
struct Steps<'a>(&'a History);

impl Steps<'_> {
    fn label(&self, row: usize) -> &str {
        let (done, undone) = (self.0.done(), self.0.undone());
        match row {
            0 => t("As opened"),
            n if n <= done.len() => done[n - 1].label.as_str(),
            n => undone[undone.len() - (n - done.len())].label.as_str(),
        }
    }
}

impl Source for Steps<'_> {
    fn count(&self) -> usize {
        1 + self.0.done().len() + self.0.undone().len()
    }

    fn text(&self, row: usize, column: usize) -> Cow<'_, str> {
        if column == 0 { row.to_string().into() } else { self.label(row).into() }
    }

    fn name(&self, row: usize) -> String {
        tr!("Step {row}: {label}", row, label = self.label(row))
    }

    fn is_selected(&self, row: usize) -> bool {
        row == self.0.done().len()
    }

    fn cell(&self, ui: &mut Ui, row: usize, column: usize) {
        let weak = ui.visuals().weak_text_color();
        let text = RichText::new(self.text(row, column));
        let text = match (column, row.cmp(&self.0.done().len())) {
            (0, _) => text.monospace().small().color(weak),
            (_, Ordering::Equal) => text.strong(),
            (_, Ordering::Less) => text,
            (_, Ordering::Greater) => text.color(weak.gamma_multiply(0.7)),
        };
        rows::text(ui, text);
    }
}
