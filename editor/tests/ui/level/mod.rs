//! The level in view: its canvas, tools, things and mazes.

pub mod backgrounds;
pub mod camera_limits;
pub mod canvas;
pub mod canvas_panes;
pub mod clipboard;
pub mod copies;
pub mod depths;
pub mod finding;
pub mod first_loop;
pub mod launches;
pub mod level_picture;
pub mod levels;
pub mod mazes;
pub mod navigate;
pub mod objects;
pub mod replace;
mod shapes;
pub mod sounds;
mod space;
pub mod special_stage;
pub mod starts;
pub mod surfaces;
pub mod undo_in_levels;
pub mod wheel;
