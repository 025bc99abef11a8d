//! The document: what is saved and undone. Panes read it; only edits change it. Nothing here knows egui.

mod edit;
mod history;

pub use edit::{Edit, EditError};
pub use history::{GestureId, History, Step};

use sim::project::{LevelData, Project};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// An open project and where it lives.
#[derive(Clone, Debug, Default)]
pub struct Document {
    project: Project,
    folder: Option<PathBuf>,
    revision: u64,
}

impl Document {
    /// A document of `project`, kept in `folder` (`None`: never saved).
    pub fn new(project: Project, folder: Option<PathBuf>) -> Self {
        Self { project, folder, revision: 0 }
    }

    /// The project as it stands.
    pub fn project(&self) -> &Project {
        &self.project
    }

    /// The project's folder; `None` until it was saved once.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Grows with every applied edit: what derived data is keyed by.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The level whose file is named `key`.
    pub fn level(&self, key: &str) -> Option<&Arc<LevelData>> {
        self.project.levels.iter().find(|level| level.key == key)
    }
}
