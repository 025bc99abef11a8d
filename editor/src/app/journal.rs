//! The journal of the open document, and what an earlier session left unsaved.

use super::App;
use crate::language::{said, t};
use crate::shell::windows::question::{Question, Recovery};
use crate::tr;
use eframe::egui;
use kit::derived::thumbnail::thumbnail;
use kit::document::differences::{Spot, differences, spot};
use kit::document::journal::{self, Journal, JournalEvent, Past, Unsaved, Untitled, Written};
use kit::document::{Document, History};
use kit::job::Job;
use kit::notices::Notice;
use sim::file::Storage;
use sim::project::Project;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// Pixels of the picture in the question.
const PICTURE: (usize, usize) = (440, 200);

/// The journal, and what waits for an answer of the user.
pub(super) struct Keeping {
    storage: Arc<dyn Storage>,
    journal: Option<Journal>,
    /// The folder in which projects without one of their own have their journals.
    home: Option<PathBuf>,
    /// The folder that the journal is of.
    folder: Option<PathBuf>,
    /// The earlier sessions of the project that was just opened.
    past: Option<Past>,
    /// Projects without a folder that earlier sessions left.
    untitled: Vec<Untitled>,
    looking: Job<Vec<Untitled>>,
    /// The journal is not written: another window has it, or the disk fails.
    is_halted: bool,
    /// Another window has it.
    is_elsewhere: bool,
    /// Megabytes that backups may take, as it was said last.
    backups: Option<u32>,
}

impl Keeping {
    pub(super) fn new(storage: Arc<dyn Storage>) -> Self {
        Self {
            storage,
            journal: None,
            home: None,
            folder: None,
            past: None,
            untitled: Vec::new(),
            looking: Job::default(),
            is_halted: false,
            is_elsewhere: false,
            backups: None,
        }
    }

    /// Returns the storage of files.
    pub(super) fn storage(&self) -> Arc<dyn Storage> {
        Arc::clone(&self.storage)
    }

    /// Returns true if changes of the document reach its journal.
    pub(super) fn works(&self) -> bool {
        self.journal.is_some() && self.folder.is_some() && !self.is_halted
    }
}

impl App {
    /// Keeps from now on what happens to documents, so that a crash loses nothing. Those of projects without a folder are
    /// kept under `home`; what earlier sessions left there is offered.
    pub fn use_journal(&mut self, ctx: &egui::Context, home: Option<PathBuf>) {
        let wake = ctx.clone();
        let journal = Journal::new(Arc::clone(&self.keeping.storage), move || wake.request_repaint());
        self.keeping.journal = Some(journal);
        if let Some(home) = home.clone() {
            let (storage, wake) = (Arc::clone(&self.keeping.storage), ctx.clone());
            let look = move |send: &dyn Fn(Vec<Untitled>), _: &_| send(journal::untitled(&*storage, &home));
            self.keeping.looking.start(move || wake.request_repaint(), look);
        }
        self.keeping.home = home;
    }

    /// Everything about the journal that happens between two pictures.
    pub(super) fn update_journal(&mut self) {
        if let Some(fault) = self.studio.history.take_fault() {
            self.studio
                .notices
                .push(Notice::error(tr!("This can't be undone or redone: {fault}", fault = said(&fault.to_string()))));
        }
        if let Some(Ok(found)) = self.keeping.looking.poll() {
            self.keeping.untitled = found;
        }
        if self.desk.question.is_none() && !self.desk.is_opening() && !self.studio.history.is_dirty() {
            self.offer_untitled();
        }
        self.follow_backups();
        let news = self.studio.history.take_news();
        let Some(journal) = &mut self.keeping.journal else { return };
        journal.follow(news);
        while let Some(event) = journal.poll() {
            self.keeping.is_halted = !matches!(event, JournalEvent::Works | JournalEvent::TakenOver);
            self.keeping.is_elsewhere = match event {
                JournalEvent::OpenElsewhere => true,
                JournalEvent::TakenOver => false,
                _ => self.keeping.is_elsewhere,
            };
            let notice = match event {
                JournalEvent::OpenElsewhere => Notice::warning(open_elsewhere()),
                JournalEvent::TakenOver => {
                    self.studio.notices.withdraw(open_elsewhere());
                    Notice::info(t("The other window has ended. Unsaved work is kept here now"))
                }
                JournalEvent::Failed(why) => Notice::warning(tr!(
                    "Unsaved work can't be kept: {why}\nIt is lost if the program ends. Save the project to be safe.",
                    why = said(&why)
                )),
                JournalEvent::Works => Notice::info(t("Unsaved work is kept again")),
            };
            self.studio.notices.push(notice);
        }
    }

    /// Saves leave as many backups as the settings give room for.
    fn follow_backups(&mut self) {
        let room = self.studio.settings.backups;
        if self.keeping.journal.is_some() && self.keeping.backups != Some(room) {
            self.keeping.backups = Some(room);
            self.desk.files.keep_backups((room > 0).then_some(u64::from(room) << 20));
        }
    }

    /// Takes a project in hand that was just opened, with what is known of its earlier sessions.
    pub(super) fn take_with_past(&mut self, document: Document, past: Option<Past>) {
        // What another window has not saved is no work that was left behind.
        let is_elsewhere = self.keeping.is_elsewhere && self.keeping.folder.as_deref() == document.folder();
        let past = past.filter(|_| self.keeping.journal.is_some() && !is_elsewhere);
        self.take_document(document.clone());
        if let Some(past) = &past {
            self.studio.history = History::with_past(document, past);
        }
        match past {
            Some(Past { unsaved: Some(unsaved), .. }) if unsaved.labels.is_empty() => self.begin_journal(),
            Some(past) if past.unsaved.is_some() => {
                self.desk.question = past
                    .unsaved
                    .as_ref()
                    .map(|unsaved| recovery(self.document().project(), unsaved, self.studio.now()));
                self.keeping.past = Some(past);
            }
            _ => self.begin_journal(),
        }
    }

