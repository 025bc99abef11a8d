//! Opening a project: every part is read, what is broken is named, what was cut short is finished first.

use super::allowance::Allowance;
use super::check::{self, Report};
use super::commit;
use super::digest::FileDigest;
use super::encoding::decode_text;
use super::error::{FilePlace, FileProblem, ProjectError};
use super::formats::{self, Source};
use super::limited::read_limited;
use super::parts::{CHUNKS, OBJECTS, PROJECT, level_path, maze_path, run_path, stamp_path, tileset_path};
use super::paths::{check_key, tileset_folder, within};
use super::storage::Storage;
use crate::project::{AbsentLevel, Project, Tileset, TilesetRef};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

/// The state of a project's files when they were read or written last.
#[derive(Clone, Debug, Default)]
pub struct Saved {
    pub(super) root: PathBuf,
    pub(super) project: Project,
    pub(super) digests: BTreeMap<String, FileDigest>,
    /// The contents that a failed save meant to write (`None`: no file); if found on disk later, they are ours.
    pub(super) attempted: BTreeMap<String, Option<FileDigest>>,
    /// Pictures of tilesets and object kinds as they were decoded or written last.
    pub(super) pictures: BTreeMap<String, FileDigest>,
}

impl Saved {
    /// A folder, its links followed, that holds nothing of a project yet.
    pub fn at(root: impl Into<PathBuf>) -> Self {
        Self { root: root.into(), ..Self::default() }
    }

    /// Notes a picture's state on disk when it was decoded: saving another one over it is safe while it is unchanged.
    /// `path` is the tileset's path and the picture's name; of an object kind's picture the name alone.
    pub fn saw_picture(&mut self, path: &str, content: &[u8]) {
        self.pictures.insert(path.to_owned(), FileDigest::of(content));
    }

    /// True if a picture on disk is as it was decoded or written last. `path` as in [`Saved::saw_picture`].
    pub fn knows_picture(&self, path: &str, content: &[u8]) -> bool {
        self.pictures.get(path) == Some(&FileDigest::of(content))
    }

    /// Reads the tileset that is in a folder, to be used by the project from now on: saving leaves it as it is until
    /// it is edited. Its picture is not decoded. Faults in it are reported beside it.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub fn link_tileset(
        &mut self,
        storage: &dyn Storage,
        path: &str,
        first_block: u16,
    ) -> Result<(TilesetRef, Vec<FileProblem>), ProjectError> {
        let (storage, part) = (storage.without_links(), tileset_path(path));
        let file = within(storage, &tileset_folder(storage, &self.root, path)?, &["tileset.json"])?;
        let content = read_limited(storage, &file)?;
        let digest = FileDigest::of(&content);
        let text = decode_text(content, &part)?;
        let source = Source::new(&part, &text);
        let tileset = Arc::new(formats::tileset::read(&source)?);
        let set = TilesetRef { path: path.to_owned(), first_block, tileset };
        let mut problems = Vec::new();
        check::tileset(&set, &mut Report { source, level: None, problems: &mut problems });
        self.digests.insert(part, digest);
        self.project.tilesets.retain(|known| known.path != path);
        self.project.tilesets.push(Arc::new(set.clone()));
        Ok((set, problems))
    }

    /// The project's folder, links followed.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The project as it is in the files.
    pub fn project(&self) -> &Project {
        &self.project
    }
}

/// A project just opened.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The project.
    pub project: Project,
    /// The faults in it.
    pub problems: Vec<FileProblem>,
    /// The state that saving compares with.
    pub saved: Saved,
}

/// Opens the project in a folder (or of a `loopwright.json`).
///
/// `progress` receives the parts read and the parts known so far. A level, run or tileset that cannot be read becomes a
/// problem and its file is left alone by later saves. A save that was cut short is finished first.
///
/// # Errors
/// If `loopwright.json` or `chunks.json` cannot be read or understood.
pub fn open(
    storage: &dyn Storage,
    path: &Path,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Opened, ProjectError> {
    let folder = match path.file_name() {
        Some(name) if name == PROJECT => path.parent().unwrap_or(Path::new("")),
        _ => path,
    };
    let not_here = || ProjectError::NotAProject { path: folder.to_owned() };
    let root = match storage.real_path(folder) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Err(not_here()),
        root => root.map_err(ProjectError::io("opened", folder))?,
    };
    // A file, such as a level of a project.
    if storage.meta(&root).map_err(ProjectError::io("opened", folder))?.is_none_or(|meta| !meta.is_folder) {
        return Err(not_here());
    }
    let storage = storage.without_links();
    let problems = commit::recover(storage, &root)?;
    if storage.meta(&root.join(PROJECT)).map_err(ProjectError::io("read", &root.join(PROJECT)))?.is_none() {
        return Err(not_here());
    }
    let allowance = Rc::default();
    let reader = Reader { storage, digests: BTreeMap::new(), allowance, problems, done: 0, known: 2, progress, root };
    reader.open()
}

