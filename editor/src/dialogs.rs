//! The system's file dialogs, asked on a thread: they block until answered.

use crate::language::{self, msg, t};
use eframe::egui;
use kit::job::Job;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// No hand cancels a dialog in this time: if none can open, the answer comes at once.
const NOBODY_IS_THAT_FAST: Duration = Duration::from_millis(400);

/// What the path is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathPurpose {
    /// Open the project there.
    Open,
    /// Save the project there.
    SaveAs,
    /// Make a new project there.
    NewFolder,
    /// Draw the object kind of that name as the picture there.
    OwnPicture(String),
}

impl PathPurpose {
    /// What a dialog of the system says.
    pub const fn title(&self) -> &'static str {
        match self {
            Self::Open => msg("Open a project: choose its folder"),
            Self::SaveAs => msg("Save as: choose an empty folder"),
            Self::NewFolder => msg("New project: choose an empty folder"),
            Self::OwnPicture(_) => msg("Choose a picture: a PNG"),
        }
    }
}

/// A dialog that is open, if any, and what its path is for.
pub struct Asked<F>(Option<(F, Instant, Job<Option<PathBuf>>)>);

impl<F> Default for Asked<F> {
    fn default() -> Self {
        Self(None)
    }
}

/// What became of a dialog.
pub enum DialogOutcome {
    /// A path.
    Path(PathBuf),
    /// The user closed it.
    Cancelled,
    /// No dialog can open here.
    Refused,
}

impl<F> Asked<F> {
    /// Opens a dialog, which blocks its thread until it is answered.
    pub fn ask(&mut self, ctx: &egui::Context, purpose: F, dialog: impl FnOnce() -> Option<PathBuf> + Send + 'static) {
        let mut job = Job::default();
        let spoken = language::spoken();
        job.start(waker(ctx), move |answer, _| {
            language::speak(spoken);
            answer(dialog());
        });
        self.0 = Some((purpose, Instant::now(), job));
    }

    /// The answer, once.
    pub fn poll(&mut self) -> Option<(F, DialogOutcome)> {
        let (_, since, job) = self.0.as_mut()?;
        let answer = match job.poll()? {
            Ok(Some(path)) => DialogOutcome::Path(path),
            // No hand cancels that fast.
            Ok(None) if since.elapsed() >= NOBODY_IS_THAT_FAST => DialogOutcome::Cancelled,
            Ok(None) | Err(_) => DialogOutcome::Refused,
        };
        self.0.take().map(|(purpose, ..)| (purpose, answer))
    }
}

/// Wakes the window from a thread.
pub fn waker(ctx: &egui::Context) -> impl Fn() + Send + 'static {
    let ctx = ctx.clone();
    move || ctx.request_repaint()
}

/// The dialog for a path of the project.
#[derive(Default)]
pub struct Dialogs {
    native: bool,
    open: Asked<PathPurpose>,
    refused: Option<PathPurpose>,
}

impl Dialogs {
    /// Lets dialogs open at all.
    pub fn use_native(&mut self) {
        self.native = true;
    }

    /// Opens a dialog; false if none may open.
    pub fn ask(&mut self, ctx: &egui::Context, purpose: PathPurpose, from: Option<PathBuf>) -> bool {
        if !self.native || self.open.0.is_some() {
            return self.native;
        }
        let asked = purpose.clone();
        self.open.ask(ctx, purpose, move || {
            let mut dialog = rfd::FileDialog::new().set_title(t(asked.title())).set_can_create_directories(true);
            if let Some(from) = from {
                dialog = dialog.set_directory(from);
            }
            match asked {
                PathPurpose::Open | PathPurpose::SaveAs | PathPurpose::NewFolder => dialog.pick_folder(),
                PathPurpose::OwnPicture(_) => dialog.add_filter("PNG", &["png", "PNG"]).pick_file(),
            }
        });
        true
    }

    /// The answer, once there is one: a path, or `None` for a dialog that was cancelled.
    pub fn poll(&mut self) -> Option<(PathPurpose, Option<PathBuf>)> {
        match self.open.poll()? {
            (purpose, DialogOutcome::Path(path)) => Some((purpose, Some(path))),
            (purpose, DialogOutcome::Cancelled) => Some((purpose, None)),
            (purpose, DialogOutcome::Refused) => {
                self.refused = Some(purpose);
                None
            }
        }
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
