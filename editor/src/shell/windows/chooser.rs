//! A file or folder chosen in the system's dialog for a field of a window.

use crate::command::{Command, Outbox};
use crate::dialogs::{Asked, DialogOutcome};
use crate::language::t;
use eframe::egui;
use kit::notices::Notice;
use std::path::PathBuf;

/// The dialog that is open, if any, and the field it is for.
pub struct Chooser<Field>(Asked<Field>);

impl<Field> Default for Chooser<Field> {
    fn default() -> Self {
        Self(Asked::default())
    }
}

impl<Field> Chooser<Field> {
    /// Asks for a PNG.
    pub fn ask_picture(&mut self, ctx: &egui::Context, field: Field) {
        self.ask(ctx, field, || {
            rfd::FileDialog::new().set_title(t("Choose a picture")).add_filter("PNG", &["png", "PNG"]).pick_file()
        });
    }

    /// Asks for a folder, also for one that is yet to be made.
    pub fn ask_folder(&mut self, ctx: &egui::Context, field: Field) {
        self.ask(ctx, field, || {
            rfd::FileDialog::new().set_title(t("Choose a folder")).set_can_create_directories(true).pick_folder()
        });
    }

    /// Asks with a dialog of the caller's own.
    pub fn ask(
        &mut self,
        ctx: &egui::Context,
        field: Field,
        dialog: impl FnOnce() -> Option<PathBuf> + Send + 'static,
    ) {
        self.0.ask(ctx, field, dialog);
    }

    /// What was chosen, once, as the text of its field. If no dialog can open, a message says so.
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
