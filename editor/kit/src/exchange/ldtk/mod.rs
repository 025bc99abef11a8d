//! Projects of LDtk: levels in one file or in files of their own.
//!
//! | Folder | Holds |
//! | --- | --- |
//! | `map` | levels as they are in files, and the maps that they are |
//! | `export` | levels to projects, also into one that is there |
//! | `format` | LDtk as one of the formats |

mod export;
mod format;
mod map;

pub(super) use format::LdtkProjects;
