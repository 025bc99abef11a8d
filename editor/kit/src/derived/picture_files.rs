//! The picture files that a project's tilesets name: read and decoded on a thread, kept until they change.

use super::picture::Picture;
use crate::job::Job;
use sim::file::{Disk, Storage};
use sim::project::{Project, TilesetRef};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A file's picture, or why it can't be shown.
type Read = Result<Arc<Picture>, String>;

/// The files, as far as they were read.
#[derive(Debug, Default)]
pub(crate) struct PictureFiles {
    read: BTreeMap<PathBuf, Read>,
    job: Job<(PathBuf, Read)>,
    /// The files that are read, or are being read.
    asked: Vec<PictureFile>,
}

/// A picture as a project names it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PictureFile {
    /// The project's folder.
    folder: PathBuf,
    /// The path of the tileset.
    tileset: String,
    /// The name of the file.
    name: String,
}

impl PictureFile {
    /// The path under which its picture is kept. It may lead through links, and is not opened.
    fn path(&self) -> PathBuf {
        self.folder.join(&self.tileset).join(&self.name)
    }

    fn read(&self, storage: &dyn Storage) -> Read {
        Picture::load(storage, &self.folder, &self.tileset, &self.name).map(Arc::new)
    }
}

impl PictureFiles {
    /// A tileset's own picture; `None` if it names none, or needs none because it was decoded with the project.
    pub(crate) fn of_blocks(tileset: &TilesetRef, folder: &Path) -> Option<PathBuf> {
        let set = &tileset.tileset;
        (set.sheet.is_none() && !set.art.is_empty()).then(|| folder.join(&tileset.path).join(&set.art))
    }

    /// Asks for all files of a project that were not read yet. `wake` is called on the thread whenever there is one to
    /// [`Self::poll`] for.
    pub(crate) fn follow(&mut self, project: &Project, folder: Option<&Path>, wake: impl Fn() + Send + 'static) {
        let wanted = wanted(project, folder);
        if self.asked == wanted {
            return;
        }
        let is_of = |files: &[PictureFile], path: &Path| files.iter().any(|file| file.path() == path);
        self.read.retain(|path, _| is_of(&self.asked, path) && is_of(&wanted, path));
        let missing: Vec<_> = wanted.iter().filter(|file| !self.read.contains_key(&file.path())).cloned().collect();
        self.asked = wanted;
        self.start(missing, wake);
    }

    /// Reads all files again. What they showed is kept until then.
    pub(crate) fn read_again(&mut self, wake: impl Fn() + Send + 'static) {
        self.start(self.asked.clone(), wake);
    }

    /// Reads all files of a project before it returns.
    pub(crate) fn read_now(&mut self, storage: &dyn Storage, project: &Project, folder: Option<&Path>) {
        self.asked = wanted(project, folder);
        self.read = self.asked.iter().map(|file| (file.path(), file.read(storage))).collect();
    }

    fn start(&mut self, files: Vec<PictureFile>, wake: impl Fn() + Send + 'static) {
        self.job.start(wake, move |report, cancel| {
            for file in files {
                if cancel.load(std::sync::atomic::Ordering::Relaxed) {
                    return;
                }
                report((file.path(), file.read(&Disk)));
            }
        });
    }

    /// Takes what was read since the last call; true if there was any.
    pub(crate) fn poll(&mut self) -> bool {
        let mut is_new = false;
        // A failure of the work leaves its files unread: they are drawn as if they were still under way.
        while let Some(news) = self.job.poll() {
            if let Ok((path, picture)) = news {
                self.read.insert(path, picture);
                is_new = true;
            }
        }
        is_new
    }

    /// Returns the contents of a file; `None` as long as it is being read.
    pub(crate) fn get(&self, path: &Path) -> Option<&Read> {
        self.read.get(path)
    }
}

fn wanted(project: &Project, folder: Option<&Path>) -> Vec<PictureFile> {
    let Some(folder) = folder else { return Vec::new() };
    let of = |set: &TilesetRef| {
        let file =
            |name: &str| PictureFile { folder: folder.to_owned(), tileset: set.path.clone(), name: name.to_owned() };
        let blocks = PictureFiles::of_blocks(set, folder).map(|_| file(&set.tileset.art));
        blocks.into_iter().chain(set.tileset.backgrounds.iter().map(|layer| file(&layer.image))).collect::<Vec<_>>()
    };
    project.tilesets.iter().flat_map(|set| of(set)).collect()
}
