//! The system's file dialogs, asked on a thread: they block until answered.

use crate::shell::windows::PathPurpose;
use eframe::egui;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

/// No hand cancels a dialog in this time: where none could open, the answer comes at once.
pub const NOBODY_IS_THAT_FAST: Duration = Duration::from_millis(400);

/// The dialog that is open, if any.
#[derive(Default)]
pub struct Dialogs {
    native: bool,
    open: Option<(PathPurpose, Instant, Receiver<Option<PathBuf>>)>,
    refused: Option<PathPurpose>,
}

impl Dialogs {
    /// Lets dialogs open at all.
    pub fn use_native(&mut self) {
        self.native = true;
    }

    /// Opens a dialog; false where none may open.
    pub fn ask(&mut self, ctx: &egui::Context, purpose: PathPurpose, from: Option<PathBuf>) -> bool {
        if !self.native {
            return false;
        }
        if self.open.is_some() {
            return true;
        }
        let (answer, answers) = channel();
        let (ctx, asked) = (ctx.clone(), purpose.clone());
        std::thread::spawn(move || {
            let mut dialog = rfd::FileDialog::new().set_title(asked.title()).set_can_create_directories(true);
            if let Some(from) = from {
                dialog = dialog.set_directory(from);
            }
            let path = match asked {
                PathPurpose::Open | PathPurpose::SaveAs => dialog.pick_folder(),
                PathPurpose::OwnPicture(_) => dialog.add_filter("PNG", &["png", "PNG"]).pick_file(),
            };
            // Nobody listens where the window is gone.
            let _ = answer.send(path);
            ctx.request_repaint();
        });
        self.open = Some((purpose, Instant::now(), answers));
        true
    }

    /// The answer, once there is one: a path, or `None` for a dialog that was cancelled.
    pub fn poll(&mut self) -> Option<(PathPurpose, Option<PathBuf>)> {
        let (purpose, since, answers) = self.open.as_ref()?;
        let (purpose, waited) = (purpose.clone(), since.elapsed());
        let path = match answers.try_recv() {
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => None,
            Ok(path) => path,
        };
        self.open = None;
        if path.is_none() && waited < NOBODY_IS_THAT_FAST {
            self.refused = Some(purpose);
            return None;
        }
        Some((purpose, path))
    }

    /// What a dialog was for that could not open.
    pub fn take_refused(&mut self) -> Option<PathPurpose> {
        self.refused.take()
    }
}
