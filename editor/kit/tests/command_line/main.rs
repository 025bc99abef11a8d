//! The commands as users call them: exit statuses, outputs, and what they say about projects that are not whole.

#![allow(clippy::unwrap_used)]

mod away;
mod convert;
mod endings;
mod levels;
mod outputs;
mod support;
mod unread;