struct Reader<'a> {
    storage: &'a dyn Storage,
    root: PathBuf,
    digests: BTreeMap<String, FileDigest>,
    allowance: Rc<Allowance>,
    problems: Vec<FileProblem>,
    done: usize,
    known: usize,
    progress: &'a mut dyn FnMut(usize, usize),
}

impl Reader<'_> {
    fn open(mut self) -> Result<Opened, ProjectError> {
        let allowance = Rc::clone(&self.allowance);
        let text = self.text(PROJECT)?;
        let source = Source::of_many(PROJECT, &text, &allowance);
        let head = formats::project::read(&source)?;
        let (runs, stamps) = (self.keys_in("runs", "run name"), self.keys_in("stamps", "stamp name"));
        self.known += head.tilesets.len() + head.levels.len() + head.mazes.len() + runs.len() + stamps.len();
        let mut project = Project {
            name: head.name,
            ruleset: head.ruleset,
            chunk_size: head.chunk_size,
            checks: Arc::new(head.checks),
            ground: Arc::new(head.ground),
            credits: Arc::new(head.credits),
            sounds: Arc::new(head.sounds),
            properties: Arc::new(head.properties),
            hooks: Arc::new(head.hooks),
            extra: Arc::new(head.extra),
            inner_extra: Arc::new(head.inner_extra),
            ..Project::default()
        };
        for (n, (path, first_block)) in head.tilesets.into_iter().enumerate() {
            let tileset = self.tileset(&path, first_block, &source, n);
            project.tilesets.push(Arc::new(tileset));
        }
        check::head(&project, &mut Report { source, level: None, problems: &mut self.problems });

        let text = self.text(CHUNKS)?;
        let source = Source::of_many(CHUNKS, &text, &allowance);
        let (chunks, extra) = formats::chunks::read(&source, project.chunk_size)?;
        (project.chunks, project.chunks_extra) = (Arc::new(chunks), Arc::new(extra));
        check::chunks(&project, &mut Report { source, level: None, problems: &mut self.problems });

        let mut absent = Vec::new();
        for (index, key) in head.levels.iter().enumerate() {
            if self.level(key, &head.levels, &mut project).is_none() {
                absent.push(AbsentLevel { index, key: key.clone() });
            }
        }
        project.absent_levels = Arc::new(absent);
        let mut absent = Vec::new();
        for (index, key) in head.mazes.into_iter().enumerate() {
            if self.maze(&key, &mut project).is_none() {
                absent.push(AbsentLevel { index, key });
            }
        }
        project.absent_mazes = Arc::new(absent);
        for key in runs {
            self.run(&key, &mut project);
        }
        for key in stamps {
            self.stamp(&key, &mut project);
        }
        self.objects(&mut project);
        let saved = Saved {
            root: self.root,
            project: project.clone(),
            digests: self.digests,
            attempted: BTreeMap::new(),
            pictures: BTreeMap::new(),
        };
        Ok(Opened { project, problems: self.problems, saved })
    }

    /// Reads the text of a part and remembers its digest.
    fn text(&mut self, part: &str) -> Result<String, ProjectError> {
        let parts: Vec<&str> = part.split('/').collect();
        let path = within(self.storage, &self.root, &parts)?;
        self.text_at(part, &path)
    }

    fn text_at(&mut self, part: &str, path: &Path) -> Result<String, ProjectError> {
        let content = read_limited(self.storage, path)?;
        self.done += 1;
        (self.progress)(self.done, self.known.max(self.done));
        let digest = FileDigest::of(&content);
        let text = decode_text(content, part)?;
        self.digests.insert(part.to_owned(), digest);
        Ok(text)
    }

    /// Turns an error about a part that the project can do without into a problem; the part's file is left alone.
    fn give_up(&mut self, part: &str, level: Option<&str>, error: ProjectError) {
        self.digests.remove(part);
        let (place, message) = match error {
            ProjectError::Content { place, message } => (place, message),
            other => (FilePlace { file: part.to_owned(), ..FilePlace::default() }, other.to_string()),
        };
        let message = message.trim_end_matches('.');
        let message = format!("{message}. It was not opened; saving leaves the file alone");
        self.problems.push(FileProblem { place, message, level: level.map(str::to_owned), is_unread: true });
    }

    fn tileset(&mut self, path: &str, first_block: u16, head: &Source<'_>, n: usize) -> TilesetRef {
        let part = tileset_path(path);
        let allowance = Rc::clone(&self.allowance);
        let mut tileset = TilesetRef { path: path.to_owned(), first_block, tileset: Arc::new(Tileset::default()) };
        let read = tileset_folder(self.storage, &self.root, path)
            .and_then(|folder| within(self.storage, &folder, &["tileset.json"]))
            .and_then(|file| self.text_at(&part, &file));
        match read {
            Ok(text) => {
                let source = Source::of_many(&part, &text, &allowance);
                match formats::tileset::read(&source) {
                    Ok(read) => {
                        tileset.tileset = Arc::new(read);
                        check::tileset(&tileset, &mut Report { source, level: None, problems: &mut self.problems });
                    }
                    Err(error) => self.give_up(&part, None, error),
                }
            }
            Err(error) => {
                self.digests.remove(&part);
                let place = head.place(&format!("tilesets[{n}].path"));
                let message = format!("the tileset could not be read, its blocks are missing: {error}");
                self.problems.push(FileProblem { place, message, level: None, is_unread: true });
            }
        }
        tileset
    }

    fn level(&mut self, key: &str, keys: &[String], project: &mut Project) -> Option<()> {
        let part = level_path(key);
        let allowance = Rc::clone(&self.allowance);
        let text = self.text(&part).map_err(|error| self.give_up(&part, Some(key), error)).ok()?;
        let source = Source::of_many(&part, &text, &allowance);
        let read = formats::level::read(&source, key, project.chunk_size);
        let level = read.map_err(|error| self.give_up(&part, Some(key), error)).ok()?;
        check::level(&level, (project, keys), &mut Report { source, level: Some(key), problems: &mut self.problems });
        project.levels.push(Arc::new(level));
        Some(())
    }

    fn maze(&mut self, key: &str, project: &mut Project) -> Option<()> {
        let part = maze_path(key);
        let allowance = Rc::clone(&self.allowance);
        let text = self.text(&part).map_err(|error| self.give_up(&part, Some(key), error)).ok()?;
        let read = formats::maze::read(&Source::of_many(&part, &text, &allowance), key);
        let maze = read.map_err(|error| self.give_up(&part, Some(key), error)).ok()?;
        project.mazes.push(Arc::new(maze));
        Some(())
    }

    /// Keys of parts that nothing lists: all files `<folder>/<key>.json`.
    fn keys_in(&mut self, part: &str, what: &'static str) -> Vec<String> {
        let folder = match within(self.storage, &self.root, &[part]) {
            Ok(folder) => folder,
            Err(error) => {
                self.give_up(part, None, error);
                return Vec::new();
            }
        };
        match self.storage.list(&folder) {
            Ok(names) => {
                let keys = names.iter().filter_map(|name| name.strip_suffix(".json"));
                keys.filter(|key| check_key(what, key).is_ok()).map(str::to_owned).collect()
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Vec::new(),
            Err(error) => {
                self.give_up(part, None, ProjectError::io("listed", &folder)(error));
                Vec::new()
            }
        }
    }

    fn run(&mut self, key: &str, project: &mut Project) -> Option<()> {
        let part = run_path(key);
        let allowance = Rc::clone(&self.allowance);
        let text = self.text(&part).map_err(|error| self.give_up(&part, None, error)).ok()?;
        let source = Source::of_many(&part, &text, &allowance);
        let read = formats::run::read(&source, key);
        let run = read.map_err(|error| self.give_up(&part, None, error)).ok()?;
        check::run(&run, project, &mut Report { source, level: None, problems: &mut self.problems });
        project.runs.push(Arc::new(run));
        Some(())
    }

    fn stamp(&mut self, key: &str, project: &mut Project) -> Option<()> {
        let part = stamp_path(key);
        let allowance = Rc::clone(&self.allowance);
        let text = self.text(&part).map_err(|error| self.give_up(&part, None, error)).ok()?;
        let read = formats::stamp::read(&Source::of_many(&part, &text, &allowance), key);
        let stamp = read.map_err(|error| self.give_up(&part, None, error)).ok()?;
        project.stamps.push(Arc::new(stamp));
        Some(())
    }

    fn objects(&mut self, project: &mut Project) {
        let (path, allowance) = (self.root.join(OBJECTS), Rc::clone(&self.allowance));
        let read = match self.storage.meta(&path) {
            Ok(None) => return,
            Ok(Some(_)) => self.text(OBJECTS),
            Err(error) => Err(ProjectError::io("read", &path)(error)),
        };
        match read.and_then(|text| formats::objects::read(&Source::of_many(OBJECTS, &text, &allowance))) {
            Ok(objects) => project.objects = Arc::new(objects),
            Err(error) => self.give_up(OBJECTS, None, error),
        }
    }
}

/// The problem that a picture can't be shown, at the field of `objects.json` that names it.
pub fn picture_problem(storage: &dyn Storage, saved: &Saved, field: &str, message: String) -> FileProblem {
    let storage = storage.without_links();
    let content = within(storage, &saved.root, &[OBJECTS]).and_then(|path| read_limited(storage, &path));
    let text = content.and_then(|content| decode_text(content, OBJECTS)).unwrap_or_default();
    let place = Source::new(OBJECTS, &text).place(field);
    FileProblem { place, message, level: None, is_unread: true }
}
