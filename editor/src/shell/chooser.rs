//! A file or folder chosen in the system's dialog for a field of a window.

use crate::command::{Command, Outbox};
use crate::dialogs::NOBODY_IS_THAT_FAST;
use eframe::egui;
use kit::notices::Notice;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Instant;

/// The dialog that is open, if any, and the field it is for.
pub struct Chooser<Field> {
    open: Option<(Field, Instant, Receiver<Option<PathBuf>>)>,
}

impl<Field> Default for Chooser<Field> {
    fn default() -> Self {
        Self { open: None }
    }
}

impl<Field: Copy> Chooser<Field> {
    /// Asks for a PNG.
    pub fn ask_picture(&mut self, ctx: &egui::Context, field: Field) {
        self.ask(ctx, field, || {
            rfd::FileDialog::new().set_title("Choose a picture").add_filter("PNG", &["png", "PNG"]).pick_file()
        });
    }

    /// Asks for a folder, also for one that is yet to be made.
    pub fn ask_folder(&mut self, ctx: &egui::Context, field: Field) {
        self.ask(ctx, field, || {
            rfd::FileDialog::new().set_title("Choose a folder").set_can_create_directories(true).pick_folder()
        });
    }

    fn ask(&mut self, ctx: &egui::Context, field: Field, dialog: impl FnOnce() -> Option<PathBuf> + Send + 'static) {
        let (send, answer) = channel();
        let ctx = ctx.clone();
        // A dialog blocks until it is answered.
        std::thread::spawn(move || {
            // Nobody listens where the window is gone.
            let _ = send.send(dialog());
            ctx.request_repaint();
        });
        self.open = Some((field, Instant::now(), answer));
    }

    /// What was chosen, once, as the text of its field. Where no dialog can open, the user is told.
    pub fn poll(&mut self, out: &mut Outbox) -> Option<(Field, String)> {
        let (field, since, answer) = self.open.as_ref()?;
        let (field, waited) = (*field, since.elapsed());
        let path = match answer.try_recv() {
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => None,
            Ok(path) => path,
        };
        self.open = None;
        if path.is_none() && waited < NOBODY_IS_THAT_FAST {
            let text = "No file dialog can be opened here: type the path, or drop the file onto the window.";
            out.send(Command::Notice(Notice::warning(text.to_owned())));
        }
        path.map(|path| (field, path.display().to_string()))
    }
}
