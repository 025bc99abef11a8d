//! From levels to scenes of Godot and a tileset.
//!
//! | File | Holds |
//! | --- | --- |
//! | `plan` | the files that an export writes |
//! | `tileset` | one tileset with art, and with the solid tiles of both layers |
//! | `scene` | a level as a scene |

mod plan;
mod scene;
mod tileset;

pub(super) use plan::plan;
