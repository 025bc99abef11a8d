//! Plays the million frames that every build must come to the same end with.
//!
//! `frames` prints their digests, `frames pin` writes them to where the tests expect them.

#[path = "../tests/support/mod.rs"]
mod support;

use std::io;

fn main() -> io::Result<()> {
    let report = support::million::report();
    match std::env::args().nth(1).as_deref() {
        Some("pin") => std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/million.txt"), report),
        _ => {
            print!("{report}");
            Ok(())
        }
    }
}
