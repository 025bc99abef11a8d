//! Projects on disk: opening, saving, and what other programs have.

pub mod backups;
pub mod export;
pub mod export_game;
pub mod files;
mod hooks;
pub mod import;
pub mod new_project;
pub mod recovery;
pub mod share_web;
pub mod stuck_disk;
pub mod two_truths;
