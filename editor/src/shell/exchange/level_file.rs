//! The file of another program that levels came from, as a field of a window.

use crate::command::Outbox;
use crate::dialogs::expand;
use crate::language::t;
use crate::shell::exchange::import_window::{dialog, titles};
use crate::shell::windows::chooser::Chooser;
use crate::studio::Studio;
use eframe::egui::{TextEdit, Ui, vec2};
use kit::exchange::{Export, exports, is_of};
use std::path::PathBuf;

/// The file of another program that levels came from.
#[derive(Default)]
pub struct LevelFile {
    /// The path as typed.
    text: String,
    /// The field gets the keyboard: the path is not known yet.
    focus: bool,
    chooser: Chooser<()>,
}

impl LevelFile {
    /// Begins with the file that the project was imported from or exported to last.
    pub fn begin(&mut self, cx: &Studio) {
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
        let path = self.path()?;
        exports().find(|(format, _)| is_of(*format, &path)).map(|(_, export)| export)
    }

    /// Shows the field, of that width in points, and the button for the dialog.
    pub fn ui(&mut self, ui: &mut Ui, width: f32) {
        let name = ui.label(titles(exports().map(|(format, _)| format)));
        ui.horizontal(|ui| {
            let field = TextEdit::singleline(&mut self.text).desired_width(width).margin(vec2(8.0, 6.0));
            let field = ui.add(field).labelled_by(name.id);
            if std::mem::take(&mut self.focus) {
                field.request_focus();
            }
            if ui.button(t("Browse…")).clicked() {
                self.chooser.ask(ui.ctx(), (), dialog(exports().map(|(format, _)| format)));
            }
        });
    }
}
