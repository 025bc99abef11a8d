//! Questions that must be answered before anything else happens.

mod both;

use crate::command::{Answer, Command, Outbox};
use crate::language::{age, counted, said, t};
use crate::look::icons::Icon;
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::tr;
use crate::widgets::thumbnail::Thumbnail;
use eframe::egui::{self, Align, Button, Key, Layout, Ui, vec2};
use kit::derived::picture::Picture;
use std::sync::Arc;

pub use both::Both;

/// A question to the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Something would leave unsaved changes.
    Unsaved {
        /// The project's name.
        name: String,
        /// The journal has them: they can be undone into after the project is opened again.
        is_kept: bool,
    },
    /// These files changed on disk since they were opened.
    ChangedOnDisk(Vec<String>),
    /// The same, noticed while nothing was being saved.
    ChangedBehind(Vec<String>),
    /// Another program changed the project while it was edited here.
    Both(Box<Both>),
    /// An earlier session left work that was never saved.
    Recover(Box<Recovery>),
    /// Tilesets outside of the project were edited and would be written where they are.
    OutsideTileset(String),
}

/// Work of an earlier session that was never saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recovery {
    /// The project's name.
    pub name: String,
    /// Steps that were done since the project was saved.
    pub steps: usize,
    /// The last of them.
    pub last: String,
    /// Seconds since it was done.
    pub seconds: u64,
    /// The differences from the saved state, part by part.
    pub differences: Vec<String>,
    /// Another program changed the project since.
    pub is_foreign: bool,
    /// The project was never saved at all.
    pub is_untitled: bool,
    /// The picture of the differences.
    pub picture: Arc<Picture>,
}

impl Recovery {
    fn text(&self) -> String {
        let Self { name, steps, last, seconds, differences, is_foreign, is_untitled, .. } = self;
        let steps = counted(*steps, "step");
        let mut text = tr!(
            "The program ended with work on “{name}” that was not saved: {steps}, the last one \
             “{last}”, {age} ago.",
            name,
            steps,
            last,
            age = age(*seconds)
        );
        if !differences.is_empty() {
            text += &format!("\n\n{}", listed(differences));
        }
        if *is_foreign {
            text += "\n\n";
            text += t("Another program changed the project since. Saving the restored work replaces those changes.");
        }
        text += "\n\n";
        text += match is_untitled {
            true => t("If you don't restore it, it is not offered again."),
            false => t("If you go on without it, Undo still brings it back."),
        };
        text
    }
}

/// Shows the question and sends the answer.
pub fn show(ui: &mut Ui, question: &Question, out: &mut Outbox) {
    let (title, text, answers): (_, String, &[(Answer, &str)]) = match question {
        Question::Unsaved { name, is_kept } => (
            t("Save your changes?"),
            tr!("“{name}” has changes that are not saved. {consequence}", name, consequence = after_leaving(*is_kept)),
            &[(Answer::Save, t("Save")), (Answer::Discard, t("Don't save")), (Answer::Cancel, t("Cancel"))],
        ),
        Question::ChangedOnDisk(paths) => (
            t("Changed on disk"),
            tr!(
                "Another program changed files of this project since they were opened:\n\n{paths}\n\nNothing was written yet.",
                paths = listed(paths)
            ),
            &[
                (Answer::Merge, t("Merge…")),
                (Answer::SaveAs, t("Save as…")),
                (Answer::Reload, t("Reload")),
                (Answer::Overwrite, t("Overwrite them")),
                (Answer::Cancel, t("Cancel")),
            ],
        ),
        Question::ChangedBehind(paths) => (
            t("Changed on disk"),
            tr!(
                "Another program changed files of this project since they were opened:\n\n{paths}\n\n\
                 Reloading takes that version, and Undo brings yours back. Keeping yours changes nothing until you \
                 save, which asks again.",
                paths = listed(paths)
            ),
            &[(Answer::Cancel, t("Keep mine")), (Answer::Reload, t("Reload"))],
        ),
        Question::Recover(recovery) => (
            t("Restore your work?"),
            recovery.text(),
            &[(Answer::Restore, t("Restore")), (Answer::GoOn, t("Go on without it"))],
        ),
        Question::Both(both) => (
            t("Changed on disk"),
            both.text(),
            &[(Answer::Merge, t("Merge")), (Answer::Cancel, t("Keep mine")), (Answer::Reload, t("Take theirs"))],
        ),
        Question::OutsideTileset(path) => (
            t("Write outside the project?"),
            tr!("The edited tileset {path} is outside the project. Other projects may use it too.", path),
            &[
                (Answer::SaveAs, t("Save as a separate project…")),
                (Answer::AllowOutside, t("Write it there")),
                (Answer::Cancel, t("Cancel")),
            ],
        ),
    };
    let modal = egui::Modal::new(egui::Id::unique("question"))
        .frame(egui::Frame::window(ui.style()).inner_margin(18))
        .show(ui, |ui| {
            ui.set_width(440.0_f32.min(ui.ctx().content_rect().width() - 60.0));
            above_buttons(ui, |ui| {
                ui.horizontal(|ui| {
                    let (field, _) = ui.allocate_exact_size(vec2(22.0, 22.0), egui::Sense::hover());
                    let warning = crate::look::theme::of(ui).warning;
                    Icon::Warning.paint(ui.painter(), field, warning, warning);
                    ui.heading(title);
                });
                ui.add_space(4.0);
                if let Question::Recover(recovery) = question {
                    Thumbnail::show_shared(ui, &recovery.picture, vec2(440.0, 200.0), t("What was done last"));
                }
                ui.label(text);
                if let Question::Both(both) = question {
                    both.files_ui(ui, out);
                }
            });
            ui.add_space(10.0);
            let buttons_ui = |ui: &mut Ui| {
                for (answer, label) in answers.iter().rev() {
                    let first = *answer == answers[0].0;
                    let mut button = Button::new(*label).min_size(vec2(84.0, 28.0));
                    if first {
                        button = button.fill(crate::look::theme::of(ui).accent_fill);
                    }
                    if ui.add(button).clicked() {
                        out.send(Command::Answer(*answer));
                    }
                }
            };
            let height = ui.spacing().interact_size.y.max(28.0);
            let row = |ui: &mut Ui| {
                let size = vec2(ui.available_width(), height);
                ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), buttons_ui);
            };
            buttons(ui, row);
        });
    let enters = ui.input(|input| input.key_pressed(Key::Enter)) && ui.memory(|memory| memory.focused().is_none());
    if modal.should_close() {
        out.send(Command::Answer(Answer::Cancel));
    } else if enters {
        // The first answer destroys nothing, neither here nor elsewhere.
        out.send(Command::Answer(answers[0].0));
    }
}

/// Returns a sentence about the fate of changes that are not saved.
fn after_leaving(is_kept: bool) -> &'static str {
    if is_kept {
        t("If you don't save them, Undo brings them back when you open the project again.")
    } else {
        t("They are lost if you don't save them.")
    }
}

fn listed(paths: &[String]) -> String {
    let mut text = paths.iter().take(8).map(|path| format!("•  {}", said(path))).collect::<Vec<_>>().join("\n");
    if paths.len() > 8 {
        text += "\n";
        text += &tr!("and {count} more", count = paths.len() - 8);
    }
    text
}
