//! Objects over the level: how they look, how large they are, what of them is solid and what touches.
//!
//! All of it is read from the core, which says it of living objects and of placed ones alike.

pub mod boxes;
pub mod checks;
mod links;
mod pictures;
pub mod pose;
pub mod sides;

pub use pictures::{Depth, each_live, is_seen, paint as paint_pictures};
pub use sides::{legend as paint_legend, paint as paint_sides};

use super::Stage;
use crate::context::PaneContext;

/// Paints every overlay of objects that is on but for the map of sides, which covers an area and lies under names.
pub fn paint(stage: &Stage<'_>, cx: &PaneContext<'_>) {
    boxes::paint(stage, cx);
    links::paint(stage, cx);
    checks::paint(stage, cx);
}
