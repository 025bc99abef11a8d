//! Keys and the mouse, all of them.

pub mod by_key;
pub mod event_order;
pub mod key_owners;
pub mod random;
pub mod shortcuts;
