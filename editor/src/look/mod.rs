//! The look of the window: its colours and sizes, its icons, and the player's picture.

pub mod figure;
pub mod icons;
pub mod theme;
