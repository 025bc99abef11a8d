//! What a project keeps of where its parts came from, for the edits and panes that must respect it.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`extra`] | zones, sections and camera limits, in the extra maps of levels and tilesets |
//! | `mapping` | numbers of blocks and solid tiles |
//! | [`common_tiles`] | tilesets that share their solid tiles |
//! | `common_files` | levels that share lists, layouts and starts |

pub(crate) mod common_files;
pub mod common_tiles;
pub mod extra;
pub(crate) mod mapping;
