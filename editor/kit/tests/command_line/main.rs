//! The commands as users call them: without a window.

#![allow(clippy::unwrap_used)]

mod away;
