//! Levels of LDtk as maps.
//!
//! | File | Holds |
//! | --- | --- |
//! | `file` | a project as it is in its file |
//! | `open` | a project opened: its levels one by one |
//! | `level` | a level as a map |
//! | `tilesets` | the tilesets that a level uses |
//! | `tiles` | tiles of a layer, several on a cell |
//! | `int_grid` | numbers of cells, and which of them are solid |
//! | `entities` | entities as objects |

mod entities;
mod file;
mod int_grid;
mod level;
mod open;
mod tiles;
mod tilesets;

pub(super) use open::open;
