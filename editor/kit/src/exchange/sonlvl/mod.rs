//! SonLVL projects: the level descriptions of the originals' disassemblies, read and written back.
//!
//! | Folder or file | Holds |
//! | --- | --- |
//! | `files`: `ini`, `encoding` | the INI format, and how its text is stored |
//! | `files`: `project` | a level project: keys, defaults, which files a level has |
//! | `files`: `folder` | finding files, and none outside of the disassembly |
//! | `files`: `layout`, `collision`, `art`, `write` | the formats, one by one, and writing them |
//! | `files`: `source`, `expression` | tables of the disassembly's sources |
//! | `zone`: `tileset`, `chunks`, `pictures`, `join` | tiles, blocks, chunks and colours as a tileset; files joined by a key |
//! | `zone`: `base` | what the project keeps of the files that its parts came from |
//! | `zone`: `capacity`, `acts`, `usage` | what a game has room for, which acts share it, how much is taken |
//! | `zone`: `prints`, `imported_chunks`, `untouched` | what an import brought, and what of it nobody edited |
//! | `level`: `level_data`, `objects` | a level with its objects and rings |
//! | `level`: `camera_limits`, `start_water`, `demo_starts`, `act_row` | what tables of the sources say of it, and their row |
//! | `level`: `water`, `flow`, `limit_changes`, `game_objects`, and `zone::by_zone` | what no file has, for it is in a game's code |
//! | `import`, `export`, `room`, `format` | to a project of ours and back, as one of the formats |

pub mod build;
pub(crate) mod export;
pub mod files;
mod format;
pub mod import;
pub mod level;
pub(crate) mod room;
mod sprites;
pub mod zone;

pub use export::{ExportRequest, Plan, plan};
pub(crate) use files::error::SonLvlError;
pub(crate) use format::SonLvlProject;
pub use import::{Request, read};

#[cfg(test)]
mod tests;
