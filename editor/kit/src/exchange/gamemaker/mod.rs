//! Rooms of GameMaker: tile layers, instances, assets and backgrounds become a level.
//!
//! | File | Holds |
//! | --- | --- |
//! | `file` | resources of a project as JSON, and the pictures of sprites |
//! | `tiles` | tile layers: runs of numbers, with flips |
//! | `room` | a room as a map |
//! | `format` | GameMaker as one of the formats |

mod file;
mod format;
mod room;
mod tiles;

pub(super) use format::GameMakerRooms;
