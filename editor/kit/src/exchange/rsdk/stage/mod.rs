//! The files of a stage, as data.
//!
//! | File | Holds |
//! | --- | --- |
//! | `mask` | the collision of a tile on a path, from and to a solid tile |
//! | `collision` | `TileConfig.bin` and `CollisionMasks.bin` |
//! | `sheet` | `16x16Tiles.gif` |
//! | `scene` | `Scene.bin` of version 5 |
//! | `act` | acts of versions 3 and 4, with their chunks and backgrounds |
//! | `config` | `StageConfig.bin` and `GameConfig.bin`: names of objects, and colours |
//! | `packed` | packed parts and texts |

pub(super) mod act;
pub(super) mod collision;
pub(super) mod config;
pub(super) mod mask;
mod packed;
pub(super) mod scene;
pub(super) mod sheet;
