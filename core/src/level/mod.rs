//! The parts that a `World` is built from: the ground of a level, its objects, and the rules it is played by.
//!
//! `compile.rs` makes it from a project. `builder.rs` makes levels without a project, `fixtures.rs` those of the guide's
//! worked examples. `touched.rs` says what an edit of it can change in a run.

mod builder;
mod compile;
pub mod fixtures;
mod touched;

pub use crate::ground::{ChunkPlace, Ground, MOST_MIRRORED_TILES, mirrored_tiles};
pub use builder::{LevelBuilder, Placed};
pub use touched::{Columns, Part, Touched};

use crate::objects::Placements;
use crate::objects::kinds::others::own::OwnProgram;
use crate::project::{OwnKinds, ProjectSounds};
use crate::ruleset::Ruleset;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// A compiled level: its ground, which it can be used as, and its objects. Immutable while a world steps in it. An edit
/// recompiles only what it touched.
#[derive(Clone, Debug)]
pub struct Level {
    ground: Ground,
    objects: Placements,
    /// The arrays of heights that the project's own sloped objects have.
    pub(crate) own_heights: Arc<[Box<[i8]>]>,
    own_kinds: Arc<OwnKinds>,
    /// The sounds of the project.
    sounds: Arc<ProjectSounds>,
    /// The project's definitions as objects run them, in the order of `own_kinds`.
    pub(crate) own_programs: Arc<[OwnProgram]>,
}

impl Deref for Level {
    type Target = Ground;

    #[inline]
    fn deref(&self) -> &Ground {
        &self.ground
    }
}

impl DerefMut for Level {
    #[inline]
    fn deref_mut(&mut self) -> &mut Ground {
        &mut self.ground
    }
}

impl Default for Level {
    /// A level without terrain.
    fn default() -> Self {
        LevelBuilder::new(0, 0).build(Ruleset::default())
    }
}

impl Level {
    /// The placed objects of known kinds, and the layer switchers.
    #[inline]
    pub const fn objects(&self) -> &Placements {
        &self.objects
    }

    /// The object kinds of the project's own.
    #[inline]
    pub const fn own_kinds(&self) -> &Arc<OwnKinds> {
        &self.own_kinds
    }

    /// The sounds of the project.
    pub const fn sounds(&self) -> &Arc<ProjectSounds> {
        &self.sounds
    }
}
