//! Writes the journal, on a thread of its own: however slow the disk is, the window goes on.

use super::line::{Act, Journal as Lines, Line, Step};
use super::past::{between, label};
use super::patch::Patch;
use super::replay::{Replay, saved_state};
use super::{FILE, FOLDER, LOCK, state};
use crate::document::beside::{folder_of, make_folder, now, replace, sweep};
use crate::job::Job;
use sim::file::{MAX_FILE, Refusal, Storage, advice};
use sim::project::Project;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

/// The time within which steps are gathered and written together.
const GATHERED: Duration = Duration::from_millis(250);
/// The time after which a failed write is tried again.
const AGAIN: Duration = Duration::from_secs(3);
/// The time for which reading waits for writing.
const PATIENCE: Duration = Duration::from_secs(10);
/// A journal this many times as long as the project loses its oldest steps.
const LONG: u64 = 2;
/// Bytes that a journal may always have.
const SHORT: u64 = 64 << 10;
/// Steps that a journal has at most: the next session reads all of them before it writes the first of its own.
const MOST_STEPS: usize = 4000;

/// The news of a project.
#[derive(Clone, Debug)]
pub struct News {
    /// The act of the user.
    pub act: Act,
    /// The label of the step.
    pub label: String,
    /// Steps that can be undone now.
    pub depth: usize,
    /// The project as it is now.
    pub project: Project,
}

/// A report of the thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalEvent {
    /// Another window has the project open. Nothing is kept here until that one ends.
    OpenElsewhere,
    /// The other window has ended: what was done meanwhile is kept, and what follows.
    TakenOver,
    /// The journal can't be written: why. Steps are kept again as soon as it can.
    Failed(String),
    /// The journal can be written again.
    Works,
}

enum Task {
    Begin { folder: PathBuf, project: Box<Project>, pictures: Option<PathBuf> },
    Move { folder: PathBuf, project: Box<Project> },
    Mark(Line),
    News(Vec<News>),
    End,
    Flush(Sender<()>),
}

/// That a journal is written, some time.
pub struct Written(Receiver<()>);

impl Written {
    /// Waits until it is. A disk that takes longer than people wait is not waited for.
    pub(in crate::document) fn wait(&self) {
        let _late = self.0.recv_timeout(PATIENCE);
    }
}

/// The journal of the document that is open.
pub struct Journal {
    tasks: Sender<Task>,
    events: Job<JournalEvent>,
}

impl Journal {
    /// Starts the thread. `wake` is called whenever there is something to [`Journal::poll`] for.
    pub fn new(storage: Arc<dyn Storage>, wake: impl Fn() + Send + 'static) -> Self {
        let (tasks, to_do) = channel();
        let mut events = Job::default();
        events.start(wake, move |send, _| Keeper { storage, send, kept: None, waiting: None }.work(&to_do));
        Self { tasks, events }
    }

    fn ask(&self, task: Task) {
        // The thread ends with this value only.
        let _sent = self.tasks.send(task);
    }

    /// Keeps from now on what happens to a project, in the journal of `folder`. `pictures`: the folder from which a
    /// project without a folder of its own shows pictures.
    pub fn begin(&self, folder: &Path, project: Project, pictures: Option<&Path>) {
        self.ask(Task::Begin {
            folder: folder.to_owned(),
            project: Box::new(project),
            pictures: pictures.map(Path::to_owned),
        });
    }

    /// Takes the journal along into the folder in which the project was saved, and is from now on.
    pub fn move_to(&self, folder: &Path, project: Project) {
        self.ask(Task::Move { folder: folder.to_owned(), project: Box::new(project) });
    }

    /// The project is about to be saved as it is now.
    pub fn saving(&self) {
        self.ask(Task::Mark(Line::Saving));
    }

    /// Notes that the project was saved as it was then.
    pub fn saved(&self) {
        self.ask(Task::Mark(Line::Saved));
    }

    /// Takes over what happened.
    pub fn follow(&self, news: Vec<News>) {
        if !news.is_empty() {
            self.ask(Task::News(news));
        }
    }

