//! The manual, and its pictures in the window.

pub mod pictures;

pub use kit::manual::*;
