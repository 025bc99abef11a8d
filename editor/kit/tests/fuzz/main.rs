//! Fuzz targets: any bytes into each reader. What must hold: no panic, an end, and no more memory than the input justifies.
//!
//! As tests they run for a moment on every machine. `LOOPWRIGHT_FUZZ=50 cargo test --release -p loopwright-kit --test fuzz`
//! takes 50 times as many inputs; with `cargo bolero test -p loopwright-kit --test fuzz TARGET` a fuzzer looks for those
//! that reach new places for as long as one likes.
#![allow(clippy::unwrap_used, missing_docs)]

mod changes;
mod codecs;
#[path = "../document/common.rs"]
#[allow(dead_code, reason = "the project of other tests, of which only some is used here")]
mod common;
mod imports;
mod memory;
mod own_files;
mod texts;

/// Returns the number of inputs that a target takes, if that many are usual.
fn inputs(usual: usize) -> usize {
    usual * std::env::var("LOOPWRIGHT_FUZZ").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}
