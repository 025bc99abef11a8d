//! A level: layout, objects, rings, starts, water, camera limits, and what is in a game's code.

pub(in crate::exchange::sonlvl) mod act_row;
pub(in crate::exchange::sonlvl) mod camera_limits;
pub(in crate::exchange::sonlvl) mod demo_starts;
pub(in crate::exchange::sonlvl) mod descriptions;
pub(in crate::exchange::sonlvl) mod flow;
pub mod game_objects;
pub(crate) mod level_data;
pub(in crate::exchange::sonlvl) mod limit_changes;
pub(crate) mod objects;
pub(crate) mod planes;
pub(in crate::exchange::sonlvl) mod start_water;
pub(in crate::exchange::sonlvl) mod water;
