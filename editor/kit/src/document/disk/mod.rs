//! The project on disk: opening and saving on a thread of its own, backups, and what other programs change.

pub mod backups;
pub(in crate::document) mod files;
pub mod restore;
pub mod watch;
