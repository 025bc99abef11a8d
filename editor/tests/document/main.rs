//! The document: edits, history, painting, opening and saving.
#![allow(clippy::unwrap_used)]

mod common;
mod edits;
mod files;
mod painting;
mod random;
mod renumber;

#[test]
fn no_egui_in_the_document() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/document");
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let used = text.lines().any(|line| line.contains("egui::") || line.contains("eframe"));
        assert!(!used, "{}", path.display());
    }
}
