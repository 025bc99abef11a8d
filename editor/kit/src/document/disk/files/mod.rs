//! Opening and saving on a thread of its own: however slow the disk is, the window goes on.

mod worker;

use crate::document::art::own_pictures::{ChangedImage, PictureOwner};
use crate::document::art::pictures::ChangedPicture;
use crate::document::disk::backups::Backup;
use crate::document::disk::restore::Restored;
use crate::document::journal::{Past, Written};
use crate::document::merge::{Conflict, Side};
use crate::document::{Document, History, StateId};
use crate::job::{Job, caught};
use sim::file::{FileProblem, Opened, ProjectError, SaveOptions, Storage};
use sim::project::{Image, OwnKind, Project, TilesetRef};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use worker::Worker;

/// A report of the thread.
#[derive(Debug)]
pub enum FileEvent {
    /// Parts read, parts known so far.
    Progress(usize, usize),
    /// A project was opened: make it the document.
    Opened {
        /// The document, at home in its folder.
        document: Box<Document>,
        /// The problems in it.
        problems: Vec<FileProblem>,
        /// The earlier sessions that its journal tells of, if it has one.
        past: Option<Box<Past>>,
    },
    /// The project was saved; the history knows.
    Saved {
        /// Its folder.
        folder: PathBuf,
    },
    /// After the project was saved, a backup of it was kept; or why none could be.
    Backup(Result<(), String>),
    /// The project in a folder cannot be opened, or none of its levels can, and there are backups of it.
    Damaged {
        /// Its folder, links followed.
        folder: PathBuf,
    },
    /// A backup was restored in a folder; or why it could not be.
    Restored {
        /// The project's folder.
        folder: PathBuf,
        /// The files that were written, and the place of the replaced ones.
        result: Result<Restored, String>,
    },
    /// Files differ on disk from what was read or written last, as paths relative to the project.
    ChangedOnDisk(Vec<String>),
    /// The differences between the document and another program's files; or the reason for which those can't be read.
    Compared(Result<Box<Comparison>, String>),
    /// The document with what another program wrote. The next save goes over the files as they are now.
    United(Result<Box<Project>, String>),
    /// Somebody else changed the picture of a tileset.
    PictureChanged(ChangedPicture),
    /// Somebody else changed a picture of object kinds.
    OwnPictureChanged(ChangedImage),
    /// A picture was read for an object kind or a figure.
    OwnPicture {
        /// The thing that it is for.
        owner: PictureOwner,
        /// The name that its file takes in the project's folder, and what it shows; or why it can't be used.
        picture: Result<(String, Arc<Image>), String>,
    },
    /// Definitions were read from a file, or why they can't be used.
    Definitions(Result<Vec<OwnKind>, String>),
    /// The tileset of a folder was read, to be used by the project. Its picture is decoded.
    Linked {
        /// The tileset, and the place in the list that it shall have.
        index: usize,
        /// The tileset in the folder.
        tileset: Box<TilesetRef>,
        /// The problems in it.
        problems: Vec<FileProblem>,
    },
    /// Something could not be done; nothing is lost.
    Failed {
        /// The attempt, as in "Open" or "Save".
        what: &'static str,
        /// Why it failed, and what to do.
        error: ProjectError,
    },
    /// Something was not done because of a fault in the program, in words.
    Broken(String),
}

/// Two people's work on what was saved last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Comparison {
    /// The differences in the document, part by part.
    pub mine: Vec<String>,
    /// The differences in the files.
    pub theirs: Vec<String>,
    /// The parts that both changed.
    pub conflicts: Vec<Conflict>,
}

enum Task {
    Open(PathBuf, Option<Written>),
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
    /// Keeps backups from now on, of at most so many bytes together; `None` keeps none.
    Backups(Option<u64>),
    /// Restores a backup in the folder of a project that is not open.
    Restore {
        folder: PathBuf,
        backup: Backup,
    },
    Check,
    /// Compares the document with what is on disk now.
    Compare(Project),
    /// Puts both together. For each file, whose work is taken if both changed the same.
    Unite(Project, BTreeMap<String, Side>),
    /// Looks at the pictures of the project's tilesets and object kinds only.
    Pictures(Project),
    Definitions {
        project: Project,
        path: PathBuf,
    },
    OwnPicture {
        project: Project,
        owner: PictureOwner,
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
            let mut worker = Worker::new(storage, send);
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
        self.ask(Task::Open(path.into(), None));
    }

    /// [`Files::open`], once the journal has what was done before: it may be the journal of the same project.
    pub fn open_after(&mut self, path: impl Into<PathBuf>, written: Written) {
        self.ask(Task::Open(path.into(), Some(written)));
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

    /// From now on each save leaves a backup. All of a project's backups together have at most so many bytes; `None`
    /// keeps none.
    pub fn keep_backups(&mut self, most: Option<u64>) {
        self.ask(Task::Backups(most));
    }

    /// Restores a backup in the folder of a project that cannot be opened.
    pub fn restore(&mut self, folder: PathBuf, backup: Backup) {
        self.ask(Task::Restore { folder, backup });
    }

    /// Looks whether somebody else changed the project's files.
    pub fn check(&mut self) {
        self.ask(Task::Check);
    }

    /// Compares the document with what another program wrote.
    pub fn compare(&mut self, project: &Project) {
        self.ask(Task::Compare(project.clone()));
    }

    /// Puts the document together with what was compared last. `sides`: for each file, whose work is taken if both changed
    /// the same; the document's if nothing is said.
    pub fn unite(&mut self, project: &Project, sides: BTreeMap<String, Side>) {
        self.ask(Task::Unite(project.clone(), sides));
    }

    /// Reads object definitions with their pictures, from any folder.
    pub fn definitions(&mut self, project: &Project, path: PathBuf) {
        self.ask(Task::Definitions { project: project.clone(), path });
    }

    /// Reads a picture for an object kind or a figure, from any folder.
    pub fn own_picture(&mut self, project: &Project, owner: PictureOwner, path: PathBuf) {
        self.ask(Task::OwnPicture { project: project.clone(), owner, path });
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

    /// Returns the events since the last call. The history learns of saves by itself.
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
