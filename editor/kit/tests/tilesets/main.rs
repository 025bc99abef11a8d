//! Tilesets from pictures and back: any PNG there is, what comes out, several in a project, the command line.
#![allow(clippy::unwrap_used, missing_docs)]

mod commands;
mod importing;
mod kinds;
mod places;
mod png_bytes;
