//! The picture files that a project's tilesets name: read and decoded on a thread, kept until they change.

use super::picture::Picture;
use crate::job::Job;
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
    /// Those that are read, or are being read.
    asked: Vec<PathBuf>,
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
        self.read.retain(|path, _| self.asked.contains(path) && wanted.contains(path));
        let missing: Vec<_> = wanted.iter().filter(|path| !self.read.contains_key(*path)).cloned().collect();
        self.asked = wanted;
        self.start(missing, wake);
    }

    /// Reads all files again. What they showed is kept until then.
    pub(crate) fn read_again(&mut self, wake: impl Fn() + Send + 'static) {
        self.start(self.asked.clone(), wake);
    }

    /// Reads all files of a project before it returns.
    pub(crate) fn read_now(&mut self, project: &Project, folder: Option<&Path>) {
        self.asked = wanted(project, folder);
        self.read = self.asked.iter().map(|path| (path.clone(), Picture::load(path).map(Arc::new))).collect();
    }

    fn start(&mut self, files: Vec<PathBuf>, wake: impl Fn() + Send + 'static) {
        self.job.start(wake, move |report, cancel| {
            for path in files {
                if cancel.load(std::sync::atomic::Ordering::Relaxed) {
                    return;
                }
                let picture = Picture::load(&path).map(Arc::new);
                report((path, picture));
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

    /// What was read from a file; `None` as long as it is being read.
    pub(crate) fn get(&self, path: &Path) -> Option<&Read> {
        self.read.get(path)
    }
}

fn wanted(project: &Project, folder: Option<&Path>) -> Vec<PathBuf> {
    let Some(folder) = folder else { return Vec::new() };
    let of = |set: &TilesetRef| {
        let backgrounds = set.tileset.backgrounds.iter().map(|layer| folder.join(&set.path).join(&layer.image));
        PictureFiles::of_blocks(set, folder).into_iter().chain(backgrounds).collect::<Vec<_>>()
    };
    project.tilesets.iter().flat_map(|set| of(set)).collect()
}
