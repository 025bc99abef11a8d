//! The file that a window writes: its path, whether it may replace another file, and the writing on a thread.

use crate::command::Outbox;
use crate::dialogs::{FileDialog, expand, waker};
use crate::language::{said, t};
use crate::look::theme;
use crate::shell::windows::chooser::Chooser;
use crate::widgets::{focus_once, hint};
use eframe::egui::{self, Button, Key, ProgressBar, RichText, TextEdit, Ui, vec2};
use kit::job::Job;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

/// Reports parts done and all parts; the answer says whether the work goes on.
pub type Progress<'a> = &'a mut dyn FnMut(usize, usize) -> ControlFlow<()>;

/// A report of the thread that writes.
enum Writing {
    /// Parts done, and all parts.
    Progress(usize, usize),
    /// The path of the file that is there now, or the reason why it is not.
    Done(Result<PathBuf, String>),
}

/// The file that a window writes.
#[derive(Default)]
pub struct OutputFile {
    /// The path as typed; `None` until one is proposed.
    path: Option<String>,
    focused: bool,
    /// Enter was pressed in the path.
    entered: bool,
    replace: bool,
    chooser: Chooser<()>,
    worker: Job<Writing>,
    progress: Option<(usize, usize)>,
    problem: Option<String>,
}

/// The words of a window that writes a file.
#[derive(Clone, Copy, Debug)]
pub struct OutputWords {
    /// The button that writes.
    pub save: &'static str,
    /// Parts done of all parts.
    pub progress: fn(usize, usize) -> String,
    /// The treatment of a file that is there already.
    pub existing: Existing,
}

/// The treatment of a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// The file can be replaced: the words of the switch.
    Replace(&'static str),
    /// The file cannot be replaced: why.
    Refuse(&'static str),
}

/// The answer of the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OutputAnswer {
    /// No answer yet.
    Waits,
    /// Write the file there.
    Write(PathBuf),
    /// Close the window.
    Close,
}

impl OutputFile {
    /// True until the window was drawn once after it was opened.
    pub const fn is_new(&self) -> bool {
        !self.focused
    }

    /// True while the file is written.
    pub const fn is_busy(&self) -> bool {
        self.progress.is_some()
    }

    /// Takes in what the dialog and the thread say. Returns the path of the file once it is written.
    pub fn listen(&mut self, out: &mut Outbox) -> Option<PathBuf> {
        if let Some(((), path)) = self.chooser.poll(out) {
            // The dialog has asked already whether a file may be replaced.
            (self.path, self.replace) = (Some(path), true);
        }
        while let Some(news) = self.worker.poll() {
            match news {
                Ok(Writing::Progress(done, all)) => self.progress = Some((done, all)),
                Ok(Writing::Done(Ok(path))) => {
                    self.progress = None;
                    return Some(path);
                }
                Ok(Writing::Done(Err(why))) | Err(why) => (self.progress, self.problem) = (None, Some(why)),
            }
        }
        None
    }

    /// Shows the field of the path, with `proposed` in it as long as nothing was typed, and the button for `dialog`.
    pub fn path_ui(
        &mut self,
        ui: &mut Ui,
        (label, width): (&str, f32),
        proposed: impl FnOnce() -> String,
        dialog: FileDialog,
    ) {
        let name = ui.label(label);
        ui.horizontal(|ui| {
            let path = self.path.get_or_insert_with(proposed);
            let field = ui.add(TextEdit::singleline(path).desired_width(width).margin(vec2(8.0, 6.0)));
            let field = field.labelled_by(name.id);
            focus_once(&field, &mut self.focused);
            self.entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if field.changed() {
                (self.replace, self.problem) = (false, None);
            }
            if ui.button(t("Browse…")).clicked() {
                self.chooser.ask(ui.ctx(), (), dialog);
            }
        });
    }

    /// Shows the button that writes the file, or how far that is. `can_write`: the choices of the window allow it.
    pub fn save_ui(&mut self, ui: &mut Ui, words: OutputWords, can_write: bool) -> OutputAnswer {
        let path = self.path.as_deref().and_then(|path| expand(path.trim()));
        let is_there = path.as_ref().is_some_and(|path| is_in_the_way(path, words.existing));
        match words.existing {
            _ if !is_there => {}
            Existing::Refuse(why) => hint(ui, why),
            Existing::Replace(what) => drop(ui.checkbox(&mut self.replace, what)),
        }
        if let Some(problem) = &self.problem {
            ui.label(RichText::new(said(problem)).color(theme::of(ui).warning));
        }
        ui.horizontal(|ui| match self.progress {
            Some((done, all)) => {
                let share = done as f32 / all.max(1) as f32;
                ui.add(ProgressBar::new(share).desired_width(420.0).text((words.progress)(done, all)));
                if ui.button(t("Stop")).clicked() {
                    self.worker.cancel();
                }
                OutputAnswer::Waits
            }
            None => {
                let may_replace = !is_there || self.replace && matches!(words.existing, Existing::Replace(_));
                let can_write = can_write && path.is_some() && may_replace;
                let write = ui.add_enabled(can_write, Button::new(words.save)).clicked();
                let write = write || std::mem::take(&mut self.entered) && can_write;
                let close = ui.button(t("Cancel")).clicked();
                match path.filter(|_| write) {
                    Some(path) => OutputAnswer::Write(path),
                    None if close => OutputAnswer::Close,
                    None => OutputAnswer::Waits,
                }
            }
        })
        .inner
    }

    /// Writes the file on a thread: `write` gets its path, whether it may replace a file, and the progress to report.
    pub fn start(
        &mut self,
        ctx: &egui::Context,
        path: PathBuf,
        write: impl FnOnce(&Path, bool, Progress<'_>) -> Result<(), String> + Send + 'static,
    ) {
        let replace = self.replace;
        (self.progress, self.problem) = (Some((0, 1)), None);
        self.worker.start(waker(ctx), move |report, cancel| {
            let mut progress = |done, all| {
                report(Writing::Progress(done, all));
                if cancel.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let written = write(&path, replace, &mut progress);
            report(Writing::Done(written.map(|()| path)));
        });
    }

    /// Gives the path another ending, if one was typed or proposed.
    pub fn set_ending(&mut self, ending: &str) {
        if let Some(path) = &mut self.path {
            *path = Path::new(path.trim()).with_extension(ending).display().to_string();
            (self.replace, self.problem) = (false, None);
        }
    }

    /// Forgets the path, so that another one is proposed.
    pub fn forget(&mut self) {
        (self.path, self.replace, self.problem) = (None, false, None);
    }

    /// The window was closed: the writing ends, and the next time a path is proposed anew.
    pub fn rest(&mut self) {
        self.worker.cancel();
        self.forget();
        self.focused = false;
    }
}

/// Whether a path holds something that would be replaced. An empty folder can be filled.
fn is_in_the_way(path: &Path, existing: Existing) -> bool {
    let is_empty = || path.read_dir().is_ok_and(|mut entries| entries.next().is_none());
    path.exists() && !(matches!(existing, Existing::Replace(_)) && is_empty())
}
