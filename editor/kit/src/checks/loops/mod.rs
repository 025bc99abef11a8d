//! Checks of loops and layer switchers: where players get round, and which layer they meet.

pub(in crate::checks) mod departures;
pub(in crate::checks) mod empty_layer;
pub(in crate::checks) mod finder;
pub(in crate::checks) mod marks;
pub(in crate::checks) mod run;
pub(in crate::checks) mod speed;
pub(in crate::checks) mod switcher_paths;
pub(in crate::checks) mod unreachable;
