//! The windows about play: a run is saved, causes pause it, places that can be reached are searched.

pub mod keep_run;
pub mod pause_when;
pub mod reach_window;
