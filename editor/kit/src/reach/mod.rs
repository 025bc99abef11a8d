//! The reach of a player: a search over real worlds, from a start or from any frame of a run.
//!
//! A state is a world and what is held in it. From each state the buttons are held in a few ways (`moves`), and the world is
//! stepped for as long. States that differ in nothing that matters for where one gets (`bucket`) count as one: the first
//! that is found goes on. States in cells that were hardly seen come first, so that the search spreads before it goes into
//! detail (`search`). It is done in rounds of a fixed size, each worked out on all threads and put together in order: the
//! result is the same on any number of threads.
//!
//! The result is a [`ReachMap`]: cells of [`CELL`] pixels with the earliest frame in which the player's centre was found there,
//! the things that were reached (`targets`), and a run to each of both. It says how much was left unexplored.
//! A run that ends in the middle of the terrain goes no farther: it is listed apart, and colours no cell.

mod bucket;
mod hashing;
mod map;
mod moves;
mod origin;
pub mod picture;
mod search;
mod targets;
pub mod text;
pub mod watch;

pub use map::{CELL, End, Progress, ReachMap, ReachedCell, Sheet};
pub use origin::Origin;
pub use search::{Search, SearchLimits};
pub use targets::{Target, Targets, What};
