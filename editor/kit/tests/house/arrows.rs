//! Arrows between the modules of a crate, and a table of floors that holds their direction.

use std::fs;
use std::path::{Path, PathBuf};

fn module_of(path: &Path, src: &Path) -> String {
    let path = path.strip_prefix(src).expect("a source of this crate");
    let first = path.iter().next().expect("a file").to_string_lossy();
    first.trim_end_matches(".rs").to_owned()
}

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the crate's own folder") {
        let path = entry.expect("the crate's own folder").path();
        if path.is_dir() {
            sources(&path, into);
        } else {
            into.push(path);
        }
    }
}

/// The modules that a line of code names behind `crate::`.
fn named(line: &str) -> impl Iterator<Item = &str> {
    let code = if line.trim_start().starts_with("//") { "" } else { line };
    code.split("crate::").skip(1).filter_map(|rest| rest.split(|c: char| !(c.is_alphanumeric() || c == '_')).next())
}

/// Sources of the crate itself, not of its unit tests.
fn is_code(path: &Path, src: &Path) -> bool {
    let inside = path.strip_prefix(src).expect("a source of this crate");
    !inside.components().any(|part| ["tests", "tests.rs"].contains(&&*part.as_os_str().to_string_lossy()))
}

/// Checks that every module of the crate at `src` uses only those further down in `floors`.
pub fn point_one_way(src: &Path, floors: &[&str]) {
    let floor = |module: &str| floors.iter().position(|floor| *floor == module);
    let mut files = Vec::new();
    sources(src, &mut files);
    let mut back = Vec::new();
    for file in files.into_iter().filter(|file| is_code(file, src)) {
        let module = module_of(&file, src);
        let Some(own) = floor(&module) else {
            assert!(["lib", "main"].contains(&module.as_str()), "`{module}` has no place in the table of floors");
            continue;
        };
        let text = fs::read_to_string(&file).expect("sources are text");
        for (number, line) in (1..).zip(text.lines()) {
            let arrows = named(line).filter(|used| floor(used).is_some_and(|used| used < own));
            back.extend(arrows.map(|used| format!("{}:{number}: {module} uses {used}", file.display())));
        }
    }
    assert!(back.is_empty(), "these arrows point up:\n{}", back.join("\n"));
}
