//! From levels to maps of Tiled.
//!
//! | File | Holds |
//! | --- | --- |
//! | `plan` | which files are written, and what is lost |
//! | `solid_set` | solid tiles as a tileset: pictures, polygons, arrays |
//! | `map` | a level as a TMX file |
//! | `things` | objects and places |
//! | `elements` | the XML |

mod elements;
mod map;
mod plan;
mod solid_set;
mod things;

pub(super) use plan::plan;
