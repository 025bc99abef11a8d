//! The document: what is saved and undone. Panes read it; only edits change it.
//!
//! [`Document`] is a project and where it lives. [`Edit`] is the one way to change it, [`History`] keeps what was
//! done, [`paint`] turns brush strokes on blocks into edits of chunks, [`Files`] opens and saves on a thread of its own.

pub mod art;
mod beside;
pub mod block_numbers;
pub mod chunk_numbers;
mod chunk_uses;
mod copied;
pub mod custom_kinds;
pub mod differences;
pub mod disk;
mod edit;
mod edits;
mod history;
pub mod imported;
pub mod journal;
pub mod level_list;
pub mod maze_piece;
pub mod merge;
pub mod mirror;
pub mod paint;
mod ranges;
mod region;
pub mod renumber;
mod selection;
pub mod sound_files;
mod stamp;

pub use disk::files::{Comparison, FileEvent, Files};
pub use edit::{Edit, EditError, LevelSettings, NewIds, SIZES as CHUNK_SIZES, properties};
pub use edits::Edits;
pub use history::{GestureId, History, StateId, Step, StepKey, StepScene};
pub use ranges::{EMERALDS, FAR, GOAL_SIDE, HALF_LENGTH, RINGS};
pub use region::{Blocks, Region};
pub use selection::{LevelSelection, Selected};
pub use stamp::Stamp;

use chunk_uses::ChunkUses;
use history::ProjectChange;
use sim::project::{LevelData, Project, TilesetRef};
use sim::tiles::ChunkId;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Revisions of documents so far.
static REVISIONS: AtomicU64 = AtomicU64::new(1);

/// A number that no document had before, larger than all of them.
fn next_revision() -> u64 {
    REVISIONS.fetch_add(1, Ordering::Relaxed)
}

/// An open project and where it lives.
///
/// A clone shares everything and costs a few pointers.
#[derive(Clone, Debug, Default)]
pub struct Document {
    project: Project,
    folder: Option<PathBuf>,
    revision: u64,
    chunk_uses: ChunkUses,
}

impl Document {
    /// A document of `project`, kept in `folder` (`None`: never saved).
    pub fn new(project: Project, folder: Option<PathBuf>) -> Self {
        let chunk_uses = ChunkUses::of(&project);
        Self { project, folder, revision: next_revision(), chunk_uses }
    }

    /// The project as it is.
    pub fn project(&self) -> &Project {
        &self.project
    }

    /// The project's folder; `None` until it was saved once.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Another number after every edit, and for every document: what derived data is keyed by.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The level whose file is named `key`.
    pub fn level(&self, key: &str) -> Option<&Arc<LevelData>> {
        self.project.levels.iter().find(|level| level.key == key)
    }

    /// True if the project has neither a level nor a maze: nothing is open.
    pub fn is_empty(&self) -> bool {
        self.project.levels.is_empty() && self.project.mazes.is_empty()
    }

    /// A level or a maze has this key.
    pub fn has(&self, key: &str) -> bool {
        self.level(key).is_some() || self.project.maze(key).is_some()
    }

    /// Key of the first level that is played, or of the first maze if there is no level.
    pub fn first_key(&self) -> Option<&str> {
        let level = self.project.first_level().map(|level| level.key.as_str());
        level.or(self.project.mazes.first().map(|maze| maze.key.as_str()))
    }

    /// Returns the number of places of all layouts (and low planes of other chunks) that name the chunk.
    ///
    /// A place marked as a loop also counts for the chunk that stands in there on the low plane.
    pub fn chunk_uses(&self, chunk: ChunkId) -> u32 {
        self.chunk_uses.count(chunk, &self.project)
    }

    /// Follows a project that was saved in another folder: its new folder, and the paths that its tilesets have from
    /// there.
    fn relocate(&mut self, folder: PathBuf, tilesets: &[String]) {
        self.folder = Some(folder);
        for (set, path) in self.project.tilesets.iter_mut().zip(tilesets) {
            if set.path != *path {
                *set = Arc::new(TilesetRef { path: path.clone(), ..(**set).clone() });
            }
        }
        self.revision = next_revision();
    }

    /// Goes the way of a change, which becomes the way back.
    fn turn(&mut self, change: &mut ProjectChange) {
        change.turn(&mut self.project, &mut self.chunk_uses);
        self.revision = next_revision();
    }
}