    /// The user leaves what is not saved, and means to: it is not offered again, but can be had back by undoing.
    pub fn leave(&self) {
        self.ask(Task::Mark(Line::Left));
    }

    /// The document was closed; another window may open it.
    pub fn end(&self) {
        self.ask(Task::End);
    }

    /// Waits until all is written: before the program ends, and in tests.
    pub fn flush(&self) {
        let _ended = self.written().0.recv();
    }

    /// Returns a signal on which another thread can wait until all is written that was done so far.
    pub fn written(&self) -> Written {
        let (done, wait) = channel();
        self.ask(Task::Flush(done));
        Written(wait)
    }

    /// Returns the next event, if there is one.
    pub fn poll(&mut self) -> Option<JournalEvent> {
        match self.events.poll()? {
            Ok(event) => Some(event),
            Err(fault) => Some(JournalEvent::Failed(fault)),
        }
    }
}

impl Drop for Journal {
    /// Writes all steps before the program ends.
    fn drop(&mut self) {
        self.end();
        self.flush();
    }
}

struct Keeper<'a> {
    storage: Arc<dyn Storage>,
    send: &'a dyn Fn(JournalEvent),
    kept: Option<Kept>,
    /// The journal that another window has.
    waiting: Option<Waiting>,
}

/// A journal that begins once another window ends, and what was done meanwhile.
struct Waiting {
    folder: PathBuf,
    project: Project,
    pictures: Option<PathBuf>,
    is_moved: bool,
    /// Steps, and marks between them.
    done: Vec<Done>,
    /// The lock, if the other window has ended and nothing was done here yet: what that one left unsaved is still offered
    /// to the next session.
    lock: Option<Box<dyn Send>>,
}

enum Done {
    News(Box<News>),
    Mark(Line),
}

impl Waiting {
    fn add(&mut self, done: Done) {
        self.done.push(done);
        if self.done.len() > MOST_STEPS {
            self.forget_half();
        }
    }

    /// The journal begins later: with the project as the older half of the steps left it.
    fn forget_half(&mut self) {
        let rest = self.done.split_off(self.done.len() / 2);
        let mut forgotten = 0;
        for done in std::mem::replace(&mut self.done, rest) {
            if let Done::News(news) = done {
                (self.project, forgotten) = (news.project, news.depth);
            }
        }
        for done in &mut self.done {
            if let Done::News(news) = done {
                forgotten = forgotten.min(news.depth);
                news.depth -= forgotten;
            }
        }
    }
}

/// The state of the journal that is being written.
struct Kept {
    folder: PathBuf,
    pictures: Option<PathBuf>,
    project: Project,
    texts: BTreeMap<String, String>,
    /// Steps that were done and are not written yet.
    news: Vec<News>,
    /// The file is open for more; else it is made when there is something to write.
    is_begun: bool,
    /// Bytes of the file that were written for sure.
    length: usize,
    /// Steps in it.
    steps: usize,
    /// Steps that could be undone when it was taken up.
    depth: usize,
    /// Of these, the ones that the window does not know: another window made them.
    foreign_depth: usize,
    /// Lines that could not be written yet.
    pending: String,
    /// The last attempt to write failed: the file may end in the middle of a line.
    fails: bool,
    _lock: Option<Box<dyn Send>>,
}

