//! Maps of Tiled as they are in files, and nothing of what a level makes of them.
//!
//! | File | Holds |
//! | --- | --- |
//! | `model` | a map as data |
//! | `cells` | the numbers of a layer, and how files pack them |
//! | `files` | the files of a map, none outside of its folder |
//! | `open` | a map, whichever form it has |
//! | `reader` | what both forms are read into |
//! | `xml`, `elements` | TMX, TSX and TX |
//! | `json` | TMJ, TSJ and TJ |
//! | `world` | maps side by side |

pub(crate) mod cells;
mod elements;
pub(crate) mod files;
mod json;
pub(crate) mod model;
pub(crate) mod open;
mod reader;
pub(crate) mod world;
mod xml;
