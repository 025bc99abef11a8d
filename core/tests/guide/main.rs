//! The guide's worked examples, a module per page, a row per case.

mod calculations;
mod camera;
mod solid_terrain;
mod solid_tiles;
