//! Checks of rotating mazes.

pub(in crate::checks) mod blocks;
pub(in crate::checks) mod border;
pub(in crate::checks) mod goal;
pub(in crate::checks) mod reach;
pub(in crate::checks) mod start;
