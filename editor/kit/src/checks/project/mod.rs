//! Checks of the project as a whole: what it names, what it uses, and what the games can hold.

pub(in crate::checks) mod background_layers;
pub(crate) mod capacity;
pub(in crate::checks) mod limits_of_originals;
pub(in crate::checks) mod palettes;
pub(in crate::checks) mod reach;
pub(in crate::checks) mod references;
pub(in crate::checks) mod ruleset;
pub(in crate::checks) mod runs;
pub(in crate::checks) mod sounds;
pub(in crate::checks) mod tile_animations;
pub(in crate::checks) mod tileset_pictures;
pub(in crate::checks) mod unused;
pub(in crate::checks) mod unwritten;
pub(in crate::checks) mod variants;
