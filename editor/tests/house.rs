//! The house: modules point one way, from the app down to what is stored.

#[path = "../../core/tests/house/arrows.rs"]
mod arrows;
#[path = "../../core/tests/house/doc_words.rs"]
mod doc_words;

use std::path::Path;

/// The modules of the window, top to bottom: each may use those further down.
const FLOORS: [&[&str]; 23] = [
    &["program"],
    &["app"],
    &["shell"],
    &["dock"],
    &["game"],
    &["panes"],
    &["actions"],
    &["gamepad"],
    &["speaker"],
    &["dialogs"],
    &["maze"],
    &["tools"],
    &["overlays"],
    &["things"],
    &["widgets"],
    &["command"],
    &["look"],
    &["studio"],
    &["settings"],
    &["session"],
    &["manual"],
    &["bindings"],
    &["language"],
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

#[test]
fn doc_comments_begin_with_their_subject() {
    doc_words::begin_with_their_subject(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &[]);
}
