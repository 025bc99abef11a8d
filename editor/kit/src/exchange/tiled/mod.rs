//! Maps of Tiled: TMX and TMJ files with their tilesets, templates and worlds.
//!
//! | Folder | Holds |
//! | --- | --- |
//! | `map` | maps as they are in files |
//! | `import` | maps to levels |
//! | `export` | levels to maps |
//! | `format` | both as one of the formats |

mod error;
mod export;
mod format;
mod import;
mod map;

pub(super) use format::TiledMaps;
