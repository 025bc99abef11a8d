//! The checks: each on a small project that has the fault and on one that has not, each fix applied and taken back.

#![allow(clippy::unwrap_used, missing_docs, dead_code)]

mod anything;
mod command;
#[path = "../drawn/mod.rs"]
mod drawn;
mod each;
mod faults;
mod fix;
mod good;
mod own_output;
mod paths;
mod projects;
mod reach;
mod shipped;
#[path = "../../../../core/tests/support/mod.rs"]
mod support;
