//! The file of another program that levels came from, as a field of a window.

use crate::command::Outbox;
use crate::dialogs::{FileDialog, expand};
use crate::language::t;
use crate::shell::exchange::import_window::{dialog, titles};
use crate::shell::windows::chooser::Chooser;
use crate::studio::Studio;
use crate::tr;
use eframe::egui::{TextEdit, Ui, vec2};
use kit::exchange::{Export, Format, exports, is_of, maze_place, place};
use std::path::PathBuf;

/// The file of another program that levels came from.
#[derive(Default)]
pub struct LevelFile {
    /// The path as typed.
    text: String,
    /// The field gets the keyboard: the path is not known yet.
    focus: bool,
    chooser: Chooser<()>,
    /// The format whose files go into a folder; `None` for the files that the levels came from.
    into: Option<&'static str>,
}

impl LevelFile {
    /// Begins with the file that the project was imported from or exported to last; if no level came from a file, with the
    /// format of that file, or with new files in a folder.
    pub fn begin(&mut self, cx: &Studio) {
        self.begin_with_files(cx);
        let came_from_files = cx.document().project().levels.iter().any(|level| place(level).is_some())
            || cx.document().project().mazes.iter().any(|maze| maze_place(maze).is_some());
        if !came_from_files {
            let file = self.path();
            let is_it = |format: &dyn Format| file.as_deref().is_some_and(|file| is_of(format, file));
            let found = folder_formats().find(|(format, _)| is_it(*format)).or_else(|| folder_formats().next());
            self.into = found.map(|(format, _)| format.name());
        }
    }

    /// Begins with the file that the project was imported from or exported to last.
    pub fn begin_with_files(&mut self, cx: &Studio) {
        let known = cx.document().folder().and_then(|folder| cx.settings().exported_to(folder));
        self.text = known.map_or_else(String::new, |file| file.display().to_string());
        self.focus = self.text.is_empty();
    }

    /// Takes in what the dialog says.
    pub fn listen(&mut self, out: &mut Outbox) {
        if let Some(((), path)) = self.chooser.poll(out) {
            self.text = path;
        }
    }

    /// Returns the path; `None` if there is none.
    pub fn path(&self) -> Option<PathBuf> {
        expand(self.text.trim())
    }

    /// Returns the writer of the file; `None` if no format has such files.
    pub fn export(&self) -> Option<&'static dyn Export> {
        if let Some(into) = self.into {
            return folder_formats().find(|(format, _)| format.name() == into).map(|(_, export)| export);
        }
        let path = self.path()?;
        file_formats().find(|(format, _)| is_of(*format, &path)).map(|(_, export)| export)
    }

    /// Shows the choice of what is written, the field, of that width in points, and the button for the dialog.
    pub fn ui(&mut self, ui: &mut Ui, width: f32) {
        let before = self.into;
        ui.horizontal_wrapped(|ui| {
            ui.label(t("Write"));
            ui.radio_value(&mut self.into, None, t("Into files that exist"));
            for (format, _) in folder_formats() {
                ui.radio_value(&mut self.into, Some(format.name()), tr!("New files: {kind}", kind = t(format.title())));
            }
        });
        if self.into != before {
            self.text.clear();
            self.focus = true;
        }
        let label = match self.into {
            Some(_) => t("Folder").to_owned(),
            None => titles(file_formats().map(|(format, _)| format)),
        };
        self.field_ui(ui, width, &label);
    }

    /// Shows the field, of that width in points, and the button for the dialog.
    pub fn field_ui(&mut self, ui: &mut Ui, width: f32, label: &str) {
        let name = ui.label(label);
        ui.horizontal(|ui| {
            let field = TextEdit::singleline(&mut self.text).desired_width(width).margin(vec2(8.0, 6.0));
            let field = ui.add(field).labelled_by(name.id);
            if std::mem::take(&mut self.focus) {
                field.request_focus();
            }
            if ui.button(t("Browse…")).clicked() {
                let asked = match self.into {
                    Some(_) => FileDialog::folder(t("Choose a folder for the maps")),
                    None => dialog(file_formats().map(|(format, _)| format)),
                };
                self.chooser.ask(ui.ctx(), (), asked);
            }
        });
    }
}

/// The formats that write into the files that levels came from.
fn file_formats() -> impl Iterator<Item = (&'static dyn Format, &'static dyn Export)> {
    exports().filter(|(_, export)| !export.is_into_folder())
}

/// The formats that write files of their own into a folder.
fn folder_formats() -> impl Iterator<Item = (&'static dyn Format, &'static dyn Export)> {
    exports().filter(|(_, export)| export.is_into_folder())
}
