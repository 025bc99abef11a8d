//! The system's file dialogs, asked on a thread: they block until answered.

use eframe::egui;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

/// No hand cancels a dialog in this time: where none could open, the answer comes at once.
pub const NOBODY_IS_THAT_FAST: Duration = Duration::from_millis(400);

/// What the path is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathPurpose {
    /// Open the project there.
    Open,
    /// Save the project there.
    SaveAs,
    /// Draw the object kind of that name as the picture there.
    OwnPicture(String),
}

impl PathPurpose {
    /// What a dialog of the system says.
    pub const fn title(&self) -> &'static str {
        match self {
            Self::Open => "Open a project: choose its folder",
            Self::SaveAs => "Save as: choose an empty folder",
            Self::OwnPicture(_) => "Choose a picture: a PNG",
        }
    }
}

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

/// A path as people type it: with a `~` for the home folder, or quoted as a shell or a file manager copies it.
pub fn expand(text: &str) -> Option<PathBuf> {
    let text = text.strip_prefix("file://").unwrap_or(text);
    let quoted = ['"', '\''].iter().find_map(|quote| text.strip_prefix(*quote)?.strip_suffix(*quote));
    let text = quoted.unwrap_or(text);
    if text.is_empty() {
        return None;
    }
    let home = || directories::UserDirs::new().map(|dirs| dirs.home_dir().to_owned());
    match text.strip_prefix('~') {
        Some("") => home(),
        Some(rest) if rest.starts_with(['/', '\\']) => home().map(|home| home.join(&rest[1..])),
        _ => Some(PathBuf::from(text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_taken_as_people_type_them() {
        for (typed, path) in [
            ("/a/b", Some("/a/b")),
            ("'/a b'", Some("/a b")),
            ("\"/a b\"", Some("/a b")),
            ("file:///a", Some("/a")),
            ("~x/y", Some("~x/y")),
            ("", None),
            ("''", None),
            ("'", Some("'")),
        ] {
            assert_eq!(expand(typed), path.map(PathBuf::from), "{typed}");
        }
    }
}
