//! Objects over the level: how they look, how large they are, what of them is solid and what touches.
//!
//! Each overlay here is read from the core, which says it of living objects and of placed ones alike.

pub mod boxes;
pub mod checks;
pub mod launches;
pub(super) mod links;
pub mod paths;
mod pictures;
pub mod pose;
pub mod sides;

pub use pictures::{Depth, is_seen, paint as paint_pictures};
pub use sides::{legend as paint_legend, paint as paint_sides};
