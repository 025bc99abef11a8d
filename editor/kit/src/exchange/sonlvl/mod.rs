//! SonLVL projects: the level descriptions of the originals' disassemblies, read and written back.
//!
//! | File | Holds |
//! | --- | --- |
//! | `ini` | the INI format |
//! | `project` | a level project: keys, defaults, which files a level has |
//! | `folder`, `join` | finding files, and none outside of the disassembly; files joined by a key |
//! | `layout`, `chunks`, `collision`, `objects`, `art` | the formats, one by one |
//! | `pictures` | tiles, blocks and colours put together for the tileset's picture |
//! | `limits`, `source`, `expression` | tables of the disassembly's sources |
//! | `zone`, `level`, `import` | to a project of ours |
//! | `export`, `write` | and back |
//! | `base` | what the project keeps of the files that its parts came from |
//! | `capacity`, `acts`, `usage`, `room` | what a game has room for, which acts share it, how much is taken |
//! | `prints`, `imported_chunks`, `untouched` | what an import brought, and what of it nobody edited |
//! | `format` | all of it as one of the formats |

pub mod acts;
pub mod art;
pub mod base;
pub mod by_zone;
pub mod capacity;
pub mod chunks;
pub mod collision;
pub mod error;
pub mod export;
mod expression;
pub mod folder;
mod format;
pub mod import;
mod imported_chunks;
pub mod ini;
pub mod join;
pub mod layout;
pub mod level;
mod limits;
pub mod numbers;
pub mod objects;
mod pictures;
pub mod prints;
pub mod project;
pub mod room;
mod source;
pub mod untouched;
pub mod usage;
pub mod write;
pub mod zone;

pub use error::SonLvlError;
pub use export::{ExportRequest, Plan, plan};
pub use format::SonLvlProject;
pub use import::{Request, read};

#[cfg(test)]
mod tests;
