//! The parts that the levels of a zone share: tiles, blocks, chunks and pictures, the room for them, and what of an import
//! nobody edited.

pub(crate) mod acts;
pub(crate) mod base;
pub(crate) mod by_zone;
pub(crate) mod capacity;
pub mod chunks;
pub(in crate::exchange::sonlvl) mod imported_chunks;
pub(crate) mod join;
pub(crate) mod numbers;
pub(in crate::exchange::sonlvl) mod palettes;
pub(in crate::exchange::sonlvl) mod pictures;
pub(crate) mod prints;
pub(crate) mod tileset;
pub(crate) mod untouched;
pub(crate) mod usage;
