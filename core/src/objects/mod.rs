//! Objects: one file each, with all there is to say about it.
//!
//! They run in slot order after the player, and exist only near the camera (see [`window`]).

pub mod layer_switcher;
pub mod window;
