//! Opening and saving on a thread of its own: however slow the disk is, the window goes on.

use super::journal::{self, Past};
use super::own_pictures::{self, ChangedImage};
use super::pictures::{ChangedPicture, Pictures};
use super::{Document, History, StateId};
use crate::job::{Job, caught};
use sim::file::{
    Opened, Problem, ProjectError, SaveOptions, Saved, Storage, changed_on_disk, open, save, save_as_with,
};
use sim::project::{Image, Project, TilesetRef};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};

/// What the thread reports.
#[derive(Debug)]
pub enum FileEvent {
    /// Parts read, parts known so far.
    Progress(usize, usize),
    /// A project was opened: make it the document.
    Opened {
        /// The document, at home in its folder.
        document: Box<Document>,
        /// What is wrong in it.
        problems: Vec<Problem>,
        /// What its journal says of earlier sessions, if it has one.
        past: Option<Box<Past>>,
    },
    /// The project was saved; the history knows.
    Saved {
        /// Its folder.
        folder: PathBuf,
    },
    /// Files differ on disk from what was read or written last, as paths relative to the project.
    ChangedOnDisk(Vec<String>),
    /// Somebody else changed the picture of a tileset.
    PictureChanged(ChangedPicture),
    /// Somebody else changed a picture of object kinds.
    OwnPictureChanged(ChangedImage),
    /// A picture was read for an object kind.
    OwnPicture {
        /// The kind's name.
        kind: String,
        /// The name that its file takes in the project's folder, and what it shows; or why it can't be used.
        picture: Result<(String, Arc<Image>), String>,
    },
    /// The tileset of a folder was read, to be used by the project. Its picture is decoded.
    Linked {
        /// The tileset, and the place in the list that it shall have.
        index: usize,
        /// What is in the folder.
        tileset: Box<TilesetRef>,
        /// What is wrong in it.
        problems: Vec<Problem>,
    },
    /// Something could not be done; nothing is lost.
    Failed {
        /// What was tried, as in "Open" or "Save".
        what: &'static str,
        /// Why it failed, and what to do.
        error: ProjectError,
    },
    /// Something was not done because of a fault in the program, in words.
    Broken(String),
}

enum Task {
    Open(PathBuf),
    Save {
        project: Project,
        state: StateId,
        options: SaveOptions,
    },
    SaveAs {
        project: Project,
        state: StateId,
        from: Option<PathBuf>,
        folder: PathBuf,
    },
    Check,
    /// Looks at the pictures of the project's tilesets and object kinds only.
    Pictures(Project),
    OwnPicture {
        project: Project,
        kind: String,
        path: PathBuf,
    },
    Link {
        path: String,
        first_block: u16,
        index: usize,
    },
    Forget,
}

enum Report {
    Event(FileEvent),
    Opened(Box<Opened>, Option<Box<Past>>),
    Saved { state: StateId, folder: PathBuf, moved: Option<Vec<String>> },
    Done,
}

/// The thread that reads and writes, and what it was asked for.
pub struct Files {
    tasks: Sender<Task>,
    reports: Job<Report>,
    waiting: usize,
}

impl Files {
    /// Starts the thread. `wake` is called whenever there is something to [`Files::poll`] for.
    pub fn new(storage: Arc<dyn Storage>, wake: impl Fn() + Send + 'static) -> Self {
        let (tasks, to_do) = channel();
        let mut reports = Job::default();
        reports.start(wake, move |send, _| {
            let mut worker = Worker { storage, saved: None, pictures: Pictures::default(), send };
            // What was asked for is done even if the window is gone.
            for task in to_do {
                if let Err(fault) = caught(|| worker.carry_out(task)) {
                    send(Report::Event(FileEvent::Broken(fault)));
                }
                send(Report::Done);
            }
        });
        Self { tasks, reports, waiting: 0 }
    }

    fn ask(&mut self, task: Task) {
        if self.tasks.send(task).is_ok() {
            self.waiting += 1;
        }
    }

