//! The work of the thread on each task.

use super::{FileEvent, Report, Task};
use crate::document::StateId;
use crate::document::art::backgrounds;
use crate::document::art::own_pictures;
use crate::document::art::pictures::{self, Pictures};
use crate::document::beside::now;
use crate::document::custom_kinds::files as definitions;
use crate::document::differences::differences;
use crate::document::disk::backups;
use crate::document::disk::files::Comparison;
use crate::document::disk::restore::restore;
use crate::document::journal;
use crate::document::merge::{Side, merge};
use crate::document::sound_files;
use sim::file::{Opened, ProjectError, SaveOptions, Saved, Storage, advice, changed_on_disk, open, save, save_as_with};
use sim::project::Project;
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// True if there is no room on the disk.
fn is_about_room(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded)
}

/// Why nothing can be compared.
const NOT_OPEN: &str = "the project is not open from a folder";

/// The thread's own state.
pub(super) struct Worker<'a> {
    storage: Arc<dyn Storage>,
    saved: Option<Saved>,
    /// The project as it was opened and not yet overwritten, and the time of opening.
    opened: Option<(u64, Project)>,
    /// The project as it was opened or saved last.
    known: Option<Project>,
    /// The problems in it when it was opened.
    problems: BTreeSet<String>,
    /// The files of another program, as they were compared last.
    seen: Option<Opened>,
    backups: Option<u64>,
    pictures: Pictures,
    send: &'a dyn Fn(Report),
}

impl<'a> Worker<'a> {
    pub(super) fn new(storage: Arc<dyn Storage>, send: &'a dyn Fn(Report)) -> Self {
        Self {
            storage,
            saved: None,
            opened: None,
            known: None,
            problems: BTreeSet::new(),
            seen: None,
            backups: None,
            pictures: Pictures::default(),
            send,
        }
    }

