//! Windows that change the level in view or its project: copies, replacements, space, properties.

pub mod copies;
pub mod hooks;
pub mod properties;
pub mod replace;
pub mod space;