    /// Opens the project in a folder (or of a `loopwright.json`).
    pub fn open(&mut self, path: impl Into<PathBuf>) {
        self.ask(Task::Open(path.into()));
    }

    /// Saves the document where it lives. Edits may go on meanwhile.
    pub fn save(&mut self, history: &mut History, options: SaveOptions) {
        let state = history.close_step();
        self.ask(Task::Save { project: history.document().project().clone(), state, options });
    }

    /// Saves the document into a folder that becomes its own.
    pub fn save_as(&mut self, history: &mut History, folder: impl Into<PathBuf>) {
        let state = history.close_step();
        let document = history.document();
        let from = document.folder().map(Path::to_owned);
        self.ask(Task::SaveAs { project: document.project().clone(), state, from, folder: folder.into() });
    }

    /// Looks whether somebody else changed the project's files.
    pub fn check(&mut self) {
        self.ask(Task::Check);
    }

    /// Reads a picture for an object kind; it may lie anywhere.
    pub fn own_picture(&mut self, project: &Project, kind: String, path: PathBuf) {
        self.ask(Task::OwnPicture { project: project.clone(), kind, path });
    }

    /// Looks whether somebody else changed the pictures of tilesets and object kinds.
    pub fn check_pictures(&mut self, project: &Project) {
        self.ask(Task::Pictures(project.clone()));
    }

    /// Reads the tileset in a folder, to be put at a place of the list.
    pub fn link_tileset(&mut self, path: String, first_block: u16, index: usize) {
        self.ask(Task::Link { path, first_block, index });
    }

    /// The document was replaced by one that was never saved.
    pub fn forget(&mut self) {
        self.ask(Task::Forget);
    }

    /// True while something is being read or written.
    pub fn is_busy(&self) -> bool {
        self.waiting > 0
    }

    /// What happened since the last call. The history learns of saves by itself.
    pub fn poll(&mut self, history: &mut History) -> Vec<FileEvent> {
        let mut events = Vec::new();
        while let Some(report) = self.reports.poll() {
            events.extend(self.take(report, history));
        }
        events
    }

    /// As [`Files::poll`], but waits until everything asked for is done: for tests, and for closing after a save.
    pub fn finish(&mut self, history: &mut History) -> Vec<FileEvent> {
        let mut events = Vec::new();
        while self.is_busy() {
            let Some(report) = self.reports.wait() else { break };
            events.extend(self.take(report, history));
        }
        events
    }

    fn take(&mut self, report: Result<Report, String>, history: &mut History) -> Option<FileEvent> {
        let report = match report {
            Ok(report) => report,
            Err(fault) => {
                self.waiting = 0;
                return Some(FileEvent::Broken(fault));
            }
        };
        match report {
            Report::Event(event) => Some(event),
            Report::Opened(opened, past) => {
                let folder = opened.saved.root().to_owned();
                let document = Box::new(Document::new(opened.project, Some(folder)));
                Some(FileEvent::Opened { document, problems: opened.problems, past })
            }
            // The document that was saved has been left since: nothing of it concerns this one.
            Report::Saved { state, .. } if !history.owns(state) => None,
            Report::Saved { state, folder, moved } => {
                history.mark_saved(state);
                if let Some(tilesets) = moved {
                    history.relocate(folder.clone(), &tilesets);
                }
                Some(FileEvent::Saved { folder })
            }
            Report::Done => {
                self.waiting = self.waiting.saturating_sub(1);
                None
            }
        }
    }
}

struct Worker<'a> {
    storage: Arc<dyn Storage>,
    saved: Option<Saved>,
    pictures: Pictures,
    send: &'a dyn Fn(Report),
}

