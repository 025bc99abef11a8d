//! The bars: menus, toolbar and status bar.

pub mod levels;
pub mod menu;
pub mod status;
pub mod toolbar;
