//! A file or folder chosen in the system's dialog for a field of a window.

use crate::command::{Command, Outbox};
use crate::dialogs::{Asked, DialogOutcome, FileDialog};
use crate::language::t;
use eframe::egui;
use kit::notices::Notice;
use kit::sprites::PICTURE_ENDINGS;

/// The dialog that is open, if any, and the field it is for.
pub struct Chooser<Field>(Asked<Field>);

impl<Field> Default for Chooser<Field> {
    fn default() -> Self {
        Self(Asked::default())
    }
}

impl<Field> Chooser<Field> {
    /// Asks for a picture.
    pub fn ask_picture(&mut self, ctx: &egui::Context, field: Field) {
        self.ask(ctx, field, FileDialog::file(t("Choose a picture")).filter("PNG, Aseprite", &PICTURE_ENDINGS));
    }

    /// Asks for a folder, also for one that is yet to be made.
    pub fn ask_folder(&mut self, ctx: &egui::Context, field: Field) {
        self.ask(ctx, field, FileDialog::folder(t("Choose a folder")));
    }

    /// Asks with a dialog of the caller's own.
    pub fn ask(&mut self, ctx: &egui::Context, field: Field, dialog: FileDialog) {
        self.0.ask(ctx, field, dialog);
    }

    /// Returns the chosen path, once, as the text of its field. If no dialog can open, a message says so.
    pub fn poll(&mut self, out: &mut Outbox) -> Option<(Field, String)> {
        match self.0.poll()? {
            (field, DialogOutcome::Path(path)) => Some((field, path.display().to_string())),
            (_, DialogOutcome::Cancelled) => None,
            (_, DialogOutcome::Refused) => {
                let text = t("No file dialog can be opened here: type the path, or drop the file onto the window.");
                out.send(Command::Notice(Notice::warning(text.to_owned())));
                None
            }
        }
    }
}
