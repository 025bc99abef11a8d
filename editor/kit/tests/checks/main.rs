//! The checks: each on a small project that has the fault and on one that has not, each fix applied and taken back.

#![allow(clippy::unwrap_used, missing_docs, dead_code)]

mod anything;
mod command;
mod each;
mod fix;
mod good;
mod own_output;
mod paths;
mod projects;
mod reach;
#[path = "../../examples/make_samples/samples.rs"]
mod samples;
mod shipped;
#[path = "../../../../core/tests/support/mod.rs"]
mod support;
