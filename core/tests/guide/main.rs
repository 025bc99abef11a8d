//! The guide's worked examples, a module per page, a row per case; messages name the row.
#![allow(clippy::unwrap_used)]

mod abilities;
mod kinds;
mod maze;
mod objects;
mod play;
mod player;
mod terrain;

#[path = "../support/mod.rs"]
mod support;
