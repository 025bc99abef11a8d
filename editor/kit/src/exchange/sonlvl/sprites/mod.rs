//! Sprites of a game: mappings, lists of tiles and art, drawn as definitions of objects ask for it.

mod assembly;
pub(crate) mod definition;
mod draw;
mod mappings;
pub(crate) mod program;
pub(crate) mod reader;
