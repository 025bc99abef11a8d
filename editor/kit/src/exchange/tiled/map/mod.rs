//! Maps of Tiled as they are in files, and nothing of what a level makes of them.
//!
//! | File | Holds |
//! | --- | --- |
//! | `packing` | how files pack the cells of a layer |
//! | `open` | a map, whichever form it has |
//! | `reader` | what both forms are read into |
//! | `xml` | TMX, TSX and TX |
//! | `json` | TMJ, TSJ and TJ |
//! | `world` | maps side by side |

mod json;
mod open;
mod packing;
mod reader;
pub(crate) mod world;
mod xml;

pub(super) use reader::MOST_DEPTH;
