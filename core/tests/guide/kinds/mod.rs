//! Game objects.

pub mod areas;
pub mod bosses;
pub mod contraptions;
pub mod crawlers;
pub mod devices;
pub mod enemies;
pub mod flow;
pub mod hazards;
pub mod loading;
pub mod monitors;
pub mod object_control;
pub mod own_kinds;
mod own_motion;
mod own_states;
pub mod partner_objects;
pub mod platforms;
pub mod push_block;
pub mod rocks;
pub mod sizes_and_speeds;
pub mod sloped_objects;
pub mod slots;
pub mod solid_objects;
pub mod strengths;
pub mod throwers;
pub mod tuning;
pub mod ways;
