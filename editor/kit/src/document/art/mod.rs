//! Pictures of tilesets, backgrounds and object kinds, and their animations.

pub mod animations;
pub mod backgrounds;
pub mod own_pictures;
pub mod pictures;
