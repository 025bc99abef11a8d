//! The neighbours: files of other tools and of the originals' disassemblies, read and written.

pub mod compression;
pub mod sonlvl;
pub mod tilesets;
