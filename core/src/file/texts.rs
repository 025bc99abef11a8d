//! The files of a project as texts, without a disk: what a journal keeps of a state, and how the state comes back.

use super::allowance::Allowance;
use super::error::ProjectError;
use super::formats::{self, Source};
use super::parts::{CHUNKS, OBJECTS, PROJECT, Part, level_path, maze_path, tileset_path};
use crate::project::{AbsentLevel, OwnKinds, Project, Tileset, TilesetRef};
use crate::tiles::Chunk;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Texts by the paths of their files; `None` if there is no such file.
pub type Texts = BTreeMap<String, Option<String>>;

/// The files whose text differs between two states of a project, with the text that `new` gives them. Parts that both
/// share are not looked at. Pictures are no texts.
pub fn changed_texts(old: &Project, new: &Project) -> Texts {
    let mut before: BTreeMap<String, Part<'_>> = Part::all(old).map(|part| (part.path(), part)).collect();
    let mut changed = Texts::new();
    for part in Part::all(new) {
        let path = part.path();
        if !before.remove(&path).is_some_and(|before| before.is_same(&part)) {
            changed.insert(path, Some(part.render()));
        }
    }
    changed.extend(before.into_keys().map(|path| (path, None)));
    changed
}

/// The text of every file of a project. Pictures are no texts.
pub fn all_texts(project: &Project) -> BTreeMap<String, String> {
    Part::all(project).map(|part| (part.path(), part.render())).collect()
}

/// The text of one file of a project; `None` if it has no such file.
pub fn text_of(project: &Project, path: &str) -> Option<String> {
    Part::all(project).find(|part| part.path() == path).map(|part| part.render())
}

/// The project with the texts of some files replaced. Everything else is shared with it, and so are pictures.
///
/// # Errors
/// A text that cannot be read, or one that is missing.
pub fn with_texts(project: &Project, texts: &Texts) -> Result<Project, ProjectError> {
    Change { project, texts, allowance: Allowance::default() }.whole()
}

struct Change<'a> {
    project: &'a Project,
    texts: &'a Texts,
    allowance: Allowance,
}

