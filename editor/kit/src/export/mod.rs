//! Exports: what a project is turned into for programs that are not editors.
//!
//! `game` flattens levels for game engines, `web` makes a page that plays a level. Nothing that is written here is read
//! back.

pub mod game;
pub mod schemas;
pub mod web;
