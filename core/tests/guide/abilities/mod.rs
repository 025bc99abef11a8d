//! Special abilities, and the partner.

pub mod charges;
pub mod flight;
pub mod glide;
pub mod partner;
pub mod shields;
pub mod super_forms;
