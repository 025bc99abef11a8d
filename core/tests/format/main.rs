//! The project format and its promises: nothing lost, nothing mixed, nothing outside, no panic.
#![allow(clippy::unwrap_used)]
#![allow(clippy::disallowed_types, reason = "files may hold any number, and reading them has to be quick")]

mod behind;
mod common;
mod conditions;
mod encodings;
mod generated;
mod hostile;
mod killed;
mod landed;
mod links;
mod mistakes;
mod outside;
mod records;
mod round_trip;
mod saving;
mod shipped;
mod small_disk;
