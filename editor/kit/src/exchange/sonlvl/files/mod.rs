//! The files of a disassembly: its INI project, the formats one by one, tables of the sources, and writing them back.

pub(crate) mod art;
pub(crate) mod collision;
pub(in crate::exchange::sonlvl) mod encoding;
pub(crate) mod error;
pub(in crate::exchange::sonlvl) mod expression;
pub(crate) mod folder;
pub(in crate::exchange::sonlvl) mod included;
pub mod ini;
pub(crate) mod layout;
mod named;
pub(crate) mod palette;
pub(crate) mod project;
pub(in crate::exchange::sonlvl) mod source;
pub(crate) mod write;
