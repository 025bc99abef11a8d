//! Playing, and what is kept of it.

pub mod film;
pub mod first_minutes;
pub mod game;
pub mod game_numbers;
pub mod kept;
pub mod maze_runs;
pub mod play;
pub mod players;
pub mod plays;
pub mod reach;
pub mod recording;
pub mod timeline;
