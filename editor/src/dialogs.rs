//! The system's file dialogs, asked on a thread: they block until answered.

use crate::command::PaletteName;
use crate::language::{msg, t};
use eframe::egui;
use kit::command_line::logger;
use kit::document::art::own_pictures::PictureOwner;
use kit::document::custom_kinds::files::ENDING;
use kit::exchange::color_files;
use kit::job::Job;
use kit::sprites::PICTURE_ENDINGS;
use std::path::PathBuf;

/// The purpose of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathPurpose {
    /// Open the project there.
    Open,
    /// Save the project there.
    SaveAs,
    /// Make a new project there.
    NewFolder,
    /// Take the object definitions there over.
    Definitions,
    /// Write the object definition of that name there.
    DefinitionFile(String),
    /// Draw an object kind or a character as the picture there.
    OwnPicture(PictureOwner),
    /// Give a palette the colours of the file there.
    Colors(PaletteName),
    /// Write the colours of a palette there.
    ColorFile(PaletteName),
}

impl PathPurpose {
    /// Returns the title of a dialog of the system.
    pub const fn title(&self) -> &'static str {
        match self {
            Self::Open => msg("Open a project: choose its folder"),
            Self::SaveAs => msg("Save as: choose an empty folder"),
            Self::NewFolder => msg("New project: choose an empty folder"),
            Self::Definitions => msg("Import objects: choose a file of definitions"),
            Self::DefinitionFile(_) => msg("Export object: choose a file"),
            Self::OwnPicture(_) => msg("Choose a picture: a PNG"),
            Self::Colors(_) => msg("Import colours: choose a palette file"),
            Self::ColorFile(_) => msg("Export colours: choose a palette file"),
        }
    }
}

/// A dialog of the system for one path, as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileDialog {
    title: String,
    picks: Picks,
    /// Names of kinds of files, with the endings of each in small letters.
    filters: Vec<(String, Vec<String>)>,
    /// The folder that it begins in.
    from: Option<PathBuf>,
}

/// The kind of path that a dialog asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Picks {
    /// A file that is there.
    File,
    /// A folder, also one that is yet to be made.
    Folder,
    /// A file to be written.
    NewFile,
}

impl FileDialog {
    fn new(title: &str, picks: Picks) -> Self {
        Self { title: title.to_owned(), picks, filters: Vec::new(), from: None }
    }

    /// A dialog for a file that is there.
    pub fn file(title: &str) -> Self {
        Self::new(title, Picks::File)
    }

    /// A dialog for a folder, also for one that is yet to be made.
    pub fn folder(title: &str) -> Self {
        Self::new(title, Picks::Folder)
    }

    /// A dialog for a file to be written.
    pub fn new_file(title: &str) -> Self {
        Self::new(title, Picks::NewFile)
    }

    /// Offers files with these endings, in small or in capital letters.
    #[must_use]
    pub fn filter(mut self, name: &str, endings: &[&str]) -> Self {
        self.filters.push((name.to_owned(), endings.iter().map(|ending| (*ending).to_owned()).collect()));
        self
    }

    /// Opens the dialog and waits for its answer.
    fn path(self) -> Option<PathBuf> {
        let mut dialog = rfd::FileDialog::new().set_title(self.title).set_can_create_directories(true);
        if let Some(from) = self.from {
            dialog = dialog.set_directory(from);
        }
        for (name, endings) in self.filters {
            let capitals = endings.iter().map(|ending| ending.to_uppercase());
            let all: Vec<String> = endings.iter().cloned().chain(capitals).collect();
            dialog = dialog.add_filter(name, &all);
        }
        match self.picks {
            Picks::File => dialog.pick_file(),
            Picks::Folder => dialog.pick_folder(),
            Picks::NewFile => dialog.save_file(),
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

/// The outcome of a dialog.
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
    /// Opens a dialog on a thread of its own, which it blocks until it is answered.
    pub fn ask(&mut self, ctx: &egui::Context, purpose: F, dialog: FileDialog) {
        let mut job = Job::default();
        job.start(waker(ctx), move |answer, _| answer(outcome(|| dialog.path())));
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

    /// Returns whether dialogs, and other programs, may open at all.
    pub const fn is_native(&self) -> bool {
        self.native
    }

    /// Opens a dialog; false if none may open, or if one was asked for that has not come yet.
    pub fn ask(&mut self, ctx: &egui::Context, purpose: PathPurpose, from: Option<PathBuf>) -> bool {
        if !self.native || self.open.0.is_some() {
            return false;
        }
        let title = t(purpose.title());
        let dialog = match purpose {
            PathPurpose::Open | PathPurpose::SaveAs | PathPurpose::NewFolder => FileDialog::folder(title),
            PathPurpose::Definitions => FileDialog::file(title).filter("JSON", &[ENDING]),
            PathPurpose::DefinitionFile(_) => FileDialog::new_file(title).filter("JSON", &[ENDING]),
            PathPurpose::OwnPicture(_) => FileDialog::file(title).filter("PNG, Aseprite", &PICTURE_ENDINGS),
            PathPurpose::Colors(_) => {
                FileDialog::file(title).filter("PAL, GPL, ACT, HEX, BIN, PNG", &color_files::READ)
            }
            PathPurpose::ColorFile(_) => color_files::WRITTEN
                .iter()
                .fold(FileDialog::new_file(title), |dialog, ending| dialog.filter(&ending.to_uppercase(), &[ending])),
        };
        self.open.ask(ctx, purpose, FileDialog { from, ..dialog });
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

    /// Returns the purpose of a dialog that could not open.
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