impl Keeper<'_> {
    fn work(mut self, tasks: &Receiver<Task>) {
        let mut due: Option<Instant> = None;
        loop {
            let task = match due {
                Some(due) => tasks.recv_timeout(due.saturating_duration_since(Instant::now())),
                None => tasks.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match task {
                Ok(Task::News(news)) => {
                    if let Some(kept) = &mut self.kept {
                        kept.news.extend(news);
                        due.get_or_insert_with(|| Instant::now() + GATHERED);
                    } else if let Some(waiting) = &mut self.waiting {
                        news.into_iter().for_each(|news| waiting.add(Done::News(Box::new(news))));
                        due.get_or_insert_with(|| Instant::now() + GATHERED);
                    }
                    continue;
                }
                Err(RecvTimeoutError::Timeout) => {
                    self.take_over();
                    self.write();
                }
                Err(RecvTimeoutError::Disconnected) => return self.write(),
                Ok(other) => {
                    self.take_over();
                    self.write();
                    self.carry_out(other);
                }
            }
            let waits = self.waiting.as_ref().is_some_and(|waiting| waiting.lock.is_none())
                || self.kept.as_ref().is_some_and(|kept| kept.fails);
            due = waits.then(|| Instant::now() + AGAIN);
        }
    }

    fn carry_out(&mut self, task: Task) {
        match task {
            Task::Begin { folder, project, pictures } => self.begin(&folder, *project, pictures, false),
            Task::Move { folder, project } => self.move_to(&folder, *project),
            Task::Mark(line) => {
                if let Some(waiting) = &mut self.waiting {
                    waiting.add(Done::Mark(line));
                } else if let Some(kept) = self.kept.as_mut().filter(|kept| kept.is_begun) {
                    kept.pending += &line.to_text();
                }
                self.write();
            }
            Task::End => (self.kept, self.waiting) = (None, None),
            Task::Flush(done) => {
                let _gone = done.send(());
            }
            Task::News(_) => {}
        }
    }

    fn begin(&mut self, folder: &Path, project: Project, pictures: Option<PathBuf>, is_moved: bool) {
        (self.kept, self.waiting) = (None, None);
        let within = folder_of(&*self.storage, folder).unwrap_or_else(|_| folder.join(FOLDER));
        let lock = match make_folder(&*self.storage, &within).and_then(|()| lock(&*self.storage, &within)) {
            Ok(Some(lock)) => Some(lock),
            Ok(None) => {
                let folder = folder.to_owned();
                self.waiting = Some(Waiting { folder, project, pictures, is_moved, done: Vec::new(), lock: None });
                return (self.send)(JournalEvent::OpenElsewhere);
            }
            Err(error) => {
                log::warn!("{}: {error}", within.display());
                None
            }
        };
        sweep(&*self.storage, &within);
        let mut kept = Kept {
            folder: within,
            pictures,
            texts: BTreeMap::new(),
            project,
            news: Vec::new(),
            is_begun: false,
            length: 0,
            steps: 0,
            depth: 0,
            foreign_depth: 0,
            pending: String::new(),
            fails: false,
            _lock: lock,
        };
        // A journal that is there already goes on, and unsaved work that the user left is left in it too.
        if self.storage.without_links().meta(&kept.file()).is_ok_and(|meta| meta.is_some()) {
            let result = kept.go_on(&*self.storage, is_moved);
            self.report(&mut kept, result);
        }
        self.kept = Some(kept);
    }

    /// Begins the journal that another window had, if that one has ended.
    fn take_over(&mut self) {
        let Some(mut waiting) = self.waiting.take() else { return };
        let is_news = waiting.lock.is_none();
        if is_news {
            let free = folder_of(&*self.storage, &waiting.folder).and_then(|within| lock(&*self.storage, &within));
            match free {
                Ok(Some(lock)) => waiting.lock = Some(lock),
                Ok(None) => {
                    self.waiting = Some(waiting);
                    return;
                }
                Err(error) => log::warn!("{}: {error}", waiting.folder.display()),
            }
        }
        if waiting.done.is_empty() && waiting.lock.is_some() {
            self.waiting = Some(waiting);
        } else {
            let Waiting { folder, project, pictures, is_moved, done, lock } = waiting;
            drop(lock);
            self.begin(&folder, project, pictures, is_moved);
            if let Some(waiting) = &mut self.waiting {
                waiting.done = done; // a third window was faster
                return;
            }
            self.catch_up(done);
        }
        if is_news && self.kept.as_ref().is_none_or(|kept| !kept.fails) {
            (self.send)(JournalEvent::TakenOver);
        }
    }

    /// Writes what was done before the journal began.
    fn catch_up(&mut self, done: Vec<Done>) {
        if let Some(kept) = &mut self.kept {
            kept.foreign_depth = kept.depth;
        }
        for done in done {
            match (done, &mut self.kept) {
                (Done::News(news), Some(kept)) => kept.news.push(*news),
                (Done::Mark(line), _) => {
                    self.write();
                    self.carry_out(Task::Mark(line));
                }
                (Done::News(_), None) => {}
            }
        }
        self.write();
    }

    fn move_to(&mut self, folder: &Path, project: Project) {
        if self.waiting.take().is_some() {
            return self.begin(folder, project, None, true);
        }
        let Some(kept) = self.kept.take() else { return };
        let storage = self.storage.without_links();
        let from = kept.folder.clone();
        let begun = kept.is_begun.then(|| storage.read(&kept.file(), MAX_FILE));
        drop(kept);
        if let Some(Ok(journal)) = begun {
            let copied = folder_of(storage, folder).and_then(|within| {
                make_folder(storage, &within)?;
                replace(storage, &within.join(FILE), &journal)?;
                storage.append(&from.join(FILE), Line::Left.to_text().as_bytes())
            });
            if let Err(error) = copied {
                log::warn!("{}: {error}", folder.display());
            }
        }
        self.begin(folder, project, None, true);
    }

    fn write(&mut self) {
        let Some(mut kept) = self.kept.take() else { return };
        if !kept.news.is_empty() || !kept.pending.is_empty() {
            let result = kept.write(&*self.storage);
            self.report(&mut kept, result);
        }
        self.kept = Some(kept);
    }

    fn report(&self, kept: &mut Kept, result: io::Result<()>) {
        match result {
            Ok(()) if kept.fails => (self.send)(JournalEvent::Works),
            Ok(()) => {}
            Err(ref error) if !kept.fails => {
                (self.send)(JournalEvent::Failed(format!("{}: {error}. {}", kept.folder.display(), advice(error))));
            }
            Err(_) => {}
        }
        kept.fails = result.is_err();
    }
}

