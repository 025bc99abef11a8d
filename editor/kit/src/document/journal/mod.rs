//! The journal of a document, kept beside it while it changes.
//!
//! A journal is a file of lines. The first one holds all texts of the project as it was, each other one what a step of
//! the user changed, as lines that take the place of others (`patch`). It is the autosave, the way back after a crash,
//! and the undo history of the next session: [`past`] reads it, `Keeper` writes it on a thread of its own.
//!
//! States are compared as texts, so a journal serves any edit, and what it holds is read by the readers of files.

mod keeper;
mod line;
mod packed;
mod past;
mod patch;
mod replay;
pub(super) mod state;

pub use crate::document::beside::FOLDER;
pub use keeper::{Journal, JournalEvent, News, Written};
pub use line::Act;
pub use past::{Past, PastStep, Unsaved, Untitled, dismiss, is_open, past, untitled};

use line::Patches;
use sim::file::Texts;
use sim::project::Project;
use std::sync::Arc;

/// The journal in its folder.
const FILE: &str = "journal";
/// The file in it that a window locks while it has the project open.
const LOCK: &str = "lock";

/// A way from one state of a project to another, as it was kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Route(Arc<Patches>);

impl Route {
    /// The project at the end of the way.
    ///
    /// # Errors
    /// Says why the way does not lead anywhere from here.
    pub(super) fn lead(&self, project: &Project) -> Result<Project, String> {
        let mut new = Texts::new();
        for (name, patch) in &*self.0 {
            let text = patch.apply(state::text(project, name).as_deref());
            new.insert(name.clone(), text.ok_or_else(|| format!("{name} is not as it was"))?);
        }
        state::with(project, new)
    }
}
