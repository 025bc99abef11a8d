//! Exports: what a project is turned into for programs that are not editors.
//!
//! `game` flattens levels for game engines. Nothing that is written here is read back.

pub mod game;
pub mod schemas;
