//! Exports: levels for game engines, and the schemas of all files.

#![allow(clippy::unwrap_used)]

mod game;
mod manual;
mod reader;
mod schemas;
mod support;