impl Worker<'_> {
    fn carry_out(&mut self, task: Task) {
        let (what, result) = match task {
            Task::Open(path) => ("Open", self.open(&path)),
            Task::Save { project, state, options } => ("Save", self.save(&project, state, &options)),
            Task::SaveAs { project, state, from, folder } => {
                ("Save as", self.save_as(&project, state, from.as_deref(), &folder))
            }
            Task::Check => ("Look for changes", self.check()),
            Task::Pictures(project) => {
                if let Some(saved) = &mut self.saved {
                    for changed in self.pictures.changed(&*self.storage, &project, saved) {
                        (self.send)(Report::Event(FileEvent::PictureChanged(changed)));
                    }
                    for changed in own_pictures::changed(&*self.storage, &project, saved) {
                        (self.send)(Report::Event(FileEvent::OwnPictureChanged(changed)));
                    }
                }
                return;
            }
            Task::OwnPicture { project, kind, path } => {
                let picture = own_pictures::take(&*self.storage, &project, self.saved.as_mut(), &path)
                    .map_err(|why| format!("{} can't be an object's picture: {why}", path.display()));
                (self.send)(Report::Event(FileEvent::OwnPicture { kind, picture }));
                return;
            }
            Task::Link { path, first_block, index } => ("Use a tileset", self.link(&path, first_block, index)),
            Task::Forget => {
                self.saved = None;
                return;
            }
        };
        if let Err(error) = result {
            (self.send)(Report::Event(FileEvent::Failed { what, error }));
        }
    }

    fn open(&mut self, path: &Path) -> Result<(), ProjectError> {
        let mut progress = |done, known| (self.send)(Report::Event(FileEvent::Progress(done, known)));
        let mut opened = open(&*self.storage, path, &mut progress)?;
        self.pictures.read(&*self.storage, &mut opened.project, &mut opened.saved);
        opened.problems.extend(own_pictures::read(&*self.storage, &mut opened.project, &mut opened.saved));
        self.saved = Some(opened.saved.clone());
        let past = journal::past(&*self.storage, opened.saved.root(), &opened.project).map(Box::new);
        (self.send)(Report::Opened(Box::new(opened), past));
        Ok(())
    }

    fn save(&mut self, project: &Project, state: StateId, options: &SaveOptions) -> Result<(), ProjectError> {
        let Some(saved) = &mut self.saved else {
            return Err(ProjectError::NotAProject { path: PathBuf::new() });
        };
        let pictures = self.pictures.encode(project, false);
        save(&*self.storage, project, saved, &SaveOptions { pictures, ..options.clone() })?;
        self.pictures.written(project);
        (self.send)(Report::Saved { state, folder: saved.root().to_owned(), moved: None });
        Ok(())
    }

    fn save_as(
        &mut self,
        project: &Project,
        state: StateId,
        from: Option<&Path>,
        folder: &Path,
    ) -> Result<(), ProjectError> {
        let pictures = self.pictures.encode(project, from.is_none());
        let (moved, saved) = save_as_with(&*self.storage, project, from, folder, &pictures)?;
        self.pictures.written(project);
        let tilesets = moved.tilesets.iter().map(|set| set.path.clone()).collect();
        (self.send)(Report::Saved { state, folder: saved.root().to_owned(), moved: Some(tilesets) });
        self.saved = Some(saved);
        Ok(())
    }

    fn link(&mut self, path: &str, first_block: u16, index: usize) -> Result<(), ProjectError> {
        let not_saved = || ProjectError::NotAProject { path: PathBuf::new() };
        let saved = self.saved.as_mut().ok_or_else(not_saved)?;
        let (set, problems) = saved.link_tileset(&*self.storage, path, first_block)?;
        let mut one = Project { tilesets: vec![Arc::new(set)], ..Project::default() };
        self.pictures.read(&*self.storage, &mut one, saved);
        if let Some(set) = one.tilesets.pop() {
            let tileset = Box::new((*set).clone());
            (self.send)(Report::Event(FileEvent::Linked { index, tileset, problems }));
        }
        Ok(())
    }

    fn check(&mut self) -> Result<(), ProjectError> {
        let Some(saved) = &self.saved else { return Ok(()) };
        let changed = changed_on_disk(&*self.storage, saved)?;
        if !changed.is_empty() {
            (self.send)(Report::Event(FileEvent::ChangedOnDisk(changed)));
        }
        Ok(())
    }
}
