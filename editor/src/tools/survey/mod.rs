//! Tools that leave the level's terrain and objects alone: regions and notes, distances, and lines to align to.

pub mod in_line;
pub mod mark;
pub mod measure;
