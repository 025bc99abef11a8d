//! Tools that leave the level's terrain and objects alone: regions and notes, and distances.

pub mod mark;
pub mod measure;