    pub(super) fn carry_out(&mut self, task: Task) {
        let (what, result) = match task {
            Task::Open(path, written) => {
                if let Some(written) = written {
                    written.wait();
                }
                let opened = self.open(&path);
                if opened.is_err() {
                    self.offer_backups(&path);
                }
                ("Open", opened)
            }
            Task::Save { project, state, options } => ("Save", self.save(&project, state, &options)),
            Task::SaveAs { project, state, from, folder } => {
                ("Save as", self.save_as(&project, state, from.as_deref(), &folder))
            }
            Task::Compare(mine) => {
                let compared = self.compare(&mine).map(Box::new);
                (self.send)(Report::Event(FileEvent::Compared(compared)));
                return;
            }
            Task::Unite(mine, sides) => {
                let united = self.unite(&mine, &sides).map(Box::new);
                (self.send)(Report::Event(FileEvent::United(united)));
                return;
            }
            Task::Backups(most) => {
                self.backups = most;
                return;
            }
            Task::Restore { folder, backup } => {
                let result = restore(&*self.storage, &folder, backup);
                (self.send)(Report::Event(FileEvent::Restored { folder, result }));
                return;
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
            Task::OwnPicture { project, owner, path } => {
                let picture = own_pictures::take(&*self.storage, &project, self.saved.as_mut(), &path)
                    .map_err(|why| format!("{} can't be an object's picture: {why}", path.display()));
                (self.send)(Report::Event(FileEvent::OwnPicture { owner, picture }));
                return;
            }
            Task::Definitions { project, path } => {
                let kinds = definitions::read(&*self.storage, &project, self.saved.as_mut(), &path);
                (self.send)(Report::Event(FileEvent::Definitions(kinds)));
                return;
            }
            Task::Link { path, first_block, index } => ("Use a tileset", self.link(&path, first_block, index)),
            Task::Forget => {
                (self.saved, self.opened, self.known, self.seen) = (None, None, None, None);
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
        self.read_pictures(&mut opened);
        let root = opened.saved.root();
        // What another window has not saved is no work that was left behind. Our own journal goes on.
        let is_own = self.saved.as_ref().is_some_and(|saved| saved.root() == root);
        let past = match is_own || !journal::is_open(&*self.storage, root) {
            true => journal::past(&*self.storage, root, &opened.project).map(Box::new),
            false => None,
        };
        self.saved = Some(opened.saved.clone());
        (self.known, self.seen) = (Some(opened.project.clone()), None);
        self.problems = opened.problems.iter().map(ToString::to_string).collect();
        self.opened = Some((now(), opened.project.clone()));
        let root = root.to_owned();
        let is_damaged =
            opened.project.levels.is_empty() && opened.project.mazes.is_empty() && !opened.problems.is_empty();
        (self.send)(Report::Opened(Box::new(opened), past));
        if is_damaged {
            self.offer_backups(&root);
        }
        Ok(())
    }

    /// Reports that a project which cannot be opened has backups, if it has.
    fn offer_backups(&self, path: &Path) {
        let folder =
            if path.file_name().is_some_and(|name| name == "loopwright.json") { path.parent() } else { Some(path) };
        let root = folder.and_then(|folder| self.storage.real_path(folder).ok());
        if let Some(folder) = root.filter(|root| !backups::list(&*self.storage, root).is_empty()) {
            (self.send)(Report::Event(FileEvent::Damaged { folder }));
        }
    }

    fn read_pictures(&mut self, opened: &mut Opened) {
        self.pictures.read(&*self.storage, &mut opened.project, &mut opened.saved);
        opened.problems.extend(own_pictures::read(&*self.storage, &mut opened.project, &mut opened.saved));
        opened.problems.extend(pictures::problems(&*self.storage, &opened.project, &opened.saved));
        let missing = backgrounds::problems(&*self.storage, &opened.project, &opened.saved);
        opened.problems.extend(missing);
        opened.problems.extend(sound_files::problems(&*self.storage, &opened.project, &opened.saved));
    }

    fn compare(&mut self, mine: &Project) -> Result<Comparison, String> {
        let (Some(saved), Some(base)) = (&self.saved, self.known.clone()) else { return Err(NOT_OPEN.to_owned()) };
        let root = saved.root().to_owned();
        let mut there = open(&*self.storage, &root, &mut |_, _| {}).map_err(|error| error.to_string())?;
        self.read_pictures(&mut there);
        // What could not be read is missing in what was read: it must not look as if it had been deleted.
        if let Some(problem) = there.problems.iter().map(ToString::to_string).find(|new| !self.problems.contains(new)) {
            return Err(problem);
        }
        let merged = merge(&base, mine, &there.project, &|_| Side::Mine)?;
        let (mine, theirs) = (differences(&base, mine), differences(&base, &there.project));
        self.seen = Some(there);
        Ok(Comparison { mine, theirs, conflicts: merged.conflicts })
    }

    fn unite(&mut self, mine: &Project, sides: &BTreeMap<String, Side>) -> Result<Project, String> {
        let (Some(there), Some(base)) = (&self.seen, &self.known) else { return Err(NOT_OPEN.to_owned()) };
        let side = |file: &str| sides.get(file).copied().unwrap_or_default();
        let merged = merge(base, mine, &there.project, &side)?;
        (self.saved, self.known) = (Some(there.saved.clone()), Some(there.project.clone()));
        Ok(merged.project)
    }

    fn save(&mut self, project: &Project, state: StateId, options: &SaveOptions) -> Result<(), ProjectError> {
        let Some(saved) = &mut self.saved else {
            return Err(ProjectError::NotAProject { path: PathBuf::new() });
        };
        let pictures = self.pictures.encode(project, false);
        let options = SaveOptions { pictures, ..options.clone() };
        let mut result = save(&*self.storage, project, saved, &options);
        // What a backup left that could not be written takes no room from a save.
        if matches!(&result, Err(ProjectError::Io { source, .. }) if is_about_room(source))
            && backups::sweep(&*self.storage, saved.root())
        {
            result = save(&*self.storage, project, saved, &options);
        }
        result?;
        self.pictures.written(project);
        let folder = saved.root().to_owned();
        self.known = Some(project.clone());
        (self.send)(Report::Saved { state, folder: folder.clone(), moved: None });
        self.back_up(&folder, project);
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
        let folder = saved.root().to_owned();
        (self.send)(Report::Saved { state, folder: folder.clone(), moved: Some(tilesets) });
        (self.saved, self.opened, self.known) = (Some(saved), None, Some(moved.clone()));
        self.back_up(&folder, &moved);
        Ok(())
    }

    /// Keeps what was just saved, and before the first save what it replaced.
    fn back_up(&mut self, folder: &Path, project: &Project) {
        let Some(most) = self.backups else { return };
        let states = self.opened.take().into_iter().chain([(now(), project.clone())]);
        let mut keep = |(time, project)| backups::keep(&*self.storage, folder, &project, time, most);
        let kept = states.into_iter().try_for_each(&mut keep);
        let shown = backups::folder(folder);
        let kept = kept.map_err(|error| format!("{}: {error}. {}", shown.display(), advice(&error)));
        (self.send)(Report::Event(FileEvent::Backup(kept)));
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
