//! Levels for game engines: everything that a level is made of, flattened, with its pictures in one atlas.
//!
//! | File | Holds |
//! | --- | --- |
//! | `files` | the data of the files, as they are written: the format |
//! | `numbers` | the numbers of the cells of art and of the solid tiles that the exported levels use |
//! | `grids` | the blocks of a level: chunks resolved |
//! | `objects` | the objects of a level: kinds and parameters resolved |
//! | `level`, `shared` | the data of a level, and the data that all levels share |
//! | `atlas` | the one picture |
//! | `loader` | readers of the files in other languages |
//! | `text` | the JSON form, and the digest of what it holds |
//! | `export` | the files on disk |
//!
//! Equal projects give equal bytes.

mod atlas;
mod export;
pub mod files;
mod grids;
mod level;
mod loader;
mod numbers;
mod objects;
mod shared;
mod text;

pub use export::{ExportedFile, GameExport, GameForm, GameOptions, GameReport, MOST_PADDING};
pub use loader::GameLoader;
