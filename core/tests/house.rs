//! House rules that can be tested: every rule of the guide is found by the index of the crate.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the crate's own folder") {
        let path = entry.expect("the crate's own folder").path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            into.push(path);
        }
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("sources are text")
}

fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Rows of the index: the page, and the files named.
fn index() -> Vec<(String, Vec<String>)> {
    let text = read(&src().join("lib.rs"));
    let rows = text.lines().filter_map(|line| line.strip_prefix("//! | ")?.strip_suffix(" |")?.split_once(" | "));
    let files = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    rows.skip(2).map(|(page, cell)| (page.to_owned(), files(cell))).collect()
}

#[test]
fn every_page_of_the_guide_that_a_rule_names_is_in_the_index() {
    let pages: BTreeSet<_> = index().into_iter().map(|(page, _)| page).collect();
    let mut files = Vec::new();
    sources(&src(), &mut files);
    for file in files {
        for (number, line) in (1..).zip(read(&file).lines()) {
            let Some(("///", rule)) = line.trim_start().split_once(" Guide: ") else { continue };
            let listed =
                |page: &String| rule.strip_prefix(page).is_some_and(|rest| rest.is_empty() || rest.starts_with(" > "));
            assert!(pages.iter().any(listed), "{}:{number}: `{rule}` is not in the index of lib.rs", file.display());
        }
    }
}

#[test]
fn the_index_names_files_that_exist() {
    assert!(index().len() > 10);
    for (page, files) in index() {
        assert!(!files.is_empty(), "{page} names no file");
        for file in files {
            assert!(src().join(&file).exists(), "{page}: {file}");
        }
    }
}
