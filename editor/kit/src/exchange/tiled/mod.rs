//! Maps of Tiled: TMX and TMJ files with their tilesets, templates and worlds.
//!
//! | Folder | Holds |
//! | --- | --- |
//! | `map` | maps as they are in files |
//! | `export` | levels to maps |
//! | `write_back` | edited objects back into their map |
//! | `format` | both as one of the formats |

mod export;
mod format;
mod map;
mod write_back;

pub(super) use format::TiledMaps;
