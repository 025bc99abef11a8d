//! Windows that bring something into a project or write something out of it.

pub mod build_window;
mod chosen_places;
pub mod export_window;
pub mod film_window;
pub mod game_window;
pub mod import_picture;
mod import_preview;
pub mod import_window;
mod level_file;
pub mod output_file;
pub mod picture_window;
pub mod refresh_window;
mod report_lines;
pub mod web_window;