/// Locks the journal in its folder; `None` if another window has it. A link or a device with the lock's name is removed: it
/// is none of ours.
pub(super) fn lock(storage: &dyn Storage, within: &Path) -> io::Result<Option<Box<dyn Send>>> {
    let (storage, file) = (storage.without_links(), within.join(LOCK));
    match storage.lock(&file) {
        Err(error) if Refusal::of(&error).is_some() => {
            storage.remove(&file)?;
            storage.lock(&file)
        }
        locked => locked,
    }
}

impl Kept {
    fn file(&self) -> PathBuf {
        self.folder.join(FILE)
    }

    /// Takes up the journal that is there, if it can be read.
    fn go_on(&mut self, storage: &dyn Storage, is_moved: bool) -> io::Result<()> {
        let storage = storage.without_links();
        let content = match storage.read(&self.file(), MAX_FILE) {
            // A link or a device is put aside as a journal that cannot be read.
            Err(error) if Refusal::of(&error).is_some() => return Ok(()),
            content => content?,
        };
        let Some(journal) = Lines::read(&content) else { return Ok(()) };
        let length = journal.length;
        self.steps = journal.steps.len();
        let texts = state::texts(&self.project);
        let replay = Replay::of(journal, &texts);
        if length < content.len() {
            storage.cut(&self.file(), length as u64)?;
        }
        (self.is_begun, self.texts, self.length, self.depth) = (true, texts, length, replay.undo.len());
        if !replay.is_at_disk {
            let patches = between(&replay.texts, &self.texts);
            // A project that was moved is no step of the user.
            let (act, depth) = if is_moved { (Act::More, 0) } else { (Act::Do, 1) };
            let (depth, label) = (replay.undo.len() + depth, label(replay.is_known).to_owned());
            let saved =
                if is_moved { [Line::Saving, Line::Saved].map(|line| line.to_text()).concat() } else { String::new() };
            let step = Line::Step(Step { act, depth, label, time: now(), patches }).to_text();
            self.depth = depth;
            self.pending = step + &saved;
            self.append(storage)?;
        } else {
            // Pictures may have got whole rows.
            self.texts = replay.texts;
        }
        Ok(())
    }

    /// Bytes of the project's own files, but for its pictures.
    fn project_length(&self) -> u64 {
        let own = self.texts.iter().filter(|(name, _)| !name.starts_with("..") && !state::is_picture(name));
        own.map(|(_, text)| text.len() as u64).sum()
    }

