//! Edited objects go back into the map that a level came from; all else of the map stays, byte for byte.
//!
//! | File | Holds |
//! | --- | --- |
//! | `plan` | the map, its level, and what changed |
//! | `xml` | changes in a TMX file |
//! | `json` | changes in a TMJ file |

mod json;
mod plan;
mod xml;

pub(super) use plan::{is_map, plan};
