//! The project format and its promises: nothing lost, nothing mixed, nothing outside, no panic.
#![allow(clippy::unwrap_used)]

mod common;
mod round_trip;
