//! The examples of the manual's pages about files.

use crate::schemas::compiled;
use crate::support::{Folder, samples};
use kit::manual::PAGES;
use serde_json::Value;
use sim::file::{Disk, open};

/// The pieces of code of a language on a page of the manual.
fn code(page: &str, language: &str) -> Vec<&'static str> {
    let page = PAGES.iter().find(|known| known.file == page).expect("a page");
    let starts = format!("```{language}\n");
    page.text.split(&starts).skip(1).filter_map(|rest| Some(rest.split_once("```")?.0)).collect()
}

#[test]
fn the_project_of_the_page_about_files_is_valid_and_opens() {
    let (schemas, indices) = compiled();
    let parts = code("file-format.md", "json");
    let files = ["loopwright.json", "chunks.json", "levels/hill.json", "tilesets/meadow/tileset.json"];
    assert_eq!(parts.len(), files.len());
    let folder = Folder::new("manual");
    let meadow = samples()[0].join("../../tilesets/meadow");
    std::fs::create_dir_all(folder.0.join("levels")).unwrap();
    std::fs::create_dir_all(folder.0.join("tilesets/meadow")).unwrap();
    for ((file, text), schema) in files.iter().zip(parts).zip(["project", "chunks", "level", "tileset"]) {
        let value: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{file}: {error}"));
        schemas.validate(&value, indices[schema]).unwrap_or_else(|error| panic!("{file}: {error:#}"));
        std::fs::write(folder.0.join(file), text).unwrap();
    }
    // The page shows the beginning of the tileset.
    for file in ["tileset.json", "art.png"] {
        std::fs::copy(meadow.join(file), folder.0.join("tilesets/meadow").join(file)).unwrap();
    }
    let opened = open(&Disk, &folder.0, &mut |_, _| {}).unwrap();
    assert!(opened.problems.is_empty(), "{:?}", opened.problems);
    assert_eq!(opened.project.levels[0].placements.len(), 2);
}
