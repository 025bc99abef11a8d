//! The physics of classic momentum platformers, frame exact, and the project format of Loopwright.

pub mod angle;
pub mod camera;
pub mod file;
pub mod grid;
pub mod input;
pub mod level;
pub mod loops;
pub mod objects;
pub mod player;
pub mod project;
pub mod replay;
pub mod ruleset;
pub mod sensors;
pub mod tiles;
pub mod trace;
pub mod units;
pub mod world;