    fn write(&mut self, storage: &dyn Storage) -> io::Result<()> {
        let storage = storage.without_links();
        if !self.is_begun {
            self.start(storage)?;
        }
        for News { act, label, depth, project } in std::mem::take(&mut self.news) {
            let mut patches = super::Patches::new();
            for (name, new) in state::changed(&self.project, &project) {
                let old = self.texts.get(&name);
                if old != new.as_ref() {
                    patches.insert(name.clone(), Patch::between(old.map(String::as_str), new.as_deref()));
                }
                match new {
                    Some(new) => self.texts.insert(name, new),
                    None => self.texts.remove(&name),
                };
            }
            self.project = project;
            self.steps += 1;
            let depth = depth + self.foreign_depth;
            self.pending += &Line::Step(Step { act, depth, label, time: now(), patches }).to_text();
        }
        if self.fails {
            // What the last attempt left after the lines that were written for sure.
            storage.cut(&self.file(), self.length as u64)?;
        }
        self.append(storage)?;
        if let Err(error) = self.shorten(storage) {
            // All steps are kept: it is only longer than it need be.
            log::warn!("{}: {error}", self.file().display());
        }
        Ok(())
    }

    fn start(&mut self, storage: &dyn Storage) -> io::Result<()> {
        self.texts = state::texts(&self.project);
        storage.create_folder(&self.folder)?;
        // One that could not be read is put aside: it may be a newer version's.
        if storage.meta(&self.file())?.is_some() {
            storage.rename(&self.file(), &self.file().with_extension(format!("aside-{}", now())))?;
        }
        let text = Line::base(self.pictures.clone(), &self.texts, None).to_text();
        replace(storage, &self.file(), text.as_bytes())?;
        (self.is_begun, self.length) = (true, text.len());
        Ok(())
    }

    /// Writes what is pending at the end of the file.
    fn append(&mut self, storage: &dyn Storage) -> io::Result<()> {
        let file = self.file();
        if let Err(error) = storage.append(&file, self.pending.as_bytes()) {
            // On a full disk a save needs the room more.
            let _again_later = storage.cut(&file, self.length as u64);
            return Err(error);
        }
        storage.sync(&file)?;
        self.length += std::mem::take(&mut self.pending).len();
        Ok(())
    }

    /// Drops the oldest half of the steps of a journal that has become long, or has very many of them.
    fn shorten(&mut self, storage: &dyn Storage) -> io::Result<()> {
        let length = self.length as u64;
        let is_short = length <= SHORT.max(LONG * self.project_length());
        // The last step stays, however long it is.
        if (is_short && self.steps <= MOST_STEPS) || self.steps < 2 {
            return Ok(());
        }
        let content = storage.read(&self.file(), MAX_FILE)?;
        let Some(mut journal) = Lines::read(&content) else { return Ok(()) };
        // Steps are cut where one begins, so that no step's second half is left alone.
        let half = journal.steps.len().div_ceil(2);
        let Some(cut) = (half..journal.steps.len()).find(|n| journal.steps[*n].act == Act::Do) else { return Ok(()) };
        let rest = journal.steps.split_off(cut);
        self.steps = rest.len();
        let (pictures, saved) = (journal.pictures.clone(), journal.saved);
        let disk = (saved <= cut).then(|| saved_state(&journal));
        let older = Replay::of(journal, &BTreeMap::new());
        let mut text = Line::base(pictures, &older.texts, disk).to_text();
        // Dropped steps below those that stay: fewer of them once the user undid some.
        let mut dropped = older.undo.len();
        for (n, step) in (cut + 1..).zip(rest) {
            dropped = dropped.min(step.depth);
            let depth = step.depth - dropped;
            text += &Line::Step(Step { depth, ..step }).to_text();
            if n == saved {
                text.extend([Line::Saving, Line::Saved].map(|mark| mark.to_text()));
            }
        }
        replace(storage, &self.file(), text.as_bytes())?;
        self.length = text.len();
        Ok(())
    }
}
