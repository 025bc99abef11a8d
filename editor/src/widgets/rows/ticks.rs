//! A list of things to choose from: one box for each.

use super::{List, Rows, SortKey, Source, text, tick};
use eframe::egui::{Role, Ui};
use std::borrow::Cow;

/// A thing to choose: its cells, and whether it is chosen.
pub struct Tick<'a> {
    /// The name for screen readers and tests.
    pub name: String,
    /// A text for each column.
    pub cells: Vec<Cow<'a, str>>,
    /// True if it is chosen.
    pub on: bool,
}

/// Shows the list; returns the row that was clicked.
pub fn show(ui: &mut Ui, rows: &mut Rows, list: &List<'_>, ticks: &[Tick<'_>]) -> Option<usize> {
    rows.show(ui, list, &Ticks(ticks))?.taken()
}

struct Ticks<'a>(&'a [Tick<'a>]);

impl Source for Ticks<'_> {
    fn count(&self) -> usize {
        self.0.len()
    }

    fn text(&self, row: usize, column: usize) -> Cow<'_, str> {
        self.0.get(row).and_then(|tick| tick.cells.get(column)).map_or("".into(), |cell| cell.as_ref().into())
    }

    fn name(&self, row: usize) -> String {
        self.0.get(row).map_or_else(String::new, |tick| tick.name.clone())
    }

    fn key(&self, row: usize, column: usize) -> SortKey {
        SortKey::text(&self.text(row, column))
    }

    fn is_selected(&self, row: usize) -> bool {
        self.0.get(row).is_some_and(|tick| tick.on)
    }

    fn role(&self) -> Role {
        Role::CheckBox
    }

    fn cell(&self, ui: &mut Ui, row: usize, column: usize) {
        if column == 0 {
            ui.add_space(4.0);
            tick(ui, self.is_selected(row));
            ui.add_space(4.0);
        }
        text(ui, self.text(row, column));
    }
}
