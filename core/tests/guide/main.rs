//! The guide's worked examples, a module per page, a row per case; messages name the row.
#![allow(clippy::unwrap_used)]

mod air;
mod animation;
mod areas;
mod bosses;
mod bounds;
mod calculations;
mod camera;
mod charges;
mod contraptions;
mod crawlers;
mod devices;
mod edge_walls;
mod enemies;
mod flight;
mod flow;
mod forced_roll;
mod game_differences;
mod glide;
mod hazards;
mod hitboxes;
mod landing;
mod ledges_and_walls;
mod loading;
mod loops;
mod maze;
mod monitors;
mod object_control;
mod objects;
mod own_kinds;
mod partner;
mod partner_objects;
mod platforms;
mod play;
mod push_block;
mod rings;
mod rolling;
mod running;
mod shields;
mod sizes_and_speeds;
mod sloped_objects;
mod slopes;
mod slots;
mod solid_objects;
mod solid_terrain;
mod solid_tiles;
mod spin_dash;
mod strengths;
mod super_forms;
mod throwers;
mod tuning;
mod water;
mod ways;

#[path = "../support/mod.rs"]
mod support;
