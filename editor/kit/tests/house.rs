//! The house: modules point one way, from the command line down to what is stored.

#[path = "house/arrows.rs"]
mod arrows;

use std::path::Path;

/// The modules of the kit, top to bottom: each may use those further down.
const FLOORS: [&str; 17] = [
    "command_line",
    "manual",
    "timeline",
    "film",
    "play",
    "sound",
    "checks",
    "reach",
    "derived",
    "exchange",
    "drawing",
    "document",
    "pixels",
    "words",
    "notices",
    "job",
    "fingerprint",
];

#[test]
fn modules_point_one_way() {
    arrows::point_one_way(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &FLOORS);
}
