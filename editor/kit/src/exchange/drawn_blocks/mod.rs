//! Blocks of a level as they are seen: picture, plane, and collision on both paths; equal ones share a number.

pub(crate) mod block_set;
pub(crate) mod place_cells;
