//! Edits: the few ways to change a document. Applying one returns the edit that takes it back.

use super::Document;
use sim::project::{LayerSwitcher, PlacementId, Start};
use std::sync::Arc;

/// One change to the document. `None` means absent, so `SetSwitcher` adds, changes and removes.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Puts a layer switcher, replaces it or takes it away.
    SetSwitcher {
        /// Key of the level.
        level: String,
        /// The switcher's id.
        id: PlacementId,
        /// What it becomes, and its place in the slot order.
        switcher: Option<(usize, LayerSwitcher)>,
    },
    /// Moves the start or changes who starts.
    SetStart {
        /// Key of the level.
        level: String,
        /// The new start.
        start: Start,
    },
}

/// Why an edit was refused; the document is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    /// The level is gone.
    #[error("there is no level \"{0}\" in this project")]
    NoLevel(String),
}

impl Document {
    /// Applies an edit and returns the one that takes it back.
    ///
    /// # Errors
    /// An edit that names something that is not there is refused and changes nothing.
    pub fn apply(&mut self, edit: Edit) -> Result<Edit, EditError> {
        let (Edit::SetSwitcher { level: key, .. } | Edit::SetStart { level: key, .. }) = &edit;
        let found = self.project.levels.iter_mut().find(|level| level.key == *key);
        let level = Arc::make_mut(found.ok_or_else(|| EditError::NoLevel(key.clone()))?);
        self.revision += 1;
        Ok(match edit {
            Edit::SetSwitcher { level: key, id, switcher } => {
                let at = level.switchers.iter().position(|s| s.id == id);
                let old = at.map(|at| (at, level.switchers.remove(at)));
                if let Some((at, new)) = switcher {
                    level.switchers.insert(at.min(level.switchers.len()), new);
                }
                Edit::SetSwitcher { level: key, id, switcher: old }
            }
            Edit::SetStart { level: key, start } => {
                Edit::SetStart { level: key, start: std::mem::replace(&mut level.start, start) }
            }
        })
    }
}
