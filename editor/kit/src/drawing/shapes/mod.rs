//! Shapes in one stroke: from handles to paths, pixels, solid tiles, blocks and edits of the document.
//!
//! [`figure`] turns a shape's handles into strokes (in [`path`], exact lines, circles and cubics), `raster` fills
//! them in (`strip.rs`) and sums up which way their surfaces lead, [`edges`] sends players round outer edges (`trial.rs`) and
//! chooses angles that hold them, `steps.rs` makes steps of walls that would lead them into the ground, `speed` finds the speed that loops and hills need, [`compose`] adds what is in the level already, `cut` reads
//! heights, widths and angles off the pixels, [`pool`] finds equal tiles and blocks or makes them, [`lay`] is the edits,
//! [`preview`] what they would come to.
//! [`ground`] paints whole blocks whose borders choose fitting tiles.

pub mod bend;
pub mod compose;
pub(crate) mod cut;
pub mod edges;
pub mod figure;
pub mod ground;
pub mod handles;
pub mod lay;
pub mod path;
pub mod pool;
pub mod preview;
pub(crate) mod raster;
pub mod rest;
pub(crate) mod speed;
mod steps;
mod strip;
mod trial;
mod wedges;
