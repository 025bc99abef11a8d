//! Maps of other editors, cells beside cells, and the way from them to levels.
//!
//! | File | Holds |
//! | --- | --- |
//! | `model` | a map as data: tilesets, layers, objects |
//! | `cells` | the cells of a layer |
//! | `files` | the files of a map, none outside of its folder |
//! | `reader` | the reader of a format whose files are maps |
//! | `source` | a file that maps are read from: what a format gives to the import |
//! | `writer` | the writer of a format whose files are maps |
//! | `import` | maps to levels |
//! | `export` | levels to maps: what the writers share |

pub(super) mod cells;
pub(super) mod export;
pub(super) mod files;
pub(super) mod import;
pub(super) mod model;
pub(super) mod reader;
pub(super) mod source;
pub(super) mod writer;
