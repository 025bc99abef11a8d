//! Solid terrain and solid tiles.

pub mod edge_walls;
pub mod loops;
pub mod solid_terrain;
pub mod solid_tiles;
