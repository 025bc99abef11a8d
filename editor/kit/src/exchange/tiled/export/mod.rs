//! From levels to maps of Tiled.
//!
//! | File | Holds |
//! | --- | --- |
//! | `plan` | which files are written, and what is lost |
//! | `map` | a level as a TMX file |
//! | `things` | objects and places |
//! | `elements` | the XML |

mod elements;
mod map;
mod plan;
mod things;

pub(super) use plan::plan;
pub(super) use things::{object_text, property_text};
