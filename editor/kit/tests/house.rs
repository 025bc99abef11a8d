//! The house: modules point one way, from the command line down to what is stored.

#[path = "../../../core/tests/house/arrows.rs"]
mod arrows;
#[path = "../../../core/tests/house/doc_words.rs"]
mod doc_words;

use std::path::Path;

/// The modules of the kit, top to bottom: each may use those further down.
const FLOORS: [&[&str]; 26] = [
    &["command_line"],
    &["script"],
    &["manual"],
    &["timeline"],
    &["film"],
    &["play"],
    &["sound"],
    &["checks"],
    &["reach"],
    &["export"],
    &["derived"],
    &["exchange"],
    &["drawing"],
    &["document"],
    &["sprites"],
    &["pixels"],
    &["clips"],
    &["bytes"],
    &["words"],
    &["search"],
    &["notices"],
    &["output"],
    &["shipped"],
    &["sheets"],
    &["job"],
    &["fingerprint"],
];

#[test]
fn modules_point_one_way() {
    arrows::point_one_way(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &FLOORS);
}

/// Modules that use each other: what is beside what, with the folder that both are in.
const PAIRS: [(&str, [&str; 2]); 0] = [];

#[test]
fn siblings_do_not_go_in_circles() {
    arrows::no_circles(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &PAIRS);
}

/// A second format of imported levels brings no change of what looks at levels: that asks `exchange::promises`.
#[test]
fn checks_and_derived_data_know_no_format() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![src.join("checks"), src.join("derived")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = std::fs::read_to_string(&path).expect("a source");
                assert!(!text.contains("exchange::sonlvl"), "{} names a format", path.display());
            }
        }
    }
}

#[test]
fn doc_comments_begin_with_their_subject() {
    doc_words::begin_with_their_subject(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &[]);
}
