//! The question about a project that was changed here and by another program.

use super::listed;
use crate::command::{Answer, Command, Outbox};
use crate::language::t;
use crate::tr;
use eframe::egui::{self, Ui};
use kit::document::Comparison;
use kit::document::merge::{Conflict, Side};
use std::collections::BTreeMap;

/// Two people's work on the project that was saved last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Both {
    /// The parts that were changed here.
    pub mine: Vec<String>,
    /// The parts that the other program changed.
    pub theirs: Vec<String>,
    /// The files in which both changed the same, what that is, and whose work is taken.
    pub files: Vec<(String, String, Side)>,
}

impl Both {
    /// Returns the question about a comparison; this one's work is taken if nothing else is said.
    pub fn new(comparison: Comparison) -> Self {
        let mut files: Vec<(String, Vec<String>)> = Vec::new();
        for Conflict { file, place } in comparison.conflicts {
            match files.last_mut().filter(|(known, _)| *known == file) {
                Some((_, places)) => places.push(place),
                None => files.push((file, vec![place])),
            }
        }
        let said = |(file, places): (String, Vec<String>)| {
            let what = match &places[..] {
                [place] if place.is_empty() => t("deleted by one of you").to_owned(),
                [place] => place.clone(),
                places => tr!("{place} and {count} more", place = places[0], count = places.len() - 1),
            };
            (file, what, Side::Mine)
        };
        Self { mine: comparison.mine, theirs: comparison.theirs, files: files.into_iter().map(said).collect() }
    }

    /// Whose work is taken, by file.
    pub fn sides(&self) -> BTreeMap<String, Side> {
        self.files.iter().map(|(file, _, side)| (file.clone(), *side)).collect()
    }

    pub(super) fn text(&self) -> String {
        tr!(
            "Another program changed this project while you worked on it.\n\nYou changed:\n{mine}\n\nThe other program \
             changed:\n{theirs}\n\nMerge keeps the changes of both. Undo reverts it.",
            mine = listed(&self.mine),
            theirs = listed(&self.theirs)
        )
    }

    /// A line for each file in which both changed the same, to choose whose work is taken.
    pub(super) fn files_ui(&self, ui: &mut Ui, out: &mut Outbox) {
        if self.files.is_empty() {
            return;
        }
        ui.add_space(4.0);
        ui.label(t("Both of you changed the same place here. Whose change wins?"));
        egui::ScrollArea::vertical().max_height(140.0).show(ui, |ui| {
            for (n, (file, what, side)) in self.files.iter().enumerate() {
                ui.horizontal(|ui| {
                    for (of, label) in [(Side::Mine, t("Mine")), (Side::Theirs, t("Theirs"))] {
                        let choice = ui.selectable_label(*side == of, label);
                        if choice.accessible_name(format!("{label}: {file}")).clicked() && *side != of {
                            out.send(Command::Answer(Answer::Switch(n)));
                        }
                    }
                    ui.label(format!("{file}: {what}"));
                });
            }
        });
    }
}
