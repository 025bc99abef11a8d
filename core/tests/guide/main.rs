//! The guide's worked examples, a module per page, a row per case.

mod calculations;
mod solid_tiles;
