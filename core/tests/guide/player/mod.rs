//! The player: moving, the camera, rings, water, hitboxes.

pub mod air;
pub mod animation;
pub mod bounds;
pub mod calculations;
pub mod camera;
pub mod camera_limits;
pub mod constants;
pub mod forced_roll;
pub mod game_differences;
pub mod hitboxes;
pub mod landing;
pub mod ledges_and_walls;
pub mod rings;
pub mod rolling;
pub mod running;
pub mod slopes;
pub mod spin_dash;
pub mod water;
