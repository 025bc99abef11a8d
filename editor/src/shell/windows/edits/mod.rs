//! Windows that change the level in view: copies, replacements, space.

pub mod copies;
pub mod replace;
pub mod space;
