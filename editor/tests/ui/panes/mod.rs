//! Palettes, makers and lists.

pub mod block_editor;
pub mod characters;
pub mod chunk_editor;
pub mod colors;
pub mod dock;
pub mod layers;
mod looking;
mod marks;
pub mod object_maker;
pub mod object_pictures;
pub mod object_states;
pub mod pixels;
pub mod problems;
pub mod properties;
pub mod rows;
pub mod stamps;
pub mod tiles;
pub mod tilesets;
pub mod values;
