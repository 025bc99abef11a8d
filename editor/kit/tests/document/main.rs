//! The document: edits, history, painting, opening and saving.
#![allow(clippy::unwrap_used)]

mod art_layers;
mod backups;
mod common;
mod conditions;
mod edits;
mod files;
mod git;
mod journal;
mod kills;
mod links;
mod merge;
mod painting;
mod random;
mod renumber;
mod restore;
