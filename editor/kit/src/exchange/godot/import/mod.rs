//! From a scene to a map.
//!
//! | File | Holds |
//! | --- | --- |
//! | `file` | a text file with the resources that it names |
//! | `open` | a scene as a file that a map is read from |
//! | `tileset` | tilesets: pictures, polygons, data of tiles |
//! | `cells` | the cells of tile maps |
//! | `nodes` | nodes with the places, colours and speeds of those around them |
//! | `map` | the whole as a map |

mod cells;
mod file;
mod map;
mod nodes;
mod open;
mod tileset;

pub(super) use cells::{FLIP_H, FLIP_V, cells_text};
pub(super) use open::open;
