//! The system's file dialogs, asked on a thread: they block until answered.

use crate::language::{self, msg, t};
use eframe::egui;
use kit::command_line::logger;
use kit::job::Job;
use std::path::PathBuf;

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
pub struct Asked<F>(Option<(F, Job<DialogOutcome>)>);

impl<F> Default for Asked<F> {
    fn default() -> Self {
        Self(None)
    }
}

/// What became of a dialog.
#[derive(Debug, PartialEq, Eq)]
pub enum DialogOutcome {
    /// A path.
    Path(PathBuf),
    /// The user closed it.
    Cancelled,
    /// No dialog can open here, or it failed, at once or later.
    Refused,
}

impl<F> Asked<F> {
    /// Opens a dialog, which blocks its thread until it is answered.
    pub fn ask(&mut self, ctx: &egui::Context, purpose: F, dialog: impl FnOnce() -> Option<PathBuf> + Send + 'static) {
        let mut job = Job::default();
        let spoken = language::spoken();
        job.start(waker(ctx), move |answer, _| {
            language::speak(spoken);
            answer(outcome(dialog));
        });
        self.0 = Some((purpose, job));
    }

    /// The answer, once.
    pub fn poll(&mut self) -> Option<(F, DialogOutcome)> {
        let (_, job) = self.0.as_mut()?;
        let answer = job.poll()?.unwrap_or(DialogOutcome::Refused);
        self.0.take().map(|(purpose, ..)| (purpose, answer))
    }
}

/// Waits for a dialog. It gives no path for a failure either, which the library only logs.
fn outcome(dialog: impl FnOnce() -> Option<PathBuf>) -> DialogOutcome {
    let errors = logger::errors();
    match dialog() {
        Some(path) => DialogOutcome::Path(path),
        None if logger::errors() > errors => DialogOutcome::Refused,
        None => DialogOutcome::Cancelled,
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

    /// Opens a dialog; false if none may open, or if one was asked for that has not come yet.
    pub fn ask(&mut self, ctx: &egui::Context, purpose: PathPurpose, from: Option<PathBuf>) -> bool {
        if !self.native || self.open.0.is_some() {
            return false;
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
    fn a_dialog_that_fails_is_not_one_that_was_cancelled() {
        logger::start(log::LevelFilter::Off);
        let fails = || {
            std::thread::sleep(std::time::Duration::from_millis(500));
            log::error!("Failed to pick folder with zenity: no such file");
            None
        };
        assert_eq!(outcome(fails), DialogOutcome::Refused, "however late");
        assert_eq!(outcome(|| None), DialogOutcome::Cancelled, "however soon");
        assert_eq!(outcome(|| Some("/a".into())), DialogOutcome::Path("/a".into()));
    }

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
