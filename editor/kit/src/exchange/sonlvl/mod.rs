//! SonLVL projects: the level descriptions of the originals' disassemblies, read and written back.
//!
//! | File | Holds |
//! | --- | --- |
//! | `ini`, `encoding` | the INI format, and how its text is stored |
//! | `project` | a level project: keys, defaults, which files a level has |
//! | `folder`, `join` | finding files, and none outside of the disassembly; files joined by a key |
//! | `layout`, `chunks`, `collision`, `objects`, `art` | the formats, one by one |
//! | `pictures` | tiles, blocks and colours put together for the tileset's picture |
//! | `camera_limits`, `start_water`, `demo_starts`, `source`, `expression` | tables of the disassembly's sources |
//! | `act_row` | which row of them an act is, by its names |
//! | `water`, `flow`, `by_zone`, `limit_changes` | what no file has, for it is in a game's code |
//! | `zone`, `level`, `import` | to a project of ours |
//! | `export`, `write` | and back |
//! | `base` | what the project keeps of the files that its parts came from |
//! | `capacity`, `acts`, `usage`, `room` | what a game has room for, which acts share it, how much is taken |
//! | `prints`, `imported_chunks`, `untouched` | what an import brought, and what of it nobody edited |
//! | `game_objects` | the kinds of objects that a game has |
//! | `format` | all of it as one of the formats |

mod act_row;
pub(crate) mod acts;
pub(crate) mod art;
pub(crate) mod base;
pub(crate) mod by_zone;
mod camera_limits;
pub(crate) mod capacity;
pub mod chunks;
pub(crate) mod collision;
mod demo_starts;
mod encoding;
pub(crate) mod error;
pub(crate) mod export;
mod expression;
mod flow;
pub(crate) mod folder;
mod format;
pub mod game_objects;
pub mod import;
mod imported_chunks;
pub mod ini;
pub(crate) mod join;
pub(crate) mod layout;
pub(crate) mod level;
mod limit_changes;
pub(crate) mod numbers;
pub(crate) mod objects;
mod pictures;
pub(crate) mod prints;
pub(crate) mod project;
pub(crate) mod room;
mod source;
mod start_water;
pub(crate) mod untouched;
pub(crate) mod usage;
mod water;
pub(crate) mod write;
pub(crate) mod zone;

pub(crate) use error::SonLvlError;
pub(crate) use export::unheld;
pub use export::{ExportRequest, Plan, plan};
pub(crate) use format::SonLvlProject;
pub use import::{Request, read};

#[cfg(test)]
mod tests;
