//! The editor's window, acted on as a user does: by label, by mouse and by key, without a display.

#![allow(clippy::unwrap_used, missing_docs, dead_code)]

mod hills;
mod keys;
mod level;
mod looks;
mod panes;
mod projects;
mod runs;
mod soft;
mod support;
