//! Pictures of tilesets, backgrounds and object kinds, their animations and palettes.

pub mod animations;
pub mod backgrounds;
pub mod own_pictures;
pub mod palettes;
pub mod pictures;
pub mod pixels;