    /// Begins the journal of the document as it is.
    pub(super) fn begin_journal(&mut self) {
        let Some(journal) = &self.keeping.journal else { return };
        let document = self.studio.history.document();
        let shows = document.folder();
        let folder = match (shows, self.studio.at_home) {
            (Some(folder), true) => Some(folder.to_owned()),
            _ => self.keeping.home.as_ref().map(|home| home.join(unique())),
        };
        let folder = folder.filter(|_| !document.is_empty());
        match &folder {
            Some(folder) => {
                let project = document.project().clone();
                journal.begin(folder, project, shows.filter(|_| !self.studio.at_home));
                self.studio.history.report();
            }
            None => journal.end(),
        }
        self.keeping.folder = folder;
        (self.keeping.is_halted, self.keeping.is_elsewhere) = (false, false);
    }

    /// The document is about to be saved.
    pub(super) fn note_saving(&mut self) {
        let news = self.studio.history.take_news();
        if let Some(journal) = &self.keeping.journal {
            journal.follow(news);
            journal.saving();
        }
    }

    /// The document was saved in this folder.
    pub(super) fn note_saved(&mut self, folder: &Path) {
        let news = self.studio.history.take_news();
        let Some(journal) = &self.keeping.journal else { return };
        journal.follow(news);
        if self.keeping.folder.as_deref() == Some(folder) {
            journal.saved();
        } else {
            journal.move_to(folder, self.studio.history.document().project().clone());
            self.keeping.folder = Some(folder.to_owned());
        }
    }

    /// The user leaves unsaved work, and means to.
    pub(super) fn note_left(&mut self) {
        let news = self.studio.history.take_news();
        if let Some(journal) = &self.keeping.journal {
            journal.follow(news);
            journal.leave();
        }
    }

    /// Returns a signal for the moment at which the journal has all that was done.
    pub(super) fn journal_written(&self) -> Option<Written> {
        self.keeping.journal.as_ref().map(Journal::written)
    }

    /// Everything that was done is written, and no more follows.
    pub(super) fn end_journal(&mut self) {
        let news = self.studio.history.take_news();
        if let Some(journal) = self.keeping.journal.take() {
            journal.follow(news);
            journal.end();
            journal.flush();
        }
    }

    /// The answer to the question about unsaved work: restore it, or go on with what is there.
    pub(super) fn recover(&mut self, restores: bool) {
        match self.keeping.past.take() {
            Some(past) => self.recover_project(past, restores),
            None => self.recover_untitled(restores),
        }
    }

    fn recover_project(&mut self, past: Past, restores: bool) {
        if let Some((project, past)) = past.restored().filter(|_| restores) {
            let problems = Arc::clone(&self.opened);
            let document = Document::new(project, self.document().folder().map(Path::to_owned));
            self.take_document(document.clone());
            self.studio.history = History::with_past(document, &past);
            self.studio.history.forget_saved();
            self.opened = problems;
            self.studio.notices.push(Notice::info(t("Your work is restored. Save it to keep it")));
        }
        self.begin_journal();
    }

    fn offer_untitled(&mut self) {
        if let Some(Untitled { unsaved, .. }) = self.keeping.untitled.last() {
            self.desk.question = Some(recovery(&Project::default(), unsaved, self.studio.now()));
        }
    }

    fn recover_untitled(&mut self, restores: bool) {
        let Some(Untitled { folder, pictures, unsaved }) = self.keeping.untitled.pop() else { return };
        if restores {
            self.take_new(Document::new(*unsaved.project, pictures));
            self.studio.notices.push(Notice::info(t("Your work is restored. Save it to keep it")));
        }
        // Restored, it has a journal of its own now.
        if let Err(error) = journal::dismiss(&*self.keeping.storage, &folder) {
            self.studio.notices.push(Notice::warning(format!("{}: {error}", folder.display())));
        }
    }
}

/// The warning in a second window, as long as the first one is open.
fn open_elsewhere() -> &'static str {
    t(
        "This project is open in another window of Loopwright.\nUnsaved work is not kept here until that window is closed. Close \
      one of the two windows, or save the project somewhere else.",
    )
}

/// The question about unsaved work; `now` is in seconds since 1970.
fn recovery(disk: &Project, unsaved: &Unsaved, now: u64) -> Question {
    let is_untitled = disk.levels.is_empty() && disk.mazes.is_empty();
    let work = &unsaved.project;
    let place = spot(disk, work).or_else(|| Spot::first(work));
    let picture = place.map(|place| thumbnail(work, &place, PICTURE)).unwrap_or_default();
    Question::Recover(Box::new(Recovery {
        name: unsaved.project.name.clone(),
        steps: unsaved.labels.len(),
        last: unsaved.labels.last().cloned().unwrap_or_default(),
        seconds: now.saturating_sub(unsaved.time),
        differences: if is_untitled { Vec::new() } else { differences(disk, &unsaved.project) },
        is_foreign: unsaved.is_foreign,
        is_untitled,
        picture: Arc::new(picture),
    }))
}

/// A name that no other window has given.
fn unique() -> String {
    let time = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis());
    format!("{time}-{}", std::process::id())
}
