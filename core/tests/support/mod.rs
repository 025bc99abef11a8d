//! Shared by the tests of whole worlds and by the benches: a course, and random players, rules and inputs.
#![allow(dead_code, reason = "every test uses a part of it")]

pub mod beside;
pub mod course;
pub mod crowd;
pub mod definitions;
pub mod hostile;
pub mod million;
pub mod projects;
mod random;

pub use random::Random;
