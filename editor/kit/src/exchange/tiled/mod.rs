//! Maps of Tiled: TMX and TMJ files with their tilesets, templates and worlds.
//!
//! | Folder | Holds |
//! | --- | --- |
//! | `map` | maps as they are in files |
//! | `export` | levels to maps |
//! | `format` | both as one of the formats |

mod export;
mod format;
mod map;

pub(super) use format::TiledMaps;
