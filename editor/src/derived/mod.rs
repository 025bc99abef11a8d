//! Derived data: pure functions of the document, rebuilt where its revision moved.

use crate::document::Document;
use sim::level::Level;
use sim::project::Project;
use std::sync::Arc;

/// What is computed from the document and kept until it changes.
#[derive(Default)]
pub struct Derived {
    key: Option<(u64, String)>,
    project: Project,
    level: Arc<Level>,
}

impl Derived {
    /// Follows the document: recompiles what an edit touched.
    pub fn follow(&mut self, document: &Document, level: &str) {
        let key = Some((document.revision(), level.to_owned()));
        if self.key == key {
            return;
        }
        match &self.key {
            Some((_, old)) if old == level => {
                Arc::make_mut(&mut self.level).update(&self.project, document.project(), level);
            }
            _ => self.level = Arc::new(Level::compile(document.project(), level).unwrap_or_default()),
        }
        self.project = document.project().clone();
        self.key = key;
    }

    /// The compiled level in view.
    pub fn level(&self) -> &Arc<Level> {
        &self.level
    }
}