impl Change<'_> {
    fn whole(&self) -> Result<Project, ProjectError> {
        let mut new = self.project.clone();
        let (mut levels, mut mazes) = (keys(&new.levels, |level| &level.key), keys(&new.mazes, |maze| &maze.key));
        if let Some(source) = self.source(PROJECT)? {
            let head = formats::project::read(&source)?;
            (new.absent_levels, levels) = self.absent(head.levels, level_path, &new.absent_levels, &levels)?;
            (new.absent_mazes, mazes) = self.absent(head.mazes, maze_path, &new.absent_mazes, &mazes)?;
            new.tilesets = self.listed_tilesets(head.tilesets)?;
            (new.name, new.ruleset, new.chunk_size) = (head.name, head.ruleset, head.chunk_size);
            (new.checks, new.ground) = (Arc::new(head.checks), Arc::new(head.ground));
            (new.credits, new.sounds) = (Arc::new(head.credits), Arc::new(head.sounds));
            (new.properties, new.hooks) = (Arc::new(head.properties), Arc::new(head.hooks));
            (new.extra, new.inner_extra) = (Arc::new(head.extra), Arc::new(head.inner_extra));
        }
        self.tilesets(&mut new)?;
        match self.source(CHUNKS)? {
            Some(source) => {
                let (chunks, extra) = formats::chunks::read(&source, new.chunk_size)?;
                new.chunks = Arc::new(shared(chunks, &self.project.chunks));
                new.chunks_extra = Arc::new(extra);
            }
            None if new.chunk_size != self.project.chunk_size => return Err(missing(CHUNKS)),
            None => {}
        }
        let size = new.chunk_size;
        new.levels = self.parts(
            &levels,
            &self.project.levels,
            |level| &level.key,
            level_path,
            |source, key| formats::level::read(source, key, size),
        )?;
        new.mazes = self.parts(&mazes, &self.project.mazes, |maze| &maze.key, maze_path, formats::maze::read)?;
        let run = |source: &Source<'_>, key: &str| formats::run::read(source, key);
        new.runs = self.unlisted(&new.runs, |run| &run.key, ("runs/", "run name"), run)?;
        let stamp = |source: &Source<'_>, key: &str| formats::stamp::read(source, key);
        new.stamps = self.unlisted(&new.stamps, |stamp| &stamp.key, ("stamps/", "stamp name"), stamp)?;
        match self.texts.get(OBJECTS) {
            None => {}
            Some(None) => new.objects = Arc::default(),
            Some(Some(text)) => {
                let read = formats::objects::read(&Source::of_many(OBJECTS, text, &self.allowance))?;
                new.objects = Arc::new(with_pictures(&read, &self.project.objects));
            }
        }
        Ok(new)
    }

    /// The new text of a file that every project has; `None` if it did not change.
    fn source<'s>(&'s self, file: &'s str) -> Result<Option<Source<'s>>, ProjectError> {
        match self.texts.get(file) {
            None => Ok(None),
            Some(None) => Err(missing(file)),
            Some(Some(text)) => Ok(Some(Source::of_many(file, text, &self.allowance))),
        }
    }

    /// Of the keys that the project file lists: those that could not be read before either, and the others.
    fn absent(
        &self,
        listed: Vec<String>,
        path: fn(&str) -> String,
        known: &[AbsentLevel],
        read: &[String],
    ) -> Result<(Arc<Vec<AbsentLevel>>, Vec<String>), ProjectError> {
        let (mut absent, mut there) = (Vec::new(), Vec::new());
        for (index, key) in listed.into_iter().enumerate() {
            let is_there = self.texts.get(&path(&key)).map_or_else(|| read.contains(&key), Option::is_some);
            if is_there {
                there.push(key);
            } else if known.iter().any(|known| known.key == key) {
                absent.push(AbsentLevel { index, key });
            } else {
                return Err(missing(&path(&key)));
            }
        }
        Ok((Arc::new(absent), there))
    }

    /// The parts of these keys: with a new text, or as they were.
    fn parts<T>(
        &self,
        keys: &[String],
        known: &[Arc<T>],
        key_of: fn(&T) -> &String,
        path: fn(&str) -> String,
        read: impl Fn(&Source<'_>, &str) -> Result<T, ProjectError>,
    ) -> Result<Vec<Arc<T>>, ProjectError> {
        let part = |key: &String| {
            let file = path(key);
            match self.texts.get(&file) {
                Some(Some(text)) => Some(read(&Source::of_many(&file, text, &self.allowance), key).map(Arc::new)),
                Some(None) => None,
                None => known.iter().find(|part| key_of(part) == key).cloned().map(Ok),
            }
        };
        keys.iter().filter_map(part).collect()
    }

    fn listed_tilesets(&self, listed: Vec<(String, u16)>) -> Result<Vec<Arc<TilesetRef>>, ProjectError> {
        let tileset = |(path, first_block): (String, u16)| {
            let known = self.project.tilesets.iter().find(|set| set.path == path);
            let tileset = match known {
                Some(known) => Arc::clone(&known.tileset),
                None if self.texts.contains_key(&tileset_path(&path)) => Arc::default(),
                None => return Err(missing(&tileset_path(&path))),
            };
            Ok(Arc::new(TilesetRef { path, first_block, tileset }))
        };
        listed.into_iter().map(tileset).collect()
    }

    fn tilesets(&self, new: &mut Project) -> Result<(), ProjectError> {
        for set in &mut new.tilesets {
            let file = tileset_path(&set.path);
            let Some(source) = self.source(&file)? else { continue };
            let sheet = set.tileset.sheet.clone();
            let tileset = Arc::new(Tileset { sheet, ..formats::tileset::read(&source)? });
            *set = Arc::new(TilesetRef { tileset, ..(**set).clone() });
        }
        Ok(())
    }

    /// The parts that nothing lists: the files of their folder say what there is.
    fn unlisted<T>(
        &self,
        known: &[Arc<T>],
        key_of: fn(&T) -> &String,
        (folder, what): (&str, &'static str),
        read: impl Fn(&Source<'_>, &str) -> Result<T, ProjectError>,
    ) -> Result<Vec<Arc<T>>, ProjectError> {
        let mut parts: BTreeMap<String, Arc<T>> =
            known.iter().map(|part| (key_of(part).clone(), Arc::clone(part))).collect();
        for (file, text) in self.texts.iter().filter(|(file, _)| file.starts_with(folder)) {
            let key = file.strip_prefix(folder).and_then(|name| name.strip_suffix(".json")).unwrap_or_default();
            match text {
                None => drop(parts.remove(key)),
                Some(text) => {
                    super::paths::check_key(what, key)?;
                    let part = read(&Source::of_many(file, text, &self.allowance), key)?;
                    parts.insert(key.to_owned(), Arc::new(part));
                }
            }
        }
        Ok(parts.into_values().collect())
    }
}

fn keys<T>(parts: &[Arc<T>], key: fn(&T) -> &String) -> Vec<String> {
    parts.iter().map(|part| key(part).clone()).collect()
}

/// Chunks just read; those that did not change are shared with what was.
fn shared(chunks: Vec<Arc<Chunk>>, old: &[Arc<Chunk>]) -> Vec<Arc<Chunk>> {
    let same = |(n, chunk): (usize, Arc<Chunk>)| match old.get(n) {
        Some(old) if *old == chunk => Arc::clone(old),
        _ => chunk,
    };
    chunks.into_iter().enumerate().map(same).collect()
}

/// Kinds just read, with the pictures that are known of the same files.
fn with_pictures(kinds: &OwnKinds, known: &OwnKinds) -> OwnKinds {
    kinds.with_images(|picture| {
        known.pictures().find(|known| known.file == picture.file).map(|known| known.image.clone())
    })
}

fn missing(file: &str) -> ProjectError {
    ProjectError::io("found", std::path::Path::new(file))(std::io::ErrorKind::NotFound.into())
}
