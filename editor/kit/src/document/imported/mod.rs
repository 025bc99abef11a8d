//! The notes of a project about the sources of its parts, for the edits and panes that must respect them.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`extra`] | zones, sections and camera limits, in the extra maps of levels and tilesets |
//! | `mapping` | numbers of blocks and solid tiles |
//! | [`common_tiles`] | tilesets that share their solid tiles |
//! | `common_files` | levels that share lists, layouts and starts |
//! | [`described_objects`] | names of a game's objects, and what their subtypes mean |
//! | [`object_pictures`] | pictures of a game's objects |
//! | [`palette_sources`] | files of colours |
//! | [`console_color`] | colours of the console |
//! | `packed` | bytes as text |

pub(crate) mod common_files;
pub mod common_tiles;
pub mod console_color;
pub mod described_objects;
pub mod extra;
pub(crate) mod mapping;
pub mod object_pictures;
pub(crate) mod packed;
pub mod palette_sources;
