//! From levels to projects of LDtk.
//!
//! | File | Holds |
//! | --- | --- |
//! | `plan` | which files are written, and what is lost |
//! | `blank` | a project without levels |
//! | `definitions` | layers, tilesets, enumerations and entities that levels refer to |
//! | `level` | a level: its size, its layers of cells |
//! | `entities` | objects and places, also where entities are there already |
//! | `names` | names and numbers that never change |

mod blank;
mod definitions;
mod entities;
mod level;
mod names;
mod plan;

pub(super) use definitions::NOTE;
pub(super) use plan::{ExportWishes, plan};
