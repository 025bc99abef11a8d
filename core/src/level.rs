//! What a `World` is built from: a level compiled into a flat grid for each layer.

use crate::project::Project;

/// A compiled level. An edit recompiles only what it touched.
#[derive(Clone, Debug, Default)]
pub struct Level {}

impl Level {
    /// Compiles the level named `key`; `None` where the project has no such level.
    pub fn compile(_project: &Project, _key: &str) -> Option<Self> {
        None
    }

    /// Follows an edit: recompiles what differs between the two projects.
    pub fn update(&mut self, _old: &Project, _new: &Project, _key: &str) {}
}
