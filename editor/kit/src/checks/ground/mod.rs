//! Checks of the ground: surfaces, solid tiles, and where both meet.

pub(in crate::checks) mod edges;
pub(in crate::checks) mod exposure;
pub(in crate::checks) mod seams;
pub(in crate::checks) mod sensor_dips;
pub(in crate::checks) mod steps;
pub(in crate::checks) mod thin_floors;
pub(in crate::checks) mod tile_angles;
pub(in crate::checks) mod tile_shapes;
pub(in crate::checks) mod wall_ends;
